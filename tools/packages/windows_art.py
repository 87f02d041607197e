"""What is drawn for Windows, as its own formats: `python -m tools.packages.windows_art ICON PICTURE`."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QRadialGradient

from cardtable.app.art import palette
from cardtable.app.art.icon import draw_icon, icon_pixmap

SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
"""Pixels that Windows asks for, on screens of any ratio; an icon's file has no larger ones."""
_PICTURE = (164, 314)
"""Pixels of what stands at the left of a setup's last page."""


def write_icon(path: Path) -> None:
    """One file with a drawing for each size, simpler where it is small."""
    pictures = []
    for pixels in sorted(SIZES, reverse=True):
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        icon_pixmap(pixels).save(buffer, "PNG")  # type: ignore[call-overload] # its stubs want bytes, and it takes none
        pictures.append(Image.open(BytesIO(buffer.data().data())))
    largest, *others = pictures
    largest.save(path, format="ICO", sizes=[(pixels, pixels) for pixels in SIZES], append_images=others)


def write_picture(path: Path) -> None:
    """The icon on felt, at twice the size: a setup makes it smaller where the screen is coarse."""
    width, height = (2 * pixels for pixels in _PICTURE)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    light = QRadialGradient(width / 2, height * 0.35, height * 0.7)
    light.setColorAt(0.0, palette.FELT_LIGHT)
    light.setColorAt(1.0, palette.FELT_DARK)
    painter = QPainter(image)
    painter.fillRect(image.rect(), light)
    side = width * 0.62
    draw_icon(painter, QRectF((width - side) / 2, height * 0.35 - side / 2, side, side))
    painter.end()
    image.convertToFormat(QImage.Format.Format_RGB888, Qt.ImageConversionFlag.AutoColor).save(str(path), "BMP")


if __name__ == "__main__":
    application = QGuiApplication(sys.argv)
    write_icon(Path(sys.argv[1]))
    write_picture(Path(sys.argv[2]))
