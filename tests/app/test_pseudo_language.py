"""Every text of the screen can be translated: in a language that puts each in brackets nothing stands outside them but
names, numbers and cards."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QAbstractListModel
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.languages import languages
from cardtable.app.routes import About, Bench, ChangeSettings, Home, Kept, NewGame, Route, Seats, Sweep
from cardtable.app.setup import seats_page
from cardtable.app.window import MainWindow
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from tests.app.conftest import MARKED, let_happen
from tests.app.friends import Friends
from tests.app.sight import heard

_BRACKETS = re.compile(r"⁅[^⁅⁆]*⁆")
_WORD = re.compile(r"[^\W\d_]{3,}")
_NAMES = (
    "Cardtable",
    *languages().values(),
    "Ann",
    "Ben",
    "Cleo",
    *seats_page._NAMES,
    *[game.title for game in GAMES.values()],
)
"""What is called alike in every language."""
_SEPARATOR = "separator"
"""What Qt has a line in a box of choices say."""
_NOT_OURS = re.compile(r"<[^>]+>|&\w+;|\b(Ctrl|Shift|Alt|Space|Return|Enter|Esc|Del|Home|End)\b|[\w.+-]*/[\w./-]*")
"""Mark-up, keys, paths of files."""
_PLAYERS = {name for players in PLAYERS.values() for name in players}
"""Names by which records and commands know them, and the lab too."""


def words_of(window: QWidget) -> Iterator[str]:
    """All that is read in a window by eye or ear."""
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
    """The texts in which something stands outside all brackets."""
    found = set()
    for text in words_of(window):
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
    """The window, opened in brackets."""
    language(MARKED)
    opened: MainWindow = request.getfixturevalue("window")
    return opened


PAGES: dict[str, Route] = {"first": Home(), "games": Kept(), "settings": ChangeSettings(), "about": About()}


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("page", PAGES)
def test_pages(qtbot: QtBot, marked: MainWindow, page: str) -> None:
    marked.go(PAGES[page])
    let_happen()
    assert untranslated(marked) == set()


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", GAMES)
def test_seats_and_bench(qtbot: QtBot, marked: MainWindow, game: str) -> None:
    marked.go(Seats(game))
    let_happen()
    assert untranslated(marked) == set()
    before = marked.page
    marked.go(Bench(game))
    qtbot.waitUntil(lambda: marked.page is not before)
    let_happen()
    assert untranslated(marked) == set()
    before = marked.page
    marked.go(Sweep(game, {}, ("club",) * 3))
    qtbot.waitUntil(lambda: marked.page is not before)
    let_happen()
    assert untranslated(marked) == set()


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
