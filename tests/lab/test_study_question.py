"""Question on the bench as a value: what each act makes of it, the study it asks, and its words."""

import re

import pytest

from cardtable.app.lab.study_files import StudyFolder, known_beside, question_of
from cardtable.app.lab.study_question import MOST, StudyQuestion
from cardtable.engine.games import GAMES
from cardtable.games.war.rules import WarRules
from cardtable.playtest.batch import Batch
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.findings import StudySnapshot
from cardtable.playtest.study import Goal, RuleSet, Study
from cardtable.playtest.study_file import read_study, written_study
from tests.playtest.test_studies import timeless

CARRY, SHORT = WarRules(tie="carry"), WarRules(suit_size=5)


def asked(game: str = "war", **rules: object) -> StudyQuestion:
    """Return a question about rules of random players."""
    question = StudyQuestion.on(GAMES[game])._replace(player="random", seed=7)
    return question.with_rules(question.of.rules(**rules))


def studied(question: StudyQuestion) -> Study:
    assert question.study
    return question.study


def played(study: Study, blocks: int = 2, over: bool = True) -> StudySnapshot:
    plan = StudyPlan(study, blocks, effort=0.01)
    return plan.standing(Batch(plan).run(), 1.0, over)


class TestActs:
    def test_nothing_is_asked_before_a_rule_is_changed(self) -> None:
        question = asked()
        assert question.study is None
        assert question.place is None
        assert question.with_rules(CARRY).place == 1

    def test_rule_sets_are_added_as_long_as_there_is_room(self) -> None:
        question = asked(tie="carry")
        for size in (5, 6):
            question = question.with_rule_set()
            assert question.rules == WarRules()
            question = question.with_rules(WarRules(suit_size=size))
        assert len(question.rule_sets) == MOST
        assert not question.has_room
        assert question.with_rule_set() == question

    def test_who_removes_a_rule_set_stays_with_the_one_that_is_edited(self) -> None:
        question = asked(tie="carry").with_rule_set().with_rules(SHORT)
        assert question.without_rule_set(0).rules == SHORT
        assert question.without_rule_set(1).rules == CARRY
        alone = question.without_rule_set(0)
        assert alone.without_rule_set(0) == alone  # the last rule set can't be removed

    def test_a_name_is_given_and_taken_back(self) -> None:
        question = asked(tie="carry")
        named = question.named(0, '  The "short"  one ')
        assert named.called(0) == 'The "short" one'
        assert studied(named).rule_sets[1].name == 'The "short" one'
        assert question_of(studied(named)) == question_of(studied(question))  # a new name changes no game
        assert read_study(written_study(studied(named)).encode()).study == named.study
        assert named.named(0, "") == question

    def test_a_rule_set_is_chosen_by_its_rules_if_it_is_there(self) -> None:
        question = asked(tie="carry").with_rule_set().with_rules(SHORT)
        assert question.choosing(CARRY).at == 0
        assert question.choosing(WarRules(suit_size=6)).at == 1

    def test_there_is_one_goal_for_each_measure(self) -> None:
        question = asked(tie="carry").with_goals(Goal("margin", 1.0), Goal("rounds", 13, 13))
        assert question.with_goals(Goal("margin", 2.0)).goals == (Goal("margin", 2.0), Goal("rounds", 13, 13))
        assert question.without_goal("margin").goals == (Goal("rounds", 13, 13),)
        assert question.played == asked(tie="carry").study  # no game depends on goals

    def test_suspense_is_a_question_of_its_own(self) -> None:
        question = asked(tie="carry")
        with_course = question.with_course(True)
        assert with_course.course
        assert studied(with_course).also == ("course",)
        assert question_of(studied(with_course)) != question_of(studied(question))
        assert with_course.with_course(True) == with_course
        assert with_course.with_course(False) == question

    def test_the_next_level_is_known(self) -> None:
        assert asked().stronger == "beginner"
        assert asked()._replace(player="expert").stronger is None


class TestStudy:
    def test_what_cannot_be_compared_is_left_out(self) -> None:
        question = asked("mentalist", starting_chips=5)
        for rules in ({"starting_chips": 5}, {"starting_chips": 5, "ante": 6}):
            question = question.with_rule_set().with_rules(question.of.rules(**rules))
        assert [each.rules for each in studied(question).rule_sets] == [question.base, question.rule_sets[0].rules]
        assert [question.place_of(number) for number in range(3)] == [1, 1, None]
        assert question.problems  # of the rule set that is edited
        assert not question._replace(at=0).problems

    def test_other_rules_than_the_authors_may_be_the_base(self) -> None:
        question = asked(tie="carry")
        assert list(question.bases().values()) == ["the standard rules", "these rules as they are now"]
        based = question._replace(base=CARRY)
        assert not based.standard
        assert based.place is None
        assert list(based.bases().values()) == ["the standard rules", "Tied bids: add it to the next"]
        short = based.with_rules(WarRules(tie="carry", suit_size=5))
        assert [each.rules for each in studied(short).rule_sets] == [CARRY, short.rules]
        assert based.with_rules(WarRules()).called(0) == "Standard rules"

    @pytest.mark.parametrize("base", [WarRules(), CARRY])
    def test_it_comes_back_from_its_study(self, base: WarRules) -> None:
        question = asked(suit_size=5)._replace(base=base, seats=3).with_rule_set().with_rules(WarRules(suit_size=6))
        question = question.named(1, "six").with_goals(Goal("margin", 1.0)).with_course(True)
        assert StudyQuestion.of_study(studied(question)) == question._replace(at=0)

    def test_two_names_alike_are_told_apart(self) -> None:
        question = asked(tie="carry").named(0, "mine").with_rule_set().with_rules(SHORT).named(1, "mine")
        assert [each.name for each in studied(question).rule_sets] == ["base", "mine", "mine 2"]


class TestWords:
    def test_rule_sets_are_called_after_what_they_change(self) -> None:
        question = asked(tie="carry").with_rule_set()
        assert question.called(0) == "Ties raise the stakes"
        assert question.called(1) == "Nothing changed yet"
        assert question.with_rules(SHORT).called(1) == "Suit size: 5"

    @pytest.mark.parametrize(
        ("question", "title"),
        [
            (asked(), "Bidding War for 2 random players: what would another rule do?"),
            (
                asked(tie="carry"),
                "Bidding War for 2 random players: what does “Tied bids: add it to the next” do?",
            ),
            (
                asked(tie="carry", suit_size=5)._replace(base=CARRY, seats=3),
                "Bidding War with “Tied bids: add it to the next” for 3 random players: what does “Suit size: 5” do?",
            ),
        ],
    )
    def test_the_title_says_what_is_asked(self, question: StudyQuestion, title: str) -> None:
        assert question.title(lambda key, words: words) == title

    def test_each_word_that_can_be_changed_is_marked(self) -> None:
        marked = asked(tie="carry", suit_size=5).title(lambda key, words: f"<{key}|{words}>")
        assert re.findall(r"<(.*?)\|(.*?)>", marked) == [
            ("game?", "Bidding War"),
            ("seats?", "2"),
            ("player?", "random"),
            ("suit_size", "Suit size: 5"),
            ("tie", "Tied bids: add it to the next"),
        ]
        assert f"<{WarRules.declared()[0].name}|another rule>" in asked().title(lambda key, words: f"<{key}|{words}>")

    def test_why_rules_conflict_is_said_with_their_labels(self) -> None:
        (problem,) = asked("mentalist", starting_chips=5, ante=6).problems
        assert "{" not in problem
        assert problem[0].isupper()


class TestKnownBeside:
    """Findings that other questions have for one."""

    def known(self, *questions: StudyQuestion) -> dict[Study, StudyFolder]:
        studies = [studied(question) for question in questions]
        return {question_of(each): StudyFolder(each, standing=played(each)) for each in studies}

    def test_one_rule_set_less_has_nothing_to_catch_up(self) -> None:
        both = asked(tie="carry").with_rule_set().with_rules(SHORT)
        known = self.known(both)
        (folder,) = known.values()
        found = known_beside(studied(both.without_rule_set(0)), known)
        assert folder.standing
        assert found
        assert found.over
        assert found.tally.level
        assert found.findings.differences == folder.standing.findings.differences[1:]

    def test_one_rule_set_more_has_yet_to_play(self) -> None:
        one = asked(tie="carry")
        known = self.known(one)
        (folder,) = known.values()
        both = one.with_rule_set().with_rules(SHORT)
        found = known_beside(studied(both), known)
        assert folder.standing
        assert found
        assert not found.over
        assert not found.tally.level
        assert found.findings.differences[0] == folder.standing.findings.differences[0]
        plan = StudyPlan(studied(both), blocks=3, effort=0.01)
        plan.carry_on(found.tally, lambda work: Batch(work).run())
        assert timeless(found.tally) == timeless(Batch(plan).run())

    def test_what_tells_most_is_taken(self) -> None:
        both = asked(tie="carry").with_rule_set().with_rules(SHORT)
        known = self.known(asked(tie="carry"), both)
        more = both.with_rule_set().with_rules(WarRules(suit_size=6))
        found = known_beside(studied(more), known)
        assert found
        assert [each.games for each in found.tally.rule_sets] == [4, 4, 4, 0]

    def test_other_deals_players_or_bases_tell_nothing(self) -> None:
        question = asked(tie="carry")
        known = self.known(question)
        for other in (
            question._replace(seed=8),
            question._replace(player="beginner"),
            question._replace(seats=3),
            question._replace(base=SHORT),
            question.with_course(True),
            question.with_rules(SHORT),
        ):
            assert known_beside(studied(other), known) is None


def test_a_question_has_rule_sets_of_its_own() -> None:
    question = asked(tie="carry")
    assert question.with_rules(SHORT).rule_sets == (RuleSet("", SHORT),)
    assert question.rule_sets == (RuleSet("", CARRY),)
