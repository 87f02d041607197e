"""The parts of tasks.py that can be tested without setting anything up."""

from __future__ import annotations

import ast
import ctypes
import shutil
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import setup
import tasks


def checkout(folder: Path) -> None:
    """A checkout of next to nothing."""
    for name in ("pyproject.toml", "setup.py", "cardtable/engine/luck.py", "cardtable/app/window.py"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout that tasks.py takes for its own."""
    checkout(tmp_path)
    monkeypatch.setattr(tasks, "ROOT", tmp_path)
    monkeypatch.setattr(tasks, "BUILD", tmp_path / "build")
    return tmp_path


class TestStamp:
    def test_it_is_the_same_while_nothing_changes(self, root: Path) -> None:
        assert tasks.stamp() == tasks.stamp()

    @pytest.mark.parametrize("name", ["pyproject.toml", "setup.py"])
    def test_it_changes_with_what_is_installed(self, root: Path, name: str) -> None:
        before = tasks.stamp()
        (root / name).write_text("other", encoding="utf-8")
        assert tasks.stamp() != before

    def test_it_changes_with_the_place_and_the_python(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        before = tasks.stamp()
        monkeypatch.setattr(sys, "version", "4.0")
        elsewhere = tasks.stamp()
        assert elsewhere != before
        checkout(root / "moved")
        monkeypatch.setattr(tasks, "ROOT", root / "moved")
        assert tasks.stamp() != elsewhere

    def test_parts_do_not_run_into_one_another(self) -> None:
        assert tasks.hash_of([b"ab", b"c"]) != tasks.hash_of([b"a", b"bc"])


class TestSystemPackages:
    @pytest.fixture(autouse=True)
    def linux(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(tasks, "has_fonts", lambda folder: True)

    def test_only_what_the_loader_does_not_find_is_missing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def load(name: str) -> None:
            if name in ("libGL.so.1", "libxcb-icccm.so.4"):
                raise OSError(name)

        monkeypatch.setattr(ctypes, "CDLL", load)
        assert tasks.missing_system_packages() == ["libgl1", "libxcb-icccm4"]

    def test_a_machine_without_fonts_gets_some(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(ctypes, "CDLL", lambda name: None)
        monkeypatch.setattr(tasks, "has_fonts", lambda folder: False)
        assert tasks.missing_system_packages() == [tasks.FONT_PACKAGE]

    def test_nothing_is_missing_outside_linux(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "platform", "darwin")
        monkeypatch.setattr(tasks, "loadable", lambda library: False)
        assert tasks.missing_system_packages() == []

    def test_without_root_the_line_to_type_is_printed(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(tasks, "root_prefix", lambda: None)
        monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get")
        tasks.install_system_packages(["libgl1", "libegl1"])
        assert capsys.readouterr().out.splitlines()[-1].strip() == "sudo apt-get install libgl1 libegl1"

    def test_apt_fetches_its_lists_and_tries_again(self, monkeypatch: pytest.MonkeyPatch) -> None:
        said: list[str] = []

        def silently(command: tasks.Command) -> int:
            said.append(next(str(word) for word in command if word in ("install", "update")))
            return 100 if len(said) == 1 else 0

        monkeypatch.setattr(tasks, "silently", silently)
        assert tasks.apt_install(["sudo", "-n"], ["libgl1"])
        assert said == ["install", "update", "install"]

    def test_fonts_are_looked_for_in_folders_of_folders(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.undo()
        assert not tasks.has_fonts(tmp_path / "none")
        (tmp_path / "truetype").mkdir()
        assert not tasks.has_fonts(tmp_path)
        (tmp_path / "truetype" / "Some.TTF").touch()
        assert tasks.has_fonts(tmp_path)


class TestCompiled:
    def test_the_folder_changes_with_the_engine_alone(self, root: Path) -> None:
        before = tasks.compiled_folder()
        (root / "cardtable/app/window.py").write_text("other", encoding="utf-8")
        assert tasks.compiled_folder() == before
        (root / "cardtable/engine/luck.py").write_text("other", encoding="utf-8")
        assert tasks.compiled_folder() != before

    def test_plain_files_are_brought_up_to_date(self, root: Path) -> None:
        package = tasks.compiled_folder() / "cardtable"
        (package / "app").mkdir(parents=True)
        (package / "app" / "gone.py").touch()
        (package / "app" / "window.py").write_text("old", encoding="utf-8")
        tasks.build_compiled()
        assert not (package / "app" / "gone.py").exists()
        assert (package / "app" / "window.py").read_text(encoding="utf-8") == "cardtable/app/window.py"

    def test_structs_are_never_compiled(self) -> None:
        sources = setup.compiled_sources()
        assert "cardtable/engine/luck.py" in sources
        assert not [name for name in sources if name.endswith(("rules.py", "moves.py", "__init__.py"))]
        for name in sources:
            tree = ast.parse((tasks.ROOT / name).read_text(encoding="utf-8"))
            imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
            assert "msgspec" not in imported, f"{name} is compiled and uses msgspec"


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
        filled, left = tasks.fill_english_plurals(text)
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
        for context in ET.parse(tasks.TRANSLATIONS / "cardtable_en.ts").iter("context"):
            for message in context.iter("message"):
                if all(form.text for form in message.iter("numerusform")):
                    written.add((context.findtext("name"), message.findtext("source")))
        used = {(text.context, text.source) for text in tasks.texts() if text.plural}
        assert used <= written, "run `python tasks.py translations`"

    def test_every_number_is_a_plural(self) -> None:
        assert [text for text in tasks.texts() if "%n" in text.source and not text.plural] == []


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

def score(n):
    return QCoreApplication.translate("war", "%n point(s)", None, n) + translate("war", "%n more", n=n)
""",
            encoding="utf-8",
        )
        found = tasks.texts_of(module)
        assert [text[:4] for text in found] == [
            ("Window", "plain", "", False),
            ("Window", "%n card(s)", "", True),
            ("war", 'a "bid"', "remark", False),
            ("war", "%n point(s)", "", True),
            ("war", "%n more", "", True),
        ]
        assert 'translate("war", "%n point(s)", "", n);' in tasks.stand_in(found)
        assert 'translate("war", "a \\"bid\\"", "remark");' in tasks.stand_in(found)

    @pytest.mark.parametrize("call", ['self.tr(f"{x}")', 'self.tr("a" + x)', 'translate("war", x)'])
    def test_what_is_not_plain_text_is_told(self, tmp_path: Path, call: str) -> None:
        module = tmp_path / "window.py"
        module.write_text(f"\n{call}\n", encoding="utf-8")
        with pytest.raises(tasks.Failed, match=r"window\.py:2: what is translated must be a plain string"):
            tasks.texts_of(module)


class TestCommands:
    def test_an_unknown_command_is_told(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert tasks.main(["dance"]) == 2
        assert "no such command: dance" in capsys.readouterr().out

    def test_help(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert tasks.main(["--help"]) == 0
        told = capsys.readouterr().out
        assert [name for name in tasks.COMMANDS if f"tasks.py {name} " not in told] == []

    def test_an_old_python_is_told(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        monkeypatch.setattr(sys, "version_info", (3, 9, 2))
        monkeypatch.setattr(tasks, "newer_python", lambda: None)
        assert tasks.main(["test"]) == 2
        assert "Python 3.11 or newer is needed" in capsys.readouterr().out

    def test_the_makefile_knows_every_command(self) -> None:
        makefile = (tasks.ROOT / "Makefile").read_text(encoding="utf-8")
        (line,) = [line for line in makefile.splitlines() if line.startswith("COMMANDS = ")]
        assert line.split()[2:] == list(tasks.COMMANDS)

    def test_a_failure_is_one_line(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert tasks.main(["wheel", "extra"]) == 1
        assert capsys.readouterr().out == "cardtable: no such argument: extra\n"
