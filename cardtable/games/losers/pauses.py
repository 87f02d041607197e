"""Where a table of Loser's Game waits: for a full trick to be seen, and for the person between two hands."""

from collections.abc import Callable, Sequence

from cardtable.games.losers.moves import CardPlayed, Dealt, GameEnded, HandScored
from cardtable.games.losers.table import LosersModel
from cardtable.language import translate
from cardtable.table.telling import Pause

_LOOK = 900.0
"""Milliseconds that a full trick lies before it is swept to its taker: time to see who that is."""


class Pauses:
    """Looks and pauses of one table; of events in the order in which they are queued to be shown."""

    def __init__(self, model: Callable[[], LosersModel]) -> None:
        """`model` is what the table shows by then."""
        self._model = model
        self._in_trick: int | None = None  # cards of the trick in what has been queued to be shown, if anything has

    def look(self, event: object) -> float:
        """A full trick lies a while before it is swept."""
        if isinstance(event, CardPlayed):
            if self._in_trick is None:
                self._in_trick = len(self._model().laid())
            self._in_trick = 1 if event.leads else self._in_trick + 1
            return _LOOK if self._in_trick == self._model().seats else 0.0
        return 0.0

    def jump(self) -> None:
        """Another moment is shown: what is queued begins there."""
        self._in_trick = None

    def pause(self, event: object, following: Sequence[object]) -> Pause | None:
        """What a hand came to is to be seen before the next is dealt; of the last hand when the match is over."""
        if not isinstance(event, HandScored) or any(isinstance(other, GameEnded) for other in following):
            return None
        dealt = next((other for other in following if isinstance(other, Dealt)), None)
        says = (
            self._model().questions.caller(dealt.caller) if dealt else ""
        )  # a match that was left may not be dealt yet
        return Pause(self._model().teller.own_outcome(event), translate("losers", "Next hand"), says)
