"""Bench as it is shown, as a value: what is said of findings, players and play."""

from functools import cache

import pytest

from cardtable.app.lab.bench_view import BenchView
from cardtable.playtest.batch import Batch
from cardtable.playtest.block import OptionCounts
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.confidence import Interval
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import RuleSetFindings, StudySnapshot
from cardtable.playtest.fitness import Fitness
from cardtable.playtest.histogram import OddGames
from cardtable.playtest.study import Goal
from tests.lab.test_study_question import CARRY, SHORT, asked, played, studied

ROUNDS = Goal("rounds", 13, 13)
KNOW_NOTHING = Fitness(False, "They know nothing of it.")


@cache
def snapshot() -> StudySnapshot:
    """Return what six blocks tell of the rule that ties raise the stakes."""
    return played(studied(asked(tie="carry")), 6)


def view(standing: StudySnapshot | None = None, *goals: Goal, anyway: bool = False) -> BenchView:
    return BenchView(asked(tie="carry").with_goals(*goals), standing or snapshot(), anyway=anyway)


def under(fitness: Fitness, **changed: object) -> StudySnapshot:
    """Return the snapshot as if it came from players of another fitness; `changed` is found under the rules."""
    sets = [each._replace(fitness=fitness) for each in snapshot().findings.rule_sets]
    other: RuleSetFindings = sets[1]._replace(**changed)  # type: ignore[arg-type]
    return snapshot()._replace(findings=snapshot().findings._replace(rule_sets=[sets[0], other]))


class TestHeadline:
    def test_before_a_rule_is_changed(self) -> None:
        shown = BenchView(asked())
        assert shown.headline == "Change a rule and see within a minute what it does."
        assert shown.beginning
        assert shown.note == ""

    def test_rules_that_conflict(self) -> None:
        shown = BenchView(asked("mentalist", starting_chips=5, ante=6))
        assert shown.headline == shown.question.problems[0].replace("<", "&lt;")
        assert not shown.beginning

    def test_while_the_first_games_are_played(self) -> None:
        shown = BenchView(asked(tie="carry"), running=True)
        assert shown.headline == "Playing the first games…"
        assert shown._replace(slow=True).headline.startswith("Still playing the first games")
        assert shown.note == "Seed 7"
        assert not shown.beginning

    def test_games_that_do_not_end(self) -> None:
        plan = StudyPlan(studied(asked(tie="carry")), 2, effort=0.01, max_moves=3)
        shown = view(plan.standing(Batch(plan).run(), 1.0))
        assert shown.headline == "No pair of games has finished yet; 8 games never ended."
        assert shown.pairs == ""

    def test_nothing_is_proven(self) -> None:
        assert view().headline == "No difference has been proven."
        assert view(snapshot()._replace(over=False)).headline == "No difference has been proven yet."
        assert view().pairs.endswith(" had a different winner.")

    def test_what_is_proven_stands_first(self) -> None:
        standing = played(studied(asked(suit_size=5)), 6)
        shown = BenchView(asked(suit_size=5), standing)
        assert shown.headline.startswith("A game takes 16.0 fewer moves")
        (found,) = standing.findings.differences
        proven = Finding(3.0, Interval(2.0, 4.0), 12)
        for name in ("margin", "lead_changes", "shared"):
            found.measures[name] = proven  # type: ignore[index]
        assert shown.sentences.count("<span") == 2  # no more, however much is proven
        assert shown.rule_sets[0].told.startswith("A game takes 16.0 fewer moves")

    def test_of_a_preview_nothing_is_judged(self) -> None:
        plan, told = StudyPlan(studied(asked(tie="carry")), 1, effort=0.01), []
        runner = plan.runner()
        runner.begun = lambda begun: told.append(plan.glimpse(begun, 0.3))
        runner.play(1)
        shown = view(told[0])
        assert shown.progress[1:] == ("2 games played", "")
        assert shown.headline == "No difference has been proven yet."
        assert shown.pairs
        assert shown.fitness == ""


class TestFitness:
    @pytest.mark.parametrize(("fit", "sign"), [(None, "…"), (True, "✓")])
    def test_who_may_judge_is_told_beside_the_findings(self, fit: bool | None, sign: str) -> None:
        shown = view(under(Fitness(fit, "They know something of it.")), ROUNDS)
        assert shown.fitness == f"{sign} They know something of it."
        assert shown.warning is None
        assert [one.verdict for one in shown.chips.values()] == ["met" if fit else "not yet known"]

    def test_who_is_not_fit_gets_no_verdict(self) -> None:
        shown = view(under(KNOW_NOTHING), ROUNDS)
        assert shown.warning
        assert shown.warning == ("They know nothing of it.", shown.warning.stronger, False)
        assert shown.warning.stronger == "beginner"
        assert (shown.headline, shown.sentences, shown.pairs, shown.fitness, shown.chips) == ("", "", "", "", {})
        verdict = shown.measures["rounds"].verdict
        assert verdict
        assert (verdict.verdict, "They know nothing of it." in verdict.why) == ("not yet known", True)
        assert shown.rule_sets[0].told == "No verdict: the players aren't fit to judge"

    def test_who_is_not_fit_may_be_heard_all_the_same(self) -> None:
        odd = OddGames()
        odd.all_share = 3
        standing = under(KNOW_NOTHING, odd=odd)
        warning = view(standing).warning
        assert warning
        assert warning.odd
        shown = view(standing, ROUNDS, anyway=True)
        assert shown.warning is None
        assert shown.headline
        assert [one.verdict for one in shown.chips.values()] == ["met"]
        assert shown.fitness == "⚠ Judged anyway, at your request. They know nothing of it."
        assert shown.in_spite

    def test_the_strongest_have_nobody_above_them(self) -> None:
        shown = view(under(KNOW_NOTHING))
        warning = shown._replace(question=shown.question._replace(player="expert")).warning
        assert warning
        assert warning.stronger == ""


class TestFindings:
    def test_moves_that_hardly_anybody_makes_are_told(self) -> None:
        assert view().choices == ""
        shown = view(under(Fitness(None, ""), options=[OptionCounts("pass", 900, 2)]))
        assert shown.choices.startswith("“pass” was hardly ever chosen: in 2 of 900 ")

    def test_each_rule_set_has_a_row(self) -> None:
        question = asked(tie="carry").with_rule_set().with_rules(SHORT).with_goals(ROUNDS)
        shown = BenchView(question, played(studied(question), 6))
        assert [row.name for row in shown.rule_sets] == ["Ties raise the stakes", "Suit size: 5"]
        assert shown.rule_sets[0].told == "No difference has been proven"
        assert [row.tip for row in shown.rule_sets] == ["Tied bids: add it to the next", "Suit size: 5"]
        assert [len(row.verdicts) for row in shown.rule_sets] == [1, 1]
        means = [shown._replace(question=question._replace(at=at)).measures["rounds"].other.mean for at in (0, 1)]
        assert means == [13.0, 5.0]

    def test_a_rule_set_without_games_is_left_empty(self) -> None:
        question = asked(tie="carry").with_rule_set()
        shown = BenchView(question, snapshot())
        assert shown.rule_sets[1] == ("Nothing changed yet", "", [], "")
        assert shown.measures == {}
        assert shown.beginning

    def test_a_measure_says_how_many_games_it_is_based_on(self) -> None:
        assert view().meaning("rounds").endswith("Based on 12 games.")
        assert "Based" not in BenchView(asked()).meaning("rounds")

    def test_play_is_told_by_games_and_by_what_they_will_prove(self) -> None:
        assert BenchView(asked(tie="carry")).progress == (0.0, "", "")
        assert view().progress[:2] == (1 / 60, "24 games played")
        assert view().progress[2] == ""
        assert view(snapshot()._replace(over=False)).progress[2]

    def test_the_base_is_named_where_rules_are_compared_with_it(self) -> None:
        question = asked(suit_size=5)._replace(base=CARRY)
        assert BenchView(question).rule_sets[0].tip == "Suit size: 5, Tied bids: discard the prize"
