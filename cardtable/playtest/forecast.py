"""What a study will be able to see by its end, from how it has begun."""

from typing import NamedTuple

from cardtable.language import as_number, filled, translate
from cardtable.playtest.blocks import LOOKED_INTO
from cardtable.playtest.confidence import difference_interval


class Forecast(NamedTuple):
    """What to expect."""

    pairs: int
    """Pairs of games by the end."""
    reach: float
    """How large a difference between rates must be to show by then, 0 to 1."""


def growth(blocks: int, seconds: float, whole: float, work: float, jobs: int, seats: int) -> float:
    """How many times as many blocks there will be once `whole` seconds have passed, `blocks` having been played in the
    first `seconds`, and their games having taken `work`, added up over `jobs` processes. In what is left all of these
    are at work; by now some may only have been starting. In the first blocks, those that are LOOKED_INTO, players are
    tried beside: two games to each rule set's one a seat."""
    left = (whole - seconds) * jobs
    if not blocks or not work or left <= 0:
        return 1.0
    plain = work / blocks
    dear = plain * (1 + 2 / seats)
    until = max(LOOKED_INTO - blocks, 0) * dear
    more = left / dear if left < until else until / dear + (left - until) / plain
    return (blocks + more) / blocks


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
    text = translate(
        "forecast",
        "By the end there will be about {pairs} pairs of games: enough to show a change of {reach} in 100 in the games "
        "a seat wins.",
    )
    return filled(text, pairs=as_number(_rounded(found.pairs)), reach=max(round(100 * found.reach), 1))


def _rounded(number: int) -> int:
    """To two digits, since it is no more exact."""
    step: int = 10 ** max(len(str(number)) - 2, 0)
    return round(number / step) * step
