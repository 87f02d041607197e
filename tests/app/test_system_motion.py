"""The system's wish for less motion: asked for in each system's way, and heeded unless the person has chosen
otherwise."""

import json
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from cardtable.app import system_motion
from cardtable.app.settings import Settings
from cardtable.app.system_motion import SystemWish, wants_less_motion
from cardtable.app.window import MainWindow


class System:
    """Stand-in for the programs that ask a system: prints a text if the command has the word for it."""

    def __init__(self, **says: str) -> None:
        self.says = {word.replace("_", "-"): text for word, text in says.items()}
        self.asked: list[str] = []

    def __call__(self, command: Sequence[str]) -> str:
        self.asked.append(" ".join(command))
        return next((text for word, text in self.says.items() if word in self.asked[-1]), "")


@pytest.mark.parametrize(
    ("says", "less"),
    [
        ({"reduced_motion": "(<uint32 1>,)"}, True),
        ({"reduced_motion": "(<uint32 0>,)"}, False),
        ({"reduced_motion": "(<uint32 0>,)", "enable_animations": "(<false>,)"}, True),
        ({"gdbus": "", "gsettings": "false"}, True),
        ({"gsettings": "true"}, False),
        ({}, False),
    ],
)
def test_desktops_are_asked_by_the_portal_and_by_gsettings(
    monkeypatch: pytest.MonkeyPatch, says: dict[str, str], less: bool
) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")
    assert wants_less_motion("linux", System(**says)) == less


@pytest.mark.parametrize(
    ("config", "less"),
    [
        ("[General]\nx=1\n\n[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\nAnimationDurationFactor=none at all\n", False),
        ("[$Version]\nupdate_info=%d\n[KDE][$i]\nAnimationDurationFactor=0\n", False),
        ("no section", False),
        (None, False),
    ],
)
def test_plasma_says_it_in_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, config: str | None, less: bool
) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    if config is not None:
        (tmp_path / "kdeglobals").write_text(config)
    system = System(enable_animations="false")
    assert wants_less_motion("linux", system) == less
    assert system.asked == []


@pytest.mark.parametrize(("said", "less"), [("1", True), ("0", False), ("", False)])
def test_a_mac_is_asked_for_its_defaults(said: str, less: bool) -> None:
    system = System(reduceMotion=said)
    assert wants_less_motion("darwin", system) == less
    assert system.asked == ["defaults read com.apple.universalaccess reduceMotion"]


@pytest.mark.parametrize(("told", "animated", "less"), [(1, 0, True), (1, 1, False), (0, 0, False)])
def test_windows_says_whether_what_is_in_windows_is_animated(
    monkeypatch: pytest.MonkeyPatch, told: int, animated: int, less: bool
) -> None:
    def ask(what: int, size: int, answer: Any, how: int) -> int:
        assert (what, size, how) == (0x1042, 0, 0)
        answer._obj.value = animated
        return told

    user32 = SimpleNamespace(SystemParametersInfoW=ask)
    monkeypatch.setattr("ctypes.windll", SimpleNamespace(user32=user32), raising=False)
    assert wants_less_motion("win32") == less


def test_a_program_that_is_not_there_or_fails_says_nothing() -> None:
    assert system_motion._answer(["no-such-program-as-this"]) == ""
    assert system_motion._answer(["false"]) == ""
    assert system_motion._answer(["echo", "1"]) == "1"


def test_a_program_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_motion, "_PATIENCE", 0.05)
    assert system_motion._answer(["sleep", "60"]) == ""


@pytest.mark.parametrize(
    ("animations", "system", "less"),
    [
        ("system", True, True),
        ("system", False, False),
        ("full", True, False),
        ("reduced", False, True),
        ("reduced", True, True),
    ],
)
def test_the_system_is_heeded_where_nothing_else_is_set(
    settings: Settings, animations: str, system: bool, less: bool
) -> None:
    settings.speed = "normal"
    settings.animations = animations
    settings.heed_system(system)
    assert settings.moves_less == less
    assert settings.motion == (0.0 if less else 1.0)
    assert settings.beat == 1.0, "bots keep their moments"


def test_what_earlier_versions_kept_still_holds(tmp_path: Path) -> None:
    for held, animations in ((True, "reduced"), (False, "system")):
        (tmp_path / "settings.json").write_text(json.dumps({"reduce_motion": held}))
        settings = Settings(tmp_path)
        assert settings.animations == animations
        settings.speed = "slow"
        settings.animations = "full"
        assert Settings(tmp_path).animations == "full"


def test_the_window_asks_when_it_is_opened_and_turned_to_again(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of a game too: by `changed` the table follows."""
    answers = [True, False]
    monkeypatch.setattr(system_motion, "wants_less_motion", lambda: answers.pop(0))
    SystemWish(window.settings, window)
    with qtbot.waitSignal(window.settings.changed):
        pass
    assert window.settings.moves_less
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    with qtbot.waitSignal(window.settings.changed):
        application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert not window.settings.moves_less
