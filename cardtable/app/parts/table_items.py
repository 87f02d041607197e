"""Tables whose cells are filled when something is known."""

from PySide6.QtWidgets import QTableWidget, QTableWidgetItem


def item_at(table: QTableWidget, row: int, column: int) -> QTableWidgetItem:
    """A cell's item, made if there is none yet."""
    item = table.item(row, column)
    if item is None:
        item = QTableWidgetItem()
        table.setItem(row, column, item)
    return item
