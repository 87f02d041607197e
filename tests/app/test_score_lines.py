"""Score lines of several seats: none hides another."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cardtable.app.parts.score_lines import Stretch, draw_emblems, draw_lines, stretches


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
    draw_lines(painter, QRectF(0, 0, 300, 20), [[7] * seats, [7] * seats], colours, lambda score: 10.0)
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
        draw_emblems(painter, QRectF(10, 10, 280, 80), course, emblems, lambda score: 90.0 - 8 * score)
        painter.end()
        columns = [x for x in range(300) if any(picture.pixelColor(x, y).lightness() > 60 for y in range(100))]
        assert columns[-1] - columns[0] >= 2 * 18
        drawn.append(picture)
    assert drawn[0] != drawn[1]
