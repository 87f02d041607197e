"""Application object of Qt, which hears what files the system wants opened."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from typing_extensions import override


class Application(QApplication):
    """Application that opens files. On macOS a file that is double-clicked comes as an event instead of an argument,
    maybe before there is a window to open it in.

    This is no event filter, which Python would call for every event of every widget: `event` is called only for events
    of the application itself.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        self._opens: Callable[[Path], object] | None = None
        self._early: Path | None = None

    def open_files_by(self, opens: Callable[[Path], object] | None) -> None:
        """Open files with `opens` from now on, beginning with the last one that came before. None lets files wait."""
        self._opens = opens
        path, self._early = self._early, None
        if path is not None:
            self._open(path)

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():  # otherwise the event has a URL, which we don't open
            self._open(Path(event.file()))
            return True
        return super().event(event)

    def _open(self, path: Path) -> None:
        if self._opens is None:
            self._early = path
        else:
            self._opens(path)
