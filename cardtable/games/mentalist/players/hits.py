"""Frequency with which a reader foresees a player's bets or guesses, where perfect play isn't known.

That is in games of several players, and in the advanced game. The reader predicts each number, learning from those
before it (`expecting`). A blind predictor, who doesn't look at the player, knows only the highest possible number, and
how such numbers are distributed among the others' choices. Only turns in which exactly one of the two is right tell
them apart. If the player is no more readable than others, each of the two is equally likely to be the one (McNemar's
test).
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from cardtable.bots.luck import so_many
from cardtable.games.mentalist.play import NO_BET, MentalistTerms, PastBet
from cardtable.games.mentalist.players.expecting import Expectation
from cardtable.games.mentalist.players.stakes import Floats
from cardtable.games.mentalist.players.table import MatchPosition

_BEFORE: Final = 5.0
"""Number of others' choices that weigh as much as the prior, which is proportional to 1 / (number + 1)."""
RARE: Final = 0.05
"""Probability below which a result counts as more than luck, and the player as readable."""


class Hit(NamedTuple):
    """A bet or a guess, with the predictions of it."""

    turn: int
    """Index of the bet among all settled bets, from 0."""
    number: int
    foreseen: int
    """Number that the reader predicted."""
    likely: float
    """Probability that the reader gave to the number chosen, 0 to 1."""
    usual: float
    """Probability of that number in the distribution of such numbers."""
    blind: int
    """Number that the blind predictor predicted."""


class Hits(NamedTuple):
    """Predictions of a player's bets, or guesses, that left them a choice."""

    turns: list[Hit]

    @property
    def foreseen(self) -> int:
        """Number of turns that the reader predicted right."""
        return sum(one.foreseen == one.number for one in self.turns)

    @property
    def blind(self) -> int:
        """Number of turns that the blind predictor predicted right."""
        return sum(one.blind == one.number for one in self.turns)

    @property
    def chance(self) -> float:
        """Probability that the reader does so much better if the player is no more readable than others."""
        more = sum(one.foreseen == one.number != one.blind for one in self.turns)
        fewer = sum(one.blind == one.number != one.foreseen for one in self.turns)
        return so_many([0.5] * (more + fewer), more)

    @property
    def readable(self) -> bool:
        """True if the reader predicts more than luck explains."""
        return self.chance <= RARE

    def telling(self) -> list[Hit]:
        """Return the turns that the reader predicted right, the most surprising (compared with `usual`) first."""
        found = [one for one in self.turns if one.foreseen == one.number]
        return sorted(found, key=lambda one: -one.likely / one.usual)


def hits(past: Sequence[PastBet], terms: MentalistTerms, seat: int, *, guessing: bool) -> Hits:
    """Return the predictions of a seat's bets, or guesses; `past` is `Mentalist.remembered`, the latest first."""
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
            position = MatchPosition(chips, one.pot, one.bettor == one.button)
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
    """Return the probability of each number, given how often others chose each."""
    low = 1 / np.arange(1, len(others) + 1)
    mix: Floats = others + _BEFORE * low / low.sum()
    mix /= mix.sum()
    return mix
