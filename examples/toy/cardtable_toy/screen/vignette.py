"""The toy's picture for the first page."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.vignettes import lay_card


def vignette(painter: QPainter, rect: QRectF, pixmaps: Pixmaps, ratio: float, share: float) -> None:
    """A card that falls."""
    lay_card(painter, pixmaps, "7C", rect.center() * share, rect.width() / 5, ratio)
