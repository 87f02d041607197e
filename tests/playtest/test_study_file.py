"""Study files: their contents, and every fault at its line."""

from __future__ import annotations

import pytest

from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.errors import BadInput
from cardtable.games.war.rules import WarRules
from cardtable.playtest.study import Goal, RuleSet, Study
from cardtable.playtest.study_file import MOST_RULE_SETS, new_study, read_study, with_seed_line, written_study

KEYS = "game, seats, seed, rules, variants, goals, sweep, also, claim, title"
HUGE = "9" * 400
"""Number that no float can hold."""
WHOLE = """\
game = "war"
seats = ["club", "club"]
seed = 7
[rules]
suit_size = 11
[variants.carry]
tie = "carry"
[goals]
first = { within = 0.02 }
decisions = { from = 20, to = 60 }
margin = { to = 9.5 }
[sweep]
jack_value = [9, 10, 11]
ace_value = [2]
"""


def read(text: str) -> Study:
    return read_study(text.encode()).study


def faults(text: str) -> list[tuple[int, str]]:
    with pytest.raises(BadInput) as wrong:
        read_study(text.encode())
    return [(fault.line, fault.what) for fault in wrong.value.faults]


class TestWhole:
    def test_it_holds_what_is_asked(self) -> None:
        study, seeded, *_ = read_study(WHOLE.encode())
        assert (study.game, study.players, study.seed, seeded) == ("war", ("club", "club"), 7, True)
        assert study.goals == (
            Goal("first", -0.02, 0.02),
            Goal("decisions", 20, 60),
            Goal("margin", high=9.5),
        )

    def test_every_rule_set_is_the_base_with_something_changed(self) -> None:
        sets = {each.name: each.rules for each in read(WHOLE).rule_sets}
        assert sets == {
            "base": WarRules(suit_size=11),
            "carry": WarRules(suit_size=11, tie="carry"),
            "jack_value=9": WarRules(suit_size=11, jack_value=9),
            "jack_value=10": WarRules(suit_size=11, jack_value=10),
            "ace_value=2": WarRules(suit_size=11, ace_value=2),
        }

    def test_a_grid_has_all_combinations_but_the_base(self) -> None:
        text = WHOLE.replace("[sweep]", '[sweep]\nmode = "grid"').replace("ace_value = [2]", "ace_value = [1, 2]")
        names = [each.name for each in read(text).rule_sets]
        assert names == [
            "base",
            "carry",
            "jack_value=9 ace_value=1",
            "jack_value=9 ace_value=2",
            "jack_value=10 ace_value=1",
            "jack_value=10 ace_value=2",
            "jack_value=11 ace_value=2",
        ]

    def test_what_plays_the_same_games_is_tried_once(self) -> None:
        sweep = '[sweep]\nmode = "grid"\nsuit_size = [11, 13]\nking_value = [9, 10, 13]\n'
        asked = read_study(f'game = "war"\nseats = ["club", "club"]\n{sweep}'.encode())
        names = [each.name for each in asked.study.rule_sets]
        assert names == [
            "base",
            "suit_size=11 king_value=9",
            "suit_size=13 king_value=9",
            "suit_size=13 king_value=10",
        ]
        assert asked.alike == 2

    def test_little_is_enough(self) -> None:
        study, seeded, *_ = read_study(b'game = "war"\nseats = ["random", "random"]')
        assert [each.rules for each in study.rule_sets] == [WarRules()]
        assert not seeded

    def test_a_seed_that_was_drawn_is_written_behind_the_game(self) -> None:
        text = WHOLE.replace("seed = 7\n", "")
        assert read(with_seed_line(text, 99)) == read(WHOLE)._replace(seed=99)

    @pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
    def test_a_new_one_loads_and_compares_something(self, game: AnyGame) -> None:
        study = read(new_study(game))
        assert study.game == game.key
        assert len(study.rule_sets) == 2
        assert study.goals

    def test_what_is_written_is_read_back_whatever_a_rule_set_is_called(self) -> None:
        called = 'a "short" one\\ with = all [in] it'
        sets = (*read(WHOLE).rule_sets[:2], RuleSet(called, WarRules(suit_size=6)))
        study = read(WHOLE)._replace(rule_sets=sets)
        assert read(written_study(study)) == study


class TestFaults:
    def test_several_at_once_each_at_its_line(self) -> None:
        text = """\
game = "war"
seats = ["club"]
colour = "red"
[rules]
suit_size = 50
jack = 3
[variants.same]
suit_size = 13
[goals]
fun = { from = 1 }
first = { around = 2 }
margin = { from = 3, to = 2 }
"""
        assert faults(text) == [
            (2, "Bidding War has 2 to 7 seats, not 1"),
            (3, f"unknown key 'colour'; choose from {KEYS}"),
            (5, "suit_size must be between 3 and 13, not 50"),
            (6, faults(text)[3][1]),
            (10, faults(text)[4][1]),
            (11, "a goal may only have the keys within, from and to, not 'around'"),
            (12, "from (3) must not be greater than to (2)"),
        ]
        assert faults(text)[3][1].startswith("unknown house rule 'jack'; choose from suit_size, ")
        assert faults(text)[4][1].startswith("unknown measure 'fun'; choose from decisions, ")

    @pytest.mark.parametrize(
        ("was", "now", "line", "what"),
        [
            ('tie = "carry"', "suit_size = 11", 6, "'carry' must differ from the base"),
            ("[variants.carry]", "[variants.base]", 6, "'base' is already the name of the first rule set"),
            ('tie = "carry"', "tie = 3", 7, "tie must be one of discard, carry, next_highest, not 3"),
            ("[9, 10, 11]", "9", 13, "jack_value must be a list of values to try, not 9"),
            ("[9, 10, 11]", "[9, 9]", 13, "two rule sets are called 'jack_value=9'"),
            ("[9, 10, 11]", "[99]", 13, "jack_value must be between 0 and 30, not 99"),
            ("[sweep]", '[sweep]\nmode = "some"', 13, 'mode must be one of each, grid, not "some"'),
            (
                "within = 0.02",
                "within = -1",
                9,
                "within must be a number of at least 0, and can't be used with from or to",
            ),
            ("within = 0.02", "within = true", 9, "within must be a number, not true"),
            ("within = 0.02", "from = nan", 9, "from must be a number, not null"),
            ("within = 0.02", f"within = {HUGE}", 9, f"within must be a number, not {HUGE[:57]}..."),
            ("within = 0.02", f"from = -{HUGE}", 9, f"from must be a number, not -{HUGE[:56]}..."),
            ("within = 0.02", f"to = {HUGE}", 9, f"to must be a number, not {HUGE[:57]}..."),
            ("seed = 7", 'seed = "7"', 3, 'seed must be a whole number from 0 to 9,223,372,036,854,775,807, not "7"'),
            ("seed = 7", "seed = -5", 3, "seed must be a whole number from 0 to 9,223,372,036,854,775,807, not -5"),
            ("seed = 7", 'lower = "margin"', 3, "lower belongs in [sweep]"),
            ("seed = 7", 'mode = "grid"', 3, "mode belongs in [sweep]"),
            ("seed = 7", 'says = "So."', 3, "says belongs in [claim]"),
            ("[goals]", '[goals]\nraise = "margin"', 9, "raise belongs in [sweep]"),
            ("seed = 7", "title = 7", 3, "title must be a string, not 7"),
            ('game = "war"', 'game = "chess"', 1, 'game must be one of war, losers, mentalist, miser, not "chess"'),
            ('game = "war"', "", 0, "game is missing: it must be one of war, losers, mentalist, miser"),
            ('seats = ["club", "club"]', "", 0, "seats is missing: it must be a list of players"),
            ('seats = ["club", "club"]', "seats = 2", 2, "seats must be a list of players, not 2"),
            ('"club"]', '"human"]', 2, "human players can only play in the app"),
        ],
    )
    def test_each_is_told_where_it_stands(self, was: str, now: str, line: int, what: str) -> None:
        assert faults(WHOLE.replace(was, now, 1)) == [(line, what)]

    def test_a_goal_may_be_for_a_rule_set_as_a_whole_or_for_what_this_game_alone_has(self) -> None:
        text = 'game = "miser"\nseats = ["club", "club", "club"]\n[goals]\nluck = { to = 0.5 }\ntalk = { from = 1 }\n'
        assert read(text).goals == (Goal("luck", high=0.5), Goal("talk", 1))
        ((line, what),) = faults(text.replace("miser", "losers"))
        assert line == 5
        assert what.startswith("unknown measure 'talk'; choose from decisions, ")
        assert what.endswith(", out, catch_up, luck, skill, odd_one, seating, suspense, surprise, real, stakes")

    @pytest.mark.parametrize("text", ["", "\n\n", "# nothing yet\n"])
    def test_a_file_with_nothing_in_it_says_so(self, text: str) -> None:
        (fault,) = faults(text)
        assert fault == (
            1,
            "the file is empty; a study names its game and who plays: see `cardtable study --new GAME`",
        )

    def test_rules_that_cannot_stand_together_are_told_at_one_of_them(self) -> None:
        text = 'game = "mentalist"\nseats = ["club", "club"]\n[rules]\nante = 20\n[variants.poor]\nstarting_chips = 5\n'
        ((line, what),) = faults(text)
        assert line in (5, 6)
        assert "starting_chips" in what

    def test_what_is_no_toml_is_told_with_its_line(self) -> None:
        ((line, what),) = faults('game = "war"\nseats = = 3')
        assert line == 2
        assert what.startswith("not a TOML file: ")

    def test_too_many_rule_sets_are_refused_before_they_are_made(self) -> None:
        values = ", ".join(map(str, range(31)))
        text = 'game = "war"\nseats = ["club", "club"]\n[sweep]\nmode = "grid"\n'
        text += "".join([f"{name}_value = [{values}]\n" for name in ("ace", "jack", "queen", "king")])
        assert faults(text) == [(3, f"that makes 923,521 rule sets; a study may have at most {MOST_RULE_SETS}")]
