"""Statistics of games written by hand, exact to the number."""

import csv
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from cardtable.app.start.kept_games import write_games, write_statistics
from cardtable.app.start.statistics_view import count_up, groupings
from cardtable.library.game_index import IndexedGame, checking, index_path, reading
from cardtable.library.statistics import GroupStatistics, course, even_share, played, standings
from cardtable.playtest.match_tally import interval
from cardtable.work import worked_out
from tests.app.game_records import record

SCORES = [(9, 3), (9, 3), (3, 9), (6, 6), (9, 3), (9, 3), (9, 3), (3, 9)]
"""Scores of Anna and Odile in each game: Anna wins twice, loses, shares a win, wins three times, and loses."""


def games() -> list[IndexedGame]:
    """Return the games in the folder."""
    worked_out(checking())
    return worked_out(reading())


def eight_games(*players: str, **how: object) -> None:
    """Write records with these scores."""
    for number, scores in enumerate(SCORES):
        record(f"{number}", *players, scores=scores, when=1_600_000_000 + number, **how)  # type: ignore[arg-type]


def by(key: str, person: str = "") -> list[GroupStatistics]:
    """Return the statistics of all games, grouped by this key."""
    grouping = next(one for one in groupings() if one.key == key)
    return count_up(games(), grouping, person).standings


def test_a_standing_is_what_its_games_come_to() -> None:
    eight_games()
    (standing,) = by("game")
    assert (standing.key, standing.group, len(standing.parts)) == ("war", "", 8)
    assert standing.share == 5.5 / 8
    assert standing.bounds == interval(5.5 / 8, 8)
    assert (standing.streak, standing.longest) == (0, 4)  # a shared win doesn't break the streak
    assert standing.score == 57 / 8
    assert (standing.made, standing.tried) == (0, 0)


def test_a_row_that_goes_on_is_told() -> None:
    eight_games()
    record("last", scores=(2, 1), when=1_700_000_000)
    (standing,) = by("game")
    assert (standing.streak, standing.longest) == (1, 4)


def test_persons_of_one_game_make_one_game_and_no_row() -> None:
    record("a", "Anna:human", "Bram:human", scores=(2, 1), when=1_600_000_001)
    record("b", "Anna:human", "Bram:human", scores=(2, 1), when=1_600_000_002)
    (standing,) = by("game")
    assert (standing.games, len(standing.parts), standing.share) == (2, 4, 0.5)
    assert standing.bounds == interval(0.5, 2)
    assert (standing.streak, standing.longest) == (None, None)
    (annas,) = by("game", "Anna")
    assert (annas.games, annas.share, annas.streak) == (2, 1.0, 2)


def test_games_count_in_order_of_time_whatever_the_files_are_called() -> None:
    record("a", scores=(1, 2), when=1_600_000_002)
    record("b", scores=(2, 1), when=1_600_000_001)
    record("c", scores=(2, 1), when=1_600_000_003)
    (standing,) = by("game")
    assert [part.game.name for part in standing.parts] == ["b", "a", "c"]
    assert (standing.streak, standing.longest) == (1, 1)


def test_what_does_not_count_is_left_out() -> None:
    record("counts", scores=(1, 2))
    record("practice", scores=(1, 2), practice=True)
    record("some other reader's", scores=(1, 2), practice="no")
    record("left")
    record("bots", "Odile:club", "Bram:expert", scores=(1, 2))
    (standing,) = by("game")
    assert sorted(part.game.name for part in standing.parts) == ["counts", "some other reader's"]


def test_they_are_counted_by_game_person_opponents_and_rules() -> None:
    record("1", "Anna:human", "Odile:club", scores=(2, 1))
    record("2", "Anna:human", "Odile:club", "Bram:expert", scores=(2, 1, 1))
    record("3", "Ines:human", "Anna:human", scores=(2, 1), rules={"suit_size": 7})
    record("4", "Anna:human", "Odile:exec:./bot", game="losers", scores=(5, 1))
    groups = {
        "game": {("war", ""): (4, 0.75), ("losers", ""): (1, 1.0)},
        "person": {("war", "Anna"): (3, 2 / 3), ("war", "Ines"): (1, 1.0), ("losers", "Anna"): (1, 1.0)},
        "opponents": {
            ("war", "club"): (1, 1.0),
            ("war", "club, expert"): (1, 1.0),
            ("war", "people"): (2, 0.5),
            ("losers", "program"): (1, 1.0),
        },
        "rules": {
            ("war", "standard rules"): (2, 1.0),
            ("war", "Quick: seven cards a suit"): (2, 0.5),
            ("losers", "standard rules"): (1, 1.0),
        },
    }
    for key, wanted in groups.items():
        assert {(found.key, found.group): (len(found.parts), found.share) for found in by(key)} == wanted
    assert [(found.key, len(found.parts)) for found in by("game", "Anna")] == [("war", 3), ("losers", 1)]
    assert by("game", "Nobody") == []


def test_people_are_offered_who_played_most_first() -> None:
    record("1", "Ines:human", "Anna:human", scores=(2, 1))
    record("2", "Anna:human", "Odile:club", scores=(2, 1))
    assert count_up(games(), groupings()[0], "").people == ["Anna", "Ines"]


def test_a_course_tells_the_share_of_the_last_games() -> None:
    eight_games()
    parts = played(games())
    assert course(parts) == [(5, 3.5 / 5), (6, 4.5 / 6), (7, 5.5 / 7), (8, 5.5 / 8)]
    assert course(parts[:4]) == []
    assert even_share(parts) == 0.5
    many = parts[:1] * 30 + parts[2:3] * 200
    points = course(many)
    assert points[-1] == (230, 0.0)
    assert len(points) <= 60
    assert next(share for count, share in points if count == 42) == 8 / 20


@pytest.fixture
def counted() -> None:
    """Write two games with known figures of a seat."""
    record("one, two", "Anna:human", 'Odi"le:club', scores=(7, -3), rules={"suit_size": 7})
    record("left", "Anna:human", "Odile:club", game="losers", when=1_500_000_000, practice=True)
    games()
    with closing(sqlite3.connect(index_path(), isolation_level=None)) as index:
        index.execute("UPDATE seats SET made = 2, tried = 7 WHERE person AND score")


def text(path: Path) -> list[str]:
    """Return a file's lines."""
    return path.read_bytes().decode().split("\n")


def test_the_list_as_a_file(counted: None, tmp_path: Path) -> None:
    write_games(games(), tmp_path / "games.csv")
    late, early = (f"{datetime.fromtimestamp(when):%Y-%m-%dT%H:%M:%S}" for when in (1_600_000_000, 1_500_000_000))
    assert text(tmp_path / "games.csv") == [
        "file,when,game,rules,practice,over,seat,name,player,won,score,made,tried",
        f'"one, two.cardtable",{late},war,"{{""suit_size"": 7}}",0,1,0,Anna,human,1,7,2,7',
        f'"one, two.cardtable",{late},war,"{{""suit_size"": 7}}",0,1,1,"Odi""le",club,0,-3,,',
        f"left.cardtable,{early},losers,{{}},1,0,0,Anna,human,,,,",
        f"left.cardtable,{early},losers,{{}},1,0,1,Odile,club,,,,",
        "",
    ]


def test_the_figures_as_a_file(counted: None, tmp_path: Path) -> None:
    def rules(part: object) -> str:
        return "seven, if at all"

    found: Sequence[GroupStatistics] = standings(played(games()), rules)
    write_statistics("rules", found, tmp_path / "statistics.csv")
    low, high = interval(1.0, 1)
    assert text(tmp_path / "statistics.csv") == [
        "game,rules,played,won,low,high,row,longest,score,made,tried",
        f'war,"seven, if at all",1,1.0000,{low:.4f},{high:.4f},1,1,7.0000,2,7',
        "",
    ]


def test_no_column_of_the_figures_is_there_twice_or_empty(counted: None, tmp_path: Path) -> None:
    for common in ("game", "person", "rules"):
        write_statistics(common, by(common), tmp_path / "statistics.csv")
        headings, *rows = csv.reader((tmp_path / "statistics.csv").read_text(encoding="utf-8").splitlines())
        assert len(set(headings)) == len(headings)
        assert all(len(row) == len(headings) and all(row) for row in rows)


FORMULAS = ["=1+1", "+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "-x", "=cmd|' /C calc'!A0"]


@pytest.mark.parametrize("name", FORMULAS)
def test_no_name_is_a_formula_in_a_spreadsheet(name: str, tmp_path: Path) -> None:
    record(name.replace("/", " "), f"{name}:human", f"Odile:exec:{name}", scores=(-7, 3))
    write_games(games(), tmp_path / "games.csv")
    write_statistics("person", by("person"), tmp_path / "figures.csv")
    with (tmp_path / "games.csv").open(newline="") as file:
        mine, theirs = csv.DictReader(file)
    shown = name.strip("\r")
    assert mine["file"] == f"'{shown.replace('/', ' ')}.cardtable"
    assert mine["name"] == f"'{shown}"
    assert theirs["player"].startswith("exec:")
    assert mine["score"] == "-7"
    with (tmp_path / "figures.csv").open(newline="") as file:
        (row,) = csv.DictReader(file)
    assert (row["person"], row["score"], row["low"]) == (f"'{shown}", "-7.0000", "0.0000")


@pytest.mark.skipif(os.name != "posix", reason="file names of POSIX")
def test_a_file_whose_name_is_no_text_is_in_the_list_too(tmp_path: Path) -> None:
    path = record("one")
    path.rename(path.with_name(os.fsdecode(b"\xff.cardtable")))
    write_games(games(), tmp_path / "games.csv")
    assert text(tmp_path / "games.csv")[1].startswith("?.cardtable,")


def test_figures_are_told_in_words(counted: None) -> None:
    assert count_up(games(), groupings()[1], "").rows == [
        ("Bidding War", "Anna", "1", "100% (21 to 100)", "1 now, 1 at best", "7.0", "2 of 7 prizes taken (29%)")
    ]
