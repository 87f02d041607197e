"""Bidding War on the table: its furniture, marks and questions. What every game's table does is the presenter's."""

from PySide6.QtCore import QPointF

from cardtable.app.art.palette import Scheme
from cardtable.app.games.war.bids_read import BidsRead
from cardtable.app.games.war.score import ToCome
from cardtable.app.parts.score_view import ScoreView, SeatScore
from cardtable.app.table.accessible_texts import AccessibleText
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.furniture import SlotItem, StandItem, TagItem
from cardtable.app.table.plaque import Rank
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.staging import Asking, Furniture, Hinting, Pacing, Staging, Telling
from cardtable.engine.cards import RANKS, card_name, split_card
from cardtable.engine.state import NOBODY, SPECTATOR
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
from cardtable.language import filled, isolated, translate
from cardtable.table.board import Piece
from cardtable.table.places import Place
from cardtable.table.telling import Notice
from cardtable.table.war.board import DECK, HEAP, STAKE, WarBoard, hand, slot
from cardtable.table.war.course import Course
from cardtable.table.war.hints import hint_words
from cardtable.table.war.layout import WarLayout
from cardtable.table.war.questions import Questions
from cardtable.table.war.rules_page import rules_html
from cardtable.table.war.words import Teller, move_words, points_words
from cardtable.table.words import cards_words

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


def stage(table: TablePresenter) -> Staging:
    """What Bidding War brings to a table."""
    return WarTable(table).staging


class WarTable:
    """Bidding War's parts of one table."""

    def __init__(self, table: TablePresenter) -> None:
        self.table = table
        source = table.source
        assert isinstance(source.rules, WarRules)
        self.rules: WarRules = source.rules
        self.seats, self.seat = table.seats, table.seat
        self.course = Course(self.seats)
        open_hand = NOBODY if source.view.seat == SPECTATOR else self.seat
        self.board = WarBoard(self.seats, open_hand, self.rules.suit_size, source.open)
        self.layout = WarLayout(self.seats, self.seat, 1080, 900)
        self.captions = {name: TagItem() for name in ("stand", "deck", "heap")}
        self._to_come = ToCome()
        heading = translate("war", "Points so far")
        self.score = ScoreView(table.pixmaps, table.colours, points_words, heading, self._to_come)
        self._teller = Teller(source.names, source.you)
        self._questions = Questions(source.names, self.seat, self.rules)
        self.passed: set[int] = set()
        """Who is out for this prize."""
        self._outcome = ""
        self._slots = [SlotItem() for _ in range(self.seats)]
        self._stand = StandItem(table.pixmaps)
        self.highest = TagItem()
        """Pinned to the highest bid of an open auction."""
        for item in (*self._slots, self._stand, *self.captions.values(), self.highest):
            table.page.view.scene().addItem(item)
        self.reader = BidsRead(table, self.rules) if self.rules.bidding == "sealed" else None
        self._turned = 0  # how many rounds of sealed bids
        table.add_tabs(self.score, rules_html(self.rules, self.seats), self.reader.tab if self.reader else None)

    @property
    def staging(self) -> Staging:
        """All of them."""
        return Staging(
            board=self.board,
            course=self.course,
            layout=self._lay_out,
            hand_zone=hand(self.seat),
            landmark=self._teller.landmark,
            playable_rise=0.0,
            pacing=Pacing(
                durations=_DURATIONS,
                look=lambda event: _LOOK if isinstance(event, BidsTurned) else 0.0,
                undisturbing=(BidLaid,),  # others laying their sealed bids
                source=self._source,
            ),
            telling=Telling(self._teller, self._notice, felt_texts=self._felt_texts),
            furniture=Furniture(self._put, self._refresh, self._follow, self._dress),
            asking=Asking(
                question=self._question,
                answers=self._answers,
                ending=self._ending,
                dims=lambda: True,  # where no card is high enough all are
                why_not=lambda card: self._questions.too_low(self._state, card),
                described=self._described,
            ),
            hinting=Hinting(
                hint=lambda advice: hint_words(self._state, self.seat, advice),
                listed=lambda advice: self._questions.advice(self._state, advice, self.table.adviser),
                card_of=self._card_of,
                called=lambda move: move_words(self._state, self.seat, move),
            ),
        )

    def _lay_out(self, width: float, height: float, mirrored: bool) -> WarLayout:
        self.layout = WarLayout(self.seats, self.seat, width, height, mirrored)
        return self.layout

    def _put(self) -> None:
        """Slots, stand, captions."""
        for seat, place in self.layout.slots.items():
            self._slots[seat].set_place(place)
        self._stand.set_box(self.layout.stand)

    # --- what happens --------------------------------------------------------------------------------------------

    def _source(self, piece: Piece, place: Place) -> Place:
        """Cards are dealt from the middle of the table."""
        x, y = self.layout.stand.centre
        return Place(x, y, place.width)

    def _follow(self, event: object) -> None:
        """Who has passed, which bid has won."""
        if isinstance(event, Passed):
            self.passed.add(event.seat)
        elif isinstance(event, PrizeWon):
            winner = self.table.scene.items.get(self.board.zone(slot(event.seat))[-1])
            if winner:  # none yet, where a game is gone on with
                winner.chosen = True
                winner.update()
        elif isinstance(event, BidsTurned):
            self._turned += 1
        elif isinstance(event, BidsCleared):
            self.passed.clear()
        if isinstance(event, BidLaid | BidsCleared):
            self.highest.hide_words()
        if not self.board.zone(STAKE):
            self.captions["stand"].hide_words()

    def _notice(self, event: object) -> Notice | None:
        """The prompt tells what came of the last prize beside the next one; sealed bids are not worth a line."""
        text = self._teller.tell(event)
        if not text:
            return None
        if isinstance(event, PrizeWon | PrizeCarried | PrizeDiscarded):
            self._outcome = text
        upcoming = isinstance(event, PrizeTurned | CardOffered)
        return Notice(
            text,
            prompt=f"{self._outcome} {text}".strip() if upcoming else text,
            logged=not (isinstance(event, BidLaid) and not event.face_up),
            weighty=isinstance(event, PrizeWon | GameEnded),
        )

    # --- showing -------------------------------------------------------------------------------------------------

    def _refresh(self, to_act: set[int]) -> None:
        """Plaques, captions, score and marks."""
        scores = self.course.scores[-1]
        for seat, plaque in enumerate(self.table.plaques):
            cards = isolated(translate("war", "%n card(s)", None, len(self.board.held[seat])))
            ranks = tuple(Rank(RANKS[rank], rank in self.board.held[seat]) for rank in range(self.rules.suit_size))
            name = self.table.source.names[seat]
            plaque.show_seat(name, f"{points_words(scores[seat])} · {cards}", seat in to_act, self._note(seat), ranks)
            self._slots[seat].set_glow(1.0 if seat == self.seat and self._to_bid() else 0.0)
        for depth, piece in enumerate(reversed(self.board.zone(HEAP))):
            self.table.scene.items[piece].setVisible(depth < _HEAP_SHOWN)
        self._show_captions()
        self._mark_highest()
        rows = [
            SeatScore(self.table.source.names[seat], self.table.emblems[seat], scores[seat])
            for seat in range(self.seats)
        ]
        if self.rules.prizes == "spare_suit":
            to_come = self.board.to_come
            self._to_come.ranks = [(RANKS[rank], rank in to_come) for rank in range(self.rules.suit_size)]
            self._to_come.left = sum(self.rules.values()[rank] for rank in to_come)
        self.score.show_scores(rows, self.course.scores)
        if self.reader:
            self.reader.follow(self._turned)

    def _dress(self, colours: Scheme) -> None:
        """The panel has other colours."""
        self.score.show_scheme(colours)
        if self.reader:
            self.reader.show_scheme(colours)

    def _felt_texts(self) -> list[AccessibleText]:
        """The prize, what is to come and what is spent, and each seat's last bid."""
        board, layout = self.board, self.layout
        prize = ""
        if board.zone(STAKE):
            prize = filled(
                translate("war", "Up for bids: {cards}."),
                cards=cards_words([piece.card for piece in board.cards(STAKE) if piece.card]),
            )
        texts = [AccessibleText(f"{prize} {points_words(self._stake_points())}" if prize else "", layout.stand)]
        texts += [
            AccessibleText(self._pile_words(name), place) for name, place in ((DECK, layout.deck), (HEAP, layout.heap))
        ]
        for seat in range(self.seats):
            bids = board.cards(slot(seat))
            said = self._teller.tell(BidLaid(seat, bids[-1].card, bids[-1].face_up)) if bids else ""
            texts.append(AccessibleText(said, layout.slots[seat]))
        return texts

    def _pile_words(self, name: str) -> str:
        """How many cards lie there; nothing where none does."""
        count = len(self.board.zone(name))
        if not count:
            return ""
        if name == DECK:
            return translate("war", "%n to come", None, count)
        return translate("war", "%n spent", None, count)

    def _note(self, seat: int) -> str:
        """A word pinned to a plaque: who won, who is out, whose bid is the highest, who sells."""
        if self.course.ended:
            return translate("war", "wins") if seat in self.course.ended.winners else ""
        if seat in self.passed:
            return translate("war", "out")
        if seat == self.board.leader:
            return translate("war", "leads")
        return translate("war", "sells") if seat == self.board.seller else ""

    def _mark_highest(self) -> None:
        """The highest bid of an open auction, which wears its owner's emblem, has a brass edge and a tag."""
        if self.rules.bidding != "open":
            return
        leader = self.board.leader
        for seat, place in self.layout.slots.items():
            bids = self.board.zone(slot(seat))
            for piece in bids:
                item = self.table.scene.items[piece]
                highest = seat == leader and piece is bids[-1]
                if item.chosen != highest:
                    item.chosen = highest
                    item.update()
            if seat == leader:
                at = QPointF(place.x, place.y + place.height / 2 - 1)
                self.highest.show_words(translate("war", "highest bid"), at, self.layout.text_scale, bright=True)

    def _stake_points(self) -> int:
        values = self.rules.values()
        return sum(values[split_card(piece.card)[0]] for piece in self.board.cards(STAKE) if piece.card)

    def _show_captions(self) -> None:
        stand, unit = self.layout.stand, self.layout.unit
        stake = self.board.zone(STAKE)
        below = QPointF(stand.x + stand.width / 2, stand.y + stand.height + 4 * unit)
        scale = self.layout.text_scale
        self.captions["stand"].show_words(points_words(self._stake_points()) if stake else "", below, scale)
        for name, place in ((DECK, self.layout.deck), (HEAP, self.layout.heap)):
            at = QPointF(place.x, place.y + place.width * 0.7 + 18 * scale)
            self.captions[name].show_words(self._pile_words(name), at, scale)

    # --- what is asked -------------------------------------------------------------------------------------------

    @property
    def _state(self) -> War:
        state = self.table.source.view.state
        assert isinstance(state, War)
        return state

    def _card_of(self, move: int) -> str | None:
        """The card that a move bids or puts up."""
        return None if move == PASS else card_name(move, self._state.suits[self.seat])

    def _to_bid(self) -> bool:
        return bool(self.table.turn.playable()) and self._state.phase != OFFER

    def _question(self) -> str:
        """What will you bid?"""
        stake = [piece.card for piece in self.board.cards(STAKE) if piece.card]
        return self._questions.question(self._state, stake)

    def _answers(self) -> list[Answer]:
        """The chosen card, passing, a hint."""
        answers = []
        card = self.table.turn.card
        if card:
            answers.append(self.table.turn.play_answer(*self._questions.playing(self._state, card)))
        if "pass" in self.table.source.actions().kinds():
            words, says = translate("war", "Pass"), translate("war", "out for this prize")
            answers.append(Answer("pass", words, says, "P", lambda: self.table.turn.play(move="pass"), likely=not card))
        return answers + self.table.hint_answers()

    def _described(self, card: str) -> str:
        """What it is worth."""
        points = points_words(self.rules.values()[split_card(card)[0]])
        return filled(translate("war", "worth {points}"), points=points)

    def _ending(self) -> str:
        """Who won."""
        assert self.course.ended
        return self._teller.ending(self.course.ended.winners, self.course.ended.scores)
