"""Loser's Game's lines as a record writes them, and the events that follow from them."""

# Not compiled: mypyc strips the keywords of msgspec's classes.

from typing import Any

import msgspec

from cardtable.engine.lines import ChanceLine, Event, MoveLine


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a header's `setup` holds: a hand is dealt, and trump is to be called."""

    hands: list[list[str | None]]
    """By seat; null are cards that are not for this reader's eyes."""
    aside: list[str]
    scores: list[int]
    """By seat."""
    caller: int
    """Who calls trump now."""
    number: int = 0
    """How many hands were played before this one."""


class Deal(ChanceLine, frozen=True, tag="deal"):
    """Each seat's hand (nulls where they are not for this reader's eyes), the cards left over, which lie face up, and,
    where several are lowest and the lot decides, who calls trump: elsewhere that may be anything."""

    hands: list[list[str | None]]
    aside: list[str]
    caller: Any = None


class Trump(MoveLine, frozen=True, tag="trump"):
    """The caller picks the trump suit."""

    suit: str


class Bid(MoveLine, frozen=True, tag="bid"):
    """How many points a player means to take."""

    points: int


class Play(MoveLine, frozen=True, tag="play"):
    """A card to the trick."""

    card: str


class Dealt(Event, frozen=True):
    """A new hand, numbered from 0; cards by seat (None each where they are not known), sorted by suit and rank."""

    number: int
    hands: tuple[tuple[str | None, ...], ...]
    aside: tuple[str, ...]
    caller: int


class TrumpCalled(Event, frozen=True):
    """The trump suit of this hand."""

    seat: int
    suit: str


class BidMade(Event, frozen=True):
    """What a player means to take."""

    seat: int
    points: int


class CardPlayed(Event, frozen=True):
    """A card laid to the trick; `leads` where it is the first."""

    seat: int
    card: str
    leads: bool


class TrickTaken(Event, frozen=True):
    """The trick goes to a player's pile, face down; `cards` in the order in which they were played."""

    seat: int
    cards: tuple[str, ...]


class HandScored(Event, frozen=True):
    """The hand is over. By seat: the pile, what it holds and is worth, the bid, what the score gained, the score."""

    number: int
    trump: str
    piles: tuple[tuple[str, ...], ...]
    trumps: tuple[int, ...]
    threes: tuple[tuple[str, ...], ...]
    """Ranks of which three were taken."""
    fours: tuple[tuple[str, ...], ...]
    """Ranks of which all four were taken."""
    points: tuple[int, ...]
    bids: tuple[int, ...]
    gains: tuple[int, ...]
    scores: tuple[int, ...]


class GameEnded(Event, frozen=True):
    """Somebody alone has the most points and enough of them, or the last hand has been played."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
