"""Predictability: a player who always makes the likeliest move can be foreseen, though no single decision costs
anything."""

from random import Random

import pytest

from cardtable.bots.player import Advice, Choice
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.views import ViewReader, ViewWriter
from cardtable.table.predictability import FEWEST_DECISIONS, mixing
from cardtable.table.review import Decision, Judged

THREE = (0.45, 0.35, 0.2)


def made(mix: tuple[float, ...], move: int, sealed: bool = True, value: float = 0.4) -> Judged:
    """Return a decision between moves 0, 1, ... that `mix` makes with these probabilities; all of them win equally
    often."""
    header = new_header(GAMES["war"], GAMES["war"].rules(), (SeatName("A", ""), SeatName("B", "")), 1)
    state = ViewReader(ViewWriter(header, 0).lines[0]).state
    advice = Advice([Choice(place, often, value) for place, often in enumerate(mix)], value, False)
    return Judged(Decision(0, 0, 0, state, move, sealed), advice, move, value, value)


def drawn(rng: Random, mix: tuple[float, ...], count: int) -> list[Judged]:
    """Return `count` decisions whose moves are drawn from the mix."""
    return [made(mix, rng.choices(range(len(mix)), mix)[0]) for _ in range(count)]


def test_the_likeliest_move_every_time_is_foreseen() -> None:
    found = mixing([made((0.5, 0.4, 0.1), 0)] * FEWEST_DECISIONS)
    assert found
    assert (found.decisions, found.taken, found.usual) == (5, 5, 2.5)
    assert found.chance == pytest.approx(1 / 32)
    assert found.foreseen


def test_chances_of_unlike_mixes_are_counted_out() -> None:
    """At least four likeliest moves of five: all five, or all but one of the three at a half, or all but one of the two
    at three quarters."""
    half, most = (0.5, 0.3, 0.2), (0.75, 0.15, 0.1)
    found = mixing([made(half, 0), made(half, 0), made(half, 1), made(most, 0), made(most, 0)])
    assert found
    all_five = 1 / 8 * 9 / 16
    one_half_missed = 3 / 8 * 9 / 16
    one_most_missed = 1 / 8 * 2 * 3 / 16
    assert found.chance == pytest.approx(all_five + one_half_missed + one_most_missed)
    assert found.usual == pytest.approx(3.0)
    assert not found.foreseen


@pytest.mark.parametrize("count", [5, 8, 12])
def test_who_draws_from_the_mix_is_told_so_in_one_game_of_twenty_at_most(count: int) -> None:
    rng = Random(7)
    games = [mixing(drawn(rng, THREE, count)) for _ in range(1000)]
    assert sum(bool(found and found.foreseen) for found in games) <= 65  # the expected 50, and two standard deviations
    always = mixing([made(THREE, 0)] * count)
    assert always
    assert always.foreseen


def test_a_move_outside_the_mix_is_none_that_was_foreseen() -> None:
    found = mixing([made((0.6, 0.4, 0.0), 2)] * FEWEST_DECISIONS)
    assert found
    assert found.taken == 0
    assert found.chance == pytest.approx(1.0)


@pytest.mark.parametrize(
    "judged",
    [
        [made(THREE, 0)] * (FEWEST_DECISIONS - 1),
        [made(THREE, 0, sealed=False)] * 9,
        [made((0.35, 0.34, 0.31), 0)] * 9,
        [made((1.0, 0.0, 0.0), 0)] * 9,
        [made(THREE, 0, value=0.0)] * 9,
    ],
    ids=["few", "open", "no likeliest", "no mix", "lost already"],
)
def test_where_there_is_nothing_to_foresee_nothing_is_said(judged: list[Judged]) -> None:
    assert mixing(judged) is None
