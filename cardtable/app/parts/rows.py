"""Rows of lists and tables: a model of values with declared columns, and the delegate that paints them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView
from typing_extensions import override

from cardtable.app.parts.widgets import tip_of
from cardtable.app.zoom import zoom_of

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.TextAlignmentRole,
)


class CellState(NamedTuple):
    """State in which a cell is drawn."""

    number: int
    """Number of its row, from 0."""
    selected: bool
    focused: bool
    """True if the list or table has the keyboard focus."""

    @property
    def pointed(self) -> bool:
        """True if the keyboard acts on the row."""
        return self.selected and self.focused


@dataclass(frozen=True)
class Column(Generic[Row]):
    """Column of a list or table: its heading, and functions that make each row's cell of the row's value."""

    text: Callable[[Row], str]
    """Text, which screen readers say unless there is `said`."""
    heading: str = ""
    said: Callable[[Row], str] | None = None
    tip: Callable[[Row], str] | None = None
    """Tooltip, in plain text unless `rich`."""
    rich: bool = False
    align: Qt.AlignmentFlag | None = None
    ink: Callable[[Row, bool], QColor] | None = None
    """Colour of the text; the second argument is True in the selected row."""
    draw: Callable[[QPainter, QRectF, Row, CellState], object] | None = None
    """Function that draws the cell into a box, in designed pixels: in a list instead of the text, in a table over the
    ground of the row."""
    height: Callable[[Row], float] | None = None
    """Height in a list, in designed pixels."""
    heading_tip: str = ""
    """Tooltip of the heading if it is another text than the heading, which may be cut."""
    heading_align: Qt.AlignmentFlag | None = None


def text_columns(headings: Sequence[str], align: Qt.AlignmentFlag | None = None) -> list[Column[Sequence[str]]]:
    """Return columns for rows of texts, which are their own tooltips, as they may be cut."""

    def column(number: int, heading: str) -> Column[Sequence[str]]:
        def text(row: Sequence[str]) -> str:
            return row[number]

        return Column(text, heading, tip=text, align=align)

    return [column(number, heading) for number, heading in enumerate(headings)]


class RowsModel(QAbstractTableModel, Generic[Row]):
    """Model of rows, each a value of which the columns make the cells."""

    def __init__(self, columns: Sequence[Column[Row]], parent: QObject) -> None:
        super().__init__(parent)
        self.columns = columns
        self.rows: Sequence[Row] = ()
        self.row_heading: Callable[[Row], str] | None = None
        self.selectable: Callable[[Row], bool] | None = None
        """Function that says which rows can be selected; None if all can."""

    def reset(self, rows: Sequence[Row], columns: Sequence[Column[Row]] | None = None) -> None:
        """Show other rows; no row is selected then."""
        self.beginResetModel()
        self.rows, self.columns = rows, self.columns if columns is None else columns
        self.endResetModel()

    def update(self, rows: Sequence[Row], columns: Sequence[Column[Row]] | None = None) -> None:
        """Show what has become of the rows, added or removed at the end. Others stay selected and scrolled to."""
        if columns is not None and len(columns) != len(self.columns):
            self.reset(rows, columns)
            return
        old, same = self.rows, min(len(self.rows), len(rows))
        changed = [number for number in range(same) if columns is not None or old[number] != rows[number]]
        if columns is not None:
            self.columns = columns
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(columns) - 1)
        if len(rows) < len(old):
            self.beginRemoveRows(_ROOT, len(rows), len(old) - 1)
            self.rows = rows
            self.endRemoveRows()
        elif len(rows) > len(old):
            self.beginInsertRows(_ROOT, len(old), len(rows) - 1)
            self.rows = rows
            self.endInsertRows()
        self.rows = rows
        if changed:
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], len(self.columns) - 1))

    def head(self, column: int, heading: str) -> None:
        """Change the heading of a column."""
        if heading != self.columns[column].heading:
            columns = list(self.columns)
            columns[column] = replace(columns[column], heading=heading)
            self.columns = columns
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, column, column)

    @override
    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    @override
    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.columns)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.selectable is None or not index.isValid() or self.selectable(self.rows[index.row()]):
            return super().flags(index)
        return Qt.ItemFlag.NoItemFlags

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _ROLES:
            return None
        row, column = self.rows[index.row()], self.columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            tip = column.tip(row) if column.tip else ""
            return tip if column.rich else tip_of(tip)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return column.said(row) if column.said else None
        return column.align

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical:
            told = self.row_heading is not None and role == Qt.ItemDataRole.DisplayRole
            return self.row_heading(self.rows[section]) if self.row_heading and told else None
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.heading
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip_of(column.heading_tip or column.heading)
        return column.heading_align if role == Qt.ItemDataRole.TextAlignmentRole else None


class RowsDelegate(QStyledItemDelegate, Generic[Row]):
    """Delegate of all lists and tables: it paints what the columns declare."""

    def __init__(self, view: QAbstractItemView, model: RowsModel[Row]) -> None:
        super().__init__(view)
        self._view = view
        self._model = model

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = self._model.columns[index.column()].height
        if height is None:
            return super().sizeHint(option, index)
        return (QSizeF(100, height(self._model.rows[index.row()])) * zoom_of(self._view)).toSize()

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        ink = self._model.columns[index.column()].ink
        if ink is not None:
            colour = ink(self._model.rows[index.row()], bool(option.state & QStyle.StateFlag.State_Selected))
            option.palette.setColor(option.palette.ColorRole.Text, colour)
            option.palette.setColor(option.palette.ColorRole.HighlightedText, colour)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        draw = self._model.columns[index.column()].draw
        if draw is None or isinstance(self._view, QTableView):
            super().paint(painter, option, index)
        if draw is None:
            return
        zoom, rect = zoom_of(self._view), option.rect
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(zoom, zoom)
        box = QRectF(rect.x() / zoom, rect.y() / zoom, rect.width() / zoom, rect.height() / zoom)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        draw(painter, box, self._model.rows[index.row()], CellState(index.row(), selected, self._view.hasFocus()))
        painter.restore()
