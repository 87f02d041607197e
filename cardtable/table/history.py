"""A game as one observer saw it, at any of its moments: models are kept on the way, so that none is reached from the
start."""

from collections.abc import Sequence

from cardtable.table.model import Modelling, Perspective, TableModel
from cardtable.table.review import Review
from cardtable.table.telling import Logged, Notice

_STEP = 32
"""After so many events a model is kept."""


class History:
    """The moments of a game, in events."""

    def __init__(self, first: TableModel, events: Sequence[object]) -> None:
        """`first` is the table before the first of the events; more may come to these."""
        self.events = events
        self._told: list[Logged] = []
        self._kept = [first.clone()]
        self._front = first.clone()
        self._notices: list[Notice | None] = [None]  # after each event, what was said last
        self._logged = [0]  # and how much there is in the log

    def at(self, count: int) -> TableModel:
        """The table after so many events; it is the caller's own."""
        self._look_on(count)
        number = count // _STEP
        model = self._kept[number].clone()
        for event in self.events[number * _STEP : count]:
            model.follow(event)
        return model

    def told(self, count: int) -> Sequence[Logged]:
        """What the log says by then."""
        self._look_on(count)
        return self._told[: self._logged[count]]

    def notice(self, count: int) -> Notice | None:
        """What was said last by then."""
        self._look_on(count)
        return self._notices[count]

    def _look_on(self, count: int) -> None:
        seen = len(self._logged) - 1
        for number, event in enumerate(self.events[seen:count], seen + 1):
            notice = self._front.follow(event)
            if notice and notice.logged:
                self._told.append((notice, event))
            self._notices.append(notice if notice and notice.shown else self._notices[-1])
            self._logged.append(len(self._told))
            if number % _STEP == 0:
                self._kept.append(self._front.clone())


def reviewed(review: Review, names: Sequence[str], modelling: Modelling) -> History:
    """A game as the seat saw it whose decisions are reviewed."""
    seat = review.seat
    seen = Perspective(review.rules, names, seat, seat, seat, setup=review.lines[0])
    return History(modelling(seen), review.events)
