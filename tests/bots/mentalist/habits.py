"""Five who can be read: how often each bets what, at classic Mentalist Poker between two. They guess perfectly."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from cardtable.bots.mentalist.stakes import Floats

Habit = Callable[[Floats, list[int], list[bool]], Floats]
"""The bet, from perfect play's mix, her bets so far, and which of them were missed."""


def favourites(perfect: Floats, _: list[int], __: list[bool]) -> Floats:
    """Three, seven and one, mostly."""
    mix = 0.3 * perfect
    for number, share in ((3, 0.35), (7, 0.21), (1, 0.14)):
        mix[min(number, len(mix) - 1)] += share
    return mix


def never_zero(perfect: Floats, _: list[int], __: list[bool]) -> Floats:
    """She thinks that a bet must cost something."""
    return _without(perfect, 0)


def by_stack(perfect: Floats, _: list[int], __: list[bool]) -> Floats:
    """About a fifth of what she has."""
    near = np.exp(-((np.arange(len(perfect)) - 0.2 * (len(perfect) - 1)) ** 2) / 2)
    mix: Floats = near / near.sum()
    return mix


def alternates(perfect: Floats, bets: list[int], _: list[bool]) -> Floats:
    """Nothing after something, something after nothing; mostly."""
    if not bets:
        return perfect
    return 0.2 * perfect + 0.8 * (_only(perfect, 0) if bets[-1] else _without(perfect, 0))


def repeats(perfect: Floats, bets: list[int], missed: list[bool]) -> Floats:
    """What worked, mostly; never at once what did not."""
    if not bets or bets[-1] >= len(perfect):
        return perfect
    if missed[-1]:
        return 0.25 * perfect + 0.75 * _only(perfect, bets[-1])
    return _without(perfect, bets[-1])


HABITS: list[Habit] = [favourites, never_zero, by_stack, alternates, repeats]


def _only(perfect: Floats, number: int) -> Floats:
    mix = np.zeros_like(perfect)
    mix[number] = 1
    return mix


def _without(perfect: Floats, number: int) -> Floats:
    """Perfect play that never chooses a number; another where it would choose nothing else."""
    mix: Floats = perfect.copy()
    mix[number] = 0
    if mix.sum() < 1e-9:
        return _only(perfect, 1 if number == 0 else 0)
    mix /= mix.sum()
    return mix
