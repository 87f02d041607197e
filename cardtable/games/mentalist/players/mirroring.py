"""Work for the screens about what a player bet and guessed, from the lines of a view, done in the worker process.

Each function yields the share done, and returns a result that can be pickled. numpy is imported when work begins, so
that the app's own process does without it.
"""

# Not compiled: it hands numpy's arrays on.

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cardtable.bots.player import keep_to_one_core
from cardtable.engine.views import reader_of
from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.players.showing import ShownStatistics, shown
from cardtable.games.mentalist.players.solvable import MOST

if TYPE_CHECKING:
    from cardtable.games.mentalist.players.hits import Hits
    from cardtable.games.mentalist.players.readability import Cost, Habit, Mirror, Won
    from cardtable.games.mentalist.players.table import SolvedTable

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
    from cardtable.games.mentalist.players.hits import hits

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
    from cardtable.games.mentalist.players.solved import opened
    from cardtable.games.mentalist.players.stakes import Stakes

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
