"""Course of games: known chances are recovered, and decisions that matter are told from those that don't."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import product
from math import sqrt

import pytest

from cardtable.bots.player import Choice
from cardtable.cli import main
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine
from cardtable.engine.record import Record
from cardtable.engine.state import State
from cardtable.playtest.block_runner import BlockRunner, StudyPlan
from cardtable.playtest.match_runner import Lineup
from cardtable.playtest.rule_set_measures import COURSE_MEASURES
from cardtable.playtest.suspense import (
    DECISIONS,
    Belief,
    LeadShare,
    WinCourse,
    decisions,
    is_real,
    quarters,
    stake,
    surprise,
    suspense,
)
from tests.playtest.test_positions import played
from tests.playtest.test_studies import study

HEADS, TAILS = (1.0, 0.0), (0.0, 1.0)
EVEN = (0.5, 0.5)


def best_of_three(luck: KeyedRandom, nexts: int) -> LeadShare:
    """Estimate from three tosses of a coin: two games from each next position, which the first toss decides."""
    toss = luck.generator().random

    def game(first: bool) -> Belief:
        return HEADS if first + (toss() < 0.5) + (toss() < 0.5) >= 2 else TAILS

    firsts = [toss() < 0.5 for _ in range(nexts)]
    return LeadShare([(game(first), game(first)) for first in firsts])


class TestAhead:
    def test_what_is_decided_has_no_suspense_and_no_error(self) -> None:
        sure = LeadShare([(HEADS, HEADS)] * 5)
        assert (sure.belief, sure.square, sure.suspense, sure.error) == ([1.0, 0.0], 0.0, 0.0, 0.0)

    def test_where_the_next_moment_decides_all_the_games_from_it_are_alike(self) -> None:
        coin = LeadShare([(HEADS, HEADS), (TAILS, TAILS)] * 500)
        assert coin.suspense == pytest.approx(suspense(EVEN, [(0.5, HEADS), (0.5, TAILS)]), abs=0.001)

    def test_a_planted_suspense_is_found_without_bias(self) -> None:
        true = suspense(EVEN, [(0.5, (0.75, 0.25)), (0.5, (0.25, 0.75))])
        found = [best_of_three(KeyedRandom("coins", number), 8).square for number in range(4000)]
        mean = sum(found) / len(found)
        spread = sqrt(sum((one - mean) ** 2 for one in found)) / len(found)
        assert abs(mean - true**2) < 4 * spread < 0.02
        assert best_of_three(KeyedRandom("coins"), 20_000).suspense == pytest.approx(true, abs=0.02)

    def test_the_error_of_a_belief_is_what_it_is_off_by(self) -> None:
        samples = [best_of_three(KeyedRandom("coins", number), 8) for number in range(4000)]
        off = sum(sum((a - b) ** 2 for a, b in zip(one.belief, EVEN, strict=True)) for one in samples) / len(samples)
        assert sum(one.error for one in samples) / len(samples) == pytest.approx(off, rel=0.05)


def belief(state: State) -> list[float]:
    """Return the exact chances of two players who move at random."""
    if state.turn < 0:
        winners = state.winners()
        return [(seat in winners) / len(winners) for seat in range(2)]
    after = [belief(other) for other in followers(state)]
    return [sum(column) / len(after) for column in zip(*after, strict=True)]


def followers(state: State) -> list[State]:
    found = []
    for move in state.legal(state.turn):
        found.append(state.clone())
        found[-1].apply(move)
    return found


def later(state: State, moves: int) -> list[State]:
    """Return every position after a number of moves, all of them equally likely."""
    return later_all([state], moves)


def later_all(states: Sequence[State], moves: int) -> list[State]:
    return states if not moves else later_all([one for state in states for one in followers(state)], moves - 1)  # type: ignore[return-value]


class TestGames:
    @pytest.fixture
    def record(self) -> Record:
        return played("war", "random", "random", suit_size=3)

    def test_quarters_begin_where_they_should(self, record: Record) -> None:
        found = quarters(record.header, record.lines)
        assert [(one.match.moves, one.until) for one in found] == [(0, 1), (1, 3), (3, 4), (4, 6)]
        few = quarters(record.header, record.lines[:3])
        assert [(one.match.moves, one.until) for one in few] == [(0, 1), (1, 2)]

    def test_what_can_be_worked_out_is_found_again_on_average(self, record: Record) -> None:
        positions = quarters(record.header, record.lines)
        states = [one.match.state for one in positions]
        beliefs = [belief(state) for state in states]
        expected = 0.0
        for one, here in zip(positions, beliefs, strict=True):
            nexts = [belief(state) for state in later(one.match.state, one.until - one.match.moves)]
            expected += suspense(here, [(1 / len(nexts), after) for after in nexts])
        lineup = Lineup(record.header.game, ("random", "random"), 1.0, 1.0)
        looking = WinCourse(lineup, 100)
        found = [looking.measured(record.header, record.lines, (0, 1), KeyedRandom(luck)) for luck in range(40)]
        means = {name: sum(one[name] for one in found) / len(found) for name in COURSE_MEASURES}
        whole = [*beliefs, EVEN]  # both win
        assert means["suspense"] == pytest.approx(expected / 4 / sqrt(2), abs=0.02)
        assert means["surprise"] == pytest.approx(surprise(whole) / 4 / sqrt(2), abs=0.02)
        assert expected / 4 / sqrt(2) > 0.1

    def test_only_decisions_in_which_somebody_can_choose_are_judged(self, record: Record) -> None:
        judged = decisions(record.header, record.lines)
        assert [match.moves for match in judged] == [0, 1, 2, 3]  # the last cards are forced
        long = played("losers", *("random",) * 4, round_limit=1)
        found = decisions(long.header, long.lines)
        assert len(found) == DECISIONS
        assert all(len(match.state.legal(match.state.turn)) > 1 for match in found)
        assert len({match.moves for match in found}) == len(found)
        assert found[-1].moves > sum(isinstance(line, MoveLine) for line in long.lines) / 2

    def test_a_program_is_not_asked_again_and_again(self, record: Record) -> None:
        lineup = Lineup(record.header.game, ("random", "random"), 1.0, 1.0)
        lineup._programs = [None]  # type: ignore[list-item]
        assert WinCourse(lineup, 100).measured(record.header, record.lines, (0, 1), KeyedRandom(3)) == {}


class TestDecisions:
    def test_the_best_must_win_more_than_chance_and_a_word_is_worth(self) -> None:
        def real(*values: tuple[float, float]) -> bool:
            return is_real([Choice(move, 0.5, value, error) for move, (value, error) in enumerate(values)])

        assert real((0.5, 0.0), (0.52, 0.0), (0.1, 0.0))
        assert not real((0.5, 0.0), (0.51, 0.0), (0.1, 0.0))
        assert real((0.5, 0.03), (0.6, 0.03))
        assert not real((0.5, 0.05), (0.6, 0.05))

    def test_stakes_are_what_the_best_wins_above_the_mean(self) -> None:
        assert stake([Choice(move, 0.0, value) for move, value in enumerate((0.2, 0.3, 0.7))]) == pytest.approx(0.3)


class TestStudies:
    def test_one_block_of_ten_is_looked_at_on_the_same_luck(self) -> None:
        asked = study("random", "random")._replace(also=("course",))
        runner = BlockRunner(StudyPlan(asked, 20, effort=0.1))
        first, second = runner.play(1), runner.play(2)
        assert set(first.course[0]) == set(COURSE_MEASURES)
        assert second.course == [{}, {}]
        assert BlockRunner(StudyPlan(asked, 20, effort=0.1)).play(1).course == first.course
        assert BlockRunner(StudyPlan(study("random", "random"), 20)).play(1).course == [{}, {}]

    def test_what_is_asked_is_told_everywhere(self, capsys: pytest.CaptureFixture[str]) -> None:
        words = ["compare", "war", "--seats", "random,random", "--set", "suit_size=3", "--games", "44"]
        words += ["--seed", "7", "--jobs", "1", "--effort", "0.1"]
        assert main([*words, "--also", "course", "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        for one, name in product(found["rule_sets"], COURSE_MEASURES):
            measure = one["measures"][name]
            assert measure["n"] == 3
            assert 0 <= measure["low"] <= measure["mean"] <= measure["high"] <= 1
        assert set(COURSE_MEASURES) <= set(found["differences"][0]["measures"])
        assert "--also course" in found["command"]
        assert main(words) == 0
        assert "suspense" not in capsys.readouterr().out
