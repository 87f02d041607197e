"""A game as its measures see it: the scores after each round, who went first, who was out.

A round is a step of the course that a table shows: a prize, a hand, a settled bet, a turn.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from cardtable.bots.ideas import Sort
from cardtable.engine.lines import ChanceLine, Line
from cardtable.engine.record import Header
from cardtable.engine.state import NOBODY, State
from cardtable.match import Match
from cardtable.playtest.measures import MEASURES, Kind, Measure
from cardtable.registry import brought
from cardtable.table.model import Course
from cardtable.table.rules_text import Section


class Counted(NamedTuple):
    """A measure of one game's own: how many events of some sort there were, of a finished game."""

    event: type
    label: Callable[[], str]
    """Its name; translated."""
    meaning: Callable[[], str]
    """What it is, in a sentence; translated."""
    told: Callable[[], tuple[str, str]]
    """Sentences for {by} more of them, and for {by} fewer; translated."""
    when: Callable[[Any], bool] = lambda event: True
    """Which events of that type count."""
    kind: Kind = Kind.AMOUNT


class GameProfile(NamedTuple):
    """A game for those who study it: its course, rules page, words and measures (`STUDY` in its room `study`)."""

    course: Callable[[Header], Course]
    """What follows a game from its first event."""
    rules_page: Callable[[Any, int], list[Section]]
    """The game as it is played under these rules with so many seats."""
    rounds: Callable[[], str]
    """What rounds are called: "prizes"; translated."""
    unit: Callable[[], str]
    """What scores are counted in: "points"; translated."""
    out: Callable[[Any], int] = lambda state: 0
    """How many seats are out in a state."""
    certain: Callable[[Any, int], Mapping[str, float]] = lambda rules, seats: {}
    """Under these rules with so many seats: measures that come out the same in every game, whoever plays, and how."""
    hands: Callable[[Any], Sequence[float]] | None = None
    """How strong a hand each seat was dealt, from the state before the first move, where a game is dealt but once."""
    more: Mapping[str, Counted] = MappingProxyType({})
    """Measures that other games don't have, by name."""
    moves: Mapping[str, Callable[[], str]] = MappingProxyType({})
    """What kinds of move are called, by the name that records have: "make a counter-offer"; translated. One that is not
    there is called by that name."""
    optional: tuple[str, ...] = ()
    """The kinds of move that a player may always do without, and that are worth a trial."""
    sorts: Mapping[str, Sort] = MappingProxyType({})
    """Sorts of moves within a kind that are worth a trial as well, by name."""
    brief: bool = False
    """Whether a game is over so soon that each of its moves may be played out in a trial."""
    sought: tuple[str, float] = ("margin", 20.0)
    """What a sweep proposes: a measure, and what it should come to at most."""
    claims: Mapping[str, Callable[[], str]] = MappingProxyType({})
    """What its author says of it, by the name of the study that asks whether it is so; translated."""

    def counting(self) -> dict[type, list[tuple[str, Callable[[Any], bool]]]]:
        """What is counted, by the type of an event: the name of a measure, and when."""
        found: dict[type, list[tuple[str, Callable[[Any], bool]]]] = {}
        for name, measure in self.more.items():
            found.setdefault(measure.event, []).append((name, measure.when))
        return found


PROFILES: dict[str, GameProfile] = brought("study", "STUDY", GameProfile)
"""By game."""


def game_measures(game: str) -> dict[str, Measure | Counted]:
    """What every finished game of this sort has, by name: first what all games have."""
    return {**MEASURES, **PROFILES[game].more}


def move_words(move: str) -> str:
    """Say what a kind of move is called that records call so, of whatever game; a sort of moves has words for its
    name."""
    known = [each.moves[move] for each in PROFILES.values() if move in each.moves and move not in each.sorts]
    return known[0]() if known else move


class Rounds:
    """Follows one match."""

    def __init__(self, match: Match) -> None:
        self.scores: list[tuple[int, ...]] = []
        """After each round."""
        self.out: list[int] = []
        """How many seats were out when each round began."""
        self.counts = dict.fromkeys(PROFILES[match.game.key].more, 0)
        """By the game's own measures, so far."""
        self.first = max(match.state.turn, NOBODY)
        """The seat that goes first: in a position that was set up, the one on turn."""
        self.hands: Sequence[float] = ()
        """How strong a hand each seat was dealt, where the game says so."""
        self._state: State = match.state
        self._game = PROFILES[match.game.key]
        self._counting = self._game.counting()
        self._course = self._game.course(match.header)
        self._out = self._game.out(self._state)

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Takes one line of the match."""
        steps = self._course.scores
        for event in events:
            self._course.follow(event)
            if len(steps) > len(self.scores) + 1:  # what an event after this one does to the scores is none of it
                self.scores.append(tuple(steps[-1]))
                self.out.append(self._out)
            for name, when in self._counting.get(type(event), ()):
                self.counts[name] += when(event)
        self._out = self._game.out(self._state)
        if isinstance(line, ChanceLine):
            if self.first == NOBODY:
                self.first = getattr(line, "first", self._state.turn)
            if self._game.hands is not None and not self.hands:
                self.hands = self._game.hands(self._state)
