"""Share of luck in the deal, compared with an analysis of variance and with known truth."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from msgspec import convert

from cardtable.playtest.deal_luck import LuckSums, WrittenLuck, block_luck, luck
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import findings
from cardtable.playtest.study import Goal
from cardtable.playtest.study_tally import StudyTally
from tests.playtest.test_studies import study, tried, wins

Shares = list[list[float]]


def block(random: Random, seats: int, deal: float, strong: float) -> Shares:
    """Return a block's win shares, by rotation and seat.

    The deal favours a random seat, which wins a share `deal` of the games. Of the others player 0 wins `strong`, and
    the rest falls to a random seat. So the deal's share of the variance is deal² / (1 - ((1 - deal) · strong)²).
    """
    favoured = random.randrange(seats)
    games = []
    for rotation in range(seats):
        winner = random.randrange(seats)
        if random.random() < deal:
            winner = favoured
        elif random.random() < strong:
            winner = rotation % seats  # seat of player 0
        games.append([float(seat == winner) for seat in range(seats)])
    return games


def truth(deal: float, strong: float) -> float:
    return deal**2 / (1 - ((1 - deal) * strong) ** 2)


def names(seats: int, strong: float) -> list[str]:
    return ["strong" if strong and not seat else "weak" for seat in range(seats)]


def measured(blocks: list[Shares], players: list[str]) -> Finding:
    sums = LuckSums()
    for one in blocks:
        sums.add(block_luck(one, players))
    return luck(sums, players)


def analysis_of_variance(blocks: list[Shares]) -> float:
    """Return ICC(3,1) from mean squares, after Shrout and Fleiss: a row for each cell, a column for each player."""
    seats = len(blocks[0])
    table = np.array(
        [[games[(seat - player) % seats][seat] for player in range(seats)] for games in blocks for seat in range(seats)]
    )
    cells = len(table)
    rows, columns = table.mean(axis=1, keepdims=True), table.mean(axis=0, keepdims=True)
    between = seats * ((rows - table.mean()) ** 2).sum() / (cells - 1)
    rest = ((table - rows - columns + table.mean()) ** 2).sum() / ((cells - 1) * (seats - 1))
    return float((between - rest) / (between + (seats - 1) * rest))


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize(("deal", "strong"), [(0.0, 0.0), (0.6, 0.0), (0.5, 0.7), (0.9, 0.5)])
class TestKnownShares:
    def test_they_are_found_again(self, seats: int, deal: float, strong: float) -> None:
        random = Random(f"{seats} {deal} {strong}")
        found = measured([block(random, seats, deal, strong) for _ in range(3000)], names(seats, strong))
        assert found.bounds is not None
        assert found.mean == pytest.approx(truth(deal, strong), abs=0.04)
        assert found.bounds.low <= truth(deal, strong) <= found.bounds.high
        assert found.bounds.high - found.bounds.low < 0.3
        assert found.games == 3000 * seats

    def test_an_analysis_of_variance_says_the_same(self, seats: int, deal: float, strong: float) -> None:
        random = Random(f"{seats} {deal} {strong}")
        blocks = [block(random, seats, deal, strong) for _ in range(400)]
        found = measured(blocks, names(seats, strong))
        assert found.mean == pytest.approx(max(analysis_of_variance(blocks), 0.0), abs=0.01)


class TestEdges:
    def test_nothing_is_known_before_a_block_is_finished(self) -> None:
        assert luck(LuckSums(), ["a", "b"]) == Finding(None, None)

    def test_one_block_says_next_to_nothing(self) -> None:
        found = measured([[[1.0, 0.0], [1.0, 0.0]]], ["a", "a"])
        assert found.bounds == (0.0, 1.0)

    def test_where_the_deal_decides_all_it_is_all(self) -> None:
        found = measured([[[1.0, 0.0], [1.0, 0.0]], [[0.0, 1.0], [0.0, 1.0]]] * 300, ["a", "a"])
        assert found.mean == 1.0
        assert found.bounds is not None
        assert found.bounds.low > 0.9

    def test_where_a_player_wins_every_game_nothing_is_left_to_be_shared_out(self) -> None:
        found = measured([[[1.0, 0.0], [0.0, 1.0]]] * 300, ["a", "b"])
        assert found == Finding(None, None, 600)

    def test_shared_wins_count_in_parts(self) -> None:
        one = block_luck([[0.5, 0.5, 0.0], [0.0, 0.5, 0.5], [1.0, 0.0, 0.0]], ["a", "b", "b"])
        assert one.agreement == pytest.approx((0.25 + 0.5 + 0.0) / 3)
        assert one.undivided == pytest.approx((0.5 + 0.5 + 1.0) / 3)
        assert one.shares["a"] == pytest.approx([(0.5 + 0.5 + 0.0) / 3])
        assert one.shares["b"] == pytest.approx([(0.5 + 0.5 + 1.0) / 3, (0.0 + 0.0 + 0.0) / 3])
        assert block_luck([[1.0, 0.0], [0.0, 1.0]], ["a", "a"]).shares == {}

    def test_shards_make_no_difference(self) -> None:
        random = Random(5)
        players = ["a", "b", "b"]
        whole, first, second = LuckSums(), LuckSums(), LuckSums()
        for number in range(60):
            one = block_luck(block(random, 3, 0.3, 0.3), players)
            whole.add(one)
            (first if number % 3 else second).add(one)
        second.join(LuckSums.read(convert(first.written(), WrittenLuck), players))
        assert second.written() == whole.written()

    def test_of_two_rule_sets_the_difference_is_bounded(self) -> None:
        random = Random(6)
        asked = study("club", "club")
        tally = StudyTally(2)
        for counted, deal in zip(tally.rule_sets, (0.2, 0.9), strict=True):
            for _ in range(1500):
                counted.luck.add(block_luck(block(random, 2, deal, 0.0), asked.players))
        found = findings(asked, tally)
        base, other = (each.measures["luck"] for each in found.rule_sets)
        difference = found.differences[0].measures["luck"]
        assert base.mean is not None
        assert other.mean is not None
        assert difference.mean == other.mean - base.mean
        assert difference.bounds is not None
        assert 0.5 < difference.bounds.low < 0.77 < difference.bounds.high < 0.9

    def test_it_may_have_a_goal(self) -> None:
        asked = study(goals=(Goal("luck", high=0.5), Goal("skill", low=0.1)))
        tally = StudyTally(2)
        tally.rule_sets[0].trials = tried(asked, wins(*[1.0] * 80))
        random = Random(7)
        for _ in range(1000):
            tally.rule_sets[0].luck.add(block_luck(block(random, 2, 0.1, 0.0), asked.players))
        verdicts = [verdict.verdict for verdict in findings(asked, tally).rule_sets[0].verdicts]
        assert verdicts == ["met", "met"]


@pytest.mark.slow
@pytest.mark.parametrize(("deal", "strong"), [(0.4, 0.0), (0.5, 0.6)])
def test_however_often_one_looks_the_truth_is_seldom_excluded(deal: float, strong: float) -> None:
    random = Random(f"{deal} {strong}")
    players = names(2, strong)
    missed = 0
    for _ in range(60):
        sums = LuckSums()
        outside = False
        for number in range(1, 401):
            sums.add(block_luck(block(random, 2, deal, strong), players))
            if number % 25 == 0:
                bounds = luck(sums, players).bounds
                outside |= bounds is not None and bounds.apart(truth(deal, strong), truth(deal, strong))
        missed += outside
    assert missed <= 9  # more would not be chance at 5 in 100
