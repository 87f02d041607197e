"""Where a game began, as a state: what a table shows before anything has happened, and what its course goes on from."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.state import SPECTATOR, State

_State = TypeVar("_State", bound=State)


def beginning(kind: type[_State], game: str, rules: HouseRules, seats: int, own: Mapping[str, Any]) -> _State:
    """The state from which a game began, as its kind of states; `own` may be a whole header, of which the game's own
    keys are read. What is struck out there the state lacks too."""
    known = GAMES[game]
    state = known.start(rules, seats, {key: own[key] for key in known.own_keys if key in own}, SPECTATOR)
    assert isinstance(state, kind)
    return state


def lead_taken(scores: Sequence[Sequence[int]], seat: int) -> int | None:
    """The step with which a seat came to lie ahead of all others for good; None where it does not at the end.

    `scores` holds those of all seats after each step.
    """
    first = len(scores)
    while first and _is_alone_ahead(scores[first - 1], seat):
        first -= 1
    return first if first < len(scores) else None


def _is_alone_ahead(scores: Sequence[int], seat: int) -> bool:
    return all(scores[seat] > score for other, score in enumerate(scores) if other != seat)
