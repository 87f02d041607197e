"""Players who go by habit: a move is drawn, and how often each is made is found by drawing many times."""

from typing import Final

from cardtable.bots.player import Advice, mixed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.games.miser.play import COMMIT_CARDS, Miser
from cardtable.games.miser.players.cards import worth_of
from cardtable.games.miser.players.habits import Habits
from cardtable.games.miser.players.styles import move_of

DRAWS: Final = 150
"""Moves drawn for an advice."""


def drawn(state: Miser, seat: int, habits: Habits, rng: KeyedRandom) -> int:
    """One move."""
    return move_of(_asked(state, seat), habits, worth_of(state.terms), rng.generator().random)


def advised(state: Miser, seat: int, habits: Habits, rng: KeyedRandom) -> Advice:
    """How often each move is made."""
    worth = worth_of(state.terms)
    random = rng.generator().random
    asked = _asked(state, seat)
    return mixed([(move_of(asked, habits, worth, random), 1.0) for _ in range(DRAWS)])


def _asked(state: Miser, seat: int) -> Miser:
    """The state with the seat on turn: a partner is asked for a card while the proposer still chooses theirs."""
    if state.turn == seat or state.phase != COMMIT_CARDS:
        return state
    asked = state.clone()
    asked.turn = seat
    return asked
