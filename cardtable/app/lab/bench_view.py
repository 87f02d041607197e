"""Bench as it is shown at one moment: question, findings and state of play as a value, and all that is said of them.

It doesn't use Qt.
"""

from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

from cardtable.app.lab.study_question import StudyQuestion
from cardtable.bots.players import PLAYERS
from cardtable.language import ended, filled, in_sequence, listed, translate
from cardtable.playtest.batch import usable_cores
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import Differences, RuleSetFindings, StudySnapshot, Verdict, forecast, growth, judged
from cardtable.playtest.findings_text import (
    Statement,
    choice_sentences,
    differences_told,
    forecast_words,
    pairs_sentence,
    proven_measures,
)
from cardtable.playtest.measures import MeasureKind
from cardtable.playtest.rule_set_measures import every_measure, kind_of
from cardtable.table.rules_text import changed_rules
from cardtable.table.words import level_words

_SENTENCES = 2
"""Largest number of sentences below the headline, not counting the one on pairs of games."""
_BOUNDS = "font-family: Cabin; font-weight: normal; font-size: small;"


def told_html(told: Statement) -> str:
    """Return a finding, with its bounds in figures that are smaller than the label's font and grow with it."""
    return f'{escape(told.words)} <span style="{_BOUNDS}">{escape(told.bounds)}</span>'


class UnfitPlayers(NamedTuple):
    """Players who are proven to be unfit to judge."""

    why: str
    stronger: str
    """Title of the next level above theirs, for the inside of a sentence; empty if there is none."""
    odd: bool
    """True if there are unusual games."""


class RuleSetRow(NamedTuple):
    """Row of the list of rule sets."""

    name: str
    told: str
    """Clearest finding, in a sentence."""
    verdicts: Sequence[str]
    """Verdicts on the goals, in order."""
    tip: str
    """Changes from the base in words, for the tooltip."""

    def words(self) -> str:
        """Return the row in words."""
        return ". ".join(filter(None, (self.name, self.told, listed(self.verdicts))))


class MeasureRow(NamedTuple):
    """Findings on one measure under the base and another rule set."""

    base: Finding
    other: Finding
    difference: Finding
    verdict: Verdict | None = None
    """Verdict on the measure's goal, if it has one."""


class BenchView(NamedTuple):
    """Bench at one moment."""

    question: StudyQuestion
    standing: StudySnapshot | None = None
    """Findings so far; None before the first."""
    running: bool = False
    """True while games are being played."""
    slow: bool = False
    """True while the first games take long."""
    until: float = 60.0
    """End of play, in seconds of the standing."""
    anyway: bool = False
    """True to judge although the players are proven to be unfit."""

    @property
    def over(self) -> bool:
        """True if play is over, until more is asked for."""
        return self.standing is not None and self.standing.over

    @property
    def beginning(self) -> bool:
        """True if ways to begin are offered, as there is nothing to compare yet."""
        return self.question.place is None and not self.question.problems

    # --- findings on the rule set that is being edited -----------------------------------------------------------

    @property
    def here(self) -> RuleSetFindings | None:
        """Findings under the rule set; None before a game was played by it."""
        if self.standing is None or not self.question.place:
            return None
        found = self.standing.findings.rule_sets[self.question.place]
        return found if found.measures["decisions"].games or found.odd.unfinished else None

    @property
    def differences(self) -> Differences | None:
        """Differences from the base; None before a game was played by the rule set."""
        if self.standing is None or not self.question.place or self.here is None:
            return None
        return self.standing.findings.differences[self.question.place - 1]

    @property
    def told(self) -> Sequence[Statement]:
        """Proven differences in sentences, the clearest first."""
        return differences_told(self.question.game, self.differences) if self.differences else []

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

    @property
    def verdicts(self) -> dict[str, Verdict]:
        """Verdicts on the goals under the rule set, by measure."""
        here = self.here
        if here is None or self.standing is None or self.question.place is None:
            return {}
        counted = self.standing.tally.rule_sets[self.question.place]
        fitness = here.fitness._replace(fit=True) if self.anyway else here.fitness
        return {
            goal.measure: judged(goal, here.measures.get(goal.measure, NOTHING_KNOWN), fitness, counted)
            for goal in self.question.goals
        }

    # --- answer --------------------------------------------------------------------------------------------------

    @property
    def headline(self) -> str:
        """Clearest proven difference, or why there is none, as HTML; empty if the players are unfit."""
        if self.unfit:
            return ""
        told = self.told
        return told_html(told[0]) if told else escape(self._unproven, quote=False)

    @property
    def sentences(self) -> str:
        """Further proven differences, as HTML."""
        told = [] if self.unfit else self.told[1 : 1 + _SENTENCES]
        return in_sequence([ended(told_html(one)) for one in told])

    @property
    def pairs(self) -> str:
        """Sentence on the pairs of games; empty without any."""
        differences = self.differences
        return pairs_sentence(differences) if differences and differences.pairs and not self.unfit else ""

    @property
    def _unproven(self) -> str:
        """Headline while no difference is proven."""
        if self.question.problems:
            return in_sequence(self.question.problems)
        if self.question.place is None:
            return translate("BenchAnswer", "Change a rule and see within a minute what it does.")
        if self.standing is None or self.differences is None:
            if self.slow:
                return translate("BenchAnswer", "Still playing the first games; these players take their time.")
            return translate("BenchAnswer", "Playing the first games…")
        if not self.differences.pairs:
            unfinished = sum(each.odd.unfinished for each in self.standing.findings.rule_sets)
            return translate(
                "BenchAnswer", "No pair of games has finished yet; %n game(s) never ended.", None, unfinished
            )
        if self.standing.over:
            return translate("BenchAnswer", "No difference has been proven.")
        return translate("BenchAnswer", "No difference has been proven yet.")

    @property
    def choices(self) -> str:
        """Sentences on moves that are hardly ever made, and on the trials beside the games."""
        return in_sequence(choice_sentences(self.here)) if self.here else ""

    @property
    def fitness(self) -> str:
        """Sentence on how far the players can be trusted with these rules; empty if a warning says it."""
        if self.here is None or not self.here.fitness.why or self.unfit:
            return ""
        if self.in_spite:
            judged = translate("BenchAnswer", "Judged anyway, at your request.")
            return f"⚠ {judged} {self.here.fitness.why}"
        return f"{'✓' if self.here.fitness.fit else '…'} {self.here.fitness.why}"

    @property
    def in_spite(self) -> bool:
        """True if unfit players are judged at the person's request."""
        here = self.here
        return self.anyway and here is not None and here.fitness.fit is False

    @property
    def warning(self) -> UnfitPlayers | None:
        """Warning in the place of the headline; None if the players may judge."""
        here, stronger = self.here, self.question.stronger
        if here is None or not self.unfit:
            return None
        title = level_words(PLAYERS[self.question.game][stronger].title()) if stronger else ""
        return UnfitPlayers(here.fitness.why, title, bool(here.odd.all_share or here.odd.unfinished))

    @property
    def chips(self) -> Mapping[str, Verdict]:
        """Verdicts on the goals, by measure; none if the players are unfit."""
        return {} if self.unfit else self.verdicts

    # --- rule sets, measures -------------------------------------------------------------------------------------

    @property
    def rule_sets(self) -> list[RuleSetRow]:
        """Rows of the rule sets."""
        return [self._row(number) for number, _ in enumerate(self.question.rule_sets)]

    def _row(self, number: int) -> RuleSetRow:
        question = self.question
        here = self._replace(question=question._replace(at=number), anyway=False)
        words, told = "", here.told
        if here.unfit:
            words = translate("RuleSetsBox", "No verdict: the players aren't fit to judge")
        elif told:
            words = f"{told[0].words} {told[0].bounds}"
        elif here.differences:
            words = translate("RuleSetsBox", "No difference has been proven")
        verdicts = [one.verdict for one in here.verdicts.values()]
        tip = listed(changed_rules(question.rule_sets[number].rules, question.base))
        return RuleSetRow(question.called(number), words, verdicts, tip)

    @property
    def measures(self) -> dict[str, MeasureRow]:
        """Findings by measure; none before a game was played by the rule set."""
        if self.standing is None or self.differences is None or self.here is None:
            return {}
        base, here, verdicts = self.standing.findings.rule_sets[0], self.here, self.verdicts
        return {
            name: MeasureRow(base.measures[name], here.measures[name], one, verdicts.get(name))
            for name, one in self.differences.measures.items()
        }

    def meaning(self, measure: str) -> str:
        """Return what a measure means, and how many games it is based on."""
        words = every_measure(self.question.game)[measure].meaning()
        mean = self.here.measures.get(measure) if self.here else None
        if mean and mean.games:
            words = in_sequence([words, translate("BenchMeasures", "Based on %n game(s).", None, mean.games)])
        return words

    # --- play ----------------------------------------------------------------------------------------------------

    @property
    def progress(self) -> tuple[float, str, str]:
        """Share of the time that is over, games played, and a forecast for the rule set that is being edited."""
        standing = self.standing
        if standing is None:
            return 0.0, "", ""
        pairs = standing.findings.differences[(self.question.place or 1) - 1]
        known, seats = standing.tally, self.question.seats
        grows = growth(standing.blocks, standing.seconds, self.until, known.seconds, usable_cores(), seats)
        ahead = forecast(standing.blocks, pairs.pairs, pairs.winners_differ, grows)
        return (
            standing.seconds / self.until,
            translate("BenchProgress", "%n games played", None, standing.games),
            forecast_words(ahead) if ahead and standing.blocks and known.level and not standing.over else "",
        )

    @property
    def note(self) -> str:
        """Seed of the deals; empty while there is nothing to compare."""
        seed = filled(translate("BenchPage", "Seed {seed}"), seed=self.question.seed)
        return seed if self.question.study else ""
