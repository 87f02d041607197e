"""Rounds of a game as its measures see them, with the seat that went first and the seats that were out.

A round is a step of the course that a table shows: a prize, a hand, a settled bet, a turn.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from cardtable.bots.ideas import Sort
from cardtable.engine.games import GAMES
from cardtable.engine.lines import ChanceLine, Line
from cardtable.engine.record import Header
from cardtable.engine.state import NOBODY, State
from cardtable.match import Match
from cardtable.playtest.measures import MEASURES, Measure, MeasureKind
from cardtable.registry import brought
from cardtable.table.model import Course
from cardtable.table.rules_text import Section


class Counted(NamedTuple):
    """Measure of a single game: the number of events of some type in a finished game."""

    event: type
    label: Callable[[], str]
    """Translated name."""
    meaning: Callable[[], str]
    """Translated sentence that explains the measure."""
    told: Callable[[], tuple[str, str]]
    """Translated sentences for {by} more of them, and for {by} fewer."""
    when: Callable[[Any], bool] = lambda event: True
    """Returns whether an event of that type counts."""
    kind: MeasureKind = MeasureKind.AMOUNT


class GameProfile(NamedTuple):
    """Profile of a game for studies: its course, rules page, words and measures (`STUDY` in the game's module
    `study`)."""

    course: Callable[[Header], Course]
    """Creates the course that follows a game from its first event."""
    rules_page: Callable[[Any, int], list[Section]]
    """Returns the sections of the rules page, for these rules and this number of seats."""
    rounds: Callable[[], str]
    """Translated word for rounds: "prizes"."""
    unit: Callable[[], str]
    """Translated word for points: "points"."""
    out: Callable[[Any], int] = lambda state: 0
    """Returns the number of seats that are out in a state."""
    certain: Callable[[Any, int], Mapping[str, float]] = lambda rules, seats: {}
    """Returns the values of measures that are fixed by these rules and this number of seats, whoever plays."""
    hands: Callable[[Any], Sequence[float]] | None = None
    """Returns the strength of each seat's hand before the first move; None if hands are not rated or dealt
    repeatedly."""
    more: Mapping[str, Counted] = MappingProxyType({})
    """Measures that other games don't have, by name."""
    moves: Mapping[str, Callable[[], str]] = MappingProxyType({})
    """Translated words for kinds of move by the kind's tag in records, such as "make a counter-offer".

    A kind without an entry is shown by its tag.
    """
    optional: tuple[str, ...] = ()
    """Kinds of move that a player can always do without, and that are worth a trial."""
    sorts: Mapping[str, Sort] = MappingProxyType({})
    """Sorts of move, narrower than a kind, that are worth a trial as well, by name."""
    brief: bool = False
    """True if games are short enough for a trial to play out each move."""
    sought: tuple[str, float] = ("margin", 20.0)
    """Default goal of a sweep: a measure, and its upper limit."""
    claims: Mapping[str, Callable[[], str]] = MappingProxyType({})
    """Translated claims that the author makes about the game, by the name of the study that tests them."""

    def counting(self) -> dict[type, list[tuple[str, Callable[[Any], bool]]]]:
        """Return by event type the names of the measures that count it, each with its condition."""
        found: dict[type, list[tuple[str, Callable[[Any], bool]]]] = {}
        for name, measure in self.more.items():
            found.setdefault(measure.event, []).append((name, measure.when))
        return found


_BROUGHT: dict[str, GameProfile] = brought("study", "STUDY", GameProfile)

PROFILES = {game: _BROUGHT[game] for game in GAMES if game in _BROUGHT}
"""Profiles by the key of a game; games that have none can't be studied."""


def game_measures(game: str) -> dict[str, Measure | Counted]:
    """Return the measures that every finished game of this kind has, by name: first those common to all games."""
    return {**MEASURES, **PROFILES[game].more}


def move_words(move: str) -> str:
    """Return the words for a kind of move of any game, given its tag; the tag itself if it has none."""
    known = [each.moves[move] for each in PROFILES.values() if move in each.moves and move not in each.sorts]
    return known[0]() if known else move


class Rounds:
    """Follows one match and keeps what its measures need."""

    def __init__(self, match: Match) -> None:
        self.scores: list[tuple[int, ...]] = []
        """Scores by seat after each round."""
        self.out: list[int] = []
        """Number of seats that were out when each round began."""
        self.counts = dict.fromkeys(PROFILES[match.game.key].more, 0)
        """Values of the game's own measures so far."""
        self.first = max(match.state.turn, NOBODY)
        """Seat that goes first; in a position that was set up, the seat on turn."""
        self.hands: Sequence[float] = ()
        """Strength of the hand that each seat was dealt, if the game rates hands."""
        self._state: State = match.state
        self._game = PROFILES[match.game.key]
        self._counting = self._game.counting()
        self._course = self._game.course(match.header)
        self._out = self._game.out(self._state)

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Take one line of the match, with its events."""
        steps = self._course.scores
        for event in events:
            self._course.follow(event)
            if len(steps) > len(self.scores) + 1:  # later events of the same line must not change this round's scores
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
