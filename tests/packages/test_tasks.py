"""Parts of tasks.py that can be tested without setting anything up."""

from __future__ import annotations

import ast
import ctypes
import sys
import sysconfig
from pathlib import Path

import pytest

import tasks


def checkout(folder: Path) -> None:
    """Write a minimal checkout."""
    folder.mkdir(exist_ok=True)
    for name in ("pyproject.toml", "setup.py"):
        (folder / name).write_text(name, encoding="utf-8")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a minimal checkout that takes the place of the project's."""
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
    def debian(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Imitate a Debian with a complete Python, a root password, and an apt without package lists."""
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(tasks, "python_version", lambda: "3.11")
        monkeypatch.setattr(tasks, "loadable", lambda library: True)
        monkeypatch.setattr(tasks, "has_fonts", lambda: True)
        monkeypatch.setattr(tasks, "can_make_environments", lambda: True)
        monkeypatch.setattr(tasks, "has_program", lambda name: True)
        monkeypatch.setattr(tasks, "root_prefix", lambda: None)
        monkeypatch.setattr(tasks, "silently", lambda command: 100)

    @pytest.fixture
    def bare(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Take away parts of Python and some libraries."""
        monkeypatch.setattr(tasks, "can_make_environments", lambda: False)
        monkeypatch.setattr(
            tasks, "loadable", lambda library: library not in ("libGL.so.1", "libEGL.so.1", "libxcb-icccm.so.4")
        )

    def test_only_what_the_loader_does_not_find_is_missing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def load(name: str) -> None:
            if name in ("libGL.so.1", "libxcb-icccm.so.4"):
                raise OSError(name)

        monkeypatch.undo()
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(ctypes, "CDLL", load)
        assert tasks.packages(tasks.missing([tasks.DRAW])) == ["libgl1"]
        assert tasks.packages(tasks.missing([tasks.WINDOW, tasks.DRAW])) == ["libgl1", "libxcb-icccm4"]

    def test_a_machine_without_fonts_gets_some(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(tasks, "has_fonts", lambda: False)
        assert tasks.packages(tasks.missing([tasks.WRITE])) == ["fonts-dejavu-core"]

    def test_outside_linux_only_python_is_looked_at(self, bare: None, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "platform", "darwin")
        purposes = [tasks.SET_UP, tasks.DRAW, tasks.WINDOW, tasks.WRITE, tasks.COMPILE, tasks.FREEZE]
        assert [need.name for need in tasks.missing(purposes)] == ["Python's module ensurepip"]

    def test_pythons_library_is_asked_of_the_loader(self, monkeypatch: pytest.MonkeyPatch) -> None:
        # Debian's Python claims to be built with the library, even if that is not installed.
        said = {"Py_ENABLE_SHARED": 1, "INSTSONAME": "libpython3.11.so.1.0"}
        monkeypatch.setattr(sysconfig, "get_config_var", said.get)
        assert tasks.missing([tasks.FREEZE]) == []
        monkeypatch.setattr(tasks, "loadable", lambda library: library != "libpython3.11.so.1.0")
        assert tasks.packages(tasks.missing([tasks.FREEZE])) == ["libpython3.11"]

    def test_without_root_one_line_holds_all_of_it(
        self, bare: None, root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(tasks, "VENV", root / ".venv")
        monkeypatch.setattr(tasks, "STAMP", root / ".venv" / "stamp")
        assert tasks.main(["test"]) == 1
        assert capsys.readouterr().out.splitlines() == [
            "cardtable: this machine lacks",
            "    needed to set anything up: python3.11-venv",
            "    needed to draw, for the app and its tests: libgl1, libegl1",
            "    to open a window on an X display: libxcb-icccm4",
            "  type",
            "    sudo apt-get update && sudo apt-get install python3.11-venv libgl1 libegl1 libxcb-icccm4",
            "cardtable: nothing is done without what is needed: install it, then give the same command again",
        ]
        assert not (root / ".venv").exists()

    def test_what_is_only_wished_stops_nobody(self, bare: None, capsys: pytest.CaptureFixture[str]) -> None:
        tasks.provide([tasks.WRITE], wished=[tasks.WINDOW])
        assert "\n    to open a window on an X display: libxcb-icccm4\n" in capsys.readouterr().out

    def test_without_sudo_it_is_roots_password(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(tasks, "has_program", lambda name: name != "sudo")
        assert tasks.line_to_type(["libgl1"]) == "su - -c 'apt-get update && apt-get install libgl1'"
        monkeypatch.setattr(tasks, "root_prefix", lambda: [])  # apt failed, though run by root
        assert tasks.line_to_type(["libgl1"]) == "apt-get update && apt-get install libgl1"

    def test_without_apt_what_is_missing_is_told_in_words(
        self, bare: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(tasks, "has_program", lambda name: name != "apt-get")
        with pytest.raises(tasks.Failed):
            tasks.provide([tasks.SET_UP, tasks.DRAW])
        assert capsys.readouterr().out.splitlines() == [
            "cardtable: this machine lacks",
            "    needed to set anything up: Python's module ensurepip",
            "    needed to draw, for the app and its tests: libGL.so.1, libEGL.so.1",
        ]

    @pytest.mark.parametrize(
        ("known", "taken"),
        [
            ([], "python3.11-venv"),
            (["python3-venv", "python3.11-venv"], "python3.11-venv"),
            (["python3-venv"], "python3-venv"),
        ],
    )
    def test_the_name_that_apt_knows_is_taken(
        self, bare: None, monkeypatch: pytest.MonkeyPatch, known: list[str], taken: str
    ) -> None:
        monkeypatch.setattr(tasks, "silently", lambda command: 0 if command[-1] in known else 100)
        assert tasks.packages(tasks.missing([tasks.SET_UP])) == [taken]

    def test_apt_fetches_its_lists_and_tries_again(self, bare: None, monkeypatch: pytest.MonkeyPatch) -> None:
        said: list[str] = []

        def silently(command: tasks.Command) -> int:
            if "apt-get" not in command:
                return 100
            said.append(next(str(word) for word in command if word in ("install", "update")))
            if len(said) == 3:
                monkeypatch.setattr(tasks, "can_make_environments", lambda: True)
            return 100 if len(said) == 1 else 0

        monkeypatch.setattr(tasks, "root_prefix", lambda: ["sudo", "-n"])
        monkeypatch.setattr(tasks, "silently", silently)
        tasks.provide([tasks.SET_UP])
        assert said == ["install", "update", "install"]

    def test_fonts_are_looked_for_in_folders_of_folders(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.undo()
        monkeypatch.setattr(tasks, "FONT_FOLDERS", (tmp_path / "none", tmp_path))
        (tmp_path / "truetype").mkdir()
        assert not tasks.has_fonts()
        (tmp_path / "truetype" / "Some.TTF").touch()
        assert tasks.has_fonts()


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

    def test_an_old_python_can_read_it(self) -> None:
        ast.parse((tasks.ROOT / "tasks.py").read_text(encoding="utf-8"), feature_version=(3, 8))

    def test_the_makefile_knows_every_command(self) -> None:
        makefile = (tasks.ROOT / "Makefile").read_text(encoding="utf-8")
        (line,) = [line for line in makefile.splitlines() if line.startswith("COMMANDS = ")]
        assert line.split()[2:] == list(tasks.COMMANDS)

    def test_a_failure_is_one_line(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert tasks.main(["wheel", "extra"]) == 1
        assert capsys.readouterr().out == "cardtable: no such argument: extra\n"
