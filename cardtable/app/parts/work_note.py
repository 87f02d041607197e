"""A note at the foot of the window while something takes long: what it is, how far it has gone, and a way out."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.folders import on_one_line
from cardtable.app.long_work import LongWork
from cardtable.app.soon import soon
from cardtable.app.zoom import dress

_SOON = 400
"""Milliseconds: what is over by then is not worth a note."""
_STEPS = 1000


class WorkNote(QFrame):
    """Follows a long work, and goes when that ends."""

    def __init__(self, work: LongWork, text: str, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        text = on_one_line(text)  # it may name a file
        label = QLabel(text)
        label.setFont(sans(15))
        label.setTextFormat(Qt.TextFormat.PlainText)
        self.bar = QProgressBar()
        self.bar.setRange(0, _STEPS)
        self.bar.setTextVisible(False)
        self.bar.setFixedSize(220, 8)
        self.bar.setAccessibleName(text)
        self.cancel_button = QPushButton(self.tr("Cancel"))
        self.cancel_button.setAutoDefault(True)
        self.cancel_button.clicked.connect(work.cancel)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 10, 18, 10)
        row.setSpacing(16)
        for widget in (label, self.bar, self.cancel_button):
            row.addWidget(widget)
        self.hide()
        work.progressed.connect(self._show_share)
        work.ended.connect(self.deleteLater)
        soon(self, self.show, _SOON)

    def _show_share(self, share: float) -> None:
        self.bar.setValue(round(share * _STEPS))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        dress(self)
        self.adjustSize()
        self.move((self._window.width() - self.width()) // 2, self._window.height() - self.height() - 24)
        self.raise_()
