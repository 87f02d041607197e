"""Tokens, discs and card screens on the felt."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.token import TOKEN_REACH
from cardtable.app.table.items import UNIT, PieceItem
from cardtable.table.board import Disc, Piece, Screen, Token
from cardtable.table.proportions import BEHIND_RATIO, RAISED, SCREEN_RATIO

_DISC = UNIT * TOKEN_REACH
_TALL, _TALL_BEHIND = UNIT * SCREEN_RATIO, UNIT * BEHIND_RATIO
"""How high a screen stands, and how much is seen of one from behind."""


class DiscItem(PieceItem):
    """A disc with a sign on it, of brass, or a token with the sign of a suit."""

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
    """A seat's folded card screen. Lifted it is seen through, and shows what lay behind it."""

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
        path.addRect(QRectF(-UNIT / 2, -self._tall / 2, UNIT, self._tall))  # as it stands
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
