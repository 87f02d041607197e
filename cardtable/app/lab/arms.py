"""What the bench compares with a base, the author's rules unless others are chosen: one rule set or a few, of which one
is being set."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.language import as_shown, listed, translate
from cardtable.playtest.study import BASE, Goal, RuleSet, Study
from cardtable.playtest.told import rules_words
from cardtable.table.rules_text import changed_rules

MOST: Final = 3
"""So many stand beside the base at most: with more nobody would see what is what, and a sweep is better."""


class Arm(NamedTuple):
    """One rule set beside the base."""

    rules: HouseRules
    """As they are set, whether they can stand together or not."""
    name: str = ""
    """What the person calls it; empty where they have said nothing."""


class Arms:
    """All of them, never none."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.base: HouseRules = game.rules()
        """What all are compared with."""
        self.all: list[Arm] = [Arm(game.rules())]
        self.at = 0
        """The one that is being set, by its number from 0."""

    @property
    def chosen(self) -> Arm:
        """The one that is being set."""
        return self.all[self.at]

    def set_rules(self, rules: HouseRules) -> None:
        """The chosen one is by these."""
        self.all[self.at] = self.chosen._replace(rules=rules)

    @property
    def standard(self) -> bool:
        """Whether the base is the author's rules."""
        return bool(self.base == self._game.rules())

    def add(self) -> None:
        """One more, by the base's rules to begin with; it is chosen. There must be fewer than MOST."""
        self.all.append(Arm(self.base))
        self.at = len(self.all) - 1

    def remove(self, number: int) -> None:
        """One less; it must not be the last."""
        del self.all[number]
        self.at = min(self.at - (number < self.at), len(self.all) - 1)

    def rename(self, number: int, name: str) -> None:
        """It is called so; after its rules again where the name is empty."""
        self.all[number] = self.all[number]._replace(name=" ".join(name.split()))

    def show_study(self, study: Study) -> None:
        """Those of a study, in the place of all that were there."""
        base = self.base = study.rule_sets[0].rules
        self.all = [
            Arm(each.rules, "" if each.name == rules_words(each.rules, base) else each.name)
            for each in study.rule_sets[1:]
        ]
        self.at = 0

    def choose(self, rules: HouseRules) -> None:
        """The one with these rules is being set, if there is one."""
        self.at = next((number for number, arm in enumerate(self.all) if arm.rules == rules), self.at)

    def called(self, number: int) -> str:
        """What one is called on the screen."""
        arm = self.all[number]
        return as_shown(arm.name) or self.words(arm.rules) or translate("bench", "Nothing changed yet")

    def words(self, rules: HouseRules) -> str:
        """What some rules are called beside the base: as a preset, the standard rules, or by what they change; empty
        where they are the base's."""
        if rules == self.base:
            return ""
        if rules == self._game.rules():
            return translate("bench", "Standard rules")
        return self._game.preset_title(rules) or listed(changed_rules(rules, self.base))

    def study(
        self, players: Sequence[str], seed: int, goals: Sequence[Goal], also: tuple[str, ...] = ()
    ) -> Study | None:
        """All that can be compared: those that are not the base's, can stand together at this table, and are not
        there before. None where nothing can."""
        base = self.base
        sets = [RuleSet(BASE, base)]
        for arm in self.all:
            if arm.rules in [each.rules for each in sets] or arm.rules.conflicts(len(players)):
                continue
            sets.append(RuleSet(_unused(arm.name or rules_words(arm.rules, base), sets), arm.rules))
        if len(sets) == 1:
            return None
        return Study(self._game.key, tuple(players), tuple(sets), seed, tuple(goals), also)

    def place(self, number: int, study: Study | None) -> int | None:
        """The place of one in a study, whose base has 0; None where it is not compared."""
        sets = study.rule_sets if study else ()
        return next((place for place, each in enumerate(sets) if place and each.rules == self.all[number].rules), None)


def _unused(name: str, sets: Sequence[RuleSet]) -> str:
    """The name, with a number where another rule set has it."""
    taken, found, count = {each.name for each in sets}, name, 1
    while found in taken:
        count += 1
        found = f"{name} {count}"
    return found
