"""Type families of the program: a serif for texts, a sans for numbers and controls.

The font files come with the program. If one is missing, the nearest family of the system is used.
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
"""Minimum font size, in logical pixels."""

# Systems at their defaults ask for 12 (Windows) to 15 (GNOME) pixels: text is drawn as designed at any of these.
_COMMON_SIZES = (12.0, 15.0)
_SCALES = (0.85, 2.0)
_GLYPH_PX = 200
_KEPT = 48
"""Maximum number of fonts kept; a table has up to 40.

Each font holds Qt's data on its letters, 35 KB or more, scattered over the heap. A window that changes its size makes
ever more fonts, and Qt frees their data only when nobody holds the font.
"""
_SIGNS = "←→−⌫━╲█■□▶◀○◤★♠♣♥♦✓✕✗中文العربية\u2066\u2067\u2068\u2069"
"""Characters that the program writes in any of its languages but that neither family has.

Fonts of the system stand in for them. Isolates of writing directions are included.
"""
_Kind = tuple[tuple[str, ...], QFont.StyleHint, int, bool, tuple[str, ...]]
"""Properties of a font except its size: families, fallback style, weight, italic, and OpenType features."""
_held: dict[_Kind, QFont | None] = {}
"""Font that is never freed, for each kind that was asked for; None until it is made."""


@cache
def load_fonts() -> bool:
    """Register the bundled fonts, once; return whether all could be read. Needs the application object."""
    try:
        files = sorted(path for path in Path(resource("fonts")).iterdir() if path.suffix in (".ttf", ".otf"))
    except OSError:
        return False
    loaded = [QFontDatabase.addApplicationFont(str(path)) >= 0 for path in files]
    return bool(loaded) and all(loaded)


@cache
def scale() -> float:
    """Return the factor on designed text sizes, from the system's own font size: 0.85 to 2, usually 1."""
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
    italic = italic and QLocale().script() == QLocale.Script.LatinScript  # the fonts of other scripts have none
    # A copy, as the caller may change the font.
    return QFont(_made((tuple(families), hint, int(weight), italic, features), max(SMALLEST, round(px * scale()))))


@lru_cache(maxsize=_KEPT)
def _made(kind: _Kind, pixels: int) -> QFont:
    """Return a cached font, since texts are painted and measured by the hundred."""
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
    """Forget the cached fonts, so that Qt frees its data on those that nobody holds."""
    _made.cache_clear()


def hold_fonts() -> bool:
    """Make one more font that is never freed, which takes up to 10 ms; return False if none was due.

    If no font of a file is left, Qt takes all open font files for outdated and opens each again for the next font that
    needs it (QFreetypeFace::release of Qt 6.11): after hours ten copies of a file were open, 180 KB each. So one font
    of each file is kept, and one of each system font that stands in.
    """
    kind = next((kind for kind, font in _held.items() if font is None), None)
    if kind is None:
        return False
    font = _new(kind, SMALLEST)
    QFontMetricsF(font).horizontalAdvance(_SIGNS)  # opens the files of the fonts that stand in
    _held[kind] = font
    return True


def serif(px: float, weight: QFont.Weight | int = QFont.Weight.Normal, italic: bool = False) -> QFont:
    """Return the serif at `px` logical pixels by design, scaled as the system asks and never under 12."""
    return _font(SERIF_FAMILIES, QFont.StyleHint.Serif, px, weight, italic)


def sans(px: float, weight: QFont.Weight | int = QFont.Weight.Normal) -> QFont:
    """Return the sans at `px` logical pixels by design, scaled as the system asks and never under 12.

    Its figures have equal widths, so that changing numbers don't jump.
    """
    return _font(SANS_FAMILIES, QFont.StyleHint.SansSerif, px, weight, features=("lnum", "tnum"))


@lru_cache(maxsize=64)
def glyphs(text: str) -> QPainterPath:
    """Return bold serif `text` as a path: capitals 1 unit high from y = 0, ink from x = 0.

    A path looks the same at every size and angle, whatever the system's hinting. It is shared: don't change it.
    """
    font = serif(_GLYPH_PX, QFont.Weight.Bold)
    font.setPixelSize(_GLYPH_PX)
    path = QPainterPath()
    path.addText(0.0, 0.0, font, text)
    path.setFillRule(Qt.FillRule.WindingFill)
    unit = 1.0 / QFontMetricsF(font).capHeight()
    return QTransform(unit, 0.0, 0.0, unit, -path.boundingRect().x() * unit, 1.0).map(path)
