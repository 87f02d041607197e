"""Measures of a table whose players are not all alike: the odd player's success, and the best place to sit.

Three measures are computed, each from the players' shares of the win in the rotations of a block:

- how often a player wins among others who are all alike;
- how often that player wins with the weakest hand of all;
- by how much the results of those who are alike differ. They play the same and sit in every seat, but one of them may
  always sit to the left of a weak player, another one opposite: only that can explain why the best placed of them wins
  more than the worst placed. The range of several means is on average larger than the true one while games are few; the
  bounds allow for this, since they hold for the means of all players at once.
"""

from collections.abc import Mapping, Sequence

from cardtable.engine.state import NOBODY
from cardtable.playtest.confidence import ALPHA, Interval
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding, around, part_bounds
from cardtable.playtest.sums import Sums

WEAK_HAND = "weak hand"
"""Name for the games in which the odd player had the weakest hand."""


def odd_player(players: Sequence[str]) -> int:
    """Return the number of the player among others who are all alike, of two the first; NOBODY if there is none."""
    alone = [number for number, name in enumerate(players) if players.count(name) == 1]
    return alone[0] if alone and len(set(players)) == 2 else NOBODY


def alike_players(players: Sequence[str]) -> list[int]:
    """Return the players who share the most frequent name; none if all are alike or all are different."""
    if len(set(players)) == 1:
        return []
    most = max(players, key=players.count)
    alike = [number for number, name in enumerate(players) if name == most]
    return alike if len(alike) > 1 else []


def unlike_shares(
    players: Sequence[str], shares: Sequence[Sequence[float]], hands: Sequence[Sequence[float]]
) -> dict[str, list[float]]:
    """Return the shares of the win in one block, from its games by rotation.

    The result has the shares of each player who is like others, under the player's number, and under WEAK_HAND those of
    the odd player in games in which no seat had a weaker hand. `shares` and `hands` are by rotation and seat; hands may
    be empty. Player i sits at seat (i + rotation) mod seats.
    """
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
    """Return a share of the win, less a fair share."""
    if sums is None or sums.mean is None:
        return NOTHING_KNOWN
    mean = sums.mean - 1 / seats
    return Finding(mean, around(mean, part_bounds(sums, alpha).moved(-1 / seats)), sums.games)


def seating(sums: Mapping[str, Sums], players: Sequence[str], alpha: float = ALPHA) -> Finding:
    """Return the share of the win of the best placed among players who are alike, less that of the worst placed."""
    alike = [one for player in alike_players(players) if (one := sums.get(str(player))) is not None]
    means = [one.mean for one in alike if one.mean is not None]
    if not means:
        return NOTHING_KNOWN
    bounds = [part_bounds(one, alpha / len(alike)) for one in alike]
    low = max(max([one.low for one in bounds]) - min([one.high for one in bounds]), 0.0)
    high = max([one.high for one in bounds]) - min([one.low for one in bounds])
    mean = max(means) - min(means)
    return Finding(mean, around(mean, Interval(low, high)), sum([one.games for one in alike]))
