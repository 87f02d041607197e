"""Work on the branches of a game on the disk. It doesn't use Qt; generators are run in threads."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import count, takewhile
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from cardtable.bots.players import PLAYERS, usual_player
from cardtable.disk import read_file
from cardtable.engine.lines import Line, MoveLine
from cardtable.engine.record import FILE_LIMIT, Header, Record, played_by, with_own
from cardtable.engine.setups import SETUP
from cardtable.errors import BadInput
from cardtable.journal import read
from cardtable.library.branches import NAME_KEY, Branch, begin_branch, branches_in
from cardtable.library.folders import own_folder, replace_file, studies_path
from cardtable.library.notes import notes_in
from cardtable.library.saved_games import expect_free
from cardtable.match import match_at, moments


def in_study(path: Path) -> bool:
    """Return whether a game is kept in a study's folder, where nobody plays it."""
    return path.parent.parent == studies_path()


def may_open(path: Path, header: Header, over: bool) -> bool:
    """Return whether all hands of a game may be shown: not while people are playing it."""
    return over or not header.people or in_study(path)


def take_in(path: Path) -> Path:
    """Copy a game to a folder of its own among the studies, unless it is there; return the copy's path.

    Branches and notes are kept beside the copy, and the game itself stays as it is. Raises BadInput or OSError if it
    can't be read or copied.
    """
    if in_study(path):
        return path
    record = read(path)
    for number in count(1):  # other folders may have games of that name
        copy = studies_path() / (path.stem if number == 1 else f"{path.stem} ({number})") / path.name
        if not copy.exists():
            own_folder(copy.parent)
            replace_file(copy, read_file(path, FILE_LIMIT))
            return copy
        with suppress(OSError, BadInput):
            if _tells_the_same(read(copy), record):
                return copy
    raise AssertionError


def _tells_the_same(one: Record, other: Record) -> bool:
    """Return whether two records hold the same game, apart from names and notes."""
    return one.lines == other.lines and _told(one.header) == _told(other.header)


def _told(header: Header) -> dict[str, Any]:
    return {key: held for key, held in header.object.items() if key not in (NAME_KEY, "note")}


class Other(NamedTuple):
    """Game that parts from the shown one at some moment."""

    branch: Branch
    lines: Sequence[Line]
    """Its lines from there up to its first move; empty if it has no move."""


class Tree:
    """Notes of a game, and the tree of branches to which it belongs."""

    def __init__(self, path: Path) -> None:
        """Read notes and branches; BadInput or OSError if they can't be read."""
        self.notes = notes_in(path)
        """Notes by moment, the number of lines before them."""
        known = branches_in(path.parent)
        place = next((number for number, branch in enumerate(known) if branch.path == path), 0)
        first = max((number for number in range(place + 1) if known[number].depth == 0), default=0)
        rest = takewhile(lambda branch: branch.depth > 0, known[first + 1 :])
        self.branches: list[Branch] = [*known[first : first + 1], *rest]
        """Games of the tree: the root first, and each followed by its branches."""
        self._others = _others(self.branches, path)

    def place(self, path: Path | None) -> int:
        """Return the number of the game at a path; -1 if it is not in the tree."""
        return next((number for number, branch in enumerate(self.branches) if branch.path == path), -1)

    def other(self, at: int) -> Other | None:
        """Return the game that parts from this one after `at` lines, the first of several; None if there is none."""
        return self._others.get(at)


def _others(branches: Sequence[Branch], path: Path) -> Mapping[int, Other]:
    """Map moments to games that part there: the parent of this game, or a branch of it."""
    found: dict[int, Other] = {}
    own = next((branch for branch in branches if branch.path == path), None)
    for branch in branches:
        at = branch.at if branch.parent == path else own.at if own and own.parent == branch.path else None
        if at is not None and at not in found:
            with suppress(OSError, BadInput):
                lines = read(branch.path).lines[at:]
                moves = [number for number, line in enumerate(lines, 1) if isinstance(line, MoveLine)]
                found[at] = Other(branch, lines[: moves[0]] if moves else ())
    return found


def branch_off(
    path: Path, at: int, name: str, lines: Sequence[Line] = (), handed: Mapping[int, str] = MappingProxyType({})
) -> Path:
    """Begin a branch of a game after `at` lines, with `lines` appended, and return its path.

    `handed` maps seats to the bots that take them over.
    """
    record = read(path)
    seats = [played_by(who, handed.get(seat, who.player)) for seat, who in enumerate(record.header.seats)]
    return begin_branch(path, record, at, name, lines, tuple(seats))


def bots_of(header: Header) -> tuple[str, ...]:
    """Return the players who play a game on, by seat: its own bots, the usual player for people and programs."""
    known = PLAYERS[header.game.key]
    return tuple([player if player in known else usual_player(header.game.key) for player in header.players])


def append_played(path: Path, record: Record, whole: bytes) -> None:
    """Append to a game's file what was played on from `record`, given as the `whole` record.

    Raises InUse if the record is being written elsewhere.
    """
    played = whole.splitlines(keepends=True)[1 + len(record.lines) :]
    expect_free(path)
    replace_file(path, read_file(path, FILE_LIMIT) + b"".join(played))


def reposition(path: Path, at: int, setup: dict[str, Any], name: str) -> Path:
    """Begin a branch that starts from another position, and return its path.

    It has the rules in force after `at` lines of the game.
    """
    record = read(path)
    header = with_own(ruled(record, at), {SETUP: setup})
    return begin_branch(path, Record(header, ()), at, name)


def ruled(record: Record, at: int) -> Header:
    """Return the header of a game as if it had begun by the rules in force after `at` lines."""
    rules = match_at(record, at).rules
    return record.header._replace(rules=rules, object={**record.header.object, "rules": rules.changed()})


def resting(record: Record, at: int) -> tuple[int, dict[str, Any]] | None:
    """Return the last moment up to `at` from whose position a game can start, with that position, or None."""
    *_, last = (None, *_rests(record, at))
    return last


def first_rest(record: Record) -> int:
    """Return the first moment from whose position a game can start; the number of lines plus 1 if there is none."""
    lines = len(record.lines)
    return next((moment for moment, _ in _rests(record, lines)), lines + 1)


def _rests(record: Record, until: int) -> Iterator[tuple[int, dict[str, Any]]]:
    for moment, match in enumerate(moments(record.header, record.lines[:until])):
        setup = match.game.setup_of(match.state)
        if setup is not None:
            yield moment, setup
