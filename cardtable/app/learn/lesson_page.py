"""A lesson at the table: the same table that is played at, what the lesson says beside it, and light around what it is
about."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from typing_extensions import override

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.learn.lesson_card import LessonCard
from cardtable.app.learn.pointing import boxes
from cardtable.app.page import Page
from cardtable.app.parts.forms import make_column
from cardtable.app.parts.lesson_progress import keep_done, keep_step
from cardtable.app.parts.seat_emblems import emblems
from cardtable.app.play.lesson_seat import LessonSeat
from cardtable.app.routes import ChangeSettings, HowToPlay, Learn, Seats
from cardtable.app.settings import Settings
from cardtable.app.table.page import TablePage
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.staging import Staging
from cardtable.session.lesson import Target
from cardtable.session.taught_game import TaughtGame
from cardtable.table.places import Box


class LessonPage(Page):
    """The page on which a lesson is given."""

    def __init__(
        self,
        taught: TaughtGame,
        settings: Settings,
        pixmaps: Pixmaps,
        stage: Callable[[TablePresenter], Staging],
        wish: Learn,
    ) -> None:
        """Its table is set with `catch_up` and shown with `enter`. How far one has come is remembered, but not in a
        lesson of somebody else's."""
        super().__init__()
        header = taught.lesson.header
        self.taught = taught
        self._settings = settings
        self.route = wish._replace(afresh=False)
        """What leads back to where it is now."""
        self._pointed: list[Target] = []
        game = self._game = header.game.key
        page = TablePage(header.game.title, pixmaps)
        page.setParent(self)
        self.setLayout(make_column(page, gap=0, rim=(0, 0, 0, 0)))
        source = self.source = LessonSeat(taught)
        self.table = TablePresenter(page, source, settings, pixmaps, emblems(header), stage)
        source.setParent(self.table)
        self.table.makes_remarks = False  # the lesson speaks
        self.card = LessonCard(len(taught.lesson.steps))
        page.panel.add_above(self.card)
        page.panel.leave_button.clicked.connect(self.back)
        page.panel.settings_button.clicked.connect(self.to(ChangeSettings()))
        self.table.takes_first = self._takes
        self.table.scene.pointed = self._boxes
        self.table.ended.connect(self._go_on)
        self.table.sounded.connect(self.sounded)
        source.rested.connect(self._say)
        source.explained.connect(self._say)
        source.moved.connect(self._move)
        self.card.go_on.connect(self._go_on)
        self.card.show_me.connect(source.skip)
        self.card.begin_again.connect(self.to(wish._replace(afresh=True)))
        self.card.play.connect(self.to(Seats(game)))
        self.card.how_to_play.connect(self.to(HowToPlay(game)))
        self.card.say_nothing_more()

    def catch_up(self) -> Iterator[float]:
        """The table takes in what has happened, and is laid out as large as this page is by now; yields the share that
        is done."""
        yield from self.table.playback.catch_up()
        yield from self.table.set_within(self.rect())

    @override
    def more_keys(self) -> Sequence[tuple[str, str]]:
        return self.table.more_keys()

    @override
    def about(self) -> HowToPlay:
        return self.table.how_to_play

    @override
    def enter(self) -> None:
        self.table.page.setFocus()
        self.table.start()

    def _boxes(self) -> list[Box]:
        return boxes(self.table, self._pointed)

    def _say(self) -> None:
        """The table rests: the step has its say."""
        taught, step = self.taught, self.taught.step
        self._pointed = step.points
        self.card.say(taught.at, taught.reply, step.text, asks=taught.asks, again=taught.explains)
        self.table.page.prompt.key_guard.asked()
        self.table.announce(self.card.words)
        if self.route.file is None:
            if taught.on_last:
                keep_done(self._settings, self._game)
            else:
                keep_step(self._settings, self._game, taught.at)

    def _move(self) -> None:
        self._pointed = []
        self.card.say_nothing_more()

    def _go_on(self) -> None:
        """What there was to read has been read."""
        if self.card.way_on is self.card.continue_button:
            self.source.skip()

    def _takes(self, event: QKeyEvent) -> bool:
        """Enter presses the bright button of the card, where there is one."""
        way_on = self.card.way_on
        if way_on is None or event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        if not event.isAutoRepeat() and self.table.page.prompt.key_guard.takes():
            way_on.click()
        return True
