"""What can be done with a seat of an open table: taken, handed to a bot, looked from."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QWidget

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.start.games_words import player_words
from cardtable.app.zoom import sharpness
from cardtable.bots.players import PLAYERS
from cardtable.engine.record import Header

_EMBLEM = 18


class SeatMenu(QMenu):
    """For one seat; where it is asked for by a key, those of the others hang below."""

    taken = Signal(int)
    """A person plays on at a seat."""
    handed = Signal(int, str)
    """A bot, by name, plays on at it."""
    looked = Signal(int)
    """The table is seen through a seat's eyes."""

    def __init__(
        self, header: Header, emblems: Sequence[int], pixmaps: Pixmaps, seats: Sequence[int], on: bool, parent: QWidget
    ) -> None:
        """`seats` are those it is for, the first of them at once; `on` is whether the game can be played on."""
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
        """Opens it at a point of the screen, its first entry chosen."""
        self.popup(at)
        self.setActiveAction(self.actions()[0])
