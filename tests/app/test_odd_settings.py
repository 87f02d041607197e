"""Odd values in settings.json: the program starts and its pages open nevertheless."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from cardtable.app import settings as settings_module
from cardtable.app.routes import ChangeSettings, Home
from cardtable.app.settings import Settings
from cardtable.app.setup.seats_page import _kept_table
from cardtable.app.start.first_page import FirstPage
from cardtable.app.window import MainWindow, keep_place, place_window
from cardtable.engine.games import GAMES
from tests.app.conftest import PIXMAPS, dealt_by, let_happen, seats_page

pytestmark = pytest.mark.usefixtures("unpainted")

NUMBERS = ["1e999", "-1e999", "NaN", "9" * 400, "9" * 5_000, "1e300", str(1 << 62), "-1", "0.5"]
DEEP = "[" * 3_000
ODD = ["null", "true", '""', json.dumps("\ud800\0\n\u202e<b>" + "x" * 9_000), "[]", "{}", "[[]]", '{"a": 1}', DEEP]
"""Texts of unexpected JSON values, other than numbers."""
VALUES: dict[str, object] = {
    "nothing": "",
    "a word": "x",
    "a control character": "\0\n/\u202e<b>",
    "half a character": "\ud800",
    "a long text": "x" * 200_000,
    "deep": DEEP,
    "deep, and closed": "[" * 900 + "]" * 900,
    "an infinite number": "1e999",
    "a table without seats": '{"seats": []}',
    "an emblem without end": '{"seats": [["a", "human", 1e999], ["b", "club", 1]], "rules": {}}',
    "a number": 5,
    "a large number": 1 << 53,
    "null": None,
    "a list": [[], {}, None, 1, "x"],
    "an object": {"a": {}},
}
"""Values that a file of settings can hold."""


class Everywhere(dict[str, Any]):
    """Dictionary that holds the same value under every key."""

    def __init__(self, value: object) -> None:
        super().__init__()
        self.value = value
        self.asked: set[str] = set()

    def get(self, key: str, default: object = None) -> Any:
        self.asked.add(key)
        return self.value


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
def test_no_value_under_any_key_keeps_the_window_or_a_page_from_opening(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch, value: object
) -> None:
    monkeypatch.setattr("cardtable.app.art.pixmaps.Pixmaps", lambda two_colour: PIXMAPS)
    held = Everywhere(value)
    settings._kept = held
    window = MainWindow(settings)
    window.setUpdatesEnabled(False)
    qtbot.addWidget(window)
    window.show()
    assert isinstance(window.page, FirstPage)
    for game in GAMES:
        page = seats_page(window, game)
        assert page.game.fewest_seats <= len(page.rows) <= page.game.most_seats
    window.go(ChangeSettings())
    window.go(Home())
    let_happen()
    assert {"language", "speed", "remembered/window", "remembered/last game"} <= held.asked
    assert {f"remembered/{game}" for game in GAMES} <= held.asked
    window.close()


def paths(held: object, *before: str | int) -> Iterator[tuple[str | int, ...]]:
    """Yield the path to a JSON value itself and to each value in it."""
    yield before
    parts = held.items() if isinstance(held, dict) else enumerate(held) if isinstance(held, list) else ()
    for key, part in parts:
        yield from paths(part, *before, key)


def replaced(held: Any, path: tuple[str | int, ...], by: object) -> Any:
    """Return a copy of a JSON value with another value at one place."""
    if not path:
        return by
    other = held.copy()
    other[path[0]] = replaced(held[path[0]], path[1:], by)
    return other


def mutants(kept: str) -> Iterator[str]:
    """Yield a JSON value's text with one value replaced by an odd one, or wrapped in a list; for each place in turn."""
    held = json.loads(kept)
    for path in paths(held):
        text = json.dumps(replaced(held, path, "@"))
        yield from [text.replace('"@"', odd) for odd in [*NUMBERS, *ODD, DEEP]]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_which_something_was_changed_is_set_or_forgotten(window: MainWindow, game: str) -> None:
    page = seats_page(window, game)
    page.form.show_rules(next(iter(page.game.presets.values()))[1])
    page.practice_box.setChecked(True)
    if page.start_form:
        page.start_form.box.setCurrentIndex(1)
    dealt_by(page)
    page.deal()
    settings, seats = window.settings, len(page.rows)
    different: dict[str, str] = {}
    for mutant in mutants(settings.remembered(game)):
        settings._kept[f"remembered/{game}"] = mutant
        table = settings.recalled(game, partial(_kept_table, page.game))
        if table is not None:
            different.setdefault(repr(table), mutant)
    assert different
    for mutant in different.values():
        settings._kept[f"remembered/{game}"] = mutant
        assert len(seats_page(window, game).rows) == seats


def test_a_place_of_which_something_was_changed_is_taken_or_forgotten(qtbot: QtBot, settings: Settings) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    keep_place(window, settings)
    for mutant in mutants(settings.remembered("window")):
        settings._kept["remembered/window"] = mutant
        place_window(window, settings)
        assert QGuiApplication.primaryScreen().availableGeometry().size().width() >= window.width() > 0


def test_only_the_settings_parse_what_is_kept_there() -> None:
    """Since one place parses all values, no other place has to expect broken ones."""
    app = Path(settings_module.__file__).parent
    sources = {path.name: path.read_text(encoding="utf-8") for path in app.rglob("*.py")}
    readers = {name for name, source in sources.items() if re.search(r"\.(remembered|recalled|held)\(", source)}
    assert {"window.py", "seats_page.py"} <= readers
    assert not [name for name in readers if re.search(r"\bloads\(|\beval\(", sources[name])]
