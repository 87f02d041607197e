"""Lists and tables of rows with declared columns: the model, checked by Qt's own tester, and what views make of it."""

from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from cardtable.app.parts.lists import OwnRows
from cardtable.app.parts.rows import Column, RowsModel, text_columns
from cardtable.app.parts.tables import RowsTable
from tests.app.sight import cell


def numbers(parent: QObject) -> RowsModel[int]:
    """Return a model of whole numbers and their squares, which refuses what Qt's tester finds wrong."""
    model = RowsModel[int]([Column(str, "Number"), Column(lambda row: f"{row * row}", "Square")], parent)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, parent)
    return model


def test_rows_are_added_and_removed_at_the_end_and_only_changed_ones_are_reported(qtbot: QtBot) -> None:
    owner = QObject()
    model = numbers(owner)
    told: list[Any] = []
    model.rowsInserted.connect(lambda _, first, last: told.append(("in", first, last)))
    model.rowsRemoved.connect(lambda _, first, last: told.append(("out", first, last)))
    model.dataChanged.connect(lambda first, last: told.append(("new", first.row(), last.row())))
    for rows in ([1, 2, 3], [1, 2, 3, 4], [1, 5, 6, 4], [1, 5], [1, 5], []):
        model.update(rows)
        assert [model.index(row, 1).data() for row in range(model.rowCount())] == [f"{row * row}" for row in rows]
    assert told == [("in", 0, 2), ("in", 3, 3), ("new", 1, 2), ("out", 2, 3), ("out", 0, 1)]


def test_other_columns_take_the_place_of_the_old_ones(qtbot: QtBot) -> None:
    owner = QObject()
    model = numbers(owner)
    model.update([7])
    model.head(1, "Times itself")
    model.update([7, 8], [model.columns[1]])
    assert (model.rowCount(), model.columnCount()) == (2, 1)
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Times itself"
    assert model.index(1, 0).data() == "64"


def test_a_row_stays_selected_while_rows_change_and_come(qtbot: QtBot) -> None:
    table = RowsTable(text_columns(["Name"]), 20)
    qtbot.addWidget(table)
    table.content.update([("Odile",), ("Bram",)])
    table.choose_row(1)
    table.content.update([("Odile",), ("Zoe",), ("Mikkel",)])
    assert table.row == 1
    assert table.chosen == ("Zoe",)
    table.content.reset([("Mikkel",)])
    assert table.row < 0


def test_keys_open_rename_and_delete_the_current_row(qtbot: QtBot) -> None:
    rows = OwnRows[str]("Things", Column(str, tip=lambda row: f"<{row}>", height=lambda _: 20))
    qtbot.addWidget(rows)
    heard: list[tuple[str, int]] = []
    rows.opened.connect(lambda row: heard.append(("open", row)))
    rows.renamed.connect(lambda row: heard.append(("rename", row)))
    rows.deleted.connect(lambda row: heard.append(("delete", row)))
    QTest.keyClick(rows, Qt.Key.Key_Return)
    assert rows.update_rows(["first", "second"])
    assert not rows.update_rows(["first", "second"])
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_F2, Qt.Key.Key_Delete):
        QTest.keyClick(rows, key)
    assert heard == [("open", 1), ("rename", 1), ("delete", 1)]
    assert cell(rows, 1, role=Qt.ItemDataRole.ToolTipRole) == "<qt>&lt;second&gt;</qt>"
    rows.update_rows(["first"])
    assert rows.chosen == "first"
