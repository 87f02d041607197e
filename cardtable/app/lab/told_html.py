"""Findings as HTML for labels."""

from html import escape

from cardtable.playtest.told import Statement

_BOUNDS = "font-family: Cabin; font-weight: normal; font-size: small;"


def told_html(told: Statement) -> str:
    """Return a finding, with its bounds in figures that are smaller than the label's font and grow with it."""
    return f'{escape(told.words)} <span style="{_BOUNDS}">{escape(told.bounds)}</span>'
