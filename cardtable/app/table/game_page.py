"""A game at one screen: the table of the one who is to look, one after another, and the curtain between two people.

Each pair of eyes gets a table of its own, made from what these eyes were told and gone when others look: so nothing of
it can be left. Behind the curtain lies the table as everybody may see it.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, suppress

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.long_work import LongWork
from cardtable.app.page import Page
from cardtable.app.parts.eyes_box import EyesBox
from cardtable.app.parts.widgets import native
from cardtable.app.play.live import LiveGame, known_as
from cardtable.app.play.live_seat import LiveSeat
from cardtable.app.routes import ChangeSettings, GoOn, HowToPlay
from cardtable.app.settings import Settings
from cardtable.app.table.curtain import Curtain
from cardtable.app.table.page import TablePage
from cardtable.app.table.presenter import TablePresenter, bench_of
from cardtable.app.table.staging import Staging
from cardtable.bots.reputation import Reputation
from cardtable.engine.state import NOBODY, SPECTATOR
from cardtable.library.kept_words import count_words, kept_words_path
from cardtable.session.observer import EVERYTHING


class PracticeBar(QWidget):
    """Stands under the panel's tabs."""

    taken_back = Signal()
    """The last decision is to be taken back."""
    opened = Signal(bool)
    """All is to be seen, or not any more."""

    def __init__(self, is_open: bool) -> None:
        """`is_open` is whether all is seen."""
        super().__init__()
        self.back_button = QPushButton(self.tr("Take back"))
        self.back_button.setToolTip(self.tr("Take back your last decision (Ctrl+Z)"))
        self.back_button.setAutoDefault(True)
        self.back_button.clicked.connect(self.taken_back)
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
            stop.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # who has clicked it goes on at the table


_ALONE = 60_000
"""Milliseconds without the window before cards are covered: the one who looked at them may have gone."""


class GamePage(Page):
    """The page on which a game is played."""

    ended = Signal()
    """The end has been seen, and the result is wanted."""

    def __init__(
        self,
        live: LiveGame,
        settings: Settings,
        pixmaps: Pixmaps,
        emblems: list[int],
        stage: Callable[[TablePresenter], Staging],
    ) -> None:
        """Its first table is set with `catch_up` and shown with `enter`."""
        super().__init__()
        self.live = live
        self._settings = settings
        self._pixmaps = pixmaps
        self._emblems = emblems
        self._stage = stage
        self._change: LongWork | None = None  # to another table, which is being set
        self.eyes: EyesBox | None = None
        """Through whose eyes it is watched, where no person plays."""
        if not live.people:
            self.eyes = EyesBox(live.header, EVERYTHING, EVERYTHING)
            self.eyes.currentIndexChanged.connect(self._watch)
        self.table: TablePresenter = self._set(live.look(live.first_eyes()))
        self._hand_on_eyes()
        self.curtain = Curtain(pixmaps, self)
        self.curtain.lifted.connect(self._show_to)
        live.turned.connect(self._turn)
        live.set_back.connect(self._set_back)
        live.finished.connect(self._count_words)
        cover = QShortcut(QKeySequence("F9"), self)
        cover.activated.connect(self.cover)
        take_back = QShortcut(QKeySequence("Ctrl+Z"), self)
        take_back.activated.connect(self._take_back)
        self._alone = QTimer(self)
        self._alone.setObjectName("alone")
        self._alone.setSingleShot(True)
        self._alone.setInterval(_ALONE)
        self._alone.timeout.connect(self.cover)
        if len(live.people) > 1:
            QGuiApplication.instance().applicationStateChanged.connect(self._heed)  # type: ignore[union-attr]

    def catch_up(self) -> Iterator[float]:
        """The first table takes in all that has happened, and is laid out as large as this page is by now; yields the
        share that is done."""
        yield from self.table.playback.catch_up()
        yield from self.table.set_within(self.rect())

    @override
    def about(self) -> HowToPlay:
        return self.table.how_to_play

    @override
    def enter(self) -> None:
        """Shows the table, and lets the game go on."""
        self._fit()
        self.table.page.setFocus()
        self.table.start()

    @property
    def tab(self) -> int:
        """Which tab of the panel is shown."""
        return self.table.page.panel.tabs.currentIndex()

    def show_tab(self, tab: int) -> None:
        """Shows a tab of the panel."""
        self.table.page.panel.tabs.setCurrentIndex(tab)

    @property
    def changing(self) -> bool:
        """Whether another table is being set."""
        return self._change is not None

    @override
    def more_keys(self) -> Sequence[tuple[str, str]]:
        hides = [("F9", self.tr("Cover your side"))] if len(self.live.people) > 1 else []
        takes_back = [(native("Ctrl+Z"), self.tr("Take back"))] if self.live.practice else []
        return [*self.table.more_keys(), *takes_back, *hides]

    def cover(self) -> None:
        """The cards that lie open are covered until their holder lifts the curtain."""
        source = self.table.source
        if source.person < 0 or self.live.over or source.open:
            return
        self._cover_with(source.person)

    def _cover_with(self, person: int) -> None:
        self._stop_changing()
        page = self.table.page
        page.hide()
        # A widget that is hidden is still found by screen readers; a window that was never shown is not.
        page.setWindowFlag(Qt.WindowType.Window)
        self._fall(person, 0.0)
        self._change_to(self.live.look(SPECTATOR, goes_on=False, side=person))

    def close_game(self) -> None:
        """Leaves the table, and one that is being set; the record stays."""
        self._stop_changing()
        self.live.close()

    def _count_words(self) -> None:
        """The game is over: how well its people kept their word is known from now on, except at a practice table."""
        talk, live = self.table.model.talk, self.live
        if talk is None or live.practice:
            return
        words = {
            name: Reputation(talk.words[seat].kept, talk.words[seat].given - talk.words[seat].kept)
            for seat, name in known_as(live.header).items()
        }
        with suppress(OSError):  # the game itself is kept all the same
            count_words(kept_words_path(), live.path.name, words)

    # --- one after another ---------------------------------------------------------------------------------------

    def _set(self, source: LiveSeat) -> TablePresenter:
        """A table that is not shown yet."""
        page = TablePage(source.game.title, self._pixmaps)
        page.setParent(self)
        page.panel.leave_button.clicked.connect(self.back)
        page.panel.settings_button.clicked.connect(self.to(ChangeSettings()))
        page.panel.offer_bench(self._ask)
        page.panel.cover_button.clicked.connect(self.cover)
        page.panel.cover_button.setVisible(source.person >= 0 and len(self.live.people) > 1 and not source.open)
        page.panel.show_kind(self._kind_words())
        if self.live.practice and self.live.people:
            page.panel.add_below(self._practice_bar(source.open))
        table = TablePresenter(page, source, self._settings, self._pixmaps, self._emblems, self._stage)
        source.setParent(table)
        table.ended.connect(self.ended)
        if not self.live.is_private(source.eyes):  # else those who don't look would hear what is chosen
            table.sounded.connect(self.sounded)
        return table

    def _ask(self) -> None:
        """What another rule would do: the game can be gone on with from there."""
        self.wants.emit(bench_of(self.table)._replace(back=GoOn(self.live.path)))

    def _kind_words(self) -> str:
        """What one who sits down should know of the table."""
        if not self.live.people:
            return ""
        if self.live.practice:
            return self.tr("Practice")
        return self.tr("Hints on") if self.live.hints else self.tr("Hints off")

    def _practice_bar(self, is_open: bool) -> PracticeBar:
        bar = PracticeBar(is_open)
        bar.taken_back.connect(self._take_back)
        bar.opened.connect(self.open_all)
        return bar

    def _take_back(self) -> None:
        source = self.table.source
        if source.practice and source.takes_back() == NOBODY:
            self.table.page.prompt.show_notice(self.tr("There is nothing to take back."))
        source.take_back()

    def open_all(self, on: bool) -> None:
        """At a practice table: all cards are to lie open, or those alone that the one who looks may see."""
        self.live.open_all(on)
        self.set_anew()

    def set_anew(self) -> None:
        """Another table for the one who looks: what it shows, or its language, is another."""
        eyes = self.curtain.seat if self.curtain.is_down else self.table.source.eyes
        if self.live.is_private(eyes):
            self._cover_with(eyes)
        else:
            self._change_to(self.live.look(eyes))

    def _turn(self, eyes: int) -> None:
        """Others are to look."""
        if not self.live.is_private(eyes):
            self._change_to(self.live.look(eyes))
        elif self.table.source.person >= 0 or self.table.source.seat != eyes:
            # Behind the curtain lies their side of the table, as far as everybody may see it.
            self._change_to(self.live.look(SPECTATOR, side=eyes))
        else:
            self._fall(eyes, self._settings.motion)

    def _set_back(self) -> None:
        """Something was taken back: a table as the game stands now."""
        self.curtain.lift(0.0)
        self._change_to(self.live.look(self.live.first_eyes()))

    def _fall(self, person: int, pace: float) -> None:
        self.table.page.prompt.hide()
        others = self.table.take_back_answers() if self.table.source.person != person else []
        self.curtain.fall(person, self.table.source.names[person], self._emblems[person], pace, others)
        self.table.announce(self.curtain.words)

    def _show_to(self, person: int) -> None:
        """The one who looks has said so."""
        self._change_to(self.live.look(person))

    def _watch(self) -> None:
        """Other eyes are chosen."""
        assert self.eyes
        self._change_to(self.live.look(self.eyes.eyes))

    def _change_to(self, source: LiveSeat) -> None:
        """Sets the table that these eyes see, in slices, in the place of the one that is there."""
        self._stop_changing()
        self._change = LongWork(self._setting(source), self)
        self._change.ended.connect(self._changed)
        self._change.done.connect(self._swap)
        self._change.start()

    def _setting(self, source: LiveSeat) -> Generator[float, None, TablePresenter]:
        """A table that is given up half set leaves nothing behind."""
        with ExitStack() as undo:
            table = self._set(source)
            undo.callback(table.page.deleteLater)
            yield 0.1
            yield from table.playback.catch_up()
            yield from table.set_within(self.rect())
            undo.pop_all()
        return table

    def _stop_changing(self) -> None:
        if self._change is not None:
            self._change.cancel()

    def _changed(self) -> None:
        self._change = None

    def _swap(self, table: TablePresenter) -> None:
        old, tab = self.table.page, self.tab
        self.table = table
        page = table.page
        self.show_tab(tab)
        self._hand_on_eyes()
        page.lower()
        page.show()
        self._fit()
        old.hide()
        old.deleteLater()
        if table.source.person >= 0 and self.curtain.is_down:
            self.curtain.lift(self._settings.motion)
        if self.curtain.is_down:
            page.prompt.hide()  # who lifts the curtain gets a table of their own
        else:
            page.setFocus()
        table.start()

    def _hand_on_eyes(self) -> None:
        """The choice of eyes lies under the panel of whichever table is shown."""
        if self.eyes:
            self.table.page.panel.add_below(self.eyes)

    def _heed(self, state: Qt.ApplicationState) -> None:
        """Who leaves the program for a while leaves no cards open."""
        if state == Qt.ApplicationState.ApplicationActive:
            self._alone.stop()
        elif not self._alone.isActive():
            self._alone.start()

    @override
    def minimumSizeHint(self) -> QSize:
        return self.table.page.minimumSizeHint()

    @override
    def event(self, event: QEvent) -> bool:
        """The table may need more room than before, or less."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)

    def _fit(self) -> None:
        """The curtain hangs before the felt; score and log stay in sight."""
        page = self.table.page
        page.setGeometry(self.rect())
        layout = page.layout()
        assert layout is not None
        layout.activate()
        self.curtain.hang(page.top.geometry())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
