"""Button that takes a double click for one click."""

from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QPushButton
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.parts.forms import Does


class CalmButton(QPushButton):
    """Button that ignores the second of two quick clicks.

    It was meant for the effect of the first: by then something else may be chosen, or the button may do something else.
    """

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second click."""


def calm_button(text: str, does: Does) -> CalmButton:
    """Return a page's text button that Enter presses when it has the focus."""
    button = CalmButton(text)
    button.setFont(sans(15))
    button.setAutoDefault(True)
    button.clicked.connect(does)
    return button
