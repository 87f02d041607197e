"""What can be measured of a rule set as a whole, and not of one finished game."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from cardtable.language import translate
from cardtable.playtest.estimates import Finding
from cardtable.playtest.luck import luck
from cardtable.playtest.measures import Kind, Measure
from cardtable.playtest.rounds import ROUNDS, Counted, game_measures
from cardtable.playtest.skill import skill
from cardtable.playtest.study import Study
from cardtable.playtest.study_tally import RuleSetTally


class RuleSetMeasure(NamedTuple):
    """A number that a rule set has."""

    of: Callable[[Study, RuleSetTally, float], Finding]
    """What is known of it, with bounds that miss at most so often."""
    kind: Kind
    label: Callable[[], str]
    """Its name; translated."""
    meaning: Callable[[], str]
    """What it is, in a sentence; translated."""


def _luck(study: Study, counted: RuleSetTally, alpha: float) -> Finding:
    return luck(counted.luck, study.players, alpha)


def _skill(study: Study, counted: RuleSetTally, alpha: float) -> Finding:
    return skill(counted.trials, len(study.players), alpha)


RULE_SET_MEASURES: Final[Mapping[str, RuleSetMeasure]] = {
    "luck": RuleSetMeasure(
        _luck,
        Kind.RATE,
        lambda: translate("measures", "Luck of the deal"),
        lambda: translate("measures", "How much of who wins, of 100, cards and seats decide rather than play."),
    ),
    "skill": RuleSetMeasure(
        _skill,
        Kind.RATE,
        lambda: translate("measures", "What playing better wins"),
        lambda: translate(
            "measures",
            "How many games of 100 the strongest of these players wins among those a level weaker, above a fair share.",
        ),
    ),
}
"""By the name under which studies and reports have them, in the order in which they are shown: behind those of a
finished game."""


def measures_of(game: str) -> dict[str, Measure | Counted | RuleSetMeasure]:
    """All measures of a game, by name, as they are shown."""
    return {**game_measures(game), **RULE_SET_MEASURES}


_KINDS: Final = {name: measure.kind for game in ROUNDS for name, measure in measures_of(game).items()}


def kind_of(measure: str) -> Kind:
    """What sort of number a measure is, of whatever game."""
    return _KINDS[measure]
