"""Matches for two at classic Mentalist Poker: a subject, with or without a habit, against perfect play or a reader."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cardtable.games.mentalist.players.perfect_advice import BetTurn, Reader
from cardtable.games.mentalist.players.readability import SettledTurn
from cardtable.games.mentalist.players.solved_match import MatchPosition, SolvedTable
from cardtable.games.mentalist.players.solving import Floats
from tools.games.mentalist.reference import Habit

SUBJECT = 1
"""Seat of the player that may have a habit."""


class Played(NamedTuple):
    """Finished match."""

    turns: list[SettledTurn]
    gain: float
    """Opponent's gain over a fair share of the match, in wins.

    Each decision counts by the mean result of both mixes, which leaves little to luck.
    """


def played(
    of: SolvedTable, habit: Habit | None, seed: int, *, bound: float | None = None, guesses: Habit | None = None
) -> Played:
    """Play a match from even chips.

    The subject bets by `habit`, or perfectly without one; `guesses` is its habit in guessing. The other player is a
    reader if a bound is given, and otherwise plays perfectly.
    """
    rng = np.random.default_rng(seed)
    ante = of.stakes.ante
    chips = [of.stakes.total // 2] * 2
    reader = None if bound is None else Reader(of, bound)
    turns: list[SettledTurn] = []
    bets: list[int] = []
    missed_bets: list[bool] = []
    guessed_so_far: list[int] = []
    right: list[bool] = []
    gain, holder = 0.0, seed % 2
    while min(chips) >= ante:
        chips = [have - ante for have in chips]
        pot, bettor = 2 * ante, holder
        while chips[bettor]:
            position = MatchPosition(chips[bettor], pot, bettor == holder)
            missed, guessed = of.outcomes(position)
            bet_mix, guess_mix = of.bet_mix(position), of.guess_mix(position)
            if bettor == SUBJECT:
                bet_mix = habit(bet_mix, bets, missed_bets) if habit else bet_mix
                guess_mix = reader.guess_mix(position) if reader else guess_mix
            else:
                bet_mix = reader.bet_mix(position) if reader else bet_mix
                guess_mix = guesses(guess_mix, guessed_so_far, right) if guesses else guess_mix
            brings = bet_mix @ missed - bet_mix * guess_mix @ (missed - guessed) - of.chance(position)
            gain += float(-brings if bettor == SUBJECT else brings)
            bet, guess = drawn(bet_mix, rng), drawn(guess_mix, rng)
            turns.append(SettledTurn(len(turns), position, bettor, bet, guess))
            if reader:
                reader.see(BetTurn(position, bettor != SUBJECT, bet, guess))
                assert reader.ledger > -1e-9
            if bettor == SUBJECT:
                bets.append(bet)
                missed_bets.append(bet != guess)
            else:
                guessed_so_far.append(guess)
                right.append(bet == guess)
            chips[bettor] -= bet
            pot += bet
            bettor = 1 - bettor
            if bet == guess:
                chips[bettor] += pot
                break
        else:
            chips[1 - bettor] += pot
        holder = 1 - holder
    return Played(turns, gain)


def drawn(mix: Floats, rng: np.random.Generator) -> int:
    """Draw a number from a mix."""
    return int((np.cumsum(mix) < rng.random() * mix.sum()).sum())
