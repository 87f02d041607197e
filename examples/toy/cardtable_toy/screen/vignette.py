"""Picture of the toy for the first page."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.app.art.pixmaps import Pixmaps, lay_card


def vignette(painter: QPainter, rect: QRectF, pixmaps: Pixmaps, ratio: float, share: float) -> None:
    """Paint a seven of clubs that falls to the middle of `rect` as `share` goes from 0 to 1."""
    lay_card(painter, pixmaps, "7C", rect.center() * share, rect.width() / 5, ratio)
