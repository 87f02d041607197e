"""Bidding War on the table: its furniture, marks and questions. What every game's table does is in `GameTable`."""

from PySide6.QtCore import QCoreApplication, QPointF

from cardtable.app.art.palette import Scheme
from cardtable.app.games.war.board import DECK, HEAP, STAKE, WarBoard, slot
from cardtable.app.games.war.course import Course
from cardtable.app.games.war.hints import hint_words
from cardtable.app.games.war.layout import WarLayout
from cardtable.app.games.war.questions import Questions
from cardtable.app.games.war.rules_page import rules_html
from cardtable.app.games.war.score import ScoreView, SeatScore
from cardtable.app.games.war.words import Teller, points_words
from cardtable.app.table.furniture import CaptionItem, SlotItem, StandItem
from cardtable.app.table.game_table import GameTable, Told
from cardtable.app.table.hints import Hint
from cardtable.app.table.places import Place
from cardtable.app.table.plaque import Rank
from cardtable.app.table.prompt import Answer
from cardtable.app.table.words import isolated
from cardtable.bots.player import Advice
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


class WarTable(GameTable):
    """Presents one session of Bidding War."""

    board: WarBoard
    course: Course
    layout: WarLayout

    playable_rise = 0.0

    # --- setting up ----------------------------------------------------------------------------------------------

    def build(self) -> None:
        """Slots, the prize stand, captions; score, log and rules."""
        rules = self.session.match.header.rules
        assert isinstance(rules, WarRules)
        self.rules: WarRules = rules
        self.course = Course(self.seats)
        self.board = WarBoard(self.seats, self.seat, rules.suit_size)
        self.teller = self._teller = Teller(self.session.names, self.seat)
        self._questions = Questions(self.session.names, self.seat, rules)
        self._passed: set[int] = set()
        self._outcome = ""
        self._slots = [SlotItem() for _ in range(self.seats)]
        self._stand = StandItem()
        self._captions = {name: CaptionItem() for name in ("stand", "deck", "heap")}
        for item in (*self._slots, self._stand, *self._captions.values()):
            self.page.view.scene().addItem(item)
        self._score = ScoreView(self._pixmaps, self._colours)
        self.add_tabs(self._score, rules_html(rules, self.seats))

    def make_layout(self, width: float, height: float, mirrored: bool) -> WarLayout:
        """Where everything lies."""
        return WarLayout(self.seats, self.seat, width, height, mirrored)

    def put_furniture(self) -> None:
        """Slots, stand, captions."""
        for seat, place in self.layout.slots.items():
            self._slots[seat].set_place(place)
        self._stand.set_box(self.layout.stand)
        for caption in self._captions.values():
            caption.set_scale(self.layout.text_scale)

    def dress(self, colours: Scheme) -> None:
        """The score's colours."""
        self._score.show_scheme(colours)

    # --- what happens --------------------------------------------------------------------------------------------

    def duration(self, event: object) -> float:
        """How long an event takes."""
        return _DURATIONS[type(event)]

    def look(self, event: object) -> float:
        """Turned bids lie a while before the prize moves."""
        return _LOOK if isinstance(event, BidsTurned) else 0.0

    def keeps_open(self, event: object) -> bool:
        """Others laying their sealed bids don't disturb the person who is still choosing hers."""
        return isinstance(event, BidLaid)

    def source(self, place: Place) -> Place:
        """Cards are dealt from the middle of the table."""
        x, y = self.layout.stand.centre
        return Place(x, y, place.width)

    def follow(self, event: object) -> None:
        """Who has passed, which bid has won."""
        if isinstance(event, Passed):
            self._passed.add(event.seat)
        elif isinstance(event, PrizeWon):
            winner = self._items[self.board.zone(slot(event.seat))[-1]] if self._items else None
            if winner:
                winner.chosen = True
                winner.update()
        elif isinstance(event, BidsCleared):
            self._passed.clear()
        if not self.board.zone(STAKE):
            self._captions["stand"].setVisible(False)

    def told(self, event: object) -> Told | None:
        """The prompt tells what came of the last prize beside the next one; sealed bids are not worth a line."""
        text = self.teller.tell(event)
        if not text:
            return None
        if isinstance(event, PrizeWon | PrizeCarried | PrizeDiscarded):
            self._outcome = text
        upcoming = isinstance(event, PrizeTurned | CardOffered)
        return Told(
            text,
            prompt=f"{self._outcome} {text}" if upcoming else text,
            logged=not (isinstance(event, BidLaid) and not event.face_up),
            weighty=isinstance(event, PrizeWon | GameEnded),
        )

    # --- showing -------------------------------------------------------------------------------------------------

    def refresh_own(self, to_act: set[int]) -> None:
        """Plaques, captions, score and marks."""
        scores = self.course.scores[-1]
        ended = self.course.ended
        for seat, plaque in enumerate(self._plaques):
            cards = isolated(translate("war", "%n card(s)", None, len(self.board.held[seat])))
            ranks = tuple(Rank(RANKS[rank], rank in self.board.held[seat]) for rank in range(self.rules.suit_size))
            note = translate("war", "out") if seat in self._passed else ""
            if ended and seat in ended.winners:
                note = translate("war", "wins")
            name = self.session.names[seat]
            plaque.tell(name, f"{points_words(scores[seat])} · {cards}", seat in to_act, note, ranks)
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

    def summary(self) -> str:
        """The scores."""
        return self._score.accessibleName()

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

    def card_of(self, move: int) -> str | None:
        """The card that is bid or put up."""
        return None if move == PASS else card_name(move, self._state.suits[self.seat])

    def asks_for_card(self) -> bool:
        """Always: where no card is high enough all are dimmed."""
        return True

    def _to_bid(self) -> bool:
        return bool(self.legal_cards()) and self._state.phase != OFFER

    def question(self) -> str:
        """What will you bid?"""
        stake = [piece.card for piece in self.board.zone(STAKE) if piece.card]
        return self._questions.question(self._state, stake)

    def answers(self) -> list[Answer]:
        """The chosen card, passing, a hint."""
        answers = []
        if self.chosen:
            answers.append(self.play_answer(*self._questions.playing(self._state, self.chosen)))
        if PASS in self.session.legal():
            words, says = translate("war", "Pass"), translate("war", "out for this prize")
            answers.append(Answer("pass", words, says, "P", lambda: self.play(PASS), likely=not self.chosen))
        answers.append(self.hint_answer())
        return answers

    def likely(self, cards: list[str]) -> str:
        """For a bid the card nearest in value to what is up, else the lowest."""
        values = self.rules.values()
        aim = self._stake_points() if self._state.phase != OFFER else 0
        return min(cards, key=lambda card: (abs(values[split_card(card)[0]] - aim), card))

    def why_not(self, card: str) -> str:
        """It is too low."""
        return self._questions.too_low(self._state, card)

    def described(self, card: str) -> str:
        """What it is worth."""
        points = points_words(self.rules.values()[split_card(card)[0]])
        return translate("war", "worth {points}").replace("{points}", points)

    def hint_of(self, advice: Advice) -> Hint | None:
        """What to bid, how often, and why."""
        return hint_words(self._state, self.seat, advice)

    def listed(self, advice: Advice) -> str:
        """What the adviser would bid."""
        return self._questions.advice(self._state, advice, self.adviser)

    def ending(self) -> str:
        """Who won."""
        assert self.course.ended
        return self._teller.ending(self.course.ended.winners, self.course.ended.scores)
