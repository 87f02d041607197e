"""What a sweep has found in two charts: one rule at a time, and two rules together."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.heat_map import Cell, HeatMap
from cardtable.app.lab.parts_or_tabs import PartsOrTabs, Side
from cardtable.app.lab.sweep_legend import SweepLegend
from cardtable.app.lab.tornado import Tornado, TornadoRow, goal_words
from cardtable.app.parts.forms import make_column, make_label, make_row
from cardtable.app.parts.narrow_box import NarrowBox
from cardtable.language import as_sentence, in_sequence, labelled
from cardtable.playtest.estimates import NOTHING_KNOWN
from cardtable.playtest.findings import MET, range_words
from cardtable.playtest.halving import SweepStanding
from cardtable.playtest.one_at_a_time import one_at_a_time
from cardtable.playtest.ranking import aims
from cardtable.playtest.rule_set_measures import measures_of
from cardtable.playtest.study import Goal, Study
from cardtable.playtest.told import unit_words
from cardtable.playtest.two_rules import goals_verdict, two_rules

_BY_GAMES = "?"
"""What stands in the place of a measure where games that differed are counted."""
_WIDE = 1180
"""From so many designed pixels on both charts stand side by side."""


def _is_tried(study: Study, rule: str) -> bool:
    """Whether its rule sets have several values of a rule."""
    return len({getattr(each.rules, rule) for each in study.rule_sets}) > 1


class SweepCharts(QWidget):
    """Both, with what is to be seen in them."""

    chosen = Signal(int)
    """A rule set of the study that is to be compared with its base."""
    turned = Signal()
    """Another measure is shown."""

    def __init__(self, page: QWidget, colours: Scheme) -> None:
        """`page` is the one that they share the width of."""
        super().__init__()
        self._study: Study | None = None
        self._standing: SweepStanding | None = None
        self._shown = ""  # the measure that is seen, by name, where another is than the first that decides
        self._by_games = False  # whether one rule at a time is drawn by how many games differ
        alone, together = QWidget(), QWidget()
        alone.setLayout(self._tornado_column(colours))
        together.setLayout(self._map_column(colours))
        sides = (Side(alone, 45, self.tr("One rule at a time")), Side(together, 55, self.tr("Two rules")))
        self._halves = PartsOrTabs(page, _WIDE, 28, 1, *sides)
        self.setLayout(make_row(self._halves, rim=(0, 0, 0, 0)))

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        return [self.measure_box, *self.tornado.stops, self.row_box, self.column_box, *self.map.stops]

    def fit(self) -> None:
        """The page is wider now, or less wide."""
        self.tornado_title.setVisible(self._halves.fit())

    @property
    def measure(self) -> str:
        """By name, the one that is shown: the first that decides, until another is chosen; empty where nothing is
        asked."""
        known = aims(self._study) if self._study else [""]
        return self._shown if self._shown in known else known[0]

    @property
    def _goal(self) -> Goal | None:
        goals = self._study.goals if self._study else ()
        return next((goal for goal in goals if goal.measure == self.measure), None)

    def _choose_measure(self) -> None:
        self._by_games = self.measure_box.currentData() == _BY_GAMES
        if not self._by_games:
            self._shown = str(self.measure_box.currentData())
        self.turned.emit()

    def show_tables(self, tables: bool) -> None:
        """Tables in the place of pictures, or pictures again."""
        for chart in (self.tornado, self.map):
            chart.show_table(tables)

    def ask(self, study: Study | None) -> None:
        """Something else is asked, or nothing: what can be chosen to be seen."""
        self._study, self._standing = study, None
        self._shown, self._by_games = "", False
        if study is None:
            return
        tried = [rule for rule in study.of.rules.declared() if _is_tried(study, rule.name)]
        for box, place in ((self.row_box, 0), (self.column_box, 1)):
            box.clear()
            for rule in tried:
                box.addItem(rule.label, rule.name)
            box.setCurrentIndex(min(place, box.count() - 1))
        self.measure_box.clear()
        for name in aims(study):
            self.measure_box.addItem(measures_of(study.game)[name].label(), name)
        self.measure_box.addItem(self.tr("Games that changed"), _BY_GAMES)

    def show_standing(self, standing: SweepStanding | None) -> None:
        """What was found of it."""
        self._standing = standing
        if self._study is not None:
            self._show_tornado(self._study)
            self._show_map()

    def _tornado_column(self, colours: Scheme) -> QVBoxLayout:
        self.tornado = Tornado(colours)
        self.tornado.chosen.connect(self.chosen)
        self.tornado_title = make_label(serif(18, 700), self.tr("One rule at a time"))
        self.measure_box = NarrowBox()
        """Whose measure is drawn, where several decide."""
        self.measure_box.setAccessibleName(self.tr("Measure shown"))
        self.measure_box.activated.connect(self._choose_measure)
        self.tornado_note = make_label(sans(12), look="dim", wraps=True)
        head = make_row(self.tornado_title, None, self.measure_box, gap=8)
        return make_column(head, self.tornado_note, (self.tornado, 1), gap=6, rim=(0, 0, 0, 0))

    def _map_column(self, colours: Scheme) -> QVBoxLayout:
        self.row_box, self.column_box = NarrowBox(), NarrowBox()
        self.row_box.setAccessibleName(self.tr("Rule for rows"))
        self.column_box.setAccessibleName(self.tr("Rule for columns"))
        for box in (self.row_box, self.column_box):
            box.activated.connect(self._show_map)
        self.map = HeatMap(colours)
        self.map.chosen.connect(self.chosen)
        self.map_note = make_label(sans(12), look="dim", wraps=True)
        head = make_row(
            make_label(serif(18, 700), self.tr("Two rules")),
            make_label(sans(13), self.tr("Vertical:"), look="dim"),
            (self.row_box, 1),
            make_label(sans(13), self.tr("Horizontal:"), look="dim"),
            (self.column_box, 1),
            gap=8,
        )
        self.legend = SweepLegend(colours)
        return make_column(head, self.map_note, (self.map, 1), self.legend, gap=6, rim=(0, 0, 0, 0))

    def _show_tornado(self, study: Study) -> None:
        unit = unit_words(study.game, self.measure)
        name = measures_of(study.game)[self.measure].label()
        drawn, goal = (None, None) if self._by_games else (self.measure, self._goal)
        shown = self.tr("Games in 100 that changed")
        if drawn:
            shown = f"{name} ({unit})" if unit else name
        parts = [as_sentence(shown), self.tr("Each bar shows one value tried, named at its end.")]
        if goal:
            parts.append(as_sentence(goal_words(goal)))
        self.tornado_note.setText(in_sequence(parts))
        if self._standing is None:
            self.tornado.show_rows([], drawn, NOTHING_KNOWN, goal)
            return
        found = self._standing.findings
        gone = [place.number for place in self._standing.places if place.dropped is not None]
        met = [number for number, _ in enumerate(found.rule_sets) if goals_verdict(found, number, self.measure) == MET]
        rows = [TornadoRow(rule, gone, met) for rule in one_at_a_time(study, found, drawn)]
        base = found.rule_sets[0].measures.get(self.measure, NOTHING_KNOWN)
        self.tornado.show_rows(rows, drawn, base, goal)

    def _show_map(self) -> None:
        study = self._study
        several = self.row_box.count() > 1
        for part in (self.map, self.legend):
            part.setVisible(several)
        self.row_box.setEnabled(several)
        self.column_box.setEnabled(several)
        if study is None or not several:
            self.map_note.setText("" if several else self.tr("Try two rules to see how they work together."))
            return
        row, column = str(self.row_box.currentData()), str(self.column_box.currentData())
        if row == column:
            self.map_note.setText(self.tr("Choose two different rules."))
            self.map.show_grid(None, {}, self.measure)
            return
        goal = self._goal
        measure = measures_of(study.game)[self.measure].label()
        self.map_note.setText(labelled(measure, range_words(goal)) if goal else measure)
        known: dict[int, Cell] = {number: Cell(number) for number, _ in enumerate(study.rule_sets)}
        if self._standing is not None:
            found = self._standing.findings
            winner = self._standing.places[0].number
            for place in self._standing.places:
                known[place.number] = Cell(
                    place.number,
                    found.rule_sets[place.number].measures.get(self.measure, NOTHING_KNOWN),
                    goals_verdict(found, place.number, self.measure),
                    place.number == winner and found.rule_sets[place.number].fitness.fit is True,
                    place.dropped is not None,
                )
        grid = two_rules(study, row, column)
        self.map.show_grid(grid, known, self.measure)
        self.legend.show_cells([known[number] for number in grid.cells.values()])
