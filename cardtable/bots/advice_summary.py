"""Summary of a player's advice: which moves to make, how often, and what they win. No Qt and no game here.

`so_many` gives the probability that so many moves agree with advice or a prediction by luck alone.
"""

from collections.abc import Iterable
from math import ceil, hypot
from typing import Final, NamedTuple

from cardtable.bots.player import Advice, Choice

ROUNDS = 10
"""Rounds out of which the share of a move is told: nobody mixes more finely, and few searches are more precise."""
ALL = 100
"""Games out of which chances to win are told."""
_NOTICEABLE = 0.05
"""Smallest probability of a move that is worth mentioning."""
_SELDOM = 0.005
"""Smallest probability of a move worth mentioning in advice without values."""
_LISTED = 3
"""Number of moves told from advice without values, at most."""
_ALIKE = 0.005
"""Difference between chances to win below which all moves count as equally good."""
_AS_GOOD = 0.02
"""Difference between chances to win below which moves count as good as the likeliest, if others see the move made."""
_CERTAIN = 0.0005
"""Distance from 0 or 1 below which a chance is told as certain."""
SURE: Final = 2.0
"""Standard deviations by which an estimate made by trying moves out is taken to be off, at most.

About one in twenty differences that are mere luck passes for a real one.
"""
VAGUE: Final = 0.035
"""Largest standard deviation of an estimate that is still worth telling."""
_ROUNDING = 1e-9
_BALANCED = 1e-6
"""Largest difference, due to rounding alone, between the values of moves that an equilibrium mixes."""


class Share(NamedTuple):
    """Share of a move in a mix."""

    move: int
    rounds: int
    """Rounds out of ten in which the move is made."""


class Gist(NamedTuple):
    """Summary of advice: one move, or a mix, or that it makes no difference."""

    move: int | None
    """Move to make; None if several should be mixed, or all are equally good."""
    mix: list[Share]
    """Shares to mix; empty unless mixing matters."""
    equals: list[int]
    """Moves as good as `move`."""
    following: Choice | None
    """Next best move; None if there is none to name."""
    wins: int
    """Chance to win, in games out of a hundred."""
    exact: bool
    off: int
    """Error of `wins`, in games out of a hundred; 0 unless it was estimated by trying moves out."""


def likeliest(advice: Advice) -> list[tuple[int, int]]:
    """Return the likeliest moves, each with its probability in per cent, for advice without values."""
    listed = [choice for choice in advice.choices[:_LISTED] if choice.probability >= _SELDOM]
    return [(choice.move, round(100 * choice.probability)) for choice in listed]


def shares(advice: Advice) -> list[Share]:
    """Return how often to make each move worth mentioning, the most frequent first.

    Shares are rounded so that they add up to ten rounds together with all other moves: each is rounded down, and the
    remaining rounds go to those that lost most by it.
    """
    named = [choice for choice in advice.choices if choice.probability >= _NOTICEABLE]
    parts = [ROUNDS * choice.probability for choice in named]
    parts.append(max(0.0, ROUNDS - sum(parts, 0.0)))  # mypyc would take sum's default start for an int
    whole = [int(part + _ROUNDING) for part in parts]
    by_loss = sorted(range(len(parts)), key=lambda place: (whole[place] - parts[place], place))
    for place in by_loss[: ROUNDS - sum(whole)]:
        whole[place] += 1
    return [Share(choice.move, rounds) for choice, rounds in zip(named, whole, strict=False) if rounds]


def value_of(advice: Advice, move: int) -> float | None:
    """Return the chance to win after a move; None if the advice gives it no value."""
    return next((choice.value for choice in advice.choices if choice.move == move), None)


def best(advice: Advice) -> Choice | None:
    """Return the move with the best chance to win, the likelier of equals; None if the advice has no values.

    Each value counts less its error, so that a poorly known move must be better to be preferred.
    """
    valued = [choice for choice in advice.choices if choice.value is not None]
    return max(valued, key=lambda choice: (choice.value or 0.0) - choice.error, default=None)


def apart(one: Choice, other: Choice) -> bool:
    """Return whether one of two moves is known to win more often: they differ by more than their errors allow."""
    gap = abs((one.value or 0.0) - (other.value or 0.0))
    return gap > SURE * hypot(one.error, other.error)


def alike(one: Choice, other: Choice) -> bool:
    """Return whether two moves that were tried out win about equally often.

    They do if they differ by no more than one standard deviation of their difference. Differences between that and
    `apart` settle nothing.
    """
    return abs((one.value or 0.0) - (other.value or 0.0)) <= hypot(one.error, other.error)


def off_by(error: float) -> int:
    """Return the error to tell for a standard deviation, in games out of a hundred, rounded up."""
    return ceil(ALL * SURE * error)


def gist(advice: Advice, hidden: bool) -> Gist | None:
    """Return the summary of an advice; None if it has no values.

    `hidden` says that others answer without seeing the move: only then is mixing of any use.
    """
    if advice.value is None:
        return None
    wins, off = hundred(advice.value), off_by(advice.choices[0].error)
    values = [choice.value for choice in advice.choices if choice.value is not None]
    first = advice.choices[0].move
    mix = shares(advice)
    top = best(advice)
    if top is not None and top.error:  # never advise a move that is known to win less often
        worse = {choice.move for choice in advice.choices if apart(choice, top) and choice.move != top.move}
        first = top.move if first in worse else first
        mix = [share for share in mix if share.move not in worse]
    mixed = hidden and len(mix) > 1
    same = len(values) > 1 and max(values) - min(values) < _ALIKE
    if same and not (mixed and 0 < wins < ALL and _balanced(advice)):
        return Gist(None, [], [], None, wins, advice.exact, off)
    if mixed:
        return Gist(None, mix, [], None, wins, advice.exact, off)
    worth = value_of(advice, first) or 0.0
    others = [choice for choice in advice.choices if choice.move != first and choice.error <= VAGUE]
    near, named = _AS_GOOD, {share.move for share in mix}
    if len(mix) == 1 and not hidden:  # a pure strategy says nothing against other moves that win as often
        near, named = _ALIKE, {choice.move for choice in others if choice.value is not None}
    equals = [one.move for one in others if one.move in named and abs((one.value or 0.0) - worth) < near]
    told = next(choice for choice in advice.choices if choice.move == first)
    if off:
        equals = [one.move for one in others if alike(one, told)]
    lesser = [one for one in others if not off or apart(one, told)]
    following = None if equals else best(advice._replace(choices=lesser))
    if following is not None and (following.value or 0.0) > worth:
        following = None  # the adviser hesitates between the two, so naming a second best would mislead
    return Gist(first, [], equals, following, hundred(worth), advice.exact, off)


def _balanced(advice: Advice) -> bool:
    """Return whether moves have equal values because they are mixed in equilibrium, not because nothing matters.

    In equilibrium all mixed moves win equally often. If nothing matters, a solved game has no mix, and an estimate
    gives all moves the same probability.
    """
    made = [choice for choice in advice.choices if choice.probability > 0]
    values = [choice.value or 0.0 for choice in made]
    if max(values) - min(values) > _BALANCED:
        return False
    return advice.exact or made[0].probability - made[-1].probability > _BALANCED


def hundred(chance: float) -> int:
    """Return a chance in games out of a hundred; 0 or 100 only if it is certain."""
    if chance < _CERTAIN:
        return 0
    return ALL if chance > 1 - _CERTAIN else min(ALL - 1, max(1, round(ALL * chance)))


def so_many(chances: Iterable[float], count: int) -> float:
    """Return the probability that `count` or more of several independent events happen, given the chance of each.

    This is the upper tail of a Poisson binomial distribution, computed one event at a time.
    """
    by_count = [1.0]
    for chance in chances:
        happens = [0.0] + [chance * before for before in by_count]
        not_so = [(1 - chance) * before for before in by_count] + [0.0]
        by_count = [one + other for one, other in zip(happens, not_so, strict=True)]
    return sum(by_count[count:])
