"""Pictures of a table: a model painted once, by the same painter as the table in play, at any size."""

from collections.abc import Collection, Generator, Hashable, Sequence
from math import hypot

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.jobs import JobSlot, run, slices
from cardtable.app.parts.backdrop import plain_light
from cardtable.app.parts.widgets import set_tip
from cardtable.app.table.items import CardItem
from cardtable.app.table.scene import TableScene
from cardtable.app.zoom import area, brush, sharpness
from cardtable.language import right_to_left
from cardtable.table.board import Card, Deed, Piece
from cardtable.table.marks import AttackRibbon, Bubble, Dish, Figure, Tag
from cardtable.table.model import Layout, TableModel
from cardtable.table.places import Place
from cardtable.table.proportions import DEED_RATIO
from cardtable.work import worked_out

_TABLE = QSizeF(1000, 780)
"""Least size of the table that is laid out for a picture."""
_LOW_TABLE = QSizeF(840, 620)
"""Least size for a picture with words to be read, which are larger the smaller the table is."""
_FEW = 5
"""Most seats that have room at the smaller table."""
_ABOVE_HAND = 0.79
"""Share of a table's height above the person's hand."""
_SHEET = 92.0
"""Least width of a sheet with an agreement, in pixels of the picture."""
_TOO_SMALL = 2.5 * _SHEET
"""Width of a picture below which a sheet isn't enlarged, since there is no room for one that can be read."""
_WRITTEN = (Bubble, Dish, Figure, Tag)
"""Marks that an enlarged sheet must not cover or lie under."""
_SHARES = (1.0, 0.9, 0.8, 0.7)
"""Shares of the wanted width that are tried for a sheet, in this order."""
_STEP = 12
"""Grid on which room for an enlarged sheet is sought, in pixels of the table."""
_RIM = 4.0
"""Width of the wooden rim around the felt."""


def drawing(
    size: QSizeF,
    ratio: float,
    model: TableModel,
    emblems: Sequence[int],
    pixmaps: Pixmaps,
    *,
    without: Collection[str] = (),
    read: bool = False,
    lettering: float = 1.0,
) -> Generator[float, None, QPixmap]:
    """Draw what lies on a table, without its felt, to fit a size; yields the share done, returns the picture.

    `ratio` is the pixel ratio. If all cards of a hand are in `without`, because they are shown elsewhere, the hand and
    its room are left out. `read` says that people are to read the words in the picture. `lettering`, from 1 to 2, is
    the greatest factor by which words are enlarged, to be as large as at a table in play; above 1 they may take the
    room of the question, which nobody asks here. A size of less than a pixel gives a null picture.
    """
    pixels = (size * ratio).toSize()
    if pixels.isEmpty():
        return QPixmap()
    known = (model.known(zone) for zone in model.zones)
    left_out = next((cards for cards in known if cards and set(cards) <= set(without)), [])
    shown = _ABOVE_HAND if left_out else 1.0
    asks = lettering == 1.0
    least = _LOW_TABLE if read and (model.seats <= _FEW or not asks) else _TABLE
    scale = min(size.width() / least.width(), size.height() / least.height() / shown)
    width, height = size.width() / scale, size.height() / scale / shown
    text_size = min(lettering, max(1.0, 1 / scale))
    layout = model.layout(width, height, right_to_left(), text_size, asks)
    graphics = QGraphicsScene(0, 0, width, height)
    table = TableScene(graphics, pixmaps, emblems, sharpness=scale * ratio)
    places = layout.places(model)
    table.lay_out(model, layout, places)
    table.show(model, layout)
    for piece, place in places.items():
        if isinstance(piece, Deed) and place.width * scale < _SHEET and size.width() >= _TOO_SMALL:
            _enlarge(piece, place, _SHEET / scale, table, layout)
    for number, (piece, item) in enumerate(table.items.items(), 1):
        if isinstance(piece, Card) and piece.card in left_out:
            item.setVisible(False)
        item.prepare()
        yield number / len(table.items)
    picture = QPixmap(pixels)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    graphics.render(painter, QRectF(QPointF(0, 0), size), QRectF(0, 0, width, height * shown))
    painter.end()
    return picture


def _enlarge(piece: Piece, place: Place, wide: float, table: TableScene, layout: Layout) -> None:
    """Enlarge a sheet that is too small to be read to the width `wide`, or a little less, and move ribbons that start
    at it. It avoids seats, cards and words on the felt as far as there is room."""
    # A seat takes the hand above its plaque, and what lies below it, too.
    seated = [QRectF(box.x, box.y - box.height, box.width, 3 * box.height) for box in layout.plaques.values()]
    cards = [item.sceneBoundingRect() for item in table.items.values() if isinstance(item, CardItem)]
    written = [item.sceneBoundingRect() for item in table.marks.values() if isinstance(item.mark, _WRITTEN)]
    tries = [(wide * share, [*seated, *cards, *written]) for share in _SHARES] + [(wide, seated)]
    found = (_nearest(place, width, taken, table.graphics.sceneRect()) for width, taken in tries)
    sheet = next(filter(None, found), None)
    if sheet is None:
        sheet = QRectF(place.x - wide / 2, place.y - wide * DEED_RATIO / 2, wide, wide * DEED_RATIO)
    at = sheet.center()
    table.put({piece: place._replace(x=at.x(), y=at.y(), width=sheet.width())})
    for item in table.marks.values():
        mark = item.mark
        if isinstance(mark, AttackRibbon) and hypot(mark.start[0] - place.x, mark.start[1] - place.y) < place.width:
            x = min(max(mark.end[0], sheet.left()), sheet.right())
            y = min(max(mark.end[1], sheet.top()), sheet.bottom())
            item.show_mark(mark._replace(start=(x, y)))


def _nearest(place: Place, wide: float, taken: Sequence[QRectF], table: QRectF) -> QRectF | None:
    """Return the free room for a sheet of this width that is nearest to its place; None if there is none."""
    tall = wide * DEED_RATIO
    felt = table.adjusted(0, 0, -wide, -tall)
    sheets = (
        QRectF(x, y, wide, tall)
        for x in range(int(felt.left()), int(felt.right()), _STEP)
        for y in range(int(felt.top()), int(felt.bottom()), _STEP)
    )
    free = (sheet for sheet in sheets if not any(sheet.intersects(one) for one in taken))
    return min(free, key=lambda one: hypot(one.center().x() - place.x, one.center().y() - place.y), default=None)


def drawing_framed(
    size: QSizeF,
    ratio: float,
    model: TableModel | None,
    emblems: Sequence[int],
    pixmaps: Pixmaps,
    *,
    read: bool = False,
) -> Generator[float, None, QPixmap]:
    """Draw a table, empty if there is no model, on felt with a rim; yields the share done, returns the picture."""
    pixels = (size * ratio).toSize()
    if pixels.isEmpty():
        return QPixmap()
    felt = _felt(size)
    lying = None if model is None else (yield from drawing(felt.size(), ratio, model, emblems, pixmaps, read=read))
    picture = QPixmap(pixels)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    _paint_empty(painter, size)
    if lying is not None:
        painter.drawPixmap(felt.topLeft(), lying)
    painter.end()
    return picture


def _felt(size: QSizeF) -> QRectF:
    return QRectF(QPointF(0, 0), size).adjusted(_RIM, _RIM, -_RIM, -_RIM)


def _paint_empty(painter: QPainter, size: QSizeF) -> None:
    """Paint felt with a rim around it."""
    felt = _felt(size)
    painter.setPen(QPen(palette.WALNUT_DARK.darker(160), 1))
    painter.setBrush(palette.WALNUT_LIGHT)
    painter.drawRoundedRect(QRectF(QPointF(0, 0), size).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
    painter.setPen(QPen(palette.FELT_DARK.darker(140), 1))
    painter.setBrush(plain_light(felt))
    painter.drawRoundedRect(felt, 5, 5)


class TablePicture(QWidget):
    """Widget with the picture of a table, drawn once for each size."""

    def __init__(
        self,
        pixmaps: Pixmaps,
        emblems: Sequence[int],
        model: TableModel | None,
        words: str,
        least: float = 0.0,
        sliced: bool = False,
        key: tuple[Hashable, ...] = (),
    ) -> None:
        """Set the table to be shown, and how.

        `words` say what the picture shows. A picture with a `least` height, in designed pixels, is to be read, and left
        out where the widget is lower. A `sliced` picture is drawn between the screen's events, for pages with several:
        until it is done an empty table is shown, or the last picture of another size. With a `key`, the picture is kept
        in `pixmaps` for the next widget that has this key, which must show the same table.
        """
        super().__init__()
        self._drawing = JobSlot(self) if sliced else None
        self._least = least
        self._pixmaps, self._emblems, self._model = pixmaps, emblems, model
        self._picture: QPixmap | None = None
        self._key = key
        self._drawn_for: tuple[QSizeF, float] | None = None  # size and pixel ratio of the last drawing in slices
        self.setAccessibleName(words)
        set_tip(self, words)

    @property
    def is_seen(self) -> bool:
        """True if the widget is high enough for the picture."""
        return area(self).height() >= self._least

    def show_model(self, model: TableModel) -> None:
        """Show another table."""
        self._model, self._picture, self._drawn_for = model, None, None
        self.update()

    def show_other(self, emblems: Sequence[int], model: TableModel | None) -> None:
        """Show the table of another game, whose seats have other emblems; an empty table if there is no model."""
        self._emblems = emblems
        self._model, self._picture, self._drawn_for = model, None, None
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.is_seen:
            return
        size, ratio = QSizeF(area(self).size()), sharpness(self)
        pixels = (size * ratio).toSize()
        if self._picture is None and self._key:
            self._picture = self._pixmaps.kept((*self._key, ratio), pixels)
        if self._picture is None or self._picture.size() != pixels:
            read = self._least > 0
            drawing = drawing_framed(size, ratio, self._model, self._emblems, self._pixmaps, read=read)
            if self._drawing is None:
                self._picture = worked_out(drawing)
            elif (size, ratio) != self._drawn_for:
                self._drawn_for = size, ratio
                run(slices(drawing), self._drawing, self._show)
        painter = brush(self)
        if self._picture is None:
            _paint_empty(painter, size)
        else:
            whole = QRectF(QPointF(0, 0), QSizeF(pixels) / ratio)
            painter.drawPixmap(whole, self._picture, QRectF(self._picture.rect()))

    def _show(self, picture: QPixmap) -> None:
        if self._key:
            self._pixmaps.keep((*self._key, picture.devicePixelRatio()), picture)
        self._picture = picture
        self.update()
