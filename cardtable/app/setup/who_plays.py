"""Asks who plays each seat of a game that goes on from a moment of another."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.play_button import PlayButton
from cardtable.app.play.live import HUMAN
from cardtable.app.play.program_seat import command_of
from cardtable.app.setup.player_box import PlayerBox
from cardtable.bots.players import PLAYERS, usual_player
from cardtable.engine.record import Header, SeatName

_EMBLEM = 30


class WhoPlays(QDialog):
    """A person, a player of ours or a program for every seat."""

    chosen = Signal(object)
    """The seats, as a tuple of SeatName."""

    def __init__(
        self, header: Header, emblems: Sequence[int], people: Collection[int], pixmaps: Pixmaps, parent: QWidget
    ) -> None:
        """`header` is that of the other game, `people` the seats that are proposed as persons'."""
        super().__init__(parent)
        self._header = header
        players = PLAYERS[header.game.key]
        self.setWindowTitle(self.tr("Play on from here"))
        title = QLabel(self.tr("Play on from here"))
        title.setFont(serif(24, 700))
        note = QLabel(self.tr("A new game begins at this moment, for practice. The other one stays as it is."))
        note.setFont(sans(14))
        note.setProperty("dim", True)
        note.setWordWrap(True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        self.boxes: list[PlayerBox] = []
        """Who plays, by seat."""
        for seat, (name, who) in enumerate(zip(header.names, header.seats, strict=True)):
            known = who.player in players or command_of(who.player)
            usual = who.player if who.player and known else usual_player(header.game.key)
            box = PlayerBox(list(players.values()), HUMAN if seat in people else usual)
            box.setAccessibleName(self.tr("Played by") + f": {name}")
            self.boxes.append(box)
            label = QLabel(name)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setFont(serif(17, 700))
            colour = palette.SEATS[emblems[seat]]
            picture = pixmaps.emblem(EMBLEMS[emblems[seat]], colour, _EMBLEM, self.devicePixelRatioF())
            disc = QLabel()
            disc.setPixmap(QIcon(picture).pixmap(QSize(_EMBLEM, _EMBLEM)))
            for column, widget in enumerate((disc, label, box)):
                grid.addWidget(widget, seat, column)
        cancel = QPushButton(self.tr("Cancel"))
        cancel.setFont(sans(15))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.play_button = PlayButton(self.tr("Play on"))
        self.play_button.setFont(sans(17, 700))
        self.play_button.setMinimumSize(150, 44)
        self.play_button.setDefault(True)
        self.play_button.clicked.connect(self.accept)
        self.accepted.connect(lambda: self.chosen.emit(self._seats()))
        foot = QHBoxLayout()
        foot.addWidget(cancel)
        foot.addStretch(1)
        foot.addWidget(self.play_button)
        column_of_all = QVBoxLayout(self)
        column_of_all.setContentsMargins(26, 22, 26, 20)
        column_of_all.setSpacing(16)
        for part in (title, note):
            column_of_all.addWidget(part)
        column_of_all.addLayout(grid)
        column_of_all.addLayout(foot)
        self.setMinimumWidth(480)

    def _seats(self) -> tuple[SeatName, ...]:
        """Names stay with their seats."""
        names = [who.name for who in self._header.seats]
        return tuple(SeatName(name, box.player) for name, box in zip(names, self.boxes, strict=True))
