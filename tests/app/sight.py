"""Everything that can be found at a table by eye, by ear or in its widgets, for comparison with another table."""

from collections.abc import Iterator
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtWidgets import QAbstractItemView, QGraphicsItem, QLabel, QTableView, QWidget

from cardtable.table.board import Board, Piece
from tools.driver import TableDriver

_WORDS = (
    *("accessibleName", "accessibleDescription", "toolTip", "statusTip", "whatsThis", "windowTitle", "title"),
    *("text", "plainText", "placeholderText", "value"),
)
"""Properties that may hold a widget's words."""

Sight = dict[str, Any]
WidgetT = TypeVar("WidgetT", bound=QWidget)


def sight(table: TableDriver[Any], window: QWidget | None = None) -> Sight:
    """Return everything that can be found on the table's page, or in a window around it: each widget's words, each
    item's place and drawing data, what a screen reader finds, and the log."""
    shown = window or table.page
    seen: Sight = {"window": shown.windowTitle(), "log": [notice.text for notice, _ in table.presenter.log.entries]}
    seen |= {f"in {zone}": pieces for zone, pieces in lies(table.model).items()}
    for number, widget in enumerate([shown, *shown.findChildren(QWidget)]):
        seen[f"widget {number} {type(widget).__name__} {widget.objectName()}"] = [
            widget.geometry().getRect() if widget.isVisible() else None,  # a hidden widget keeps its last place
            {name: widget.property(name) for name in _WORDS if widget.property(name) is not None},
            kept(widget),
        ]
    seen["items"] = sorted(
        (
            type(item).__name__,
            (item.pos().toTuple(), item.rotation(), item.scale(), item.zValue(), item.isVisible(), item.opacity()),
            item.toolTip(),
            f"{kept(item)}",
        )
        for item in table.page.view.scene().items()
    )
    for number, found in enumerate(heard(shown)):
        seen[f"heard {number}"] = found
    return seen


def picture(table: TableDriver[Any], window: QWidget | None = None) -> QImage:
    """Return a picture of the table's page or of the window."""
    return (window or table.page).grab().toImage()


def lies(board: Board) -> dict[str, list[str]]:
    """Return the pieces in each zone, with all their attributes."""
    return {f"{zone}": [_piece(piece) for piece in pieces] for zone, pieces in board.zones.items() if pieces}


def _piece(piece: Piece) -> str:
    kinds = [kind for kind in type(piece).__mro__ if hasattr(kind, "__slots__")]
    names = [name for kind in kinds for name in kind.__slots__ if name != "_number"]  # counts pieces of all tables
    known = {name: getattr(piece, name, None) for name in names}
    return f"{type(piece).__name__} {sorted(known.items())}"


def kept(thing: QWidget | QGraphicsItem) -> dict[str, object]:
    """Return the attributes of an object that hold plain values, apart from those Qt keeps."""
    return {name: plain for name, value in vars(thing).items() if (plain := _plain(value)) is not None}


def _plain(value: object) -> object:
    """Return strings, numbers and collections of them in a comparable form; None for any other value."""
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, list | tuple | set | frozenset):
        return [_plain(part) for part in (sorted(value, key=str) if isinstance(value, set | frozenset) else value)]
    if isinstance(value, dict):
        return [(_plain(key), _plain(part)) for key, part in value.items()]
    return None


def named(page: QWidget, kind: type[WidgetT], name: str) -> WidgetT:
    """Return the only widget of a kind with this accessible name."""
    (found,) = (widget for widget in page.findChildren(kind) if widget.accessibleName() == name)
    return found


def labels(page: QWidget) -> list[str]:
    """Return the texts of a page's visible labels."""
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def cell(view: QAbstractItemView, row: int, column: int = 0, role: int = Qt.ItemDataRole.DisplayRole) -> str:
    """Return what a cell of a list or table says, by default its text."""
    return str(view.model().index(row, column).data(role) or "")


def column(table: QTableView, number: int) -> list[str]:
    """Return the texts of a table's column, from top to bottom."""
    model = table.model()
    return [str(model.index(row, number).data()) for row in range(model.rowCount())]


def heard(widget: QObject) -> Iterator[tuple[object, ...]]:
    """Yield role and texts of all that a screen reader finds in a widget, from the outside in."""
    for one in accessible(widget):
        kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
        yield (one.role(), *[one.text(kind) for kind in kinds])


def accessible(widget: QObject) -> Iterator[QAccessibleInterface]:
    """Yield the accessible interfaces of a widget and all in it. Don't keep them: they don't outlive their widgets."""
    todo: list[QAccessibleInterface | None] = [QAccessible.queryAccessibleInterface(widget)]
    while todo:
        one = todo.pop()
        if one is not None and one.isValid():
            yield one
            todo += [one.child(number) for number in reversed(range(one.childCount()))]
