"""Notes in records: they are put in their place, and leave everything else unchanged."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.disk import InUse
from cardtable.errors import BadInput
from cardtable.journal import Journal, beginning, replay
from cardtable.library.notes import LONGEST, notes_in, write_note
from cardtable.library.saved_games import with_key
from cardtable.work import worked_out

HEADER = '{"format": "cardtable", "version": 1, "game": "war", "rules": {"suit_size": 3}, "seats": [{}, {}]}'
GAME = f"""{HEADER}
{{"chance": "deal", "suits": ["D", "S"], "first": 0, "prizes": ["3H", "AH", "2H"]}}
{{"seat": 0, "move": "bid", "card": "2D"}}
{{ "note" : "mine, \\"quoted\\"" , "seat": 1, "move": "bid", "card": "AS", "t": 14.20}}

{{"note": "alone"}}
{{"seat": 1, "move": "bid", "card": "2S"}}
{{"seat": 0, "move": "bid", "card": "AD", "note": "last"}}
{{"seat": 0, "move": "bid", "card": "3D"}}
{{"seat": 1, "move": "bid", "card": "3S"}}
{{"result": "finished", "winners": [0], "scores": [3, 1]}}
"""


@pytest.fixture(params=["\n", "\r\n"], ids=["LF", "CRLF"])
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "game.cardtable"
    path.write_bytes(GAME.replace("\n", request.param).encode())
    return path


def test_they_are_read_by_the_moment(record: Path) -> None:
    assert notes_in(record) == {3: 'mine, "quoted"\nalone', 5: "last"}


@pytest.mark.parametrize("moment", range(9))
def test_a_note_is_written_at_any_moment_and_moves_no_line(moment: int, record: Path) -> None:
    before = record.read_bytes()
    os.utime(record, (1_600_000_000, 1_600_000_000))
    known = notes_in(record)
    write_note(record, moment, "Tove bids 23: all\nor \u201enothing\u201c. ")
    assert notes_in(record) == known | {moment: "Tove bids 23: all\nor \u201enothing\u201c."}
    assert record.stat().st_mtime == 1_600_000_000
    replay(record)
    assert len(record.read_bytes().splitlines()) == len(before.splitlines())
    lines = range(1 if moment else 0, 9)
    assert [worked_out(beginning(record, at)).line for at in lines] == [
        number for number, line in enumerate(GAME.splitlines(), 1) if line and "alone" not in line
    ][lines.start :]


@pytest.mark.parametrize("moment", [0, 1, 2, 4, 6, 8])
def test_taken_back_it_leaves_the_file_as_it_was(moment: int, record: Path) -> None:
    before = record.read_bytes()
    write_note(record, moment, "first")
    write_note(record, moment, "a longer second one")
    write_note(record, moment, "")
    assert record.read_bytes() == before


def test_notes_of_others_are_changed_in_their_place_and_taken_back_with_a_blank_line(record: Path) -> None:
    end = record.read_bytes()[-2:-1].replace(b"}", b"") + b"\n"
    write_note(record, 3, "one")
    lines = record.read_bytes().split(end)
    assert lines[3] == b'{ "note": "one" , "seat": 1, "move": "bid", "card": "AS", "t": 14.20}'
    assert lines[4:6] == [b"", b""]
    write_note(record, 3, " ")
    write_note(record, 5, "")
    assert record.read_bytes().split(end)[3] == b'{ "seat": 1, "move": "bid", "card": "AS", "t": 14.20}'
    assert notes_in(record) == {}
    replay(record)


def test_what_can_not_be_noted(record: Path) -> None:
    before = record.read_bytes()
    with pytest.raises(IndexError, match="no 9 lines"):
        write_note(record, 9, "beyond")
    with pytest.raises(ValueError, match="at most 10,000 characters"):
        write_note(record, 1, "x" * (LONGEST + 1))
    journal = Journal.resume(record)
    with pytest.raises(InUse):
        write_note(record, 1, "while somebody plays")
    journal.close()
    assert record.read_bytes() == before
    record.write_text("{}\n")
    with pytest.raises(BadInput):
        write_note(record, 0, "no record")


texts = st.text(st.characters(exclude_categories=["Cs"]))


@given(
    st.dictionaries(texts, st.one_of(texts, st.integers(), st.lists(st.integers()), st.dictionaries(texts, texts))),
    texts.filter(bool),
    st.sampled_from([(", ", ": "), (",", ":"), (" , ", " :  ")]),
)
def test_any_object_takes_a_note(held: dict[str, object], note: str, marks: tuple[str, str]) -> None:
    line = json.dumps(held, ensure_ascii=False, separators=marks) + "\n"
    assert json.loads(with_key(line, "note", note)) == held | {"note": note}
    rest = {key: value for key, value in held.items() if key != "note"}
    assert json.loads(with_key(line, "note", "")) == rest
    if "note" not in held:
        assert with_key(with_key(line, "note", note), "note", "") == line
