"""What the score of Bidding War shows beside points: the prizes still to come."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.parts.score_view import ScoreView
from cardtable.language import translate
from cardtable.table.letters import rank_letter

_ROOMY = 17
"""Tiles that are narrower have smaller letters, so that a ten has room."""


class ToCome:
    """The spare suit's ranks: bright while they are to come, struck out once they were up."""

    def __init__(self) -> None:
        self.ranks: list[tuple[str, bool]] = []
        """With whether each is still to come; none where the prizes are players' own cards."""
        self.left = 0
        """What they are worth, in points."""

    @property
    def height(self) -> float:
        """What it takes."""
        return 78 if self.ranks else 0

    @property
    def spoken(self) -> str:
        """Its heading."""
        return translate("war", "%n point(s) still to come", None, self.left)

    def paint(self, painter: QPainter, view: ScoreView, y: float) -> None:
        """A tile for each rank."""
        y = view.heading(painter, self.spoken, y)
        left, right = view.inner
        cell = (right - left) / len(self.ranks)
        painter.setFont(sans(13 if cell > _ROOMY else 12, 600))
        for place, (rank, to_come) in enumerate(self.ranks):
            box = QRectF(left + place * cell, y, cell - 2, 28)
            painter.setPen(view.colours.line)
            painter.setBrush(palette.PAPER if to_come else view.colours.panel)
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(palette.INK if to_come else view.colours.dim)
            if to_come:
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, rank_letter(rank))
            else:
                middle = box.center()
                painter.drawLine(QPointF(middle.x() - 3, middle.y()), QPointF(middle.x() + 3, middle.y()))
