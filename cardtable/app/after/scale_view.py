"""A scale from nothing to all: how far a reader came, beside who can't be read, and what luck does."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.widgets import along, at_side
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import as_number
from cardtable.table.readability import Measure

_HEIGHT = 60
_TRACK = 12.0
_EDGE = 14.0


class ScaleView(QWidget):
    """A track with its ends: the stretch that luck covers, a line for who can't be read, and a pointer for the reader.
    What it says stands beside it in words."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self._colours = colours
        self._measure: Measure | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(260, _HEIGHT) * zoom_of(self)

    def show_measure(self, measure: Measure) -> None:
        """Shows this one."""
        self._measure = measure
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        measure = self._measure
        if measure is None or measure.reader is None:
            return
        painter = brush(self)
        painter.setFont(sans(12))
        painter.setPen(self._colours.dim)
        least, most = as_number(0), as_number(measure.whole)
        metrics = QFontMetricsF(painter.font())
        low_end, high_end = metrics.horizontalAdvance(least) + _EDGE, metrics.horizontalAdvance(most) + _EDGE
        whole = area(self).width()
        painter.drawText(at_side(self, 0, 24, low_end, 18), Qt.AlignmentFlag.AlignCenter, least)
        painter.drawText(at_side(self, whole - high_end, 24, high_end, 18), Qt.AlignmentFlag.AlignCenter, most)
        track = at_side(self, low_end, 27, whole - low_end - high_end, _TRACK)
        painter.setPen(QPen(self._colours.line, 1))
        painter.setBrush(self._colours.field)
        painter.drawRoundedRect(track, _TRACK / 2, _TRACK / 2)
        if measure.luck:
            low, high = sorted(self._x(track, share) for share in measure.luck)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.faded(self._colours.dim, 0.4))
            painter.drawRoundedRect(QRectF(low, track.y(), high - low, _TRACK), 4, 4)
        fair = self._x(track, measure.fair)
        painter.setPen(QPen(self._colours.dim, 2))
        painter.drawLine(QPointF(fair, track.y() - 3), QPointF(fair, track.bottom() + 4))
        painter.setFont(sans(12))
        self._word(painter, fair, track.bottom() + 5, measure.fair_words)
        at = self._x(track, measure.reader)
        bright = self._colours.accent
        painter.setPen(QPen(self._colours.panel, 1))
        painter.setBrush(bright)
        painter.drawPolygon(
            QPolygonF([QPointF(at - 7, track.y() - 7), QPointF(at + 7, track.y() - 7), QPointF(at, 32)])
        )
        painter.setFont(sans(15, 700))
        painter.setPen(self._colours.text)
        self._word(painter, at, 0, f"{round(measure.reader * measure.whole)}")

    def _x(self, track: QRectF, share: float) -> float:
        return along(self, track, share)

    def _word(self, painter: QPainter, x: float, y: float, text: str) -> None:
        """Under or over a point of the track, as far as it stays inside."""
        width = QFontMetricsF(painter.font()).horizontalAdvance(text) + 2
        left = min(max(x - width / 2, 0.0), area(self).width() - width)
        painter.drawText(QRectF(left, y, width, 20), Qt.AlignmentFlag.AlignCenter, text)
