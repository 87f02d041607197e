"""Suits and heights of the cards of Loser's Game."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.games.losers.play import HIGH_RANKS

_BLACK, _RED = "SC", "HD"


class PlayedTrick(NamedTuple):
    """A trick that was taken."""

    cards: tuple[tuple[int, str], ...]
    """Seat and card, in the order in which they were played."""
    taker: int


def suit_of(card: str) -> str:
    """The suit of a card's name."""
    return card[-1]


def height_of(card: str) -> int:
    """The place of a card in its suit, from 0 for the two to 12 for the ace."""
    return HIGH_RANKS.index(card[:-1])


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


def best_of(laid: Sequence[tuple[int, str]], trump: str | None) -> int:
    """Who takes cards that were laid in this order."""
    best, best_card = laid[0]
    for seat, card in laid[1:]:
        same = suit_of(card) == suit_of(best_card)
        if (same and height_of(card) > height_of(best_card)) or (not same and suit_of(card) == trump):
            best, best_card = seat, card
    return best
