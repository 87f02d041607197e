"""Games are looked for outside the interface's thread."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRunnable, Signal
from typing_extensions import override

if TYPE_CHECKING:
    from cardtable.app.saved_games import SavedGame


class _Found(QObject):
    ready = Signal(list)


class GameSearch(QRunnable):
    """Asks `find` in a thread of the pool, and tells what it gave; nothing where the folder can't be read."""

    def __init__(self, find: "Callable[[], list[SavedGame]]") -> None:
        super().__init__()
        self.found = _Found()
        self._find = find

    @override
    def run(self) -> None:
        try:
            games = self._find()
        except OSError:
            games = []
        with suppress(RuntimeError):  # the window, and with it whoever asked, may be gone
            self.found.ready.emit(games)
