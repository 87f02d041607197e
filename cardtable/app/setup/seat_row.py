"""One seat of a table that is being set: emblem, name, who plays it."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QWidget

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.play.live import HUMAN
from cardtable.app.zoom import zoom_of

_LONGEST_NAME = 24
_EMBLEM = 34
"""The width of an emblem."""


class SeatRow(QWidget):
    """One seat: emblem, name, who plays it."""

    removed = Signal()
    changed = Signal()
    """Another name or emblem."""

    def __init__(self, pixmaps: Pixmaps, players: list[str], human: bool, name: str, emblem: int) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self.human = human
        self.emblem = emblem
        self.emblem_button = QPushButton()
        self.emblem_button.setFixedSize(42, 42)
        self.emblem_button.setFlat(True)
        self.emblem_button.setAutoDefault(True)
        self.emblem_button.setToolTip(self.tr("Another emblem"))
        self.emblem_button.setAccessibleName(self.tr("Emblem"))
        self.name = QLineEdit(name)
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setCursorPosition(0)  # a long name shows its beginning
        self.name.setAccessibleName(self.tr("Name"))
        self.player = QComboBox()
        self.player.setAccessibleName(self.tr("Played by"))
        for key in [HUMAN] if human else players:
            self.player.addItem(self._title(key), key)
        self.player.setCurrentIndex(max(0, self.player.count() - 2))  # one who can be beaten, and not by anybody
        self.player.setEnabled(not human)
        self.remove = QPushButton("✕")
        self.remove.setFixedWidth(42)
        self.remove.setAutoDefault(True)
        self.remove.setToolTip(self.tr("Take this seat away"))
        self.remove.setAccessibleName(self.tr("Take this seat away"))
        self.remove.clicked.connect(self.removed)
        if human:
            self.remove.setVisible(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.emblem_button)
        row.addWidget(self.name, 3)
        row.addWidget(self.player, 2)
        row.addWidget(self.remove)
        self.name.textChanged.connect(self.changed)
        self.show_emblem(emblem)

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        return [self.emblem_button, self.name, self.player, self.remove]

    @property
    def called(self) -> str:
        """The name, if there is one."""
        return self.name.text().strip() or self.name.placeholderText()

    def show_emblem(self, emblem: int) -> None:
        """Another emblem, with its colour."""
        self.emblem = emblem
        self.refit()
        self.emblem_button.setAccessibleDescription(EMBLEMS[emblem])
        self.changed.emit()

    def refit(self) -> None:
        """Its emblem is as large as the rest."""
        wide = round(_EMBLEM * zoom_of(self))
        colour = palette.SEATS[self.emblem]
        picture = self._pixmaps.emblem(EMBLEMS[self.emblem], colour, wide, self.devicePixelRatioF())
        self.emblem_button.setIconSize(QSize(wide, wide))
        self.emblem_button.setIcon(QIcon(picture))

    def _title(self, player: str) -> str:
        return {
            HUMAN: self.tr("you"),
            "random": self.tr("random: any card at all"),
            "beginner": self.tr("beginner: has habits"),
            "club": self.tr("club player: thinks"),
            "expert": self.tr("expert: looks ahead"),
        }.get(player, player)
