"""Texts that people read: they keep to the glossary, and to the rules of plain words."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tasks import ROOT, TRANSLATIONS
from tools.translations import Text, catalogues, texts, translations_of

LONGEST = 200
"""Most characters of a text, except in the rule books."""
LANGUAGES = {path.stem.removeprefix("cardtable_"): path for path in catalogues()}
"""Catalogue of each language other than English."""
NAMES = {
    *("Cardtable", "Miser", "Mentalist Poker", "Loser's Game", "Bidding War", "First Bettor"),
    *("I", "I'm", "I'll", "I've", "I'd", "Psst"),
    *("Ctrl", "Enter", "Delete", "Escape", "Esc", "Space", "Home", "End", "Tab"),
    *("MIT", "CSV", "Reader", "Dask", "Parquet"),
    *("Jonathan", "Leistiko", "Alex", "Weldon", "Chris", "Young", "Ben", "Scruffian"),
}
"""Names and words that have a capital inside a sentence."""
PLACEHOLDER = re.compile(r"\{\w+\}")
EVERYBODY = re.compile(r"\b(?:every|some|any)body\b", re.IGNORECASE)
"""Forms that texts avoid in favour of "everyone", "someone" and "anyone"."""
SHUNNED = ["one's", "whoever", "whomever", "somebody's", "anybody's", "she", "her", "hers", "he", "him", "his"]


class Translated(NamedTuple):
    """Term in one other language."""

    words: list[str]
    """The word for it, and its other forms in texts."""
    shunned: list[str]
    """Words that must not be used for it."""


class Term(NamedTuple):
    """An entry of the glossary."""

    name: str
    means: str
    shunned: list[str]
    otherwise: list[str]
    """English texts whose translations need not have the word: it is an idiom, or has another sense there."""
    translated: dict[str, Translated]
    """Term by language."""


def glossary() -> list[Term]:
    entries = tomllib.loads((TRANSLATIONS / "glossary.toml").read_text(encoding="utf-8"))
    return [
        Term(
            name,
            entry["means"],
            entry.get("not", []),
            entry.get("otherwise", []),
            {language: Translated(entry[language]["words"], entry[language].get("not", [])) for language in LANGUAGES},
        )
        for name, entry in entries.items()
    ]


def whole(words: str, endings: str = "") -> re.Pattern[str]:
    """Return a pattern for whole words; the word "one" in "this one's" doesn't count."""
    return re.compile(rf"(?<![\w'])(?<!this ){re.escape(words)}{endings}(?![\w'])", re.IGNORECASE)


@pytest.fixture(scope="module")
def told() -> list[Text]:
    return list(texts())


def breaches(told: list[Text], words: str, endings: str = "") -> list[str]:
    found = whole(words, endings)
    return [f"{text.place}: {text.source}" for text in told if found.search(PLACEHOLDER.sub("", text.source))]


# --- the glossary ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("term", glossary(), ids=lambda term: term.name)
def test_a_term_has_one_word(told: list[Text], term: Term) -> None:
    assert term.means.endswith(".")
    assert "\n" not in term.means
    found = {words: breaches(told, words, "s?") for words in term.shunned}
    assert not any(found.values()), found


@pytest.mark.parametrize("term", glossary(), ids=lambda term: term.name)
def test_a_term_of_the_glossary_is_in_use(told: list[Text], term: Term) -> None:
    first, _, rest = term.name.partition(" ")
    stem = first[:-1] if first.endswith(("y", "e")) else first
    used = re.compile(rf"\b{re.escape(stem)}\w*{' ' if rest else ''}{re.escape(rest)}", re.IGNORECASE)
    assert any(used.search(text.source) for text in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_terms_of_its_language(language: str) -> None:
    translated = translations_of(LANGUAGES[language])
    found = []
    for term in glossary():
        used = whole(term.name, "(s|es)?")
        words = term.translated[language].words
        for (_, source, _), forms in translated.items():
            if source in term.otherwise or not used.search(PLACEHOLDER.sub("", source)):
                continue
            if not any(word.casefold() in form.casefold() for form in forms for word in words):
                found.append(f"{term.name}: {source} -> {forms[-1]}")
    assert found == []


@pytest.mark.parametrize("term", glossary(), ids=lambda term: term.name)
def test_no_exception_is_left_over(told: list[Text], term: Term) -> None:
    assert set(term.otherwise) <= {text.source for text in told}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_no_other_word_for_a_term(language: str) -> None:
    translated = translations_of(LANGUAGES[language])
    shunned = [(term.name, word) for term in glossary() for word in term.translated[language].shunned]
    found = [
        f"{name}: {form}"
        for name, word in shunned
        for forms in translated.values()
        for form in forms
        if word.casefold() in form.casefold()
    ]
    assert found == []


OF_DOCS = {"pact", "equilibrium", "script", "forfeit"}
"""Words that the docs may use all the same, in another sense."""


@pytest.mark.parametrize(
    "page", [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md"], ids=lambda page: page.stem
)
def test_docs_have_one_word_for_a_term_too(page: Path) -> None:
    plain = re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)", " ", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    shunned = {words for term in glossary() for words in term.shunned} | {*SHUNNED}
    assert [words for words in sorted(shunned - OF_DOCS) if whole(words, "s?").search(plain)] == []


# --- plain words -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", SHUNNED)
def test_you_and_they_are_the_only_people(told: list[Text], words: str) -> None:
    assert breaches(told, words) == []


@pytest.mark.parametrize("path", sorted((ROOT / "assets").glob("*/lesson.toml")), ids=lambda path: path.parent.name)
def test_lessons_speak_of_everyone_too(path: Path) -> None:
    assert EVERYBODY.findall(path.read_text(encoding="utf-8")) == []


def test_everyone_is_one_word(told: list[Text]) -> None:
    assert [text.source for text in told if EVERYBODY.search(text.source)] == []


@pytest.mark.parametrize(
    ("pattern", "why"),
    [
        (r"\s…|\s\.\.\.", "no space before an ellipsis"),
        (r"\.\.\.", "an ellipsis is one character"),
        (r"  ", "no double spaces"),
        (r"[’‘´]", "apostrophes are straight"),
        (r"\s[,;.!?](\s|$)", "no space before a mark"),
    ],
)
def test_marks_are_set_alike(told: list[Text], pattern: str, why: str) -> None:
    assert [text.source for text in told if re.search(pattern, text.source)] == [], why


def test_no_text_is_long(told: list[Text]) -> None:
    """Rule books are exempt."""
    spoken = [text for text in told if not text.place.startswith("rules_page.py")]
    assert [text.source for text in spoken if len(text.source) > LONGEST] == []


def capitals(source: str) -> Iterator[str]:
    """Yield words that begin with a capital inside a sentence."""
    plain = PLACEHOLDER.sub("0", source)  # a placeholder's value may end a sentence
    for name in sorted(NAMES, key=len, reverse=True):
        plain = re.sub(rf"(?<![\w']){re.escape(name)}(?![\w'])", name.lower(), plain)
    for found in re.finditer(r"(?<=[^\W\d_]|[,;)])[ \u00a0]([A-Z][a-z']+)", plain):
        yield found[1]


def test_titles_and_buttons_are_in_sentence_case(told: list[Text]) -> None:
    found = {text.source: words for text in told if (words := list(capitals(text.source)))}
    assert found == {}


def test_capitals_are_seen() -> None:
    assert list(capitals("Shuffle Seats")) == ["Seats"]
    assert list(capitals("Rules of Loser's Game. The end: All")) == []
