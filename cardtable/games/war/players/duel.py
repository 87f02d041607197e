"""Two players, sealed bids, a spare suit: how to bid so that nobody who foresees it gains much by that.

Both bids are a matrix game: by either's card, the chance to win afterwards. With few cards left these chances are
solved to the end of the game. Before that the game is looked at one or two prizes ahead, and what comes then is judged.

Where it is judged the other is taken to bid now and then as people do, and else to do the worst they can (a restricted
Nash response: Johanson, Zinkevich and Bowling, "Computing Robust Counter-Strategies", 2007). Play that can't be
foreseen at all gains little on habits so early, when most bids are within what perfect play might bid too.
"""

# Not compiled: it works in numpy's arrays.

from typing import Final

import numpy as np

from cardtable.bots.matrix import Floats, solve, values
from cardtable.bots.player import Advice, Choice, steps
from cardtable.engine.cards import RANKS_IN
from cardtable.games.war.play import CARRY, War
from cardtable.games.war.players.endgame import chances
from cardtable.games.war.players.reading import Reading, prizes_to_come
from cardtable.games.war.players.sealed import HABIT_WIDTH, habit
from cardtable.games.war.players.valuation import Positions, after_bids, looked_ahead

SOLVED: Final = 6
"""So many cards each are solved to the end at effort 1 ..."""
DEAR: Final = 12.0
"""... and one more from this effort on."""
AHEAD: Final = 6_000
"""Positions judged at effort 1, at most, to look two prizes ahead."""
HABIT: Final = 0.5
"""How often the other is taken to bid out of habit with thirteen cards each; with fewer, less often in proportion to
the cards beyond those that are solved."""
NEVER: Final = 1e-7
"""A card laid less often than this is an error of rounding."""
TREMBLE: Final = 1e-6
"""How often they are taken to lay just any card where all is solved: among strategies as good as one another one is
chosen that gains by mistakes."""


def duel_advice(state: War, seat: int, effort: float) -> Advice:
    """The mixed strategy of the seat that bids, as far as the game could be solved."""
    other = 1 - seat
    worth = state.terms.values
    mine = [worth[rank] for rank in RANKS_IN[state.hands[seat]]]
    theirs = [worth[rank] for rank in RANKS_IN[state.hands[other]]]
    to_come = prizes_to_come(state)
    lead = state.scores[seat] - state.scores[other]
    carry = state.terms.tie == CARRY
    exact = len(mine) <= SOLVED + (effort >= DEAR)
    if exact:
        table = chances(mine, theirs, state.worth, to_come, lead, carry=carry)
        share, likely = TREMBLE, np.full(len(theirs), 1 / len(theirs))
    else:
        table = _judged(mine, theirs, state.worth, to_come, lead, carry, effort)
        share, likely = HABIT * (len(theirs) - SOLVED) / (13 - SOLVED), np.empty(len(theirs))
        likely[np.argsort(theirs, kind="stable")] = habit(state, Reading(state), other, HABIT_WIDTH)
    by_habit = share * (table @ likely)
    found = solve(((1 - share) * table + by_habit[:, None])[:, :, None])
    mix = np.where(found.rows[:, 0] < NEVER, 0, found.rows[:, 0])
    mix /= mix.sum()
    worths = np.clip((1 - share) * (table @ found.columns[:, 0]) + by_habit, 0, 1)
    choices = [
        Choice(rank, float(part), float(value))
        for rank, part, value in zip(RANKS_IN[state.hands[seat]], mix, worths, strict=True)
    ]
    choices.sort(key=lambda choice: -choice.probability)
    return Advice(choices, float(np.clip(found.values[0], 0, 1)), exact)


def _judged(
    mine: list[int], theirs: list[int], stake: int, to_come: list[int], lead: int, carry: bool, effort: float
) -> Floats:
    """By my card and by theirs: my chance to win, judged after this prize or, if that is not too much, the next."""
    cards = len(mine)
    my_order = np.argsort([-worth for worth in mine], kind="stable")
    their_order = np.argsort([-worth for worth in theirs], kind="stable")
    now = Positions(
        np.array(mine)[my_order][None],
        np.array(theirs)[their_order][None],
        np.array([[stake, *sorted(to_come, reverse=True)]]),
        np.array([lead]),
        np.array([0]),
    )
    if cards**2 * (cards - 1) ** 3 <= steps(AHEAD, effort):
        after = after_bids(now, 0, carry)
        worths = [values(looked_ahead(after, prize, carry)) for prize in range(cards - 1)]
        found = sum(worths[1:], worths[0]).reshape(cards, cards) / (cards - 1)
    else:
        found = looked_ahead(now, 0, carry)[:, :, 0]
    table = np.empty((cards, cards))
    table[my_order[:, None], their_order] = found
    return table
