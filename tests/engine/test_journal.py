"""A record that is being written survives whatever ends its writer, and is written on as if nothing had happened."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.bots.player import RandomPlayer
from cardtable.engine.games import GAMES
from cardtable.engine.luck import Luck
from cardtable.engine.record import Fault, Header, SeatName, json_text, new_header
from cardtable.engine.war.rules import WarRules
from cardtable.journal import Journal, replay
from cardtable.match import Match
from tests.engine.suite import Recorder

SEED = 11
SEATS = (SeatName("Red ♠", "random"), SeatName("Blue", "human"))


def a_header(**rules: object) -> Header:
    return new_header(GAMES["war"], WarRules.made({"suit_size": 3, **rules}), SEATS, SEED)


def play_out(match: Match) -> None:
    """On to the end, everything that happens being keyed to where the match stands."""
    match.go_on()
    player = RandomPlayer()
    while not match.over:
        seat = match.state.turn
        match.submit_code(player.choose(match.view(seat), match.player_luck(seat), 1.0))


def written(path: Path, header: Header) -> bytes:
    """A whole record, written line by line."""
    journal = Journal.begin(path, header)
    play_out(Match(header, Luck(SEED), [journal]))
    journal.close()
    return path.read_bytes()


def go_on(path: Path) -> None:
    """What is done with a record found on disk: drop what was cut short, replay, play on."""
    journal = Journal.resume(path)
    match = replay(path)
    match.give_luck(Luck(SEED))
    match.scribes.append(journal)
    if not match.result:
        play_out(match)
    journal.close()


def test_a_journal_holds_the_record(tmp_path: Path) -> None:
    header = a_header()
    recorder = Recorder(header)
    play_out(Match(header, Luck(SEED), [recorder]))
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
    play_out(Match(header, Luck(SEED), [recorder, journal, Reader()]))
    journal.sync()
    journal.close()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    before = written(tmp_path / "a", a_header())
    with pytest.raises(FileExistsError):
        Journal.begin(tmp_path / "a", a_header())
    assert (tmp_path / "a").read_bytes() == before


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
        Journal.resume(path).close()
        assert path.read_bytes() == b""
        with pytest.raises(Fault, match="1: the file is empty"):
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


def test_a_finished_record_is_left_alone(tmp_path: Path) -> None:
    whole = written(tmp_path / "a", a_header())
    go_on(tmp_path / "a")
    assert (tmp_path / "a").read_bytes() == whole


WRITER = """
import sys
from pathlib import Path
from cardtable.engine.games import GAMES
from cardtable.engine.luck import Luck
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.war.rules import WarRules
from cardtable.journal import Journal
from cardtable.match import Match
header = new_header(GAMES["war"], WarRules(), (SeatName(),) * 3, 5)
match = Match(header, Luck(5), [Journal.begin(Path(sys.argv[1]), header)])
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
