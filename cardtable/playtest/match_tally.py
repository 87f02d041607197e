"""Results of matches, and their tally."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from cardtable.playtest.estimates import LARGEST

SHARES = 840
"""Units of a win, so that it splits evenly among any number of winners up to eight."""
_Z = 1.959963984540054  # quantile of the standard normal distribution: 95 % lie within ±_Z


class MatchFault(NamedTuple):
    """Fault of a program that made its match fail."""

    culprit: int
    """Number of the program's player."""
    what: str


class MatchOutcome(NamedTuple):
    """Result of one match. Players have the numbers that the plan gives them, wherever they sat."""

    match: int
    """Number of the match, from 1."""
    moves: int
    winners: Sequence[int] = ()
    """Players who won; empty if the match was abandoned or failed."""
    scores: Sequence[int] = ()
    """Final scores by player."""
    fault: MatchFault | None = None
    """Fault that made the match fail, or None."""

    @property
    def number(self) -> int:
        """Number of the match in the batch."""
        return self.match

    @property
    def faults(self) -> Sequence[MatchFault | None]:
        """Fault of the match, or None, as a sequence of one."""
        return [self.fault]


class Rate(NamedTuple):
    """Win rate of a player, with the 95 % bounds of the true one."""

    rate: float | None
    """None if no match was finished."""
    low: float
    high: float


class Tally:
    """Tally of many matches. All sums are integers, so that they do not depend on the order in which matches end."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.finished = 0
        self.unfinished = 0
        """Number of matches that reached the limit of moves; they count in no win rate."""
        self.failed = 0
        """Number of matches that a program's fault ended or that were not played because a program was given up."""
        self.moves = 0
        self.problems: list[str] = []
        """Descriptions of the programs' faults, one for each failed match."""
        self._shares = [0] * players
        self._scores = [0] * players

    @property
    def matches(self) -> int:
        """Number of matches of all kinds."""
        return self.finished + self.unfinished + self.failed

    def add(self, outcome: MatchOutcome) -> None:
        """Count one match."""
        self.moves += outcome.moves
        if outcome.fault:
            self.failed += 1
            self.problems.append(outcome.fault.what)
        elif not outcome.winners:
            self.unfinished += 1
        else:
            self.finished += 1
            share = SHARES // len(outcome.winners)
            for player in outcome.winners:
                self._shares[player] += share
            scores = self._scores
            for player, score in enumerate(outcome.scores):
                scores[player] += score

    def give_up(self, left: int, why: str) -> None:
        """Record that `left` matches are not played since a program fails all of them."""
        self.failed += left
        self.problems.append(why)

    def join(self, other: "Tally") -> None:
        """Add a tally of matches that were counted elsewhere."""
        self.finished += other.finished
        self.unfinished += other.unfinished
        self.failed += other.failed
        self.moves += other.moves
        self.problems += other.problems
        for player, (shares, score) in enumerate(zip(other._shares, other._scores, strict=True)):
            self._shares[player] += shares
            self._scores[player] += score

    def written(self) -> list[int]:
        """Return the counts for a file, without the descriptions of faults."""
        return [self.finished, self.unfinished, self.failed, self.moves, *self._shares, *self._scores]

    @classmethod
    def read(cls, written: Sequence[int]) -> "Tally":
        """Read what `written` returned; ValueError if it can't have returned that."""
        players, rest = divmod(len(written) - 4, 2)
        if players < 0 or rest or any(type(number) is not int or abs(number) > LARGEST for number in written):
            raise ValueError("not a tally")
        tally = cls(players)
        tally.finished, tally.unfinished, tally.failed, tally.moves = written[:4]
        tally._shares, tally._scores = list(written[4 : 4 + players]), list(written[4 + players :])
        if min(*written[:4], *tally._shares, 0) < 0 or sum(tally._shares) != tally.finished * SHARES:
            raise ValueError("not a tally")
        return tally

    def wins(self, player: int) -> float:
        """Return the number of matches won; a shared win counts in equal parts."""
        return self._shares[player] / SHARES

    def win_rate(self, player: int) -> Rate:
        """Return a player's share of the wins in the finished matches, with bounds."""
        if not self.finished:
            return Rate(None, 0.0, 1.0)
        rate = self.wins(player) / self.finished
        return Rate(rate, *interval(rate, self.finished))

    def mean_score(self, player: int) -> float | None:
        """Return the player's mean score in the finished matches; None if there are none."""
        return self._scores[player] / self.finished if self.finished else None


def interval(rate: float, matches: int) -> tuple[float, float]:
    """Return the 95 % bounds of a win rate by Wilson's score interval.

    Wilson (Journal of the American Statistical Association 22, 1927, 209-212) assumes that each match is won or lost. A
    shared win counts in part, which makes the variance smaller: numbers between 0 and 1 with the mean p have a variance
    of at most p(1 - p) (Bhatia and Davis, American Mathematical Monthly 107, 2000, 353-357). The bounds are therefore
    valid, and a little wide if many wins are shared.
    """
    square = _Z * _Z
    middle = (rate + square / (2 * matches)) / (1 + square / matches)
    reach = _Z * sqrt(rate * (1 - rate) / matches + square / (4 * matches * matches)) / (1 + square / matches)
    return max(0.0, min(middle - reach, rate)), min(1.0, max(middle + reach, rate))
