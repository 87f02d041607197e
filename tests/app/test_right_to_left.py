"""Charts where the script runs from right to left: what comes first, or is least, lies at the right."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.after.charts import ChanceChart, ChartedCourse, CourseChart
from cardtable.app.after.mirror_page import ChartWords, ScaleView, TurnChart
from cardtable.app.art import palette
from cardtable.app.lab.bench_measures import FindingsTable, ShownMeasure
from cardtable.app.lab.bench_view import MeasureRow
from cardtable.app.lab.distributions import HistogramPlot, Spread
from cardtable.app.lab.game_course import Leads, LinesPlot
from cardtable.app.lab.games_list import GamesList
from cardtable.app.lab.heat_map import CellsPlot, ShownCell
from cardtable.app.lab.plot import Plot
from cardtable.app.lab.tornado import BarsRow, Inks, RowsPlot, TornadoBar
from cardtable.app.lab.win_chances import Ribbon
from cardtable.app.parts.painting import (
    Axes,
    Legend,
    LegendSign,
    Tick,
    draw_emblems,
    draw_level,
    draw_lines,
    draw_share,
    draw_ticks,
)
from cardtable.app.parts.rows import CellState
from cardtable.app.settings import Settings
from cardtable.app.watch.transport import Timeline
from cardtable.games.mentalist.screen.solved_charts import Heat, HeatMap, Scales
from cardtable.games.war.screen.table import BidsView
from cardtable.playtest.confidence import Interval
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import NOT_YET_KNOWN, Verdict
from cardtable.playtest.study import Goal
from cardtable.table.predictability import ReadTurn
from tests.app.conftest import PIXMAPS, let_happen

BOX = QRectF(0, 0, 200, 60)
LEFT_TO_RIGHT, RIGHT_TO_LEFT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
BLUE, BRASS, GREEN = palette.DIAMOND, palette.BRASS, palette.CLUB
Places = Callable[[Any], tuple[float, float]]
"""Function that returns where the first and the last part of a chart lie, in pixels from the left."""


def review() -> Any:
    """Return a review of four decisions, none of them judged yet."""
    decisions = [SimpleNamespace(number=number) for number in range(4)]
    return SimpleNamespace(decisions=decisions, judged={}, passed_over=[0, 1, 2, 3], outcome=None, seats=2)


def chances() -> ChanceChart:
    return ChanceChart(review(), palette.DARK, BLUE, lambda decision: "")


def course(settings: Settings) -> CourseChart:
    return CourseChart(settings, ChartedCourse("Course", [[0, 0], [3, 1], [5, 9]], ["Anna", "Odile"], [0, 1], []))


def turns() -> TurnChart:
    made = TurnChart(palette.DARK, BLUE, ChartWords("Turns", "", "", "", ""))
    made.show_turns(
        [ReadTurn(number, f"{number}", 1.0, foreseen=False, guessing=False, words="") for number in range(4)]
    )
    return made


def bids() -> BidsView:
    made = BidsView(palette.DARK, 13)
    made._bids = [SimpleNamespace(bid=SimpleNamespace(stake=13))]  # type: ignore[list-item]
    return made


def solved() -> HeatMap:
    made = HeatMap(palette.DARK)
    made.show_heat(Heat(0, 0, 4, 1, bytes([1, 2, 3, 4]), np.zeros((1, 4)), (1.0, 2.0, 3.0)), Scales("", "", "", ""))
    return made


def histogram() -> HistogramPlot:
    made = HistogramPlot(palette.DARK, BLUE, BRASS, GREEN)
    made.show_bars([0.0, 1.0, 2.0], Spread([60, 40], 0.4), Spread([40, 60], 0.6), ["0", "1"], "Margin")
    return made


def lines() -> LinesPlot:
    made = LinesPlot(palette.DARK, BLUE, BRASS)
    made.show_lines([0, 1, 2], [0, 2, 4], ["0", "1", "2"], "Lead")
    return made


def rows() -> RowsPlot:
    made = RowsPlot(palette.DARK, Inks(BLUE, BRASS, GREEN, GREEN))
    bars = [TornadoBar(18.0, None, "7", False, "king 7"), TornadoBar(22.0, None, "15", False, "king 15")]
    made.show_rows([BarsRow("King", "now 13", bars, "18", "", False)], 20.0, None, "One rule at a time")
    return made


def cells() -> CellsPlot:
    made = CellsPlot(palette.DARK)
    shown = {(0, column): ShownCell(0.5, "9", False, False, False, False, "") for column in range(3)}
    made.show_cells(["1"], ["1", "2", "3"], shown, "Two rules")
    return made


def of_plot(low: float, high: float) -> Places:
    """Return a function that finds the places of two values in a plot."""

    def found(plot: Plot) -> tuple[float, float]:
        first, last = (plot.mapFromScene(plot.box.mapViewToScene(QPointF(value, 0.5))).x() for value in (low, high))
        return first, last

    return found


CHARTS: dict[str, tuple[Callable[..., QWidget], Places]] = {
    "chances": (chances, lambda chart: (chart.x_of(0), chart.x_of(3))),
    "course": (course, lambda chart: (chart.axes.x(0), chart.axes.x(1))),
    "turns": (turns, lambda chart: (chart.x_of(0), chart.x_of(3))),
    "scale": (lambda: ScaleView(palette.DARK), lambda chart: (chart.axes.x(0), chart.axes.x(1))),
    "bids": (bids, lambda chart: (chart._point(BOX, 1, 5).x(), chart._point(BOX, 13, 5).x())),
    "perfect play": (solved, lambda chart: (chart.middle_of(0, 0).x(), chart.middle_of(3, 0).x())),
    "timeline": (lambda: Timeline(9), lambda chart: (chart.x_of(0), chart.x_of(9))),
    "ribbon": (
        lambda: Ribbon(9, ("Anna", "Odile"), (0, 1), PIXMAPS, None),  # type: ignore[arg-type] # no parent is needed
        lambda chart: (chart.x_of(0), chart.x_of(9)),
    ),
    "histogram": (histogram, of_plot(0.0, 2.0)),
    "lines": (lines, of_plot(0.0, 2.0)),
    "bars of a sweep": (rows, of_plot(18.0, 22.0)),
    "cells of a sweep": (cells, of_plot(0.0, 2.0)),
}


@pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
@pytest.mark.parametrize("chart", CHARTS)
def test_a_chart_runs_as_reading_does(
    qtbot: QtBot, settings: Settings, chart: str, direction: Qt.LayoutDirection
) -> None:
    make, places = CHARTS[chart]
    widget = make(settings) if make is course else make()
    qtbot.addWidget(widget)
    widget.setLayoutDirection(direction)
    widget.resize(400, 240)
    if isinstance(widget, Plot):
        widget.zoom_changed()
    widget.setUpdatesEnabled(False)  # the layout is known before it is painted
    widget.show()
    let_happen()
    first, last = places(widget)
    assert (first > last) is (direction == RIGHT_TO_LEFT)
    assert abs(first - last) > 40


def drawn(direction: Qt.LayoutDirection, draw: Callable[[QPainter], object]) -> Any:
    """Return the darkness of each pixel of a picture, row by row."""
    picture = QImage(round(BOX.width()), round(BOX.height()), QImage.Format.Format_Grayscale8)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    painter.setLayoutDirection(direction)
    draw(painter)
    painter.end()
    pixels = np.frombuffer(picture.constBits(), np.uint8).reshape(picture.height(), picture.bytesPerLine())
    return 255 - pixels[:, : picture.width()].astype(int)


def axes(painter: QPainter) -> Axes:
    """Return axes with scores from -2 to 10, in the direction of the painter."""
    return Axes(BOX, -2, 10, painter.layoutDirection() == RIGHT_TO_LEFT)


def draw_course(painter: QPainter) -> None:
    draw_lines(painter, axes(painter), [[0], [0], [9]], [QColor("black")])


def draw_one_emblem(painter: QPainter) -> None:
    draw_emblems(painter, axes(painter), [[0], [9]], [0])


def draw_bar(painter: QPainter) -> None:
    draw_share(painter, BOX, 0.3, QColor("black"), QColor("gray"))


def draw_a_level(painter: QPainter) -> None:
    """Draw a line across a narrow chart, with a number before its start."""
    narrow = Axes(BOX.adjusted(60, 0, -60, 0), 0, 9, axes(painter).mirrored)
    draw_level(painter, narrow, 4, "1001", QPen(QColor("black"), 1), QColor("black"))


def draw_a_legend(painter: QPainter) -> None:
    widget = QWidget()
    widget.setLayoutDirection(painter.layoutDirection())
    widget.resize(200, 60)
    sign = LegendSign(lambda painter, box: painter.fillRect(box, QColor("black")), "H")
    Legend([sign], QSizeF(30, 16)).paint(painter, widget, 10, QColor("black"), pad=8)


STILL = CellState(0, False, False)


def measured(found: MeasureRow) -> ShownMeasure:
    return ShownMeasure("margin", "", "", found)


def draw_leads(painter: QPainter) -> None:
    GamesList(palette.LIGHT)._draw_course(painter, BOX, Leads(0, (0, 0, 0), (0, 0, 40)))


def draw_difference(painter: QPainter) -> None:
    found = Finding(5.0, Interval(4.0, 6.0), 9)
    FindingsTable(palette.LIGHT, "war")._draw_difference(painter, BOX, measured(MeasureRow(found, found, found)), STILL)


def draw_goal(painter: QPainter) -> None:
    """Draw a goal far above what was found."""
    found = Finding(1.0, Interval(0.5, 1.5), 9)
    row = MeasureRow(found, found, found, Verdict(Goal("margin", 20.0, 90.0), NOT_YET_KNOWN, ""))
    FindingsTable(palette.LIGHT, "war")._draw_goal(painter, BOX, measured(row), STILL)


SMALL = (
    draw_course,
    draw_one_emblem,
    draw_bar,
    draw_a_level,
    draw_a_legend,
    draw_leads,
    draw_difference,
    draw_goal,
)


@pytest.mark.parametrize("draw", SMALL)
def test_what_is_drawn_small_is_mirrored(qtbot: QtBot, draw: Callable[[QPainter], object]) -> None:
    usual, mirrored = (drawn(direction, draw) for direction in (LEFT_TO_RIGHT, RIGHT_TO_LEFT))
    assert usual.any()
    assert np.abs(mirrored[:, ::-1] - usual).mean() < 0.3 * np.abs(mirrored - usual).mean()


@pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
def test_labels_that_fit_are_drawn_in_any_direction(qtbot: QtBot, direction: Qt.LayoutDirection) -> None:
    black = QColor("black")
    ticks = [Tick(0.1, "A", black), Tick(0.5, "B", black), Tick(0.9, "C", black, kept=True)]

    def labels(shown: list[Tick]) -> Any:
        above = Axes(BOX.adjusted(0, 0, 0, -30), 0, 1, direction == RIGHT_TO_LEFT)
        return drawn(direction, lambda painter: draw_ticks(painter, above, shown))

    assert (labels(ticks) == sum(labels([tick]) for tick in ticks)).all()
    crowded = [*ticks, Tick(0.88, "D", black)]
    assert (labels(sorted(crowded)) == labels(ticks)).all()
    assert (labels([Tick(0.3, "A", black), ticks[0]._replace(share=0.7)]) == labels([Tick(0.3, "A", black)])).all()


def test_arrow_keys_go_the_way_a_chart_runs(qtbot: QtBot) -> None:
    chart = chances()
    qtbot.addWidget(chart)
    chart.setLayoutDirection(RIGHT_TO_LEFT)
    chosen: list[int] = []
    chart.chosen.connect(chosen.append)
    chart.select(1)
    QTest.keyClick(chart, Qt.Key.Key_Left)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chosen == [2, 0]
