"""Players of Mentalist Poker: their moves are legal, they can't see secrets, and only some of them can be read."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.bots import SOLVED
from cardtable.bots.player import Advice, Player
from cardtable.bots.players import PLAYERS
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import json_text
from cardtable.engine.views import View
from cardtable.games.mentalist.play import GUESS
from cardtable.games.mentalist.players import perfect_advice
from cardtable.games.mentalist.players.perfect_advice import BetTurn, Reader
from cardtable.games.mentalist.players.solved_match import MatchPosition, SolvedTable, solve
from cardtable.games.mentalist.players.solving import Stakes
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.match import Match
from cardtable.playtest.batch import Batch
from cardtable.playtest.match_runner import MatchPlan
from tests.conftest import Run
from tests.engine.oracles import ORACLES
from tests.engine.suite import Table as SetTable
from tests.engine.suite import begun, record_of, replayed, tables
from tests.games.mentalist.rules.desk import MENTALIST, WHOLE_GAME, Desk, position
from tests.judging import assert_blind, assert_mixed_strategy, drawn
from tools.games.mentalist.reference import HABITS, Habit, odds

NAMES = ["beginner", "club", "expert"]
LEVELS = PLAYERS["mentalist"]


def advised(name: str, desk: Desk) -> Advice:
    seat = desk.state.turn
    return LEVELS[name].advise(desk.match.view(seat), KeyedRandom(1), 1.0)


def mix(name: str, desk: Desk) -> dict[int, float]:
    """Return a player's probability of each move that it ever makes."""
    return {choice.move: choice.probability for choice in advised(name, desk).choices if choice.probability > 0}


def played(table: SetTable, player: Player) -> Iterator[tuple[Match, Advice]]:
    """Play a game with the player in every seat and some random moves; yield each decision with the advice for it."""
    match = begun(table._replace(rules=ORACLES["mentalist"].brief(table.rules)))
    random = Random(table.seed)
    while not match.over and match.moves < 60:
        seat = match.state.turn
        advice = player.advise(match.view(seat), match.player_rng(seat), 0.1)
        yield match, advice
        wild = random.random() < 0.3
        match.submit_code(random.choice(match.state.legal(seat)) if wild else drawn(advice, random))


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=20)
@given(data=st.data())
def test_advice_is_a_mixed_strategy_over_legal_moves(name: str, data: st.DataObject) -> None:
    for match, advice in played(data.draw(tables(MENTALIST)), LEVELS[name]):
        assert_mixed_strategy(match, advice)
        if LEVELS[name].searches:
            assert all(0 <= cast(float, choice.value) <= 1 for choice in advice.choices)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=10)
@given(data=st.data())
def test_what_a_seat_cannot_know_changes_nothing(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(MENTALIST))
    random = Random(table.seed)
    for match, _ in played(table, LEVELS[name]):
        view = match.view(match.state.turn)
        assert_blind(match, LEVELS[name], LEVELS[name].advise(view, match.player_rng(view.seat), 1.0), random)


@pytest.mark.parametrize("name", LEVELS)
def test_a_bet_in_the_air_changes_no_guess(name: str) -> None:
    """The record is told again with each other bet that fits: the advice is the same, even if the match is solved."""
    compared = 0
    for desk in (
        Desk(starting_chips=6),
        Desk(bet_cap="pot"),
        Desk(3, setup=position([1, 9, 0], 4, out=[2])),
        Desk(3, starting_chips=6),
        Desk(4, variant="advanced", starting_chips=9),
    ):
        random = Random(7)
        while not desk.over and desk.match.moves < 24:
            state, seat = desk.state, desk.state.turn
            if state.phase == GUESS:
                advice = [LEVELS[name].advise(view, KeyedRandom(1), 0.1) for view in views_of_other_bets(desk)]
                assert all(found == advice[0] for found in advice)
                compared += len(advice) - 1
            desk.play(f"{seat}:{random.choice(state.legal(seat))}")
    assert compared > 200


def views_of_other_bets(desk: Desk) -> list[View]:
    """Return the guesser's views of this bet and of any other that has not been guessed yet."""
    objects = record_of(desk.match).objects
    views = []
    for chips in range(desk.state.most + 1):
        if chips not in desk.state.guesses:
            world = desk.state.clone()
            world.bet = chips
            views.append(replayed(ORACLES["mentalist"].retold(world, objects)).view(desk.state.turn))
    return views


# --- beginner --------------------------------------------------------------------------------------------------------


def test_the_beginner_has_favourites_for_small_pots() -> None:
    assert mix("beginner", Desk()) == pytest.approx({3: 0.4, 1: 0.2, 2: 0.15, 0: 0.15, 7: 0.1})


def test_the_beginner_bets_a_third_of_a_large_pot() -> None:
    found = mix("beginner", Desk(setup=position([12, 13], 15)))
    assert found == pytest.approx({5: 0.45, 6: 0.2, 4: 0.2, 0: 0.15})


def test_the_beginner_never_bets_the_same_twice_running() -> None:
    desk = Desk()
    desk.play("0:3 1:0 1:0 0:1")
    assert desk.due == "0 bets 0 to 16"
    assert 3 not in mix("beginner", desk)


def test_the_beginner_bets_what_is_left_where_favourites_are_more() -> None:
    assert mix("beginner", Desk(setup=position([2, 20], 2))) == pytest.approx({2: 0.65, 1: 0.2, 0: 0.15})


def test_the_beginner_guesses_what_was_bet_last_time() -> None:
    desk = Desk()
    desk.play("0:5 1:0 1:0 0:1 0:2")
    assert desk.due == "1 guesses 0 to 14"
    found = mix("beginner", desk)
    assert found[5] == pytest.approx(0.5)
    assert found[3] == pytest.approx(0.2)


def test_the_beginner_says_nothing_again_that_was_guessed() -> None:
    desk = Desk(4, variant="advanced")
    desk.play("0:4 3:3 2:1")
    assert mix("beginner", desk) == pytest.approx({2: 0.15 / 0.4, 0: 0.15 / 0.4, 4: 0.1 / 0.4})


# --- club ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chips", "pot"), [(19, 2), (17, 4), (15, 8), (12, 16)])
def test_unprovoked_the_club_player_plays_almost_perfectly_between_two(chips: int, pot: int) -> None:
    table = solve(Stakes(40, 1, False))
    where = MatchPosition(chips, pot, True)
    desk = Desk(setup=position([chips, 40 - chips - pot], pot))
    bets = mix("club", desk)
    missed, guessed = table.outcomes(where)
    against = np.array([bets.get(number, 0.0) for number in range(chips + 1)])
    assert (against @ missed - against * (missed - guessed)).min() > table.chance(where) - 0.025
    desk.play("0:0")
    guesses = mix("club", desk)
    against = np.array([guesses.get(number, 0.0) for number in range(chips + 1)])
    assert (missed - against * (missed - guessed)).max() < table.chance(where) + 0.025


def test_the_club_player_reads_what_is_bet_again_and_again() -> None:
    desk = Desk()
    desk.play("0:3")
    before = mix("club", desk)
    desk.play("1:1 1:0 0:0 1:0 0:0 " + "0:3 1:1 1:0 0:0 1:0 0:0 " * 3 + "0:3")
    after = mix("club", desk)
    assert desk.due == "1 guesses 0 to 27"
    assert before.get(3, 0.0) < 0.05
    assert after[3] > 0.15
    assert after[0] > 0.3


def test_the_club_player_avoids_what_others_guess() -> None:
    used = Desk(setup=position([12, 12], 4))
    used.play("0:0 1:1 1:0 0:1 " * 4)
    assert mix("club", used)[0] > mix("club", Desk(setup=position([12, 12], 4)))[0]


def test_the_club_player_gives_up_a_pot_that_all_others_can_cover() -> None:
    found = mix("club", Desk(8, variant="advanced"))
    assert found[0] == max(found.values()) >= 0.3


# --- perfect ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [{"starting_chips": 6}, {"starting_chips": 7, "bet_cap": "pot"}, {"ante": 2}])
def test_perfect_play_is_the_solved_table_everywhere(rules: dict[str, Any]) -> None:
    desk = Desk(**rules)
    of = table_for(desk)
    random = Random(3)
    for _ in range(30):
        state = desk.state
        if state.turn < 0:
            break
        where = MatchPosition(state.scores[state.bettor], state.pot, state.bettor == state.button)
        advice = advised("perfect", desk)
        bets = state.turn == state.bettor
        assert advice.exact
        assert advice.value == pytest.approx(of.chance(where) if bets else 1 - of.chance(where))
        wanted = of.bet_mix(where) if bets else of.guess_mix(where)
        assert {c.move: c.probability for c in advice.choices} == pytest.approx(dict(enumerate(wanted)))
        likely = [choice.value for choice in advice.choices if choice.probability > 1e-9]
        assert likely == pytest.approx([advice.value] * len(likely))
        desk.play(f"{state.turn}:{random.choice(state.legal(state.turn))}")


def table_for(desk: Desk) -> SolvedTable:
    terms = desk.state.terms
    return solve(Stakes(sum(desk.chips) + desk.pot, terms.ante, terms.capped))


def test_two_who_are_left_of_several_play_perfectly() -> None:
    """A third seat is out in the position that the record starts from."""
    desk = Desk(3, setup=position([1, 2, 0], 6, out=[2]))
    advice = advised("perfect", desk)
    assert advice.exact
    assert advice.value == pytest.approx(solve(Stakes(9, 1, False)).chance(MatchPosition(1, 6, True)))


@pytest.mark.parametrize(
    "desk",
    [
        Desk(3),
        Desk(variant="advanced"),
        Desk(turn_limit=10),
        Desk(setup=position([7, 7], 0)),
        Desk(starting_chips=101),
        Desk(3, setup=position([3, 2, 1], 6, out=[2])),
    ],
    ids=["three", "advanced", "so many bets", "a pot without antes", "too many chips", "who is out could pay"],
)
def test_where_nothing_is_solved_perfect_plays_as_the_expert(desk: Desk) -> None:
    for name in ("perfect", "reader"):
        assert advised(name, desk) == advised("expert", desk)
    assert not advised("perfect", desk).exact


def test_solved_matches_are_kept_in_the_folder_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    perfect_advice._tables.clear()
    monkeypatch.setenv(SOLVED, str(tmp_path / "solved"))
    advised("perfect", Desk(starting_chips=5))
    assert [file.name for file in (tmp_path / "solved").iterdir()] == ["mentalist-10-1-none.chances"]
    perfect_advice._tables.clear()
    monkeypatch.delenv(SOLVED)
    assert advised("perfect", Desk(starting_chips=5)).exact
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    assert run("rules", "mentalist")[0] == 0
    assert str(tmp_path) in os.environ[SOLVED] or os.name != "posix"


def test_a_hint_is_exact(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "two.cardtable"
    header = {**WHOLE_GAME[0], "seats": [{}, {}], "setup": position([7, 9], 4)}
    path.write_text(json_text(header) + "\n", encoding="utf-8")
    found = json.loads(run("hint", str(path), "--json")[1])
    of, where = solve(Stakes(20, 1, False)), MatchPosition(7, 4, True)
    assert (found["player"], found["exact"]) == ("perfect", True)
    assert found["value"] == pytest.approx(of.chance(where))
    told = {one["move"]["chips"]: one["probability"] for one in found["moves"]}
    assert told == pytest.approx({n: p for n, p in enumerate(of.bet_mix(where)) if p > 0})
    path.write_text(json_text(header) + '\n{"seat": 0, "move": "bet", "chips": 2}\n', encoding="utf-8")
    words = run("hint", str(path))[1].splitlines()[1]
    assert words.startswith("Mix: guess 0 (")
    assert words.endswith("Solved exactly.")


# --- reader ----------------------------------------------------------------------------------------------------------


def test_the_reader_has_read_every_turn_of_the_match() -> None:
    desk = Desk()
    turns = "0:3 1:0 1:0 0:2 0:3 1:1 1:4 0:0 0:3 1:3"
    of = solve(Stakes(40, 1, False))
    reader = Reader(of)
    for bet, guess in zip(turns.split()[::2], turns.split()[1::2], strict=True):
        state = desk.state
        where = MatchPosition(state.scores[state.turn], state.pot, state.turn == state.button)
        reader.see(BetTurn(where, state.turn == 1, int(bet[2:]), int(guess[2:])))
        desk.play(f"{bet} {guess}")
    assert desk.due == "1 bets 0 to 29"
    where = MatchPosition(29, 2, True)
    found = advised("reader", desk)
    assert {c.move: c.probability for c in found.choices} == pytest.approx(dict(enumerate(reader.bet_mix(where))))
    assert not found.exact
    assert found.value == pytest.approx(float(reader.bet_mix(where) @ reader.bet_chances(where)))


def test_what_the_reader_answers_depends_on_nothing_but_the_view() -> None:
    """Questions about other matches, or about earlier positions of this one, don't change the answer."""
    desk = Desk()
    desk.play("0:3 1:0 1:0 0:1 0:3 1:0 1:2 0:0")
    alone = advised("reader", desk)
    other = Desk()
    other.play("0:0 1:4")
    advised("reader", other)
    assert advised("reader", desk) == alone
    other.play("1:0 0:3 0:0 1:5 1:0 0:1")
    advised("reader", other)
    again = Desk()
    again.play("0:3 1:0 1:0 0:1")
    advised("reader", again)
    again.play("0:3 1:0 1:2 0:0")
    assert advised("reader", again) == alone


# --- those who can be read -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: str(habit.__name__))
def test_habits_are_mixed_strategies(habit: Habit) -> None:
    desk = Desk(starting_chips=8)
    random = Random(5)
    while desk.state.turn >= 0 and desk.state.bets < 20:
        found = odds(habit, desk.state, desk.state.turn)
        assert len(found) == desk.state.most + 1
        assert found.min() >= 0
        assert found.sum() == pytest.approx(1)
        desk.play(f"{desk.state.turn}:{random.choice(desk.state.legal(desk.state.turn))}")
    with pytest.raises(ValueError, match="between two"):
        odds(habit, Desk(3).state, 0)


# --- strength --------------------------------------------------------------------------------------------------------


def low(players: tuple[str, ...], games: int, **rules: Any) -> float:
    """Return the lower bound of the first player's win rate, as a multiple of a fair share."""
    tally = Batch(MatchPlan("mentalist", MentalistRules.made(rules), players, games, 5, jobs=2)).run()
    assert tally.finished == games
    return tally.win_rate(0).low * len(players)


@pytest.mark.slow
@pytest.mark.parametrize(("stronger", "weaker"), [("beginner", "random"), ("club", "beginner"), ("expert", "club")])
def test_each_level_beats_the_one_below(stronger: str, weaker: str) -> None:
    assert low((stronger, weaker), 200) > 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "rules", [{}, {"variant": "advanced", "turn_limit": 80, "starting_chips": 10}], ids=["classic", "advanced"]
)
def test_the_expert_wins_more_than_their_share_among_club_players(rules: dict[str, Any]) -> None:
    assert low(("expert", "club", "club"), 60, **rules) > 1
    assert low(("club", "beginner", "beginner"), 60, **rules) > 1
