"""The rule sets on the bench, one below another: what each is called, what is clearest about it, and what has come of
the goals. One of them is shown beside the author's."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.inks import YOURS, diamond, on_panel, verdict_ink, verdict_sign
from cardtable.app.parts.drawn_list import DrawnList
from cardtable.app.parts.forms import TRAILING
from cardtable.app.parts.seat_mark import draw_cut
from cardtable.app.zoom import zoom_of
from cardtable.language import listed, translate

_ROW = 30
_NAME = 0.4
"""Of the room, for the name."""


class SetRow(NamedTuple):
    """One of them."""

    name: str
    told: str
    """What is clearest, in a sentence."""
    verdicts: Sequence[str]
    """Of the goals, in order."""
    tip: str
    """Its rules, in words."""


class RuleSetsList(DrawnList):
    """Opened, a row's rules are shown beside the author's; renamed, it has another name; deleted, it is gone."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__(translate("bench", "Rule sets"), _ROW)
        self.colours = colours
        self.rows: Sequence[SetRow] = ()
        self.shown = -1
        """The row that is shown beside the author's."""

    def show_rows(self, rows: Sequence[SetRow], shown: int) -> None:
        """Shows these in the place of others."""
        if list(rows) != list(self.rows):
            self.rows = rows
            self.show_texts(
                [". ".join(filter(None, (row.name, row.told, listed(row.verdicts)))) for row in rows],
                [row.tip for row in rows],
            )
            self.setCurrentRow(shown)
            self.updateGeometry()
        elif shown != self.shown:
            self.setCurrentRow(shown)
        self.shown = shown
        self.zoom_changed()
        self.viewport().update()

    def zoom_changed(self) -> None:
        """All is larger or smaller now: there is room for all rows."""
        self.setFixedHeight(round(len(self.rows) * _ROW * zoom_of(self)) + 2 * self.frameWidth())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.minimumHeight())

    @override
    def draw(self, painter: QPainter, box: QRectF, number: int, chosen: bool) -> None:
        row, colours, shown = self.rows[number], self.colours, number == self.shown
        if chosen or shown:
            painter.setPen(colours.accent if chosen else palette.faded(colours.accent, 0.5))
            painter.setBrush(palette.faded(colours.accent, 0.16 if shown else 0.0))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        inner = box.adjusted(12, 0, -10, 0)
        ink = on_panel(YOURS, colours)
        sign = QRectF(inner.x(), inner.y(), 10, inner.height())
        painter.setPen(ink)
        painter.setBrush(ink if shown else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(diamond(QPointF(self.placed(box, sign).center())))
        inner.setLeft(inner.left() + 18)
        inner.setRight(self._draw_verdicts(painter, box, inner, row.verdicts))
        name = QRectF(inner.x(), inner.y(), _NAME * inner.width(), inner.height())
        painter.setPen(colours.text)
        draw_cut(painter, row.name, sans(14, 600), self.placed(box, name))
        told = inner.adjusted(name.width() + 12, 0, 0, 0)
        draw_cut(painter, row.told, serif(15), self.placed(box, told))

    def _draw_verdicts(self, painter: QPainter, box: QRectF, room: QRectF, verdicts: Sequence[str]) -> float:
        """From the end of the room backwards; where what is left of it ends."""
        right = room.right()
        painter.setFont(sans(14, 700))
        for verdict in reversed(verdicts):
            sign = verdict_sign(verdict)
            wide = QFontMetricsF(painter.font()).horizontalAdvance(sign) + 8
            painter.setPen(verdict_ink(verdict, self.colours))
            painter.drawText(self.placed(box, QRectF(right - wide, room.y(), wide, room.height())), TRAILING, sign)
            right -= wide
        return right
