"""Expert play of sealed bids for a spare suit by two players: mixed strategies that gain little for a predictor.

Both bids form a matrix game whose payoffs are the chances to win after each pair of cards. With few cards left these
chances are solved to the end of the game. Before that the game is searched one or two prizes ahead, and the position
then is judged by a network.

Where chances are judged, the opponent is taken to bid as people do with some probability, and otherwise to make the
best response (a restricted Nash response: Johanson, Zinkevich and Bowling, "Computing Robust Counter-Strategies",
2007). An unexploitable strategy would gain little from habits so early, when most bids are among those that perfect
play might make too.

The endgame is solved by backward induction (`solved_after`). With m cards each and m prizes to come, every pair of
hands that can remain is combined with every set of prizes that can remain and every score that can result. All
positions of a size are solved together, from those one card smaller: for each next prize the two bids form a matrix
game whose payoffs are already known. Two hands matter only by which card of one beats, or ties with, which of the
other, so pairs that agree in this are one case.

There is one `Network` for each number of cards, trained from the exactly solved endgame upwards
(`tools/games/war/train.py`). Its inputs are, for each card of both hands from the highest down, the shares of the other
hand that are higher and lower; the prizes to come as shares of all points to come; the lead; and the points carried
over. So it works for any values of cards and any size of suit.
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardtable.bots.matrix import Floats, solve, values
from cardtable.bots.player import Advice, Choice, steps
from cardtable.engine.cards import RANKS_IN
from cardtable.games.war.play import CARRY, War
from cardtable.games.war.players.reading import HandReading, prizes_to_come
from cardtable.games.war.players.sealed import HABIT_WIDTH, habit
from cardtable.resources import resource

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


_DECIDED: Final = 10_000
"""Lead that stands for all leads that can't be made up."""

Cases = NDArray[np.int64]
Score = tuple[int, int]
"""My lead, and the points carried over to the next prize."""


def chances(
    mine: Sequence[int], theirs: Sequence[int], stake: int, to_come: Sequence[int], lead: int, *, carry: bool
) -> Floats:
    """Return my chance to win (a tie counts half) by my card and by theirs for the current prize, after optimal play.

    `mine` and `theirs` are the values of the cards held, equally many each; `stake` is the number of points up for
    bidding, `to_come` has those of each later prize, one fewer than the cards; `lead` is my points minus theirs. With
    `carry`, a tie carries the prize over.
    """
    cards = len(mine)
    after = solved_after(mine, theirs, to_come, _outcomes(lead, stake, sum(to_come), carry=carry), carry=carry)
    won = np.sign(np.subtract.outer(np.asarray(mine), np.asarray(theirs)))
    without = np.arange(cards)[::-1]
    found: Floats = after[without[:, None], without[None, :], 1 - won]
    return found


def _outcomes(lead: int, stake: int, points: int, *, carry: bool) -> list[Score]:
    """Return the scores after I win the stake, no player does, and the opponent does."""
    tied = stake if carry else 0
    return [_score(lead + stake, 0, points), _score(lead, tied, points), _score(lead - stake, 0, points)]


def _score(lead: int, carried: int, points: int) -> Score:
    """Return a score with `points` to come, the same one for all that are decided."""
    if abs(lead) > carried + points:
        return (_DECIDED if lead > 0 else -_DECIDED, 0)
    return (lead, carried)


def solved_after(
    mine: Sequence[int], theirs: Sequence[int], to_come: Sequence[int], scores: list[Score], *, carry: bool
) -> Floats:
    """Return my chance to win by my hand, their hand and index of `scores`, once each player has spent one more card.

    All prizes `to_come` are then still to be played. Hands are listed from the one without the last card to the one
    without the first.
    """
    size = len(to_come)
    # From the top down: the scores possible with each set of prizes to come, and the scores that follow from each.
    reached: list[dict[tuple[int, ...], dict[Score, int]]] = [{} for _ in range(size + 1)]
    whole = tuple(range(size))
    reached[size][whole] = {}
    for score in scores:
        reached[size][whole].setdefault(score, len(reached[size][whole]))
    leads_to: dict[tuple[tuple[int, ...], int], list[list[int]]] = {}
    for level in range(size, 0, -1):
        for prizes, held in reached[level].items():
            points = sum([to_come[prize] for prize in prizes])
            for prize in prizes:
                left = tuple([other for other in prizes if other != prize])
                below = reached[level - 1].setdefault(left, {})
                leads_to[prizes, prize] = [
                    [below.setdefault(score, len(below)) for score in outcome]
                    for outcome in zip(
                        *[
                            _outcomes(lead, carried + to_come[prize], points - to_come[prize], carry=carry)
                            for lead, carried in held
                        ],
                        strict=True,
                    )
                ]
    solved: dict[tuple[int, ...], Floats] = {(): np.array([[(np.sign(lead) + 1) / 2 for lead, _ in reached[0][()]]])}
    cases = np.zeros((1, 1), np.int64)
    for level in range(1, size + 1):
        pairs = _Pairs(level, mine, theirs)
        solved = _level(pairs, cases, reached[level], leads_to, solved)
        cases = pairs.cases
    return solved[whole][:, [reached[size][whole][score] for score in scores]][cases]


class _Pairs:
    """Cases of two hands of `level` cards each, by which cards beat which."""

    def __init__(self, level: int, mine: Sequence[int], theirs: Sequence[int]) -> None:
        hands = list(combinations(range(len(mine)), level))
        smaller = {hand: place for place, hand in enumerate(combinations(range(len(mine)), level - 1))}
        left = np.array([[smaller[hand[:card] + hand[card + 1 :]] for card in range(level)] for hand in hands])
        my_cards = np.asarray(mine)[hands].T[:, None, :, None]
        their_cards = np.asarray(theirs)[hands].T[None, :, None, :]
        outcome = 1 - np.sign(my_cards - their_cards)
        figures = 3 ** np.arange(level * level, dtype=np.int64).reshape(level, level)
        _, first, cases = np.unique((outcome.T * figures.T).sum(axis=(2, 3)).T, return_index=True, return_inverse=True)
        mine_of, theirs_of = np.divmod(first, len(hands))
        self.cases: Cases = cases.reshape(len(hands), len(hands))
        """[my hand, their hand]: number of the case."""
        self.outcome: Cases = outcome[:, :, mine_of, theirs_of]
        """[my card, their card, case]: 0 if I win, 1 for a tie, 2 if the opponent wins."""
        self.left: tuple[Cases, Cases] = (left.T[:, None, mine_of], left.T[None, :, theirs_of])
        """[my card, their card, case]: my hand and theirs once those cards are spent."""


def _level(
    pairs: _Pairs,
    cases_below: Cases,
    reached: dict[tuple[int, ...], dict[Score, int]],
    leads_to: dict[tuple[tuple[int, ...], int], list[list[int]]],
    below: dict[tuple[int, ...], Floats],
) -> dict[tuple[int, ...], Floats]:
    """Return the chances to win [case, score] by the prizes to come, from the chances with one card fewer."""
    case_after = cases_below[pairs.left][..., None]
    solved: dict[tuple[int, ...], Floats] = {}
    for prizes in reached:
        games: list[Floats] = []
        for prize in prizes:
            left = tuple([other for other in prizes if other != prize])
            score_after = np.array(leads_to[prizes, prize])[pairs.outcome]
            games.append(below[left][case_after, score_after])
        solved[prizes] = values(np.stack(games, axis=2)).mean(axis=0)
    return solved


Halves = NDArray[np.float32]
Numbers = NDArray[np.int64]

WEIGHTS: Final = "war/duel.npz"
"""Path of the networks among the assets."""
LARGEST: Final = 12
"""Largest number of cards a hand in a position: after the first of thirteen bids."""


class Network(NamedTuple):
    """Weights of a network with two hidden layers of rectified linear units."""

    w1: Halves
    b1: Halves
    w2: Halves
    b2: Halves
    w3: Halves


class Positions(NamedTuple):
    """Batch of N positions with m cards in each hand and m prizes to come; every array has N as its first axis."""

    mine: Numbers
    """[N, m]: values of my cards, highest first."""
    theirs: Numbers
    prizes: Numbers
    """[N, m]: points, highest first."""
    lead: Numbers
    """[N]: my points minus theirs."""
    carried: Numbers
    """[N]: points carried over to the winner of the next prize."""


def features(positions: Positions, carry: bool) -> tuple[Halves, Halves]:
    """Return the network's inputs for each position, from my side and from theirs."""
    mine, theirs, prizes, lead, carried = positions
    count, cards = mine.shape
    higher = mine[:, :, None] > theirs[:, None, :]
    lower = mine[:, :, None] < theirs[:, None, :]
    scale = np.float32(1 / cards)
    my_higher = higher.sum(axis=2, dtype=np.float32) * scale
    my_lower = lower.sum(axis=2, dtype=np.float32) * scale
    their_higher = lower.sum(axis=1, dtype=np.float32) * scale
    their_lower = higher.sum(axis=1, dtype=np.float32) * scale
    total = np.maximum(prizes.sum(axis=1) + carried, 1).astype(np.float32)
    shares = prizes / total[:, None]
    pot = carried / total
    ahead = np.clip(lead / total, -1.5, 1.5)
    mine_first = np.empty((count, 5 * cards + 3), np.float32)
    theirs_first = np.empty((count, 5 * cards + 3), np.float32)
    parts = (my_higher, my_lower, their_higher, their_lower)
    for place, part in enumerate(parts):
        mine_first[:, place * cards : (place + 1) * cards] = part
        theirs_first[:, (place ^ 2) * cards : ((place ^ 2) + 1) * cards] = part
    for reader, sign in ((mine_first, 1), (theirs_first, -1)):
        reader[:, 4 * cards : 5 * cards] = shares
        reader[:, 5 * cards] = sign * ahead
        reader[:, 5 * cards + 1] = pot
        reader[:, 5 * cards + 2] = carry
    return mine_first, theirs_first


def judged(network: Network, reader: Halves) -> Halves:
    """Return the network's output [N] for the inputs of N positions."""
    hidden = np.maximum(reader @ network.w1 + network.b1, 0)
    hidden = np.maximum(hidden @ network.w2 + network.b2, 0)
    found: Halves = hidden @ network.w3
    return found


@cache
def networks() -> dict[int, Network]:
    """Return the networks by number of cards a hand."""
    with np.load(resource(WEIGHTS)) as held:
        sizes = sorted({int(name.split("_")[1]) for name in held})
        return {size: Network(*[held[f"{part}_{size}"] for part in Network._fields]) for size in sizes}


def chance(positions: Positions, carry: bool, network: Network | None = None) -> Halves:
    """Return my chance to win [N], ties counting half; exactly 0 or 1 where a lead can't be made up."""
    cards = positions.mine.shape[1]
    mine, theirs = features(positions, carry)
    network = networks()[cards] if network is None else network
    found: Halves = 1 / (1 + np.exp(np.clip(judged(network, theirs) - judged(network, mine), -30, 30)))
    left = positions.prizes.sum(axis=1) + positions.carried
    found[positions.lead > left] = 1
    found[positions.lead < -left] = 0
    return found


def after_bids(positions: Positions, prize: int | Numbers, carry: bool) -> Positions:
    """Return the N * m * m positions of m - 1 cards after a prize, by my card and by theirs, each highest first.

    `prize` is an index into `prizes`, one for all positions or one for each.
    """
    mine, theirs, prizes, lead, carried = positions
    count, cards = mine.shape
    each = np.arange(count)
    places = np.broadcast_to(prize, (count,))
    left = np.array([[other for other in range(cards) if other != card] for card in range(cards)])
    stake = (prizes[each, places] + carried)[:, None, None]
    won = np.sign(mine[:, :, None] - theirs[:, None, :])
    grid = (count, cards, cards, cards - 1)
    return Positions(
        np.broadcast_to(mine[:, left][:, :, None], grid).reshape(-1, cards - 1),
        np.broadcast_to(theirs[:, left][:, None, :], grid).reshape(-1, cards - 1),
        np.broadcast_to(prizes[each[:, None], left[places]][:, None, None], grid).reshape(-1, cards - 1),
        (lead[:, None, None] + won * stake).reshape(-1),
        (np.where(won == 0, stake, 0) if carry else np.zeros_like(won)).reshape(-1),
    )


def looked_ahead(positions: Positions, prize: int | Numbers, carry: bool, network: Network | None = None) -> Floats:
    """Return my chance to win [m, m, N] by my card and by theirs, highest first, once they are spent on a prize."""
    cards = positions.mine.shape[1]
    found = chance(after_bids(positions, prize, carry), carry, network)
    return np.moveaxis(found.reshape(-1, cards, cards), 0, 2).astype(np.float64)
