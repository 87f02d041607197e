"""Lines of Bidding War as a record writes them, and the events that follow from them."""

# Not compiled: mypyc strips the keywords of msgspec's classes.

import msgspec

from cardtable.engine.lines import ChanceLine, Event, MoveLine


class WarSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Position in a header's `setup`: either a prize is up that no seat has bid for, or a seat is to offer a card."""

    suits: list[str]
    """Suits of the seats, by seat."""
    hands: list[list[str]]
    """Cards left in hand, by seat."""
    first: int
    """Seat that opens the bidding for the current prize, or offers a card."""
    number: int = 0
    """Number of prizes that came before the current one."""
    prizes: list[str | None] | None = None
    """The whole spare suit in its order, including the `number` prizes before the current one; null where a later prize
    is hidden. None where players offer their own cards."""
    won: list[list[str]] = []
    """Prizes won, by seat; empty if no seat has won any yet."""
    carried: list[str] = []
    """Cards carried over from ties, which go to the winner of the current prize."""


class WarDeal(ChanceLine, frozen=True, tag="deal"):
    """Deal: each seat's suit, the seat that opens prize 0, and the spare suit in shuffled order.

    `prizes` holds null for each prize that is not turned yet; it is None where players offer their own cards.
    """

    suits: list[str]
    first: int
    prizes: list[str | None] | None = None


class WarBid(MoveLine, frozen=True, tag="bid"):
    """Bid of a card, sealed or open; `card` is null for a sealed bid that the reader may not see."""

    card: str | None


class Offer(MoveLine, frozen=True, tag="offer"):
    """Offer of a card from the seat's own hand as the next prize."""

    card: str


class WarPass(MoveLine, frozen=True, tag="pass"):
    """Pass, which takes the seat out of the auction for the current prize."""


class WarDealt(Event, frozen=True):
    """Each seat has received a suit; `spare` prizes, 0 if players offer their own cards, lie face down in the deck."""

    suits: tuple[str, ...]
    spare: int
    first: int


class PrizeTurned(Event, frozen=True):
    """A card of the spare suit was turned up for bidding, on top of the `carried` cards."""

    card: str
    number: int
    carried: tuple[str, ...]


class CardOffered(Event, frozen=True):
    """A player offered a card of their own for bidding, on top of the `carried` cards."""

    seat: int
    card: str
    number: int
    carried: tuple[str, ...]


class BidLaid(Event, frozen=True):
    """A bid was laid: face down in a sealed round (`card` is None where unknown), face up in an auction."""

    seat: int
    card: str | None
    face_up: bool


class WarPassed(Event, frozen=True):
    """A player passed and is out of the current auction."""

    seat: int


class BidsTurned(Event, frozen=True):
    """All sealed bids were turned up; `cards` by seat, None for a seller who does not bid."""

    cards: tuple[str | None, ...]


class PrizeWon(Event, frozen=True):
    """A player won the prize and the cards carried over to it.

    `points` is what the cards are worth together, `with_card` the winning bid.
    """

    seat: int
    cards: tuple[str, ...]
    points: int
    with_card: str


class PrizeCarried(Event, frozen=True):
    """The highest bids tied, so these cards are added to the next prize."""

    cards: tuple[str, ...]


class PrizeDiscarded(Event, frozen=True):
    """The prize goes to no seat. `reason` is "tie", "no_bid" or "end"."""

    cards: tuple[str, ...]
    reason: str


class BidsCleared(Event, frozen=True):
    """Bids were cleared away after a prize; by seat, the cards spent and the cards returned to the hand."""

    spent: tuple[tuple[str, ...], ...]
    returned: tuple[tuple[str, ...], ...]


class WarEnded(Event, frozen=True):
    """The game ended: the last prize is settled, or a seat has no card to go on with."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
