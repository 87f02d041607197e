"""The colours of the lab: whose a number is, and what has come of a goal. Each goes with a sign or a shape."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPolygonF

from cardtable.app.art import palette
from cardtable.app.art.palette import Scheme
from cardtable.playtest.findings import MET, MISSED

AUTHORS = QColor("#A9CBE0")
"""A hollow circle, an outline."""
YOURS = QColor("#E9C878")
"""A filled diamond, a solid bar."""
GOAL = QColor("#2F7A68")
"""The band of a goal."""
_MET, _MISSED, _OPEN = QColor("#5CC8A0"), QColor("#EE8B74"), YOURS
_DARKER = 0.55


def on_panel(colour: QColor, colours: Scheme) -> QColor:
    """A colour for words and shapes on the panel: darkened where the panel is light."""
    if colours.panel.lightness() < 128:
        return colour
    return palette.readable(palette.mix(colour, palette.INK, _DARKER), colours.panel)


def goal_band(colours: Scheme) -> QColor:
    """The band of a goal: what lies on it is seen."""
    return palette.mix(GOAL, colours.panel, 0.6) if colours.panel.lightness() > 128 else GOAL


def verdict_ink(verdict: str, colours: Scheme) -> QColor:
    """The colour of what has come of a goal."""
    return on_panel({MET: _MET, MISSED: _MISSED}.get(verdict, _OPEN), colours)


def verdict_sign(verdict: str) -> str:
    """Its sign."""
    return {MET: "✓", MISSED: "✗"}.get(verdict, "…")


def diamond(middle: QPointF) -> QPolygonF:
    """The shape of what is yours, round a point."""
    corners = ((-4.5, 0), (0, -4.5), (4.5, 0), (0, 4.5))
    return QPolygonF([middle + QPointF(right, down) for right, down in corners])
