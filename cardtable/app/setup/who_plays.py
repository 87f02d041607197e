"""Dialog that asks for the player at each seat of a game that continues from a moment of another."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.dialog import Dialog
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.play_button import PlayButton
from cardtable.app.parts.widgets import PlainLabel
from cardtable.app.play.live import HUMAN
from cardtable.app.play.program_seat import command_of
from cardtable.app.setup.player_box import PlayerBox
from cardtable.bots.players import PLAYERS, usual_player
from cardtable.engine.record import Header, SeatName, played_by
from cardtable.language import filled, named

_EMBLEM = 30


class WhoPlays(Dialog):
    """Dialog with a choice of player for every seat: a person, one of our bots, or a program."""

    chosen = Signal(object)
    """Seats of the new game, as a tuple of SeatName."""

    def __init__(
        self, header: Header, emblems: Sequence[int], people: Collection[int], pixmaps: Pixmaps, parent: QWidget
    ) -> None:
        """`header` is that of the original game. `people` are the seats proposed for persons."""
        super().__init__(parent)
        self._header = header
        players = PLAYERS[header.game.key]
        self.setWindowTitle(self.tr("Play on from here"))
        title = make_label(serif(24, 700), self.tr("Play on from here"))
        says = self.tr("Starts a new practice game from this moment. The original game isn't changed.")
        note = make_label(sans(14), says, "dim", wraps=True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        self.boxes: list[PlayerBox] = []
        """Choice of player for each seat."""
        for seat, (name, who) in enumerate(zip(header.names, header.seats, strict=True)):
            known = who.player in players or command_of(who.player)
            usual = who.player if who.player and known else usual_player(header.game.key)
            box = PlayerBox(list(players.values()), HUMAN if seat in people else usual)
            text = (
                self.tr("Who plays at your seat") if seat == header.you else self.tr("Who plays at the seat of {name}")
            )
            box.setAccessibleName(filled(text, name=named(name)))
            self.boxes.append(box)
            label = make_label(serif(17, 700), name, plain=True)
            colour = palette.SEATS[emblems[seat]]
            picture = pixmaps.emblem(EMBLEMS[emblems[seat]], colour, _EMBLEM, self.devicePixelRatioF())
            disc = PlainLabel()
            disc.setPixmap(QIcon(picture).pixmap(QSize(_EMBLEM, _EMBLEM)))
            for column, widget in enumerate((disc, label, box)):
                grid.addWidget(widget, seat, column)
        cancel = make_button(self.tr("Cancel"), self.reject, 15)
        cancel.setAutoDefault(False)
        self.play_button = PlayButton(self.tr("Play on"), self.accept, (150, 44))
        self.play_button.setDefault(True)
        self.accepted.connect(lambda: self.chosen.emit(self._seats()))
        foot = make_row(cancel, None, self.play_button)
        self.fill(make_column(title, note, grid, foot, gap=16, rim=(26, 22, 26, 20)), least=(480, 0))

    def _seats(self) -> tuple[SeatName, ...]:
        """Return the seats with their names and the chosen players."""
        return tuple(played_by(who, box.player) for who, box in zip(self._header.seats, self.boxes, strict=True))
