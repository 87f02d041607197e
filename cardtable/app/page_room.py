"""The room of the window's pages: a page that has larger texts than room for them scrolls in it."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QStackedWidget, QWidget
from typing_extensions import override

from cardtable.app.page import Page

_SMALLEST = QSize(1024, 700)
"""No window must be larger than that for what its pages hold."""
_MARGIN = 24
"""Pixels that show around what has the keys."""


class PageRoom(QScrollArea):
    """Holds the pages, each as large as the window, or as large as it must be for all on it to be seen."""

    def __init__(self, stack: QStackedWidget) -> None:
        super().__init__()
        self._stack = stack
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(stack)
        stack.setAutoFillBackground(False)  # the page's own is enough
        stack.installEventFilter(self)
        stack.currentChanged.connect(self._fit)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._show_focused)

    @override
    def minimumSizeHint(self) -> QSize:
        """The window may be as small as its pages can be, and as small as a small screen whatever is in them."""
        return self._stack.minimumSizeHint().boundedTo(_SMALLEST)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._stack.width() > self.width():
            # What arranges itself by its width tells how little it needs only once it has less.
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
        """Shows the beginning of a page that has just come, whatever on it has the keys."""
        self.verticalScrollBar().setValue(0)

    def _show_focused(self, _: QWidget | None, focused: QWidget | None) -> None:
        """What gets the keys is to be seen."""
        if focused is None or not self._stack.isAncestorOf(focused):
            return
        if self._stack.width() <= self.width() and self._stack.height() <= self.height():
            return
        around = focused.parentWidget()
        while around is not None and around is not self.parentWidget():
            if isinstance(around, QScrollArea) and focused.height() <= around.height():
                around.ensureWidgetVisible(focused, _MARGIN, _MARGIN)
            around = around.parentWidget()
