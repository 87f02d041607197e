"""What is done with the branches of a game on the disk. Nothing here knows Qt: all of it is work for threads."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import count, takewhile
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from cardtable.bots.players import PLAYERS, usual_player
from cardtable.disk import read_file
from cardtable.engine.lines import Line, MoveLine
from cardtable.engine.record import FILE_LIMIT, Fault, Header, Record, played_by, with_own
from cardtable.engine.setups import SETUP
from cardtable.journal import read
from cardtable.library.branches import NAME_KEY, Branch, begin_branch, branches_in
from cardtable.library.folders import own_folder, replace_file, studies_path
from cardtable.library.notes import notes_in
from cardtable.library.saved_games import expect_free
from cardtable.match import Match, match_at
from cardtable.playtest.candidates import candidate_moves
from cardtable.playtest.running import playing_on


def in_study(path: Path) -> bool:
    """Whether a game lies in a study's folder: nobody plays it at this screen."""
    return path.parent.parent == studies_path()


def may_open(path: Path, header: Header, over: bool) -> bool:
    """Whether all hands of a game may be laid open: not while people still play it."""
    return over or not header.people or in_study(path)


def taking_in(path: Path) -> Generator[float, None, Path]:
    """The copy of a game in a folder of its own among the studies, made where there is none: its branches and notes
    come to lie there, and the game itself stays as it is. OSError where that can't be done."""
    yield 0.0
    if in_study(path):
        return path
    record = read(path)
    for number in count(1):  # games of other folders may have the same name
        copy = studies_path() / (path.stem if number == 1 else f"{path.stem} ({number})") / path.name
        if not copy.exists():
            own_folder(copy.parent)
            replace_file(copy, read_file(path, FILE_LIMIT))
            return copy
        with suppress(OSError, Fault):
            if _tells_the_same(read(copy), record):
                return copy
    raise AssertionError


def _tells_the_same(one: Record, other: Record) -> bool:
    """Whether two files hold the same game, whatever was noted there."""
    return one.lines == other.lines and _told(one.header) == _told(other.header)


def _told(header: Header) -> dict[str, Any]:
    return {key: held for key, held in header.object.items() if key not in (NAME_KEY, "note")}


class Other(NamedTuple):
    """A game that parts from another."""

    branch: Branch
    lines: Sequence[Line]
    """Its own, up to the first move; empty where there is none."""


class Tree:
    """What is kept of a game beside its lines: its notes, and the tree of branches to which it belongs."""

    def __init__(self, path: Path) -> None:
        """Fault or OSError where they can't be read."""
        self.notes = notes_in(path)
        """By how many lines come before them."""
        known = branches_in(path.parent)
        place = next((number for number, branch in enumerate(known) if branch.path == path), 0)
        first = max((number for number in range(place + 1) if known[number].depth == 0), default=0)
        rest = takewhile(lambda branch: branch.depth > 0, known[first + 1 :])
        self.branches: list[Branch] = [*known[first : first + 1], *rest]
        """What was played first, and behind each game what was branched from it."""
        self._others = _others(self.branches, path)

    def place(self, path: Path | None) -> int:
        """The number of the game at a path, -1 where it is not in the tree."""
        return next((number for number, branch in enumerate(self.branches) if branch.path == path), -1)

    def other(self, at: int) -> Other | None:
        """The game that parts from this one after so many lines, the first where several do; None where none does."""
        return self._others.get(at)


def _others(branches: Sequence[Branch], path: Path) -> Mapping[int, Other]:
    """By where they part: what this game was branched from, and the games that were branched from it."""
    found: dict[int, Other] = {}
    own = next((branch for branch in branches if branch.path == path), None)
    for branch in branches:
        at = branch.at if branch.parent == path else own.at if own and own.parent == branch.path else None
        if at is not None and at not in found:
            with suppress(OSError, Fault):
                lines = read(branch.path).lines[at:]
                moves = [number for number, line in enumerate(lines, 1) if isinstance(line, MoveLine)]
                found[at] = Other(branch, lines[: moves[0]] if moves else ())
    return found


def looking(path: Path) -> Generator[float, None, Tree]:
    """Reads the tree to which a game belongs."""
    yield 0.0
    return Tree(path)


def reading(path: Path) -> Generator[float, None, Record]:
    """Reads a game."""
    yield 0.0
    return read(path)


def changing(change: Callable[..., None], path: Path, *how: object) -> Generator[float, None, None]:
    """Changes something in the file of a game."""
    yield 0.0
    change(path, *how)


def candidates(record: Record, at: int) -> Generator[float, None, list[dict[str, Any]]]:
    """The moves that are worth being tried at a decision: it takes a moment where the strongest player is asked."""
    yield 0.0
    return candidate_moves(record, at)


def branching(
    path: Path, at: int, name: str, lines: Sequence[Line] = (), handed: Mapping[int, str] = MappingProxyType({})
) -> Generator[float, None, Path]:
    """Begins a branch of the game in a file after so many of its lines, these behind them; where it lies. `handed` are
    the seats at which other bots play on, by seat."""
    yield 0.0
    record = read(path)
    seats = [played_by(who, handed.get(seat, who.player)) for seat, who in enumerate(record.header.seats)]
    return begin_branch(path, record, at, name, lines, tuple(seats))


def bots_of(header: Header) -> tuple[str, ...]:
    """Who plays a game on, by seat: those who played it, the usual player for people and programs."""
    known = PLAYERS[header.game.key]
    return tuple([player if player in known else usual_player(header.game.key) for player in header.players])


def finishing(path: Path) -> Generator[float, None, None]:
    """Has bots play the game in a file to its end, in a process of its own."""
    record = read(path)
    whole = yield from playing_on(record, bots_of(record.header))
    played = whole.splitlines(keepends=True)[1 + len(record.lines) :]
    expect_free(path)
    replace_file(path, read_file(path, FILE_LIMIT) + b"".join(played))


def repositioning(path: Path, at: int, setup: dict[str, Any], name: str) -> Generator[float, None, Path]:
    """Begins a branch of the game in a file that starts from another position, under the rules that were in force after
    so many of its lines; where it lies."""
    record = read(path)
    yield 0.0
    header = with_own(ruled(record, at), {SETUP: setup})
    return begin_branch(path, Record(header, ()), at, name)


def ruled(record: Record, at: int) -> Header:
    """The header of a game as if it had begun by the rules that were in force after so many lines."""
    rules = match_at(record, at).rules
    return record.header._replace(rules=rules, object={**record.header.object, "rules": rules.changed()})


def resting(record: Record, at: int) -> tuple[int, dict[str, Any]] | None:
    """The last moment, at so many lines or before, at which a game is in a position that another can start from, and
    that position; None where there is none."""
    *_, last = (None, *_rests(record, at))
    return last


def first_rest(record: Record) -> int:
    """After how many lines a game comes to such a position first; one more than it has where it never does."""
    lines = len(record.lines)
    return next((moment for moment, _ in _rests(record, lines)), lines + 1)


def _rests(record: Record, until: int) -> Iterator[tuple[int, dict[str, Any]]]:
    match = Match(record.header)
    for moment in range(until + 1):
        if moment:
            match.take(record.lines[moment - 1])
        setup = match.game.setup_of(match.state)
        if setup is not None:
            yield moment, setup
