"""The application object: it hears which files the system wants opened."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from typing_extensions import override


class Application(QApplication):
    """On macOS a file that is double-clicked comes as an event, and not as an argument. It may come before there is a
    window to open it in.

    No event filter: in Python one would be called for every event of every widget, and this alone for those that are
    meant for the application.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        self._opens: Callable[[Path], object] | None = None
        self._early: Path | None = None

    def open_files_by(self, opens: Callable[[Path], object] | None) -> None:
        """From now on files are opened so; the last of those that came before is opened now. None has them wait."""
        self._opens = opens
        path, self._early = self._early, None
        if path is not None:
            self._open(path)

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():  # else an address, which is nothing of ours
            self._open(Path(event.file()))
            return True
        return super().event(event)

    def _open(self, path: Path) -> None:
        if self._opens is None:
            self._early = path
        else:
            self._opens(path)
