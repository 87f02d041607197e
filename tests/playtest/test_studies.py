"""Commands `compare`, `study` and `merge`: the same results by any way of playing, and the records behind them."""

from __future__ import annotations

import json
import pickle
import shlex
import threading
from collections.abc import Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from cardtable.cli import main
from cardtable.engine.games import GAMES
from cardtable.journal import replay
from cardtable.playtest import block_runner, findings
from cardtable.playtest.batch import Batch, Gone, play
from cardtable.playtest.block import Block
from cardtable.playtest.block_runner import BlockRunner, StudyPlan
from cardtable.playtest.estimates import Sums
from cardtable.playtest.findings import StudySnapshot
from cardtable.playtest.fitness import Fitness
from cardtable.playtest.match_runner import Cancelled
from cardtable.playtest.measures import MEASURES
from cardtable.playtest.plan_process import PlanProcess
from cardtable.playtest.rule_set_measures import RULE_SET_MEASURES
from cardtable.playtest.study import BASE, Goal, RuleSet, Study
from cardtable.playtest.study_tally import StudyTally
from cardtable.playtest.trials import LEVEL, probes
from cardtable.wording import Worded
from tests.programs import player
from tests.waiting import PATIENCE, comes_true

pytestmark = pytest.mark.slow

RANDOM = ("--seats", "random,random", "--set", "tie=carry", "--seed", "7")


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert main(list(arguments)) == status, capsys.readouterr().err
    return capsys.readouterr().out


def found(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> dict[str, Any]:
    """Return a command's results as JSON, without the time taken."""
    held: dict[str, Any] = json.loads(printed(capsys, *arguments, "--json", status=status))
    for each in held["rule_sets"]:
        assert each.pop("seconds") >= 0
    return held


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err.rstrip("\n")


class TestCompare:
    def test_the_json_holds_what_is_promised(self, capsys: pytest.CaptureFixture[str]) -> None:
        held = found(capsys, "compare", "war", *RANDOM, "--games", "31")
        assert {key: held[key] for key in ("game", "seats", "seed", "blocks")} == {
            "game": "war",
            "seats": ["random", "random"],
            "seed": 7,
            "blocks": 16,  # at least as many games as were asked for, in whole blocks
        }
        assert [(each["name"], each["rules"]) for each in held["rule_sets"]] == [
            ("base", {}),
            ("tie=carry", {"tie": "carry"}),
        ]
        for each in held["rule_sets"]:
            assert (each["games"], each["unfinished"], each["failed"], each["goals"]) == (32, 0, 0, [])
            assert list(each["measures"]) == [*MEASURES, *RULE_SET_MEASURES]
            for name in [*MEASURES, "luck"]:
                measure = each["measures"][name]
                assert measure["n"] == 32
                assert measure["low"] is None or measure["low"] <= measure["mean"] <= measure["high"]
            assert each["options"] == [{"move": "bid", "offered": 32 * 24, "chosen": 32 * 24}]
        (difference,) = held["differences"]
        assert (difference["from"], difference["to"], difference["pairs"]) == ("base", "tie=carry", 32)
        assert 0 < difference["winners_differ"] <= difference["differ"] <= 32
        means = [each["measures"]["margin"]["mean"] for each in held["rule_sets"]]
        assert difference["measures"]["margin"]["mean"] == pytest.approx(means[1] - means[0])
        assert list(difference["measures"]) == [*MEASURES, *RULE_SET_MEASURES]
        assert [each["rule_set"] for each in held["bots"]] == ["base", "tie=carry"]

    def test_its_command_gives_the_same_again(self, capsys: pytest.CaptureFixture[str]) -> None:
        held = found(capsys, "compare", "war", *RANDOM, "--games", "10", "--max-moves", "100")
        again = found(capsys, *shlex.split(held["command"])[1:])
        assert again == held

    def test_so_does_that_of_a_run_by_the_clock(self, capsys: pytest.CaptureFixture[str]) -> None:
        held = found(capsys, "compare", "war", "--seats", "random,random", "--set", "suit_size=5", "--seconds", "0.3")
        assert held["blocks"] > 0
        assert found(capsys, *shlex.split(held["command"])[1:]) == held

    @pytest.mark.parametrize("jobs", ["2", "3"])
    def test_jobs_make_no_difference(self, jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
        arguments = ("compare", "war", *RANDOM, "--games", "300")
        assert found(capsys, *arguments, "--jobs", jobs) == found(capsys, *arguments, "--jobs", "1")

    def test_what_cannot_change_is_said(self, capsys: pytest.CaptureFixture[str]) -> None:
        text = printed(capsys, "compare", "war", *RANDOM, "--games", "20")
        row = next(line for line in text.splitlines() if line.split()[:1] == ["rounds"] and "can't change" in line)
        assert row.split() == ["rounds", "13.0", "always", "0.0", "can't", "change"]
        assert text.splitlines()[-1] == f"  {found(capsys, 'compare', 'war', *RANDOM, '--games', '20')['command']}"

    def test_a_rule_that_changes_nothing_shows(self, capsys: pytest.CaptureFixture[str]) -> None:
        arguments = ("compare", "war", "--seats", "random,random", "--set", "losers_pay=true", "--games", "20")
        (difference,) = found(capsys, *arguments)["differences"]
        assert (difference["pairs"], difference["differ"]) == (20, 0)
        assert "No differences between the rule sets in 20 pairs of games." in printed(capsys, *arguments)

    @pytest.mark.parametrize(
        ("arguments", "what"),
        [
            ((), "cardtable compare: name at least one change with --set KEY=VALUE"),
            (("--set", "tie=discard"), "cardtable compare: nothing to compare: both sets of rules are the same"),
            (("--set", "tie=x"), 'cardtable compare: tie must be one of discard, carry, next_highest, not "x"'),
            (("--set", "tie=carry", "--shard", "1/2"), "cardtable compare: --shard needs --games and --out"),
            (
                ("--set", "tie=carry", "--shard", "3/2"),
                "cardtable compare: argument --shard: must be a whole number from 1 to",
            ),
            (
                ("--set", "tie=carry", "--seats", "human,club"),
                "cardtable compare: human players can only play in the app",
            ),
        ],
    )
    def test_bad_arguments(self, arguments: tuple[str, ...], what: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert refused(capsys, "compare", "war", *arguments).startswith(what)


class TestBlocks:
    def test_records_by_rule_set_block_and_rotation(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        folder = tmp_path / "records"
        seats = ("--seats", "random,beginner,random")
        found(capsys, "compare", "war", *seats, "--set", "tie=carry", "--games", "6", "--records", str(folder))
        names = {path.relative_to(folder).as_posix() for path in folder.rglob("*.cardtable")}
        assert names == {f"{a}/{block}-{k}.cardtable" for a in "ab" for block in (1, 2) for k in range(3)}
        for rotation in range(3):
            matches = [replay(folder / letter / f"2-{rotation}.cardtable") for letter in "ab"]
            assert [match.header.rules.changed() for match in matches] == [{}, {"tie": "carry"}]
            for match in matches:
                assert match.header.players.index("beginner") == (1 + rotation) % 3
                assert match.header.seed == matches[0].header.seed

    def test_all_games_of_a_block_are_dealt_alike_and_players_have_new_dice_in_each_rotation(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        found(capsys, "compare", "war", *RANDOM, "--games", "2", "--records", str(tmp_path / "records"))
        texts = [path.read_text().splitlines() for path in sorted(tmp_path.rglob("*.cardtable"))]
        assert len({lines[1] for lines in texts}) == 1
        ranks: list[dict[int, list[str]]] = [{0: [], 1: []} for _ in texts]
        for by_seat, lines in zip(ranks, texts, strict=True):
            for line in lines[2:-1]:
                move = json.loads(line)
                by_seat[move["seat"]].append(move["card"][:-1])
        one, other = ranks[:2]
        assert len(one[0]) == 13
        assert one[0] not in other.values()
        assert one[1] not in other.values()
        assert ranks[0] == ranks[2]  # the luck is common until something differs

    def test_ages_stay_with_the_seat(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        seats = ("--seats", "random,beginner,random", "--max-moves", "400")
        arguments = ("--set", "round_limit=2", "--games", "3", "--records", str(tmp_path))
        found(capsys, "compare", "losers", *seats, *arguments)
        headers = [json.loads(path.read_text().splitlines()[0]) for path in tmp_path.rglob("*.cardtable")]
        assert len(headers) == 6
        assert not any("youngest_first" in header for header in headers)

    def test_games_that_are_too_long_are_counted_beside(self, capsys: pytest.CaptureFixture[str]) -> None:
        arguments = ("--seats", "random,random", "--set", "suit_size=4", "--games", "10", "--max-moves", "10")
        held = found(capsys, "compare", "war", *arguments)
        assert [(each["games"], each["unfinished"]) for each in held["rule_sets"]] == [(10, 10), (10, 0)]
        assert held["rule_sets"][0]["measures"]["margin"] == {
            "n": 0,
            "mean": None,
            "low": None,
            "high": None,
            "certain": False,
        }
        assert held["differences"][0]["pairs"] == 0

    def test_a_program_that_fails_spoils_its_own_games_alone(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        name = player(tmp_path, "answer(first(message) if message['your_turn'] else {})")
        seats = ("--seat", name, "--seat", "random")
        held = found(capsys, "compare", "war", *seats, "--set", "tie=carry", "--games", "4", "--jobs", "1", status=1)
        assert [(each["games"], each["failed"]) for each in held["rule_sets"]] == [(4, 2), (4, 2)]
        assert held["problems"][0].startswith("base, block 1, rotation 0, line ")
        assert held["bots"][0]["fit"] is None


class TestShards:
    def test_all_parts_together_print_what_the_whole_would_have(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        arguments = ("compare", "war", *RANDOM, "--games", "50")
        parts = [str(tmp_path / f"{number}.part") for number in (1, 2, 3)]
        for number, part in enumerate(parts, 1):
            printed(capsys, *arguments, "--shard", f"{number}/3", "--out", part)
        assert found(capsys, "merge", *reversed(parts)) == found(capsys, *arguments)
        assert printed(capsys, "merge", *parts) == printed(capsys, *arguments)

    def test_so_they_do_with_what_one_game_alone_measures(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        arguments = ("compare", "miser", "--seats", "random,random,random", "--set", "pass_cost=2", "--seed", "7")
        parts = [str(tmp_path / f"{number}.part") for number in (1, 2)]
        for number, part in enumerate(parts, 1):
            printed(capsys, *arguments, "--games", "18", "--shard", f"{number}/2", "--out", part)
        whole = found(capsys, *arguments, "--games", "18")
        assert found(capsys, "merge", *parts) == whole
        base = whole["rule_sets"][0]["measures"]
        own = ["contracts_proposed", "contracts_made", "contracts_kept", "contracts_broken", "talk"]
        assert list(base) == [*MEASURES, *own, *RULE_SET_MEASURES]
        made, kept, broken = (base[name]["mean"] for name in own[1:4])
        assert kept < broken  # random players rarely play what was agreed
        assert made == pytest.approx(kept + broken)
        assert base["talk"]["mean"] == 0  # random players never speak

    def test_parts_that_do_not_belong_together_are_refused(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def part(name: str, shard: str, seed: str = "7") -> str:
            path = str(tmp_path / name)
            arguments = ("--seats", "random,random", "--set", "suit_size=3", "--games", "8", "--seed", seed)
            printed(capsys, "compare", "war", *arguments, "--shard", shard, "--out", path)
            return path

        first, second, other = part("1", "1/2"), part("2", "2/2"), part("3", "2/2", seed="8")
        assert refused(capsys, "merge", first) == "cardtable merge: part 2 of 2 is missing"
        assert refused(capsys, "merge", first, second, first).startswith(
            f"cardtable merge: {first} and {first} are the same part"
        )
        assert (
            refused(capsys, "merge", first, other)
            == f"cardtable merge: {other} and {first} are parts of different studies"
        )
        text = json.loads(Path(second).read_text())
        Path(other).write_text(json.dumps({**text, "engine": "0.0.1 abc"}))
        assert refused(capsys, "merge", first, other) == f"{other}: played by another version of Cardtable"
        for broken in ("", "[]", "{}", '{"format": 1}'):
            Path(other).write_text(broken)
            assert refused(capsys, "merge", first, other) == f"{other}: not a part of a study"
        Path(other).write_text(json.dumps({**text, "tally": {}}))
        assert refused(capsys, "merge", first, other) == f"{other}: the results in it are damaged"
        assert refused(capsys, "merge", str(tmp_path / "no")).endswith("No such file or directory")


TIES = (
    'game = "war"\nseats = ["beginner", "beginner"]\n[rules]\nsuit_size = 5\n[variants.carry]\ntie = "carry"\n'
    "[goals]\nrounds = { from = 5, to = 5 }\nshared = { to = 0.5 }\nmargin = { from = 500 }\n"
    "[sweep]\nace_value = [2, 3]\n"
)
"""Study file without a seed."""


class TestStudy:
    def test_a_file_is_carried_out(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = tmp_path / "ties.toml"
        path.write_text(f"seed = 7\n{TIES}")
        held = found(capsys, "study", str(path), "--games", "200")
        assert held["seed"] == 7
        assert [each["name"] for each in held["rule_sets"]] == ["base", "carry", "ace_value=2", "ace_value=3"]
        assert [each["to"] for each in held["differences"]] == ["carry", "ace_value=2", "ace_value=3"]
        goals = {goal["measure"]: goal["verdict"] for goal in held["rule_sets"][0]["goals"]}
        assert goals == {"rounds": "met", "shared": "met", "margin": "missed"}
        assert found(capsys, *shlex.split(held["command"])[1:]) == held

    def test_a_file_without_a_seed_keeps_the_one_it_was_played_with(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = tmp_path / "ties.toml"
        path.write_text(TIES)
        held = found(capsys, "study", str(path), "--games", "8")
        assert f"seed = {held['seed']}\n" in path.read_text()
        assert found(capsys, *shlex.split(held["command"])[1:]) == held

    def test_what_plays_the_same_games_as_another_is_left_out_and_that_is_said(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = tmp_path / "kings.toml"
        text = 'game = "war"\nseed = 7\nseats = ["random", "random"]\n[rules]\nsuit_size = 5\n'
        path.write_text(f"{text}[sweep]\nking_value = [9]\nace_value = [2]\n")
        assert main(["study", str(path), "--games", "2", "--json"]) == 0
        captured = capsys.readouterr()
        assert [each["name"] for each in json.loads(captured.out)["rule_sets"]] == ["base", "ace_value=2"]
        assert captured.err == "Left out because another plays the same games: 1 rule set.\n"

    def test_all_that_is_wrong_with_it_is_said(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = tmp_path / "wrong.toml"
        path.write_text('game = "war"\nseats = ["random", "random"]\n[goals]\nfun = 3\n[rules]\ntie = 3\n')
        lines = refused(capsys, "study", str(path)).splitlines()
        assert lines[0].startswith(f"{path}:4: unknown measure 'fun'; ")
        assert lines[1] == f"{path}:6: tie must be one of discard, carry, next_highest, not 3"
        assert refused(capsys, "study") == "cardtable study: name a study file, or use --new GAME to create one"

    @pytest.mark.parametrize(
        ("player", "what"),
        [
            ("novice", "unknown player 'novice'; choose from random"),
            ("human", "human players can only play in the app"),
            ("exec:./no-such-bot", "there is no program './no-such-bot'"),
        ],
    )
    def test_who_can_not_play_is_told_at_the_line_of_the_seats(
        self, player: str, what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = tmp_path / "study.toml"
        path.write_text(f'game = "war"\n# who plays\nseats = ["club", "{player}"]\n')
        assert refused(capsys, "study", str(path)).startswith(f"{path}:3: {what}")

    def test_a_new_one_is_printed(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = tmp_path / "new.toml"
        path.write_text(printed(capsys, "study", "--new", "war"))
        path.write_text(path.read_text().replace('"club"', '"random"'))
        assert found(capsys, "study", str(path), "--games", "2")["blocks"] == 1


def study(*players: str, goals: tuple[Goal, ...] = ()) -> Study:
    """Return a study of Bidding War with kings worth 30, without any results."""
    from cardtable.games.war.rules import WarRules

    sets = (RuleSet(BASE, WarRules()), RuleSet("kings", WarRules(king_value=30)))
    return Study("war", players or ("club", "club"), sets, 7, goals)


def tried(asked: Study, level: Sums) -> dict[str, Sums]:
    """Return trials with `level` as that against the level below, and every trial of an idea lost."""
    return {LEVEL: level} | {trial.name: wins(*[1.0] * 20, *[0.0] * 30) for trial in probes(asked)}


def wins(*results: float) -> Sums:
    sums = Sums()
    for result in results:
        sums.add([result])
    return sums


@pytest.mark.parametrize("game", list(GAMES))
def test_two_stretches_together_are_the_whole(game: str) -> None:
    rules = GAMES[game].rules
    players = ("beginner",) * GAMES[game].fewest_seats
    short = {"war": {"suit_size": 4}, "losers": {"round_limit": 1}, "mentalist": {"turn_limit": 4}}
    base = RuleSet(BASE, rules.made(short.get(game, {"turn_limit": 4})))
    asked = Study(game, players, (base,), 7)
    whole = StudyPlan(asked, blocks=4)
    counted = []
    for plan in (whole, whole._replace(blocks=2), whole._replace(played=2)):
        counted.append(Batch(plan).run())
    assert timeless(counted[1].merged(counted[2])) == timeless(counted[0])


def timeless(tally: StudyTally) -> dict[str, Any]:
    """Return a tally as an object, without the time taken."""
    held = tally.written()
    for each in held["rule_sets"]:
        del each["seconds"]
    return held


class Unstopped:
    """Base class of helpers that go on until their work is done."""

    def interrupt(self) -> None:
        """Do nothing."""

    def dismiss(self) -> None:
        """Do nothing."""

    def end(self) -> None:
        """Do nothing."""


def test_nobody_waits_for_a_helper_that_has_not_come_yet() -> None:
    base = RuleSet(BASE, GAMES["war"].rules.made({"suit_size": 4}))
    plan = StudyPlan(Study("war", ("random", "random"), (base,), 7), blocks=40, jobs=2)
    come = threading.Event()

    class Late(Unstopped):
        """Helper that joins late."""

        portion = 0.0

        def __init__(self) -> None:
            self.did: list[int] = []
            self._runner = plan.runner()

        def come(self) -> None:
            assert come.wait(PATIENCE)

        def do(self, numbers: Sequence[int]) -> list[Any]:
            self.did += numbers
            return play(self._runner, numbers)

    late = Late()

    def progress(tally: StudyTally) -> None:
        if tally.blocks >= 5:
            come.set()

    tally = Batch(plan, progress, cluster=lambda work, left: [late]).run()
    assert tally.blocks == 40
    assert min(late.did, default=41) > 5


def test_what_was_given_to_somebody_who_is_gone_is_played_by_others() -> None:
    base = RuleSet(BASE, GAMES["war"].rules.made({"suit_size": 4}))
    plan = StudyPlan(Study("war", ("random", "random"), (base,), 7), blocks=40)

    class Leaving(Unstopped):
        """Helper that plays once, and is gone when asked again."""

        portion = 60.0

        def __init__(self) -> None:
            self.given: list[int] = []
            self._runner = plan.runner()

        def come(self) -> None:
            """Do nothing: the helper is there at once."""

        def do(self, numbers: Sequence[int]) -> list[Any]:
            if self.given:
                self.given += numbers
                raise Gone
            self.given += numbers
            return play(self._runner, numbers)

    class Late(BlockRunner):
        """Runner that waits until the helper has gone."""

        def play(self, piece: int) -> Block:
            assert comes_true(lambda: any(batch._returned or len(one.given) > 1 for one in leaving))
            return super().play(piece)

    leaving = [Leaving()]
    batch = Batch(plan, cluster=lambda work, left: leaving)
    batch.runner = Late(plan)
    assert timeless(batch.run()) == timeless(Batch(plan).run())
    assert len(leaving[0].given) > 1


@pytest.mark.parametrize(("punctual", "blocks"), [(False, 4), (True, 3)])
def test_no_block_is_begun_that_would_not_be_done_in_time(
    punctual: bool, blocks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Clock:
        """Clock that only a runner moves on."""

        now = 100.0

        def perf_counter(self) -> float:
            return self.now

    class Three(BlockRunner):
        """Runner that takes three seconds for each block."""

        def play(self, piece: int) -> Block:
            clock.now += 3.0
            return super().play(piece)

    clock = Clock()
    monkeypatch.setattr("cardtable.playtest.batch.time", clock)
    base = RuleSet(BASE, GAMES["war"].rules.made({"suit_size": 4}))
    plan = StudyPlan(Study("war", ("random", "random"), (base,), 7), blocks=40, seconds=10.0)
    batch = Batch(plan, punctual=punctual)
    batch.runner = Three(plan)
    assert batch.run().blocks == blocks


def test_who_is_stopped_counts_no_block_beyond_one_that_is_missing(tmp_path: Path) -> None:
    """The command for repeating the run gives this number of blocks, and continuing it starts after them."""
    base = RuleSet(BASE, GAMES["war"].rules.made({"suit_size": 4}))
    (tmp_path / "a").mkdir()
    plan = StudyPlan(Study("war", ("random", "random"), (base,), 7), blocks=40, jobs=2, records=tmp_path)
    did: SimpleQueue[int] = SimpleQueue()

    class Quick(Unstopped):
        """Helper that plays while the runner is at its second block."""

        portion = 0.0

        def __init__(self) -> None:
            self._runner = plan.runner()

        def come(self) -> None:
            assert second.wait(PATIENCE)

        def do(self, numbers: Sequence[int]) -> list[Any]:
            done = play(self._runner, numbers)
            for _ in done:
                did.put(1)
            return done

    class Slow(BlockRunner):
        """Runner that is stopped in its second block."""

        def play(self, piece: int) -> Block:
            if first:
                second.set()
                for _ in range(3):
                    did.get(timeout=PATIENCE)
                batch.stop()
                raise Cancelled
            first.append(piece)
            return super().play(piece)

    first: list[int] = []
    second = threading.Event()
    batch = Batch(plan, cluster=lambda work, left: [Quick()])
    batch.runner = Slow(plan)
    tally = batch.run()
    again = Batch(plan._replace(blocks=tally.blocks, jobs=1, records=None)).run()
    assert timeless(tally) == timeless(again)
    assert len(list((tmp_path / "a").iterdir())) == 2 * tally.blocks


class TestGlimpse:
    """Glimpse of a first block before it is finished."""

    SETS = tuple([RuleSet(f"{size}", GAMES["war"].rules.made({"suit_size": size})) for size in (4, 5)])
    PLAN = StudyPlan(Study("war", ("random",) * 3, SETS, 7, (Goal("margin", 0, 100),)), blocks=3)

    def test_it_is_the_first_rotation_and_the_block_stays_as_it_is(self) -> None:
        runner = self.PLAN.runner()
        begun: list[Block] = []
        runner.begun = begun.append
        blocks = [runner.play(piece) for piece in (1, 2)]
        (glimpse,) = begun
        assert [list(row) for row in glimpse.games] == [list(row[:1]) for row in blocks[0].games]
        assert [list(row) for row in glimpse.pairs] == [list(row[:1]) for row in blocks[0].pairs]
        counted = self.PLAN.tally()
        for block in blocks:
            counted.add(block)
        assert timeless(counted) == timeless(Batch(self.PLAN._replace(blocks=2)).run())

    def test_it_gives_means_alone_and_nothing_to_go_on_with(self) -> None:
        runner = self.PLAN.runner()
        told: list[StudySnapshot] = []
        runner.begun = lambda begun: told.append(self.PLAN.glimpse(begun, 0.5))
        runner.play(1)
        (standing,) = told
        assert (standing.blocks, standing.games, standing.tally.games, standing.over) == (0, 2, 0, False)
        found = standing.findings
        assert found.differences[0].pairs == 1
        assert found.rule_sets[1].measures["margin"].mean is not None
        numbers = [each.measures for each in found.rule_sets] + [each.measures for each in found.differences]
        assert all(one.bounds is None for measures in numbers for one in measures.values() if not one.certain)
        assert found.rule_sets[0].fitness == Fitness(None, "")

    def test_it_is_told_first_where_nothing_is_known(self) -> None:
        told: SimpleQueue[StudySnapshot | str] = SimpleQueue()
        process = PlanProcess()
        process.play(self.PLAN, told.put)
        try:
            first, *_ = heard = [told.get(timeout=PATIENCE)]
            while isinstance(heard[-1], StudySnapshot) and not heard[-1].over:
                heard.append(told.get(timeout=PATIENCE))
        finally:
            process.end()
        last = heard[-1]
        assert isinstance(first, StudySnapshot)
        assert isinstance(last, StudySnapshot)
        assert (first.blocks, first.games) == (0, 2)
        assert (last.blocks, last.games) == (3, 18)

    def test_who_is_stopped_in_the_first_block_keeps_what_was_seen_of_it(self) -> None:
        told: SimpleQueue[StudySnapshot | str] = SimpleQueue()
        players = ("expert",) * 7  # seven rotations of experts take seconds
        process = PlanProcess()
        process.play(StudyPlan(self.PLAN.study._replace(players=players), blocks=1), told.put)
        try:
            first = told.get(timeout=PATIENCE)
            process.stop()
            last = told.get(timeout=PATIENCE)
        finally:
            process.end()
        assert isinstance(first, StudySnapshot)
        assert isinstance(last, StudySnapshot)
        assert (first.blocks, first.games, first.over) == (0, 2, False)
        assert (last.blocks, last.games, last.over, last.seconds) == (0, 2, True, first.seconds)

    def test_that_its_process_was_killed_is_told_in_words_that_can_be_translated(self) -> None:
        told: SimpleQueue[StudySnapshot | str] = SimpleQueue()
        process = PlanProcess()
        process.play(self.PLAN, told.put)
        try:
            process.process.kill()
            while isinstance(last := told.get(timeout=PATIENCE), StudySnapshot):
                pass
        finally:
            process.end()
        assert last == "the process that played the games has ended"
        assert isinstance(last, Worded)

    def test_who_goes_on_with_more_is_told_of_whole_blocks(self) -> None:
        told: SimpleQueue[StudySnapshot | str] = SimpleQueue()
        process = PlanProcess()
        process.play(self.PLAN, told.put, Batch(self.PLAN._replace(blocks=2)).run())
        try:
            first = told.get(timeout=PATIENCE)
        finally:
            process.end()
        assert isinstance(first, StudySnapshot)
        assert first.blocks >= 2


def test_some_rule_sets_of_a_study_are_as_if_no_others_had_been_played() -> None:
    base, *others = [RuleSet(f"{size}", GAMES["war"].rules.made({"suit_size": size})) for size in (4, 5, 6)]
    asked = Study("war", ("beginner", "beginner"), (base, *others), 7)
    fewer = asked._replace(rule_sets=(base, others[1]))
    whole, some = (Batch(StudyPlan(study, blocks=4)).run() for study in (asked, fewer))
    before = timeless(whole)
    assert timeless(whole.only([0, 2])) == timeless(some)
    assert timeless(whole) == before


class TestCatchingUp:
    """Rule sets added to a study of which some games are known."""

    SETS = tuple([RuleSet(f"{size}", GAMES["war"].rules.made({"suit_size": size})) for size in (4, 5, 6, 7)])
    ASKED = Study("war", ("beginner", "beginner"), SETS, 7, also=("course",))
    PLAN = StudyPlan(ASKED, blocks=14)

    def known(self, blocks: int, *numbers: int) -> StudyTally:
        """Return the tally of a study with only some of its rule sets."""
        sets = tuple([self.SETS[number] for number in numbers])
        return Batch(StudyPlan(self.ASKED._replace(rule_sets=sets), blocks)).run()

    def test_all_is_as_if_they_had_been_there_from_the_start(self) -> None:
        whole = Batch(self.PLAN).run()
        for before, places in (((0, 1), [0, 1, None, None]), ((0, 3, 1), [0, 2, None, 1])):
            tally = self.known(11, *before).only(places)
            assert not tally.level
            self.PLAN.carry_on(tally, lambda work: Batch(work).run())
            assert json.dumps(timeless(tally)) == json.dumps(timeless(whole))

    def test_those_that_were_there_are_not_played_again(self) -> None:
        played: list[StudyPlan] = []

        def play(work: StudyPlan) -> StudyTally:
            played.append(work)
            return Batch(work).run()

        tally = self.known(3, 0, 1, 2).only([0, 1, 2, None])
        self.PLAN._replace(blocks=5).carry_on(tally, play)
        assert [(work.played, work.blocks, work.playing, work.pairing) for work in played] == [
            (0, 3, (0, 3), True),
            (3, 5, None, False),
        ]

    def test_who_is_stopped_on_the_way_goes_on_from_there(self) -> None:
        tally = self.known(4, 0, 1).only([0, 1, None, None])
        self.PLAN.carry_on(tally, lambda work: Batch(work._replace(blocks=2)).run())  # stop after two blocks
        assert [each.games for each in tally.rule_sets] == [8, 8, 4, 4]
        whole = Batch(self.PLAN).run()
        self.PLAN.carry_on(tally, lambda work: Batch(work).run())
        assert timeless(tally) == timeless(whole)

    def test_time_is_common_to_all_of_it(self) -> None:
        left: list[float | None] = []

        def play(work: StudyPlan) -> StudyTally:
            left.append(work.seconds)
            return Batch(work._replace(seconds=None)).run()

        tally = self.known(2, 0, 1).only([0, 1, None, None])
        self.PLAN._replace(blocks=3, seconds=60.0).carry_on(tally, play)
        assert len(left) == 2
        assert left[0] is not None
        assert left[1] is not None
        assert left[1] < left[0] <= 60.0


@pytest.mark.parametrize("game", GAMES)
def test_what_was_counted_travels_between_processes(game: str) -> None:
    asked = Study(game, ("random",) * GAMES[game].fewest_seats, (RuleSet(BASE, GAMES[game].rules()),), 7)
    tally = StudyPlan(asked, 1).tally()
    assert pickle.loads(pickle.dumps(tally)).merged(tally).written() == tally.merged(tally).written()


class TestFitness:
    def fitness(self, tally: StudyTally, number: int = 1, asked: Study | None = None) -> Fitness:
        return findings.findings(asked or study(), tally).rule_sets[number].fitness

    def tally(self, level: Sums, looked: int = 40, chosen: int = 12) -> StudyTally:
        tally = StudyTally(2)
        for each in tally.rule_sets:
            each.trials = tried(study(), level)
        difference = tally.differences[0]
        difference.pairs = 100
        difference.differ = difference.looked = looked
        difference.chosen = chosen
        return tally

    def test_players_who_beat_the_level_below_and_know_the_rule_are_fit(self) -> None:
        assert self.fitness(self.tally(wins(*[1.0] * 80, *[0.0] * 20))).fit is True

    def test_those_who_no_longer_beat_it_are_not(self) -> None:
        fitness = self.fitness(self.tally(wins(*[1.0] * 60, *[0.0] * 60)))
        assert fitness.fit is False
        assert fitness.why == (
            "After 120 games, the club player has won 50 in 100 [35 65] against beginner players; "
            "a fair share would be 50."
        )

    def test_after_few_games_that_is_not_yet_known(self) -> None:
        assert self.fitness(self.tally(wins(1.0, 0.0))).fit is None
        assert self.fitness(self.tally(wins(1.0))).why.startswith("After 1 game, the club player has won 100 in 100")

    def test_those_who_never_choose_otherwise_do_not_know_the_rule(self) -> None:
        level = wins(*[1.0] * 80, *[0.0] * 20)
        fitness = self.fitness(self.tally(level, looked=40, chosen=0))
        assert fitness.fit is False
        assert fitness.why.startswith("In 40 games that differed, no player chose differently because of the rules")
        assert self.fitness(self.tally(level, looked=5, chosen=0)).fit is None
        assert self.fitness(self.tally(level, looked=0, chosen=0)).fit is None

    @pytest.mark.parametrize("rules", [{"suit_size": 5}, {"prizes": "own_cards"}])
    def test_rules_that_change_the_deal_tell_nothing_of_who_knows_them(self, rules: dict[str, object]) -> None:
        sets = [RuleSet(name, GAMES["war"].rules.made(held)) for name, held in ((BASE, {}), ("other", rules))]
        asked = Study("war", ("beginner", "beginner"), tuple(sets), 7)
        difference = Batch(StudyPlan(asked, 3)).run().differences[0]
        assert (difference.differ, difference.looked) == (6, 0)

    def test_the_base_is_known_to_all(self) -> None:
        assert self.fitness(self.tally(wins(*[1.0] * 80), looked=40, chosen=0), number=0).fit is True

    @pytest.mark.parametrize(
        ("rules", "players", "fit"),
        [({}, 2, True), ({"variant": "advanced"}, 2, None), ({"turn_limit": 9}, 2, None), ({}, 3, None)],
    )
    def test_who_knows_the_solution_is_fit_to_judge_the_game_that_is_solved(
        self, rules: dict[str, object], players: int, fit: bool | None
    ) -> None:
        """No player can win from perfect ones, so they need not win from others."""
        base = RuleSet(BASE, GAMES["mentalist"].rules.made(rules))
        asked = Study("mentalist", ("perfect", *["reader"] * (players - 1)), (base,), 7)
        tally = StudyTally(1)
        tally.rule_sets[0].trials[LEVEL] = wins(*[1.0] * 20, *[0.0] * 20)
        found = self.fitness(tally, 0, asked)
        assert found.fit is fit
        assert ("knows the solution" in found.why) is bool(fit)

    def test_random_players_and_programs_are_no_judges(self) -> None:
        assert self.fitness(StudyTally(2), asked=study("random", "random")).fit is None
        assert self.fitness(StudyTally(2), asked=study("exec:./a", "exec:./b")).fit is None

    @pytest.mark.parametrize(
        ("players", "looked", "chosen", "verdict", "why"),
        [
            ((), 40, 12, "met", "The mean is between 13 and 13: inside the goal of 5 to 20."),
            ((), 40, 0, "not yet known", "These players aren't fit to judge these rules. In 40 games that differed"),
            (
                (),
                5,
                0,
                "not yet known",
                "It isn't known yet whether these players are fit to judge these rules. In 5",
            ),
            (
                ("random", "random"),
                40,
                12,
                "not yet known",
                "It isn't known yet whether these players are fit to judge these rules. These players move at random",
            ),
        ],
    )
    def test_a_verdict_of_players_who_are_not_known_to_be_fit_is_withheld(
        self, players: tuple[str, ...], looked: int, chosen: int, verdict: str, why: str
    ) -> None:
        tally = self.tally(wins(*[1.0] * 80), looked, chosen)
        for each in tally.rule_sets:
            for sums in each.measures.values():
                sums.add([13.0])
        (judged,) = findings.findings(study(*players, goals=(Goal("rounds", 5, 20),)), tally).rule_sets[1].verdicts
        assert judged.verdict == verdict
        assert judged.why.startswith(why)

    def test_a_rule_that_nobody_reads_is_found_in_play(self) -> None:
        """Random players don't read rules, so the first difference is never in their choice."""
        runner = BlockRunner(StudyPlan(study("random", "random"), blocks=5))
        pairs = [pair for number in range(1, 6) for pair in runner.play(number).pairs[0]]
        runner.close()
        differing = [pair for pair in pairs if pair is not None and pair.differ]  # in the others no seat won a king
        assert len(differing) > 5
        assert not any(pair.chosen for pair in differing)

    def test_one_that_players_read_is_found_too(self) -> None:
        runner = BlockRunner(StudyPlan(study(), blocks=1))
        pairs = runner.play(1).pairs[0]
        runner.close()
        assert any(pair is not None and pair.chosen for pair in pairs)

    def test_beyond_some_blocks_nobody_looks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(block_runner, "LOOKED_INTO", 1)
        runner = BlockRunner(StudyPlan(study("beginner", "beginner"), blocks=2))
        played = [runner.play(number) for number in (1, 2)]
        runner.close()
        assert [bool(block.trials[0]) for block in played] == [True, False]
        assert {pair.chosen for pair in played[1].pairs[0] if pair} == {None}
