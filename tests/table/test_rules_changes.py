"""Rule book with changes marked: every effect of a house rule can be read there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRule, HouseRules
from cardtable.errors import BadInput
from cardtable.games.war.rules import WarRules
from cardtable.playtest.measures import PROFILES
from cardtable.table.rules_changes import (
    ChangeMark,
    MarkedSection,
    Sentence,
    changes_html,
    only_changes,
    rules_changes,
    sentence_html,
)
from cardtable.table.rules_text import OURS, Section, rules_html, with_legend

RULES = [(game, rule.name) for game in GAMES for rule in GAMES[game].rules.declared()]


def values(rule: HouseRule) -> list[int | bool | str]:
    """Return some values of a rule, including the lowest and the highest."""
    if rule.kind == "number":
        return sorted({rule.low, rule.low + 1, int(rule.default), rule.high})
    return list(rule.choices) or [False, True]


def neighbours(rules: HouseRules) -> Iterator[HouseRules]:
    """Yield the rule sets that differ in one rule."""
    for rule in rules.declared():
        for value in values(rule):
            try:
                yield type(rules).made({**rules.changed(), rule.name: value})
            except BadInput:
                continue


def marked(sentence: Sentence) -> str:
    signs = {ChangeMark.KEPT: "{}", ChangeMark.STRUCK: "[-{}-]", ChangeMark.NEW: "[+{}+]"}
    return "".join([signs[mark].format(text) for text, mark in sentence])


def lines(sections: list[MarkedSection]) -> list[str]:
    return [" ".join(map(marked, line)) for section in sections for line in section.lines]


def without(mark: ChangeMark, sections: list[MarkedSection]) -> str:
    """Return the words without those that have a mark, with single spaces between them."""
    found = []
    for title, paragraphs in sections:
        for sentence in [title, *[sentence for line in paragraphs for sentence in line]]:
            found += "".join([text for text, its in sentence if its is not mark]).split()
    return " ".join(found)


def words_of(page: list[Section]) -> str:
    return " ".join([word for title, paragraphs in page for text in [title, *paragraphs] for word in text.split()])


@pytest.mark.parametrize(("key", "name"), RULES)
def test_every_house_rule_changes_a_sentence_wherever_it_matters(key: str, name: str) -> None:
    game, page = GAMES[key], PROFILES[key].rules_page
    rule = game.rules.rule(name)
    compared = set()
    for base in [game.rules(), *neighbours(game.rules())]:
        for value in values(rule):
            try:
                rules = game.rules.made({**base.changed(), name: value})
            except BadInput:
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
    game, page = GAMES[key], PROFILES[key].rules_page
    for rules in neighbours(game.rules()):
        old, new = page(game.rules(), game.usual_seats), page(rules, game.usual_seats)
        found = rules_changes(old, new)
        assert without(ChangeMark.NEW, found) == words_of(old)
        assert without(ChangeMark.STRUCK, found) == words_of(new)
        assert bool(only_changes(found)) == (old != new)


SENTENCES = st.lists(st.sampled_from(["a", "b", "c", "d", "e,", "f.", "g"]), min_size=1, max_size=8).map(" ".join)
PAGES = st.lists(st.tuples(st.sampled_from(["One", "Two", "Three"]), st.lists(SENTENCES, max_size=4)), max_size=3)


@given(old=PAGES, new=PAGES)
def test_so_they_can_of_any_pages(old: list[Section], new: list[Section]) -> None:
    found = rules_changes(old, new)
    assert without(ChangeMark.NEW, found) == words_of(old)
    assert without(ChangeMark.STRUCK, found) == words_of(new)


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
        (  # a single word between two changes is marked as changed too
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


# --- whose choice it is ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "rules", "author", "our"),
    [
        ("war", 3, {}, "The highest card wins the prize.", "Players who tie share the win."),
        ("war", 3, {"bidding": "open"}, "Prizes lie open in front of", "Who opens first is chosen at random."),
        ("war", 3, {"bidding": "open"}, "Your cards are your money.", "In turn, play a card face up that beats"),
        ("war", 3, {"prizes": "own_cards"}, "round the table and back", "Who offers first (A) is chosen at random"),
        (
            "war",
            3,
            {"prizes": "own_cards"},
            "Only cards you have won score.",
            "The player who offers the card bids too.",
        ),
        ("mentalist", 2, {}, "A right guess wins the pot and the bet.", "any number up to the highest possible bet."),
        ("mentalist", 2, {}, "and who has no chips loses the pot", "Who can pay is settled before anyone pays."),
        ("mentalist", 4, {}, "The player to the bettor's right guesses", "when only one player is left."),
        ("mentalist", 4, {}, "If the guess is wrong", "The First Bettor button and the turn to bet pass over"),
        ("mentalist", 4, {"variant": "advanced"}, "The first right guess wins", "A bettor without chips bets zero."),
        ("losers", 4, {}, "In the first hand, that is the youngest of all.", "the youngest of them does."),
        ("losers", 4, {}, "A bid of 0 can't fail.", "A bid is a number from 0 to the most points"),
        ("losers", 4, {}, "Until then, another hand is dealt.", "in which one player alone has the highest score"),
        ("miser", 5, {}, "An odd penny stays in the centre.", "The victim must match both wagers together."),
        ("miser", 5, {}, "A victim without cards gives in at once.", "and the attacker takes the whole centre."),
        ("miser", 5, {}, "the pennies stay in the centre.", "You can't wager more pennies than you have."),
        ("miser", 5, {}, "there is no second place.", "Played cards are turned face down once everyone"),
    ],
)
def test_what_is_ours_and_not_the_authors_is_marked(
    game: str, seats: int, rules: dict[str, str], author: str, our: str
) -> None:
    page = PROFILES[game].rules_page(GAMES[game].rules.made(rules), seats)
    marked = {text: bool(mark) for _, lines in page for line in lines for text, mark in MARKED.findall(line)}
    assert {told for text, told in marked.items() if author in text} == {False}
    assert {told for text, told in marked.items() if our in text} == {True}


MARKED = re.compile(rf"(.+?)({OURS}\s*|$)")
"""A piece of text up to a mark, or to the end of the line."""


@pytest.mark.parametrize("game", GAMES)
def test_the_mark_is_explained_at_the_foot_or_written_out(game: str) -> None:
    rules = GAMES[game].rules()
    page = PROFILES[game].rules_page(rules, GAMES[game].usual_seats)
    seen, heard = (unescape(rules_html(page, rules, aloud)) for aloud in (False, True))
    assert seen.count("Our choice: the author's text says nothing here") == 1
    assert seen.endswith("or can be read in two ways.</small></p>")
    assert OURS not in heard
    assert heard.count(" (our choice)") == sum(line.count(OURS) for _, lines in page for line in lines) > 0


def test_a_page_without_the_mark_has_no_legend() -> None:
    assert with_legend("<p>All of it is theirs.</p>") == "<p>All of it is theirs.</p>"


def test_a_house_rule_is_no_choice_of_ours() -> None:
    """A house rule is the table's choice, and is listed among its house rules."""
    pages = [PROFILES["war"].rules_page(WarRules(prizes="own_cards", seller_bids=bids), 3) for bids in (True, False)]
    bids, not_bids = ([line for _, lines in page for line in lines] for page in pages)
    assert f"The player who offers the card bids too.{OURS}" in bids
    assert "The player who offers the card doesn't bid for it." in not_bids


@pytest.mark.parametrize("game", GAMES)
def test_a_rules_page_says_whom_the_game_is_by(game: str) -> None:
    assert ("Origin", [GAMES[game].origin]) == PROFILES[game].rules_page(GAMES[game].rules(), GAMES[game].usual_seats)[
        -1
    ]


def test_sealed_bids_are_opened_by_nobody() -> None:
    told = {
        bidding: " ".join(
            line for _, lines in PROFILES["war"].rules_page(WarRules(bidding=bidding), 3) for line in lines
        )
        for bidding in ("sealed", "open")
    }
    assert "turns to open the bidding" in told["open"]
    assert "open the bidding" not in told["sealed"]
    assert "opens" not in told["sealed"]
