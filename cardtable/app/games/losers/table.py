"""Loser's Game on the table: its furniture, marks and questions. What every game's table does is in `GameTable`."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from cardtable.app.games.losers.bid_note import BidNote
from cardtable.app.games.losers.board import ASIDE, LosersBoard, hand, height_of, pile, suit_of, trick
from cardtable.app.games.losers.course import Course
from cardtable.app.games.losers.furniture import BidSlip, EmblemItem, TagItem, TrumpToken
from cardtable.app.games.losers.hints import hint_words
from cardtable.app.games.losers.last_trick import LastTrick
from cardtable.app.games.losers.layout import LosersLayout
from cardtable.app.games.losers.prospects import prospects
from cardtable.app.games.losers.questions import Questions
from cardtable.app.games.losers.rules_page import rules_html
from cardtable.app.games.losers.score import ScoreView, sheet_of
from cardtable.app.games.losers.summary import SummaryView, sums
from cardtable.app.games.losers.words import Teller, bid_words, points_words, suit_title
from cardtable.app.parts.felt import RIM
from cardtable.app.parts.stepper import BidStepper
from cardtable.app.table.board import Piece
from cardtable.app.table.game_table import GameTable, Logged, Pause, Told
from cardtable.app.table.hints import Hint
from cardtable.app.table.places import Place
from cardtable.app.table.prompt import Answer
from cardtable.app.table.words import SIGNS, isolated
from cardtable.bots.player import Advice
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


_CROWDED = 5
"""From so many seats on, cards of a trick lie so close that each wears the emblem of whoever laid it."""


class LosersTable(GameTable):
    """Presents one session of Loser's Game."""

    board: LosersBoard
    course: Course
    layout: LosersLayout

    # --- setting up ----------------------------------------------------------------------------------------------

    def build(self) -> None:
        """Trump token, slips for bids, tags; the score sheet, the note beside a bid, what a hand came to."""
        rules = self.session.match.header.rules
        assert isinstance(rules, LosersRules)
        self.rules: LosersRules = rules
        names = self.session.names
        self.course = Course(self.seats, rules.target)
        self.board = LosersBoard(self.seats, self.seat)
        self.teller = self._teller = Teller(names, self.seat)
        self._questions = Questions(names, self.seat)
        self._in_trick = 0  # cards of the trick in what has been queued to be shown
        self._bidding = False  # whether the stepper stands ready for this bid
        self._suit: str | None = None  # the suit to call that arrow keys have gone to
        self._token = TrumpToken()
        self._slips = [BidSlip((seat * 37 % 9 - 4) * 1.0) for seat in range(self.seats)]
        self._tags = [TagItem() for _ in range(self.seats)]
        self._badges = [EmblemItem(emblem) for emblem in self.emblems]
        self._aside_tag = TagItem()
        for item in (self._token, *self._slips, *self._tags, *self._badges, self._aside_tag):
            self.page.view.scene().addItem(item)
        self._last_trick = LastTrick(self.page, self._pixmaps, names, self.emblems)
        self._stepper = BidStepper()
        self._stepper.setParent(self.page)
        self._stepper.hide()
        self._stepper.changed.connect(self._stepped)
        self._score = ScoreView(self._pixmaps)
        self.add_tabs(self._score, rules_html(rules, self.seats))
        self._note = BidNote(self._pixmaps, rules)
        panel = self.page.panel.layout()
        assert panel is not None
        panel.addWidget(self._note)
        self._summary = SummaryView(self._pixmaps, self.page.view)
        self.settings.changed.connect(self._recolour)

    def _recolour(self) -> None:
        """The token, the sheet and the buttons show suits in colours too."""
        self.refresh()
        self.ask()

    def start(self) -> None:
        """Shows the table as it stands: there may be a trick on it."""
        super().start()
        self._in_trick = len(self.board.laid())

    def make_layout(self, width: float, height: float, mirrored: bool) -> LosersLayout:
        """Where everything lies."""
        return LosersLayout(self.seats, self.seat, width, height, mirrored)

    def put_furniture(self) -> None:
        """Token, slips, stepper, the sheets over the felt."""
        layout = self.layout
        self._token.set_place(layout.token)
        for seat, slip in enumerate(self._slips):
            place = layout.slots[seat]
            slip.set_place(place)
            corner = QPointF(place.x + place.width / 2 - 7, place.y - place.height / 2 + 7)
            self._badges[seat].put(corner, 22 * layout.text_scale)
        self._stepper.set_scale(layout.text_scale)
        self._fit_summary()
        self._last_trick.put(layout)

    def _fit_summary(self) -> None:
        layout = self.layout
        felt = QRectF(RIM, RIM, layout.width - 2 * RIM, layout.height - 2 * RIM)
        self._summary.fit(felt, layout.prompt.y, layout.text_scale)

    # --- what happens --------------------------------------------------------------------------------------------

    def duration(self, event: object) -> float:
        """How long an event takes."""
        return _DURATIONS[type(event)]

    def look(self, event: object) -> float:
        """A full trick lies a while before it is swept."""
        if isinstance(event, CardPlayed):
            self._in_trick = 1 if event.leads else self._in_trick + 1
            return _LOOK if self._in_trick == self.seats else 0.0
        return 0.0

    def source(self, place: Place) -> Place:
        """Cards are dealt from the middle of the table."""
        x, y = self.layout.middle
        return Place(x, y, place.width)

    def pause_after(self, event: object, following: Sequence[object]) -> Pause | None:
        """What a hand came to is to be seen before the next is dealt; of the last hand when the match is over."""
        if not isinstance(event, HandScored) or any(isinstance(other, GameEnded) for other in following):
            return None
        dealt = next((other for other in following if isinstance(other, Dealt)), None)
        says = self._questions.caller(dealt.caller) if dealt else ""  # a match that was left may not be dealt yet
        return Pause(self._outcome(event), translate("losers", "Next hand"), says)

    def _outcome(self, event: HandScored) -> str:
        """How the person came out of a hand."""
        if event.points[self.seat] >= event.bids[self.seat]:
            text = translate("losers", "You made your bid of {bid}.")
        else:
            text = translate("losers", "You bid {bid} and took {points}: the bid failed.")
        return text.replace("{bid}", f"{event.bids[self.seat]}").replace("{points}", f"{event.points[self.seat]}")

    def follow(self, event: object) -> None:
        """What was looked at, or summed up, goes away; a trick that is swept loses its tags."""
        if isinstance(event, CardPlayed | Dealt | GameEnded):
            self._look_away()
            for slip in self._slips:
                slip.setVisible(False)
        if isinstance(event, Dealt):
            self._summary.hide()
            self._suit = None
        if isinstance(event, TrickTaken):
            for tag, badge in zip(self._tags, self._badges, strict=True):
                tag.tell("", False, QPointF(), 1.0)
                badge.setVisible(False)
        if isinstance(event, BidMade) and event.seat == self.seat:
            self._bidding = False

    def told(self, event: object) -> Told | None:
        """A hand's outcome fills the summary and the log: the prompt needs no more of it. Nor of a lead that the person
        is to follow at once: the question names it."""
        text = self.teller.tell(event)
        if isinstance(event, HandScored):
            return Told(text, prompt=self._why_on(event), weighty=True)
        if isinstance(event, BidMade):
            return Told(text, prompt=self._questions.bids_so_far(self.course.bids, text))
        if isinstance(event, CardPlayed) and event.leads and (event.seat + 1) % self.seats == self.seat:
            return Told(text, prompt="")
        return Told(text, weighty=isinstance(event, TrumpCalled | TrickTaken | GameEnded)) if text else None

    def readable(self, logged: Sequence[Logged]) -> list[Logged]:
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

    def refresh_own(self, to_act: set[int]) -> None:
        """Plaques, token, slips, tags, sheets."""
        board, course = self.board, self.course
        for seat, plaque in enumerate(self._plaques):
            plaque.tell(
                self.session.names[seat],
                self._line(seat),
                seat in to_act,
                self._seat_note(seat),
                words=self._seat_words(seat),
            )
            show = course.under_way and not any(course.tricks) and board.leader is None
            bid = course.bids[seat] if show else None
            self._slips[seat].show_bid(bid, translate("losers", "bid"))
            self._close_pile(board.zone(pile(seat)))
        self._token.show_suit(board.trump, self.settings.two_colour)
        for piece, item in self._items.items():
            marked = piece.face_up and piece.card is not None and suit_of(piece.card) == board.trump
            if item.marked != marked:
                item.marked = marked
                item.update()
        self._mark_trick()
        aside = board.zone(ASIDE)
        place = self.layout.aside
        at = QPointF(place.x, place.y + place.height / 2)
        words = translate("losers", "set aside") if aside else ""
        self._aside_tag.tell(words, False, at, self.layout.text_scale)
        self._score.tell(sheet_of(self.session.names, self.emblems, course, self.settings.two_colour))
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
            self._items[piece].setVisible(order % self.seats == self.seats - 1 or self._items[piece].turned > 0)

    def _mark_trick(self) -> None:
        """Which card was led, and which is the best so far."""
        laid = dict(self.board.laid())
        winning = self.board.winning()
        for seat, tag in enumerate(self._tags):
            place = self.layout.slots[seat]
            led, best = seat == self.board.leader, seat == winning and len(laid) > 1
            if best and len(laid) == self.seats:
                said = translate("losers", "takes it")
            elif led:
                said = translate("losers", "led")
            else:
                said = translate("losers", "best so far") if best else ""
            at = QPointF(place.x, place.y + place.height / 2 - 1)
            tag.tell(said if seat in laid else "", best, at, self.layout.text_scale)
            self._badges[seat].setVisible(self.seats >= _CROWDED and seat in laid)
            for piece in self.board.zone(trick(seat)):
                item = self._items[piece]
                if item.chosen != best:
                    item.chosen = best
                    item.update()

    def _show_summary(self) -> None:
        """What the hand came to, while the table waits, and when all is over."""
        scored = self.course.scored
        if not (self.paused and scored):
            self._summary.hide()
            return
        rows = sums(scored, self.session.names, self.emblems, self.course.tricks)
        self._summary.tell(scored.number, scored.trump, rows)
        self._fit_summary()
        self._summary.show()
        self._summary.raise_()
        self.page.prompt.raise_()

    def summary(self) -> str:
        """The score sheet, each seat's bid and tricks, the trick on the table."""
        parts = [self._score.accessibleDescription()]
        for seat, name in enumerate(self.session.names):
            words = self._seat_words(seat)
            if words:
                parts.append(f"{name}: {words}")
        return "; ".join(parts)

    # --- the last trick ------------------------------------------------------------------------------------------

    def touched(self, piece: Piece | None) -> None:
        """The pile that the last trick went to opens it; whatever else is clicked puts it away."""
        last = self.board.last
        if last and piece and not self._last_trick.open and piece in self.board.zone(pile(last.taker)):
            self.look_back()
        else:
            self._look_away()

    def look_back(self) -> None:
        """Shows the last trick, or puts it away."""
        last = self.board.last
        if self._last_trick.open or last is None:
            self._look_away()
            return
        self._last_trick.show(last, self.layout)
        self.session.hold(True)
        self.announce(self._teller.last_trick(last))
        self.ask()

    def _look_away(self) -> None:
        if self._last_trick.open:
            self._last_trick.close()
            if not self.page.animator.busy:
                self.ask()
            self.session.hold(False)

    def _last_answer(self) -> list[Answer]:
        """The button for the last trick, as long as it may be looked at."""
        return [] if self.board.last is None else [self._last_trick.answer(self.look_back)]

    def meanwhile(self) -> list[Answer]:
        """Looking at the last trick."""
        return self._last_answer()

    # --- what is asked -------------------------------------------------------------------------------------------

    @property
    def _state(self) -> Losers:
        state = self.session.view.state
        assert isinstance(state, Losers)
        return state

    @property
    def _led(self) -> str | None:
        """The card that was led to the trick on the table."""
        laid = self.board.laid()
        return laid[0][1] if laid else None

    def card_of(self, move: int) -> str | None:
        """The card that is played; suits to call and bids are none."""
        return CARDS[move] if self._state.phase == PLAY else None

    def question(self) -> str:
        """Which suit, how many points, which card?"""
        return self._questions.question(self._state, self.board.laid())

    def answers(self) -> list[Answer]:
        """Four suits; a number; a card."""
        state = self._state
        if state.phase == CALL:
            # H is for hearts here.
            return [*self._suit_answers(), self.hint_answer()._replace(key="F1")]
        if state.phase == BID:
            return [self._bid_answer(state), self.hint_answer()]
        answers = []
        if self.chosen:
            answers.append(self.play_answer(*self._questions.playing(self.chosen, self.board.trump, self.board.laid())))
        return [*answers, *self._last_answer(), self.hint_answer()]

    def _suit_answers(self) -> list[Answer]:
        own = self.board.shown_hand()
        counts = {suit: sum(suit_of(card) == suit for card in own) for suit in SUITS}
        heights = {suit: sum(height_of(card) for card in own if suit_of(card) == suit) for suit in SUITS}
        longest = max(SUITS, key=lambda suit: (counts[suit], heights[suit]))
        likely = self._suit or longest
        return [
            Answer(
                f"suit-{suit}",
                suit_title(suit),
                self._questions.calling(counts[suit]),
                suit,
                lambda suit=suit: self.play(SUITS.index(suit)),  # type: ignore[misc]
                suit == likely,
                suit,
                self.settings.two_colour,
            )
            for suit in SUITS
        ]

    def _bid_answer(self, state: Losers) -> Answer:
        if not self._bidding:
            self._bidding = True
            self._stepper.begin(0, state.most_points())
        self.page.prompt.put_control(self._stepper)
        bid = self._stepper.value
        words = translate("losers", "Bid {points}").replace("{points}", f"{bid}")
        says = self._questions.at_stake(bid, self.rules)
        return Answer("bid", words, says, "Return", lambda: self.play(self._stepper.value), likely=True)

    def _stepped(self, value: int) -> None:
        """Another bid is chosen: the button says so."""
        if self._bidding and self.page.prompt.button("bid"):
            self.ask()
            self.announce(f"{value}")

    def _show_note(self) -> None:
        """What her cards could bring, while she thinks about her bid."""
        trump = self.board.trump
        due = self.course.under_way and trump is not None and self.course.bids[self.seat] is None
        if due and trump:
            aside = [piece.card for piece in self.board.zone(ASIDE) if piece.card]
            found = prospects(self.board.shown_hand(), aside, trump, self.rules)
            self._note.tell(found, trump, self._state.most_points())
        self._note.setVisible(due)

    def likely(self, cards: list[str]) -> str:
        """The lowest card, no trump where that can be: nothing is thrown away by Enter alone."""
        return min(cards, key=lambda card: (suit_of(card) == self.board.trump, height_of(card)))

    def why_not(self, card: str) -> str:
        """It does not follow suit."""
        led = self._led
        if self._state.phase != PLAY or led is None:
            return ""
        return self._questions.why_not(suit_of(led))

    def described(self, card: str) -> str:
        """Whether it is a trump."""
        return translate("losers", "a trump") if suit_of(card) == self.board.trump else ""

    def hint_of(self, advice: Advice) -> Hint | None:
        """What to do, and what that wins."""
        return hint_words(self._state, advice)

    def listed(self, advice: Advice) -> str:
        """What the adviser would do."""
        return self._questions.advice(self._state, advice, self.adviser)

    def ending(self) -> str:
        """Who won."""
        assert self.course.ended
        return self._teller.ending(self.course.ended.winners, self.course.ended.scores)

    def parting(self) -> str:
        """How she came out of the last hand."""
        return self._outcome(self.course.scored) if self.course.scored else ""

    def pressed(self, event: QKeyEvent) -> bool:
        """Keys for the bid; left and right for the suit to call; L and Escape for the last trick; up and down go from
        suit to suit in the hand; the page keys turn the score sheet."""
        if self._bidding and self.page.prompt.button("bid"):
            return self._stepper.take_key(event)
        plain = not event.isAutoRepeat() and not event.modifiers()
        if self._last_trick.open and plain and event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_L):
            self._look_away()
            return True
        if plain and event.key() == Qt.Key.Key_L and self.board.trump is not None:
            self.page.prompt.tell(translate("losers", "Only the last trick may be looked at, until the next card."))
            return True
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._score.turn(1 if event.key() == Qt.Key.Key_PageDown else -1)
            return True
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self.page.prompt.button("suit-C"):
            self._next_suit(self.step_of(event))
            return True
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.legal_cards():
            self._choose_suit(1 if event.key() == Qt.Key.Key_Down else -1)
            return True
        return False

    def _next_suit(self, by: int) -> None:
        """The suit beside the bright one is what Enter calls."""
        bright = next(suit for suit in SUITS if self.page.prompt.is_likely(f"suit-{suit}"))
        self._suit = SUITS[max(0, min(SUITS.index(bright) + by, len(SUITS) - 1))]
        self.ask()
        self.announce(suit_title(self._suit))

    def _choose_suit(self, by: int) -> None:
        """Chooses the highest card of the next suit that can be played."""
        legal = self.legal_cards()
        suits = list(dict.fromkeys(suit_of(card) for card in legal))
        at = suits.index(suit_of(self.chosen)) if self.chosen in legal and self.chosen else 0
        wanted = suits[(at + by) % len(suits)]
        self.choose(next(card for card in legal if suit_of(card) == wanted))
