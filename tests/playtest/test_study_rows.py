"""`--csv`: the tables agree with the JSON for any number of jobs, and are written while games are counted."""

from __future__ import annotations

import csv
import json
import os
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from cardtable.cli import main
from cardtable.commands.study_output import CSV, GameTables, write_findings
from cardtable.errors import BadInput
from cardtable.journal import replay
from cardtable.playtest.batch import Batch
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.findings import findings
from cardtable.playtest.measures import MEASURES
from tests.full_disk import on_full_disk
from tests.playtest.test_studies import study

pytestmark = pytest.mark.slow

COMPARED = ("compare", "war", "--seats", "random,beginner", "--set", "tie=carry", "--seed", "7")
TABLES = ("games.csv", "seats.csv", "decisions.csv", "measures.csv", "trials.csv", "distributions.csv")


def tables(folder: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Write the tables, and return the JSON of the same run."""
    assert main([*arguments, "--json", "--csv", str(folder)]) == 0, capsys.readouterr().err
    held: dict[str, Any] = json.loads(capsys.readouterr().out)
    return held


def rows(folder: Path, name: str) -> list[dict[str, str]]:
    with (folder / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


class TestTables:
    def test_measures_are_those_of_the_json(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        held = tables(tmp_path, capsys, *COMPARED, "--games", "60")
        found = {(row["rule_set"], row["compared_to"], row["measure"]): row for row in rows(tmp_path, "measures.csv")}
        wanted = {(each["name"], ""): each["measures"] for each in held["rule_sets"]}
        wanted |= {(each["to"], each["from"]): each["measures"] for each in held["differences"]}
        assert list(found) == [(*key, name) for key, measures in wanted.items() for name in measures]
        for (name, base, measure), row in found.items():
            one = wanted[name, base][measure]
            numbers = {key: float(row[key]) if row[key] else None for key in ("mean", "low", "high")}
            assert numbers == {key: one[key] for key in numbers}
            if "n" in one or measure in MEASURES:
                assert int(row["n"]) == one.get("n", held["differences"][0]["pairs"])

    def test_bars_are_those_of_the_json_and_hold_the_games(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        held = tables(tmp_path, capsys, *COMPARED, "--games", "60")
        found, games = rows(tmp_path, "distributions.csv"), rows(tmp_path, "games.csv")
        for each in held["rule_sets"]:
            for name, bars in each["distributions"].items():
                mine = [row for row in found if (row["rule_set"], row["measure"]) == (each["name"], name)]
                assert [(float(row["from"]), float(row["to"]), int(row["games"])) for row in mine] == [
                    (bar["from"], bar["to"], bar["games"]) for bar in bars
                ]
            values = [float(game["margin"]) for game in games if game["rule_set"] == each["name"]]
            for bar in each["distributions"]["margin"]:
                assert bar["games"] == sum(bar["from"] <= value <= bar["to"] for value in values)

    def test_the_games_come_to_those_means(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        held = tables(tmp_path, capsys, *COMPARED, "--games", "60")
        games = rows(tmp_path, "games.csv")
        for each in held["rule_sets"]:
            mine = [game for game in games if game["rule_set"] == each["name"]]
            assert [(game["block"], game["rotation"]) for game in mine] == [
                (str(block), str(rotation)) for block in range(1, 31) for rotation in (0, 1)
            ]
            for name in MEASURES:
                mean = sum([Fraction(float(game[name])) for game in mine]) / len(mine)
                assert float(mean) == pytest.approx(each["measures"][name]["mean"], abs=1e-15)

    def test_games_and_seats_are_those_of_the_records(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        records = tmp_path / "records"
        tables(tmp_path / "csv", capsys, *COMPARED, "--games", "6", "--records", str(records))
        games, seats = rows(tmp_path / "csv", "games.csv"), rows(tmp_path / "csv", "seats.csv")
        assert len(games) == 12
        for game in games:
            letter = "a" if game["rule_set"] == "base" else "b"
            match = replay(records / letter / f"{game['block']}-{game['rotation']}.cardtable")
            assert match.result
            assert int(game["seed"]) == match.header.seed
            assert game["winners"].split() == list(map(str, match.result.winners))
            assert game["scores"].split() == list(map(str, match.result.scores))
            mine = [row for row in seats if all(row[key] == game[key] for key in ("rule_set", "block", "rotation"))]
            assert [row["seat"] for row in mine] == ["0", "1"]
            assert [row["player"] for row in mine] == list(match.header.players)
            assert [row["score"] for row in mine] == game["scores"].split()
            assert sum(float(row["win_share"]) for row in mine) == 1
            first = [row["seat"] for row in mine if row["went_first"] == "1"]
            share = next(float(row["win_share"]) for row in mine if row["seat"] in first)
            assert float(game["first"]) == share - 0.5

    def test_trials_are_those_of_the_json(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        held = tables(tmp_path, capsys, *COMPARED, "--games", "40")
        found = {(row["rule_set"], row["trial"]): row for row in rows(tmp_path, "trials.csv")}
        wanted = {(each["name"], trial): one for each in held["rule_sets"] for trial, one in each["trials"].items()}
        assert {"level", "probe above"} <= {trial for _, trial in wanted}
        assert found.keys() == wanted.keys()
        for key, row in found.items():
            assert {name: float(row[name]) for name in ("n", "mean", "low", "high")} == wanted[key]

    def test_decisions_are_those_of_the_records(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        records = tmp_path / "records"
        tables(tmp_path / "csv", capsys, *COMPARED, "--games", "2", "--records", str(records))
        found = rows(tmp_path / "csv", "decisions.csv")
        for letter, name in (("a", "base"), ("b", "tie=carry")):
            for rotation in range(2):
                path = records / letter / f"1-{rotation}.cardtable"
                mine = [row for row in found if (row["rule_set"], row["rotation"]) == (name, str(rotation))]
                assert len(mine) == 24  # the last card of each is no decision
                lines = path.read_text(encoding="utf-8").splitlines()
                for place, row in enumerate(mine):
                    move = json.loads(lines[int(row["line"]) - 1])
                    assert (move["seat"], move["move"]) == (int(row["seat"]), row["move"])
                    assert row["player"] == replay(path).header.players[move["seat"]]
                    assert int(row["options"]) == 13 - place // 2

    def test_games_that_were_not_finished_have_no_scores(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        tables(tmp_path, capsys, *COMPARED, "--games", "2", "--max-moves", "5")
        for game in rows(tmp_path, "games.csv"):
            assert game["finished"] == "0"
            assert {game[key] for key in ("winners", "scores", *MEASURES)} == {""}
        assert {row["score"] + row["win_share"] + row["went_first"] for row in rows(tmp_path, "seats.csv")} == {""}
        assert {row["n"] + row["mean"] for row in rows(tmp_path, "measures.csv")} == {"0"}

    def test_no_name_is_a_formula_and_negative_scores_stay_numbers(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = tmp_path / "study.toml"
        path.write_text(
            'game = "losers"\nseats = ["random", "random"]\nseed = 2\n[rules]\nround_limit = 2\n'
            '[variants."=1+1"]\nmade_bid = "points"\n'
        )
        tables(tmp_path / "csv", capsys, "study", str(path), "--games", "8")
        games = rows(tmp_path / "csv", "games.csv")
        assert {game["rule_set"] for game in games} == {"base", "'=1+1"}
        scores = [score for game in games for score in game["scores"].split()]
        assert any(int(score) < 0 for score in scores)


class TestWriting:
    def test_jobs_make_no_difference(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        for jobs in ("1", "2", "3"):
            tables(tmp_path / jobs, capsys, *COMPARED, "--games", "120", "--jobs", jobs)
        one = contents(tmp_path / "1")
        assert set(one) == set(TABLES)
        assert contents(tmp_path / "2") == one
        assert contents(tmp_path / "3") == one

    def test_blocks_are_kept_one_by_one_in_their_order(self) -> None:
        """Blocks finished early are held back, but no others."""
        kept: list[int] = []
        counted: list[int] = []
        batch = Batch(
            StudyPlan(study("random", "random"), blocks=120, jobs=3),
            lambda tally: counted.append(tally.blocks),
            keep=lambda block: kept.append(block.number),
            eager=True,
        )
        batch.run()
        assert kept == list(range(1, 121))
        assert len(counted) > 3

    def test_shards_have_their_own_games_and_merge_writes_the_measures(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        arguments = (*COMPARED, "--games", "20")
        tables(tmp_path / "whole", capsys, *arguments)
        parts = [str(tmp_path / f"{number}.part") for number in (1, 2)]
        for number, part in enumerate(parts, 1):
            tables(tmp_path / str(number), capsys, *arguments, "--shard", f"{number}/2", "--out", part)
        assert main(["merge", *parts, "--json", "--csv", str(tmp_path / "merged")]) == 0
        assert capsys.readouterr().err == (
            "cardtable merge: a part stores sums, not games: for tables of games, seats and decisions, "
            "run every shard with --csv\n"
        )
        whole = contents(tmp_path / "whole")
        assert contents(tmp_path / "merged") == {
            name: whole[name] for name in ("measures.csv", "trials.csv", "distributions.csv")
        }
        for name in ("games.csv", "seats.csv", "decisions.csv"):
            lines = [contents(tmp_path / number)[name].splitlines() for number in ("1", "2")]
            assert sorted(lines[0][1:] + lines[1][1:]) == sorted(whole[name].splitlines()[1:])

    def test_a_folder_that_holds_tables_is_refused(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        for name in TABLES:
            folder = tmp_path / name
            folder.mkdir()
            (folder / name).write_text("precious")
            assert main([*COMPARED, "--games", "2", "--csv", str(folder)]) == 2
            said = f"{folder}: the folder already contains tables ({name}); choose an empty one\n"
            assert capsys.readouterr() == ("", said)
            assert contents(folder) == {name: b"precious"}

    def test_a_table_of_others_that_came_to_lie_there_meanwhile_stays(self, tmp_path: Path) -> None:
        plan = StudyPlan(study(), 1, jobs=1)
        theirs = {"seats.csv": b"theirs", "measures.csv": b"theirs"}
        for name, data in theirs.items():
            (tmp_path / name).write_bytes(data)
        with pytest.raises(FileExistsError):
            GameTables(CSV, tmp_path, plan)
        with pytest.raises(BadInput, match="File exists"):
            write_findings(CSV, tmp_path, plan.study, findings(plan.study, Batch(plan).run()))
        assert contents(tmp_path) == theirs

    def test_one_that_is_none_is_refused(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (tmp_path / "file").touch()
        assert main([*COMPARED, "--games", "2", "--csv", str(tmp_path / "file")]) == 2
        assert capsys.readouterr() == ("", f"{tmp_path / 'file'}: File exists\n")

    @pytest.mark.skipif(os.name == "nt", reason="limits of POSIX")
    @pytest.mark.parametrize("jobs", ["1", "2"])
    @pytest.mark.parametrize("games", ["20", "600"])
    def test_a_full_disk_ends_it_in_a_sentence(self, games: str, jobs: str, tmp_path: Path) -> None:
        """A limit on files stands in for a full disk: it is met on closing the table, or during play."""
        done = on_full_disk([*COMPARED, "--games", games, "--jobs", jobs, "--csv", str(tmp_path)], 3000)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"cardtable compare: {tmp_path / 'decisions.csv'}: File too large\n"
        assert contents(tmp_path) == {}
