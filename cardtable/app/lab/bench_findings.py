"""Findings on one rule set of a study, compared with its base."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardtable.playtest.estimates import NOTHING_KNOWN
from cardtable.playtest.findings import Differences, RuleSetFindings, Verdict, judged
from cardtable.playtest.measures import MeasureKind
from cardtable.playtest.rule_set_measures import kind_of
from cardtable.playtest.standing import StudySnapshot
from cardtable.playtest.study import Goal
from cardtable.playtest.told import Statement, differences_told, proven_measures


class BenchFindings(NamedTuple):
    """Findings on one rule set, as pages show them; empty if the study leaves it out."""

    game: str
    standing: StudySnapshot | None
    """Findings of the study; None before the first."""
    place: int | None
    """Number of the rule set in the study, where the base is 0; None if the study leaves it out."""
    anyway: bool = False
    """True to judge although the players are proven to be unfit."""

    @property
    def here(self) -> RuleSetFindings | None:
        """Findings under the rule set; None before a game was played by it."""
        if self.standing is None or not self.place:
            return None
        found = self.standing.findings.rule_sets[self.place]
        return found if found.measures["decisions"].games or found.odd.unfinished else None

    @property
    def differences(self) -> Differences | None:
        """Differences from the base; None before a game was played by the rule set."""
        if self.standing is None or not self.place or self.here is None:
            return None
        return self.standing.findings.differences[self.place - 1]

    @property
    def told(self) -> Sequence[Statement]:
        """Proven differences in sentences, the clearest first."""
        return differences_told(self.game, self.differences) if self.differences else []

    @property
    def unfit(self) -> bool:
        """True if the players are proven to be unfit, and the rule set is not judged anyway."""
        return self.here is not None and self.here.fitness.fit is False and not self.anyway

    @property
    def clearest(self) -> str:
        """Name of the measure that tells most; empty before anything is known.

        It is the clearest proven change, or else a measure that can change, amounts before rates, since there is more
        to see in their distribution.
        """
        measures = self.differences.measures if self.differences else {}
        can_change = [name for name, one in measures.items() if not one.certain]
        can_change.sort(key=lambda name: kind_of(name) is MeasureKind.RATE)
        proven = proven_measures(self.differences) if self.differences else []
        return next(iter(proven or can_change or measures), "")

    def verdicts(self, goals: Mapping[str, Goal]) -> dict[str, Verdict]:
        """Return the verdicts on goals under the rule set, by measure."""
        here = self.here
        if here is None or self.standing is None or self.place is None:
            return {}
        counted = self.standing.tally.rule_sets[self.place]
        fitness = here.fitness._replace(fit=True) if self.anyway else here.fitness
        return {
            name: judged(goal, here.measures.get(name, NOTHING_KNOWN), fitness, counted) for name, goal in goals.items()
        }
