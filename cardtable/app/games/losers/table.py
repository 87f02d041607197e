"""Loser's Game on the table: its furniture, marks and questions. What every game's table does is the presenter's."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from cardtable.app.games.losers.bid_note import BidNote
from cardtable.app.games.losers.board import ASIDE, LosersBoard, hand, pile, suit_of, trick
from cardtable.app.games.losers.course import Course
from cardtable.app.games.losers.hints import hint_words
from cardtable.app.games.losers.last_trick import LastTrick
from cardtable.app.games.losers.layout import LosersLayout
from cardtable.app.games.losers.prospects import prospects
from cardtable.app.games.losers.questions import Questions
from cardtable.app.games.losers.rules_page import rules_html
from cardtable.app.games.losers.score import ScoreView, sheet_of
from cardtable.app.games.losers.summary import SummaryView, sums
from cardtable.app.games.losers.words import Teller, bid_words, points_words, suit_title, suit_words
from cardtable.app.parts.felt import RIM
from cardtable.app.parts.spoken import SIGNS
from cardtable.app.parts.stepper import NumberStepper
from cardtable.app.play.source import NOBODY
from cardtable.app.table.board import Card, Piece
from cardtable.app.table.furniture import TagItem
from cardtable.app.table.items import CardItem
from cardtable.app.table.places import Place
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.prompt import Answer
from cardtable.app.table.staging import Asking, Furniture, Hinting, Logged, Pacing, Pause, Staging, Telling, Told
from cardtable.app.table.unseen import Lying
from cardtable.app.table.words import cards_words, isolated
from cardtable.engine.cards import SUITS
from cardtable.engine.losers.moves import BidMade, CardPlayed, Dealt, GameEnded, HandScored, TrickTaken, TrumpCalled
from cardtable.engine.losers.play import BID, CALL, CARDS, PLAY, Losers
from cardtable.engine.losers.rules import LosersRules

translate = QCoreApplication.translate

_DURATIONS: dict[type, float] = {
    Dealt: 1200,
    TrumpCalled: 560,
    BidMade: 340,
    CardPlayed: 420,
    TrickTaken: 620,
    HandScored: 300,
    GameEnded: 300,
}
_LOOK = 900.0
"""Milliseconds that a full trick lies before it is swept to its taker: time to see who that is."""


_USUAL = 30
"""Higher bids are rare; the slider leaves them to the keys."""


def stage(table: TablePresenter) -> Staging:
    """What Loser's Game brings to a table."""
    return LosersTable(table).staging


class LosersTable:
    """Loser's Game's parts of one table."""

    def __init__(self, table: TablePresenter) -> None:
        """Tags; the score sheet, the note beside a bid, what a hand came to."""
        self.table = table
        page, source = table.page, table.source
        assert isinstance(source.rules, LosersRules)
        self.rules: LosersRules = source.rules
        self.seats, self.seat = table.seats, table.seat
        self.course = Course(self.seats, self.rules.target)
        self.board = LosersBoard(self.seats, self.seat, translate("losers", "bid"))
        self.layout = LosersLayout(self.seats, self.seat, 1080, 900)
        self._teller = Teller(source.names, source.person)
        self._questions = Questions(source.names, self.seat)
        self._in_trick: int | None = None  # cards of the trick in what has been queued to be shown, if anything has
        self._bidding = False  # whether the stepper stands ready for this bid
        self._suit: str | None = None  # the suit to call that arrow keys have gone to
        self.tags = [TagItem() for _ in range(self.seats)]
        self._aside_tag = TagItem()
        for item in (*self.tags, self._aside_tag):
            page.view.scene().addItem(item)
        self.last_trick = LastTrick(page, table.pixmaps, source.names, table.emblems)
        self.stepper = NumberStepper(
            translate("losers", "Points to bid"),
            translate("losers", "One point less"),
            translate("losers", "One point more"),
        )
        self.stepper.setParent(page)
        self.stepper.hide()
        self.stepper.changed.connect(self._stepped)
        self.score = ScoreView(table.pixmaps)
        table.add_tabs(self.score, rules_html(self.rules, self.seats))
        self.note = BidNote(table.pixmaps, self.rules)
        panel = page.panel.layout()
        assert panel is not None
        panel.addWidget(self.note)
        self.summary = SummaryView(table.pixmaps, page.top)

    @property
    def staging(self) -> Staging:
        """All of them."""
        return Staging(
            board=self.board,
            course=self.course,
            layout=self._lay_out,
            hand_zone=hand(self.seat),
            landmark=self._teller.landmark,
            pacing=Pacing(_DURATIONS, look=self._look, pause=self._pause, to_remember=True, source=self._source),
            telling=Telling(self._teller, self._told, self._readable, self._lying),
            furniture=Furniture(self._put, self._refresh, self._follow),
            asking=Asking(
                question=lambda: self._questions.question(self._state, self.board.laid()),
                answers=self._answers,
                ending=self._ending,
                parting=lambda: self._outcome(self.course.scored) if self.course.scored else "",
                meanwhile=self._last_answer,
                suggested=self._suggest,
                why_not=self._why_not,
                described=lambda card: translate("losers", "a trump") if suit_of(card) == self.board.trump else "",
                pressed=self._pressed,
                touched=self._touched,
            ),
            hinting=Hinting(
                hint=lambda advice: hint_words(self._state, advice),
                listed=lambda advice: self._questions.advice(self._state, advice, self.table.adviser),
                card_of=lambda move: CARDS[move] if self._state.phase == PLAY else None,
            ),
        )

    def _lay_out(self, width: float, height: float, mirrored: bool) -> LosersLayout:
        self.layout = LosersLayout(self.seats, self.seat, width, height, mirrored)
        return self.layout

    def _put(self) -> None:
        """The stepper, the sheets over the felt."""
        layout = self.layout
        self.stepper.set_scale(layout.text_scale)
        self._fit_summary()
        self.last_trick.put(layout)

    def _fit_summary(self) -> None:
        layout = self.layout
        felt = QRectF(RIM, RIM, layout.width - 2 * RIM, layout.height - 2 * RIM)
        self.summary.fit(felt, layout.prompt.y, layout.text_scale)

    # --- what happens --------------------------------------------------------------------------------------------

    def _look(self, event: object) -> float:
        """A full trick lies a while before it is swept."""
        if isinstance(event, CardPlayed):
            if self._in_trick is None:
                self._in_trick = len(self.board.laid())
            self._in_trick = 1 if event.leads else self._in_trick + 1
            return _LOOK if self._in_trick == self.seats else 0.0
        return 0.0

    def _source(self, place: Place) -> Place:
        """Cards are dealt from the middle of the table."""
        x, y = self.layout.middle
        return Place(x, y, place.width)

    def _pause(self, event: object, following: Sequence[object]) -> Pause | None:
        """What a hand came to is to be seen before the next is dealt; of the last hand when the match is over."""
        if not isinstance(event, HandScored) or any(isinstance(other, GameEnded) for other in following):
            return None
        dealt = next((other for other in following if isinstance(other, Dealt)), None)
        says = self._questions.caller(dealt.caller) if dealt else ""  # a match that was left may not be dealt yet
        return Pause(self._outcome(event), translate("losers", "Next hand"), says)

    def _outcome(self, event: HandScored) -> str:
        """How the person came out of a hand."""
        if self.table.source.person == NOBODY:
            return translate("losers", "Hand {number} is over.").replace("{number}", f"{event.number + 1}")
        if event.points[self.seat] >= event.bids[self.seat]:
            text = translate("losers", "You made your bid of {bid}.")
        else:
            text = translate("losers", "You bid {bid} and took {points}: the bid failed.")
        return text.replace("{bid}", f"{event.bids[self.seat]}").replace("{points}", f"{event.points[self.seat]}")

    def _follow(self, event: object) -> None:
        """What was looked at, or summed up, goes away; a trick that is swept loses its tags."""
        if isinstance(event, CardPlayed | Dealt | GameEnded):
            self._look_away()
        if isinstance(event, Dealt):
            self.summary.hide()
            self._suit = None
        if isinstance(event, TrickTaken):
            for tag in self.tags:
                tag.hide_words()
        if isinstance(event, BidMade) and event.seat == self.seat:
            self._bidding = False

    def _told(self, event: object) -> Told | None:
        """A hand's outcome fills the summary and the log: the prompt needs no more of it. Nor of a lead that the person
        is to follow at once: the question names it."""
        text = self._teller.tell(event)
        if isinstance(event, HandScored):
            return Told(text, prompt=self._why_on(event), weighty=True)
        if isinstance(event, BidMade):
            return Told(text, prompt=self._questions.bids_so_far(self.course.bids, text))
        if isinstance(event, CardPlayed) and event.leads and (event.seat + 1) % self.seats == self.seat:
            return Told(text, prompt="")
        return Told(text, weighty=isinstance(event, TrumpCalled | TrickTaken | GameEnded)) if text else None

    def _readable(self, logged: Sequence[Logged]) -> list[Logged]:
        """Until a hand is over the log shows the cards of no trick but the last: the others lie in closed piles."""
        closed = range(0)
        begun = 0
        for number, (_, event) in enumerate(logged):
            if isinstance(event, HandScored):
                begun = number + 1
                closed = range(0)
            elif isinstance(event, CardPlayed) and event.leads:
                closed = range(begun, number)
        return [
            line for number, line in enumerate(logged) if number not in closed or not isinstance(line[1], CardPlayed)
        ]

    def _why_on(self, event: HandScored) -> str:
        """Why the match goes on although the target is reached; empty where there is nothing to wonder at."""
        best = max(event.scores)
        shared = best >= self.rules.target and event.scores.count(best) > 1
        if not shared or event.number + 1 == self.rules.round_limit:
            return ""
        return translate("losers", "The lead is shared: on we play.")

    # --- showing -------------------------------------------------------------------------------------------------

    def _refresh(self, to_act: set[int]) -> None:
        """Plaques, tags, sheets."""
        board, course = self.board, self.course
        for seat, plaque in enumerate(self.table.plaques):
            plaque.tell(
                self.table.source.names[seat],
                self._line(seat),
                seat in to_act,
                self._seat_note(seat),
                words=self._seat_words(seat),
            )
            self._close_pile(board.zone(pile(seat)))
        for piece, item in self.table.scene.items.items():
            if not (isinstance(piece, Card) and isinstance(item, CardItem)):
                continue
            marked = piece.face_up and piece.card is not None and suit_of(piece.card) == board.trump
            if item.marked != marked:
                item.marked = marked
                item.update()
        self._mark_trick()
        aside = board.zone(ASIDE)
        place = self.layout.aside
        at = QPointF(place.x, place.y + place.height / 2)
        words = translate("losers", "set aside") if aside else ""
        self._aside_tag.tell(words, at, self.layout.text_scale)
        self.score.tell(sheet_of(self.table.source.names, self.table.emblems, course, self.table.settings.two_colour))
        self._show_note()
        self._show_summary()

    def _line(self, seat: int) -> str:
        """The line of a plaque: the score of the match, and the cards in hand."""
        cards = isolated(translate("losers", "%n card(s)", None, len(self.board.zone(hand(seat)))))
        return f"{points_words(self.course.scores[-1][seat])} · {cards}"

    def _seat_words(self, seat: int) -> str:
        """Bid and tricks, as far as everybody can see: piles are closed."""
        course = self.course
        bid = course.bids[seat]
        if bid is None:
            return bid_words(None) if course.trump and course.under_way else ""
        return f"{bid_words(bid)} · {isolated(translate('losers', '%n trick(s)', None, course.tricks[seat]))}"

    def _seat_note(self, seat: int) -> str:
        """A word pinned to a plaque: who won, who calls trump or called it."""
        course = self.course
        if course.ended:
            return translate("losers", "wins") if seat in course.ended.winners else ""
        if seat != course.caller or not course.under_way:
            return ""
        return SIGNS[course.trump] if course.trump else translate("losers", "trump?")

    def _close_pile(self, pieces: list[Piece]) -> None:
        """Of each trick in a pile only the upper card shows: the others would only take time to draw."""
        for order, piece in enumerate(pieces):
            self.table.scene.items[piece].setVisible(
                order % self.seats == self.seats - 1 or self.table.scene.items[piece].turned > 0
            )

    def _mark_trick(self) -> None:
        """Which card was led, and which is the best so far."""
        laid = dict(self.board.laid())
        winning = self.board.winning()
        for seat, tag in enumerate(self.tags):
            place = self.layout.slots[seat]
            led, best = seat == self.board.leader, seat == winning and len(laid) > 1
            if best and len(laid) == self.seats:
                said = translate("losers", "takes it")
            elif led:
                said = translate("losers", "led")
            else:
                said = translate("losers", "best so far") if best else ""
            at = QPointF(place.x, place.y + place.height / 2 - 1)
            tag.tell(said if seat in laid else "", at, self.layout.text_scale, best)
            for piece in self.board.zone(trick(seat)):
                item = self.table.scene.items[piece]
                if item.chosen != best:
                    item.chosen = best
                    item.update()

    def _show_summary(self) -> None:
        """What the hand came to, while the table waits, and when all is over."""
        scored = self.course.scored
        if not (self.table.paused and scored):
            self.summary.hide()
            return
        rows = sums(scored, self.table.source.names, self.table.emblems, self.course.tricks)
        self.summary.tell(scored.number, scored.trump, rows)
        self._fit_summary()
        self.summary.show()
        self.summary.raise_()
        self.table.page.prompt.raise_()

    def _lying(self) -> list[Lying]:
        """Trump, cards set aside, the trick on the table; the last one while it is looked at; hands that lie open."""
        board, layout = self.board, self.layout
        lying = []
        if board.trump:
            text = translate("losers", "trumps: {suit}").replace("{suit}", suit_words(board.trump))
            lying.append(Lying(text, layout.token))
        aside = [piece.card for piece in board.cards(ASIDE) if piece.card]
        if aside:
            text = translate("losers", "Set aside, face up: {cards}.", None, len(aside))
            lying.append(Lying(text.replace("{cards}", cards_words(aside)), layout.aside))
        for seat, card in board.laid():
            said = self._teller.tell(CardPlayed(seat, card, seat == board.leader))
            best = self.tags[seat].text if seat == board.winning() else ""
            lying.append(Lying(f"{said} {best}".strip(), layout.slots[seat]))
        if self.last_trick.open and board.last:
            lying.append(Lying(self._teller.last_trick(board.last), layout.prompt))
        for seat in range(self.seats):
            held = [piece.card for piece in board.cards(hand(seat)) if piece.card and piece.face_up]
            if held and seat != self.seat:
                text = translate("losers", "{who}'s cards: {cards}").replace("{cards}", cards_words(held))
                lying.append(Lying(text.replace("{who}", self._teller.name(seat)), layout.plaques[seat]))
        return lying

    # --- the last trick ------------------------------------------------------------------------------------------

    def _touched(self, piece: Piece | None) -> None:
        """The pile that the last trick went to opens it; whatever else is clicked puts it away."""
        last = self.board.last
        if last and piece and not self.last_trick.open and piece in self.board.zone(pile(last.taker)):
            self.look_back()
        else:
            self._look_away()

    def look_back(self) -> None:
        """Shows the last trick, or puts it away."""
        last = self.board.last
        if self.last_trick.open or last is None:
            self._look_away()
            return
        self.last_trick.show(last, self.layout)
        self.table.source.hold(True)
        self.table.announce(self._teller.last_trick(last))
        self.table.ask()

    def _look_away(self) -> None:
        if self.last_trick.open:
            self.last_trick.close()
            if not self.table.page.animator.busy:
                self.table.ask()
            self.table.source.hold(False)

    def _last_answer(self) -> list[Answer]:
        """The button for the last trick, as long as it may be looked at."""
        return [] if self.board.last is None else [self.last_trick.answer(self.look_back)]

    # --- what is asked -------------------------------------------------------------------------------------------

    @property
    def _state(self) -> Losers:
        state = self.table.source.view.state
        assert isinstance(state, Losers)
        return state

    @property
    def _led(self) -> str | None:
        """The card that was led to the trick on the table."""
        laid = self.board.laid()
        return laid[0][1] if laid else None

    def _answers(self) -> list[Answer]:
        """Four suits; a number; a card."""
        state = self._state
        if state.phase == CALL:
            # H is for hearts here.
            return [*self._suit_answers(), self.table.hint_answer()._replace(key="F1")]
        if state.phase == BID:
            return [self._bid_answer(state), self.table.hint_answer()]
        answers = []
        if self.table.card:
            answers.append(
                self.table.play_answer(*self._questions.playing(self.table.card, self.board.trump, self.board.laid()))
            )
        return [*answers, *self._last_answer(), self.table.hint_answer()]

    def _suit_answers(self) -> list[Answer]:
        own = self.board.shown_hand()
        counts = {suit: sum(suit_of(card) == suit for card in own) for suit in SUITS}
        likely = self._suit or SUITS[self.table.sensible() or 0]
        return [
            Answer(
                f"suit-{suit}",
                suit_title(suit),
                self._questions.calling(counts[suit]),
                suit,
                lambda suit=suit: self.table.play(suit=suit),  # type: ignore[misc]
                suit == likely,
                suit,
                self.table.settings.two_colour,
            )
            for suit in SUITS
        ]

    def _bid_answer(self, state: Losers) -> Answer:
        if not self._bidding:
            self._bidding = True
            bid = self.table.sensible() or 0
            self.stepper.begin(bid, state.most_points(), max(_USUAL, 2 * bid))
        self.table.page.prompt.put_control(self.stepper)
        bid = self.stepper.value
        words = translate("losers", "Bid {points}").replace("{points}", f"{bid}")
        says = self._questions.at_stake(bid, self.rules)
        return Answer("bid", words, says, "Return", lambda: self.table.play(points=self.stepper.value), likely=True)

    def _stepped(self, value: int) -> None:
        """Another bid is chosen: the button says so."""
        if self._bidding and self.table.page.prompt.button("bid"):
            self.table.ask()
            if not self.stepper.told_by_focus:
                self.table.announce(f"{value}")

    def _show_note(self) -> None:
        """What her cards could bring, while she thinks about her bid."""
        trump = self.board.trump
        due = self.course.under_way and trump is not None and self.course.bids[self.seat] is None
        if due and trump:
            aside = [piece.card for piece in self.board.cards(ASIDE) if piece.card]
            found = prospects(self.board.shown_hand(), aside, trump, self.rules)
            self.note.tell(found, trump, self._state.most_points())
        self.note.setVisible(due)

    def _suggest(self, move: int) -> None:
        """A hint's suit, or bid, is chosen."""
        if self._state.phase == CALL:
            self._suit = SUITS[move]
        elif self._state.phase == BID:
            self.stepper.choose(move)

    def _why_not(self, card: str) -> str:
        """It does not follow suit."""
        led = self._led
        if self._state.phase != PLAY or led is None:
            return ""
        return self._questions.why_not(suit_of(led))

    def _ending(self) -> str:
        """Who won."""
        assert self.course.ended
        return self._teller.ending(self.course.ended.winners, self.course.ended.scores)

    def _pressed(self, event: QKeyEvent) -> bool:
        """Keys for the bid; left and right for the suit to call; L and Escape for the last trick; up and down go from
        suit to suit in the hand; the page keys turn the score sheet."""
        if self._bidding and self.table.page.prompt.button("bid"):
            return self.stepper.take_key(event)
        plain = not event.isAutoRepeat() and not event.modifiers()
        if self.last_trick.open and plain and event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_L):
            self._look_away()
            return True
        if plain and event.key() == Qt.Key.Key_L and self.board.trump is not None:
            self.table.page.prompt.tell(
                translate("losers", "Only the last trick may be looked at, until the next card.")
            )
            return True
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.score.turn(1 if event.key() == Qt.Key.Key_PageDown else -1)
            return True
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self.table.page.prompt.button("suit-C"):
            self._next_suit(self.table.step_of(event))
            return True
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.table.playable():
            self._choose_suit(1 if event.key() == Qt.Key.Key_Down else -1)
            return True
        return False

    def _next_suit(self, by: int) -> None:
        """The suit beside the bright one is what Enter calls."""
        bright = next(suit for suit in SUITS if self.table.page.prompt.is_likely(f"suit-{suit}"))
        self._suit = SUITS[max(0, min(SUITS.index(bright) + by, len(SUITS) - 1))]
        self.table.ask()
        self.table.announce(suit_title(self._suit))

    def _choose_suit(self, by: int) -> None:
        """Chooses the highest card of the next suit that can be played."""
        legal = self.table.playable()
        suits = list(dict.fromkeys(suit_of(card) for card in legal))
        at = suits.index(suit_of(self.table.card)) if self.table.card in legal and self.table.card else 0
        wanted = suits[(at + by) % len(suits)]
        self.table.choose_card(next(card for card in legal if suit_of(card) == wanted))
