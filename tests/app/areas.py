"""Areas that the pieces of a layout cover."""

from PySide6.QtCore import QRectF

from cardtable.app.art.cards import index_end
from cardtable.app.table.presenter import TablePresenter
from cardtable.table.places import Box, Place

HELD = 0.16
"""Share of a card's height that a plaque may cover, at the ends of the fan."""
LOW, INDEX_SEEN = 650, 0.85
"""Height of the felt, in pixels at the normal text size, below which more than six players can't keep all their cards
clear of plaques, and the share of an index that must be seen even then. The felt is so low in the smallest window with
something under the table, or with large text."""


def box_of(place: Place) -> QRectF:
    """Return the area of an upright card."""
    return QRectF(place.x - place.width / 2, place.y - place.height / 2, place.width, place.height)


def rect(box: Box, below: float = 0.0) -> QRectF:
    """Return a box as a rectangle, lowered at its bottom edge by `below`."""
    return QRectF(box.x, box.y, box.width, box.height + below)


def covered_hands(table: TablePresenter) -> list[str]:
    """Return a message for each card in another player's hand of which a plaque covers more on the screen than it
    may."""
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
