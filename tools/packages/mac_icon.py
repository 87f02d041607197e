"""App icon for macOS, all sizes in one .icns file: `python -m tools.packages.mac_icon FILE`."""

from __future__ import annotations

import struct
import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from cardtable.app.art.icon import draw_icon

KINDS = {
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


def picture(pixels: int) -> bytes:
    """Return the icon as a PNG with sides of so many pixels."""
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
        kind + struct.pack(">I", 8 + len(pictures[pixels])) + pictures[pixels] for kind, pixels in KINDS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks


if __name__ == "__main__":
    application = QGuiApplication(sys.argv)
    Path(sys.argv[1]).write_bytes(icns({pixels: picture(pixels) for pixels in set(KINDS.values())}))
