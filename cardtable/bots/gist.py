"""What in a player's advice is worth a word: how often which move, and how much it wins. No Qt, and no game, here."""

from math import ceil, hypot
from typing import Final, NamedTuple

from cardtable.bots.player import Advice, Choice

ROUNDS = 10
"""How often a move is made is told as so many of ten rounds: finer than that nobody plays, and few searches are."""
ALL = 100
"""Chances are told as so many of a hundred games."""
_NOTICEABLE = 0.05
"""Moves made less often are not worth a word."""
_SELDOM = 0.005
"""Where nothing but the moves is told, those made less often are not."""
_LISTED = 3
"""So many moves are told at most then."""
_ALIKE = 0.005
"""Chances to win that differ by less are the same."""
_AS_GOOD = 0.02
"""In the open, moves worth a word that win so nearly as often as the likeliest are as good."""
_CERTAIN = 0.0005
"""A chance nearer to none, or to all, counts as that."""
SURE: Final = 2.0
"""What was tried out is off by no more than so many of its standard deviations, and no more is said of it: of twenty
differences that are nothing but luck one is told all the same."""
VAGUE: Final = 0.035
"""An estimate whose standard deviation is more than that is none to tell."""
_ROUNDING = 1e-9
_BALANCED = 1e-6
"""Where moves are to be mixed, their chances to win differ by no more than what the arithmetic leaves."""


class Share(NamedTuple):
    """How often a move is made."""

    move: int
    rounds: int
    """Of ten."""


class Gist(NamedTuple):
    """What there is to say of an advice: one move, or a mix, or that it makes no difference."""

    move: int | None
    """The one to make; None where they are to be mixed, or are all alike."""
    mix: list[Share]
    """Empty unless mixing matters."""
    equals: list[int]
    """Moves that are as good as the one."""
    following: Choice | None
    """The next best."""
    wins: int
    """Games of a hundred."""
    exact: bool
    off: int
    """By so many games of a hundred `wins` may be off; 0 where moves were not tried out."""


def likeliest(advice: Advice) -> list[tuple[int, int]]:
    """The first few moves, and how often each is made, in per cent: for an adviser who puts no value on them."""
    listed = [choice for choice in advice.choices[:_LISTED] if choice.probability >= _SELDOM]
    return [(choice.move, round(100 * choice.probability)) for choice in listed]


def shares(advice: Advice) -> list[Share]:
    """How often each move worth a word is made, most often first; what lacks to ten rounds is the other moves'.

    Rounded so that it adds up: each is told within one round, and what was rounded off goes to those who lost most.
    """
    named = [choice for choice in advice.choices if choice.probability >= _NOTICEABLE]
    parts = [ROUNDS * choice.probability for choice in named]
    parts.append(max(0.0, ROUNDS - sum(parts, 0.0)))  # sum's own 0 would be an int to mypyc, and nothing else
    whole = [int(part + _ROUNDING) for part in parts]
    by_loss = sorted(range(len(parts)), key=lambda place: (whole[place] - parts[place], place))
    for place in by_loss[: ROUNDS - sum(whole)]:
        whole[place] += 1
    return [Share(choice.move, rounds) for choice, rounds in zip(named, whole, strict=False) if rounds]


def value_of(advice: Advice, move: int) -> float | None:
    """The chance to win after a move; None where the adviser puts no value on it."""
    return next((choice.value for choice in advice.choices if choice.move == move), None)


def best(advice: Advice) -> Choice | None:
    """The move that wins most often, the likelier of equals; None where the adviser puts no value on moves. What is
    little known has to be the better for it."""
    valued = [choice for choice in advice.choices if choice.value is not None]
    return max(valued, key=lambda choice: (choice.value or 0.0) - choice.error, default=None)


def apart(one: Choice, other: Choice) -> bool:
    """Whether one of two moves is known to win more often: where they were tried out, by more than that may be off."""
    gap = abs((one.value or 0.0) - (other.value or 0.0))
    return gap > SURE * hypot(one.error, other.error)


def alike(one: Choice, other: Choice) -> bool:
    """Whether two moves that were tried out win about as often: no further apart than luck alone has them on average.
    Between that and `apart` nothing is said."""
    return abs((one.value or 0.0) - (other.value or 0.0)) <= hypot(one.error, other.error)


def off_by(error: float) -> int:
    """By how many games of a hundred something may be off whose standard deviation is this."""
    return ceil(ALL * SURE * error)


def gist(advice: Advice, hidden: bool) -> Gist | None:
    """What to say of an advice; None where it puts no value on moves.

    `hidden` is whether others answer without seeing the move: only then is it worth while to mix.
    """
    if advice.value is None:
        return None
    wins, off = hundred(advice.value), off_by(advice.choices[0].error)
    values = [choice.value for choice in advice.choices if choice.value is not None]
    first = advice.choices[0].move
    mix = shares(advice)
    top = best(advice)
    if top is not None and top.error:  # nothing is advised that is known to win less often
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
    if len(mix) == 1 and not hidden:  # who always makes the same move thinks no less of others that win as often
        near, named = _ALIKE, {choice.move for choice in others if choice.value is not None}
    equals = [one.move for one in others if one.move in named and abs((one.value or 0.0) - worth) < near]
    told = next(choice for choice in advice.choices if choice.move == first)
    if off:
        equals = [one.move for one in others if alike(one, told)]
    lesser = [one for one in others if not off or apart(one, told)]
    following = None if equals else best(advice._replace(choices=lesser))
    if following is not None and (following.value or 0.0) > worth:
        following = None  # the adviser hesitates between the two: that is no order to tell
    return Gist(first, [], equals, following, hundred(worth), advice.exact, off)


def _balanced(advice: Advice) -> bool:
    """Whether moves are alike because of the mix itself, and not because none matters.

    Where moves are to be mixed each of them wins as often, whoever meets the mix. Where nothing matters a solved game
    has no mix, and an estimate makes all moves equally often.
    """
    made = [choice for choice in advice.choices if choice.probability > 0]
    values = [choice.value or 0.0 for choice in made]
    if max(values) - min(values) > _BALANCED:
        return False
    return advice.exact or made[0].probability - made[-1].probability > _BALANCED


def hundred(chance: float) -> int:
    """A chance as so many of a hundred games; none of them, or all, only where that is certain."""
    if chance < _CERTAIN:
        return 0
    return ALL if chance > 1 - _CERTAIN else min(ALL - 1, max(1, round(ALL * chance)))
