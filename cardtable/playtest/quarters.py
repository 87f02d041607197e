"""How a game runs: what its quarters bring, and what its decisions are worth.

The game is looked at when all is dealt, and after each quarter of its moves, with all hands open. From each of these
moments games are played on by its own players, two and two from the same end of the next quarter: they tell each seat's
chance to win there, and how far that is expected to move (see `suspense`). Quarters, since more and smaller steps would
take far more games to tell from chance; and so games of any length can be compared.

Decisions are judged by the game's strongest player, from what the seat may know: what each move that it thinks of would
win. All four numbers are from 0 to 1.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot, sqrt
from typing import Final, NamedTuple

from cardtable.bots.gist import SURE
from cardtable.bots.player import Choice
from cardtable.bots.players import player_named
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, MoveLine
from cardtable.engine.record import Header
from cardtable.match import LineKeeper, Match
from cardtable.playtest.lineup import Lineup
from cardtable.playtest.trials import levels

Belief = Sequence[float]
"""By outcome, here by seat, its chance, 0 to 1."""


def surprise(beliefs: Sequence[Belief], errors: Sequence[float] = ()) -> float:
    """The surprise of a game whose audience had these beliefs, one after another.

    Where they are estimates that know nothing of each other, `errors` says by belief what it is off by on average: the
    expected square of that, over all outcomes. It is taken off the squared steps, and no step is less than nothing. Few
    games and many steps still leave too much: take beliefs further apart then.
    """
    noises = errors or [0.0] * len(beliefs)
    steps = [_square(before, after) for before, after in pairwise(beliefs)]
    return sum([sqrt(max(0.0, step - one - two)) for step, (one, two) in zip(steps, pairwise(noises), strict=True)])


def suspense(belief: Belief, nexts: Sequence[tuple[float, Belief]]) -> float:
    """The suspense of a moment: the belief there, and each that may come next with its chance. Those chances add up to
    1; the beliefs weighed by them should come to the one that is there, and are not made to."""
    return sqrt(sum([chance * _square(belief, after) for chance, after in nexts]))


class Ahead(NamedTuple):
    """What came of games that were played on from a moment, two and two from the same next moment.

    The beliefs of next moments need not be known for the suspense. Of two games from one next moment how alike their
    outcomes are is, on average, the sum of the squares of the next belief; of two from different ones it is that of the
    belief now. The difference is the expected square of the step (the next beliefs' mean is the belief now), and no
    estimate's own error is in it.
    """

    pairs: Sequence[tuple[Belief, Belief]]
    """By next moment what came of two games: at least two pairs."""

    @property
    def belief(self) -> Belief:
        """Each outcome's chance."""
        return [sum(column) / len(self.pairs) for column in zip(*self._means, strict=True)]

    @property
    def error(self) -> float:
        """What the belief is off by: see `surprise`."""
        apart = sum([_square(self.belief, mean) for mean in self._means]) / (len(self.pairs) - 1)
        return apart / len(self.pairs)

    @property
    def square(self) -> float:
        """The square of the suspense, without bias: below 0 where chance would have it."""
        count = len(self.pairs)
        together = sum([_product(one, other) for one, other in self.pairs]) / count
        whole = [count * chance for chance in self.belief]
        apart = _product(whole, whole) - sum([_product(mean, mean) for mean in self._means])
        return together - apart / (count * (count - 1))

    @property
    def suspense(self) -> float:
        """The suspense of the moment."""
        return sqrt(max(0.0, self.square))

    @property
    def _means(self) -> list[list[float]]:
        return [[(one + two) / 2 for one, two in zip(first, second, strict=True)] for first, second in self.pairs]


def _square(one: Belief, other: Belief) -> float:
    return sum([(after - before) ** 2 for before, after in zip(one, other, strict=True)])


def _product(one: Belief, other: Belief) -> float:
    return sum([mine * theirs for mine, theirs in zip(one, other, strict=True)])


COURSE: Final = "course"
"""What a study asks for that wants it."""
COURSE_NUMBERS: Final = ("suspense", "surprise", "real", "stakes")
"""What it gives, by name."""
EVERY: Final = 10
"""In one of so many blocks one game is looked at under each rule set: it takes as long as some dozens."""
QUARTERS: Final = 4
NEXTS: Final = 16
"""So many next moments are tried from each, with two games from each of them."""
DECISIONS: Final = 8
"""So many of a game's decisions are judged, spread over it."""
WORTH: Final = 0.02
"""Moves are told apart by so much of the win at least: two games of a hundred."""
_FARTHEST: Final = sqrt(2)
"""From one seat's certain win to another's."""


def is_looked_at(block: int) -> bool:
    """Whether a block's games are looked at so, by its number from 1."""
    return block % EVERY == 1


class Position(NamedTuple):
    """A moment of a game."""

    match: Match
    until: int
    """With so many moves the next quarter is over."""


def quarters(header: Header, lines: Sequence[Line]) -> list[Position]:
    """The moments from which a finished game is played on: at the beginning, and after each quarter of its moves but
    the last. Fewer where it has fewer moves."""
    count = sum([isinstance(line, MoveLine) for line in lines])
    ends = sorted({count * number // QUARTERS for number in range(QUARTERS + 1)})
    untils = dict(pairwise(ends))
    match, found = Match(header), []
    for line in lines:
        if isinstance(line, MoveLine) and match.moves in untils:
            found.append(Position(match.twin(), untils.pop(match.moves)))
        match.take(line)
    return found


def decisions(header: Header, lines: Sequence[Line]) -> list[Match]:
    """The decisions of a game that are judged, where a seat could choose: each as the match before it."""
    match, places = Match(header), []
    for place, line in enumerate(lines):
        if isinstance(line, MoveLine) and match.state.forced() < 0 and len(match.state.legal(line.seat)) > 1:
            places.append(place)
        match.take(line)
    few = min(len(places), DECISIONS)
    wanted = {places[number * len(places) // few] for number in range(few)}
    match, found = Match(header), []
    for place, line in enumerate(lines):
        if place in wanted:
            found.append(match.twin())
        match.take(line)
    return found


def is_real(choices: Sequence[Choice]) -> bool:
    """Whether the best of some moves wins more than the second, by as much as is worth a word, and by more than what
    was tried out may be off by. There must be two with a value at least."""
    best, second = sorted(choices, key=_value, reverse=True)[:2]
    gap = _value(best) - _value(second)
    return gap >= WORTH and gap > SURE * hypot(best.error, second.error)


def stake(choices: Sequence[Choice]) -> float:
    """What the best of some moves wins above their mean."""
    values = [_value(choice) for choice in choices]
    return max(values) - sum(values) / len(values)


def _value(choice: Choice) -> float:
    return choice.value or 0.0


class GameCourse:
    """Looks at games of one study."""

    def __init__(self, lineup: Lineup, max_moves: int) -> None:
        self._lineup = lineup
        self._max_moves = max_moves

    def measured(
        self, header: Header, lines: Sequence[Line], order: Sequence[int], luck: KeyedRandom
    ) -> dict[str, float]:
        """The four numbers of a finished game, by name, as far as they are known: nothing where programs play, who
        can't be asked again and again. Player `order[seat]` sits in each seat."""
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
            seen.append(Ahead([pair for pair in pairs if pair is not None]))
        if not seen or any(len(ahead.pairs) < 2 for ahead in seen):
            return {}
        match = Match(header)
        for line in lines:
            match.take(line)
        beliefs, errors = [ahead.belief for ahead in seen], [ahead.error for ahead in seen]
        moved = surprise([*beliefs, _shares(match)], [*errors, 0.0])
        expected = sum([min(ahead.suspense, _FARTHEST) for ahead in seen])
        return {name: sum_ / len(seen) / _FARTHEST for name, sum_ in (("suspense", expected), ("surprise", moved))}

    def _pair(self, position: Position, order: Sequence[int], luck: KeyedRandom) -> tuple[Belief, Belief] | None:
        """What comes of two games that have a quarter in common; None where one of them does not end."""
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
    """By seat, the part of the win."""
    winners = match.result.winners if match.result else ()
    return [(seat in winners) / len(winners) for seat in range(len(match.header.seats))]
