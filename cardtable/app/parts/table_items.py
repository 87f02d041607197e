"""Helpers for read-only tables whose cells are filled as results come in."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QTableView, QTableWidget, QTableWidgetItem


def read_only(table: QTableView) -> None:
    """Make a table read-only: single selection, Tab leaves it, and it doesn't scroll sideways."""
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


def item_at(table: QTableWidget, row: int, column: int) -> QTableWidgetItem:
    """Return a cell's item, creating it if there is none."""
    item = table.item(row, column)
    if item is None:
        item = QTableWidgetItem()
        table.setItem(row, column, item)
    return item
