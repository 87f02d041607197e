"""Question of a sweep as a value: what is proposed, the rule sets that it tries, and why it can't be asked."""

import pytest

from cardtable.app.lab.sweep_question import ALL, AT_LEAST, EACH, HIGHEST, LOWEST, SweepAim, SweepQuestion, SweepView
from cardtable.engine.games import GAMES
from cardtable.games.war.rules import WarRules
from cardtable.playtest.study import Goal, Wish

VALUES = {"king_value": "3 7", "jack_value": "2 5 8"}


def begun(game: str, **rules: object) -> SweepQuestion:
    """Return the question with which a sweep begins."""
    return SweepQuestion.on(GAMES[game].rules(**rules), GAMES[game], ("beginner",) * GAMES[game].usual_seats)


def asked(**tried: str) -> SweepQuestion:
    return begun("war")._replace(tried=tried or VALUES)


def names(question: SweepQuestion) -> list[str]:
    return [each.name for each in question.study(7).rule_sets]


class TestProposed:
    @pytest.mark.parametrize("game", list(GAMES))
    def test_every_game_proposes_values_that_can_be_tried(self, game: str) -> None:
        question = begun(game)
        assert question.problem == ""
        expected = 1
        for values in question.choices:
            expected *= 1 + len(values)
        assert len(question.choices) == 2
        assert len(names(question)) <= expected
        assert {len(name.split()) for name in names(question._replace(how=ALL))[1:]} == {1, 2}

    @pytest.mark.parametrize(("game", "measure"), [("war", "margin"), ("mentalist", "rounds"), ("miser", "rounds")])
    def test_what_is_proposed_is_worth_asking(self, game: str, measure: str) -> None:
        """In Mentalist Poker the winner has all the chips, so that no value could lower the margin."""
        (goal,) = begun(game).study(7).goals
        assert goal.measure == measure

    def test_a_limit_that_is_not_used_is_tried_where_it_makes_a_game(self) -> None:
        question = begun("mentalist")
        values = {rule.name: question.proposed(rule) for rule in question.rules}
        assert values["turn_limit"] == "15 30 60"
        assert values["starting_chips"] == "12 16 18 22 24 28"
        assert values["variant"] == ""  # no number: all its other values are tried

    def test_another_base_is_asked_the_same_with_values_of_its_own(self) -> None:
        question = asked(king_value="1 2")._replace(how=EACH, aims=(SweepAim("shared", LOWEST),))
        moved = question.from_base(WarRules(king_value=20))
        assert moved.tried == {"king_value": "12 16 18 22 24 28"}
        assert (moved.how, moved.aims) == (question.how, question.aims)


class TestAims:
    def test_goals_have_one_aim_for_each_end(self) -> None:
        goals = (Goal("shared", 0.1, 0.25), Goal("margin", high=5))
        question = SweepQuestion.on(WarRules(), GAMES["war"], ("beginner",) * 2, goals)
        assert question.aims == (
            SweepAim("shared", end=25),
            SweepAim("shared", AT_LEAST, 10),
            SweepAim("margin", end=5),
        )
        assert question.study(7).goals == goals

    def test_no_more_are_taken_over_than_the_form_holds(self) -> None:
        goals = [Goal(measure, 0.1, 0.2) for measure in ("shared", "margin", "rounds")]
        assert len(SweepQuestion.on(WarRules(), GAMES["war"], ("beginner",) * 2, goals).aims) == 4

    def test_ends_that_cross_are_swapped(self) -> None:
        question = asked()._replace(aims=(SweepAim("margin", end=3), SweepAim("margin", AT_LEAST, 8)))
        assert question.study(7).goals == (Goal("margin", 3, 8),)

    @pytest.mark.parametrize(("kind", "larger"), [(LOWEST, False), (HIGHEST, True)])
    def test_a_direction_is_a_wish(self, kind: int, larger: bool) -> None:
        study = asked()._replace(aims=(SweepAim("shared", kind), SweepAim("margin"))).study(7)
        assert study.wish == Wish("shared", larger)
        assert study.goals == (Goal("margin", high=20),)

    def test_a_goal_that_is_added_is_on_another_measure(self) -> None:
        question = asked()
        more = question._replace(aims=(*question.aims, question.another_aim()))
        assert len({aim.measure for aim in (*more.aims, more.another_aim())}) == 3


class TestRuleSets:
    def test_rules_alone_and_the_first_two_in_pairs(self) -> None:
        found = names(asked())
        assert {"king_value=3", "jack_value=8", "jack_value=5 king_value=7"} <= set(found)
        assert len(found) == (2 + 1) * (3 + 1)
        assert len(names(asked()._replace(how=EACH))) == 1 + 2 + 3

    def test_what_plays_the_same_games_is_left_out_and_that_is_said(self) -> None:
        question = asked(suit_size="5 11", king_value="9 10")._replace(how=ALL)
        assert sorted(names(question)) == ["base", "king_value=10", "king_value=9", "suit_size=11", "suit_size=5"]
        alike = "Left out because another plays the same games: 4 rule sets."
        assert question.counted == f"4 rule sets to try. {alike}"

    @pytest.mark.parametrize("text", ["3 7", "3,7", " 3; 7 "])
    def test_values_are_typed_in_any_way(self, text: str) -> None:
        assert names(asked(king_value=text))[1:] == ["king_value=3", "king_value=7"]


class TestProblems:
    @pytest.mark.parametrize("text", ["many", "31", "-1", "1.5", "9" * 20])
    def test_what_is_no_value_of_a_rule_is_said(self, text: str) -> None:
        question = asked(king_value=f"7 {text}")
        assert question.problem == f"Value of a king must be a whole number from 0 to 30, not “{text}”."
        assert question.counted == question.problem

    @pytest.mark.parametrize("tried", [{}, {"king_value": ""}, {"king_value": "7"}])
    def test_too_little_to_try_is_said(self, tried: dict[str, str]) -> None:
        question = begun("war")._replace(tried=tried)
        assert question.problem == "Choose rules and the values to try."

    def test_too_much_to_try_is_said(self) -> None:
        question = asked(king_value=" ".join(map(str, range(13))), jack_value="1 2 3 4 5 6", queen_value="1 2 3 4 5 6")
        assert question._replace(how=ALL).problem.endswith(" rule sets; the limit is 200.")


class TestTitle:
    @pytest.mark.parametrize(
        ("aims", "asks"),
        [
            ((SweepAim("shared", end=5),), "which values bring “Shared wins” to 5% or less?"),
            ((SweepAim("shared", LOWEST),), "which values make “Shared wins” as low as possible?"),
            ((SweepAim("shared", HIGHEST),), "which values make “Shared wins” as high as possible?"),
            ((SweepAim("shared"), SweepAim("margin")), "which values meet all 2 goals?"),
        ],
    )
    def test_it_says_what_is_aimed_at(self, aims: tuple[SweepAim, ...], asks: str) -> None:
        view = SweepView(asked()._replace(aims=aims))
        assert view.title == f"Bidding War for 2 beginner players: {asks}"
        assert view.headline == "Try many values and see which do best."

    def test_it_names_rules_that_are_not_the_authors(self) -> None:
        view = SweepView(begun("war", tie="carry"))
        assert view.title.startswith("Bidding War with “Tied bids: add it to the next” for 2 beginner players: ")

    def test_while_the_first_games_are_played(self) -> None:
        view = SweepView(asked(), asked().study(7), running=True)
        assert view.headline == "Playing the first games…"
        assert view.progress == (0.0, "12 rule sets", "")
        assert (view.sentences, view.winner) == ("", None)
        assert view.measure == "margin"
