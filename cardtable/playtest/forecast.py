"""What a study will be able to see by its end, from how it has begun."""

from typing import NamedTuple

from cardtable.language import filled, translate
from cardtable.playtest.confidence import difference_interval


class Forecast(NamedTuple):
    """What to expect."""

    pairs: int
    """Pairs of games by the end."""
    reach: float
    """How large a difference between rates must be to show by then, 0 to 1."""


def growth(blocks: int, seconds: float, whole: float, work: float, jobs: int, dear: int) -> float:
    """How many times as many blocks there will be once `whole` seconds have passed, `blocks` having been played in the
    first `seconds`. The first `dear` blocks take longer, since players are tried beside them: `work` is the time that
    the games alone took, added up over `jobs` processes."""
    if not blocks or seconds <= 0 or whole <= seconds:
        return 1.0
    each = seconds / blocks
    cheap = min(work / jobs / blocks, each)
    until = each * dear
    if whole <= until or not cheap or blocks >= dear:
        return whole / seconds
    return (dear + (whole - until) / cheap) / blocks


def forecast(blocks: int, pairs: int, winners_differ: int, grows: float) -> Forecast | None:
    """What so many blocks come to once there are `grows` times as many; None while too little has been played.

    Differences show where they are larger than the bounds of one that is none: as many pairs as now go otherwise in
    favour of a seat as against it.
    """
    if not pairs:
        return None
    count = max(round(blocks * grows), 1)
    half = count * winners_differ / pairs / 2
    return Forecast(round(pairs * grows), difference_interval(count, half, half).high)


def forecast_words(found: Forecast) -> str:
    """What to expect, in a sentence."""
    text = translate("forecast", "By the end about {pairs} pairs of games: differences of {reach} games in 100 show.")
    return filled(text, pairs=f"{_rounded(found.pairs):,}", reach=max(round(100 * found.reach), 1))


def _rounded(number: int) -> int:
    """To two digits, since it is no more exact."""
    step: int = 10 ** max(len(str(number)) - 2, 0)
    return round(number / step) * step
