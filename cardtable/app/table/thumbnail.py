"""A table as a picture: the same that is played at, painted once, as small as it is wanted."""

from collections.abc import Collection, Generator, Sequence
from math import hypot, inf

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.long_work import LatestWork
from cardtable.app.parts.felt import plain_light
from cardtable.app.parts.widgets import set_tip
from cardtable.app.table.scene import TableScene
from cardtable.app.zoom import area, brush, sharpness
from cardtable.language import right_to_left
from cardtable.table.board import Card, Deed, Piece
from cardtable.table.model import Layout, TableModel
from cardtable.table.places import Place
from cardtable.table.proportions import DEED_RATIO
from cardtable.work import worked_out

_TABLE = QSizeF(1000, 780)
"""The table on which everything is laid out to be seen small."""
_LOW_TABLE = QSizeF(840, 620)
"""The same where it is to be read: the lower a table, the larger is what is written on it."""
_FEW = 5
"""So many find room at it."""
_ABOVE_HAND = 0.79
"""The share of a table's height over the person's hand."""
_SHEET = 92.0
"""As wide is a sheet with an agreement at least, in pixels of the picture."""
_STEP = 24
"""How finely room is looked for where one is drawn larger than it lies."""
_RIM = 4.0
"""Wood around the felt."""


def drawing(
    size: QSizeF,
    ratio: float,
    model: TableModel,
    emblems: Sequence[int],
    pixmaps: Pixmaps,
    *,
    without: Collection[str] = (),
    read: bool = False,
) -> Generator[float, None, QPixmap]:
    """Draws what lies on a table, without its felt, as large as it fits into a size. `ratio` is that of pixels.

    A hand whose cards are all shown elsewhere is left out (`without`), and the room for it with it; `read` is whether
    people are to read what is written. Yields the share that is drawn. In less than a pixel nothing is.
    """
    pixels = (size * ratio).toSize()
    if pixels.isEmpty():
        return QPixmap()
    known = (model.known(zone) for zone in model.zones)
    left_out = next((cards for cards in known if cards and set(cards) <= set(without)), [])
    shown = _ABOVE_HAND if left_out else 1.0
    least = _LOW_TABLE if read and model.seats <= _FEW else _TABLE
    scale = min(size.width() / least.width(), size.height() / least.height() / shown)
    width, height = size.width() / scale, size.height() / scale / shown
    layout = model.layout(width, height, right_to_left())
    graphics = QGraphicsScene(0, 0, width, height)
    table = TableScene(graphics, pixmaps, emblems, sharpness=scale * ratio)
    whole = QSizeF(width, height)
    places = {piece: _legible(piece, at, scale, whole, layout) for piece, at in layout.places(model).items()}
    table.lay_out(model, layout, places)
    table.show(model, layout)
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


def _legible(piece: Piece, place: Place, scale: float, table: QSizeF, layout: Layout) -> Place:
    """Where a piece lies in a picture drawn so small: a sheet that is written on is never too small to be read, and
    makes way for who sits there."""
    if not isinstance(piece, Deed) or place.width * scale >= _SHEET:
        return place
    wide, tall = _SHEET / scale, _SHEET / scale * DEED_RATIO
    felt = QRectF(QPointF(0, 0), table).adjusted(wide / 2, tall / 2, -wide / 2, -tall / 2)
    # With the hand over a plaque, and what lies under it.
    seated = [QRectF(box.x, box.y - box.height, box.width, 3 * box.height) for box in layout.plaques.values()]
    best, least = (place.x, place.y), inf
    for x in range(int(felt.left()), int(felt.right()), _STEP):
        for y in range(int(felt.top()), int(felt.bottom()), _STEP):
            sheet = QRectF(x - wide / 2, y - tall / 2, wide, tall)
            away = hypot(x - place.x, y - place.y)
            if away < least and not any(sheet.intersects(one) for one in seated):
                best, least = (float(x), float(y)), away
    return place._replace(x=best[0], y=best[1], width=wide)


def drawing_framed(
    size: QSizeF,
    ratio: float,
    model: TableModel | None,
    emblems: Sequence[int],
    pixmaps: Pixmaps,
    *,
    read: bool = False,
) -> Generator[float, None, QPixmap]:
    """The same on felt with a rim; an empty table where there is no model."""
    pixels = (size * ratio).toSize()
    if pixels.isEmpty():
        return QPixmap()
    whole = QRectF(QPointF(0, 0), size)
    felt = whole.adjusted(_RIM, _RIM, -_RIM, -_RIM)
    lying = None if model is None else (yield from drawing(felt.size(), ratio, model, emblems, pixmaps, read=read))
    picture = QPixmap(pixels)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(QPen(palette.WALNUT_DARK.darker(160), 1))
    painter.setBrush(palette.WALNUT_LIGHT)
    painter.drawRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
    painter.setPen(QPen(palette.FELT_DARK.darker(140), 1))
    painter.setBrush(plain_light(felt))
    painter.drawRoundedRect(felt, 5, 5)
    if lying is not None:
        painter.drawPixmap(felt.topLeft(), lying)
    painter.end()
    return picture


class TablePicture(QWidget):
    """A table in a widget, drawn once for each size."""

    def __init__(
        self,
        pixmaps: Pixmaps,
        emblems: Sequence[int],
        model: TableModel | None,
        words: str,
        least: float = 0.0,
        sliced: bool = False,
    ) -> None:
        """`words` say what it is. One with a `least` height is to be read, and not shown in a lower room. One that is
        `sliced` is drawn between the screen's events, and shown once it is whole: where several are on a page."""
        super().__init__()
        self._drawing = LatestWork(self) if sliced else None
        self._least = least
        self._pixmaps, self._emblems, self._model = pixmaps, emblems, model
        self._picture: QPixmap | None = None
        self._drawn_for: tuple[QSizeF, float] | None = None  # what is being drawn in slices, or was
        self.setAccessibleName(words)
        set_tip(self, words)

    @property
    def is_seen(self) -> bool:
        """Whether there is room for it."""
        return area(self).height() >= self._least

    def show_model(self, model: TableModel) -> None:
        """Another table."""
        self._model, self._picture, self._drawn_for = model, None, None
        self.update()

    def show_other(self, emblems: Sequence[int], model: TableModel | None) -> None:
        """The table of another game, whose seats have other emblems; an empty one where there is no model."""
        self._emblems = emblems
        self._model, self._picture, self._drawn_for = model, None, None
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.is_seen:
            return
        size, ratio = QSizeF(area(self).size()), sharpness(self)
        if self._picture is None or self._picture.size() != (size * ratio).toSize():
            read = self._least > 0
            drawing = drawing_framed(size, ratio, self._model, self._emblems, self._pixmaps, read=read)
            if self._drawing is None:
                self._picture = worked_out(drawing)
            elif (size, ratio) != self._drawn_for:
                self._drawn_for = size, ratio
                work = self._drawing.begin(drawing)
                work.done.connect(self._show)
                work.start()
        if self._picture is not None:
            brush(self).drawPixmap(QPointF(0, 0), self._picture)

    def _show(self, picture: QPixmap) -> None:
        self._picture = picture
        self.update()
