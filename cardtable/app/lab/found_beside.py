"""What a study has found of one rule set, beside its base."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardtable.playtest.estimates import NOTHING_KNOWN
from cardtable.playtest.findings import Differences, RuleSetFindings, Verdict, judged
from cardtable.playtest.measures import Kind
from cardtable.playtest.rule_set_measures import kind_of
from cardtable.playtest.standing import Standing
from cardtable.playtest.study import Goal
from cardtable.playtest.told import Told, differences_told, proven_measures


class FoundBeside(NamedTuple):
    """All of it that a page shows; nothing is known of a rule set that is not compared."""

    game: str
    standing: Standing | None
    """What is known; None before anything is."""
    place: int | None
    """Which rule set of the study, whose base has 0; None where this one is not compared."""
    anyway: bool = False
    """Whether it is to be judged although the players are proven to be no judges of it."""

    @property
    def here(self) -> RuleSetFindings | None:
        """What was found under it; None before a game was played by it."""
        if self.standing is None or not self.place:
            return None
        found = self.standing.findings.rule_sets[self.place]
        return found if found.measures["decisions"].games or found.odd.unfinished else None

    @property
    def differences(self) -> Differences | None:
        """What it changes."""
        if self.standing is None or not self.place or self.here is None:
            return None
        return self.standing.findings.differences[self.place - 1]

    @property
    def told(self) -> Sequence[Told]:
        """The same in sentences, the clearest first."""
        return differences_told(self.game, self.differences) if self.differences else []

    @property
    def unfit(self) -> bool:
        """Whether the players are proven to be no judges of it."""
        return self.here is not None and self.here.fitness.fit is False and not self.anyway

    @property
    def clearest(self) -> str:
        """The measure that tells most, where anything is known: what is proven to have changed, or else what can
        change, amounts before rates, since there is more to see in how they are spread."""
        measures = self.differences.measures if self.differences else {}
        can_change = [name for name, one in measures.items() if not one.certain]
        can_change.sort(key=lambda name: kind_of(name) is Kind.RATE)
        proven = proven_measures(self.differences) if self.differences else []
        return next(iter(proven or can_change or measures), "")

    def verdicts(self, goals: Mapping[str, Goal]) -> dict[str, Verdict]:
        """What has come of the goals under it, by measure."""
        here = self.here
        if here is None or self.standing is None or self.place is None:
            return {}
        counted = self.standing.tally.rule_sets[self.place]
        fitness = here.fitness._replace(fit=True) if self.anyway else here.fitness
        return {
            name: judged(goal, here.measures.get(name, NOTHING_KNOWN), fitness, counted) for name, goal in goals.items()
        }
