"""Impressions that people give of a game: kept in the record's last line, and harmless there."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.library.game_index import IndexedGame, IndexedSeat
from cardtable.library.impressions import (
    Impression,
    impression_of,
    impressions,
    impressions_words,
    keep_impression,
)
from cardtable.library.saved_games import games_folder
from cardtable.work import worked_out

SAID = Impression(4, None, 2, "“Too long”, says Bo")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    main(["simulate", "war", "--seats", "random,random", "--games", "1", "--seed", "3", "--records", str(tmp_path)])
    (path,) = tmp_path.glob("*.cardtable")
    return path


def test_what_is_said_is_found_again_and_all_else_stays(record: Path) -> None:
    before, time = record.read_bytes().splitlines(), record.stat().st_mtime_ns
    assert impression_of(record).empty
    keep_impression(record, SAID)
    assert impression_of(record) == SAID
    after = record.read_bytes().splitlines()
    assert after[:-1] == before[:-1]
    assert json.loads(after[-1]) == {**json.loads(before[-1]), "fun": 4, "fair": 2, "note": SAID.words}
    assert record.stat().st_mtime_ns == time
    assert main(["check", str(record)]) == 0


def test_it_can_be_said_otherwise_and_taken_back(record: Path) -> None:
    before = record.read_bytes()
    keep_impression(record, SAID)
    keep_impression(record, Impression(5))
    assert impression_of(record) == Impression(5)
    keep_impression(record, Impression())
    assert record.read_bytes() == before


def test_nothing_is_said_of_a_game_that_is_not_over(record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines[:-1]))
    assert impression_of(record).empty
    with pytest.raises(ValueError, match="not over"):
        keep_impression(record, SAID)
    record.write_bytes(b"")
    assert impression_of(record).empty


def test_what_is_no_answer_is_passed_over(record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    last = {**json.loads(lines[-1]), "fun": 6, "clear": "5", "fair": True, "note": 3}
    record.write_bytes(b"".join(lines[:-1]) + json.dumps(last).encode() + b"\n")
    assert impression_of(record).empty


def test_games_by_the_same_rules_are_told_together(record: Path) -> None:
    def game(name: str, rules: str, said: Impression) -> IndexedGame:
        (record.parent / name).write_bytes(record.read_bytes())
        keep_impression(record.parent / name, said)
        return IndexedGame(record.parent, name, datetime(2026, 1, 1), "war", rules, True, False, (), "")

    games = [
        game("a", "{}", Impression(5, 3, None, "more")),
        game("b", "{}", Impression()),
        game("c", "{}", Impression(2, 4, None, "less")),
        game("d", '{"tie": "carry"}', Impression(1, 1, 1, "other")),
    ]
    gone = IndexedGame(record.parent, "gone", datetime(2026, 1, 1), "war", "{}", True, False, (), "")
    said = worked_out(impressions([*games, gone], "war", "{}"))
    assert said.games == 2
    assert said.means == {"fun": 3.5, "clear": 3.5}
    assert said.words == ["more", "less"]


def test_how_long_peoples_games_took_is_told_of_those_alone(record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    person = IndexedSeat("Bo", "human", True, 1.0, 3, None, None)
    bot = IndexedSeat("", "club", False, 0.0, 2, None, None)

    def game(name: str, seconds: object, *seats: IndexedSeat, practice: bool = False) -> IndexedGame:
        last = {**json.loads(lines[-1]), "t": seconds}
        (record.parent / name).write_bytes(b"".join(lines[:-1]) + json.dumps(last).encode() + b"\n")
        return IndexedGame(record.parent, name, datetime(2026, 1, 1), "war", "{}", True, practice, seats, "")

    games = [game(f"{seconds}", seconds, person, bot) for seconds in (600, 660.5, 7200)]
    games += [game("bots", 5, bot, bot), game("tried", 30, person, bot, practice=True)]
    games += [game(f"odd {odd}", odd, person, bot) for odd in (True, "600", -3, None, 1e300)]
    said = worked_out(impressions(games, "war", "{}"))
    assert (said.games, said.timed) == (0, 3)
    assert said.minutes == pytest.approx(660.5 / 60)
    assert impressions_words(said) == "Median length of 3 games that people played by these rules: 11 min."
    said = worked_out(impressions(games[3:], "war", "{}"))
    assert (said.timed, said.minutes, impressions_words(said)) == (0, None, "")


def test_people_are_told_beside_the_bots_and_never_pooled_with_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = games_folder()
    main(["simulate", "war", "--seats", "random,random", "--games", "1", "--seed", "3", "--records", str(folder)])
    (path,) = folder.glob("*.cardtable")
    keep_impression(path, SAID)
    report = tmp_path / "ties.html"
    compare = ["compare", "war", "--seats", "random,random", "--set", "tie=carry", "--games", "2", "--seed", "1"]
    capsys.readouterr()
    found = []
    for more in ([], ["--people", "--report", str(report)]):
        assert main([*compare, "--json", *more]) == 0
        found.append(json.loads(capsys.readouterr().out))
    alone, beside = found
    people = beside.pop("people")
    assert people == [
        {"rule_set": "base", "games": 1, "fun": 4.0, "fair": 2.0, "words": [SAID.words]},
        {"rule_set": "tie=carry", "games": 0, "words": []},
    ]
    for one in (alone, beside):
        for each in one["rule_sets"]:
            each["seconds"] = 0.0
    assert alone == beside
    text = report.read_text(encoding="utf-8")
    assert text.count("What people say") == 1
    assert "People who played 1 game by these rules say: fun 4.0 · fair 2.0 (of 5)" in text
    assert main([*compare, "--people"]) == 0
    assert "base: People who played 1 game by these rules say: fun 4.0" in capsys.readouterr().out
