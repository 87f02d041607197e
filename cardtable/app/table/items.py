"""Graphics items of pieces: cards, coins and papers. An item knows how to draw itself and where it is, but no rules.

Coins and papers are drawn into pictures that are kept until they change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, cos, pi

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.coins import coin_height, draw_coin
from cardtable.app.art.emblems import EMBLEMS, draw_emblem
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.table_top import shadow_margin
from cardtable.app.parts.paper import FAINT, RULE, draw_paper, draw_slip
from cardtable.app.table.cached_items import SMOOTH, CachedPixmap, Still, clip, copy, whole_pixels
from cardtable.language import as_number
from cardtable.table.board import Card, Coins, Deed, Paper, Piece
from cardtable.table.places import COIN, Place, pile_of
from cardtable.table.proportions import CARD_RATIO, DEED_RATIO, THICKNESS, TILT

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


_COIN = UNIT * COIN
_SHADOW = 8.0
_SLIP = QRectF(-UNIT / 2, -UNIT * 0.43, UNIT, UNIT * 0.86)
_SHEET = QRectF(-UNIT / 2, -UNIT * DEED_RATIO / 2, UNIT, UNIT * DEED_RATIO)
_LEAST_WRITING = 12
"""Least size of letters on a sheet, in pixels."""
_COUNTED = 10
"""Largest pile without a number beside it."""


class CoinsItem(PieceItem):
    """Pile of coins in columns, with its number under it if there are too many to count at a glance."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._count = 0
        self._counted = True
        self._across = 0
        self._columns: list[tuple[QPointF, int]] = []
        """Foot of each column, those behind first, and its height in coins."""
        self._tag = QRectF()
        self._area = QRectF()
        self._picture = CachedPixmap()

    @override
    def show_piece(self, piece: Piece) -> None:
        assert isinstance(piece, Coins)
        shown = (piece.count, piece.counted, piece.across)
        if shown != (self._count, self._counted, self._across):
            self.prepareGeometryChange()
            self._count, self._counted, self._across = shown
            self._pile_up()
            self._picture.forget()
            self.update()

    def _pile_up(self) -> None:
        drawn, across, rows, full = pile_of(self._count, self._across)
        self._columns = []
        self._area = QRectF()
        for column in range(ceil(drawn / full)):
            along, back = column % across, column // across
            x = (along - (across - 1) / 2) * _COIN * 1.06 + (back % 2) * _COIN * 0.26
            y = (back - (rows - 1) / 2) * _COIN * TILT * 1.1
            high = min(full, drawn - column * full)
            self._columns.append((QPointF(x, y), high))
            top = y - _COIN * (TILT / 2 + THICKNESS * high)
            self._area |= QRectF(x - _COIN * 0.65, top, _COIN * 1.3, y + _COIN * 0.6 - top)
        if self._tagged:
            width = QFontMetricsF(sans(14, 600)).horizontalAdvance(as_number(self._count)) + 16
            self._tag = QRectF(self._area.center().x() - width / 2, self._area.bottom() + 3, width, 22)
            self._area |= self._tag

    @property
    def _tagged(self) -> bool:
        return self._counted and self._count > _COUNTED

    def taken_at(self, at: QPointF) -> int:
        """Return how many coins a grip at a point of the scene takes: the coin there and those above it, or 0."""
        point = self.mapFromScene(at)
        edge = _COIN * THICKNESS
        for foot, high in reversed(self._columns):
            ground = foot.y() + coin_height(_COIN) / 2
            under = int((ground - point.y()) // edge)
            top = ground - edge * (high - 1) - coin_height(_COIN)
            if abs(point.x() - foot.x()) <= _COIN / 2 and top <= point.y() <= ground:
                return high - min(under, high - 1)
        return 0

    @override
    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-2, -2, 2, 2)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._count:
            self._picture.paint(painter, self.boundingRect(), widget, self._draw)

    def _draw(self, painter: QPainter) -> None:
        ratio = painter.device().devicePixelRatio()
        picture = self._pixmaps.coin(round(_COIN), ratio)
        size = QRectF(QPointF(), picture.deviceIndependentSize())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 12, 14, 70))
        for foot, _ in self._columns:
            painter.drawEllipse(foot + QPointF(0, _COIN * 0.2), _COIN * 0.6, _COIN * TILT * 0.6)
        for foot, high in self._columns:
            for coin in range(high):
                size.moveCenter(foot - QPointF(0, _COIN * THICKNESS * coin))
                painter.drawPixmap(size, picture, QRectF(picture.rect()))
        if self._tagged:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.faded(palette.PLAQUE, 0.88))
            painter.drawRoundedRect(self._tag, 11, 11)
            painter.setPen(palette.CREAM)
            painter.setFont(sans(14, 600))
            painter.drawText(self._tag, Qt.AlignmentFlag.AlignCenter, as_number(self._count))


class _SheetItem(PieceItem):
    """Paper with something written on it, and its shadow."""

    def __init__(self, sheet: QRectF) -> None:
        super().__init__()
        self._sheet = sheet
        self._picture = CachedPixmap()

    def ink(self, painter: QPainter, sheet: QRectF) -> None:
        """Draw the paper and its text. Coordinates are pixels, so that letters have a least size."""
        raise NotImplementedError

    def forget(self) -> None:
        """Forget the picture, since the text has changed."""
        self._picture.forget()
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._sheet.adjusted(-_SHADOW, -_SHADOW, _SHADOW, _SHADOW + 2)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._picture.paint(painter, self.boundingRect(), widget, self._draw)

    def _draw(self, painter: QPainter) -> None:
        large = self.drawn_width / UNIT
        painter.scale(1 / large, 1 / large)
        self.ink(painter, QRectF(self._sheet.topLeft() * large, self._sheet.size() * large))


class PaperItem(_SheetItem):
    """Slip of paper."""

    def __init__(self) -> None:
        super().__init__(_SLIP)
        self._text = self._caption = ""

    @override
    def show_piece(self, piece: Piece) -> None:
        assert isinstance(piece, Paper)
        if (piece.text, piece.caption) != (self._text, self._caption):
            self._text, self._caption = piece.text, piece.caption
            self.forget()

    @override
    def wear(self, emblem: int | None) -> None:
        self._picture.forget()
        super().wear(emblem)

    @override
    def ink(self, painter: QPainter, sheet: QRectF) -> None:
        large = self.drawn_width / UNIT
        size = 0.0 if self.emblem is None else self.badge * 1.2 * large
        draw_slip(painter, sheet, self._caption, self._text, max(0.0, size - _SHADOW * large))
        if self.emblem is not None:
            pinned = QRectF(sheet.x() - _SHADOW * large, sheet.y() - _SHADOW * large, size, size)
            draw_emblem(painter, pinned, EMBLEMS[self.emblem], palette.SEATS[self.emblem])


class DeedItem(_SheetItem):
    """Small sheet with an agreement: who it is about, what each of them puts in, and what they agree on."""

    def __init__(self, emblems: Sequence[int]) -> None:
        """`emblems` are numbers of emblems, by seat."""
        super().__init__(_SHEET)
        self._emblems = emblems
        self._deed = Deed("", (), "")

    @override
    def show_piece(self, piece: Piece) -> None:
        assert isinstance(piece, Deed)
        if piece is not self._deed:
            self._deed = piece
            self.forget()

    @override
    def ink(self, painter: QPainter, sheet: QRectF) -> None:
        draw_paper(painter, sheet, 3.0)
        line = sheet.height() / 3.2
        top = QRectF(sheet.x(), sheet.y() + 0.1 * line, sheet.width(), line)
        rule = top.bottom() - 0.02 * line
        painter.setPen(QPen(RULE, 1))
        painter.drawLine(QPointF(sheet.x() + 8, rule), QPointF(sheet.right() - 8, rule))
        self._write(painter, top, self._deed.title, serif(0.62 * line, 700, italic=True), self._deed.seat)
        share = sheet.width() / max(1, len(self._deed.lines))
        for place, (words, who) in enumerate(self._deed.lines):
            box = QRectF(sheet.x() + place * share, rule, share, line * 1.06)
            self._write(painter, box, words, sans(0.56 * line, 700), who, coin=True)
        foot = QRectF(sheet.x(), rule + line * 1.0, sheet.width(), line)
        self._write(painter, foot, self._deed.foot, serif(0.6 * line, 700), None)

    def _write(
        self, painter: QPainter, box: QRectF, words: str, font: QFont, seat: int | None, coin: bool = False
    ) -> None:
        """Write words centred in a box: after the emblem of a seat, if any, and before a picture of a `coin`."""
        size, gap = box.height() * 0.78, box.height() * 0.16
        room = box.width() - 14 - (0 if seat is None else size + gap) - (size if coin else 0)
        wide = QFontMetricsF(font).horizontalAdvance(words)
        if wide > room:
            least = min(_LEAST_WRITING, font.pixelSize())  # letters may be smaller in a small picture of a table
            font.setPixelSize(max(least, int(font.pixelSize() * room / wide)))
            words = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room)
            wide = QFontMetricsF(font).horizontalAdvance(words)
        whole = wide + (0 if seat is None else size + gap) + (gap + size if coin else 0)
        x = box.center().x() - whole / 2
        if seat is not None:
            emblem = self._emblems[seat]
            at = QRectF(x, box.center().y() - size / 2, size, size)
            draw_emblem(painter, at, EMBLEMS[emblem], palette.SEATS[emblem])
            x += size + gap
        painter.setPen(palette.INK if seat is not None or not coin else FAINT)
        painter.setFont(font)
        painter.drawText(QRectF(x, box.y(), wide + 2, box.height()), Qt.AlignmentFlag.AlignVCenter, words)
        if coin:
            draw_coin(painter, QPointF(x + wide + gap + size / 2, box.center().y() + size * 0.06), size)
