"""Catalogues of translations/, updated with the texts of the app and compiled: `make translations`."""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import tempfile
import textwrap
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from cardtable.engine.games import GAMES
from cardtable.engine.houserules import NAMED
from cardtable.language import DECLARED
from cardtable.wording import SYSTEM
from tasks import ROOT, TRANSLATIONS, Failed, compile_translations, linguist_tool, must, say, status_of

PYTHON = Path(sys.executable)


_FIXED = re.compile(r"\{\w+\}|</?\w+[^>]*>|&\w+;|\n")
_TRANSLATED = re.compile(r"(?<=>)[^<>]+(?=</(?:translation|numerusform)>)")
_SPACES = {
    "de": [(r" (?=%(?!n)|…)", "\u00a0")],
    "es": [(r" (?=%(?!n))", "\u00a0")],
    "fr": [(r"[ \u00a0](?=[;:!?»]|%(?!n))", "\u202f"), (r"«[ \u00a0]?(?!\u202f)", "«\u202f")],
    "zh_CN": [(r"(?<=[^\x00-\x7f]): ?", "："), (r"(?<!…)…(?!…)(?=\S)", "……")],
}
"""Patterns of wrongly set spaces and marks in each language, with their replacements.

They cover spaces at which no line may end, and full-width colons.
"""
_ESCAPED = {"\u00a0": "&#xa0;", "\u202f": "&#x202f;"}
"""Spaces that lupdate writes as character references."""


class Text(NamedTuple):
    """Text to translate, as in Qt's catalogues, with its place in the sources."""

    context: str
    source: str
    remark: str
    plural: bool
    place: str


def texts_of(path: Path) -> list[Text]:
    """Return the texts that a module passes to `tr()`, `translate()`, `worded()`, `Sentence()` or `Phrases()`.

    Raises Failed, with the line, for one that is not a plain string, since no catalogue could hold it.
    """
    found = []

    def visit(node: ast.AST, context: str) -> None:
        if isinstance(node, ast.ClassDef):
            context = node.name
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            words = [argument.value if isinstance(argument, ast.Constant) else None for argument in node.args]
            named = {keyword.arg for keyword in node.keywords}
            place = f"{path.name}:{node.lineno}"
            if name == "tr" and words:
                found.append(text([context, *words], named, place))
            elif name == "worded" and words:
                found.append(text([DECLARED, *words], named, place))
            elif name == "Sentence" and words:
                forms = {keyword.arg: getattr(keyword.value, "value", None) for keyword in node.keywords}
                remark = forms.pop("remark", None)
                found.extend(text([words[0], form, remark], named, place) for form in [*words[1:], *forms.values()])
            elif name == "Phrases" and words:
                lists = [keyword.value for keyword in node.keywords]
                parts = [part for one in lists for part in (one.elts if isinstance(one, ast.Tuple) else [one])]
                found.extend(text([words[0], getattr(part, "value", None)], named, place) for part in parts)
            elif name == "translate" and len(words) > 1 and isinstance(words[0], str):  # QPainter's has numbers
                found.append(text(words, named, place))
        for child in ast.iter_child_nodes(node):
            visit(child, context)

    def text(words: list[Any], named: set[str | None], place: str) -> Text:
        context, source, remark = [*words, None][:3]
        if not (isinstance(context, str) and isinstance(source, str)):
            raise Failed(f"{place}: what is translated must be a plain string")
        return Text(context, source, remark or "", len(words) > 3 or "n" in named, place)

    visit(ast.parse(path.read_text(encoding="utf-8")), "")
    return found


def declared_texts() -> list[Text]:
    """Return the texts in the engine's declarations, and the system's messages about files.

    These are the games' origins, house rules and presets, the reasons why rules conflict, and the parts of positions.
    """
    found = [Text(DECLARED, source, "", False, "wording.py") for source in SYSTEM]
    for game in GAMES.values():
        tables = range(game.fewest_seats, game.most_seats + 1)
        parts = [part for seats in tables for part in game.position(game.rules(), seats)]
        said = [
            *([game.origin] if game.origin else []),
            *(text for rule in game.rules.declared() for text in rule.texts),
            *(title for title, _ in game.presets.values()),
            *(text for part in parts for text in (part.title, part.description)),
            *_clauses(game.rules.conflicts),
        ]
        found += [Text(DECLARED, source, "", False, f"{game.key}'s declarations") for source in dict.fromkeys(said)]
    return list({text.source: text for text in found}.values())


def _clauses(function: Callable[..., object]) -> list[str]:
    """Return the string constants with placeholders in a function of rules."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [text for text in texts if NAMED.search(text)]


@cache
def texts() -> tuple[Text, ...]:
    """Return all texts of the app. Raises Failed as `texts_of` does."""
    called = [text for path in sorted((ROOT / "cardtable").rglob("*.py")) for text in texts_of(path)]
    return (*called, *declared_texts())


def stand_in(texts: Iterable[Text]) -> str:
    """Return a C++ source with the same texts, for lupdate."""
    calls = []
    for text in texts:
        # JSON's string literals are valid in C++ for all texts shown on a screen.
        words = [json.dumps(word, ensure_ascii=False) for word in (text.context, text.source, text.remark)]
        calls.append(f"QCoreApplication::translate({', '.join([*words, 'n'] if text.plural else words)});\n")
    return f"void texts(int n) {{\n{''.join(calls)}}}\n"


def update_translations() -> int:
    """Update every `.ts` from the sources and compile it; return 1 if texts are untranslated or translations wrong."""
    # lupdate 6.11 reads Python, but sees a plural only in `self.tr("%n card(s)", "", n)`: never in
    # QCoreApplication.translate(..., n) nor in n=n, which would show "1 card(s)". In C++ it sees them all.
    with tempfile.TemporaryDirectory() as work:
        source = Path(work, "texts.cpp")
        source.write_text(stand_in(texts()), encoding="utf-8")
        for catalogue in sorted(TRANSLATIONS.glob("*.ts")):
            # English needs a catalogue for its plurals only.
            only = ["-pluralonly"] if catalogue.stem.endswith("_en") else []
            command = [*linguist_tool(PYTHON, "lupdate"), "-silent", *only, "-no-obsolete", "-locations", "none"]
            must([*command, source, "-ts", catalogue], f"lupdate could not update {catalogue.name}")
    for path in translated_files():
        path.write_text(set_spaces(path), encoding="utf-8", newline="\n")
    english = TRANSLATIONS / "cardtable_en.ts"
    text, left = fill_english_plurals(english.read_text(encoding="utf-8"))
    english.write_text(text, encoding="utf-8", newline="\n")
    for plural in left:
        say(f"write both forms of {plural!r} into translations/{english.name}")
    compile_translations(PYTHON)
    problems = [problem for path in catalogues() for problem in problems_of(path)]
    for problem in problems:
        say(problem)
    return 1 if left or problems else 0


def catalogues() -> list[Path]:
    """Return the catalogues of all languages but English."""
    return [path for path in sorted(TRANSLATIONS.glob("*.ts")) if not path.stem.endswith("_en")]


def translated_files() -> list[Path]:
    """Return the catalogues and lessons of all languages but English."""
    return [*catalogues(), *sorted((ROOT / "assets" / "lessons").glob("*/lesson.*.toml"))]


def language_of(path: Path) -> str:
    """Return the language of a catalogue or of a translated lesson, as in "fr" or "zh_CN"."""
    return path.stem.removeprefix("cardtable_").removeprefix("lesson.")


def with_spaces_set(text: str, language: str) -> str:
    """Return a text, such as a lesson, with the spaces before its marks as the language sets them."""
    for wrong, right in _SPACES.get(language, []):
        text = re.sub(wrong, right, text)
    return text


def with_catalogue_set(text: str, language: str) -> str:
    """Return a catalogue in which `with_spaces_set` was applied to each translation."""

    def mended(found: re.Match[str]) -> str:
        part = found[0]
        for space, escaped in _ESCAPED.items():
            part = part.replace(escaped, space)
        part = with_spaces_set(part, language)
        for space, escaped in _ESCAPED.items():
            part = part.replace(space, escaped)
        return part

    return _TRANSLATED.sub(mended, text)


def set_spaces(path: Path) -> str:
    """Return a catalogue's or a lesson's text as it should be set."""
    change = with_catalogue_set if path.suffix == ".ts" else with_spaces_set
    return change(path.read_text(encoding="utf-8"), language_of(path))


def translations_of(catalogue: Path) -> dict[tuple[str, str, str], list[str]]:
    """Return the finished translations of a catalogue, all forms of each, by context, English text and remark."""
    written: dict[tuple[str, str, str], list[str]] = {}
    for context in ET.parse(catalogue).iter("context"):
        for message in context.iter("message"):
            key = context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", "")
            translation = message.find("translation")
            forms = [form.text or "" for form in message.iter("numerusform")] or [
                (translation.text or "") if translation is not None else ""
            ]
            if translation is not None and translation.get("type") != "unfinished":
                written[key] = forms
    return written


def problems_of(catalogue: Path) -> list[str]:
    """Return a sentence for each text of a catalogue that isn't translated or can't be right."""
    found = []
    written = translations_of(catalogue)
    for text in {(text.context, text.source, text.remark): text for text in texts()}.values():
        forms = written.get((text.context, text.source, text.remark), [])
        if not forms or not all(form.strip(" \n\t") for form in forms):
            found.append(f"{catalogue.name}: {text.source!r} ({text.context}) is not translated")
            continue
        found += [
            f"{catalogue.name}: {form!r} has not the same placeholders and mark-up as {text.source!r}"
            for form in forms
            if _fixed(form) != _fixed(text.source)
        ]
        if text.plural and "%n" in text.source and "%n" not in forms[-1]:
            found.append(f"{catalogue.name}: {forms[-1]!r} leaves out the number of {text.source!r}")
    return found


def _fixed(text: str) -> set[str]:
    """Return the parts that a translation must share with its source: placeholders, mark-up, line breaks."""
    return set(_FIXED.findall(text))


def fill_english_plurals(text: str) -> tuple[str, list[str]]:
    """Return the English `.ts` with "%n card(s)" filled in as "%n card" and "%n cards", and the sources left open."""
    tree = ET.fromstring(text)
    left = []
    for message in tree.iter("message"):
        source = message.findtext("source", "")
        translation = message.find("translation")
        if translation is None or translation.get("type") != "unfinished":
            continue
        # Plurals that need more than an s, such as "pennies", are left to a person.
        if re.search(r"([^aeiou]y|s|x|z|ch|sh)\(s\)", source):
            left.append(source)
            continue
        for form, ending in zip(translation.findall("numerusform"), ("", "s"), strict=True):
            form.text = source.replace("(s)", ending)
        del translation.attrib["type"]
    ET.indent(tree, "    ")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{ET.tostring(tree, "unicode")}\n', left


if __name__ == "__main__":
    sys.exit(status_of(update_translations))
