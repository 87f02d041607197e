"""The rule book with changes marked: whatever a house rule changes can be read there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRule, HouseRules, RulesError
from cardtable.playtest.rounds import ROUNDS
from cardtable.table.rules_changes import (
    Mark,
    MarkedSection,
    Sentence,
    changes_html,
    only_changes,
    rules_changes,
    sentence_html,
)
from cardtable.table.rules_text import Section

RULES = [(game, rule.name) for game in GAMES for rule in GAMES[game].rules.declared()]


def values(rule: HouseRule) -> list[int | bool | str]:
    """Some that a rule can have, the lowest and the highest among them."""
    if rule.kind == "number":
        return sorted({rule.low, rule.low + 1, int(rule.default), rule.high})
    return list(rule.choices) or [False, True]


def neighbours(rules: HouseRules) -> Iterator[HouseRules]:
    """The rules that differ in one."""
    for rule in rules.declared():
        for value in values(rule):
            try:
                yield type(rules).made({**rules.changed(), rule.name: value})
            except RulesError:
                continue


def marked(sentence: Sentence) -> str:
    signs = {Mark.KEPT: "{}", Mark.STRUCK: "[-{}-]", Mark.NEW: "[+{}+]"}
    return "".join([signs[mark].format(text) for text, mark in sentence])


def lines(sections: list[MarkedSection]) -> list[str]:
    return [" ".join(map(marked, line)) for section in sections for line in section.lines]


def without(mark: Mark, sections: list[MarkedSection]) -> str:
    """The words that are left without those with a mark, however they are spaced."""
    found = []
    for title, paragraphs in sections:
        for sentence in [title, *[sentence for line in paragraphs for sentence in line]]:
            found += "".join([text for text, its in sentence if its is not mark]).split()
    return " ".join(found)


def words_of(page: list[Section]) -> str:
    return " ".join([word for title, paragraphs in page for text in [title, *paragraphs] for word in text.split()])


@pytest.mark.parametrize(("key", "name"), RULES)
def test_every_house_rule_changes_a_sentence_wherever_it_matters(key: str, name: str) -> None:
    game, page = GAMES[key], ROUNDS[key].rules_page
    rule = game.rules.rule(name)
    compared = set()
    for base in [game.rules(), *neighbours(game.rules())]:
        for value in values(rule):
            try:
                rules = game.rules.made({**base.changed(), name: value})
            except RulesError:
                continue
            if not (base.matters(rule) and rules.matters(rule)):
                continue
            for seats in (game.fewest_seats, game.usual_seats + 1, game.most_seats):
                if rules.value(rule, seats) == base.value(rule, seats):
                    continue
                found = rules_changes(page(base, seats), page(rules, seats))
                compared.add((base.value(rule, seats), value))
                idle = (name == "ending" and seats == 2) or (name == "uneven_deal" and 52 % seats == 0)
                assert bool(only_changes(found)) != idle, (base.changed(), value, seats)
    assert compared


@pytest.mark.parametrize("key", GAMES)
def test_the_two_pages_can_be_read_out_of_it(key: str) -> None:
    game, page = GAMES[key], ROUNDS[key].rules_page
    for rules in neighbours(game.rules()):
        old, new = page(game.rules(), game.usual_seats), page(rules, game.usual_seats)
        found = rules_changes(old, new)
        assert without(Mark.NEW, found) == words_of(old)
        assert without(Mark.STRUCK, found) == words_of(new)
        assert bool(only_changes(found)) == (old != new)


SENTENCES = st.lists(st.sampled_from(["a", "b", "c", "d", "e,", "f.", "g"]), min_size=1, max_size=8).map(" ".join)
PAGES = st.lists(st.tuples(st.sampled_from(["One", "Two", "Three"]), st.lists(SENTENCES, max_size=4)), max_size=3)


@given(old=PAGES, new=PAGES)
def test_so_they_can_of_any_pages(old: list[Section], new: list[Section]) -> None:
    found = rules_changes(old, new)
    assert without(Mark.NEW, found) == words_of(old)
    assert without(Mark.STRUCK, found) == words_of(new)


def changes(old: str, new: str) -> list[str]:
    return lines(only_changes(rules_changes([("End of the game", [old])], [("End of the game", [new])])))


@pytest.mark.parametrize(
    ("old", "new", "shown"),
    [
        ("It ends after 3 bets. You win.", "It ends after 4 bets. You win.", ["It ends after [-3-][+4+] bets."]),
        ("You win.", "You win. It ends.", ["[+It ends.+]"]),
        ("You win. It ends.", "You win.", ["[-It ends.-]"]),
        ("All stays as it is.", "Another thing is told.", ["[-All stays as it is.-]", "[+Another thing is told.+]"]),
        ("Each puts in all but one.", "Each puts in all.", ["Each puts in all[- but one-]."]),
        (  # a word alone between changes is changed with them
            "Lay fewer cards than you took, and all of it is due.",
            "Lay fewer cards than you took, and none of them is left.",
            ["Lay fewer cards than you took, and [-all of it is due-][+none of them is left+]."],
        ),
    ],
)
def test_what_is_marked(old: str, new: str, shown: list[str]) -> None:
    assert changes(old, new) == shown


def test_sections_that_only_one_has_are_struck_or_new_as_a_whole() -> None:
    old: list[Section] = [("The bet", ["Bet."]), ("The guess", ["Guess."])]
    new: list[Section] = [("The bet", ["Bet."]), ("The guesses", ["Guess."]), ("Talk", ["Say what you like."])]
    found = only_changes(rules_changes(old, new))
    assert [marked(section.title) for section in found] == ["[-The guess-][+The guesses+]", "[+Talk+]"]
    assert lines(found) == ["[+Say what you like.+]"]


def test_it_is_told_in_html_with_all_text_escaped() -> None:
    found = rules_changes([("A & B", ["One <1>. Two."])], [("A & B", ["One <1>. Three."])])
    assert changes_html(found, 4) == (
        "<h4>A &amp; B</h4><p>One &lt;1&gt;. <del>Two.</del> <ins><u>Three.</u></ins></p>"
    )
    (line,) = rules_changes([("", ["You pay 1 chip for it all."])], [("", ["You pay 2 chips for it all."])])[0].lines
    assert sentence_html(line[0]) == "You pay <del>1 chip</del> <ins><u>2 chips</u></ins> for it all."
    ((less,),) = rules_changes([("", ["Each puts in all but one."])], [("", ["Each puts in all."])])[0].lines
    assert sentence_html(less) == "Each puts in all <del>but one</del>."
