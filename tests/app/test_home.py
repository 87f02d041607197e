"""First page: games on a shelf, and the registry of their screens."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.after.result_page import ResultPage
from cardtable.app.art import fixtures
from cardtable.app.lab.studies_page import StudiesPage
from cardtable.app.routes import Home, NewGame, Seats
from cardtable.app.screens import SCREENS, GameScreen
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.resume_button import ResumeButton
from cardtable.app.start.unfinished_games import least_height
from cardtable.app.window import MainWindow
from cardtable.engine import games as engine
from cardtable.engine.record import SeatName, json_text, new_header
from cardtable.games.losers.rules import LosersRules
from cardtable.games.war.rules import WarRules
from cardtable.library import saved_games
from tests.app.conftest import dealt, let_happen, page_of, press
from tests.games.losers.screen.playing import play_out
from tools.games.losers.screen import losers


def first_page(window: MainWindow) -> FirstPage:
    """Return the page that the window opens with."""
    window.go(Home())
    assert isinstance(window.page, FirstPage)
    return window.page


def left_game(window: MainWindow, name: str, game: str = "war") -> None:
    """Write the record of a game that was begun in this app and left before the deal."""
    kind = engine.GAMES[game]
    header = new_header(kind, kind.rules(), (SeatName(name, "human"), SeatName("Odile", "random")), 1)
    path = saved_games.games_folder() / f"{name}.cardtable"
    path.write_text(json_text(header.object) + "\n")
    window.settings.opened(path)


def cut(page: QWidget) -> list[str]:
    """Return the texts that have less room than they need."""
    labels = [label for label in page.findChildren(QLabel) if label.isVisible()]
    return [
        label.text()
        for label in labels
        if label.height() < (label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height())
    ]


def wordy(key: str) -> GameScreen:
    """Return a game screen whose texts are 40 % longer than any, as a translation's may be."""
    longest = max((screens.sentence() for screens in SCREENS.values()), key=len)
    sentence = longest + " " + longest[: round(0.4 * len(longest))]
    return SCREENS["war"]._replace(key=key, title="The Loser's Longer Game", sentence=lambda: sentence)


# --- the registry ----------------------------------------------------------------------------------------------------


def test_every_game_of_the_engine_stands_on_the_shelf() -> None:
    assert [(screens.key, screens.title) for screens in SCREENS.values()] == [
        (game.key, game.title) for game in engine.GAMES.values()
    ]
    for key, screens in SCREENS.items():
        game = engine.GAMES[key]
        assert game.fewest_seats <= game.usual_seats <= game.most_seats
        assert f"{game.fewest_seats} to {game.most_seats} players" in screens.sentence()


@pytest.mark.parametrize("screens", SCREENS.values(), ids=list(SCREENS))
def test_a_game_names_its_pages(screens: GameScreen) -> None:
    for part in (screens.vignette, screens.stage, screens.ending, screens.review, screens.model):
        assert part
        assert callable(part())


def test_no_game_is_imported_with_the_first_page() -> None:
    """Start time matters: everybody would wait for engines, bots, tables and plots to be imported."""
    code = (
        "import sys, cardtable.app.window\n"
        "late = ('cardtable.engine', 'cardtable.bots', 'cardtable.app.table', 'msgspec', 'numpy', 'pyqtgraph')\n"
        "print([name for name in sys.modules if name.startswith(late)])\n"
        f"print(*[name for name in sys.modules if {set(SCREENS)} & set(name.split('.'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded, of_games = done.stdout.splitlines()
    assert loaded == "[]"
    records = [f"cardtable.games.{game}{module}" for game in SCREENS for module in ("", ".screen")]
    assert sorted(of_games.split()) == sorted(records)


def test_nobody_reads_the_source_of_what_is_imported(tmp_path: Path) -> None:
    """PySide would read it while the start waits, and Python would keep megabytes of lines."""
    code = (
        "import linecache, sys\n"
        "from pathlib import Path\n"
        "from cardtable.app.main import open_window\n"
        "opened = open_window([], Path(sys.argv[1]))\n"
        "print([name for name in linecache.cache if Path(name).match('cardtable/app/*.py')])"
    )
    command = [sys.executable, "-c", code, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


# --- the shelf -------------------------------------------------------------------------------------------------------


def test_enter_plays_the_first_game_where_none_was_played(window: MainWindow) -> None:
    page = first_page(window)
    assert [tile.button.bright for tile in page.game_tiles.tiles] == [True] + [False] * (len(SCREENS) - 1)
    press(page, Qt.Key.Key_Return)
    assert isinstance(window.page, SeatsPage)
    assert window.page.game.key == "war"


def test_the_game_that_was_played_last_is_the_bright_one(qtbot: QtBot, window: MainWindow) -> None:
    window.settings.remember("last game", "losers")
    page = first_page(window)
    assert page.play_button.accessibleName() == "Play Loser's Game"
    press(page.play_button, Qt.Key.Key_Return)
    assert isinstance(window.page, SeatsPage)
    assert window.page.game.key == "losers"
    header = new_header(engine.GAMES["war"], WarRules(), (SeatName("A", "human"), SeatName("B", "random")), 1)
    dealt(qtbot, window, lambda: window.go(NewGame(header)))
    assert first_page(window).game_tiles.first.game == "war"


def test_a_game_that_is_gone_from_the_shelf_does_no_harm(window: MainWindow) -> None:
    window.settings.remember("last game", "whist")
    assert first_page(window).game_tiles.first.game == "war"


@pytest.mark.parametrize(
    ("direction", "onward", "back"),
    [
        (Qt.LayoutDirection.LeftToRight, Qt.Key.Key_Right, Qt.Key.Key_Left),
        (Qt.LayoutDirection.RightToLeft, Qt.Key.Key_Left, Qt.Key.Key_Right),
    ],
)
def test_arrows_go_from_game_to_game(
    qtbot: QtBot, window: MainWindow, direction: Qt.LayoutDirection, onward: Qt.Key, back: Qt.Key
) -> None:
    window.activateWindow()
    page = first_page(window)
    page.setLayoutDirection(direction)
    tiles = page.game_tiles.tiles
    one, other, last = tiles[0].button, tiles[1].button, tiles[-1].buttons[-1]
    let_happen()
    one.setFocus()
    press(one, back)
    assert page.games_button.hasFocus()  # the button lies above the tiles
    one.setFocus()
    for _ in tiles[0].buttons:
        press(QApplication.focusWidget() or page, onward)
    assert other.hasFocus()
    last.setFocus()
    press(last, onward)
    assert last.hasFocus()
    press(other, back)
    assert tiles[0].buttons[-1].hasFocus()


def test_tab_goes_through_games_then_what_was_left_then_the_head(qtbot: QtBot, window: MainWindow) -> None:
    left_game(window, "Anna")
    left_game(window, "Bea", "losers")
    window.activateWindow()
    page = first_page(window)
    qtbot.waitUntil(lambda: len(page.findChildren(ResumeButton)) == 2)
    head = [page.bench_button, page.games_button, page.studies_button, page.settings_button]
    games = [button for tile in page.game_tiles.tiles for button in tile.buttons]
    wanted = [*games, *page.findChildren(ResumeButton), *head]
    page.game_tiles.tiles[0].button.setFocus()
    reached = []
    for _ in wanted:
        reached.append(QApplication.focusWidget())
        QTest.keyClick(window, Qt.Key.Key_Tab)
    assert reached == wanted
    assert {button.accessibleName().split(",")[0] for button in page.findChildren(ResumeButton)} == {
        "Continue: Anna",
        "Continue: Bea",
    }


def test_the_studies_lie_over_the_first_page(qtbot: QtBot, window: MainWindow) -> None:
    page = first_page(window)
    page.studies_button.click()
    studies = page_of(qtbot, window, StudiesPage)
    qtbot.waitUntil(lambda: studies.studies == [])
    press(studies, Qt.Key.Key_Escape)
    assert window.page is page


def test_a_click_anywhere_on_a_game_plays_it(window: MainWindow) -> None:
    page = first_page(window)
    tile = page.game_tiles.tiles[1]
    QTest.mouseClick(tile.picture, Qt.MouseButton.RightButton)
    assert window.page is page
    QTest.mouseClick(tile.picture, Qt.MouseButton.LeftButton, pos=QPoint(40, 40))
    assert isinstance(window.page, SeatsPage)
    assert window.page.game.key == tile.game


def test_pictures_open_once_the_page_is_there(qtbot: QtBot, window: MainWindow) -> None:
    window.settings.speed = "normal"
    page = first_page(window)
    pictures = [tile.picture for tile in page.game_tiles.tiles]
    assert all(picture._share < 0 for picture in pictures)
    assert all(picture.grab().toImage().pixelColor(30, 60).red() > 60 for picture in pictures)  # wood comes at once
    qtbot.waitUntil(lambda: all(picture._share == 1.0 for picture in pictures))
    reds = [picture.grab().toImage().pixelColor(30, 60).red() for picture in pictures]
    assert max(reds) - min(reds) <= 8  # the grain of walnut varies with the height
    assert pictures[0].grab().toImage() != pictures[1].grab().toImage()


def test_pictures_are_drawn_once_for_a_size(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[QRectF] = []
    monkeypatch.setattr(fixtures, "draw_stand", lambda painter, rect, lift: drawn.append(rect))
    window.pixmaps.clear()
    for _ in range(2):
        page = first_page(window)
        qtbot.waitUntil(lambda page=page: all(tile.picture._whole is not None for tile in page.game_tiles.tiles))  # type: ignore[misc]
        sizes = {tile.picture.size() for tile in page.game_tiles.tiles}
        assert len(drawn) == len(sizes)
        window.go(Seats("war"))
    window.resize(1024, 700)
    smaller = first_page(window)
    qtbot.waitUntil(lambda: len(drawn) == len(sizes | {tile.picture.size() for tile in smaller.game_tiles.tiles}))
    window.pixmaps.clear()  # lets other tests see the real stands


def test_pictures_are_there_at_once_when_one_comes_back(qtbot: QtBot, window: MainWindow) -> None:
    window.settings.speed = "normal"
    page = first_page(window)
    pictures = [tile.picture for tile in page.game_tiles.tiles]
    qtbot.waitUntil(lambda: all(picture._whole is not None for picture in pictures))
    lying = [picture.grab().toImage() for picture in pictures]
    window.go(Seats("war"))
    let_happen()
    back = first_page(window)
    assert [tile.picture.grab().toImage() for tile in back.game_tiles.tiles] == lying


@pytest.mark.parametrize("size", [QSize(1024, 700), QSize(1440, 900)])
@pytest.mark.parametrize("count", [2, 4])
def test_long_texts_and_four_games_fit(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, size: QSize, count: int
) -> None:
    shelf = [*[*SCREENS.values()][:3], wordy("four")] if count == 4 else [wordy("one"), wordy("two")]
    monkeypatch.setattr("cardtable.app.start.first_page.SCREENS", {screens.key: screens for screens in shelf})
    for number in range(4):
        left_game(window, f"{number}")
    window.resize(size)
    page = first_page(window)
    qtbot.waitUntil(lambda: len(page.findChildren(ResumeButton)) == 4)
    let_happen()
    assert cut(page) == []
    for button in page.findChildren(ResumeButton):
        inside = button.mapTo(page, button.rect().bottomRight())
        assert page.rect().adjusted(20, 20, -20, -20).contains(inside)
        assert button.height() >= least_height()
    for tile in page.game_tiles.tiles:
        inside = tile.mapTo(page, tile.rect().bottomRight())
        assert page.rect().adjusted(20, 20, -20, -20).contains(inside)
        assert tile.picture.width() >= 150
        assert tile.button.height() >= 44
        assert not tile.picture.geometry().intersects(tile.button.geometry())
    assert len({tile.size() for tile in page.game_tiles.tiles}) == 1 or count == 4


def test_four_games_and_what_was_left_are_reached_with_all_four_arrows(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_game(window, "Anna")
    left_game(window, "Bea")
    shelf = [SCREENS["war"], wordy("b"), wordy("c"), wordy("d")]
    monkeypatch.setattr("cardtable.app.start.first_page.SCREENS", {screens.key: screens for screens in shelf})
    window.settings.remember("last game", "d")
    window.activateWindow()
    page = first_page(window)
    assert page.game_tiles.first.game == "d"
    qtbot.waitUntil(lambda: len(page.findChildren(ResumeButton)) == 2)
    let_happen()
    resume = sorted(page.findChildren(ResumeButton), key=lambda button: button.x())
    buttons = [*(tile.button for tile in page.game_tiles.tiles), *resume, page.games_button, page.settings_button]
    buttons[0].setFocus()
    reached = []
    for key in ["DOWN", "RIGHT", "DOWN", "DOWN", "LEFT", "LEFT", "UP", "UP", "UP", "RIGHT", "DOWN"]:
        press(QApplication.focusWidget() or page, getattr(Qt.Key, f"Key_{key.title()}"))
        reached.append(next(place for place, button in enumerate(buttons) if button.hasFocus()))
    assert reached == [2, 3, 5, 5, 4, 4, 2, 0, 6, 7, 1]


def test_loser_s_game_goes_from_the_shelf_to_its_result_and_again(qtbot: QtBot, window: MainWindow) -> None:
    first_page(window).game_tiles.tiles[1].button.click()
    page = window.page
    assert isinstance(page, SeatsPage)
    assert page.age_order
    for row in page.rows[1:]:
        row.player.setCurrentIndex(row.player.findData("random"))
    page.age_order.show_order(page.rows[::-1])
    page.form.show_rules(LosersRules(round_limit=1))
    table = losers(dealt(qtbot, window, page.deal_button.click))
    assert table.live.match.header.own == {"youngest_first": [3, 2, 1, 0]}
    play_out(qtbot, table)
    press(table.page, Qt.Key.Key_Return)
    result = window.page
    assert isinstance(result, ResultPage)
    table = losers(dealt(qtbot, window, result.again_button.click))
    assert table.live.match.header.own == {"youngest_first": [3, 2, 1, 0]}
    assert first_page(window).game_tiles.first.game == "losers"
