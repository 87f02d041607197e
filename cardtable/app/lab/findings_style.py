"""Look of findings in the lab: colours and signs of rule sets, goals and verdicts, and sentences as HTML.

A colour is always joined by a sign or a shape.
"""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPolygonF

from cardtable.app.art import palette
from cardtable.app.art.palette import Scheme
from cardtable.playtest.findings import MET, MISSED

AUTHORS = QColor("#A9CBE0")
"""Colour of the base: hollow circles and outlines."""
YOURS = QColor("#E9C878")
"""Colour of the other rule set: filled diamonds and solid bars."""
GOAL = QColor("#2F7A68")
"""Colour of a goal's band."""
_MET, _MISSED, _OPEN = QColor("#5CC8A0"), QColor("#EE8B74"), YOURS
_DARKER = 0.55


def on_panel(colour: QColor, colours: Scheme) -> QColor:
    """Return a colour for words and shapes on the panel, darkened if the panel is light."""
    if colours.panel.lightness() < 128:
        return colour
    return palette.readable(palette.mix(colour, palette.INK, _DARKER), colours.panel)


def goal_band(colours: Scheme) -> QColor:
    """Return the colour of a goal's band, on which marks can be seen."""
    return palette.mix(GOAL, colours.panel, 0.6) if colours.panel.lightness() > 128 else GOAL


def verdict_ink(verdict: str, colours: Scheme) -> QColor:
    """Return the colour of a verdict."""
    return on_panel({MET: _MET, MISSED: _MISSED}.get(verdict, _OPEN), colours)


def verdict_sign(verdict: str) -> str:
    """Return the sign of a verdict."""
    return {MET: "✓", MISSED: "✗"}.get(verdict, "…")


def diamond(middle: QPointF) -> QPolygonF:
    """Return a diamond round a point, which marks means of your rules; those of the base have a circle."""
    corners = ((-4.5, 0), (0, -4.5), (4.5, 0), (0, 4.5))
    return QPolygonF([middle + QPointF(right, down) for right, down in corners])
