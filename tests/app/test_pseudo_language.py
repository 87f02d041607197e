"""Every text of the screen can be translated: in a language that puts each in brackets nothing stands outside them but
names, numbers and cards."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.keys_dialog import KeysDialog
from cardtable.app.lab.open_table_page import OpenTablePage
from cardtable.app.lab.studies_page import StudiesPage
from cardtable.app.languages import languages
from cardtable.app.learn.lesson_page import LessonPage
from cardtable.app.routes import (
    About,
    Bench,
    ChangeSettings,
    Home,
    HowToPlay,
    Kept,
    Learn,
    NewGame,
    Open,
    OpenFile,
    OpenTable,
    ResultOf,
    Route,
    Seats,
    Studies,
    Sweep,
)
from cardtable.app.setup import seats_page
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.resources import resource
from cardtable.session.lesson import lesson_files, read_lesson
from tests.app.conftest import MARKED, let_happen
from tests.app.friends import Friends
from tests.app.game_records import record
from tests.app.sight import heard
from tests.app.test_bench import answered, bench
from tests.app.test_watch import played, settle

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
        if text.count("⁅") != text.count("⁆"):  # two texts as one, to show what has changed
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


def shown(qtbot: QtBot, window: MainWindow, route: Route) -> QWidget:
    """The page that comes of it."""
    before = window.page
    window.go(route)
    qtbot.waitUntil(lambda: window.page is not before)
    assert window.page is not None
    let_happen()
    return window.page


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_and_lesson(qtbot: QtBot, marked: MainWindow, game: str) -> None:
    shown(qtbot, marked, HowToPlay(game))
    assert untranslated(marked) - {*words_of_lesson(game)} == set()
    page = shown(qtbot, marked, Learn(game))
    assert isinstance(page, LessonPage)
    assert untranslated(marked) - {*words_of_lesson(game)} == set()


def words_of_lesson(game: str) -> Iterator[str]:
    """What a lesson says in its own file, which is translated with it."""
    lesson = read_lesson(*lesson_files(resource("lessons") / game / "lesson.toml", "en"))
    yield from [step.text for step in lesson.steps]
    if lesson.summary:
        yield from (lesson.summary.goal, lesson.summary.bluff)
        for number, picture in enumerate(lesson.summary.pictures, 1):
            yield from (picture.words, f"{number}. {picture.words}")


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", GAMES)
def test_watch_and_result(qtbot: QtBot, marked: MainWindow, game: str, tmp_path: Path) -> None:
    path = played(tmp_path / "a.cardtable", game)
    page = shown(qtbot, marked, Open(path))
    assert isinstance(page, WatchPage)
    settle(qtbot, page)
    found = untranslated(marked)
    for at in range(0, page.shown.end, max(1, page.shown.end // 12)):
        page.shown.jump(at)
        settle(qtbot, page)
        found |= untranslated(marked)
    assert found == set()
    shown(qtbot, marked, ResultOf(path))
    assert untranslated(marked) == set()


@pytest.mark.usefixtures("unpainted", "at_once")
@pytest.mark.parametrize("game", GAMES)
def test_open_table(qtbot: QtBot, marked: MainWindow, game: str, tmp_path: Path) -> None:
    page = shown(qtbot, marked, OpenTable(played(tmp_path / "a.cardtable", game), 3))
    assert isinstance(page, OpenTablePage)
    qtbot.waitUntil(lambda: not (page._rest.isActive() or page.shown.jumping or page.shown.reading))
    let_happen()
    assert untranslated(marked) == set()


@pytest.mark.usefixtures("unpainted")
def test_games_and_statistics(qtbot: QtBot, marked: MainWindow) -> None:
    for number in range(6):
        game = list(GAMES)[number % 2]
        scores = (9, 3) if number % 3 else (3, 9)
        record(f"{number}", "Ann:human", "Ben:club", game=game, scores=scores, when=1_600_000_000 + number)
    page = shown(qtbot, marked, Kept())
    qtbot.waitUntil(lambda: any("Ben" in text for text in words_of(page)))
    assert untranslated(marked) == set()


@pytest.mark.usefixtures("unpainted", "at_once")
def test_studies(qtbot: QtBot, marked: MainWindow) -> None:
    page = bench(qtbot, marked, tie="carry")
    answered(qtbot, page)
    qtbot.waitUntil(page.foot.kept_as.isVisible)
    let_happen()
    assert untranslated(marked) == set()
    studies = shown(qtbot, marked, Studies())
    assert isinstance(studies, StudiesPage)
    qtbot.waitUntil(lambda: studies.studies is not None)
    let_happen()
    assert untranslated(marked) == set()


@pytest.mark.usefixtures("unpainted")
def test_keys(qtbot: QtBot, marked: MainWindow) -> None:
    shown(qtbot, marked, Bench("war"))
    QTest.keyClick(marked, Qt.Key.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    (dialog,) = marked.findChildren(KeysDialog)
    assert untranslated(dialog) == set()
    dialog.reject()


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
