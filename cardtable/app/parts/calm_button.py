"""A button that takes a double click for one click."""

from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QPushButton
from typing_extensions import override


class CalmButton(QPushButton):
    """The second of two quick clicks was meant for what the first has done: by then something else may be chosen, or
    the button do something else."""

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """It does nothing."""
