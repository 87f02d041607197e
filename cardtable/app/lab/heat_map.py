"""Heat map of two rules: a cell for each pair of values, coloured by a measure, as a chart or a table."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTableWidget

from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.inks import verdict_sign
from cardtable.app.lab.plot_or_table import PlotOrTable
from cardtable.app.parts.table_items import item_at, read_only
from cardtable.app.parts.widgets import tip_of
from cardtable.app.plots.cells import CellsPlot, Place, ShownCell
from cardtable.app.zoom import zoom_of
from cardtable.language import filled, listed_apart, translate
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import MET, MISSED, NOT_YET_KNOWN
from cardtable.playtest.told import shown_bounds, shown_number
from cardtable.playtest.two_rules import TwoRules
from cardtable.table.rules_text import value_words

_LINE = 28


class HeatCell(NamedTuple):
    """Rule set as a cell of the heat map."""

    number: int
    """Number of the rule set in the study."""
    mean: Finding = NOTHING_KNOWN
    verdict: str = ""
    """Verdict on the goal; empty without a goal."""
    winner: bool = False
    dropped: bool = False


class HeatMap(PlotOrTable):
    """Heat map of two rules: values of one upwards, values of the other to the right."""

    chosen = Signal(int)
    """Number of the rule set that was opened."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self._grid: TwoRules | None = None
        self._known: Mapping[int, HeatCell] = {}
        self._measure = ""
        self._name = translate("sweep", "Two rules together")
        self.plot = CellsPlot(colours)
        self.table = _table(self._name)
        self.hold(self.plot, self.table)
        self.plot.opened.connect(self._open_mark)
        self.table.cellActivated.connect(self._open_line)
        self.zoom_changed()

    def show_grid(self, grid: TwoRules | None, known: Mapping[int, HeatCell], measure: str) -> None:
        """Show a measure in the cells of a grid, by number of the rule set; None for the grid clears the map."""
        self._grid, self._known, self._measure = grid, known, measure
        rows = [value_words(grid.row, value) for value in grid.rows] if grid else []
        columns = [value_words(grid.column, value) for value in grid.columns] if grid else []
        means = [mean for number in self._numbers.values() if (mean := known[number].mean.mean) is not None]
        low, high = min(means, default=0.0), max(means, default=1.0)
        cells = {place: self._shown(place, known[number], low, high) for place, number in self._numbers.items()}
        self.plot.show_cells(rows, columns, cells, self._name)
        self._show_table(rows, columns, cells)

    @property
    def _numbers(self) -> dict[Place, int]:
        """Numbers of the known rule sets, by row and column."""
        cells = self._grid.cells if self._grid else {}
        return {place: number for place, number in cells.items() if number in self._known}

    def _shown(self, place: Place, cell: HeatCell, low: float, high: float) -> ShownCell:
        mean = cell.mean.mean
        share = None if mean is None else (mean - low) / (high - low) if high > low else 0.5
        signs = (cell.verdict == MET, cell.winner, not cell.number, cell.dropped)
        sign = verdict_sign(cell.verdict) if cell.verdict else ""
        return ShownCell(share, self._text(cell), *signs, self._words(place, cell), sign)

    def _text(self, cell: HeatCell) -> str:
        """Return the mean as text, a dash if there is none."""
        return "–" if cell.mean.mean is None else shown_number(self._measure, cell.mean.mean)

    def _words(self, place: Place, cell: HeatCell) -> str:
        grid = self._grid
        assert grid
        values = {
            "row": grid.row.label,
            "first": value_words(grid.row, grid.rows[place[0]]),
            "column": grid.column.label,
            "second": value_words(grid.column, grid.columns[place[1]]),
        }
        parts = [filled(translate("sweep", "{row}: {first}, {column}: {second}"), **values)]
        parts.append(f"{self._text(cell)} {shown_bounds(self._measure, cell.mean)}")
        signs = {
            translate("sweep", "the best rule set"): cell.winner,
            translate("sweep", "goal met"): cell.verdict == MET,
            translate("sweep", "goal missed"): cell.verdict == MISSED,
            translate("sweep", "goal not yet decided"): cell.verdict == NOT_YET_KNOWN,
            translate("sweep", "the current values"): not cell.number,
            translate("sweep", "eliminated early"): cell.dropped,
        }
        return listed_apart([*parts, *[words for words, holds in signs.items() if holds]])

    def _show_table(self, rows: list[str], columns: list[str], cells: Mapping[Place, ShownCell]) -> None:
        """Fill the table, with the highest row first as in the chart."""
        table = self.table
        table.setRowCount(len(rows))
        table.setColumnCount(len(columns))
        table.setVerticalHeaderLabels(rows[::-1])
        table.setHorizontalHeaderLabels(columns)
        for row in range(len(rows)):
            for column in range(len(columns)):
                shown = cells.get((row, column))
                item = item_at(table, len(rows) - 1 - row, column)
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                item.setText(_signed(shown) if shown else "")
                item.setToolTip(tip_of(shown.words if shown else ""))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, shown.words if shown else None)

    def _open_mark(self, mark: int) -> None:
        self._open(self.plot.place_of(mark))

    def _open_line(self, row: int, column: int) -> None:
        self._open((self.table.rowCount() - 1 - row, column))

    def _open(self, place: Place) -> None:
        if place in self._numbers:
            self.chosen.emit(self._numbers[place])

    def zoom_changed(self) -> None:
        """Set the height of the table's rows for the zoom."""
        self.table.verticalHeader().setDefaultSectionSize(round(_LINE * zoom_of(self)))


def _signed(shown: ShownCell) -> str:
    """Return a cell's text with signs for winner, verdict, current values and elimination."""
    signs = {"★": shown.winner, shown.sign: bool(shown.sign), "□": shown.current, "╲": shown.dropped}
    return " ".join([shown.text, *[sign for sign, holds in signs.items() if holds]])


def _table(name: str) -> QTableWidget:
    table = QTableWidget(0, 0)
    table.setAccessibleName(name)
    read_only(table)
    table.setFont(sans(13))
    table.setCornerButtonEnabled(False)
    for header in (table.horizontalHeader(), table.verticalHeader()):
        header.setFont(sans(12))
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(1)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    return table
