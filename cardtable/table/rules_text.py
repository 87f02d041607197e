"""What the rules pages of all games share: sections as HTML, and the house rules that are not the author's."""

from collections.abc import Sequence
from html import escape

from cardtable.engine.houserules import HouseRules
from cardtable.language import translate
from cardtable.table.rule_words import value_words

Section = tuple[str, list[str]]
"""A heading and its paragraphs."""


def rules_html(sections: Sequence[Section], rules: HouseRules) -> str:
    """The page: a game's sections, and which house rules differ from the author's."""
    return "".join(f"<h3>{escape(title)}</h3>" + "".join(f"<p>{escape(line)}</p>" for line in lines)
                   for title, lines in [*sections, house_rules(rules)])  # fmt: skip


def changed_rules(rules: HouseRules, base: HouseRules | None = None) -> list[str]:
    """Which house rules differ from the author's, or from a base, where they matter: each as "label: value"."""
    changes = []
    for rule in rules.declared():
        value = rules.value(rule)
        if value == (base.value(rule) if base else rule.default) or not rules.matters(rule):
            continue
        changes.append(f"{rule.label}: {value_words(rule, value)}")
    return changes


def house_rules(rules: HouseRules) -> Section:
    """The house rules at a table, as a section of their own."""
    lines = [f"{change}." for change in changed_rules(rules)]
    return translate("table", "House rules at this table"), lines or [
        translate("table", "None: the game is played as it was written.")
    ]
