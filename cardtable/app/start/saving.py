"""Writes a file where the person says."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable.app.long_work import LongWork
from cardtable.app.table.words import filled

if TYPE_CHECKING:
    from cardtable.app.long_work import Work


class Saving(QObject):
    """Asks for the file, and has it written in a thread."""

    failed = Signal(str)
    """Why it could not be written, in one sentence."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page

    def ask(self, title: str, name: str, kind: str, write: "Callable[[Path], Work]") -> None:
        """Asks for a file, `name` as long as nothing else is said; `kind` names files that end like it."""
        suffix = Path(name).suffix
        dialog = QFileDialog(self._page, title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(f"{kind} (*{suffix})")
        dialog.setDefaultSuffix(suffix[1:])
        dialog.selectFile(name)
        dialog.fileSelected.connect(lambda chosen: self._write(Path(chosen), write))
        dialog.open()

    def _write(self, path: Path, write: "Callable[[Path], Work]") -> None:
        work = LongWork(write(path), self)
        work.failed.connect(lambda error: self._say(path, error))
        work.start_aside()

    def _say(self, path: Path, error: Exception) -> None:
        why = getattr(error, "strerror", None) or str(error)
        self.failed.emit(filled(self.tr("{file} can't be written: {why}."), file=str(path), why=why))
