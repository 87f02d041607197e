"""The two type families of the house: a serif for what is said, a sans for numbers and controls.

Their files come with the program. Where one is missing, the system's nearest family stands in.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QPainterPath, QTransform
from PySide6.QtWidgets import QApplication

from cardtable.resources import resource

SERIF_FAMILIES = ["Alegreya", "Palatino Linotype", "Palatino", "Book Antiqua", "Georgia", "DejaVu Serif"]
SANS_FAMILIES = ["Cabin", "Segoe UI", "Noto Sans", "Helvetica Neue", "DejaVu Sans"]

SMALLEST = 12
"""No text is set smaller, in logical pixels."""

# Systems at their defaults ask for 12 (Windows) to 15 (GNOME) pixels: all of them count as "as designed".
_COMMON_SIZES = (12.0, 15.0)
_SCALES = (0.85, 2.0)
_GLYPH_PX = 200
_KEPT = 48
"""Fonts; a table has up to 40. Each holds what Qt knows of its letters, 35 KB and more that lie between all else: a
window that changes its size makes ever more of them, and Qt forgets them only where nobody has the font."""
_SIGNS = "←→−⌫━╲█■□▶◀○◤★♠♣♥♦✓✕✗中文العربية\u2066\u2067\u2068\u2069"
"""What the program writes, in one language or another, and neither family has, isolates of other writing directions
included: fonts of the system stand in."""
_Kind = tuple[tuple[str, ...], QFont.StyleHint, int, bool, tuple[str, ...]]
"""Families, what stands in for them, weight, whether it is italic, and features: all but the size."""
_held: dict[_Kind, QFont | None] = {}
"""For each kind that was asked for the font that never goes; None until it is made."""


@cache
def load_fonts() -> bool:
    """Register the bundled fonts, once; whether all of them could be read. Needs the application object."""
    try:
        files = sorted(path for path in Path(resource("fonts")).iterdir() if path.suffix in (".ttf", ".otf"))
    except OSError:
        return False
    loaded = [QFontDatabase.addApplicationFont(str(path)) >= 0 for path in files]
    return bool(loaded) and all(loaded)


@cache
def scale() -> float:
    """How much larger than designed text is drawn, from the system's own font size: 0.85 to 2, commonly 1."""
    pixels = float(QFontInfo(QApplication.font()).pixelSize())
    low, high = _COMMON_SIZES
    factor = pixels / min(max(pixels, low), high)
    return min(max(factor, _SCALES[0]), _SCALES[1])


def _font(
    families: list[str],
    hint: QFont.StyleHint,
    px: float,
    weight: QFont.Weight | int,
    italic: bool = False,
    features: tuple[str, ...] = ("lnum",),
) -> QFont:
    load_fonts()
    italic = italic and QLocale().script() == QLocale.Script.LatinScript  # others have none, and systems no letters
    # The caller may change the font.
    return QFont(_made((tuple(families), hint, int(weight), italic, features), max(SMALLEST, round(px * scale()))))


@lru_cache(maxsize=_KEPT)
def _made(kind: _Kind, pixels: int) -> QFont:
    """A font, made once: texts are painted and measured by the hundred."""
    _held.setdefault(kind)
    return _new(kind, pixels)


def _new(kind: _Kind, pixels: int) -> QFont:
    families, hint, weight, italic, features = kind
    font = QFont()
    font.setFamilies(families)
    font.setStyleHint(hint)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    font.setItalic(italic)
    for feature in features:
        font.setFeature(QFont.Tag(feature), 1)
    return font


def forget_fonts() -> None:
    """Those that were made are made anew when they are asked for; what Qt knows of them goes where nobody has them."""
    _made.cache_clear()


def hold_fonts() -> bool:
    """Makes one more font that never goes, which takes up to 10 ms; whether there was one to make.

    Where no font has a file any more, Qt takes all that are open for out of date, and opens each anew for the next font
    that wants it (QFreetypeFace::release of Qt 6.11): after hours ten copies of a file were open, 180 KB each. So one
    font of each file has to stay, and one of each of the system's that stand in.
    """
    kind = next((kind for kind, font in _held.items() if font is None), None)
    if kind is None:
        return False
    font = _new(kind, SMALLEST)
    QFontMetricsF(font).horizontalAdvance(_SIGNS)  # it looks for those only now
    _held[kind] = font
    return True


def serif(px: float, weight: QFont.Weight | int = QFont.Weight.Normal, italic: bool = False) -> QFont:
    """The serif at `px` logical pixels by design, scaled as the system asks and never under 12."""
    return _font(SERIF_FAMILIES, QFont.StyleHint.Serif, px, weight, italic)


def sans(px: float, weight: QFont.Weight | int = QFont.Weight.Normal) -> QFont:
    """The sans at `px` logical pixels by design, scaled as the system asks and never under 12.

    Its figures are all of one width, so that counting numbers don't jump.
    """
    return _font(SANS_FAMILIES, QFont.StyleHint.SansSerif, px, weight, features=("lnum", "tnum"))


@lru_cache(maxsize=64)
def glyphs(text: str) -> QPainterPath:
    """Bold serif `text` as a shape: capitals one unit high from y = 0, ink from x = 0; shared, so read-only.

    Drawn as a shape it looks the same at every size and angle, whatever the system's hinting.
    """
    font = serif(_GLYPH_PX, QFont.Weight.Bold)
    font.setPixelSize(_GLYPH_PX)
    path = QPainterPath()
    path.addText(0.0, 0.0, font, text)
    path.setFillRule(Qt.FillRule.WindingFill)
    unit = 1.0 / QFontMetricsF(font).capHeight()
    return QTransform(unit, 0.0, 0.0, unit, -path.boundingRect().x() * unit, 1.0).map(path)
