"""Rule sets on the bench: the base, the few that are compared with it, and the findings on each.

It doesn't use Qt: threads import it too.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.language import as_shown, listed, translate
from cardtable.playtest.estimates import NOTHING_KNOWN
from cardtable.playtest.findings import Differences, RuleSetFindings, StudySnapshot, Verdict, judged
from cardtable.playtest.findings_text import Statement, differences_told, proven_measures, rules_words
from cardtable.playtest.measures import MeasureKind
from cardtable.playtest.rule_set_measures import kind_of
from cardtable.playtest.study import BASE, Goal, RuleSet, Study
from cardtable.table.rules_text import changed_rules

MOST: Final = 3
"""Largest number of rule sets beside the base: more would be hard to compare by eye, and a sweep serves better."""


class BenchRuleSet(NamedTuple):
    """Rule set that is compared with the base."""

    rules: HouseRules
    """Rules as set in the form; they may conflict."""
    name: str = ""
    """Name given by the person; empty if they gave none."""


class BenchRuleSets:
    """Base and the rule sets compared with it: at least one, of which one is being edited."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.base: HouseRules = game.rules()
        """Rules that all others are compared with; the standard rules to begin with."""
        self.all: list[BenchRuleSet] = [BenchRuleSet(game.rules())]
        self.at = 0
        """Number of the rule set that is being edited, from 0."""

    @property
    def chosen(self) -> BenchRuleSet:
        """Rule set that is being edited."""
        return self.all[self.at]

    def set_rules(self, rules: HouseRules) -> None:
        """Replace the rules of the rule set that is being edited."""
        self.all[self.at] = self.chosen._replace(rules=rules)

    @property
    def standard(self) -> bool:
        """True if the base is the standard rules."""
        return bool(self.base == self._game.rules())

    def add(self) -> None:
        """Add a rule set with the base's rules and choose it. There must be fewer than MOST."""
        self.all.append(BenchRuleSet(self.base))
        self.at = len(self.all) - 1

    def remove(self, number: int) -> None:
        """Remove a rule set by number. It must not be the only one."""
        del self.all[number]
        self.at = min(self.at - (number < self.at), len(self.all) - 1)

    def rename(self, number: int, name: str) -> None:
        """Name a rule set; with an empty name it is called after its rules again."""
        self.all[number] = self.all[number]._replace(name=" ".join(name.split()))

    def show_study(self, study: Study) -> None:
        """Replace the base and all rule sets by those of a study."""
        base = self.base = study.rule_sets[0].rules
        self.all = [
            BenchRuleSet(each.rules, "" if each.name == rules_words(each.rules, base) else each.name)
            for each in study.rule_sets[1:]
        ]
        self.at = 0

    def choose(self, rules: HouseRules) -> None:
        """Choose the rule set with these rules, if there is one."""
        self.at = next((number for number, rule_set in enumerate(self.all) if rule_set.rules == rules), self.at)

    def called(self, number: int) -> str:
        """Return the name of a rule set for the screen."""
        rule_set = self.all[number]
        return as_shown(rule_set.name) or self.words(rule_set.rules) or translate("bench", "Nothing changed yet")

    def words(self, rules: HouseRules) -> str:
        """Return words for rules, compared with the base; empty if they equal it.

        They are a preset's title, "Standard rules", or a list of the changes.
        """
        if rules == self.base:
            return ""
        if rules == self._game.rules():
            return translate("bench", "Standard rules")
        return self._game.preset_title(rules) or listed(changed_rules(rules, self.base))

    def study(
        self, players: Sequence[str], seed: int, goals: Sequence[Goal], also: tuple[str, ...] = ()
    ) -> Study | None:
        """Build the study of all rule sets that can be compared; None if there is none.

        Left out are rule sets that equal the base or an earlier one, or whose rules conflict at a table of this size.
        """
        base = self.base
        sets = [RuleSet(BASE, base)]
        for rule_set in self.all:
            if rule_set.rules in [each.rules for each in sets] or rule_set.rules.conflicts(len(players)):
                continue
            sets.append(RuleSet(_unused(rule_set.name or rules_words(rule_set.rules, base), sets), rule_set.rules))
        if len(sets) == 1:
            return None
        return Study(self._game.key, tuple(players), tuple(sets), seed, tuple(goals), also)

    def place(self, number: int, study: Study | None) -> int | None:
        """Return the number of a rule set in a study, where the base is 0; None if the study leaves it out."""
        sets = study.rule_sets if study else ()
        return next((place for place, each in enumerate(sets) if place and each.rules == self.all[number].rules), None)


def _unused(name: str, sets: Sequence[RuleSet]) -> str:
    """Return the name, with a number appended if another rule set has it."""
    taken, found, count = {each.name for each in sets}, name, 1
    while found in taken:
        count += 1
        found = f"{name} {count}"
    return found


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
