"""Card names: rank, then suit, as in ``2C 10D JH AS``; cards of a second pack end in ``'``: ``7H'``."""

from typing import Final

from cardtable.errors import Refused
from cardtable.wording import worded

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""Rank names from the ace up; the ace is lowest."""

SUITS: Final = ("C", "D", "H", "S")
SECOND_PACK: Final = tuple(suit + "'" for suit in SUITS)

_PLACES: Final = {rank + suit: (place, suit) for suit in SUITS + SECOND_PACK for place, rank in enumerate(RANKS)}


def card_name(rank: int, suit: str) -> str:
    """Return the name of a card; `rank` is a place in RANKS, `suit` is such as ``H``, or ``H'`` in the second pack."""
    return RANKS[rank] + suit


def split_card(card: str) -> tuple[int, str]:
    """Return the place of a card's rank in RANKS, and its suit; Refused if there is no such card."""
    try:
        return _PLACES[card]
    except KeyError:
        raise Refused(worded("{card} is not a card", card=repr(card))) from None


def bits(mask: int) -> tuple[int, ...]:
    """Return the positions of the bits set in a mask, lowest first."""
    places = []
    while mask:
        low = mask & -mask
        places.append(low.bit_length() - 1)
        mask ^= low
    return tuple(places)


def _hand_table() -> list[tuple[int, ...]]:
    table: list[tuple[int, ...]] = [()]
    for place in range(13):
        table += [(*places, place) for places in table]
    return table


RANKS_IN: Final = _hand_table()
"""Positions of the bits set in a mask, lowest first, indexed by the mask (13 bits): a table is faster than `bits`."""
