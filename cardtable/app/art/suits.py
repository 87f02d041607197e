"""Suit signs and their colours."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainterPath

from cardtable.app.art import palette
from cardtable.app.art.paths import merged, symmetric

_HEART = "M 0.5 0.25 C 0.47 0.13 0.39 0.05 0.275 0.05 C 0.13 0.05 0.03 0.16 0.03 0.32 C 0.03 0.56 0.33 0.72 0.5 0.97"
_DIAMOND = "M 0.5 0.01 Q 0.335 0.29 0.12 0.5 Q 0.335 0.71 0.5 0.99"
_SPADE = (
    "M 0.5 0.01 C 0.4 0.21 0.05 0.38 0.05 0.62 C 0.05 0.755 0.145 0.84 0.26 0.84 C 0.36 0.84 0.43 0.79 0.472 0.71 "
    "C 0.468 0.84 0.42 0.93 0.31 0.985 L 0.5 0.985"
)
_CLUB = (
    "O 0.5 0.235 0.215 0.215 O 0.245 0.575 0.215 0.215 O 0.755 0.575 0.215 0.215 "
    "M 0.5 0.3 C 0.54 0.4 0.6 0.47 0.66 0.5 L 0.545 0.66 C 0.545 0.82 0.58 0.93 0.69 0.985 "
    "L 0.31 0.985 C 0.42 0.93 0.455 0.82 0.455 0.66 L 0.34 0.5 C 0.4 0.47 0.46 0.4 0.5 0.3 Z"
)

_FOUR_COLOURS = {
    "C": palette.CLUB,
    "D": palette.DIAMOND,
    "H": palette.HEART,
    "S": palette.SPADE,
}


def suit_path(suit: str) -> QPainterPath:
    """Return the sign of a suit ("C", "D", "H" or "S") in the unit square, y downwards.

    It is shared: don't change it.
    """
    if suit == "C":
        return merged(_CLUB)
    return symmetric({"D": _DIAMOND, "H": _HEART, "S": _SPADE}[suit], 0.5)


def suit_colour(suit: str, two_colour: bool = False) -> QColor:
    """Return the colour of a suit: one of four, or of red and black if `two_colour`."""
    if two_colour:
        return palette.HEART if suit in "DH" else palette.INK
    return _FOUR_COLOURS[suit]
