"""Through whose eyes an open table is seen: everybody's, or those of a seat; a button for each, with its key."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.flow import Flow
from cardtable.app.parts.forms import make_button
from cardtable.app.zoom import sharpness, zoom_of
from cardtable.engine.record import Header
from cardtable.language import filled, named
from cardtable.session.observer import EVERYTHING

_EMBLEM = 22
_ZERO = int(Qt.Key.Key_0)


class EyesRow(QWidget):
    """Keys 0 to 9 do the same: 0 for all hands, and each seat by its number from 1."""

    chosen = Signal(int)
    """A seat, or EVERYTHING: the person wants to look so."""

    def __init__(self, header: Header, emblems: Sequence[int], pixmaps: Pixmaps) -> None:
        super().__init__()
        self._emblems = emblems
        self._pixmaps = pixmaps
        self._group = QButtonGroup(self)
        self.buttons: dict[int, QPushButton] = {}
        """By eyes."""
        self._add(
            EVERYTHING, self.tr("All hands"), self.tr("All hands open, with the player to move at the bottom (0)")
        )
        for seat, name in enumerate(header.names):
            text = self.tr("Your view ({key})") if seat == header.you else self.tr("View of {name} ({key})")
            self._add(seat, "", filled(text, name=named(name), key=seat + 1))
        flow = Flow(self, gap=4)
        for button in self.buttons.values():
            flow.addWidget(button)
        self.setAccessibleName(self.tr("View"))
        self.zoom_changed()

    def _add(self, eyes: int, text: str, says: str) -> None:
        button = make_button(text, partial(self.chosen.emit, eyes), 13, says, small=True)
        button.setAccessibleName(says)
        button.setCheckable(True)
        button.setProperty("kind", True)
        button.setProperty("eyes", eyes >= 0)
        self._group.addButton(button)
        self.buttons[eyes] = button

    def zoom_changed(self) -> None:
        """The emblems are as large as the rest."""
        size = round(_EMBLEM * zoom_of(self))
        for eyes, button in self.buttons.items():
            if eyes >= 0:
                emblem = self._emblems[eyes]
                picture = self._pixmaps.emblem(EMBLEMS[emblem], palette.SEATS[emblem], _EMBLEM, sharpness(self))
                button.setIcon(QIcon(picture))
                button.setIconSize(QSize(size, size))

    def show_eyes(self, eyes: int) -> None:
        """Marks whose eyes look."""
        self.buttons[eyes].setChecked(True)

    def press(self, event: QKeyEvent) -> bool:
        """Takes a digit; False for any other key, and for a seat that is not there."""
        number = event.key() - _ZERO
        if not 0 <= number <= len(self.buttons) - 1:
            return False
        self.buttons[number - 1 if number else EVERYTHING].click()
        return True
