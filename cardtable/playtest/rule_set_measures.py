"""What can be measured of a rule set as a whole, and not of one finished game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from cardtable.engine.state import NOBODY
from cardtable.language import translate
from cardtable.playtest.confidence import ALPHA, rate_interval
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding, around, part_bounds
from cardtable.playtest.luck import luck
from cardtable.playtest.measures import Kind, Measure
from cardtable.playtest.quarters import COURSE
from cardtable.playtest.rounds import PROFILES, Counted, game_measures
from cardtable.playtest.study import Study
from cardtable.playtest.study_tally import RuleSetTally
from cardtable.playtest.sums import Sums
from cardtable.playtest.trials import LEVEL
from cardtable.playtest.unlike import WEAK_HAND, above_fair, alike_players, odd_player, seating


def skill(trials: dict[str, Sums], seats: int, alpha: float = ALPHA) -> Finding:
    """What is known of it, by the trials of a rule set."""
    level = trials.get(LEVEL)
    if level is None or level.mean is None:
        return NOTHING_KNOWN
    fair = 1 / seats
    return Finding(level.mean - fair, rate_interval(level.blocks, level.block_total, alpha).moved(-fair), level.games)


class RuleSetMeasure(NamedTuple):
    """A number that a rule set has."""

    of: Callable[[Study, RuleSetTally, float], Finding]
    """What is known of it, with bounds that miss at most so often."""
    kind: Kind
    label: Callable[[], str]
    """Its name; translated."""
    meaning: Callable[[], str]
    """What it is, in a sentence; translated."""
    applies: Callable[[Sequence[str]], bool] = lambda players: True
    """Whether it is anything with these players."""
    of_hands: bool = False
    """Whether it takes a game that says how strong a hand is."""


def _luck(study: Study, counted: RuleSetTally, alpha: float) -> Finding:
    return luck(counted.luck, study.players, alpha)


def _skill(study: Study, counted: RuleSetTally, alpha: float) -> Finding:
    return skill(counted.trials, len(study.players), alpha)


def _odd_one(study: Study, counted: RuleSetTally, alpha: float) -> Finding:
    odd = study.players[odd_player(study.players)]
    return above_fair(counted.luck.shares.get(odd), len(study.players), alpha)


def _seating(study: Study, counted: RuleSetTally, alpha: float) -> Finding:
    return seating(counted.unlike, study.players, alpha)


def _weak_hand(study: Study, counted: RuleSetTally, alpha: float) -> Finding:
    return above_fair(counted.unlike.get(WEAK_HAND), len(study.players), alpha)


def _course(name: str) -> Callable[[Study, RuleSetTally, float], Finding]:
    def found(study: Study, counted: RuleSetTally, alpha: float) -> Finding:
        sums = counted.course.get(name)
        if sums is None:
            return NOTHING_KNOWN
        return Finding(sums.mean, around(sums.mean, part_bounds(sums, alpha)), sums.games)

    return found


RULE_SET_MEASURES: Final[Mapping[str, RuleSetMeasure]] = {
    "luck": RuleSetMeasure(
        _luck,
        Kind.RATE,
        lambda: translate("measures", "Luck of the deal"),
        lambda: translate(
            "measures", "What percentage of the result is explained by cards and seats rather than by play."
        ),
    ),
    "skill": RuleSetMeasure(
        _skill,
        Kind.RATE,
        lambda: translate("measures", "Skill"),
        lambda: translate(
            "measures",
            "How many games in 100 the strongest of these players wins beyond a fair share against players one "
            "level weaker.",
        ),
    ),
}
"""By the name under which studies and reports have them, in the order in which they are shown: behind those of a
finished game."""


COURSE_MEASURES: Final[Mapping[str, RuleSetMeasure]] = {
    "suspense": RuleSetMeasure(
        _course("suspense"),
        Kind.RATE,
        lambda: translate("measures", "Suspense"),
        lambda: translate(
            "measures",
            "How far the chances of winning are expected to move in each quarter of a game; 100 if one quarter "
            "decides everything.",
        ),
    ),
    "surprise": RuleSetMeasure(
        _course("surprise"),
        Kind.RATE,
        lambda: translate("measures", "Surprise"),
        lambda: translate(
            "measures", "How far the chances of winning actually move in each quarter of a game, in percentage points."
        ),
    ),
    "real": RuleSetMeasure(
        _course("real"),
        Kind.RATE,
        lambda: translate("measures", "Real decisions"),
        lambda: translate(
            "measures",
            "How many decisions in 100 have a best move that wins more than the second best, as judged by the "
            "strongest player.",
        ),
    ),
    "stakes": RuleSetMeasure(
        _course("stakes"),
        Kind.RATE,
        lambda: translate("measures", "Stakes"),
        lambda: translate(
            "measures",
            "How many more games in 100 the best move of a decision wins than the average of all moves considered.",
        ),
    ),
}
"""Those of how games run, which a study asks for: behind the others."""


UNLIKE_MEASURES: Final[Mapping[str, RuleSetMeasure]] = {
    "odd_one": RuleSetMeasure(
        _odd_one,
        Kind.RATE,
        lambda: translate("measures", "The odd one out"),
        lambda: translate(
            "measures", "How many games in 100 the one player unlike the others wins beyond a fair share."
        ),
        lambda players: odd_player(players) != NOBODY,
    ),
    "seating": RuleSetMeasure(
        _seating,
        Kind.RATE,
        lambda: translate("measures", "Best seat against worst"),
        lambda: translate(
            "measures", "How many more games in 100 the best seat wins than the worst, among players who play alike."
        ),
        lambda players: bool(alike_players(players)),
    ),
    "weak_hand": RuleSetMeasure(
        _weak_hand,
        Kind.RATE,
        lambda: translate("measures", "The odd one out with the weakest hand"),
        lambda: translate(
            "measures",
            "How many games in 100 the one player unlike the others wins beyond a fair share when dealt the weakest "
            "hand.",
        ),
        lambda players: odd_player(players) != NOBODY,
        of_hands=True,
    ),
}
"""Those that only a table of unlike players has, behind the others."""


def measures_in(study: Study) -> dict[str, Measure | Counted | RuleSetMeasure]:
    """All measures that a study has, by name, as they are shown."""
    unlike = {name: one for name, one in _unlike(study.game).items() if one.applies(study.players)}
    course = COURSE_MEASURES if COURSE in study.also else {}
    return {**measures_of(study.game), **unlike, **course}


def _unlike(game: str) -> dict[str, RuleSetMeasure]:
    hands = PROFILES[game].hands is not None
    return {name: one for name, one in UNLIKE_MEASURES.items() if hands or not one.of_hands}


def every_measure(game: str) -> dict[str, Measure | Counted | RuleSetMeasure]:
    """All measures that a game may have, whoever plays and whatever is asked, by name."""
    return {**measures_of(game), **_unlike(game), **COURSE_MEASURES}


def measures_of(game: str) -> dict[str, Measure | Counted | RuleSetMeasure]:
    """All measures of a game that any table has, by name, as they are shown."""
    return {**game_measures(game), **RULE_SET_MEASURES}


_KINDS: Final = {name: measure.kind for game in PROFILES for name, measure in every_measure(game).items()}


def kind_of(measure: str) -> Kind:
    """What sort of number a measure is, of whatever game; what comes of a trial is a part of the win."""
    return _KINDS.get(measure, Kind.RATE)
