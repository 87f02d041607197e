"""Page on how to play: opened from wherever a game is in sight, and small enough for the smallest window."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardtable.app.art import palette
from cardtable.app.learn.how_to_play_page import HowToPlayPage
from cardtable.app.learn.lesson_page import LessonPage
from cardtable.app.page import Page
from cardtable.app.routes import GameHistory, Home, HowToPlay, Learn, NewGame, Seats
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.first_page import FirstPage
from cardtable.app.table import thumbnail
from cardtable.app.table.items import CardItem, DeedItem
from cardtable.app.table.panel import RulesView
from cardtable.app.table.scene import TableScene
from cardtable.app.table.thumbnail import TablePicture, drawing_framed
from cardtable.app.window import MainWindow
from cardtable.app.window_dialogs import KeysDialog
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.table.marks import Tag
from cardtable.table.proportions import DEED_RATIO
from cardtable.work import worked_out
from tests.app.conftest import dealt, let_happen, page_of


def opened(qtbot: QtBot, window: MainWindow) -> HowToPlayPage:
    """Return the page once it is shown."""
    page = page_of(qtbot, window, HowToPlayPage)
    let_happen()
    return page


def helped(qtbot: QtBot, window: MainWindow) -> HowToPlayPage:
    """Press F1 and return the page once it is shown."""
    QTest.keyClick(window, Qt.Key.Key_F1)
    return opened(qtbot, window)


AT_TABLES = [
    ("miser", {"wager_limit": 5, "odd_penny": "proposer", "ending": "last_standing"}, 8),
    ("mentalist", {"variant": "advanced", "ante": 2, "turn_limit": 30}, 5),
    ("losers", {"last_trick": True, "target": 25}, 8),
    ("war", {"prizes": "own_cards", "bidding": "open", "suit_size": 9, "losers_pay": True}, 4),
]


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
@pytest.mark.parametrize(("game", "rules", "seats"), [*[(game, {}, None) for game in GAMES], *AT_TABLES])
def test_it_fits_without_scrolling(
    qtbot: QtBot, window: MainWindow, game: str, rules: dict[str, object], seats: int | None, size: tuple[int, int]
) -> None:
    window.resize(*size)
    let_happen()
    window.go(HowToPlay(game, rules, seats))
    page = opened(qtbot, window)
    pictures = [picture for picture in page.findChildren(TablePicture) if picture.isVisible()]
    assert len(pictures) == 3
    assert all(picture.is_seen and picture.width() >= 240 for picture in pictures)
    assert len({picture.height() for picture in pictures}) == 1
    qtbot.waitUntil(lambda: all(picture._picture is not None for picture in pictures))
    for label in page.findChildren(QLabel):
        if label.isVisible() and label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
    for widget in (page.back_button, page.learn_button, *pictures):
        inside = widget.mapTo(page, widget.rect().bottomRight())
        assert page.rect().adjusted(20, 20, -20, -20).contains(inside)


def test_pictures_are_there_at_once_when_one_comes_back(qtbot: QtBot, window: MainWindow) -> None:
    """The first time an empty table stands in for each until it is drawn."""
    window.pixmaps.clear()
    seen = []
    for _ in range(2):
        window.go(HowToPlay("miser"))
        page = page_of(qtbot, window, HowToPlayPage)
        pictures = page.findChildren(TablePicture)
        seen.append([picture.grab().toImage() for picture in pictures])
        qtbot.waitUntil(lambda pictures=pictures: all(picture._picture is not None for picture in pictures))  # type: ignore[misc]
        seen.append([picture.grab().toImage() for picture in pictures])
        page.back.emit()
    first, whole, again, _ = seen
    for picture in first:
        assert picture.pixelColor(2, picture.height() // 2).name() == palette.WALNUT_LIGHT.name()
    assert first != whole == again


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_offer_in_a_picture_lies_off_what_is_written_and_off_cards(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Even in low pictures, where the offer is drawn larger than at the table so that it can be read."""
    drawn: list[TableScene] = []

    class Scene(TableScene):
        def lay_out(self, *how: Any) -> None:
            drawn.append(self)
            super().lay_out(*how)

    monkeypatch.setattr(thumbnail, "TableScene", Scene)
    window.settings.language = language
    window.go(HowToPlay("miser"))
    offer = opened(qtbot, window).findChildren(TablePicture)[1]
    assert offer._model
    for width, height in ((412, 274), (270, 210), (356, 385), (270, 180)):
        worked_out(drawing_framed(QSizeF(width, height), 1.0, offer._model, offer._emblems, window.pixmaps, read=True))
        scene = drawn[-1]
        (deed,) = (item for item in scene.items.values() if isinstance(item, DeedItem))
        wide, tall = deed.at.width, deed.at.width * DEED_RATIO
        sheet = QRectF(deed.at.x - wide / 2, deed.at.y - tall / 2, wide, tall)
        tags = [item.sceneBoundingRect() for item in scene.marks.values() if isinstance(item.mark, Tag)]
        cards = [item.sceneBoundingRect() for item in scene.items.values() if isinstance(item, CardItem)]
        assert tags
        assert not [box for box in (*tags, *cards) if box.intersects(sheet)], (width, height)


@pytest.mark.usefixtures("unpainted")
def test_every_first_page_button_opens_its_game(qtbot: QtBot, window: MainWindow) -> None:
    first = window.page
    assert isinstance(first, FirstPage)
    tile = first.game_tiles.tiles[1]
    tile.how_button.click()
    page = opened(qtbot, window)
    assert GAMES[tile.game].title in page.findChildren(QLabel)[0].text()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page is first


@pytest.mark.usefixtures("unpainted")
def test_f1_goes_by_the_game_that_has_the_keys(qtbot: QtBot, window: MainWindow) -> None:
    window.activateWindow()
    first = window.page
    assert isinstance(first, FirstPage)
    let_happen()
    first.game_tiles.tiles[2].button.setFocus()
    wish = first.about()
    assert wish is not None
    assert wish.game == first.game_tiles.tiles[2].game


@pytest.mark.usefixtures("unpainted")
def test_the_rules_behind_it_are_those_that_are_set(qtbot: QtBot, window: MainWindow) -> None:
    window.go(Seats("war", {"tie": "carry"}))
    seats = window.page
    assert isinstance(seats, SeatsPage)
    seats.how_button.click()
    page = opened(qtbot, window)
    assert "Tied bids: add it to the next" in page.findChildren(RulesView)[0].toPlainText()
    page.back_button.click()
    assert window.page is seats


@pytest.mark.usefixtures("unpainted")
def test_it_says_how_many_play_at_this_table_and_by_which_rules(qtbot: QtBot, window: MainWindow) -> None:
    elsewhere = "The pictures don't show all of this: see “All rules”."
    for wish, told in [
        (HowToPlay("war"), None),
        (HowToPlay("war", {}, 3), "At this table: 3 players; standard rules."),
        (
            HowToPlay("war", {"tie": "carry"}, 2),
            f"At this table: 2 players; Tied bids: add it to the next. {elsewhere}",
        ),
    ]:
        window.go(wish)
        page = opened(qtbot, window)
        assert page.here_label.isVisible() == (told is not None)
        assert page.here_label.text().replace("player(s)", "players") == (told or "")
        page.back_button.click()


@pytest.mark.usefixtures("unpainted")
def test_an_advanced_table_has_a_page_of_its_own(qtbot: QtBot, window: MainWindow) -> None:
    window.go(Seats("mentalist", {"variant": "advanced"}))
    page = helped(qtbot, window)
    words = " ".join(label.text() for label in page.findChildren(QLabel))
    assert "Everyone else says how many" in words
    assert "Variant: advanced: everyone guesses" in words
    assert "The pictures don't show" not in words
    assert "The first right guess wins the pot" in page.findChildren(RulesView)[0].toPlainText()
    page.back_button.click()
    window.go(HowToPlay("mentalist"))
    page = opened(qtbot, window)
    assert "the other player) says how many" in " ".join(label.text() for label in page.findChildren(QLabel))


@pytest.mark.usefixtures("unpainted")
def test_the_list_of_keys_names_it_where_there_is_one(qtbot: QtBot, window: MainWindow) -> None:
    listed = []
    for route in (Home(), GameHistory()):
        window.go(route)
        page = window.page
        assert isinstance(page, Page)
        listed.append(dict(KeysDialog(page, window).rows).get("F1"))
    assert listed == ["How to play", None]


@pytest.mark.usefixtures("unpainted")
def test_f1_at_a_table_leaves_the_game_where_it_is(qtbot: QtBot, window: MainWindow) -> None:
    game = GAMES["losers"]
    header = new_header(game, game.rules.made({"target": 25}), (SeatName("Anna", "human"), SeatName("Bo", "random")), 5)
    table = dealt(qtbot, window, lambda: window.go(NewGame(header)))
    below = window.page
    page = helped(qtbot, window)
    assert "25" in page.findChildren(RulesView)[0].toPlainText()
    page.back.emit()
    assert window.page is below
    assert window.table is table


@pytest.mark.usefixtures("unpainted")
def test_a_lesson_and_its_page_lead_to_each_other(qtbot: QtBot, window: MainWindow) -> None:
    window.go(Learn("miser"))
    qtbot.waitUntil(lambda: isinstance(window.page, LessonPage))
    page = helped(qtbot, window)
    page.learn_button.click()
    qtbot.waitUntil(lambda: isinstance(window.page, LessonPage))


@pytest.mark.usefixtures("unpainted")
def test_f1_on_the_page_itself_opens_no_other(qtbot: QtBot, window: MainWindow) -> None:
    window.go(HowToPlay("war"))
    page = opened(qtbot, window)
    QTest.keyClick(window, Qt.Key.Key_F1)
    let_happen()
    assert window.page is page
