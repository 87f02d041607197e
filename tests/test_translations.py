"""Catalogues: they have all texts of the app, and English has its plurals."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tasks import ROOT, TRANSLATIONS, Failed
from tools import translations


class TestEnglish:
    def test_plurals_are_filled_in(self) -> None:
        text = """<?xml version="1.0" encoding="utf-8"?>
            <!DOCTYPE TS>
            <TS version="2.1" language="en"><context><name>Table</name>
            <message numerus="yes"><source>%n card(s)</source>
            <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
            </message>
            <message numerus="yes"><source>%n of the mice</source>
            <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
            </message>
            <message numerus="yes"><source>%n penny(s) left</source>
            <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
            </message>
            <message numerus="yes"><source>%n penny(s)</source>
            <translation><numerusform>%n penny</numerusform><numerusform>%n pennies</numerusform></translation>
            </message></context></TS>"""
        filled, left = translations.fill_english_plurals(text)
        forms = [form.text for form in ET.fromstring(filled).iter("numerusform")]
        assert forms == [
            "%n card",
            "%n cards",
            "%n of the mice",
            "%n of the mice",
            None,
            None,
            "%n penny",
            "%n pennies",
        ]
        assert left == ["%n penny(s) left"]

    def test_every_plural_of_the_app_is_written_out(self) -> None:
        written = set()
        for context in ET.parse(TRANSLATIONS / "cardtable_en.ts").iter("context"):
            for message in context.iter("message"):
                if all(form.text for form in message.iter("numerusform")):
                    written.add((context.findtext("name"), message.findtext("source")))
        used = {(text.context, text.source) for text in translations.texts() if text.plural}
        assert used <= written, "run `python tasks.py translations`"

    def test_the_plural_of_the_app_is_as_in_the_code(self) -> None:
        for context in ET.parse(TRANSLATIONS / "cardtable_en.ts").iter("context"):
            for message in context.iter("message"):
                *_, plural = message.iter("numerusform")
                assert plural.text == re.sub(r"\((e?s)\)", r"\1", message.findtext("source", ""))

    def test_every_number_is_a_plural(self) -> None:
        assert [text for text in translations.texts() if "%n" in text.source and not text.plural] == []


class TestOtherLanguages:
    @pytest.mark.parametrize("catalogue", translations.catalogues(), ids=lambda path: path.stem)
    def test_every_text_is_translated(self, catalogue: Path) -> None:
        assert translations.problems_of(catalogue) == [], "run `python tasks.py translations`"

    @pytest.mark.parametrize(
        "path", translations.translated_files(), ids=lambda path: f"{path.parent.name}-{path.stem}"
    )
    def test_no_line_ends_before_a_mark(self, path: Path) -> None:
        assert translations.set_spaces(path) == path.read_text(encoding="utf-8"), "run `make translations`"

    @pytest.mark.parametrize(
        ("language", "wrong", "right"),
        [
            ("de", "95 % und mehr …", "95\u00a0% und mehr\u00a0…"),
            ("es", "95 % o más…", "95\u00a0% o más…"),
            ("fr", "« Ah ! » : 95 %, oui\u202f?", "«\u202fAh\u202f!\u202f»\u202f: 95\u202f%, oui\u202f?"),
            ("zh_CN", "随机: 如果…呢？更多…", "随机：如果……呢？更多…"),
            ("ar", "95% : {who}", "95% : {who}"),
        ],
    )
    def test_spaces_before_marks_are_set_as_the_language_does(self, language: str, wrong: str, right: str) -> None:
        assert translations.with_spaces_set(wrong, language) == right
        catalogue = "<source>A %</source><translation>{}</translation>"
        escaped = right.replace("\u00a0", "&#xa0;").replace("\u202f", "&#x202f;")
        assert translations.with_catalogue_set(catalogue.format(wrong), language) == catalogue.format(escaped)

    def test_what_is_missing_or_wrong_is_told(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(translations, "texts", lambda: TEXTS)
        catalogue = tmp_path / "cardtable_xx.ts"
        catalogue.write_text(
            """<?xml version="1.0" encoding="utf-8"?>
            <!DOCTYPE TS>
            <TS version="2.1" language="xx"><context><name>Table</name>
            <message><source>{who} wins</source><translation>{wer} gewinnt</translation></message>
            <message><source>Leave</source><translation type="unfinished">Gehen</translation></message>
            <message numerus="yes"><source>%n card(s)</source>
            <translation><numerusform>eine</numerusform><numerusform>Karten</numerusform></translation></message>
            <message><source>Play</source><translation>Spielen</translation></message>
            </context></TS>""",
            encoding="utf-8",
        )
        assert translations.problems_of(catalogue) == [
            "cardtable_xx.ts: '{wer} gewinnt' has not the same placeholders and mark-up as '{who} wins'",
            "cardtable_xx.ts: 'Leave' (Table) is not translated",
            "cardtable_xx.ts: 'Karten' leaves out the number of '%n card(s)'",
        ]


TEXTS = [
    translations.Text("Table", "{who} wins", "", False, ""),
    translations.Text("Table", "Leave", "", False, ""),
    translations.Text("Table", "%n card(s)", "", True, ""),
    translations.Text("Table", "Play", "", False, ""),
]


class TestTexts:
    def test_they_are_found_with_their_contexts(self, tmp_path: Path) -> None:
        module = tmp_path / "window.py"
        module.write_text(
            """
class Window:
    def title(self, n):
        painter.translate(0, 1)
        self.tr("plain")
        self.tr("%n card(s)", "", n)
        return translate("war", "a \\"bid\\"", "remark")

NEXT = Sentence("war", "The next prize is {card}.")
GIVES_IN = Sentence("miser", "You win.", "{who} wins.", other="You give in.", remark="an attack")
VOICE = Phrases("remarks", tie=("Well!", "So much for surprises."), won=("I'll take that.",))

def score(n):
    return QCoreApplication.translate("war", "%n point(s)", None, n) + translate("war", "%n more", n=n)
""",
            encoding="utf-8",
        )
        found = translations.texts_of(module)
        assert [text[:4] for text in found] == [
            ("Window", "plain", "", False),
            ("Window", "%n card(s)", "", True),
            ("war", 'a "bid"', "remark", False),
            ("war", "The next prize is {card}.", "", False),
            ("miser", "You win.", "an attack", False),
            ("miser", "{who} wins.", "an attack", False),
            ("miser", "You give in.", "an attack", False),
            ("remarks", "Well!", "", False),
            ("remarks", "So much for surprises.", "", False),
            ("remarks", "I'll take that.", "", False),
            ("war", "%n point(s)", "", True),
            ("war", "%n more", "", True),
        ]
        assert 'translate("war", "%n point(s)", "", n);' in translations.stand_in(found)
        assert 'translate("war", "a \\"bid\\"", "remark");' in translations.stand_in(found)

    @pytest.mark.parametrize(
        "call",
        [
            'self.tr(f"{x}")',
            'self.tr("a" + x)',
            'translate("war", x)',
            'Sentence("war", x)',
            'Sentence(WAR, "You win.")',
            'Phrases("war", tie=x)',
            'Phrases("war", tie=("Well!", x))',
        ],
    )
    def test_what_is_not_plain_text_is_told(self, tmp_path: Path, call: str) -> None:
        module = tmp_path / "window.py"
        module.write_text(f"\n{call}\n", encoding="utf-8")
        with pytest.raises(Failed, match=r"window\.py:2: what is translated must be a plain string"):
            translations.texts_of(module)

    def test_placeholders_are_filled_by_one_function(self) -> None:
        """Repeated `replace` or `format` would also fill placeholders in a player's name."""
        others = re.compile(r"""\.replace\(\s*["']\{|\.format\(""")
        modules = (ROOT / "cardtable").rglob("*.py")
        found = [f"{path}" for path in modules if others.search(path.read_text(encoding="utf-8"))]
        assert found == [], "fill them by cardtable.language.filled"


def made_sentences(path: Path) -> list[int]:
    """Return the lines of a module that add a full stop to a value, whatever the language."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr):
            pairs = zip(node.values, node.values[1:], strict=False)
            ends = [
                one.value
                for before, one in pairs
                if isinstance(before, ast.FormattedValue) and isinstance(one, ast.Constant)
            ]
            found += [node.lineno for end in ends if re.match(r"\.(\s|$)", str(end))]
        elif isinstance(node, ast.BinOp) and isinstance(node.right, ast.Constant) and node.right.value == ".":
            found.append(node.lineno)
    return found


def test_languages_end_sentences_in_their_own_way() -> None:
    """Chinese has its own full stop, which `ended` sets."""
    folders = ("app", "table", "playtest")
    modules = [path for folder in folders for path in sorted((ROOT / "cardtable" / folder).rglob("*.py"))]
    none_shown = {"actions.py", "block_runner.py", "study_file.py"}  # keys of files
    others = {"display.py", "games_list.py", "how_to_play_page.py"}  # too early for a language; scores; a number
    assert {
        path.name: found for path in modules if path.name not in none_shown | others and (found := made_sentences(path))
    } == {}


def made_labels(path: Path) -> list[int]:
    """Return the lines of a module that put a colon or semicolon between values, whatever the language."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr):
            ends = [part.value for part in node.values[1:-1] if isinstance(part, ast.Constant)]
            found += [node.lineno for end in ends if str(end) in (": ", "; ")]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "join":
            mark = node.func.value
            if isinstance(mark, ast.Constant) and mark.value in (": ", "; "):
                found.append(node.lineno)
    return found


def test_languages_set_colons_and_semicolons_in_their_own_way() -> None:
    """French has a space before these marks, and Chinese has its own: `labelled` and `listed_apart` set them."""
    modules = [path for folder in ("app", "table") for path in sorted((ROOT / "cardtable" / folder).rglob("*.py"))]
    for_maintainers = {"about_facts.py"}
    assert {
        path.name: found for path in modules if path.name not in for_maintainers and (found := made_labels(path))
    } == {}
