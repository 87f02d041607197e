"""A sentence of what was found, as labels show it."""

from html import escape

from cardtable.playtest.told import Told

_BOUNDS = "font-family: Cabin; font-weight: normal; font-size: 13px;"


def told_html(told: Told) -> str:
    """The sentence, with its bounds in smaller figures."""
    return f'{escape(told.words)} <span style="{_BOUNDS}">{escape(told.bounds)}</span>'
