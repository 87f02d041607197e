"""Paper that games write on: a sheet with its shadow, a slip with a number, little cards, and inks."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.shapes import centred, suit_colour, suit_path
from cardtable.app.art.table_top import draw_shadow
from cardtable.engine.cards import split_card
from cardtable.table.letters import rank_letter

RULE = palette.mix(palette.PAPER, palette.DIAMOND, 0.28)
"""Colour of ruled lines."""
FAINT = palette.mix(palette.INK, palette.PAPER, 0.3)
MADE = palette.CLUB.darker(118)
FAILED = palette.HEART.darker(112)


def draw_paper(painter: QPainter, sheet: QRectF, corner: float = 3.0) -> None:
    """Draw a sheet of paper with a soft shadow; `corner` is the radius of its corners."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.faded(QColor("black"), 0.13))
    for reach in (5, 3, 1):
        painter.drawRoundedRect(sheet.adjusted(-reach, -reach + 1, reach, reach + 2), corner + 1, corner + 1)
    painter.setBrush(palette.PAPER)
    painter.drawRoundedRect(sheet, corner, corner)


def slip_says(word: str, room: QRectF) -> bool:
    """Return whether a slip's word fits into `room` over its line; its font size is fixed."""
    return QFontMetricsF(_slip_font(room)).horizontalAdvance(word) <= room.width()


def _slip_font(room: QRectF) -> QFont:
    return sans(room.height() * 0.55)


def draw_slip(painter: QPainter, paper: QRectF, word: str, number: str, inset: float = 0.0) -> None:
    """Draw a small ruled slip: a word over a line, and a number in large ink.

    `inset` is the space kept free before the word, which is left out if it doesn't fit.
    """
    draw_shadow(painter, paper, 2.0, 0.0)
    painter.setPen(QPen(QColor("#CFC2A6"), 0.9))
    painter.setBrush(palette.PAPER)
    painter.drawRoundedRect(paper, 2, 2)
    painter.setPen(QPen(palette.faded(palette.DIAMOND, 0.25), 1))
    for line in (0.36, 0.9):
        y = paper.y() + paper.height() * line
        painter.drawLine(QPointF(paper.x() + 4, y), QPointF(paper.right() - 4, y))
    painter.setPen(palette.mix(palette.INK, palette.PAPER, 0.3))
    upper = QRectF(paper.x() + inset, paper.y(), paper.width() - inset, paper.height() * 0.36)
    if slip_says(word, upper):
        painter.setFont(_slip_font(upper))
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, word)
    painter.setPen(palette.INK)
    painter.setFont(serif(paper.height() * 0.5, 700))
    lower = QRectF(paper.x(), upper.bottom(), paper.width(), paper.height() * 0.58)
    painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, number)


RATIO = 1.4
"""Ratio of a little card's height to its width."""


def draw_mini(painter: QPainter, at: QPointF, width: float, card: str, two_colour: bool) -> None:
    """Draw a little card with its upper left corner at a point.

    Rank and suit are in its left half, which is all that shows in a row.
    """
    box = QRectF(at.x(), at.y(), width, width * RATIO)
    painter.setPen(QPen(QColor("#B9AB8C"), 0.9))
    painter.setBrush(QColor("#FFFEFA"))
    painter.drawRoundedRect(box, 2.5, 2.5)
    suit = split_card(card)[1]
    rank = card[: -len(suit)]
    suit = suit[0]  # the mark of the second pack is for records only
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
    """Draw several little cards, each over the one before."""
    for order, card in enumerate(cards):
        draw_mini(painter, at + QPointF(order * step, 0), width, card, two_colour)
