"""Statistics of the games that were found: a row for all that have something in common, and the course of one."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from cardtable.app.after.charted_course import ChartedCourse
from cardtable.app.after.course_chart import CourseChart
from cardtable.app.art.fonts import sans, serif
from cardtable.app.long_work import LatestWork
from cardtable.app.parts.forms import make_button, make_column, make_label
from cardtable.app.settings import Settings
from cardtable.app.start.kept_words_row import KeptWordsRow
from cardtable.app.start.rows import RowsView
from cardtable.app.start.statistics_words import Grouping, Statistics, counting, groupings, headings, title_of
from cardtable.app.zoom import add_gap, apply_zoom
from cardtable.language import filled
from cardtable.library.game_index import IndexedGame
from cardtable.library.kept_words import kept_words_path
from cardtable.library.statistics import FIRST, LAST, Standing, course, even_share

_SHARES = (13, 17, 8, 16, 17, 10, 25)
_TICKS = 8
"""So many numbers stand below a chart at most."""


class StatisticsView(QWidget):
    """What to count by, and of whom; a table; a chart."""

    counted = Signal()
    """Other statistics are shown."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._games: list[IndexedGame] = []
        self._counting = LatestWork(self)
        self.statistics = Statistics([], [], [])
        self._groupings = groupings()
        self.by = QComboBox()
        self.by.addItems([grouping.title for grouping in self._groupings])
        self.person = QComboBox()
        self.person.addItem(self.tr("everyone"), "")
        self.table = RowsView(headings(self.grouping), _SHARES)
        self.table.setAccessibleName(self.tr("Statistics"))
        self.table.selectionModel().selectionChanged.connect(self._show_course)
        self.nothing = make_label(serif(17, italic=True), wraps=True, align=Qt.AlignmentFlag.AlignCenter)
        self.chart: CourseChart | None = None
        """The course of the chosen row, once there was one to be drawn."""
        self.head = self._head()
        self.kept_words = KeptWordsRow(kept_words_path())
        self._column = make_column(self.head, self.kept_words, (self.table, 5), (self.nothing, 4), rim=(0, 10, 0, 0))
        self.setLayout(self._column)
        self.by.currentIndexChanged.connect(self._count)
        self.person.currentIndexChanged.connect(self._count)

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        for text, box in ((self.tr("Group by"), self.by), (self.tr("Player"), self.person)):
            label = make_label(sans(14), text)
            label.setBuddy(box)
            box.setFont(sans(14))
            box.setAccessibleName(text)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            head.addWidget(label)
            head.addWidget(box)
        add_gap(head, 12)
        head.addWidget(make_label(sans(13), self.tr("Practice games don't count."), "dim"))
        head.addStretch(1)
        tip = self.tr("Save as a CSV file for a spreadsheet")
        self.save_button = make_button(self.tr("Save the figures…"), size=15, tip=tip)
        head.addWidget(self.save_button)
        return head

    @property
    def grouping(self) -> Grouping:
        """By what the games are counted."""
        return self._groupings[self.by.currentIndex()]

    def show_games(self, games: list[IndexedGame]) -> None:
        """The statistics of these games."""
        self._games = games
        self.kept_words.refresh()
        self._count()

    def _count(self) -> None:
        work = self._counting.begin(counting(self._games, self.grouping, self.person.currentData()))
        work.done.connect(self._show)
        work.start_aside()

    def _show(self, statistics: Statistics) -> None:
        """They are counted."""
        self.statistics = statistics
        self._offer(statistics.people)
        self.table.show_rows(statistics.rows, headings(self.grouping))
        if statistics.rows:
            self.table.choose_row(0)
        else:
            self._show_course()
        self.counted.emit()

    def _offer(self, people: list[str]) -> None:
        """These can be chosen, and the one who is."""
        chosen = self.person.currentData()
        names = people if chosen in ("", *people) else [chosen, *people]
        if names == [self.person.itemData(place) for place in range(1, self.person.count())]:
            return
        with QSignalBlocker(self.person):
            while self.person.count() > 1:
                self.person.removeItem(1)
            for name in names:
                self.person.addItem(name, name)
            self.person.setCurrentIndex(self.person.findData(chosen))

    # --- the course ----------------------------------------------------------------------------------------------

    @property
    def standing(self) -> Standing | None:
        """Whose course is shown."""
        return None if self.table.row is None else self.statistics.standings[self.table.row]

    def _show_course(self) -> None:
        standing = self.standing
        drawn = standing is not None and len(standing.parts) >= FIRST
        self.nothing.setVisible(not drawn)
        if self.chart:
            self.chart.setVisible(drawn)
        if standing is None:
            self.nothing.setText(self.tr("No finished games with people in them."))
        elif not drawn:
            text = self.tr("Play {count} games to see a chart.")
            self.nothing.setText(filled(text, count=FIRST))
        else:
            self._draw(standing)

    def _draw(self, standing: Standing) -> None:
        drawn = _course(standing, self._title())
        if self.chart is not None:
            self.chart.show_course(drawn)
            return
        self.chart = CourseChart(self._settings, drawn)
        self._column.addWidget(self.chart, 4)
        apply_zoom(self.chart)

    def _title(self) -> str:
        return filled(self.tr("Wins in the last {count} games, in % (dashed line: an equal share)"), count=LAST)


def _course(standing: Standing, title: str) -> ChartedCourse:
    """How much was won of the last games, after each; and what would be an even share."""
    points = course(standing.parts)
    apart = -(-len(points) // _TICKS)
    ticks = [(place, f"{count}") for place, (count, _) in enumerate(points) if place % apart == 0]
    shares = [[round(100 * share)] for _, share in points]
    return ChartedCourse(title, shares, [title_of(standing)], [0], ticks, round(100 * even_share(standing.parts)))
