"""Button with a moment of a game in words, which is pressed to watch from there."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QPushButton, QSizePolicy
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import translate

_SIGN = 22.0
"""Width of the triangle before the words, in designed pixels."""
_EDGE = 3.0


class MomentButton(QPushButton):
    """Button with a triangle before its words, as high as the wrapped words need."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words
        self.setFont(sans(15))
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(words)
        self.setAccessibleDescription(translate("result", "Watch from there"))
        self.setToolTip(translate("result", "Watch from there"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)  # Fixed would be one line
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        zoom = zoom_of(self)
        room = QRect(0, 0, max(1, round(width - (_SIGN + 2 * _EDGE) * zoom)), 1 << 20)
        flags = Qt.TextFlag.TextWordWrap
        return round(QFontMetrics(self.font()).boundingRect(room, flags, self.words).height() + 2 * _EDGE * zoom)

    @override
    def sizeHint(self) -> QSize:
        width = round(QFontMetrics(self.font()).horizontalAdvance(self.words) + (_SIGN + 2 * _EDGE) * zoom_of(self)) + 1
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        body = area(self)
        bright = self.underMouse() or self.hasFocus()
        if bright:
            painter.setPen(QPen(palette.BRASS, 1.0) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(palette.faded(palette.BRASS, 0.14))
            painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        font = sans(15)
        line = QFontMetrics(font).height()
        middle = QPointF(_EDGE + 8.0, _EDGE + line / 2)
        sign = QPolygonF([QPointF(-3.5, -5.0), QPointF(-3.5, 5.0), QPointF(5.0, 0.0)])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.BRASS)
        painter.drawPolygon(sign.translated(body.width() - middle.x() if mirrored else middle.x(), middle.y()))
        room = QRectF(_EDGE if mirrored else _EDGE + _SIGN, _EDGE, body.width() - _SIGN - 2 * _EDGE, body.height())
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop
        painter.drawText(room, int(flags), self.words)
