"""Whether players are fit to judge a rule set: what is said of a game played badly says nothing of the game.

Two things are asked. Does the strongest of them still beat the level below? And do they know the rule at all: has any
of them ever chosen otherwise because of it, before it had done anything to the scores?
"""

from typing import Final, NamedTuple

from cardtable.bots.players import PLAYERS
from cardtable.language import filled, translate
from cardtable.playtest.confidence import rate_interval
from cardtable.playtest.study import Study
from cardtable.playtest.study_tally import StudyTally
from cardtable.playtest.sums import Sums

LEVEL: Final = "level"
"""The trial of the strongest player against the level below."""
ENOUGH_GAMES: Final = 100
"""After so many games a trial that has proven nothing counts against the players."""
ENOUGH_PAIRS: Final = 20
"""So many games that went otherwise must have been looked into before players are said not to know a rule."""


class Trial(NamedTuple):
    """A table at which the first player is tried against the others."""

    name: str
    players: tuple[str, ...]


class Fitness(NamedTuple):
    """Whether the players are fit to judge a rule set."""

    fit: bool | None
    """None where that is not yet known."""
    why: str
    """In a sentence or two."""


def levels(game: str) -> list[str]:
    """A game's levels, the weakest first: players without a character."""
    return [name for name in PLAYERS[game] if ":" not in name]


def strongest(study: Study) -> str | None:
    """The highest level at the table; None where nobody of ours sits there."""
    known = levels(study.game)
    seated = [known.index(name.partition(":")[0]) for name in study.players if name.partition(":")[0] in known]
    return known[max(seated)] if seated else None


def trials(study: Study) -> list[Trial]:
    """How the players of a study are tried."""
    best = strongest(study)
    if best is None or best == levels(study.game)[0]:
        return []
    others = len(study.players) - 1
    below = levels(study.game)[levels(study.game).index(best) - 1]
    return [Trial(LEVEL, (best, *[below] * others))]


def fitness(study: Study, tally: StudyTally, number: int) -> Fitness:
    """Whether the players are fit to judge a rule set, by its number."""
    best = strongest(study)
    if best is None:
        return Fitness(None, translate("fitness", "Players who are programs can't be tried here."))
    if best == levels(study.game)[0]:
        return Fitness(None, translate("fitness", "These players move at random, and show nothing of how people play."))
    found = [_level(study, best, tally.rule_sets[number].trials.get(LEVEL, Sums()))]
    if number:
        found.append(_knows(tally, number))
    for verdict in (False, None):
        against = [one.why for one in found if one.fit is verdict]
        if against:
            return Fitness(verdict, " ".join(against))
    return Fitness(True, found[0].why)


def _level(study: Study, best: str, sums: Sums) -> Fitness:
    """Whether the strongest player beats the level below."""
    fair = 1 / len(study.players)
    below = levels(study.game)[levels(study.game).index(best) - 1]
    low, high = rate_interval(sums.blocks, sums.block_total)
    words = {
        "best": best,
        "below": below,
        "rate": _hundredths(sums.mean or 0.0),
        "low": _hundredths(low),
        "high": _hundredths(high),
        "games": f"{sums.games:,}",
        "fair": _hundredths(fair),
    }
    if low > fair:
        text = translate("fitness", "{best} beats {below} in {rate} games of 100 [{low} {high}]; {fair} would be even.")
        return Fitness(True, filled(text, **words))
    text = translate(
        "fitness",
        "{best} has won {rate} games of 100 [{low} {high}] against {below}, in {games}; {fair} would be even.",
    )
    weak = sums.games >= ENOUGH_GAMES and (sums.mean or 0.0) <= fair
    return Fitness(False if weak else None, filled(text, **words))


def _knows(tally: StudyTally, number: int) -> Fitness:
    """Whether players know what is different."""
    difference = tally.differences[number - 1]
    if difference.looked and not difference.chosen:
        text = translate(
            "fitness",
            "In %n game(s) that went otherwise nobody chose otherwise because of the rules: these players don't know "
            "them.",
            None,
            difference.looked,
        )
        return Fitness(False if difference.looked >= ENOUGH_PAIRS else None, text)
    if not difference.differ:
        return Fitness(None, translate("fitness", "So far nothing has gone otherwise."))
    return Fitness(True, "")


def _hundredths(rate: float) -> str:
    return f"{100 * rate:.0f}"
