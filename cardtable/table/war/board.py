"""What lies where in Bidding War. Zones: deck, stake, heap; and by seat hand, slot (her bids) and won."""

from collections.abc import Sequence

from typing_extensions import override

from cardtable.engine.cards import RANKS, card_name, split_card
from cardtable.engine.war.moves import (
    BidLaid,
    BidsCleared,
    BidsTurned,
    CardOffered,
    Dealt,
    PrizeDiscarded,
    PrizeTurned,
    PrizeWon,
)
from cardtable.table.board import Board, Card

DECK = "deck"
STAKE = "stake"
HEAP = "heap"


def hand(seat: int) -> tuple[str, int]:
    """A seat's hand. Hers whose screen it is lies open; others show backs."""
    return ("hand", seat)


def slot(seat: int) -> tuple[str, int]:
    """Where a seat lays her bids."""
    return ("slot", seat)


def won(seat: int) -> tuple[str, int]:
    """The pile of what a seat has won."""
    return ("won", seat)


class WarBoard(Board):
    """Follows the events of one seat's view."""

    def __init__(self, seats: int, seat: int, suit_size: int, all_open: bool = False) -> None:
        """`all_open` is whether sealed bids lie face up too."""
        super().__init__()
        self._all_open = all_open
        self.seats = seats
        self.seat = seat
        self._suit_size = suit_size
        self.held: list[set[int]] = [set() for _ in range(seats)]
        """By seat, the ranks in her hand as everyone knows them: a card face down counts until it is turned."""
        self.to_come: set[int] = set()
        """The ranks of the spare suit that have not been up yet."""
        self.leader: int | None = None
        """Who has made the highest bid of an open auction."""
        self.seller: int | None = None
        """Who has put up the prize."""

    @override
    def apply(self, event: object) -> None:
        if isinstance(event, Dealt):
            self._deal(event)
        elif isinstance(event, PrizeTurned):
            prize = self.cards(DECK)[-1]
            self._show(prize, event.card)
            self.move(prize, DECK, STAKE)
            self.to_come.discard(split_card(event.card)[0])
        elif isinstance(event, CardOffered):
            offered = self._from_hand(event.seat, event.card)
            self._show(offered, event.card)
            self.held[event.seat].discard(split_card(event.card)[0])
            offered.seat = self.seller = event.seat
            self.move(offered, hand(event.seat), STAKE)
        elif isinstance(event, BidLaid):
            self._lay(event)
        elif isinstance(event, BidsTurned):
            for seat, card in enumerate(event.cards):
                if card:
                    self._show(self.cards(slot(seat))[-1], card)
                    self.held[seat].discard(split_card(card)[0])
        elif isinstance(event, PrizeWon):
            self._sweep(STAKE, won(event.seat))
        elif isinstance(event, PrizeDiscarded):
            self._sweep(STAKE, HEAP)
        elif isinstance(event, BidsCleared):
            self._clear(event)

    def _deal(self, event: Dealt) -> None:
        self.zones.clear()
        self.leader = self.seller = None
        for seat in range(self.seats):
            open_hand = seat == self.seat
            self.zones[hand(seat)] = [
                Card(card_name(rank, event.suits[seat]), True) if open_hand else Card()
                for rank in range(self._suit_size)
            ]
        self.zones[DECK] = [Card() for _ in range(event.spare)]
        self.held = [set(range(self._suit_size)) for _ in range(self.seats)]
        self.to_come = set(range(event.spare))

    def _lay(self, event: BidLaid) -> None:
        bid = self._from_hand(event.seat, event.card)
        if event.card and event.face_up:
            self._show(bid, event.card)
            self.held[event.seat].discard(split_card(event.card)[0])
            bid.seat = self.leader = event.seat
        elif event.card and self._all_open:
            self._show(bid, event.card)
        else:
            bid.face_up = False
        self.move(bid, hand(event.seat), slot(event.seat))

    def _clear(self, event: BidsCleared) -> None:
        self.leader = self.seller = None
        for seat in range(self.seats):
            bids = self.cards(slot(seat))
            for bid in bids:
                bid.seat = None
                if bid.card in event.returned[seat]:
                    self._take_back(seat, bid)
                else:
                    self.move(bid, slot(seat), HEAP)

    def _take_back(self, seat: int, bid: Card) -> None:
        """Back to hand, to its place among the ranks, if this hand lies open."""
        at = None
        self.held[seat].add(_rank(bid))
        if seat == self.seat and bid.card:
            at = sum(1 for other in self.cards(hand(seat)) if _rank(other) < _rank(bid))
        else:
            bid.card, bid.face_up = None, False
        self.move(bid, slot(seat), hand(seat), at)

    def _from_hand(self, seat: int, card: str | None) -> Card:
        """The card itself where the hand lies open, else whichever back lies last: it says nothing."""
        pieces = self.cards(hand(seat))
        return next((piece for piece in pieces if piece.card and piece.card == card), pieces[-1])

    def _sweep(self, source: str, target: str | tuple[str, int]) -> None:
        for piece in list(self.zone(source)):
            piece.seat = None
            self.move(piece, source, target)

    @staticmethod
    def _show(piece: Card, card: str) -> None:
        piece.card, piece.face_up = card, True


def board_at(events: Sequence[object], seats: int, seat: int, suit_size: int) -> WarBoard:
    """The board as it lay after these events of a seat's view."""
    board = WarBoard(seats, seat, suit_size)
    for event in events:
        board.apply(event)
    return board


def _rank(piece: Card) -> int:
    return split_card(piece.card)[0] if piece.card else len(RANKS)
