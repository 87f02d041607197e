"""Records being written: they survive whatever ends the program, and can be continued seamlessly."""

from __future__ import annotations

import errno
import io
import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cardtable.bots.player import RandomPlayer
from cardtable.disk import InUse
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import Header, SeatName, json_text, new_header
from cardtable.errors import BadInput
from cardtable.games.war.rules import WarRules
from cardtable.journal import Journal, beginning, read, replay
from cardtable.match import Match
from cardtable.work import worked_out
from tests.engine.suite import Recorder

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

SEED = 11
SEATS = (SeatName("Red ♠", "random"), SeatName("Blue", "human"))


def a_header(**rules: object) -> Header:
    return new_header(GAMES["war"], WarRules.made({"suit_size": 3, **rules}), SEATS, SEED)


def play_out(match: Match) -> None:
    """Play to the end; draws and moves depend only on the state of the match."""
    match.go_on()
    player = RandomPlayer()
    while not match.over:
        seat = match.state.turn
        match.submit_code(player.choose(match.view(seat), match.player_rng(seat), 1.0))


def written(path: Path, header: Header) -> bytes:
    """Write a whole record line by line, and return its bytes."""
    journal = Journal.begin(path, header)
    play_out(Match(header, KeyedRandom(SEED), [journal]))
    journal.close()
    return path.read_bytes()


def go_on(path: Path) -> None:
    """Continue a record found on disk: drop a cut line, replay, play on."""
    journal = Journal.resume(path)
    journal.mend()
    match = replay(path)
    match.give_rng(KeyedRandom(SEED))
    match.observers.append(journal)
    if not match.result:
        play_out(match)
    journal.close()


def test_a_journal_holds_the_record(tmp_path: Path) -> None:
    header = a_header()
    recorder = Recorder(header)
    play_out(Match(header, KeyedRandom(SEED), [recorder]))
    assert written(tmp_path / "a", header) == recorder.text.encode()
    assert replay(tmp_path / "a").result is not None


def test_every_line_is_in_the_systems_hands_at_once(tmp_path: Path) -> None:
    header, path = a_header(bidding="open"), tmp_path / "a"
    journal = Journal.begin(path, header)
    recorder = Recorder(header)

    class Reader:
        def write(self, line: object, events: object) -> None:
            assert path.read_bytes() == recorder.text.encode()

    assert path.read_text(encoding="utf-8") == json_text(header.object) + "\n"
    play_out(Match(header, KeyedRandom(SEED), [recorder, journal, Reader()]))
    journal.sync_soon()
    journal.close()


@pytest.fixture(params=[True, False], ids=["first without a name", "with a name at once"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin files without a name where the system can, or with a name at once, as other systems do."""
    if not request.param:
        monkeypatch.setattr(Journal, "_without_name", lambda path: None)


@pytest.mark.usefixtures("way")
def test_nothing_is_overwritten(tmp_path: Path) -> None:
    before = written(tmp_path / "a", a_header())
    with pytest.raises(FileExistsError):
        Journal.begin(tmp_path / "a", a_header())
    assert (tmp_path / "a").read_bytes() == before


@pytest.mark.usefixtures("way")
def test_a_disk_without_room_for_a_header_holds_no_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(journal: Journal, data: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Journal, "_append", full)
    with pytest.raises(OSError, match="No space left"):
        Journal.begin(tmp_path / "a", a_header())
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere every file has a name at once")
def test_who_is_killed_before_the_header_leaves_nothing(tmp_path: Path) -> None:
    Journal.begin(tmp_path / "a", a_header()).close()
    killed = """
import os, sys
from pathlib import Path
from cardtable.journal import Journal, replay
Journal._append = lambda journal, data: os._exit(9)
path = Path(sys.argv[1])
Journal.begin(path.with_name("b"), replay(path, forgive_cut=True).header)
"""
    assert subprocess.run([sys.executable, "-c", killed, str(tmp_path / "a")], check=False).returncode == 9
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


@pytest.mark.parametrize("rules", [{}, {"bidding": "open"}, {"prizes": "own_cards", "tie": "carry"}], ids=str)
def test_a_record_cut_anywhere_is_written_on_to_the_same_bytes(tmp_path: Path, rules: dict[str, object]) -> None:
    header = a_header(**rules)
    whole = written(tmp_path / "whole", header)
    first = whole.index(b"\n")
    path = tmp_path / "cut"
    for end in range(first, len(whole) + 1):
        path.write_bytes(whole[:end])
        go_on(path)
        assert path.read_bytes() == whole, f"cut after {end} bytes"


def test_a_record_cut_in_its_header_holds_nothing(tmp_path: Path) -> None:
    whole = written(tmp_path / "whole", a_header())
    path = tmp_path / "cut"
    for end in range(whole.index(b"\n")):
        path.write_bytes(whole[:end])
        journal = Journal.resume(path)
        journal.mend()
        journal.close()
        assert path.read_bytes() == b""
        with pytest.raises(BadInput, match="1: the file is empty"):
            replay(path)


def test_what_others_wrote_into_the_record_is_kept(tmp_path: Path) -> None:
    whole = written(tmp_path / "whole", a_header()).decode()
    lines = whole.splitlines()
    lines[0] = lines[0].replace('"seed"', '"table": "green", "seed"')
    lines[1] = lines[1].replace("}", ', "t": 0.5, "note": "a slow start"}') + "\r"
    lines.insert(2, '{"note": "!"}\n')
    path = tmp_path / "cut"
    path.write_bytes("\n".join([*lines[:6], lines[6][:9]]).encode())
    go_on(path)
    assert path.read_bytes() == ("\n".join(lines) + "\n").encode()


def test_the_result_says_how_long_it_took_where_somebody_knows(tmp_path: Path) -> None:
    whole = written(tmp_path / "a", a_header())
    lines = list(read(tmp_path / "a").lines)
    journal = Journal.begin(tmp_path / "b", a_header())
    journal.seconds = lambda: 754.28
    for line in lines:
        journal.write(line, ())
    journal.close()
    *others, last = (tmp_path / "b").read_bytes().splitlines()
    assert others == whole.splitlines()[:-1]
    assert json.loads(last) == {**json.loads(whole.splitlines()[-1]), "t": 754.3}
    assert list(read(tmp_path / "b").lines) == lines


def test_a_finished_record_is_left_alone(tmp_path: Path) -> None:
    whole = written(tmp_path / "a", a_header())
    go_on(tmp_path / "a")
    assert (tmp_path / "a").read_bytes() == whole


WRITER = """
import sys
from pathlib import Path
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.games.war.rules import WarRules
from cardtable.journal import Journal
from cardtable.match import Match
header = new_header(GAMES["war"], WarRules(), (SeatName(),) * 3, 5)
match = Match(header, KeyedRandom(5), [Journal.begin(Path(sys.argv[1]), header)])
match.go_on()
while not match.over:
    match.submit_code(match.state.legal(match.state.turn)[0])
    print(match.moves, flush=True)
    if match.moves > 20:
        sys.stdin.read()
"""


def test_a_killed_writer_leaves_every_line_it_had_shown(tmp_path: Path) -> None:
    path = tmp_path / "killed"
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdin=pipe, stdout=pipe, text=True) as writer:
        assert writer.stdout
        shown = 0
        while shown < 21:
            shown = int(writer.stdout.readline())
        writer.kill()
    assert replay(path).moves == shown


# --- one writer at a time --------------------------------------------------------------------------------------------

HOLDER = """
import sys, time
from pathlib import Path
from cardtable.journal import Journal
journal = Journal.resume(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Write a whole record, and return its path."""
    written(tmp_path / "record", a_header())
    return tmp_path / "record"


def test_a_record_has_one_writer_at_a_time(record: Path) -> None:
    first = Journal.resume(record)
    with pytest.raises(InUse):
        Journal.resume(record)
    replay(record)  # reading neither waits for the lock nor releases it
    with pytest.raises(InUse):
        Journal.resume(record)
    first.close()
    Journal.resume(record).close()


def test_a_record_being_begun_is_locked_too(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path / "a", a_header())
    with pytest.raises(InUse):
        Journal.resume(tmp_path / "a")
    journal.close()


def test_a_lock_ends_with_its_process_however_that_ends(record: Path) -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", HOLDER, str(record)], stdin=pipe, stdout=pipe, text=True) as holder:
        assert holder.stdout
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(InUse):
            Journal.resume(record)
        holder.kill()
    Journal.resume(record).close()


def test_what_lies_beside_a_record_closes_it_to_nobody(record: Path) -> None:
    """Earlier versions left such files beside records."""
    record.with_name("record.lock").touch()
    Journal.resume(record).close()
    record.with_name("record.lock").unlink()
    record.with_name("record.lock").mkdir()
    Journal.resume(record).close()


@pytest.mark.skipif(os.name == "nt", reason="file modes of POSIX")
def test_a_new_record_is_for_its_player_alone(tmp_path: Path) -> None:
    Journal.begin(tmp_path / "a", a_header()).close()
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o600


# --- disks and other people ------------------------------------------------------------------------------------------


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[tuple[Path, Match]]:
    """Yield the path and match of a record being written, with its cards dealt."""
    journal = Journal.begin(tmp_path / "a", a_header())
    match = Match(a_header(), KeyedRandom(SEED), [journal])
    match.go_on()
    yield journal.path, match
    journal.close()


@pytest.mark.parametrize("end", [0, 100, -1])
def test_a_record_shortened_from_outside_is_noticed(begun: tuple[Path, Match], end: int) -> None:
    """Writing on would leave a hole, and make the record unreadable."""
    path, match = begun
    kept = path.read_bytes()[:end]
    path.write_bytes(kept)
    with pytest.raises(OSError, match="changed by another program"):
        match.submit_code(match.state.legal(match.state.turn)[0])
    assert path.read_bytes() == kept


def test_a_record_that_somebody_else_wrote_on_is_noticed(begun: tuple[Path, Match]) -> None:
    path, match = begun
    with path.open("ab") as other:
        other.write(b'{"note": "me too"}\n')
    with pytest.raises(OSError, match="changed by another program"):
        match.submit_code(match.state.legal(match.state.turn)[0])


class NearlyFull(io.FileIO):
    """File on a nearly full disk."""

    room = 10

    def write(self, data: ReadableBuffer) -> int:
        """Write as many bytes as there is room for; raise OSError if there is none."""
        if not self.room:
            raise OSError(errno.ENOSPC, "No space left on device")
        taken = bytes(data)[: self.room]
        self.room -= len(taken)
        return super().write(taken)


def test_a_disk_that_fills_up_leaves_a_record_to_go_on_with(tmp_path: Path) -> None:
    whole = written(tmp_path / "whole", a_header())
    path = tmp_path / "a"
    journal = Journal.begin(path, a_header())
    match = Match(a_header(), KeyedRandom(SEED), [journal])
    match.go_on()
    before = path.read_bytes()
    journal._file.close()
    journal._file = NearlyFull(path, "ab")
    with pytest.raises(OSError, match="No space left"):
        match.submit_code(match.state.legal(match.state.turn)[0])
    journal.close()
    assert len(path.read_bytes()) == len(before) + NearlyFull.room
    go_on(path)
    assert path.read_bytes() == whole


def test_the_beginning_of_a_record_counts_its_lines_as_the_file_does(tmp_path: Path) -> None:
    """Blank lines and notes count and are kept; everything after the last wanted line is left out."""
    path = tmp_path / "a"
    header, deal, bid, *_ = written(path, a_header()).splitlines(keepends=True)
    note = b'{"note": "well played"}\n'
    path.write_bytes(header + b"\n" + deal + note + note + bid[:-1])
    assert [worked_out(beginning(path, count)).line for count in range(3)] == [1, 3, 6]
    assert worked_out(beginning(path, 1)).data == header + b"\n" + deal
    assert worked_out(beginning(path, 2)).data == path.read_bytes()
    with pytest.raises(BadInput, match="6: the record ends after 2 of the 3 lines"):
        worked_out(beginning(path, 3))
