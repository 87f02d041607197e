"""Colours of the program, each named once."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

FELT_LIGHT = QColor("#1D5A54")
FELT_DARK = QColor("#0D2B2C")
WALNUT_LIGHT = QColor("#6A4327")
WALNUT_DARK = QColor("#38200F")
PAPER = QColor("#FBF6EA")
INK = QColor("#1C2330")
HEART = QColor("#C0392B")
DIAMOND = QColor("#1F5FAE")
CLUB = QColor("#1D7A46")
SPADE = INK
COPPER = QColor("#B8713A")
BRASS = QColor("#D9B25F")
CREAM = QColor("#F3EDE0")
PANEL = QColor("#171F26")
PLAQUE = QColor("#0B2325")

READABLE = 4.8
"""Minimum contrast of texts: WCAG asks for 4.5 : 1, and some felt shows through the grounds of texts."""

COLOURS: tuple[QColor, ...] = (
    QColor("#F0A830"),
    QColor("#5FB6E6"),
    QColor("#CF86AE"),
    QColor("#3FBF8F"),
    QColor("#E8E15A"),
    QColor("#4F7FE0"),
    QColor("#E0795F"),
    QColor("#B9B9B9"),
)
"""Colours of seats, distinguishable with the common kinds of colour blindness."""
SEATS: tuple[QColor, ...] = tuple([COLOURS[(number + number // 8) % 8] for number in range(64)])
"""Colour of each emblem, by its number in `emblems.EMBLEMS`."""


@dataclass(frozen=True)
class Scheme:
    """Colour scheme of the side panel and of dialogs."""

    panel: QColor
    text: QColor
    dim: QColor
    """Colour of less important text; contrast 4.5 : 1 on `panel` and `field`."""
    line: QColor
    field: QColor
    """Ground of input fields and lists."""
    accent: QColor
    """Colour of focus, selection and the default button; contrast 4.5 : 1 on `panel`, and of cream or ink on it."""
    wrong: QColor
    """Colour of error texts; contrast 4.5 : 1 on `panel`."""


DARK = Scheme(
    panel=PANEL,
    text=CREAM,
    dim=QColor("#9AA7AE"),
    line=QColor("#2E3941"),
    field=QColor("#212B33"),
    accent=BRASS,
    wrong=QColor("#EE8B74"),
)
LIGHT = Scheme(
    panel=QColor("#F6F0E3"),
    text=INK,
    dim=QColor("#5C5F66"),
    line=QColor("#D8CDB8"),
    field=QColor("#FFFDF7"),
    accent=QColor("#8A5D16"),
    wrong=QColor("#B03427"),
)


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """Return `one` with `share` (0 to 1) of `other` mixed in, opacity included."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        one.redF() * keep + other.redF() * share,
        one.greenF() * keep + other.greenF() * share,
        one.blueF() * keep + other.blueF() * share,
        one.alphaF() * keep + other.alphaF() * share,
    )


def luminance(colour: QColor) -> float:
    """Return the relative luminance of WCAG 2.2, 0 to 1."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of WCAG 2.2, from 1 (the same) to 21 (black on white)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def readable(colour: QColor, *grounds: QColor) -> QColor:
    """Return `colour`, made darker or lighter until text in it is readable on all `grounds`."""
    towards = INK if grounds[0].lightness() > 128 else CREAM
    shares = (0.05 * step for step in range(21))
    mixed = (mix(colour, towards, share) for share in shares)
    return next((one for one in mixed if all(contrast(one, ground) >= READABLE for ground in grounds)), towards)


def ink_on(ground: QColor) -> QColor:
    """Return a text colour for any ground: dark or light ink, or black or white if neither is readable."""
    best = max((INK, CREAM), key=lambda ink: contrast(ink, ground))
    if contrast(best, ground) >= READABLE:
        return best
    return max((QColor("black"), QColor("white")), key=lambda ink: contrast(ink, ground))


def faded(colour: QColor, alpha: float) -> QColor:
    """Return `colour` with opacity `alpha` (0 to 1)."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result
