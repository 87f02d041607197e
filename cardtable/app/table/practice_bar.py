"""What one may do at a practice table beside playing: take decisions back, and see what is hidden."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QWidget

from cardtable.app.art.fonts import sans


class PracticeBar(QWidget):
    """Stands under the panel's tabs."""

    taken_back = Signal()
    """The last decision is to be taken back."""
    opened = Signal(bool)
    """All is to be seen, or not any more."""

    def __init__(self, is_open: bool) -> None:
        """`is_open` is whether all is seen."""
        super().__init__()
        self.back_button = QPushButton(self.tr("Take back"))
        self.back_button.setToolTip(self.tr("Take back your last decision (Ctrl+Z)"))
        self.back_button.setAutoDefault(True)
        self.back_button.clicked.connect(self.taken_back)
        self.open_box = QCheckBox(self.tr("See everything"))
        self.open_box.setChecked(is_open)
        self.open_box.toggled.connect(self.opened)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.back_button)
        row.addStretch(1)
        row.addWidget(self.open_box)
        for stop in (self.back_button, self.open_box):
            stop.setFont(sans(13))
            stop.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # who has clicked it goes on at the table
