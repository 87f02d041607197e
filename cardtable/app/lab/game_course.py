"""Course of a game under two rule sets: leads by round as a chart, and the table where it changed most.

Games are replayed in processes when their courses come into view.
"""

from collections.abc import Generator, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

import pyqtgraph
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.jobs import JobSlot, run, slices
from cardtable.app.lab.findings_style import AUTHORS, YOURS, on_panel
from cardtable.app.lab.open_game import OpenGame
from cardtable.app.lab.plot import GRID, Plot, PlotBox
from cardtable.app.parts.forms import make_column, make_label, make_row
from cardtable.app.parts.seat_mark import emblems
from cardtable.app.parts.widgets import set_accessible_texts
from cardtable.app.pool import own_process
from cardtable.app.table.thumbnail import TablePicture
from cardtable.app.zoom import zoom_of
from cardtable.language import as_number, filled, translate
from cardtable.playtest.block_runner import GameTrace, StudyPlan
from cardtable.playtest.measures import PROFILES
from cardtable.playtest.plan_process import play_courses
from cardtable.playtest.study_tally import leads

_REST = 300
"""Milliseconds for which a course must be wanted before its game is replayed."""
_TOGETHER = 4
"""Number of games replayed by one process: starting one takes time."""


class Wanted(NamedTuple):
    """Game of a study whose course is wanted."""

    plan: StudyPlan
    beside: int
    """Number of the rule set to compare with the base."""
    block: int
    rotation: int


class Leads(NamedTuple):
    """Lead of one seat by round, under the base and under another rule set."""

    seat: int
    """Seat whose final lead differs most between the two rule sets."""
    authors: Sequence[int]
    yours: Sequence[int]
    """Leads under the base (`authors`) and the other rule set: 0 before the first round, negative when behind."""


class Courses(QObject):
    """Cache of courses, filled in the background."""

    found = Signal()
    """Emitted when more courses are known."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: dict[Wanted, Sequence[GameTrace]] = {}
        self._wanted: Sequence[Wanted] = ()
        self._playing = JobSlot(self)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._ask)

    def of(self, wanted: Wanted) -> Sequence[GameTrace] | None:
        """Return the course of a game under both rule sets; None while it is not known."""
        return self._known.get(wanted)

    def want(self, games: Sequence[Wanted]) -> None:
        """Set the games whose courses are wanted, the most urgent first."""
        if games[:1] != self._wanted[:1]:
            self._playing.cancel()
        self._wanted = games
        if not self._missing:
            self._rest.stop()
        elif not self._playing.under_way:
            self._rest.start()

    @property
    def _missing(self) -> Sequence[Wanted]:
        return [game for game in self._wanted if game not in self._known]

    def _ask(self) -> None:
        missing = self._missing
        if not missing:
            return
        first = missing[0]
        alone = first == self._wanted[0]  # shown right now: it must not wait for others
        alike = [game for game in missing if (game.plan, game.beside) == (first.plan, first.beside)]
        games = alike[: 1 if alone else _TOGETHER]
        places = [(game.block, game.rotation) for game in games]
        playing = own_process(partial(play_courses, first.plan, (0, first.beside), places))
        run(playing, self._playing, partial(self._hear, games))

    def _hear(self, games: Sequence[Wanted], courses: Sequence[Sequence[GameTrace]]) -> None:
        self._known.update(zip(games, courses, strict=True))
        self.found.emit()
        if self._missing:
            self._rest.start()


def told_leads(courses: Sequence[GameTrace]) -> Leads:
    """Return the leads of a game played under two rule sets."""
    ends = [leads(went.scores[-1]) if went.scores else [] for went in courses]
    seats = range(min(map(len, ends)))
    seat = max(seats, key=lambda seat: abs(ends[1][seat] - ends[0][seat]), default=0)
    authors, yours = ([0, *[leads(scores)[seat] for scores in went.scores]] for went in courses)
    return Leads(seat, authors, yours)


_ROOM = 0.08
_DOT = 5


class LinesPlot(Plot):
    """Chart of two lines. Its marks are the steps, counted from 0."""

    def __init__(self, colours: Scheme, dotted: QColor, solid: QColor) -> None:
        super().__init__(colours, PlotBox())
        self._zero = pyqtgraph.InfiniteLine(0.0, angle=0)
        self._lines = [pyqtgraph.PlotDataItem(), pyqtgraph.PlotDataItem()]
        self._pointed = pyqtgraph.InfiniteLine()
        self._pointed.hide()
        self.axes["left"].setGrid(GRID)
        for item in (self._zero, *self._lines, self._pointed):
            self.box.addItem(item)
        self.show_inks(colours, dotted, solid)

    def show_inks(self, colours: Scheme, dotted: QColor, solid: QColor) -> None:
        self.show_scheme(colours)
        self._zero.setPen(pyqtgraph.mkPen(colours.line, width=1, style=Qt.PenStyle.DashLine))
        self._pointed.setPen(pyqtgraph.mkPen(colours.text, width=1))
        first, second = self._lines
        first.setPen(pyqtgraph.mkPen(dotted, width=1.4))
        first.setSymbol("o")
        first.setSymbolSize(_DOT)
        first.setSymbolPen(pyqtgraph.mkPen(dotted, width=1.2))
        first.setSymbolBrush(colours.panel)
        second.setPen(pyqtgraph.mkPen(solid, width=2.2))

    def show_lines(self, dotted: Sequence[float], solid: Sequence[float], words: Sequence[str], name: str) -> None:
        """Show two lines, of which one may be shorter.

        `words` are the tooltips of the steps, `name` is the chart's accessible name.
        """
        self.words = words
        for line, values in zip(self._lines, (dotted, solid), strict=True):
            line.setData(list(range(len(values))), list(values))
        ends = [0.0, *dotted, *solid]
        low, high = min(ends), max(ends)
        room = _ROOM * (high - low) or 1.0
        self.show_area((0.0, float(max(len(words) - 1, 1))), (low - room, high + room))
        self.reset()
        self.point_at(None)
        set_accessible_texts(self, name)

    @override
    def mark_at(self, x: float, y: float) -> int | None:
        return min(max(round(x), 0), self.marks - 1) if self.marks else None

    @override
    def show_pointed(self) -> None:
        self._pointed.setVisible(self.pointed is not None)
        self._pointed.setValue(self.pointed or 0)


_HIGH = 108
_BROAD = 132
"""Width of the table's picture, in designed pixels."""


class GameCourse(QWidget):
    """Chart of leads beside a picture of a table; hidden until both courses are known."""

    opened = Signal()
    """Emitted when both games are to be shown side by side."""

    def __init__(self, colours: Scheme, pixmaps: Pixmaps, courses: Courses) -> None:
        super().__init__()
        self._colours = colours
        self._courses = courses
        courses.found.connect(self._show)
        self.standard = True
        """True if the base is the standard rules."""
        self.wanted: Wanted | None = None
        """Game whose course is shown as soon as it is known."""
        self._pixmaps = pixmaps
        self._roomy = True
        self._setting = JobSlot(self)  # work that sets the table in the picture
        self._table_of: Wanted | None = None  # game of the table in the picture
        self.title = make_label(sans(12), look="dim", wraps=True, plain=False)
        self.plot = LinesPlot(colours, *_inks(colours))
        self.plot.opened.connect(lambda _: self.opened.emit())
        self.picture = TablePicture(
            pixmaps, (), None, self.tr("The moment at which the two games are furthest apart"), sliced=True
        )
        row = make_row(self.picture, (self.plot, 1), gap=8, rim=(0, 0, 0, 0))
        self.setLayout(make_column(self.title, row, gap=2, rim=(0, 0, 0, 0)))
        self.zoom_changed()
        self.hide()

    def show_scheme(self, colours: Scheme) -> None:
        self._colours = colours
        self.plot.show_inks(colours, *_inks(colours))
        self._show()

    def fit(self, roomy: bool) -> None:
        """Set whether there is room to show the course."""
        if roomy is not self._roomy:
            self._roomy = roomy
            self._show()

    def want(self, wanted: Wanted | None) -> None:
        """Choose another game, or none."""
        if wanted != self.wanted:
            self.wanted = wanted
            self._show()

    def _show(self) -> None:
        courses = self._courses.of(self.wanted) if self.wanted else None
        self.setVisible(courses is not None and self._roomy)
        if courses is None or self.wanted is None:
            return
        led = told_leads(courses)
        if self._table_of != self.wanted:
            self._table_of = self.wanted
            game = OpenGame(courses[1].record)
            self.picture.show_other(emblems(game.record.header), None)
            run(slices(self._set_table(game, moment_of_swing(courses[1], led))), self._setting)
        unit = PROFILES[self.wanted.plan.study.game].unit()
        self.title.setText(lead_words(led.seat, unit, self.standard, self._colours))
        steps = max(len(led.authors), len(led.yours))
        words = [self._words(step, led) for step in range(steps)]
        self.plot.show_lines(led.authors, led.yours, words, self.title.text())

    def _words(self, step: int, led: Leads) -> str:
        lines = (led.authors, led.yours)
        authors, yours = (as_number(line[step]) if step < len(line) else "–" for line in lines)
        text = (
            self.tr("After round {round}: {yours} with these rules, {authors} with the standard rules")
            if self.standard
            else self.tr("After round {round}: {yours} with these rules, {authors} with the base rules")
        )
        return filled(text, round=as_number(step), yours=yours, authors=authors)

    def _set_table(self, game: OpenGame, at: int) -> Generator[float, None, None]:
        for share in game.told.reading(at):
            game.history.notice(game.told.ends[-1])  # advance the history step by step: at once it would take too long
            yield share
        self.picture.show_other(emblems(game.record.header), game.table(at))

    def zoom_changed(self) -> None:
        """Set the sizes for the zoom."""
        zoom = zoom_of(self)
        self.plot.setFixedHeight(round(_HIGH * zoom))
        self.picture.setFixedSize(round(_BROAD * zoom), round(_HIGH * zoom))


def lead_words(seat: int, unit: str, standard: bool, colours: Scheme) -> str:
    """Return the legend of a course: seat, unit of its lead, and which line belongs to which rules.

    `standard` is True if the base is the standard rules.
    """
    shapes = [
        f'<span style="color: {ink.name()}">{shape}</span>' for ink, shape in zip(_inks(colours), "○━", strict=True)
    ]
    text = (
        translate("GameCourse", "Lead of seat {seat}, in {unit}: {outline} standard rules, {bar} your rules")
        if standard
        else translate("GameCourse", "Lead of seat {seat}, in {unit}: {outline} base rules, {bar} your rules")
    )
    return filled(text, seat=as_number(seat + 1), unit=unit, outline=shapes[0], bar=shapes[1])


def moment_of_swing(went: GameTrace, led: Leads) -> int:
    """Return the moment before the end of the round that changed the difference of the leads most.

    It is a number of lines of the game under the other rules.
    """
    authors, yours = led.authors, led.yours
    apart = [own - (authors[step] if step < len(authors) else authors[-1]) for step, own in enumerate(yours)]
    changes = [abs(after - before) for before, after in pairwise(apart)]
    return went.ends[changes.index(max(changes))] - 1 if changes else 0


def _inks(colours: Scheme) -> tuple[QColor, QColor]:
    return on_panel(AUTHORS, colours), on_panel(YOURS, colours)
