"""Asks for the command of a program that is to play, and, before one is first started, whether it may be."""

from math import ceil

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QTextDocument, QTextOption
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from cardtable.app.art.fonts import sans, serif
from cardtable.app.parts.dialog import Dialog
from cardtable.app.parts.file_dialog import FileDialog
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.bots.program import PREFIX, program_words

_COMMAND_WIDTH = 500
_COMMAND_RIM = 12
"""Around a command, in its field, and a little more, so that it needn't scroll."""
_RIM = (24, 20, 24, 20)
"""Around what a dialog says."""
_HIGHEST = 120
"""A field is never higher: it scrolls then."""


class ProgramDialog(Dialog):
    """Takes a command."""

    chosen = Signal(str)
    """The command."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Your own program"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = make_label(serif(22, 700), self.tr("Which program plays?"))
        says = self.tr("Enter its command, as in a terminal. The program only sees what its seat may know.")
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
        """Says why a command is none."""
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
    """Whether programs may be started, each shown by its whole command."""

    def __init__(self, commands: list[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Cardtable")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = make_label(serif(22, 700), self.tr("Start %n program(s)?", "", len(commands)))
        says = self.tr("Programs can do anything on this computer that you can. This game starts:")
        self.start_button = make_button(self.tr("Start"), self.accept, 15)
        self.start_button.setAutoDefault(False)
        self.refuse_button = make_button(self.tr("Don't start"), self.reject, 15)
        self.refuse_button.setDefault(True)
        foot = make_row(None, self.start_button, self.refuse_button)
        texts = [_CommandText(command) for command in commands]
        self.fill(make_column(title, make_label(sans(14), says, wraps=True), *texts, 6, foot, gap=10, rim=_RIM))
        self.refuse_button.setFocus()


class _CommandText(QPlainTextEdit):
    """A command, whole: to be read, and copied. It comes from a record, and may be anything."""

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
