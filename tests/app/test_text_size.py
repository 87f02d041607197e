"""Larger texts: they apply everywhere and at once, and nothing is cut. Without enough room a page scrolls, and texts on
the felt grow as far as there is room."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.art.fonts import serif
from cardtable.app.lab.bench_form import RuleBook
from cardtable.app.lab.bench_view import told_html
from cardtable.app.parts.fields import NarrowBox
from cardtable.app.parts.layouts import Half
from cardtable.app.routes import ChangeSettings, Home, Seats
from cardtable.app.settings import TEXT_SIZES, Settings
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.resume_button import ResumeButton
from cardtable.app.window import MainWindow
from cardtable.app.zoom import text_size_of, zoom_of
from cardtable.games.losers.layout import LosersLayout
from cardtable.games.mentalist.layout import MentalistLayout
from cardtable.games.miser.layout import MiserLayout
from cardtable.games.war.layout import WarLayout
from cardtable.playtest.findings_text import Statement
from cardtable.table.places import Box
from cardtable.table.rules_changes import ChangeMark, MarkedSection, Words
from cardtable.table.seating import USUAL, Lettering, lettered, stand_apart
from tests.app.conftest import let_happen
from tests.app.every_page import cut_off, dialog_of, show
from tests.app.test_home import left_game

IMPORTANT = (
    *("first", "settings", "kept", "statistics", "bench of war", "sweep of losers", "watching war", "review of losers"),
    *("open table of miser", "perfect play", "both side by side", "another position of war"),
    *("seats of miser", "how to play losers", "lesson of war", "table of mentalist", "result of miser"),
)
"""Pages of every kind."""


def press(window: QWidget, key: Qt.Key, *more: Qt.KeyboardModifier) -> None:
    QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.usefixtures("unpainted", "at_once")
def test_keys_make_texts_larger_and_smaller_and_as_they_were(qtbot: QtBot, window: MainWindow) -> None:
    window.activateWindow()
    seen = [window.settings.text_size]
    for _ in TEXT_SIZES:
        press(window, Qt.Key.Key_Plus)
        seen.append(window.settings.text_size)
    assert seen == [*TEXT_SIZES, "200"]
    press(window, Qt.Key.Key_Minus)
    assert window.settings.text_size == "175"
    press(window, Qt.Key.Key_0)
    assert window.settings.text_size == "100"
    press(window, Qt.Key.Key_Minus)
    assert window.settings.text_size == "100"
    press(window, Qt.Key.Key_Equal)
    assert window.settings.text_size == "110"


@pytest.mark.usefixtures("unpainted", "at_once")
def test_a_size_is_kept(settings: Settings) -> None:
    settings.text_size = "150"
    assert Settings(settings.folder).text_scale == 1.5


def sizes(page: QWidget) -> dict[str, int]:
    return {
        label.text(): label.font().pixelSize()
        for label in page.findChildren(QLabel)
        if label.isVisible() and label.text()
    }


@pytest.mark.usefixtures("unpainted", "at_once")
def test_all_words_of_a_page_grow_and_its_gaps_do_not(qtbot: QtBot, window: MainWindow) -> None:
    window.go(Seats("losers"))
    page = window.page
    assert page is not None
    before, gaps = sizes(page), page.form.layout().contentsMargins()  # type: ignore[attr-defined]
    window.settings.text_size = "150"
    assert (zoom_of(page), text_size_of(page)) == (1.5, 1.5)
    assert sizes(page) == {text: round(1.5 * pixels) for text, pixels in before.items()}
    assert page.form.layout().contentsMargins() == gaps  # type: ignore[attr-defined]
    window.settings.text_size = "100"
    assert sizes(page) == before


@pytest.mark.usefixtures("unpainted", "at_once")
def test_bounds_behind_a_sentence_grow_with_it(qtbot: QtBot) -> None:
    label = QLabel(told_html(Statement("", "[11.0 14.2]")))
    qtbot.addWidget(label)
    label.setFont(serif(20))
    wide = label.sizeHint().width()
    label.setFont(serif(40))
    assert label.sizeHint().width() == pytest.approx(2 * wide, rel=0.05)


@pytest.mark.usefixtures("unpainted", "at_once")
def test_headings_of_a_rule_book_grow_with_its_words(qtbot: QtBot) -> None:
    book = RuleBook(lambda: None)
    qtbot.addWidget(book)
    book.show_changes([MarkedSection([Words("Equal highest bids", ChangeMark.KEPT)], ())])
    book.resize(900, 300)
    book.show()
    document = book.text.document()
    book.text.setFont(serif(20))
    wide = document.idealWidth()
    book.text.setFont(serif(40))
    assert document.idealWidth() == pytest.approx(2 * wide, rel=0.05)


@pytest.mark.usefixtures("unpainted", "at_once")
def test_a_table_grows_in_the_midst_of_a_game(qtbot: QtBot, window: MainWindow) -> None:
    show("table of losers", qtbot, window)
    table = window.table
    assert table is not None
    prompt, plaque = table.page.prompt, table.plaques[1]
    question, lines = prompt.question, len(table.source.lines)
    answers, wide = prompt.stops[0].height(), plaque.box.width
    log = table.log.view.font().pixelSize()
    cards = [item.at.width for item in table.scene.items.values()]
    window.settings.text_size = "150"
    assert table.layout.text_scale > 1.2
    assert prompt.stops[0].sizeHint().height() > 1.2 * answers
    assert plaque.box.width > 1.2 * wide
    assert table.log.view.font().pixelSize() == round(1.5 * log)
    assert (prompt.question, len(table.source.lines)) == (question, lines)
    window.settings.text_size = "100"
    assert plaque.box.width == wide
    assert [item.at.width for item in table.scene.items.values()] == cards


@pytest.mark.usefixtures("unpainted", "at_once")
def test_settings_grow_while_they_are_set(qtbot: QtBot, window: MainWindow) -> None:
    window.go(ChangeSettings())
    dialog = dialog_of(window)
    assert dialog is not None
    before, wide = sizes(dialog), dialog.width()
    window.settings.text_size = "150"
    assert sizes(dialog) == {text: round(1.5 * pixels) for text, pixels in before.items()}
    assert dialog.width() > 1.3 * wide
    window.resize(1024, 700)
    window.settings.text_size = "200"
    let_happen()
    assert window.width() >= dialog.width()
    assert window.height() >= dialog.height()
    assert cut_off(dialog) == []
    dialog.close()


@pytest.mark.usefixtures("unpainted", "at_once")
def test_what_gets_the_keys_is_scrolled_to(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(1024, 700)
    window.settings.text_size = "200"
    window.go(Home())
    window.activateWindow()
    let_happen()
    room = window.centralWidget()
    assert isinstance(room, QScrollArea)
    page = window.page
    assert page is not None
    assert page.height() > room.height()
    for _ in range(25):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        corner = focused.mapTo(room, QPoint(0, 0))
        assert room.rect().contains(focused.rect().translated(corner)), focused.accessibleName()


@pytest.mark.usefixtures("unpainted", "at_once")
@pytest.mark.slow
@pytest.mark.parametrize("name", IMPORTANT)
def test_nothing_is_cut(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """At the normal size pages don't scroll either. Each page is shown once and then grows, since opening it takes
    longest."""
    window.resize(1024, 700)
    page = show(name, qtbot, window)
    room = window.centralWidget()
    assert isinstance(room, QScrollArea)
    assert room.verticalScrollBar().maximum() == room.horizontalScrollBar().maximum() == 0
    for text_size, size in (("150", (1440, 900)), ("200", (1440, 900)), ("200", (1024, 700))):
        window.resize(*size)
        window.settings.text_size = text_size
        let_happen()
        assert (text_size, size, cut_off(page)) == (text_size, size, [])
        assert (window.width(), window.height()) == size


@pytest.mark.usefixtures("unpainted", "at_once")
@pytest.mark.parametrize("language", ["en", "de", "fr", "ar"])
def test_with_large_texts_the_seats_scroll_downwards_alone(qtbot: QtBot, window: MainWindow, language: str) -> None:
    """The page scrolls as a whole, from its top: nothing in it scrolls by itself, and no choice is cut."""
    window.settings.language = language
    shown = (("war", "200", (1440, 900)), ("miser", "200", (1024, 700)), ("miser", "150", (1440, 900)))
    for game, text_size, size in shown:
        window.settings.text_size = text_size
        window.resize(*size)
        window.go(Seats(game))
        page = window.page
        assert isinstance(page, SeatsPage)
        while page.add_button.isEnabled():
            page.add_bot()
        let_happen()
        room = window.centralWidget()
        assert isinstance(room, QScrollArea)
        assert room.horizontalScrollBar().maximum() == 0
        assert room.verticalScrollBar().value() == 0
        halves = page.findChildren(Half)
        tops = {half.mapTo(page, QPoint(0, 0)).y() for half in halves}
        if len(tops) > 1:
            assert all(half.height() >= half.whole_height(half.width()) for half in halves)
            assert all(box.width() >= box.sizeHint().width() for box in page.form.findChildren(NarrowBox))
        else:
            assert text_size == "150"


@pytest.mark.usefixtures("unpainted", "at_once")
def test_the_first_page_begins_with_its_title_and_the_game_to_go_on_with(qtbot: QtBot, window: MainWindow) -> None:
    """With any size of text: on a page that scrolls, that game stands above the others."""
    window.activateWindow()
    left_game(window, "Anna")
    for text_size, size in (("100", (1440, 900)), ("200", (1440, 900)), ("200", (1024, 700))):
        window.settings.text_size = text_size
        window.resize(*size)
        window.go(Home())
        page = window.page
        assert isinstance(page, FirstPage)
        qtbot.waitUntil(lambda page=page: page.bright_button is not page.play_button)  # type: ignore[misc]
        qtbot.waitUntil(page.bright_button.hasFocus)
        room = window.centralWidget()
        assert isinstance(room, QScrollArea)
        assert (room.verticalScrollBar().value(), room.horizontalScrollBar().maximum()) == (0, 0)
        bright = page.bright_button
        assert room.rect().contains(bright.rect().translated(bright.mapTo(room, QPoint(0, 0))))
        over = bright.mapTo(page, QPoint(0, 0)).y() < page.game_tiles.mapTo(page, QPoint(0, 0)).y()
        assert over == (room.verticalScrollBar().maximum() > 0)


@pytest.mark.usefixtures("unpainted", "at_once")
@pytest.mark.usefixtures("painted")
def test_every_game_that_was_left_says_what_a_click_does(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: set[str] = set()
    monkeypatch.setattr(ResumeButton, "_paint_pill", lambda button, *how: said.add(button.title))
    for name in ("Anna", "Ben"):
        left_game(window, name)
    window.settings.text_size = "175"
    window.resize(1440, 900)
    window.go(Home())
    qtbot.waitUntil(lambda: said == {"Anna", "Ben"})


Make = Callable[[int, tuple[float, float], Lettering], Any]
LAYOUTS: dict[str, Make] = {
    "war": lambda seats, felt, lettering: WarLayout(seats, 0, *felt, lettering=lettering),
    "losers": lambda seats, felt, lettering: LosersLayout(seats, 0, *felt, lettering=lettering),
    "mentalist": lambda seats, felt, lettering: MentalistLayout(seats, 0, True, *felt, lettering=lettering),
    "miser": lambda seats, felt, lettering: MiserLayout(seats, 0, *felt, lettering=lettering),
}
FELTS = [(734.0, 700.0), (1080.0, 900.0), (1920.0, 1440.0)]


def layout(game: str, seats: int, felt: tuple[float, float], text_size: float) -> Any:
    return lettered(text_size, lambda lettering: LAYOUTS[game](seats, felt, lettering))


@pytest.mark.parametrize("text_size", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("seats", [3, 7])
@pytest.mark.parametrize("game", LAYOUTS)
def test_texts_are_as_large_as_there_is_room_for(
    game: str, seats: int, felt: tuple[float, float], text_size: float
) -> None:
    found = layout(game, seats, felt, text_size)
    size, plaque, tall, _ = found.sizes.lettering
    assert 1 <= size <= text_size
    assert 1 <= plaque <= text_size
    assert 1 <= tall <= text_size
    assert found.sizes.lettering == USUAL or found.fits
    if felt != FELTS[0]:
        assert size > 1 or plaque > 1


@pytest.mark.parametrize("game", LAYOUTS)
def test_few_at_an_ordinary_table_have_texts_of_a_third_more(game: str) -> None:
    assert layout(game, 3, FELTS[1], 1.5).sizes.lettering.size >= 1.3


@pytest.mark.parametrize(("game", "text", "plaque"), [("war", 1.4, 1.4), ("losers", 1.6, 1.6),
                                                     ("mentalist", 1.9, 1.4), ("miser", 1.6, 1.5)])  # fmt: skip
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_twice_as_large_goes_a_long_way(game: str, seats: int, text: float, plaque: float) -> None:
    """Measured on the felt of a window of 1440 x 900, beside a panel with texts of that size."""
    sizes = layout(game, seats, (965.0, 900.0), 2.0).sizes
    assert sizes.lettering.size >= text
    assert sizes.plaque[1] >= plaque * max(44.0, 52 * 965 / 1080) - 0.1


@pytest.mark.parametrize("game", LAYOUTS)
def test_as_designed_nothing_is_tried(game: str) -> None:
    found = layout(game, 4, FELTS[1], 1.0)
    assert found.sizes.lettering == USUAL
    assert found.prompt == LAYOUTS[game](4, FELTS[1], USUAL).prompt


def test_boxes_stand_apart_within_the_felt() -> None:
    one = Box(100, 100, 50, 50)
    assert stand_apart(400, 400, [one, one._replace(x=150)])
    assert not stand_apart(400, 400, [one, one._replace(x=140)])
    assert not stand_apart(160, 400, [one])
