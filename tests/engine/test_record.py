"""Broken, odd or illegal records: every fault is found in its line, with one clear reason."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.record import (
    FILE_LIMIT,
    LINE_LIMIT,
    NESTING_LIMIT,
    Header,
    Origin,
    SeatName,
    branched,
    played_by,
    read_header,
    read_line,
    reseated,
)
from cardtable.engine.state import NOBODY
from cardtable.engine.views import ViewWriter
from cardtable.errors import BadInput, Refused
from cardtable.journal import replay
from cardtable.match import Match
from tests.engine.suite import Recorder, record_of
from tests.games.losers.rules.desk import WHOLE_MATCH
from tests.games.mentalist.rules.desk import WHOLE_GAME
from tests.games.miser.rules.desk import WHOLE_GAME as WHOLE_MISER

HEADER: dict[str, Any] = {
    "format": "cardtable",
    "version": 1,
    "game": "war",
    "rules": {"suit_size": 3},
    "seats": [{"name": "Red", "player": "human"}, {}],
}
DEAL: dict[str, Any] = {"chance": "deal", "suits": ["C", "D"], "first": 0, "prizes": ["3H", "AH", "2H"]}
BIDS: list[dict[str, Any]] = [
    {"seat": seat, "move": "bid", "card": card}
    for seat, card in ((0, "2C"), (1, "3D"), (1, "AD"), (0, "3C"), (0, "AC"), (1, "2D"))
]
RESULT: dict[str, Any] = {"result": "finished", "winners": [1], "scores": [1, 5]}
WHOLE = [HEADER, DEAL, *BIDS, RESULT]


def lines(*objects: dict[str, Any] | str) -> str:
    return "".join([(held if isinstance(held, str) else json.dumps(held)) + "\n" for held in objects])


class Desk:
    """Record file in the test's own folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "game.cardtable"

    def read(self, content: str | bytes) -> Match:
        self.path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return replay(self.path, observers=lambda match: [Recorder(match.header)])

    def fault(self, content: str | bytes) -> str:
        """Return the fault of a file that must be refused, as `LINE: reason`."""
        with pytest.raises(BadInput) as caught:
            self.read(content)
        assert str(caught.value) == f"{caught.value.line}: {caught.value.what}"
        assert "\n" not in caught.value.what
        assert len(caught.value.what) <= 300
        return str(caught.value)

    def header_fault(self, **changes: object) -> str:
        number, _, what = self.fault(lines({**HEADER, **changes}, DEAL)).partition(": ")
        assert number == "1"
        return what

    def deal_fault(self, **changes: object) -> str:
        number, _, what = self.fault(lines(HEADER, {**DEAL, **changes}, BIDS[0])).partition(": ")
        assert number == "2"
        return what

    def move_fault(self, **changes: object) -> str:
        number, _, what = self.fault(lines(HEADER, DEAL, {**BIDS[0], **changes}, BIDS[1])).partition(": ")
        assert number == "3"
        return what

    def line_fault(self, text: str | bytes) -> str:
        """Return the reason why a line after the deal is refused."""
        content = lines(HEADER, DEAL).encode() + (text.encode() if isinstance(text, str) else text)
        number, _, what = self.fault(content + b"\n" + lines(*BIDS).encode()).partition(": ")
        assert number == "3"
        return what


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


# --- records that are in order -----------------------------------------------------------------------------------


def test_a_whole_record(desk: Desk) -> None:
    match = desk.read(lines(*WHOLE))
    assert match.over
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ([1], [1, 5])
    assert match.moves == 6


@pytest.mark.parametrize("length", range(1, 9))
def test_a_record_without_a_result_is_in_progress(desk: Desk, length: int) -> None:
    match = desk.read(lines(*WHOLE[:length]))
    assert match.result is None
    assert match.over == (length == 8)


@pytest.mark.parametrize("until", range(1, 10))
def test_a_record_can_be_read_up_to_a_line(desk: Desk, until: int) -> None:
    desk.path.write_text(lines(*WHOLE))
    match = replay(desk.path, until, lambda match: [Recorder(match.header)])
    assert record_of(match).objects == WHOLE[:until]


def test_a_record_cut_beyond_its_end(desk: Desk) -> None:
    desk.path.write_text(lines(*WHOLE[:3]))
    with pytest.raises(BadInput, match="3: the record ends before line 4"):
        replay(desk.path, 4)


def test_a_record_cut_above_its_header(desk: Desk) -> None:
    desk.path.write_text("\n\n" + lines(*WHOLE))
    with pytest.raises(BadInput, match="3: line 2 comes before the header"):
        replay(desk.path, 2)
    assert replay(desk.path, 3).moves == 0


def test_what_comes_after_the_cut_is_not_looked_at(desk: Desk) -> None:
    desk.path.write_text(lines(*WHOLE[:4], "rubbish"))
    assert replay(desk.path, 4).moves == 2


def test_crlf_is_accepted(desk: Desk) -> None:
    assert desk.read(lines(*WHOLE).replace("\n", "\r\n")).result is not None


def test_blank_lines_are_skipped_but_counted(desk: Desk) -> None:
    assert desk.read("\n \t\n" + lines(*WHOLE).replace("\n", "\n\n") + " \n").result is not None
    assert desk.fault("\n\r\n" + lines(HEADER) + "\n" + lines("[]")) == "5: not a JSON object"


def test_a_last_line_without_its_end_counts_where_it_is_whole(desk: Desk) -> None:
    assert desk.read(lines(*WHOLE).rstrip("\n")).result is not None
    assert desk.read(lines(*WHOLE[:4]).rstrip("\n")).moves == 2


def test_winners_stand_in_any_order(desk: Desk) -> None:
    tied = [("2C", "3D"), ("3C", "AD"), ("AC", "2D")]
    bids = [
        {"seat": seat, "move": "bid", "card": pair[seat]}
        for number, pair in enumerate(tied)
        for seat in ((0, 1) if number % 2 == 0 else (1, 0))
    ]
    deal = {**DEAL, "prizes": ["2H", "3H", "AH"]}
    for winners in ([0, 1], [1, 0]):
        result = {"result": "finished", "winners": winners, "scores": [3, 3]}
        assert desk.read(lines(HEADER, deal, *bids, result)).result is not None
    for winners in ([0], [0, 1, 1], [0, 0], [], [0, 1, 2], [-1, 0, 1], [10**30]):
        result = {"result": "finished", "winners": winners, "scores": [3, 3]}
        assert desk.fault(lines(HEADER, deal, *bids, result)).startswith("9: winners must be [0, 1], not [")


def test_unknown_keys_are_ignored_and_kept_in_the_header(desk: Desk) -> None:
    header = {**HEADER, "table": "green", "youngest_first": "in other games only", "t": [1.5, None]}
    objects = [header, {**DEAL, "note": "a slow start"}, {**BIDS[0], "t": 1.5, "rules": 1}, {"note": "!"}, {**BIDS[1]}]
    match = desk.read(lines(*objects))
    assert match.moves == 2
    assert match.header.object == header


def test_nothing_unknown_gets_into_a_view(desk: Desk) -> None:
    header = {**HEADER, "seed": 3, "table": "green", "youngest_first": [1, 0]}
    objects = [header, {**DEAL, "note": "a slow start"}, {"note": "!"}, {**BIDS[0], "t": 1.5, "why": 1}]
    desk.path.write_text(lines(*objects))
    writers: list[ViewWriter] = []

    def write(match: Match) -> list[ViewWriter]:
        writers.append(ViewWriter(match.header, 1))
        return writers

    replay(desk.path, observers=write)
    assert writers[0].lines == [
        {**HEADER, "seats": [{"name": "Red"}, {}], "you": 1},
        {**DEAL, "prizes": [None, None, None]},
        {"reveal": [{"line": 2, "place": 0, "card": "3H"}]},
        {"seat": 0, "move": "bid", "card": None},
    ]


def test_a_full_table_of_rules_is_read_too(desk: Desk) -> None:
    rules = {"suit_size": 3, "tie": "discard", "seller_bids": True, "king_value": 13, "losers_pay": True}
    assert desk.read(lines({**HEADER, "rules": rules}, *WHOLE[1:])).result is not None


def test_rules_may_be_absent(desk: Desk) -> None:
    header = {key: value for key, value in HEADER.items() if key != "rules"}
    match = desk.read(lines(header))
    assert match.header.rules == match.game.rules()


def test_seeds_are_of_63_bits(desk: Desk) -> None:
    for seed in (0, -5, 2**63 - 1, -(2**63)):
        assert desk.read(lines({**HEADER, "seed": seed})).header.seed == seed
    for wrong in (2**63, 10**30, 1.0, True, "1", None):
        assert desk.header_fault(seed=wrong).startswith("seed must be a whole number of at most 63 bits, not ")


# --- files and bytes ---------------------------------------------------------------------------------------------


def test_an_empty_file(desk: Desk) -> None:
    assert desk.fault("") == "1: the file is empty; a record must begin with a header"


def test_a_file_of_blank_lines(desk: Desk) -> None:
    assert desk.fault("\n\n \n") == "1: a record must begin with a header"


def test_a_byte_order_mark(desk: Desk) -> None:
    assert desk.fault("\ufeff" + lines(*WHOLE)).startswith("1: the file begins with a byte-order mark")
    assert desk.fault(lines(HEADER) + "\ufeff" + lines(DEAL)).startswith("2: not JSON: Unexpected UTF-8 BOM")
    assert desk.fault(lines(*WHOLE).encode("utf-16")).startswith("1: not ")


def test_not_utf_8(desk: Desk) -> None:
    assert desk.line_fault(b'{"note": "\xff"}') == "not UTF-8"
    assert desk.line_fault(b'{"note": "\xed\xa0\x80"}') == "not UTF-8"
    assert desk.line_fault(b'{"note": "\xc0\x80"}') == "not UTF-8"


def test_half_of_a_surrogate_pair(desk: Desk) -> None:
    assert "surrogate" in desk.line_fault(r'{"note": "\ud800"}')
    assert "surrogate" in desk.line_fault(r'{"note": {"\udfff x": 1}}')
    assert "surrogate" in desk.fault(lines(json.dumps(HEADER).replace("Red", r"\udc00")))
    assert desk.read(lines(HEADER, r'{"note": "\ud83d\ude00 ð"}')).moves == 0


@pytest.mark.parametrize("cut", range(1, 40, 3))
def test_a_half_written_last_line(desk: Desk, cut: int) -> None:
    assert desk.fault(lines(*WHOLE[:5])[: -cut - 1]) == "5: the line is cut short"


def test_a_header_alone_cut_short(desk: Desk) -> None:
    assert desk.fault(lines(HEADER)[:30]) == "1: the line is cut short"


def test_a_last_line_cut_inside_a_character(desk: Desk) -> None:
    assert desk.fault(lines(HEADER).encode() + '{"note": "♠'.encode()[:-1]) == "2: not UTF-8"


def test_rubbish(desk: Desk) -> None:
    for text in ("rubbish", "{'a': 1}", '{"a": 1,}', '{"a": 1} {"a": 2}', '{"a": 01}', "{a: 1}", '{"a": "\t"}', "\0"):
        assert desk.line_fault(text).startswith("not JSON: ")
    for text in ("[]", "3", '"deal"', "null", "true"):
        assert desk.line_fault(text) == "not a JSON object"


def test_constants_json_does_not_have(desk: Desk) -> None:
    for constant in ("NaN", "Infinity", "-Infinity"):
        assert desk.line_fault(f'{{"note": {constant}}}') == f"not JSON: {constant} is not a valid value"


def test_keys_that_stand_twice(desk: Desk) -> None:
    for key in ("seat", "t", "turn_limit"):
        assert desk.line_fault(f'{{"{key}": 1, "note": 2, "{key}": 1}}') == f'not JSON: duplicate key "{key}"'
    assert desk.line_fault('{"note": {"a": [{"b": 1, "b": 1}]}}') == 'not JSON: duplicate key "b"'
    assert "duplicate key" in desk.fault(lines(json.dumps(HEADER).replace("3}", '3, "suit_size": 3}')))


def test_one_key_twice_among_many(desk: Desk) -> None:
    keys = "".join([f'"{number}": 0, ' for number in range(70_000)])
    assert desk.line_fault("{" + keys + '"69999": 0}') == 'not JSON: duplicate key "69999"'


@pytest.mark.parametrize("depth", [NESTING_LIMIT, 1000, 10_000, 60_000, 100_000])
def test_deep_nesting(desk: Desk, depth: int) -> None:
    for left, right in (("[", "]"), ('{"a":', "}")):
        assert desk.line_fault('{"note": ' + left * depth + "1" + right * depth + "}") == "nested too deeply"
        text = json.dumps(HEADER).replace("3}", left * depth + "1" + right * depth + "}")
        assert desk.fault(lines(text)) == "1: nested too deeply"


def test_nesting_as_deep_as_may_be(desk: Desk) -> None:
    """Deep nesting is kept wherever it can be read, or refused with its proper reason."""
    nest = "[" * (NESTING_LIMIT - 1) + "]" * (NESTING_LIMIT - 1)
    assert desk.read(lines(HEADER, DEAL, f'{{"note": {nest}, "more": {nest}}}', *BIDS)).moves == len(BIDS)
    header = json.dumps({**HEADER, "rules": {}})
    told = [
        desk.fault(lines(header.replace(f'"{key}": {value}', f'"{key}": {nest}')))
        for key, value in (("game", '"war"'), ("version", "1"), ("seats", json.dumps(HEADER["seats"])), ("rules", "{}"))
    ]
    told.append(desk.fault(lines(HEADER, json.dumps(DEAL).replace('["C", "D"]', nest))))
    told += [desk.fault(lines(HEADER, DEAL, json.dumps(BIDS[0]).replace(old, nest))) for old in ('"2C"', '"bid"')]
    assert [text[:3] for text in told] == ["1: "] * 4 + ["2: "] + ["3: "] * 2
    assert not [text for text in told if "nested" in text]


def test_brackets_in_texts_are_no_nesting(desk: Desk) -> None:
    note = '{"note": "' + '[\\"{' * NESTING_LIMIT + '"}'
    assert desk.read(lines(HEADER, DEAL, note, *BIDS)).moves == len(BIDS)


def test_a_huge_line(desk: Desk) -> None:
    reason = f"the line is longer than {LINE_LIMIT:,} bytes"
    assert desk.line_fault('{"note": "' + "x" * LINE_LIMIT + '"}') == reason
    assert desk.line_fault(" " * (LINE_LIMIT + 5)) == reason
    longest = '{"note": "' + "x" * (LINE_LIMIT - 13) + '"}\n'
    assert len(longest) == LINE_LIMIT
    assert desk.read(lines(HEADER, DEAL) + longest + lines(*BIDS)).moves == 6


def test_blank_lines_without_end(desk: Desk) -> None:
    """Twenty million blank lines once took twenty seconds."""
    before = lines(HEADER, DEAL, *BIDS)
    assert desk.read(before + "\r\n" * 10_000).moves == 6
    said = f"{len(BIDS) + 2 + 10_001}: a record may have at most 10,000 blank lines"
    assert desk.fault(before + " \n" * 20_000_000) == said


def test_a_file_without_end(desk: Desk) -> None:
    note = '{"note": "' + "x" * (LINE_LIMIT - 13) + '"}\n'
    whole = FILE_LIMIT // LINE_LIMIT - 1
    assert desk.read(lines(HEADER, DEAL, *BIDS) + note * whole).moves == 6
    said = f"a record may have at most {FILE_LIMIT:,} bytes"
    assert desk.fault(lines(HEADER, DEAL, *BIDS) + note * (whole + 1)) == f"{len(BIDS) + 2 + whole + 1}: {said}"


READ_UNDER_A_LIMIT = """
import resource, sys
from pathlib import Path
from cardtable.engine.record import BadInput
from cardtable.journal import replay
counts = Path("/proc/self/io")
def read():
    return int(counts.read_text().split()[1]) if counts.exists() else 0  # rchar: bytes read, from wherever
before, had = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, read()
try:
    replay(Path(sys.argv[1]))
except BadInput as fault:
    print(fault)
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) // 1024)
print((read() - had) >> 20)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="measures memory as Unix does")
@pytest.mark.parametrize("before", ["", lines(*WHOLE[:4])], ids=["nothing else", "after a good start"])
def test_a_gigabyte_of_nothing(desk: Desk, before: str) -> None:
    """A sparse file of 1 GB is refused using a few megabytes of memory, and reading no more than that."""
    desk.path.write_text(before)
    with desk.path.open("r+b") as file:
        file.truncate(1 << 30)
    command = [sys.executable, "-c", READ_UNDER_A_LIMIT, str(desk.path)]
    answer = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert answer[0] == f"{before.count(chr(10)) + 1}: the line is longer than {LINE_LIMIT:,} bytes"
    assert int(answer[1]) < 32  # MB of memory, more than before
    assert int(answer[2]) < 8  # MB read


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        replay(tmp_path / "nothing")
    with pytest.raises(IsADirectoryError):
        replay(tmp_path)


@given(data=st.binary(max_size=200))
def test_any_bytes_are_a_record_or_a_fault(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "bytes.cardtable"
    path.write_bytes(data)
    with pytest.raises(BadInput):
        replay(path)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@pytest.mark.parametrize(
    "whole", [WHOLE, WHOLE_MATCH, WHOLE_GAME, WHOLE_MISER], ids=["war", "losers", "mentalist", "miser"]
)
@given(data=st.data())
def test_any_value_anywhere_is_refused_or_does_no_harm(whole: list[dict[str, Any]], data: st.DataObject) -> None:
    """One value in a good record is replaced with any other."""
    objects = json.loads(json.dumps(whole))
    number = data.draw(st.integers(0, len(objects) - 1))
    place = objects[number]
    path = []
    while True:
        key = data.draw(st.sampled_from(list(place) if isinstance(place, dict) else range(len(place))))
        path.append(key)
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    old, new = place[path[-1]], data.draw(JSON)
    place[path[-1]] = new
    match = None
    for line, held in enumerate(objects, 1):
        text = json.dumps(held).encode() + b"\n"
        try:
            if match is None:
                match = Match(read_header(line, text))
            else:
                read = read_line(line, text, match.header)
                if read is not None:
                    match.take(read)
        except (BadInput, Refused):
            assert line > number, "a fault before there was one"
            return
    harmless = (path[0] in ("seats", "rules") or path == ["setup", "button"]) and number == 0
    if "say" in whole[number]:  # talk may claim other cards, and be addressed to another seat or to all
        harmless = type(new) is int or (path == ["to"] and new is None)
    assert harmless or (type(new) is type(old) and new == old)


# --- headers -----------------------------------------------------------------------------------------------------


def test_no_header(desk: Desk) -> None:
    assert desk.fault(lines(DEAL)) == '1: not a header: format must be "cardtable"'
    assert desk.fault(lines({})) == '1: not a header: format must be "cardtable"'
    assert desk.fault(lines({"note": "hello"}, HEADER)) == '1: not a header: format must be "cardtable"'


def test_wrong_format_and_version(desk: Desk) -> None:
    assert desk.header_fault(format="chess") == 'not a header: format must be "cardtable"'
    for version, shown in ((2, "2"), (0, "0"), (1.0, "1.0"), (True, "true"), ("1", '"1"'), (None, "missing")):
        assert desk.header_fault(version=version) == f"version must be 1, not {shown}"


def test_unknown_games(desk: Desk) -> None:
    for game in ("chess", "War", "", None, 1, ["war"], {"war": 1}):
        assert desk.header_fault(game=game).startswith("game must be one of ")


def test_what_a_game_was_branched_from(desk: Desk) -> None:
    origin = {"file": "../no such file.cardtable", "line": 7}
    header = desk.read(lines({**HEADER, "from": origin})).header  # the named file need not exist
    assert header.origin == Origin("../no such file.cardtable", 7)
    assert desk.read(lines(HEADER)).header.origin is None


def test_a_branch_keeps_the_table_and_says_where_it_comes_from(desk: Desk) -> None:
    old = desk.read(lines({**HEADER, "from": {"file": "older", "line": 2}, "seed": 3, "emblems": [4, 2]})).header
    new = branched(old, (SeatName("Red", "club"), SeatName(None, "human")), 9, Origin("old.cardtable", 5))
    assert new.origin == Origin("old.cardtable", 5)
    read_again = desk.read(lines(new.object)).header
    assert read_again == new
    assert (new.seed, new.people, new.rules, new.object["emblems"]) == (9, [1], old.rules, [4, 2])


def test_origins_that_say_nothing(desk: Desk) -> None:
    wrong: list[object] = [None, "a.cardtable", 3, [], {}, {"file": "a"}, {"line": 3}, {"file": 1, "line": 3}]
    wrong += [{"file": "a", "line": line} for line in (0, -1, 2.0, True, "3", None)]
    for value in wrong:
        assert desk.header_fault(**{"from": value}).startswith("from"), value


def test_wrong_seat_counts(desk: Desk) -> None:
    for count in (0, 1, 8, 1000):
        assert desk.header_fault(seats=[{}] * count) == f"Bidding War has 2 to 7 seats, not {count}"


def test_wrong_seats(desk: Desk) -> None:
    wrong: list[object] = [None, 2, "two", {}, ["Red", "Blue"], [{}, None], [{}, {"name": 3}], [{}, {"player": ["x"]}]]
    for seats in wrong:
        assert desk.header_fault(seats=seats).startswith("seats")
    assert desk.fault(lines({key: HEADER[key] for key in HEADER if key != "seats"})).startswith("1: seats")


def test_rules_that_are_no_table(desk: Desk) -> None:
    wrong: list[object] = [[], None, 3, "tie"]
    for rules in wrong:
        assert desk.header_fault(rules=rules) == "rules must be an object"


def test_unknown_rules(desk: Desk) -> None:
    assert desk.header_fault(rules={"suits": 3}).startswith("unknown house rule 'suits'; choose from suit_size, ")
    assert desk.header_fault(rules={"x" * 5000: 3}).startswith("unknown house rule 'xxx")


@pytest.mark.parametrize(
    ("rule", "wanted", "values"),
    [
        ("suit_size", "between 3 and 13", [2, 14, -3, 10**30, 3.0, True, "3", None, [3], {}]),
        ("ace_value", "between 0 and 30", [-1, 31, 1.5, False, "1"]),
        ("tie", "one of discard, carry, next_highest", ["Carry", "", None, 0, True, ["carry"]]),
        ("seller_bids", "true or false", [0, 1, "true", None, 1.0]),
    ],
)
def test_rules_of_the_wrong_kind_or_out_of_range(desk: Desk, rule: str, wanted: str, values: list[object]) -> None:
    for value in values:
        assert desk.header_fault(rules={rule: value}) == f"{rule} must be {wanted}, not {json.dumps(value)}"


# --- deals and moves ---------------------------------------------------------------------------------------------


def test_integers_are_integers(desk: Desk) -> None:
    for value, kind in (
        (0.0, "a decimal number"),
        (True, "true or false"),
        ("0", "a string"),
        (None, "null"),
        ([0], "a list"),
    ):
        assert desk.deal_fault(first=value) == f"first: expected a whole number, got {kind}"
        assert desk.move_fault(seat=value) == f"seat: expected a whole number, got {kind}"
    for text in ("0.0", "0e0", "-0.0", "1E1"):
        assert (
            desk.line_fault(json.dumps(BIDS[0]).replace(": 0", f": {text}"))
            == "seat: expected a whole number, got a decimal number"
        )


def test_scores_are_integers(desk: Desk) -> None:
    for scores in ([1.0, 5], [True, 5], ["1", 5], None, 6, [None, 5]):
        assert desk.fault(lines(*WHOLE[:-1], {**RESULT, "scores": scores})).startswith("9: scores")
    for winners in ([1.0], [True], ["1"], None, 1):
        assert desk.fault(lines(*WHOLE[:-1], {**RESULT, "winners": winners})).startswith("9: winners")


def test_numbers_beyond_range(desk: Desk) -> None:
    for number in (2, -1, 10**30, -(10**30), 2**63, 2**64):
        assert desk.deal_fault(first=number) == f"first must be between 0 and 1, not {number}"
        assert desk.move_fault(seat=number) == f"seat must be between 0 and 1, not {number}"
        result = {**RESULT, "scores": [1, number]}
        assert desk.fault(lines(*WHOLE[:-1], result)).startswith("9: scores must be [1, 5], not")


def test_numbers_of_thousands_of_digits(desk: Desk) -> None:
    digits = "7" * 5000
    for text in (digits, "-" + digits):
        assert desk.line_fault(f'{{"note": {text}}}') == "a number has too many digits"
        assert desk.line_fault(f'{{"seat": {text}, "move": "bid", "card": "2C"}}') == "a number has too many digits"
        assert desk.fault(lines(json.dumps(HEADER).replace("3}", text + "}"))) == "1: a number has too many digits"
    just_readable = "7" * 4000
    assert desk.line_fault(f'{{"seat": {just_readable}, "move": "bid", "card": "2C"}}').startswith(
        "seat must be between 0 and 1, not"
    )
    assert desk.fault(lines(HEADER, json.dumps(DEAL).replace("0", just_readable))).startswith(
        "2: first must be between 0 and 1"
    )


def test_duplicate_cards(desk: Desk) -> None:
    assert desk.deal_fault(prizes=["3H", "AH", "3H"]) == "3H appears twice"
    assert desk.deal_fault(suits=["C", "C"]) == "two seats have the same suit, C"
    assert desk.deal_fault(suits=["C", "H"]) == "3H does not belong to a spare suit"
    assert desk.fault(lines(*WHOLE[:5], {**BIDS[3], "card": "2C"})) == "6: 2C is not in the hand of seat 0"


def test_wrong_types_in_deals(desk: Desk) -> None:
    assert desk.deal_fault(suits="CD") == "suits: expected a list, got a string"
    assert desk.deal_fault(suits=["C", 1]) == "suits[1]: expected a string, got a whole number"
    assert desk.deal_fault(prizes=["3H", ["AH"], "2H"]) == "prizes[1]: expected a string or null, got a list"
    assert desk.deal_fault(prizes=None) == "prizes are missing"
    assert desk.deal_fault(chance="shuffle") == 'chance must be "deal", not "shuffle"'
    assert desk.deal_fault(chance=["deal"]) == 'chance must be "deal", not ["deal"]'
    assert desk.fault(lines(HEADER, {"chance": "deal", "first": 0})) == "2: suits is missing"


def test_wrong_types_in_moves(desk: Desk) -> None:
    assert desk.move_fault(card=2) == "card: expected a string or null, got a whole number"
    assert desk.move_fault(card=None) == "the card is missing"
    assert desk.move_fault(card="2c") == "'2c' is not a card"
    assert desk.move_fault(card="") == "'' is not a card"
    assert desk.move_fault(move="play") == 'move must be "bid", "offer" or "pass", not "play"'
    assert desk.move_fault(move=None) == 'move must be "bid", "offer" or "pass", not missing'
    assert desk.line_fault('{"seat": 0, "move": "bid"}') == "card is missing"
    assert desk.line_fault('{"move": "bid", "card": "2C"}') == "seat is missing"


def test_long_values_are_cut_in_the_reason(desk: Desk) -> None:
    assert desk.deal_fault(suits=["C", "x" * 100_000]).startswith("'xxx")
    assert desk.move_fault(move="x" * 100_000).startswith('move must be "bid", "offer" or "pass", not "xxx')


def test_moves_out_of_turn(desk: Desk) -> None:
    assert desk.fault(lines(HEADER, BIDS[0])) == "2: no move can be made before the cards are dealt"
    assert desk.fault(lines(HEADER, DEAL, DEAL)) == "3: nothing can be dealt now"
    assert desk.fault(lines(HEADER, DEAL, BIDS[1])) == "3: it is seat 0's turn, not seat 1's"
    assert desk.fault(lines(*WHOLE[:-1], BIDS[0])) == "9: no move can be made after the end of the game"
    assert desk.fault(lines(*WHOLE[:-1], DEAL)) == "9: nothing can be dealt now"


# --- kinds of lines ----------------------------------------------------------------------------------------------


def test_a_line_holds_exactly_one_kind(desk: Desk) -> None:
    assert desk.move_fault(chance="deal").endswith("not chance and move")
    assert desk.move_fault(say="plea").endswith("not move and say")
    assert desk.move_fault(result="finished").endswith("not move and result")
    assert desk.line_fault("{}") == "a line must have one of chance, move, say, result"
    assert desk.line_fault('{"seat": 0}') == "a line must have one of chance, move, say, result"
    assert desk.line_fault(json.dumps({**HEADER, "rules": {}})) == "a second header"


def test_note_only_lines_are_skipped(desk: Desk) -> None:
    for note in ('"nice"', "null", "[1, {}]", "1.5", "1e999"):
        assert desk.read(lines(HEADER, DEAL, f'{{"note": {note}, "t": 3}}', *BIDS, RESULT)).result is not None


def test_reveals_belong_in_views(desk: Desk) -> None:
    reason = "reveal is only allowed in views, not in records"
    assert desk.line_fault('{"reveal": []}') == reason
    assert desk.line_fault('{"reveal": [], "note": "x"}') == reason


def test_rules_that_change_on_the_way(desk: Desk) -> None:
    assert desk.read(lines(HEADER, {"rules": {"tie": "carry"}, "note": "x"}, DEAL, {"rules": {}}, *BIDS, RESULT)).result
    assert desk.line_fault('{"rules": []}') == "rules: expected an object, got a list"
    whole = "suit_size applies to the whole game and can't change during it"
    assert desk.line_fault('{"rules": {"suit_size": 4}}') == whole
    assert desk.line_fault('{"rules": {"tie": "burn"}}').startswith("tie must be one of discard, carry, next_highest")
    assert desk.line_fault('{"rules": {"ties": "carry"}}').startswith("unknown house rule 'ties'")


def test_there_is_no_talk_here(desk: Desk) -> None:
    assert desk.line_fault('{"seat": 0, "say": "plea"}') == "Bidding War has no talk"
    assert desk.line_fault('{"seat": 9, "say": 1}') == "Bidding War has no talk"


# --- results -----------------------------------------------------------------------------------------------------


def test_results(desk: Desk) -> None:
    def fault(**changes: object) -> str:
        return desk.fault(lines(*WHOLE[:-1], {**RESULT, **changes}))

    assert fault(winners=[0]) == "9: winners must be [1], not [0]"
    assert fault(winners=[1, 1]) == "9: winners must be [1], not [1, 1]"
    assert fault(winners=[]) == "9: winners must be [1], not []"
    assert fault(scores=[1, 6]) == "9: scores must be [1, 5], not [1, 6]"
    assert fault(scores=[1]) == "9: scores must be [1, 5], not [1]"
    assert fault(scores=[1, 5, 0]) == "9: scores must be [1, 5], not [1, 5, 0]"
    assert fault(result="won") == '9: result must be "finished", not "won"'
    assert fault(result=None) == '9: result must be "finished", not missing'
    assert desk.fault(lines(*WHOLE[:-1], {"result": "finished", "scores": [1, 5]})) == "9: winners is missing"
    assert desk.fault(lines(*WHOLE[:-2], RESULT)) == "8: the result comes before the end of the game"
    assert desk.fault(lines(HEADER, RESULT)) == "2: the result comes before the end of the game"


def test_nothing_follows_the_result(desk: Desk) -> None:
    for after in (RESULT, BIDS[0], {"note": "well played"}, "rubbish", {}):
        assert desk.fault(lines(*WHOLE, after)) == "10: nothing may follow the result"
    assert desk.fault(lines(*WHOLE, "", "", BIDS[0])) == "12: nothing may follow the result"
    assert desk.read(lines(*WHOLE, "", "  ")).result is not None


def test_the_earliest_fault_is_reported(desk: Desk) -> None:
    wrong_move = {**BIDS[1], "card": "3C"}
    assert desk.fault(lines(*WHOLE[:3], wrong_move, "rubbish", "[]")).startswith("4: 3C is not in the hand")
    assert desk.fault(lines(*WHOLE[:3], "rubbish", wrong_move)).startswith("4: not JSON")
    assert desk.fault(lines(*WHOLE[:3], wrong_move) + "x" * (LINE_LIMIT + 1)).startswith("4: 3C is not in the hand")
    assert desk.fault(lines({**HEADER, "game": "chess"}, "rubbish")).startswith("1: ")


# --- names -----------------------------------------------------------------------------------------------------------


def header_of(*seats: dict[str, str]) -> Header:
    return read_header(1, json.dumps(HEADER | {"seats": seats}).encode())


@pytest.mark.parametrize(
    ("seats", "names", "you"),
    [
        ([{"player": "human"}, {"player": "club"}], ["You", "club 2"], 0),
        ([{"name": "", "player": "human"}, {"player": "exec:./bot"}], ["You", "Player 2"], 0),
        ([{"name": "Bo", "player": "club"}, {}], ["Bo", "You"], 1),
        ([{"name": "Red"}, {}], ["Red", "Player 2"], NOBODY),
        ([{}, {}], ["Player 1", "Player 2"], NOBODY),
        ([{"name": "Red", "player": "human"}, {"player": "club"}], ["Red", "club 2"], NOBODY),
        ([{"player": "club"}, {"player": "club"}], ["club 1", "club 2"], NOBODY),
        ([{"name": "Du", "player": "human"}, {"name": "Du", "player": "club"}], ["You", "Du"], 0),
    ],
)
def test_who_has_no_name_is_you_while_alone_and_else_a_number(
    seats: list[dict[str, str]], names: list[str], you: int
) -> None:
    header = header_of(*seats)
    assert (header.names, header.you) == (names, you)


@pytest.mark.parametrize("word", ["You", "Du", "Vous", "Tú", "你", "أنت"])
def test_what_stood_for_a_name_once_goes_into_no_new_record(word: str) -> None:
    old = header_of({"name": word, "player": "human"}, {"name": "Bo", "player": "club"})
    assert old.object["seats"][0]["name"] == word, "the file itself says what it said"
    again = reseated(old, (1, 0), 3)
    assert again.object["seats"] == [{"name": "Bo", "player": "club"}, {"player": "human"}]
    assert (again.names, again.you) == (["Bo", "You"], 1)
    new = branched(old, old.seats, 9, Origin("old.cardtable", 5))
    assert new.object["seats"] == [{"player": "human"}, {"name": "Bo", "player": "club"}]
    assert played_by(old.seats[0], "club") == SeatName(None, "club"), "no bot comes to be called so"
    assert played_by(old.seats[1], "human") == SeatName("Bo", "human")
