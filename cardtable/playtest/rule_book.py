"""Rule book of a game under some house rules, with changes marked, as a page of its own and for reports."""

from cardtable import about
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.language import filled, translate
from cardtable.playtest.page import cell, head, page, safe, table
from cardtable.playtest.rounds import PROFILES
from cardtable.table.rules_changes import changes_html, only_changes, rules_changes
from cardtable.table.rules_text import changed_rules, value_words


def rule_book_html(game: AnyGame, rules: HouseRules, seats: int) -> str:
    """Return the whole rule book and a table of the house rules as a page.

    Standard text that does not apply is struck out, new text is underlined. The page has no date, so that the same
    rules give the same bytes.
    """
    usual = game.rules()
    title = filled(translate("report", "The rules of {game}"), game=game.title)
    note = translate("report", "Standard rules.")
    if rules != usual:
        note = translate("report", "Standard text is struck out; new text is underlined. Changed: {rules}.")
        note = filled(note, rules="; ".join(changed_rules(rules)) or translate("report", "nothing that has an effect"))
    authors = translate("report", "Standard")
    return page(
        title,
        f'<header><h1>{safe(title)}</h1><p class="note">{safe(note)}</p></header>\n'
        f"<main>\n{marked_book(game, usual, rules, seats, whole=True, level=2)}</main>\n"
        f"<section><h2>{safe(translate('report', 'House rules'))}</h2>\n"
        f"{house_rules_table(rules, usual, seats, authors)}</section>\n"
        f'<footer><p class="note">Cardtable {safe(about.version())}</p></footer>\n',
    )


def marked_book(
    game: AnyGame, before: HouseRules, rules: HouseRules, seats: int, whole: bool = False, level: int = 4
) -> str:
    """Return the changed sections of the rule book, or with `whole` all of them, as markup with headings of a level."""
    of = PROFILES[game.key].rules_page
    changes = rules_changes(of(before, seats), of(rules, seats))
    told = changes_html(changes if whole else only_changes(changes), level)
    return f'<div class="book">{told or _nothing()}</div>\n'


def _nothing() -> str:
    return f"<p>{safe(translate('report', 'The rule book stays the same.'))}</p>"


def house_rules_table(rules: HouseRules, beside: HouseRules, seats: int, called: str, only_others: bool = False) -> str:
    """Return a table of house rules.

    `beside` are rules to compare with, in a column headed `called` if they differ. The table has all rules with
    differences in bold, or with `only_others` only those that differ.
    """
    heads = [translate("report", "House rule"), translate("report", "These rules")]
    if rules != beside:
        heads.append(called)
    rows, kinds = [], []
    for rule in rules.declared():
        if only_others and getattr(rules, rule.name) == getattr(beside, rule.name):
            continue
        mine, theirs = (value_words(rule, each.value(rule, seats)) for each in (rules, beside))
        cells = [mine, theirs][: len(heads) - 1]
        if rule.when and not rules.matters(rule):
            cells[0] += f" ({filled(translate('report', 'only matters {when}'), when=rule.when.words)})"
        rows.append(cell("th", rule.label, 'scope="row"') + "".join([cell("td", words) for words in cells]))
        kinds.append("changed" if not only_others and mine != theirs else "")
    return table([head(one) for one in heads], rows, kinds)
