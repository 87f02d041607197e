"""Course of the chosen game under two rule sets: leads by round, and the table where it changed most."""

from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.lab.courses import Courses, Leads, Wanted, told_leads
from cardtable.app.lab.inks import AUTHORS, YOURS, on_panel
from cardtable.app.lab.open_game import OpenGame
from cardtable.app.long_work import LatestWork, Work
from cardtable.app.parts.forms import make_column, make_label, make_row
from cardtable.app.parts.seat_mark import emblems
from cardtable.app.plots.lines import LinesPlot
from cardtable.app.table.thumbnail import TablePicture
from cardtable.app.zoom import zoom_of
from cardtable.language import as_number, filled, translate
from cardtable.playtest.blocks import GameTrace
from cardtable.playtest.rounds import PROFILES

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
        self._setting = LatestWork(self)  # work that sets the table in the picture
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
            self._setting.begin(self._set_table(game, moment_of_swing(courses[1], led))).start()
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

    def _set_table(self, game: OpenGame, at: int) -> Work:
        while game.told.known < at:
            game.told.read_to(game.told.known + 1)
            game.history.notice(game.told.ends[-1])  # advance the history step by step: at once it would take too long
            yield game.told.known / at
        self.picture.show_other(emblems(game.record.header), game.table(at))
        return None

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
