"""The table of a record that is shown again: at any of its moments, through any eyes, by itself or step by step."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.long_work import LatestWork
from cardtable.app.parts.seat_mark import emblems
from cardtable.app.parts.widgets import has_keys
from cardtable.app.play.replay import Landmark, Replay, Told
from cardtable.app.screens import SCREENS
from cardtable.app.settings import Settings
from cardtable.app.table.page import TablePage
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.zoom import apply_zoom
from cardtable.engine.record import Record
from cardtable.table.history import History

_BEAT = 900
"""Milliseconds between two moves at normal speed."""
_LOOK = 3000
"""The same where the table pauses for something to be read."""


class ShownRecord(QWidget):
    """One table after another takes its place, since each has eyes of its own: what is wanted is shown as soon as the
    record has been read so far for them, and the last table stands until then."""

    changed = Signal()
    """Another moment is shown, or wanted; it plays by itself, or no more."""
    came = Signal(float)
    """So much of the way to the moment that is wanted has been read, from 0 to 1."""
    landmarks_changed = Signal(object)
    """The landmarks that are known for these eyes, in order: none while the record is being read."""
    sat_down = Signal(object)
    """Another table (a TablePresenter) has taken its place."""
    ended = Signal()
    """The end has been seen, and what comes after it is wanted."""
    key = Signal(QKeyEvent)
    """A key that nothing at the table took."""

    def __init__(
        self,
        record: Record,
        eyes: int,
        pixmaps: Pixmaps,
        settings: Settings,
        source: Callable[[Told, int], Replay] = Replay,
    ) -> None:
        """`source` makes what a table shows of what its eyes were told, seen from the side of a seat."""
        super().__init__()
        self.record = record
        self.eyes = eyes
        """Whose are to look."""
        self.landmarks: list[Landmark] = []
        """Those that are known, in order."""
        self.playing = False
        """Whether it goes on by itself."""
        self.pace = 1.0
        """How many times as fast as the settings say."""
        self._source = source
        self._pixmaps = pixmaps
        self._settings = settings
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self._reading = LatestWork(self)
        self._wanted: int | None = None  # the moment to be shown, after so many lines
        self._next: TablePresenter | None = None  # for other eyes, until that has been read for them
        self._takes_keys = False  # whether that table takes the keys, whatever has them
        self._landmark: int | None = None  # to go to, once landmarks are found
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._told = Told(record, eyes)
        self.table: TablePresenter = self._sit(max(eyes, 0))
        self._column.addWidget(self.table.page)
        self._read()

    # --- the table -----------------------------------------------------------------------------------------------

    @property
    def replay(self) -> Replay:
        """What is shown."""
        assert isinstance(self.table.source, Replay)
        return self.table.source

    @property
    def told(self) -> Told:
        """The record as the eyes follow it that are to look."""
        return self._told

    @property
    def jumping(self) -> bool:
        """Whether the moment that is wanted has not been read yet; the last one stands until then."""
        return self._wanted is not None

    @property
    def reading(self) -> bool:
        """Whether the record is being read."""
        return self._reading.under_way

    @property
    def at(self) -> int:
        """How many of the record's lines have been played on the table, or are wanted there."""
        return self.replay.at if self._wanted is None else self._wanted

    def stage(self, at: int) -> str:
        """How far the game had come after so many lines, such as "Prize 4 of 13"; empty where it has not been read so
        far, as while other eyes come to look."""
        if at > self._told.known:
            return ""
        return self._history.at(self._told.ends[at]).stage()

    @property
    def end(self) -> int:
        """How many lines there are."""
        return len(self.record.lines)

    def _sit(self, side: int) -> TablePresenter:
        """A table before its first line, from the side of a seat, for the eyes that are chosen."""
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
        """Reads the record, in slices: what is wanted is shown as soon as it has come to it."""
        self.landmarks = []
        self.landmarks_changed.emit(self.landmarks)
        reading = self._reading.begin(self._told.reading())
        reading.progressed.connect(self._arrive)
        reading.done.connect(self._have_read)
        reading.start()

    def go_to(self, at: int) -> None:
        """Shows the table as it stood after so many of the record's lines; once these have been read, and nothing else
        is wanted by then."""
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
        """Other eyes look, or from another side."""
        old, self.table, self._next = self.table, table, None
        page = table.page
        takes_keys, tab = self._takes_keys or has_keys(old.page), old.page.panel.tabs.currentIndex()
        self._column.replaceWidget(old.page, page)
        self.sat_down.emit(table)
        apply_zoom(page)
        page.setGeometry(old.page.geometry())
        page.panel.tabs.setCurrentIndex(tab)
        old.page.hide()
        old.page.deleteLater()
        page.show()
        page.settle_width()
        self.enter(takes_keys)

    def _have_read(self) -> None:
        self._arrive()
        table = self._next or self.table
        self.landmarks = self._told.landmarks(table.model.opening, table.model.landmark)
        self.landmarks_changed.emit(self.landmarks)
        landmark, self._landmark = self._landmark, None
        if landmark is not None and landmark < len(self.landmarks):
            self.go_to(self.landmarks[landmark].at)

    def enter(self, with_keys: bool = True) -> None:
        """Shows the table, which takes the keys."""
        self.table.start()
        self.table.set_speed(self.pace)
        if with_keys:
            self.table.page.setFocus()

    def go_to_landmark(self, landmark: int) -> None:
        """Goes to this one, from 0, as soon as landmarks are found. To be called before they can be."""
        self._landmark = landmark

    def set_pace(self, pace: float) -> None:
        """Goes on so many times as fast as the settings say."""
        self.pace = pace
        self.table.set_speed(pace)

    def look(self, eyes: int) -> None:
        """These eyes are to look, at the same moment."""
        self.open(self.record, self.at, eyes)

    def open(self, record: Record, at: int, eyes: int) -> None:
        """Another record is to be shown, after so many of its lines."""
        self.record, self.eyes = record, eyes
        self._told = Told(record, eyes)
        self._take_place(self._sit(max(eyes, 0)), takes_keys=True)
        self._read()
        self.go_to(at)

    def turn(self, side: int) -> None:
        """The same, seen from the side of another seat."""
        self._take_place(self._sit(side), takes_keys=False)
        self.go_to(self.at)

    def _take_place(self, table: TablePresenter, takes_keys: bool) -> None:
        if self._next is not None:
            self._next.page.deleteLater()
        self._next, self._takes_keys = table, takes_keys

    # --- going on ------------------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Plays on by itself, or stops; from the end it begins again."""
        self.playing = not self.playing
        if self.playing and self.at == self.end:
            self.go_to(0)
        self._timer.stop()
        if self.playing:
            self._timer.start(0)
        self.changed.emit()

    def stop(self) -> None:
        """Plays no further by itself."""
        self.playing = False
        self._timer.stop()

    def _moved(self) -> None:
        """All motion has ended: after a moment the game goes on."""
        self.changed.emit()
        if self.playing and not self._timer.isActive():
            self._timer.start(round((_LOOK if self.table.waits else _BEAT) / self.pace))

    def _go_on(self) -> None:
        if self.table.page.animator.busy or self.jumping:
            return
        if self.table.waits:
            self.table.playback.go_on()
            if self.playing:  # where nothing followed yet, no motion ends that would go on
                self._timer.start(round(_BEAT / self.pace))
        elif not self.replay.step():
            self.stop()
        self.changed.emit()

    def step(self) -> None:
        """One move on, at once."""
        self.stop()
        if self.jumping:
            self.go_to(min(self.at + 1, self.end))
            return
        self.table.page.animator.hurry()
        self._go_on()

    def step_back(self) -> None:
        """One move back."""
        self.stop()
        self.go_to(max(0, self.at - 1))

    def leap(self, on: bool) -> None:
        """To the next landmark, or back to the last; to the end, or the beginning, where there is none."""
        self.stop()
        places = [mark.at for mark in self.landmarks]
        if on:
            self.go_to(min((at for at in places if at > self.at), default=self.end))
        else:
            self.go_to(max((at for at in places if at < self.at), default=0))

    def to_the_beginning(self) -> None:
        """Before the first deal."""
        self.stop()
        self.go_to(0)

    def to_the_end(self) -> None:
        """As the record ends."""
        self.stop()
        self.go_to(self.end)

    def jump(self, at: int) -> None:
        """A timeline was moved, and may be moving still."""
        self.stop()
        self.go_to(at)
