"""Scroll area around the window's pages, for pages that need more room than the window has."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QStackedWidget, QWidget
from typing_extensions import override

from cardtable.app.page import Page

_SMALLEST = QSize(1024, 700)
"""Upper limit of the minimum size, in pixels, however large the pages are."""
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
        return self._stack.minimumSizeHint().boundedTo(_SMALLEST)

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
