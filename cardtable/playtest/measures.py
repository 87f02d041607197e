"""Measures of a finished game, computed from its record alone."""

from collections.abc import Callable, Sequence
from enum import Enum
from itertools import pairwise
from typing import Final, NamedTuple

from cardtable.language import translate


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
    changes, last = 0, -1
    for scores in game.rounds:
        ahead = leaders(scores)
        if len(ahead) == 1:
            changes += last not in (-1, ahead[0])
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
