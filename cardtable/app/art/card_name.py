"""How cards are named: rank, suit letter, and a trailing `'` for the second pack ("2C", "10D", "JH", "7H'")."""

from __future__ import annotations

from typing import NamedTuple

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "CDHS"


class CardName(NamedTuple):
    """A card's name, taken apart."""

    rank: str
    suit: str
    second: bool
    """Whether the card is of the second pack."""


def parse(card: str) -> CardName:
    """The parts of a card's name; `ValueError` if it names no card."""
    second = card.endswith("'")
    plain = card.removesuffix("'")
    rank, suit = plain[:-1], plain[-1:]
    if rank not in RANKS or not suit or suit not in SUITS:
        raise ValueError(f"no such card: {card!r}")
    return CardName(rank, suit, second)
