"""Little cards, as they are drawn where there is no room for real ones: a rank over its suit's sign, on paper."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.app.art.fonts import sans
from cardtable.app.art.paths import centred
from cardtable.app.art.suits import suit_colour, suit_path
from cardtable.engine.cards import split_card
from cardtable.table.letters import rank_letter

RATIO = 1.4
"""A little card's height over its width."""


def draw_mini(painter: QPainter, at: QPointF, width: float, card: str, two_colour: bool) -> None:
    """A little card with its corner at a point. What shows of it in a row is its left half: so all stands there."""
    box = QRectF(at.x(), at.y(), width, width * RATIO)
    painter.setPen(QPen(QColor("#B9AB8C"), 0.9))
    painter.setBrush(QColor("#FFFEFA"))
    painter.drawRoundedRect(box, 2.5, 2.5)
    suit = split_card(card)[1]
    rank = card[: -len(suit)]
    suit = suit[0]  # a second pack's mark is for records
    painter.setPen(suit_colour(suit, two_colour))
    painter.setFont(sans(width * (0.56 if len(rank) < 2 else 0.44), 700))
    left = QRectF(box.x() + 1, box.y() + width * 0.06, width * 0.64, width * 0.66)
    painter.drawText(left, Qt.AlignmentFlag.AlignCenter, rank_letter(rank))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(suit_colour(suit, two_colour))
    painter.drawPath(centred(suit_path(suit), left.center().x(), box.y() + width * 1.0, width * 0.44))


def draw_minis(
    painter: QPainter, at: QPointF, width: float, step: float, cards: tuple[str, ...], two_colour: bool
) -> None:
    """Several, each over the one before."""
    for order, card in enumerate(cards):
        draw_mini(painter, at + QPointF(order * step, 0), width, card, two_colour)
