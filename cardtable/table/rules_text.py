"""What the rules pages of all games share: sections as HTML, the house rules that are not the author's, and the mark on
sentences that are ours."""

from collections.abc import Sequence
from html import escape
from typing import Final

from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRule, HouseRules
from cardtable.engine.lines import RulesChanged
from cardtable.language import as_number, declared, ended, filled, labelled, listed_apart, translate

Section = tuple[str, list[str]]
"""A heading and its paragraphs."""
OURS: Final = "†"
"""Stands behind what is our choice and not the author's."""


def ours(words: str) -> str:
    """Marks a sentence, or a paragraph, of which the author's text says nothing, or says two things. What a table chose
    otherwise than the standard rules is marked by nobody: it is among its house rules."""
    return f"{words}{OURS}"


def with_legend(html: str, aloud: bool = False) -> str:
    """Rules in HTML with the mark set small and, at the foot, what it means; as they were where nothing is marked.

    `aloud` writes the mark out, for screen readers that would only say "dagger"."""
    if OURS not in html:
        return html
    short = escape(translate("table", "our choice"))
    legend = escape(translate("table", "Our choice: the author's text says nothing here, or can be read in two ways."))
    mark = f" ({short})" if aloud else f'<sup role="img" aria-label="{short}">{OURS}</sup>'
    foot = legend if aloud else f"<small>{OURS} {legend}</small>"
    return f"{html.replace(OURS, mark)}<p>{foot}</p>"


def rules_html(sections: Sequence[Section], rules: HouseRules, aloud: bool = False) -> str:
    """The page: a game's sections, which house rules differ from the author's, and what our mark means."""
    html = "".join(f"<h3>{escape(title)}</h3>" + "".join(f"<p>{escape(line)}</p>" for line in lines)
                   for title, lines in [*sections, house_rules(rules)])  # fmt: skip
    return with_legend(html, aloud)


def differing(rules: HouseRules, base: HouseRules | None = None) -> list[HouseRule]:
    """The house rules that differ from the author's, or from a base, where they matter."""
    return [
        rule
        for rule in rules.declared()
        if rules.value(rule) != (base.value(rule) if base else rule.default) and rules.matters(rule)
    ]


def changed_rules(rules: HouseRules, base: HouseRules | None = None) -> list[str]:
    """The same, each as "label: value"."""
    return [labelled(rule.label, value_words(rule, rules.value(rule))) for rule in differing(rules, base)]


def origin(game: AnyGame) -> Section:
    """A game's author, as far as its text names one, as a section of its own."""
    return translate("table", "Origin"), [declared(game.origin)]


def house_rules(rules: HouseRules) -> Section:
    """The house rules at a table, as a section of their own."""
    lines = [ended(change) for change in changed_rules(rules)]
    return translate("table", "House rules at this table"), lines or [
        translate("table", "None: you are playing by the standard rules.")
    ]


def value_words(rule: HouseRule, value: int | bool | str) -> str:
    """Return a value of a rule in words."""
    if rule.choices:
        return rule.choice_labels[rule.choices.index(str(value))]
    if isinstance(value, bool):
        return translate("rules", "yes") if value else translate("rules", "no")
    return rule.lowest if rule.lowest and value == rule.low else as_number(int(value))


def changes_words(event: RulesChanged, seats: int) -> str:
    """Which rules others hold from here, at a table of so many; empty where none does."""
    rules = event.rules
    changes = [
        labelled(rule.label, value_words(rule, rules.value(rule, seats)))
        for rule in rules.declared()
        if rule.name in event.changed
    ]
    if not changes:
        return ""
    return filled(translate("rules", "House rules change here: {changes}."), changes=listed_apart(changes))


def usual_words(rule: HouseRule) -> str:
    """What the game's author has it set to."""
    return rule.formula.words if rule.formula else value_words(rule, rule.default)
