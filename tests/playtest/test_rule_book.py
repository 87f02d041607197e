"""Rule book as a page of its own: all rules, with the changes marked."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from cardtable import language
from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.games.war.rules import WarRules
from cardtable.playtest.html_parts import house_rules_table, marked_book, rule_book_html
from cardtable.table.rules_text import OURS


def book(game: AnyGame, rules: WarRules | None = None) -> ET.Element:
    """Return the page, which must be well-formed."""
    doctype, _, rest = rule_book_html(game, rules or game.rules(), game.fewest_seats).partition("\n")
    assert doctype == "<!DOCTYPE html>"
    return ET.fromstring(rest)


def words(element: ET.Element) -> str:
    return " ".join("".join(element.itertext()).split())


def test_what_has_changed_is_marked_and_all_the_rest_is_there() -> None:
    page = book(GAMES["war"], WarRules(tie="carry"))
    struck, new = ([words(one) for one in page.iter(tag)] for tag in ("del", "ins"))
    assert "nobody gets" in struck
    assert any("is added to the next one" in one for one in new)
    assert "As the author wrote them" not in words(page)
    assert "Changed: Tied bids: add it to the next." in words(page)
    plain = book(GAMES["war"])
    assert "Standard rules." in words(plain)
    paragraphs = [words(one) for one in plain.findall("body/main//p")]
    kept = [one for one in paragraphs if one in [words(same) for same in page.findall("body/main//p")]]
    assert len(kept) == len(paragraphs) - 1 > 10
    (row,) = [row for row in page.iter("tr") if row.get("class") == "changed"]
    told = ["Tied bids", "add it to the next", "discard the prize"]
    assert [words(one) for one in row] == told


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_game_has_one_that_needs_nothing_but_itself(game: AnyGame) -> None:
    page = book(game)
    assert not [one for one in page.iter() if one.tag in ("script", "link", "img") or one.get("src") or one.get("href")]
    assert not list(page.iter("del"))
    assert len(list(page.iter("h2"))) > 3
    assert len(list(page.iter("tr"))) == 1 + len(list(game.rules.declared()))


def test_what_is_our_choice_is_marked_and_explained_once() -> None:
    page = book(GAMES["war"], WarRules(bidding="open"))
    (foot,) = [words(one) for one in page.iter("p") if words(one).startswith(OURS)]
    assert foot == f"{OURS} Our choice: the author's text says nothing here, or can be read in two ways."
    marks = list(page.iter("sup"))
    assert len(marks) > 5
    assert {(one.text, one.get("role"), one.get("aria-label")) for one in marks} == {(OURS, "img", "our choice")}


def test_a_report_has_the_same_book_and_the_same_table() -> None:
    game, usual, rules = GAMES["war"], WarRules(), WarRules(tie="carry")
    page = rule_book_html(game, rules, 2)
    assert marked_book(game, usual, rules, 2, whole=True, level=2) in page
    assert house_rules_table(rules, usual, 2, "Standard") in page


def test_a_page_says_what_language_its_texts_are_in(monkeypatch: pytest.MonkeyPatch) -> None:
    assert book(GAMES["war"]).attrib == {"lang": "en"}
    for name in ("_translate", "_mirrored"):
        monkeypatch.setattr(language, name, getattr(language, name))
    monkeypatch.setattr(language, "_language", "en")
    language.speak(lambda context, text, remark, n: f"«{text}»", lambda: True)
    language.say_in("ar_EG")
    page = book(GAMES["war"])
    assert page.attrib == {"lang": "ar-EG", "dir": "rtl"}
    assert words(page.find("body/header/h1") or page).startswith("«The rules of")
