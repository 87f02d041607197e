"""Models of tables, made without a window."""

from __future__ import annotations

from typing import Any

from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.state import NOBODY
from cardtable.games.losers.table import LosersModel
from cardtable.games.mentalist.table import MentalistModel
from cardtable.games.miser.table import MiserModel
from cardtable.games.war.table import WarModel
from cardtable.table.model import Perspective


def seen(key: str, seats: int, side: int = 0, rules: HouseRules | None = None, *, own: bool = True) -> Perspective:
    """Return a table as the player at `side` sees it, or, without `own`, as an observer at that side who doesn't see
    the cards."""
    names = [f"seat {seat}" for seat in range(seats)]
    return Perspective(rules or GAMES[key].rules(), names, side, side if own else NOBODY)


def war(seats: int, side: int = 0, **kwargs: Any) -> WarModel:
    """Return a model of Bidding War."""
    return WarModel(seen("war", seats, side, **kwargs))


def losers(seats: int, side: int = 0, **kwargs: Any) -> LosersModel:
    """Return a model of Loser's Game."""
    return LosersModel(seen("losers", seats, side, **kwargs))


def mentalist(seats: int, side: int = 0, **kwargs: Any) -> MentalistModel:
    """Return a model of Mentalist Poker."""
    return MentalistModel(seen("mentalist", seats, side, **kwargs))


def miser(seats: int, side: int = 0, **kwargs: Any) -> MiserModel:
    """Return a model of Miser."""
    return MiserModel(seen("miser", seats, side, **kwargs))
