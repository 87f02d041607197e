"""The paper that Loser's Game writes on: a sheet with its shadow, and the inks."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from cardtable.app.art import palette

RULE = palette.mix(palette.PAPER, palette.DIAMOND, 0.28)
"""Ruled lines."""
FAINT = palette.mix(palette.INK, palette.PAPER, 0.36)
MADE = palette.CLUB.darker(118)
FAILED = palette.HEART.darker(112)


def draw_paper(painter: QPainter, sheet: QRectF, corner: float = 3.0) -> None:
    """A sheet of paper that casts a soft shadow; `corner` is how round it is."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.faded(QColor("black"), 0.13))
    for reach in (5, 3, 1):
        painter.drawRoundedRect(sheet.adjusted(-reach, -reach + 1, reach, reach + 2), corner + 1, corner + 1)
    painter.setBrush(palette.PAPER)
    painter.drawRoundedRect(sheet, corner, corner)
