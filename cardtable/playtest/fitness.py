"""Fitness of the players to judge a rule set: games that are played badly say nothing about the rules.

Four questions are asked:

- Does the strongest player still beat the level below?
- Do the players know the rule: has any of them ever chosen differently because of it, before it had any other effect?
- Does a player with a single idea beat them under these rules?
- Do players of one kind share wins more often among themselves than against others, because all do the same and none
  gets ahead?

The base is asked the same questions as any other rule set except the second, since it has nothing to differ from. Equal
rules therefore get the same answer, whichever rule set a study starts from.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from cardtable.bots.players import PLAYERS
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.state import State
from cardtable.language import as_number, filled, in_sequence, interval, translate
from cardtable.match import Match
from cardtable.playtest.confidence import ALPHA, rate_interval
from cardtable.playtest.estimates import Sums, part_bounds
from cardtable.playtest.measures import move_words
from cardtable.playtest.study import Study
from cardtable.playtest.study_tally import StudyTally
from cardtable.playtest.trials import ALWAYS, LEVEL, PROBE, TOGETHER, level_below, levels, probes, strongest
from cardtable.table.words import level_words

_IDEAS: Final[Mapping[str, Callable[[], str]]] = {
    "playouts": lambda: translate("trials", "tries out each move with random play and picks the best"),
    "above": lambda: translate("trials", "plays like the others but always one step higher"),
    "below": lambda: translate("trials", "plays like the others but always one step lower"),
    "least": lambda: translate("trials", "always makes the lowest move"),
    "most": lambda: translate("trials", "always makes the highest move"),
}


def probe_words(name: str) -> str:
    """Return a description of a player with a single idea: "always makes the lowest move"."""
    idea = name.removeprefix(PROBE)
    if idea.startswith(ALWAYS):
        text = translate("trials", "chooses “{move}” whenever possible")
        return filled(text, move=move_words(idea.removeprefix(ALWAYS)))
    return _IDEAS[idea]()


ENOUGH_GAMES: Final = 100
"""Number of games after which a trial that has proven nothing counts against the players."""
ENOUGH_PAIRS: Final = 20
"""Number of differing games to examine before players are said not to know a rule."""


class Fitness(NamedTuple):
    """Verdict on the players' fitness to judge one rule set."""

    fit: bool | None
    """None if it is not known yet; the players then count as unfit."""
    why: str
    """Reason, in a sentence or two."""

    @property
    def objection(self) -> str:
        """Sentences on why no verdict can rest on these players; empty if they are known to be fit."""
        if self.fit:
            return ""
        text = translate("fitness", "These players aren't fit to judge these rules. {why}")
        if self.fit is None:
            text = translate("fitness", "It isn't known yet whether these players are fit to judge these rules. {why}")
        return filled(text, why=self.why).rstrip()


def fitness(study: Study, tally: StudyTally, number: int) -> Fitness:
    """Return the fitness of the players to judge a rule set, given by its number in the study."""
    best = strongest(study)
    if best is None:
        return Fitness(None, translate("fitness", "Programs can't be tested here."))
    if best == levels(study.game)[0]:
        return Fitness(None, translate("fitness", "These players move at random, so they don't show how people play."))
    found = [_level(study, best, tally.rule_sets[number].trials.get(LEVEL, Sums()))]
    player = PLAYERS[study.game][best]
    solved = player.solves and player.knows_best(_beginning(study, number))
    if solved:
        text = translate(
            "fitness",
            "The {best} player knows the solution of this game: nobody wins more than a fair share against them.",
        )
        found = [Fitness(True, filled(text, best=level_words(best)))]
    if number:
        found.append(_knows(tally, number))
    probed = _probed(study, tally, number)
    found += [Fitness(True, "") if solved and probed.fit is None else probed, _alike(study, best, tally, number)]
    for verdict in (False, None):
        against = [one.why for one in found if one.fit is verdict]
        if against:
            return Fitness(verdict, in_sequence(against))
    return Fitness(True, found[0].why)


def _level(study: Study, best: str, sums: Sums) -> Fitness:
    """Judge whether the strongest player beats the level below."""
    fair = 1 / len(study.players)
    below = level_below(study.game, best)
    low, high = rate_interval(sums.blocks, sums.block_total)
    words = {
        "best": level_words(best),
        "below": level_words(below),
        "rate": _hundredths(sums.mean or 0.0),
        "bounds": interval(_hundredths(low), _hundredths(high)),
        "fair": _hundredths(fair),
    }
    if low > fair:
        text = translate(
            "fitness",
            "The {best} player wins {rate} games in 100 {bounds} against {below} players; a "
            "fair share would be {fair}.",
        )
        return Fitness(True, filled(text, **words))
    text = translate(
        "fitness",
        "After %n game(s), the {best} player has won {rate} in 100 {bounds} against {below} players; "
        "a fair share would be {fair}.",
        None,
        sums.games,
    )
    weak = sums.games >= ENOUGH_GAMES and (sums.mean or 0.0) <= fair
    return Fitness(False if weak else None, filled(text, **words))


def _beginning(study: Study, number: int) -> State:
    """Return the state of some game under a rule set at its first decision."""
    seats = tuple([SeatName() for _ in study.players])
    match = Match(new_header(study.of, study.rule_sets[number].rules, seats, None), KeyedRandom(0))
    match.go_on()
    return match.state


def _knows(tally: StudyTally, number: int) -> Fitness:
    """Judge whether the players know the rules that differ from the base's."""
    difference = tally.differences[number - 1]
    if difference.looked and not difference.chosen:
        text = translate(
            "fitness",
            "In %n game(s) that differed, no player chose differently because of the rules: these players "
            "don't take them into account.",
            None,
            difference.looked,
        )
        return Fitness(False if difference.looked >= ENOUGH_PAIRS else None, text)
    if not difference.differ:
        return Fitness(None, translate("fitness", "No games have differed so far."))
    return Fitness(True, "")


def _alike(study: Study, best: str, tally: StudyTally, number: int) -> Fitness:
    """Judge whether players of one kind get in each other's way.

    They do if they are proven to share wins more often than against the level below. Each of the two bounds may miss
    half as often as a single one.
    """
    here, others = tally.rule_sets[number].measures["shared"], tally.rule_sets[number].trials.get(TOGETHER)
    if len(set(study.players)) > 1 or others is None:
        return Fitness(True, "")
    if part_bounds(here, ALPHA / 2).low <= part_bounds(others, ALPHA / 2).high:
        return Fitness(True, "")
    text = translate(
        "fitness",
        "Among themselves, these players share the win in {rate} of 100 games, compared with {others} against {below} "
        "players: they play alike and get in each other's way.",
    )
    words = {
        "rate": _hundredths(here.mean or 0.0),
        "below": level_words(level_below(study.game, best)),
        "others": _hundredths(others.mean or 0.0),
    }
    return Fitness(False, filled(text, **words))


def _probed(study: Study, tally: StudyTally, number: int) -> Fitness:
    """Judge whether a player with a single idea beats these players, with more wins than a fair share proven.

    All ideas together may be found to do so by mistake as often as one interval misses. Not known yet while an idea has
    not been tried.
    """
    fair = 1 / len(study.players)
    trials = tally.rule_sets[number].trials
    names = [trial.name for trial in probes(study)]
    beaten: list[tuple[float, str]] = []
    for name in names:
        sums = trials.get(name, Sums())
        low = rate_interval(sums.blocks, sums.block_total, ALPHA / len(names)).low
        if low > fair:
            beaten.append((low, name))
    if not beaten and all(name in trials for name in names):
        return Fitness(True, "")
    if not beaten:
        text = translate("fitness", "Some simple strategies that might beat these players haven't been tried yet.")
        return Fitness(None, text)
    name = max(beaten)[1]
    text = translate(
        "fitness",
        "In {games} games, a player who {idea} wins {rate} in 100 against these players; a fair share would be {fair}. "
        "These players haven't learnt these rules.",
    )
    words = {
        "idea": probe_words(name),
        "rate": _hundredths(trials[name].mean or 0.0),
        "games": as_number(trials[name].games),
        "fair": _hundredths(fair),
    }
    return Fitness(False, filled(text, **words))


def _hundredths(rate: float) -> str:
    return as_number(100 * rate)
