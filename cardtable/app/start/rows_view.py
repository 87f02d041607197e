"""Table of texts, with one row chosen. It stays fast with thousands of rows, as only the visible ones are drawn."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.parts.lists import read_only
from cardtable.app.parts.widgets import tip_of
from cardtable.app.zoom import text_size_of, zoom_of

_LINE = 36
"""Height of a row, in designed pixels."""
_LEAST = 842
"""Least width of all columns together with larger texts, in designed pixels."""
_AIR = 30
"""Space beside the words of a cell, in designed pixels."""
_FEW = 4
"""Least number of rows visible with larger texts."""
_ROOT = QModelIndex()
_Index = QModelIndex | QPersistentModelIndex

Cells = Sequence[str]


class _Rows(QAbstractTableModel):
    """Qt model of the rows."""

    def __init__(self, headings: Sequence[str]) -> None:
        super().__init__()
        self._headings = headings
        self._rows: Sequence[Cells] = ()

    def show_rows(self, headings: Sequence[str], rows: Sequence[Cells]) -> None:
        self.beginResetModel()
        self._headings, self._rows = headings, rows
        self.endResetModel()

    def fill(self, rows: Sequence[Cells]) -> None:
        self._rows = rows
        if rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(self._headings) - 1))

    @override
    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._headings)

    @override
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        text = self._rows[index.row()][index.column()]
        return text if role == Qt.ItemDataRole.DisplayRole else tip_of(text)

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        told = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
        return self._headings[section] if told and orientation == Qt.Orientation.Horizontal else None


class RowsView(QTableView):
    """Table whose columns share its width: each is as wide as its words need, if there is room."""

    def __init__(self, headings: Sequence[str], shares: Sequence[int]) -> None:
        """`shares` are the columns' shares of the width that is left over, or of the whole width if there is too
        little."""
        super().__init__()
        self._headings = headings
        self._shares = shares
        # Longest text ever shown in each column, so that columns keep their widths when rows are filtered
        self._longest = [""] * len(headings)
        self._model = _Rows(headings)
        self._model.setParent(self)
        self.setModel(self._model)
        self.setFont(sans(14))
        header = self.horizontalHeader()
        header.setFont(sans(13, 600))
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_LINE)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        read_only(self)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)

    def show_rows(self, rows: Sequence[Cells], headings: Sequence[str] = ()) -> None:
        """Replace all rows, and the headings if any are given. No row is chosen then."""
        if headings:
            self._headings, self._longest = headings, [""] * len(headings)
        for column, longest in enumerate(self._longest):
            self._longest[column] = max([longest, *[row[column] for row in rows]], key=len)
        self._model.show_rows(self._headings, rows)
        self._share_width()

    def fill_rows(self, rows: Sequence[Cells]) -> None:
        """Replace the texts of the rows, keeping their number and the chosen row."""
        self._model.fill(rows)

    @property
    def row(self) -> int | None:
        """Index of the chosen row; None if there is none."""
        rows = self.selectionModel().selectedRows()
        return rows[0].row() if rows else None

    def choose_row(self, row: int) -> None:
        """Choose a row. Qt's own `selectRow` finds no column in right-to-left layouts."""
        self.setCurrentIndex(self._model.index(row, 0))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def zoom_changed(self) -> None:
        """Set the height of the rows to the new size."""
        self.verticalHeader().setDefaultSectionSize(round(_LINE * zoom_of(self)))
        self._share_width()

    @override
    def minimumSizeHint(self) -> QSize:
        """Return a minimum size that keeps a few rows visible with larger texts; the page scrolls then."""
        least, few = super().minimumSizeHint(), _FEW if text_size_of(self) > 1 else 0
        rows = self.horizontalHeader().sizeHint().height() + few * self.verticalHeader().defaultSectionSize()
        return least.expandedTo(QSize(0, rows)) if few else least

    def _share_width(self) -> None:
        """Set the widths of the columns. A column without a heading is hidden, and the first one gets its share. With
        larger texts the columns may be wider than the table, which scrolls then."""
        width = self.viewport().width()
        if text_size_of(self) > 1:
            width = max(width, round(_LEAST * zoom_of(self)))
        shares = [share if heading else 0 for share, heading in zip(self._shares, self._headings, strict=True)]
        shares[0] += sum(self._shares) - sum(shares)
        metrics, air = self.fontMetrics(), round(_AIR * zoom_of(self))
        words = [metrics.horizontalAdvance(text) + air for text in self._longest]
        heads = [self.horizontalHeader().sectionSizeHint(column) for column in range(len(shares))]
        for column, wide in enumerate(_shared(width, shares, [*map(max, words, heads)])):
            self.setColumnHidden(column, not shares[column])
            self.setColumnWidth(column, wide)


def _shared(width: int, shares: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """Return the columns' widths. Each gets what it wants, and shares what is left over. If there is too little,
    columns that want more than their share divide what the others leave."""
    columns = [column for column, share in enumerate(shares) if share]
    found = [0] * len(shares)
    spare = width - sum(wanted[column] for column in columns)
    if spare >= 0:
        for column in columns:
            found[column] = wanted[column] + spare * shares[column] // sum(shares)
        return found
    while columns:
        whole = sum(shares[column] for column in columns)
        content = [column for column in columns if wanted[column] * whole <= width * shares[column]]
        for column in content or columns:
            found[column] = wanted[column] if content else width * shares[column] // whole
        columns = [column for column in columns if content and column not in content]
        width -= sum(found[column] for column in content)
    return found
