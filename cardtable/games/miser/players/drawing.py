"""Advice of players who go by habit: it is found by drawing a move many times."""

from typing import Final

from cardtable.bots.player import Advice, mixed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.games.miser.play import COMMIT_CARDS, Miser
from cardtable.games.miser.players.cards import worth_of
from cardtable.games.miser.players.habits import Habits
from cardtable.games.miser.players.styles import move_of

DRAWS: Final = 150
"""Number of moves drawn for one advice."""


def drawn(state: Miser, seat: int, habits: Habits, rng: KeyedRandom) -> int:
    """Return one move drawn by these habits."""
    return move_of(_asked(state, seat), habits, worth_of(state.terms), rng.generator().random)


def advised(state: Miser, seat: int, habits: Habits, rng: KeyedRandom) -> Advice:
    """Return how often each move is made with these habits, over DRAWS draws."""
    worth = worth_of(state.terms)
    random = rng.generator().random
    asked = _asked(state, seat)
    return mixed([(move_of(asked, habits, worth, random), 1.0) for _ in range(DRAWS)])


def _asked(state: Miser, seat: int) -> Miser:
    """Return the state with `seat` on turn: partners choose their cards at once, but only the proposer is on turn."""
    if state.turn == seat or state.phase != COMMIT_CARDS:
        return state
    asked = state.clone()
    asked.turn = seat
    return asked
