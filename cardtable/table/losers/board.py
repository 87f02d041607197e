"""What lies where in Loser's Game. Zones: aside, trump (its token); and by seat hand, bid (a slip),
trick (her card of it) and pile (tricks, closed)."""

from collections.abc import Sequence
from typing import NamedTuple

from typing_extensions import override

from cardtable.engine.losers.moves import BidMade, CardPlayed, Dealt, TrickTaken, TrumpCalled
from cardtable.engine.losers.play import HIGH_RANKS
from cardtable.table.board import Board, Card, Paper, Token

ASIDE = "aside"
TRUMP = "trump"
_BLACK, _RED = "SC", "HD"
_CROWDED = 5
"""From so many seats on, cards of a trick lie so close that it is to be seen on each whose it is."""


def hand(seat: int) -> tuple[str, int]:
    """A seat's hand. Hers whose screen it is lies open; others show backs."""
    return ("hand", seat)


def bid(seat: int) -> tuple[str, int]:
    """Where a seat's slip lies until the first card of the hand is played."""
    return ("bid", seat)


def trick(seat: int) -> tuple[str, int]:
    """Where a seat's card of the trick on the table lies."""
    return ("trick", seat)


def pile(seat: int) -> tuple[str, int]:
    """The tricks that a seat has taken, face down."""
    return ("pile", seat)


def suit_order(present: str, trump: str | None) -> str:
    """The suits of a hand as people sort them: colours in turn where they can be, the trumps first."""
    left = {colour: [suit for suit in colour if suit in present and suit != trump] for colour in (_BLACK, _RED)}
    order = ""
    if trump and trump in present:
        order, before = trump, _BLACK if trump in _BLACK else _RED
    else:
        before = _RED if len(left[_BLACK]) >= len(left[_RED]) else _BLACK
    while any(left.values()):
        other = _RED if before == _BLACK else _BLACK
        before = other if left[other] else before
        order += left[before].pop(0)
    return order


def suit_of(card: str) -> str:
    """The suit of a card's name."""
    return card[-1]


def height_of(card: str) -> int:
    """The place of a card in its suit, from 0 for the two to 12 for the ace."""
    return HIGH_RANKS.index(card[:-1])


class PlayedTrick(NamedTuple):
    """A trick that was taken."""

    cards: tuple[tuple[int, str], ...]
    """Seat and card, in the order in which they were played."""
    taker: int


class LosersBoard(Board):
    """Follows the events of one seat's view."""

    def __init__(self, seats: int, seat: int, bid_word: str = "") -> None:
        """`bid_word` is what stands over the number on a slip."""
        super().__init__()
        self._bid_word = bid_word
        self.seats = seats
        self.seat = seat
        self.trump: str | None = None
        self.leader: int | None = None
        """Who led to the trick on the table; None where it is still to be led to."""
        self.last: PlayedTrick | None = None
        """The last trick, until the next card is played: so long it may be looked at."""

    @override
    def apply(self, event: object) -> None:
        if isinstance(event, Dealt):
            self._deal(event)
        elif isinstance(event, TrumpCalled):
            self.trump = event.suit
            self.zones[TRUMP] = [Token(event.suit, event.seat)]
            self._sort()
        elif isinstance(event, BidMade):
            self.zones[bid(event.seat)] = [Paper(f"{event.points}", self._bid_word, event.seat)]
        elif isinstance(event, CardPlayed):
            self._play(event)
        elif isinstance(event, TrickTaken):
            self._take(event)

    def _deal(self, event: Dealt) -> None:
        self.zones.clear()
        self.trump = self.leader = self.last = None
        for seat, cards in enumerate(event.hands):
            self.zones[hand(seat)] = [Card(card, card is not None) for card in cards]
        self.zones[ASIDE] = [Card(card, True) for card in event.aside]
        self._sort()

    def _sort(self) -> None:
        """The open hand by suits, high cards first. It is done when suits are all there: they don't jump later."""
        own = self.cards(hand(self.seat))
        order = suit_order("".join({suit_of(piece.card) for piece in own if piece.card}), self.trump)
        own.sort(key=lambda piece: (order.index(suit_of(piece.card)), -height_of(piece.card)) if piece.card else (0, 0))
        self.zones[hand(self.seat)] = [*own]

    def _play(self, event: CardPlayed) -> None:
        self.last = None
        for seat in range(self.seats):
            self.zone(bid(seat)).clear()
        if event.leads:
            self.leader = event.seat
        pieces = self.cards(hand(event.seat))
        # The card itself where the hand lies open, else whichever back lies last: it says nothing.
        played = next((piece for piece in pieces if piece.card == event.card), pieces[-1])
        played.card, played.face_up = event.card, True
        played.seat = event.seat if self.seats >= _CROWDED else None
        self.move(played, hand(event.seat), trick(event.seat))

    def _take(self, event: TrickTaken) -> None:
        assert self.leader is not None
        order = [(self.leader + step) % self.seats for step in range(self.seats)]
        self.last = PlayedTrick(tuple(zip(order, event.cards, strict=True)), event.seat)
        self.leader = None
        for seat in order:
            for piece in self.cards(trick(seat)):
                piece.card, piece.face_up, piece.seat = None, False, None
                self.move(piece, trick(seat), pile(event.seat))

    # --- what can be seen ----------------------------------------------------------------------------------------

    def laid(self) -> list[tuple[int, str]]:
        """Seat and card of the trick on the table, in the order in which they were played."""
        if self.leader is None:
            return []
        order = [(self.leader + step) % self.seats for step in range(self.seats)]
        return [(seat, piece.card) for seat in order for piece in self.cards(trick(seat)) if piece.card]

    def winning(self) -> int | None:
        """The seat whose card takes the trick as it lies."""
        laid = self.laid()
        return best_of(laid, self.trump) if laid else None

    def tricks(self, seat: int) -> int:
        """How many tricks lie in a seat's pile."""
        return len(self.zone(pile(seat))) // self.seats

    def shown_hand(self) -> list[str]:
        """The cards of the open hand, from left to right."""
        return [piece.card for piece in self.cards(hand(self.seat)) if piece.card]


def best_of(laid: list[tuple[int, str]], trump: str | None) -> int:
    """Who takes cards that were laid in this order."""
    best, best_card = laid[0]
    for seat, card in laid[1:]:
        same = suit_of(card) == suit_of(best_card)
        if (same and height_of(card) > height_of(best_card)) or (not same and suit_of(card) == trump):
            best, best_card = seat, card
    return best


def board_at(events: Sequence[object], seats: int, seat: int) -> LosersBoard:
    """The board as it lay after these events of a seat's view."""
    board = LosersBoard(seats, seat)
    dealt = max((at for at, event in enumerate(events) if isinstance(event, Dealt)), default=0)
    for event in events[dealt:]:  # a deal sweeps the table
        board.apply(event)
    return board
