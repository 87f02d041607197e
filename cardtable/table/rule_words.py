"""What a house rule is set to, in words."""

from cardtable.engine.houserules import HouseRule
from cardtable.engine.lines import RulesChanged
from cardtable.language import as_number, filled, labelled, listed_apart, translate


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
