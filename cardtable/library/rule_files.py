"""House rules that the person keeps: a set is a file as `cardtable rules` prints it, in a folder of its game.

A set's name is its file's. So it can be given to `--rules` as it lies, and files that are put there are sets too.
"""

from collections.abc import Generator
from pathlib import Path
from typing import NamedTuple

from cardtable.disk import read_file
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import RULES_LIMIT, HouseRules, RulesError, read_rules, rules_file
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
    """A set of house rules in a file."""

    path: Path
    rules: HouseRules

    @property
    def name(self) -> str:
        """What the person calls it."""
        return on_one_line(self.path.stem)


class Broken(NamedTuple):
    """A file that holds no house rules for the game, or a folder that can't be read, and why."""

    path: Path
    error: OSError | RulesError


def read_set(path: Path, game: AnyGame) -> KeptSet:
    """The house rules in a file; OSError where it can't be read, RulesError where they are off, can't stand together or
    are for another game."""
    return KeptSet(path, _rules_in(read_file(path, RULES_LIMIT), game))


def _rules_in(data: bytes, game: AnyGame) -> HouseRules:
    rules: HouseRules = read_rules(game.rules, game.key, data)
    rules.check()
    return rules


class _Lost(NamedTuple):
    """A set that is there no more."""

    path: Path
    data: bytes
    deleted: bool
    """Else another was written over it."""


class RuleFiles:
    """One game's sets. What was deleted or written over while the window is open can be had back."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._lost: list[_Lost] = []

    @property
    def lost(self) -> str:
        """The name of the set that was deleted or written over last; empty where there is none to be had back."""
        return self._lost[-1].path.stem if self._lost else ""

    def looking(self) -> Generator[float, None, tuple[list[KeptSet], list[Broken]]]:
        """Looks for the sets, by name, and for files that are none: work for a thread."""
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
            except (OSError, RulesError) as error:
                broken.append(Broken(path, error))
        return found, broken

    def keep(self, name: str, rules: HouseRules) -> Path:
        """Writes a set of that name, in place of the one that has it; where it lies. OSError where that can't be
        done."""
        path = self._folder() / (self._stem(name) + RULES_SUFFIX)
        lost = []
        if path.exists():
            try:
                old = read_file(path, RULES_LIMIT)
                _rules_in(old, self.game)
                lost.append(_Lost(path, old, deleted=False))
            except (OSError, RulesError):  # it is no set: it may be anything, and stays
                path = unused(path.parent, path.stem, RULES_SUFFIX)
        self._write(path, rules)
        self._lost += lost
        return path

    def add(self, found: KeptSet) -> Path:
        """Keeps a set from elsewhere under its name, beside one that has the name already; where it lies. OSError where
        that can't be done."""
        path = unused(self._folder(), self._stem(found.name), RULES_SUFFIX)
        self._write(path, found.rules)
        return path

    def rename(self, path: Path, name: str) -> Path:
        """Gives a set another name, with a number where there is one of that name; where it lies now. OSError where
        that can't be done."""
        stem = self._stem(name)
        return path if stem == path.stem else move_unused(path, path.parent, stem, RULES_SUFFIX)

    def delete(self, path: Path) -> None:
        """OSError where it can't be done."""
        old = read_file(path, RULES_LIMIT)
        path.unlink()
        self._lost.append(_Lost(path, old, deleted=True))

    def take_back(self) -> Path:
        """The set that was lost last is there again, as it was, in place of what was written over it; where it lies.
        OSError where that can't be done."""
        path, old, deleted = self._lost[-1]
        if deleted:  # another may have its name meanwhile
            path = unused(self._folder(), path.stem, RULES_SUFFIX)
        replace_file(path, old)
        self._lost.pop()
        return path

    def _write(self, path: Path, rules: HouseRules) -> None:
        replace_file(path, rules_file(self.game.key, rules).encode())

    def _stem(self, name: str) -> str:
        return stem_of(name, self.game.key) or self.game.key

    def _folder(self) -> Path:
        folder = rules_path(self.game.key)
        for part in (folder.parent.parent, folder.parent, folder):
            own_folder(part)
        return folder
