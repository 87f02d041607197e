"""Cached pictures of pieces: taken once a piece lies still, and equal to the pixel to drawing it each time."""

import pytest
from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from cardtable.app.after.decision_picture import _LETTERING
from cardtable.app.screens import SCREENS
from cardtable.app.table import thumbnail
from cardtable.app.table.cached_items import SMOOTH, CachedPixmap, Still
from cardtable.app.table.items import CardItem
from cardtable.app.table.scene import TableScene
from cardtable.app.table.thumbnail import drawing
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.table.board import Piece
from cardtable.table.model import Layout, TableModel, seen_by
from cardtable.table.places import Place
from cardtable.work import worked_out
from tests.app.conftest import PIXMAPS
from tests.app.pixels import pixels

AREA = QRectF(-30, -40, 60, 80)


class Sheet:
    """Tilted shape with a soft edge that counts how often it is drawn."""

    def __init__(self) -> None:
        self.still = Still()
        self.drawn = 0
        self.colour = QColor("#c04030")

    def draw(self, painter: QPainter, ratio: float) -> None:
        """Draw a round box."""
        self.drawn += 1
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colour)
        painter.drawRoundedRect(AREA.adjusted(4, 4, -4, -4), 9, 9)

    def painted(self, x: float = 61.3, looks: int = 0) -> QImage:
        """Paint the shape on black with its middle at `x`, on a screen with two pixels to the unit."""
        image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(2.0)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        painter.setRenderHints(SMOOTH)
        painter.translate(x, 70.8)
        painter.rotate(11)
        self.still.paint(painter, AREA, 2.0, (x, looks), self.draw)
        painter.end()
        return image


def furthest_apart(one: QImage, other: QImage) -> int:
    """Return the greatest difference in any channel of any pixel, 0 to 255."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return max(abs(a - b) for a, b in pairs)


def test_what_lies_still_is_drawn_twice_and_copied_ever_after(qapp: object) -> None:
    sheet = Sheet()
    first = sheet.painted()
    copies = [sheet.painted() for _ in range(3)]
    assert sheet.drawn == 2
    assert first.pixelColor(122, 141) == sheet.colour
    assert max(furthest_apart(first, copy) for copy in copies) <= 2  # copying rounds once more


@pytest.mark.parametrize(("area", "scale"), [(AREA, 0.001), (QRectF(0, 0, 0, 80), 1.0), (QRectF(0, 0, 60, -4), 1.0)])
def test_what_is_too_small_for_a_pixel_is_not_drawn(qapp: object, area: QRectF, scale: float) -> None:
    drawn: list[QPainter] = []
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.scale(scale, scale)
    picture = CachedPixmap()
    picture.paint(painter, area, None, drawn.append)
    assert not drawn
    picture.forget()
    painter.resetTransform()
    picture.paint(painter, AREA, None, drawn.append)
    assert len(drawn) == 1
    painter.end()


def test_what_is_drawn_ahead_is_copied_from_the_first(qapp: object) -> None:
    """It equals, to the pixel, a copy taken later."""
    sheet, ahead = Sheet(), Sheet()
    for _ in range(2):
        later = sheet.painted()
    shape = QTransform.fromTranslate(61.3, 70.8).rotate(11)
    ahead.still.draw_ahead(shape, AREA, 2.0, (61.3, 0), ahead.draw)
    assert furthest_apart(ahead.painted(), later) == 0
    assert ahead.drawn == 1


def test_a_back_is_not_drawn_anew_when_faces_are_forgotten(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table forgets the faces of cards that lie face down again and again, and nearly none of them had one."""
    item, drawn = CardItem(PIXMAPS), []
    monkeypatch.setattr(item, "_draw", lambda painter, ratio: drawn.append(ratio))
    item.put(Place(100, 100, 60, 20.0))
    item.look(turned=0.0)
    item.draw_ahead(1.0)
    item.forget()
    item.draw_ahead(1.0)
    assert len(drawn) == 1


def test_what_moves_or_changes_is_drawn_as_it_is_now(qapp: object) -> None:
    sheet = Sheet()
    for _ in range(3):
        sheet.painted()
    moved = sheet.painted(x=80.0)
    assert furthest_apart(moved, Sheet().painted(x=80.0)) == 0
    sheet.colour = QColor("#204080")
    assert sheet.painted(x=80.0, looks=1).pixelColor(160, 141) == sheet.colour


def test_nothing_is_kept_of_what_is_forgotten(qapp: object) -> None:
    sheet = Sheet()
    for _ in range(3):
        sheet.painted()
    sheet.still.forget()
    sheet.colour = QColor("#204080")
    assert sheet.painted().pixelColor(122, 141) == sheet.colour


@pytest.mark.parametrize(("seats", "least"), [(3, 10.0), (6, 7.5)])
@pytest.mark.parametrize("game", GAMES)
def test_names_and_counts_of_a_small_table_can_be_read(
    qapp: object, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, least: float
) -> None:
    """In a review in a window of 1440 x 900: they take the room of the question, which isn't asked there."""
    drawn: list[TableScene] = []

    class Scene(TableScene):
        def lay_out(self, model: TableModel, layout: Layout, places: dict[Piece, Place]) -> None:
            drawn.append(self)
            super().lay_out(model, layout, places)

    monkeypatch.setattr(thumbnail, "TableScene", Scene)
    kind = GAMES[game]
    header = new_header(kind, kind.rules(), tuple(SeatName(f"seat {seat}", "random") for seat in range(seats)), 1)
    model = SCREENS[game].model()(seen_by(header, 0))
    size = QSizeF(740, 340)
    worked_out(drawing(size, 1.0, model, range(seats), PIXMAPS, read=True, lettering=_LETTERING))
    scale = size.width() / drawn[-1].graphics.width()
    assert min(0.25 * plaque.box.height for plaque in drawn[-1].plaques) * scale >= least


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
