"""Page that shows a game that was played: its table, and below it the controls to step through it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QFrame
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.page import Page
from cardtable.app.parts.fields import EyesBox
from cardtable.app.parts.forms import make_column, make_row
from cardtable.app.play.replay import Replay
from cardtable.app.routes import ChangeSettings, HowToPlay
from cardtable.app.settings import Settings
from cardtable.app.table.presenter import TablePresenter, bench_of
from cardtable.app.watch.shown_record import ShownRecord
from cardtable.app.watch.transport import Timeline, Transport, key_button
from cardtable.engine.record import Record
from cardtable.engine.state import EVERYTHING, NOBODY, Viewer

_SPEEDS = (0.5, 1.0, 2.0, 4.0)


class WatchPage(Page):
    """Page to watch a record, playing or in steps, from one seat's view or with all cards open."""

    play_on = Signal(int)
    """The person wants to play on from here: after this number of the record's lines."""
    open_table = Signal(int)
    """The person wants an open table of the game, with all hands open, after this number of the record's lines."""
    asked = Signal(object)
    """The person asks what another rule would do: a `Bench` with the rules in force."""
    ended = Signal()
    """The person has seen the end and asks for the result."""

    def __init__(self, record: Record, pixmaps: Pixmaps, settings: Settings) -> None:
        super().__init__()
        self.record = record
        self.shown = ShownRecord(record, self._first_viewer(), pixmaps, settings)
        self._make_boxes()
        bar = self._make_bar()
        self.setLayout(make_column((self.shown, 1), bar, gap=0, rim=(0, 0, 0, 0)))
        self.shown.ended.connect(self.ended)
        self.shown.key.connect(self._pressed)
        self.shown.sat_down.connect(self._sit_down)
        self.shown.changed.connect(self._show_state)
        self._sit_down(self.table)
        self._show_state()

    # --- the bar -------------------------------------------------------------------------------------------------

    def _make_bar(self) -> QFrame:
        bar = QFrame(self)
        bar.setObjectName("panel")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.timeline = Timeline(len(self.record.lines), bar)
        self.transport = Transport(self.shown, self.timeline)
        self.play_on_button = key_button(self.tr("Play on"), self.tr("Play on from here"), "P", self._play_on)
        says = self.tr("Explore the game with all hands open, branches and notes")
        self.open_button = key_button(self.tr("Open table"), says, "O", self._open_table)
        buttons = self.play_on_button, self.open_button
        parts = (self.transport, (self.timeline, 1), *buttons, self.speed, self.eyes_box)
        bar.setLayout(make_row(*parts, gap=10, rim=(16, 8, 16, 8)))
        return bar

    def _make_boxes(self) -> None:
        """Make the boxes for speed and viewer."""
        self.speed = QComboBox()
        for factor in _SPEEDS:
            self.speed.addItem(f"{factor:g}×", factor)
        self.speed.setCurrentIndex(_SPEEDS.index(1.0))
        self.speed.setAccessibleName(self.tr("Speed"))
        self.speed.currentIndexChanged.connect(lambda _: self.shown.set_pace(self.speed.currentData()))
        self.eyes_box = EyesBox(self.record.header, self.shown.viewer)
        self.eyes_box.currentIndexChanged.connect(lambda _: self.shown.look(self.eyes_box.viewer))
        for box in (self.speed, self.eyes_box):
            box.setFont(sans(14))
            box.installEventFilter(self)

    @property
    def person(self) -> int:
        """Seat whose view is chosen, if a person sat there; else NOBODY."""
        return self.eyes_box.viewer if self.eyes_box.viewer in self.record.header.people else NOBODY

    def _first_viewer(self) -> Viewer:
        """Return the seat of the only person who played, else EVERYTHING."""
        people = self.record.header.people
        return people[0] if len(people) == 1 else EVERYTHING

    # --- the table -----------------------------------------------------------------------------------------------

    @property
    def table(self) -> TablePresenter:
        """Table that is shown."""
        return self.shown.table

    @property
    def replay(self) -> Replay:
        """Source of that table."""
        return self.shown.replay

    def _sit_down(self, table: TablePresenter) -> None:
        table.sounded.connect(self.sounded)
        table.page.panel.leave_button.clicked.connect(self.back)
        table.page.panel.settings_button.clicked.connect(self.to(ChangeSettings()))
        table.page.panel.offer_bench(self._ask)

    @override
    def more_keys(self) -> Sequence[tuple[str, str]]:
        return self.transport.more_keys()

    @override
    def about(self) -> HowToPlay:
        return self.table.how_to_play

    @override
    def enter(self) -> None:
        self.shown.enter()

    def _show_state(self) -> None:
        self.play_on_button.setEnabled(not self.shown.jumping and not self.replay.decided)
        told = self.shown.told
        over = told.known == self.shown.end and told.decided(self.shown.end)
        # The hands in a game that people still play stay hidden.
        self.open_button.setVisible(over or not self.record.header.people)

    def _play_on(self) -> None:
        self.shown.stop()
        self.play_on.emit(self.shown.at)

    def _open_table(self) -> None:
        self.shown.stop()
        self.open_table.emit(self.shown.at)

    def _ask(self) -> None:
        self.shown.stop()
        self.asked.emit(bench_of(self.table))

    # --- keys ----------------------------------------------------------------------------------------------------

    @override
    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Play or pause with Space, whichever box has the focus."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            self.shown.toggle()
            return True
        return False

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._pressed(event)

    def _pressed(self, event: QKeyEvent) -> None:
        if self.transport.press(event):
            return
        button = {Qt.Key.Key_P: self.play_on_button, Qt.Key.Key_O: self.open_button}.get(Qt.Key(event.key()))
        if button is not None and not (event.isAutoRepeat() or button.isHidden()):
            button.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
