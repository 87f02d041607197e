"""Which emblem each seat wears, as a record's header says."""

from cardtable.app.art.emblems import are_told_apart
from cardtable.engine.record import Header

EMBLEMS_KEY = "emblems"
"""The header's key for them: unknown to the format, and so ignored by every other reader."""


def emblems(header: Header) -> list[int]:
    """Each seat's emblem, from the record where it holds a sensible list, else in seat order."""
    seats = len(header.seats)
    held = header.object.get(EMBLEMS_KEY)
    if not isinstance(held, list) or any(type(emblem) is not int for emblem in held):
        return list(range(seats))
    return list(held) if len(held) == seats and are_told_apart(held) else list(range(seats))
