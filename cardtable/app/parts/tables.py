"""Tables of rows with declared columns. They stay fast with thousands of rows, as only the visible ones are drawn."""

from collections.abc import Sequence
from typing import Generic

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.parts.rows import Column, Row, RowsDelegate, RowsModel
from cardtable.app.zoom import text_size_of, zoom_of

_LINE = 36
"""Height of a row of texts, in designed pixels."""
_LEAST = 842
"""Least width of all columns together with larger texts, in designed pixels."""
_AIR = 30
"""Space beside the words of a cell, in designed pixels."""
_FEW = 4
"""Least number of rows visible with larger texts."""

Texts = Sequence[str]


class RowsTable(QTableView, Generic[Row]):
    """Read-only table in which one row can be selected; Tab leaves it, and it doesn't scroll sideways."""

    def __init__(self, columns: Sequence[Column[Row]], line: int) -> None:
        """Create a table with rows `line` designed pixels high."""
        super().__init__()
        self._line = line
        self.content: RowsModel[Row] = RowsModel(columns, self)
        self.setModel(self.content)
        if any(column.draw or column.ink for column in columns):  # else Qt's own paints texts, and sooner
            self.setItemDelegate(RowsDelegate(self, self.content))
        self.setFont(sans(13))
        self.horizontalHeader().setFont(sans(12))
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(line)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    @property
    def rows(self) -> Sequence[Row]:
        """Values of the rows, from the top."""
        return self.content.rows

    @property
    def row(self) -> int:
        """Number of the selected row; -1 if there is none."""
        rows = self.selectionModel().selectedRows()
        return rows[0].row() if rows else -1

    @property
    def chosen(self) -> Row | None:
        """Value of the selected row; None if there is none."""
        return self.rows[self.row] if self.row >= 0 else None

    def choose_row(self, row: int) -> None:
        """Select a row. Qt's own `selectRow` finds no column in right-to-left layouts."""
        self.setCurrentIndex(self.content.index(row, 0))

    def zoom_changed(self) -> None:
        """Set the height of the rows for the zoom."""
        self.verticalHeader().setDefaultSectionSize(round(self._line * zoom_of(self)))


class TextTable(RowsTable[Row]):
    """Table whose columns share its width: each is as wide as its words need, if there is room."""

    def __init__(self, columns: Sequence[Column[Row]], shares: Sequence[int]) -> None:
        """`shares` are the columns' shares of the width that is left over, or of the whole width if there is too
        little."""
        super().__init__(columns, _LINE)
        self._shares = shares
        # Longest text ever shown in each column, so that columns keep their widths when rows are filtered
        self._longest = [""] * len(columns)
        self.setFont(sans(14))
        header = self.horizontalHeader()
        header.setFont(sans(13, 600))
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def show_rows(self, rows: Sequence[Row], columns: Sequence[Column[Row]] = ()) -> None:
        """Replace all rows, and the columns if any are given. No row is selected then."""
        if columns:
            self._longest = [""] * len(columns)
        self.content.reset(rows, columns or None)
        for number, column in enumerate(self.content.columns):
            self._longest[number] = max([self._longest[number], *map(column.text, rows)], key=len)
        self._share_width()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    @override
    def zoom_changed(self) -> None:
        super().zoom_changed()
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
        columns = self.content.columns
        shares = [share if column.heading else 0 for share, column in zip(self._shares, columns, strict=True)]
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
