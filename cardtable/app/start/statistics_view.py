"""Statistics of games: a table with a row for each group of games, and a chart of the chosen one."""

from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from cardtable.app.after.charts import ChartedCourse, CourseChart
from cardtable.app.art.fonts import sans, serif
from cardtable.app.jobs import JobSlot, run, thread
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.rows import Column, text_columns
from cardtable.app.parts.tables import Texts, TextTable
from cardtable.app.parts.widgets import set_tip
from cardtable.app.screens import SCREENS
from cardtable.app.settings import Settings
from cardtable.app.start.kept_games import player_words, set_words
from cardtable.app.zoom import add_gap, apply_zoom
from cardtable.language import as_number, at_the_start, filled, isolated, listed, named, translate
from cardtable.library.game_index import IndexedGame
from cardtable.library.reputations import forget_words, kept_words, kept_words_path
from cardtable.library.statistics import FIRST, LAST, GroupStatistics, PersonGame, course, even_share, played, standings

_MOST = 6
"""Most people named in the row; the tooltip has all."""


class KeptWordsRow(QWidget):
    """Line that says how often people kept their promises, as the bots remember it; hidden if they remember nothing."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self.words = make_label(sans(14), wraps=True, plain=True)
        tip = self.tr("Makes the bots on this computer forget whether people kept their word")
        self.forget_button = make_button(self.tr("Forget"), self._forget, 14, tip, small=True)
        self.setLayout(make_row((self.words, 1), self.forget_button, gap=12, rim=(0, 0, 0, 0)))
        self.refresh()

    def refresh(self) -> None:
        """Show what the bots remember now."""
        known = kept_words(self._path)
        people = [
            filled(
                translate("KeptWordsRow", "{who} ({kept} of {given} times)")
                if name
                else translate("KeptWordsRow", "you ({kept} of {given} times)"),
                who=named(name),
                kept=reputation.kept,
                given=reputation.kept + reputation.broken,
            )
            for name, reputation in known.items()
        ]
        shown = [*people[:_MOST], *(["…"] if len(people) > _MOST else [])]
        text = self.tr("Bots remember how often people kept their word: {people}.")
        self.words.setText(filled(text, people=listed(shown)))
        set_tip(self.words, "\n".join(people))
        self.setHidden(not known)

    def _forget(self) -> None:
        forget_words(self._path)
        self.refresh()


class Grouping(NamedTuple):
    """Property by which games are grouped."""

    key: str
    """Name for files."""
    title: str
    words: Callable[[PersonGame], str]
    """Text for the group of a game; games with equal texts are in one group."""


class Statistics(NamedTuple):
    """Counted statistics, ready to be shown."""

    people: list[str]
    """People in these games, those with most games first."""
    standings: list[GroupStatistics]
    rows: list[Texts]
    """Standings as texts for the table."""


def groupings() -> list[Grouping]:
    """Return the groupings to choose from."""
    known = cache(set_words)  # few of them differ from each other

    def rules(part: PersonGame) -> str:
        return known(part.game.key, part.game.rules) or translate("StatisticsView", "standard rules")

    return [
        Grouping("game", translate("StatisticsView", "game"), lambda part: ""),
        Grouping("person", translate("StatisticsView", "person"), lambda part: part.person),
        Grouping("opponents", translate("StatisticsView", "opponents"), _opponents),
        Grouping("rules", translate("StatisticsView", "house rules"), rules),
    ]


def count_up(games: list[IndexedGame], grouping: Grouping, person: str) -> Statistics:
    """Count the statistics of games, for one person or, if `person` is "", for all. To be called in a thread."""
    parts = played(games)
    people = [name for name, _ in Counter(part.person for part in parts).most_common()]
    found = standings([part for part in parts if person in ("", part.person)], grouping.words)
    return Statistics(people, found, [_cells(standing) for standing in found])


def columns(grouping: Grouping) -> list[Column[Texts]]:
    """Return the columns of the table."""
    common = at_the_start(grouping.title) if grouping.key != "game" else ""
    headings = [
        translate("StatisticsView", "Game", "heading"),
        common,
        translate("StatisticsView", "Played"),
        translate("StatisticsView", "Won (95% interval)"),
        translate("StatisticsView", "Winning streak"),
        translate("StatisticsView", "Mean score"),
        translate("StatisticsView", "Success rate"),
    ]
    return text_columns(headings)


def title_of(standing: GroupStatistics) -> str:
    """Return a title for a row of statistics: its game and group."""
    title = SCREENS[standing.key].title
    return f"{title}, {isolated(standing.group)}" if standing.group else title


def _cells(standing: GroupStatistics) -> Texts:
    percent = translate("StatisticsView", "{share}% ({low} to {high})")
    in_a_row = translate("StatisticsView", "{now} now, {longest} at best")
    row = filled(in_a_row, now=standing.streak, longest=standing.longest)
    share, low, high = (as_number(100 * rate) for rate in (standing.share, *standing.bounds))
    score = "" if standing.score is None else as_number(standing.score, 1).replace("-", "−")
    return (
        SCREENS[standing.key].title,
        standing.group,
        f"{standing.games}",
        isolated(filled(percent, share=share, low=low, high=high)),
        isolated("" if standing.streak is None else row),
        isolated(score),
        _made(standing),
    )


def _made(standing: GroupStatistics) -> str:
    figure = SCREENS[standing.key].figure()
    if figure is None or not standing.tried:
        return ""
    share = as_number(100 * standing.made / standing.tried)
    return isolated(filled(figure.words, made=standing.made, tried=standing.tried, share=share))


def _opponents(part: PersonGame) -> str:
    """Return the levels of the opponents in a game, each once."""
    people = translate("StatisticsView", "people")
    levels = [player.partition(":")[0] for player in part.opponents]
    kinds = {player_words(part.game.key, level) if level else people for level in levels}
    return listed(sorted(kinds))


_SHARES = (13, 17, 8, 16, 17, 10, 25)
_TICKS = 8
"""Most numbers below a chart."""


class StatisticsView(QWidget):
    """Statistics tab: choice of grouping and person, table, chart."""

    counted = Signal()
    """Emitted when other statistics are shown."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._games: list[IndexedGame] = []
        self._counting = JobSlot(self)
        self.statistics = Statistics([], [], [])
        self._groupings = groupings()
        self.by = QComboBox()
        self.by.addItems([grouping.title for grouping in self._groupings])
        self.person = QComboBox()
        self.person.addItem(self.tr("everyone"), "")
        self.table = TextTable(columns(self.grouping), _SHARES)
        self.table.setAccessibleName(self.tr("Statistics"))
        self.table.selectionModel().selectionChanged.connect(self._show_course)
        self.nothing = make_label(serif(17, italic=True), wraps=True, align=Qt.AlignmentFlag.AlignCenter)
        self.chart: CourseChart | None = None
        """Chart for the chosen row; None until there is one to draw."""
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
        """Grouping that is chosen."""
        return self._groupings[self.by.currentIndex()]

    def show_games(self, games: list[IndexedGame]) -> None:
        """Count and show the statistics of these games."""
        self._games = games
        self.kept_words.refresh()
        self._count()

    def _count(self) -> None:
        count = partial(count_up, self._games, self.grouping, self.person.currentData())
        run(thread(count), self._counting, self._show)

    def _show(self, statistics: Statistics) -> None:
        self.statistics = statistics
        self._offer(statistics.people)
        self.table.show_rows(statistics.rows, columns(self.grouping))
        if statistics.rows:
            self.table.choose_row(0)
        else:
            self._show_course()
        self.counted.emit()

    def _offer(self, people: list[str]) -> None:
        """Offer these people for choice; the one who is chosen stays among them."""
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
    def standing(self) -> GroupStatistics | None:
        """Chosen row, whose course is shown; None if there is none."""
        return self.statistics.standings[self.table.row] if self.table.row >= 0 else None

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

    def _draw(self, standing: GroupStatistics) -> None:
        drawn = _course(standing, self._title())
        if self.chart is not None:
            self.chart.show_course(drawn)
            return
        self.chart = CourseChart(self._settings, drawn)
        self._column.addWidget(self.chart, 4)
        apply_zoom(self.chart)

    def _title(self) -> str:
        return filled(self.tr("Wins in the last {count} games, in % (dashed line: an equal share)"), count=LAST)


def _course(standing: GroupStatistics, title: str) -> ChartedCourse:
    """Return a chart of the share of recent games won after each game, with the share that equal players would win."""
    points = course(standing.parts)
    apart = -(-len(points) // _TICKS)
    ticks = [(place, f"{count}") for place, (count, _) in enumerate(points) if place % apart == 0]
    shares = [[round(100 * share)] for _, share in points]
    return ChartedCourse(title, shares, [title_of(standing)], [0], ticks, round(100 * even_share(standing.parts)))
