"""Question of a sweep, and the sweep as it is shown at one moment, as values.

It doesn't use Qt.
"""

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Final, NamedTuple

from cardtable.app.lab.bench_view import told_html
from cardtable.app.start.kept_games import player_words
from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRule, HouseRules
from cardtable.language import as_number, ended, filled, in_sequence, listed, translate
from cardtable.playtest.findings import range_words
from cardtable.playtest.findings_text import scale_of
from cardtable.playtest.measures import PROFILES
from cardtable.playtest.ranking import aims, seeks_region
from cardtable.playtest.rule_set_measures import measures_of
from cardtable.playtest.study import (
    BASE,
    Choice,
    Goal,
    RuleSet,
    Study,
    SweepSets,
    Wish,
    alike_words,
    combined,
    each_alone,
    sweep_sets,
)
from cardtable.playtest.study_file import MOST_RULE_SETS
from cardtable.playtest.successive_halving import SweepStanding
from cardtable.playtest.sweep_text import SweepTold, judged_sets, sweep_told
from cardtable.table.rules_text import changed_rules

AT_MOST, AT_LEAST, LOWEST, HIGHEST = range(4)
"""Kinds of aims."""
EACH, PAIRS, ALL = range(3)
"""Combinations of values: one rule at a time, those of the first two rules as well, all."""
MOST_AIMS: Final = 4
USUAL_END: Final = 20.0
_STEPS = (-4, -2, -1, 1, 2, 4)
"""Proposed values of a number, in steps from its present value."""
_PART = 10
"""Divisor that makes a step of a number's present value."""


class SweepAim(NamedTuple):
    """Goal of a sweep with one end, or wish."""

    measure: str
    kind: int = AT_MOST
    end: float = USUAL_END
    """End of the goal, as it is shown; of no meaning for a wish."""

    @property
    def goal(self) -> Goal | None:
        """Goal; None for a wish."""
        end = self.end / scale_of(self.measure)
        return {AT_MOST: Goal(self.measure, high=end), AT_LEAST: Goal(self.measure, low=end)}.get(self.kind)

    @property
    def wish(self) -> Wish | None:
        """Wish; None for a goal."""
        return Wish(self.measure, self.kind == HIGHEST) if self.goal is None else None


def aims_of(goals: Sequence[Goal]) -> tuple[SweepAim, ...]:
    """Split goals into their finite ends, upper ends first, up to the largest number of aims."""
    found = []
    for goal in goals:
        scale = scale_of(goal.measure)
        found += [SweepAim(goal.measure, AT_MOST, scale * goal.high)] if isfinite(goal.high) else []
        found += [SweepAim(goal.measure, AT_LEAST, scale * goal.low)] if isfinite(goal.low) else []
    return tuple(found[:MOST_AIMS])


def _joined(goals: Sequence[Goal]) -> tuple[Goal, ...]:
    """Merge goals on the same measure into one that meets them all; ends that cross are swapped."""
    found: dict[str, Goal] = {}
    for goal in goals:
        known = found.get(goal.measure, Goal(goal.measure))
        low, high = max(known.low, goal.low), min(known.high, goal.high)
        found[goal.measure] = Goal(goal.measure, min(low, high), max(low, high))
    return tuple(found.values())


class SweepQuestion(NamedTuple):
    """Question of a sweep: which values of some rules come nearest to some aims."""

    base: HouseRules
    players: tuple[str, ...]
    game: str
    aims: tuple[SweepAim, ...]
    """Aims; only the first may be a wish."""
    tried: Mapping[str, str]
    """Rules that are tried, by name, with the values to try of a number as they were typed; empty for other rules."""
    how: int = PAIRS

    @classmethod
    def on(
        cls, base: HouseRules, game: AnyGame, players: tuple[str, ...], goals: Sequence[Goal] = ()
    ) -> "SweepQuestion":
        """Return a question to begin with: the values of two numbers for a usual aim, or for goals if there are any."""
        measure, end = PROFILES[game.key].sought
        question = cls(base, players, game.key, aims_of(goals) or (SweepAim(measure, end=end),), {})
        numbers = [rule for rule in question.rules if rule.kind == "number"][:2]
        return question._replace(tried={rule.name: question.proposed(rule) for rule in numbers})

    def from_base(self, base: HouseRules) -> "SweepQuestion":
        """Change the base, and propose values anew for the rules that are tried and matter there."""
        moved = self._replace(base=base)
        return moved._replace(
            tried={rule.name: moved.proposed(rule) for rule in moved.rules if rule.name in self.tried}
        )

    def another_aim(self) -> SweepAim:
        """Return a goal to add, on a measure that has none yet."""
        taken = {aim.measure for aim in self.aims}
        free = [name for name in measures_of(self.game) if name not in taken]
        return SweepAim(free[0] if free else PROFILES[self.game].sought[0])

    @property
    def of(self) -> AnyGame:
        return GAMES[self.game]

    @property
    def rules(self) -> list[HouseRule]:
        """Rules that can be tried."""
        return [rule for rule in self.base.declared() if self.base.matters(rule)]

    def proposed(self, rule: HouseRule) -> str:
        """Return values to try for a number, near its present value, as they would be typed; empty for other rules.

        A rule that is off (at its lowest value) gets values near those that presets use.
        """
        if rule.kind != "number":
            return ""
        now = int(self.base.value(rule, len(self.players)))
        known = {rules.value(rule, len(self.players)) for _, rules in self.of.presets.values()} - {now}
        if rule.lowest_title and now == rule.low and known:
            used = min(map(int, known))
            values = [used // 2, used, used * 2]
        else:
            step = max(now // _PART, 1)
            values = [now + by * step for by in _STEPS]
        return " ".join([str(value) for value in values if rule.low <= value <= rule.high])

    @property
    def choices(self) -> list[Choice]:
        """Values to try, for each rule that is tried."""
        chosen = [rule for rule in self.rules if rule.name in self.tried]
        return [[(rule.name, value) for value in self._values(rule)] for rule in chosen]

    def _values(self, rule: HouseRule) -> list[int | bool | str]:
        if rule.kind != "number":
            return list(rule.choices or (False, True))
        return [] if self._wrong(rule) else [int(text) for text in _numbers(self.tried[rule.name])]

    def _wrong(self, rule: HouseRule) -> str:
        """Return the first word that is no value of a number; empty if there is none."""
        for text in _numbers(self.tried[rule.name]):
            number = int(text) if text.lstrip("-").isdecimal() and len(text) < 12 else None
            if number is None or rule.problem(number):
                return text
        return ""

    @property
    def sets(self) -> SweepSets:
        """Rule sets to try."""
        known = self.choices
        pairs = [self._with_now(one) for one in known]
        combinations = combined(pairs) if self.how == ALL else each_alone(known)
        if self.how == PAIRS and len(known) > 1:
            combinations = [*combinations, *combined(pairs[:2])]
        return sweep_sets(self.base, combinations, len(self.players))

    def _with_now(self, choice: Choice) -> Choice:
        """Return a choice with the present value added: combined rules may also stay as they are."""
        name = choice[0][0] if choice else ""
        return [*choice, (name, getattr(self.base, name))] if choice else choice

    def study(self, seed: int) -> Study:
        """Return the question as a study; its only rule set is the base if nothing is to be tried."""
        sets = (RuleSet(BASE, self.base), *self.sets.rule_sets)
        goals = _joined([aim.goal for aim in self.aims if aim.goal])
        return Study(self.game, self.players, sets, seed, goals, wish=self.aims[0].wish)

    @property
    def problem(self) -> str:
        """Reason why the question can't be asked, in a sentence; empty if it can."""
        for rule in self.rules:
            if rule.name in self.tried and rule.kind == "number" and (wrong := self._wrong(rule)):
                text = translate("SweepAsking", "{rule} must be a whole number from {low} to {high}, not “{text}”.")
                return filled(text, rule=rule.label, low=rule.low, high=rule.high, text=wrong)
        sets = 1 + len(self.sets.rule_sets)
        if sets < 3:
            return translate("SweepAsking", "Choose rules and the values to try.")
        if sets > MOST_RULE_SETS:
            text = translate("SweepAsking", "That makes {count} rule sets; the limit is {most}.")
            return filled(text, count=as_number(sets), most=MOST_RULE_SETS)
        return ""

    @property
    def counted(self) -> str:
        """Number of rule sets to try, in sentences, or the problem."""
        sets = self.sets
        count = translate("SweepAsking", "%n rule sets to try", None, len(sets.rule_sets))
        return self.problem or in_sequence([ended(count), alike_words(sets.alike)] if sets.alike else [count])


def _numbers(text: str) -> list[str]:
    return text.replace(",", " ").replace(";", " ").split()


class SweepView(NamedTuple):
    """Sweep at one moment."""

    question: SweepQuestion
    study: Study | None = None
    """Question being played or played last; None while the form is shown."""
    standing: SweepStanding | None = None
    """Findings so far; None before the first."""
    running: bool = False
    until: float = 120.0
    """End of play, in seconds of the standing."""
    chosen: str = ""
    """Measure that is to be shown, if it is one that decides."""

    @property
    def over(self) -> bool:
        """True if play is over, until more is asked for."""
        return self.standing is not None and self.standing.over

    @property
    def measure(self) -> str:
        """Name of the shown measure: the first that the sweep aims at, until another is chosen."""
        known = aims(self.study) if self.study else [self.question.aims[0].measure]
        return self.chosen if self.chosen in known else known[0]

    @property
    def goal(self) -> Goal | None:
        """Goal of the shown measure."""
        goals = self.study.goals if self.study else ()
        return next((goal for goal in goals if goal.measure == self.measure), None)

    @property
    def winner(self) -> int | None:
        """Number of the best rule set, 0 for the base; None before anything is found."""
        return self.standing.places[0].number if self.standing else None

    @property
    def _told(self) -> SweepTold | None:
        if self.study is None or self.standing is None:
            return None
        return sweep_told(self.study, self.standing.findings, self.standing.places, self.standing.confirmed)

    @property
    def title(self) -> str:
        """Question in words."""
        question = self.question
        study = self.study or question.study(0)
        goal = next(iter(study.goals), None)
        rules, count = listed(changed_rules(question.base)), len(question.players)
        table = translate("SweepPage", "{game} for {count} {player} players")
        if rules:
            table = translate("SweepPage", "{game} with “{rules}” for {count} {player} players")
        levels = [player_words(question.game, name) for name in dict.fromkeys(question.players)]
        text = translate("SweepPage", "{table}: which values make “{measure}” as low as possible?")
        if len(study.goals) > 1:
            text = translate("SweepPage", "{table}: which values meet all {count} goals?")
        elif goal:
            text = translate("SweepPage", "{table}: which values bring “{measure}” to {range}?")
        elif study.wish and study.wish.larger:
            text = translate("SweepPage", "{table}: which values make “{measure}” as high as possible?")
        return filled(
            text,
            table=filled(table, game=question.of.title, rules=rules, count=count, player=listed(levels)),
            count=len(study.goals),
            measure=measures_of(question.game)[self.measure].label(),
            range=range_words(goal) if goal else "",
        )

    @property
    def headline(self) -> str:
        """Answer in a sentence, as HTML."""
        told = self._told
        if told is not None:
            return told_html(told.headline)
        if self.study is None:
            return translate("SweepPage", "Try many values and see which do best.")
        return translate("SweepPage", "Playing the first games…")

    @property
    def sentences(self) -> str:
        """Further sentences of the answer."""
        return in_sequence(self._told.sentences) if self._told else ""

    @property
    def progress(self) -> tuple[float, str, str]:
        """Share of the time that is over, what was played, and what became of the rule sets."""
        study, standing = self.study, self.standing
        if study is None:
            return 0.0, "", ""
        count = len(study.rule_sets)
        if standing is None:
            return 0.0, translate("SweepPage", "%n rule sets", None, count), ""
        text = translate("SweepPage", "{sets} rule sets, {games} games")
        if standing.over:
            text = translate("SweepPage", "Done: {sets} rule sets, {games} games")
        region = seeks_region(study)
        # A rule set that plays no more may be undecided: its players may not be known to be fit to judge.
        gone = sum(judged_sets(standing.findings)) if region else count - standing.playing
        parts = []
        if gone and region:
            parts.append(translate("SweepPage", "%n decided", None, gone))
        elif gone:
            parts.append(translate("SweepPage", "%n eliminated early", None, gone))
        if standing.confirmed and not standing.over:
            parts.append(translate("SweepPage", "testing the best rule set on new deals"))
        played = filled(text, sets=count, games=as_number(standing.games))
        return standing.seconds / self.until, played, listed(parts)
