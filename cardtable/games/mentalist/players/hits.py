"""How often a reader foresees a player's bets, or guesses, where no perfect play is known: several players, advanced.

The reader names a number before each, learning from those before it (`expecting`). So does somebody who has no eye for
the player: they know the highest number that there can be, and how such numbers fall, which they have from the others.
Only turns in which one of the two was right and the other wrong tell them apart, and where the player is no more
readable than others are, it is as likely the one as the other (McNemar's test).
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from cardtable.bots.luck import so_many
from cardtable.games.mentalist.play import NO_BET, PastBet, Terms
from cardtable.games.mentalist.players.expecting import Expectation
from cardtable.games.mentalist.players.stakes import Floats
from cardtable.games.mentalist.players.table import Position

_BEFORE: Final = 5.0
"""So many numbers of others weigh as much as what was known beforehand: low ones are likelier, as 1 / (number + 1)."""
RARE: Final = 0.05
"""Who is foreseen so often as few of a hundred unreadable ones would be is readable."""


class Hit(NamedTuple):
    """One bet, or guess, and what was expected of it."""

    turn: int
    """The bet it belongs to, among all that were settled, from 0."""
    number: int
    foreseen: int
    """By the reader."""
    likely: float
    """How likely the reader thought what was chosen, 0 to 1."""
    usual: float
    """How likely it is by how such numbers fall."""
    blind: int
    """What is likeliest by that."""


class Hits(NamedTuple):
    """All of a player's bets, or guesses, where there was a choice."""

    turns: list[Hit]

    @property
    def foreseen(self) -> int:
        """So many the reader foresaw."""
        return sum(one.foreseen == one.number for one in self.turns)

    @property
    def blind(self) -> int:
        """So many are foreseen without an eye for the player."""
        return sum(one.blind == one.number for one in self.turns)

    @property
    def chance(self) -> float:
        """How likely it is, if the player is no more readable than others are, that the reader does so much better."""
        more = sum(one.foreseen == one.number != one.blind for one in self.turns)
        fewer = sum(one.blind == one.number != one.foreseen for one in self.turns)
        return so_many([0.5] * (more + fewer), more)

    @property
    def readable(self) -> bool:
        """Whether the reader foresees more than luck explains."""
        return self.chance <= RARE

    def telling(self) -> list[Hit]:
        """Those that the reader foresaw, the most surprising first: those thought so much likelier than is usual."""
        found = [one for one in self.turns if one.foreseen == one.number]
        return sorted(found, key=lambda one: -one.likely / one.usual)


def hits(past: Sequence[PastBet], terms: Terms, seat: int, *, guessing: bool) -> Hits:
    """What could be foreseen of a seat's bets, or guesses. `past`: `Mentalist.remembered`, the latest first."""
    expectation = Expectation()
    others = np.zeros(1)
    found: list[Hit] = []
    for turn, one in enumerate(reversed(past)):
        chips = one.scores[one.bettor]
        highest = min(chips, one.pot) if terms.capped else chips
        if not highest:
            continue
        others = np.pad(others, (0, max(highest + 1 - len(others), 0)))
        usual = _usual(others[: highest + 1])
        for who in one.inside:
            number = one.guess(who) if guessing else one.chips if who == one.bettor else NO_BET
            if number == NO_BET:
                continue
            if who != seat:
                others[number] += 1
                continue
            position = Position(chips, one.pot, one.bettor == one.button)
            expected = expectation.mix(position, usual)
            found.append(
                Hit(
                    turn,
                    number,
                    int(expected.argmax()),
                    float(expected[number]),
                    float(usual[number]),
                    int(usual.argmax()),
                )
            )
            worked = (number == one.chips) if guessing else one.guesses[-1] != one.chips
            expectation.see(position, usual, number, worked)
    return Hits(found)


def _usual(others: Floats) -> Floats:
    """How likely each number is by what others have chosen."""
    low = 1 / np.arange(1, len(others) + 1)
    mix: Floats = others + _BEFORE * low / low.sum()
    mix /= mix.sum()
    return mix
