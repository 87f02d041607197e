"""Branches: games that go on where another one in the same folder was, and the tree that they make.

A branch is a record of its own, lines in common and all, whose header says `from` which file and line it goes on. Its
name stands in its header and not in the file's: branches of its own know it by its file.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path, PureWindowsPath
from secrets import randbits
from typing import Final, NamedTuple

from cardtable.engine.lines import Line, ResultLine, RulesLine
from cardtable.engine.record import (
    Fault,
    Header,
    Origin,
    Record,
    SeatName,
    branched,
    physical_lines,
    read_header,
    read_line,
)
from cardtable.engine.setups import SETUP
from cardtable.journal import beginning
from cardtable.language import as_shown
from cardtable.library.folders import SUFFIX, files_in, on_one_line, replace_file, replace_in_place, stem_of, unused
from cardtable.library.line_keys import with_key
from cardtable.library.saved_games import expect_free
from cardtable.playtest.match_runner import record_text
from cardtable.session.table_kind import practised
from cardtable.wording import worded
from cardtable.work import worked_out

NAME_KEY: Final = "name"
"""The header's key for what a person calls the game."""
LONGEST_NAME: Final = 200
"""Characters of it."""


class Branch(NamedTuple):
    """A game in the tree."""

    path: Path
    name: str
    """What the person calls it, on one line; empty where they have given it no name."""
    parent: Path | None
    """The game that it was branched from; None where it was not, or where that one is not here."""
    at: int
    """After so many lines of the parent's game they part; 0 where there is no parent."""
    line: int
    """The last line of the parent's file that both have in common, from 1; 0 where there is no parent."""
    depth: int
    """How many games lie between it and the one that it all comes from, that one among them."""
    lines: int
    """How many lines its game has so far."""
    result: ResultLine | None
    """How it ended; None where it can be gone on with."""
    rules_changed: tuple[str, ...]
    """The house rules that were changed in it since they parted, by key, in that order; since its beginning where it
    starts from a position of its own."""


class _Found(NamedTuple):
    """A record, before it is known what it belongs to."""

    path: Path
    header: Header
    places: Sequence[int]
    """By the lines of its game, the number of each in the file."""
    changes: Sequence[tuple[int, str]]
    """House rules that were changed, each with the number of the line."""
    result: ResultLine | None

    def branch(self, parent: "_Found | None", depth: int) -> Branch:
        """Its place in the tree."""
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
    """The games in a folder as a tree: each is followed by what was branched from it, in the order of where they part,
    then by file. Files that are no records are passed over; games whose parents are not there, or that claim to
    come from each other, stand for themselves."""
    found: dict[str, _Found] = {}
    for path in sorted(files_in(folder, suffix=SUFFIX), key=lambda path: path.name):
        with suppress(OSError, Fault):
            found[path.name] = _look_into(path)
    parents = {name: _parent_of(one.header, name, found) for name, one in found.items()}
    tree: list[Branch] = []
    for name in [*[name for name, parent in parents.items() if parent is None], *found]:  # rings have no beginning
        tree += _grown(name, None, 0, found, parents, {branch.path.name for branch in tree})
    return tree


def _parent_of(header: Header, name: str, found: dict[str, _Found]) -> str | None:
    origin = header.origin
    file = PureWindowsPath(origin.file).name if origin else ""  # which takes either stroke
    return file if file != name and file in found else None


def _grown(
    name: str, parent: str | None, depth: int, found: dict[str, _Found], parents: dict[str, str | None], seen: set[str]
) -> Iterator[Branch]:
    """A game and all that comes from it."""
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
        raise Fault(1, worded("a record must begin with a header"))
    return _Found(path, header, places, changes, result)


def begin_branch(
    parent: Path,
    record: Record,
    at: int,
    name: str = "",
    lines: Sequence[Line] = (),
    seats: tuple[SeatName, ...] | None = None,
) -> Path:
    """Writes a new game beside another that goes on after so many lines of it, with these behind them; where it lies.
    `record` is what that file holds, `seats` who plays on where that is not who played. What chance has not done by
    then is drawn by luck of its own.

    OSError where it can't be read or written.
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
    """Gives a game in a tree another name, or none where that is empty. Its file keeps its own, by which its branches
    know it, and all else in it stays as it is. Fault where it is no record; OSError where it can't be written, InUse
    where it is open in another window."""
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
