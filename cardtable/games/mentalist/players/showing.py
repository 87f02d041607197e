"""What somebody has bet so far, or guessed, sorted for the eye, and beside it what perfect play does there.

For any number of players and both variants; perfect play is known between two in the classic game alone. Arrays come
with the solved match, and not before: a screen that shows no perfect play does without.
"""

# Not compiled: it hands numpy's arrays on.

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.mentalist.play import NO_BET, PastBet, Terms

if TYPE_CHECKING:
    from cardtable.games.mentalist.players.table import Table

_EDGES: Final = (0, 1, 2, 3, 4, 6, 9, 13, 19, 28, 41, 61, 91, 136)
"""Where bins of numbers begin: each holds about half as many more as the one before."""

SHORT, MIDDLE, DEEP = 0, 1, 2
"""A stack: less than half of an even share of all chips, up to one and a half, more."""
SMALL, FAIR, BIG = 0, 1, 2
"""A pot: less than half of what the bettor has, up to all of it, more."""


class Chosen(NamedTuple):
    """A number that a seat bet, or guessed."""

    turn: int
    """The bet it belongs to, among all that were settled, from 0."""
    number: int
    highest: int
    """That there could be."""
    stack: int
    """The bettor's: SHORT, MIDDLE or DEEP."""
    pot: int
    """SMALL, FAIR or BIG."""
    perfect: list[float] | None
    """How often perfect play chooses each number there, where that is known."""


class Bar(NamedTuple):
    """Numbers from `low` to `high`: how often they were chosen, and how often perfect play would have, on average."""

    low: int
    high: int
    times: int
    perfect: float | None


class Cell(NamedTuple):
    """Turns with such a stack and pot."""

    stack: int
    pot: int
    turns: int
    zeros: int
    mean: float
    """Chips; 0 where there were no turns."""
    perfect_zeros: float | None
    """So many zeros perfect play has there on average."""
    perfect_mean: float | None


class Shown(NamedTuple):
    """All that a seat bet, or all that it guessed."""

    turns: int
    bars: list[Bar]
    """By number, from 0 up; none without turns."""
    cells: list[Cell]
    """By pot and stack: nine, stack by stack."""


def shown(past: Iterable[PastBet], terms: Terms, seat: int, table: "Table | None", *, guessing: bool) -> Shown:
    """What a seat bet, or guessed, as a picture shows it; `past` and `table` as for `chosen`."""
    turns = chosen(past, terms, seat, table, guessing=guessing)
    return Shown(len(turns), by_number(turns), by_pot_and_stack(turns))


def chosen(past: Iterable[PastBet], terms: Terms, seat: int, table: "Table | None", *, guessing: bool) -> list[Chosen]:
    """What a seat bet, or guessed, in order. `past` as `Mentalist.remembered` has it, the latest first.

    `table`: the solved match, where two play the classic game; a pot that no antes make is not in it. Where a bettor
    could only bet zero nothing was chosen.
    """
    found: list[Chosen] = []
    for turn, one in enumerate(reversed(list(past))):
        chips = one.scores[one.bettor]
        highest = min(chips, one.pot) if terms.capped else chips
        number = one.guess(seat) if guessing else one.chips if one.bettor == seat else NO_BET
        if number == NO_BET or not highest:
            continue
        perfect = None
        if table is not None and one.pot >= table.stakes.ante:
            perfect = _mix(table, one, guessing)
        even = (sum(one.scores) + one.pot) / terms.seats
        stack = SHORT if chips < even / 2 else MIDDLE if chips <= 1.5 * even else DEEP
        pot = SMALL if one.pot < chips / 2 else FAIR if one.pot <= chips else BIG
        found.append(Chosen(turn, number, highest, stack, pot, perfect))
    return found


def _mix(table: "Table", past: PastBet, guessing: bool) -> list[float]:
    from cardtable.games.mentalist.players.table import Position

    position = Position(past.scores[past.bettor], past.pot, past.bettor == past.button)
    mix: list[float] = (table.guess_mix(position) if guessing else table.bet_mix(position)).tolist()
    return mix


def by_number(turns: Sequence[Chosen]) -> list[Bar]:
    """Bars from 0 to the highest number that there could have been; none without turns."""
    if not turns:
        return []
    top = max(turn.highest for turn in turns)
    lows = [low for low in _EDGES if low <= top]
    bars: list[Bar] = []
    for low, high in zip(lows, [*(edge - 1 for edge in lows[1:]), top], strict=True):
        times = sum(low <= turn.number <= high for turn in turns)
        mixes = [turn.perfect for turn in turns if turn.perfect is not None]
        perfect = sum([sum(mix[low : high + 1]) for mix in mixes]) if mixes else None
        bars.append(Bar(low, high, times, perfect))
    return bars


def by_pot_and_stack(turns: Sequence[Chosen]) -> list[Cell]:
    """All nine cells, stack by stack."""
    return [_cell(turns, stack, pot) for stack in (SHORT, MIDDLE, DEEP) for pot in (SMALL, FAIR, BIG)]


def _cell(turns: Sequence[Chosen], stack: int, pot: int) -> Cell:
    here = [turn for turn in turns if turn.stack == stack and turn.pot == pot]
    mixes = [turn.perfect for turn in here if turn.perfect is not None]
    return Cell(
        stack,
        pot,
        len(here),
        sum(not turn.number for turn in here),
        sum(turn.number for turn in here) / max(len(here), 1),
        sum([mix[0] for mix in mixes]) if mixes else None,
        sum([number * often for mix in mixes for number, often in enumerate(mix)]) / len(mixes) if mixes else None,
    )
