"""Progress of long work: a note at the bottom of the window, saving of files, and a row for games being played.

The note has a button to cancel.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.event_loop import call_later
from cardtable.app.jobs import Job, run, thread
from cardtable.app.parts.dialogs import ask_where_to
from cardtable.app.parts.forms import make_button, make_label, make_row
from cardtable.app.zoom import apply_zoom
from cardtable.language import as_shown, filled
from cardtable.library.folders import on_one_line
from cardtable.wording import in_words

_STEPS = 1000


class ProgressLine(QProgressBar):
    """Progress bar without a number; `called` is its accessible name."""

    def __init__(self, called: str, length: int, height: int = 6) -> None:
        super().__init__()
        self.setRange(0, _STEPS)
        self.setTextVisible(False)
        self.setFixedSize(length, height)
        self.setAccessibleName(called)

    def show_share(self, share: float) -> None:
        """Show the share done, 0 to 1."""
        self.setValue(round(share * _STEPS))

    def follow(self, share: float) -> None:
        """Show the share done, 0 to 1, and hide the bar at 1."""
        self.show_share(share)
        self.setVisible(share < 1)


_SOON = 400
"""Milliseconds before the note appears: shorter work needs none."""


class WorkNote(QFrame):
    """Note that follows the present step of a job, and deletes itself when that ends."""

    def __init__(self, job: Job, text: str, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        text = on_one_line(text)  # it may contain a file name
        self.bar = ProgressLine(text, 220, 8)
        self.cancel_button = make_button(self.tr("Cancel"), job.cancel)
        words = make_label(sans(15), text, plain=True)
        self.setLayout(make_row(words, self.bar, self.cancel_button, gap=16, rim=(18, 10, 18, 10)))
        self.hide()
        job.progressed.connect(self.bar.show_share)
        job.step_ended.connect(self.deleteLater)
        call_later(self, self.show, _SOON)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        apply_zoom(self)
        self.adjustSize()
        self.move((self._window.width() - self.width()) // 2, self._window.height() - self.height() - 24)
        self.raise_()


class PlayingRow(QWidget):
    """Row of a progress bar, two texts and two buttons."""

    def __init__(self, more: Callable[[], object], stop: Callable[[], object], tip: str) -> None:
        """Create the row; `tip` explains what playing more means here."""
        super().__init__()
        self.progress = ProgressLine(self.tr("Played"), 240)
        self.played = make_label(sans(13))
        """Label that says what was played."""
        self.beside = make_label(sans(13), look="dim", wraps=True)
        """Label for a dim text beside it."""
        self.more_button = make_button(self.tr("More"), more, 14, tip, small=True)
        self.stop_button = make_button(self.tr("Stop"), stop, 14, self.tr("Stop playing (S)"), small=True)
        parts = (self.progress, self.played, (self.beside, 1), self.more_button, self.stop_button)
        self.setLayout(make_row(*parts, gap=14, rim=(0, 0, 0, 0)))

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order."""
        return [self.more_button, self.stop_button]

    @property
    def keys(self) -> dict[str, QPushButton]:
        """Buttons by the keys that press them."""
        return {"M": self.more_button, "S": self.stop_button}

    def show_state(self, running: bool, over: bool) -> None:
        """Show whether games are being played (`running`), or have been and more can be (`over`)."""
        self.progress.setVisible(running)
        self.stop_button.setEnabled(running)
        self.more_button.setEnabled(over)

    def show_words(self, share: float, played: str, beside: str = "") -> None:
        """Show the share done, 0 to 1, and the texts."""
        self.progress.show_share(min(share, 1.0))
        self.played.setText(played)
        self.beside.setText(beside)


class Saving(QObject):
    """Helper of a page that asks for a file and writes it in a thread."""

    failed = Signal(str)
    """Emitted if the file could not be written, with the reason in a sentence."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page

    def ask(self, title: str, name: str, kind: str, write: Callable[[Path], object], *others: str) -> None:
        """Ask for a file and write it; `name` is the suggestion.

        `kind` names the file type in the filter, which accepts the suffix of `name` and those in `others`.
        """
        ask_where_to(self._page, title, name, kind, lambda path: self._write(path, write), *others)

    def _write(self, path: Path, write: Callable[[Path], object]) -> None:
        job = run(thread(partial(write, path), outlasts=True), self, failed=partial(self._say, path))
        WorkNote(job, filled(self.tr("Saving {file}…"), file=as_shown(path.name)), self._page)

    def _say(self, path: Path, error: Exception) -> None:
        self.failed.emit(filled(self.tr("{file} can't be saved: {why}."), file=path, why=in_words(error)))
