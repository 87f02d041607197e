"""Five players with habits, for `make ladder`: programs for the classic game of Mentalist Poker with two players.

    simulate mentalist --seat reader --seat "exec:python -m tools.games.mentalist.reference never_zero"

They guess perfectly, and bet by habit:

- `favourites` mostly bets three, seven or one.
- `never_zero` always bets something, in the proportions of perfect play.
- `by_stack` bets about a fifth of its chips.
- `alternates` mostly bets nothing after something, and something after nothing.
- `repeats` mostly bets again what was missed, and never at once what was guessed.
"""

import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import ViewReader
from cardtable.games.mentalist.play import BET, Mentalist
from cardtable.games.mentalist.players.perfect_advice import position_of, table_of
from cardtable.games.mentalist.players.solvable import is_solvable
from cardtable.games.mentalist.players.solving import Floats
from tools.player_program import answer_until_the_end, own

Habit = Callable[[Floats, list[int], list[bool]], Floats]
"""Function that returns a mix of bets, from perfect play's mix, its own bets so far, and which of them were missed."""


def favourites(perfect: Floats, _: list[int], __: list[bool]) -> Floats:
    """Bet three, seven or one most of the time."""
    mix = 0.3 * perfect
    for number, share in ((3, 0.35), (7, 0.21), (1, 0.14)):
        mix[min(number, len(mix) - 1)] += share
    return mix


def never_zero(perfect: Floats, _: list[int], __: list[bool]) -> Floats:
    """Bet perfectly, but never nothing."""
    return _without(perfect, 0)


def by_stack(perfect: Floats, _: list[int], __: list[bool]) -> Floats:
    """Bet about a fifth of the stack."""
    near = np.exp(-((np.arange(len(perfect)) - 0.2 * (len(perfect) - 1)) ** 2) / 2)
    mix: Floats = near / near.sum()
    return mix


def alternates(perfect: Floats, bets: list[int], _: list[bool]) -> Floats:
    """Bet nothing after something, and something after nothing, most of the time."""
    if not bets:
        return perfect
    return 0.2 * perfect + 0.8 * (_only(perfect, 0) if bets[-1] else _without(perfect, 0))


def repeats(perfect: Floats, bets: list[int], missed: list[bool]) -> Floats:
    """Bet again what was missed, most of the time, and never at once what was guessed."""
    if not bets or bets[-1] >= len(perfect):
        return perfect
    if missed[-1]:
        return 0.25 * perfect + 0.75 * _only(perfect, bets[-1])
    return _without(perfect, bets[-1])


HABITS: list[Habit] = [favourites, never_zero, by_stack, alternates, repeats]


def odds(habit: Habit, state: Mentalist, seat: int) -> Floats:
    """Return the mix of bets or guesses for a seat.

    Raises ValueError unless the game is classic, for two players, and without a limit of bets.
    """
    if not is_solvable(state) or state.terms.seats > 2:
        raise ValueError("only the classic game between two is played, without a limit of bets")
    table, position = table_of(state), position_of(state)
    if state.phase != BET:
        return table.guess_mix(position)
    mine = [past for past in reversed(state.remembered()) if past.bettor == seat]
    return habit(
        table.bet_mix(position), [past.chips for past in mine], [past.guesses[-1] != past.chips for past in mine]
    )


def play(habit: Habit) -> None:
    """Answer until the input ends."""

    def answer(reader: ViewReader, asked: dict[str, Any], seen: str) -> Iterator[dict[str, Any]]:
        state = reader.state
        assert isinstance(state, Mentalist)
        mix = np.cumsum(odds(habit, state, reader.seat))
        draw = KeyedRandom(seen).below(1 << 53) / (1 << 53)
        move = min(int(mix.searchsorted(draw * mix[-1], side="right")), state.most)
        yield own(reader.game.move_line(state, move))

    answer_until_the_end(answer)


def _only(perfect: Floats, number: int) -> Floats:
    mix = np.zeros_like(perfect)
    mix[number] = 1
    return mix


def _without(perfect: Floats, number: int) -> Floats:
    """Return perfect play without a number.

    If it would choose nothing else, the result is 1 for sure without 0, and 0 without any other number.
    """
    mix: Floats = perfect.copy()
    mix[number] = 0
    if mix.sum() < 1e-9:
        return _only(perfect, 1 if number == 0 else 0)
    mix /= mix.sum()
    return mix


if __name__ == "__main__":
    play({habit.__name__: habit for habit in HABITS}[sys.argv[1]])
