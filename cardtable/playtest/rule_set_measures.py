"""Measures of a rule set as a whole, as opposed to measures of a single finished game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from cardtable.engine.state import NOBODY
from cardtable.language import translate
from cardtable.playtest.confidence import ALPHA, rate_interval
from cardtable.playtest.deal_luck import luck
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding, Sums, around, part_bounds
from cardtable.playtest.measures import PROFILES, Counted, Measure, MeasureKind, game_measures
from cardtable.playtest.study import Study
from cardtable.playtest.study_tally import RuleSetTally
from cardtable.playtest.suspense import COURSE
from cardtable.playtest.trials import LEVEL, WEAK_HAND, above_fair, alike_players, odd_player, seating


def skill(trials: dict[str, Sums], seats: int, alpha: float = ALPHA) -> Finding:
    """Return the strongest player's share of wins above a fair one, from the trial against the level below."""
    level = trials.get(LEVEL)
    if level is None or level.mean is None:
        return NOTHING_KNOWN
    fair = 1 / seats
    return Finding(level.mean - fair, rate_interval(level.blocks, level.block_total, alpha).moved(-fair), level.games)


class RuleSetMeasure(NamedTuple):
    """A measure that a rule set has a value for."""

    of: Callable[[Study, RuleSetTally, float], Finding]
    """Computes its mean, with bounds that miss the true value with a probability of at most the last argument."""
    kind: MeasureKind
    label: Callable[[], str]
    """Translated name."""
    meaning: Callable[[], str]
    """Translated sentence that explains the measure."""
    applies: Callable[[Sequence[str]], bool] = lambda players: True
    """True if the measure makes sense for these players."""
    of_hands: bool = False
    """True if the measure needs a game that rates how strong a hand is."""


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
        MeasureKind.RATE,
        lambda: translate("measures", "Luck of the deal"),
        lambda: translate(
            "measures", "What percentage of the result is explained by cards and seats rather than by play."
        ),
    ),
    "skill": RuleSetMeasure(
        _skill,
        MeasureKind.RATE,
        lambda: translate("measures", "Skill"),
        lambda: translate(
            "measures",
            "How many games in 100 the strongest of these players wins beyond a fair share against players one "
            "level weaker.",
        ),
    ),
}
"""By the name used in studies and reports, in display order: after the measures of a finished game."""


COURSE_MEASURES: Final[Mapping[str, RuleSetMeasure]] = {
    "suspense": RuleSetMeasure(
        _course("suspense"),
        MeasureKind.RATE,
        lambda: translate("measures", "Suspense"),
        lambda: translate(
            "measures",
            "How far the chances of winning are expected to move in each quarter of a game; 100 if one quarter "
            "decides everything.",
        ),
    ),
    "surprise": RuleSetMeasure(
        _course("surprise"),
        MeasureKind.RATE,
        lambda: translate("measures", "Surprise"),
        lambda: translate(
            "measures", "How far the chances of winning actually move in each quarter of a game, in percentage points."
        ),
    ),
    "real": RuleSetMeasure(
        _course("real"),
        MeasureKind.RATE,
        lambda: translate("measures", "Real decisions"),
        lambda: translate(
            "measures",
            "How many decisions in 100 have a best move that wins more than the second best, as judged by the "
            "strongest player.",
        ),
    ),
    "stakes": RuleSetMeasure(
        _course("stakes"),
        MeasureKind.RATE,
        lambda: translate("measures", "Stakes"),
        lambda: translate(
            "measures",
            "How many more games in 100 the best move of a decision wins than the average of all moves considered.",
        ),
    ),
}
"""Measures of how games run, which a study has to ask for; shown after all others."""


UNLIKE_MEASURES: Final[Mapping[str, RuleSetMeasure]] = {
    "odd_one": RuleSetMeasure(
        _odd_one,
        MeasureKind.RATE,
        lambda: translate("measures", "The odd one out"),
        lambda: translate(
            "measures", "How many games in 100 the one player unlike the others wins beyond a fair share."
        ),
        lambda players: odd_player(players) != NOBODY,
    ),
    "seating": RuleSetMeasure(
        _seating,
        MeasureKind.RATE,
        lambda: translate("measures", "Best seat against worst"),
        lambda: translate(
            "measures", "How many more games in 100 the best seat wins than the worst, among players who play alike."
        ),
        lambda players: bool(alike_players(players)),
    ),
    "weak_hand": RuleSetMeasure(
        _weak_hand,
        MeasureKind.RATE,
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
"""Measures that exist only where the players are not all alike; shown after those of any table."""


def measures_in(study: Study) -> dict[str, Measure | Counted | RuleSetMeasure]:
    """Return all measures that a study has, by name and in display order."""
    unlike = {name: one for name, one in _unlike(study.game).items() if one.applies(study.players)}
    course = COURSE_MEASURES if COURSE in study.also else {}
    return {**measures_of(study.game), **unlike, **course}


def _unlike(game: str) -> dict[str, RuleSetMeasure]:
    hands = PROFILES[game].hands is not None
    return {name: one for name, one in UNLIKE_MEASURES.items() if hands or not one.of_hands}


def every_measure(game: str) -> dict[str, Measure | Counted | RuleSetMeasure]:
    """Return all measures that a game can have, whoever plays and whatever the study asks for, by name."""
    return {**measures_of(game), **_unlike(game), **COURSE_MEASURES}


def measures_of(game: str) -> dict[str, Measure | Counted | RuleSetMeasure]:
    """Return the measures that a game has with any players, by name and in display order."""
    return {**game_measures(game), **RULE_SET_MEASURES}


_KINDS: Final = {name: measure.kind for game in PROFILES for name, measure in every_measure(game).items()}


def kind_of(measure: str) -> MeasureKind:
    """Return the kind of a measure of any game. Unknown names are those of trials, whose results are shares of the
    win."""
    return _KINDS.get(measure, MeasureKind.RATE)
