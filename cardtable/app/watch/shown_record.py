"""Table of a record that is shown again: at any moment, as any viewer sees it, playing by itself or step by step."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.jobs import JobSlot, run, slices
from cardtable.app.parts.seat_mark import emblems
from cardtable.app.parts.widgets import has_keys, take_away
from cardtable.app.play.replay import Landmark, RecordView, Replay
from cardtable.app.screens import SCREENS
from cardtable.app.settings import Settings
from cardtable.app.table.page import TablePage
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.zoom import apply_zoom
from cardtable.engine.record import Record
from cardtable.engine.state import Viewer
from cardtable.table.history import History

_BEAT = 900
"""Milliseconds between two moves at normal speed."""
_LOOK = 3000
"""Milliseconds at normal speed for which a pause of the table lasts, so that it can be read."""


class ShownRecord(QWidget):
    """Widget for the table of a record. Another viewer needs another table, which replaces the last one as soon as the
    record has been read for them up to the wanted moment."""

    changed = Signal()
    """Another moment is shown or wanted, or playing has begun or stopped."""
    came = Signal(float)
    """Share, 0 to 1, of the lines up to the wanted moment that has been read."""
    landmarks_changed = Signal(object)
    """Landmarks for this viewer, in order; empty while the record is being read."""
    sat_down = Signal(object)
    """Another table, a TablePresenter, has replaced the last one."""
    ended = Signal()
    """The person has seen the end and asks for what comes after it."""
    key = Signal(QKeyEvent)
    """A key that nothing at the table has used."""

    def __init__(
        self,
        record: Record,
        viewer: Viewer,
        pixmaps: Pixmaps,
        settings: Settings,
        source: Callable[[RecordView, int], Replay] = Replay,
    ) -> None:
        """`source` makes a table's source from what its viewer was told and the seat from whose side it is seen."""
        super().__init__()
        self.record = record
        self.viewer = viewer
        """Viewer who looks, or is to look: a seat, SPECTATOR or EVERYTHING."""
        self.landmarks: list[Landmark] = []
        """Landmarks in order; empty while the record is being read."""
        self.playing = False
        """True while the record plays by itself."""
        self.pace = 1.0
        """Speed as a multiple of that in the settings."""
        self._source = source
        self._pixmaps = pixmaps
        self._settings = settings
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)
        self._reading = JobSlot(self)
        self._wanted: int | None = None  # number of lines up to the moment to be shown; None if it is
        self._next: TablePresenter | None = None  # table that will replace the present one
        self._takes_keys = False  # True if that table takes the focus, whatever has it
        self._landmark: int | None = None  # index to go to once landmarks are known
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._told = RecordView(record, viewer)
        self.table: TablePresenter = self._sit(max(viewer, 0))
        self._column.addWidget(self.table.page)
        self._read()

    # --- the table -----------------------------------------------------------------------------------------------

    @property
    def replay(self) -> Replay:
        """Source of the table that is shown."""
        assert isinstance(self.table.source, Replay)
        return self.table.source

    @property
    def told(self) -> RecordView:
        """Record as it was told to the viewer who looks, or is to look."""
        return self._told

    @property
    def jumping(self) -> bool:
        """True while the wanted moment has not been read yet; the last table stays until then."""
        return self._wanted is not None

    @property
    def reading(self) -> bool:
        """True while the record is being read."""
        return self._reading.under_way

    @property
    def at(self) -> int:
        """Number of the record's lines that have been played on the table, or are wanted there."""
        return self.replay.at if self._wanted is None else self._wanted

    def stage(self, at: int) -> str:
        """Return how far the game had come after `at` lines, such as "Prize 4 of 13"; empty if they are unread."""
        if at > self._told.known:
            return ""
        return self._history.at(self._told.ends[at]).stage()

    @property
    def end(self) -> int:
        """Number of lines in the record."""
        return len(self.record.lines)

    def _sit(self, side: int) -> TablePresenter:
        """Return a table before the first line, for the chosen viewer, from the side of a seat."""
        header = self.record.header
        replay = self._source(self._told, side)
        page = TablePage(header.game.title, self._pixmaps)
        page.setParent(self)
        page.key.connect(self.key)
        page.animator.idle.connect(self._moved, Qt.ConnectionType.QueuedConnection)
        stage = SCREENS[header.game.key].stage()
        table = TablePresenter(page, replay, self._settings, self._pixmaps, emblems(header), stage)
        replay.setParent(table)
        table.ended.connect(self.ended)
        self._history = History(table.model, self._told.events)
        return table

    def _read(self) -> None:
        """Read the record in slices, and show the wanted moment as soon as it has been read."""
        self.landmarks = []
        self.landmarks_changed.emit(self.landmarks)
        run(slices(self._told.reading()), self._reading, self._have_read).progressed.connect(self._arrive)

    def go_to(self, at: int) -> None:
        """Show the table as it stood after `at` lines, once they are read, unless another moment is wanted by then."""
        self._wanted = at
        self._arrive()
        self.changed.emit()

    def _arrive(self) -> None:
        if self._wanted is None:
            return
        if self._wanted > self._told.known:
            self.came.emit(self._told.known / self._wanted)
            return
        at, self._wanted = self._wanted, None
        self.came.emit(1.0)
        if self._next is not None:
            self._change_tables(self._next)
        self.replay.go_to(at)
        self.table.jump(self._history, self._told.ends[at])
        if self.playing:
            self._timer.start(0)
        self.changed.emit()

    def _change_tables(self, table: TablePresenter) -> None:
        """Replace the table by one for another viewer or another side."""
        old, self.table, self._next = self.table, table, None
        page = table.page
        takes_keys, tab = self._takes_keys or has_keys(old.page), old.page.panel.tabs.currentIndex()
        self._column.replaceWidget(old.page, page)
        self.sat_down.emit(table)
        apply_zoom(page)
        page.setGeometry(old.page.geometry())
        page.panel.tabs.setCurrentIndex(tab)
        take_away(old.page)
        page.show()
        page.settle_width()
        self.enter(takes_keys)

    def _have_read(self, _: object) -> None:
        self._arrive()
        table = self._next or self.table
        self.landmarks = self._told.landmarks(table.model.opening, table.model.landmark)
        self.landmarks_changed.emit(self.landmarks)
        landmark, self._landmark = self._landmark, None
        if landmark is not None and landmark < len(self.landmarks):
            self.go_to(self.landmarks[landmark].at)

    def enter(self, with_keys: bool = True) -> None:
        """Show the table and let it go on, with the focus if `with_keys`."""
        self.table.start()
        self.table.display.set_speed(self.pace)
        if with_keys:
            self.table.page.setFocus()

    def go_to_landmark(self, landmark: int) -> None:
        """Go to the landmark with this index once landmarks are known. To be called before that."""
        self._landmark = landmark

    def set_pace(self, pace: float) -> None:
        """Set the speed, as a multiple of that in the settings."""
        self.pace = pace
        self.table.display.set_speed(pace)

    def look(self, viewer: Viewer) -> None:
        """Let another viewer look at the same moment."""
        self.open(self.record, self.at, viewer)

    def open(self, record: Record, at: int, viewer: Viewer) -> None:
        """Show another record, after `at` lines, as this viewer sees it."""
        self.record, self.viewer = record, viewer
        self._told = RecordView(record, viewer)
        self._take_place(self._sit(max(viewer, 0)), takes_keys=True)
        self._read()
        self.go_to(at)

    def turn(self, side: int) -> None:
        """Look from the side of another seat, at the same moment."""
        self._take_place(self._sit(side), takes_keys=False)
        self.go_to(self.at)

    def _take_place(self, table: TablePresenter, takes_keys: bool) -> None:
        if self._next is not None:
            self._next.page.deleteLater()
        self._next, self._takes_keys = table, takes_keys

    # --- going on ------------------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Play by itself, from the start if the record is at its end, or stop."""
        self.playing = not self.playing
        if self.playing and self.at == self.end:
            self.go_to(0)
        self._timer.stop()
        if self.playing:
            self._timer.start(0)
        self.changed.emit()

    def stop(self) -> None:
        """Stop playing by itself."""
        self.playing = False
        self._timer.stop()

    def _moved(self) -> None:
        """Go on after a while if the record plays by itself, since all motions have ended."""
        self.changed.emit()
        if self.playing and not self._timer.isActive():
            self._timer.start(round((_LOOK if self.table.waits else _BEAT) / self.pace))

    def _go_on(self) -> None:
        if self.table.page.animator.busy or self.jumping:
            return
        if self.table.waits:
            self.table.playback.go_on()
            if self.playing:  # without further events no motion ends, so nothing else would go on
                self._timer.start(round(_BEAT / self.pace))
        elif not self.replay.step():
            self.stop()
        self.changed.emit()

    def step(self) -> None:
        """Go one move on, at once."""
        self.stop()
        if self.jumping:
            self.go_to(min(self.at + 1, self.end))
            return
        self.table.page.animator.hurry()
        self._go_on()

    def step_back(self) -> None:
        """Go one line back."""
        self.stop()
        self.go_to(max(0, self.at - 1))

    def leap(self, on: bool) -> None:
        """Go to the next landmark, or to the one before; to the end or the start if there is none."""
        self.stop()
        places = [mark.at for mark in self.landmarks]
        if on:
            self.go_to(min((at for at in places if at > self.at), default=self.end))
        else:
            self.go_to(max((at for at in places if at < self.at), default=0))

    def to_the_beginning(self) -> None:
        """Go to the start, before the first deal."""
        self.stop()
        self.go_to(0)

    def to_the_end(self) -> None:
        """Go to the end of the record."""
        self.stop()
        self.go_to(self.end)

    def jump(self, at: int) -> None:
        """Go to a moment that the timeline was moved to; it may still be moving."""
        self.stop()
        self.go_to(at)
