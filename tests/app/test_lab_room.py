"""Pages of the game lab at the usual window sizes: nothing is cut, shortened, or scrolled without need."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.lab.bench_page import BenchPage
from cardtable.app.lab.open_table_page import OpenTablePage
from cardtable.app.parts.tables import RowsTable, TextTable
from cardtable.app.window import MainWindow
from tests.app.conftest import DESIGNED, RIGHT_TO_LEFT, SPOKEN, let_happen
from tests.app.every_page import PAGES, Show, cut_off, dialog_of, show, shown_in
from tests.app.sight import cell

SIZES = ((1024, 700), (1920, 1080), (1440, 900), (1024, 700))
"""Window sizes, growing and shrinking again: a page must fit in each of them."""


def _rules(qtbot: QtBot, window: MainWindow) -> None:
    """Show the rules of a bench in a window too small to show the findings beside them."""
    PAGES["bench of war"](qtbot, window)
    page = window.page
    assert isinstance(page, BenchPage)
    page._halves.show_part(page.asking)


def _distribution(qtbot: QtBot, window: MainWindow) -> None:
    PAGES["bench of war"](qtbot, window)
    page = window.page
    assert isinstance(page, BenchPage)
    page.measures.spread_button.setChecked(True)


def _what_if(qtbot: QtBot, window: MainWindow) -> None:
    PAGES["open table of war"](qtbot, window)
    page = window.page
    assert isinstance(page, OpenTablePage)
    page._games_from_here()
    qtbot.waitUntil(lambda: len(page.from_here.list.rows) > 1)


LAB: dict[str, Show | None] = {
    **dict.fromkeys(name for name in PAGES if name.startswith(("bench of", "sweep of", "open table of", "another"))),
    **dict.fromkeys(("studies", "sweep that is answered", "both side by side")),
    "rules of a bench": _rules,
    "a measure of a bench": _distribution,
    "games from here": _what_if,
}
"""Pages and how to open them; None where `PAGES` tells how."""


@pytest.fixture
def shortened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the texts that are painted shortened, with dots at the end."""
    found = []
    for metrics in (QFontMetrics, QFontMetricsF):
        whole = metrics.elidedText

        def elided(self: object, text: str, *rest: object, whole: Callable[..., str] = whole) -> str:
            shown = whole(self, text, *rest)
            if shown != text:
                found.append(text)
            return shown

        monkeypatch.setattr(metrics, "elidedText", elided)
    return found


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("how", [DESIGNED, RIGHT_TO_LEFT, *SPOKEN])
@pytest.mark.parametrize("name", LAB)
def test_all_has_room(
    qtbot: QtBot,
    window: MainWindow,
    language: Callable[[str], None],
    shortened: list[str],
    name: str,
    how: str,
) -> None:
    language(how)
    window.resize(*SIZES[0])
    way = LAB[name]
    if way:
        way(qtbot, window)
        assert window.page
        page: QWidget = window.page
    else:
        page = show(name, qtbot, window)
    wrong = []
    for size in SIZES:
        window.resize(*size)
        let_happen()
        qtbot.waitUntil(lambda: not window._zoom._rest.isActive())
        let_happen()
        page.grab()  # painting lays out whatever has changed its size
        let_happen()
        shortened.clear()
        page.grab()
        wrong += [f"{size}: {what}" for what in crowded(page, window)]
        wrong += [f"{size}: shortened: {text}" for text in shortened]
    dialog = dialog_of(window)
    if dialog is not None:
        dialog.close()
    assert wrong == []


def crowded(page: QWidget, window: MainWindow) -> list[str]:
    """Return a message for everything on a page that is cut, or that scrolls without need."""
    found = cut_off(page)
    room = window.centralWidget()
    assert isinstance(room, QScrollArea)
    bars = room.verticalScrollBar(), room.horizontalScrollBar()
    if dialog_of(window) is None and any(bar.maximum() for bar in bars):
        found.append("the page scrolls")
    for area in shown_in(page):
        if isinstance(area, QAbstractScrollArea):
            called = f"{type(area).__name__} {area.accessibleName()!r}"
            hidden = area.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if area.horizontalScrollBar().maximum() and not hidden:
                found.append(f"{called} scrolls sideways")
            if area.verticalScrollBar().maximum() and _scrolls_around(area, page):
                found.append(f"{called} scrolls in what scrolls")
        if isinstance(area, QAbstractButton):
            text, name = area.text(), area.accessibleName()
            if text.endswith("…") and name != text and name.startswith(text[:-1]):
                found.append(f"shortened: {name}")
        if isinstance(area, RowsTable) and not isinstance(area, TextTable):
            found += _narrow(area)
    return found


def _scrolls_around(area: QWidget, page: QWidget) -> bool:
    around = area.parentWidget()
    while around is not None and around is not page:
        if isinstance(around, QAbstractScrollArea) and around.verticalScrollBar().maximum():
            return True
        around = around.parentWidget()
    return False


def _narrow(table: RowsTable[Any]) -> list[str]:
    """Return a message for each heading and cell that is wider than its column."""
    found = []
    heads = table.horizontalHeader()
    for column in range(len(table.content.columns)):
        if table.isColumnHidden(column):
            continue
        width = table.columnWidth(column)
        if not heads.isHidden() and width < heads.sectionSizeHint(column):
            found.append(
                f"the head {table.content.columns[column].heading!r} has {width} of {heads.sectionSizeHint(column)}"
            )
        for row in range(len(table.rows)):
            text = cell(table, row, column)
            if table.columnSpan(row, column) > 1:
                continue
            needed = table.sizeHintForIndex(table.model().index(row, column)).width()
            if text and width < needed:
                found.append(f"{text!r} has {width} of {needed}")
    return found
