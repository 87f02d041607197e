"""What every page of the window is."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.garbage import collect_when_gone


class Page(QWidget):
    """Asks the window for whatever else is to be seen."""

    wants = Signal(object)
    """A route: where the person wants to go."""
    back = Signal()
    """Back to where the person came from."""
    failed = Signal(str)
    """Something could not be done: one sentence that must be read."""
    moving = Signal()
    """A game is to be renamed or deleted: what is about to open it lets go of it first."""

    def __init__(self) -> None:
        super().__init__()
        collect_when_gone(self)

    def to(self, route: object) -> Callable[..., None]:
        """What asks for a route, whatever it is called with: to be connected to a signal."""
        return lambda *_: self.wants.emit(route)

    def enter(self) -> None:
        """It is shown from now on: takes the keys, and begins what it has to do."""

    def forget(self, path: Path) -> None:
        """A file is not where it lay."""
