"""The games' little pictures for the first page, made of the pieces they are played with.

Each draws into a rectangle, `share` of the way from its beginning (0) to its end (1): cards open, or are laid.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from cardtable.app.art import palette
from cardtable.app.art.coins import draw_coin, draw_coin_shadow
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.token import draw_token
from cardtable.table.proportions import CARD_RATIO, SCREEN_RATIO, THICKNESS

Vignette = Callable[[QPainter, QRectF, Pixmaps, float, float], None]
"""Draws with a painter into a rectangle, at a pixel ratio, as far as a share of its motion."""

_SUIT = ("9S", "10S", "JS", "QS", "KS")
_SPREAD = 12.0
"""Degrees between two cards of the fan."""
_TRICK = (("9D", -0.94, 0.06, -11.0), ("KD", -0.30, -0.12, -3.0), ("4D", 0.34, -0.07, 5.0), ("5H", 0.96, 0.09, 12.0))
"""The cards of a trick, the low trump that takes it last: where each lies, in widths and heights of a card, and how."""

_CHIPS = ((-0.66, -0.5, 4), (0.52, -0.56, 5), (-0.06, -0.12, 3))
"""The chips behind the screen, column by column from the one furthest behind: where each stands, in widths of a chip
from the screen's foot, and how many there are."""


def bidding_war(painter: QPainter, rect: QRectF, pixmaps: Pixmaps, ratio: float, share: float) -> None:
    """A suit held in a fan: the money."""
    height = min(rect.height() * 0.76, rect.width() * 0.41)
    width = height / CARD_RATIO
    reach = 2.05 * height
    pivot = QPointF(rect.center().x(), rect.center().y() - height * 0.58 + reach)
    for place, card in enumerate(_SUIT):
        off = place - (len(_SUIT) - 1) / 2
        painter.save()
        painter.translate(pivot)
        painter.rotate(off * _SPREAD * share)
        _lay(painter, pixmaps, card, QPointF(0.0, height / 2 - reach), width, ratio)
        painter.restore()


def losers_game(painter: QPainter, rect: QRectF, pixmaps: Pixmaps, ratio: float, share: float) -> None:
    """A trick in which a low trump takes a king, beside the token that says so."""
    height = min(rect.height() * 0.7, rect.width() * 0.335)
    width = height / CARD_RATIO
    radius = height * 0.25
    middle = QPointF(rect.center().x() + radius * 1.05, rect.center().y())
    for place, (card, across, down, angle) in enumerate(_TRICK):
        # One card after another; what is not on its way yet is not seen.
        way = min(1.0, max(0.0, share * len(_TRICK) - place))
        if way <= 0.0:
            continue
        painter.save()
        painter.setOpacity(min(1.0, 2.0 * way))
        rise = (1.0 - way) * height * 0.4
        painter.translate(middle.x() + across * width, middle.y() + down * height + rise)
        painter.rotate(angle)
        _lay(painter, pixmaps, card, QPointF(0.0, 0.0), width, ratio)
        painter.restore()
    left = middle.x() - (0.94 + 0.62) * width - radius * 1.05
    draw_token(painter, QPointF(left, rect.center().y() + height * 0.06), radius, "H", pixmaps.two_colour)


def mentalist_poker(painter: QPainter, rect: QRectF, pixmaps: Pixmaps, ratio: float, share: float) -> None:
    """A screen that is lifted a little, and the chips that are seen under it."""
    height = min(rect.height() * 0.58, rect.width() * 0.45)
    width = height / SCREEN_RATIO
    middle = rect.center()
    rise = height * 0.34 * share
    coin = round(height * 0.3)
    foot = middle.y() + height * 0.62
    for across, down, high in _CHIPS:
        at = QPointF(middle.x() + across * coin, foot + down * coin)
        draw_coin_shadow(painter, at, coin)
        for level in range(high):
            draw_coin(painter, at - QPointF(0.0, coin * THICKNESS * level), coin)
    picture = pixmaps.screen("moon", palette.SEATS[2], QSizeF(round(width), round(height)), ratio)
    painter.save()
    painter.setOpacity(1.0 - 0.12 * share)
    painter.drawPixmap(QPointF(middle.x() - width / 2, middle.y() - height * 0.36 - rise), picture)
    painter.restore()


def _lay(painter: QPainter, pixmaps: Pixmaps, card: str, middle: QPointF, width: float, ratio: float) -> None:
    """A card around a point, with its shadow."""
    whole = round(width)
    shadow = pixmaps.shadow(whole, 0.3, ratio)
    size = shadow.deviceIndependentSize()
    height = whole * CARD_RATIO
    painter.drawPixmap(QPointF(middle.x() - size.width() / 2, middle.y() - size.height() / 2), shadow)
    painter.drawPixmap(QPointF(middle.x() - whole / 2, middle.y() - height / 2), pixmaps.face(card, whole, ratio))
