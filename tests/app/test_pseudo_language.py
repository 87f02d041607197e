"""Every text on the screen can be translated: in a language that puts each text in brackets, only names, numbers and
cards stand outside them."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QAbstractListModel
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.languages import languages
from cardtable.app.parts.widgets import tip_of
from cardtable.app.routes import NewGame, OpenFile
from cardtable.app.setup import seats_page
from cardtable.app.start.about_page import AboutPage
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.resources import game_resource
from cardtable.session.lesson import lesson_files, read_lesson
from tests.app.conftest import MARKED
from tests.app.every_page import PAGES, cut_off, dialog_of, show
from tests.app.friends import Friends
from tests.app.sight import heard
from tests.app.test_watch import settle

_BRACKETS = re.compile(r"⁅[^⁅⁆]*⁆")
_WORD = re.compile(r"[^\W\d_]{3,}")
_NAMES = (
    "Cardtable",
    *languages().values(),
    "Ann",
    "Ben",
    "Cleo",
    "Anna",
    "Odile",
    "Bram",
    *seats_page._NAMES,
    *[game.title for game in GAMES.values()],
)
"""Words that are the same in every language."""
_SEPARATOR = "separator"
"""Text of separators in boxes, set by Qt."""
_NOT_OURS = re.compile(
    r"<[^>]+>|&\w+;|\b(Ctrl|Shift|Alt|Space|Return|Enter|Esc|Del|Home|End)\b"
    r"|[\w.+-]*/[\w./-]*|\d+ [A-Z][a-z]{2} \d{4} \d\d:\d\d"
)
"""Markup, keys, file paths, and dates, which Qt formats in other languages."""
_PLAYERS = {name for players in PLAYERS.values() for name in players}
"""Names of players in records and commands, which the lab shows too."""


def words_of(window: QWidget) -> Iterator[str]:
    """Yield everything in a window that is read by eye or ear."""
    for _, *texts in heard(window):
        yield from [str(text) for text in texts]
    for widget in window.findChildren(QWidget):
        yield widget.toolTip()
    for box in window.findChildren(QComboBox):
        yield from [box.itemText(row) for row in range(box.count())]
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        for row in range(model.rowCount()):
            for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount()):
                yield str(model.index(row, column).data() or "")


def untranslated(window: QWidget) -> set[str]:
    """Return the texts with something outside all brackets."""
    found = set()
    for text in words_of(window):
        if text.count("⁅") != text.count("⁆"):  # two texts in one, which shows what has changed
            continue
        left = text
        while (less := _BRACKETS.sub(" ", left)) != left:
            left = less
        for name in _NAMES:
            left = left.replace(name, " ")
        left = left.replace("\u200b", "")
        if left not in (_SEPARATOR, *_PLAYERS) and _WORD.search(_NOT_OURS.sub(" ", left)):
            found.add(text)
    return found


@pytest.fixture
def marked(language: Callable[[str], None], request: pytest.FixtureRequest) -> MainWindow:
    """Return the window, opened in the language of brackets."""
    language(MARKED)
    opened: MainWindow = request.getfixturevalue("window")
    return opened


def of_lessons() -> set[str]:
    """Return the texts of lessons, which stand in their own files and are translated there."""
    found = set()
    for game in GAMES:
        lesson = read_lesson(*lesson_files(game_resource(game, "lesson.toml"), "en"))
        found |= {step.text for step in lesson.steps}
        if lesson.summary:
            found |= {lesson.summary.goal, lesson.summary.bluff}
            for number, picture in enumerate(lesson.summary.pictures, 1):
                found |= {picture.words, f"{number}. {picture.words}"}
    return found | {tip_of(text) for text in found}


def of_components(page: AboutPage) -> set[str]:
    """Return the texts about components by other authors: names, versions and licences, as their authors wrote them."""
    shown = {page.text.toPlainText(), page.text.accessibleDescription()}
    for component in page.components:
        shown |= {component.name, component.version, component.licence}
    return shown | {text for text in words_of(page) if any(f"{one.name}" in text for one in page.components)}


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted", "at_once")
@pytest.mark.parametrize("name", PAGES)
def test_all_is_translated_and_nothing_cut(qtbot: QtBot, marked: MainWindow, name: str) -> None:
    marked.resize(1440, 900)
    page = show(name, qtbot, marked)
    ours = of_lessons() | (of_components(page) if isinstance(page, AboutPage) else set())
    assert untranslated(marked) - ours == set()
    assert cut_off(page) == []
    dialog = dialog_of(marked)
    if dialog is not None:
        dialog.close()


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", GAMES)
def test_table(qtbot: QtBot, marked: MainWindow, game: str, tmp_path: Path) -> None:
    seats = (SeatName("Ann", "human"), SeatName("Ben", "random"), SeatName("Cleo", "random"))
    marked.go(NewGame(new_header(GAMES[game], GAMES[game].rules(), seats, 3)))
    friends = Friends(qtbot, marked, Random(4))
    found = set()
    for _ in friends.turns(25):
        found |= untranslated(marked)
    assert found == set()


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", GAMES)
def test_watching(qtbot: QtBot, marked: MainWindow, game: str) -> None:
    show(f"watching {game}", qtbot, marked)
    page = marked.page
    assert isinstance(page, WatchPage)
    found = untranslated(marked)
    for at in range(0, page.shown.end, max(1, page.shown.end // 12)):
        page.shown.jump(at)
        settle(qtbot, page)
        found |= untranslated(marked)
    assert found == set()


_HEADER = '{"format": "cardtable", "version": 1, "game": "war", "seats": [{}, {}]'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        '{"format": "cardtable", "version": 1, "game": "war", "seats": [{}]}',
        f'{_HEADER}, "rules": {{"suit_size": 99}}}}',
        f'{_HEADER}}}\n{{"seat": 0, "move": "bid"}}',
        f'{_HEADER}}}\n{{"seat": 5, "move": "bid", "card": "2H"}}',
    ],
)
@pytest.mark.usefixtures("unpainted")
def test_why_a_record_is_refused(qtbot: QtBot, marked: MainWindow, tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.cardtable"
    path.write_text(text + "\n")
    marked.go(OpenFile(path))
    qtbot.waitUntil(lambda: bool(marked.findChildren(QMessageBox)))
    (box,) = marked.findChildren(QMessageBox)
    assert "⁅" in box.text()
    assert untranslated(box) == set()
    box.close()
