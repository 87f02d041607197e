"""How a game of the toy goes."""

from __future__ import annotations

from cardtable.table.board import Snapshot
from tests.toy.engine.toy.game import PACK, Buried, HandDealt, Shown


class Course(Snapshot):
    """How many cards have been played, and what the hands have brought; the last card ends the game."""

    def __init__(self, hands: int, seats: int) -> None:
        self.left = hands * seats
        self.scores = [[0] * seats]
        """By hand, from the start."""

    @property
    def ended(self) -> object | None:
        return None if self.left else self

    def follow(self, event: object) -> None:
        if isinstance(event, HandDealt):
            self.scores.append(list(self.scores[-1]))
        if isinstance(event, Shown):
            self.scores[-1][event.seat] += PACK.index(event.card) + 1
        if isinstance(event, Shown | Buried):
            self.left -= 1
