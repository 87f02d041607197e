"""Positions to start from, made of games that were played as far as there."""

from __future__ import annotations

from random import Random

from cardtable.match import Match
from tests.engine.suite import Table, begun

WITH_CARDS = ("war", "losers", "miser")
"""Games whose positions are made of cards; that of Mentalist Poker is of chips, and tells nobody anything."""
NO_OBJECTS: tuple[tuple[object, str], ...] = (
    (None, "null"),
    (False, "true or false"),
    ([], "a list"),
    ("x", "a string"),
    (3, "a whole number"),
)
"""What might stand in the place of a position, and what it is called."""


def rested(table: Table, decisions: int) -> Match | None:
    """A random game that has come to rest after so many decisions or later; None where it ended before."""
    match = begun(table)
    random = Random(table.seed)
    while not match.over and (decisions > 0 or match.game.setup_of(match.state) is None):
        match.submit_code(match.state.any_move(match.state.turn, random.random))
        decisions -= 1
    return None if match.over else match
