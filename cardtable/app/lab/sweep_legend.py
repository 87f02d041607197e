"""What the signs of the heat map mean."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.widgets import at_side
from cardtable.app.plots.cells import draw_star, heat
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import listed

_HEIGHT = 24
_SIGN = 22
_GAP, _APART = 6, 18


class SweepLegend(QWidget):
    """A row of signs, each with its words; where there is too little room, two."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self._colours = colours
        self._signs = [
            (self._line, self.tr("goal proven inside")),
            (self._star, self.tr("the winner")),
            (self._dashed, self.tr("current value")),
            (self._stroke, self.tr("dropped early")),
        ]
        set_accessible_texts(self, listed([words for _, words in self._signs]))
        self.zoom_changed()

    def zoom_changed(self) -> None:
        """All is larger or smaller now."""
        self.setFixedHeight(round(_HEIGHT * zoom_of(self)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setFont(sans(12))
        metrics = painter.fontMetrics()
        widths = [_SIGN + _GAP + metrics.horizontalAdvance(words) for _, words in self._signs]
        room = area(self).width()
        apart = min(_APART, max((room - sum(widths)) / (len(widths) - 1), 4.0))
        x = 0.0
        for (draw, words), width in zip(self._signs, widths, strict=True):
            draw(painter, at_side(self, x, (_HEIGHT - 16) / 2, _SIGN, 16))
            painter.setPen(self._colours.text)
            text = at_side(self, x + _SIGN + _GAP, 0, width - _SIGN - _GAP + 2, _HEIGHT)
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
            x += width + apart

    def _line(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(self._colours.text, 3.5))
        painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()))

    def _star(self, painter: QPainter, box: QRectF) -> None:
        draw_star(painter, QRectF(box.center().x() - 8, box.top(), 16, 16))

    def _dashed(self, painter: QPainter, box: QRectF) -> None:
        painter.setBrush(heat(0.8))
        pen = QPen(palette.INK, 1.6, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([2.5, 2])
        painter.setPen(pen)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3)

    def _stroke(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(heat(1.0))
        painter.drawRoundedRect(box.adjusted(3, 0, -3, 0), 3, 3)
        painter.setPen(QPen(palette.INK, 1.6))
        painter.drawLine(box.center() + QPointF(-4, -4), box.center() + QPointF(4, 4))
