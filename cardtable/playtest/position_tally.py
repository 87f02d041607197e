"""What many games that went on from a position come to, by the way on that was taken: whole numbers."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from cardtable.playtest.confidence import ALPHA, Interval, difference_interval, rate_interval
from cardtable.playtest.estimates import Finding
from cardtable.playtest.tally import SHARES, Fault, Outcome, Tally


class Played(NamedTuple):
    """What came of one game."""

    number: int
    """Its place among all of them, from 1."""
    way: int
    """The way on that it took, from 0."""
    game: int
    """Which game on that way it was, from 1: those of one number have their luck in common."""
    outcome: Outcome

    @property
    def faults(self) -> Sequence[Fault | None]:
        """Why it failed, or None."""
        return [self.outcome.fault]


class PositionTally:
    """All games so far, by the way on."""

    def __init__(self, ways: int, seats: int, paired: bool = True) -> None:
        """`paired`: whether ways are compared, game by game."""
        self.ways = [Tally(seats) for _ in range(ways)]
        self.paired = paired
        compared = range(ways if paired else 0)
        self.pairs = [[0 for _ in compared] for _ in compared]
        """By two ways that are compared: so many games of one number were finished on both."""
        self.more = [[[0] * seats for _ in compared] for _ in compared]
        """By two ways and a seat: how many shares of the win more the seat had on the first, in the pairs in which it
        had more."""
        self._open: dict[int, list[Outcome | None]] = {}  # by the game's number, where not all ways have been taken yet

    @property
    def games(self) -> int:
        """How many are counted."""
        return sum([each.matches for each in self.ways])

    @property
    def problems(self) -> list[str]:
        """What programs did wrong."""
        return [what for each in self.ways for what in each.problems]

    def add(self, played: Played) -> None:
        """Counts one game."""
        self.ways[played.way].add(played.outcome)
        self._pair(played.game, played.way, played.outcome)

    def give_up(self, left: int, why: str) -> None:
        """So many games are not played, because a program fails them all: whichever way they would have taken, they
        are counted with those of the first."""
        self.ways[0].give_up(left, why)

    def join(self, other: "PositionTally") -> None:
        """Games that were counted elsewhere, too."""
        for mine, theirs in zip(self.ways, other.ways, strict=True):
            mine.join(theirs)
        for way, row in enumerate(other.more):
            for beside, shares in enumerate(row):
                self.pairs[way][beside] += other.pairs[way][beside]
                for seat, more in enumerate(shares):
                    self.more[way][beside][seat] += more
        for game, outcomes in other._open.items():
            for way, outcome in enumerate(outcomes):
                if outcome is not None:
                    self._pair(game, way, outcome)

    def and_(self, other: "PositionTally") -> "PositionTally":
        """This one with another's games, as a new one."""
        both = PositionTally(len(self.ways), self.ways[0].players, self.paired)
        both.join(self)
        both.join(other)
        return both

    def _pair(self, game: int, way: int, outcome: Outcome) -> None:
        if not self.paired:
            return
        row = self._open.setdefault(game, [None] * len(self.ways))
        row[way] = outcome
        if None in row:
            return
        del self._open[game]
        finished = [(way, each.winners) for way, each in enumerate(row) if each is not None and each.winners]
        for (one, winners), (two, others) in combinations(finished, 2):
            self.pairs[one][two] += 1
            self.pairs[two][one] += 1
            for seat in {*winners, *others}:
                gap = _shares(winners, seat) - _shares(others, seat)
                if gap:
                    first, second = (one, two) if gap > 0 else (two, one)
                    self.more[first][second][seat] += abs(gap)


def _shares(winners: Sequence[int], seat: int) -> int:
    return SHARES // len(winners) if seat in winners else 0


class PositionStanding(NamedTuple):
    """What games from a position have shown so far. Each number is worked out when it is asked for."""

    tally: PositionTally
    seconds: float
    """Since the first game began."""
    over: bool = False
    """Whether no more are played, unless somebody wants more."""

    @property
    def games(self) -> int:
        """How many, over all ways."""
        return self.tally.games

    def share(self, way: int, seat: int) -> Finding:
        """A seat's mean part of the win on a way: the mean of its finished games, and bounds that hold however often
        one looks. It is certain where the game is over there."""
        counted = self.tally.ways[way]
        if not counted.finished:
            return Finding(None, None)
        mean = counted.wins(seat) / counted.finished
        certain = counted.moves == 0
        bounds = Interval(mean, mean) if certain else rate_interval(counted.finished, counted.wins(seat))
        return Finding(mean, bounds, counted.finished, certain)

    def score(self, way: int, seat: int) -> float | None:
        """A seat's mean score at the end; None before a game is finished."""
        return self.tally.ways[way].mean_score(seat)

    def difference(self, way: int, beside: int, seat: int, alpha: float = ALPHA) -> Finding:
        """How much more of the win a seat has on a way than on another, over the pairs of finished games of one number;
        its bounds miss with a chance of `alpha` at most. Nothing is known of it where ways are not compared."""
        pairs = self.tally.pairs[way][beside] if self.tally.paired else 0
        if not pairs:
            return Finding(None, None)
        more, less = (self.tally.more[one][two][seat] / SHARES for one, two in ((way, beside), (beside, way)))
        mean = (more - less) / pairs
        if self.tally.ways[way].moves == 0 == self.tally.ways[beside].moves:
            return Finding(mean, Interval(mean, mean), pairs, certain=True)
        return Finding(mean, difference_interval(pairs, more, less, alpha), pairs)

    def best(self, seat: int) -> list[int]:
        """The way on which a seat has won most so far, and behind it all that can't be told apart from it yet, those
        on which it won more first; nothing before a game is finished.

        The chance that the way that is truly best is ever left out is 5 % at most, however often one looks: each of
        the other ways may be proven better by mistake in its part of them.
        """
        known = [way for way, each in enumerate(self.tally.ways) if each.finished]
        known.sort(key=lambda way: (-self.tally.ways[way].wins(seat) / self.tally.ways[way].finished, way))
        if not known:
            return []
        alpha = ALPHA / max(1, len(self.tally.ways) - 1)
        top = known[0]
        return [top] + [way for way in known[1:] if not self._behind(way, top, seat, alpha)]

    def _behind(self, way: int, top: int, seat: int, alpha: float) -> bool:
        bounds = self.difference(top, way, seat, alpha).bounds
        return bounds is not None and bounds.low > 0
