"""Tables that are read, and whose cells are filled when something is known."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QTableView, QTableWidget, QTableWidgetItem


def read_only(table: QTableView) -> None:
    """Has a table be one to read and to choose from: nothing is typed in, one thing is chosen at a time, Tab leads out
    of it, and it scrolls to no side."""
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


def item_at(table: QTableWidget, row: int, column: int) -> QTableWidgetItem:
    """A cell's item, made if there is none yet."""
    item = table.item(row, column)
    if item is None:
        item = QTableWidgetItem()
        table.setItem(row, column, item)
    return item
