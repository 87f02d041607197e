"""What can be measured in a finished game, from its record alone."""

from collections.abc import Callable, Sequence
from enum import Enum
from itertools import pairwise
from typing import Final, NamedTuple

from cardtable.language import translate


class Finished(NamedTuple):
    """A finished game, as measures see it."""

    seats: int
    decisions: int
    """Lines with a move, forced ones included."""
    first: int
    """The seat that went first."""
    rounds: Sequence[tuple[int, ...]]
    """The scores after each round."""
    out: Sequence[int]
    """How many seats were out when each round began."""
    winners: Sequence[int]
    scores: Sequence[int]
    """At the end."""

    def share(self, seat: int) -> float:
        """A seat's part of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def leaders(scores: Sequence[int]) -> list[int]:
    """The seats with the highest score, those who are out included."""
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]


def decisions(game: Finished) -> float:
    """How many moves there were."""
    return float(game.decisions)


def rounds(game: Finished) -> float:
    """How many rounds there were."""
    return float(len(game.rounds))


def shared(game: Finished) -> float:
    """1 where several won."""
    return float(len(game.winners) > 1)


def first(game: Finished) -> float:
    """The first seat's part of the win, above a fair one."""
    return game.share(game.first) - 1 / game.seats


def margin(game: Finished) -> float:
    """The best score less the second-best, 0 where the win was shared."""
    if len(game.winners) > 1:
        return 0.0
    best, second = sorted(game.scores, reverse=True)[:2]
    return float(best - second)


def lead_changes(game: Finished) -> float:
    """Rounds after which one seat led alone, and the last to have led alone was another."""
    changes, last = 0, -1
    for scores in game.rounds:
        ahead = leaders(scores)
        if len(ahead) == 1:
            changes += last not in (-1, ahead[0])
            last = ahead[0]
    return float(changes)


def decided(game: Finished) -> float:
    """The part of the game after which some winner was in the lead, and stayed there."""
    count = len(game.rounds)
    settled = count
    for number in range(count, 0, -1):
        if not set(leaders(game.rounds[number - 1])) & set(game.winners):
            break
        settled = number
    return settled / count if count else 1.0


def deficit(game: Finished) -> float:
    """The most that a winner was behind the leaders after any round."""
    return float(max([max(scores) - scores[seat] for scores in game.rounds for seat in game.winners], default=0))


def held(game: Finished) -> float:
    """Of those who led at half-time, the part that won. Before the first round all seats lead."""
    half = len(game.rounds) // 2
    ahead = leaders(game.rounds[half - 1]) if half else list(range(game.seats))
    return len([seat for seat in ahead if seat in game.winners]) / len(ahead)


def catch_up(game: Finished) -> float:
    """What the seats with the lowest score gain in a round beyond the average seat; the mean over the rounds that
    begin with nobody out and not all level."""
    gained: list[float] = []
    for number, (before, after) in enumerate(pairwise(game.rounds), 1):
        lowest = min(before)
        if game.out[number] or lowest == max(before):
            continue
        gains = [now - then for then, now in zip(before, after, strict=True)]
        behind = [gain for gain, score in zip(gains, before, strict=True) if score == lowest]
        gained.append(sum(behind) / len(behind) - sum(gains) / len(gains))
    return sum(gained) / len(gained) if gained else 0.0


def out(game: Finished) -> float:
    """Of all seats' rounds, the part played while the seat was out."""
    played = game.seats * len(game.rounds)
    return sum(game.out[: len(game.rounds)]) / played if played else 0.0


class Kind(Enum):
    """What sort of number it is, which decides how sure one can be of its mean."""

    RATE = 1
    """From 0 to 1, shown in hundredths (`first`: less a fair share)."""
    AMOUNT = 2
    """A number without bounds."""


class Measure(NamedTuple):
    """A number that every finished game has."""

    of: Callable[[Finished], float]
    kind: Kind
    label: Callable[[], str]
    """Its name; translated."""
    meaning: Callable[[], str]
    """What it is, in a sentence; translated."""


MEASURES: Final[dict[str, Measure]] = {
    "decisions": Measure(
        decisions,
        Kind.AMOUNT,
        lambda: translate("measures", "Moves"),
        lambda: translate("measures", "Moves in a game, including forced ones."),
    ),
    "rounds": Measure(
        rounds,
        Kind.AMOUNT,
        lambda: translate("measures", "Length"),
        lambda: translate("measures", "Rounds in a game: prizes, hands, bets or turns."),
    ),
    "shared": Measure(
        shared,
        Kind.RATE,
        lambda: translate("measures", "Shared wins"),
        lambda: translate("measures", "How many games in 100 have more than one winner."),
    ),
    "first": Measure(
        first,
        Kind.RATE,
        lambda: translate("measures", "First seat's advantage"),
        lambda: translate("measures", "How many games in 100 the first seat wins beyond its fair share."),
    ),
    "margin": Measure(
        margin,
        Kind.AMOUNT,
        lambda: translate("measures", "Winning margin"),
        lambda: translate("measures", "How far ahead of second place the winner finishes; 0 for a shared win."),
    ),
    "lead_changes": Measure(
        lead_changes,
        Kind.AMOUNT,
        lambda: translate("measures", "Lead changes"),
        lambda: translate("measures", "How often a player takes the sole lead from another."),
    ),
    "decided": Measure(
        decided,
        Kind.RATE,
        lambda: translate("measures", "Decided at"),
        lambda: translate("measures", "How far into the game the winner takes the lead for good, in percent."),
    ),
    "deficit": Measure(
        deficit,
        Kind.AMOUNT,
        lambda: translate("measures", "Biggest comeback"),
        lambda: translate("measures", "The most the winner was behind after any round."),
    ),
    "held": Measure(
        held,
        Kind.RATE,
        lambda: translate("measures", "Leader at half-time wins"),
        lambda: translate("measures", "How many games in 100 the player who leads at half-time wins."),
    ),
    "out": Measure(
        out,
        Kind.RATE,
        lambda: translate("measures", "Time spent out"),
        lambda: translate("measures", "What percentage of the game players spend out of it, on average."),
    ),
    "catch_up": Measure(
        catch_up,
        Kind.AMOUNT,
        lambda: translate("measures", "Catching up"),
        lambda: translate(
            "measures", "How much more the player furthest behind gains per round than the average player."
        ),
    ),
}
"""By the name under which studies and reports have them, in the order in which they are shown."""


def unit_offset(measure: str, seats: int) -> float:
    """What is added to a rate to make it a part, 0 to 1: what `first` was lowered by."""
    return 1 / seats if measure == "first" else 0.0
