"""Plots: what mouse and keys find in them, and that plots which were left are freed."""

import gc
import weakref
from math import inf

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.art import palette
from cardtable.app.lab.distributions import HistogramPlot, Spread
from cardtable.app.lab.heat_map import CellsPlot, ShownCell
from cardtable.app.lab.plot import Plot
from cardtable.app.lab.tornado import BarsRow, Inks, RowsPlot, TornadoBar
from tests.app.conftest import let_happen

EDGES = [0.0, 10.0, 20.0, 30.0, 40.0]
WORDS = ["0 to 9: 40 of 100", "10 to 19: 30 of 100", "20 to 29: 20 of 100", "30 to 39: 10 of 100"]


@pytest.fixture
def plot(qtbot: QtBot) -> HistogramPlot:
    made = HistogramPlot(palette.DARK, palette.DIAMOND, palette.BRASS, palette.CLUB)
    qtbot.addWidget(made)
    made.resize(400, 200)
    made.show_bars(EDGES, Spread([10, 20, 30, 40], 24.0), Spread([40, 30, 20, 10], 14.0), WORDS, "Winning margin")
    made.show()
    let_happen()
    return made


def place(plot: Plot, x: float, y: float = 5.0) -> QPoint:
    """Return the place of a value, in pixels of the view."""
    return QPoint(plot.mapFromScene(plot.box.mapViewToScene(QPointF(x, y))))


def turn_wheel(plot: Plot, by: int, x: float = 15.0, y: float = 5.0) -> QWheelEvent:
    at = QPointF(place(plot, x, y))
    event = QWheelEvent(
        at,
        QPointF(plot.mapToGlobal(at.toPoint())),
        QPoint(),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(plot.viewport(), event)
    return event


def drag(plot: HistogramPlot, start: float, end: float) -> None:
    """Drag with the left button from one value to another."""
    view = plot.viewport()
    QTest.mouseMove(view, place(plot, start))
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=place(plot, start))
    for step in range(1, 6):
        QTest.mouseMove(view, place(plot, start + (end - start) * step / 5))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=place(plot, end))


def test_a_click_opens_the_bar_below_it_however_low_that_is(qtbot: QtBot, plot: HistogramPlot) -> None:
    opened: list[int] = []
    plot.opened.connect(opened.append)
    QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=place(plot, 34.0, 38.0))
    assert opened == [3]


def test_keys_go_from_bar_to_bar_and_open_one_and_it_is_said(qtbot: QtBot, plot: HistogramPlot) -> None:
    opened: list[int] = []
    plot.opened.connect(opened.append)
    for _ in range(2):
        QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.accessibleName() == "Winning margin"
    assert plot.accessibleDescription() == WORDS[1]
    QTest.keyClick(plot, Qt.Key.Key_Return)
    QTest.keyClick(plot, Qt.Key.Key_Left)
    QTest.keyClick(plot, Qt.Key.Key_Left)
    assert plot.accessibleDescription() == WORDS[0]
    assert opened == [1]


def test_the_wheel_zooms_in_and_a_double_click_shows_all_again(qtbot: QtBot, plot: HistogramPlot) -> None:
    assert plot.is_whole
    turn_wheel(plot, 240)
    low, high = plot.box.viewRange()[0]
    assert 0.0 < low < 15.0 < high < 40.0
    middle = plot.viewport().rect().center()
    QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseDClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert plot.box.viewRange()[0] == [0.0, 40.0]


def test_where_all_is_seen_the_page_takes_the_wheel(qtbot: QtBot, plot: HistogramPlot) -> None:
    assert not turn_wheel(plot, -120).isAccepted()
    assert plot.is_whole


def test_other_numbers_leave_the_zoom_where_it_is(qtbot: QtBot, plot: HistogramPlot) -> None:
    turn_wheel(plot, 240)
    before = plot.box.viewRange()[0]
    plot.show_bars(EDGES, Spread([10, 20, 30, 40], 25.0), Spread([41, 29, 20, 10], 13.0), WORDS, "Winning margin")
    assert plot.box.viewRange()[0] == before
    plot.show_bars([0.0, 1.0], Spread([100], None), Spread([100], None), WORDS[:1], "Winning margin")
    assert plot.box.viewRange()[0] == [0.0, 1.0]


def test_a_range_is_dragged_and_its_end_is_open_at_the_edge(qtbot: QtBot, plot: HistogramPlot) -> None:
    wanted: list[tuple[float, float]] = []
    plot.ranged.connect(lambda low, high: wanted.append((low, high)))
    drag(plot, 5.0, 25.0)
    assert wanted[-1] == pytest.approx((5.0, 25.0), abs=0.3)
    plot.show_wanted((10.0, 25.0))
    drag(plot, 25.0, 40.0)
    assert wanted[-1] == pytest.approx((10.0, inf), abs=0.3)


def test_what_is_shown_as_wanted_asks_for_nothing(qtbot: QtBot, plot: HistogramPlot) -> None:
    wanted: list[tuple[float, float]] = []
    plot.ranged.connect(lambda low, high: wanted.append((low, high)))
    plot.show_wanted((-inf, 25.0))
    plot.show_wanted(None)
    assert wanted == []


def test_of_a_plot_that_was_left_nothing_stays(qtbot: QtBot) -> None:
    made = HistogramPlot(palette.DARK, palette.DIAMOND, palette.BRASS, palette.CLUB)
    made.show_bars(EDGES, Spread([1, 2, 3, 4], 2.0), Spread([1, 2, 3, 4], None), WORDS, "Winning margin")
    made.show()
    let_happen()
    kept = [weakref.ref(made), weakref.ref(made.box), weakref.ref(made.scene())]
    made.close()
    made.deleteLater()
    del made
    let_happen()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [each() for each in kept] == [None, None, None]


@pytest.fixture
def tornado(qtbot: QtBot) -> RowsPlot:
    made = RowsPlot(palette.DARK, Inks(palette.DIAMOND, palette.BRASS, palette.CLUB, palette.CLUB))
    qtbot.addWidget(made)
    made.resize(600, 200)
    king = [TornadoBar(18.0, (17.0, 19.0), "7", False, "king 7"), TornadoBar(22.0, None, "15", True, "king 15")]
    jack = [TornadoBar(19.5, None, "5", False, "jack 5")]
    rows = [BarsRow("King", "now 13", king, "18", "", True), BarsRow("Jack", "now 11", jack, "19.5", "", False)]
    made.show_rows(rows, 20.0, (-inf, 20.0), "One rule at a time")
    made.show()
    let_happen()
    return made


def test_of_a_row_the_bar_that_ends_nearest_is_opened(qtbot: QtBot, tornado: RowsPlot) -> None:
    opened: list[int] = []
    tornado.opened.connect(opened.append)
    for x, y in ((18.3, 0.1), (21.5, 0.9), (22.0, 1.5)):
        QTest.mouseClick(tornado.viewport(), Qt.MouseButton.LeftButton, pos=place(tornado, x, y))
    assert [tornado.words_of(mark) for mark in opened] == ["king 7", "king 15", "jack 5"]


def test_keys_go_from_row_to_row_and_from_bar_to_bar(qtbot: QtBot, tornado: RowsPlot) -> None:
    said = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(tornado, key)
        said.append(tornado.accessibleDescription())
    assert said == ["king 7", "king 15", "king 15", "jack 5", "jack 5", "king 7"]
    assert not tornado.grab().isNull()


def test_the_wheel_zooms_along_the_bars_and_all_rows_stay(qtbot: QtBot, tornado: RowsPlot) -> None:
    before = tornado.box.viewRange()
    turn_wheel(tornado, 240, 20.0, 1.0)
    (low, high), rows = tornado.box.viewRange()
    assert before[0][0] < low < 20.0 < high < before[0][1]
    assert rows == before[1] == [0.0, 2.0]
    tornado.reset()
    assert tornado.is_whole


@pytest.fixture
def cells(qtbot: QtBot) -> CellsPlot:
    made = CellsPlot(palette.DARK)
    qtbot.addWidget(made)
    made.resize(400, 300)
    shown = {
        (row, column): ShownCell(0.5, "18.7", row == 0, row == column == 0, column == 2, False, f"{row}, {column}")
        for row in range(3)
        for column in range(3)
        if (row, column) != (1, 1)
    }
    made.show_cells(["5", "6", "7"], ["7", "8", "9"], shown, "Two rules")
    made.show()
    let_happen()
    return made


def test_arrows_pass_over_cells_in_which_nothing_was_tried(qtbot: QtBot, cells: CellsPlot) -> None:
    said = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left):
        QTest.keyClick(cells, key)
        said.append(cells.accessibleDescription())
    assert said == ["0, 0", "1, 0", "1, 2", "1, 2", "2, 2", "2, 1"]
    assert not cells.grab().isNull()


def test_a_cell_is_opened_where_it_is_and_where_there_is_none_nothing_is(qtbot: QtBot, cells: CellsPlot) -> None:
    opened: list[int] = []
    cells.opened.connect(opened.append)
    for x, y in ((2.5, 0.5), (1.5, 1.5), (0.5, 2.5)):
        QTest.mouseClick(cells.viewport(), Qt.MouseButton.LeftButton, pos=place(cells, x, y))
    assert [cells.place_of(mark) for mark in opened] == [(0, 2), (2, 0)]


def test_the_wheel_zooms_into_cells_both_ways_and_other_numbers_leave_it(qtbot: QtBot, cells: CellsPlot) -> None:
    turn_wheel(cells, 240, 1.5, 1.5)
    before = cells.box.viewRange()
    assert all(0.0 < low < 1.5 < high < 3.0 for low, high in before)
    QTest.keyClick(cells, Qt.Key.Key_Right)
    other = ShownCell(0.5, "1", proven=False, winner=False, current=False, dropped=False, words="now")
    cells.show_cells(["5", "6", "7"], ["7", "8", "9"], {(0, 0): other}, "Two rules")
    assert cells.box.viewRange() == before
    assert cells.accessibleDescription() == "now"
    QTest.keyClicks(cells, "0")
    assert cells.is_whole
