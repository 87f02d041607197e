"""Suspense and surprise of the quarters of a game, and the value of its decisions.

The game is analysed after the deal and after each quarter of its moves, with all hands open. From each of these moments
its own players play games on, two from each of several ends of the next quarter. These games show each seat's chance to
win, and how far it is expected to move (see `suspense`). With more and smaller steps, far more games would be needed to
tell movement from chance; and quarters allow games of any length to be compared.

Decisions are judged by the game's strongest player, from what the seat can know: by how much each of the moves it
considers would win. All four numbers are from 0 to 1.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot, sqrt
from typing import Final, NamedTuple

from cardtable.bots.advice_summary import SURE
from cardtable.bots.player import Choice
from cardtable.bots.players import player_named
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, MoveLine
from cardtable.engine.record import Header
from cardtable.match import LineKeeper, Match, moments
from cardtable.playtest.match_runner import Lineup
from cardtable.playtest.trials import levels

Belief = Sequence[float]
"""Chances by outcome, here by seat, each 0 to 1."""


def surprise(beliefs: Sequence[Belief], errors: Sequence[float] = ()) -> float:
    """Return the surprise of a game whose audience had these beliefs, one after another.

    If the beliefs are independent estimates, `errors` are their expected squared errors, summed over the outcomes. They
    are subtracted from the squared steps, with no step below zero. With few games and many steps the result is still
    too large; use beliefs further apart then.
    """
    noises = errors or [0.0] * len(beliefs)
    steps = [_square(before, after) for before, after in pairwise(beliefs)]
    return sum([sqrt(max(0.0, step - one - two)) for step, (one, two) in zip(steps, pairwise(noises), strict=True)])


def suspense(belief: Belief, nexts: Sequence[tuple[float, Belief]]) -> float:
    """Return the suspense of a moment, given its belief and the possible next beliefs with their chances.

    The chances must add up to 1. The mean of the next beliefs should equal the present one; this is not enforced.
    """
    return sqrt(sum([chance * _square(belief, after) for chance, after in nexts]))


class LeadShare(NamedTuple):
    """Results of games played on from a moment, in pairs that share the same next moment.

    The suspense does not need the beliefs at the next moments. The expected product of the outcomes of two games from
    the same next moment is the sum of the squares of the belief there; for two games from different next moments it is
    the same for the present belief. The difference is the expected squared step, since the mean of the next beliefs is
    the present belief, and it is free from the estimates' own errors.
    """

    pairs: Sequence[tuple[Belief, Belief]]
    """Results of two games by next moment; at least two pairs."""

    @property
    def belief(self) -> Belief:
        """Estimated chances of all outcomes."""
        return [sum(column) / len(self.pairs) for column in zip(*self._means, strict=True)]

    @property
    def error(self) -> float:
        """Expected squared error of the belief: see `surprise`."""
        apart = sum([_square(self.belief, mean) for mean in self._means]) / (len(self.pairs) - 1)
        return apart / len(self.pairs)

    @property
    def square(self) -> float:
        """Unbiased estimate of the squared suspense; chance can make it negative."""
        count = len(self.pairs)
        together = sum([_product(one, other) for one, other in self.pairs]) / count
        whole = [count * chance for chance in self.belief]
        apart = _product(whole, whole) - sum([_product(mean, mean) for mean in self._means])
        return together - apart / (count * (count - 1))

    @property
    def suspense(self) -> float:
        """Suspense of the moment."""
        return sqrt(max(0.0, self.square))

    @property
    def _means(self) -> list[list[float]]:
        return [[(one + two) / 2 for one, two in zip(first, second, strict=True)] for first, second in self.pairs]


def _square(one: Belief, other: Belief) -> float:
    return sum([(after - before) ** 2 for before, after in zip(one, other, strict=True)])


def _product(one: Belief, other: Belief) -> float:
    return sum([mine * theirs for mine, theirs in zip(one, other, strict=True)])


COURSE: Final = "course"
"""Name of the extra with which a study asks for these measures."""
COURSE_NUMBERS: Final = ("suspense", "surprise", "real", "stakes")
"""Names of the measures."""
EVERY: Final = 10
"""One of this many blocks has a game analysed under each rule set, which takes as long as several dozen games."""
QUARTERS: Final = 4
NEXTS: Final = 16
"""Number of next moments tested from each moment, with two games from each of them."""
DECISIONS: Final = 8
"""Maximum number of decisions judged in a game, spread over it."""
WORTH: Final = 0.02
"""Minimum difference in the share of the win for moves to be told apart: two games in 100."""
_FARTHEST: Final = sqrt(2)
"""Distance between the certain wins of two seats."""


def is_looked_at(block: int) -> bool:
    """Return whether a block, given by its number from 1, has games analysed."""
    return block % EVERY == 1


class CoursePosition(NamedTuple):
    """Moment of a game."""

    match: Match
    until: int
    """Number of moves at which the next quarter ends."""


def quarters(header: Header, lines: Sequence[Line]) -> list[CoursePosition]:
    """Return the moments from which a finished game is played on: the beginning and the ends of quarters but the last.

    A game with fewer moves than QUARTERS has fewer of them.
    """
    count = sum([isinstance(line, MoveLine) for line in lines])
    ends = sorted({count * number // QUARTERS for number in range(QUARTERS + 1)})
    untils = dict(pairwise(ends))
    return [
        CoursePosition(match.twin(), untils.pop(match.moves))
        for match, line in zip(moments(header, lines), lines, strict=False)
        if isinstance(line, MoveLine) and match.moves in untils
    ]


def decisions(header: Header, lines: Sequence[Line]) -> list[Match]:
    """Return the decisions of a game to judge, each as the match before it. Only moves with an alternative count."""
    places = [
        place
        for place, (match, line) in enumerate(zip(moments(header, lines), lines, strict=False))
        if isinstance(line, MoveLine) and match.state.forced() < 0 and len(match.state.legal(line.seat)) > 1
    ]
    few = min(len(places), DECISIONS)
    wanted = {places[number * len(places) // few] for number in range(few)}
    return [match.twin() for place, match in enumerate(moments(header, lines)) if place in wanted]


def is_real(choices: Sequence[Choice]) -> bool:
    """Return whether the best move wins more than the second-best.

    The difference must be worth mentioning, and larger than the error of the estimates. At least two moves with a value
    are needed.
    """
    best, second = sorted(choices, key=_value, reverse=True)[:2]
    gap = _value(best) - _value(second)
    return gap >= WORTH and gap > SURE * hypot(best.error, second.error)


def stake(choices: Sequence[Choice]) -> float:
    """Return the value of the best move less the mean of all moves."""
    values = [_value(choice) for choice in choices]
    return max(values) - sum(values) / len(values)


def _value(choice: Choice) -> float:
    return choice.value or 0.0


class WinCourse:
    """Analyses games of one study."""

    def __init__(self, lineup: Lineup, max_moves: int) -> None:
        self._lineup = lineup
        self._max_moves = max_moves

    def measured(
        self, header: Header, lines: Sequence[Line], order: Sequence[int], luck: KeyedRandom
    ) -> dict[str, float]:
        """Return the four numbers of a finished game by name, as far as they are known.

        Player `order[seat]` sits at each seat. Nothing is known if programs play, since they can't be asked repeatedly.
        """
        if self._lineup.has_programs:
            return {}
        found = self._of_quarters(header, lines, order, luck)
        judge = player_named(header.game.key, levels(header.game.key)[-1])
        judged = []
        for number, match in enumerate(decisions(header, lines)):
            advice = judge.advise(match.view(match.state.turn), luck.child("judge", number), self._lineup.effort)
            judged.append([choice for choice in advice.choices if choice.value is not None])
        judged = [choices for choices in judged if len(choices) > 1]
        if judged:
            found["real"] = sum([is_real(choices) for choices in judged]) / len(judged)
            found["stakes"] = sum([stake(choices) for choices in judged]) / len(judged)
        return found

    def _of_quarters(
        self, header: Header, lines: Sequence[Line], order: Sequence[int], luck: KeyedRandom
    ) -> dict[str, float]:
        seen = []
        for number, position in enumerate(quarters(header, lines)):
            pairs = [self._pair(position, order, luck.child("ahead", number, place)) for place in range(NEXTS)]
            seen.append(LeadShare([pair for pair in pairs if pair is not None]))
        if not seen or any(len(ahead.pairs) < 2 for ahead in seen):
            return {}
        *_, match = moments(header, lines)
        beliefs, errors = [ahead.belief for ahead in seen], [ahead.error for ahead in seen]
        moved = surprise([*beliefs, _shares(match)], [*errors, 0.0])
        expected = sum([min(ahead.suspense, _FARTHEST) for ahead in seen])
        return {name: sum_ / len(seen) / _FARTHEST for name, sum_ in (("suspense", expected), ("surprise", moved))}

    def _pair(self, position: CoursePosition, order: Sequence[int], luck: KeyedRandom) -> tuple[Belief, Belief] | None:
        """Return the results of two games that share the next quarter; None if one of them does not end."""
        one = position.match.twin()
        one.give_rng(luck)
        self._play(one, order, position.until)
        other = one.twin()
        other.give_rng(luck.child("other"))
        for match in (one, other):
            self._play(match, order, position.match.moves + self._max_moves)
        return (_shares(one), _shares(other)) if one.result and other.result else None

    def _play(self, match: Match, order: Sequence[int], moves: int) -> None:
        match.move_limit = moves
        if not match.result:
            self._lineup.play(match, order, LineKeeper())


def _shares(match: Match) -> list[float]:
    """Return the share of the win by seat."""
    winners = match.result.winners if match.result else ()
    return [(seat in winners) / len(winners) for seat in range(len(match.header.seats))]
