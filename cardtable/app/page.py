"""What every page of the window is."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit, QWidget
from typing_extensions import override

from cardtable.app.garbage import collect_when_gone
from cardtable.app.parts.play_button import PlayButton

if TYPE_CHECKING:
    from cardtable.app.routes import HowToPlay


class Page(QWidget):
    """Asks the window for whatever else is to be seen."""

    wants = Signal(object)
    """A route: where the person wants to go."""
    back = Signal()
    """Back to where the person came from."""
    failed = Signal(str)
    """Something could not be done: one sentence that must be read."""
    sounded = Signal(object)
    """What is to be heard: a list of Sound."""
    moving = Signal()
    """A game is to be renamed or deleted: what is about to open it lets go of it first."""

    back_keys: ClassVar[tuple[Qt.Key, ...]] = ()
    """The keys that lead back, where nothing else on the page takes them. Enter presses the bright button then."""

    def __init__(self) -> None:
        super().__init__()
        collect_when_gone(self)

    def to(self, route: object) -> Callable[..., None]:
        """What asks for a route, whatever it is called with: to be connected to a signal."""
        return lambda *_: self.wants.emit(route)

    def press_bright(self, event: QKeyEvent) -> bool:
        """Takes Enter for the bright button, where there is one, unless somebody is typing in a field."""
        buttons = [button for button in self.findChildren(PlayButton) if button.bright and button.isVisible()]
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not buttons:
            return False
        typing = isinstance(self.window().focusWidget(), QLineEdit | QAbstractSpinBox)
        if not (event.isAutoRepeat() or typing):
            buttons[0].click()
        return True

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in self.back_keys:
            self.back.emit()
        elif not self.press_bright(event):
            super().keyPressEvent(event)

    def least_size(self, width: int) -> QSize:
        """What it takes for all on it to be seen, in a window so many pixels wide."""
        return least_size_of(self, width)

    def about(self) -> "HowToPlay | None":
        """What somebody here may want to know, who asks for help; None where it is about no game."""
        return None

    def enter(self) -> None:
        """It is shown from now on: takes the keys, and begins what it has to do."""

    def more_keys(self) -> Sequence[tuple[str, str]]:
        """Keys that are no button's, in words, each with what it does: for the list of keys."""
        return ()

    def forget(self, path: Path) -> None:
        """A file is not where it lay."""


def least_size_of(widget: QWidget, width: int) -> QSize:
    """The least size of a widget; where words in it wrap, of one so many pixels wide, or as wide as it must be."""
    least, layout = widget.minimumSizeHint(), widget.layout()
    if layout is not None and layout.hasHeightForWidth():
        least.setHeight(max(least.height(), layout.minimumHeightForWidth(max(width, least.width()))))
    return least
