"""Painting works at any size, down to a pixel and less: a window may be forced below its smallest size."""

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.art.coins import pile_places
from cardtable.app.play.replay import RecordView
from cardtable.app.screens import SCREENS
from cardtable.app.table.cached_items import SMOOTH
from cardtable.app.table.plaque import PlaqueItem
from cardtable.app.table.scene import TableScene
from cardtable.app.table.thumbnail import drawing_framed
from cardtable.app.window import MainWindow
from cardtable.engine.state import EVERYTHING
from cardtable.journal import read
from cardtable.table.history import History
from cardtable.table.marks import Plaque, Rank
from cardtable.table.model import TableModel, seen_by
from cardtable.table.places import Box
from cardtable.table.speech_places import Taken, place_speech
from cardtable.work import worked_out
from tests.app.conftest import PIXMAPS, let_happen
from tests.app.every_page import show
from tests.app.test_watch import played

SIDES = (0.0, 0.4, 1.0, 2.0, 3.0, 8.0, 9.0, 20.0, 60.0, 150.0, 320.0)
SIZES = [*product(SIDES, repeat=2)]
PAINTED = ("first", "statistics", "sweep that is answered", "perfect play", "who sits where",
           "watching miser", "review of losers", "open table of mentalist", "open table of losers",
           "seats of losers", "table of war", "table of losers", "result of miser", "lesson of losers")  # fmt: skip
"""Pages on which all kinds of widgets occur that paint themselves."""


@pytest.fixture(autouse=True)
def dressed(qapp: object) -> None:
    """Make the application, in the app's own style."""


def paint(item: PlaqueItem | QGraphicsScene, width: float, height: float) -> None:
    """Paint an item as Qt does; an error, or a warning by Qt, fails the test."""
    picture = QPixmap(max(1, round(width)), max(1, round(height)))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(SMOOTH)
    if isinstance(item, PlaqueItem):
        item.draw(painter)
    else:
        item.render(painter, QRectF(picture.rect()), QRectF(0, 0, width, height))
    painter.end()


@pytest.mark.parametrize("under", [Plaque("", ""), Plaque("", "", words="3"), Plaque("", "", ranks=(Rank("A", True),))])
@pytest.mark.parametrize(("name", "line", "note"), [("", "", ""), ("Anna", "", "deals"), ("Anna", "3 pennies", "")])
def test_a_plaque(name: str, line: str, note: str, under: Plaque) -> None:
    for width, height in SIZES:
        plaque = PlaqueItem(0, 0)
        plaque.set_box(Box(0, 0, width, height), 20.0)
        plaque.show_seat(under._replace(name=name, line=line, note=note), True)
        paint(plaque, width, height)


def test_words_on_a_felt() -> None:
    for width, height in product((-20.0, *SIDES), repeat=2):
        felt, plaque = Box(10, 10, width, height), Box(12, 12, 30, 8)
        box = place_speech([(180, 60), (100, 90)], plaque, felt, [Taken(plaque)], [Box(0, 0, 30, 8)])
        assert box.width in (180, 100)


def test_a_pile_of_coins() -> None:
    for width, height in product((-20.0, *SIDES), repeat=2):
        size, places = pile_places(QRectF(0, 0, width, height), 20, 17.0)
        assert (len(places), size > 0) == ((20, True) if width > 0 and height > 0 else (0, False))


def test_a_table_top() -> None:
    for width, height in SIZES:
        for rim in (0.0, 12.0):
            felt = QRectF(rim, rim, width - 2 * rim, height - 2 * rim)
            for _ in PIXMAPS.drawing_table(QSizeF(width, height), felt, 1.0):
                pass


def moments(game: str, path: Path) -> list[TableModel]:
    """Return the table at the beginning of a game, in the middle and at the end."""
    record = read(played(path, game))
    told = RecordView(record, EVERYTHING)
    told.read_to(len(record.lines))
    history = History(SCREENS[game].model()(seen_by(record.header, 0)), told.events)
    return [history.at(count) for count in (0, len(told.events) // 2, len(told.events))]


@pytest.mark.parametrize("game", SCREENS)
def test_a_table(tmp_path: Path, game: str) -> None:
    """Laid out for each size, and as a picture of each size."""
    for model in moments(game, tmp_path / "a.cardtable"):
        emblems = range(model.seats)
        for width, height in SIZES:
            layout = model.layout(width, height, False, 1.0)
            scene = QGraphicsScene(0, 0, width, height)
            table = TableScene(scene, PIXMAPS, emblems)
            table.lay_out(model, layout, layout.places(model))
            table.show(model, layout)
            model.texts(layout)
            paint(scene, width, height)
            worked_out(drawing_framed(QSizeF(width, height), 1.0, model, emblems, PIXMAPS, read=True))


@pytest.mark.slow
@pytest.mark.parametrize("name", PAINTED)
def test_all_that_paints_itself(qtbot: QtBot, window: MainWindow, name: str) -> None:
    for widget in show(name, qtbot, window).findChildren(QWidget):
        if widget.isVisible() and "paintEvent" in vars(type(widget)):
            widget.setMinimumSize(0, 0)
            widget.setMaximumSize(2000, 2000)
            for width, height in product((0, 1, 2, 9, 30, 300), repeat=2):
                widget.resize(width, height)
                widget.grab()


@pytest.mark.slow
@pytest.mark.parametrize("game", SCREENS)
def test_a_table_that_is_played_at(qtbot: QtBot, window: MainWindow, game: str) -> None:
    show("talk at a table" if game == "miser" else f"table of {game}", qtbot, window)
    table = window.table
    assert table
    for width, height in product((1, 2, 20, 90, 320), repeat=2):
        table.page.view.resize(width, height)
        let_happen()
        table.page.view.grab()
