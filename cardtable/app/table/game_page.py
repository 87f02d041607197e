"""Page of a game at one screen: a table for whoever is to look, the curtain between two people, the practice bar.

Each seat or spectator gets a table of their own, made only from what they were told and deleted when somebody else
looks, so that nothing of it can be left. Behind the curtain lies the table as everyone may see it.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, suppress

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.jobs import JobSlot, run, slices
from cardtable.app.page import Page
from cardtable.app.parts.felt_button import KeyRepeatGuard
from cardtable.app.parts.fields import EyesBox
from cardtable.app.parts.forms import make_button
from cardtable.app.parts.widgets import native, set_accessible_texts, take_away
from cardtable.app.play.live import LiveGame, known_as
from cardtable.app.play.live_seat import LiveSeat
from cardtable.app.routes import ChangeSettings, GoOn, HowToPlay
from cardtable.app.settings import Settings
from cardtable.app.table.answer_button import Answer, AnswerButton
from cardtable.app.table.hooks import TableHooks
from cardtable.app.table.page import TablePage
from cardtable.app.table.presenter import TablePresenter, bench_of
from cardtable.bots.player import Reputation
from cardtable.engine.state import EVERYTHING, NOBODY, SPECTATOR, Viewer
from cardtable.language import filled
from cardtable.library.reputations import count_words, kept_words_path
from cardtable.session.table_kind import gives_hints

_MILLISECONDS = 320
"""Milliseconds that the curtain takes to fall or to lift at normal pace."""
_SHADE = 0.62
"""Opacity of the shade over the table behind it."""


class Curtain(QWidget):
    """Card screen across the table. It hides nothing by itself: what lies behind it must be fit for everyone to see."""

    lifted = Signal(int)
    """The person in this seat, whose turn it is, wants to see their cards."""

    def __init__(self, pixmaps: Pixmaps, table: QWidget) -> None:
        super().__init__(table)
        self._pixmaps = pixmaps
        self._guard = KeyRepeatGuard()
        self._seat = NOBODY
        self._emblem = 0
        self._name = ""
        self._down = 0.0  # share by which it has come down
        self._clock = QVariantAnimation(self)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._move)
        self._clock.finished.connect(self._moved)
        self._lifting = False
        label, says = self.tr("Show my side"), self.tr("Others, look away")
        answer = Answer("lift", label, says, "Return", self._lift, likely=True)
        self.button = AnswerButton(answer, 1.0, self._guard, self)
        self.others: list[AnswerButton] = []
        """Buttons for what else may be done."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.button)
        self.hide()

    @property
    def seat(self) -> int:
        """Seat whose turn it is; NOBODY if the curtain is up."""
        return self._seat

    @property
    def words(self) -> str:
        """Sentence on whose move it is: not whose turn, since they may only have to answer another player's."""
        return filled(self.tr("It is {name}'s move"), name=self._name)

    @property
    def is_down(self) -> bool:
        """True if the curtain covers the table and isn't being lifted."""
        return self.isVisible() and not self._lifting

    def hang(self, before: QRect) -> None:
        """Set the area that the curtain covers, in the parent's coordinates."""
        self.setGeometry(before)
        self._put_buttons()

    def fall(self, seat: int, name: str, emblem: int, pace: float, others: Sequence[Answer] = ()) -> None:
        """Cover the table until the person in a seat lifts the curtain. `pace` is the duration of motions against
        normal, 0 for none; `others` are answers for what else may be done."""
        self._forget()
        self.others = [AnswerButton(answer, 1.0, self._guard, self) for answer in others]
        self._seat, self._name, self._emblem = seat, name, emblem
        set_accessible_texts(self, self.words)
        self._guard.asked()
        self._lifting = False
        self.show()
        self.raise_()
        self.button.setEnabled(True)
        self.setFocus()
        self._run(0.0, 1.0, pace)

    def lift(self, pace: float) -> None:
        """Uncover the table: what lies behind may be seen now. `pace` as in `fall`."""
        self._lifting = True
        self.button.setEnabled(False)
        self._run(1.0, 0.0, pace)

    def _run(self, start: float, end: float, pace: float) -> None:
        self._clock.stop()
        if pace <= 0:
            self._move(end)
            self._moved()
            return
        self._clock.setStartValue(start)
        self._clock.setEndValue(end)
        self._clock.setDuration(round(_MILLISECONDS * pace))
        self._clock.start()

    def _move(self, value: object) -> None:
        self._down = float(value)  # type: ignore[arg-type]
        for button in (self.button, *self.others):
            button.setVisible(self._down == 1.0)
        self.update()

    def _moved(self) -> None:
        if self._lifting:
            self._lifting = False
            self.hide()
            self._forget()
        else:
            self._put_buttons()
            for button in (self.button, *self.others):
                button.show()
            self.setFocus()

    def _forget(self) -> None:
        """Forget whose turn it was, and remove the other buttons."""
        for button in self.others:
            take_away(button)
        self.others = []
        self._seat, self._name, self._emblem = NOBODY, "", 0
        set_accessible_texts(self, "")

    def _lift(self) -> None:
        if not self._lifting:
            self.lifted.emit(self._seat)

    # --- how it looks --------------------------------------------------------------------------------------------

    @property
    def _scale(self) -> float:
        return max(0.8, min(self.width() / 1080, self.height() / 900))

    @property
    def _screen(self) -> QRectF:
        """Area of the card screen when it is down."""
        size = QSizeF(min(self.width() * 0.74, 760 * self._scale), min(self.height() * 0.5, 420 * self._scale))
        middle = QPointF(self.width() / 2, self.height() * 0.44)
        return QRectF(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height())

    def _put_buttons(self) -> None:
        """Place the button of the person whose turn it is below the screen, and the others in a row under it."""
        top = self._screen.bottom() + 74 * self._scale
        for row in ([self.button], self.others):
            for button in row:
                button.scale = self._scale
            sizes = [button.sizeHint() for button in row]
            gap = 10 * self._scale
            left = (self.width() - sum(size.width() for size in sizes) - gap * (len(row) - 1)) / 2
            for button, size in zip(row, sizes, strict=True):
                button.setGeometry(round(left), round(top), size.width(), size.height())
                left += size.width() + gap
            top += 64 * self._scale

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), palette.faded(palette.PLAQUE, _SHADE * self._down))
        screen = self._screen
        painter.translate(0, (self._down - 1) * (screen.bottom() + 20))
        picture = self._pixmaps.screen(
            EMBLEMS[self._emblem], palette.SEATS[self._emblem], screen.size(), self.devicePixelRatioF()
        )
        painter.drawPixmap(screen.topLeft(), picture)
        scale = self._scale
        painter.setPen(palette.CREAM)
        font = serif(30 * scale, 700)
        painter.setFont(font)
        line = QRectF(24, screen.bottom() + 16 * scale, self.width() - 48, 46 * scale)
        text = QFontMetricsF(font).elidedText(self.words, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, text)

    # --- hands ---------------------------------------------------------------------------------------------------

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep all keys from the table."""
        event.accept()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


class PracticeBar(QWidget):
    """Bar under the tabs of a practice table's panel."""

    taken_back = Signal()
    """The person takes their last decision back."""
    opened = Signal(bool)
    """The person wants to see everything, or only what they may see."""

    def __init__(self, is_open: bool) -> None:
        """`is_open` is True if everything is shown."""
        super().__init__()
        self.back_button = make_button(self.tr("Take back"), self.taken_back)
        self.back_button.setToolTip(self.tr("Take back your last decision (Ctrl+Z)"))
        self.open_box = QCheckBox(self.tr("See everything"))
        self.open_box.setChecked(is_open)
        self.open_box.toggled.connect(self.opened)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.back_button)
        row.addStretch(1)
        row.addWidget(self.open_box)
        for stop in (self.back_button, self.open_box):
            stop.setFont(sans(13))
            stop.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the keyboard must stay with the table after a click


_ALONE = 60_000
"""Milliseconds in the background before cards are covered: whoever looked at them may have left."""


class GamePage(Page):
    """Page on which a game is played."""

    ended = Signal()
    """The person has seen the end and asks for the result."""

    def __init__(
        self,
        live: LiveGame,
        settings: Settings,
        pixmaps: Pixmaps,
        emblems: list[int],
        stage: Callable[[TablePresenter], TableHooks],
    ) -> None:
        """The first table is then set up with `catch_up` and shown with `enter`."""
        super().__init__()
        self.live = live
        self._settings = settings
        self._pixmaps = pixmaps
        self._emblems = emblems
        self._stage = stage
        self._change = JobSlot(self)  # setting up another table
        self.eyes_box: EyesBox | None = None
        """Choice of a seat to look from, or of everything; None if a person plays."""
        if not live.people:
            self.eyes_box = EyesBox(live.header, EVERYTHING)
            self.eyes_box.currentIndexChanged.connect(self._watch)
        self.table: TablePresenter = self._set(LiveSeat(live, live.first_viewer()))
        self._hand_on_box()
        self.curtain = Curtain(pixmaps, self)
        self.curtain.lifted.connect(self._show_to)
        live.turned.connect(self._turn)
        live.set_back.connect(self._set_back)
        live.finished.connect(self._count_words)
        cover = QShortcut(QKeySequence("F9"), self)
        cover.activated.connect(self.cover)
        take_back = QShortcut(QKeySequence("Ctrl+Z"), self)
        take_back.activated.connect(self._take_back)
        self._alone = QTimer(self, singleShot=True, interval=_ALONE)
        self._alone.setObjectName("alone")
        self._alone.timeout.connect(self.cover)
        if len(live.people) > 1:
            QGuiApplication.instance().applicationStateChanged.connect(self._heed)  # type: ignore[union-attr]

    def catch_up(self) -> Iterator[float]:
        """Have the first table take in the game so far and lay itself out; yields the share done, 0 to 1."""
        yield from self.table.playback.catch_up()
        yield from self.table.display.set_within(self.rect())

    @override
    def about(self) -> HowToPlay:
        return self.table.how_to_play

    @override
    def enter(self) -> None:
        """Show the table, and let the game go on."""
        self._fit()
        self.table.page.setFocus()
        self.table.start()

    @property
    def tab(self) -> int:
        """Index of the panel's tab that is shown."""
        return self.table.page.panel.tabs.currentIndex()

    def show_tab(self, tab: int) -> None:
        self.table.page.panel.tabs.setCurrentIndex(tab)

    @property
    def changing(self) -> bool:
        """True while another table is being set up."""
        return self._change.under_way

    @override
    def more_keys(self) -> Sequence[tuple[str, str]]:
        hides = [("F9", self.tr("Cover your side"))] if len(self.live.people) > 1 else []
        takes_back = [(native("Ctrl+Z"), self.tr("Take back"))] if self.live.practice else []
        return [*self.table.more_keys(), *takes_back, *hides]

    def cover(self) -> None:
        """Cover the person's open cards with the curtain until they lift it."""
        source = self.table.source
        if source.seen.person == NOBODY or self.live.over or source.seen.all_open:
            return
        self._cover_with(source.seen.person)

    def _cover_with(self, person: int) -> None:
        self._change.cancel()
        page = self.table.page
        page.hide()
        # Screen readers still find a hidden widget, but not a window that was never shown.
        page.setWindowFlag(Qt.WindowType.Window)
        self._fall(person, 0.0)
        self._change_to(LiveSeat(self.live, SPECTATOR, goes_on=False, side=person))

    def close_game(self) -> None:
        """Leave this table and one that is being set up; the record stays."""
        self._change.cancel()
        self.live.close()

    def _count_words(self) -> None:
        """Record how well the people of a finished game kept their word, unless it was at a practice table."""
        talk, live = self.table.model.talk, self.live
        if talk is None or live.practice:
            return
        words = {
            name: Reputation(talk.words[seat].kept, talk.words[seat].given - talk.words[seat].kept)
            for seat, name in known_as(live.header).items()
        }
        with suppress(OSError):  # the game itself is saved all the same
            count_words(kept_words_path(), live.path.name, words)

    # --- one after another ---------------------------------------------------------------------------------------

    def _set(self, source: LiveSeat) -> TablePresenter:
        """Return a new table, which is not shown yet."""
        page = TablePage(source.game.title, self._pixmaps)
        page.setParent(self)
        page.panel.leave_button.clicked.connect(self.back)
        page.panel.settings_button.clicked.connect(self.to(ChangeSettings()))
        page.panel.offer_bench(self._ask)
        page.panel.cover_button.clicked.connect(self.cover)
        page.panel.cover_button.setVisible(
            source.seen.person != NOBODY and len(self.live.people) > 1 and not source.seen.all_open
        )
        page.panel.show_kind(self._kind_words())
        if self.live.practice and self.live.people:
            page.panel.add_below(self._practice_bar(source.seen.all_open))
        table = TablePresenter(page, source, self._settings, self._pixmaps, self._emblems, self._stage)
        source.setParent(table)
        table.ended.connect(self.ended)
        if not self.live.session.is_private(source.seen.viewer):  # else other people would hear what is chosen
            table.sounded.connect(self.sounded)
        return table

    def _ask(self) -> None:
        """Go to the bench to ask what another rule would do; the way back goes on with this game."""
        self.wants.emit(bench_of(self.table)._replace(back=GoOn(self.live.path)))

    def _kind_words(self) -> str:
        """Return the kind of table, as far as people need to know it when they sit down."""
        if not self.live.people:
            return ""
        if self.live.practice:
            return self.tr("Practice")
        return self.tr("Hints on") if gives_hints(self.live.header) else self.tr("Hints off")

    def _practice_bar(self, is_open: bool) -> PracticeBar:
        bar = PracticeBar(is_open)
        bar.taken_back.connect(self._take_back)
        bar.opened.connect(self.open_all)
        return bar

    def _take_back(self) -> None:
        source = self.table.source
        if source.seen.practice and source.takes_back() == NOBODY:
            self.table.page.prompt.show_notice(self.tr("There is nothing to take back."))
        source.take_back()

    def open_all(self, on: bool) -> None:
        """Show all cards of a practice table, or only those that the person may see."""
        self.live.session.all_open = on
        self.set_anew()

    def set_anew(self) -> None:
        """Set up a new table for the same viewer, because what it shows or its language has changed."""
        viewer = self.curtain.seat if self.curtain.is_down else self.table.source.seen.viewer
        if self.live.session.is_private(viewer):
            self._cover_with(viewer)
        else:
            self._change_to(LiveSeat(self.live, viewer))

    def _turn(self, viewer: Viewer) -> None:
        """Hand the screen over to another viewer: a seat or SPECTATOR."""
        if not self.live.session.is_private(viewer):
            self._change_to(LiveSeat(self.live, viewer))
        elif self.table.source.seen.person != NOBODY or self.table.source.seen.side != viewer:
            # Behind the curtain lies the next person's side of the table, as far as everyone may see it.
            self._change_to(LiveSeat(self.live, SPECTATOR, side=viewer))
        else:
            self._fall(viewer, self._settings.motion)

    def _set_back(self) -> None:
        """Set up a table for the game as it stands after something was taken back."""
        self.curtain.lift(0.0)
        self._change_to(LiveSeat(self.live, self.live.first_viewer()))

    def _fall(self, person: int, pace: float) -> None:
        self.table.page.prompt.hide()
        others = self.table.take_back_answers() if self.table.source.seen.person != person else []
        self.curtain.fall(person, self.table.source.seen.names[person], self._emblems[person], pace, others)
        self.table.announce(self.curtain.words)

    def _show_to(self, person: int) -> None:
        """Show a person their table once they have lifted the curtain."""
        self._change_to(LiveSeat(self.live, person))

    def _watch(self) -> None:
        """Show the table to the viewer chosen in the box."""
        assert self.eyes_box
        self._change_to(LiveSeat(self.live, self.eyes_box.viewer))

    def _change_to(self, source: LiveSeat) -> None:
        """Set up the table for a source, in slices, and let it replace the present one."""
        run(slices(self._setting(source)), self._change, self._swap)

    def _setting(self, source: LiveSeat) -> Generator[float, None, TablePresenter]:
        """Set up a table in slices; if it is abandoned half way, nothing of it is left."""
        with ExitStack() as undo:
            table = self._set(source)
            undo.callback(table.page.deleteLater)
            yield 0.1
            yield from table.playback.catch_up()
            yield from table.display.set_within(self.rect())
            undo.pop_all()
        return table

    def _swap(self, table: TablePresenter) -> None:
        old, tab = self.table.page, self.tab
        self.table = table
        page = table.page
        self.show_tab(tab)
        self._hand_on_box()
        page.lower()
        page.show()
        self._fit()
        take_away(old)
        if table.source.seen.person != NOBODY and self.curtain.is_down:
            self.curtain.lift(self._settings.motion)
        if self.curtain.is_down:
            page.prompt.hide()  # lifting the curtain brings a table of their own
        else:
            page.setFocus()
        table.start()

    def _hand_on_box(self) -> None:
        """Move the choice of viewer to the panel of the new table."""
        if self.eyes_box:
            self.table.page.panel.add_below(self.eyes_box)

    def _heed(self, state: Qt.ApplicationState) -> None:
        """Cover cards some time after the program has gone into the background, unless it comes back before."""
        if state == Qt.ApplicationState.ApplicationActive:
            self._alone.stop()
        elif not self._alone.isActive():
            self._alone.start()

    @override
    def minimumSizeHint(self) -> QSize:
        return self.table.page.minimumSizeHint()

    @override
    def event(self, event: QEvent) -> bool:
        """Pass a change of the table's minimum size on to the window."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)

    def _fit(self) -> None:
        """Fit table and curtain to the page. The curtain covers the felt only; score and log stay in sight."""
        page = self.table.page
        page.setGeometry(self.rect())
        page.settle_width()
        self.curtain.hang(page.top.geometry())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
