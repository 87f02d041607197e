"""Suits and heights of cards in Loser's Game, and the count of a hand before a bid."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.games.losers.play import HIGH_RANKS
from cardtable.games.losers.rules import LosersRules

_BLACK, _RED = "SC", "HD"


class PlayedTrick(NamedTuple):
    """Trick that was taken."""

    cards: tuple[tuple[int, str], ...]
    """Seat and card, in the order of play."""
    taker: int


def suit_of(card: str) -> str:
    """Return the suit of a card by its name."""
    return card[-1]


def height_of(card: str) -> int:
    """Return the height of a card in its suit, from 0 for the two to 12 for the ace."""
    return HIGH_RANKS.index(card[:-1])


def suit_order(present: str, trump: str | None) -> str:
    """Return the suits of a hand in sorting order: trumps first, then colours alternating where possible."""
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
    """Return the seat whose card takes a trick, for cards in the order of play."""
    best, best_card = laid[0]
    for seat, card in laid[1:]:
        same = suit_of(card) == suit_of(best_card)
        if (same and height_of(card) > height_of(best_card)) or (not same and suit_of(card) == trump):
            best, best_card = seat, card
    return best


class SetChance(NamedTuple):
    """Rank of which a hand holds two or more cards, so that it may make a set."""

    rank: str
    cards: tuple[str, ...]
    """Cards of the rank in the hand."""
    in_play: int
    """Number of cards of the rank in the game, not counting those set aside."""


class Prospects(NamedTuple):
    """Count of a hand before a bid."""

    trumps: tuple[str, ...]
    """Trumps in the hand, the highest first."""
    for_trumps: int
    """Points for these trumps if all of them are taken."""
    chances: tuple[SetChance, ...]
    """Ranks that may make a set, those with most cards first, then the highest."""


def prospects(hand: Sequence[str], aside: Sequence[str], trump: str, rules: LosersRules) -> Prospects:
    """Count what a hand could bring under these rules."""
    trumps = sorted((card for card in hand if suit_of(card) == trump), key=height_of, reverse=True)
    chances = []
    for rank in reversed(HIGH_RANKS):
        held = tuple(card for card in hand if card[:-1] == rank)
        in_play = 4 - sum(card[:-1] == rank for card in aside)
        if len(held) < 2 or in_play < 3:
            continue
        four = rules.four_points if in_play == 4 else 0
        if four or rules.three_points:
            chances.append(SetChance(rank, held, in_play))
    chances.sort(key=lambda chance: -len(chance.cards))
    return Prospects(tuple(trumps), len(trumps) * rules.trump_points, tuple(chances))
