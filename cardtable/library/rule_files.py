"""House rules that the person keeps. A set is a file as `cardtable rules` prints it, in a folder of its game.

A set has the name of its file. It can therefore be given to `--rules` directly, and files put into the folder are sets
too.
"""

from collections.abc import Generator
from pathlib import Path
from typing import NamedTuple

from cardtable.disk import read_file
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import RULES_LIMIT, HouseRules, read_rules, rules_file
from cardtable.errors import BadInput
from cardtable.library.folders import (
    RULES_SUFFIX,
    move_unused,
    on_one_line,
    own_folder,
    replace_file,
    rules_path,
    stem_of,
    unused,
)


class KeptSet(NamedTuple):
    """Set of house rules in a file."""

    path: Path
    rules: HouseRules

    @property
    def name(self) -> str:
        """Name that the person gave the set, on one line."""
        return on_one_line(self.path.stem)


class Broken(NamedTuple):
    """File without valid house rules for the game, or folder that can't be read, with the reason."""

    path: Path
    error: OSError | BadInput


def read_set(path: Path, game: AnyGame) -> KeptSet:
    """Return the house rules in a file; OSError if it can't be read, BadInput if they are invalid for the game."""
    return KeptSet(path, _rules_in(read_file(path, RULES_LIMIT), game))


def _rules_in(data: bytes, game: AnyGame) -> HouseRules:
    rules: HouseRules = read_rules(game.rules, game.key, data)
    rules.check()
    return rules


class _Lost(NamedTuple):
    """Set that was deleted or overwritten."""

    path: Path
    data: bytes
    deleted: bool
    """True if it was deleted, False if another was written over it."""


class RuleFiles:
    """Sets of one game. Those deleted or overwritten while the window is open can be restored."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._lost: list[_Lost] = []

    @property
    def lost(self) -> str:
        """Name of the set that was deleted or overwritten last; empty if none can be restored."""
        return self._lost[-1].path.stem if self._lost else ""

    def looking(self) -> Generator[float, None, tuple[list[KeptSet], list[Broken]]]:
        """Find the sets, sorted by name, and files that aren't any; yields the share done."""
        found: list[KeptSet] = []
        broken: list[Broken] = []
        folder = rules_path(self.game.key)
        try:
            paths = [path for path in folder.iterdir() if path.suffix == RULES_SUFFIX]
        except FileNotFoundError:  # nothing was ever saved
            paths = []
        except OSError as error:
            paths, broken = [], [Broken(folder, error)]
        for number, path in enumerate(sorted(paths, key=lambda path: path.stem.casefold())):
            yield number / len(paths)
            try:
                found.append(read_set(path, self.game))
            except (OSError, BadInput) as error:
                broken.append(Broken(path, error))
        return found, broken

    def keep(self, name: str, rules: HouseRules) -> Path:
        """Write a set under a name, in place of the set that has it, and return its path; OSError if that fails.

        A file of this name that isn't a set stays, and the set gets a number.
        """
        path = self._folder() / (self._stem(name) + RULES_SUFFIX)
        lost = []
        if path.exists():
            try:
                old = read_file(path, RULES_LIMIT)
                _rules_in(old, self.game)
                lost.append(_Lost(path, old, deleted=False))
            except (OSError, BadInput):  # not a set: keep it, whatever it is
                path = unused(path.parent, path.stem, RULES_SUFFIX)
        self._write(path, rules)
        self._lost += lost
        return path

    def add(self, found: KeptSet) -> Path:
        """Write a set from elsewhere, with a number if its name is taken, and return the path; OSError if it fails."""
        path = unused(self._folder(), self._stem(found.name), RULES_SUFFIX)
        self._write(path, found.rules)
        return path

    def rename(self, path: Path, name: str) -> Path:
        """Rename a set, with a number if the name is taken, and return its new path; OSError if that fails."""
        stem = self._stem(name)
        return path if stem == path.stem else move_unused(path, path.parent, stem, RULES_SUFFIX)

    def delete(self, path: Path) -> None:
        """Delete a set, which can be restored; OSError if that fails."""
        old = read_file(path, RULES_LIMIT)
        path.unlink()
        self._lost.append(_Lost(path, old, deleted=True))

    def take_back(self) -> Path:
        """Restore the set that was lost last, over one that replaced it, and return its path; OSError if that fails.

        Only if there is one (see `lost`).
        """
        path, old, deleted = self._lost[-1]
        if deleted:  # another set may have its name now
            path = unused(self._folder(), path.stem, RULES_SUFFIX)
        replace_file(path, old)
        self._lost.pop()
        return path

    def _write(self, path: Path, rules: HouseRules) -> None:
        replace_file(path, rules_file(self.game.key, rules).encode())

    def _stem(self, name: str) -> str:
        return stem_of(name, self.game.key) or self.game.key

    def _folder(self) -> Path:
        return own_folder(rules_path(self.game.key))
