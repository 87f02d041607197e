"""Questionnaire for the players after a game that tried out rules: three ratings and a few words, all optional."""

from collections.abc import Generator
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLineEdit, QPushButton, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans, serif
from cardtable.app.long_work import LongWork
from cardtable.app.parts.dialog import Dialog
from cardtable.app.parts.forms import TRAILING, make_button, make_column, make_label, make_row
from cardtable.app.parts.play_button import PlayButton
from cardtable.app.table.answer_button import KeyRepeatGuard
from cardtable.app.zoom import apply_zoom
from cardtable.language import as_shown, filled
from cardtable.library.impressions import HIGHEST, LOWEST, MOST_WORDS, Impression, impression_of, keep_impression
from cardtable.wording import in_words


class Questions(QObject):
    """Questionnaire over a page, whose answers are written to the record of the game.

    Files are read and written in threads only.
    """

    failed = Signal(str)
    """Emitted if the answers cannot be read or written, with the reason in a sentence."""

    def __init__(self, path: Path, page: QWidget) -> None:
        super().__init__(page)
        self._path = path
        self._page = page

    def ask(self) -> None:
        """Open the questionnaire with the earlier answers, which can be changed."""
        self._read(once=False)

    def ask_once(self) -> None:
        """Open the questionnaire unless it was answered before."""
        self._read(once=True)

    def _read(self, once: bool) -> None:
        work = LongWork(_reading(self._path), self)
        work.failed.connect(self._fail)
        work.done.connect(lambda said: self._open(said) if said.empty or not once else None)
        work.start_aside()

    def _open(self, said: Impression) -> None:
        dialog = Questionnaire(said, self._page)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.answered.connect(self._keep)
        apply_zoom(dialog)
        dialog.open()

    def _keep(self, said: Impression) -> None:
        work = LongWork(_keeping(self._path, said), self)
        work.failed.connect(self._fail)
        work.start_aside()

    def _fail(self, error: Exception) -> None:
        text = self.tr("Your answers can't be saved in {file}: {why}.")
        self.failed.emit(filled(text, file=as_shown(self._path.name), why=in_words(error)))


def _reading(path: Path) -> Generator[float, None, Impression]:
    yield 0.0
    return impression_of(path)


def _keeping(path: Path, said: Impression) -> Generator[float, None, None]:
    yield 0.0
    keep_impression(path, said)


class Questionnaire(Dialog):
    """Dialog with a row of buttons for each question; pressing the chosen button again takes the answer back."""

    answered = Signal(Impression)

    def __init__(self, said: Impression, parent: QWidget) -> None:
        """Create the dialog with earlier answers, `said`, filled in."""
        super().__init__(parent)
        self._guard = KeyRepeatGuard()
        self._guard.asked()
        self.setWindowTitle(self.tr("How was the game?"))
        title = make_label(serif(24, 700), self.tr("How was the game?"))
        note = make_label(
            sans(14), self.tr("Saved in the game record for the people who design these rules."), "dim", wraps=True
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        self.answers: list[QButtonGroup] = []
        """Buttons of each question, with the rating as id."""
        questions = (
            (self.tr("Was it fun?"), self.tr("not at all"), self.tr("a lot of fun")),
            (self.tr("Were the rules clear?"), self.tr("not at all"), self.tr("entirely clear")),
            (self.tr("Was it fair?"), self.tr("not at all"), self.tr("entirely fair")),
        )
        for row, (question, least, most) in enumerate(questions):
            grid.addWidget(make_label(serif(17), question), row, 0)
            group = self._row_of(question, said.numbers[row])
            grid.addWidget(make_label(sans(12), least, "dim", align=TRAILING), row, 1)
            for number in range(LOWEST, HIGHEST + 1):
                grid.addWidget(group.button(number), row, 1 + number)
            grid.addWidget(make_label(sans(12), most, "dim"), row, 2 + HIGHEST)
            self.answers.append(group)
        self.words = QLineEdit(said.words)
        self.words.setMaxLength(MOST_WORDS)
        self.words.setPlaceholderText(self.tr("Anything else?"))
        self.words.setAccessibleName(self.tr("Anything else?"))
        skip = make_button(self.tr("Skip"), self.reject, 15)
        self.save_button = PlayButton(self.tr("Save"), self.accept, (130, 44))
        self.accepted.connect(lambda: self.answered.emit(self.said))
        foot = make_row(skip, None, self.save_button)
        column = make_column(title, note, 4, grid, self.words, foot, gap=14, rim=(26, 22, 26, 20))
        self.fill(column, least=(620, 0))
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocus()

    def _row_of(self, question: str, chosen: int | None) -> QButtonGroup:
        group = QButtonGroup(self)
        group.setExclusive(False)  # so that an answer can be taken back
        for number in range(LOWEST, HIGHEST + 1):
            button = make_button(f"{number}", None, 15)
            button.setCheckable(True)
            button.setProperty("kind", "true")
            button.setFixedWidth(44)
            says = self.tr("{question} {number} of {most}")
            button.setAccessibleName(filled(says, question=question, number=number, most=HIGHEST))
            button.setChecked(number == chosen)
            group.addButton(button, number)
        group.idToggled.connect(lambda number, on: self._only(group, number) if on else None)
        return group

    @staticmethod
    def _only(group: QButtonGroup, chosen: int) -> None:
        for button in group.buttons():
            if group.id(button) != chosen:
                button.setChecked(False)

    @property
    def said(self) -> Impression:
        """Answers given so far."""
        fun, clear, fair = (
            next((group.id(button) for button in group.buttons() if button.isChecked()), None) for group in self.answers
        )
        return Impression(fun, clear, fair, self.words.text().strip())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button, or else "Save", on Enter.

        Presses that may be meant for the game before are ignored.
        """
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self._guard.takes() and not event.isAutoRepeat():
            focused = self.focusWidget()
            (focused if isinstance(focused, QPushButton) else self.save_button).click()
