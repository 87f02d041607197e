"""Progress of a game of the toy: cards left, and scores hand by hand."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.engine.record import Header
from cardtable.table.board import Snapshot
from cardtable_toy.game import PACK, Buried, HandDealt, Shown, ToyRules


class Ended(NamedTuple):
    """Result of a finished game: the winners' seats, and scores by seat."""

    winners: list[int]
    scores: list[int]


class Course(Snapshot):
    """Cards still to be played and the scores after each hand; the game ends with the last card."""

    def __init__(self, hands: int, seats: int) -> None:
        self.left = hands * seats
        self.scores = [[0] * seats]
        """Scores by seat: at the start, then after each hand."""

        self.settled = 0
        self._seen = 0

    @property
    def ended(self) -> Ended | None:
        scores = self.scores[-1]
        return None if self.left else Ended([seat for seat, each in enumerate(scores) if each == max(scores)], scores)

    def follow(self, event: object) -> None:
        if isinstance(event, HandDealt):
            self.scores.append(list(self.scores[-1]))
        if isinstance(event, Shown):
            self.scores[-1][event.seat] += PACK.index(event.card) + 1
        if isinstance(event, Shown | Buried):
            self.left -= 1
            self.settled = self._seen
        self._seen += 1


def course_of(header: Header) -> Course:
    assert isinstance(header.rules, ToyRules)
    return Course(header.rules.own_hands(len(header.seats)), len(header.seats))
