"""What is said of each event at a table of Loser's Game: in the prompt, and in the log as long as it may be read."""

from collections.abc import Sequence

from cardtable.engine.losers.moves import BidMade, CardPlayed, GameEnded, HandScored, TrickTaken, TrumpCalled
from cardtable.engine.losers.rules import LosersRules
from cardtable.language import translate
from cardtable.table.losers.course import Course
from cardtable.table.losers.questions import Questions
from cardtable.table.losers.words import Teller
from cardtable.table.telling import Logged, Notice


class Notices:
    """For one seat of a table."""

    def __init__(self, teller: Teller, questions: Questions, course: Course, rules: LosersRules, seat: int) -> None:
        self._teller = teller
        self._questions = questions
        self._course = course
        self._rules = rules
        self._seat = seat

    def of(self, event: object) -> Notice | None:
        """A hand's outcome fills the summary and the log: the prompt needs no more of it. Nor of a lead that the person
        is to follow at once: the question names it."""
        text = self._teller.tell(event)
        if isinstance(event, HandScored):
            return Notice(text, prompt=self._why_on(event), weighty=True)
        if isinstance(event, BidMade):
            return Notice(text, prompt=self._questions.bids_so_far(self._course.bids, text))
        if isinstance(event, CardPlayed) and event.leads and (event.seat + 1) % self._course.seats == self._seat:
            return Notice(text, prompt="")
        return Notice(text, weighty=isinstance(event, TrumpCalled | TrickTaken | GameEnded)) if text else None

    def _why_on(self, event: HandScored) -> str:
        """Why the match goes on although the target is reached; empty where there is nothing to wonder at."""
        best = max(event.scores)
        shared = best >= self._rules.target and event.scores.count(best) > 1
        if not shared or event.number + 1 == self._rules.round_limit:
            return ""
        return translate("losers", "The lead is shared: on we play.")


def readable(logged: Sequence[Logged]) -> list[Logged]:
    """Until a hand is over the log shows the cards of no trick but the last: the others lie in closed piles."""
    closed = range(0)
    begun = 0
    for number, (_, event) in enumerate(logged):
        if isinstance(event, HandScored):
            begun = number + 1
            closed = range(0)
        elif isinstance(event, CardPlayed) and event.leads:
            closed = range(begun, number)
    return [line for number, line in enumerate(logged) if number not in closed or not isinstance(line[1], CardPlayed)]
