"""Games are looked for, and looked at, outside the interface's thread."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRunnable, Signal
from typing_extensions import override

from cardtable.app.games.catalogue import GAMES

if TYPE_CHECKING:
    from cardtable.app.saved_games import SavedGame
    from cardtable.app.table.glimpse import Glimpse


class _Found(QObject):
    ready = Signal(list)
    """The games."""
    seen = Signal(object, object)
    """The path of one of them, and a glimpse of it, or None."""


class GameSearch(QRunnable):
    """Asks `find` in a thread of the pool, and tells what it gave; nothing where the folder can't be read. A glimpse of
    each of the first `glimpses` games follows."""

    def __init__(self, find: "Callable[[], list[SavedGame]]", glimpses: int = 0) -> None:
        super().__init__()
        self.found = _Found()
        self._find = find
        self._glimpses = glimpses

    @override
    def run(self) -> None:
        try:
            games = self._find()
        except OSError:
            games = []
        with suppress(RuntimeError):  # the window, and with it whoever asked, may be gone
            self.found.ready.emit(games)
            for game in games[: self._glimpses]:
                self.found.seen.emit(game.path, _glimpse(game.path))


def _glimpse(path: Path) -> "Glimpse | None":
    from cardtable.app.table.glimpse import glimpse_of
    from cardtable.engine.record import Fault

    try:
        return glimpse_of(path, lambda key: GAMES[key].glimpse())
    except (OSError, Fault):  # whoever goes on with it is told
        return None
