"""Reviewer: has the decisions of a review judged one after another in the pool while the interface stays responsive."""

from functools import partial
from typing import ClassVar

from PySide6.QtCore import QObject, Signal

from cardtable.app.play.pool import PoolClient, Urgency
from cardtable.bots.players import PLAYERS
from cardtable.bots.worker import WorkerAnswer
from cardtable.table.review import Decision, Review, luck_of

_GIVE_UP = 3
"""Number of failed decisions in a row after which the review is given up: each may have cost two processes."""


class Reviewer(QObject):
    """Filler of a review. It can be closed and started again; judged decisions stay judged."""

    judged = Signal(int)
    """Emitted with the number of a decision that was just judged or passed over.

    A judge that can't value moves gives up at the first decision.
    """

    effort: ClassVar[float] = 1.0
    """Factor on the judge's effort; rehearsals, whose reviews nobody reads, set it low."""

    def __init__(self, review: Review, judge: str, parent: QObject) -> None:
        super().__init__(parent)
        self.review = review
        # Independent of settings, so that a game is judged alike whenever it is looked at.
        self._effort = self.effort * PLAYERS[review.game][judge].judging
        self.judge = judge
        """Name of the player that judges."""
        self._pool = PoolClient(Urgency.REVIEW, self)
        self._unanswered = 0  # failed decisions in a row

    def start(self) -> None:
        """Ask about the first decision that has not been judged; release the pool if there is none."""
        decision = self.review.due()
        if decision is None:
            self._pool.close()  # nothing more will be asked
            return
        lines = self.review.before(decision)
        then, made = partial(self._take, decision), (decision.move,)
        self._pool.ask(lines, self.judge, luck_of(lines), then, effort=self._effort, advice=True, asked_about=made)

    def close(self) -> None:
        """Stop at once."""
        self._pool.close()

    def _take(self, decision: Decision, answer: WorkerAnswer) -> None:
        if answer.problem is None:
            self._unanswered = 0
            self.review.judge(decision, answer.advice)
            if not self.review.judged:  # a judge that can't value the first move can't value any
                self.review.give_up()
        else:
            self._unanswered += 1
            self.review.pass_over(decision, answer.problem)
            if self._unanswered == _GIVE_UP:
                self.review.give_up()
        self.judged.emit(decision.number)
        self.start()


def judge_of(review: Review) -> str | None:
    """Return the strongest player of the game, or None if it doesn't search or there are no decisions to judge."""
    name, player = list(PLAYERS[review.game].items())[-1]
    return name if player.searches and review.decisions else None
