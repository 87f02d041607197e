"""Progress of a game of the toy: cards left, and scores hand by hand."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.engine.record import Header
from cardtable.table.model import Course
from cardtable_toy.game import PACK, Buried, HandDealt, Shown, ToyRules


class Ended(NamedTuple):
    """Result of a finished game: the winners' seats, and scores by seat."""

    winners: list[int]
    scores: list[int]


class ToyCourse(Course):
    """Cards still to be played and the scores after each hand; the game ends with the last card."""

    def __init__(self, hands: int, seats: int) -> None:
        super().__init__([0] * seats)
        self.left = hands * seats

    def take_in(self, event: object) -> None:
        if isinstance(event, HandDealt):
            self.scores.append(list(self.scores[-1]))
        if isinstance(event, Shown):
            self.scores[-1][event.seat] += PACK.index(event.card) + 1
        if isinstance(event, Shown | Buried):
            self.left -= 1
            self.settled = self._seen
            if not self.left:
                scores = self.scores[-1]
                self.ended = Ended([seat for seat, each in enumerate(scores) if each == max(scores)], scores)


def course_of(header: Header) -> ToyCourse:
    assert isinstance(header.rules, ToyRules)
    return ToyCourse(header.rules.own_hands(len(header.seats)), len(header.seats))
