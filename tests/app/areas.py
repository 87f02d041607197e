"""What the places of a layout cover."""

from PySide6.QtCore import QRectF

from cardtable.table.places import Box, Place


def box_of(place: Place) -> QRectF:
    """What an upright card covers."""
    return QRectF(place.x - place.width / 2, place.y - place.height / 2, place.width, place.height)


def rect(box: Box, below: float = 0.0) -> QRectF:
    """A box as a rectangle, with what hangs below it."""
    return QRectF(box.x, box.y, box.width, box.height + below)
