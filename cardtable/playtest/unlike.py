"""What only a table of unlike players shows: how the one does who is not like the others, and where it is good to sit.

Three things are measured, each from the parts of the win that players have in the rotations of a block:

- how one player does among others who are all alike, and how with the weakest hand of all;
- how far those who are alike are apart. They play the same, and sit in every seat; but one may always sit to the left
  of a weak player, and another opposite. What the best placed of them wins more than the worst placed is owed to that
  alone. The largest of several means, less the smallest, is on average more than the true distance while games are few;
  the bounds allow for it, since they hold for each player's mean at once.
"""

from collections.abc import Mapping, Sequence

from cardtable.engine.state import NOBODY
from cardtable.playtest.confidence import ALPHA, Interval
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding, around, part_bounds
from cardtable.playtest.sums import Sums

WEAK_HAND = "weak hand"
"""Under this name stand the games in which the odd player had the weakest hand."""


def odd_player(players: Sequence[str]) -> int:
    """Who sits among others that are all alike, by number: of two the first. NOBODY where there is no such player."""
    alone = [number for number, name in enumerate(players) if players.count(name) == 1]
    return alone[0] if alone and len(set(players)) == 2 else NOBODY


def alike_players(players: Sequence[str]) -> list[int]:
    """Those who are alike at a table where not all are: the most of one name, where there are two or more."""
    if len(set(players)) == 1:
        return []
    most = max(players, key=players.count)
    alike = [number for number, name in enumerate(players) if name == most]
    return alike if len(alike) > 1 else []


def unlike_shares(
    players: Sequence[str], shares: Sequence[Sequence[float]], hands: Sequence[Sequence[float]]
) -> dict[str, list[float]]:
    """What one block tells of it, from its games by rotation: each player's part of the win, by number, and under
    WEAK_HAND the odd player's, of the games in which nobody had a weaker hand. `shares` and `hands` are by seat; hands
    may be missing. Player i sits at seat (i + rotation) mod seats."""
    count = len(players)
    found = {
        str(player): [game[(player + rotation) % count] for rotation, game in enumerate(shares)]
        for player in alike_players(players)
    }
    odd = odd_player(players)
    if odd != NOBODY and all(hands):
        seats = [(odd + rotation) % count for rotation in range(len(shares))]
        weak = [rotation for rotation, seat in enumerate(seats) if hands[rotation][seat] == min(hands[rotation])]
        found[WEAK_HAND] = [shares[rotation][seats[rotation]] for rotation in weak]
    return found


def above_fair(sums: Sums | None, seats: int, alpha: float = ALPHA) -> Finding:
    """A part of the win, less a fair share."""
    if sums is None or sums.mean is None:
        return NOTHING_KNOWN
    mean = sums.mean - 1 / seats
    return Finding(mean, around(mean, part_bounds(sums, alpha).moved(-1 / seats)), sums.games)


def seating(sums: Mapping[str, Sums], players: Sequence[str], alpha: float = ALPHA) -> Finding:
    """What the best placed of those who are alike wins more than the worst placed."""
    alike = [one for player in alike_players(players) if (one := sums.get(str(player))) is not None]
    means = [one.mean for one in alike if one.mean is not None]
    if not means:
        return NOTHING_KNOWN
    bounds = [part_bounds(one, alpha / len(alike)) for one in alike]
    low = max(max([one.low for one in bounds]) - min([one.high for one in bounds]), 0.0)
    high = max([one.high for one in bounds]) - min([one.low for one in bounds])
    mean = max(means) - min(means)
    return Finding(mean, around(mean, Interval(low, high)), sum([one.games for one in alike]))
