"""Conversion of pictures to arrays of colours."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from tests.app.pixels import pixels


@pytest.mark.parametrize("kind", [QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied])
def test_they_are_those_that_the_picture_gives_one_by_one(kind: QImage.Format) -> None:
    picture = QImage(7, 5, kind)
    for x in range(7):
        for y in range(5):
            picture.setPixel(x, y, 0xFF000000 | (9 * x << 16) | (5 * y << 8) | (x * y))
    area = QRect(2, -1, 9, 4)
    for asked, across, down in ((None, range(7), range(5)), (area, range(2, 7), range(3))):
        assert pixels(picture, asked).tolist() == [[picture.pixel(x, y) for x in across] for y in down]
    assert pixels(picture, QRect(20, 20, 3, 3)).size == 0
