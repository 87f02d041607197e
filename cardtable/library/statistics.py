"""What persons' finished games come to: numbers over all of them, or over those that have something in common.

Each person's seat in a game counts by itself. Games for practice don't count, nor what bots played among themselves.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from cardtable.library.game_index import IndexedGame
from cardtable.playtest.tally import interval

LAST = 20
"""A course tells the share won over so many games."""
FIRST = 5
"""It begins with so many: fewer would jump up and down."""
_POINTS = 60
"""More points than this a course doesn't have."""


class Played(NamedTuple):
    """One person's part in a finished game."""

    game: IndexedGame
    seat: int

    @property
    def person(self) -> str:
        """Their name on the screen. All persons without a name who played alone are one."""
        return self.game.names[self.seat]

    @property
    def opponents(self) -> tuple[str, ...]:
        """Who played on the other seats, each kind once; empty text for persons."""
        others = [seat for number, seat in enumerate(self.game.seats) if number != self.seat]
        return tuple(sorted({"" if seat.person else seat.player for seat in others}))

    @property
    def won(self) -> float:
        """1 for a win, a part of 1 for a shared one."""
        return self.game.seats[self.seat].won


class Standing(NamedTuple):
    """What games of one kind, with something in common, come to."""

    key: str
    """Which game was played."""
    group: str
    """What they have in common."""
    parts: tuple[Played, ...]
    """Which they are, in order of time; one for each person of a game."""
    games: int
    """How many games that is."""
    share: float
    """That was won; a shared win counts in equal parts."""
    bounds: tuple[float, float]
    """Within which the true share lies at 95 %."""
    streak: int | None
    """How many of the last games in a row were won; shared wins count whole here. None where they are of several
    persons, who win no row together."""
    longest: int | None
    """The most in a row."""
    score: float | None
    """The mean; None where no game tells one."""
    made: int
    tried: int
    """How often the persons made what the game's statistics count, of how many times, as far as that is known."""


def played(games: Iterable[IndexedGame]) -> list[Played]:
    """What counts of these games, in order of time."""
    counting = [game for game in games if game.over and not game.practice]
    counting.sort(key=lambda game: (game.when, game.file))
    return [Played(game, seat) for game in counting for seat, who in enumerate(game.seats) if who.person]


def standings(parts: Iterable[Played], group: Callable[[Played], str]) -> list[Standing]:
    """What they come to, by game and by what `group` finds in common; where most was played comes first."""
    grouped = defaultdict[tuple[str, str], list[Played]](list)
    for part in parts:
        grouped[part.game.key, group(part)].append(part)
    found = [_standing(key, common, those) for (key, common), those in grouped.items()]
    return sorted(found, key=lambda standing: -standing.games)


def _standing(key: str, group: str, parts: list[Played]) -> Standing:
    seats = [part.game.seats[part.seat] for part in parts]
    share = sum(seat.won for seat in seats) / len(parts)
    games = len({part.game.file for part in parts})
    alone = len({part.person for part in parts}) == 1
    run = longest = 0
    for seat in seats:
        run = run + 1 if seat.won else 0
        longest = max(longest, run)
    scores = [seat.score for seat in seats if seat.score is not None]
    return Standing(
        key,
        group,
        tuple(parts),
        games,
        share,
        interval(share, games),  # persons of one game take its win from each other: they tell no more than one
        run if alone else None,
        longest if alone else None,
        sum(scores) / len(scores) if scores else None,
        sum(seat.made or 0 for seat in seats),
        sum(seat.tried or 0 for seat in seats),
    )


def even_share(parts: Sequence[Played]) -> float:
    """The share that would be won if everybody at the tables won equally often."""
    return sum(1 / len(part.game.seats) for part in parts) / len(parts)


def course(parts: Sequence[Played]) -> list[tuple[int, float]]:
    """After so many games the share that was won of the last ones: from the first few on, and evenly spread where there
    are many."""
    steps = range(FIRST, len(parts) + 1)
    apart = -(-len(steps) // _POINTS) or 1
    found = []
    for step in reversed(range(len(parts), FIRST - 1, -apart)):
        last = parts[max(0, step - LAST) : step]
        found.append((step, sum(part.won for part in last) / len(last)))
    return found
