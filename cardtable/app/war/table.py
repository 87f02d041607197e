"""Bidding War on the table page: events become motions, words and scores; clicks and keys become moves."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.session import Session
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.table.animator import Motion, Step
from cardtable.app.table.board import Piece
from cardtable.app.table.card_button import CardButton
from cardtable.app.table.furniture import CaptionItem, SlotItem, StandItem
from cardtable.app.table.glide import Glide
from cardtable.app.table.items import CardItem
from cardtable.app.table.page import TablePage
from cardtable.app.table.panel import LogView, RulesView
from cardtable.app.table.places import Place
from cardtable.app.table.plaque import PlaqueItem, Rank
from cardtable.app.table.prompt import Answer
from cardtable.app.war.board import DECK, HEAP, STAKE, WarBoard, hand, slot
from cardtable.app.war.course import Course
from cardtable.app.war.hints import Hints
from cardtable.app.war.layout import WarLayout
from cardtable.app.war.questions import Questions
from cardtable.app.war.rules_page import rules_html
from cardtable.app.war.score import ScoreView, SeatScore
from cardtable.app.war.words import Teller, card_words, isolated, points_words
from cardtable.app.widgets import scrolling
from cardtable.bots.players import PLAYERS
from cardtable.engine.cards import RANKS, card_name, split_card
from cardtable.engine.war.moves import (
    BidLaid,
    BidsCleared,
    BidsTurned,
    CardOffered,
    Dealt,
    GameEnded,
    Passed,
    PrizeCarried,
    PrizeDiscarded,
    PrizeTurned,
    PrizeWon,
)
from cardtable.engine.war.play import OFFER, PASS, War
from cardtable.engine.war.rules import WarRules

translate = QCoreApplication.translate

_DURATIONS: dict[type, float] = {
    Dealt: 1100,
    PrizeTurned: 560,
    CardOffered: 520,
    BidLaid: 420,
    Passed: 260,
    BidsTurned: 620,
    PrizeWon: 640,
    PrizeCarried: 420,
    PrizeDiscarded: 520,
    BidsCleared: 520,
    GameEnded: 300,
}
_HEAP_SHOWN = 8
"""Cards further down in the heap lie wholly under others: drawing them would only take time."""
_LOOK = 900.0
"""Milliseconds that turned bids lie before the prize moves: time to see who won."""


class WarTable(QObject):
    """Presents one session of Bidding War."""

    ended = Signal()
    """The person has seen the end and wants the result."""

    def __init__(
        self, page: TablePage, session: Session, settings: Settings, pixmaps: Pixmaps, emblems: list[int]
    ) -> None:
        super().__init__(page)
        self.page = page
        self.session = session
        self.settings = settings
        self.emblems = emblems
        rules = session.match.header.rules
        assert isinstance(rules, WarRules)
        self.rules: WarRules = rules
        self.seats = len(session.names)
        self.seat = session.seat
        self.course = Course(self.seats)
        self.board = WarBoard(self.seats, self.seat, rules.suit_size)
        self.teller = Teller(session.names, self.seat)
        self._questions = Questions(session.names, self.seat, rules)
        self._hints = Hints(session, page.prompt, self._questions, list(PLAYERS["war"])[-1], self._hinted)
        self._pixmaps = pixmaps
        self._items: dict[Piece, CardItem] = {}
        self._passed: set[int] = set()
        self._open = False  # whether the person's decision is asked for just now
        self._chosen: str | None = None
        self._pointed: str | None = None
        self._buttons: dict[str, CardButton] = {}
        self._outcome = ""
        self._logged: list[tuple[str, object]] = []
        """The log's lines with their events: they are written anew where the colours change."""
        self._glide = Glide(self)
        self._build()
        self._connect()

    # --- setting up ----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        scene = self.page.view.scene()
        self._plaques = [PlaqueItem(seat, self.emblems[seat]) for seat in range(self.seats)]
        self._slots = [SlotItem() for _ in range(self.seats)]
        self._stand = StandItem()
        self._captions = {name: CaptionItem() for name in ("stand", "deck", "heap")}
        for item in (*self._plaques, *self._slots, self._stand, *self._captions.values()):
            scene.addItem(item)
        self._colours = scheme(self.settings)
        self._score = ScoreView(self._pixmaps, self._colours)
        self._log = LogView()
        panel = self.page.panel
        panel.add(scrolling(self._score), translate("war", "Score"))
        panel.add(self._log, translate("war", "Log"))
        panel.add(RulesView(rules_html(self.rules, self.seats)), translate("war", "Rules"))
        self.layout = WarLayout(self.seats, self.seat, 1080, 900)

    def _connect(self) -> None:
        page, session = self.page, self.session
        page.view.resized.connect(self._relayout)
        page.view.clicked.connect(self._clicked)
        page.view.pointed.connect(self._point)
        page.view.grabbed.connect(self._grabbed)
        page.view.dropped.connect(self._dropped)
        page.view.movable = lambda item: self._card_of(item) is not None
        page.key.connect(self._pressed)
        page.animator.idle.connect(self._idle, Qt.ConnectionType.QueuedConnection)
        session.happened.connect(self._happened)
        session.asked.connect(self._ask)
        session.finished.connect(self._ask)
        self.settings.changed.connect(self._set)
        self._set()

    def _set(self) -> None:
        self.page.animator.pace = self.settings.motion
        self._pixmaps.two_colour = self.settings.two_colour
        self.page.view.viewport().update()
        colours = scheme(self.settings)
        if colours is not self._colours:
            self._colours = colours
            self._score.show_scheme(colours)
            self._log.clear()
            for text, event in self._logged:
                self._log.add(self._coloured(text, event))

    def start(self) -> None:
        """Shows the table as it stands, and lets the game go on."""
        for event in self.session.start():
            self.board.apply(event)
            self._follow(event)
        self._relayout()
        self.refresh()
        QTimer.singleShot(0, self, self._idle)

    # --- what happens --------------------------------------------------------------------------------------------

    def _happened(self, events: list[object]) -> None:
        steps = []
        for event in events:
            steps.append(Step(partial(self._begin, event), _DURATIONS[type(event)], self.refresh))
            if isinstance(event, BidsTurned):
                steps.append(Step(list, _LOOK, lambda: None))
        # Others laying their sealed bids don't disturb the person who is still choosing hers.
        if not (self.session.legal() and all(isinstance(event, BidLaid) for event in events)):
            self._close()
            for plaque in self._plaques:
                plaque.set_active(False)
        self.page.animator.play(steps)

    def _close(self) -> None:
        """Nothing is asked any more."""
        self._open = False
        self._chosen = None
        self._hints.put_away()
        self.page.prompt.ask("", [])
        self._show_hand()

    def _begin(self, event: object) -> list[Motion]:
        """Changes the board by one event; the motions that show it."""
        before = {piece: (item.at, item.turned) for piece, item in self._items.items()}
        self._glide.stop()
        self.board.apply(event)
        self._follow(event)
        self._sync_items()
        if not self.board.zone(STAKE):
            self._captions["stand"].setVisible(False)
        places = self._places()
        motions = []
        fresh = 0
        for piece, place in places.items():
            item = self._items[piece]
            start, turned = before.get(piece, (self._source(place), 0.0))
            goal = 1.0 if piece.face_up else 0.0
            if item is self.page.view.dragged and self._card_of(item):
                continue  # what happens elsewhere doesn't take the card out of the person's fingers
            if (start, turned) != (place, goal):
                delay = 0.0
                if piece not in before:
                    delay = 0.55 * fresh / max(1, len(places))
                    fresh += 1
                item.drawn_width = max(place.width, 1)
                # What travels does so above all; a fan that only closes up stays behind its plaque.
                travels = abs(start.x - place.x) + abs(start.y - place.y) > place.width
                item.setZValue(400 + place.z if travels else place.z)
                item.put(start)
                item.chosen = False
                motions.append(Motion(item, start, place, (turned, goal), delay))
        return motions

    def _source(self, place: Place) -> Place:
        """Where cards come from when they are dealt: the middle of the table."""
        x, y = self.layout.stand.centre
        return Place(x, y, place.width)

    def _follow(self, event: object) -> None:
        """Words, scores and marks of an event."""
        self.course.follow(event)
        if isinstance(event, Passed):
            self._passed.add(event.seat)
        elif isinstance(event, PrizeWon):
            winner = self._items[self.board.zone(slot(event.seat))[-1]] if self._items else None
            if winner:
                winner.chosen = True
                winner.update()
        elif isinstance(event, BidsCleared):
            self._passed.clear()
        text = self.teller.tell(event)
        if not text:
            return
        if isinstance(event, PrizeWon | PrizeCarried | PrizeDiscarded):
            self._outcome = text
        upcoming = isinstance(event, PrizeTurned | CardOffered)
        self.page.prompt.tell(f"{self._outcome} {text}" if upcoming else text)
        if not (isinstance(event, BidLaid) and not event.face_up):
            self._logged.append((text, event))
            self._log.add(self._coloured(text, event))
        self._announce(text)

    def _announce(self, text: str) -> None:
        """Tells screen readers."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.page.view, text))

    def _coloured(self, text: str, event: object) -> str:
        """A log line, its acting seat's name in her colour."""
        seat = getattr(event, "seat", None)
        weight = "600" if isinstance(event, PrizeWon | GameEnded) else "400"
        shown = text.replace("&", "&amp;").replace("<", "&lt;")
        if seat is not None:
            name = self.teller.name(seat).replace("&", "&amp;").replace("<", "&lt;")
            colour = seat_text(self._plaques[seat].colour, self._colours).name()
            shown = shown.replace(name, f'<span style="color:{colour}">{name}</span>', 1)
        return f'<span style="font-weight:{weight}">{shown}</span>'

    def _idle(self) -> None:
        if not self.page.animator.busy:
            self.session.settled()
            self.refresh()
            self._ask()

    # --- showing -------------------------------------------------------------------------------------------------

    def _sync_items(self) -> None:
        """One item for each piece, none for pieces that are gone."""
        pieces = set(self.board.pieces())
        for piece in [piece for piece in self._items if piece not in pieces]:
            self.page.view.scene().removeItem(self._items.pop(piece))
        for piece in pieces:
            item = self._items.get(piece)
            if item is None:
                item = self._items[piece] = CardItem(self._pixmaps)
                self.page.view.scene().addItem(item)
            item.card = piece.card if piece.face_up or item.turned > 0 else None

    def _relayout(self) -> None:
        """Puts everything where it belongs at once: after a resize, or at the start."""
        view = self.page.view
        self.page.animator.hurry()
        mirrored = view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        layout = WarLayout(self.seats, self.seat, max(view.width(), 400), max(view.height(), 400), mirrored)
        self.layout = layout
        for seat in range(self.seats):
            self._plaques[seat].set_box(layout.plaques[seat], layout.strip_height)
            self._slots[seat].set_place(layout.slots[seat])
        self._stand.set_box(layout.stand)
        self.page.put_prompt(layout.prompt, layout.text_scale)
        for caption in self._captions.values():
            caption.set_scale(layout.text_scale)
        self._sync_items()
        for piece, place in self._places().items():
            item = self._items[piece]
            item.drawn_width = place.width
            item.put(place)
            item.setZValue(place.z)
            item.look(turned=1.0 if piece.face_up else 0.0, lift=0.0)
        self.refresh()
        view.viewport().update()

    def refresh(self) -> None:
        """Plaques, captions, score and marks, from the board as it is shown."""
        owing = set() if self.page.animator.busy and not self._open else set(self.session.owing())
        scores = self.course.scores[-1]
        ended = self.course.ended
        for seat, plaque in enumerate(self._plaques):
            cards = isolated(translate("war", "%n card(s)", None, len(self.board.held[seat])))
            ranks = tuple(Rank(RANKS[rank], rank in self.board.held[seat]) for rank in range(self.rules.suit_size))
            note = translate("war", "out") if seat in self._passed else ""
            if ended and seat in ended.winners:
                note = translate("war", "wins")
            name = self.session.names[seat]
            plaque.tell(name, f"{points_words(scores[seat])} · {cards}", seat in owing, note, ranks)
            self._slots[seat].set_glow(1.0 if seat == self.seat and self._to_bid() else 0.0)
        for depth, piece in enumerate(reversed(self.board.zone(HEAP))):
            self._items[piece].setVisible(depth < _HEAP_SHOWN)
        self._tell_captions()
        rows = [SeatScore(self.session.names[seat], self.emblems[seat], scores[seat]) for seat in range(self.seats)]
        to_come = []
        left = 0
        if self.rules.prizes == "spare_suit":
            to_come = [(RANKS[rank], rank in self.board.to_come) for rank in range(self.rules.suit_size)]
            left = sum(self.rules.values()[rank] for rank in self.board.to_come) + self._stake_points()
        self._score.tell(rows, to_come, left, self.course.scores)
        self.page.view.setAccessibleName(translate("war", "Table"))
        self.page.view.setAccessibleDescription(self._score.accessibleName())
        self._show_hand()

    def _stake_points(self) -> int:
        values = self.rules.values()
        return sum(values[split_card(piece.card)[0]] for piece in self.board.zone(STAKE) if piece.card)

    def _tell_captions(self) -> None:
        stand, unit = self.layout.stand, self.layout.unit
        stake = self.board.zone(STAKE)
        below = QPointF(stand.x + stand.width / 2, stand.y + stand.height + 4 * unit)
        self._captions["stand"].tell(points_words(self._stake_points()) if stake else "", below)
        for name, place in ((DECK, self.layout.deck), (HEAP, self.layout.heap)):
            count = len(self.board.zone(name))
            text = (
                translate("war", "%n to come", None, count)
                if name == DECK
                else translate("war", "%n spent", None, count)
            )
            at = QPointF(place.x, place.y + place.width * 0.7 + 18 * self.layout.text_scale)
            self._captions[name].tell(text if count else "", at)

    # --- what is asked -------------------------------------------------------------------------------------------

    @property
    def _state(self) -> War:
        state = self.session.view.state
        assert isinstance(state, War)
        return state

    def legal_cards(self) -> list[str]:
        """The cards that may be bid or offered now; empty when nothing is asked."""
        if not self._open:
            return []
        suits = self._state.suits
        return [card_name(move, suits[self.seat]) for move in self.session.legal() if move != PASS]

    def _to_bid(self) -> bool:
        return bool(self.legal_cards()) and self._state.phase != OFFER

    def _ask(self) -> None:
        """Puts the question that is due."""
        prompt = self.page.prompt
        if self.page.animator.busy and not self._open:  # while others lay their cards, choosing shows at once
            return
        self._open = False
        if self.course.ended:
            text = self.teller.ending(self.course.ended.winners, self.course.ended.scores)
            words = translate("war", "See the result")
            says = translate("war", "and the course of the game")
            prompt.ask(text, [Answer("result", words, says, "Return", self.ended.emit, True)])
            prompt.tell("")
            self.refresh()
            return
        legal = self.session.legal()
        self._open = bool(legal)
        if not legal:
            self._wait()
            return
        cards = self.legal_cards()
        if self._chosen not in cards:
            self._chosen = self._likely(cards)
        answers = []
        if self._chosen:
            label, says = self._questions.playing(self._state, self._chosen)
            answers.append(Answer("play", label, says, "Return", self._play_chosen, likely=True))
        if PASS in legal:
            words = translate("war", "out for this prize")
            answers.append(
                Answer("pass", translate("war", "Pass"), words, "P", lambda: self._play(PASS), likely=not cards)
            )
        answers.append(self._hints.answer())
        stake = [piece.card for piece in self.board.zone(STAKE) if piece.card]
        prompt.ask(self._questions.question(self._state, stake), answers)
        self.refresh()

    def _likely(self, cards: list[str]) -> str | None:
        """What is chosen to begin with: for a bid the card nearest in value to what is up, else the lowest."""
        if not cards:
            return None
        values = self.rules.values()
        aim = self._stake_points() if self._state.phase != OFFER else 0
        return min(cards, key=lambda card: (abs(values[split_card(card)[0]] - aim), card))

    def _wait(self) -> None:
        text = self._questions.waiting(self.session.owing())
        label, says = translate("war", "Hurry"), translate("war", "without the pause")
        answers = [Answer("hurry", label, says, "Space", self.session.hurry)] if text else []
        self.page.prompt.ask(text, answers)

    def _hinted(self, words: str) -> None:
        """There is another hint, or none: its button and the cards show it."""
        if words:
            self._announce(words)
        self._ask()

    # --- hands on the cards --------------------------------------------------------------------------------------

    def _places(self) -> dict[Piece, Place]:
        """Where everything lies, the chosen and the pointed card of the hand lifted."""
        places = self.layout.places(self.board)
        for piece in self.board.zone(hand(self.seat)):
            rise = 0.0
            if self._open and piece.card == self._chosen:
                rise = 0.14
            elif piece.card == self._pointed:
                rise = 0.07
            place = places[piece]
            places[piece] = place._replace(y=place.y - rise * place.height)
        return places

    def _show_hand(self) -> None:
        """Lifts the chosen and the pointed card, dims what can't be played."""
        legal = self.legal_cards()
        places = self._places()
        targets = {}
        for piece in self.board.zone(hand(self.seat)):
            item = self._items[piece]
            dimmed = self._open and piece.card not in legal
            chosen = self._open and piece.card == self._chosen
            rounds = self._hints.marks.get(split_card(piece.card)[0], 0) if piece.card else 0
            if (item.dimmed, item.chosen, item.rounds) != (dimmed, chosen, rounds):
                item.dimmed, item.chosen, item.rounds = dimmed, chosen, rounds
                item.update()
            if item is not self.page.view.dragged:
                targets[item] = places[piece]
        self._show_buttons()
        if self._open or not self.page.animator.busy:
            self._glide.to(targets, self.settings.motion)

    def _show_buttons(self) -> None:
        """A real button over each card that can be played, in the order of the hand."""
        legal = self.legal_cards()
        for gone in [card for card in self._buttons if card not in legal]:
            left = self._buttons.pop(gone)
            if left.hasFocus():
                self.page.setFocus()  # else Qt gives it to whatever comes next, a door out of the table for one
            left.deleteLater()
        places = self.layout.places(self.board)
        for piece in self.board.zone(hand(self.seat)):
            card = piece.card
            if card is None or card not in legal:
                continue
            button = self._buttons.get(card)
            if button is None:
                button = self._buttons[card] = CardButton(self.page.view)
                button.setAccessibleName(card_words(card))
                button.reached.connect(partial(self.choose, card))
                button.clicked.connect(partial(self._play_card, card))
                button.show()
            button.setAccessibleDescription(self._described(card))
            place = places[piece]
            width, height = place.width, place.height
            button.setGeometry(round(place.x - width / 2), round(place.y - height / 2), round(width), round(height))

    def _described(self, card: str) -> str:
        """What there is to say of a card of the hand: its worth, and how often a hint plays it."""
        rank = split_card(card)[0]
        text = translate("war", "worth {points}").replace("{points}", points_words(self.rules.values()[rank]))
        rounds = self._hints.marks.get(rank)
        if rounds is None:
            return text
        return f"{text}, " + translate("war", "hint: {count} of 10 rounds").replace("{count}", f"{rounds}")

    def _card_of(self, item: object) -> str | None:
        """The card of an item in the person's own hand, else None."""
        for piece in self.board.zone(hand(self.seat)):
            if self._items.get(piece) is item:
                return piece.card
        return None

    def _point(self, item: object) -> None:
        self._pointed = self._card_of(item)
        self._show_hand()

    def _clicked(self, item: object) -> None:
        card = self._card_of(item)
        if card is None:
            return
        if card == self._chosen and card in self.legal_cards():
            self._play_chosen()
        else:
            self.choose(card)

    def choose(self, card: str) -> None:
        """Chooses a card of the hand, or says why it can't be played."""
        legal = self.legal_cards()
        if card in legal:
            self._chosen = card
            self._ask()
            self._announce(card_words(card))
        elif self._open:
            self._hints.put_away()  # it would cover what is said now
            self._ask()
            self.page.prompt.tell(self._questions.too_low(self._state, card))

    def _grabbed(self, item: object) -> None:
        self._glide.stop()
        card = self._card_of(item)
        if isinstance(item, CardItem):
            item.setZValue(600)
            item.look(lift=1.0)
        if card:
            self.choose(card)
            self._glide.stop()

    def _dropped(self, item: object, at: QPointF) -> None:
        """Dropped on the felt above the hand a card is played; elsewhere it goes back."""
        card = self._card_of(item)
        if isinstance(item, CardItem):
            item.look(lift=0.0)
        if card and card in self.legal_cards() and at.y() < self.layout.prompt.y + self.layout.prompt.height * 0.4:
            self._chosen = card
            self._play_chosen()
        else:
            self._put_back(item)

    def _put_back(self, item: object) -> None:
        """Whatever was dragged in vain returns to where it lies."""
        targets = {self._items[piece]: place for piece, place in self._places().items() if self._items[piece] is item}
        self._glide.to(targets, self.settings.motion)
        self._show_hand()

    def _pressed(self, event: QKeyEvent) -> None:
        legal = self.legal_cards()
        if self.page.prompt.press(event):
            return
        if event.key() == Qt.Key.Key_Space:
            self.page.animator.hurry()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and legal:
            mirrored = self.page.layoutDirection() == Qt.LayoutDirection.RightToLeft
            step = 1 if (event.key() == Qt.Key.Key_Right) != mirrored else -1
            place = legal.index(self._chosen) + step if self._chosen in legal else 0
            self.choose(legal[max(0, min(place, len(legal) - 1))])
        else:
            rank = {"0": "10", "1": "A", "T": "10"}.get(event.text().upper(), event.text().upper())
            for card in legal:
                if rank and RANKS[split_card(card)[0]] == rank:
                    self.choose(card)

    def _play_chosen(self) -> None:
        if self._chosen:
            self._play_card(self._chosen)

    def _play_card(self, card: str) -> None:
        if card in self.legal_cards():
            self._play(split_card(card)[0])

    def _play(self, move: int) -> None:
        if self._open:
            self._close()
            self.session.choose(move)
            if not self.page.animator.busy:  # others come first: the person waits for them
                self._ask()
