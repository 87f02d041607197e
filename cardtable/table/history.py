"""A game as one observer saw it, at any of its moments: models are kept on the way, so that none is reached from the
start."""

from collections.abc import Sequence

from cardtable.table.model import Modelling, Perspective, TableModel
from cardtable.table.review import Review
from cardtable.table.telling import Logged

_STEP = 32
"""After so many events a model is kept."""


class History:
    """The moments of a game, in events."""

    def __init__(self, first: TableModel, events: Sequence[object]) -> None:
        """`first` is the table before the first of the events; more may come to these."""
        self.events = events
        self.told: list[Logged] = []
        """What was said of them, as far as somebody has looked."""
        self._kept = [first.clone()]
        self._front = first.clone()
        self._seen = 0  # by the front

    def at(self, count: int) -> TableModel:
        """The table after so many events; it is the caller's own."""
        self._look_on(count)
        number = count // _STEP
        model = self._kept[number].clone()
        for event in self.events[number * _STEP : count]:
            model.follow(event)
        return model

    def _look_on(self, count: int) -> None:
        for event in self.events[self._seen : count]:
            notice = self._front.follow(event)
            self._seen += 1
            if notice and notice.logged:
                self.told.append((notice, event))
            if self._seen % _STEP == 0:
                self._kept.append(self._front.clone())


def reviewed(review: Review, names: Sequence[str], modelling: Modelling) -> History:
    """A game as the seat saw it whose decisions are reviewed."""
    seat = review.seat
    seen = Perspective(review.rules, names, seat, seat, seat, setup=review.lines[0])
    return History(modelling(seen), review.events)
