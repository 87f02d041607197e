"""Language of the terminal: the person's own for people, English for programs."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from cardtable import language
from cardtable.cli import main
from cardtable.commands.terminal import Catalogue, speak_for, wished_language
from tasks import TRANSLATIONS
from tools.translations import catalogues, texts


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the system speak German during the test."""
    for name in ("_translate", "_mirrored", "_counted", "_language"):
        monkeypatch.setattr(language, name, getattr(language, name))
    monkeypatch.delenv("CARDTABLE_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")


class TestCatalogues:
    @pytest.mark.parametrize("source", catalogues(), ids=lambda path: path.stem)
    def test_they_are_read_as_qt_reads_them(self, source: Path) -> None:
        path = source.with_suffix(".qm")
        catalogue, translator = Catalogue(path), QTranslator()
        assert translator.load(str(path))
        for text in texts():
            for n in (0, 1, 2, 3, 5, 11, 21, 100, 101, 103, 111) if text.plural else (-1,):
                found = translator.translate(text.context, text.source, text.remark, n)
                told = catalogue.translate(text.context, text.source, text.remark, n)
                if found:
                    assert told == (found.replace("%n", str(n)) if n >= 0 else found)

    def test_a_text_that_is_not_there_stays(self) -> None:
        assert Catalogue(TRANSLATIONS / "cardtable_de.qm").translate("nowhere", "A text", None, -1) == "A text"

    def test_another_file_is_refused(self, tmp_path: Path) -> None:
        other = tmp_path / "other.qm"
        other.write_bytes(b"something else")
        with pytest.raises(ValueError, match=r"other\.qm is no catalogue"):
            Catalogue(other)


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, ""),
        ({"LANG": "C.UTF-8"}, "C"),
        ({"LANG": "de_DE.UTF-8"}, "de_DE"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR@euro"}, "fr_FR"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "zh_CN.UTF-8"}, "zh_CN"),
        ({"LANG": "de_DE.UTF-8", "CARDTABLE_LANGUAGE": "zh-CN"}, "zh_CN"),
    ],
)
def test_which_language_is_wished_for(environment: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert wished_language(environment) == code


@pytest.mark.usefixtures("german")
class TestGerman:
    def test_people_read_german(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["rules", "war"]) == 0
        assert "Karten pro Farbe" in capsys.readouterr().out
        assert language.language() == "de"

    def test_numbers_have_the_separators_of_the_language(self, monkeypatch: pytest.MonkeyPatch) -> None:
        speak_for(["rules"])
        monkeypatch.setattr(language, "_translate", lambda context, text, *_: {",": ".", ".": ","}.get(text, text))
        assert language.as_number(1234.5, 1) == "1.234,5"

    def test_so_has_what_is_counted_in_a_sentence(self) -> None:
        speak_for(["rules"])
        assert language.translate("ClaimsBox", "%n games played.", None, 2616) == "2.616 Partien gespielt."
        assert language.translate("ClaimsBox", "%n games played.", None, 999) == "999 Partien gespielt."

    def test_a_page_is_german(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        page = tmp_path / "page.html"
        asked = ["--seats", "random,random", "--set", "tie=carry", "--games", "4", "--seed", "1", "--jobs", "1"]
        assert main(["compare", "war", *asked, "--report", str(page)]) == 0
        assert 'lang="de"' in page.read_text(encoding="utf-8")
        assert "cardtable compare war" in capsys.readouterr().out

    @pytest.mark.parametrize(
        "arguments",
        [
            ["simulate", "war", "--seats", "random,random"],
            ["compare", "war", "--seats", "random,random", "--set", "tie=carry"],
        ],
    )
    def test_programs_read_english(self, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
        told = []
        for code in ("de", "en"):
            with pytest.MonkeyPatch.context() as patch:
                patch.setenv("CARDTABLE_LANGUAGE", code)
                assert main([*arguments, "--games", "4", "--seed", "1", "--jobs", "1", "--json"]) == 0
            told.append(timeless(json.loads(capsys.readouterr().out)))
        assert told[0] == told[1]

    @pytest.mark.parametrize("option", ["--json", "--csv=x", "--parquet", "--out"])
    def test_so_they_do_beside_tables(self, option: str) -> None:
        speak_for(["study", option])
        assert language.language() == "en"


def timeless(held: object) -> object:
    """Return JSON without the time taken."""
    if isinstance(held, dict):
        return {key: timeless(value) for key, value in held.items() if key != "seconds"}
    return [timeless(each) for each in held] if isinstance(held, list) else held
