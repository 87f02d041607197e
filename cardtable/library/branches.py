"""Branches: games that continue another game of the same folder from one of its moments, and the tree that they form.

A branch is a record of its own that repeats the lines in common; `from` in its header names the parent's file and the
last of these lines. The name of a branch stands in its header instead of being its file's, by which its own branches
refer to it.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path, PureWindowsPath
from secrets import randbits
from typing import Final, NamedTuple

from cardtable.engine.lines import Line, ResultLine, RulesLine
from cardtable.engine.record import (
    Header,
    Origin,
    Record,
    SeatName,
    branched,
    physical_lines,
    read_header,
    read_line,
    record_fault,
    record_text,
)
from cardtable.engine.setups import SETUP
from cardtable.errors import BadInput
from cardtable.journal import beginning
from cardtable.language import as_shown
from cardtable.library.folders import SUFFIX, files_in, on_one_line, replace_file, replace_in_place, stem_of, unused
from cardtable.library.saved_games import expect_free, with_key
from cardtable.session.table_kind import practised
from cardtable.wording import worded
from cardtable.work import worked_out

NAME_KEY: Final = "name"
"""Header key for the name that a person gave the game."""
LONGEST_NAME: Final = 200
"""Maximum number of characters of such a name."""


class Branch(NamedTuple):
    """Game in the tree."""

    path: Path
    name: str
    """Name that the person gave the game, on one line; empty if none."""
    parent: Path | None
    """Record of the game that it was branched from; None if there is none, or if it isn't in the folder."""
    at: int
    """Number of lines of the parent's game that both have in common; 0 without a parent."""
    line: int
    """Last line of the parent's file that both have in common, counted from 1; 0 without a parent."""
    depth: int
    """Number of its ancestors in the tree."""
    lines: int
    """Number of lines of its game so far."""
    result: ResultLine | None
    """Result of the game; None if it can go on."""
    rules_changed: tuple[str, ...]
    """Keys of the house rules changed since it parted from its parent, in that order.

    If it starts from a setup of its own, changes count from its beginning.
    """


class _Found(NamedTuple):
    """Record whose place in the tree isn't known yet."""

    path: Path
    header: Header
    places: Sequence[int]
    """Number in the file, from 1, of each line of the game."""
    changes: Sequence[tuple[int, str]]
    """Changes of house rules: number of the game's line, from 1, and key of the rule."""
    result: ResultLine | None

    def branch(self, parent: "_Found | None", depth: int) -> Branch:
        """Return the game with its place in the tree."""
        origin = self.header.origin
        name = self.header.object.get(NAME_KEY)
        line = origin.line if parent and origin else 0
        at = sum(place <= line for place in parent.places) if parent else 0
        moved = parent is not None and self.header.object.get(SETUP) != parent.header.object.get(SETUP)
        changed = dict.fromkeys([rule for place, rule in self.changes if place > at or moved])
        called = as_shown(on_one_line(name)) if isinstance(name, str) else ""
        path = parent.path if parent else None
        return Branch(self.path, called, path, at, line, depth, len(self.places), self.result, tuple(changed))


def branches_in(folder: Path) -> list[Branch]:
    """Return the games in a folder as a tree: each is followed by its branches, by where they part, then by file.

    Files that are no records are left out. A game whose parent isn't in the folder has no parent in the tree; neither
    has one game of each ring of games that claim to come from each other.
    """
    found: dict[str, _Found] = {}
    for path in sorted(files_in(folder, suffix=SUFFIX), key=lambda path: path.name):
        with suppress(OSError, BadInput):
            found[path.name] = _look_into(path)
    parents = {name: _parent_of(one.header, name, found) for name, one in found.items()}
    tree: list[Branch] = []
    # Rings have no root, so go through all games after the roots.
    for name in [*[name for name, parent in parents.items() if parent is None], *found]:
        tree += _grown(name, None, 0, found, parents, {branch.path.name for branch in tree})
    return tree


def _parent_of(header: Header, name: str, found: dict[str, _Found]) -> str | None:
    origin = header.origin
    file = PureWindowsPath(origin.file).name if origin else ""  # splits at slashes and backslashes
    return file if file != name and file in found else None


def _grown(
    name: str, parent: str | None, depth: int, found: dict[str, _Found], parents: dict[str, str | None], seen: set[str]
) -> Iterator[Branch]:
    """Yield a game and all its descendants, except those whose names are in `seen`."""
    due = [(name, parent, depth)]
    while due:
        name, parent, depth = due.pop()
        if name in seen:
            continue
        seen.add(name)
        yield found[name].branch(found[parent] if parent else None, depth)
        children = [child for child, of in parents.items() if of == name]
        children.sort(key=lambda child: found[child].branch(found[name], 0).at)
        due += [(child, name, depth + 1) for child in reversed(children)]


def _look_into(path: Path) -> _Found:
    header: Header | None = None
    places: list[int] = []
    changes: list[tuple[int, str]] = []
    result = None
    for number, text in physical_lines(path):
        if not text.strip():
            continue
        if header is None:
            header = read_header(number, text)
            continue
        line = read_line(number, text, header)
        if line is None:
            continue
        places.append(number)
        if isinstance(line, RulesLine):
            changes += [(len(places), rule) for rule in line.rules]
        elif isinstance(line, ResultLine):
            result = line
    if header is None:
        raise record_fault(1, worded("a record must begin with a header"))
    return _Found(path, header, places, changes, result)


def begin_branch(
    parent: Path,
    record: Record,
    at: int,
    name: str = "",
    lines: Sequence[Line] = (),
    seats: tuple[SeatName, ...] | None = None,
) -> Path:
    """Write a branch beside its parent and return its path; OSError if the parent can't be read or the branch written.

    `record` is the parent's. The branch has the first `at` lines of its game, then `lines`. It is a practice table,
    with new players if `seats` are given. Chance that wasn't drawn by then comes from a new seed.
    """
    shared = worked_out(beginning(parent, at))
    header = branched(record.header, seats or record.header.seats, randbits(62), Origin(parent.name, shared.line))
    header = practised(header._replace(object={key: held for key, held in header.object.items() if key != NAME_KEY}))
    game, _, rest = record_text(header, [*record.lines[:at], *lines]).partition(b"\n")
    named = with_key(game.decode(), NAME_KEY, name[:LONGEST_NAME]).encode(errors="replace")
    path = unused(parent.parent, stem_of(name, header.game.key) or f"{parent.stem} {shared.line}")
    replace_file(path, named + b"\n" + rest)
    return path


def name_branch(path: Path, name: str) -> None:
    """Change the name of a game in a tree, or remove it if `name` is empty.

    The file keeps its name, by which branches refer to it, and everything else in it stays as it is. Raises BadInput if
    it isn't a record, OSError if it can't be written, and InUse if another window has it open.
    """
    data = b""
    named = False
    for number, text in physical_lines(path):
        if not named and text.strip():
            read_header(number, text)
            named = True
            data += with_key(text.decode(), NAME_KEY, name.strip()[:LONGEST_NAME]).encode(errors="replace")
        else:
            data += text
    expect_free(path)
    replace_in_place(path, data)
