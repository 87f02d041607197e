"""Players at the seats: the choice of one, and the dialogs about them.

The dialogs ask for a program's command, for permission to start programs, for the players of a game that continues from
a moment of another, and for the seats in another game at the same table.
"""

import re
from collections.abc import Callable, Collection, Sequence
from math import ceil, cos, pi, sin
from random import choice

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPen, QTextDocument, QTextOption
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.backdrop import plain_light
from cardtable.app.parts.dialogs import Dialog, FileDialog
from cardtable.app.parts.fields import NarrowBox
from cardtable.app.parts.forms import Button, Part, PlayButton, make_button, make_column, make_label, make_row
from cardtable.app.parts.seat_mark import draw_disc, draw_name
from cardtable.app.parts.widgets import PaintedWidget, PlainLabel, set_tip, tip_of
from cardtable.app.play.bot_seats import Resolved, command_of
from cardtable.app.play.live import HUMAN
from cardtable.app.zoom import apply_zoom, area, zoom_of
from cardtable.bots.player import Player
from cardtable.bots.players import PLAYERS, usual_player
from cardtable.bots.program import PREFIX, program_words
from cardtable.engine.record import Header, SeatName, played_by
from cardtable.language import filled, isolated, named, translate

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


_COMMAND_WIDTH = 450
"""Width of a command, in designed pixels: it fits into the smallest window at the largest text size."""
_COMMAND_RIM = 12
"""Rim around a command in its field, in designed pixels, with a little more so that the field needn't scroll."""
_RIM = (24, 20, 24, 20)
"""Rim around a dialog's content, in designed pixels."""
_EIGHT = re.compile(r".{8}")
_HIGHEST = 120
"""Largest height of a command's field, in designed pixels; longer commands scroll."""


class ProgramDialog(Dialog):
    """Dialog that asks for the command of a program."""

    chosen = Signal(str)
    """Command that was entered."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Your own program"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = make_label(serif(22, 700), self.tr("Which program should play?"))
        says = self.tr("Enter the command that starts it, as in a terminal. It only sees what its seat may know.")
        self.command = QLineEdit()
        self.command.setAccessibleName(self.tr("Command"))
        self.command.setMinimumWidth(420)
        self.command.textChanged.connect(self._judge)
        self.file_button = make_button(self.tr("Choose a file…"), self._choose_file)
        row = make_row((self.command, 1), self.file_button)
        self.problem = make_label(sans(13), look="wrong")
        buttons = QDialogButtonBox()
        self.ok_button = buttons.addButton(self.tr("Use program"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.accepted.connect(lambda: self.chosen.emit(self.command.text().strip()))
        parts = (title, make_label(sans(14), says, wraps=True), row, self.problem, buttons)
        self.fill(make_column(*parts, gap=10, rim=_RIM))
        self._judge()

    def _judge(self) -> None:
        """Enable the OK button if the text is a command; otherwise say why not."""
        problem = ""
        try:
            program_words(PREFIX + self.command.text().strip())
        except ValueError:
            problem = self.tr("Enter a command.") if self.command.text().strip() else ""
            self.ok_button.setEnabled(False)
        else:
            self.ok_button.setEnabled(True)
        self.problem.setText(problem)

    def _choose_file(self) -> None:
        dialog = FileDialog(self, self.tr("Program"))
        dialog.fileSelected.connect(lambda name: self.command.setText(f'"{name}"' if " " in name else name))
        dialog.open()


class StartQuestion(Dialog):
    """Dialog that asks for permission to start programs. It shows each program's whole command, and its files and
    folder."""

    def __init__(self, programs: Sequence[Resolved], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Cardtable")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = make_label(serif(22, 700), self.tr("Start %n program(s)?", "", len(programs)))
        says = self.tr("Programs can do anything on this computer that you can. This game will start:")
        self.start_button = make_button(self.tr("Start"), self.accept, 15)
        self.start_button.setAutoDefault(False)
        self.refuse_button = make_button(self.tr("Don't start"), self.reject, 15)
        self.refuse_button.setDefault(True)
        foot = make_row(None, self.start_button, self.refuse_button)
        parts: list[Part] = [title, make_label(sans(14), says, wraps=True)]
        for program in programs:
            file, *files = program.files
            parts.append(_CommandText(_visible(program.command)))
            parts.append(_path(self.tr("Program: {file}"), file) if file else self._missing())
            parts += [_path(self.tr("File: {file}"), each) for each in files]
            parts.append(4)
        folder = programs[0].folder
        parts += [_path(self.tr("Folder: {file}"), folder)] if folder else []
        self.fill(make_column(*parts, 6, foot, gap=6, rim=_RIM))
        self.refuse_button.setFocus()

    def _missing(self) -> QLabel:
        return make_label(sans(13), self.tr("There is no such program."), look="wrong")


def _path(text: str, path: str) -> QLabel:
    """Return a label for a path, which may break after every eighth character."""
    path = isolated(_visible(path))
    label = make_label(sans(13), filled(text, file=_EIGHT.sub("\\g<0>\u200b", path)), wraps=True, plain=True)
    label.setAccessibleName(filled(text, file=path))
    return label


def _visible(text: str) -> str:
    """Return a text on one line, with escapes for all characters that are invisible or change the direction of
    writing."""
    return "".join([letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text])


class _CommandText(QPlainTextEdit):
    """Read-only field with a whole command, which can be copied. The command comes from a record, so it may be
    anything."""

    def __init__(self, command: str) -> None:
        super().__init__(command)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setAccessibleName(self.tr("Command"))
        self.setFont(sans(14))
        laid = QTextDocument(command)
        laid.setDefaultFont(self.font())
        laid.setDefaultTextOption(self.document().defaultTextOption())
        laid.setTextWidth(_COMMAND_WIDTH - 2 * _COMMAND_RIM)
        self.setFixedSize(_COMMAND_WIDTH, min(_HIGHEST, ceil(laid.size().height()) + 2 * _COMMAND_RIM))


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


class SeatOrder:
    """Order in which players choose their seats, from the lowest score to the highest. Only people are asked: for
    others `draw` picks one of the free seats, and the last player gets the seat that is left."""

    def __init__(self, scores: Sequence[int], people: Collection[int], draw: Callable[[list[int]], int]) -> None:
        """`scores` and `people` are those of the game that is over, by its seats. `draw` gets the free seats."""
        self._people = people
        self._draw = draw
        self._waiting = sorted(range(len(scores)), key=lambda seat: scores[seat])
        self.taken: dict[int, int] = {}
        """Old seats of the players, by their new seats."""
        self._go_on()

    @property
    def free(self) -> list[int]:
        """Seats that can be chosen."""
        return [seat for seat in range(len(self.taken) + len(self._waiting)) if seat not in self.taken]

    @property
    def chooser(self) -> int | None:
        """Old seat of the player who chooses now; None once all have a seat."""
        return self._waiting[0] if self._waiting else None

    @property
    def order(self) -> list[int]:
        """Old seats of the players, by their new seats. Complete once `chooser` is None."""
        return [self.taken[seat] for seat in range(len(self.taken))]

    def choose(self, seat: int) -> None:
        """Give the player who chooses now a free seat."""
        self._take(seat)
        self._go_on()

    def _take(self, seat: int) -> None:
        self.taken[seat] = self._waiting.pop(0)

    def _go_on(self) -> None:
        while self._waiting and (len(self._waiting) == 1 or self._waiting[0] not in self._people):
            self._take(self._draw(self.free))


_WIDTH, _HEIGHT = 560, 380
_CHAIR = (112, 84)
_AROUND = 22
"""Gap between the edge of the table and the chairs, in designed pixels."""
_DISC = 46.0
_NAME = 17


class Chair(Button):
    """Button for a seat at the table, which is free or taken."""

    def __init__(self, seat: int, pixmaps: Pixmaps, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._pixmaps = pixmaps
        self._number = f"{seat + 1}"
        self.show_free()

    def show_free(self) -> None:
        self._name, self._emblem = "", -1
        self._say(self.tr("Seat {number}, free"))
        self.setEnabled(True)

    def show_taken(self, name: str, emblem: int) -> None:
        """Show the player who has taken the seat."""
        self._name, self._emblem = name, emblem
        self._say(self.tr("Seat {number}: {name}"))
        self.setEnabled(False)

    def _say(self, text: str) -> None:
        self.setAccessibleName(filled(text, number=self._number, name=self._name))
        set_tip(self, self.accessibleName())
        self.update()

    @override
    def draw(self, painter: QPainter, whole: QRectF) -> None:
        disc = QRectF(whole.center().x() - _DISC / 2, 4, _DISC, _DISC)
        if self._name:
            draw_disc(painter, self._pixmaps, self._emblem, disc.topLeft(), _DISC)
            line = QRectF(0, disc.bottom() + 4, whole.width(), 26)
            colour = palette.SEATS[self._emblem]
            draw_name(painter, self._name, _NAME, colour, line, Qt.AlignmentFlag.AlignCenter)
            return
        near = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(palette.CREAM if self.hasFocus() else palette.BRASS, 2.0, Qt.PenStyle.DashLine))
        painter.setBrush(palette.faded(palette.BRASS, 0.35 if near else 0.1))
        painter.drawEllipse(disc)
        painter.setFont(serif(20, 700))
        painter.setPen(palette.CREAM)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self._number)


class _RoundTable(PaintedWidget):
    """Chairs around a table of felt, clockwise by seats. The first chair is at the bottom, next to the person at the
    screen."""

    def __init__(self, chairs: int, pixmaps: Pixmaps) -> None:
        super().__init__(_draw_table, _WIDTH, _HEIGHT)
        self.chairs = [Chair(seat, pixmaps, self) for seat in range(chairs)]

    def zoom_changed(self) -> None:
        """Place the chairs around the table."""
        zoom = zoom_of(self)
        way = 1 if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else -1
        middle, (width, height) = area(self).center(), _CHAIR
        reach = QPointF((_WIDTH - width) / 2 - _AROUND, (_HEIGHT - height) / 2 - _AROUND)
        for seat, chair in enumerate(self.chairs):
            turn = 2 * pi * seat / len(self.chairs)
            at = middle + QPointF(way * sin(turn) * reach.x(), cos(turn) * reach.y())
            corner = QPointF(at.x() - width / 2, at.y() - height / 2) * zoom
            chair.setGeometry(round(corner.x()), round(corner.y()), round(width * zoom), round(height * zoom))


def _draw_table(painter: QPainter, room: QRectF) -> None:
    felt = room.adjusted(5, 5, -5, -5)
    painter.setPen(QPen(palette.WALNUT_LIGHT, 9))
    painter.setBrush(plain_light(felt))
    painter.drawEllipse(felt)


class SeatChoice(Dialog):
    """Dialog that asks the people one by one to choose a seat."""

    chosen = Signal(object)
    """Old seats of the players, by their new seats, as a list."""

    def __init__(
        self, header: Header, emblems: Sequence[int], scores: Sequence[int], pixmaps: Pixmaps, parent: QWidget
    ) -> None:
        """`header` is that of the game that is over, `scores` are its final scores by seat, and `emblems` the numbers
        of emblems by seat."""
        super().__init__(parent)
        self._header, self._emblems, self._scores = header, emblems, scores
        self.setWindowTitle(self.tr("Other seats"))
        self.title = make_label(serif(24, 700), plain=True)
        """Sentence that says whose choice it is."""
        note = make_label(
            sans(14), self.tr("The player with the fewest points chooses first. Bots choose at random."), "dim"
        )
        self._table = _RoundTable(len(emblems), pixmaps)
        self.chairs = self._table.chairs
        """Chairs, by seat."""
        for seat, chair in enumerate(self.chairs):
            chair.clicked.connect(lambda _=False, seat=seat: self._choose(seat))
        cancel = make_button(self.tr("Cancel"), self.reject, 15)
        self.anew_button = make_button(self.tr("Start over"), self._begin, 15)
        self.deal_button = PlayButton(self.tr("Deal"), self.accept, (150, 44))
        self.accepted.connect(lambda: self.chosen.emit(self._order.order))
        foot = make_row(cancel, self.anew_button, None, self.deal_button)
        self.fill(make_column(self.title, note, self._table, foot, gap=10, rim=(26, 22, 26, 20)))
        self._table.zoom_changed()
        self._begin()

    def _begin(self) -> None:
        """Start over: all seats are free but those drawn for players who are not asked."""
        self._order = SeatOrder(self._scores, self._header.people, choice)
        self._show()

    def _choose(self, seat: int) -> None:
        self._order.choose(seat)
        self._show()

    def _show(self) -> None:
        names, chooser = self._header.names, self._order.chooser
        for seat, chair in enumerate(self.chairs):
            if seat in self._order.taken:
                old = self._order.taken[seat]
                chair.show_taken(names[old], self._emblems[old])
            else:
                chair.show_free()
        self.deal_button.setEnabled(chooser is None)
        if chooser is None:
            self.title.setText(self.tr("Everyone has a seat."))
            self.deal_button.setFocus()
        else:
            yours, theirs = self.tr("You choose a seat."), self.tr("{name} chooses a seat.")
            text = yours if chooser == self._header.you else theirs
            self.title.setText(filled(text, name=named(names[chooser])))
            self.chairs[self._order.free[0]].setFocus()
