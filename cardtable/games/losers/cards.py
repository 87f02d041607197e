"""Suits and heights of the cards of Loser's Game."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.games.losers.play import HIGH_RANKS
from cardtable.games.losers.rules import LosersRules

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


class Chance(NamedTuple):
    """A rank of which several are held."""

    rank: str
    cards: tuple[str, ...]
    """Those in the hand."""
    in_play: int
    """How many cards of the rank are in the game: those set aside are not."""


class Prospects(NamedTuple):
    """What there is to be counted before a bid."""

    trumps: tuple[str, ...]
    """Those in the hand, the highest first."""
    for_trumps: int
    """What they bring if all of them are taken."""
    chances: tuple[Chance, ...]
    """Most cards first, then the highest rank."""


def prospects(hand: Sequence[str], aside: Sequence[str], trump: str, rules: LosersRules) -> Prospects:
    """What a hand could bring under these rules."""
    trumps = sorted((card for card in hand if suit_of(card) == trump), key=height_of, reverse=True)
    chances = []
    for rank in reversed(HIGH_RANKS):
        held = tuple(card for card in hand if card[:-1] == rank)
        in_play = 4 - sum(card[:-1] == rank for card in aside)
        if len(held) < 2 or in_play < 3:
            continue
        four = rules.four_points if in_play == 4 else 0
        if four or rules.three_points:
            chances.append(Chance(rank, held, in_play))
    chances.sort(key=lambda chance: -len(chance.cards))
    return Prospects(tuple(trumps), len(trumps) * rules.trump_points, tuple(chances))
