"""Bidding War's lines as a record writes them, and the events that follow from them."""

# Not compiled: mypyc strips the keywords of msgspec's classes.

import msgspec

from cardtable.engine.lines import ChanceLine, Event, MoveLine


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a header's `setup` holds: a prize is up, and nobody has bid for it; or a card is to be put up."""

    suits: list[str]
    """By seat."""
    hands: list[list[str]]
    """By seat, the cards that are left."""
    first: int
    """Who opens the bidding now, or puts up a card."""
    number: int = 0
    """How many prizes there were before this one."""
    prizes: list[str | None] | None = None
    """The whole spare suit in its order; this prize has so many before it, and null are some that follow."""
    won: list[list[str]] = []
    """By seat; empty before anything has been won."""
    carried: list[str] = []
    """What lies with this prize."""


class Deal(ChanceLine, frozen=True, tag="deal"):
    """Each seat's suit, the spare suit in its shuffled order (null where not turned yet), and who opens prize 0."""

    suits: list[str]
    first: int
    prizes: list[str | None] | None = None


class Bid(MoveLine, frozen=True, tag="bid"):
    """A card bid, sealed or openly; null is a sealed bid that is not for this reader's eyes."""

    card: str | None


class Offer(MoveLine, frozen=True, tag="offer"):
    """A player puts up a card of their own."""

    card: str


class Pass(MoveLine, frozen=True, tag="pass"):
    """Out of the auction for this prize."""


class Dealt(Event, frozen=True):
    """Everybody holds a suit of their own; `spare` cards lie in the pile of prizes, face down."""

    suits: tuple[str, ...]
    spare: int
    first: int


class PrizeTurned(Event, frozen=True):
    """The next card of the spare suit is up for bids; `carried` lie with it."""

    card: str
    number: int
    carried: tuple[str, ...]


class CardOffered(Event, frozen=True):
    """A player put a card of their own up for bids; `carried` lie with it."""

    seat: int
    card: str
    number: int
    carried: tuple[str, ...]


class BidLaid(Event, frozen=True):
    """A card laid for the prize: face down (None where it is not known) or, in an auction, face up."""

    seat: int
    card: str | None
    face_up: bool


class Passed(Event, frozen=True):
    """A player is out of this auction."""

    seat: int


class BidsTurned(Event, frozen=True):
    """All sealed bids are turned; `cards` by seat, None for a seller who does not bid."""

    cards: tuple[str | None, ...]


class PrizeWon(Event, frozen=True):
    """The prize, and what was carried to it, goes to a player's pile."""

    seat: int
    cards: tuple[str, ...]
    points: int
    with_card: str


class PrizeCarried(Event, frozen=True):
    """The highest bids were equal: these cards are added to the next prize."""

    cards: tuple[str, ...]


class PrizeDiscarded(Event, frozen=True):
    """Nobody takes the prize. `reason`: tie, no_bid or end."""

    cards: tuple[str, ...]
    reason: str


class BidsCleared(Event, frozen=True):
    """The table is cleared after a prize: by seat, the cards spent and those taken back to hand."""

    spent: tuple[tuple[str, ...], ...]
    returned: tuple[tuple[str, ...], ...]


class GameEnded(Event, frozen=True):
    """The last prize is settled, or somebody has no card to go on with."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
