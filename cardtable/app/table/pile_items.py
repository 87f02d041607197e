"""Items of coins and papers on the felt. Each is drawn into a picture that is kept until it changes."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.coins import coin_height, draw_coin
from cardtable.app.art.emblems import EMBLEMS, draw_emblem
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.paper import FAINT, RULE, draw_paper, draw_slip
from cardtable.app.table.items import UNIT, PieceItem
from cardtable.app.table.picture import CachedPixmap
from cardtable.language import as_number
from cardtable.table.board import Coins, Deed, Paper, Piece
from cardtable.table.places import COIN, pile_of
from cardtable.table.proportions import DEED_RATIO, THICKNESS, TILT

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
