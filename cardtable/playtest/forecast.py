"""Forecast of the precision that a study will have reached by its end, from its progress so far."""

from typing import NamedTuple

from cardtable.language import as_number, filled, translate
from cardtable.playtest.block_runner import LOOKED_INTO
from cardtable.playtest.confidence import difference_interval


class StudyForecast(NamedTuple):
    """Expected precision at the end of a study."""

    pairs: int
    """Number of pairs of games."""
    reach: float
    """Smallest difference between rates that would be proven, 0 to 1."""


def growth(blocks: int, seconds: float, whole: float, work: float, jobs: int, seats: int) -> float:
    """Return the expected number of blocks after `whole` seconds, divided by the present number.

    `blocks` were played in the first `seconds`, and their games took `work` seconds, added up over `jobs` processes.
    The rest of the time is counted for all processes, although some may only have started recently. The first
    LOOKED_INTO blocks also have trials: two games for each rule set's one per seat.
    """
    left = (whole - seconds) * jobs
    if not blocks or not work or left <= 0:
        return 1.0
    plain = work / blocks
    dear = plain * (1 + 2 / seats)
    until = max(LOOKED_INTO - blocks, 0) * dear
    more = left / dear if left < until else until / dear + (left - until) / plain
    return (blocks + more) / blocks


def forecast(blocks: int, pairs: int, winners_differ: int, grows: float) -> StudyForecast | None:
    """Return the precision after `grows` times the present blocks; None while there are no pairs.

    A difference is proven if it is larger than the bounds around no difference, where as many pairs of games change in
    favour of a seat as against it.
    """
    if not pairs:
        return None
    count = max(round(blocks * grows), 1)
    half = count * winners_differ / pairs / 2
    return StudyForecast(round(pairs * grows), difference_interval(count, half, half).high)


def forecast_words(found: StudyForecast) -> str:
    """Return a sentence with the forecast."""
    text = translate(
        "forecast",
        "By the end there will be about {pairs} pairs of games: enough to show a change of {reach} in 100 in the games "
        "a seat wins.",
    )
    return filled(text, pairs=as_number(_rounded(found.pairs)), reach=max(round(100 * found.reach), 1))


def _rounded(number: int) -> int:
    """Return a number rounded to two digits, since the forecast is no more precise."""
    step: int = 10 ** max(len(str(number)) - 2, 0)
    return round(number / step) * step
