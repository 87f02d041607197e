"""Trials: tables at which one player sits among others, beside a study's own games, one game a block.

They say whether the players are fit, and how much there is to a game: how a level does against the one below, what
somebody with a single idea wins, and where a study asks for it what effort, characters and kinds of move are worth.
Each is played on the block's luck, at another seat from block to block.
"""

from collections.abc import Sequence
from functools import partial
from itertools import permutations
from typing import Final, NamedTuple

from cardtable.bots.ideas import Always, Edge, Harder, Idea, Notch, PlaysOut, Sort, Without, of_kind
from cardtable.bots.players import PLAYERS
from cardtable.playtest.rounds import PROFILES
from cardtable.playtest.study import Study

LEVEL: Final = "level"
"""The trial of the strongest player against the level below."""
TOGETHER: Final = "together"
"""Beside that trial: in how many of its games several won."""
PROBE: Final = "probe "
"""Before the name of a probe: somebody with one idea against the study's own players."""
ALWAYS: Final = "always "
"""In the name of a probe, before the kind of move that it makes wherever it may."""
EFFORT: Final = "effort "
"""Before an effort: the strongest player with so much of it, among others with half as much."""
WITHOUT: Final = "without "
"""Before a sort of moves: the strongest player, who never makes one of it, among the same who may."""
PERSONA: Final = "persona "
"""Before two names with AMONG between: one character alone among those of another."""
AMONG: Final = " among "

LADDER: Final = (0.5, 1.0, 2.0, 4.0)
"""Efforts, each twice the last."""
ALSO: Final = ("skill", "ladder", "restricted", "personas", "course")
"""What a study may ask for beside: the trial of the levels in all of its blocks and not in the first alone, trials of
effort, of kinds of move, of characters, and how games run (see `quarters`)."""


class Trial(NamedTuple):
    """A table at which the first player is tried against the others."""

    name: str
    players: tuple[str, ...]
    idea: Idea | None = None
    """What the first does otherwise than their name says."""
    effort: float = 1.0
    """Of all, in the study's own."""
    always: bool = False
    """Whether it is played in all blocks, and not in the first alone."""


def levels(game: str) -> list[str]:
    """A game's levels, the weakest first: players without a character."""
    return [name for name in PLAYERS[game] if ":" not in name]


def level_below(game: str, level: str) -> str:
    """The next weaker level; there must be one."""
    known = levels(game)
    return known[known.index(level) - 1]


def level_above(game: str, level: str) -> str | None:
    """The next stronger level; None above the strongest."""
    known = levels(game)
    place = known.index(level) + 1
    return known[place] if place < len(known) else None


def strongest(study: Study) -> str | None:
    """The highest level at the table; None where nobody of ours sits there."""
    known = levels(study.game)
    seated = [known.index(name.partition(":")[0]) for name in study.players if name.partition(":")[0] in known]
    return known[max(seated)] if seated else None


def trials(study: Study) -> list[Trial]:
    """How the players of a study are tried in every block that tries them, beside the probes."""
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
    """What a player of a game may do without, by name."""
    return {kind: of_kind(kind) for kind in PROFILES[game].optional} | dict(PROFILES[game].sorts)


def optional_trials(game: str, also: Sequence[str]) -> list[str]:
    """The trials of who does without something, by name, where they are asked for: what a claim may go by."""
    return [f"{WITHOUT}{name}" for name in avoidable(game)] if "restricted" in also else []


def probes(study: Study) -> list[Trial]:
    """Those with one idea, who are tried in turn, one a block, in the place of the strongest player."""
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
    """The name of the trial of one character alone among those of another."""
    return f"{PERSONA}{one}{AMONG}{other}"


def personas(game: str, level: str) -> list[str]:
    """Those who can be compared: the characters of a level, itself among them; where it has none, all levels."""
    named = [name for name in PLAYERS[game] if name.partition(":")[0] == level]
    return named if len(named) > 1 else levels(game)
