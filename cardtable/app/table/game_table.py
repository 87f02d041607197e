"""A game on the table page: events become motions and words, clicks and keys become moves. It knows no game's rules.

How a game's table is made from it: derive a class and give it

- `build`: the board that follows the game's events, its course, its teller, what lies on the felt, the panel's tabs;
- `make_layout` and `put_furniture`: where everything lies, for any size of table;
- `hand_zone` and `card_of`: which pieces are the person's own cards, and which card a move plays;
- `duration` and `look`: how long an event takes to be shown, and to be looked at afterwards;
- `follow` and `refresh_own`: the game's own marks, captions and scores;
- `question`, `answers`, `likely`, `why_not`, `described`: what is asked of the person, and what is said of her cards;
- `hint_of` and `listed`: what an adviser says, in words; `ending`: who won.

The rest is here: items for pieces, motions, the hand (lifted, dimmed, dragged, with a real button over each card that
can be played), keys, the prompt, the log, announcements for screen readers, hints, settings.

The session is ahead of the table. While motions are shown, and while the table rests between hands, `session.view`
knows more than lies on the felt: what is shown comes from the board and the course. What is asked may come from the
view, since nothing is asked before all has been shown.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.widgets import scrolling
from cardtable.app.play.live import LiveGame
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.table.animator import Motion, Step
from cardtable.app.table.board import Board, Piece, Zone
from cardtable.app.table.card_button import CardButton
from cardtable.app.table.hints import Hint, Hints
from cardtable.app.table.items import CardItem
from cardtable.app.table.page import TablePage
from cardtable.app.table.panel import LogView, RulesView
from cardtable.app.table.places import Box, Place
from cardtable.app.table.plaque import PlaqueItem
from cardtable.app.table.prompt import Answer
from cardtable.app.table.tween import Tween
from cardtable.app.table.words import Teller, card_words, named
from cardtable.bots.player import Advice
from cardtable.bots.players import PLAYERS
from cardtable.engine.cards import RANKS, split_card

translate = QCoreApplication.translate

_KEYS = {"0": "10", "1": "A", "T": "10"}
"""Keys for ranks that no single key is called after, or that have two."""


class Layout(Protocol):
    """Where everything lies on a table of one size. Only what every table has; a game's own knows more."""

    prompt: Box
    plaques: dict[int, Box]
    strip_height: float
    """Of the row of ranks under a plaque; 0 where the game has none."""
    text_scale: float
    """How much larger than designed text on the felt is."""

    def places(self, board: Any) -> dict[Piece, Place]:
        """Where each piece on the board lies."""


class Course(Protocol):
    """How a game has gone so far: what its result page is made from."""

    @property
    def ended(self) -> object | None:
        """The event that ended it, or None."""

    def follow(self, event: object) -> None:
        """Takes in one event."""


class Told(NamedTuple):
    """What is said of an event."""

    text: str
    prompt: str | None = None
    """What the prompt says of it, where that is another text."""
    logged: bool = True
    weighty: bool = False
    """Whether the log sets it in bold."""


Logged = tuple[Told, object]
"""A line of the log, and the event that it tells of."""


class Pause(NamedTuple):
    """What is asked while the game waits for the person to go on, as between two hands."""

    question: str
    label: str
    says: str


class GameTable(QObject):
    """Presents one session of a game. `ask`, `choose` and `play` are for whoever derives a class as well."""

    ended = Signal()
    """The person has seen the end and wants the result."""

    board: Board
    course: Course
    teller: Teller
    layout: Layout

    playable_rise = 0.05
    """How far cards that can be played stand out among others that can't, as a share of their height."""

    def __init__(
        self, page: TablePage, session: LiveGame, settings: Settings, pixmaps: Pixmaps, emblems: list[int]
    ) -> None:
        super().__init__(page)
        self.page = page
        self.session = session
        self.settings = settings
        self.emblems = emblems
        self.seats = len(session.names)
        self.seat = session.seat
        self.adviser = list(PLAYERS[session.match.header.game.key])[-1]
        """Who is asked for hints: the strongest player."""
        self._pixmaps = pixmaps
        self._colours = scheme(settings)
        self._items: dict[Piece, CardItem] = {}
        self._plaques = [PlaqueItem(seat, emblem) for seat, emblem in enumerate(emblems)]
        for plaque in self._plaques:
            page.view.scene().addItem(plaque)
        self._log = LogView()
        self._logged: list[Logged] = []
        self._in_log: list[Logged] = []  # those that the log shows, as far as it is written
        self._open = False  # whether the person's decision is asked for just now
        self._chosen: str | None = None
        self._pointed: str | None = None
        self._buttons: dict[str, CardButton] = {}
        self._pause: Pause | None = None
        self._later: list[object] = []
        """What has happened since the table rests, still to be shown."""
        self._tween = Tween(self)
        self._hints = Hints(session, page.prompt, self.adviser, self.hint_of, self.listed, self._hinted)
        self.build()
        self.layout = self.make_layout(1080, 900, False)
        self._connect()

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
        session.asked.connect(self.ask)
        session.finished.connect(self.ask)
        self.settings.changed.connect(self._set)
        self._set()

    def _set(self) -> None:
        self.page.animator.pace = self.settings.motion
        self.page.animator.stay = self.settings.beat
        self._pixmaps.two_colour = self.settings.two_colour
        self.page.view.viewport().update()
        colours = scheme(self.settings)
        if colours is not self._colours:
            self._colours = colours
            self.dress(colours)
            self._log.keep(0)
            self._in_log = []
            self._show_log()

    def start(self) -> None:
        """Shows the table as it stands, and lets the game go on; where it rested when it was left it rests again."""
        events = self.session.start()
        acted = max((number for number, event in enumerate(events) if hasattr(event, "seat")), default=-1)
        for number, event in enumerate(events):
            self.board.apply(event)
            self._follow(event, aloud=False)  # some of it is to be remembered, or has been heard before
            following = events[number + 1 :]
            if number >= acted and (rest := self.pause_after(event, following)):
                self._pause, self._later = rest, following
                break
        self._show_log()
        self._relayout()
        self.refresh()
        QTimer.singleShot(0, self, self._idle)

    # --- what a game gives ---------------------------------------------------------------------------------------

    def build(self) -> None:
        """Sets `board`, `course` and `teller`; puts the game's own items on the felt, and `add_tabs`."""
        raise NotImplementedError

    def make_layout(self, width: float, height: float, mirrored: bool) -> Layout:
        """Where everything lies on a table of this size."""
        raise NotImplementedError

    def put_furniture(self) -> None:
        """There is another layout: puts the game's own items where they belong. Plaques and cards are put already."""

    def dress(self, colours: Scheme) -> None:
        """The panel has other colours."""

    @property
    def hand_zone(self) -> Zone:
        """The zone of the person's own hand."""
        return ("hand", self.seat)

    def card_of(self, move: int) -> str | None:
        """The card of the person's hand that a legal move plays; None for a move that plays none."""
        raise NotImplementedError

    def asks_for_card(self) -> bool:
        """Whether what is asked is a card of the hand: then those that can't be played are dimmed."""
        return bool(self.legal_cards())

    def duration(self, event: object) -> float:
        """Milliseconds that an event takes to be shown, at normal speed."""
        raise NotImplementedError

    def look(self, event: object) -> float:
        """Milliseconds that what an event has shown lies still before the next one: time to see it."""
        return 0.0

    def source(self, place: Place) -> Place:
        """Where a new card comes from on its way to a place."""
        return Place(self.page.view.width() / 2, self.page.view.height() * 0.4, place.width)

    def keeps_open(self, event: object) -> bool:
        """Whether an event leaves the person alone who is still choosing."""
        return False

    def pause_after(self, event: object, following: Sequence[object]) -> Pause | None:
        """What the person is to see before the game goes on, such as a hand's scores, and how that is asked; None
        where it goes on by itself. `following` is what has happened already since, and would be shown next."""
        return None

    def follow(self, event: object) -> None:
        """An event has changed board and course, and its motions are about to begin: the game's own marks."""

    def told(self, event: object) -> Told | None:
        """What is said of an event, if anything."""
        text = self.teller.tell(event)
        return Told(text) if text else None

    def readable(self, logged: Sequence[Logged]) -> list[Logged]:
        """Of all that was told what the log may show: everything, unless players are to remember some of it."""
        return list(logged)

    def refresh_own(self, to_act: set[int]) -> None:
        """Plaques, captions, scores and marks, from the board and the course; `to_act` are the seats to act."""
        raise NotImplementedError

    def summary(self) -> str:
        """What a screen reader says of the table as a whole."""
        return ""

    def question(self) -> str:
        """What is asked of the person now."""
        raise NotImplementedError

    def answers(self) -> list[Answer]:
        """The buttons for it: `play_answer` for the chosen card, one each for other moves, `hint_answer`.

        Where a move is one of many numbers, `page.prompt.put_control` takes what they are chosen with; it goes away
        by itself when the question is answered.
        """
        raise NotImplementedError

    def likely(self, cards: list[str]) -> str:
        """Which of the cards that can be played is chosen to begin with."""
        return cards[0]

    def why_not(self, card: str) -> str:
        """Why a card of the hand can't be played; empty where there is nothing to say."""
        return ""

    def described(self, card: str) -> str:
        """What a screen reader says of a card of the hand, beside its name."""
        return ""

    def hint_of(self, advice: Advice) -> Hint | None:
        """Advice for the person's decision in words, or None where it puts no value on moves."""
        return None

    def listed(self, advice: Advice) -> str:
        """Advice without values in words: what the adviser would play."""
        return ""

    def ending(self) -> str:
        """Who won, once the game has ended."""
        raise NotImplementedError

    def parting(self) -> str:
        """What is said above it, such as how the person came out of the last hand."""
        return ""

    def pressed(self, event: QKeyEvent) -> bool:
        """A key that no answer has, before the hand gets it: whether the game has done something with it."""
        return False

    def touched(self, piece: Piece | None) -> None:
        """A piece was clicked, one of the person's hand or any other; None for the bare table."""

    def meanwhile(self) -> list[Answer]:
        """What the person may do while she waits for others, beside hurrying them."""
        return []

    # --- what a game may use -------------------------------------------------------------------------------------

    def add_tabs(self, score: QWidget, rules_html: str) -> None:
        """The panel: the game's score, the log, the rules in force."""
        panel = self.page.panel
        panel.add(scrolling(score), translate("table", "Score"))
        panel.add(self._log, translate("table", "Log"))
        panel.add(RulesView(rules_html), translate("table", "Rules"))

    @property
    def chosen(self) -> str | None:
        """The card that is chosen to be played, while a card is asked for."""
        return self._chosen

    @property
    def paused(self) -> bool:
        """Whether the game waits for the person to go on, or is over."""
        return bool(self._pause or self.course.ended) and not self.page.animator.busy

    def legal_cards(self) -> list[str]:
        """The cards that can be played now, in the order of the hand; empty when none is asked for."""
        if not self._open:
            return []
        playable = {self.card_of(move) for move in self.session.legal()}
        return [piece.card for piece in self.board.zone(self.hand_zone) if piece.card and piece.card in playable]

    def move_of(self, card: str) -> int | None:
        """The legal move that plays a card, if there is one."""
        return next((move for move in self.session.legal() if self.card_of(move) == card), None)

    def step_of(self, event: QKeyEvent) -> int:
        """Where the left or the right arrow key goes in a row: 1 onward, -1 back, by the direction of the script."""
        mirrored = self.page.layoutDirection() == Qt.LayoutDirection.RightToLeft
        return 1 if (event.key() == Qt.Key.Key_Right) != mirrored else -1

    def play_answer(self, label: str, says: str) -> Answer:
        """The bright button that plays the chosen card."""
        return Answer("play", label, says, "Return", self._play_chosen, likely=True)

    def hint_answer(self) -> Answer:
        """The button that asks for a hint, or puts it away."""
        return self._hints.answer()

    def play(self, move: int) -> None:
        """Makes the person's move."""
        if self._open:
            self._close()
            self.session.choose(move)
            if not self.page.animator.busy:  # others come first: the person waits for them
                self.ask()

    def announce(self, text: str) -> None:
        """Tells screen readers."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.page.view, text))

    # --- what happens --------------------------------------------------------------------------------------------

    def _happened(self, events: list[object]) -> None:
        if self._pause:
            self._later += events
            return
        steps = []
        for number, event in enumerate(events):
            steps.append(Step(partial(self._begin, event), self.duration(event), self.refresh))
            look = self.look(event)
            if look:
                steps.append(Step(list, look, lambda: None, still=True))
            following = events[number + 1 :]
            self._pause = self.pause_after(event, following)
            if self._pause:
                self._later = following
                break
        if not (self.session.legal() and all(self.keeps_open(event) for event in events)):
            self._close()
            for plaque in self._plaques:
                plaque.set_active(False)
        self.page.animator.play(steps)

    def _go_on(self) -> None:
        """The person has seen enough."""
        self._pause = None
        events, self._later = self._later, []
        if events:
            self._happened(events)
        else:
            self._close()
            self._idle()

    def _close(self) -> None:
        """Nothing is asked any more."""
        self._open = False
        self._chosen = None
        self._hints.put_away()
        self.page.prompt.ask("", [])
        self.page.prompt.put_control(None)
        self._show_hand()

    def _begin(self, event: object) -> list[Motion]:
        """Changes the board by one event; the motions that show it."""
        before = {piece: (item.at, item.turned) for piece, item in self._items.items()}
        self._tween.stop()
        self.board.apply(event)
        self._follow(event)
        self._show_log()
        self._sync_items()
        places = self._places()
        motions = []
        fresh = 0
        for piece, place in places.items():
            item = self._items[piece]
            start, turned = before.get(piece, (self.source(place), 0.0))
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

    def _follow(self, event: object, aloud: bool = True) -> None:
        """Words, scores and marks of an event."""
        self.course.follow(event)
        self.follow(event)
        told = self.told(event)
        if told is None:
            return
        self.page.prompt.tell(told.text if told.prompt is None else told.prompt)
        if told.logged:
            self._logged.append((told, event))
        if aloud:
            self.announce(told.text)

    def _show_log(self) -> None:
        """Writes what has been told since, and takes away what may not be read any more."""
        lines = self.readable(self._logged)
        same = 0
        for line, shown in zip(lines, self._in_log, strict=False):
            if line is not shown:
                break
            same += 1
        self._log.keep(same)
        for told, event in lines[same:]:
            self._log.add(self._coloured(told, event))
        self._in_log = lines

    def _coloured(self, told: Told, event: object) -> str:
        """A log line, its acting seat's name in her colour."""
        seat = getattr(event, "seat", None)
        weight = "600" if told.weighty else "400"
        shown = told.text.replace("&", "&amp;").replace("<", "&lt;")
        if seat is not None:
            name = self.teller.name(seat).replace("&", "&amp;").replace("<", "&lt;")
            colour = seat_text(self._plaques[seat].colour, self._colours).name()
            shown = shown.replace(name, f'<span style="color:{colour}">{name}</span>', 1)
        shown = shown.replace("\n", "<br>")
        return f'<span style="font-weight:{weight}">{shown}</span>'

    def _idle(self) -> None:
        if not self.page.animator.busy:
            if not self._pause:
                self.session.settled()
            self.refresh()
            self.ask()

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
            if piece.face_up:
                item.card = piece.card
        self._forget_faces()

    def _forget_faces(self) -> None:
        """What lies face down is not known to its item, once it has been turned over."""
        for piece, item in self._items.items():
            if not piece.face_up and not item.turned:
                item.card = None

    def _relayout(self) -> None:
        """Puts everything where it belongs at once: after a resize, or at the start."""
        view = self.page.view
        self.page.animator.hurry()
        mirrored = view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        layout = self.layout = self.make_layout(max(view.width(), 400), max(view.height(), 400), mirrored)
        for seat, plaque in enumerate(self._plaques):
            plaque.set_box(layout.plaques[seat], layout.strip_height)
        self.page.put_prompt(layout.prompt, layout.text_scale)
        self._sync_items()
        for piece, place in self._places().items():
            item = self._items[piece]
            item.drawn_width = place.width
            item.put(place)
            item.setZValue(place.z)
            item.look(turned=1.0 if piece.face_up else 0.0, lift=0.0)
        self.put_furniture()
        self.refresh()
        view.viewport().update()

    def refresh(self) -> None:
        """Shows the board as it is: the game's own marks, and the hand."""
        settled = self._open or not (self.page.animator.busy or self._pause)
        self.refresh_own(set(self.session.to_act()) if settled else set())
        self.page.view.setAccessibleName(translate("table", "Table"))
        self.page.view.setAccessibleDescription(self.summary())
        self._forget_faces()
        self._show_hand()

    # --- what is asked -------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Puts the question that is due."""
        prompt = self.page.prompt
        if self.page.animator.busy and not self._open:  # while others lay their cards, choosing shows at once
            return
        self._open = False
        if self._pause:
            question, label, says = self._pause
            prompt.ask(question, [Answer("next", label, says, "Return", self._go_on, True)])
            self.refresh()
            return
        if self.course.ended:
            words = translate("table", "See the result")
            says = translate("table", "and the course of the game")
            prompt.ask(self.ending(), [Answer("result", words, says, "Return", self.ended.emit, True)])
            prompt.tell(self.parting())
            self.refresh()
            return
        self._open = bool(self.session.legal())
        if not self._open:
            self._wait()
            return
        cards = self.legal_cards()
        if self._chosen not in cards:
            self._chosen = self.likely(cards) if cards else None
        prompt.ask(self.question(), self.answers())
        self.refresh()

    def _wait(self) -> None:
        others = [named(self.session.names[seat]) for seat in self.session.to_act() if seat != self.seat]
        if len(others) > 1:
            text = translate("table", "The others are thinking …")
        else:
            text = translate("table", "{who} is thinking …").replace("{who}", others[0]) if others else ""
        label, says = translate("table", "Hurry"), translate("table", "without the pause")
        hurry = [Answer("hurry", label, says, "Space", self.session.hurry)]
        self.page.prompt.ask(text, hurry + self.meanwhile() if text else [])

    def _hinted(self, words: str) -> None:
        """There is another hint, or none: its button and the cards show it."""
        shown = self._hints.shown
        advised = self.card_of(shown.move) if shown and shown.move is not None else None
        if advised in self.legal_cards():
            self._chosen = advised
        if words:
            self.announce(words)
        self.ask()

    # --- hands on the cards --------------------------------------------------------------------------------------

    def _places(self) -> dict[Piece, Place]:
        """Where everything lies, the chosen and the pointed card of the hand lifted, and a little those that can be
        played where others can't."""
        places = self.layout.places(self.board)
        cards = self.board.zone(self.hand_zone)
        legal = self.legal_cards()
        for piece in cards:
            rise = self.playable_rise if piece.card in legal and len(legal) < len(cards) else 0.0
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
        dims = self._open and self.asks_for_card()
        marks = {self.card_of(move): rounds for move, rounds in self._hints.marks.items()}
        places = self._places()
        targets = {}
        for piece in self.board.zone(self.hand_zone):
            item = self._items[piece]
            dimmed = dims and piece.card not in legal
            chosen = self._open and piece.card == self._chosen
            rounds = marks.get(piece.card, 0) if piece.card else 0
            if (item.dimmed, item.chosen, item.rounds) != (dimmed, chosen, rounds):
                item.dimmed, item.chosen, item.rounds = dimmed, chosen, rounds
                item.update()
            if item is not self.page.view.dragged:
                targets[item] = places[piece]
        self._show_buttons(legal, marks)
        if self._open or not self.page.animator.busy:
            self._tween.to(targets, self.settings.motion)

    def _show_buttons(self, legal: list[str], marks: dict[str | None, int]) -> None:
        """A real button over each card that can be played, in the order of the hand."""
        for gone in [card for card in self._buttons if card not in legal]:
            left = self._buttons.pop(gone)
            if left.hasFocus():
                self.page.setFocus()  # else Qt gives it to whatever comes next, a door out of the table for one
            left.deleteLater()
        places = self.layout.places(self.board)
        for piece in self.board.zone(self.hand_zone):
            card = piece.card
            if card is None or card not in legal:
                continue
            button = self._buttons.get(card)
            if button is None:
                button = self._buttons[card] = CardButton(self.page.prompt.key_guard, self.page.view)
                button.setAccessibleName(card_words(card))
                button.reached.connect(partial(self.choose, card))
                button.clicked.connect(partial(self._play_card, card))
                button.show()
            words = [self.described(card)]
            if card in marks:
                words.append(translate("table", "hint: {count} of 10 rounds").replace("{count}", f"{marks[card]}"))
            button.setAccessibleDescription(", ".join(filter(None, words)))
            place = places[piece]
            width, height = place.width, place.height
            button.setGeometry(round(place.x - width / 2), round(place.y - height / 2), round(width), round(height))

    def _card_of(self, item: object) -> str | None:
        """The card of an item in the person's own hand, else None."""
        for piece in self.board.zone(self.hand_zone):
            if item is not None and self._items.get(piece) is item:
                return piece.card
        return None

    def _point(self, item: object) -> None:
        self._pointed = self._card_of(item)
        self._show_hand()

    def _clicked(self, item: object) -> None:
        self.touched(next((piece for piece, held in self._items.items() if held is item), None))
        card = self._card_of(item)
        if card is None:
            return
        if card == self._chosen and card in self.legal_cards():
            self._play_chosen()
        else:
            self.choose(card)

    def choose(self, card: str) -> None:
        """Chooses a card of the hand, or says why it can't be played."""
        if card in self.legal_cards():
            self._chosen = card
            self.ask()
            self.announce(card_words(card))
        elif self._open:
            why = self.why_not(card)
            if why:
                self._hints.put_away()  # it would cover what is said now
                self.ask()
                self.page.prompt.tell(why)

    def choose_next(self, cards: list[str]) -> None:
        """Chooses the first of some cards that can be played, or the next of them where one is chosen already."""
        if cards:
            self.choose(cards[(cards.index(self._chosen) + 1) % len(cards)] if self._chosen in cards else cards[0])

    def _grabbed(self, item: object) -> None:
        self._tween.stop()
        card = self._card_of(item)
        if isinstance(item, CardItem):
            item.setZValue(600)
            item.look(lift=1.0)
        if card:
            self.choose(card)
            self._tween.stop()

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
        self._tween.to(targets, self.settings.motion)
        self._show_hand()

    def _pressed(self, event: QKeyEvent) -> None:
        legal = self.legal_cards()
        if self.page.prompt.press(event) or self.pressed(event):
            return
        if event.key() == Qt.Key.Key_Space:
            self.page.animator.hurry()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and legal:
            place = legal.index(self._chosen) + self.step_of(event) if self._chosen in legal else 0
            self.choose(legal[max(0, min(place, len(legal) - 1))])
        else:
            rank = _KEYS.get(event.text().upper(), event.text().upper())
            self.choose_next([card for card in legal if RANKS[split_card(card)[0]] == rank])

    def _play_chosen(self) -> None:
        if self._chosen:
            self._play_card(self._chosen)

    def _play_card(self, card: str) -> None:
        move = self.move_of(card)
        if move is not None and card in self.legal_cards():
            self.play(move)
