"""List of the moves at a decision: a bar for the share of games each would win, with its bounds."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QResizeEvent
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.drawn_list import DrawnList
from cardtable.app.parts.forms import TRAILING
from cardtable.app.parts.seat_mark import draw_cut
from cardtable.app.zoom import zoom_of
from cardtable.language import as_number, filled, interval, listed, translate

PLAYED = QColor("#E0795F")
"""Colour of the move that was played."""
OTHER = QColor("#6F9C90")
_NAME, _NUMBER = 118, 92
"""Greatest width of a name before its bar, and the width of the numbers, in designed pixels."""
_LINE, _TWO_LINES = 34, 50
_BAR = 60
"""Least width of a bar, in designed pixels."""


class MoveRow(NamedTuple):
    """Move in the list."""

    name: str
    share: float | None
    """Part of the win it brings, 0 to 1; None while not known."""
    low: float | None = None
    high: float | None = None
    best: bool = False
    """True if it leads or can't be told apart from the leader."""
    first: bool = False
    """True if it has won more than all others so far."""
    played: bool = False
    """True if it is what was played."""

    @property
    def number(self) -> str:
        """Wins in 100 games as text; empty while not known."""
        return "" if self.share is None else as_number(100 * self.share)

    @property
    def bounds(self) -> str:
        """Bounds of the wins in 100 games as text; empty while not known."""
        if self.low is None or self.high is None:
            return ""
        return interval(as_number(100 * self.low), as_number(100 * self.high))

    @property
    def words(self) -> str:
        """Row in words, for screen readers."""
        said = [self.name]
        if self.share is not None:
            said.append(filled(translate("open table", "wins {share} in 100 games"), share=self.number))
            said.append(self.bounds)
        if self.first:
            said.append(translate("open table", "best so far"))
        if self.played:
            said.append(translate("open table", "played"))
        return listed(filter(None, said))


class MovesList(DrawnList):
    """List of moves; opening a row plays the move in a new branch."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__(translate("open table", "Possible moves"), _LINE)
        self.colours = colours
        self.rows: Sequence[MoveRow] = ()
        self._name = 0.0  # the width of the longest name

    def show_rows(self, rows: Sequence[MoveRow]) -> None:
        """Replace the rows."""
        if list(rows) == list(self.rows):
            return
        self.rows = rows
        self._fit()
        texts = [row.words for row in rows]
        if len(texts) == self.count():  # keeps the selection and the scroll position
            for number, text in enumerate(texts):
                self.item(number).setText(text)
        else:
            self.show_texts(texts)
        self.viewport().update()

    def _fit(self) -> None:
        """Choose the height of rows: names stand above the bars if there is no room before them."""
        metrics = QFontMetricsF(sans(14, 600))
        self._name = max([metrics.horizontalAdvance(row.name) + 2 for row in self.rows], default=0.0)
        room = self.viewport().width() / zoom_of(self) - _NUMBER - _BAR - 30
        height = _TWO_LINES if self._name > min(_NAME, room) else _LINE
        if height != self.height_of_row:
            self.height_of_row = height
            self.scheduleDelayedItemsLayout()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def draw(self, painter: QPainter, box: QRectF, number: int, chosen: bool) -> None:
        row, colours = self.rows[number], self.colours
        if chosen:
            painter.setPen(colours.accent)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        inner = box.adjusted(8, 0, -8, 0)
        painter.setPen(colours.text)
        if self.height_of_row == _LINE:
            name = QRectF(inner.x(), inner.y(), self._name, inner.height())
            line = inner.adjusted(self._name + 8, 0, 0, 0)
        else:
            name = QRectF(inner.x(), inner.y() + 2, inner.width(), 22)
            line = inner.adjusted(0, 22, 0, 0)
        draw_cut(painter, row.name, sans(14, 600 if row.first else 400), self.placed(box, name))
        bar = QRectF(line.x(), line.center().y() - 8, line.width() - _NUMBER - 6, 16)
        self._draw_bar(painter, box, bar, row)
        numbers = QRectF(line.right() - _NUMBER, line.y(), _NUMBER, line.height())
        painter.setPen(colours.dim)
        draw_cut(painter, row.bounds, sans(12), self.placed(box, numbers), TRAILING)
        painter.setPen(colours.text)
        draw_cut(painter, row.number, sans(15, 700), self.placed(box, numbers.adjusted(0, 0, -58, 0)), TRAILING)

    def _draw_bar(self, painter: QPainter, box: QRectF, bar: QRectF, row: MoveRow) -> None:
        """Draw the share as a part of a whole bar, with a whisker from bound to bound."""
        whole = self.placed(box, bar)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.faded(self.colours.line, 0.7))
        painter.drawRoundedRect(whole, 3, 3)
        if row.share is not None:
            painter.setBrush(palette.BRASS if row.first else PLAYED if row.played else OTHER)
            share = QRectF(bar.x(), bar.y(), max(2.0, bar.width() * row.share), bar.height())
            painter.drawRoundedRect(self.placed(box, share), 3, 3)
        if row.low is not None and row.high is not None:
            low, high = (bar.x() + bar.width() * end for end in (row.low, row.high))
            reach = self.placed(box, QRectF(low, bar.center().y() - 4, high - low, 8))
            middle = reach.center().y()
            painter.setPen(QPen(self.colours.text, 1.4))
            painter.drawLine(QPointF(reach.left(), middle), QPointF(reach.right(), middle))
            for x in (reach.left(), reach.right()):
                painter.drawLine(QPointF(x, reach.top()), QPointF(x, reach.bottom()))
        if row.played:
            painter.setPen(QPen(PLAYED, 1.8))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(whole.adjusted(-2, -3, 2, 3), 4, 4)
