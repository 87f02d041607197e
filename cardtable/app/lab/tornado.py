"""One rule at a time: a row a rule, with what each of its values makes of a measure as a bar from where it is now; or
in how many games each makes a difference."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHeaderView, QTableWidget, QWidget

from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.inks import AUTHORS, GOAL, YOURS, on_panel
from cardtable.app.lab.plot_or_table import PlotOrTable
from cardtable.app.parts.table_items import item_at, read_only
from cardtable.app.parts.widgets import tip_of
from cardtable.app.plots.rows import Bar, BarsRow, Inks, RowsPlot
from cardtable.app.zoom import zoom_of
from cardtable.language import as_number, filled, translate
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import range_words
from cardtable.playtest.one_at_a_time import RuleTried, Tried
from cardtable.playtest.study import Goal
from cardtable.playtest.told import scale_of, shown_bounds, shown_number

_MET = QColor("#5CC8A0")
_LINE = 28


class TornadoRow(NamedTuple):
    """A rule, and which of the rule sets with it alone have dropped out, or are proven to meet the goal."""

    tried: RuleTried
    dropped: Sequence[int]
    met: Sequence[int]


class Tornado(QWidget):
    """Rules in the order in which they are given, as a chart or as a table."""

    chosen = Signal(int)
    """A rule set was opened."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self._rows: Sequence[TornadoRow] = ()
        self._measure: str | None = ""
        self._goal: Goal | None = None
        self._name = translate("sweep", "One rule at a time")
        self.plot = RowsPlot(colours, _inks(colours))
        self.table = _table(self._name)
        self._stack = PlotOrTable(self, self.plot, self.table)
        self.plot.opened.connect(self._open_bar)
        self.table.cellActivated.connect(self._open_line)
        self.zoom_changed()

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes through."""
        return self._stack.stops

    def show_table(self, table: bool) -> None:
        """Numbers in the place of the picture, or the picture again."""
        self._stack.show_table(table)

    def show_rows(self, rows: Sequence[TornadoRow], measure: str | None, base: Finding, goal: Goal | None) -> None:
        """Shows these in the place of others: what they make of a measure, or without one in which part of their games
        anything differs."""
        self._rows, self._measure, self._goal = rows, measure, goal
        scale = self._scale
        wanted = (scale * goal.low, scale * goal.high) if goal else None
        line = 0.0 if measure is None else None if base.mean is None else scale * base.mean
        self.plot.show_rows([self._bars_row(row) for row in rows], line, wanted, self._name)
        self._show_table()

    # --- in words ------------------------------------------------------------------------------------------------

    @property
    def _scale(self) -> int:
        return 100 if self._measure is None else scale_of(self._measure)

    def _value(self, one: Tried) -> float | None:
        return one.otherwise if self._measure is None else one.mean.mean

    def _number(self, value: float) -> str:
        return as_number(100 * value, 1) if self._measure is None else shown_number(self._measure, value)

    def _bounds(self, one: Tried) -> str:
        return "" if self._measure is None else shown_bounds(self._measure, one.mean)

    def _mean(self, one: Tried) -> str:
        """Its number, with its bounds where it has any."""
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

    def _bar(self, row: TornadoRow, one: Tried) -> Bar:
        scale, dropped = self._scale, one.number in row.dropped
        ends = None
        if self._measure is not None and one.mean.bounds is not None:
            ends = (scale * one.mean.bounds.low, scale * one.mean.bounds.high)
        words = f"{row.tried.rule.label}, {self.value_words(one, dropped)}"
        return Bar(scale * (self._value(one) or 0.0), ends, one.value, dropped, words)

    def value_words(self, one: Tried, dropped: bool) -> str:
        """One value of a rule, in words."""
        text = translate("sweep", "{value}: {mean}")
        if dropped:
            text = translate("sweep", "{value}: {mean}, eliminated early")
        return filled(text, value=one.value, mean=self._mean(one))

    def best(self, row: TornadoRow) -> Tried | None:
        """The value that is proven to meet the goal, or comes closest to it; where there is none, reaches furthest."""
        known = [one for one in row.tried.tried if self._value(one) is not None]
        goal = self._goal
        if goal is not None:
            return min(
                known, key=lambda one: (one.number not in row.met, goal.outside(one.mean.mean or 0.0)), default=None
            )
        return max(known, key=lambda one: _reach(one, self._measure), default=None)

    # --- the table -----------------------------------------------------------------------------------------------

    def _lines(self) -> list[tuple[TornadoRow, Tried]]:
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
        """All is larger or smaller now."""
        self.table.verticalHeader().setDefaultSectionSize(round(_LINE * zoom_of(self)))


def _reach(one: Tried, measure: str | None) -> float:
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
    """What the band is."""
    return filled(translate("sweep", "goal: {range}"), range=range_words(goal)) if goal else ""
