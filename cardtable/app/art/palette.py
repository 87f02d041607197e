"""The colours of the house, each named once."""

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
"""The contrast that texts have at least: WCAG asks for 4.5 : 1, and what they stand on lets some felt show through."""

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
"""One colour a seat, told apart by the common kinds of colour blindness."""
SEATS: tuple[QColor, ...] = tuple([COLOURS[(number + number // 8) % 8] for number in range(64)])
"""By the number of the emblem that a seat wears: see `emblems.EMBLEMS`."""


@dataclass(frozen=True)
class Scheme:
    """The colours of the side panel and of dialogs."""

    panel: QColor
    text: QColor
    dim: QColor
    """For text of less weight; still 4.5 : 1 on `panel` and on `field`."""
    line: QColor
    field: QColor
    """Behind what can be typed in or chosen."""
    accent: QColor
    """Marks the chosen tab and the likely answer, some words too; 4.5 : 1 on `panel`, and cream or ink on it."""
    wrong: QColor
    """For text that says what can't be; 4.5 : 1 on `panel`."""


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
    """`one` with `share` (0..1) of `other` mixed in, opacity too."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        one.redF() * keep + other.redF() * share,
        one.greenF() * keep + other.greenF() * share,
        one.blueF() * keep + other.blueF() * share,
        one.alphaF() * keep + other.alphaF() * share,
    )


def luminance(colour: QColor) -> float:
    """How bright it is to the eye, 0 to 1: the relative luminance of WCAG 2.2."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """How well they are told apart, 1 (the same) to 21 (black on white), by WCAG 2.2."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def readable(colour: QColor, *grounds: QColor) -> QColor:
    """`colour`, as much darker or lighter as text in it must be to be read on all of these."""
    towards = INK if grounds[0].lightness() > 128 else CREAM
    shares = (0.05 * step for step in range(21))
    mixed = (mix(colour, towards, share) for share in shares)
    return next((one for one in mixed if all(contrast(one, ground) >= READABLE for ground in grounds)), towards)


def ink_on(ground: QColor) -> QColor:
    """What is written with on a ground of any colour: dark or light ink, or black or white where these don't do."""
    best = max((INK, CREAM), key=lambda ink: contrast(ink, ground))
    if contrast(best, ground) >= READABLE:
        return best
    return max((QColor("black"), QColor("white")), key=lambda ink: contrast(ink, ground))


def faded(colour: QColor, alpha: float) -> QColor:
    """`colour` at opacity `alpha` (0..1)."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result
