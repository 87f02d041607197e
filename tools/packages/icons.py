"""App icon in the formats of Windows and macOS, and the picture that the setup for Windows shows.

python -m tools.packages.icons windows ICON PICTURE
python -m tools.packages.icons macos ICON
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from cardtable.app.art import palette
from cardtable.app.art.icon import draw_icon, icon_pixmap

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
"""Icon sizes in pixels that Windows asks for at any scale; the .ico format holds none above 256."""
_PICTURE = (328, 628)
"""Width and height in pixels of the picture on the setup's last page, at twice the size; NSIS scales it down."""


ICNS_KINDS = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""Pixels of each kind of picture, by Apple's name; some are the next smaller size at twice the screen's scale."""
_RIM = 100 / 1024
"""Margin at each side as a share of the icon, as in Apple's own; without it ours would look larger than the others."""


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


def png_with_margin(pixels: int) -> bytes:
    """Return the icon as macOS shows it, as a PNG with sides of so many pixels."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    rim = round(pixels * _RIM)
    draw_icon(painter, QRectF(0, 0, pixels, pixels).adjusted(rim, rim, -rim, -rim))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # its stubs want bytes, and it takes none
    return bytes(buffer.data().data())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Return an .icns file of PNGs, given by their sides in pixels: for each kind its name, its length, the picture."""
    blocks = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[pixels])) + pictures[pixels] for kind, pixels in ICNS_KINDS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks


def main(arguments: Sequence[str]) -> None:
    """Write the files named."""
    _application = QGuiApplication([])  # which pixmaps take
    match arguments:
        case ["windows", icon, picture]:
            Path(icon).write_bytes(ico({pixels: png(pixels) for pixels in ICO_SIZES}))
            write_picture(Path(picture))
        case ["macos", icon]:
            Path(icon).write_bytes(icns({pixels: png_with_margin(pixels) for pixels in set(ICNS_KINDS.values())}))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
