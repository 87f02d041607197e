"""Cards by name: rank then suit, ``2C 10D JH AS``; a second pack's cards carry a trailing ``'``: ``7H'``."""

from typing import Final

from cardtable.wording import worded

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""Rank names from the ace up, the ace lowest."""

SUITS: Final = ("C", "D", "H", "S")
SECOND_PACK: Final = tuple(suit + "'" for suit in SUITS)

_PLACES: Final = {rank + suit: (place, suit) for suit in SUITS + SECOND_PACK for place, rank in enumerate(RANKS)}


def card_name(rank: int, suit: str) -> str:
    """The name of the card at a place in RANKS, in a suit (`H`, or `H'` of the second pack)."""
    return RANKS[rank] + suit


def split_card(card: str) -> tuple[int, str]:
    """The place in RANKS and the suit of a card's name; ValueError where no card is called so."""
    try:
        return _PLACES[card]
    except KeyError:
        raise ValueError(worded("{card} is not a card", card=repr(card))) from None


def bits(mask: int) -> tuple[int, ...]:
    """The places of the ones in a mask, lowest first."""
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
"""The places of the ones in a mask of 13 bits, lowest first, by the mask: faster than `bits`."""
