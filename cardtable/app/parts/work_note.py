"""Note at the bottom of the window during long work: its name, its progress, and a button to cancel."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.call_later import call_later
from cardtable.app.long_work import LongWork
from cardtable.app.parts.forms import make_button, make_label, make_row
from cardtable.app.zoom import apply_zoom
from cardtable.library.folders import on_one_line

_STEPS = 1000


class ProgressLine(QProgressBar):
    """Progress bar without a number; `called` is its accessible name."""

    def __init__(self, called: str, length: int, height: int = 6) -> None:
        super().__init__()
        self.setRange(0, _STEPS)
        self.setTextVisible(False)
        self.setFixedSize(length, height)
        self.setAccessibleName(called)

    def show_share(self, share: float) -> None:
        """Show the share done, 0 to 1."""
        self.setValue(round(share * _STEPS))

    def follow(self, share: float) -> None:
        """Show the share done, 0 to 1, and hide the bar at 1."""
        self.show_share(share)
        self.setVisible(share < 1)


_SOON = 400
"""Milliseconds before the note appears: shorter work needs none."""


class WorkNote(QFrame):
    """Note that follows long work and deletes itself when that ends."""

    def __init__(self, work: LongWork, text: str, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        text = on_one_line(text)  # it may contain a file name
        self.bar = ProgressLine(text, 220, 8)
        self.cancel_button = make_button(self.tr("Cancel"), work.cancel)
        words = make_label(sans(15), text, plain=True)
        self.setLayout(make_row(words, self.bar, self.cancel_button, gap=16, rim=(18, 10, 18, 10)))
        self.hide()
        work.progressed.connect(self.bar.show_share)
        work.ended.connect(self.deleteLater)
        call_later(self, self.show, _SOON)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        apply_zoom(self)
        self.adjustSize()
        self.move((self._window.width() - self.width()) // 2, self._window.height() - self.height() - 24)
        self.raise_()
