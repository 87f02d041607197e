"""Games and studies that are deleted: put aside, and gone only when the window closes, so that it can be undone."""

import errno
import shutil
from contextlib import suppress
from pathlib import Path
from time import time

from cardtable.library.folders import SUFFIX, files_in, games_path, is_own, move_unused, own_folder
from cardtable.wording import worded

_LEFT_OVER = 86_400.0
"""Seconds after which what lies in the basket was left by a program that was killed, and not by another window."""


class Wastebasket:
    """What was deleted while this window is open. The files lie in a folder beside the games meanwhile."""

    def __init__(self) -> None:
        self._put_aside: list[tuple[Path, Path]] = []

    def last_of(self, folder: Path) -> Path | None:
        """Where the game or study of a folder lay that was deleted last and can be had back."""
        return next((path for _, path in reversed(self._put_aside) if path.parent == folder), None)

    def put(self, path: Path) -> None:
        """Deletes a game, or a study, which is a folder of games; OSError where that can't be done, InUse where one of
        them is open in another window."""
        from cardtable.library.saved_games import expect_free

        for game in files_in(path, suffix=SUFFIX) if path.is_dir() else [path]:
            expect_free(game)
        aside = _move(path, own_folder(self._folder), path.name)
        self._put_aside.append((aside, path))

    def take_back(self, path: Path) -> Path:
        """Brings back what lay at a path; where it lies now. OSError where it is gone for good."""
        held = next((held for held in reversed(self._put_aside) if held[1] == path), None)
        if held is None:
            raise FileNotFoundError(errno.ENOENT, worded("it no longer exists"))
        self._put_aside.remove(held)
        return _move(held[0], path.parent, path.name)

    def empty(self) -> None:
        """The window closes: they are gone, and with them what lies there since a program was killed, if the folder is
        ours: where a link leads elsewhere others may keep something in it."""
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
    """Has a game or a study lie in a folder, by its name if nothing else has it; where that is."""
    return move_unused(path, folder, name, "") if path.is_dir() else move_unused(path, folder, Path(name).stem)


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    elif path.suffix == SUFFIX:
        path.unlink()
