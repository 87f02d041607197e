"""Sweeps: the best of many rule sets is found with fewer games, and told in the same words everywhere."""

from __future__ import annotations

import json
import shlex
import threading
from contextlib import redirect_stdout
from html import escape
from io import StringIO
from math import inf
from multiprocessing import Pipe
from pathlib import Path
from typing import Any

import pytest

from cardtable.cli import main
from cardtable.errors import BadInput
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.games.war.rules import WarRules
from cardtable.playtest import plan_process
from cardtable.playtest.batch import Batch
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.confidence import Interval
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import MET, MISSED, NOT_YET_KNOWN, Differences, Findings, RuleSetFindings, Verdict
from cardtable.playtest.fitness import Fitness
from cardtable.playtest.histogram import OddGames
from cardtable.playtest.ranking import clearly_worse, ranking
from cardtable.playtest.rule_effects import goals_verdict, one_at_a_time, two_rules
from cardtable.playtest.rule_set_measures import measures_of
from cardtable.playtest.study import BASE, Claim, Evidence, Goal, RuleSet, Study, Wish, combined, each_alone, sweep_sets
from cardtable.playtest.study_file import read_study, written_study
from cardtable.playtest.study_part import Part, written_part
from cardtable.playtest.study_tally import StudyTally
from cardtable.playtest.successive_halving import FINALISTS, Confirmation, Halving, SweepPlan
from cardtable.playtest.sweep_text import found_words, sweep_told
from tests.playtest.test_studies import timeless, tried, wins
from tests.waiting import comes_true
from tools.halving import Planted, runs

pytestmark = pytest.mark.slow

SWEEP = """
game = "war"
seats = ["beginner", "beginner"]
seed = 7
[rules]
tie = "carry"
[goals]
margin = { to = 12 }
[sweep]
king_value = [3, 5, 7, 9, 11, 15]
jack_value = [3, 5, 7, 9, 13]
"""
SEARCH = SWEEP.replace("[sweep]", '[sweep]\nlower = "margin"')
"""Sweep for the best rule set, which drops weak ones; one for a goal alone plays on with all."""
GOAL = Goal("margin", 10.0, 20.0)


def found(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Return a command's results as JSON, without the time taken."""
    assert main([*arguments, "--json"]) == 0, capsys.readouterr().err
    held: dict[str, Any] = json.loads(capsys.readouterr().out)
    for each in held["rule_sets"]:
        del each["seconds"]
    return held


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 2
    return capsys.readouterr().err.rstrip("\n")


@pytest.fixture
def sweep(tmp_path: Path) -> str:
    path = tmp_path / "sweep.toml"
    path.write_text(SWEEP)
    return str(path)


@pytest.fixture(scope="module")
def halved(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Results of a search with 64 games for each rule set that stays, the weaker half dropping out after 16.

    It is played once for all tests that read it.
    """
    path = tmp_path_factory.mktemp("sweep") / "sweep.toml"
    path.write_text(SEARCH)
    with redirect_stdout(StringIO()) as out:
        assert main(["study", str(path), "--games", "64", "--halve", "16", "--json"]) == 0
    held: dict[str, Any] = json.loads(out.getvalue())
    return held


class TestHalving:
    def test_a_planted_optimum_is_found_with_less_than_half_of_the_full_grid_s_games(self) -> None:
        done = runs(8, rule_sets=17, blocks=320, first=40)
        assert done.found == 1.0
        assert done.games < 0.5

    def test_the_weaker_half_drops_out_and_is_marked_so(self, halved: dict[str, Any]) -> None:
        games = {each["name"]: each["games"] for each in halved["rule_sets"]}
        dropped = {place["rule_set"]: place["dropped_after"] for place in halved["ranking"]}
        assert sorted(games.values()) == [16] * 5 + [32] * 2 + [64] * (FINALISTS + 1)
        assert {name: 2 * blocks if blocks else 64 for name, blocks in dropped.items()} == games
        assert dropped[BASE] is None
        places = [place["dropped_after"] for place in halved["ranking"]]
        assert places == [None] * (FINALISTS + 1) + [16] * 2 + [8] * 5

    def test_for_a_goal_the_games_go_to_its_border_and_none_is_eliminated(self) -> None:
        planted = Planted(17, 8, seed=1, goal=True)
        halving = Halving(StudyPlan(planted.study, 320), 40)
        assert halving.run(planted.play)
        verdicts = [each.verdicts[0].verdict for each in halving.findings.rule_sets]
        games = [each.games for each in halving.tally.rule_sets]
        border = [number for number, one in enumerate(planted.meets) if one is not planted.meets[number - 1]]
        beside = {*border, *[number - 1 for number in border]}
        assert {games[number] for number in beside} == {320}
        far = [number for number in range(1, 17) if number not in beside]
        assert max(games[number] for number in far) < 320
        assert {verdicts[number] for number in far if planted.meets[number]} == {MET}
        assert {verdicts[number] for number in far if not planted.meets[number]} == {MISSED}
        places = halving.places(halving.findings)
        assert {place.dropped for place in places} == {None}
        assert places[0].proven == 1

    def test_a_search_for_a_goal_goes_on_where_it_was_stopped(self) -> None:
        planted = Planted(17, 8, seed=1, goal=True)
        planted.study = planted.study._replace(players=("random",))  # it draws one game a block
        whole, part = (Halving(StudyPlan(planted.study, blocks), 40) for blocks in (160, 100))
        for one in (whole, part):
            assert one.run(planted.play)
        again = Halving.behind(StudyPlan(planted.study, 160), 40, part.tally)
        assert again.playing == part.playing
        assert again.run(planted.play)
        assert [each.games for each in again.tally.rule_sets] == [each.games for each in whole.tally.rule_sets]

    def test_the_best_one_is_played_again_with_other_deals(self, halved: dict[str, Any]) -> None:
        confirmed = halved["confirmed"]
        assert confirmed["rule_set"] == halved["ranking"][0]["rule_set"]
        assert confirmed["games"] == 64
        searched = next(each for each in halved["rule_sets"] if each["name"] == confirmed["rule_set"])
        assert confirmed["measures"]["margin"]["mean"] != searched["measures"]["margin"]["mean"]

    def test_a_part_keeps_what_was_confirmed(
        self, halved: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """The app keeps sweeps like this: merging gives the results of the sweep."""
        sweep = SweepPlan(StudyPlan(read_study(SEARCH.encode()).study, blocks=32), 8)
        found_so_far = sweep.tally()
        sweep.carry_on(found_so_far, lambda plan: Batch(plan).run())
        path = tmp_path / "results.part"
        part = Part(sweep.plan.study, halved["command"], 1, 1, 32, found_so_far.tally, found_so_far.again)
        path.write_bytes(written_part(part))
        assert found(capsys, "merge", str(path)) == {
            **halved,
            "rule_sets": [{key: each[key] for key in each if key != "seconds"} for each in halved["rule_sets"]],
        }
        page = tmp_path / "page.html"
        assert main(["merge", str(path), "--report", str(page)]) == 0
        (told,) = [line for line in capsys.readouterr().out.splitlines() if "games with new deals" in line]
        assert escape(told) in page.read_text(encoding="utf-8")

    def test_the_same_best_one_plays_on_behind_what_it_has_confirmed(self) -> None:
        study = read_study(SWEEP.encode()).study._replace(seed=3)
        whole = SweepPlan(StudyPlan(study, blocks=12), 4)
        first = SweepPlan(StudyPlan(study, blocks=8), 4)
        at_once, known = whole.tally(), first.tally()
        whole.carry_on(at_once, lambda plan: Batch(plan).run())
        first.carry_on(known, lambda plan: Batch(plan).run())
        assert known.again
        assert known.again.tally.blocks == 8
        played: list[tuple[int, int]] = []

        def play(plan: StudyPlan) -> StudyTally:
            played.append((plan.played, plan.blocks))
            return Batch(plan).run()

        later = whole.knowing(first.standing(known, 1.0))
        whole.carry_on(later, play)
        assert at_once.again
        assert later.again
        assert (later.again.number, timeless(later.again.tally)) == (
            at_once.again.number,
            timeless(at_once.again.tally),
        )
        assert timeless(later.tally) == timeless(at_once.tally)
        assert played == [(8, 12), (8, 12)] if known.again.number == at_once.again.number else [(8, 12), (0, 12)]

    def test_jobs_make_no_difference_nor_does_the_clock(self, sweep: str, capsys: pytest.CaptureFixture[str]) -> None:
        held = found(capsys, "study", sweep, "--games", "32", "--halve", "16", "--jobs", "2")
        assert found(capsys, *shlex.split(held["command"])[1:], "--jobs", "1") == held
        timed = found(capsys, "study", sweep, "--seconds", "0.2", "--halve", "4", "--jobs", "1")
        assert found(capsys, *shlex.split(timed["command"])[1:]) == timed

    def test_records_and_tables_hold_what_was_searched(
        self, sweep: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        folders = ("--records", str(tmp_path / "records"), "--csv", str(tmp_path / "tables"))
        held = found(capsys, "study", sweep, "--games", "32", "--halve", "16", *folders)
        games = [each["games"] for each in held["rule_sets"]]
        letters = sorted(path.name for path in (tmp_path / "records").iterdir())
        assert [len(list((tmp_path / "records" / letter).iterdir())) for letter in letters] == games
        assert len((tmp_path / "tables" / "games.csv").read_text().splitlines()) == 1 + sum(games)

    def test_without_it_all_play_as_many_and_shards_rank_them_alike(
        self, sweep: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        whole = found(capsys, "study", sweep, "--games", "20")
        assert {each["games"] for each in whole["rule_sets"]} == {20}
        assert "confirmed" not in whole
        parts = [str(tmp_path / f"{number}.part") for number in (1, 2)]
        for number, part in enumerate(parts, 1):
            found(capsys, "study", sweep, "--games", "20", "--shard", f"{number}/2", "--out", part)
        assert found(capsys, "merge", *parts) == whole

    def test_stopped_between_two_batches_it_begins_no_other(self) -> None:
        ours, theirs = Pipe()
        plan = StudyPlan(read_study(SWEEP.encode()).study, blocks=32)
        serving = plan_process._Serving(theirs, SweepPlan(plan, 4), None)
        orders = threading.Thread(target=serving._obey)
        orders.start()
        ours.send("stop")
        assert comes_true(lambda: serving._stopped)
        serving._play()
        standing = ours.recv()
        assert (standing.blocks, standing.confirmed, standing.over) == (0, None, True)
        ours.close()
        orders.join()
        theirs.close()

    def test_first_games_are_told_before_a_block_is_whole_and_prove_nothing(self) -> None:
        ours, theirs = Pipe()
        study = read_study(SWEEP.encode()).study
        serving = plan_process._Serving(theirs, SweepPlan(StudyPlan(study, blocks=2), 1), None)
        playing = threading.Thread(target=serving._play)
        playing.start()
        heard = [ours.recv()]
        while not heard[-1].over:
            heard.append(ours.recv())
        playing.join()
        first, second, *_ = heard
        sets = len(study.rule_sets)
        assert (first.blocks, first.games, first.playing, first.tally.games) == (0, sets, sets, 0)
        assert {each.verdicts[0].verdict for each in first.findings.rule_sets} == {NOT_YET_KNOWN}
        assert {place.number for place in first.places} == set(range(sets))
        assert second.blocks > 0
        ours.close()
        theirs.close()

    def test_what_it_does_not_go_with_is_refused(
        self, sweep: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        part = str(tmp_path / "1.part")
        assert refused(capsys, "study", sweep, "--games", "20", "--halve", "--out", part) == (
            "cardtable study: --halve plays all rule sets in one go and can't be used with --out"
        )
        Path(sweep).write_text(SWEEP.replace("[goals]\nmargin = { to = 12 }\n", ""))
        assert refused(capsys, "study", sweep, "--halve") == (
            "cardtable study: --halve needs goals, or a measure to raise or lower"
        )


class TestWish:
    @pytest.mark.parametrize(("key", "larger"), [("raise", True), ("lower", False)])
    def test_a_measure_to_raise_or_to_lower(self, key: str, larger: bool) -> None:
        study = read_study(SWEEP.replace("[sweep]", f'[sweep]\n{key} = "lead_changes"').encode()).study
        assert study.wish == Wish("lead_changes", larger)
        assert read_study(written_study(study).encode()).study == study

    @pytest.mark.parametrize(
        ("lines", "fault"),
        [
            ('raise = "fun"', 'raise must be a measure, not "fun"; choose from decisions, '),
            ("raise = [1]", "raise must be a measure, not [1]; choose from decisions, "),
            ('raise = "held"\nlower = "out"', "a sweep may have only one measure to raise or to lower"),
        ],
    )
    def test_what_is_wrong_with_one_is_said(self, lines: str, fault: str) -> None:
        with pytest.raises(BadInput) as wrong:
            read_study(SWEEP.replace("[sweep]", f"[sweep]\n{lines}").encode())
        (told,) = wrong.value.faults
        assert told.what.startswith(fault)
        assert told.line >= 10


# --- what is made of findings ----------------------------------------------------------------------------------------


def study(*rules: WarRules, wish: Wish | None = None, goals: tuple[Goal, ...] = (GOAL,)) -> Study:
    sets = [RuleSet(BASE, WarRules()), *[RuleSet(str(number), each) for number, each in enumerate(rules, 1)]]
    return Study("war", ("club", "club"), tuple(sets), 7, goals, wish=wish)


def rule_set(mean: float, low: float, high: float, fit: bool | None = True) -> RuleSetFindings:
    """Return findings with a margin under a rule set, and its verdict."""
    bounds = Interval(low, high)
    verdict = MET if bounds.within(*GOAL[1:]) else MISSED if bounds.apart(*GOAL[1:]) else NOT_YET_KNOWN
    known = dict.fromkeys(measures_of("war"), NOTHING_KNOWN) | {"margin": Finding(mean, bounds, 100)}
    verdicts = [Verdict(GOAL, verdict if fit else NOT_YET_KNOWN, "")]
    return RuleSetFindings(known, Fitness(fit, "They sleep."), verdicts, (), {}, OddGames(), {}, {})


def findings(*rule_sets: RuleSetFindings, differ: tuple[int, ...] = ()) -> Findings:
    base = rule_sets[0].measures["margin"].mean or 0.0
    told = []
    for number, each in enumerate(rule_sets[1:]):
        change = Finding((each.measures["margin"].mean or 0.0) - base, None, 100)
        known = dict.fromkeys(measures_of("war"), NOTHING_KNOWN) | {"margin": change}
        told.append(Differences(100, differ[number] if differ else 50, 10, known))
    return Findings(rule_sets, told)


ONE, OTHER, BOTH = WarRules(king_value=7), WarRules(jack_value=5), WarRules(king_value=7, jack_value=5)


class TestRanking:
    def order(self, asked: Study, *rule_sets: RuleSetFindings, dropped: dict[int, int] | None = None) -> list[int]:
        places = ranking(asked, StudyTally(len(rule_sets)), findings(*rule_sets), dropped or {})
        return [place.number for place in places]

    def test_goals_proven_come_first_then_distance_then_fewest_changes(self) -> None:
        sets = (rule_set(26, 24, 28), rule_set(15, 9, 21), rule_set(18, 15, 19), rule_set(15, 9, 21))
        assert self.order(study(BOTH, OTHER, ONE), *sets) == [2, 3, 1, 0]

    def test_those_that_dropped_out_come_last_the_latest_of_them_first(self) -> None:
        sets = (rule_set(26, 24, 28), rule_set(15, 12, 18), rule_set(15, 12, 18), rule_set(30, 12, 40))
        assert self.order(study(BOTH, OTHER, ONE), *sets, dropped={1: 8, 2: 16}) == [0, 3, 2, 1]

    @pytest.mark.parametrize("value", [-inf, inf])
    def test_an_open_end_of_a_goal_is_no_distance_away_whatever_is_not_known(self, value: float) -> None:
        assert Goal("margin", high=20.0).outside(value) == max(value, 0.0)
        assert Goal("margin", low=20.0).outside(value) == max(-value, 0.0)

    def test_a_wish_decides_where_goals_are_met_alike(self) -> None:
        sets = (rule_set(19, 18, 20), rule_set(17, 16, 18), rule_set(11, 10, 12))
        assert self.order(study(ONE, OTHER, wish=Wish("margin", True)), *sets) == [0, 1, 2]
        assert self.order(study(ONE, OTHER, wish=Wish("margin", False)), *sets) == [2, 1, 0]

    def test_clearly_worse_is_only_what_is_proven_to_be(self) -> None:
        sets = (rule_set(19, 12, 24), rule_set(26, 23, 29), rule_set(30, 25, 35))
        assert clearly_worse(study(ONE, OTHER), StudyTally(3), findings(*sets), (0, 1, 2)) == {2}
        sure = (rule_set(15, 12, 18), rule_set(26, 23, 29), rule_set(21, 19, 23))
        assert clearly_worse(study(ONE, OTHER), StudyTally(3), findings(*sure), (0, 1, 2)) == {1}


class TestOneAtATime:
    SETS = (rule_set(26, 24, 28), *[rule_set(mean, mean - 2, mean + 2) for mean in (15, 25, 29, 20)])
    ASKED = study(ONE, OTHER, WarRules(jack_value=13), BOTH)

    def test_rules_that_do_most_to_the_measure_come_first_with_their_values_in_order(self) -> None:
        told = one_at_a_time(self.ASKED, findings(*self.SETS), "margin")
        assert [(each.rule.name, each.now, [one.value for one in each.tried]) for each in told] == [
            ("king_value", "13", ["7"]),
            ("jack_value", "11", ["5", "13"]),
        ]
        assert [one.mean.mean for one in told[1].tried] == [25, 29]

    def test_without_a_measure_those_do_under_which_most_games_went_otherwise(self) -> None:
        told = one_at_a_time(self.ASKED, findings(*self.SETS, differ=(30, 10, 60, 99)))
        assert [each.rule.name for each in told] == ["jack_value", "king_value"]
        assert [one.otherwise for one in told[0].tried] == [0.1, 0.6]


class TestTwoRules:
    def test_cells_are_the_rule_sets_that_change_nothing_else(self) -> None:
        other = WarRules(king_value=7, tie="carry")
        grid = two_rules(study(ONE, OTHER, BOTH, other, WarRules(king_value=15)), "king_value", "jack_value")
        assert (grid.rows, grid.columns) == ([7, 13, 15], [5, 11])
        assert grid.cells == {(1, 1): 0, (0, 1): 1, (1, 0): 2, (0, 0): 3, (2, 1): 5}

    def test_what_plays_the_same_games_is_seen_wherever_it_belongs(self) -> None:
        grid = two_rules(study(WarRules(suit_size=5), WarRules(king_value=7)), "suit_size", "king_value")
        assert (grid.rows, grid.columns) == ([5, 13], [7, 13])
        assert grid.cells == {(0, 0): 1, (0, 1): 1, (1, 0): 2, (1, 1): 0}

    def test_choices_stand_in_the_order_of_their_declaration(self) -> None:
        sets = [WarRules(tie=tie) for tie in ("next_highest", "carry")]
        assert two_rules(study(*sets), "tie", "jack_value").rows == ["discard", "carry", "next_highest"]

    def test_a_goal_is_proven_where_the_measure_has_one(self) -> None:
        known = findings(rule_set(26, 24, 28), rule_set(15, 12, 18), rule_set(19, 15, 23))
        verdicts = [goals_verdict(known, number, "margin") for number in (0, 1, 2)]
        assert verdicts == [MISSED, MET, NOT_YET_KNOWN]
        assert goals_verdict(known, 1, "held") == ""


class TestSets:
    def test_each_comes_once_named_by_what_it_changes_and_without_the_base(self) -> None:
        base = WarRules(tie="carry")
        kings, jacks = [("king_value", 7), ("king_value", 13)], [("jack_value", 5), ("jack_value", 11)]
        sets, alike = sweep_sets(base, [*each_alone([kings, jacks]), *combined([kings, jacks])], 2)
        assert alike == 0
        assert [each.name for each in sets] == ["king_value=7", "jack_value=5", "king_value=7 jack_value=5"]
        assert [each.rules.changed()["tie"] for each in sets] == ["carry"] * 3

    def test_what_plays_the_same_games_comes_once_without_the_values_that_have_no_effect(self) -> None:
        sizes, kings = [("suit_size", 5), ("suit_size", 12), ("suit_size", 13)], [("king_value", 7), ("king_value", 9)]
        sets, alike = sweep_sets(WarRules(), combined([sizes, kings]), 2)
        assert [each.name for each in sets] == ["suit_size=5", "suit_size=12", "king_value=7", "king_value=9"]
        assert [each.rules.changed() for each in sets[:2]] == [{"suit_size": 5}, {"suit_size": 12}]
        assert alike == 2

    def test_a_default_that_depends_on_the_table_is_the_same_written_or_not(self) -> None:
        usual = MentalistRules()
        formula = next(rule for rule in usual.declared() if rule.formula and usual.matters(rule))
        written = [[(formula.name, usual.value(formula, 2))]]
        assert sweep_sets(usual, written, 2) == ([], 0)


class TestFoundWords:
    """Words about one study in a list of studies."""

    def part(self, asked: Study, level: bool = True) -> Part:
        """Return a part in which the winner's margin is five higher under the second rule set than under the base."""
        tally = StudyTally(len(asked.rule_sets))
        for number, each in enumerate(tally.rule_sets):
            each.games = each.finished = 80
            if level:
                each.trials = tried(asked, wins(*[1.0] * 80))
            for block in range(40):
                for name, sums in each.measures.items():
                    sums.add([10.0 + block % 3 + 5 * (number == 1 and name == "margin")] * 2)
        for number, one in enumerate(tally.differences):
            one.pairs = one.differ = one.looked = one.chosen = 80
            for block in range(40):
                for name, sums in one.measures.items():
                    sums.add([(5.0 + block % 3 - 1) * (number == 0 and name == "margin")] * 2)
                    one.more[name].add([0.0])
                    one.less[name].add([0.0])
        return Part(asked, "", 1, 1, 40, tally)

    def test_the_clearest_difference_that_is_proven(self) -> None:
        assert found_words(self.part(study(ONE, goals=()))) == "The winner's final lead is 5.0 points larger"
        several = study(OTHER, ONE, goals=())
        assert found_words(self.part(several)) == "1: The winner's final lead is 5.0 points larger"

    def test_nothing_where_nobody_is_known_to_be_fit(self) -> None:
        assert found_words(self.part(study(ONE, goals=()), level=False)) == "Players not yet known to be fit"
        unfit = self.part(study(ONE, goals=()))
        unfit.tally.differences[0].chosen = 0
        assert found_words(unfit) == "Players not fit to judge"

    def test_what_became_of_a_claim_or_of_the_goals(self) -> None:
        claim = Claim("So.", (Evidence("margin", "1", BASE, above=1.0),))
        assert found_words(self.part(study(ONE, goals=())._replace(claim=claim))) == "Claim: supported"
        assert found_words(self.part(study(goals=(GOAL, Goal("margin", high=5.0))))) == "Goals met: 1 of 2"

    def test_the_best_of_a_sweep(self) -> None:
        asked = study(ONE, OTHER, goals=(Goal("margin", 14.0),))
        assert (
            found_words(self.part(asked))
            == "“Value of a king: 7” meets the goal with the fewest changes. Winning margin: 16.0"
        )


class TestTold:
    ASKED = study(ONE, OTHER, BOTH)

    def told(
        self,
        *rule_sets: RuleSetFindings,
        confirmed: RuleSetFindings | None = None,
        dropped: dict[int, int] | None = None,
    ) -> list[str]:
        known = findings(*rule_sets)
        places = ranking(self.ASKED, StudyTally(4), known, dropped or {})
        again = Confirmation(places[0].number, 2000, confirmed) if confirmed else None
        told = sweep_told(self.ASKED, known, places, again)
        assert told
        return told.all

    def test_the_winner_comes_first_with_what_new_deals_said(self) -> None:
        sets = (rule_set(26, 24, 28), rule_set(18.7, 18, 19.4), rule_set(22, 20, 24), rule_set(15, 14, 16))
        winner, confirmed, region = self.told(*sets, confirmed=rule_set(18.9, 18.1, 19.7))
        said = "“Value of a king: 7” meets the goal with the fewest changes."
        assert winner == f"{said} Winning margin: 18.9 [18.1 19.7]."
        assert confirmed == "Confirmed by 2,000 games with new deals; the search had found 18.7."
        assert region == "Of 4 rule sets: 2 proven to meet the goal, 1 proven to miss it, 1 not yet known."

    def test_of_a_search_for_the_best_it_is_told_what_is_as_good_and_what_dropped_out(self) -> None:
        asked = self.ASKED._replace(goals=(), wish=Wish("margin", larger=False))
        sets = findings(rule_set(26, 24, 28), *[rule_set(15, 14, 16)] * 3)
        told = sweep_told(asked, sets, ranking(asked, StudyTally(4), sets, {2: 64}))
        assert told
        others, dropped = told.sentences[1:]
        assert others.startswith("Just as good, with more changes: 1 other rule set")
        assert dropped.startswith("Eliminated early: 1 rule set")

    def test_new_deals_may_speak_against_it(self) -> None:
        sets = (rule_set(26, 24, 28), rule_set(18.7, 18, 19.4), rule_set(22, 20, 24), rule_set(30, 28, 32))
        assert self.told(*sets, confirmed=rule_set(22, 21, 23))[1] == (
            "Not confirmed by 2,000 games with new deals; the search had found 18.7."
        )

    def test_the_rules_as_they_are_may_do_best(self) -> None:
        sets = (rule_set(15, 14, 16), *[rule_set(26, 24, 28)] * 3)
        assert self.told(*sets)[0] == "The current rules already meet the goal. Winning margin: 15.0 [14.0 16.0]."
        far = (rule_set(26, 24, 28), *[rule_set(30, 28, 32)] * 3)
        assert self.told(*far)[0] == (
            "The current rules come closest to what you want. Winning margin: 26.0 [24.0 28.0]."
        )
        lowest = self.ASKED._replace(goals=(), wish=Wish("margin", larger=False))
        known = findings(*far)
        told = sweep_told(lowest, known, ranking(lowest, StudyTally(4), known, {}))
        assert told
        assert told.headline.words == "None of the changes beats the current rules. Winning margin: 26.0"

    def test_players_who_are_not_fit_name_no_winner(self) -> None:
        sets = (rule_set(26, 24, 28), rule_set(18.7, 18, 19.4, fit=False), *[rule_set(30, 28, 32)] * 2)
        headline, why, *_ = self.told(*sets)
        assert headline.startswith("No verdict: these players aren't fit to judge. “Value of a king: 7” comes closest.")
        assert why == "They sleep."

    def test_nor_do_those_of_whom_it_is_not_known(self) -> None:
        sets = (rule_set(26, 24, 28), rule_set(18.7, 18, 19.4, fit=None), *[rule_set(30, 28, 32)] * 2)
        assert self.told(*sets)[0].startswith(
            "No verdict: it isn't known yet whether these players are fit to judge. Closest: “Value of a king: 7”."
        )

    def test_rule_sets_that_nobody_could_judge_are_counted(self) -> None:
        sets = (rule_set(15, 14, 16), rule_set(15, 14, 16, fit=None), *[rule_set(30, 28, 32, fit=False)] * 2)
        winner, _, region, unjudged = self.told(*sets)
        assert winner.startswith("The current rules already meet the goal.")
        assert (
            region == "Of 4 rule sets: 1 proven to meet the goal, 0 proven to miss it, 0 not yet known."
        )  # the last sentence is about the other 3
        assert unjudged == "3 other rule sets got no verdict: the players aren't known to be fit."
