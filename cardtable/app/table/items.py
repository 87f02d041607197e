"""Graphics items of pieces: an item knows how to draw itself and where it is, but no rules."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.shadow import shadow_margin
from cardtable.app.table.picture import SMOOTH, Still, clip, copy, whole_pixels
from cardtable.table.board import Card, Piece
from cardtable.table.places import Place
from cardtable.table.proportions import CARD_RATIO

_OF = 10


def draw_tally(painter: QPainter, area: QRectF, count: int) -> None:
    """Draw a column of ten dots that fills `area`: the lowest `count` in copper, the others as outlines."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.faded(palette.INK, 0.18), 0.8))
    painter.setBrush(palette.mix(palette.PAPER, palette.BRASS, 0.22))
    painter.drawRoundedRect(area, area.width() / 2, area.width() / 2)
    step = (area.height() - area.width() * 0.3) / _OF
    radius = min(step * 0.42, area.width() * 0.32)
    for place in range(_OF):
        centre = QPointF(area.center().x(), area.bottom() - area.width() * 0.15 - step * (place + 0.5))
        paid = place < count
        painter.setPen(QPen(palette.WALNUT_LIGHT if paid else palette.faded(palette.WALNUT_LIGHT, 0.35), 0.9))
        painter.setBrush(palette.COPPER if paid else palette.PAPER)
        painter.drawEllipse(centre, radius, radius)
    painter.restore()


UNIT = 100.0
"""Width of a card in its own coordinates; its item is scaled to the width that it has on the table."""
TALL = UNIT * CARD_RATIO
_RECT = QRectF(-UNIT / 2, -TALL / 2, UNIT, TALL)
_TALLY = QRectF(-UNIT / 2 + 4, -TALL / 2 + 50, 17, 84)
"""Area of a hint's mark: down the edge that shows in a fan, under the index."""


def _gilt_edge() -> QPainterPath:
    """Return a narrow band along a card's upper edge, which shows in a fan."""
    sheet = QPainterPath()
    sheet.addRoundedRect(_RECT, 6.5, 6.5)
    band = QPainterPath()
    band.addRect(QRectF(-UNIT / 2, -TALL / 2, UNIT, 5.5))
    return sheet.intersected(band)


_GILT = _gilt_edge()
_DENSE = 1.5
"""Pixel ratio from which on the steps along a turning card's edge are too fine to be seen."""
_BADGE, _LEAST_BADGE = 0.24, 22.0
"""Width of an owner's emblem, as a share of the piece's, and its least width in pixels."""
_OUTSIDE = 0.2
"""Share of an emblem that lies beyond the piece's corner."""


def _around(margin: float) -> QRectF:
    return _RECT.adjusted(-margin, -margin, margin, margin)


_LIFTED = _around(shadow_margin(UNIT) + 2)
_LYING_MARGIN = shadow_margin(UNIT, 0.0) + 2
_LYING = _around(_LYING_MARGIN)
"""Area of a card that lies on the table: smaller than that of a lifted one, so that less is painted again around it."""


class PieceItem(QGraphicsItem):
    """Item of a piece that lies on the felt and can be moved, lifted, turned and dragged. Subclasses draw it."""

    def __init__(self) -> None:
        super().__init__()
        self.turned = 1.0
        """Share by which it is turned: 0 shows the back, 1 the face; in between it is on edge."""
        self.lift = 0.0
        """Share by which it is lifted: 0 lies on the felt, 1 is held above it."""
        self.chosen = False
        self.emblem: int | None = None
        """Emblem of the seat that owns the piece; None if it isn't shown on it."""
        self.drawn_width = UNIT
        """Width for which its picture is drawn: that of the place where it lies, or to which it travels."""
        self.at = Place(0.0, 0.0, UNIT)

    def show_piece(self, piece: Piece) -> None:
        """Take over what may be seen of a piece now."""
        raise NotImplementedError

    def forget(self) -> None:
        """Forget the face, since the piece lies face down."""

    def wear(self, emblem: int | None) -> None:
        """Show the emblem of a seat on the piece, or none."""
        if emblem != self.emblem:
            self.prepareGeometryChange()
            self.emblem = emblem
            self.update()

    @property
    def badge(self) -> float:
        """Width of the emblem on it, in its own coordinates."""
        return max(_BADGE * UNIT, _LEAST_BADGE * UNIT / max(1.0, self.drawn_width))

    def put(self, place: Place) -> None:
        """Put the item in a place at once."""
        self.at = place
        self.setPos(place.x, place.y)
        self.setRotation(place.angle)
        self.setScale(place.width / UNIT)

    def covers(self, place: Place) -> QRectF:
        """Return the area of the scene that the item would cover in a place."""
        there = QTransform.fromTranslate(place.x, place.y).rotate(place.angle)
        return there.scale(place.width / UNIT, place.width / UNIT).mapRect(self.boundingRect())

    def prepare(self) -> None:
        """Draw the pictures that the item consists of, as it lies now, at a pixel ratio of 1 and its drawn width."""

    def draw_ahead(self, ratio: float) -> None:
        """Draw the item's picture before it is painted, in its present place, for a pixel ratio."""

    def drawing_way(self, turned: tuple[float, float], ratio: float) -> Iterator[None]:
        """Draw pictures for a motion from one value of `turned` to another, a part before each yield."""
        yield from ()

    def look(self, *, turned: float | None = None, lift: float | None = None) -> None:
        """Turn or lift the item."""
        if turned is not None:
            self.turned = turned
        if lift is not None and lift != self.lift:
            self.prepareGeometryChange()
            self.lift = lift
        self.update()


class CardItem(PieceItem):
    """Item of a card. `card` is None while its face may not be known, so that the item can't give it away."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._still = Still()
        self.card: str | None = None
        self.turned = 0.0
        self.dimmed = False
        self.marked = False
        """True if its face has a gilt edge, as cards of a special suit have."""
        self.rounds = 0
        """Mark of a hint: in how many of ten rounds it would play this card."""

    @override
    def show_piece(self, piece: Piece) -> None:
        assert isinstance(piece, Card)
        if piece.face_up:
            self.card = piece.card

    @override
    def forget(self) -> None:
        if self.card is not None:  # else there is only a back, which need not be drawn again
            self.card = None
            self._still.forget()

    @override
    def boundingRect(self) -> QRectF:
        if self.lift:
            return _LIFTED
        margin = 0.0 if self.emblem is None else _OUTSIDE * self.badge + 1
        return _LYING if margin <= _LYING_MARGIN else _around(margin)

    @override
    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(_RECT, 6, 6)  # the shadow is no part of what can be touched
        return path

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        ratio = widget.devicePixelRatioF() if widget else 1.0
        if self.lift:
            clip(painter, self.boundingRect())
            self._draw(painter, ratio)
            return
        self._still.paint(painter, self.boundingRect(), ratio, self._looks(ratio), self._draw)

    @override
    def prepare(self) -> None:
        self._pixmaps.lying(self._side(self.turned), round(self.drawn_width), 1.0)

    @override
    def draw_ahead(self, ratio: float) -> None:
        self._still.draw_ahead(self.sceneTransform(), self.boundingRect(), ratio, self._looks(ratio), self._draw)

    @override
    def drawing_way(self, turned: tuple[float, float], ratio: float) -> Iterator[None]:
        width = round(self.drawn_width)
        for turn in turned:
            self._pixmaps.side(self._side(turn), width, ratio)
            yield
            self._pixmaps.lying(self._side(turn), width, ratio)
            yield
        for step in range(11):
            self._pixmaps.shadow(width, step / 10, ratio)
            yield

    def _side(self, turned: float) -> str | None:
        """Return the card that shows at a value of `turned`; None for its back."""
        return self.card if turned > 0.5 else None

    def _looks(self, ratio: float) -> tuple[object, ...]:
        """Return everything that the picture of the card depends on while it lies still."""
        return (
            *(ratio, self.at, self.drawn_width, self.card, self.turned, self._pixmaps.dress),
            *(self.marked, self.emblem, self.dimmed, self.rounds, self.chosen),
        )

    def _draw(self, painter: QPainter, ratio: float) -> None:
        width = round(self.drawn_width)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        narrow = abs(cos(self.turned * pi))
        if narrow < 0.02 or not width:
            return
        if narrow < 1.0:
            painter.scale(narrow, 1.0)
        card = self._side(self.turned)
        if self.lift:
            shape = painter.worldTransform()
            # In flight the soft shadow need not turn with the card, nor the card be smoothed on a dense screen:
            # nobody sees the difference, and smooth transformation would take most of a frame's time.
            painter.setWorldTransform(QTransform(self.scale() * narrow, 0, 0, self.scale(), shape.dx(), shape.dy()))
            self._lay(painter, self._pixmaps.shadow(width, self.lift, ratio), shadow_margin(width) / width)
            painter.setWorldTransform(shape)
            painter.setRenderHints(SMOOTH, ratio < _DENSE)
            self._lay(painter, self._pixmaps.side(card, width, ratio), 0.0)
        else:
            self._lay(painter, self._pixmaps.lying(card, width, ratio), shadow_margin(width, 0.0) / width)
        if self.marked and card:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.BRASS)
            painter.drawPath(_GILT)
        if self.emblem is not None:
            size = self.badge
            corner = QPointF(_RECT.right() + (_OUTSIDE - 1) * size, _RECT.top() - _OUTSIDE * size)
            colour = palette.SEATS[self.emblem]
            picture = self._pixmaps.emblem(EMBLEMS[self.emblem], colour, round(size * width / UNIT), ratio)
            painter.drawPixmap(QRectF(corner.x(), corner.y(), size, size), picture, QRectF(picture.rect()))
        if self.dimmed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(13, 33, 34, 130))
            painter.drawRoundedRect(_RECT, 6, 6)
        if self.rounds:
            draw_tally(painter, _TALLY, self.rounds)
        if self.chosen:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(palette.BRASS, 4.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(_RECT.adjusted(-1, -1, 1, 1), 7, 7)

    def _lay(self, painter: QPainter, picture: QPixmap, margin: float) -> None:
        """Draw a picture that reaches beyond the card on every side by `margin`, a share of the card's width."""
        shape = painter.worldTransform()
        if shape.m12() == 0.0 and abs(shape.m11() * UNIT - self.drawn_width) < 0.5:
            # A card that is upright and at its own size is copied pixel by pixel: many times cheaper, and sharper.
            ratio = picture.devicePixelRatio()
            left, top = shape.dx() * ratio - picture.width() / 2, shape.dy() * ratio - picture.height() / 2
            painter.save()
            copy(painter, picture, whole_pixels(picture, left, top))
            painter.restore()
        else:
            reach = margin * UNIT
            painter.drawPixmap(_RECT.adjusted(-reach, -reach, reach, reach), picture, QRectF(picture.rect()))
