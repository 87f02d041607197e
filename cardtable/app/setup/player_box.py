"""Choice of the player at a seat: a person, one of our bots, or a program of the person's own."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox

from cardtable.app.parts.narrow_box import NarrowBox
from cardtable.app.parts.widgets import set_tip, tip_of
from cardtable.app.play.live import HUMAN
from cardtable.app.setup.program_dialog import ProgramDialog
from cardtable.app.zoom import apply_zoom
from cardtable.bots.player import Player
from cardtable.bots.program import PREFIX
from cardtable.language import translate

_SOME_PROGRAM = "program"
_TITLE = 15
"""Width of the box in capital letters: it fits the titles of our bots."""
_LONGEST_COMMAND = 44
"""Longest part of a command that is shown in the list, in letters; the tooltip has the whole command."""
_LEFT_TO_RIGHT, _END = "\u2066", "\u2069"


class PlayerBox(NarrowBox):
    """Choice of the player at a seat. A program that has been entered stays in the list."""

    chosen = Signal()
    """Emitted when another player is chosen."""

    def __init__(self, players: Sequence[Player], player: str) -> None:
        """`players` are the game's bots. `player` is chosen at first: one of them, a person, or a program."""
        super().__init__(_TITLE)
        self._remarks = {each.name: each.remark() for each in players}
        self.addItem(translate("SeatRow", "person"), HUMAN)
        level = ""
        for each in players:
            # A separator sets off levels that have several characters from the others
            if level and each.name.partition(":")[0] != level:
                self.insertSeparator(self.count())
            level = each.name.partition(":")[0] if ":" in each.name else ""
            self.addItem(_title(each), each.name)
            self.setItemData(self.count() - 1, tip_of(each.remark()), Qt.ItemDataRole.ToolTipRole)
        self.addItem(self.tr("your own program…"), _SOME_PROGRAM)
        # Its width fits the longest title of a bot; the command of a program may be cut.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_TITLE)
        self._before = 0
        self.play_by(player)
        self._tell(self._before)
        self.currentIndexChanged.connect(self._changed)

    @property
    def player(self) -> str:
        """Name of the chosen player, as in a record."""
        player: str = self.currentData()
        return player

    def play_by(self, player: str) -> None:
        """Choose a player by their name in a record; a program that isn't in the list is added to it."""
        if player.startswith(PREFIX) and self.findData(player) < 0:
            at, command = self.count() - 1, player.removeprefix(PREFIX)
            self.insertItem(at, _short(command), player)
            self.setItemData(at, tip_of(command), Qt.ItemDataRole.ToolTipRole)
        self._before = max(0, self.findData(player))
        self.setCurrentIndex(self._before)

    def _changed(self, at: int) -> None:
        if self.itemData(at) == _SOME_PROGRAM:
            self.setCurrentIndex(self._before)
            self._ask_for_program()
            return
        self._before = at
        self._tell(at)
        self.chosen.emit()

    def _tell(self, at: int) -> None:
        """Show the full text of the choice, or the bot's remark, as the tooltip."""
        set_tip(self, self.player.removeprefix(PREFIX) if self.player.startswith(PREFIX) else self.itemText(at))
        if remark := self._remarks.get(self.player):
            self.setToolTip(tip_of(remark))

    def _ask_for_program(self) -> None:
        dialog = ProgramDialog(self)
        dialog.chosen.connect(lambda command: self.play_by(PREFIX + command))
        apply_zoom(dialog)
        dialog.open()


def _short(command: str) -> str:
    """Return a command without its middle if it is long: its beginning names the program, and its end the arguments. It
    is marked as left-to-right text, whatever the language."""
    half = _LONGEST_COMMAND // 2
    shown = command if len(command) <= _LONGEST_COMMAND else f"{command[:half]} … {command[-half:]}"
    return f"{_LEFT_TO_RIGHT}{shown}{_END}"


def _title(player: Player) -> str:
    """Return a bot's title. These four levels have the same titles in every game."""
    return {
        "random": translate("SeatRow", "random: plays any move"),
        "beginner": translate("SeatRow", "beginner: has habits"),
        "club": translate("SeatRow", "club player: thinks"),
        "expert": translate("SeatRow", "expert: looks ahead"),
    }.get(player.name) or player.title()
