"""Exact solution of the endgame for two players with sealed bids and a spare suit, by backward induction.

With m cards each and m prizes to come, every pair of hands that can remain is combined with every set of prizes that
can remain and every score that can result. All positions of a size are solved together, from those one card smaller:
for each next prize the two bids form a matrix game whose payoffs are already known. Two hands matter only by which card
of one beats, or ties with, which of the other, so pairs that agree in this are one case.
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardtable.bots.matrix import Floats, values

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
