"""Unfinished games on the first page: how they stand, what Enter does, and naming and deleting them."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from time import time

import pytest
from PySide6.QtCore import QPoint, QRect, QSizeF, Qt
from PySide6.QtGui import QContextMenuEvent, QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit, QMenu, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.jobs import works_aside
from cardtable.app.routes import GameHistory, Home
from cardtable.app.screens import SCREENS
from cardtable.app.settings import Settings
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.games_page import GamesPage
from cardtable.app.start.resume_button import MoreButton, ResumeButton
from cardtable.app.start.unfinished_games import least_height, lines
from cardtable.app.table.game_page import GamePage
from cardtable.app.table.thumbnail import drawing_framed
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import line_object
from cardtable.engine.record import SeatName, json_text, new_header
from cardtable.engine.state import State
from cardtable.library import saved_games
from cardtable.library.folders import LONGEST_NAME, games_path
from cardtable.library.wastebasket import Wastebasket
from cardtable.match import LineKeeper, Match
from cardtable.table.history import unfinished_table
from cardtable.table.model import TableModel
from cardtable.work import worked_out
from tests.app.conftest import NAMES, PIXMAPS, let_happen, press, resumed
from tests.app.sight import column
from tests.app.test_rough_hands import double_click

pytestmark = pytest.mark.usefixtures("unpainted")

MENUS = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
"""Ignores a message of the offscreen platform, printed whenever a menu opens."""
LONG = tuple(f"{name} Maximiliana" for name in NAMES)


def played(path: Path, key: str = "war", seats: int = 2, moves: int = 7, seed: int = 3, **rules: object) -> State:
    """Write the record of a game of random moves, at most so many, and return the state reached."""
    game = GAMES[key]
    names = LONG if seats == 8 else NAMES
    people = tuple(SeatName(names[seat], "random" if seat else "human") for seat in range(seats))
    header = new_header(game, game.rules.made(rules), people, seed)
    kept = LineKeeper()
    match = Match(header, KeyedRandom(seed), [kept])
    match.go_on()
    luck = KeyedRandom(seed, "moves")
    for _ in range(moves):
        if match.over:
            break
        options = match.state.legal(match.state.turn)
        match.submit_code(options[luck.below(len(options))])
    lines = [header.object, *[line_object(line) for line in kept.lines]]
    path.write_text("".join(json_text(line) + "\n" for line in lines))
    state: State = match.state
    return state


def left(settings: Settings, name: str = "2026-11-20 10.00.00 war", key: str = "war", **how: object) -> Path:
    """Write the record of a game that was begun in this app and left, and return its path."""
    path = saved_games.games_folder() / f"{name}.cardtable"
    played(path, key, **how)  # type: ignore[arg-type]
    settings.opened(path)
    return path


def first_page(window: MainWindow) -> FirstPage:
    """Return the first page, made anew."""
    window.go(Home())
    assert isinstance(window.page, FirstPage)
    return window.page


def looked(qtbot: QtBot, page: FirstPage) -> list[ResumeButton]:
    """Wait until everything about the unfinished games is known, and return their buttons."""
    games = page.unfinished_games.games
    qtbot.waitUntil(
        lambda: bool(page.unfinished_games.games) and all(game.stage for game in page.unfinished_games.games)
    )
    games = page.unfinished_games.games
    let_happen()
    return games


def table_of(path: Path) -> TableModel:
    """Return the table of a record, as far as it may be shown."""
    found = unfinished_table(path, lambda key: SCREENS[key].model())
    assert found
    return found


# --- what they tell --------------------------------------------------------------------------------------------------


def test_a_game_of_bidding_war_tells_how_it_stands(qtbot: QtBot, window: MainWindow) -> None:
    path = left(window.settings, seats=3, moves=10, tie="carry", suit_size=10)
    scores = played(path, seats=3, moves=10, tie="carry", suit_size=10).scores
    assert len(set(scores)) > 1
    (game,) = looked(qtbot, first_page(window))
    assert game.title == "Bidding War"
    assert game.stage == "Prize 4 of 10 · Suit size: 10, Tied bids: add it to the next"
    others = sorted((1, 2), key=lambda seat: -scores[seat])
    assert game.standing == ", ".join([f"You {scores[0]}", *(f"{NAMES[seat]} {scores[seat]}" for seat in others)])
    assert game.accessibleName().startswith("Continue: Bidding War, ")
    assert game.accessibleName().endswith(", with Odile, Bram")
    assert game.standing in game.accessibleDescription()
    assert game.standing in game.toolTip()
    assert "<br>" in game.toolTip()


def test_house_rules_that_have_no_room_are_counted(qtbot: QtBot, window: MainWindow) -> None:
    """The button tells as many as fit, in whole words on several lines; the tooltip and screen readers tell them
    all."""
    left(window.settings, seats=3, moves=10, tie="carry", suit_size=10, ace_value=3)
    (game,) = looked(qtbot, first_page(window))
    whole = "Prize 4 of 10 · Suit size: 10, Tied bids: add it to the next, Value of an ace: 3"
    font, wide = lines()[1], QFontMetricsF(lines()[1]).horizontalAdvance(whole)
    low = QFontMetricsF(font).height()
    for share, rows, told in (
        (1.1, 1, whole),
        (0.6, 2, whole),
        (0.9, 1, "Prize 4 of 10 · Suit size: 10, Tied bids: add it to the next, 1 more…"),
        (0.6, 1, "Prize 4 of 10 · Suit size: 10, 2 more…"),
        (0.4, 1, "Prize 4 of 10 · House rules"),
        (0.25, 1, "Prize 4 of 10"),
    ):
        assert game.stage_within(QSizeF(share * wide, rows * low), font) == told
    assert whole in game.accessibleDescription()
    assert whole in game.toolTip()


def test_a_match_of_losers_game_tells_how_it_stands(qtbot: QtBot, window: MainWindow) -> None:
    path = left(window.settings, key="losers", seats=3, moves=130, failed_bid="zero")
    scores = played(path, "losers", seats=3, moves=130, failed_bid="zero").scores
    (game,) = looked(qtbot, first_page(window))
    assert game.stage == "Hand 3, playing to 50 · Gentle: failed bids cost nothing"
    assert f"You {scores[0]}" in game.standing
    played(path, "losers", seats=3, moves=130, round_limit=6)
    assert table_of(path).stage() == "Hand 3 of 6"


def test_a_game_of_mentalist_poker_tells_how_it_stands(qtbot: QtBot, window: MainWindow) -> None:
    path = left(window.settings, key="mentalist", seats=3, moves=4)
    scores = played(path, "mentalist", seats=3, moves=4).scores
    (game,) = looked(qtbot, first_page(window))
    assert game.stage == "Turn 3"
    assert f"You {scores[0]}" in game.standing
    played(path, "mentalist", seats=3, moves=4, turn_limit=9)
    assert table_of(path).stage() == "Turn 3 of 9"


def test_a_game_that_was_left_before_the_deal_tells_who_plays(qtbot: QtBot, window: MainWindow) -> None:
    path = left(window.settings, suit_size=7)
    path.write_text(path.read_text().splitlines(keepends=True)[0])
    (game,) = looked(qtbot, first_page(window))
    assert game.stage == "Quick: seven cards a suit"
    assert game.standing == "You 0, Odile 0"


def test_of_an_end_that_was_not_seen_nothing_is_told(qtbot: QtBot, window: MainWindow) -> None:
    left(window.settings, moves=99)
    page = first_page(window)
    (game,) = looked(qtbot, page)
    assert game.model is None
    assert (game.does, game.stage, game.standing) == ("See result", "Game over", "with Odile")
    assert not any(sign.isdigit() for sign in game.stage + game.standing)


def test_a_name_is_no_markup_under_the_mouse(qtbot: QtBot, window: MainWindow) -> None:
    path = left(window.settings)
    path.write_text(path.read_text().replace("Odile", "<b>&O</b>"))
    (game,) = looked(qtbot, first_page(window))
    assert "&lt;b&gt;&amp;O&lt;/b&gt;" in game.toolTip()
    assert "<b>&O</b>" in game.standing


@pytest.mark.skipif(os.name != "posix", reason="file names of POSIX")
def test_a_name_with_a_line_break_is_on_one_line(qtbot: QtBot, window: MainWindow) -> None:
    left(window.settings, "one\ntwo")
    (game,) = looked(qtbot, first_page(window))
    assert game.title == "one two"
    assert game.accessibleName().startswith("Continue: one two, ")
    assert game.toolTip().startswith("one two, ")


@pytest.mark.usefixtures("painted")
def test_a_record_that_goes_wrong_is_still_offered(qtbot: QtBot, window: MainWindow) -> None:
    path = left(window.settings, suit_size=7)
    path.write_text(path.read_text() + '{"what": 1}\n')
    (game,) = looked(qtbot, first_page(window))
    assert game.model is None
    assert game.standing == "with Odile"
    assert not game.grab().isNull()


@pytest.mark.usefixtures("painted")
def test_what_the_person_may_not_know_shows_nowhere(window: MainWindow, tmp_path: Path) -> None:
    """Two games of each kind that differ only in it look and read alike. Hidden are coming prizes, a bid face down,
    others' hands, and chips behind a screen."""
    for key in ("war", "losers", "mentalist"):
        path, texts, seen = tmp_path / f"{key}.cardtable", set(), []
        for other in (False, True):
            played(path, key, seats=3, moves=0)
            header, deal = (json.loads(line) for line in path.read_text().splitlines())
            lines = [header, deal]
            if key == "losers":
                deal["hands"][1:] = deal["hands"][1:][:: -1 if other else 1]
            elif key == "mentalist":
                deal["first"] = 1
                lines.append({"seat": 1, "move": "bet", "chips": 3 if other else 7})
            else:
                deal["first"] = 1
                deal["prizes"][1:] = deal["prizes"][1:][:: -1 if other else 1]
                lines.append({"seat": 1, "move": "bid", "card": ("5" if other else "9") + deal["suits"][1]})
            path.write_text("".join(json.dumps(line) + "\n" for line in lines))
            texts.add(path.read_text())
            found = table_of(path)
            picture = worked_out(drawing_framed(QSizeF(120, 84), 2.0, found, [0, 1, 2], PIXMAPS)).toImage()
            seen.append((found.stage(), list(found.scores), sorted(map(str, found.pieces())), picture))
        assert len(texts) == 2
        assert seen[0] == seen[1]


@pytest.mark.usefixtures("painted")
def test_the_picture_is_that_of_the_table(window: MainWindow, tmp_path: Path) -> None:
    pictures = []
    for moves in (2, 6, 12):
        played(tmp_path / "one.cardtable", moves=moves)
        seen = table_of(tmp_path / "one.cardtable")
        pictures.append(worked_out(drawing_framed(QSizeF(120, 84), 1.0, seen, [0, 1], PIXMAPS)).toImage())
    empty = worked_out(drawing_framed(QSizeF(120, 84), 1.0, None, [0, 1], PIXMAPS)).toImage()
    assert len({bytes(picture.constBits()) for picture in [*pictures, empty]}) == 4
    assert {picture.size().toTuple() for picture in [*pictures, empty]} == {(120, 84)}


@pytest.mark.usefixtures("painted")
def test_the_picture_is_mirrored_with_the_table(window: MainWindow, tmp_path: Path) -> None:
    def picture() -> QImage:
        return worked_out(
            drawing_framed(QSizeF(120, 84), 1.0, table_of(tmp_path / "one.cardtable"), [0, 1, 2], PIXMAPS)
        ).toImage()

    for key in SCREENS:
        played(tmp_path / "one.cardtable", key, seats=3)
        usual = picture()
        QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        try:
            assert picture() != usual
        finally:
            QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        assert picture() == usual


# --- where they are --------------------------------------------------------------------------------------------------


def places(page: FirstPage) -> list[tuple[str, QRect]]:
    """Return the places of everything that was on the page from the beginning."""
    there = [*page.game_tiles.tiles, page.games_button, page.settings_button, page.unfinished_games]
    return [(type(widget).__name__, QRect(widget.mapTo(page, QPoint()), widget.size())) for widget in there]


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
@pytest.mark.parametrize("count", [0, 1, 3, 6])
def test_nothing_moves_when_they_come(qtbot: QtBot, window: MainWindow, size: tuple[int, int], count: int) -> None:
    for number in range(count):
        left(window.settings, f"2026-11-20 10.00.0{number} war", seats=2 + number)
    window.resize(*size)
    page = first_page(window)
    QApplication.sendPostedEvents()
    before = places(page)
    if count:
        looked(qtbot, page)
    else:
        qtbot.waitUntil(lambda: page.play_button.bright)
    assert places(page) == before
    assert len(page.unfinished_games.buttons) == min(count, 4)
    for button in page.unfinished_games.buttons:
        inside = QRect(button.mapTo(page.unfinished_games, QPoint()), button.size())
        assert page.unfinished_games.rect().contains(inside)
        assert button.height() >= least_height()


def test_room_is_kept_where_games_may_have_come_from_elsewhere(qtbot: QtBot, window: MainWindow) -> None:
    for number in range(3):
        played(saved_games.games_folder() / f"{number}.cardtable")
    page = first_page(window)
    before = places(page)
    game, *_ = looked(qtbot, page)
    assert places(page) == before
    assert [type(button) for button in page.unfinished_games.buttons] == [ResumeButton, MoreButton]
    assert game.title in ("0", "1", "2")


@pytest.mark.usefixtures("painted")
def test_where_nothing_was_left_the_room_says_what_it_is_for(qtbot: QtBot, window: MainWindow) -> None:
    played(saved_games.games_folder() / "over.cardtable", moves=99)
    page = first_page(window)
    before = page.unfinished_games.grab().toImage()
    qtbot.waitUntil(lambda: page.unfinished_games.grab().toImage() != before)
    assert page.unfinished_games.buttons == []
    assert page.bright_button is page.play_button
    assert page.play_button.bright


def test_all_that_were_left_can_be_reached(qtbot: QtBot, window: MainWindow) -> None:
    for number in range(6):
        left(window.settings, f"{number}")
    page = first_page(window)
    looked(qtbot, page)
    *_, more = page.unfinished_games.buttons
    assert isinstance(more, MoreButton)
    assert more.text() == "3 more…"
    more.click()
    kept = window.page
    assert isinstance(kept, GamesPage)
    qtbot.waitUntil(lambda: len(kept.list.rows) == 6)
    assert kept.watch_button.text() == "Continue"
    kept.watch_button.click()
    qtbot.waitUntil(lambda: isinstance(window.page, GamePage))


def test_a_low_window_shows_the_last_one_and_the_way_to_the_rest(qtbot: QtBot, window: MainWindow) -> None:
    for number in range(4):
        left(window.settings, f"{number}", key="losers", seats=8, moves=30)
    page = first_page(window)
    first, *_ = looked(qtbot, page)
    page.unfinished_games.fit(roomy=False, short=True)
    let_happen()
    assert [type(button) for button in page.unfinished_games.buttons] == [ResumeButton, MoreButton]
    assert page.unfinished_games.buttons[1].text() == "3 more…"
    assert [game.isVisible() for game in page.unfinished_games.games] == [True, False, False, False]
    assert page.bright_button is first


# --- what Enter does -------------------------------------------------------------------------------------------------


def test_enter_goes_on_with_the_game_that_was_left_last(qtbot: QtBot, window: MainWindow) -> None:
    left(window.settings, "older", key="losers", seats=4)
    window.settings.remember("last game", "losers")
    left(window.settings, "later")
    older = saved_games.games_folder() / "older.cardtable"
    os.utime(older, (1_600_000_000, 1_600_000_000))
    page = first_page(window)
    assert not any(tile.button.bright for tile in page.game_tiles.tiles)
    games = looked(qtbot, page)
    assert [(game.title, game.bright) for game in games] == [("later", True), ("older", False)]
    assert page.bright_button is games[0]
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.game_page is not None)
    assert window.game_page is not None
    assert window.game_page.live.path.stem == "later"


def test_enter_before_they_are_found_is_not_lost(qtbot: QtBot, window: MainWindow) -> None:
    left(window.settings)
    page = first_page(window)
    press(page, Qt.Key.Key_Return)
    assert window.page is page
    qtbot.waitUntil(lambda: isinstance(window.page, GamePage))


def test_the_keys_come_to_it_unless_they_have_gone_elsewhere(qtbot: QtBot, window: MainWindow) -> None:
    left(window.settings)
    window.activateWindow()
    page = first_page(window)
    (game,) = looked(qtbot, page)
    assert game.hasFocus()
    press(game, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.page, GamePage))
    page = first_page(window)
    page.settings_button.setFocus()
    looked(qtbot, page)
    assert page.settings_button.hasFocus()


# --- names and deleting ----------------------------------------------------------------------------------------------


def menu_of(page: QWidget) -> QMenu:
    """Return the open menu."""
    (menu,) = [menu for menu in page.findChildren(QMenu) if menu.isVisible()]
    return menu


def give_name(page: QWidget, name: str) -> None:
    """Answer the question for a name."""
    (dialog,) = page.findChildren(QInputDialog)
    field = dialog.findChild(QLineEdit)
    assert field
    assert field.maxLength() == LONGEST_NAME
    dialog.setTextValue(name)
    dialog.accept()


@MENUS
@pytest.mark.parametrize("way", ["dots", "dots mirrored", "right button", "menu key"])
def test_its_menu_opens_in_every_way(qtbot: QtBot, window: MainWindow, way: str) -> None:
    left(window.settings)
    page = first_page(window)
    page.setLayoutDirection(Qt.LayoutDirection.RightToLeft if "mirrored" in way else Qt.LayoutDirection.LeftToRight)
    (game,) = looked(qtbot, page)
    middle = game.height() // 2
    if "dots" in way:
        x = 20 if "mirrored" in way else game.width() - 20
        QTest.mouseClick(game, Qt.MouseButton.LeftButton, pos=QPoint(x, middle))
    else:
        reason = QContextMenuEvent.Reason.Keyboard if "key" in way else QContextMenuEvent.Reason.Mouse
        at = QPoint(100, middle)
        QApplication.sendEvent(game, QContextMenuEvent(reason, at, game.mapToGlobal(at)))
    assert window.page is page
    menu = menu_of(page)
    assert [action.text().split("\t")[0] for action in menu.actions() if action.text()] == [
        "Continue",
        "Rename…",
        "Delete",
    ]
    menu.actions()[0].trigger()
    menu.close()
    qtbot.waitUntil(lambda: isinstance(window.page, GamePage))


def test_it_is_given_a_name_and_loses_it_again(qtbot: QtBot, window: MainWindow) -> None:
    path = left(window.settings)
    record = path.read_bytes()
    page = first_page(window)
    (game,) = looked(qtbot, page)
    press(game, Qt.Key.Key_F2)
    give_name(page, "  Sunday: with / Odile ")
    assert game.title == "Sunday with Odile"
    assert game.stage == "Bidding War · Prize 4 of 13"
    named = path.with_name("Sunday with Odile.cardtable")
    assert [path.exists(), named.read_bytes()] == [False, record]
    assert window.settings.unseen == [named.name]
    page = first_page(window)
    (game,) = looked(qtbot, page)
    assert game.title == "Sunday with Odile"
    press(game, Qt.Key.Key_F2)
    give_name(page, "")
    assert game.title == "Bidding War"
    assert not named.exists()
    game.click()
    qtbot.waitUntil(lambda: isinstance(window.page, GamePage))


@pytest.mark.parametrize(
    ("wanted", "stem"),
    [
        ("taken", "taken (2)"),
        ("..", ""),
        (".hidden", "hidden"),
        ("nul", "nul war"),
        ("COM1.x", "COM1.x war"),
        ("a\\b|c?\n", "a b c"),
        ("ŵ" * 90, "ŵ" * 59 + "…"),
        ("2026-01-01 00.00.00 war", ""),
    ],
)
def test_a_name_becomes_one_that_files_can_have(settings: Settings, wanted: str, stem: str) -> None:
    left(settings, "taken")
    path = left(settings)
    game = next(game for game in saved_games.kept_games() if game.path == path)
    now = saved_games.rename(game, wanted)
    assert now.exists()
    assert game._replace(path=now).name == stem
    assert len(saved_games.kept_games()) == 2


def test_it_is_deleted_and_had_back(qtbot: QtBot, window: MainWindow) -> None:
    one, other = left(window.settings, "one"), left(window.settings, "other")
    os.utime(other, (1_600_000_000, 1_600_000_000))
    record = one.read_bytes()
    page = first_page(window)
    game, second = looked(qtbot, page)
    before = game.geometry()
    press(game, Qt.Key.Key_Delete)
    assert not one.exists()
    assert (game.does, game.geometry()) == ("Undo", before)
    assert game.accessibleName().startswith("Undo: one")
    assert "F2" not in game.accessibleDescription()
    assert page.bright_button is second
    game.click()
    assert one.read_bytes() == record
    assert (game.does, game.title) == ("Continue", "one")
    assert page.bright_button is game
    assert window.page is page
    assert [saved.path for saved in saved_games.unfinished_games()] == [one, other]


def test_two_quick_clicks_bring_it_back_and_go_on_with_nothing(qtbot: QtBot, window: MainWindow) -> None:
    path = left(window.settings, "one")
    page = first_page(window)
    (game,) = looked(qtbot, page)
    press(game, Qt.Key.Key_Delete)
    at = QPoint(100, game.height() // 2)
    QTest.mouseClick(game, Qt.MouseButton.LeftButton, pos=at)
    double_click(game, at)
    assert path.exists()
    qtbot.waitUntil(lambda: not works_aside())
    let_happen()
    assert window.page is page


@pytest.mark.parametrize("way", ["delete", "rename", "open"])
def test_what_another_window_has_renamed_is_looked_for_again(qtbot: QtBot, window: MainWindow, way: str) -> None:
    path = left(window.settings, "one")
    other = left(window.settings, "other")
    os.utime(other, (1_600_000_000, 1_600_000_000))
    page = first_page(window)
    game, _ = looked(qtbot, page)
    path.rename(path.with_stem("moved"))
    window.settings.renamed(path, path.with_stem("moved"))
    if way == "delete":
        press(game, Qt.Key.Key_Delete)
    elif way == "rename":
        press(game, Qt.Key.Key_F2)
        give_name(page, "mine")
    else:
        game.click()
    qtbot.waitUntil(lambda: [found.title for found in page.unfinished_games.games] == ["moved", "other"])
    boxes = window.findChildren(QMessageBox)
    assert len(boxes) == (way != "delete")
    for box in boxes:
        box.close()
    let_happen()
    assert page.bright_button is page.unfinished_games.games[0]
    assert sum(isinstance(cell, ResumeButton) for cell in page.findChildren(ResumeButton)) == 2
    press(page.unfinished_games.games[0], Qt.Key.Key_F2)
    give_name(page, "mine")
    assert [found.title for found in page.unfinished_games.games] == ["mine", "other"]


def test_what_was_deleted_is_gone_when_the_window_closes(qtbot: QtBot, window: MainWindow) -> None:
    left(window.settings, "one")
    page = first_page(window)
    (game,) = looked(qtbot, page)
    press(game, Qt.Key.Key_Delete)
    folder = saved_games.games_folder()
    assert len(list(folder.rglob("*.cardtable"))) == 1
    assert (folder / "deleted").stat().st_mode & 0o077 == 0
    page = first_page(window)
    qtbot.waitUntil(lambda: page.play_button.bright)
    assert page.unfinished_games.buttons == []
    window.close()
    assert list(folder.rglob("*.cardtable")) == []


def test_what_another_window_deleted_stays_and_what_a_killed_one_did_goes(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left(settings)
    another = Wastebasket()
    another.put(path)
    Wastebasket().empty()
    another.take_back(path)
    assert path.exists()
    another.put(path)
    later = time() + 100_000
    monkeypatch.setattr("cardtable.library.wastebasket.time", lambda: later)
    Wastebasket().empty()
    assert list(path.parent.rglob("*.cardtable")) == []


@pytest.mark.skipif(os.name != "posix", reason="links of POSIX")
def test_what_others_keep_where_the_games_are_a_link_is_not_emptied_out(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = tmp_path / "shared" / "deleted" / "photos"
    theirs.mkdir(parents=True)
    (theirs.parent / "theirs.cardtable").touch()
    games_path().parent.mkdir(parents=True)
    games_path().symlink_to(tmp_path / "shared")
    basket = Wastebasket()
    basket.put(left(settings))
    later = time() + 100_000
    monkeypatch.setattr("cardtable.library.wastebasket.time", lambda: later)
    basket.empty()
    assert sorted(path.name for path in theirs.parent.iterdir()) == ["photos", "theirs.cardtable"]


def closed(*_: object) -> None:
    """Raise the error of a folder that may not be read."""
    raise PermissionError(13, "Permission denied")


def test_a_closed_folder_holds_nothing(
    qtbot: QtBot, window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In whichever way it is read."""
    left(settings)
    for way in ("iterdir", "glob", "exists"):
        monkeypatch.setattr(Path, way, closed)
    page = first_page(window)
    qtbot.waitUntil(lambda: page.play_button.bright)
    assert page.unfinished_games.buttons == []
    Wastebasket().empty()
    monkeypatch.undo()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="permissions of POSIX, which bind no root")
def test_a_games_folder_that_is_closed_holds_nothing(qtbot: QtBot, window: MainWindow) -> None:
    folder = left(window.settings).parent
    (folder / "deleted").mkdir()
    folder.chmod(0)
    page = first_page(window)
    qtbot.waitUntil(lambda: page.play_button.bright)
    assert page.unfinished_games.buttons == []
    Wastebasket().empty()
    folder.chmod(0o700)


def test_a_game_that_is_open_elsewhere_is_left_alone(qtbot: QtBot, window: MainWindow) -> None:
    path = left(window.settings)
    page = first_page(window)
    (game,) = looked(qtbot, page)
    elsewhere = resumed(path, window.settings)
    press(game, Qt.Key.Key_Delete)
    press(game, Qt.Key.Key_F2)
    give_name(page, "Mine")
    elsewhere.close()
    boxes = window.findChildren(QMessageBox)
    assert len(boxes) == 2
    assert all("open in another window" in box.text() for box in boxes)
    for box in boxes:
        box.close()
    assert path.exists()
    assert not game.deleted


def test_what_is_gone_for_good_can_not_be_had_back(qtbot: QtBot, window: MainWindow) -> None:
    path = left(window.settings)
    page = first_page(window)
    (game,) = looked(qtbot, page)
    press(game, Qt.Key.Key_Delete)
    (path.parent / "deleted" / path.name).unlink()
    for _ in range(2):
        game.click()
        box = window.findChildren(QMessageBox)[-1]
        assert "can't be restored" in box.text()
        box.close()


@MENUS
def test_games_that_are_over_are_named_and_deleted_too(qtbot: QtBot, window: MainWindow) -> None:
    for number in range(3):
        path = saved_games.games_folder() / f"2026-11-20 10.00.0{number} war.cardtable"
        played(path, moves=99)
        os.utime(path, (1_600_000_000 - number, 1_600_000_000 - number))
    window.go(GameHistory())
    page = window.page
    assert isinstance(page, GamesPage)
    qtbot.waitUntil(lambda: len(page.list.rows) == 3)

    def names() -> list[str]:
        return column(page.list, 1)

    assert not page.undo_button.isEnabled()
    assert page.watch_button.text() == "Watch"
    page.list.choose_row(1)
    press(page.list, Qt.Key.Key_F2)
    give_name(page, "The best of all")
    assert names() == ["Bidding War", "The best of all (Bidding War)", "Bidding War"]
    assert page.list.row == 1
    press(page.list, Qt.Key.Key_Delete)
    assert names() == ["Bidding War", "Bidding War"]
    assert len(saved_games.kept_games()) == 2
    assert page.undo_button.isEnabled()
    page.undo_button.click()
    qtbot.waitUntil(lambda: len(names()) == 3)
    assert names()[1] == "The best of all (Bidding War)"
    page.list.customContextMenuRequested.emit(QPoint(10, 10))
    menu = menu_of(page)
    menu.actions()[-1].trigger()
    menu.close()
    assert names() == ["Bidding War", "Bidding War"]
    window.go(GameHistory())
    again = window.page
    assert isinstance(again, GamesPage)
    qtbot.waitUntil(lambda: len(again.list.rows) == 2)
    press(again.list, Qt.Key.Key_F2)
    give_name(again, "x")
    QTest.keyClick(again, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: len(again.list.rows) == 3)


def test_what_is_deleted_while_it_is_read_is_not_looked_for(qtbot: QtBot, window: MainWindow) -> None:
    left(window.settings)
    window.go(GameHistory())
    page = window.page
    assert isinstance(page, GamesPage)
    qtbot.waitUntil(lambda: len(page.list.rows) == 1)
    page.watch_button.click()
    press(page.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not works_aside())
    let_happen()
    assert window.page is page
    assert not window.findChildren(QMessageBox)


def test_a_table_that_comes_late_is_that_of_a_game_renamed_meanwhile(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left(window.settings)
    asked: list[tuple[Path, Callable[[TableModel], None]]] = []
    monkeypatch.setattr("cardtable.app.start.first_page.look_at", lambda path, cell, show: asked.append((path, show)))
    page = first_page(window)
    qtbot.waitUntil(lambda: bool(asked))
    ((looked_at, show),) = asked
    assert looked_at == path
    page.unfinished_games.show_moved(path, path.with_stem("the best"))
    show(table_of(path))
    (game,) = page.unfinished_games.games
    assert game.title == "the best"
    assert "Prize" in game.stage
