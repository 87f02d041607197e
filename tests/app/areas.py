"""What the places of a layout cover."""

from PySide6.QtCore import QRectF

from cardtable.app.table.presenter import TablePresenter
from cardtable.table.places import Box, Place

HELD = 0.16
"""A plaque holds no more of a card than this share of its height, at the ends of the fan."""


def box_of(place: Place) -> QRectF:
    """What an upright card covers."""
    return QRectF(place.x - place.width / 2, place.y - place.height / 2, place.width, place.height)


def rect(box: Box, below: float = 0.0) -> QRectF:
    """A box as a rectangle, with what hangs below it."""
    return QRectF(box.x, box.y, box.width, box.height + below)


def covered_hands(table: TablePresenter) -> list[str]:
    """The cards of others' hands of which a plaque covers more than it holds, as the screen has them."""
    found = []
    for seat in set(range(table.model.seats)) - {table.model.seen.side}:
        for piece in table.model.cards(("hand", seat)):
            item = table.scene.items[piece]
            card = item.mapToScene(item.shape()).boundingRect()
            for plaque in table.plaques:
                under = card.intersected(rect(plaque.box))
                if under.height() > HELD * card.height():
                    found.append(f"{piece} of seat {seat} lies under plaque {plaque.seat}")
    return found
