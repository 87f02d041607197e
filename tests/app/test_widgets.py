"""Widgets of our own: score lines, tabs, buttons and the number picker."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QStyleOptionButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.art.fonts import sans
from cardtable.app.parts.felt_button import KeyRepeatGuard
from cardtable.app.parts.forms import Button, PlayButton
from cardtable.app.parts.layouts import Tabs
from cardtable.app.parts.number_choice import NumberPickers, NumberSpec, StepButton
from cardtable.app.parts.painting import Axes, Legend, LegendSign, Stretch, draw_emblems, draw_lines, stretches, write
from cardtable.app.table.answer_button import Answer, AnswerButton

SIGN = QSizeF(16, 12)


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


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_button_is_not_pressed_by_a_held_key(qtbot: QtBot, key: Qt.Key) -> None:
    presses: list[bool] = []
    button = PlayButton("Play", lambda: presses.append(True))
    qtbot.addWidget(button)
    held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=True)
    QApplication.sendEvent(button, held)
    QTest.keyRelease(button, key)
    assert not presses
    QTest.keyClick(button, key)
    assert presses == [True]


def test_held_keys_that_press_no_button_still_scroll_the_page(qtbot: QtBot) -> None:
    button, shelf, page = Button("Delete"), QScrollArea(), QWidget()
    qtbot.addWidget(shelf)
    button.setParent(page)
    page.setFixedSize(200, 5000)
    shelf.setWidget(page)
    shelf.resize(220, 200)
    shelf.show()
    places = []
    for held in (False, True, True):
        down = Qt.Key.Key_PageDown
        event = QKeyEvent(QEvent.Type.KeyPress, down, Qt.KeyboardModifier.NoModifier, "", autorep=held)
        QApplication.sendEvent(button, event)
        places.append(shelf.verticalScrollBar().value())
    assert 0 < places[0] < places[1] < places[2]


def test_the_second_of_two_quick_clicks_presses_no_button_again_unless_it_is_meant(qtbot: QtBot) -> None:
    presses: list[str] = []
    parent = QWidget()
    qtbot.addWidget(parent)
    answer = Answer("one", "Odile", "", "1", lambda: presses.append("answer"))
    calm = AnswerButton(answer, 1.0, KeyRepeatGuard(), parent)
    step = StepButton("+", "more", parent)
    step.clicked.connect(lambda: presses.append("step"))
    for button in (calm, step):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert presses == ["answer", "step", "step"]


def test_a_text_without_room_is_cut_on_a_button(qtbot: QtBot) -> None:
    button = PlayButton("Measure with other players instead")
    qtbot.addWidget(button)
    option = QStyleOptionButton()
    for width, ends in ((button.sizeHint().width() + 20, "instead"), (120, "…")):
        button.resize(width, 40)
        button.initStyleOption(option)
        assert option.text.endswith(ends)


def test_a_name_with_an_ampersand_is_cut_no_sooner_than_another(qtbot: QtBot) -> None:
    button = Button("Salt && pepper")
    qtbot.addWidget(button)
    option = QStyleOptionButton()
    for width in range(40, button.sizeHint().width() + 1):
        button.resize(width, 40)
        button.initStyleOption(option)
        assert option.text.count("&") != 1
    assert option.text == button.text()


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


def test_a_legend_has_as_many_rows_as_it_needs(qapp: object) -> None:
    legend = Legend(
        [LegendSign(lambda painter, box: None, words) for words in ("made", "failed", "called trump")], SIGN
    )

    def words(width: float) -> list[list[str]]:
        return [[sign.words for sign, _ in row] for row in legend.rows(width)]

    assert words(1000) == [["made", "failed", "called trump"]]
    assert words(10) == [["made"], ["failed"], ["called trump"]]
    (_, first), (_, second), _ = legend.rows(1000)[0]
    assert first == 0
    assert second > SIGN.width()
    assert words(second + 60 + SIGN.width()) == [["made", "failed"], ["called trump"]]


def test_a_text_is_whole_in_a_box_as_wide_as_itself_and_elided_in_a_narrower_one(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(QPainter, "drawText", lambda painter, box, align, text: drawn.append(text))
    picture, font = QImage(60, 20, QImage.Format.Format_RGB32), sans(13)
    painter = QPainter(picture)
    wide = QFontMetricsF(font).horizontalAdvance("100")
    for width in (wide, wide - 1e-9, wide - 2):
        write(painter, QRectF(0, 0, width, 20), "100", font, QColor("black"))
    painter.end()
    assert drawn[:2] == ["100", "100"]
    assert drawn[2].endswith("…")
