"""Colours of a picture as numbers: asking for pixels one by one would take longer than drawing the picture."""

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

Pixels = npt.NDArray[np.uint32]


def pixels(picture: QImage, area: QRect | None = None) -> Pixels:
    """Return the colours of a picture, or of its part within an area, row by row, each as `QImage.pixel` gives it."""
    here = picture.rect() if area is None else area.intersected(picture.rect())
    if here.isEmpty():
        return np.empty((0, 0), np.uint32)
    part = picture.copy(here).convertToFormat(QImage.Format.Format_ARGB32)
    return np.frombuffer(part.constBits(), np.uint32).reshape(part.height(), part.bytesPerLine() // 4).copy()
