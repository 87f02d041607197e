"""Findings of a study in sentences, and its numbers as people read them."""

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Final, NamedTuple

from cardtable.engine.houserules import HouseRules, text_value
from cardtable.language import as_number, ended, filled, interval, listed, quoted, translate
from cardtable.playtest.block import OptionCounts
from cardtable.playtest.claims import ClaimAnswer, answer_words, wanted_words
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import MET, MISSED, NOT_YET_KNOWN, Differences, RuleSetFindings, StudyForecast
from cardtable.playtest.histogram import Bar
from cardtable.playtest.measures import PROFILES, MeasureKind, move_words
from cardtable.playtest.rule_set_measures import every_measure, kind_of
from cardtable.playtest.study import RuleSet, Study
from cardtable.playtest.trials import EFFORT, WITHOUT
from cardtable.table.rules_text import changed_rules
from cardtable.table.words import Phrases, level_words

_FINE: Final = frozenset({"catch_up"})
"""Measures shown to two decimal places, since their differences are often smaller than a tenth."""
_ALIKE: Final[Mapping[str, str]] = {"decisions": "rounds", "rounds": "decisions"}
"""Measures that say nearly the same: a game with more rounds has more moves."""


def scale_of(measure: str) -> int:
    """Return the factor by which a value is multiplied to be shown: rates are shown in hundredths."""
    return 1 if kind_of(measure) is MeasureKind.AMOUNT else 100


def _places(measure: str) -> int:
    """Return the number of decimal places to show for a measure."""
    return 2 if measure in _FINE else 1


def _places_of_difference(measure: str, found: Finding) -> int:
    """Return the number of decimal places to show for a difference: enough that a bound of a proven one isn't shown as
    0."""
    places = _places(measure)
    if found.bounds and proven(found):
        nearest = scale_of(measure) * min(map(abs, found.bounds))
        while not round(nearest, places):
            places += 1
    return places


def shown_number(measure: str, value: float, signed: bool = False, places: int | None = None) -> str:
    """Return a value of a measure as text, with rates in hundredths. `places` overrides the measure's decimal
    places."""
    scaled, places = scale_of(measure) * value, _places(measure) if places is None else places
    text = as_number(abs(scaled), places)
    if text == as_number(0, places):
        return text
    sign = "-" if scaled < 0 else "+" if signed else ""
    return sign + text


def shown_size(measure: str, difference: Finding) -> str:
    """Return the size of a difference without a sign; "-" if it isn't known."""
    if difference.mean is None:
        return "-"
    return shown_number(measure, abs(difference.mean), places=_places_of_difference(measure, difference))


def shown_bounds(measure: str, found: Finding, signed: bool = False) -> str:
    """Return the bounds of a finding; "[?]" if they are not known."""
    if found.bounds is None:
        return "[?]"
    places = _places_of_difference(measure, found) if signed else None
    return interval(*[shown_number(measure, end, signed, places) for end in found.bounds])


def shown_cells(measure: str, found: Finding, signed: bool = False) -> tuple[str, str]:
    """Return a finding as two table cells: the mean and its bounds."""
    if found.mean is None:
        return "-", "-"
    mean = shown_number(measure, found.mean, signed, _places_of_difference(measure, found) if signed else None)
    if found.certain:
        return mean, translate("told", "can't change") if signed and not found.mean else translate("told", "always")
    return mean, shown_bounds(measure, found, signed)


def bar_words(measure: str, bar: Bar) -> str:
    """Return the range of values in a bar, without their unit."""
    low, high = (as_number(scale_of(measure) * end) for end in (bar.low, bar.high))
    return low if low == high else filled(translate("told", "{low} to {high}"), low=low, high=high)


def share_of(bar: Bar, bars: Sequence[Bar]) -> float:
    """Return the number of games in 100 that lie in a bar."""
    games = sum([each.games for each in bars])
    return 100 * bar.games / games if games else 0.0


def unit_words(game: str, measure: str) -> str:
    """Return the unit of a measure, translated; empty if the measure's name makes it clear."""
    told = PROFILES[game]
    words: Mapping[str, Callable[[], str]] = {
        "rounds": told.rounds,
        "margin": told.unit,
        "deficit": told.unit,
        "catch_up": told.unit,
    }
    if measure in words:
        return words[measure]()
    return "" if kind_of(measure) is MeasureKind.AMOUNT else translate("told", "%")


_MORE: Final = Phrases(
    "told",
    decisions=("A game takes {by} more moves", "A game takes {by} fewer moves"),
    rounds=("A game is {by} {rounds} longer", "A game is {by} {rounds} shorter"),
    shared=("{by} more games in 100 end in a shared win", "{by} fewer games in 100 end in a shared win"),
    first=(
        "The player who goes first wins {by} more games in 100",
        "The player who goes first wins {by} fewer games in 100",
    ),
    margin=("The winner's final lead is {by} {unit} larger", "The winner's final lead is {by} {unit} smaller"),
    lead_changes=("The lead changes {by} more times per game", "The lead changes {by} fewer times per game"),
    decided=(
        "The winner takes the lead for good later, by {by}% of the game's length",
        "The winner takes the lead for good sooner, by {by}% of the game's length",
    ),
    deficit=(
        "The winner's biggest deficit is {by} {unit} larger",
        "The winner's biggest deficit is {by} {unit} smaller",
    ),
    held=(
        "The leader at half-time wins {by} more games in 100",
        "The leader at half-time wins {by} fewer games in 100",
    ),
    out=(
        "Players are out for {by} percentage points more of the game",
        "Players are out for {by} percentage points less of the game",
    ),
    catch_up=(
        "The player furthest behind catches up by {by} {unit} more per round",
        "The player furthest behind catches up by {by} {unit} less per round",
    ),
    luck=(
        "The deal and the seat explain {by} percentage points more of the result",
        "The deal and the seat explain {by} percentage points less of the result",
    ),
    skill=(
        "A stronger player wins {by} more games in 100 against weaker ones",
        "A stronger player wins {by} fewer games in 100 against weaker ones",
    ),
    suspense=(
        "More suspense: a quarter of the game is expected to shift the chances of winning by {by} "
        "percentage points more",
        "Less suspense: a quarter of the game is expected to shift the chances of winning by {by} "
        "percentage points less",
    ),
    surprise=(
        "More surprise: a quarter of the game shifts the chances of winning by {by} percentage points more",
        "Less surprise: a quarter of the game shifts the chances of winning by {by} percentage points less",
    ),
    real=(
        "The best move is clearly better in {by} more decisions in 100",
        "The best move is clearly better in {by} fewer decisions in 100",
    ),
    stakes=(
        "More is at stake in a decision: the best move's advantage is larger by {by} games in 100",
        "Less is at stake in a decision: the best move's advantage is smaller by {by} games in 100",
    ),
    odd_one=("The odd one out wins {by} more games in 100", "The odd one out wins {by} fewer games in 100"),
    seating=(
        "The gap between the best seat and the worst is wider by {by} games in 100",
        "The gap between the best seat and the worst is narrower by {by} games in 100",
    ),
    weak_hand=(
        "With the weakest hand, the odd one out wins {by} more games in 100",
        "With the weakest hand, the odd one out wins {by} fewer games in 100",
    ),
)
"""Sentences on {by} more of a measure, and on {by} less or fewer."""


def proven(found: Finding) -> bool:
    """Return whether a difference is proven, that is, whether its bounds exclude 0."""
    return found.bounds is not None and (found.bounds.low > 0 or found.bounds.high < 0)


def _strength(found: Finding) -> float:
    """Return how clear a difference is: its size divided by half the width of its bounds."""
    if found.bounds is None or found.mean is None:
        return 0.0
    reach = (found.bounds.high - found.bounds.low) / 2
    return abs(found.mean) / reach if reach else (inf if found.mean else 0.0)


def clearness(found: Differences) -> float:
    """Return how clear the clearest proven difference is; 0 if none is proven."""
    return max([_strength(one) for one in found.measures.values() if proven(one)], default=0.0)


class Statement(NamedTuple):
    """A proven difference in words."""

    words: str
    """Sentence without its end."""
    bounds: str

    def __str__(self) -> str:
        return ended(f"{self.words} {self.bounds}")


def proven_measures(found: Differences) -> list[str]:
    """Return the measures that are proven to differ, the clearest first."""
    known = [name for name, one in found.measures.items() if proven(one)]
    return sorted(known, key=lambda name: -_strength(found.measures[name]))


def says_as_much(measure: str, other: str) -> bool:
    """Return whether two measures say nearly the same, so that a text needs only one of them."""
    return measure == other or _ALIKE.get(measure) == other


def differences_told(game: str, found: Differences) -> list[Statement]:
    """Return the proven differences, the clearest first; a longer game, with more rounds and more moves, is told
    once."""
    names: list[str] = []
    for name in proven_measures(found):
        alike = [other for other in names if says_as_much(name, other)]
        if not any(_is_less(found.measures[name]) is _is_less(found.measures[other]) for other in alike):
            names.append(name)
    return [_told(game, name, found.measures[name]) for name in names]


def _is_less(found: Finding) -> bool:
    return found.mean is not None and found.mean < 0


def _told(game: str, name: str, found: Finding) -> Statement:
    assert found.mean is not None
    more = PROFILES[game].more
    text = (more[name].told() if name in more else _MORE[name])[found.mean < 0]
    words = {"by": shown_size(name, found), "rounds": PROFILES[game].rounds(), "unit": PROFILES[game].unit()}
    return Statement(filled(text, **words), shown_bounds(name, found, signed=True))


def pairs_sentence(found: Differences) -> str:
    """Return a sentence on how many paired games differed."""
    if not found.pairs:
        return translate("told", "There are no paired games to compare yet.")
    if not found.differ:
        return translate("told", "No differences between the rule sets in %n pair(s) of games.", None, found.pairs)
    words = {
        "differ": as_number(found.differ),
        "pairs": as_number(found.pairs),
        "winners": as_number(found.winners_differ),
    }
    text = translate("told", "{differ} of {pairs} paired games differed, and {winners} had a different winner.")
    return filled(text, **words)


def option_sentences(options: Sequence[OptionCounts]) -> list[str]:
    """Return a sentence for each kind of move that is never or hardly ever chosen."""
    never = translate("told", "“{move}” was never chosen in {offered} decisions where it was possible.")
    hardly = translate(
        "told", "“{move}” was hardly ever chosen: in {chosen} of {offered} decisions where it was possible."
    )
    return [
        filled(
            hardly if one.chosen else never,
            move=move_words(one.move),
            offered=as_number(one.offered),
            chosen=as_number(one.chosen),
        )
        for one in options
        if one.dead
    ]


def answer_sentences(study: Study, answer: ClaimAnswer) -> list[str]:
    """Return sentences on the claim with its verdict, and on each piece of evidence."""
    claim = translate("told", "Claim: {says} Verdict: {verdict}.")
    if not answer.claim.says:
        claim = translate("told", "Verdict on the claim: {verdict}.")
    told = filled(claim, says=answer.claim.says, verdict=answer_words(answer.verdict))
    return [told, *evidence_sentences(study, answer)]


def evidence_sentences(study: Study, answer: ClaimAnswer) -> list[str]:
    """Return a sentence for each piece of evidence, and one on why the players can't judge, if they can't."""
    sentences = []
    under = translate("told", "{measure} under {name}: {mean} {bounds}. Expected: {wanted}. Verdict: {verdict}.")
    than = translate(
        "told", "{measure} under {name}, compared with {base}: {mean} {bounds}. Expected: {wanted}. Verdict: {verdict}."
    )
    for one in answer.shown_by:
        asked = one.evidence
        low, high = (shown_number(asked.measure, end) for end in (asked.above, asked.below))
        mean, bounds = shown_cells(asked.measure, one.found, bool(asked.than))
        words = {
            "measure": _label(study, asked.measure),
            "name": asked.under,
            "base": asked.than,
            "mean": mean,
            "bounds": bounds,
            "wanted": wanted_words(asked, low, high),
            "verdict": answer_words(one.verdict),
        }
        sentences.append(filled(than if asked.than else under, **words))
    return [*sentences, answer.why] if answer.why else sentences


def _label(study: Study, measure: str) -> str:
    """Return the name of a measure, or of a trial without some kind of move."""
    if measure.startswith(WITHOUT):
        return filled(translate("told", "Never choosing “{move}”"), move=move_words(measure.removeprefix(WITHOUT)))
    return every_measure(study.game)[measure].label()


def question(study: Study) -> str:
    """Return the study's question."""
    game, others = study.of.title, len(study.rule_sets) - 1
    if not others:
        return filled(translate("told", "How does {game} play under these rules?"), game=game)
    if others == 1:
        text = translate("told", "What does {name} change in {game}?")
        return filled(text, name=quoted(name_in_words(study, 1)), game=game)
    text = translate("told", "What do {count} sets of house rules change in {game}?")
    return filled(text, count=others, game=game)


def name_in_words(study: Study, number: int) -> str:
    """Return the name of a rule set, given by its number from 0, for readers who know no commands.

    A name that only lists the changed rules, as commands have them, is replaced by their description.
    """
    each, base = study.rule_sets[number], study.rule_sets[0].rules
    if number and _only_says(each, base):
        return listed(changed_rules(each.rules, base)) or each.name
    return each.name


def _only_says(named: RuleSet, base: HouseRules) -> bool:
    """Return whether the name of a rule set only lists its changed rules, as a command or a sweep names it.

    "b=2 a=1" does so for "a=1, b=2". A sweep's name may also list rules at the base's values.
    """
    said = set(named.name.replace(", ", " ").split(" "))
    held = {rule.name: getattr(named.rules, rule.name) for rule in base.declared()}
    holds = {f"{name}={text_value(value)}" for name, value in held.items() if value is not None}
    return set(rules_words(named.rules, base).split(", ")) <= said <= holds


def headline(study: Study, number: int) -> str:
    """Return the name of a rule set, given by its number from 0, with its changes unless they are its name."""
    each, base = study.rule_sets[number], study.rule_sets[0].rules
    words = rules_words(each.rules, base if number else study.of.rules())
    if number and _only_says(each, base):
        return each.name
    words = words or translate("told", "the standard rules")
    return f"{each.name}: {words}"


def fit_words(fit: bool | None) -> str:
    """Return the verdict on the players in words."""
    if fit is None:
        return translate("told", "not yet known to be fit to judge these rules")
    return translate("told", "fit to judge these rules") if fit else translate("told", "not fit to judge these rules")


def verdict_words(verdict: str) -> str:
    """Return the verdict on a goal in words."""
    words = {
        MET: translate("told", "met"),
        MISSED: translate("told", "missed"),
        NOT_YET_KNOWN: translate("told", "not yet known"),
    }
    return words[verdict]


def intervals_sentence() -> str:
    """Return a sentence on what the bounds mean."""
    return translate("told", "These 95% intervals stay valid however often you look.")


def not_offered() -> str:
    """Return the sentence shown in place of a command from a file that may do anything."""
    return translate("told", "The command that came with these results isn't shown: it might do something else.")


def rules_words(rules: HouseRules, base: HouseRules) -> str:
    """Return the differences from other rules in the syntax of a command: "tie=carry"."""
    changed = [
        f"{rule.name}={text_value(getattr(rules, rule.name))}"
        for rule in rules.declared()
        if getattr(rules, rule.name) != getattr(base, rule.name)
    ]
    return ", ".join(changed)


_PLAYED = 0.01  # minimum share of the mix for a character to be named


def choice_sentences(found: RuleSetFindings) -> list[str]:
    """Return sentences about choices: kinds of move that are hardly ever made, then the results of the trials."""
    return [*option_sentences(found.options), *trial_sentences(found)]


def trial_sentences(found: RuleSetFindings) -> list[str]:
    """Return sentences about effort, kinds of move to do without, and the best mix of characters."""
    sentences = []
    for name, one in found.trials.items():
        if name.startswith(EFFORT):
            more = translate(
                "trials",
                "A player who thinks twice as hard as the others (effort {of}) wins {by} more games in 100 "
                "than a fair share {bounds}.",
            )
            fewer = translate(
                "trials",
                "A player who thinks twice as hard as the others (effort {of}) wins {by} fewer games in 100 "
                "than a fair share {bounds}.",
            )
            sentences.append(_trial_sentence(more, fewer, name, one, name.removeprefix(EFFORT)))
        elif name.startswith(WITHOUT):
            more = translate(
                "trials", "A player who never chooses “{of}” wins {by} more games in 100 than a fair share {bounds}."
            )
            fewer = translate(
                "trials", "A player who never chooses “{of}” wins {by} fewer games in 100 than a fair share {bounds}."
            )
            sentences.append(_trial_sentence(more, fewer, name, one, move_words(name.removeprefix(WITHOUT))))
    if found.mix:
        each = translate("trials", "{player} ({share}%)")
        parts = [
            filled(each, player=level_words(name), share=as_number(100 * part))
            for name, part in found.mix.items()
            if part >= _PLAYED
        ]
        sentences.append(filled(translate("trials", "The best mix of these players is {mix}."), mix=listed(parts)))
    return sentences


def _trial_sentence(more: str, fewer: str, name: str, found: Finding, of: str) -> str:
    if found.mean is None or found.bounds is None:
        return ""
    words = {"of": of, "by": shown_size(name, found), "bounds": shown_bounds(name, found, signed=True)}
    return filled(fewer if found.mean < 0 else more, **words)


def forecast_words(found: StudyForecast) -> str:
    """Return a sentence with the forecast."""
    text = translate(
        "forecast",
        "By the end there will be about {pairs} pairs of games: enough to show a change of {reach} in 100 in the games "
        "a seat wins.",
    )
    return filled(text, pairs=as_number(_rounded(found.pairs)), reach=max(round(100 * found.reach), 1))


def _rounded(number: int) -> int:
    """Return a number rounded to two digits, since the forecast is no more precise."""
    step: int = 10 ** max(len(str(number)) - 2, 0)
    return round(number / step) * step
