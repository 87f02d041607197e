"""Parts that the rules pages of all games share: sections as HTML, the house rules at a table, and a mark on choices.

The mark stands behind rules that are Cardtable's choice because the author's text leaves them open.
"""

from collections.abc import Sequence
from html import escape
from typing import Final

from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import NAMED, HouseRule, HouseRules
from cardtable.engine.lines import RulesChanged
from cardtable.language import (
    as_number,
    as_sentence,
    declared,
    ended,
    filled,
    labelled,
    listed_apart,
    quoted,
    translate,
)

Section = tuple[str, list[str]]
"""Heading, and paragraphs."""
OURS: Final = "†"
"""Mark behind rules that are our choice and not the author's."""


def ours(words: str) -> str:
    """Mark a sentence or a paragraph as our choice, because the author's text is silent or can be read in two ways.

    Rules that a table has chosen are not marked: they are listed among its house rules.
    """
    return f"{words}{OURS}"


def with_legend(html: str, aloud: bool = False) -> str:
    """Return rules in HTML with the mark set small and explained at the foot, or unchanged if nothing is marked.

    With `aloud` the mark is written out, for screen readers that would only say "dagger".
    """
    if OURS not in html:
        return html
    short = escape(translate("table", "our choice"))
    legend = escape(translate("table", "Our choice: the author's text says nothing here, or can be read in two ways."))
    mark = f" ({short})" if aloud else f'<sup role="img" aria-label="{short}">{OURS}</sup>'
    foot = legend if aloud else f"<small>{OURS} {legend}</small>"
    return f"{html.replace(OURS, mark)}<p>{foot}</p>"


def rules_html(sections: Sequence[Section], rules: HouseRules, aloud: bool = False) -> str:
    """Return the rules page: the game's sections, the house rules at the table, and the meaning of the mark."""
    html = "".join(f"<h3>{escape(title)}</h3>" + "".join(f"<p>{escape(line)}</p>" for line in lines)
                   for title, lines in [*sections, house_rules(rules)])  # fmt: skip
    return with_legend(html, aloud)


def differing(rules: HouseRules, base: HouseRules | None = None) -> list[HouseRule]:
    """Return the house rules whose values differ from the author's, or from those of `base`, and have an effect."""
    return [
        rule
        for rule in rules.declared()
        if rules.value(rule) != (base.value(rule) if base else rule.default) and rules.matters(rule)
    ]


def changed_rules(rules: HouseRules, base: HouseRules | None = None) -> list[str]:
    """Return the house rules that differ (see `differing`), each as "label: value"."""
    return [labelled(rule.label, value_words(rule, rules.value(rule))) for rule in differing(rules, base)]


def conflict_words(kind: type[HouseRules], clause: str) -> str:
    """Return a conflict among rules as a sentence, with the labels of rules in place of their names."""
    return as_sentence(NAMED.sub(lambda found: quoted(kind.rule(found[1]).label), declared(clause)))


def origin(game: AnyGame) -> Section:
    """Return the section on a game's origin, which names its author if known."""
    return translate("table", "Origin"), [declared(game.origin)]


def house_rules(rules: HouseRules) -> Section:
    """Return the section on the house rules at a table."""
    lines = [ended(change) for change in changed_rules(rules)]
    return translate("table", "House rules at this table"), lines or [
        translate("table", "None: you are playing by the standard rules.")
    ]


def value_words(rule: HouseRule, value: int | bool | str) -> str:
    """Return a value of a house rule in words."""
    if rule.choices:
        return rule.choice_labels[rule.choices.index(str(value))]
    if isinstance(value, bool):
        return translate("rules", "yes") if value else translate("rules", "no")
    return rule.lowest if rule.lowest and value == rule.low else as_number(int(value))


def changes_words(event: RulesChanged, seats: int) -> str:
    """Return a sentence on the house rules that an event changes, given the number of seats; empty for none."""
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
    """Return the author's value of a house rule in words, or the formula for it."""
    return rule.formula.words if rule.formula else value_words(rule, rule.default)
