"""Tally of games played on from a position, by the way they continued."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from cardtable.playtest.confidence import ALPHA, Interval, difference_interval, rate_interval
from cardtable.playtest.estimates import Finding
from cardtable.playtest.tally import SHARES, MatchFault, MatchOutcome, Tally


class PlayedResult(NamedTuple):
    """Result of one game."""

    number: int
    """Number among all games, from 1."""
    way: int
    """Number of the way it continued, from 0."""
    game: int
    """Number among the games that continued this way, from 1; games with the same number share their luck."""
    outcome: MatchOutcome

    @property
    def faults(self) -> Sequence[MatchFault | None]:
        """Fault that ended the game, or None, as a sequence of one."""
        return [self.outcome.fault]


class PositionTally:
    """Tally of all games so far, by way."""

    def __init__(self, ways: int, seats: int, paired: bool = True) -> None:
        """With `paired`, compare the ways game by game."""
        self.ways = [Tally(seats) for _ in range(ways)]
        self.paired = paired
        compared = range(ways if paired else 0)
        self.pairs = [[0 for _ in compared] for _ in compared]
        """By two ways: the number of pairs of games with the same number that were finished on both."""
        self.more = [[[0] * seats for _ in compared] for _ in compared]
        """By two ways and a seat: the seat's gain on the first over the second, over all pairs in which it gained.

        In units of 1 / SHARES of a win.
        """
        self._open: dict[int, list[MatchOutcome | None]] = {}  # by number of the game, until all ways have played it

    @property
    def games(self) -> int:
        """Number of games on all ways."""
        return sum([each.matches for each in self.ways])

    @property
    def problems(self) -> list[str]:
        """Descriptions of the programs' faults."""
        return [what for each in self.ways for what in each.problems]

    def add(self, played: PlayedResult) -> None:
        """Count one game."""
        self.ways[played.way].add(played.outcome)
        self._pair(played.game, played.way, played.outcome)

    def give_up(self, left: int, why: str) -> None:
        """Record that `left` games are not played since a program fails all of them.

        They are counted with the first way, whichever they would have taken.
        """
        self.ways[0].give_up(left, why)

    def join(self, other: "PositionTally") -> None:
        """Add a tally of games that were counted elsewhere."""
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
        """Return a new tally of this one's and another's games."""
        both = PositionTally(len(self.ways), self.ways[0].players, self.paired)
        both.join(self)
        both.join(other)
        return both

    def _pair(self, game: int, way: int, outcome: MatchOutcome) -> None:
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
    """Results of games from a position so far. Each number is computed when it is asked for."""

    tally: PositionTally
    seconds: float
    """Seconds since the first game began."""
    over: bool = False
    """True if no more games are played, unless more are asked for."""

    @property
    def games(self) -> int:
        """Number of games on all ways."""
        return self.tally.games

    def share(self, way: int, seat: int) -> Finding:
        """Return a seat's mean share of the win on a way, with bounds that hold however often you look.

        The mean is over finished games. It is certain if the game is over after the way's lines.
        """
        counted = self.tally.ways[way]
        if not counted.finished:
            return Finding(None, None)
        mean = counted.wins(seat) / counted.finished
        certain = counted.moves == 0
        bounds = Interval(mean, mean) if certain else rate_interval(counted.finished, counted.wins(seat))
        return Finding(mean, bounds, counted.finished, certain)

    def score(self, way: int, seat: int) -> float | None:
        """Return a seat's mean final score; None if no game was finished."""
        return self.tally.ways[way].mean_score(seat)

    def difference(self, way: int, beside: int, seat: int, alpha: float = ALPHA) -> Finding:
        """Return by how much a seat's share of the win on a way exceeds that on another.

        It is the mean over pairs of finished games with the same number. The bounds miss with a probability of at most
        `alpha`. Nothing is known if ways are not compared.
        """
        pairs = self.tally.pairs[way][beside] if self.tally.paired else 0
        if not pairs:
            return Finding(None, None)
        more, less = (self.tally.more[one][two][seat] / SHARES for one, two in ((way, beside), (beside, way)))
        mean = (more - less) / pairs
        if self.tally.ways[way].moves == 0 == self.tally.ways[beside].moves:
            return Finding(mean, Interval(mean, mean), pairs, certain=True)
        return Finding(mean, difference_interval(pairs, more, less, alpha), pairs)

    def best(self, seat: int) -> list[int]:
        """Return the way on which a seat has won most, then those that can't be told apart from it yet, in order of
        wins.

        The list is empty if no game was finished. The chance that the truly best way is ever left out is at most 5 %,
        however often you look: each of the other ways gets an equal part of ALPHA to be proven better by mistake.
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
