"""Which emblem each seat wears, as a record's header says."""

from cardtable.app.art.emblems import EMBLEMS
from cardtable.engine.record import Header

EMBLEMS_KEY = "emblems"
"""The header's key for them: unknown to the format, and so ignored by every other reader."""


def emblems(header: Header) -> list[int]:
    """Each seat's emblem, from the record where it holds a sensible list, else in seat order."""
    seats = len(header.seats)
    held = header.object.get(EMBLEMS_KEY)
    if not isinstance(held, list) or any(type(emblem) is not int for emblem in held):
        return list(range(seats))
    fits = len(held) == len(set(held)) == seats and all(0 <= emblem < len(EMBLEMS) for emblem in held)
    return list(held) if fits else list(range(seats))
