"""The icon as macOS wants it, all sizes in one file: `python -m tools.packages.mac_icon FILE`."""

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
"""Apple's names for pictures of so many pixels: some stand for the next smaller size on a screen of twice the ratio."""
_RIM = 100 / 1024
"""The share at each side that Apple's own icons leave free: without it ours would be larger than all beside it."""


def picture(pixels: int) -> bytes:
    """The icon as a PNG of so many pixels."""
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
    """The file of PNGs that are given by their pixels: a block for each kind, with its name and its length before."""
    blocks = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[pixels])) + pictures[pixels] for kind, pixels in KINDS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks


if __name__ == "__main__":
    application = QGuiApplication(sys.argv)
    Path(sys.argv[1]).write_bytes(icns({pixels: picture(pixels) for pixels in set(KINDS.values())}))
