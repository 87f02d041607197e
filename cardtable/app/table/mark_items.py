"""Items that draw the marks on the felt, a class for each kind, and those for discs and screens."""

from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.coins import TOKEN_REACH
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.fixtures import draw_dish, draw_slot
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.table_top import shadow_margin
from cardtable.app.table.cached_items import PictureItem
from cardtable.app.table.items import UNIT, PieceItem
from cardtable.table.board import Disc, Piece, Screen, Token
from cardtable.table.marks import AttackRibbon, Bubble, Caption, Dish, Figure, Halo, Line, Mark, Ring, Slot, Stand, Tag
from cardtable.table.proportions import BEHIND_RATIO, RAISED, SCREEN_RATIO

_DASHES = (9.0, 7.0)
_MarkT = TypeVar("_MarkT", bound=Mark)
_BoxedT = TypeVar("_BoxedT", Stand, Dish, Line, Bubble, Figure, Halo, Ring)


class MarkItem(PictureItem, Generic[_MarkT]):
    """Item that draws one mark."""

    height: ClassVar[float] = 0.0
    """Height (z value) among everything on the felt."""

    def __init__(self, mark: _MarkT, pixmaps: Pixmaps) -> None:
        super().__init__()
        self.mark = mark
        self._pixmaps = pixmaps
        self.setZValue(self.height)
        self.setPos(self.corner())

    def show_mark(self, mark: _MarkT) -> None:
        """Show another mark of the same kind from now on."""
        if mark != self.mark:
            self.prepareGeometryChange()
            self.mark = mark
            self.setPos(self.corner())
            self.redraw()

    def corner(self) -> QPointF:
        """Return the origin of the item's own coordinates, in those of the scene."""
        raise NotImplementedError


class SlotItem(MarkItem[Slot]):
    """Stitched outline of a place for a card, which glows while it waits for the person's card."""

    height = 2

    @override
    def corner(self) -> QPointF:
        return QPointF(self.mark.place.x, self.mark.place.y)

    @property
    def _rect(self) -> QRectF:
        place = self.mark.place
        return QRectF(-place.width / 2, -place.height / 2, place.width, place.height)

    @override
    def area(self) -> QRectF:
        """Outline and the glow around it."""
        reach = self._rect.width() / 10 + 2
        return self._rect.adjusted(-reach, -reach, reach, reach)

    @override
    def draw(self, painter: QPainter) -> None:
        draw_slot(painter, self._rect, 1.0 if self.mark.glows else 0.0)


class _BoxItem(MarkItem[_BoxedT]):
    """Mark that fills a box."""

    reach: ClassVar[float] = 16
    """Width around the box, in logical pixels, that shadow or light may take."""

    @property
    def rect(self) -> QRectF:
        """Box in the item's own coordinates."""
        return QRectF(0, 0, self.mark.box.width, self.mark.box.height)

    @override
    def corner(self) -> QPointF:
        return QPointF(self.mark.box.x, self.mark.box.y)

    @override
    def area(self) -> QRectF:
        return self.rect.adjusted(-self.reach, -self.reach, self.reach, self.reach)


class StandItem(_BoxItem[Stand]):
    """Walnut tray for a prize, lined with felt. Its picture is kept in `Pixmaps` for all tables."""

    height = 3

    @override
    def area(self) -> QRectF:
        """Tray and its shadow."""
        margin = shadow_margin(self.rect.width())
        return self.rect.adjusted(-margin, -margin, margin, margin)

    @override
    def draw(self, painter: QPainter) -> None:
        dense = painter.device().devicePixelRatioF()
        painter.drawPixmap(self.area().topLeft(), self._pixmaps.stand(self.rect.size(), dense))


class DishItem(_BoxItem[Dish]):
    """Walnut dish for the pot."""

    height = 3

    @override
    def draw(self, painter: QPainter) -> None:
        draw_dish(painter, self.rect)


class LineItem(_BoxItem[Line]):
    """Line of cream dashes with a shadow."""

    height = 2

    @override
    def draw(self, painter: QPainter) -> None:
        middle, scale = self.rect.center().y(), self.mark.scale
        for down, colour in ((1.2 * scale, QColor(0, 10, 10, 140)), (0.0, palette.faded(palette.CREAM, 0.62))):
            pen = QPen(colour, 2.6 * scale)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([part / 2.6 for part in _DASHES])
            painter.setPen(pen)
            painter.drawLine(QPointF(self.rect.left(), middle + down), QPointF(self.rect.right(), middle + down))


class CaptionItem(MarkItem[Caption]):
    """Pale words on the felt."""

    height = 2

    @property
    def _font(self) -> QFont:
        return sans(12.5 * self.mark.scale)

    @override
    def corner(self) -> QPointF:
        return QPointF(self.mark.x, self.mark.y)

    @override
    def area(self) -> QRectF:
        metrics = QFontMetricsF(self._font)
        width = metrics.horizontalAdvance(self.mark.words) + 4
        return QRectF(0 if self.mark.mirrored else -width, 0, width, metrics.height())

    @override
    def draw(self, painter: QPainter) -> None:
        painter.setFont(self._font)
        painter.setPen(palette.mix(palette.CREAM, palette.FELT_LIGHT, 0.25))
        painter.drawText(self.area(), Qt.AlignmentFlag.AlignCenter, self.mark.words)


class TagItem(MarkItem[Tag]):
    """Pill with a few words."""

    height = 260

    @property
    def _font(self) -> QFont:
        return sans(12.5 * self.mark.scale, 600)

    @override
    def corner(self) -> QPointF:
        return QPointF(self.mark.x, self.mark.y)

    @override
    def area(self) -> QRectF:
        metrics, scale = QFontMetricsF(self._font), self.mark.scale
        width, height = metrics.horizontalAdvance(self.mark.words) + 18 * scale, metrics.height() + 3 * scale
        return QRectF(-width / 2, -height / 2, width, height)

    @override
    def draw(self, painter: QPainter) -> None:
        pill, bright = self.area().adjusted(0.5, 0.5, -0.5, -0.5), self.mark.bright
        painter.setPen(QPen(palette.faded(palette.BRASS, 0.6), 1))
        painter.setBrush(palette.BRASS if bright else palette.PLAQUE)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(palette.INK if bright else palette.CREAM)
        painter.setFont(self._font)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self.mark.words)


class BubbleItem(_BoxItem[Bubble]):
    """Speech bubble with one word, in bold italics: paper with a tail."""

    height = 270
    reach = 22

    @property
    def _tail(self) -> QPointF:
        return QPointF(*self.mark.towards) - self.corner()

    @override
    def draw(self, painter: QPainter) -> None:
        rect, words = self.rect, self.mark.words
        size = rect.height() * 0.5
        font = serif(size, 700, italic=True)
        wide = QFontMetricsF(font).horizontalAdvance(words) + 0.2 * size
        body = QRectF(rect)
        body.setWidth(min(body.width(), max(wide + 0.85 * size, 2 * size)))
        if self._tail.x() > rect.right():
            body.moveRight(rect.right())
        if wide > body.width() - 8:
            font = serif(size * (body.width() - 8) / wide, 700, italic=True)
        shape = QPainterPath()
        shape.addRoundedRect(body, 0.5 * size, 0.5 * size)
        shape = shape.united(self._tail_path(body))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 10, 12, 90))
        painter.drawPath(shape.translated(1.5, 3.5))
        paper = QLinearGradient(body.topLeft(), body.bottomLeft())
        right = (palette.BRASS.lighter(118), palette.BRASS)
        light, dark = right if self.mark.right else (palette.PAPER, QColor("#F1E7D0"))
        paper.setColorAt(0, light)
        paper.setColorAt(1, dark)
        painter.setBrush(paper)
        painter.setPen(QPen(palette.faded(QColor("#6B4B12"), 0.5), 1))
        painter.drawPath(shape)
        painter.setPen(palette.INK)
        painter.setFont(font)
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, words)

    def _tail_path(self, body: QRectF) -> QPainterPath:
        """Tail: a short point on the side nearest to the speaker."""
        middle, size, tail = body.center(), 9 * self.mark.scale, self._tail
        path = QPainterPath()
        if tail.y() < body.top():
            x = max(body.left() + 2.2 * size, min(tail.x(), body.right() - 2.2 * size))
            path.moveTo(x - size * 0.8, body.top() + 2)
            path.lineTo(x + (size if tail.x() > x else -size) * 0.5, body.top() - size)
            path.lineTo(x + size * 0.8, body.top() + 2)
        else:
            path.moveTo(middle.x() - size * 0.8, body.bottom() - 2)
            path.lineTo(middle.x() - size * 0.4, body.bottom() + size)
            path.lineTo(middle.x() + size * 0.8, body.bottom() - 2)
        path.closeSubpath()
        return path


class FigureItem(_BoxItem[Figure]):
    """Number to be read across the table."""

    height = 280

    @override
    def area(self) -> QRectF:
        """Figure and the light around it."""
        reach = 0.7 * max(self.rect.width(), self.rect.height())
        return self.rect.adjusted(-reach, -reach, reach, reach)

    @override
    def draw(self, painter: QPainter) -> None:
        rect, words, hit = self.rect, self.mark.words, self.mark.hit
        if hit:
            reach = 0.5 * min(self.area().width(), self.area().height())
            light = QRadialGradient(rect.center(), reach)
            light.setColorAt(0.0, palette.faded(palette.BRASS, 0.75))
            light.setColorAt(0.45, palette.faded(palette.BRASS, 0.28))
            light.setColorAt(1.0, palette.faded(palette.BRASS, 0.0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(light)
            painter.drawEllipse(rect.center(), reach, reach)
        size = rect.height() * 0.98
        font = serif(size, 700)
        wide = QFontMetricsF(font).horizontalAdvance(words)
        if wide > rect.width():
            font = serif(size * rect.width() / wide, 700)
        painter.setFont(font)
        painter.setPen(QColor(0, 12, 14, 170))
        painter.drawText(rect.translated(1.5, 2.5), Qt.AlignmentFlag.AlignCenter, words)
        painter.setPen(palette.CREAM if hit else palette.mix(palette.CREAM, palette.FELT_LIGHT, 0.12))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)


class HaloItem(_BoxItem[Halo]):
    """Brass light around a plaque: rings, each fainter than the last."""

    height = 90
    reach = 40

    @override
    def draw(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ring in range(12):
            reach = 2.0 + ring * 2.6
            painter.setPen(QPen(palette.faded(palette.BRASS, 0.5 * (1 - ring / 12) ** 1.6), 3.2))
            body = self.rect.adjusted(-reach, -reach, reach, reach)
            painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)


class RingItem(_BoxItem[Ring]):
    """Brass line with light on both sides, above everything that it surrounds."""

    height = 500

    @override
    def draw(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = 10 * self.mark.scale
        for width, strength in ((11.0, 0.12), (7.0, 0.22), (3.0, 1.0)):
            painter.setPen(QPen(palette.faded(palette.BRASS.lighter(118), strength), width * self.mark.scale))
            painter.drawRoundedRect(self.rect, corner, corner)


class RibbonItem(MarkItem[AttackRibbon]):
    """Ribbon in a seat's colour that narrows towards an arrowhead, with a word on a disc."""

    height = 8
    colour = palette.BRASS
    """Colour of the seat."""

    @override
    def corner(self) -> QPointF:
        return QPointF(*self.mark.start)

    @property
    def _end(self) -> QPointF:
        return QPointF(*self.mark.end) - self.corner()

    def _path(self) -> QPainterPath:
        """Middle line of the ribbon: a shallow bow."""
        end = self._end
        path = QPainterPath()
        path.quadTo(QPointF(end.x() / 2 - end.y() * 0.14, end.y() / 2 + end.x() * 0.14), end)
        return path

    @override
    def area(self) -> QRectF:
        """Ribbon with its head and shadow."""
        reach = 22 * self.mark.scale
        return self._path().boundingRect().adjusted(-reach, -reach, reach, reach)

    @override
    def draw(self, painter: QPainter) -> None:
        path, scale = self._path(), self.mark.scale
        length = max(1.0, path.length())
        neck = max(0.0, 1 - 20 * scale / length)
        left, right = [], []
        steps = 24
        for step in range(steps + 1):
            at = path.pointAtPercent(neck * step / steps)
            across = self._across(path, neck * step / steps) * (7.5 - 3.5 * step / steps) * scale
            left.append(at + across)
            right.append(at - across)
        head = self._across(path, 1.0) * 11 * scale
        foot = path.pointAtPercent(neck)
        shape = QPainterPath()
        shape.addPolygon([*left, foot + head, path.pointAtPercent(1.0), foot - head, *reversed(right)])
        shape.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 10, 12, 80))
        painter.drawPath(shape.translated(1.0, 3.0 * scale))
        painter.setBrush(palette.faded(self.colour, 0.9))
        painter.setPen(QPen(palette.mix(self.colour, palette.INK, 0.45), 1.0))
        painter.drawPath(shape)
        if self.mark.words:
            # On a short ribbon the word must leave some silk, and the head, in sight.
            self._write(painter, path.pointAtPercent(min(0.42, max(0.0, 1 - 46 * scale / length))))

    def _across(self, path: QPainterPath, share: float) -> QPointF:
        """Return a vector of length 1 to the left of the path at a share of its length."""
        before, after = path.pointAtPercent(max(0.0, share - 0.02)), path.pointAtPercent(min(1.0, share + 0.02))
        way = after - before
        long = max(1e-6, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        return QPointF(-way.y() / long, way.x() / long)

    def _write(self, painter: QPainter, at: QPointF) -> None:
        scale, words = self.mark.scale, self.mark.words
        font = sans(14 * scale, 700)
        radius = max(13 * scale, QFontMetricsF(font).horizontalAdvance(words) / 2 + 6 * scale)
        painter.setPen(QPen(palette.mix(self.colour, palette.INK, 0.45), 1.0))
        painter.setBrush(self.colour)
        disc = QRectF(at.x() - radius, at.y() - 13 * scale, 2 * radius, 26 * scale)
        painter.drawRoundedRect(disc, 13 * scale, 13 * scale)
        painter.setPen(palette.INK)
        painter.setFont(font)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, words)


ITEMS: dict[type, type[MarkItem]] = {  # type: ignore[type-arg]
    Slot: SlotItem,
    Stand: StandItem,
    Dish: DishItem,
    Line: LineItem,
    Caption: CaptionItem,
    Tag: TagItem,
    Bubble: BubbleItem,
    Figure: FigureItem,
    Halo: HaloItem,
    Ring: RingItem,
    AttackRibbon: RibbonItem,
}


_DISC = UNIT * TOKEN_REACH
_TALL, _TALL_BEHIND = UNIT * SCREEN_RATIO, UNIT * BEHIND_RATIO
"""Height of a card screen, and of the part of it that is seen from behind."""


class DiscItem(PieceItem):
    """Brass disc with a sign, or a token with the sign of a suit."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._draw: Callable[[str, float, float], QPixmap] = pixmaps.disc
        self._sign = ""

    @override
    def show_piece(self, piece: Piece) -> None:
        if isinstance(piece, Token):
            self._draw, self._sign = self._pixmaps.token, piece.suit
        else:
            assert isinstance(piece, Disc)
            self._draw, self._sign = self._pixmaps.disc, piece.sign

    @override
    def boundingRect(self) -> QRectF:
        return QRectF(-_DISC / 2, -_DISC / 2, _DISC, _DISC)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        ratio = widget.devicePixelRatioF() if widget else 1.0
        picture = self._draw(self._sign, round(self.drawn_width), ratio)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.boundingRect(), picture, QRectF(picture.rect()))


class ScreenItem(PieceItem):
    """Folded card screen of a seat. Lifted, it is translucent and shows what lay behind it."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._from_behind = False
        self.turned = 0.0

    @override
    def show_piece(self, piece: Piece) -> None:
        assert isinstance(piece, Screen)
        self._from_behind = piece.from_behind

    @property
    def _tall(self) -> float:
        return _TALL_BEHIND if self._from_behind else _TALL

    @override
    def boundingRect(self) -> QRectF:
        return QRectF(-UNIT / 2, -self._tall * (0.5 + RAISED), UNIT, self._tall * (1 + RAISED))

    @override
    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(QRectF(-UNIT / 2, -self._tall / 2, UNIT, self._tall))  # not where it is lifted to
        return path

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.emblem is None:
            return
        width = round(self.drawn_width)
        tall = self._tall
        size = QSizeF(width, round(width * tall / UNIT))
        ratio = widget.devicePixelRatioF() if widget else 1.0
        colour = palette.SEATS[self.emblem]
        if self._from_behind:
            picture = self._pixmaps.screen_back(colour, size, ratio)
        else:
            picture = self._pixmaps.screen(EMBLEMS[self.emblem], colour, size, ratio)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(painter.opacity() * (1.0 - 0.6 * self.turned))
        area = QRectF(-UNIT / 2, -tall * (0.5 + RAISED * self.turned), UNIT, tall)
        painter.drawPixmap(area, picture, QRectF(picture.rect()))
