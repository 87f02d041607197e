"""Dealing a new game: its table is set in slices while the page stays, and nothing moves before its pictures are
drawn."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.after.result_page import ResultPage
from cardtable.app.art.cards import draw_face
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.table_top import drawing_table
from cardtable.app.navigation import context
from cardtable.app.parts.backdrop import Felt
from cardtable.app.play.live import ReadGame
from cardtable.app.routes import Open, ResultOf
from cardtable.app.settings import Settings
from cardtable.app.setup.players import SeatChoice
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.table.items import CardItem
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.games.mentalist.screen.solved_page import SolvedPage
from cardtable.library import saved_games
from tests.app.conftest import PIXMAPS, Deal, asked, dealt, let_happen, press, seats_page
from tests.app.test_watch import played

SIZE = QSizeF(300, 200)
FELT = QRectF(20, 20, 260, 160)


def records() -> list[Path]:
    """Return the records in the folder of games."""
    return list(saved_games.games_folder().glob("*.cardtable"))


# --- the window ------------------------------------------------------------------------------------------------------


def test_the_page_stays_until_the_table_is_whole(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[type] = []

    def drawing(painter: QPainter, size: QSizeF, felt: QRectF) -> Iterator[None]:
        for _ in drawing_table(painter, size, felt):
            shown.append(type(window.page))
            yield

    page = seats_page(window, "war")
    let_happen()
    PIXMAPS.clear()
    monkeypatch.setattr("cardtable.app.art.pixmaps.drawing_table", drawing)
    dealt(qtbot, window, page.deal_button.click)
    let_happen()
    assert set(shown) == {SeatsPage}


@pytest.mark.usefixtures("slow_table")
def test_a_second_press_deals_no_second_game(qtbot: QtBot, window: MainWindow) -> None:
    page = seats_page(window, "war")
    page.deal_button.click()
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(records()))
    (first,) = records()
    page.deal_button.click()
    press(page, Qt.Key.Key_Return)
    let_happen()
    assert records() == [first]


LEFT: dict[str, Callable[[MainWindow], object]] = {
    "closed": MainWindow.close,
    "back": lambda window: window.page.back_button.click(),  # type: ignore[union-attr]
    "laid over": lambda window: window.page.perfect_button.click(),  # type: ignore[union-attr]
    "another": lambda window: window.go(Open(records()[0].with_name("another"))),
}


@pytest.mark.parametrize("how", LEFT)
@pytest.mark.usefixtures("slow_table")
def test_nothing_is_left_of_a_game_that_nobody_has_seen(qtbot: QtBot, window: MainWindow, how: str) -> None:
    page = seats_page(window, "mentalist")
    played(saved_games.games_folder() / "another", "losers")
    page.deal_button.click()
    qtbot.waitUntil(lambda: bool(records()))
    LEFT[how](window)
    assert not records()
    let_happen()
    assert window.game_page is None
    assert not window.findChildren(QMessageBox)
    if isinstance(window.page, SolvedPage):
        window.page.back.emit()
        page.deal_button.click()
        qtbot.waitUntil(lambda: bool(records()))


@pytest.mark.usefixtures("slow_table")
def test_who_asks_for_other_seats_is_dealt_nothing_before(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.go(ResultOf(played(tmp_path / "a.cardtable", "losers", ("human", "human", "human"))))
    qtbot.waitUntil(lambda: isinstance(window.page, ResultPage))
    assert isinstance(window.page, ResultPage)
    window.page.again_button.click()
    qtbot.waitUntil(lambda: bool(records()))
    window.page.other_seats_button.click()
    assert not records()
    assert window.findChildren(SeatChoice)


def test_a_game_that_is_chosen_twice_is_read_once(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []

    def reading(path: Path) -> Generator[float, None, ReadGame]:
        read.append(path)
        return real(path)

    path = played(tmp_path / "a.cardtable", "losers")
    real = context.reading_record
    monkeypatch.setattr(context, "reading_record", reading)
    for _ in range(2):
        window.go(Open(path))
    qtbot.waitUntil(lambda: isinstance(window.page, WatchPage))
    let_happen()
    assert read == [path]
    window.go(Open(path))
    qtbot.waitUntil(lambda: read == [path] * 2)


# --- pictures --------------------------------------------------------------------------------------------------------


def test_the_table_top_drawn_bit_by_bit_is_the_same() -> None:
    """Two threads may draw it at the same time."""
    whole, parts = Pixmaps(), Pixmaps()
    picture = whole.table(SIZE, FELT, 2.0).toImage()
    drawings = [parts.drawing_table(SIZE, FELT, 2.0) for _ in range(2)]
    steps = 0
    while not parts.has_table(SIZE, FELT, 2.0):
        for drawing in drawings:
            next(drawing, None)
        steps += 1
    assert steps > 5
    for drawing in drawings:
        assert list(drawing) == []
    assert parts.held == whole.held
    assert parts.table(SIZE, FELT, 2.0).toImage() == picture


def test_the_plain_table_top_has_its_frame_where_the_fine_one_has(qtbot: QtBot) -> None:
    """Otherwise a part of the table top would seem to appear late. Wood and felt have the same colours in both, in the
    corners too."""
    board = QWidget()
    board.resize(SIZE.toSize())
    qtbot.addWidget(board)
    pixmaps = Pixmaps()
    plain, fine = QImage(SIZE.toSize(), QImage.Format.Format_RGB32), QImage(SIZE.toSize(), QImage.Format.Format_RGB32)
    for picture in (plain, fine):
        painter = QPainter(picture)
        Felt(board, pixmaps).paint(painter, QRectF(board.rect()))
        painter.end()
        pixmaps.table(SIZE, FELT, board.devicePixelRatioF())
    assert plain != fine
    for place in ((6, 100), (150, 6), (25, 25), (150, 100), (150, 170)):
        rough, whole = plain.pixelColor(*place), fine.pixelColor(*place)
        assert (rough.red() > rough.green()) == (whole.red() > whole.green()), place


def test_nothing_sets_out_before_its_pictures_are_drawn(
    qtbot: QtBot, settings: Settings, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_the_air: list[bool] = []

    def draw(painter: QPainter, rect: QRectF, card: str, two_colour: bool) -> None:
        in_the_air.append(any(item.lift for item in table.cards))
        draw_face(painter, rect, card, two_colour)

    monkeypatch.setattr("cardtable.app.art.pixmaps.draw_face", draw)
    PIXMAPS.clear()
    settings.speed = "fast"
    table = deal()
    qtbot.waitUntil(lambda: asked(table))
    assert in_the_air
    assert not any(in_the_air)


def test_who_hurries_waits_for_no_picture(
    qtbot: QtBot, settings: Settings, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawing_way(item: CardItem, turned: tuple[float, float], ratio: float) -> Iterator[None]:
        while True:
            yield

    monkeypatch.setattr(CardItem, "drawing_way", drawing_way)
    settings.speed = "fast"
    table = deal()
    animator = table.page.animator
    qtbot.waitUntil(lambda: animator.moves)
    let_happen()
    assert not any(item.lift for item in table.cards)
    press(table.page, Qt.Key.Key_Space)
    assert not animator.busy
    qtbot.waitUntil(lambda: asked(table))
    assert table.legal_cards()
