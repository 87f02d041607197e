"""What could follow, seen on the felt: pieces where they would come to lie, pale, and a sentence for who listens."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from cardtable.app.lab.line_of_play import GoingOn, going_on
from cardtable.app.long_work import LatestWork
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.watch.shown_record import ShownRecord
from cardtable.engine.lines import Line
from cardtable.session.observer import EVERYTHING


class Ghosts(QObject):
    """On whatever table is shown; only while all hands lie open."""

    said = Signal(str)
    """What would happen, in words; empty where nothing is shown any more."""

    def __init__(self, shown: ShownRecord) -> None:
        super().__init__(shown)
        self._shown = shown
        self._table: TablePresenter | None = None  # on which they are
        self._asked: tuple[int, Sequence[Line], int] | None = None
        self._working = LatestWork(self)
        shown.sat_down.connect(self._forget_table)

    @property
    def under_way(self) -> bool:
        """Whether what follows is being found out."""
        return self._working.under_way

    def show(self, lines: Sequence[Line], on: int, before: str = "") -> None:
        """What follows where these lines come next, and bots make so many moves behind them. `before` is said first."""
        shown = self._shown
        asked = (shown.at, lines, on)
        if asked == self._asked or shown.jumping or shown.eyes != EVERYTHING:
            return
        self.clear()
        self._asked, table = asked, shown.table
        work = self._working.begin(going_on(shown.record, shown.at, lines, on, table.model.clone(), table.layout))
        work.done.connect(lambda found: self._show(found, table, before))
        work.start_aside()

    def _show(self, found: GoingOn, table: TablePresenter, before: str) -> None:
        if table is self._shown.table and not self._shown.jumping:
            self._table = table
            table.scene.show_ghosts(found.pieces)
            self.said.emit(before + found.words)

    def clear(self) -> None:
        """Nothing is shown any more."""
        self._working.cancel()
        self._asked = None
        if self._table is not None:
            self._table.scene.show_ghosts(())
            self._table = None
            self.said.emit("")

    def _forget_table(self) -> None:
        """What lay on the last one is gone with it."""
        self._table = None
        self.clear()
