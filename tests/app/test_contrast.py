"""Contrast of every text with its background, in both colour schemes, measured in the pixels of each page."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QTabWidget
from pytestqt.qtbot import QtBot

from cardtable.app.art import palette
from cardtable.app.art.palette import contrast
from cardtable.app.style import seat_text
from cardtable.app.window import MainWindow
from tests.app.conftest import let_happen
from tests.app.contrast import DrawnTexts, too_faint
from tests.app.every_page import PAGES, dialog_of, show

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("at_once")]


def test_contrast_is_reckoned_as_it_is_defined() -> None:
    black, white = QColor("#000000"), QColor("#FFFFFF")
    assert contrast(black, white) == pytest.approx(21.0)
    assert contrast(white, white) == 1.0
    assert contrast(QColor("#767676"), white) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("colours", [palette.DARK, palette.LIGHT])
def test_names_in_their_seats_colours_can_be_read(colours: palette.Scheme) -> None:
    for colour in palette.COLOURS:
        text = seat_text(colour, colours)
        assert min(contrast(text, colours.panel), contrast(text, colours.field)) >= 4.5
        assert contrast(palette.readable(colour, palette.PAPER), palette.PAPER) >= 4.5
    assert min(contrast(colours.dim, colours.field), contrast(colours.wrong, colours.panel)) >= 4.5


@pytest.mark.parametrize("light", [False, True])
@pytest.mark.parametrize("name", PAGES)
def test_all_texts_stand_out(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, name: str, light: bool
) -> None:
    window.settings.light_panel = light
    drawn = DrawnTexts(monkeypatch)
    page = show(name, qtbot, window)
    found = too_faint(page, drawn.of(page))
    for tabs in page.findChildren(QTabWidget):
        for tab in range(tabs.count()) if tabs.isVisible() else ():
            tabs.setCurrentIndex(tab)
            let_happen()
            found += too_faint(page, drawn.of(page))
    assert found == []
    dialog = dialog_of(window)
    if dialog is not None:
        dialog.close()
