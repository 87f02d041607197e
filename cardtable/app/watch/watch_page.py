"""A game that was played, shown again: the table, and under it what one steps through it with."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.catalogue import GAMES
from cardtable.app.long_work import LatestWork
from cardtable.app.page import Page
from cardtable.app.parts.eyes_box import EyesBox
from cardtable.app.play.replay import Replay, Told
from cardtable.app.routes import ChangeSettings
from cardtable.app.settings import Settings
from cardtable.app.table.page import TablePage
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.watch.timeline import Timeline
from cardtable.app.zoom import apply_zoom
from cardtable.engine.record import Record
from cardtable.engine.state import NOBODY
from cardtable.session.observer import EVERYTHING
from cardtable.table.history import History

_BEAT = 900
"""Milliseconds between two moves at normal speed."""
_LOOK = 3000
"""The same where the table pauses for something to be read."""
_SPEEDS = (0.5, 1.0, 2.0, 4.0)


class WatchPage(Page):
    """Play, pause, speed, step, a timeline; through one seat's eyes, or with all cards open."""

    play_on = Signal(int)
    """The game is to be played on from where it is: after so many lines of its record."""
    ended = Signal()
    """The end has been seen, and the result is wanted."""

    def __init__(self, record: Record, pixmaps: Pixmaps, settings: Settings, emblems: list[int]) -> None:
        super().__init__()
        self.record = record
        self._pixmaps = pixmaps
        self._settings = settings
        self._emblems = emblems
        self._screens = GAMES[record.header.game.key]
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self._reading = LatestWork(self)
        self._wanted: int | None = None  # the moment to be shown, after so many lines
        self._next: TablePresenter | None = None  # for other eyes, until that has been read for them
        self._landmark: int | None = None  # to go to, once landmarks are found
        self._playing = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._make_boxes()
        self.table: TablePresenter = self._sit()
        self._column.addWidget(self.table.page, 1)
        self._column.addWidget(self._make_bar())
        self._show_state()
        self._read()

    # --- the bar -------------------------------------------------------------------------------------------------

    def _make_bar(self) -> QWidget:
        bar = QFrame(self)
        bar.setObjectName("panel")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(bar)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(10)
        self.first_button = self._button("|◀", self.tr("To the beginning"), self.tr("Home"), self.to_the_beginning)
        self.back_button = self._button("◀", self.tr("A step back"), self.tr("left arrow"), self.step_back)
        self.play_button = self._button("", "", self.tr("Space"), self.toggle)
        self.play_button.setFixedWidth(104)
        self.step_button = self._button("▶", self.tr("A step on"), self.tr("right arrow"), self.step)
        self.last_button = self._button("▶|", self.tr("To the end"), self.tr("End"), self.to_the_end)
        self.timeline: Timeline = Timeline(len(self.record.lines), bar)
        self.timeline.valueChanged.connect(self._jumped)
        for widget in (self.first_button, self.back_button, self.play_button, self.step_button, self.last_button):
            row.addWidget(widget)
        row.addWidget(self.timeline, 1)
        self.play_on_button = self._button(self.tr("Play on"), self.tr("Play on from here"), "P", self._play_on)
        row.addWidget(self.play_on_button)
        row.addWidget(self.speed)
        row.addWidget(self.eyes)
        return bar

    def _make_boxes(self) -> None:
        """Speed and eyes."""
        self.speed = QComboBox()
        for factor in _SPEEDS:
            self.speed.addItem(f"{factor:g}×", factor)
        self.speed.setCurrentIndex(_SPEEDS.index(1.0))
        self.speed.setAccessibleName(self.tr("Speed"))
        self.speed.currentIndexChanged.connect(self._set_pace)
        self.eyes = EyesBox(self.record.header.names, EVERYTHING, self._first_eyes())
        self.eyes.currentIndexChanged.connect(self._other_eyes)
        for box in (self.speed, self.eyes):
            box.setFont(sans(14))
            box.installEventFilter(self)

    def _button(self, sign: str, says: str, key: str, then: object) -> QPushButton:
        button = QPushButton(sign)
        button.setFont(sans(15))
        button.setAccessibleName(says)
        button.setToolTip(f"{says} ({key})")
        button.setAutoDefault(True)
        button.clicked.connect(then)
        return button

    @property
    def person(self) -> int:
        """The seat whose eyes are looked through, if a person sat there; else NOBODY."""
        return self.eyes.eyes if self.eyes.eyes in self.record.header.people else NOBODY

    def _first_eyes(self) -> int:
        """Those of the only person who played; else all cards lie open."""
        people = self.record.header.people
        return people[0] if len(people) == 1 else EVERYTHING

    # --- the table -----------------------------------------------------------------------------------------------

    @property
    def replay(self) -> Replay:
        """What is shown."""
        assert isinstance(self.table.source, Replay)
        return self.table.source

    @property
    def jumping(self) -> bool:
        """Whether the moment that is wanted has not been read yet; the last one stands until then."""
        return self._wanted is not None

    @property
    def at(self) -> int:
        """How many of the record's lines have been played on the table, or are wanted there."""
        return self.replay.at if self._wanted is None else self._wanted

    def _sit(self) -> TablePresenter:
        """A table before its first line, for the eyes that are chosen; the record is read as they see it."""
        self._told = Told(self.record, self.eyes.eyes)
        replay = Replay(self._told, max(self.eyes.eyes, 0))
        page = TablePage(self.record.header.game.title, self._pixmaps)
        page.setParent(self)
        page.key.connect(self._pressed)
        page.panel.leave_button.clicked.connect(self.back)
        page.panel.settings_button.clicked.connect(self.to(ChangeSettings()))
        page.animator.idle.connect(self._moved, Qt.ConnectionType.QueuedConnection)
        table = TablePresenter(page, replay, self._settings, self._pixmaps, self._emblems, self._screens.stage())
        replay.setParent(table)
        table.ended.connect(self.ended)
        self._history = History(table.model, self._told.events)
        return table

    def _read(self) -> None:
        """Reads the record, in slices: what is wanted is shown as soon as it has come to it."""
        reading = self._reading.begin(self._told.reading())
        reading.progressed.connect(self._arrive)
        reading.done.connect(self._have_read)
        reading.start()

    def go_to(self, at: int) -> None:
        """Shows the table as it stood after so many of the record's lines; once these have been read, and nothing else
        is wanted by then."""
        self._wanted = at
        self._arrive()
        self._show_state()

    def _arrive(self) -> None:
        if self._wanted is None:
            return
        if self._wanted > self._told.known:
            self.timeline.show_share(self._told.known / self._wanted)
            return
        at, self._wanted = self._wanted, None
        self.timeline.show_share(1)
        if self._next is not None:
            self._change_tables(self._next)
        self.replay.go_to(at)
        self.table.jump(self._history, self._told.ends[at])
        if self._playing:
            self._timer.start(0)
        self._show_state()

    def _change_tables(self, table: TablePresenter) -> None:
        """Other eyes look."""
        old, self.table, self._next = self.table, table, None
        page = table.page
        self._column.replaceWidget(old.page, page)
        apply_zoom(page)
        page.setGeometry(old.page.geometry())
        page.panel.tabs.setCurrentIndex(old.page.panel.tabs.currentIndex())
        old.page.hide()
        old.page.deleteLater()
        page.show()
        self.enter()

    def _have_read(self) -> None:
        self._arrive()
        table = self.table
        marks = self._told.landmarks(table.model.opening(), table.model.landmark)
        self.timeline.show_landmarks(marks)
        landmark, self._landmark = self._landmark, None
        if landmark is not None and landmark < len(marks):
            self.go_to(marks[landmark].at)

    @override
    def enter(self) -> None:
        """Shows the table."""
        self.table.start()
        self._set_pace()
        self.table.page.setFocus()

    def go_to_landmark(self, landmark: int) -> None:
        """Goes to this one, from 0, as soon as landmarks are found. To be called before they can be."""
        self._landmark = landmark

    def _set_pace(self) -> None:
        self.table.set_speed(self.speed.currentData())

    def _other_eyes(self) -> None:
        at = self.at
        if self._next is not None:
            self._next.page.deleteLater()
        self._next = self._sit()
        self.timeline.show_landmarks([])
        self._read()
        self.go_to(at)

    def _show_state(self) -> None:
        """Timeline and buttons, as the table stands."""
        word = self.tr("Pause") if self._playing else self.tr("Play")
        self.play_button.setText(word)
        self.play_button.setAccessibleName(word)
        self.play_button.setToolTip(f"{word} ({self.tr('Space')})")
        at = self.at
        blocked = self.timeline.blockSignals(True)
        self.timeline.setValue(at)
        self.timeline.blockSignals(blocked)
        for button in (self.first_button, self.back_button):
            button.setEnabled(at > 0)
        for button in (self.step_button, self.last_button):
            button.setEnabled(at < len(self.record.lines))
        self.play_on_button.setEnabled(not self.jumping and not self.replay.decided)

    # --- going on ------------------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Plays on by itself, or stops; from the end it begins again."""
        self._playing = not self._playing
        if self._playing and self.at == len(self.record.lines):
            self.go_to(0)
        self._timer.stop()
        if self._playing:
            self._timer.start(0)
        self._show_state()

    def stop(self) -> None:
        """Plays no further by itself."""
        self._playing = False
        self._timer.stop()

    def _moved(self) -> None:
        """All motion has ended: after a moment the game goes on."""
        self._show_state()
        if self._playing and not self._timer.isActive():
            self._timer.start(round((_LOOK if self.table.waits else _BEAT) / self.speed.currentData()))

    def _go_on(self) -> None:
        if self.table.page.animator.busy or self.jumping:
            return
        if self.table.waits:
            self.table.playback.go_on()
            if self._playing:  # where nothing followed yet, no motion ends that would go on
                self._timer.start(round(_BEAT / self.speed.currentData()))
        elif not self.replay.step():
            self.stop()
            if self.play_button.hasFocus():
                self.table.page.setFocus()  # Enter is to show the result, and not the game from its beginning
        self._show_state()

    def _play_on(self) -> None:
        self.stop()
        self._show_state()
        self.play_on.emit(self.at)

    def step(self) -> None:
        """One move on, at once."""
        self.stop()
        if self.jumping:
            self.go_to(min(self.at + 1, len(self.record.lines)))
            return
        self.table.page.animator.hurry()
        self._go_on()

    def step_back(self) -> None:
        """One move back."""
        self.stop()
        self.go_to(max(0, self.at - 1))

    def to_the_beginning(self) -> None:
        """Before the first deal."""
        self.stop()
        self.go_to(0)

    def to_the_end(self) -> None:
        """As the record ends."""
        self.stop()
        self.go_to(len(self.record.lines))

    def _jumped(self, at: int) -> None:
        """The timeline was moved, and may be moving still."""
        self.stop()
        self.go_to(at)

    # --- keys ----------------------------------------------------------------------------------------------------

    @override
    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Space plays and pauses, whichever box has the focus."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            self.toggle()
            return True
        return False

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._pressed(event)

    def _pressed(self, event: QKeyEvent) -> None:
        onward = Qt.Key.Key_Left if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else Qt.Key.Key_Right
        match event.key():
            case Qt.Key.Key_Space if not event.isAutoRepeat():
                self.toggle()
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                (self.step if event.key() == onward else self.step_back)()
            case Qt.Key.Key_Home:
                self.to_the_beginning()
            case Qt.Key.Key_End:
                self.to_the_end()
            case Qt.Key.Key_P if not event.isAutoRepeat():
                self.play_on_button.click()
            case Qt.Key.Key_Escape:
                self.back.emit()
