"""Charts: what the mouse and the keys find in them, and that nothing stays of one that is left."""

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
from cardtable.app.plots.histogram import HistogramPlot, Spread
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


def place(plot: HistogramPlot, x: float, y: float = 5.0) -> QPoint:
    """Where a value lies, in pixels of the view."""
    return QPoint(plot.mapFromScene(plot.box.mapViewToScene(QPointF(x, y))))


def turn_wheel(plot: HistogramPlot, by: int, x: float = 15.0) -> QWheelEvent:
    at = QPointF(place(plot, x))
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
    """With the left button, from value to value."""
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
