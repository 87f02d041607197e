"""Tokens and card screens on the felt."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.token import TOKEN_REACH
from cardtable.app.table.board import Piece, Screen, Token
from cardtable.app.table.items import UNIT, PieceItem

_DISC = UNIT * TOKEN_REACH
_TALL = UNIT * 0.72
"""How high a screen stands."""
_RAISED = 0.55
"""How far it is lifted, as a share of that."""


class TokenItem(PieceItem):
    """A disc with the sign of a suit."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._suit = ""

    @override
    def show_piece(self, piece: Piece) -> None:
        assert isinstance(piece, Token)
        self._suit = piece.suit

    @override
    def boundingRect(self) -> QRectF:
        return QRectF(-_DISC / 2, -_DISC / 2, _DISC, _DISC)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        ratio = widget.devicePixelRatioF() if widget else 1.0
        picture = self._pixmaps.token(self._suit, round(self.drawn_width), ratio)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.boundingRect(), picture, QRectF(picture.rect()))


class ScreenItem(PieceItem):
    """A seat's folded card screen. Lifted it is seen through, and shows what lay behind it."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self.turned = 0.0

    @override
    def show_piece(self, piece: Piece) -> None:
        assert isinstance(piece, Screen)

    @override
    def boundingRect(self) -> QRectF:
        return QRectF(-UNIT / 2, -_TALL * (0.5 + _RAISED), UNIT, _TALL * (1 + _RAISED))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.emblem is None:
            return
        width = round(self.drawn_width)
        size = QSizeF(width, round(width * _TALL / UNIT))
        ratio = widget.devicePixelRatioF() if widget else 1.0
        picture = self._pixmaps.screen(EMBLEMS[self.emblem], palette.SEATS[self.emblem], size, ratio)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(1.0 - 0.6 * self.turned)
        area = QRectF(-UNIT / 2, -_TALL * (0.5 + _RAISED * self.turned), UNIT, _TALL)
        painter.drawPixmap(area, picture, QRectF(picture.rect()))
