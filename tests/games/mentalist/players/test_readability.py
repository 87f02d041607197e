"""Mirror: perfect mixes are not read, habits are, and later turns teach nothing about earlier ones."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from cardtable.games.mentalist.players.readability import Carried, Mirror, SettledTurn, settled
from cardtable.games.mentalist.players.solved_match import MatchPosition, SolvedTable, solve
from cardtable.games.mentalist.players.solving import Stakes
from cardtable.work import worked_out
from tests.games.mentalist.players.playing import SUBJECT, played
from tests.games.mentalist.rules.desk import Desk
from tools.games.mentalist.reference import HABITS, Habit, alternates, favourites, never_zero, repeats

table = cache(solve)
SMALL = Stakes(16, 1, False)


def mirror(of: SolvedTable, turns: list[SettledTurn], seat: int = SUBJECT) -> Mirror:
    found = Mirror(of, seat)
    for turn in turns:
        found.see(turn)
    return found


# --- what is carried through a match ---------------------------------------------------------------------------------


def foreseeing(of: SolvedTable, bets: float, guesses: float) -> Carried:
    found = Carried(of, bets, guesses)
    shares = list(found.settle())
    assert all(0 <= share <= 1 for share in shares)
    return found


def positions(stakes: Stakes) -> list[MatchPosition]:
    pots = range(2 * stakes.ante, stakes.total)
    return [
        MatchPosition(chips, pot, first)
        for pot in pots
        for chips in range(1, stakes.total - pot + 1)
        for first in (True, False)
    ]


@pytest.mark.parametrize("stakes", [Stakes(9, 1, False), Stakes(10, 1, True), Stakes(12, 2, False)])
def test_who_foresees_nothing_wins_as_often_as_perfect_play(stakes: Stakes) -> None:
    of = table(stakes)
    carried = foreseeing(of, 0, 0)
    for position in positions(stakes):
        assert carried.chance(position, reader_bets=True) == pytest.approx(of.chance(position))
        assert carried.chance(position, reader_bets=False) == pytest.approx(1 - of.chance(position))


@pytest.mark.parametrize(("bets", "guesses"), [(0.3, 0.0), (0.0, 0.4), (0.2, 0.7)])
def test_foresight_is_worth_what_asking_again_and_again_finds(bets: float, guesses: float) -> None:
    """Compare with values iterated position by position and number by number."""
    total = 5
    stakes = Stakes(total, 1, False)
    of = table(stakes)
    mixes = {position: (of.bet_mix(position), of.guess_mix(position)) for position in positions(stakes)}
    answers = {
        (position, guess): int(np.where(np.arange(len(missed)) == guess, guessed, missed).argmax())
        for position in positions(stakes)
        for missed, guessed in [of.outcomes(position)]
        for guess in range(len(missed))
    }
    worth = {(position, mine): 0.5 for position in positions(stakes) for mine in (True, False)}

    def onward(position: MatchPosition, mine: bool, bet: int, guess: int) -> float:
        chips, pot, first = position
        other = total - chips - pot
        if bet != guess:
            after = (MatchPosition(other, pot + bet, not first), not mine)
            return worth[after] if other else float(mine)
        holder_is_mine, holds = (not mine, total - chips + bet) if first else (mine, chips - bet)
        if holds <= 1 or holds >= total:
            return float(holder_is_mine is (holds > 1))
        return worth[MatchPosition(holds - 1, 2, True), holder_is_mine]

    for _ in range(150):
        for position, mine in worth:
            bet_mix, guess_mix = mixes[position]
            found = 0.0
            for guess, often in enumerate(guess_mix):
                blind = sum(part * onward(position, mine, bet, guess) for bet, part in enumerate(bet_mix))
                if mine:
                    best = onward(position, mine, answers[position, guess], guess)
                    found += often * (guesses * best + (1 - guesses) * blind)
                else:
                    found += often * (1 - bets) * blind
            if not mine:
                found += bets * sum(part * onward(position, mine, bet, bet) for bet, part in enumerate(bet_mix))
            worth[position, mine] = found
    carried = foreseeing(of, bets, guesses)
    for (position, mine), found in worth.items():
        assert carried.chance(position, mine) == pytest.approx(found, abs=1e-4)


def test_who_foresees_every_bet_wins_at_their_first_guess_or_soon() -> None:
    of = table(SMALL)
    carried = foreseeing(of, 1, 0)
    assert carried.chance(MatchPosition(7, 2, True), reader_bets=False) > 0.99


# --- what each turn gives away ---------------------------------------------------------------------------------------


def test_sound_bets_and_guesses_have_no_price_and_others_have_theirs() -> None:
    of = table(SMALL)
    position = MatchPosition(7, 2, True)
    for number in range(8):
        bet = mirror(of, [SettledTurn(0, position, 0, number, 0)], 0)
        guess = mirror(of, [SettledTurn(0, position, 1, 0, number)], 0)
        price = of.chance(position) - of.bet_chances(position)[number]
        assert bet.costs[0].price == pytest.approx(price)
        guess_price = 1 - of.chance(position) - of.guess_chances(position)[number]
        assert guess.costs[0].price == pytest.approx(guess_price)
        assert price > -1e-12


def test_nothing_is_read_from_a_first_bet() -> None:
    of = table(SMALL)
    for number in (0, 1, 5):
        found = mirror(of, [SettledTurn(0, MatchPosition(7, 2, True), 0, number, 0)], 0)
        assert found.costs[0].read == pytest.approx(0)
        assert found.costs[0].variance == pytest.approx(0)


def test_each_turn_is_judged_by_what_came_before_it_alone() -> None:
    of = table(SMALL)
    turns = played(of, favourites, 3).turns
    whole = mirror(of, turns).costs
    for end in (1, len(turns) // 2, len(turns)):
        assert mirror(of, turns[:end]).costs == whole[:end]
    last = next(turn for turn in reversed(turns) if turn.bettor == SUBJECT and turn.position.chips > 1)
    before = turns[: last.number]
    for bet in range(last.position.chips + 1):
        judged = mirror(of, [*before, last._replace(bet=bet)]).costs[-1]
        assert (judged.foreseen, judged.most, judged.variance) == (
            whole[last.number].foreseen,
            whole[last.number].most,
            whole[last.number].variance,
        )


def test_who_mixes_perfectly_gives_nothing_but_luck_and_so_much_of_it() -> None:
    of = table(SMALL)
    costs = [one for seed in range(60) for one in mirror(of, played(of, None, seed).turns).costs]
    for guessing in (False, True):
        reads = [one.read for one in costs if one.guessing is guessing]
        spread = sum(one.variance for one in costs if one.guessing is guessing) ** 0.5
        assert spread > 0.3
        assert abs(sum(reads)) < 2.5 * spread
        assert sum(read**2 for read in reads) ** 0.5 == pytest.approx(spread, rel=0.25)
    assert max(one.price for one in costs) < 1e-9


# --- what it comes to ------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_who_mixes_perfectly_comes_out_even_on_average() -> None:
    of = table(SMALL)
    found = [worked_out(mirror(of, played(of, None, seed).turns).won()) for seed in range(24)]
    over = [won.reader - won.fair for won in found if won]
    assert abs(np.mean(over)) < 2.5 * np.std(over) / len(over) ** 0.5
    assert sum(won.luck for won in found if won) >= 20
    assert all(0 <= won.least <= won.fair <= won.most <= 1 for won in found if won)


@pytest.mark.slow
@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: str(habit.__name__))
def test_habits_are_read(habit: Habit) -> None:
    """Ten matches in a row leave little to luck."""
    of = table(Stakes(24, 1, False))
    found = mirror(of, [turn for seed in range(10) for turn in played(of, habit, seed).turns])
    won = worked_out(found.won(guesses=False))
    assert won is not None
    assert won.reader > max(won.most, won.fair + 0.1)
    assert not won.luck
    assert won.was_read


@pytest.mark.slow
def test_who_bets_too_much_is_not_read_for_that() -> None:
    """A bet that is too high costs against any opponent."""
    of = table(Stakes(24, 1, False))
    turns = played(of, None, 0).turns
    at = next(turn.number for turn in turns if turn.bettor == SUBJECT and turn.position.chips > 8)
    blunder = turns[at]._replace(bet=turns[at].position.chips, guess=0)
    found = mirror(of, [*turns[:at], blunder])
    won = worked_out(found.won(guesses=False))
    assert won is not None
    assert found.costs[at].price > 0.2
    assert not won.luck
    assert not won.was_read


@pytest.mark.slow
@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: str(habit.__name__))
def test_a_reader_really_wins_about_as_often(habit: Habit) -> None:
    """The reader here has no bound, and so reads from the first bet on."""
    of = table(Stakes(24, 1, False))
    turns = [turn for seed in range(20) for turn in played(of, habit, seed).turns]
    won = worked_out(mirror(of, turns).won(guesses=False))
    assert won is not None
    really = 0.5 + np.mean([played(of, habit, seed, bound=1e9).gain for seed in range(40)])
    assert won.reader == pytest.approx(really, abs=0.15)


NAMED = [
    (favourites, "favourites"),
    (never_zero, "tilted"),
    (alternates, "after_zero"),
    (repeats, "after_outcome"),
]


@pytest.mark.parametrize(("habit", "name"), NAMED, ids=[name for _, name in NAMED])
def test_the_worst_habit_is_named(habit: Habit, name: str) -> None:
    of = table(Stakes(24, 1, False))
    found = mirror(of, [turn for seed in range(10) for turn in played(of, habit, seed).turns]).worst_habit()
    assert found is not None
    assert (found.name, found.guessing) == (name, False)
    assert found.gain > 0


def test_habits_of_guessing_are_named_too() -> None:
    of = table(Stakes(24, 1, False))
    found = mirror(
        of, [turn for seed in range(10) for turn in played(of, None, seed, guesses=repeats).turns]
    ).worst_habit()
    assert found is not None
    assert found.guessing


def test_no_habit_is_named_in_who_mixes_perfectly() -> None:
    of = table(SMALL)
    assert not any(mirror(of, played(of, None, seed).turns).worst_habit() for seed in range(20))


def test_turns_are_told_by_what_they_gave_away() -> None:
    of = table(SMALL)
    found = mirror(of, played(of, repeats, 5).turns)
    costly = found.costly()
    assert [one.cost for one in costly] == sorted((one.cost for one in costly), reverse=True)
    assert costly[0].cost > 0.01
    assert {one.turn.number for one in costly} <= {one.turn.number for one in found.costs}


def test_nothing_is_said_of_nothing() -> None:
    found = Mirror(table(SMALL), 0)
    assert worked_out(found.won()) is None
    assert found.worst_habit() is None
    assert found.costly() == []


def test_turns_are_what_is_remembered_of_them() -> None:
    desk = Desk()
    desk.play("0:5 1:4 1:3 0:3")
    assert settled(desk.state.remembered()) == [
        SettledTurn(0, MatchPosition(19, 2, True), 0, 5, 4),
        SettledTurn(1, MatchPosition(19, 7, False), 1, 3, 3),
    ]
