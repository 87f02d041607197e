"""A game of a study with all hands open, at any of its moments."""

from collections.abc import Sequence

from cardtable.app.play.replay import Told
from cardtable.app.screens import SCREENS
from cardtable.engine.record import Record
from cardtable.language import in_sequence
from cardtable.session.observer import EVERYTHING
from cardtable.table.history import History
from cardtable.table.model import TableModel, seen_by


class OpenGame:
    """Its moments: each once so many of its lines have been read (`told`)."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.told = Told(record, EVERYTHING)
        header = record.header
        seen = seen_by(header, 0)._replace(you=EVERYTHING, all_open=True, setup=header.object)
        self.first = SCREENS[header.game.key].model()(seen)
        self.history = History(self.first, self.told.events)

    def happened(self, at: int) -> Sequence[object]:
        """What the line made happen after which there are so many."""
        begin, end = self._events(at)
        return self.told.events[begin:end]

    def words(self, at: int) -> str:
        """The same as the table tells of it; where it was over by then, how it ended."""
        begin, end = self._events(self.moment(at))
        notices = [self.history.notice(count) for count in range(begin + 1, end + 1)]
        return in_sequence(dict.fromkeys([notice.text for notice in notices if notice]))

    def _events(self, at: int) -> tuple[int, int]:
        begin, end = (self.told.ends[self.moment(max(each, 0))] for each in (at - 1, at))
        return begin, end

    def moment(self, at: int) -> int:
        """So many lines, or all where it was over by then."""
        return min(at, len(self.record.lines))

    def table(self, at: int) -> TableModel:
        """What lies on the table after so many lines."""
        return self.history.at(self.told.ends[self.moment(at)])
