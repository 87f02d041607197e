"""Beginning of a game as a state, and the moment from which a seat was ahead for good."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.state import SPECTATOR, State

_State = TypeVar("_State", bound=State)


def beginning(kind: type[_State], game: str, rules: HouseRules, seats: int, own: Mapping[str, Any]) -> _State:
    """Return the state from which a game began, as a state of type `kind`.

    `own` holds the game's own keys of the header, and may be a whole header. Values struck out there are unknown in the
    state too.
    """
    known = GAMES[game]
    state = known.start(rules, seats, {key: own[key] for key in known.own_keys if key in own}, SPECTATOR)
    assert isinstance(state, kind)
    return state


def lead_taken(scores: Sequence[Sequence[int]], seat: int) -> int | None:
    """Return the index of the step from which a seat was ahead of all others for good; None if it isn't at the end.

    `scores` holds the scores of all seats after each step.
    """
    first = len(scores)
    while first and _is_alone_ahead(scores[first - 1], seat):
        first -= 1
    return first if first < len(scores) else None


def _is_alone_ahead(scores: Sequence[int], seat: int) -> bool:
    return all(scores[seat] > score for other, score in enumerate(scores) if other != seat)
