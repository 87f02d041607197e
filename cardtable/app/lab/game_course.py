"""How the chosen game of a study went under both rule sets: who was ahead, and by how much, round by round; and the
table where it mattered most."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.lab.inks import AUTHORS, YOURS, on_panel
from cardtable.app.lab.open_game import OpenGame
from cardtable.app.long_work import LatestWork, Work
from cardtable.app.parts.forms import make_column, make_label, make_row
from cardtable.app.parts.seat_emblems import emblems
from cardtable.app.plots.lines import LinesPlot
from cardtable.app.table.thumbnail import TablePicture
from cardtable.app.zoom import zoom_of
from cardtable.language import as_number, filled
from cardtable.playtest.blocks import StudyPlan, Went
from cardtable.playtest.rounds import ROUNDS
from cardtable.playtest.running import playing_courses
from cardtable.playtest.study_tally import leads

_REST = 300
"""Milliseconds for which a game must have been chosen before it is played again."""
_HIGH = 108
_BROAD = 132
"""The table's breadth, as designed."""


class Wanted(NamedTuple):
    """A game of a study."""

    plan: StudyPlan
    beside: int
    """The rule set beside the base."""
    block: int
    rotation: int


class GameCourse(QWidget):
    """Nothing is to be seen before both games were played again, which a process does."""

    opened = Signal()
    """Somebody wants to see both games."""

    def __init__(self, colours: Scheme, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._colours = colours
        self.standard = True
        """Whether the base is the standard rules."""
        self._wanted: Wanted | None = None
        self._pixmaps = pixmaps
        self._known: dict[Wanted, Sequence[Went]] = {}
        self._roomy = True
        self._work = LatestWork(self)
        self._setting = LatestWork(self)  # of the table that is seen small
        self._table_of: Wanted | None = None  # whose table that is
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self._ask)
        self.title = make_label(sans(12), look="dim", wraps=True)
        self.plot = LinesPlot(colours, *_inks(colours))
        self.plot.opened.connect(lambda _: self.opened.emit())
        self.picture = TablePicture(pixmaps, (), None, self.tr("The table where it mattered most"), sliced=True)
        row = make_row(self.picture, (self.plot, 1), gap=8, rim=(0, 0, 0, 0))
        self.setLayout(make_column(self.title, row, gap=2, rim=(0, 0, 0, 0)))
        self.zoom_changed()
        self.hide()

    def show_scheme(self, colours: Scheme) -> None:
        """Other colours from now on."""
        self._colours = colours
        self.plot.show_inks(colours, *_inks(colours))
        self._show()

    def fit(self, roomy: bool) -> None:
        """Whether there is room for it."""
        if roomy is not self._roomy:
            self._roomy = roomy
            self._show()

    def want(self, wanted: Wanted | None) -> None:
        """Another game is chosen, or none."""
        if wanted == self._wanted:
            return
        self._wanted = wanted
        self._rest.stop()
        if wanted is not None and wanted not in self._known:
            self._rest.start()
        self._show()

    def _ask(self) -> None:
        wanted = self._wanted
        if wanted is None:
            return
        sets = (0, wanted.beside)
        work = self._work.begin(playing_courses(wanted.plan, sets, wanted.block, wanted.rotation))
        work.done.connect(partial(self._hear, wanted))
        work.leave_with_parent()
        work.start_aside()

    def _hear(self, wanted: Wanted, courses: Sequence[Went]) -> None:
        self._known[wanted] = courses
        self._show()

    def _show(self) -> None:
        courses = self._known.get(self._wanted) if self._wanted else None
        self.setVisible(courses is not None and self._roomy)
        if courses is None or self._wanted is None:
            return
        seat, lines = told_leads(courses)
        if self._table_of != self._wanted:
            self._table_of = self._wanted
            game = OpenGame(courses[1].record)
            self.picture.show_other(emblems(game.record.header), None)
            self._setting.begin(self._set_table(game, moment_of_swing(courses[1], lines))).start()
        shapes = [
            f'<span style="color: {ink.name()}">{shape}</span>'
            for ink, shape in zip(_inks(self._colours), "○━", strict=True)
        ]
        text = filled(
            self.tr("Lead of seat {seat}, in {unit}. {outline} standard {bar} yours")
            if self.standard
            else self.tr("Lead of seat {seat}, in {unit}. {outline} base {bar} yours"),
            seat=as_number(seat + 1),
            unit=ROUNDS[self._wanted.plan.study.game].unit(),
            outline=shapes[0],
            bar=shapes[1],
        )
        self.title.setText(text)
        steps = max(len(line) for line in lines)
        authors, yours = lines
        words = [self._words(step, lines) for step in range(steps)]
        self.plot.show_lines(authors, yours, words, self.title.text())

    def _words(self, step: int, lines: Sequence[Sequence[int]]) -> str:
        authors, yours = (as_number(line[step]) if step < len(line) else "–" for line in lines)
        text = (
            self.tr("After round {round}: {yours} with these rules, {authors} with the standard rules")
            if self.standard
            else self.tr("After round {round}: {yours} with these rules, {authors} with the base rules")
        )
        return filled(text, round=as_number(step), yours=yours, authors=authors)

    def _set_table(self, game: OpenGame, at: int) -> Work:
        while game.told.known < at:
            game.told.read_to(game.told.known + 1)
            game.history.notice(game.told.ends[-1])  # looks on so far: all at once would take too long
            yield game.told.known / at
        self.picture.show_other(emblems(game.record.header), game.table(at))
        return None

    def zoom_changed(self) -> None:
        """All is larger or smaller now."""
        zoom = zoom_of(self)
        self.plot.setFixedHeight(round(_HIGH * zoom))
        self.picture.setFixedSize(round(_BROAD * zoom), round(_HIGH * zoom))


def moment_of_swing(went: Went, lines: Sequence[Sequence[int]]) -> int:
    """After how many lines of a game the round was about to end in which most changed between the two leads, of which
    the game's own comes last."""
    authors, yours = lines
    apart = [own - (authors[step] if step < len(authors) else authors[-1]) for step, own in enumerate(yours)]
    changes = [abs(after - before) for before, after in pairwise(apart)]
    return went.ends[changes.index(max(changes))] - 1 if changes else 0


def told_leads(courses: Sequence[Went]) -> tuple[int, list[list[int]]]:
    """The seat to which it mattered most under which rules was played, and how far it led after each round, under each
    of two rule sets; less than nothing where it was behind."""
    ends = [leads(went.scores[-1]) if went.scores else [] for went in courses]
    seats = range(min(map(len, ends)))
    seat = max(seats, key=lambda seat: abs(ends[1][seat] - ends[0][seat]), default=0)
    return seat, [[0, *[leads(scores)[seat] for scores in went.scores]] for went in courses]


def _inks(colours: Scheme) -> tuple[QColor, QColor]:
    return on_panel(AUTHORS, colours), on_panel(YOURS, colours)
