"""Wastebasket of deleted games and studies: they can be restored until the window closes."""

import errno
import shutil
from contextlib import suppress
from pathlib import Path
from time import time

from cardtable.library.folders import SUFFIX, files_in, games_path, is_own, move_unused, own_folder
from cardtable.wording import worded

_LEFT_OVER = 86_400.0
"""Age in seconds of a file in the wastebasket that a killed program must have left, rather than another open window."""


class Wastebasket:
    """Games and studies deleted while this window is open, moved to a folder among the games until it closes."""

    def __init__(self) -> None:
        self._put_aside: list[tuple[Path, Path]] = []

    def last_of(self, folder: Path) -> Path | None:
        """Return the former path of the game or study last deleted from a folder; None if none can be restored."""
        return next((path for _, path in reversed(self._put_aside) if path.parent == folder), None)

    def put(self, path: Path) -> None:
        """Delete a game, or a study with its games; OSError if that fails, InUse if another window has one open."""
        from cardtable.library.saved_games import expect_free

        for game in files_in(path, suffix=SUFFIX) if path.is_dir() else [path]:
            expect_free(game)
        aside = _move(path, own_folder(self._folder), path.name)
        self._put_aside.append((aside, path))

    def take_back(self, path: Path) -> Path:
        """Restore what was deleted from a path, and return its new path; OSError if it is gone for good."""
        held = next((held for held in reversed(self._put_aside) if held[1] == path), None)
        if held is None:
            raise FileNotFoundError(errno.ENOENT, worded("it no longer exists"))
        self._put_aside.remove(held)
        return _move(held[0], path.parent, path.name)

    def empty(self) -> None:
        """Remove what was deleted in this window, which is closing, and what killed programs have left.

        The latter only if the folder is ours: if it is a link to elsewhere, others may keep something there.
        """
        put = [aside for aside, _ in self._put_aside]
        self._put_aside.clear()
        own = is_own(self._folder)
        for path in files_in(self._folder):
            with suppress(OSError):
                if path in put or (own and time() - path.lstat().st_ctime > _LEFT_OVER):
                    _remove(path)

    @property
    def _folder(self) -> Path:
        return games_path() / "deleted"


def _move(path: Path, folder: Path, name: str) -> Path:
    """Move a game or study into a folder, with a number if its name is taken there, and return its new path."""
    return move_unused(path, folder, name, "") if path.is_dir() else move_unused(path, folder, Path(name).stem)


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    elif path.suffix == SUFFIX:
        path.unlink()
