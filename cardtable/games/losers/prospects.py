"""What a hand could bring: the trumps in it, and the ranks that could become three or four of a kind. No Qt here."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.games.losers.play import HIGH_RANKS
from cardtable.games.losers.rules import LosersRules
from cardtable.games.losers.suits import height_of, suit_of


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
