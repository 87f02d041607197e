"""Larger texts: everywhere, at once, and nothing is cut for them: where there is no room the page scrolls."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.art.fonts import serif
from cardtable.app.lab.rule_book import RuleBook
from cardtable.app.lab.told_html import told_html
from cardtable.app.routes import ChangeSettings, Home, Seats
from cardtable.app.settings import TEXT_SIZES, Settings
from cardtable.app.window import MainWindow
from cardtable.app.zoom import text_size_of, zoom_of
from cardtable.playtest.told import Told
from cardtable.table.rules_changes import Mark, MarkedSection, Words
from tests.app.conftest import let_happen
from tests.app.every_page import cut_off, dialog_of, show

IMPORTANT = (
    *("first", "settings", "kept", "statistics", "bench of war", "sweep of losers", "watching war", "review of losers"),
    *("open table of miser", "perfect play", "both side by side", "another position of war"),
    *("seats of miser", "how to play losers", "lesson of war", "table of mentalist", "result of miser"),
)
"""Pages of every kind."""

pytestmark = pytest.mark.usefixtures("unpainted", "at_once")


def press(window: QWidget, key: Qt.Key, *more: Qt.KeyboardModifier) -> None:
    QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)


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


def test_a_size_is_kept(settings: Settings) -> None:
    settings.text_size = "150"
    assert Settings(settings.folder).text_scale == 1.5


def sizes(page: QWidget) -> dict[str, int]:
    return {
        label.text(): label.font().pixelSize()
        for label in page.findChildren(QLabel)
        if label.isVisible() and label.text()
    }


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


def test_bounds_behind_a_sentence_grow_with_it(qtbot: QtBot) -> None:
    label = QLabel(told_html(Told("", "[11.0 14.2]")))
    qtbot.addWidget(label)
    label.setFont(serif(20))
    wide = label.sizeHint().width()
    label.setFont(serif(40))
    assert label.sizeHint().width() == pytest.approx(2 * wide, rel=0.05)


def test_headings_of_a_rule_book_grow_with_its_words(qtbot: QtBot) -> None:
    book = RuleBook(lambda: None)
    qtbot.addWidget(book)
    book.show_changes([MarkedSection([Words("Equal highest bids", Mark.KEPT)], ())])
    book.resize(900, 300)
    book.show()
    document = book.text.document()
    book.text.setFont(serif(20))
    wide = document.idealWidth()
    book.text.setFont(serif(40))
    assert document.idealWidth() == pytest.approx(2 * wide, rel=0.05)


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


@pytest.mark.slow
@pytest.mark.parametrize("name", IMPORTANT)
def test_nothing_is_cut(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Nor does a page scroll as designed; it is shown once, and grows: to come there takes longest."""
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
