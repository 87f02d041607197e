"""Question on the bench as a value.

It doesn't use Qt: threads import it too.
"""

from collections.abc import Callable, Sequence
from secrets import randbits
from typing import Final, NamedTuple

from cardtable.bots.players import PLAYERS, usual_player
from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.language import as_shown, filled, listed, translate
from cardtable.playtest.findings_text import rules_words
from cardtable.playtest.study import BASE, Goal, RuleSet, Study
from cardtable.playtest.suspense import COURSE
from cardtable.playtest.trials import level_above
from cardtable.table.rules_text import changed_rules, conflict_words, differing
from cardtable.table.words import level_words

MOST: Final = 3
"""Largest number of rule sets beside the base: more would be hard to compare by eye, and a sweep serves better."""

GAME_LINK, SEATS_LINK, PLAYER_LINK = "game?", "seats?", "player?"
"""Links on the words for game, number and kind of players; the other links are names of rules."""


class StudyQuestion(NamedTuple):
    """Question on the bench: what rule sets change in games beside a base. Each act makes another question of it."""

    game: str
    """Key of the game."""
    base: HouseRules
    """Rules that all others are compared with; the standard rules to begin with."""
    rule_sets: tuple[RuleSet, ...]
    """Rule sets compared with the base, from one to MOST; the name is empty unless the person gave one."""
    player: str
    """Name of the players, who are all of one kind."""
    seats: int
    seed: int
    """Seed for the deals of all games."""
    at: int = 0
    """Number of the rule set that is being edited, from 0."""
    goals: tuple[Goal, ...] = ()
    """Goals, at most one for each measure."""
    also: tuple[str, ...] = ()
    """Extra trials beside the games, such as COURSE."""

    @classmethod
    def on(cls, game: AnyGame) -> "StudyQuestion":
        """Return the question to begin with: nothing is changed yet."""
        standard, player = game.rules(), usual_player(game.key)
        return cls(game.key, standard, (RuleSet("", standard),), player, game.usual_seats, randbits(31))

    @classmethod
    def of_study(cls, study: Study) -> "StudyQuestion":
        """Return the question that a study asks."""
        base = study.rule_sets[0].rules
        own = [each.name if each.name != rules_words(each.rules, base) else "" for each in study.rule_sets]
        sets = tuple([each._replace(name=name) for each, name in zip(study.rule_sets, own, strict=True)][1:])
        players, goals = study.players, tuple(study.goals)
        return cls(study.game, base, sets, players[0], len(players), study.seed, goals=goals, also=study.also)

    # --- acts ----------------------------------------------------------------------------------------------------

    def with_rules(self, rules: HouseRules) -> "StudyQuestion":
        """Replace the rules of the rule set that is being edited."""
        return self._with(self.at, self.chosen._replace(rules=rules))

    def with_rule_set(self) -> "StudyQuestion":
        """Add a rule set with the base's rules and choose it, if there is room for one."""
        if not self.has_room:
            return self
        return self._replace(rule_sets=(*self.rule_sets, RuleSet("", self.base)), at=len(self.rule_sets))

    def without_rule_set(self, number: int) -> "StudyQuestion":
        """Remove a rule set, unless it is the only one."""
        if len(self.rule_sets) == 1:
            return self
        rest = (*self.rule_sets[:number], *self.rule_sets[number + 1 :])
        return self._replace(rule_sets=rest, at=min(self.at - (number < self.at), len(rest) - 1))

    def named(self, number: int, name: str) -> "StudyQuestion":
        """Name a rule set; with an empty name it is called after its rules again."""
        return self._with(number, self.rule_sets[number]._replace(name=" ".join(name.split())))

    def _with(self, number: int, rule_set: RuleSet) -> "StudyQuestion":
        return self._replace(rule_sets=(*self.rule_sets[:number], rule_set, *self.rule_sets[number + 1 :]))

    def choosing(self, rules: HouseRules) -> "StudyQuestion":
        """Choose the rule set with these rules, if there is one."""
        found = (number for number, rule_set in enumerate(self.rule_sets) if rule_set.rules == rules)
        return self._replace(at=next(found, self.at))

    def with_goals(self, *goals: Goal) -> "StudyQuestion":
        """Set goals, each in the place of one on the same measure."""
        known = {goal.measure: goal for goal in (*self.goals, *goals)}
        return self._replace(goals=tuple(known.values()))

    def without_goal(self, measure: str) -> "StudyQuestion":
        """Remove the goal of a measure."""
        return self._replace(goals=tuple([goal for goal in self.goals if goal.measure != measure]))

    def with_course(self, wanted: bool) -> "StudyQuestion":
        """Set whether suspense and the other measures of a game's course are wanted."""
        others = [one for one in self.also if one != COURSE]
        return self._replace(also=(*others, *((COURSE,) * wanted)))

    # --- what follows --------------------------------------------------------------------------------------------

    @property
    def of(self) -> AnyGame:
        return GAMES[self.game]

    @property
    def chosen(self) -> RuleSet:
        """Rule set that is being edited."""
        return self.rule_sets[self.at]

    @property
    def rules(self) -> HouseRules:
        """Rules that are being edited; they may conflict."""
        return self.chosen.rules

    @property
    def problems(self) -> list[str]:
        """Sentences that say why the rules conflict at this table; empty if they don't."""
        return [conflict_words(self.of.rules, clause) for clause in self.rules.conflicts(self.seats)]

    @property
    def players(self) -> tuple[str, ...]:
        """Names of the players, by seat."""
        return (self.player,) * self.seats

    @property
    def standard(self) -> bool:
        """True if the base is the standard rules."""
        return bool(self.base == self.of.rules())

    @property
    def has_room(self) -> bool:
        """True if another rule set can be added."""
        return len(self.rule_sets) < MOST

    @property
    def course(self) -> bool:
        """True if suspense and the other measures of a game's course are wanted."""
        return COURSE in self.also

    @property
    def stronger(self) -> str | None:
        """Next level above the players'; None if theirs is the strongest."""
        return level_above(self.game, self.player.partition(":")[0])

    @property
    def study(self) -> Study | None:
        """Study of all rule sets that can be compared; None if there is none.

        Left out are rule sets that equal the base or an earlier one, or whose rules conflict at a table of this size.
        """
        sets = [RuleSet(BASE, self.base)]
        for rule_set in self.rule_sets:
            if rule_set.rules in [each.rules for each in sets] or rule_set.rules.conflicts(self.seats):
                continue
            name = rule_set.name or rules_words(rule_set.rules, self.base)
            sets.append(RuleSet(_unused(name, sets), rule_set.rules))
        if len(sets) == 1:
            return None
        return Study(self.game, self.players, tuple(sets), self.seed, self.goals, self.also)

    @property
    def played(self) -> Study | None:
        """Study to play: the question without its goals, on which no game depends. None if nothing is compared."""
        return self.study._replace(goals=()) if self.study else None

    @property
    def place(self) -> int | None:
        """Number of the chosen rule set in the study, where the base is 0; None if the study leaves it out."""
        return self.place_of(self.at)

    def place_of(self, number: int) -> int | None:
        """Return the number of a rule set in the study, where the base is 0; None if the study leaves it out."""
        study = self.study
        sets = study.rule_sets if study else ()
        rules = self.rule_sets[number].rules
        return next((place for place, each in enumerate(sets) if place and each.rules == rules), None)

    # --- words ---------------------------------------------------------------------------------------------------

    def called(self, number: int) -> str:
        """Return the name of a rule set for the screen."""
        rule_set = self.rule_sets[number]
        return as_shown(rule_set.name) or self._words(rule_set.rules) or translate("bench", "Nothing changed yet")

    def _words(self, rules: HouseRules) -> str:
        """Return words for rules, compared with the base; empty if they equal it.

        They are a preset's title, "Standard rules", or a list of the changes.
        """
        if rules == self.base:
            return ""
        if rules == self.of.rules():
            return translate("bench", "Standard rules")
        return self.of.preset_title(rules) or listed(changed_rules(rules, self.base))

    def bases(self) -> dict[HouseRules, str]:
        """Return bases to choose, with their words: the standard rules, the present base, and the chosen rules."""
        offered = {self.of.rules(): translate("Asking", "the standard rules")}
        offered.setdefault(self.base, listed(changed_rules(self.base)))
        if not self.problems:
            offered.setdefault(self.rules, translate("Asking", "these rules as they are now"))
        return offered

    def title(self, marked: Callable[[str, str], str]) -> str:
        """Return the question in words; `marked` formats each changeable part, given its link and its words."""
        game = marked(GAME_LINK, self.of.title)
        if not self.standard:
            text = translate("BenchQuestion", "{game} with “{base}”")
            game = filled(text, game=game, base=listed(changed_rules(self.base)))
        changed = zip(differing(self.rules, self.base), changed_rules(self.rules, self.base), strict=True)
        words = {
            "game": game,
            "count": marked(SEATS_LINK, str(self.seats)),
            "player": marked(PLAYER_LINK, level_words(PLAYERS[self.game][self.player].title())),
            "rules": listed([marked(rule.name, said) for rule, said in changed]),
            "another": marked(self.of.rules.declared()[0].name, translate("BenchQuestion", "another rule")),
        }
        if words["rules"]:
            text = translate("BenchQuestion", "{game} for {count} {player} players: what does “{rules}” do?")
        else:
            text = translate("BenchQuestion", "{game} for {count} {player} players: what would {another} do?")
        return filled(text, **words)


def _unused(name: str, sets: Sequence[RuleSet]) -> str:
    """Return the name, with a number appended if another rule set has it."""
    taken, found, count = {each.name for each in sets}, name, 1
    while found in taken:
        count += 1
        found = f"{name} {count}"
    return found
