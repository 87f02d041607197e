"""Coins and slips of paper on the felt. Each is drawn once for what it shows, and then only laid down."""

from math import ceil, sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.coins import COLUMN, THICKNESS, TILT, coin_height
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.shadow import draw_shadow
from cardtable.app.table.board import Coins, Paper, Piece
from cardtable.app.table.items import UNIT, PieceItem
from cardtable.app.table.picture import Picture

_COIN = UNIT * 0.46
"""A coin's width where the pile is as wide as a card."""
_SHADOW = 8.0


class CoinsItem(PieceItem):
    """A pile of coins in columns of five, with their number under it where they can't be counted at a glance."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._count = 0

    @override
    def show_piece(self, piece: Piece) -> None:
        assert isinstance(piece, Coins)
        if piece.count != self._count:
            self.prepareGeometryChange()
            self._count = piece.count
            self.update()

    def _columns(self) -> list[tuple[QPointF, int]]:
        """Where each column stands, those behind first, and how many coins high it is."""
        columns = ceil(self._count / COLUMN)
        across = max(1, ceil(sqrt(columns * 1.6)))
        rows = ceil(columns / across)
        found = []
        for column in range(columns):
            along, back = column % across, column // across
            x = (along - (min(across, columns) - 1) / 2) * _COIN * 1.06 + (back % 2) * _COIN * 0.26
            y = (back - (rows - 1) / 2) * _COIN * TILT * 1.1
            found.append((QPointF(x, y), min(COLUMN, self._count - column * COLUMN)))
        return found

    @override
    def boundingRect(self) -> QRectF:
        area = QRectF(-_COIN / 2, -_COIN, _COIN, _COIN * 1.6)
        for foot, high in self._columns():
            top = foot.y() - _COIN * (THICKNESS * high + TILT)
            area |= QRectF(foot.x() - _COIN, top, 2 * _COIN, foot.y() + 1.4 * coin_height(_COIN) - top)
        return area

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        ratio = widget.devicePixelRatioF() if widget else 1.0
        scale = painter.worldTransform().m11() or 1.0
        picture = self._pixmaps.coin(round(_COIN * scale), ratio)
        size = QRectF(QPointF(), picture.deviceIndependentSize() / scale)
        for foot, high in self._columns():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 12, 14, 70))
            painter.drawEllipse(foot + QPointF(0, _COIN * 0.2), _COIN * 0.6, _COIN * TILT * 0.6)
            for coin in range(high):
                size.moveCenter(foot - QPointF(0, _COIN * THICKNESS * (coin + self.lift)))
                painter.drawPixmap(size, picture, QRectF(picture.rect()))


class PaperItem(PieceItem):
    """A slip of paper with something in ink on it."""

    def __init__(self) -> None:
        super().__init__()
        self._text = self._caption = ""
        self._picture = Picture()

    @override
    def show_piece(self, piece: Piece) -> None:
        assert isinstance(piece, Paper)
        if (piece.text, piece.caption) != (self._text, self._caption):
            self._text, self._caption = piece.text, piece.caption
            self._picture.forget()
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return QRectF(-UNIT / 2, -UNIT * 0.43, UNIT, UNIT * 0.86).adjusted(-_SHADOW, -_SHADOW, _SHADOW, _SHADOW + 2)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._picture.paint(painter, self.boundingRect(), widget, self._draw)

    def _draw(self, painter: QPainter) -> None:
        """Ruled paper, a word over a line, what counts in large ink."""
        paper = QRectF(-UNIT / 2, -UNIT * 0.43, UNIT, UNIT * 0.86)
        draw_shadow(painter, paper, 2.0, 0.0)
        painter.setPen(QPen(QColor("#CFC2A6"), 0.9))
        painter.setBrush(palette.PAPER)
        painter.drawRoundedRect(paper, 2, 2)
        painter.setPen(QPen(palette.faded(palette.DIAMOND, 0.25), 1))
        for line in (0.36, 0.9):
            y = paper.y() + paper.height() * line
            painter.drawLine(QPointF(paper.x() + 4, y), QPointF(paper.right() - 4, y))
        painter.setPen(palette.mix(palette.INK, palette.PAPER, 0.3))
        painter.setFont(sans(paper.height() * 0.2))
        upper = QRectF(paper.x(), paper.y(), paper.width(), paper.height() * 0.36)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, self._caption)
        painter.setPen(palette.INK)
        painter.setFont(serif(paper.height() * 0.5, 700))
        lower = QRectF(paper.x(), upper.bottom(), paper.width(), paper.height() * 0.58)
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, self._text)
