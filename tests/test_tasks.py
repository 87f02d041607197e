"""The parts of tasks.py that can be tested without setting anything up."""

from __future__ import annotations

import ctypes
import shutil
import sys
from pathlib import Path

import pytest

import tasks


def checkout(folder: Path) -> None:
    """A checkout of next to nothing."""
    folder.mkdir(exist_ok=True)
    for name in ("pyproject.toml", "setup.py"):
        (folder / name).write_text(name, encoding="utf-8")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout that tasks.py takes for its own."""
    checkout(tmp_path)
    monkeypatch.setattr(tasks, "ROOT", tmp_path)
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
