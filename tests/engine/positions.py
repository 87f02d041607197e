"""Starting positions taken from the middle of random games."""

from __future__ import annotations

from random import Random

from cardtable.match import Match
from tests.engine.suite import Table, begun

WITH_CARDS = ("war", "losers", "miser")
"""Games whose positions contain cards; those of Mentalist Poker contain only chips, and hide nothing."""
NO_OBJECTS: tuple[tuple[object, str], ...] = (
    (None, "null"),
    (False, "true or false"),
    ([], "a list"),
    ("x", "a string"),
    (3, "a whole number"),
)
"""Values that are no position, with the words for them in a fault."""


def rested(table: Table, decisions: int) -> Match | None:
    """Play a random game until it can be kept as a position, after `decisions` or later; None if it ends before."""
    match = begun(table)
    random = Random(table.seed)
    while not match.over and (decisions > 0 or match.game.setup_of(match.state) is None):
        match.submit_code(match.state.any_move(match.state.turn, random.random))
        decisions -= 1
    return None if match.over else match
