"""What is drawn for Windows, in its own formats: `python -m tools.packages.windows_art ICON PICTURE`."""

from __future__ import annotations

import struct
import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from cardtable.app.art import palette
from cardtable.app.art.icon import draw_icon, icon_pixmap

SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
"""Pixels that Windows asks for, on screens of any ratio; an icon's file has no larger ones."""
_PICTURE = (328, 628)
"""Twice the pixels of what stands at the left of a setup's last page: it is made smaller where the screen is coarse."""


def png(pixels: int) -> bytes:
    """The icon as a PNG of so many pixels."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    icon_pixmap(pixels).save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """The file of PNGs that are given by their pixels: a table that says where each is, and then all of them."""
    table = struct.pack("<3H", 0, 1, len(pictures))
    place = len(table) + 16 * len(pictures)
    for pixels, picture in pictures.items():
        table += struct.pack("<4B2H2I", pixels % 256, pixels % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return table + b"".join(pictures.values())


def write_picture(path: Path) -> None:
    """The icon on felt."""
    width, height = _PICTURE
    image = QImage(width, height, QImage.Format.Format_RGB888)
    image.fill(palette.FELT_DARK)
    painter = QPainter(image)
    side = width * 0.62
    draw_icon(painter, QRectF((width - side) / 2, height * 0.35 - side / 2, side, side))
    painter.end()
    image.save(str(path), "BMP")  # type: ignore[call-overload] # its stubs want bytes, and it takes none


if __name__ == "__main__":
    application = QGuiApplication(sys.argv)
    Path(sys.argv[1]).write_bytes(ico({pixels: png(pixels) for pixels in SIZES}))
    write_picture(Path(sys.argv[2]))
