"""Expert play of sealed bids for a spare suit by two players: mixed strategies that gain little for a predictor.

Both bids form a matrix game whose payoffs are the chances to win after each pair of cards. With few cards left these
chances are solved to the end of the game. Before that the game is searched one or two prizes ahead, and the position
then is judged by a network (`valuation`).

Where chances are judged, the opponent is taken to bid as people do with some probability, and otherwise to make the
best response (a restricted Nash response: Johanson, Zinkevich and Bowling, "Computing Robust Counter-Strategies",
2007). An unexploitable strategy would gain little from habits so early, when most bids are among those that perfect
play might make too.
"""

# Not compiled: it works in numpy's arrays.

from typing import Final

import numpy as np

from cardtable.bots.matrix import Floats, solve, values
from cardtable.bots.player import Advice, Choice, steps
from cardtable.engine.cards import RANKS_IN
from cardtable.games.war.play import CARRY, War
from cardtable.games.war.players.endgame import chances
from cardtable.games.war.players.reading import HandReading, prizes_to_come
from cardtable.games.war.players.sealed import HABIT_WIDTH, habit
from cardtable.games.war.players.valuation import Positions, after_bids, looked_ahead

SOLVED: Final = 6
"""Number of cards each from which the game is solved to its end, at usual effort."""
DEAR: Final = 12.0
"""Effort from which the game is solved with one card more."""
AHEAD: Final = 6_000
"""Number of positions judged, at effort 1, up to which the search looks two prizes ahead."""
HABIT: Final = 0.5
"""Probability that the opponent bids out of habit, with thirteen cards each.

With fewer cards it falls in proportion to the number of cards above SOLVED.
"""
NEVER: Final = 1e-7
"""Probability below which a card counts as a rounding error and is not played."""
TREMBLE: Final = 1e-6
"""Probability that the opponent bids any card where all is solved.

It picks, among equally good strategies, one that profits from mistakes.
"""


def duel_advice(state: War, seat: int, effort: float) -> Advice:
    """Return the mixed strategy of the seat that bids, exact if the rest of the game could be solved."""
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
        likely[np.argsort(theirs, kind="stable")] = habit(state, HandReading(state), other, HABIT_WIDTH)
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
    """Return my chance to win by my card and by theirs, judged one prize ahead, or two if that is affordable."""
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
