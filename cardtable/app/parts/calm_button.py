"""A button that takes a double click for one click."""

from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QPushButton
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.parts.forms import Does


class CalmButton(QPushButton):
    """The second of two quick clicks was meant for what the first has done: by then something else may be chosen, or
    the button do something else."""

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """It does nothing."""


def calm_button(text: str, does: Does) -> CalmButton:
    """One of a page, with words; Enter presses it when it has the keys."""
    button = CalmButton(text)
    button.setFont(sans(15))
    button.setAutoDefault(True)
    button.clicked.connect(does)
    return button
