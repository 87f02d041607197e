"""Base class of all pages of the window, and the scroll area for those that need more room than it has."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QFrame, QLineEdit, QScrollArea, QStackedWidget, QWidget
from typing_extensions import override

from cardtable.app.memory import collect_when_gone
from cardtable.app.parts.forms import PlayButton

if TYPE_CHECKING:
    from cardtable.app.routes import HowToPlay


class Page(QWidget):
    """Page of the window. It asks the window by signals for anything else to be shown."""

    wants = Signal(object)
    """Route of the page that the person wants to see, or a page to lay over this one."""
    back = Signal()
    """Emitted when the person wants to go back."""
    failed = Signal(str)
    """Reason why something could not be done, in one sentence, to be shown in a dialog."""
    sounded = Signal(object)
    """Sounds to play: a list of Sound."""
    moving = Signal()
    """Emitted before a game is renamed or deleted, so that whatever is opening it lets go of it."""

    back_keys: ClassVar[tuple[Qt.Key, ...]] = ()
    """Keys that lead back unless another widget takes them. If Enter isn't one of them, it presses the bright
    button."""

    def __init__(self) -> None:
        super().__init__()
        collect_when_gone(self)

    def to(self, route: object) -> Callable[..., None]:
        """Return a slot that asks for a route, whatever arguments it gets."""
        return lambda *_: self.wants.emit(route)

    def press_bright(self, event: QKeyEvent) -> bool:
        """Press the bright button if the key is Enter, unless the person is typing in a field. Return False for another
        key, or if there is no bright button."""
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
        """Return the least size at which everything fits, in a window of this width in pixels."""
        return least_size_of(self, width)

    def about(self) -> "HowToPlay | None":
        """Return the help that belongs to the page; None if it is about no game."""
        return None

    def enter(self) -> None:
        """Take the focus, and start the page's work. Called when the page is shown."""

    def more_keys(self) -> Sequence[tuple[str, str]]:
        """Return the keys that belong to no button, each with a description, for the list of keys."""
        return ()

    def forget(self, path: Path) -> None:
        """Update the page after a file has disappeared. Called for any missing file."""


def least_size_of(widget: QWidget, width: int) -> QSize:
    """Return a widget's least size. If its texts wrap, the height is that at the given width in pixels, or at the least
    width if that is larger."""
    least, layout = widget.minimumSizeHint(), widget.layout()
    if layout is not None and layout.hasHeightForWidth():
        least.setHeight(max(least.height(), layout.minimumHeightForWidth(max(width, least.width()))))
    return least


SMALLEST = QSize(1024, 700)
"""Least size of the window, in which every page fits. On a smaller screen the window may be smaller."""
_MARGIN = 24
"""Margin in pixels that is kept visible around the widget with the focus."""


class PageRoom(QScrollArea):
    """Scroll area with the pages. Each is as large as the window, or larger if its content needs that."""

    def __init__(self, stack: QStackedWidget) -> None:
        super().__init__()
        self._stack = stack
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(stack)
        stack.setAutoFillBackground(False)  # the page paints its own background
        stack.installEventFilter(self)
        stack.currentChanged.connect(self._fit)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._show_focused)

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the pages' minimum size, up to that of a small screen."""
        return self._stack.minimumSizeHint().boundedTo(SMALLEST)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._stack.width() > self.width():
            # Layouts that depend on the width know how little they need only after it was reduced.
            self._stack.resize(self.size())
        self._fit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self._stack:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        page = self._stack.currentWidget()
        if not isinstance(page, Page):
            return
        room = self.size()
        least = page.least_size(room.width())
        bar = self.verticalScrollBar().sizeHint().width()
        if least.height() > room.height():
            room.setWidth(room.width() - bar)
        if least.width() > room.width():
            room.setHeight(room.height() - bar)
            if least.height() > room.height() and room.width() == self.width():
                room.setWidth(room.width() - bar)
        self._stack.resize(room.expandedTo(least))

    def to_the_top(self) -> None:
        """Scroll to the top, to show the beginning of a new page wherever its focus is."""
        self.verticalScrollBar().setValue(0)

    def _show_focused(self, _: QWidget | None, focused: QWidget | None) -> None:
        """Scroll until the widget that got the focus is visible."""
        if focused is None or not self._stack.isAncestorOf(focused):
            return
        if self._stack.width() <= self.width() and self._stack.height() <= self.height():
            return
        around = focused.parentWidget()
        while around is not None and around is not self.parentWidget():
            if isinstance(around, QScrollArea) and focused.height() <= around.height():
                around.ensureWidgetVisible(focused, _MARGIN, _MARGIN)
            around = around.parentWidget()
