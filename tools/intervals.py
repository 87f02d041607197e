"""Error rate of a study's intervals: `python -m tools.intervals`.

Blocks are drawn in which two rule sets differ with a given probability, by amounts of several kinds. The interval is
computed after every hundred blocks. A run counts as a miss if any of its intervals excluded the truth; at most 5 in 100
runs should. The usual interval of normal theory, computed as often, stands beside it.
"""

import argparse
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardtable.playtest.confidence import Interval, Moments, difference_interval, mean_interval

RATES: Final = (0.01, 0.02, 0.1, 0.6)
"""Shares of blocks that differ."""
STEP: Final = 100
"""Blocks between two looks at the interval."""

Floats = NDArray[np.float64]


class Amounts(NamedTuple):
    """Distribution of the differences in blocks that differ."""

    draw: Callable[[np.random.Generator, int], Floats]
    mean: float
    paired: bool = False
    """True for wins, 1 and -1, of which each sign is bounded by itself."""


KINDS: Final = {
    "wins": Amounts(lambda random, count: np.where(random.random(count) < 0.6, 1.0, -1.0), 0.2, paired=True),
    "alike": Amounts(lambda random, count: np.full(count, 5.0), 5.0),
    "skewed": Amounts(lambda random, count: random.exponential(10.0, count) - 4.0, 6.0),
    "far out": Amounts(lambda random, count: random.lognormal(1.5, 1.0, count), float(np.exp(2.0))),
}


class Coverage(NamedTuple):
    """Results of many runs, as shares of the runs."""

    missed: float
    """Runs in which an interval excluded the truth at any look."""
    usual_missed: float
    """Runs in which the interval of normal theory did."""
    known: float
    """Runs that had an interval at all at the end."""


def coverage(kind: Amounts, rate: float, runs: int, blocks: int, seed: int) -> Coverage:
    """Draw runs of so many blocks, a share `rate` of which differ, and count the runs whose intervals missed."""
    random = np.random.default_rng(seed)
    truth = rate * kind.mean
    looks = np.arange(STEP, blocks + 1, STEP)
    missed = usual = known = 0
    for _ in range(runs):
        values = np.where(random.random(blocks) < rate, kind.draw(random, blocks), 0.0)
        intervals = _intervals(kind, values, looks)
        missed += any(interval and interval.apart(truth, truth) for interval in intervals)
        known += intervals[-1] is not None
        usual += any(interval.apart(truth, truth) for interval in _usual(values, looks))
    return Coverage(missed / runs, usual / runs, known / runs)


def _intervals(kind: Amounts, values: Floats, looks: Sequence[int] | NDArray[np.int64]) -> list[Interval | None]:
    if kind.paired:
        more, less = (np.cumsum(np.maximum(part, 0.0)) for part in (values, -values))
        return [difference_interval(int(at), float(more[at - 1]), float(less[at - 1])) for at in looks]
    return [mean_interval(_moments(values[:at])) for at in looks]


def _moments(values: Floats) -> Moments:
    around = values - values.mean()
    return Moments(len(values), float(values.mean()), float((around**2).mean()), float((around**4).mean()))


def _usual(values: Floats, looks: Sequence[int] | NDArray[np.int64]) -> list[Interval]:
    found = []
    for at in looks:
        mean, reach = float(values[:at].mean()), 1.96 * float(values[:at].std()) / sqrt(at)
        found.append(Interval(mean - reach, mean + reach))
    return found


def main() -> None:
    """Print a row for each kind and rate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--blocks", type=int, default=5000)
    options = parser.parse_args()
    print(f"{'differ by':10} {'differ':>7} {'missed':>7} {'usual':>7} {'known':>7}")
    for name, kind in KINDS.items():
        for rate in RATES:
            found = coverage(kind, rate, options.runs, options.blocks, seed=1)
            print(f"{name:10} {rate:7.0%} {found.missed:7.1%} {found.usual_missed:7.1%} {found.known:7.1%}", flush=True)


if __name__ == "__main__":
    main()
