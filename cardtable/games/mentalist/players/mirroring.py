"""What a screen asks for of what somebody bet and guessed, from a view's lines: long work, done beside the screen.

Each yields the share that is done, and returns what can be sent from a process to another. Arrays are imported with the
first work, and not by who asks for it.
"""

# Not compiled: it hands numpy's arrays on.

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cardtable.bots.player import keep_to_one_core
from cardtable.engine.views import reader_of
from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.players.showing import Shown, shown
from cardtable.games.mentalist.players.solvable import MOST

if TYPE_CHECKING:
    from cardtable.games.mentalist.players.hits import Hits
    from cardtable.games.mentalist.players.readability import Cost, Habit, Mirror, Won
    from cardtable.games.mentalist.players.table import Table

Lines = Sequence[dict[str, Any]]


class Reflected(NamedTuple):
    """How readable a seat was: in a solved match by what it cost them, in any other by what could be foreseen."""

    tallies: list[Shown]
    """Of their bets and of their guesses, in a solved match beside perfect play."""
    costs: "list[Cost]"
    """Turn by turn."""
    costly: "list[Cost]"
    """Those that gave something away, the worst first."""
    worst: "Habit | None"
    """The habit that is clear."""
    hits: "list[Hits]"
    """Of their bets and of their guesses."""


def is_solved(state: Mentalist) -> bool:
    """Whether perfect play is known in all of a match, whatever moment of it this is."""
    terms = state.terms
    two = terms.seats == 2 and not terms.advanced and not terms.turn_limit
    return two and 2 * terms.ante <= _chips(state) <= MOST


def beside_perfect(lines: Lines, bets: int) -> Generator[float, None, dict[tuple[int, bool], Shown]]:
    """By seat and whether it is guesses, what was chosen in the first `bets` bets of a solved match, beside perfect
    play."""
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
    """How readable a seat was in a solved match."""
    mirror = yield from _mirror(lines, seat)
    state = _state(lines)
    tallies = _tallies(state, seat, (yield from _table(state)))
    return Reflected(tallies, mirror.costs, mirror.costly(), mirror.worst_habit(), [])


def foreseen(lines: Lines, seat: int) -> Generator[float, None, Reflected]:
    """How readable a seat was in any match."""
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
    """What a reader of the seat's guesses, or of its bets, would have won in a solved match; None without any."""
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


def _table(state: Mentalist) -> "Generator[float, None, Table]":
    keep_to_one_core()
    from cardtable.games.mentalist.players.solved import opened
    from cardtable.games.mentalist.players.stakes import Stakes

    return (yield from opened(Stakes(_chips(state), state.terms.ante, state.terms.capped)))


def _tallies(state: Mentalist, seat: int, table: "Table | None") -> list[Shown]:
    past = state.remembered()
    return [shown(past, state.terms, seat, table, guessing=guessing) for guessing in (False, True)]


def _mirror(lines: Lines, seat: int) -> "Generator[float, None, Mirror]":
    state = _state(lines)
    table = yield from _table(state)
    from cardtable.games.mentalist.players.readability import Mirror, settled

    mirror = Mirror(table, seat)
    for turn in settled(state.remembered()):
        if turn.position.pot >= state.terms.ante:  # a game may begin with a pot that no antes make
            mirror.see(turn)
    return mirror
