"""Pieces on the screen: an item knows how to draw itself and where it is, and nothing of any rules."""

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
    """A column of ten dots that fills `area`: the lowest `count` in copper, the others only outlined."""
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
"""A card's width in its own coordinates; its item is scaled to the width it has on the table."""
TALL = UNIT * CARD_RATIO
_RECT = QRectF(-UNIT / 2, -TALL / 2, UNIT, TALL)
_TALLY = QRectF(-UNIT / 2 + 4, -TALL / 2 + 50, 17, 84)
"""Where a hint's mark stands: down the edge that shows in a fan, under the index."""


def _gilt_edge() -> QPainterPath:
    """A narrow band along the card's upper edge, which shows in a fan."""
    sheet = QPainterPath()
    sheet.addRoundedRect(_RECT, 6.5, 6.5)
    band = QPainterPath()
    band.addRect(QRectF(-UNIT / 2, -TALL / 2, UNIT, 5.5))
    return sheet.intersected(band)


_GILT = _gilt_edge()
_DENSE = 1.5
"""From this pixel ratio on, the steps along a turned card's edge are too fine to be seen while it moves."""
_BADGE, _LEAST_BADGE = 0.24, 22.0
"""The emblem of whose piece it is: as wide as this share of the piece, and never less than so many pixels."""
_OUTSIDE = 0.2
"""The share of an emblem that lies beyond the piece's corner."""


def _around(margin: float) -> QRectF:
    return _RECT.adjusted(-margin, -margin, margin, margin)


_LIFTED = _around(shadow_margin(UNIT) + 2)
_LYING_MARGIN = shadow_margin(UNIT, 0.0) + 2
_LYING = _around(_LYING_MARGIN)
"""A card that lies takes less, and so less is drawn anew around it."""


class PieceItem(QGraphicsItem):
    """Something that lies on the felt, is moved, lifted, turned and dragged. What it looks like is each kind's own."""

    def __init__(self) -> None:
        super().__init__()
        self.turned = 1.0
        """0 shows the back, 1 the face; between, it is on edge."""
        self.lift = 0.0
        """0 lies on the felt, 1 is held above it."""
        self.chosen = False
        self.emblem: int | None = None
        """Of the player whose piece it is, where that is to be seen on it."""
        self.drawn_width = UNIT
        """The width that its picture is drawn for: that of where it lies, or travels to."""
        self.at = Place(0.0, 0.0, UNIT)

    def show_piece(self, piece: Piece) -> None:
        """Takes from its piece what may be seen of it now."""
        raise NotImplementedError

    def forget(self) -> None:
        """It lies face down: nothing of its face is kept."""

    def wear(self, emblem: int | None) -> None:
        """Whose emblem it wears, if any."""
        if emblem != self.emblem:
            self.prepareGeometryChange()
            self.emblem = emblem
            self.update()

    @property
    def badge(self) -> float:
        """How wide an emblem on it is, in its own coordinates."""
        return max(_BADGE * UNIT, _LEAST_BADGE * UNIT / max(1.0, self.drawn_width))

    def put(self, place: Place) -> None:
        """Puts it somewhere at once."""
        self.at = place
        self.setPos(place.x, place.y)
        self.setRotation(place.angle)
        self.setScale(place.width / UNIT)

    def covers(self, place: Place) -> QRectF:
        """What it covers where it lies there."""
        there = QTransform.fromTranslate(place.x, place.y).rotate(place.angle)
        return there.scale(place.width / UNIT, place.width / UNIT).mapRect(self.boundingRect())

    def prepare(self) -> None:
        """Has the pictures that it is made of drawn, as it lies now, in as many pixels as its drawn width says."""

    def draw_ahead(self, ratio: float) -> None:
        """Has what takes long of it drawn before it is painted, where it lies now, for a pixel ratio."""

    def drawing_way(self, turned: tuple[float, float], ratio: float) -> Iterator[None]:
        """The same, some of it before each yield, for a motion in which it is turned from one to the other."""
        yield from ()

    def look(self, *, turned: float | None = None, lift: float | None = None) -> None:
        """Turns or lifts it."""
        if turned is not None:
            self.turned = turned
        if lift is not None and lift != self.lift:
            self.prepareGeometryChange()
            self.lift = lift
        self.update()


class CardItem(PieceItem):
    """One card. `card` is None while its face may not be known: then there is nothing in it to be found out."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._still = Still()
        self.card: str | None = None
        self.turned = 0.0
        self.dimmed = False
        self.marked = False
        """Whether its face has a gilt edge: cards of a suit that is more than the others, say."""
        self.rounds = 0
        """A hint's mark: in how many of ten rounds it plays this card."""

    @override
    def show_piece(self, piece: Piece) -> None:
        assert isinstance(piece, Card)
        if piece.face_up:
            self.card = piece.card

    @override
    def forget(self) -> None:
        if self.card is not None:  # else there is only a back to be found, which need not be drawn anew
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
        path.addRoundedRect(_RECT, 6, 6)  # only the card itself can be touched
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
        """What is up."""
        return self.card if turned > 0.5 else None

    def _looks(self, ratio: float) -> tuple[object, ...]:
        """All that its picture depends on while it lies still."""
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
            # nobody sees it, and turning pictures smoothly is what a frame's time would go into.
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
        """A picture that reaches beyond the card by a share of its width on every side."""
        shape = painter.worldTransform()
        if shape.m12() == 0.0 and abs(shape.m11() * UNIT - self.drawn_width) < 0.5:
            # Upright and at its own size it is copied pixel by pixel: many times cheaper, and sharper.
            ratio = picture.devicePixelRatio()
            left, top = shape.dx() * ratio - picture.width() / 2, shape.dy() * ratio - picture.height() / 2
            painter.save()
            copy(painter, picture, whole_pixels(picture, left, top))
            painter.restore()
        else:
            reach = margin * UNIT
            painter.drawPixmap(_RECT.adjusted(-reach, -reach, reach, reach), picture, QRectF(picture.rect()))
