"""What a table of Mentalist Poker has on its felt beside the pieces: dish, betting line, guesses, what was bet."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.dish import draw_dish
from cardtable.app.art.fonts import sans, serif
from cardtable.app.table.picture import PictureItem
from cardtable.table.places import Box

_DASHES = (9.0, 7.0)


class BoxItem(PictureItem):
    """Something that fills a box."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self._rect = QRectF()
        self._scale = 1.0
        self.setZValue(z)

    def set_box(self, box: Box, scale: float) -> None:
        """Where it lies, and how much larger than designed what is written is."""
        self.prepareGeometryChange()
        self._rect = QRectF(0, 0, box.width, box.height)
        self._scale = scale
        self.setPos(box.x, box.y)
        self.redraw()

    @override
    def area(self) -> QRectF:
        """With what it throws around it."""
        return self._rect.adjusted(-16, -16, 16, 16)


class DishItem(BoxItem):
    """The dish for the pot."""

    def __init__(self) -> None:
        super().__init__(3)

    @override
    def draw(self, painter: QPainter) -> None:
        """Walnut."""
        draw_dish(painter, self._rect)


class LineItem(BoxItem):
    """The betting line, stitched into the felt."""

    def __init__(self) -> None:
        super().__init__(2)

    @override
    def draw(self, painter: QPainter) -> None:
        """Cream dashes, and the shadow they throw."""
        middle = self._rect.center().y()
        for down, colour in ((1.2 * self._scale, QColor(0, 10, 10, 140)), (0.0, palette.faded(palette.CREAM, 0.62))):
            pen = QPen(colour, 2.6 * self._scale)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([part / 2.6 for part in _DASHES])
            painter.setPen(pen)
            painter.drawLine(QPointF(self._rect.left(), middle + down), QPointF(self._rect.right(), middle + down))


class NameItem(PictureItem):
    """A few quiet words on the felt, their end at the item's position."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self._words = words
        self._scale = 1.0
        self._mirrored = False
        self.setZValue(2)

    def put(self, x: float, y: float, scale: float, mirrored: bool) -> None:
        """Where the words end; where they begin if `mirrored`."""
        self.prepareGeometryChange()
        self._scale, self._mirrored = scale, mirrored
        self.setPos(x, y)
        self.redraw()

    @override
    def area(self) -> QRectF:
        """The words."""
        metrics = QFontMetricsF(sans(12.5 * self._scale))
        width = metrics.horizontalAdvance(self._words) + 4
        return QRectF(0 if self._mirrored else -width, 0, width, metrics.height())

    @override
    def draw(self, painter: QPainter) -> None:
        """Pale letters."""
        painter.setFont(sans(12.5 * self._scale))
        painter.setPen(palette.mix(palette.CREAM, palette.FELT_LIGHT, 0.25))
        painter.drawText(self.area(), Qt.AlignmentFlag.AlignCenter, self._words)


class BubbleItem(BoxItem):
    """What a player says: a number on paper, with a tail towards her plaque. It is brass where it is right."""

    def __init__(self) -> None:
        super().__init__(270)
        self._text = ""
        self._right = False
        self._tail = QPointF()
        self.setVisible(False)

    @property
    def text(self) -> str:
        """What is said."""
        return self._text

    def point_to(self, at: QPointF) -> None:
        """Where whoever says it sits."""
        self._tail = at - self.pos()
        self.redraw()

    def say(self, text: str, right: bool) -> None:
        """Says something; nothing where the text is empty."""
        if (text, right) != (self._text, self._right):
            self._text, self._right = text, right
            self.redraw()
        self.setVisible(bool(text))

    @override
    def area(self) -> QRectF:
        """With its tail and its shadow."""
        return self._rect.adjusted(-22, -22, 22, 22)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paper, and a number in the serif of what is said at the table."""
        size = self._rect.height() * 0.5
        font = serif(size, 700, italic=True)
        wide = QFontMetricsF(font).horizontalAdvance(self._text) + 0.2 * size
        body = QRectF(self._rect)
        body.setWidth(min(body.width(), max(wide + 0.85 * size, 2 * size)))
        if self._tail.x() > self._rect.right():
            body.moveRight(self._rect.right())
        if wide > body.width() - 8:
            font = serif(size * (body.width() - 8) / wide, 700, italic=True)
        shape = QPainterPath()
        shape.addRoundedRect(body, 0.5 * size, 0.5 * size)
        shape = shape.united(self._tail_path(body))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 10, 12, 90))
        painter.drawPath(shape.translated(1.5, 3.5))
        paper = QLinearGradient(body.topLeft(), body.bottomLeft())
        light, dark = (palette.BRASS.lighter(118), palette.BRASS) if self._right else (palette.PAPER, QColor("#F1E7D0"))
        paper.setColorAt(0, light)
        paper.setColorAt(1, dark)
        painter.setBrush(paper)
        painter.setPen(QPen(palette.faded(QColor("#6B4B12"), 0.5), 1))
        painter.drawPath(shape)
        painter.setPen(palette.INK)
        painter.setFont(font)
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self._text)

    def _tail_path(self, body: QRectF) -> QPainterPath:
        """A short point on the side that is nearest to whoever says it."""
        middle, size = body.center(), 9 * self._scale
        path = QPainterPath()
        if self._tail.y() < body.top():
            x = max(body.left() + 2.2 * size, min(self._tail.x(), body.right() - 2.2 * size))
            path.moveTo(x - size * 0.8, body.top() + 2)
            path.lineTo(x + (size if self._tail.x() > x else -size) * 0.5, body.top() - size)
            path.lineTo(x + size * 0.8, body.top() + 2)
        else:
            path.moveTo(middle.x() - size * 0.8, body.bottom() - 2)
            path.lineTo(middle.x() - size * 0.4, body.bottom() + size)
            path.lineTo(middle.x() + size * 0.8, body.bottom() - 2)
        path.closeSubpath()
        return path


class FigureItem(BoxItem):
    """What was bet, in a large figure, as the screen is lifted; in brass light where it was guessed."""

    def __init__(self) -> None:
        super().__init__(280)
        self._text = ""
        self._hit = False
        self.setVisible(False)

    @property
    def text(self) -> str:
        """The figure."""
        return self._text

    def show_figure(self, text: str, hit: bool) -> None:
        """Shows one; none where the text is empty."""
        if (text, hit) != (self._text, self._hit):
            self._text, self._hit = text, hit
            self.redraw()
        self.setVisible(bool(text))

    @override
    def area(self) -> QRectF:
        """With its light."""
        reach = 0.7 * max(self._rect.width(), self._rect.height())
        return self._rect.adjusted(-reach, -reach, reach, reach)

    @override
    def draw(self, painter: QPainter) -> None:
        """A figure that one reads across the table."""
        middle = self._rect.center()
        if self._hit:
            reach = 0.5 * min(self.area().width(), self.area().height())
            light = QRadialGradient(middle, reach)
            light.setColorAt(0.0, palette.faded(palette.BRASS, 0.75))
            light.setColorAt(0.45, palette.faded(palette.BRASS, 0.28))
            light.setColorAt(1.0, palette.faded(palette.BRASS, 0.0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(light)
            painter.drawEllipse(middle, reach, reach)
        size = self._rect.height() * 0.98
        font = serif(size, 700)
        wide = QFontMetricsF(font).horizontalAdvance(self._text)
        if wide > self._rect.width():
            font = serif(size * self._rect.width() / wide, 700)
        painter.setFont(font)
        painter.setPen(QColor(0, 12, 14, 170))
        painter.drawText(self._rect.translated(1.5, 2.5), Qt.AlignmentFlag.AlignCenter, self._text)
        painter.setPen(palette.CREAM if self._hit else palette.mix(palette.CREAM, palette.FELT_LIGHT, 0.12))
        painter.drawText(self._rect, Qt.AlignmentFlag.AlignCenter, self._text)


class HaloItem(BoxItem):
    """Brass light around the plaque of whoever takes the pot."""

    def __init__(self) -> None:
        super().__init__(90)
        self.setVisible(False)

    @override
    def area(self) -> QRectF:
        """How far it shines."""
        return self._rect.adjusted(-40, -40, 40, 40)

    @override
    def draw(self, painter: QPainter) -> None:
        """Rings of light, each fainter."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ring in range(12):
            reach = 2.0 + ring * 2.6
            painter.setPen(QPen(palette.faded(palette.BRASS, 0.5 * (1 - ring / 12) ** 1.6), 3.2))
            body = self._rect.adjusted(-reach, -reach, reach, reach)
            painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
