"""Statistics of people's finished games: over all of them, or over those with something in common.

Each person's seat in a game counts by itself. Games for practice and games among bots don't count.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from cardtable.library.game_index import IndexedGame
from cardtable.playtest.match_tally import interval

LAST = 20
"""Number of games over which each point of a course gives the share won."""
FIRST = 5
"""Number of games at which a course begins, because the share of fewer games would jump up and down."""
_POINTS = 60
"""Maximum number of points of a course."""


class PersonGame(NamedTuple):
    """Part of one person in a finished game."""

    game: IndexedGame
    seat: int

    @property
    def person(self) -> str:
        """Name on the screen; the same for all people without a name who played alone."""
        return self.game.names[self.seat]

    @property
    def opponents(self) -> tuple[str, ...]:
        """Players on the other seats, sorted, each kind once; an empty text stands for people."""
        others = [seat for number, seat in enumerate(self.game.seats) if number != self.seat]
        return tuple(sorted({"" if seat.person else seat.player for seat in others}))

    @property
    def won(self) -> float:
        """1 for a win, a part of 1 for a shared one, else 0."""
        return self.game.seats[self.seat].won


class GroupStatistics(NamedTuple):
    """Statistics of the games of one kind with something in common."""

    key: str
    """Key of the kind of game."""
    group: str
    """Common property, as the `group` of `standings` returned it."""
    parts: tuple[PersonGame, ...]
    """Parts in these games, in order of time: one for each person in a game."""
    games: int
    """Number of games."""
    share: float
    """Share of `parts` that was won, 0 to 1; a shared win counts in equal parts."""
    bounds: tuple[float, float]
    """Bounds of the true share at 95 %."""
    streak: int | None
    """Number of the last games that were won in a row; shared wins count in full.

    None for games of several people, since they win no row together.
    """
    longest: int | None
    """Largest number of games won in a row; None for games of several people."""
    score: float | None
    """Mean score; None if no game has one."""
    made: int
    tried: int
    """Numbers of times people did what the game's statistics count (`made`) and could (`tried`), as far as known."""


def played(games: Iterable[IndexedGame]) -> list[PersonGame]:
    """Return the parts of people in finished games, practice aside, in order of time."""
    counting = [game for game in games if game.over and not game.practice]
    counting.sort(key=lambda game: (game.when, game.file))
    return [PersonGame(game, seat) for game in counting for seat, who in enumerate(game.seats) if who.person]


def standings(parts: Iterable[PersonGame], group: Callable[[PersonGame], str]) -> list[GroupStatistics]:
    """Return statistics by kind of game and by the value of `group`, those with most games first."""
    grouped = defaultdict[tuple[str, str], list[PersonGame]](list)
    for part in parts:
        grouped[part.game.key, group(part)].append(part)
    found = [_standing(key, common, those) for (key, common), those in grouped.items()]
    return sorted(found, key=lambda standing: -standing.games)


def _standing(key: str, group: str, parts: list[PersonGame]) -> GroupStatistics:
    seats = [part.game.seats[part.seat] for part in parts]
    share = sum(seat.won for seat in seats) / len(parts)
    games = len({part.game.file for part in parts})
    alone = len({part.person for part in parts}) == 1
    run = longest = 0
    for seat in seats:
        run = run + 1 if seat.won else 0
        longest = max(longest, run)
    scores = [seat.score for seat in seats if seat.score is not None]
    return GroupStatistics(
        key,
        group,
        tuple(parts),
        games,
        share,
        interval(share, games),  # people in one game share its win: no more evidence than one
        run if alone else None,
        longest if alone else None,
        sum(scores) / len(scores) if scores else None,
        sum(seat.made or 0 for seat in seats),
        sum(seat.tried or 0 for seat in seats),
    )


def even_share(parts: Sequence[PersonGame]) -> float:
    """Return the share that would be won if everyone at the tables won equally often."""
    return sum(1 / len(part.game.seats) for part in parts) / len(parts)


def course(parts: Sequence[PersonGame]) -> list[tuple[int, float]]:
    """Return points (number of games so far, share won of the last ones), evenly spaced if there are many.

    No point is before FIRST games; empty if there are fewer games.
    """
    steps = range(FIRST, len(parts) + 1)
    apart = -(-len(steps) // _POINTS) or 1
    found = []
    for step in reversed(range(len(parts), FIRST - 1, -apart)):
        last = parts[max(0, step - LAST) : step]
        found.append((step, sum(part.won for part in last) / len(last)))
    return found
