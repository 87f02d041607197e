"""Which cards have been played, beside the pennies: at tables where they may be looked through."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.parts.score_view import ScoreView
from cardtable.engine.cards import SUITS
from cardtable.games.miser.play import HIGH_RANKS
from cardtable.language import labelled, translate
from cardtable.table.letters import rank_letter
from cardtable.table.words import cards_words


class CardsSeen:
    """By rank, how many of the four have been played: a tile with a stroke for each."""

    height = 92.0

    def __init__(self) -> None:
        self.cards: Sequence[str] = ()
        """Those played."""

    @property
    def spoken(self) -> str:
        """All of them."""
        return labelled(self._heading, cards_words(self.cards))

    @property
    def _heading(self) -> str:
        return translate("miser", "Cards played, out of four of each value")

    def paint(self, painter: QPainter, view: ScoreView, y: float) -> None:
        """A tile for each rank."""
        y = view.heading(painter, self._heading, y)
        left, right = view.inner
        cell = (right - left) / len(HIGH_RANKS)
        for place, rank in enumerate(HIGH_RANKS):
            count = sum(card[:-1] == rank for card in self.cards)
            box = QRectF(left + place * cell, y, cell - 2, 42)
            painter.setPen(view.colours.line)
            painter.setBrush(view.colours.panel if count == len(SUITS) else palette.PAPER)
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(view.colours.dim if count == len(SUITS) else palette.INK)
            painter.setFont(sans(13, 600))
            upper = QRectF(box.x(), box.y() + 2, box.width(), 20)
            painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, rank_letter(rank))
            painter.drawText(upper.translated(0, 18), Qt.AlignmentFlag.AlignCenter, f"{count}" if count else "–")
