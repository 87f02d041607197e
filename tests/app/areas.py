"""What the places of a layout cover."""

from PySide6.QtCore import QRectF

from cardtable.app.art.cards import index_end
from cardtable.app.table.presenter import TablePresenter
from cardtable.table.places import Box, Place

HELD = 0.16
"""A plaque holds no more of a card than this share of its height, at the ends of the fan."""
LOW, INDEX_SEEN = 650, 0.85
"""On lower felts, which the smallest window has where something stands under the table or where text is large, more
than six can't keep all their cards clear of plaques: the share of an index that is seen even then."""


def box_of(place: Place) -> QRectF:
    """What an upright card covers."""
    return QRectF(place.x - place.width / 2, place.y - place.height / 2, place.width, place.height)


def rect(box: Box, below: float = 0.0) -> QRectF:
    """A box as a rectangle, with what hangs below it."""
    return QRectF(box.x, box.y, box.width, box.height + below)


def covered_hands(table: TablePresenter) -> list[str]:
    """The cards of others' hands of which a plaque covers more than it holds, as the screen has them."""
    found = []
    low = table.model.seats > 6 and table.page.view.height() < LOW * table.layout.text_scale
    for seat in set(range(table.model.seats)) - {table.model.seen.side}:
        for piece in table.model.cards(("hand", seat)):
            item = table.scene.items[piece]
            card = item.mapToScene(item.shape()).boundingRect()
            for plaque in table.plaques:
                under = card.intersected(rect(plaque.box)).height()
                least = INDEX_SEEN * index_end(item.at.width)[1] if low else (1 - HELD) * card.height()
                if under and card.height() - under < least:
                    found.append(f"{piece} of seat {seat} lies under plaque {plaque.seat}")
    return found
