"""Charts of a sweep's findings: one rule at a time, and two rules together."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableWidget, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.heat_map import HeatCell, HeatMap
from cardtable.app.lab.inks import AUTHORS, GOAL, YOURS, on_panel, verdict_sign
from cardtable.app.lab.parts_or_tabs import PartsOrTabs, Side
from cardtable.app.lab.plot_or_table import PlotOrTable
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.forms import make_column, make_label, make_row
from cardtable.app.parts.narrow_box import NarrowBox
from cardtable.app.parts.table_items import item_at, read_only
from cardtable.app.parts.widgets import at_side, tip_of
from cardtable.app.plots.cells import draw_star, heat
from cardtable.app.plots.rows import BarsRow, Inks, RowsPlot, TornadoBar
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import as_number, as_sentence, filled, in_sequence, labelled, listed, translate
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import MET, MISSED, NOT_YET_KNOWN, range_words
from cardtable.playtest.one_at_a_time import RuleTried, TriedValue, one_at_a_time
from cardtable.playtest.ranking import aims
from cardtable.playtest.rule_set_measures import measures_of
from cardtable.playtest.study import Goal, Study
from cardtable.playtest.successive_halving import SweepStanding
from cardtable.playtest.told import scale_of, shown_bounds, shown_number, unit_words
from cardtable.playtest.two_rules import goals_verdict, two_rules

_MET = QColor("#5CC8A0")
_LINE = 28


class TornadoRow(NamedTuple):
    """Rule in the tornado, with the numbers of rule sets that were dropped and of those proven to meet the goal."""

    tried: RuleTried
    dropped: Sequence[int]
    met: Sequence[int]


class Tornado(PlotOrTable):
    """Tornado: a row of bars for each rule, in the order given, as a chart or a table."""

    chosen = Signal(int)
    """Number of the rule set that was opened."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self._rows: Sequence[TornadoRow] = ()
        self._measure: str | None = ""
        self._goal: Goal | None = None
        self._name = translate("sweep", "One rule at a time")
        self.plot = RowsPlot(colours, _inks(colours))
        self.table = _table(self._name)
        self.hold(self.plot, self.table)
        self.plot.opened.connect(self._open_bar)
        self.table.cellActivated.connect(self._open_line)
        self.zoom_changed()

    def show_rows(self, rows: Sequence[TornadoRow], measure: str | None, base: Finding, goal: Goal | None) -> None:
        """Replace the rows. They show a measure, or if it is None the share of games that changed.

        `base` is the finding on the measure under the base.
        """
        self._rows, self._measure, self._goal = rows, measure, goal
        scale = self._scale
        wanted = (scale * goal.low, scale * goal.high) if goal else None
        line = 0.0 if measure is None else None if base.mean is None else scale * base.mean
        self.plot.show_rows([self._bars_row(row) for row in rows], line, wanted, self._name)
        self._show_table()

    # --- words ---------------------------------------------------------------------------------------------------

    @property
    def _scale(self) -> int:
        return 100 if self._measure is None else scale_of(self._measure)

    def _value(self, one: TriedValue) -> float | None:
        return one.otherwise if self._measure is None else one.mean.mean

    def _number(self, value: float) -> str:
        return as_number(100 * value, 1) if self._measure is None else shown_number(self._measure, value)

    def _bounds(self, one: TriedValue) -> str:
        return "" if self._measure is None else shown_bounds(self._measure, one.mean)

    def _mean(self, one: TriedValue) -> str:
        """Return the drawn value as text, with its bounds if they are known."""
        value = self._value(one)
        return "–" if value is None else f"{self._number(value)} {self._bounds(one)}".strip()

    def _bars_row(self, row: TornadoRow) -> BarsRow:
        rule, best = row.tried.rule, self.best(row)
        bars = [self._bar(row, one) for one in row.tried.tried if self._value(one) is not None]
        note = filled(translate("sweep", "now {value}"), value=row.tried.now)
        if best is None:
            return BarsRow(rule.label, note, bars, "", "", False)
        met = self._goal is not None and best.number in row.met
        return BarsRow(rule.label, note, bars, self._number(self._value(best) or 0.0), self._bounds(best), met)

    def _bar(self, row: TornadoRow, one: TriedValue) -> TornadoBar:
        scale, dropped = self._scale, one.number in row.dropped
        ends = None
        if self._measure is not None and one.mean.bounds is not None:
            ends = (scale * one.mean.bounds.low, scale * one.mean.bounds.high)
        words = f"{row.tried.rule.label}, {self.value_words(one, dropped)}"
        return TornadoBar(scale * (self._value(one) or 0.0), ends, one.value, dropped, words)

    def value_words(self, one: TriedValue, dropped: bool) -> str:
        """Return one value of a rule, and what was found for it, in words."""
        text = translate("sweep", "{value}: {mean}")
        if dropped:
            text = translate("sweep", "{value}: {mean}, eliminated early")
        return filled(text, value=one.value, mean=self._mean(one))

    def best(self, row: TornadoRow) -> TriedValue | None:
        """Return the value proven to meet the goal or closest to it; without a goal, the one that changes most."""
        known = [one for one in row.tried.tried if self._value(one) is not None]
        goal = self._goal
        if goal is not None:
            return min(
                known, key=lambda one: (one.number not in row.met, goal.outside(one.mean.mean or 0.0)), default=None
            )
        return max(known, key=lambda one: _reach(one, self._measure), default=None)

    # --- table ---------------------------------------------------------------------------------------------------

    def _lines(self) -> list[tuple[TornadoRow, TriedValue]]:
        return [(row, one) for row in self._rows for one in row.tried.tried]

    def _show_table(self) -> None:
        lines = self._lines()
        self.table.setRowCount(len(lines))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for place, (row, one) in enumerate(lines):
            value = self._value(one)
            differed = "–" if one.otherwise is None else as_number(100 * one.otherwise, 1)
            texts = [row.tried.rule.label, one.value + (" ╲" if one.number in row.dropped else "")]
            texts += ["–" if value is None else self._number(value), self._bounds(one), differed]
            for column, text in enumerate(texts):
                item = item_at(self.table, place, column)
                item.setText(text)
                words = self.value_words(one, one.number in row.dropped)
                item.setToolTip(tip_of(f"{row.tried.rule.label}, {words}"))
                if column > 1:
                    item.setTextAlignment(right)

    def _open_bar(self, mark: int) -> None:
        row, place = self.plot.place_of(mark)
        known = [one for one in self._rows[row].tried.tried if self._value(one) is not None]
        self.chosen.emit(known[place].number)

    def _open_line(self, place: int, _: int) -> None:
        self.chosen.emit(self._lines()[place][1].number)

    def zoom_changed(self) -> None:
        """Set the height of the table's rows for the zoom."""
        self.table.verticalHeader().setDefaultSectionSize(round(_LINE * zoom_of(self)))


def _reach(one: TriedValue, measure: str | None) -> float:
    return (one.otherwise or 0.0) if measure is None else abs(one.difference.mean or 0.0)


def _inks(colours: Scheme) -> Inks:
    return Inks(on_panel(AUTHORS, colours), on_panel(YOURS, colours), GOAL, on_panel(_MET, colours))


def _table(name: str) -> QTableWidget:
    table = QTableWidget(0, 5)
    table.setAccessibleName(name)
    read_only(table)
    table.setFont(sans(13))
    table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
    table.verticalHeader().hide()
    table.verticalHeader().setMinimumSectionSize(1)
    header = table.horizontalHeader()
    header.setFont(sans(12))
    header.setSectionsClickable(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    table.setHorizontalHeaderLabels(
        [
            translate("sweep", "Rule"),
            translate("sweep", "Value"),
            translate("sweep", "Mean"),
            translate("sweep", "95%"),
            translate("sweep", "Games in 100 that changed"),
        ]
    )
    return table


def goal_words(goal: Goal | None) -> str:
    """Return words for the band of a goal; empty without a goal."""
    return filled(translate("sweep", "goal: {range}"), range=range_words(goal)) if goal else ""


_HEIGHT = 24
"""Height of a row, in designed pixels."""
_SIGN = 22
_GAP, _APART = 6, 18

_Draw = Callable[[QPainter, QRectF], None]


class SweepLegend(QWidget):
    """Legend of the heat map: only the signs that it has, each with its words."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self._colours = colours
        self._signs: Sequence[tuple[_Draw, str]] = ()
        self.show_cells([])

    def show_cells(self, cells: Sequence[HeatCell]) -> None:
        """Explain the signs of these cells."""
        verdicts = {cell.verdict for cell in cells}
        signs: list[tuple[_Draw, str, bool]] = [
            (self._met, self.tr("goal met"), MET in verdicts),
            (self._missed, self.tr("goal missed"), MISSED in verdicts),
            (self._open, self.tr("not yet decided"), NOT_YET_KNOWN in verdicts),
            (self._star, self.tr("the best rule set"), any(cell.winner for cell in cells)),
            (self._dashed, self.tr("current value"), any(not cell.number for cell in cells)),
            (self._stroke, self.tr("eliminated early"), any(cell.dropped for cell in cells)),
        ]
        self._signs = [(draw, words) for draw, words, holds in signs if holds]
        set_accessible_texts(self, listed([words for _, words in self._signs]))
        self.zoom_changed()

    def zoom_changed(self) -> None:
        """Set the height for the zoom and the number of rows."""
        self.setFixedHeight(round(_HEIGHT * max(len(self._rows), 1) * zoom_of(self)))
        self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.zoom_changed()

    @property
    def _rows(self) -> list[list[tuple[_Draw, str, float]]]:
        """Signs by row, as many in each as fit: how to draw each, its words and its x coordinate."""
        metrics, room = QFontMetricsF(sans(12)), area(self).width()
        rows: list[list[tuple[_Draw, str, float]]] = []
        x = room
        for draw, words in self._signs:
            width = _SIGN + _GAP + metrics.horizontalAdvance(words)
            if x + width > room:
                rows.append([])
                x = 0.0
            rows[-1].append((draw, words, x))
            x += width + _APART
        return rows

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setFont(sans(12))
        metrics = QFontMetricsF(painter.font())
        for number, row in enumerate(self._rows):
            top = number * _HEIGHT
            for draw, words, x in row:
                painter.save()
                draw(painter, at_side(self, x, top + (_HEIGHT - 16) / 2, _SIGN, 16))
                painter.restore()
                painter.setPen(self._colours.text)
                text = at_side(self, x + _SIGN + _GAP, top, metrics.horizontalAdvance(words) + 2, _HEIGHT)
                painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)

    def _cell(self, painter: QPainter, box: QRectF, sign: str, shade: float) -> QRectF:
        """Paint a small cell with a sign, and return its box."""
        cell = box.adjusted(3, 0, -3, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(heat(shade))
        painter.drawRoundedRect(cell, 3, 3)
        painter.setPen(palette.ink_on(heat(shade)))
        painter.setFont(sans(12, 700))
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, sign)
        return cell

    def _met(self, painter: QPainter, box: QRectF) -> None:
        """Paint a cell inside the outline that surrounds cells that meet the goal."""
        cell = self._cell(painter, box, verdict_sign(MET), 0.3)
        painter.setPen(QPen(self._colours.text, 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(cell)

    def _missed(self, painter: QPainter, box: QRectF) -> None:
        self._cell(painter, box, verdict_sign(MISSED), 0.8)

    def _open(self, painter: QPainter, box: QRectF) -> None:
        self._cell(painter, box, verdict_sign(NOT_YET_KNOWN), 0.6)

    def _star(self, painter: QPainter, box: QRectF) -> None:
        draw_star(painter, QRectF(box.center().x() - 8, box.top(), 16, 16))

    def _dashed(self, painter: QPainter, box: QRectF) -> None:
        painter.setBrush(heat(0.8))
        pen = QPen(palette.INK, 1.6, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([2.5, 2])
        painter.setPen(pen)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3)

    def _stroke(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(heat(1.0))
        painter.drawRoundedRect(box.adjusted(3, 0, -3, 0), 3, 3)
        painter.setPen(QPen(palette.INK, 1.6))
        painter.drawLine(box.center() + QPointF(-4, -4), box.center() + QPointF(4, 4))


_BY_GAMES = "?"
"""Choice in the box of measures that stands for the number of games that changed."""
_WIDE = 1180
"""Least width of the page, in designed pixels, at which both charts are side by side."""


def _is_tried(study: Study, rule: str) -> bool:
    """Return whether the rule sets of a study have several values of a rule."""
    return len({getattr(each.rules, rule) for each in study.rule_sets}) > 1


class SweepCharts(QWidget):
    """Both charts of a sweep, with boxes to choose what they show."""

    chosen = Signal(int)
    """Number of the rule set that is to be compared with the base."""
    turned = Signal()
    """Emitted when another measure is shown."""

    def __init__(self, page: QWidget, colours: Scheme) -> None:
        """Create empty charts on `page`, whose width decides whether they are side by side."""
        super().__init__()
        self._study: Study | None = None
        self._standing: SweepStanding | None = None
        self._shown = ""  # chosen measure, by name; empty for the first that decides
        self._by_games = False  # True if the tornado shows how many games changed
        alone, together = QWidget(), QWidget()
        alone.setLayout(self._tornado_column(colours))
        together.setLayout(self._map_column(colours))
        sides = (Side(alone, 45, self.tr("One rule at a time")), Side(together, 55, self.tr("Two rules")))
        self._halves = PartsOrTabs(page, _WIDE, 28, 1, *sides)
        self.setLayout(make_row(self._halves, rim=(0, 0, 0, 0)))

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order."""
        return [self.measure_box, *self.tornado.stops, self.row_box, self.column_box, *self.map.stops]

    def fit(self) -> None:
        """Adapt to the width of the page."""
        self.tornado_title.setVisible(self._halves.fit())

    @property
    def measure(self) -> str:
        """Name of the shown measure; empty while nothing is asked.

        It is the first that the sweep aims at, until another is chosen.
        """
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
        """Show tables of numbers, or the charts."""
        for chart in (self.tornado, self.map):
            chart.show_table(tables)

    def ask(self, study: Study | None) -> None:
        """Replace the question (None for none) and what can be chosen for it."""
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
        """Show the findings; None before the first."""
        self._standing = standing
        if self._study is not None:
            self._show_tornado(self._study)
            self._show_map()

    def _tornado_column(self, colours: Scheme) -> QVBoxLayout:
        self.tornado = Tornado(colours)
        self.tornado.chosen.connect(self.chosen)
        self.tornado_title = make_label(serif(18, 700), self.tr("One rule at a time"))
        self.measure_box = NarrowBox()
        """Choice of the measure to show, of those that decide."""
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
        known: dict[int, HeatCell] = {number: HeatCell(number) for number, _ in enumerate(study.rule_sets)}
        if self._standing is not None:
            found = self._standing.findings
            winner = self._standing.places[0].number
            for place in self._standing.places:
                known[place.number] = HeatCell(
                    place.number,
                    found.rule_sets[place.number].measures.get(self.measure, NOTHING_KNOWN),
                    goals_verdict(found, place.number, self.measure),
                    place.number == winner and found.rule_sets[place.number].fitness.fit is True,
                    place.dropped is not None,
                )
        grid = two_rules(study, row, column)
        self.map.show_grid(grid, known, self.measure)
        self.legend.show_cells([known[number] for number in grid.cells.values()])
