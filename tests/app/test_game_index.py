"""Index of kept games: a cache that follows the folder, and is made anew whatever happens to it."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from cardtable.app.start import kept_games
from cardtable.engine.record import LINE_LIMIT, json_text
from cardtable.errors import BadInput
from cardtable.games.losers.moves import HandScored
from cardtable.games.war.moves import PrizeDiscarded, PrizeWon
from cardtable.journal import replay
from cardtable.library import game_index
from cardtable.library.game_index import IndexedGame, IndexedSeat, checking, counting, index_path, reading
from cardtable.library.saved_games import games_folder, look_into, unfinished_games
from cardtable.match import LineKeeper
from cardtable.work import worked_out
from tests.app.game_records import record


def checked() -> list[IndexedGame]:
    """Look through the folder and return the games found."""
    return worked_out(checking())


def known() -> list[str]:
    """Return the names of the games in the index."""
    return [game.name for game in worked_out(reading())]


def test_what_the_records_say_is_what_the_index_holds() -> None:
    record("older", "Anna:human", "Odile:club", scores=(10, 20), when=1_500_000_000, rules={"suit_size": 7})
    record("newer", ":human", "Odile:exec:./bot", "Bram:human", game="losers", practice=True)
    games = checked()
    assert games == worked_out(reading())
    newer, older = games
    assert (older.name, older.key, older.rules, older.over, older.practice) == (
        "older",
        "war",
        '{"suit_size": 7}',
        True,
        False,
    )
    assert older.path == games_folder() / "older.cardtable"
    assert older.when.timestamp() == 1_500_000_000
    assert older.seats == (
        IndexedSeat("Anna", "human", True, 0.0, 10, None, None),
        IndexedSeat("Odile", "club", False, 1.0, 20, None, None),
    )
    assert (newer.key, newer.rules, newer.over, newer.practice) == ("losers", "{}", False, True)
    assert [(seat.name, seat.player, seat.person) for seat in newer.seats] == [
        ("", "human", True),
        ("Odile", "exec:./bot", False),
        ("Bram", "human", True),
    ]
    assert [seat.score for seat in newer.seats] == [None] * 3
    assert newer.header().game.key == "losers"


def test_nothing_new_is_told_where_nothing_has_changed() -> None:
    path = record("one", "Anna:human", "Bram:club")
    lines = worked_out(kept_games.remembered())
    assert lines == []
    lines = worked_out(kept_games.checked(lines))
    assert lines is not None
    assert worked_out(kept_games.checked(lines)) is None
    path.unlink()
    assert checked() == [], "another search comes first"
    assert worked_out(kept_games.checked(lines)) == []


def test_what_a_search_that_was_left_enters_late_is_not_told() -> None:
    path = record("one", "Anna:human", "Bram:club")
    left = checking()
    next(left)
    assert next(left) == 1.0, "it has seen the file, and looked into it"
    path.unlink()
    with pytest.raises(StopIteration):
        next(left)
    with closing(sqlite3.connect(index_path())) as index:
        assert index.execute("SELECT file FROM games").fetchall() == [(b"one.cardtable",)]
    assert known() == [], "nor is it offered to be opened"
    index_path().with_name("copy").write_bytes(index_path().read_bytes())
    assert checked() == []
    index_path().with_name("copy").replace(index_path())  # brings the entry back, as if it were new
    assert worked_out(kept_games.counted([])) is None


@pytest.mark.parametrize(
    ("change", "left"),
    [
        (lambda path: path.unlink(), ["two"]),
        (lambda path: path.rename(path.with_stem("three")), ["two", "three"]),
        (lambda path: record("three", when=1), ["two", "one", "three"]),
        (lambda path: path.write_bytes(b"no record any more"), ["two"]),
    ],
    ids=["removed", "renamed", "added", "spoilt"],
)
def test_what_happens_in_the_folder_is_noticed(change: Callable[[Path], object], left: list[str]) -> None:
    path = record("one")
    record("two", when=1_700_000_000)
    checked()
    change(path)
    assert [game.name for game in checked()] == left == known()


def test_a_record_that_goes_on_is_looked_into_again() -> None:
    path = record("one")
    checked()
    record("one", scores=(1, 2))
    assert [game.over for game in checked() or []] == [True]
    text = path.read_text()
    path.write_text(text.replace("Anna", "Ines"))  # it keeps its size: only its time has changed
    os.utime(path, (1_650_000_000, 1_650_000_000))
    assert [game.seats[0].name for game in checked() or []] == ["Ines"]


def of_another_version(path: Path) -> None:
    """Mark the index as written by a later version of the program."""
    with closing(sqlite3.connect(path)) as index:
        index.execute("PRAGMA user_version = 99")


def without_its_tables(path: Path) -> None:
    """Drop a table from the index."""
    with closing(sqlite3.connect(path)) as index:
        index.execute("DROP TABLE seats")


def with_more(what: str) -> Callable[[Path], None]:
    """Return a function that runs SQL on the index which SQLite finds nothing wrong with."""

    def add(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as index:
            index.execute(what)

    return add


def with_a_word_that_is_no_text(path: Path) -> None:
    """Change a byte of the index, as a faulty disk might, in a word that SQLite quotes in its error."""
    data = path.read_bytes()
    at = data.index(b"CREATE TABLE seats")
    path.write_bytes(data[:at] + b"\xe6" + data[at + 1 :])


def with_odd_values(path: Path) -> None:
    """Write a value of a type that no version of the program writes."""
    with closing(sqlite3.connect(path, isolation_level=None)) as index:
        index.execute("UPDATE games SET time = 'then'")


@pytest.mark.parametrize(
    "harm",
    [
        Path.unlink,
        lambda path: path.write_bytes(b"not a database, and longer than a header of one would be" * 40),
        lambda path: path.write_bytes(path.read_bytes()[:5000]),
        lambda path: path.write_bytes(b""),
        of_another_version,
        without_its_tables,
        with_odd_values,
        with_a_word_that_is_no_text,
        with_more("CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM seats; END"),
        with_more("CREATE VIEW v AS SELECT * FROM games"),
        with_more("CREATE INDEX i ON games (time)"),
        with_more("CREATE TABLE t (a)"),
        with_more("ALTER TABLE games ADD COLUMN more DEFAULT 1"),
    ],
    ids=[
        *("lost", "overwritten", "cut", "emptied", "another version", "a table lost", "odd values", "no text"),
        *("a trigger", "a view", "an index", "a table", "a column"),
    ],
)
def test_an_index_that_is_harmed_is_made_anew(harm: Callable[[Path], object]) -> None:
    for number in range(40):
        record(f"{number}", scores=(1, 2), when=1_600_000_000 - number)
    games = checked()
    assert len(games) == 40
    harm(index_path())
    assert worked_out(reading()) == []
    record("one more", scores=(1, 2), when=1_700_000_000)
    assert [game.name for game in checked()] == ["one more", *[game.name for game in games]]
    assert worked_out(reading())[1:] == games
    assert index_path().is_file()


def test_an_index_whose_rows_are_no_longer_in_order_is_made_anew() -> None:
    """SQLite doesn't find a row that is out of order, and reports no error."""
    for number in range(4):
        record(f"{number}", scores=(1, 2))
    games = checked()
    data = index_path().read_bytes()
    at = data.rindex(b"3.cardtable")  # in the row of a seat
    index_path().write_bytes(data[:at] + b"\xe6" + data[at + 1 :])
    assert checked() == games
    assert worked_out(reading()) == games


def without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Don't let the index wait for the disk, which would take most of a test that writes it thousands of times."""
    connect = sqlite3.connect

    def connecting(*how: Any, **named: Any) -> sqlite3.Connection:
        index: sqlite3.Connection = connect(*how, **named)
        with suppress(sqlite3.Error, UnicodeDecodeError):
            index.execute("PRAGMA synchronous = OFF")
        return index

    monkeypatch.setattr(sqlite3, "connect", connecting)


@pytest.mark.slow
def test_whatever_byte_of_its_first_page_is_changed_all_games_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each byte becomes one that no text has. Unused bytes, between the cells' pointers and the cells, are left out."""
    without_waiting(monkeypatch)
    record("one", scores=(1, 2))
    games = checked()
    whole = index_path().read_bytes()
    page, cells = (int.from_bytes(whole[place : place + 2], "big") for place in (16, 105))
    wrong = {}
    for at in (*range(200), *range(cells, page)):
        for suffix in ("-journal", "-wal", "-shm"):  # left by the change before
            index_path().with_name(index_path().name + suffix).unlink(missing_ok=True)
        index_path().write_bytes(whole[:at] + b"\xe6" + whole[at + 1 :])
        try:
            found = checked()
        except Exception as error:
            wrong[at] = repr(error)
        else:
            if not found == games == worked_out(reading()):
                wrong[at] = "not all games"
    assert wrong == {}


def twice_in_seven(path: Path) -> game_index.Figures:
    """Return the same figures for any game for two, as long work."""
    yield 0.5
    return [(2, 7), (0, 7)]


def tried(games: list[IndexedGame]) -> dict[str, int | None]:
    """Return the moves tried by the first seat, by game."""
    return {game.name: game.seats[0].tried for game in games}


def test_where_no_index_can_be_the_games_are_found_all_the_same() -> None:
    record("one", scores=(1, 2))
    index_path().mkdir()
    for remembered in ([], ["one"]):
        assert known() == remembered
        assert [game.name for game in checked()] == ["one"]
        assert tried(worked_out(counting(twice_in_seven))) == {"one": 7}
    assert tried(worked_out(reading())) == {"one": 7}
    index_path().rmdir()
    assert tried(checked()) == {"one": None}, "it can be kept again, and is"
    assert index_path().is_file()


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an index that is opened from now on grow no further, as on a full disk."""
    opened = game_index._open

    def without_room(path: Path, patience: float) -> sqlite3.Connection:
        index = opened(path, patience)
        (pages,) = index.execute("PRAGMA page_count").fetchone()
        index.execute(f"PRAGMA max_page_count = {pages}")
        return index

    monkeypatch.setattr(game_index, "_open", without_room)


def test_on_a_full_disk_the_games_are_found_and_counted_all_the_same(request: pytest.FixtureRequest) -> None:
    record("first", scores=(1, 2))
    checked()
    worked_out(counting(twice_in_seven))
    before = index_path().read_bytes()
    request.getfixturevalue("full_disk")
    for number in range(60):
        record(f"{number}", scores=(1, 2), when=1_500_000_000)
    asked: list[str] = []

    def count(path: Path) -> game_index.Figures:
        asked.append(path.stem)
        return (yield from twice_in_seven(path))

    assert len(checked()) == 61
    for _ in range(2):
        assert set(tried(worked_out(counting(count))).values()) == {7}
        assert len(checked()) == len(known()) == 61
    assert sorted(asked) == sorted(f"{number}" for number in range(60)), "each once, and what was known is known still"
    assert index_path().read_bytes() == before


@pytest.mark.parametrize("writing", ["RESERVED", "EXCLUSIVE"])
def test_an_index_that_another_window_writes_is_left_to_it(monkeypatch: pytest.MonkeyPatch, writing: str) -> None:
    monkeypatch.setattr(game_index, "_PATIENCE", 0.0)
    record("one", scores=(1, 2))
    checked()
    record("two", scores=(1, 2), when=1)
    with closing(sqlite3.connect(index_path(), isolation_level=None)) as another:
        another.execute("BEGIN IMMEDIATE" if writing == "RESERVED" else "BEGIN EXCLUSIVE")
        another.execute("UPDATE seats SET made = 3, tried = 5")
        another.execute("UPDATE games SET counted = 1")
        assert [game.name for game in checked()] == ["one", "two"]
        assert tried(worked_out(counting(twice_in_seven))) == {"one": 7, "two": 7}
        another.execute("COMMIT")
    assert tried(checked()) == {"one": 5, "two": None}
    assert tried(worked_out(reading())) == {"one": 5, "two": None}


def test_another_windows_writing_is_waited_for() -> None:
    record("one")
    checked()
    record("two")
    with closing(sqlite3.connect(index_path(), isolation_level=None)) as another:
        another.execute("BEGIN IMMEDIATE")
        another.execute("UPDATE seats SET made = 3, tried = 5")
        found: list[list[IndexedGame]] = []
        waiting = Thread(target=lambda: found.append(checked()))
        waiting.start()
        another.execute("COMMIT")
        waiting.join()
    assert sorted(game.name for game in found[0]) == known() == ["one", "two"]
    assert tried(worked_out(reading())) == {"one": 5, "two": None}


ODD = [
    "UPDATE games SET game = 'chess' WHERE file = :file",
    "UPDATE games SET rules = '{\"gone\": 1}' WHERE file = :file",
    'UPDATE games SET rules = \'{"suit_size": "many"}\' WHERE file = :file',
    "UPDATE games SET rules = '{\"suit' WHERE file = :file",
    "UPDATE games SET rules = '[5]' WHERE file = :file",
    "UPDATE games SET rules = NULL WHERE file = :file",
    "UPDATE games SET head = x'ff' WHERE file = :file",
    "UPDATE games SET head = CAST(x'ff' AS TEXT) WHERE file = :file",
    "UPDATE games SET over = 'perhaps' WHERE file = :file",
    "UPDATE games SET time = 'then' WHERE file = :file",
    "UPDATE seats SET name = 5.5 || x'ff' WHERE file = :file",
    "UPDATE seats SET name = x'ff' WHERE file = :file",
    "UPDATE seats SET player = NULL WHERE file = :file AND seat = 1",
    "UPDATE seats SET score = 'much' WHERE file = :file",
    "UPDATE seats SET won = 'yes' WHERE file = :file",
    "UPDATE seats SET tried = -3.5 WHERE file = :file",
    "UPDATE seats SET seat = seat + 1 WHERE file = :file AND seat = 1",
    "DELETE FROM seats WHERE file = :file",
    "INSERT INTO seats SELECT file, seat + 3, name, player, person, won, score, made, tried FROM seats",
]


@pytest.mark.parametrize("harm", ODD)
def test_an_odd_row_is_made_anew_from_its_record(harm: str) -> None:
    for number in range(3):
        record(f"{number}", scores=(1, 2), when=1_600_000_000 - number)
    games = checked()
    with closing(sqlite3.connect(index_path(), isolation_level=None)) as index:
        index.execute(harm, {"file": b"1.cardtable"} if ":file" in harm else {})
    lines = worked_out(kept_games.remembered())
    assert lines is not None
    assert [line.game.name for line in lines] == (["0", "2"] if ":file" in harm else []), "the others are shown"
    assert checked() == games
    assert worked_out(reading()) == games


@pytest.mark.parametrize("file", ["NULL", "7", "'1.cardtable'", "CAST(x'ff' AS TEXT)"])
def test_a_row_of_no_file_hides_no_other_games(file: str) -> None:
    record("1", scores=(1, 2))
    games = checked()
    with closing(sqlite3.connect(index_path(), isolation_level=None)) as index:
        index.execute(f"INSERT INTO games SELECT {file}, size, time, head, game, rules, over, practice, 0 FROM games")
    assert worked_out(reading()) == games
    assert checked() == games
    assert tried(worked_out(counting(twice_in_seven))) == {"1": 7}


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_it_is_its_owners_alone() -> None:
    record("one")
    checked()
    assert index_path().stat().st_mode & 0o777 == 0o600


def test_our_own_mistakes_are_not_taken_for_a_files(monkeypatch: pytest.MonkeyPatch) -> None:
    record("one")

    def mistaken(header: object) -> bool:
        raise ValueError("a mistake")

    monkeypatch.setattr(game_index, "is_practice", mistaken)
    with pytest.raises(ValueError, match="a mistake"):
        checked()


@pytest.mark.parametrize(("when", "shown"), [(10**10, ["odd", "one"]), (10**12, ["one"])])
def test_a_date_beyond_the_calendar_hides_no_other_games(when: int, shown: list[str]) -> None:
    record("one")
    path = record("odd")
    os.utime(path, (when, when))
    if path.stat().st_mtime != when:
        pytest.skip("no such dates are kept here")
    for _ in range(2):
        assert [game.name for game in checked()] == shown == known()
    assert sorted(game.name for game in unfinished_games()) == sorted(shown)


def test_what_is_no_record_is_passed_over() -> None:
    record("one")
    (games_folder() / "noise.cardtable").write_bytes(b"\xff")
    (games_folder() / "folder.cardtable").mkdir()
    record("odd", scores=(1, 1 << 70))
    games = checked()
    assert sorted(game.name for game in games) == ["odd", "one"]
    assert [[seat.score for seat in game.seats] for game in games if game.name == "odd"] == [[1, None]]


@pytest.mark.parametrize("length", [0, 4000, 5000, 70_000, 1_000_000])
@pytest.mark.parametrize("blank", [b"", b"\n", b"\n" * 9000])
def test_a_long_result_ends_a_game_as_a_short_one_does(length: int, blank: bytes) -> None:
    path = record("one", remark="r" * length)
    with path.open("ab") as file:
        file.write(json_text({"move": "bid", "note": "n" * length}).encode() + b"\n")
    assert not look_into(path).over
    with path.open("ab") as file:
        result = {"result": "finished", "winners": [1], "scores": [1, 2], "note": "n" * length}
        file.write(json_text(result).encode() + blank)
    found = look_into(path)
    assert (found.over, found.winners, found.scores) == (True, (1,), (1, 2))
    (game,) = checked()
    assert (game.over, game.seats[1].score) == (True, 2)


def test_a_header_is_no_result_and_may_have_blank_lines_before_it() -> None:
    path = record("one", result="finished")
    path.write_bytes(b"\n \n" + path.read_bytes())
    assert [game.over for game in checked()] == [False]


def test_of_a_line_beyond_the_limit_no_more_is_read_than_the_limit() -> None:
    path = record("one", remark="r" * LINE_LIMIT)
    with pytest.raises(BadInput, match="longer than"):
        look_into(path)
    path = record("two")
    with path.open("ab") as file:
        file.write(b" " * 5 * LINE_LIMIT)
    assert [game.over for game in checked()] == [False]


def test_statistics_are_counted_once_in_games_that_are_over_and_count() -> None:
    record("over", scores=(1, 2))
    record("left")
    record("practice", scores=(1, 2), practice=True)
    record("bots", "Odile:club", "Bram:club", scores=(1, 2))
    record("broken", scores=(2, 1), when=1)
    checked()
    asked: list[str] = []

    def count(path: Path) -> game_index.Figures:
        asked.append(path.stem)
        yield 0.5
        if path.stem == "broken":
            raise BadInput("no deal", 2)
        return [(1, 2), (3, 4)]

    games = worked_out(counting(count))
    assert sorted(asked) == ["broken", "over"]
    assert {game.name: [(seat.made, seat.tried) for seat in game.seats] for game in games if game.over} == {
        "over": [(1, 2), (3, 4)],
        **{name: [(None, None), (None, None)] for name in ("practice", "bots", "broken")},
    }
    assert worked_out(counting(count)) == games
    assert len(asked) == 2, "a broken record is looked into again when it is another"
    record("over", scores=(2, 2))
    checked()
    worked_out(counting(count))
    assert asked[-1] == "over"


def test_what_could_not_be_read_is_counted_next_time() -> None:
    for number in range(3):
        record(f"{number}", scores=(1, 2))
    checked()
    asked: list[str] = []

    def count(path: Path) -> game_index.Figures:
        asked.append(path.stem)
        if asked.count(path.stem) == 1 and path.stem == "1":
            raise OSError("the disk is gone")
        return (yield from twice_in_seven(path))

    assert tried(worked_out(counting(count))) == {"0": 7, "1": None, "2": 7}
    assert sorted(asked) == ["0", "1", "2"], "once in one go"
    assert tried(worked_out(counting(count))) == {"0": 7, "1": 7, "2": 7}
    assert sorted(asked) == ["0", "1", "1", "2"]


def test_work_that_is_left_keeps_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_index, "_AT_ONCE", 2)
    for number in range(7):
        record(f"{number}")
    work = checking()
    for _ in range(6):
        next(work)
    work.close()
    assert len(known()) == 4
    assert len(checked()) == 7


@pytest.mark.parametrize("game", ["war", "losers"])
def test_a_games_own_figure_is_what_happened_in_it(game: str) -> None:
    path = Path(__file__).parents[1] / "games" / game / "golden" / "0001.cardtable"
    told = LineKeeper()
    seats = range(len(replay(path, observers=lambda match: [told]).header.seats))
    hands = [event for event in told.events if isinstance(event, HandScored)]
    prizes = [event for event in told.events if isinstance(event, PrizeWon)]
    settled = len(prizes) + sum(isinstance(event, PrizeDiscarded) for event in told.events)
    wanted = {
        "losers": [(sum(hand.gains[seat] >= 0 for hand in hands), len(hands)) for seat in seats],
        "war": [(sum(prize.seat == seat for prize in prizes), settled) for seat in seats],
    }
    found = worked_out(kept_games.figures(path))
    assert found == wanted[game]
    assert 0 < found[0][0] < found[0][1]
