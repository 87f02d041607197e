"""Trials: tables at which one player sits among others, played beside a study's own games, one game per block.

They show whether the players are fit to judge, and how much skill a game takes: how a level does against the level
below, how often a player with a single idea wins and, if the study asks for it, the value of effort, characters and
kinds of move. Each is played with the block's luck, with the tested player at another seat from block to block.

If a study's own players are not all alike, three measures are computed from their shares of the win in the rotations of
a block:

- how often a player wins among others who are all alike;
- how often that player wins with the weakest hand of all;
- by how much the results of those who are alike differ. They play the same and sit in every seat, but one of them may
  always sit to the left of a weak player, another one opposite: only that can explain why the best placed of them wins
  more than the worst placed. The range of several means is on average larger than the true one while games are few; the
  bounds allow for this, since they hold for the means of all players at once.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import permutations
from typing import Final, NamedTuple

from cardtable.bots.ideas import Always, Edge, Harder, Idea, Notch, PlaysOut, Sort, Without, of_kind
from cardtable.bots.players import PLAYERS
from cardtable.engine.state import NOBODY
from cardtable.playtest.confidence import ALPHA, Interval
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding, Sums, around, part_bounds
from cardtable.playtest.measures import PROFILES
from cardtable.playtest.study import Study

LEVEL: Final = "level"
"""Name of the trial of the strongest player against the level below."""
TOGETHER: Final = "together"
"""Name for the share of the `LEVEL` trial's games that several players won."""
PROBE: Final = "probe "
"""Prefix of the name of a probe: a player with one idea against the study's own players."""
ALWAYS: Final = "always "
"""In the name of a probe, prefix of the kind of move that the player makes whenever it is legal."""
EFFORT: Final = "effort "
"""Prefix of an effort: the strongest player with that effort, among others with half as much."""
WITHOUT: Final = "without "
"""Prefix of a kind of move: the strongest player who never makes such a move, among others who may."""
PERSONA: Final = "persona "
"""Prefix of two names with AMONG in between: a player of one character among players of the other."""
AMONG: Final = " among "

LADDER: Final = (0.5, 1.0, 2.0, 4.0)
"""Efforts to test, each twice the previous one."""
ALSO: Final = ("skill", "ladder", "restricted", "personas", "course")
"""Extras that a study may ask for.

In this order: the trial of the levels in all blocks instead of only the first, trials of effort, of kinds of move and
of characters, and measures of how games run (see `suspense`).
"""

LOOKED_INTO: Final = 200
"""Number of blocks in which players are tested, choices are counted and first differences of games are examined.

Doing so in all blocks would cost the same for each and reveal little more.
"""


class Trial(NamedTuple):
    """Table at which the first player is tested against the others."""

    name: str
    players: tuple[str, ...]
    idea: Idea | None = None
    """Modification of the first player."""
    effort: float = 1.0
    """Effort of all players, as a multiple of the study's own."""
    always: bool = False
    """True if the trial is played in all blocks, not only in the first."""


def levels(game: str) -> list[str]:
    """Return a game's levels, the weakest first: players without a character."""
    return [name for name in PLAYERS[game] if ":" not in name]


def level_below(game: str, level: str) -> str:
    """Return the next weaker level; there must be one."""
    known = levels(game)
    return known[known.index(level) - 1]


def level_above(game: str, level: str) -> str | None:
    """Return the next stronger level; None for the strongest."""
    known = levels(game)
    place = known.index(level) + 1
    return known[place] if place < len(known) else None


def strongest(study: Study) -> str | None:
    """Return the highest level at the table; None if there are only external programs."""
    known = levels(study.game)
    seated = [known.index(name.partition(":")[0]) for name in study.players if name.partition(":")[0] in known]
    return known[max(seated)] if seated else None


def trials(study: Study) -> list[Trial]:
    """Return the trials of a study's players besides the probes; none if the strongest player has the lowest level."""
    best = strongest(study)
    if best is None or best == levels(study.game)[0]:
        return []
    others = len(study.players) - 1
    below = level_below(study.game, best)
    found = [Trial(LEVEL, (best, *[below] * others), always="skill" in study.also)]
    if "ladder" in study.also and PLAYERS[study.game][best].searches:
        harder = partial(Harder, times=2.0)
        found += [Trial(f"{EFFORT}{most:g}", (best,) * (others + 1), harder, most / 2) for most in LADDER]
    if "restricted" in study.also:
        found += [
            Trial(f"{WITHOUT}{name}", (best,) * (others + 1), partial(Without, sort=sort), always=True)
            for name, sort in avoidable(study.game).items()
        ]
    if "personas" in study.also:
        found += [
            Trial(trial_among(one, other), (one, *[other] * others))
            for one, other in permutations(personas(study.game, best), 2)
        ]
    return found


def avoidable(game: str) -> dict[str, Sort]:
    """Return the sorts of move that a player of a game can do without, by name."""
    return {kind: of_kind(kind) for kind in PROFILES[game].optional} | dict(PROFILES[game].sorts)


def optional_trials(game: str, also: Sequence[str]) -> list[str]:
    """Return the names of the trials of doing without a sort of move, which a claim may use; none unless asked for."""
    return [f"{WITHOUT}{name}" for name in avoidable(game)] if "restricted" in also else []


def probes(study: Study) -> list[Trial]:
    """Return the probes of a study, which take turns, one per block; the tested player replaces the strongest one."""
    best = strongest(study)
    if best is None or best == levels(study.game)[0]:
        return []
    others = list(study.players)
    others.remove(next(name for name in others if name.partition(":")[0] == best))
    table = (best, *others)
    ideas: dict[str, Idea] = {"playouts": PlaysOut} if PROFILES[study.game].brief else {}
    ideas |= {
        "above": partial(Notch, by=1),
        "below": partial(Notch, by=-1),
        "least": partial(Edge, place=0),
        "most": partial(Edge, place=-1),
    }
    ideas |= {f"{ALWAYS}{kind}": partial(Always, kind=kind) for kind in PROFILES[study.game].optional}
    return [Trial(f"{PROBE}{name}", table, idea) for name, idea in ideas.items()]


def trial_among(one: str, other: str) -> str:
    """Return the name of the trial of one character among others of another."""
    return f"{PERSONA}{one}{AMONG}{other}"


def personas(game: str, level: str) -> list[str]:
    """Return the players to compare: the level with its characters or, if it has none, all levels."""
    named = [name for name in PLAYERS[game] if name.partition(":")[0] == level]
    return named if len(named) > 1 else levels(game)


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
