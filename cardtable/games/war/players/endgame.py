"""Two players, sealed bids, a spare suit: the end of the game solved backwards, exactly.

With m cards each and m prizes to come, every pair of hands that may be left over is met with every set of prizes that
may be left over and every score that those turned may have led to. All of a size are solved at once, from those of the
size below: whichever prize comes next, the two bids are a matrix game whose payoffs are already known. Of two hands all
that matters is which card of the one beats, or ties with, which of the other; so pairs alike in that are one case.
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardtable.bots.matrix import Floats, values

_DECIDED: Final = 10_000
"""Stands for every lead that can't be made up."""

Cases = NDArray[np.int64]
Score = tuple[int, int]
"""My lead, and the points that are carried to the next prize."""


def chances(
    mine: Sequence[int], theirs: Sequence[int], stake: int, to_come: Sequence[int], lead: int, *, carry: bool
) -> Floats:
    """By my card and by theirs: my chance to win (a tie is half) once these two are spent on what is up, both then
    playing their best.

    `mine` and `theirs` are the values of the cards held, as many each; `stake` the points that are up, `to_come` those
    of each prize to come, one fewer than the cards; `lead` my points less theirs. With `carry` a tie carries the prize
    on.
    """
    cards = len(mine)
    after = solved_after(mine, theirs, to_come, _outcomes(lead, stake, sum(to_come), carry=carry), carry=carry)
    won = np.sign(np.subtract.outer(np.asarray(mine), np.asarray(theirs)))
    without = np.arange(cards)[::-1]
    found: Floats = after[without[:, None], without[None, :], 1 - won]
    return found


def _outcomes(lead: int, stake: int, points: int, *, carry: bool) -> list[Score]:
    """The scores if I win the stake, nobody does, or the other."""
    tied = stake if carry else 0
    return [_score(lead + stake, 0, points), _score(lead, tied, points), _score(lead - stake, 0, points)]


def _score(lead: int, carried: int, points: int) -> Score:
    """A score with `points` to come, all that are decided being one."""
    if abs(lead) > carried + points:
        return (_DECIDED if lead > 0 else -_DECIDED, 0)
    return (lead, carried)


def solved_after(
    mine: Sequence[int], theirs: Sequence[int], to_come: Sequence[int], scores: list[Score], *, carry: bool
) -> Floats:
    """[my hand, their hand, score]: my chance to win once either has spent one more card, with all prizes `to_come`,
    at each of `scores`.

    Hands are listed from the one without the last card to the one without the first.
    """
    size = len(to_come)
    # From the top down: the scores that may be reached with each set of prizes to come, and where each leads.
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
    """Both players' hands of `level` cards each, by what beats what."""

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
        """[my hand, their hand]: which case they are."""
        self.outcome: Cases = outcome[:, :, mine_of, theirs_of]
        """[my card, their card, case]: 0 if I win, 1 if neither does, 2 if the other."""
        self.left: tuple[Cases, Cases] = (left.T[:, None, mine_of], left.T[None, :, theirs_of])
        """[my card, their card, case]: my hand and theirs once those are spent."""


def _level(
    pairs: _Pairs,
    cases_below: Cases,
    reached: dict[tuple[int, ...], dict[Score, int]],
    leads_to: dict[tuple[tuple[int, ...], int], list[list[int]]],
    below: dict[tuple[int, ...], Floats],
) -> dict[tuple[int, ...], Floats]:
    """By the prizes to come, [case, score]: the chances, from those with a card fewer."""
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
