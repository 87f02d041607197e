"""Application icon: two cards and a penny on felt. `python -m cardtable.app.art.icon OUTDIR` writes it."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from cardtable.app.art import palette
from cardtable.app.art.coins import draw_coin, draw_coin_shadow
from cardtable.app.art.shapes import centred, suit_path

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Sizes that desktops ask for, in pixels."""

_SMALL = 40
"""Size in pixels below which the icon is simplified."""


def draw_icon(painter: QPainter, rect: QRectF) -> None:
    """Draw the icon into the square `rect`, simplified if that is small."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    small = rect.width() < _SMALL
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100.0, rect.height() / 100.0)
    _table(painter, small)
    _card(painter, QPointF(36.0, 47.0), -20.0, "S", palette.INK, small)
    _card(painter, QPointF(60.0, 48.0), 12.0, "H", palette.HEART, small)
    width = 42.0 if small else 38.0
    for level in range(2):
        place = QPointF(69.0, 79.0 - level * width * 0.15)
        draw_coin_shadow(painter, place, width)
        draw_coin(painter, place, width)
    painter.restore()


def _table(painter: QPainter, small: bool) -> None:
    wood = QLinearGradient(0.0, 0.0, 0.0, 100.0)
    wood.setColorAt(0.0, QColor("#7C4E2C"))
    wood.setColorAt(1.0, palette.WALNUT_DARK)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wood)
    painter.drawRoundedRect(QRectF(1.0, 1.0, 98.0, 98.0), 22.0, 22.0)
    rim = 8.0 if small else 7.0
    felt = QRectF(rim, rim, 100.0 - 2 * rim, 100.0 - 2 * rim)
    light = QRadialGradient(QPointF(50.0, 40.0), 62.0)
    light.setColorAt(0.0, palette.FELT_LIGHT.lighter(125))
    light.setColorAt(1.0, palette.FELT_DARK)
    painter.setBrush(light)
    painter.setPen(QPen(QColor(20, 9, 3, 200), 1.2))
    painter.drawRoundedRect(felt, 16.0, 16.0)
    if not small:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.faded(palette.BRASS, 0.55), 0.9))
        painter.drawRoundedRect(felt.adjusted(3.4, 3.4, -3.4, -3.4), 13.0, 13.0)


def _card(painter: QPainter, middle: QPointF, turn: float, suit: str, colour: QColor, small: bool) -> None:
    painter.save()
    painter.translate(middle)
    painter.rotate(turn)
    card = QRectF(-20.0, -28.0, 40.0, 56.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 10, 12, 90))
    painter.drawRoundedRect(card.translated(1.2, 2.4), 4.5, 4.5)
    painter.setBrush(palette.PAPER)
    painter.setPen(QPen(QColor("#CBBC9C"), 0.8))
    painter.drawRoundedRect(card, 4.5, 4.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if small:
        painter.drawPath(centred(suit_path(suit), -1.0, -6.0, 29.0))
    else:
        painter.drawPath(centred(suit_path(suit), 0.0, 0.0, 24.0))
        painter.drawPath(centred(suit_path(suit), -14.0, -21.0, 8.0))
        painter.drawPath(centred(suit_path(suit), 14.0, 21.0, 8.0, turned=True))
    painter.restore()


def icon_pixmap(pixels: int) -> QPixmap:
    """Return the icon, `pixels` wide and high."""
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_icon(painter, QRectF(0.0, 0.0, pixels, pixels))
    painter.end()
    return pixmap


def write_icons(folder: Path) -> list[Path]:
    """Write `cardtable-16.png` to `cardtable-512.png` into `folder` and return their paths.

    Raises OSError if one can't be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for pixels in SIZES:
        path = folder / f"cardtable-{pixels}.png"
        if not icon_pixmap(pixels).save(str(path)):
            raise OSError(f"could not write {path}")
        written.append(path)
    return written


if __name__ == "__main__":
    application = QGuiApplication(sys.argv)
    write_icons(Path(sys.argv[1]))
