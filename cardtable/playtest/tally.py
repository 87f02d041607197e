"""What came of one match, and what many come to."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from cardtable.playtest.sums import LARGEST

SHARES = 840
"""A win is counted in this many, so that it splits evenly among up to eight winners."""
_Z = 1.959963984540054  # of the normal distribution: 95 % lie within


class Fault(NamedTuple):
    """What a program did wrong, so that its match failed."""

    culprit: int
    """The player whose program it is."""
    what: str


class Outcome(NamedTuple):
    """What came of one match; players are numbered as the plan names them, wherever they sat."""

    match: int
    """Its number, from 1."""
    moves: int
    winners: Sequence[int] = ()
    """Nobody where the match was abandoned, or failed."""
    scores: Sequence[int] = ()
    """By player."""
    fault: Fault | None = None
    """Why it failed, where it did."""

    @property
    def number(self) -> int:
        """Its place in the batch."""
        return self.match

    @property
    def faults(self) -> Sequence[Fault | None]:
        """Of each match in it, this one: why it failed, or None."""
        return [self.fault]


class Rate(NamedTuple):
    """A player's win rate, and the bounds within which the true one lies at 95 %."""

    rate: float | None
    """None before a match is finished."""
    low: float
    high: float


class Tally:
    """The sums over many matches. All are whole numbers: they come out the same in whatever order matches end."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.finished = 0
        self.unfinished = 0
        """Matches longer than the limit: in no win rate."""
        self.failed = 0
        """Matches that a program's fault ended, and those not played because it was given up."""
        self.moves = 0
        self.problems: list[str] = []
        """What programs did wrong, match by match."""
        self._shares = [0] * players
        self._scores = [0] * players

    @property
    def matches(self) -> int:
        """How many matches are counted."""
        return self.finished + self.unfinished + self.failed

    def add(self, outcome: Outcome) -> None:
        """Counts one match."""
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
        """So many matches are not played, because a program fails them all."""
        self.failed += left
        self.problems.append(why)

    def join(self, other: "Tally") -> None:
        """Others that were counted elsewhere."""
        self.finished += other.finished
        self.unfinished += other.unfinished
        self.failed += other.failed
        self.moves += other.moves
        self.problems += other.problems
        for player, (shares, score) in enumerate(zip(other._shares, other._scores, strict=True)):
            self._shares[player] += shares
            self._scores[player] += score

    def written(self) -> list[int]:
        """What is counted, as a file holds it; what programs did wrong is left out."""
        return [self.finished, self.unfinished, self.failed, self.moves, *self._shares, *self._scores]

    @classmethod
    def read(cls, written: Sequence[int]) -> "Tally":
        """From what `written` gave; ValueError where it can't have given that."""
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
        """Matches won; a tied win counts in equal parts."""
        return self._shares[player] / SHARES

    def win_rate(self, player: int) -> Rate:
        """The player's part of the finished matches."""
        if not self.finished:
            return Rate(None, 0.0, 1.0)
        rate = self.wins(player) / self.finished
        return Rate(rate, *interval(rate, self.finished))

    def mean_score(self, player: int) -> float | None:
        """The player's mean score in the finished matches."""
        return self._scores[player] / self.finished if self.finished else None


def interval(rate: float, matches: int) -> tuple[float, float]:
    """The bounds of a win rate at 95 %, by Wilson's score interval.

    Wilson (Journal of the American Statistical Association 22, 1927, 209-212) takes wins as all or nothing. A shared
    win counts in part, and then the variance is less: numbers between 0 and 1 with the mean p vary by at most
    p(1 - p) (Bhatia and Davis, American Mathematical Monthly 107, 2000, 353-357). So the bounds stay sound, and are a
    little wide where many wins are shared.
    """
    square = _Z * _Z
    middle = (rate + square / (2 * matches)) / (1 + square / matches)
    reach = _Z * sqrt(rate * (1 - rate) / matches + square / (4 * matches * matches)) / (1 + square / matches)
    return max(0.0, min(middle - reach, rate)), min(1.0, max(middle + reach, rate))
