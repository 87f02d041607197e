"""Model of Bidding War's table, and the occasions for remarks that its events give."""

from collections.abc import Hashable, Sequence
from functools import partial

from typing_extensions import override

from cardtable.engine.cards import RANKS, bits, card_name, split_card
from cardtable.engine.lines import RulesChanged
from cardtable.games.war.course import WarCourse, turning_points
from cardtable.games.war.layout import DECK, HEAP, STAKE, WarLayout, hand, slot, won
from cardtable.games.war.moves import (
    BidLaid,
    BidsCleared,
    BidsTurned,
    CardOffered,
    PrizeCarried,
    PrizeDiscarded,
    PrizeTurned,
    PrizeWon,
    WarDealt,
    WarEnded,
    WarPassed,
)
from cardtable.games.war.play import War
from cardtable.games.war.rules import WarRules
from cardtable.games.war.words import WarNarrator, points_words
from cardtable.language import as_number, filled, isolated, translate
from cardtable.table.board import Card, Piece
from cardtable.table.marks import FeltText, Mark, PieceStyle, Plaque, Rank, Slot, Stand, Tag
from cardtable.table.model import Perspective, TableModel, beginning
from cardtable.table.places import Place
from cardtable.table.remarks import QUIET, Noticing, Occasion, Remarks, at_the_end, others
from cardtable.table.seating import lettered
from cardtable.table.telling import Chart, Moment, Notice
from cardtable.table.words import card_words, cards_words

_DEAR = 10
"""Least points of a prize that counts as dear."""
_CHEAP = 5
"""Least profit, in points of the prize over the winning card, for which a prize counts as cheap."""


class WarNoticing(Noticing):
    """Noticing of events on which players may remark."""

    rest = 2

    def __init__(self, seats: int, rules: WarRules) -> None:
        self._seats = seats
        self._values = rules.values()

    @override
    def notice(self, event: object) -> Sequence[Occasion]:
        everybody = range(self._seats)
        match event:
            case RulesChanged(rules=WarRules() as rules):
                self._values = rules.values()
            case PrizeTurned() | CardOffered():
                return [Occasion(QUIET, everybody, once_in=4, size=event.number)]
            case PrizeCarried() | PrizeDiscarded(reason="tie"):
                return [Occasion("tie", everybody, once_in=3, size=len(event.cards))]
            case PrizeWon(seat=winner, points=points):
                rest = others(everybody, winner)
                if points - self._values[split_card(event.with_card)[0]] >= _CHEAP:
                    return [Occasion("cheap", rest, winner, size=points)]
                if points >= _DEAR:
                    return [
                        Occasion("won", [winner], size=points),
                        Occasion("envy", rest, winner, size=points),
                    ]
            case WarEnded():
                return at_the_end(everybody, event.winners)
        return ()


_HEAP_SHOWN = 8
"""Number of cards drawn on the heap, from the top; those further down are covered entirely."""


class WarModel(TableModel):
    """Model of the table, which follows the events of one observer's view."""

    course: WarCourse
    teller: WarNarrator

    def __init__(self, seen: Perspective) -> None:
        super().__init__(seen)
        state = beginning(War, "war", seen.rules, seen.seats, seen.setup)
        self.course = WarCourse(self.seats, state)
        self.teller = WarNarrator(seen.names, seen.you)
        self.remarks = Remarks(seen.names, seen.players, WarNoticing(self.seats, self.rules))
        self.held: list[set[int]] = [set() for _ in range(self.seats)]
        """Ranks in hand by seat, as everyone knows them: a sealed bid counts as held until it is turned."""
        self.to_come: set[int] = set()
        """Ranks of the spare suit that have not been turned up yet."""
        self.leader: int | None = None
        """Seat with the highest bid of an open auction so far."""
        self.seller: int | None = None
        """Seat that has offered the current prize."""
        self.winner: int | None = None
        """Seat that has won the prize, until bids are cleared away."""
        self.passed: set[int] = set()
        """Seats that are out of the current auction."""
        self._outcome = ""  # text on how the last prize was settled
        if state.turn >= 0:
            self._set_out(state)

    @property
    def rules(self) -> WarRules:
        """House rules in force."""
        assert isinstance(self.seen.rules, WarRules)
        return self.seen.rules

    # --- events --------------------------------------------------------------------------------------------------

    @override
    def take_in(self, event: object) -> Notice | None:
        self._move_pieces(event)
        self.course.follow(event)
        text = self.teller.tell(event)
        if not text:
            return None
        if isinstance(event, PrizeWon | PrizeCarried | PrizeDiscarded):
            self._outcome = text
        upcoming = isinstance(event, PrizeTurned | CardOffered)
        return Notice(
            text,
            # shown with the next prize, which follows at once
            prompt=f"{self._outcome} {text}".strip() if upcoming else text,
            logged=not (isinstance(event, BidLaid) and not event.face_up),
            weighty=isinstance(event, PrizeWon | WarEnded),
        )

    def _move_pieces(self, event: object) -> None:
        if isinstance(event, WarDealt):
            self._deal(event)
        elif isinstance(event, PrizeTurned):
            self.move(self.zone(DECK)[-1], DECK, STAKE, card=event.card, face_up=True)
            self.to_come.discard(split_card(event.card)[0])
        elif isinstance(event, CardOffered):
            offered = self._from_hand(event.seat, event.card)
            self.held[event.seat].discard(split_card(event.card)[0])
            self.seller = event.seat
            self.move(offered, hand(event.seat), STAKE, card=event.card, face_up=True, seat=event.seat)
        elif isinstance(event, BidLaid):
            self._lay(event)
        elif isinstance(event, WarPassed):
            self.passed.add(event.seat)
        elif isinstance(event, BidsTurned):
            for seat, card in enumerate(event.cards):
                if card:
                    self.change(self.zone(slot(seat))[-1], slot(seat), card=card, face_up=True)
                    self.held[seat].discard(split_card(card)[0])
        elif isinstance(event, PrizeWon):
            self.winner = event.seat
            self.sweep(STAKE, won(event.seat), seat=None)
        elif isinstance(event, PrizeDiscarded):
            self.sweep(STAKE, HEAP, seat=None)
        elif isinstance(event, BidsCleared):
            self._clear(event)

    def _lies_open(self, seat: int) -> bool:
        """Return whether the observer sees a seat's hand."""
        return self.seen.all_open or seat == self.seen.own

    def _deal(self, event: WarDealt) -> None:
        self.zones.clear()
        size = self.rules.suit_size
        for seat in range(self.seats):
            suit = event.suits[seat]
            self.zones[hand(seat)] = [
                Card(card_name(rank, suit), True) if self._lies_open(seat) else Card() for rank in range(size)
            ]
        self.zones[DECK] = [Card() for _ in range(event.spare)]
        self.held = [set(range(size)) for _ in range(self.seats)]
        self.to_come = set(range(event.spare))

    def _set_out(self, state: War) -> None:
        """Lay out the cards of a position in the middle of a game."""
        spare, whole = self.seats, state.terms.suit_mask
        spent = sum(whole << 13 * suit for suit in range(len(state.suits))) & ~state.stake
        for seat, ranks in enumerate(state.hands):
            own = self._lies_open(seat)
            self.held[seat] = set(bits(ranks))
            self.zones[hand(seat)] = [Card(state.card(seat, rank), True) if own else Card() for rank in bits(ranks)]
            self.zones[won(seat)] = [Card(card, True) for card in self.course.taken[seat]]
            spent &= ~(ranks << 13 * seat | state.won[seat])
        if state.prizes:
            turned = state.prizes[: state.number + 1]
            self.to_come = set(bits(whole)) - set(turned)
            self.zones[DECK] = [Card() for _ in self.to_come]
            spent &= ~sum(1 << 13 * spare + rank for rank in self.to_come)
            prize = 1 << 13 * spare + turned[-1]
            carried, card = state.cards_of(state.stake & ~prize), state.card(spare, turned[-1])
            self.zones[STAKE] = [Card(name, True) for name in (*carried, card)]
            self.opening = self.teller.landmark(PrizeTurned(card, state.number, carried))
        else:
            self.zones[STAKE] = [Card(name, True) for name in state.cards_of(state.stake)]
        self.zones[HEAP] = [Card(name, True) for name in state.cards_of(spent)]

    def _lay(self, event: BidLaid) -> None:
        bid = self._from_hand(event.seat, event.card)
        seen = bool(event.card) and (event.face_up or self.seen.all_open)
        if event.card and event.face_up:
            self.held[event.seat].discard(split_card(event.card)[0])
            self.leader = event.seat
        card = event.card if seen else bid.card
        owner = event.seat if event.card and event.face_up else None
        self.move(bid, hand(event.seat), slot(event.seat), card=card, face_up=seen, seat=owner)

    def _clear(self, event: BidsCleared) -> None:
        self.leader = self.seller = self.winner = None
        self.passed.clear()
        for seat in range(self.seats):
            for bid in self.cards(slot(seat)):
                if bid.card in event.returned[seat]:
                    self._take_back(seat, bid)
                else:
                    self.move(bid, slot(seat), HEAP, seat=None)

    def _take_back(self, seat: int, bid: Card) -> None:
        """Return a bid to the hand, sorted in by rank if the hand lies open."""
        self.held[seat].add(_rank(bid))
        if self._lies_open(seat) and bid.card:
            at = sum(1 for other in self.cards(hand(seat)) if _rank(other) < _rank(bid))
            self.move(bid, slot(seat), hand(seat), at, seat=None)
        else:
            self.move(bid, slot(seat), hand(seat), card=None, face_up=False, seat=None)

    def _from_hand(self, seat: int, card: str | None) -> Card:
        """Return the piece for a card of a hand, or the last one if the hand is hidden: any back will do."""
        pieces = self.cards(hand(seat))
        return next((piece for piece in pieces if piece.card and piece.card == card), pieces[-1])

    # --- appearance ----------------------------------------------------------------------------------------------

    @override
    def layout(
        self, width: float, height: float, mirrored: bool, text_size: float = 1.0, asks: bool = True
    ) -> WarLayout:
        made = partial(WarLayout, self.seats, self.seen.side, width, height, mirrored)
        return lettered(text_size, made, asks)

    @override
    def source(self, piece: Piece, place: Place, layout: WarLayout) -> Place:
        """Return the middle of the table, from which cards are dealt."""
        x, y = layout.stand.centre
        return Place(x, y, place.width)

    @property
    def stake(self) -> list[str]:
        """Cards up for bidding, carried cards first."""
        return self.known(STAKE)

    def stake_points(self) -> int:
        """Return the points of the cards up for bidding."""
        values = self.rules.values()
        return sum(values[split_card(card)[0]] for card in self.stake)

    def left_to_come(self) -> int:
        """Return the points of the prizes still to come."""
        values = self.rules.values()
        return sum(values[rank] for rank in self.to_come)

    @override
    def stage(self) -> str:
        if not (self.course.prizes or any(self.held)):
            return ""
        text = translate("war", "Prize {number}")
        if self.rules.prizes == "spare_suit":
            text = translate("war", "Prize {number} of {count}")
        number, count = self.course.before + len(self.course.prizes) + 1, self.rules.suit_size
        return filled(text, number=min(number, count), count=count)

    @override
    def plaque(self, seat: int, to_act: bool) -> Plaque:
        cards = isolated(translate("war", "%n card(s)", None, len(self.held[seat])))
        ranks = tuple(Rank(RANKS[rank], rank in self.held[seat]) for rank in range(self.rules.suit_size))
        line = f"{points_words(self.scores[seat])} · {cards}"
        return Plaque(self.seen.names[seat], line, self._note(seat), ranks)

    def _note(self, seat: int) -> str:
        """Return the note on a seat's plaque: it wins, is out, leads the bidding or sells; empty for none of these."""
        if self.course.ended:
            return translate("war", "wins") if seat in self.course.ended.winners else ""
        if seat in self.passed:
            return translate("war", "out")
        if seat == self.leader:
            return translate("war", "leads")
        return translate("war", "seller") if seat == self.seller else ""

    @override
    def marks(self, layout: WarLayout) -> dict[Hashable, Mark]:
        """Return bid slots, stand, captions under the piles, and a tag at the highest bid of an open auction."""
        found: dict[Hashable, Mark] = {
            slot(seat): Slot(place, self.awaited and seat == self.seen.side) for seat, place in layout.slots.items()
        }
        found["stand"] = Stand(layout.stand)
        stand, scale = layout.stand, layout.text_scale
        if self.stake:
            below = stand.y + stand.height + 4 * layout.unit
            found[STAKE] = Tag(points_words(self.stake_points()), stand.x + stand.width / 2, below, scale)
        for name, place in ((DECK, layout.deck), (HEAP, layout.heap)):
            if words := self._pile_words(name):
                words = as_number(len(self.zone(name))) if layout.sizes.lettering.size > 1 else words
                found[name] = Tag(words, place.x, place.y + place.width * 0.7 + 18 * scale, scale)
        if self.leader is not None:
            place = layout.slots[self.leader]
            low = place.y + place.height / 2 - 1
            found["highest", self.leader] = Tag(translate("war", "highest bid"), place.x, low, scale, bright=True)
        return found

    @override
    def looks(self) -> dict[Piece, PieceStyle]:
        looks = dict.fromkeys(self.zone(HEAP)[:-_HEAP_SHOWN], PieceStyle(hidden=True))
        for seat in (self.leader, self.winner):
            if seat is not None and self.zone(slot(seat)):
                looks[self.zone(slot(seat))[-1]] = PieceStyle(chosen=True)
        return looks

    @override
    def texts(self, layout: WarLayout) -> list[FeltText]:
        """Return the texts for screen readers: the prize, both piles, and each seat's last bid."""
        prize = ""
        if self.stake:
            prize = filled(translate("war", "Up for bidding: {cards}."), cards=cards_words(self.stake))
            prize = f"{prize} {points_words(self.stake_points())}"
        texts = [FeltText(prize, layout.stand)]
        texts += [FeltText(self._pile_words(name), at) for name, at in ((DECK, layout.deck), (HEAP, layout.heap))]
        for seat in range(self.seats):
            bids = self.cards(slot(seat))
            said = self.teller.tell(BidLaid(seat, bids[-1].card, bids[-1].face_up)) if bids else ""
            texts.append(FeltText(said, layout.slots[seat]))
        return texts

    def _pile_words(self, name: str) -> str:
        """Return how many cards lie in the deck or on the heap, in words; empty for none."""
        count = len(self.zone(name))
        if not count:
            return ""
        if name == DECK:
            return translate("war", "%n left", None, count)
        return translate("war", "%n spent", None, count)

    @override
    def moments(self) -> list[Moment]:
        return [Moment(self.teller.turning_point(point), point.round) for point in turning_points(self.course)]

    @override
    def chart(self) -> Chart:
        ticks = [(step, card_words(card)) for step, card in enumerate(self.course.prizes, 1)]
        return Chart(translate("war", "Points after each prize"), ticks)


def _rank(piece: Card) -> int:
    return split_card(piece.card)[0] if piece.card else len(RANKS)
