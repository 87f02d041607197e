"""Judges the decisions of a review one after another, in the pool, while the interface goes on."""

from functools import partial
from typing import ClassVar

from PySide6.QtCore import QObject, Signal

from cardtable.app.play.pool import PoolClient, Urgency
from cardtable.bots.players import PLAYERS
from cardtable.bots.worker import Answer
from cardtable.table.review import Decision, Review, luck_of

_GIVE_UP = 3
"""After so many decisions in a row that got no answer nobody is asked any more: each may have cost two processes."""


class Reviewer(QObject):
    """Fills a review. It can be stopped and begun again: what has been judged stays judged."""

    judged = Signal(int)
    """The number of the decision that has just been looked at. A judge who can't value moves gives up at the first."""

    effort: ClassVar[float] = 1.0
    """Of what the judge takes; a rehearsal, in which nobody asks who played well, takes little."""

    def __init__(self, review: Review, judge: str, parent: QObject) -> None:
        super().__init__(parent)
        self.review = review
        # Always the same, so that a game is judged alike whenever it is looked at.
        self._effort = self.effort * PLAYERS[review.game][judge].judging
        self.judge = judge
        """Who is asked."""
        self._pool = PoolClient(Urgency.REVIEW, self)
        self._unanswered = 0  # decisions in a row

    def start(self) -> None:
        """Goes on with the first decision that has not been judged."""
        decision = self.review.due()
        if decision is None:
            self._pool.close()  # nothing more is asked
            return
        lines = self.review.before(decision)
        then, made = partial(self._take, decision), (decision.move,)
        self._pool.ask(lines, self.judge, luck_of(lines), then, effort=self._effort, advice=True, asked_about=made)

    def close(self) -> None:
        """Stops at once."""
        self._pool.close()

    def _take(self, decision: Decision, answer: Answer) -> None:
        if answer.problem is None:
            self._unanswered = 0
            self.review.judge(decision, answer.advice)
            if not self.review.judged:  # who puts no value on the first move puts none on any
                self.review.give_up()
        else:
            self._unanswered += 1
            self.review.pass_over(decision, answer.problem)
            if self._unanswered == _GIVE_UP:
                self.review.give_up()
        self.judged.emit(decision.number)
        self.start()


def judge_of(review: Review) -> str | None:
    """The player who judges best, or None where there is nothing to judge, or nobody who looks ahead."""
    name, player = list(PLAYERS[review.game].items())[-1]
    return name if player.searches and review.decisions else None
