"""Widgets of our own: score lines, tabs and the number picker."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.parts.chart_painting import Axes, Stretch, draw_emblems, draw_lines, stretches
from cardtable.app.parts.layouts import Tabs
from cardtable.app.parts.number_choice import NumberPickers, NumberSpec


def test_lines_are_cut_where_they_join_others_and_where_they_part() -> None:
    course = [[0, 0, 0], [0, 0, 5], [0, 3, 5], [4, 4, 5]]
    assert stretches(course) == [
        Stretch(0, 0, 1, 2, 0),
        Stretch(0, 1, 3, 1, 0),
        Stretch(1, 0, 1, 2, 1),
        Stretch(1, 1, 3, 1, 0),
        Stretch(2, 0, 3, 1, 0),
    ]


def test_lines_that_cross_or_touch_are_their_own() -> None:
    assert {stretch.among for stretch in stretches([[0, 2], [1, 1], [2, 0]])} == {1}


@pytest.mark.parametrize("course", [[], [[]], [[0, 0]]])
def test_a_course_that_has_not_begun_has_no_lines(course: list[list[int]]) -> None:
    assert stretches(course) == []


@pytest.mark.parametrize("seats", [1, 2, 3, 8])
def test_each_seat_is_seen_on_a_line_that_all_share(qtbot: QtBot, seats: int) -> None:
    colours = [QColor.fromHsv(seat * 40, 255, 255) for seat in range(seats)]
    picture = QImage(300, 20, QImage.Format.Format_RGB32)
    picture.fill(QColor("black"))
    painter = QPainter(picture)
    draw_lines(painter, Axes(QRectF(0, 0, 300, 20), 0, 14), [[7] * seats, [7] * seats], colours)
    painter.end()
    seen = [picture.pixelColor(x, 10).rgb() for x in range(300)]
    shares = [seen.count(colour.rgb()) / 300 for colour in colours]
    assert min(shares) > 0.6 / seats


def test_each_seat_has_its_emblem_on_its_line(qtbot: QtBot) -> None:
    """Emblems lie apart even where lines meet: grey pictures with two emblems exchanged differ."""
    course = [[0, 0, 0], [5, 5, 9]]
    drawn = []
    for emblems in ([0, 1, 2], [1, 0, 2]):
        picture = QImage(300, 100, QImage.Format.Format_Grayscale8)
        picture.fill(QColor("black"))
        painter = QPainter(picture)
        draw_emblems(painter, Axes(QRectF(10, 10, 280, 80), 0, 10), course, emblems)
        painter.end()
        columns = [x for x in range(300) if any(picture.pixelColor(x, y).lightness() > 60 for y in range(100))]
        assert columns[-1] - columns[0] >= 2 * 18
        drawn.append(picture)
    assert drawn[0] != drawn[1]


TITLES = ("Lab", "What if", "Talk", "Score", "Log", "Rules")


@pytest.mark.parametrize("growing", [False, True])
def test_titles_come_closer_and_are_made_smaller_rather_than_hidden(qtbot: QtBot, growing: bool) -> None:
    tabs = Tabs()
    qtbot.addWidget(tabs)
    tabs.write_titles(20)
    for title in TITLES:
        tabs.addTab(QWidget(), title)
    bar = tabs.tabBar()
    tabs.resize(900, 300)
    tabs.show()
    widest = bar.sizeHint().width()
    high = bar.fontMetrics().height()
    tabs.resize(round(widest * 0.7), 300)
    assert bar.fontMetrics().height() < high
    qtbot.waitUntil(lambda: not any(arrow.isVisible() for arrow in bar.findChildren(QToolButton)))
    if growing:
        tabs.resize(900, 300)
        assert (bar.fontMetrics().height(), bar.sizeHint().width()) == (high, widest)


UP = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier)


def test_a_click_on_a_number_that_is_asked_for_no_more_takes_no_keys_away(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    pickers = NumberPickers(lambda: None)
    pickers.setParent(parent)
    pickers.begin([NumberSpec("You give", 0, 9, 2), NumberSpec("You get", 0, 9, 3)])
    gone = pickers.pickers[0]
    pickers.begin([NumberSpec("You pay", 0, 9, 4)])
    QTest.mouseClick(gone, Qt.MouseButton.LeftButton)
    assert pickers.take_key(UP, alone=True)
    assert pickers.values == [5]
