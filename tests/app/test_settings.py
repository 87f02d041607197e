"""Settings are kept, readable only by their owner, and no file in their place keeps the app from starting."""

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.app.routes import ChangeSettings
from cardtable.app.settings import SPEEDS, Settings
from cardtable.app.window import MainWindow
from cardtable.app.window_dialogs import SettingsDialog
from cardtable.library import saved_games
from cardtable.library.folders import data_path, own_folder, settings_path

posix = pytest.mark.skipif(os.name == "nt", reason="file modes and pipes of POSIX")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_what_is_set_is_there_the_next_time(tmp_path: Path) -> None:
    one = Settings(tmp_path)
    one.speed, one.animations, one.two_colour, one.light_panel = "slow", "reduced", True, True
    one.remember("last game", "war")
    one.meet(["Zoë {0}", "Ann"])
    two = Settings(tmp_path)
    assert (two.speed, two.animations, two.two_colour, two.light_panel) == ("slow", "reduced", True, True)
    assert (two.people, two.remembered("last game"), two.problem) == (["Zoë {0}", "Ann"], "war", "")


def test_who_played_last_is_offered_first(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert settings.people == []
    settings.meet(["Ann", "Bo"])
    settings.meet(["Cleo", "Bo"])
    assert Settings(tmp_path).people == ["Cleo", "Bo", "Ann"]
    settings.meet([f"guest {number}" for number in range(60)])
    assert len(settings.people) == 50


def test_two_windows_keep_what_either_sets(tmp_path: Path) -> None:
    one, two = Settings(tmp_path), Settings(tmp_path)
    one.speed = "fast"
    two.two_colour = True
    three = Settings(tmp_path)
    assert (three.speed, three.two_colour) == ("fast", True)


def test_what_is_kept_already_is_not_written_again(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    file = tmp_path / "settings.json"
    settings.remember("last game", "war")
    file.write_text(file.read_text() + " ")
    settings.remember("last game", "war")
    assert file.read_text().endswith(" ")
    settings.remember("last game", "losers")
    assert not file.read_text().endswith(" ")


def test_a_file_that_vanishes_takes_nothing_along(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.speed = "fast"
    (tmp_path / "settings.json").unlink()
    settings.two_colour = True
    assert Settings(tmp_path).speed == "fast"


@posix
def test_settings_and_games_are_their_owners_alone() -> None:
    settings_path().mkdir(parents=True, mode=0o755)  # as earlier versions made it
    (settings_path() / "settings.json").write_text("{}")
    (settings_path() / "settings.json").chmod(0o644)
    Settings().two_colour = True
    assert mode(settings_path() / "settings.json") == 0o600
    assert mode(settings_path()) == 0o700
    folder = saved_games.games_folder()
    folder.chmod(0o755)  # as earlier versions made it
    folder.parent.chmod(0o755)
    assert mode(saved_games.games_folder()) == mode(folder.parent) == 0o700


def test_a_folder_of_ours_that_somebody_else_owns_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refuse)
    data_path().mkdir(parents=True, mode=0o755)
    assert own_folder(data_path()).is_dir()


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(50_000_000)


BAD: dict[str, Callable[[Path], object]] = {
    "garbage": lambda path: path.write_bytes(b"\0\xff"),
    "cut short": lambda path: path.write_text('{"speed": "fa'),
    "not an object": lambda path: path.write_text("[1]"),
    "nested deep": lambda path: path.write_text("[" * 100_000),
    "nested": lambda path: path.write_text('{"x": ' + "[" * 500 + "]" * 500 + "}"),  # can be read, but not written
    "infinite": lambda path: path.write_text('{"x": 1e999}'),
    "a long number": lambda path: path.write_text('{"x": %s}' % ("9" * 4_000)),
    "huge": huge,
    "a folder": Path.mkdir,
}
if hasattr(os, "mkfifo"):
    BAD["a pipe"] = os.mkfifo


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_is_put_aside_and_told(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    BAD[kind](tmp_path / "settings.json")
    settings = Settings(tmp_path)
    assert settings.speed == "normal"
    assert (tmp_path / "settings.json.bad").exists()
    settings.speed = "fast"
    assert Settings(tmp_path).speed == "fast"
    assert Settings(tmp_path).problem == ""
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    told = window.findChildren(QMessageBox)[-1].text()
    assert told == settings.problem
    assert str(tmp_path / "settings.json") in told
    assert "settings.json.bad" in told


def test_values_that_are_none_of_ours_are_as_good_as_none(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"speed": 3, "light_panel": "yes", "x": None}))
    settings = Settings(tmp_path)
    assert (settings.speed, settings.light_panel, settings.problem) == ("normal", False, "")


@pytest.mark.parametrize("held", ['{"remembered/people": "\\ud800"}', '{"\\udcff": 1}'])
def test_halves_of_characters_in_the_file_stop_nothing(tmp_path: Path, held: str) -> None:
    (tmp_path / "settings.json").write_text(held)
    settings = Settings(tmp_path)
    settings.speed = "fast"
    assert Settings(tmp_path).speed == "fast"
    assert json.loads(held).items() <= json.loads((tmp_path / "settings.json").read_bytes()).items()


def test_a_game_whose_file_has_a_name_in_no_utf8_is_remembered(tmp_path: Path) -> None:
    path = Path(os.fsdecode(b"g\xe4me.cardtable"))
    settings = Settings(tmp_path)
    settings.opened(path)
    assert Settings(tmp_path).unseen == [path.name]


def test_what_a_setting_does_not_take_is_refused(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    with pytest.raises(ValueError, match="speed can't be 'warp'"):
        settings.speed = "warp"
    assert settings.speed == "normal"
    assert not (tmp_path / "settings.json").exists()


def test_the_file_holds_plain_values_under_the_names_of_the_settings(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.speed, settings.light_panel = "slow", True
    held = json.loads((tmp_path / "settings.json").read_bytes())
    assert held == {"speed": "slow", "light_panel": True}


def test_the_dialog_shows_each_setting_that_has_a_label(qtbot: QtBot, window: MainWindow) -> None:
    window.settings.light_panel = True
    dialog = SettingsDialog(window.settings, window)
    qtbot.addWidget(dialog)
    assert list(dialog.fields) == [
        "speed",
        "text_size",
        "animations",
        "two_colour",
        "light_panel",
        "sound",
        "language",
        "card_letters",
        "count_taken",
        "remarks",
    ]
    speed, light = dialog.fields["speed"], dialog.fields["light_panel"]
    assert isinstance(speed, QComboBox)
    assert isinstance(light, QCheckBox)
    assert [speed.itemData(row) for row in range(speed.count())] == list(SPEEDS)
    assert (speed.currentData(), light.isChecked()) == ("instant", True)


def test_all_words_of_the_dialog_have_room(qtbot: QtBot, window: MainWindow) -> None:
    window.go(ChangeSettings())
    (dialog,) = window.findChildren(SettingsDialog)
    assert [button.text() for button in dialog.findChildren(QPushButton) if button.isDefault()] == ["Close"]
    for box in dialog.findChildren(QCheckBox):
        assert box.width() >= box.sizeHint().width(), box.text()
    dialog.reject()


def test_settings_that_cannot_be_kept_hold_all_the_same_and_it_is_told_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cardtable.app.settings.replace_file", full)
    settings = Settings(tmp_path)
    told: list[str] = []
    settings.not_kept.connect(told.append)
    settings.speed = "fast"
    settings.two_colour = True
    assert (settings.speed, settings.two_colour) == ("fast", True)
    assert told == [f"The settings can't be saved: {tmp_path / 'settings.json'}: No space left on device."]


def test_what_would_make_the_file_too_large_to_be_read_again_is_not_kept(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    told: list[str] = []
    settings.not_kept.connect(told.append)
    settings.remember("last game", "x" * 300_000)
    settings.speed = "fast"
    assert told == [f"The settings can't be saved: {tmp_path / 'settings.json'}: it has more than 262,144 bytes."]
    again = Settings(tmp_path)
    assert (again.remembered("last game"), again.speed, again.problem) == ("", "fast", "")
