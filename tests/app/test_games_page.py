"""Page of kept games: search, sorting, opening, export and statistics, all by keyboard."""

import os
from collections.abc import Callable, Generator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QInputDialog,
    QLabel,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.app.after.result_page import ResultPage
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.jobs import works_aside
from cardtable.app.routes import GameHistory, Home, ReviewOf
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.games_page import GamesPage
from cardtable.app.start.kept_games import player_words
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.library.folders import games_path
from cardtable.library.game_index import index_path
from cardtable.library.saved_games import games_folder
from tests.app.conftest import (
    LARGER,
    LARGEST,
    LONGER,
    Oracle,
    choose_file,
    in_all_sizes,
    let_happen,
    messages,
    page_of,
    press,
)
from tests.app.game_records import record
from tests.app.sight import column, labels
from tests.app.test_rough_hands import double_click
from tests.app.test_unfinished_games import MENUS, give_name, menu_of, played
from tests.app.test_watch import played as recorded
from tests.app.test_watch import settle

pytestmark = pytest.mark.usefixtures("unpainted")


def kept(qtbot: QtBot, window: MainWindow) -> GamesPage:
    """Open the page of kept games and wait until all are found."""
    window.activateWindow()
    window.go(GameHistory())
    page = window.page
    assert isinstance(page, GamesPage)
    with qtbot.waitSignal(page.search.ended):
        pass
    return page


PageT = TypeVar("PageT", bound=QWidget)


def shown(window: MainWindow, kind: type[PageT]) -> PageT:
    """Return the page that is shown, which must be of this kind."""
    assert isinstance(window.page, kind)
    return window.page


def figures(qtbot: QtBot, page: GamesPage) -> list[list[str]]:
    """Return the rows of the statistics once they are counted."""
    assert page.statistics is not None
    table = page.statistics.table
    return [list(row) for row in zip(*(column(table, number) for number in range(7)), strict=True)]


def some_games() -> None:
    """Write four games that have little in common."""
    record("first", "Anna:human", "Odile:club", scores=(30, 12), when=1_500_000_000)
    record("second", "Anna:human", "Bram:expert", scores=(1, 2), when=1_600_000_000, rules={"suit_size": 7})
    record("third", "Ines:human", "Odile:exec:./bot", game="losers", when=1_700_000_000, practice=True)
    record("fourth", "Anna:human", "Odile:club", game="losers", scores=(50, 7), when=1_650_000_000)


def look_at(qtbot: QtBot, window: MainWindow, page: GamesPage, what: str) -> QWidget:
    """Open something of the chosen game, named by `what`, and return the widget that gets the keys there."""
    watches = what in ("watch", "watched to the end")
    (page.watch_button if watches else page.result_button).click()
    qtbot.waitUntil(lambda: isinstance(window.page, WatchPage if watches else ResultPage))
    watch = window.page
    if isinstance(watch, WatchPage):
        settle(qtbot, watch)
        if what == "watch":
            return watch.table.page
        watch.shown.go_to(watch.shown.end)
        settle(qtbot, watch)
        watch.ended.emit()
    elif what == "review":
        window.go(ReviewOf())
        press(shown(window, ReviewPage), Qt.Key.Key_Escape)
    return shown(window, ResultPage)


@pytest.mark.parametrize("what", ["watch", "result", "review", "watched to the end"])
def test_esc_leads_back_to_the_game_in_the_list(qtbot: QtBot, window: MainWindow, oracle: Oracle, what: str) -> None:
    path = recorded(games_folder() / "old.cardtable", "war")
    os.utime(path, (1_500_000_000, 1_500_000_000))
    for number in range(40):
        record(f"{number}", scores=(2, 1))
    page = kept(qtbot, window)
    page.list.choose(path.name)
    press(look_at(qtbot, window, page, what), Qt.Key.Key_Escape)
    back = shown(window, GamesPage)
    with qtbot.waitSignal(back.search.ended):
        pass
    assert back.list.chosen
    assert back.list.chosen.game.path == path
    assert back.list.viewport().rect().contains(back.list.visualRect(back.list.currentIndex()))


# --- the list --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
def test_all_who_played_are_named_where_there_is_room(qtbot: QtBot, window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    some_games()
    record("many", "Anna:human", "Odile:club", "Bram:club", "Tove:club", "Ines:expert", scores=(1, 2, 3, 4, 5))
    page = kept(qtbot, window)
    for number, heading in enumerate(("When", "Game", "Players", "Result")):
        assert page.list.sizeHintForColumn(number) <= page.list.columnWidth(number), heading
    before = [page.list.columnWidth(number) for number in range(5)]
    page.field.setText("ines won")
    assert [page.list.columnWidth(number) for number in range(5)] == before  # found games move nothing


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("", ["third", "fourth", "second", "first"]),
        ("bidding", ["second", "first"]),
        ("2017", ["first"]),
        ("ines", ["third"]),
        ("Anna Expert", ["second"]),
        ("program", ["third"]),
        ("ines won", []),
        ("bram won", ["second"]),
        ("30 : 12", ["first"]),
        ("in progress", ["third"]),
        ("seven cards", ["second"]),
        ("practice", ["third"]),
    ],
)
def test_games_are_found_by_what_is_known_of_them(
    qtbot: QtBot, window: MainWindow, words: str, found: list[str]
) -> None:
    some_games()
    page = kept(qtbot, window)
    page.field.setText(words)
    assert [title.split()[0] for title in column(page.list, 1)] == found
    assert page.watch_button.isEnabled() == bool(found)
    assert ("No matching games." in labels(page)) == (not found)


def test_all_is_done_by_keyboard(qtbot: QtBot, window: MainWindow) -> None:
    some_games()
    page = kept(qtbot, window)
    assert page.list.hasFocus()
    press(page.list, Qt.Key.Key_Down)
    assert page.list.row == 1
    page.field.setFocus()
    QTest.keyClicks(page.field, "bidding")
    press(page.field, Qt.Key.Key_Return)
    assert page.list.hasFocus()
    assert page.list.row == 0
    reached = []
    while not isinstance(window.focusWidget(), QAbstractButton) or not page.watch_button.hasFocus():
        QTest.keyClick(window, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        reached.append(focus)
        assert len(reached) < 20
    assert page.order in reached
    assert [button.text() for button in reached if isinstance(button, QAbstractButton)] == [
        *("Rename…", "Delete", "Save a copy…", "Save the list…"),
        *("Home", "Open a record…", "Result", "Open table", "Watch"),
    ]
    page.tabs.tabBar().setFocus()
    press(page.tabs.tabBar(), Qt.Key.Key_Right)
    assert page.statistics is not None
    qtbot.waitUntil(lambda: len(figures(qtbot, page)) == 1)
    page.statistics.by.setFocus()
    press(page.statistics.by, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: [row[1] for row in figures(qtbot, page)] == ["Anna"])
    press(page.statistics.by, Qt.Key.Key_Delete)
    press(page.statistics.by, Qt.Key.Key_F2)
    assert len(list(games_folder().glob("*.cardtable"))) == 4
    assert page.isVisible()
    press(page, Qt.Key.Key_Escape)
    assert isinstance(window.page, FirstPage)


@pytest.mark.skipif(os.name != "posix", reason="file names of POSIX")
def test_a_name_with_a_line_break_takes_one_line_everywhere(qtbot: QtBot, window: MainWindow) -> None:
    path = record("one\ntwo\u2028three", "Anna\nMaria:human", "Odile:club", scores=(2, 1))
    page = kept(qtbot, window)
    assert column(page.list, 1) == ["one two three (Bidding War)"]
    assert column(page.list, 2) == ["Anna Maria, Odile (club)"]
    model = page.list.model()
    assert "\n" not in model.data(model.index(0, 1), Qt.ItemDataRole.ToolTipRole)
    press(page.list, Qt.Key.Key_F2)
    (dialog,) = page.findChildren(QInputDialog)
    assert dialog.textValue() == "one two three"
    dialog.reject()
    path.write_text("no record")
    page.watch_button.click()
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    assert box.text().startswith("one two three.cardtable, line 1: ")
    box.close()


def test_the_order_is_chosen_by_box_or_heading(qtbot: QtBot, window: MainWindow) -> None:
    some_games()
    page = kept(qtbot, window)
    orders = {
        "Sort by date": ["third", "fourth", "second", "first"],
        "Sort by game": ["first", "fourth", "second", "third"],
        "Sort by players": ["second", "fourth", "first", "third"],
        "Sort by result": ["first", "fourth", "second", "third"],
        "Sort by house rules": ["third", "fourth", "first", "second"],
    }
    assert [page.order.itemText(place) for place in range(page.order.count())] == list(orders)
    page.list.choose_row(2)
    for place, order in [*enumerate(orders.values())][::-1]:
        page.order.setCurrentIndex(place)
        assert [title.split()[0] for title in column(page.list, 1)] == order
        assert page.list.chosen is not None
        assert page.list.chosen.game.name == "second"  # the chosen game is still chosen
    heading = page.list.horizontalHeader()
    for order in (orders["Sort by game"], orders["Sort by game"][::-1]):
        where = QPoint(heading.sectionViewportPosition(1) + 20, 10)
        QTest.mouseClick(heading.viewport(), Qt.MouseButton.LeftButton, pos=where)
        assert [title.split()[0] for title in column(page.list, 1)] == order
        assert page.order.currentText() == "Sort by game"


def test_the_page_shows_what_is_remembered_and_then_what_is_true(qtbot: QtBot, window: MainWindow) -> None:
    some_games()
    kept(qtbot, window)
    record("fifth", scores=(1, 2), when=1_710_000_000)
    (games_folder() / "first.cardtable").unlink()
    window.go(GameHistory())
    page = window.page
    assert isinstance(page, GamesPage)
    seen: list[list[str]] = []
    page.search.found.connect(lambda lines: seen.append([line.game.name for line in lines]))
    with qtbot.waitSignal(page.search.ended):
        pass
    assert seen[0] == ["third", "fourth", "second"]
    assert seen[1] == ["fifth", "third", "fourth", "second"]
    assert [title.split()[0] for title in column(page.list, 1)] == seen[1]


def test_what_is_deleted_while_the_folder_is_looked_through_does_not_come_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    some_games()
    kept(qtbot, window)
    window.go(GameHistory())
    page = window.page
    assert isinstance(page, GamesPage)
    qtbot.waitUntil(lambda: bool(page.list.rows))
    page.list.setFocus()
    press(page.list, Qt.Key.Key_Delete)
    with qtbot.waitSignal(page.search.ended, raising=False, timeout=1):
        pass
    qtbot.waitUntil(lambda: not page.progress.isVisible())
    let_happen()
    assert [title.split()[0] for title in column(page.list, 1)] == ["fourth", "second", "first"]


def test_a_page_that_is_left_looks_for_nothing_any_more(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise pages that were left could use up all threads, and the next page would have none."""
    begun: list[bool] = []

    def counted(known: object) -> Generator[float, None, None]:
        begun.append(True)
        while True:
            yield 0.5

    monkeypatch.setattr("cardtable.app.start.kept_games.counted", counted)
    window.go(GameHistory())
    qtbot.waitUntil(lambda: bool(begun))
    window.go(Home())
    qtbot.waitUntil(lambda: not works_aside())


def test_a_damaged_index_is_nobodys_worry(qtbot: QtBot, window: MainWindow) -> None:
    some_games()
    kept(qtbot, window)
    index_path().write_bytes(b"nonsense" * 1000)
    page = kept(qtbot, window)
    assert len(page.list.rows) == 4
    assert not window.findChildren(QMessageBox)


def test_where_no_index_can_be_kept_the_games_stay_and_are_counted(qtbot: QtBot, window: MainWindow) -> None:
    index_path().parent.mkdir(parents=True)
    index_path().mkdir()
    for number in range(2):
        recorded(games_folder() / f"{number}.cardtable", "war", ("human", "random"))
    for _ in range(2):
        page = kept(qtbot, window)
        assert len(page.list.rows) == 2
        assert all(line.game.seats[0].tried for line in page.list.rows)
    page.tabs.setCurrentIndex(1)
    qtbot.waitUntil(lambda: [row[2] for row in figures(qtbot, page)] == ["2"])
    assert "prizes taken" in figures(qtbot, page)[0][6]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="permissions of POSIX, which bind no root")
def test_in_folders_that_can_not_be_written_the_games_stay(qtbot: QtBot, window: MainWindow) -> None:
    some_games()
    for folder in (games_folder(), games_folder().parent):
        folder.chmod(0o500)
    for _ in range(2):
        assert len(kept(qtbot, window).list.rows) == 4
    assert not index_path().exists()
    games_folder().parent.chmod(0o700)
    kept(qtbot, window)
    assert index_path().exists()


def test_our_own_mistakes_are_not_taken_for_a_folders(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mistaken(known: object) -> Generator[float, None, None]:
        yield 0.0
        raise ValueError("a mistake")

    monkeypatch.setattr("cardtable.app.start.kept_games.checked", mistaken)
    with qtbot.capture_exceptions() as raised:
        window.go(GameHistory())
        page = window.page
        assert isinstance(page, GamesPage)
        qtbot.waitUntil(lambda: bool(raised) or "Searching…" not in labels(page))
    assert [str(error) for _, error, _ in raised] == ["a mistake"]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="permissions of POSIX, which bind no root")
def test_of_a_folder_that_can_not_be_read_it_is_said_why(qtbot: QtBot, window: MainWindow) -> None:
    some_games()
    games_folder().chmod(0)
    assert f"Your games in {games_path()} can't be read: Permission denied." in labels(kept(qtbot, window))


@pytest.mark.usefixtures("no_folder")
def test_where_the_folder_can_not_be_had_it_is_not_said_that_there_are_no_games(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = kept(qtbot, window)
    assert f"Your games in {games_path()} can't be read: File exists." in labels(page)
    games_path().unlink()
    page.search.look_anew()
    qtbot.waitUntil(lambda: "No games played yet." in labels(page))


# --- what another window has done meanwhile --------------------------------------------------------------------------


def names(page: GamesPage) -> list[str]:
    """Return the first word of each game's title in the list."""
    return [title.split()[0] for title in column(page.list, 1)]


@pytest.mark.parametrize("renamed", [False, True])
@pytest.mark.parametrize("way", ["delete", "rename", "watch", "result"])
def test_a_game_that_is_not_there_any_more_leaves_the_list(
    qtbot: QtBot, window: MainWindow, way: str, renamed: bool
) -> None:
    some_games()
    page = kept(qtbot, window)
    page.list.choose_row(1)
    path = games_folder() / "fourth.cardtable"
    if renamed:
        path.rename(path.with_stem("moved"))
    else:
        path.unlink()
    if way == "rename":
        page.rename_button.click()
        give_name(page, "mine")
    else:
        {"delete": page.delete_button, "watch": page.watch_button, "result": page.result_button}[way].click()
    left = ["third", "moved", "second", "first"] if renamed else ["third", "second", "first"]
    qtbot.waitUntil(lambda: names(page) == left)
    assert page.isVisible()
    if way == "delete":
        assert messages(window) == []
        assert not page.undo_button.isEnabled()
    else:
        qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
        (sentence,) = messages(window)
        assert "The game is gone" in sentence or "fourth.cardtable: No such file" in sentence
    assert window.page is page


# --- nervous clicks --------------------------------------------------------------------------------------------------


def click_twice(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    double_click(button, button.rect().center())
    let_happen()


def test_two_quick_clicks_do_it_once(qtbot: QtBot, window: MainWindow) -> None:
    some_games()
    page = kept(qtbot, window)
    page.list.choose_row(1)
    click_twice(page.rename_button)
    (dialog,) = page.findChildren(QInputDialog)
    dialog.setTextValue("mine")
    (renames,) = (button for button in dialog.findChildren(QAbstractButton) if button.text() == "Rename")
    click_twice(renames)
    assert names(page) == ["third", "mine", "second", "first"]
    click_twice(page.delete_button)
    assert names(page) == ["third", "second", "first"]
    press(page.list, Qt.Key.Key_Delete)
    assert names(page) == ["third", "first"]
    click_twice(page.undo_button)
    qtbot.waitUntil(lambda: names(page) == ["third", "second", "first"])
    assert page.undo_button.isEnabled()
    assert messages(window) == []


# --- opening and saving ----------------------------------------------------------------------------------------------


def test_the_result_of_a_game_is_opened_with_its_review(qtbot: QtBot, window: MainWindow, oracle: Oracle) -> None:
    played(games_folder() / "over.cardtable", moves=99, seats=3, suit_size=5)
    played(games_folder() / "left.cardtable", moves=3)
    page = kept(qtbot, window)
    page.field.setText("in progress")
    assert not page.result_button.isEnabled()
    page.field.setText("won")
    press(page.result_button, Qt.Key.Key_Return)
    result = page_of(qtbot, window, ResultPage)
    ending = result.findChild(QLabel, "ending")
    assert ending is not None
    assert "You win" in ending.text() or " wins with " in ending.text()
    qtbot.waitUntil(lambda: bool(window.reviewer and window.reviewer.review.judged))
    result.review_button.click()
    assert isinstance(window.page, ReviewPage)


def test_of_several_persons_each_is_reviewed(qtbot: QtBot, window: MainWindow, oracle: Oracle) -> None:
    people = ("human", "random", "human")
    recorded(games_folder() / "over.cardtable", "war", people)
    page = kept(qtbot, window)
    page.result_button.click()
    result = page_of(qtbot, window, ResultPage)
    qtbot.waitUntil(lambda: bool(window.reviewer and window.reviewer.review.judged))
    seats = []
    result.review_button.click()
    review = window.page
    assert isinstance(review, ReviewPage)
    for seat in (2, 0):
        review.whose.other_seat.emit(seat)
        assert window.reviewer
        seats.append(window.reviewer.review.seat)
    assert seats == [2, 0]


def test_games_that_only_bots_played_have_no_result_of_a_person(qtbot: QtBot, window: MainWindow) -> None:
    record("bots", "Odile:club", "Bram:expert", scores=(1, 2))
    page = kept(qtbot, window)
    assert page.watch_button.isEnabled()
    assert not page.result_button.isEnabled()


@MENUS
def test_the_menu_offers_what_the_buttons_do(qtbot: QtBot, window: MainWindow) -> None:
    some_games()
    page = kept(qtbot, window)
    offered = []
    for row in (0, 1):
        page.list.choose_row(row)
        page.list.customContextMenuRequested.emit(QPoint(10, 10))
        menu = menu_of(page)
        offered.append([action.text().split("\t")[0] for action in menu.actions() if action.text()])
        menu.close()
    assert offered == [
        ["Continue", "Save a copy…", "Rename…", "Delete"],
        ["Watch", "Result", "Open table", "Save a copy…", "Rename…", "Delete"],
    ]


def save(page: GamesPage, to: Path) -> None:
    """Answer the file dialog."""
    choose_file(page, to)
    let_happen()


def test_copies_and_figures_are_saved_where_the_person_says(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    some_games()
    page = kept(qtbot, window)
    page.list.choose_row(1)
    page.copy_button.click()
    save(page, tmp_path / "copy.cardtable")
    own = (games_folder() / "fourth.cardtable").read_bytes()
    copy = tmp_path / "copy.cardtable"
    qtbot.waitUntil(lambda: copy.exists() and copy.read_bytes() == own)
    page.field.setText("bidding")
    page.list_button.click()
    save(page, tmp_path / "games.csv")
    table = tmp_path / "games.csv"
    qtbot.waitUntil(lambda: table.exists() and table.read_text().count("\n") == 5)  # a heading, two rows per game
    page.tabs.setCurrentIndex(1)
    assert page.statistics is not None
    qtbot.waitUntil(lambda: len(figures(qtbot, page)) == 1)
    page.statistics.save_button.click()
    save(page, tmp_path / "figures.csv")
    table = tmp_path / "figures.csv"
    qtbot.waitUntil(lambda: table.exists() and table.read_text().count("\n") == 2)
    page.tabs.setCurrentIndex(0)
    page.copy_button.click()
    save(page, tmp_path / "no such folder" / "copy.cardtable")
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    assert "copy.cardtable can't be saved: No such file" in box.text()
    box.close()


# --- statistics ------------------------------------------------------------------------------------------------------


def test_statistics_are_those_of_the_games_that_are_found(qtbot: QtBot, window: MainWindow) -> None:
    for number in range(6):
        record(
            f"{number}", "Anna:human", "Odile:club", scores=(number % 2, 1 - number % 2), when=1_600_000_000 + number
        )
    record("other", "Ines:human", "Odile:expert", scores=(2, 1), when=1_700_000_000)
    page = kept(qtbot, window)
    page.tabs.setCurrentIndex(1)
    statistics = page.statistics
    assert statistics is not None
    qtbot.waitUntil(lambda: [row[2] for row in figures(qtbot, page)] == ["7"])
    assert [statistics.person.itemText(place) for place in range(statistics.person.count())] == [
        *("everyone", "Anna", "Ines")
    ]
    page.field.setText("club")
    qtbot.waitUntil(
        lambda: [row[2:6] for row in figures(qtbot, page)] == [["6", "50% (19 to 81)", "1 now, 1 at best", "0.5"]]
    )
    assert statistics.chart
    assert statistics.chart.isVisible()
    page.field.setText("")
    qtbot.waitUntil(lambda: [row[2] for row in figures(qtbot, page)] == ["7"])
    statistics.person.setCurrentIndex(2)
    qtbot.waitUntil(lambda: [row[2] for row in figures(qtbot, page)] == ["1"])
    assert "Play 5 games to see a chart." in labels(page)
    assert not statistics.chart.isVisible()
    page.field.setText("nobody of that name")
    qtbot.waitUntil(lambda: figures(qtbot, page) == [])
    assert "No finished games with people in them." in labels(page)
    assert statistics.person.currentText() == "Ines"  # the name is chosen again when there are games of it


@pytest.mark.slow
@pytest.mark.parametrize("tab", [0, 1])
@in_all_sizes
def test_all_has_room(
    qtbot: QtBot, window: MainWindow, language: Callable[[str], None], how: str, size: tuple[int, int], tab: int
) -> None:
    language(how)
    for number in range(9):
        record(f"{number}", "Anna:human", "Odile:club", scores=(number, 4), when=1_600_000_000 + number)
    window.resize(*size)
    page = kept(qtbot, window)
    page.tabs.setCurrentIndex(tab)
    if page.statistics:
        qtbot.waitUntil(lambda: len(figures(qtbot, page)) == 1)
    let_happen()
    sheet = page.tabs.parentWidget()
    assert sheet is not None
    assert page.rect().contains(sheet.geometry())
    for widget in [*page.findChildren(QAbstractButton), *page.findChildren(QComboBox)]:
        if widget.isVisible() and widget.parentWidget() is not page.field:
            corner = widget.mapTo(sheet, QPoint(0, 0))
            assert sheet.rect().contains(widget.rect().translated(corner)), widget
            assert widget.width() >= widget.minimumSizeHint().width(), widget
    shown = page.list if tab == 0 else page.statistics and page.statistics.table
    assert shown
    assert shown.row == 0
    assert shown.height() >= (4 if how in (LARGER, LARGEST) else 5) * shown.rowHeight(0) or how == LONGER
    widths = sum(shown.columnWidth(number) for number in range(shown.model().columnCount()))
    across = shown.horizontalScrollBar().maximum()  # with the largest texts the table is wider than the page
    assert across == 0 or how == LARGEST
    assert 0 <= shown.viewport().width() + across - widths < 10


def test_players_are_called_what_they_are_called_where_they_are_chosen() -> None:
    """The explanation after a player's title is left out; players of old games may be gone."""
    called = {player: player_words("miser", player) for player in ("club", "expert:hoarder", "expert:gone", "exec:./a")}
    assert called == {
        "club": "club",
        "expert:hoarder": "Expert, hoarder",
        "expert:gone": "program",
        "exec:./a": "program",
    }


# --- how it looks ----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("painted")
def test_the_frame_of_the_list_has_round_corners(qtbot: QtBot, window: MainWindow) -> None:
    record("one", "Anna:human", "Odile:club")
    page = kept(qtbot, window)
    page.list.setFocus()
    qtbot.waitUntil(page.list.hasFocus)
    picture = page.list.grab().toImage()
    frame = picture.pixelColor(picture.width() // 2, 0)
    corners = [picture.pixelColor(x, y) for x in (0, picture.width() - 1) for y in (0, picture.height() - 1)]
    assert frame not in corners


def test_what_statistics_count_is_not_called_as_games_that_are_not_over(qtbot: QtBot, window: MainWindow) -> None:
    record("one", "Anna:human", "Odile:club", scores=(3, 1))
    page = kept(qtbot, window)
    page.tabs.setCurrentIndex(1)
    assert page.statistics is not None
    table = page.statistics.table
    qtbot.waitUntil(lambda: table.model().rowCount() > 0)
    headings = [str(table.model().headerData(column, Qt.Orientation.Horizontal)) for column in range(7)]
    assert headings[-1] == "Success rate"
    assert [table.isColumnHidden(column) for column in range(7)] == [not heading for heading in headings]
