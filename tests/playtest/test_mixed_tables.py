"""Tables of unlike players: the odd one's results, those with the weakest hand, and the advantage of seats."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from cardtable.cli import main
from cardtable.engine.games import GAMES
from cardtable.engine.state import NOBODY
from cardtable.playtest.block_runner import BlockRunner, StudyPlan
from cardtable.playtest.estimates import NOTHING_KNOWN, Sums
from cardtable.playtest.rule_set_measures import measures_in
from cardtable.playtest.study import BASE, RuleSet, Study
from cardtable.playtest.trials import WEAK_HAND, above_fair, alike_players, odd_player, seating, unlike_shares

FOUR = ("weak", "good", "good", "good")


def summed(blocks: list[dict[str, list[float]]]) -> dict[str, Sums]:
    sums: dict[str, Sums] = {}
    for block in blocks:
        for name, values in block.items():
            sums.setdefault(name, Sums()).add(values)
    return sums


def drawn(chances: list[float], count: int) -> list[dict[str, list[float]]]:
    """Draw blocks of four games in which player i wins with probability `chances[i]`, wherever they sit."""
    random = Random(5)
    blocks = []
    for _ in range(count):
        shares = []
        for rotation in range(4):
            (winner,) = random.choices(range(4), chances)
            shares.append([float((winner + rotation) % 4 == seat) for seat in range(4)])
        blocks.append(unlike_shares(FOUR, shares, [()] * 4))
    return blocks


@pytest.mark.parametrize(
    ("players", "odd", "alike"),
    [
        (("a", "b"), 0, []),
        (("a", "b", "b"), 0, [1, 2]),
        (("b", "b", "a", "b"), 2, [0, 1, 3]),
        (("a", "a", "a"), NOBODY, []),
        (("a", "a", "b", "b"), NOBODY, [0, 1]),
        (("a", "b", "c"), NOBODY, []),
    ],
)
def test_who_is_unlike_the_others(players: tuple[str, ...], odd: int, alike: list[int]) -> None:
    assert odd_player(players) == odd
    assert alike_players(players) == alike


def test_a_seat_beside_the_weak_player_that_is_worth_something_is_found() -> None:
    found = seating(summed(drawn([0.05, 0.5, 0.25, 0.2], 300)), FOUR)
    assert found.mean == pytest.approx(0.3, abs=0.06)
    assert found.bounds is not None
    assert 0.1 < found.bounds.low < 0.3 < found.bounds.high < 0.5


def test_where_all_seats_are_as_good_no_distance_is_proven() -> None:
    found = seating(summed(drawn([0.1, 0.3, 0.3, 0.3], 300)), FOUR)
    assert found.bounds is not None
    assert found.bounds.low == 0
    assert seating({}, FOUR) == NOTHING_KNOWN


def test_the_weakest_hand_is_looked_for_where_the_odd_player_sits() -> None:
    """Seat 2 has the weakest hand. Player 0 is the odd one, sits there in rotation 2, and wins."""
    hands = [[30.0, 20.0, 10.0, 40.0]] * 4
    shares = [[1.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 1.0, 0.0]]
    assert unlike_shares(FOUR, shares, hands)[WEAK_HAND] == [1.0]
    alike = [[10.0, 20.0, 10.0, 40.0]] * 4
    assert unlike_shares(FOUR, shares, alike)[WEAK_HAND] == [1.0, 1.0]
    assert WEAK_HAND not in unlike_shares(FOUR, shares, [()] * 4)
    assert WEAK_HAND not in unlike_shares(("b", "b", "a", "a"), shares, hands)


def test_a_share_is_told_above_a_fair_one() -> None:
    found = above_fair(summed([{WEAK_HAND: [1.0]}, {WEAK_HAND: [0.0]}] * 50)[WEAK_HAND], 4)
    assert found.mean == pytest.approx(0.25)
    assert found.bounds is not None
    assert 0.05 < found.bounds.low < 0.25 < found.bounds.high < 0.45
    assert above_fair(None, 4) == NOTHING_KNOWN


def test_only_a_table_of_unlike_players_has_such_measures() -> None:
    for players, more in ((("club",) * 3, []), (("club", "random", "club"), ["odd_one", "seating", "weak_hand"])):
        study = Study("miser", players, (RuleSet(BASE, GAMES["miser"].rules()),), 1)
        assert [name for name in measures_in(study) if name in ("odd_one", "seating", "weak_hand")] == more
    study = Study("mentalist", ("club", "random", "club"), (RuleSet(BASE, GAMES["mentalist"].rules()),), 1)
    assert "weak_hand" not in measures_in(study)


def test_hands_of_miser_are_what_their_cards_are_worth() -> None:
    study = Study("miser", ("random",) * 4, (RuleSet(BASE, GAMES["miser"].rules.made({"turn_limit": 1})),), 1)
    runner = BlockRunner(StudyPlan(study, blocks=1))
    (games,) = runner.play(1).games
    runner.close()
    assert sum(games[0].hands) == 4 * (11 + sum(range(2, 11)) + 3 * 10)
    assert all(game.hands == games[0].hands for game in games)


def test_a_goal_of_which_these_players_tell_nothing_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "goals.toml"
    path.write_text(
        'game = "war"\nseats = ["beginner", "beginner"]\nseed = 7\n[rules]\nsuit_size = 7\n[goals]\n'
        "seating = { from = 0.1 }\nodd_one = { from = 0.1 }\nshared = { to = 0.9 }\n"
    )
    assert main(["study", str(path), "--games", "200", "--json"]) == 0
    goals = json.loads(capsys.readouterr().out)["rule_sets"][0]["goals"]
    assert [goal["why"] for goal in goals[:2]] == ["This measure can't be worked out with these players."] * 2
    assert goals[2]["why"].endswith("%: inside the goal of 90% or less.")
