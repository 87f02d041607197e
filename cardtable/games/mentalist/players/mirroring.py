"""Statistics of a seat's bets and guesses, and how readable they were, for the screens.

Statistics work for any number of players and both variants, but perfect play, which they are shown beside, is known
only between two in the classic game.

What takes long works on the lines of a view, in the worker process: each such function yields the share done, and
returns a result that can be pickled. numpy is imported when that work begins, so that the app's own process does
without it.
"""

# Not compiled: it hands numpy's arrays on.

from collections.abc import Generator, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cardtable.bots.player import keep_to_one_core
from cardtable.engine.views import reader_of
from cardtable.games.mentalist.play import NO_BET, Mentalist, MentalistTerms, PastBet
from cardtable.games.mentalist.players.solvable import MOST

if TYPE_CHECKING:
    from cardtable.games.mentalist.players.prediction import Hits
    from cardtable.games.mentalist.players.readability import Cost, Habit, Mirror, Won
    from cardtable.games.mentalist.players.solved_match import SolvedTable


_EDGES: Final = (0, 1, 2, 3, 4, 6, 9, 13, 19, 28, 41, 61, 91, 136)
"""Lowest numbers of the bins, each of which is about half as wide again as the one before."""

SHORT, MIDDLE, DEEP = 0, 1, 2
"""Size of a stack: below half of an even share of all chips, up to one and a half, or more."""
SMALL, FAIR, BIG = 0, 1, 2
"""Size of a pot: below half of the bettor's chips, up to all of them, or more."""


class Chosen(NamedTuple):
    """Number that a seat bet or guessed."""

    turn: int
    """Index of the bet among all settled bets, from 0."""
    number: int
    highest: int
    """Highest number that was possible."""
    stack: int
    """Size of the bettor's stack: SHORT, MIDDLE or DEEP."""
    pot: int
    """Size of the pot: SMALL, FAIR or BIG."""
    perfect: list[float] | None
    """Probability of each number in perfect play; None if that isn't known."""


class NumberBin(NamedTuple):
    """Bin of the numbers from `low` to `high`: times chosen, and times expected of perfect play (None if unknown)."""

    low: int
    high: int
    times: int
    perfect: float | None


class StackBin(NamedTuple):
    """Turns with one size of stack and of pot."""

    stack: int
    pot: int
    turns: int
    zeros: int
    mean: float
    """Mean number of chips; 0 without turns."""
    perfect_zeros: float | None
    """Number of zeros expected of perfect play; None if unknown."""
    perfect_mean: float | None


class ShownStatistics(NamedTuple):
    """Statistics of all bets, or all guesses, of a seat."""

    turns: int
    bars: list[NumberBin]
    """Bins, from 0 up; empty without turns."""
    cells: list[StackBin]
    """Nine cells by size of stack, then of pot."""


def shown(
    past: Iterable[PastBet], terms: MentalistTerms, seat: int, table: "SolvedTable | None", *, guessing: bool
) -> ShownStatistics:
    """Return the statistics of a seat's bets, or guesses; `past` and `table` as for `chosen`."""
    turns = chosen(past, terms, seat, table, guessing=guessing)
    return ShownStatistics(len(turns), by_number(turns), by_pot_and_stack(turns))


def chosen(
    past: Iterable[PastBet], terms: MentalistTerms, seat: int, table: "SolvedTable | None", *, guessing: bool
) -> list[Chosen]:
    """Return a seat's bets, or guesses, in order; `past` is `Mentalist.remembered`, the latest first.

    `table` is the solved match if two play the classic game, else None. It has no pots smaller than the ante. Turns on
    which only zero could be bet are left out.
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


def _mix(table: "SolvedTable", past: PastBet, guessing: bool) -> list[float]:
    from cardtable.games.mentalist.players.solved_match import MatchPosition

    position = MatchPosition(past.scores[past.bettor], past.pot, past.bettor == past.button)
    mix: list[float] = (table.guess_mix(position) if guessing else table.bet_mix(position)).tolist()
    return mix


def by_number(turns: Sequence[Chosen]) -> list[NumberBin]:
    """Return bins from 0 to the highest number that was possible; empty without turns."""
    if not turns:
        return []
    top = max(turn.highest for turn in turns)
    lows = [low for low in _EDGES if low <= top]
    bars: list[NumberBin] = []
    for low, high in zip(lows, [*(edge - 1 for edge in lows[1:]), top], strict=True):
        times = sum(low <= turn.number <= high for turn in turns)
        mixes = [turn.perfect for turn in turns if turn.perfect is not None]
        perfect = sum([sum(mix[low : high + 1]) for mix in mixes]) if mixes else None
        bars.append(NumberBin(low, high, times, perfect))
    return bars


def by_pot_and_stack(turns: Sequence[Chosen]) -> list[StackBin]:
    """Return all nine cells, ordered by stack and then by pot."""
    return [_cell(turns, stack, pot) for stack in (SHORT, MIDDLE, DEEP) for pot in (SMALL, FAIR, BIG)]


def _cell(turns: Sequence[Chosen], stack: int, pot: int) -> StackBin:
    here = [turn for turn in turns if turn.stack == stack and turn.pot == pot]
    mixes = [turn.perfect for turn in here if turn.perfect is not None]
    return StackBin(
        stack,
        pot,
        len(here),
        sum(not turn.number for turn in here),
        sum(turn.number for turn in here) / max(len(here), 1),
        sum([mix[0] for mix in mixes]) if mixes else None,
        sum([number * often for mix in mixes for number, often in enumerate(mix)]) / len(mixes) if mixes else None,
    )


Lines = Sequence[dict[str, Any]]


class Reflected(NamedTuple):
    """Readability of a seat: in a solved match by what it cost, in any other by how much could be foreseen."""

    tallies: list[ShownStatistics]
    """The seat's bets, and its guesses; in a solved match beside perfect play."""
    costs: "list[Cost]"
    """Costs turn by turn."""
    costly: "list[Cost]"
    """Costs of the turns that gave something away, the largest first."""
    worst: "Habit | None"
    """Habit that is clear; None if there is none."""
    hits: "list[Hits]"
    """Predictions of the bets, and of the guesses; empty in a solved match."""


def is_solved(state: Mentalist) -> bool:
    """Return whether perfect play is known for the whole match to which a state belongs."""
    terms = state.terms
    two = terms.seats == 2 and not terms.advanced and not terms.turn_limit
    return two and 2 * terms.ante <= _chips(state) <= MOST


def beside_perfect(lines: Lines, bets: int) -> Generator[float, None, dict[tuple[int, bool], ShownStatistics]]:
    """Return what was chosen in the first `bets` bets of a solved match, beside perfect play.

    Keys are the seat, and True for guesses, False for bets.
    """
    state = _state(lines)
    past = state.remembered()
    past = past[len(past) - bets :]
    table = yield from _table(state)
    return {
        (seat, guessing): shown(past, state.terms, seat, table, guessing=guessing)
        for seat in range(state.terms.seats)
        for guessing in (False, True)
    }


def reflected(lines: Lines, seat: int) -> Generator[float, None, Reflected]:
    """Return how readable a seat was in a solved match."""
    mirror = yield from _mirror(lines, seat)
    state = _state(lines)
    tallies = _tallies(state, seat, (yield from _table(state)))
    return Reflected(tallies, mirror.costs, mirror.costly(), mirror.worst_habit(), [])


def foreseen(lines: Lines, seat: int) -> Generator[float, None, Reflected]:
    """Return how readable a seat was in any match."""
    keep_to_one_core()
    from cardtable.games.mentalist.players.prediction import hits

    state = _state(lines)
    past = state.remembered()
    found = []
    for guessing in (False, True):
        found.append(hits(past, state.terms, seat, guessing=guessing))
        yield len(found) / 2
    return Reflected(_tallies(state, seat, None), [], [], None, found)


def won(lines: Lines, seat: int, guessing: bool) -> "Generator[float, None, Won | None]":
    """Return what a reader of the seat's guesses, or bets, would have won in a solved match; None if it made none."""
    mirror = yield from _mirror(lines, seat)
    if not any(cost.guessing is guessing for cost in mirror.costs):
        return None
    return (yield from mirror.won(bets=not guessing, guesses=guessing))


def _chips(state: Mentalist) -> int:
    return sum(state.scores) + state.pot


def _state(lines: Lines) -> Mentalist:
    state = reader_of(lines).state
    assert isinstance(state, Mentalist)
    return state


def _table(state: Mentalist) -> "Generator[float, None, SolvedTable]":
    keep_to_one_core()
    from cardtable.games.mentalist.players.perfect_advice import opened
    from cardtable.games.mentalist.players.solving import Stakes

    return (yield from opened(Stakes(_chips(state), state.terms.ante, state.terms.capped)))


def _tallies(state: Mentalist, seat: int, table: "SolvedTable | None") -> list[ShownStatistics]:
    past = state.remembered()
    return [shown(past, state.terms, seat, table, guessing=guessing) for guessing in (False, True)]


def _mirror(lines: Lines, seat: int) -> "Generator[float, None, Mirror]":
    state = _state(lines)
    table = yield from _table(state)
    from cardtable.games.mentalist.players.readability import Mirror, settled

    mirror = Mirror(table, seat)
    for turn in settled(state.remembered()):
        if turn.position.pot >= state.terms.ante:  # smaller pots, in starting positions, aren't solved
            mirror.see(turn)
    return mirror
