"""What the rules pages of all games share: sections as HTML, and the house rules that are not the author's."""

from collections.abc import Sequence
from html import escape

from cardtable.engine.houserules import HouseRule, HouseRules
from cardtable.language import translate
from cardtable.table.rule_words import value_words

Section = tuple[str, list[str]]
"""A heading and its paragraphs."""


def rules_html(sections: Sequence[Section], rules: HouseRules) -> str:
    """The page: a game's sections, and which house rules differ from the author's."""
    return "".join(f"<h3>{escape(title)}</h3>" + "".join(f"<p>{escape(line)}</p>" for line in lines)
                   for title, lines in [*sections, house_rules(rules)])  # fmt: skip


def differing(rules: HouseRules, base: HouseRules | None = None) -> list[HouseRule]:
    """The house rules that differ from the author's, or from a base, where they matter."""
    return [
        rule
        for rule in rules.declared()
        if rules.value(rule) != (base.value(rule) if base else rule.default) and rules.matters(rule)
    ]


def changed_rules(rules: HouseRules, base: HouseRules | None = None) -> list[str]:
    """The same, each as "label: value"."""
    return [f"{rule.label}: {value_words(rule, rules.value(rule))}" for rule in differing(rules, base)]


def house_rules(rules: HouseRules) -> Section:
    """The house rules at a table, as a section of their own."""
    lines = [f"{change}." for change in changed_rules(rules)]
    return translate("table", "House rules at this table"), lines or [
        translate("table", "None: you are playing by the standard rules.")
    ]
