"""Lines of Loser's Game as a record writes them, and the events that follow from them."""

# Not compiled: mypyc strips the keywords of msgspec's classes.

from typing import Any

import msgspec

from cardtable.engine.lines import ChanceLine, Event, MoveLine


class LosersSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Position in a header's `setup`: a hand is dealt, and trump is to be called."""

    hands: list[list[str | None]]
    """Hands by seat; null for each card that the reader may not see."""
    aside: list[str]
    scores: list[int]
    """Scores by seat."""
    caller: int
    """Seat that is to call trump."""
    number: int = 0
    """Number of hands played before this one."""


class LosersDeal(ChanceLine, frozen=True, tag="deal"):
    """Deal: each seat's hand, with nulls for cards that the reader may not see, and the cards left over, face up.

    `caller` is the seat drawn to call trump where several share the lowest score and the rules let the lot decide;
    otherwise it is ignored.
    """

    hands: list[list[str | None]]
    aside: list[str]
    caller: Any = None


class Trump(MoveLine, frozen=True, tag="trump"):
    """Call of the trump suit."""

    suit: str


class PointsBid(MoveLine, frozen=True, tag="bid"):
    """Bid of the number of points that the player intends to take."""

    points: int


class Play(MoveLine, frozen=True, tag="play"):
    """Card played to the trick."""

    card: str


class LosersDealt(Event, frozen=True):
    """A hand, numbered from 0, was dealt; cards by seat, sorted by suit and rank, with None for each unknown one."""

    number: int
    hands: tuple[tuple[str | None, ...], ...]
    aside: tuple[str, ...]
    caller: int


class TrumpCalled(Event, frozen=True):
    """The caller picked the trump suit of this hand."""

    seat: int
    suit: str


class PointsBidMade(Event, frozen=True):
    """A player bid a number of points."""

    seat: int
    points: int


class CardPlayed(Event, frozen=True):
    """A card was played to the trick; `leads` if it is the first."""

    seat: int
    card: str
    leads: bool


class TrickTaken(Event, frozen=True):
    """A trick went to a player's pile, face down; `cards` are in the order of play."""

    seat: int
    cards: tuple[str, ...]


class HandScored(Event, frozen=True):
    """A hand was scored; by seat its pile, the trumps and sets in it, its points, bid, gain and score."""

    number: int
    trump: str
    piles: tuple[tuple[str, ...], ...]
    trumps: tuple[int, ...]
    threes: tuple[tuple[str, ...], ...]
    """Ranks of which a seat took three, by seat."""
    fours: tuple[tuple[str, ...], ...]
    """Ranks of which a seat took all four, by seat."""
    points: tuple[int, ...]
    bids: tuple[int, ...]
    gains: tuple[int, ...]
    scores: tuple[int, ...]


class LosersEnded(Event, frozen=True):
    """The match ended: a seat alone has the highest score and reached the target, or the last hand was played."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
