"""Icon and setup picture in Windows' own formats: `python -m tools.packages.windows_art ICON PICTURE`."""

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
"""Icon sizes in pixels that Windows asks for at any scale; the .ico format holds none above 256."""
_PICTURE = (328, 628)
"""Width and height in pixels of the picture on the setup's last page, at twice the size; NSIS scales it down."""


def png(pixels: int) -> bytes:
    """Return the icon as a PNG with sides of so many pixels."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    icon_pixmap(pixels).save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return an .ico file of PNGs, given by their sides in pixels: a table of offsets, then the pictures."""
    table = struct.pack("<3H", 0, 1, len(pictures))
    place = len(table) + 16 * len(pictures)
    for pixels, picture in pictures.items():
        table += struct.pack("<4B2H2I", pixels % 256, pixels % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return table + b"".join(pictures.values())


def write_picture(path: Path) -> None:
    """Draw the icon on felt as a BMP file."""
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
