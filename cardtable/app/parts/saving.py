"""Saving of files that the person chooses, in a thread, with a note if it takes long."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.long_work import LongWork
from cardtable.app.parts.file_dialog import ask_where_to
from cardtable.app.parts.work_note import WorkNote
from cardtable.language import as_shown, filled
from cardtable.wording import in_words

if TYPE_CHECKING:
    from cardtable.app.long_work import Work


class Saving(QObject):
    """Helper of a page that asks for a file and writes it in a thread."""

    failed = Signal(str)
    """Emitted if the file could not be written, with the reason in a sentence."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page

    def ask(self, title: str, name: str, kind: str, write: "Callable[[Path], Work]", *others: str) -> None:
        """Ask for a file and write it; `name` is the suggestion.

        `kind` names the file type in the filter, which accepts the suffix of `name` and those in `others`.
        """
        ask_where_to(self._page, title, name, kind, lambda path: self._write(path, write), *others)

    def _write(self, path: Path, write: "Callable[[Path], Work]") -> None:
        work = LongWork(write(path), self)
        work.failed.connect(lambda error: self._say(path, error))
        WorkNote(work, filled(self.tr("Saving {file}…"), file=as_shown(path.name)), self._page)
        work.start_aside()

    def _say(self, path: Path, error: Exception) -> None:
        self.failed.emit(filled(self.tr("{file} can't be saved: {why}."), file=path, why=in_words(error)))
