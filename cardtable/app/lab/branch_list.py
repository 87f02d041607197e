"""List of a game's branches as a tree: name, start and result of each."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.drawn_list import DrawnList
from cardtable.app.parts.forms import TRAILING
from cardtable.app.parts.seat_mark import draw_cut, draw_disc
from cardtable.language import listed, translate

_STEP = 22
"""Indent for each level of the tree, in designed pixels."""
_DISC = 20
_MOST_WINNERS = 3
"""Largest number of winners' emblems in a row."""


class BranchRow(NamedTuple):
    """Row of the list of branches."""

    name: str
    where: str
    """Start of the branch, in words; for the root, its length."""
    depth: int
    """Depth in the tree, 0 for the root."""
    parent: int
    """Row of the parent, -1 for none."""
    scores: str = ""
    """Final scores; empty while the game goes on."""
    emblems: Sequence[int] = ()
    """Emblems of the winners."""
    busy: bool = False
    """True while bots are playing the branch."""

    @property
    def end(self) -> str:
        """Result, or words saying that there is none yet."""
        if self.busy:
            return translate("open table", "playing…")
        return self.scores or translate("open table", "in progress")


class BranchList(DrawnList):
    """List of branches, with the tree drawn beside them."""

    def __init__(self, colours: Scheme, pixmaps: Pixmaps) -> None:
        super().__init__(translate("open table", "Branches"), 46)
        self.setToolTip(translate("open table", "Press Enter to open a branch, F2 to rename it, Delete to delete it"))
        self.colours = colours
        self._pixmaps = pixmaps
        self.rows: Sequence[BranchRow] = ()
        self.shown = -1
        """Row of the game on the table, -1 for none."""

    def show_rows(self, rows: Sequence[BranchRow], shown: int) -> None:
        """Replace the rows; `shown` is the row of the game on the table, -1 for none."""
        if list(rows) != list(self.rows):
            self.rows = rows
            texts = [listed(filter(None, (row.name, row.where, row.end))) for row in rows]
            self.show_texts(texts, [row.name for row in rows])
            self.setCurrentRow(shown)
        elif shown != self.shown:
            self.setCurrentRow(shown)
        self.shown = shown
        self.viewport().update()

    @override
    def draw(self, painter: QPainter, box: QRectF, number: int, chosen: bool) -> None:
        row, colours, shown = self.rows[number], self.colours, number == self.shown
        if chosen or shown:
            painter.setPen(colours.accent if chosen else palette.faded(colours.accent, 0.5))
            painter.setBrush(palette.faded(colours.accent, 0.16 if shown else 0.0))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        self._draw_tree(painter, box, number)
        x = box.x() + 30 + row.depth * _STEP
        right = box.right() - 10
        for emblem in reversed(row.emblems[:_MOST_WINNERS]):
            right -= _DISC
            disc = QRectF(right, box.center().y() - _DISC / 2, _DISC, _DISC)
            draw_disc(painter, self._pixmaps, emblem, self.placed(box, disc).topLeft(), _DISC)
            right -= 6
        below = QRectF(x, box.y() + 24, right - x, 20)
        painter.setFont(sans(13))
        painter.setPen(colours.text if row.scores else colours.dim)
        metrics = QFontMetricsF(painter.font())
        end = metrics.elidedText(row.end, Qt.TextElideMode.ElideRight, below.width() * 0.5)
        painter.drawText(self.placed(box, below), TRAILING, end)
        painter.setPen(colours.dim)
        draw_cut(
            painter, row.where, sans(12), self.placed(box, below.adjusted(0, 0, -metrics.horizontalAdvance(end) - 8, 0))
        )
        painter.setPen(colours.text)
        draw_cut(painter, row.name, sans(15, 600), self.placed(box, QRectF(x, box.y() + 4, right - x, 20)))

    def _draw_tree(self, painter: QPainter, box: QRectF, at: int) -> None:
        """Draw the dot of a branch, the curve from its parent, and lines that pass by to branches below."""
        rows, colours = self.rows, self.colours
        row, middle = rows[at], box.center().y()

        def x(depth: int) -> float:
            return box.x() + 15 + depth * _STEP

        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            painter.save()
            painter.translate(box.left() + box.right(), 0)
            painter.scale(-1, 1)
        painter.setPen(QPen(palette.faded(colours.text, 0.35), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for below in rows[at + 1 :]:
            if 0 <= below.parent < at:
                side = x(rows[below.parent].depth)
                painter.drawLine(QPointF(side, box.top()), QPointF(side, box.bottom()))
            elif below.parent == at:
                painter.drawLine(QPointF(x(row.depth), middle), QPointF(x(row.depth), box.bottom()))
        if row.parent >= 0:
            side = x(rows[row.parent].depth)
            painter.drawLine(QPointF(side, box.top()), QPointF(side, middle - 8))
            painter.drawArc(QRectF(side, middle - 16, 16, 16), 180 * 16, 90 * 16)
            painter.drawLine(QPointF(side + 8, middle), QPointF(x(row.depth) - 5, middle))
        shown = at == self.shown
        painter.setPen(QPen(colours.accent if shown else palette.faded(colours.text, 0.75), 1.6))
        painter.setBrush(colours.accent if shown else colours.panel)
        painter.drawEllipse(QPointF(x(row.depth), middle), 5, 5)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            painter.restore()
