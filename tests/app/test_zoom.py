"""Zoom: in large windows pages and panels are larger, and otherwise the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, QTimer
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.art import palette
from cardtable.app.art.fonts import serif
from cardtable.app.parts.backdrop import Sheet as PaperSheet
from cardtable.app.parts.number_choice import NumberStepper
from cardtable.app.parts.scores import ScoreView, SeatScore
from cardtable.app.routes import ChangeSettings, GameHistory, Home, Seats
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.games_page import GamesPage
from cardtable.app.window import MainWindow
from cardtable.app.window_dialogs import SettingsDialog
from cardtable.app.zoom import Zoom, zoom_for, zoom_of
from cardtable.games.losers.screen.score import ScoreView as LosersScore
from cardtable.games.losers.screen.score import Sheet
from cardtable.games.war.words import points_words
from tests.app.conftest import PIXMAPS, Sit, let_happen, perfect_play
from tests.waiting import comes_true
from tools.leaks import outlived_items

pytestmark = pytest.mark.usefixtures("unpainted")

DESIGNED = (1440, 900)
LARGE = [(2560, 1440), (3840, 2160)]
LONG = ["Maximiliane von Hohenfel", "Konstantina Papadopoulou", "Aleksandra Wisniewska-Ko"]
large = pytest.mark.parametrize("size", LARGE)


def show_kept(window: MainWindow) -> None:
    """Show the page of kept games and wait until all are found."""
    window.go(GameHistory())
    page = window.page
    assert isinstance(page, GamesPage)
    ended: list[bool] = []
    page.search.ended.connect(lambda: ended.append(True))

    def is_over() -> bool:
        let_happen()
        return bool(ended)

    assert comes_true(is_over)


def show_perfect_play(window: MainWindow) -> None:
    """Show perfect play with six chips each and wait until it is drawn."""
    page = perfect_play(window)

    def is_drawn() -> bool:
        let_happen()
        return page.map.heat is not None

    assert comes_true(is_drawn)


Show = Callable[[MainWindow], None]
PAGES: dict[str, Show] = {
    "first": lambda window: window.go(Home()),
    "war seats": lambda window: window.go(Seats("war")),
    "losers seats": lambda window: window.go(Seats("losers")),
    "kept": show_kept,
    "perfect play": show_perfect_play,
}


def shown(qtbot: QtBot, window: MainWindow, size: tuple[int, int]) -> QWidget:
    """Resize the window, wait until its page has that size's zoom, and return the page."""
    window.resize(*size)
    qtbot.waitUntil(lambda: zoom_of(window) == zoom_for(*size))
    let_happen()
    page = window.page
    assert page is not None
    return page


def letters(page: QWidget) -> dict[tuple[str, str], int]:
    """Return the font sizes of all texts, in pixels, by widget and text."""
    found: dict[tuple[str, str], int] = {}
    for widget in page.findChildren(QWidget):
        if isinstance(widget, QLabel | QPushButton | QLineEdit) and widget.text() and widget.isVisible():
            found[type(widget).__name__, widget.text()] = widget.font().pixelSize()
    return found


def covered(page: QWidget) -> float:
    """Return the share of the page that its sheets and tiles cover."""
    sheets = [QRect(sheet.mapTo(page, QPoint(0, 0)), sheet.size()) for sheet in page.findChildren(PaperSheet)]
    return sum(sheet.width() * sheet.height() for sheet in sheets) / (page.width() * page.height())


def sizes(page: QWidget) -> list[tuple[object, ...]]:
    """Return place and font size of each widget of a page."""
    return [
        (type(widget).__name__, widget.geometry().getRect(), widget.font().pixelSize())
        for widget in page.findChildren(QWidget)
        if widget.isVisibleTo(page)
    ]


@large
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_shown_larger_and_else_the_same(
    qtbot: QtBot, window: MainWindow, name: str, size: tuple[int, int]
) -> None:
    PAGES[name](window)
    small = letters(shown(qtbot, window, DESIGNED))
    share = covered(shown(qtbot, window, (1920, 1080)))
    page = shown(qtbot, window, size)
    zoom = zoom_for(*size)
    assert zoom > 1.4
    grown = letters(page)
    assert len(small) > 3
    assert grown.keys() == small.keys()
    for written, pixels in small.items():
        assert grown[written] == round(pixels * zoom), written
    assert covered(page) == pytest.approx(share, rel=0.06)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_that_was_large_is_as_designed_again(qtbot: QtBot, window: MainWindow, name: str) -> None:
    PAGES[name](window)
    before = sizes(shown(qtbot, window, DESIGNED))
    assert sizes(shown(qtbot, window, LARGE[0])) != before
    assert sizes(shown(qtbot, window, DESIGNED)) == before


@pytest.mark.parametrize("name", PAGES)
def test_a_page_that_opens_in_a_large_window_is_large_at_once(qtbot: QtBot, window: MainWindow, name: str) -> None:
    PAGES[name](window)
    grown = sizes(shown(qtbot, window, LARGE[0]))
    PAGES[name](window)
    page = window.page
    assert page is not None
    let_happen()
    assert sizes(page) == grown


def test_nothing_is_dressed_before_the_size_has_settled(qtbot: QtBot, window: MainWindow) -> None:
    page = window.page
    assert isinstance(page, FirstPage)
    before = letters(page)
    (zoom,) = window.findChildren(Zoom)
    (rest,) = zoom.findChildren(QTimer)
    rest.setInterval(1_000_000)  # no machine is that slow
    for width, height in ((1800, 1000), (2200, 1200), (2560, 1440)):
        window.resize(width, height)
        QApplication.processEvents()
        assert zoom_of(page) == 1.0
        assert letters(page) == before
    assert rest.isActive()
    rest.setInterval(0)
    qtbot.waitUntil(lambda: zoom_of(page) == zoom_for(2560, 1440))
    assert letters(page) != before


def test_what_is_added_to_a_large_page_is_large(qtbot: QtBot, window: MainWindow) -> None:
    window.go(Seats("losers"))
    page = shown(qtbot, window, LARGE[0])
    row = page.add_bot()  # type: ignore[attr-defined]
    let_happen()
    first = page.rows[0]  # type: ignore[attr-defined]
    assert row.name.font() == first.name.font()
    assert row.height() == first.height()
    assert row.emblem_button.iconSize() == first.emblem_button.iconSize()


def test_a_large_page_that_is_gone_leaves_no_object_for_its_place(qtbot: QtBot, window: MainWindow) -> None:
    window.go(Seats("losers"))
    shown(qtbot, window, LARGE[0])
    window.go(Seats("war"))
    shown(qtbot, window, LARGE[1])
    assert not outlived_items()


def test_dialogs_are_as_large_as_the_page(qtbot: QtBot, window: MainWindow) -> None:
    shown(qtbot, window, LARGE[1])
    window.go(ChangeSettings())
    dialog = window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    zoom = zoom_for(*LARGE[1])
    assert dialog.width() >= round(400 * zoom)
    assert all(field.font().pixelSize() >= 13 * zoom for field in dialog.fields.values())
    dialog.close()


def test_the_lines_of_the_kept_games_are_higher(qtbot: QtBot, window: MainWindow) -> None:
    window.go(GameHistory())
    page = shown(qtbot, window, LARGE[0])
    assert isinstance(page, GamesPage)
    assert page.list.verticalHeader().defaultSectionSize() == round(36 * zoom_for(*LARGE[0]))


def test_sheet_and_note_of_losers_game_grow(qtbot: QtBot, sit: Sit) -> None:
    table = sit("losers", 4)
    score = table.page.panel.findChild(LosersScore)
    assert isinstance(score, LosersScore)
    before = [part.maximumHeight() for part in score.parts[:2]]
    table.page.resize(*LARGE[1])
    zoom = zoom_for(*LARGE[1])
    qtbot.waitUntil(lambda: zoom_of(score) == zoom)
    assert [part.maximumHeight() for part in score.parts[:2]] == [round(height * zoom) for height in before]


def test_what_lies_on_the_felt_is_as_its_layout_says(qtbot: QtBot, sit: Sit) -> None:
    """The stepper of a bid has the size for its table, whether or not that was large before."""

    def stepper(size: tuple[int, int]) -> QSize:
        table.page.resize(*size)
        qtbot.waitUntil(lambda: zoom_of(table.page.panel) == zoom_for(*size))
        found = table.page.findChild(NumberStepper)
        assert isinstance(found, NumberStepper)
        return found.size()

    table = sit("losers", 4)
    qtbot.waitUntil(table.page.prompt.press_likely)  # calls a suit; then come the bids
    qtbot.waitUntil(lambda: table.page.findChildren(NumberStepper)[0].isVisibleTo(table.page))
    before = stepper(DESIGNED)
    assert stepper(LARGE[0]).width() > 1.3 * before.width()
    assert stepper(DESIGNED) == before


# --- long names ------------------------------------------------------------------------------------------------------


@pytest.fixture
def tip(monkeypatch: pytest.MonkeyPatch) -> Callable[[QWidget, QPoint], str]:
    """Return a function that gives the tooltip of a widget at a point."""
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", staticmethod(lambda at, text, widget: told.append(text)))

    def ask(widget: QWidget, at: QPoint) -> str:
        QApplication.sendEvent(widget, QHelpEvent(QHelpEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
        return told[-1]

    return ask


Tip = Callable[[QWidget, QPoint], str]


def test_a_name_that_is_cut_in_the_points_is_told_whole(qtbot: QtBot, tip: Tip) -> None:
    score = ScoreView(PIXMAPS, palette.DARK, points_words, "Points so far")
    qtbot.addWidget(score)
    score.resize(250, 500)
    score.show_scores([SeatScore(name, seat, seat) for seat, name in enumerate(LONG)], [[0, 0, 0]])
    for place, name in enumerate(reversed(LONG)):  # the longest name has the most points
        assert name in tip(score, QPoint(120, 30 + 44 * place))
    assert tip(score, QPoint(120, 480)) == ""


def test_long_names_are_whole_on_the_score_sheet(qtbot: QtBot, tip: Tip) -> None:
    names = (LONG * 3)[:8]
    score = LosersScore(PIXMAPS)
    qtbot.addWidget(score)
    score.resize(290, 600)
    score.show_sheet(Sheet(names, list(range(8)), 50, [], [None] * 8, None, None))
    score.show()
    let_happen()
    head = score.parts[0]
    metrics = QFontMetricsF(serif(15, 700))
    assert head.height() - 40 >= max(metrics.horizontalAdvance(name) for name in names)
    for seat, name in enumerate(names):
        assert name in tip(head, head.cell(seat, 0, 1).center().toPoint())
