"""Menu for a seat of an open table, and a row of buttons for the views of the table."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QMenu, QPushButton, QWidget

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.flow import Flow
from cardtable.app.parts.forms import make_button
from cardtable.app.start.games_words import player_words
from cardtable.app.zoom import sharpness, zoom_of
from cardtable.bots.players import PLAYERS
from cardtable.engine.record import Header
from cardtable.language import filled, named
from cardtable.session.observer import EVERYTHING

_EMBLEM = 18


class SeatMenu(QMenu):
    """Menu for a seat, with submenus for other seats if it was opened by a key."""

    taken = Signal(int)
    """Seat at which a person plays on."""
    handed = Signal(int, str)
    """Seat, and name of the bot that plays on at it."""
    looked = Signal(int)
    """Seat through whose eyes the table is to be seen."""

    def __init__(
        self, header: Header, emblems: Sequence[int], pixmaps: Pixmaps, seats: Sequence[int], on: bool, parent: QWidget
    ) -> None:
        """Fill the menu for the first of `seats`, with submenus for the others; `on` is True if the game can go on."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._header = header
        self._on = on
        first, *others = seats
        self.setAccessibleName(header.names[first])
        self._fill(self, first)
        for place, seat in enumerate(others):
            if not place:
                self.addSeparator()
            colour = palette.SEATS[emblems[seat]]
            picture = pixmaps.emblem(EMBLEMS[emblems[seat]], colour, _EMBLEM, sharpness(parent))
            below = QMenu(header.names[seat].replace("&", "&&"), self)
            below.setIcon(QIcon(picture))
            self.addMenu(below)
            self._fill(below, seat)

    def _fill(self, menu: QMenu, seat: int) -> None:
        take = menu.addAction(self.tr("Take this seat"), partial(self.taken.emit, seat))
        bots = QMenu(self.tr("Hand this seat to a bot"), menu)
        key = self._header.game.key
        for bot in PLAYERS[key]:
            bots.addAction(player_words(key, bot), partial(self.handed.emit, seat, bot))
        menu.addMenu(bots)
        menu.addAction(self.tr("See what this player sees"), partial(self.looked.emit, seat))
        for action in (take, bots.menuAction()):
            action.setEnabled(self._on)

    def show_at(self, at: QPoint) -> None:
        """Open the menu at a point of the screen, with its first entry selected."""
        self.popup(at)
        self.setActiveAction(self.actions()[0])


_VIEW_EMBLEM = 22
_ZERO = int(Qt.Key.Key_0)


class EyesRow(QWidget):
    """Row of buttons for the view: all hands, or those that a seat sees.

    Digits do the same: 0 for all hands, and for each seat its number from 1.
    """

    chosen = Signal(int)
    """Seat, or EVERYTHING, whose view was chosen."""

    def __init__(self, header: Header, emblems: Sequence[int], pixmaps: Pixmaps) -> None:
        super().__init__()
        self._emblems = emblems
        self._pixmaps = pixmaps
        self._group = QButtonGroup(self)
        self.buttons: dict[int, QPushButton] = {}
        """Buttons by view (a seat, or EVERYTHING)."""
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
        """Set the size of the emblems for the zoom."""
        size = round(_VIEW_EMBLEM * zoom_of(self))
        for eyes, button in self.buttons.items():
            if eyes >= 0:
                emblem = self._emblems[eyes]
                picture = self._pixmaps.emblem(EMBLEMS[emblem], palette.SEATS[emblem], _VIEW_EMBLEM, sharpness(self))
                button.setIcon(QIcon(picture))
                button.setIconSize(QSize(size, size))

    def show_eyes(self, eyes: int) -> None:
        """Mark the button of the current view."""
        self.buttons[eyes].setChecked(True)

    def press(self, event: QKeyEvent) -> bool:
        """Handle a digit; return False for other keys and for seats that the game doesn't have."""
        number = event.key() - _ZERO
        if not 0 <= number <= len(self.buttons) - 1:
            return False
        self.buttons[number - 1 if number else EVERYTHING].click()
        return True
