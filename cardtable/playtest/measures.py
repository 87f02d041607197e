"""Measures of a finished game, computed from its record alone.

`GameProfile` has what a game adds for studies, such as measures of its own, and `Rounds` follows a match for them. A
round is a step of the course that a table shows: a prize, a hand, a settled bet, a turn.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from cardtable.bots.ideas import Sort
from cardtable.engine.games import GAMES
from cardtable.engine.lines import ChanceLine, Line
from cardtable.engine.record import Header
from cardtable.engine.state import NOBODY, State
from cardtable.language import translate
from cardtable.match import Match
from cardtable.registry import records_by_game
from cardtable.table.model import Course
from cardtable.table.rules_text import Section


class FinishedGame(NamedTuple):
    """Data of a finished game from which its measures are computed."""

    seats: int
    decisions: int
    """Number of lines with a move, including forced moves."""
    first: int
    """The seat that went first."""
    rounds: Sequence[tuple[int, ...]]
    """Scores by seat after each round."""
    out: Sequence[int]
    """Number of seats that were out at the beginning of each round."""
    winners: Sequence[int]
    scores: Sequence[int]
    """Final scores by seat."""

    def share(self, seat: int) -> float:
        """Return a seat's share of the win: 1 divided by the number of winners, or 0 if it lost."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def leaders(scores: Sequence[int]) -> list[int]:
    """Return the seats with the highest score, including those that are out."""
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]


def decisions(game: FinishedGame) -> float:
    """Return the number of moves."""
    return float(game.decisions)


def rounds(game: FinishedGame) -> float:
    """Return the number of rounds."""
    return float(len(game.rounds))


def shared(game: FinishedGame) -> float:
    """Return 1 if the win was shared, otherwise 0."""
    return float(len(game.winners) > 1)


def first(game: FinishedGame) -> float:
    """Return the first seat's share of the win, less a fair share."""
    return game.share(game.first) - 1 / game.seats


def margin(game: FinishedGame) -> float:
    """Return the best score less the second-best; 0 if the win was shared."""
    if len(game.winners) > 1:
        return 0.0
    best, second = sorted(game.scores, reverse=True)[:2]
    return float(best - second)


def lead_changes(game: FinishedGame) -> float:
    """Return how many rounds ended with a sole leader other than the previous sole leader."""
    changes, last = 0, NOBODY
    for scores in game.rounds:
        ahead = leaders(scores)
        if len(ahead) == 1:
            changes += last not in (NOBODY, ahead[0])
            last = ahead[0]
    return float(changes)


def decided(game: FinishedGame) -> float:
    """Return the part of the game, 0 to 1, after which at least one winner was among the leaders to the end."""
    count = len(game.rounds)
    settled = count
    for number in range(count, 0, -1):
        if not set(leaders(game.rounds[number - 1])) & set(game.winners):
            break
        settled = number
    return settled / count if count else 1.0


def deficit(game: FinishedGame) -> float:
    """Return the largest deficit of a winner to the leaders after any round."""
    return float(max([max(scores) - scores[seat] for scores in game.rounds for seat in game.winners], default=0))


def held(game: FinishedGame) -> float:
    """Return the share of the leaders at half-time who won. Before the first round all seats lead."""
    half = len(game.rounds) // 2
    ahead = leaders(game.rounds[half - 1]) if half else list(range(game.seats))
    return len([seat for seat in ahead if seat in game.winners]) / len(ahead)


def catch_up(game: FinishedGame) -> float:
    """Return the mean gain per round of the seats with the lowest score, less that of the average seat.

    Only rounds count that begin with no seat out and with different scores; 0 if there is none.
    """
    gained: list[float] = []
    for number, (before, after) in enumerate(pairwise(game.rounds), 1):
        lowest = min(before)
        if game.out[number] or lowest == max(before):
            continue
        gains = [now - then for then, now in zip(before, after, strict=True)]
        behind = [gain for gain, score in zip(gains, before, strict=True) if score == lowest]
        gained.append(sum(behind) / len(behind) - sum(gains) / len(gains))
    return sum(gained) / len(gained) if gained else 0.0


def out(game: FinishedGame) -> float:
    """Return the share of the seats' rounds, added up over all seats, during which the seat was out."""
    played = game.seats * len(game.rounds)
    return sum(game.out[: len(game.rounds)]) / played if played else 0.0


class MeasureKind(Enum):
    """Kind of number, which determines the bounds of its mean."""

    RATE = 1
    """From 0 to 1, shown in hundredths. (`first` is shifted down by a fair share.)"""
    AMOUNT = 2
    """Number without bounds."""


class Measure(NamedTuple):
    """A measure that every finished game has a value for."""

    of: Callable[[FinishedGame], float]
    kind: MeasureKind
    label: Callable[[], str]
    """Translated name."""
    meaning: Callable[[], str]
    """Translated sentence that explains the measure."""


MEASURES: Final[dict[str, Measure]] = {
    "decisions": Measure(
        decisions,
        MeasureKind.AMOUNT,
        lambda: translate("measures", "Moves"),
        lambda: translate("measures", "Moves in a game, including forced ones."),
    ),
    "rounds": Measure(
        rounds,
        MeasureKind.AMOUNT,
        lambda: translate("measures", "Length"),
        lambda: translate("measures", "Rounds in a game: prizes, hands, bets or turns."),
    ),
    "shared": Measure(
        shared,
        MeasureKind.RATE,
        lambda: translate("measures", "Shared wins"),
        lambda: translate("measures", "How many games in 100 have more than one winner."),
    ),
    "first": Measure(
        first,
        MeasureKind.RATE,
        lambda: translate("measures", "First seat's advantage"),
        lambda: translate("measures", "How many games in 100 the first seat wins beyond its fair share."),
    ),
    "margin": Measure(
        margin,
        MeasureKind.AMOUNT,
        lambda: translate("measures", "Winning margin"),
        lambda: translate("measures", "How far ahead of second place the winner finishes; 0 for a shared win."),
    ),
    "lead_changes": Measure(
        lead_changes,
        MeasureKind.AMOUNT,
        lambda: translate("measures", "Lead changes"),
        lambda: translate("measures", "How often a player takes the sole lead from another."),
    ),
    "decided": Measure(
        decided,
        MeasureKind.RATE,
        lambda: translate("measures", "Decided at"),
        lambda: translate("measures", "How far into the game the winner takes the lead for good, in percent."),
    ),
    "deficit": Measure(
        deficit,
        MeasureKind.AMOUNT,
        lambda: translate("measures", "Biggest comeback"),
        lambda: translate("measures", "The most the winner was behind after any round."),
    ),
    "held": Measure(
        held,
        MeasureKind.RATE,
        lambda: translate("measures", "Leader at half-time wins"),
        lambda: translate("measures", "How many games in 100 the player who leads at half-time wins."),
    ),
    "out": Measure(
        out,
        MeasureKind.RATE,
        lambda: translate("measures", "Time spent out"),
        lambda: translate("measures", "What percentage of the game players spend out of it, on average."),
    ),
    "catch_up": Measure(
        catch_up,
        MeasureKind.AMOUNT,
        lambda: translate("measures", "Catching up"),
        lambda: translate(
            "measures", "How much more the player furthest behind gains per round than the average player."
        ),
    ),
}
"""By the name used in studies and reports, in display order."""


def unit_offset(measure: str, seats: int) -> float:
    """Return the offset that turns a rate into a share from 0 to 1: the fair share for `first`, otherwise 0."""
    return 1 / seats if measure == "first" else 0.0


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


_FOUND: dict[str, GameProfile] = records_by_game("study", "STUDY", GameProfile)

PROFILES = {game: _FOUND[game] for game in GAMES if game in _FOUND}
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
        self.first = match.state.turn if match.state.turn >= 0 else NOBODY
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
