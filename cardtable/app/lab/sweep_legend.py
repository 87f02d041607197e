"""What the signs of the heat map mean."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.heat_map import Cell
from cardtable.app.lab.inks import verdict_sign
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.widgets import at_side
from cardtable.app.plots.cells import draw_star, heat
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import listed
from cardtable.playtest.findings import MET, MISSED, NOT_YET_KNOWN

_HEIGHT = 24
"""Of a row."""
_SIGN = 22
_GAP, _APART = 6, 18

_Draw = Callable[[QPainter, QRectF], None]


class SweepLegend(QWidget):
    """Rows of signs, each with its words: those that the map has."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self._colours = colours
        self._signs: Sequence[tuple[_Draw, str]] = ()
        self.show_cells([])

    def show_cells(self, cells: Sequence[Cell]) -> None:
        """Explain the signs of these."""
        verdicts = {cell.verdict for cell in cells}
        signs: list[tuple[_Draw, str, bool]] = [
            (self._met, self.tr("goal met"), MET in verdicts),
            (self._missed, self.tr("goal missed"), MISSED in verdicts),
            (self._open, self.tr("not yet decided"), NOT_YET_KNOWN in verdicts),
            (self._star, self.tr("the best rule set"), any(cell.winner for cell in cells)),
            (self._dashed, self.tr("current value"), any(not cell.number for cell in cells)),
            (self._stroke, self.tr("eliminated early"), any(cell.dropped for cell in cells)),
        ]
        self._signs = [(draw, words) for draw, words, holds in signs if holds]
        set_accessible_texts(self, listed([words for _, words in self._signs]))
        self.zoom_changed()

    def zoom_changed(self) -> None:
        """All is larger or smaller now."""
        self.setFixedHeight(round(_HEIGHT * max(len(self._rows), 1) * zoom_of(self)))
        self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.zoom_changed()

    @property
    def _rows(self) -> list[list[tuple[_Draw, str, float]]]:
        """The signs row by row, as many in each as there is room for: how each is drawn, its words, where it begins."""
        metrics, room = QFontMetricsF(sans(12)), area(self).width()
        rows: list[list[tuple[_Draw, str, float]]] = []
        x = room
        for draw, words in self._signs:
            width = _SIGN + _GAP + metrics.horizontalAdvance(words)
            if x + width > room:
                rows.append([])
                x = 0.0
            rows[-1].append((draw, words, x))
            x += width + _APART
        return rows

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setFont(sans(12))
        metrics = QFontMetricsF(painter.font())
        for number, row in enumerate(self._rows):
            top = number * _HEIGHT
            for draw, words, x in row:
                painter.save()
                draw(painter, at_side(self, x, top + (_HEIGHT - 16) / 2, _SIGN, 16))
                painter.restore()
                painter.setPen(self._colours.text)
                text = at_side(self, x + _SIGN + _GAP, top, metrics.horizontalAdvance(words) + 2, _HEIGHT)
                painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)

    def _cell(self, painter: QPainter, box: QRectF, sign: str, shade: float) -> QRectF:
        """Paint a small cell with a sign."""
        cell = box.adjusted(3, 0, -3, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(heat(shade))
        painter.drawRoundedRect(cell, 3, 3)
        painter.setPen(palette.ink_on(heat(shade)))
        painter.setFont(sans(12, 700))
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, sign)
        return cell

    def _met(self, painter: QPainter, box: QRectF) -> None:
        """Inside the line that goes round those that meet it."""
        cell = self._cell(painter, box, verdict_sign(MET), 0.3)
        painter.setPen(QPen(self._colours.text, 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(cell)

    def _missed(self, painter: QPainter, box: QRectF) -> None:
        self._cell(painter, box, verdict_sign(MISSED), 0.8)

    def _open(self, painter: QPainter, box: QRectF) -> None:
        self._cell(painter, box, verdict_sign(NOT_YET_KNOWN), 0.6)

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
