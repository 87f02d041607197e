"""Dialogs about programs that play: one asks for a command, the other for permission to start programs."""

import re
from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QTextDocument, QTextOption
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from cardtable.app.art.fonts import sans, serif
from cardtable.app.parts.dialog import Dialog
from cardtable.app.parts.file_dialog import FileDialog
from cardtable.app.parts.forms import Part, make_button, make_column, make_label, make_row
from cardtable.app.play.program_seat import Resolved
from cardtable.bots.program import PREFIX, program_words
from cardtable.language import filled, isolated

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
        self.file_button = QPushButton(self.tr("Choose a file…"))
        self.file_button.clicked.connect(self._choose_file)
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
