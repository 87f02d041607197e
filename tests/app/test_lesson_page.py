"""Lessons in the window: played as a learner does, left and gone on with, offered and declined."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox, QScrollArea
from pytestqt.qtbot import QtBot

from cardtable.app.learn.lesson_page import LessonPage, boxes
from cardtable.app.parts.lesson_progress import is_to_be_offered, keep_done, step_kept
from cardtable.app.routes import Home, Learn, NewGame, OpenFile, Seats
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.game_tiles import GameTile
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.lines import MoveLine
from cardtable.engine.record import SeatName, new_header
from cardtable.games.losers.screen.score import ScoreView
from cardtable.games.war.layout import STAKE
from cardtable.library import saved_games
from cardtable.resources import game_resource
from cardtable.session.lesson import LessonStep
from cardtable.table.actions import fits, parts_of
from tests.app.conftest import dealt, let_happen, page_of
from tests.session.test_lessons import ASKED, HEADER, READ

TAUGHT = [game for game in sorted(GAMES) if game_resource(game, "lesson.toml").is_file()]
pytestmark = pytest.mark.usefixtures("unpainted")


def lesson(qtbot: QtBot, window: MainWindow, route: Learn | OpenFile) -> LessonPage:
    """Open a lesson and return its page once the table comes to rest."""
    before = window.page
    window.go(route)
    qtbot.waitUntil(lambda: window.page is not before and isinstance(window.page, LessonPage))
    page = window.page
    assert isinstance(page, LessonPage)
    rest(qtbot, page)
    return page


def rest(qtbot: QtBot, page: LessonPage) -> LessonStep:
    """Wait until the table comes to rest, and return the step reached."""
    qtbot.waitUntil(lambda: not page.taught.plays and page.taught.step.text in page.card.words)
    qtbot.waitUntil(lambda: not page.table.page.animator.busy)
    let_happen()
    return page.taught.step


def go_to(qtbot: QtBot, page: LessonPage, at: int) -> None:
    """Let the lesson make every move up to a step."""
    while page.taught.at < at:
        page.source.skip()
        rest(qtbot, page)


def wrong(page: LessonPage) -> MoveLine | None:
    """Return a move that the step explains but that doesn't lead on, or None."""
    named = [answer.move for answer in page.taught.step.answers if answer.move and not answer.goes_on]
    moves = [move for pattern in named if (move := page.source.actions().first(pattern))]
    return next((move for move in moves if not goes_on(page, move)), None)


def goes_on(page: LessonPage, move: MoveLine) -> bool:
    """Return whether a move leads on to the next step."""
    return next(answer for answer in page.taught.step.answers if fits(answer.move or {}, move)).goes_on


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end(qtbot: QtBot, window: MainWindow, game: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    page = lesson(qtbot, window, Learn(game))
    table = page.table
    while True:
        step = rest(qtbot, page)
        assert len(boxes(table, step.points)) == len(step.points), step.text  # everything it points at is there
        felt = table.page.view.rect().adjusted(-40, -40, 40, 40)
        assert all(felt.contains(round(box.x), round(box.y)) for box in boxes(table, step.points))
        texts = [label for label in page.card.findChildren(QLabel) if label.isVisible()]
        assert all(label.height() >= label.heightForWidth(label.width()) for label in texts), step.text
        if page.taught.on_last:
            break
        assert bool(page.source.actions()) == bool(step.answers)
        if not step.answers:
            page.card.continue_button.click()
            continue
        bad = wrong(page)
        if bad:
            at, lines = page.taught.at, page.source.lines
            table.turn.play(**parts_of(bad))
            assert page.taught.reply
            assert page.taught.reply in page.card.words
            assert (page.taught.at, page.source.lines) == (at, lines)
            assert table.turn.open  # the question is asked again
        table.turn.play(**parts_of(page.taught.right_moves()[0]))
    assert not table.course.ended
    assert list(saved_games.games_folder().glob("*")) == []  # a lesson is not kept as a game
    page.card.play_button.click()
    assert isinstance(window.page, SeatsPage)
    assert window.page.game.key == game
    assert window.page.offer.isHidden()


def test_enter_reads_on_and_answers(qtbot: QtBot, window: MainWindow) -> None:
    page = lesson(qtbot, window, Learn("war"))
    QTest.keyClick(page.table.page, Qt.Key.Key_Return)
    rest(qtbot, page)
    assert page.taught.at == 1
    QTest.keyClick(page.table.page, Qt.Key.Key_6)
    QTest.keyClick(page.table.page, Qt.Key.Key_Return)
    rest(qtbot, page)
    assert page.taught.at == 2


@pytest.mark.parametrize("game", TAUGHT)
def test_who_follows_the_bright_buttons_is_never_told_to_try_again(qtbot: QtBot, window: MainWindow, game: str) -> None:
    page = lesson(qtbot, window, Learn(game))
    while not page.taught.on_last:
        at = page.taught.at
        for _ in range(6):  # some moves are chosen part by part
            QTest.keyClick(page.table.page, Qt.Key.Key_Return)
            let_happen()
            assert not page.taught.explains, page.card.words
            if page.taught.at > at:
                break
        assert page.taught.at == at + 1, page.taught.step.text
        rest(qtbot, page)


def test_the_move_is_made_for_who_asks(qtbot: QtBot, window: MainWindow) -> None:
    page = lesson(qtbot, window, Learn("war"))
    go_to(qtbot, page, 1)
    page.card.show_button.click()
    rest(qtbot, page)
    assert page.taught.at == 2
    assert {"seat": 0, "move": "bid", "card": "6H"} in page.source.lines


def test_after_a_wrong_answer_everything_can_be_chosen_again(qtbot: QtBot, window: MainWindow) -> None:
    page = lesson(qtbot, window, Learn("miser"))
    go_to(qtbot, page, 1)
    prompt = page.table.page.prompt
    kinds = [stop.objectName() for stop in prompt.stops]
    assert {"pass", "propose", "attack", "open"} <= set(kinds)
    QTest.keyClick(page.table.page, Qt.Key.Key_P)  # as a person passes, who chooses the kind of move first
    assert page.taught.explains
    assert [stop.objectName() for stop in prompt.stops] == kinds


def test_what_is_said_to_a_wrong_answer_is_unlike_what_is_said_to_a_right_one(qtbot: QtBot, window: MainWindow) -> None:
    def said() -> dict[str, str]:
        return {label.text(): label.styleSheet() for label in page.card.findChildren(QLabel) if not label.isHidden()}

    page = lesson(qtbot, window, Learn("war"))
    go_to(qtbot, page, 1)
    page.table.turn.play(card="AH")
    why, wrong_look = page.taught.reply, said()[page.taught.reply]
    assert any("try again" in text for text in said())  # the words tell it too, for people who don't see the colour
    page.table.turn.play(card="6H")
    # Words about a wrong move aren't read while the table moves.
    assert why not in said()
    assert not any("try again" in text for text in said())
    rest(qtbot, page)
    assert not any("try again" in text for text in said())
    assert said()[page.taught.reply] != wrong_look


def test_a_ring_has_room_for_the_lifted_card_and_what_is_written_there(qtbot: QtBot, window: MainWindow) -> None:
    page = lesson(qtbot, window, Learn("war"))
    go_to(qtbot, page, 4)
    table = page.table
    prize, ace = boxes(table, page.taught.step.points)
    lying = table.layout.places(table.model)
    for places in (lying, table.display.places()):  # the ace is chosen at first, and so lifted
        place = next(place for piece, place in places.items() if getattr(piece, "card", "") == "AH")
        assert ace.y < place.y - place.height / 2
        assert place.y + place.height / 2 < ace.y + ace.height
    tag = table.scene.marks[STAKE].sceneBoundingRect()
    assert QRectF(*prize).contains(tag)


def test_what_is_pointed_at_is_ringed_until_the_next_move(qtbot: QtBot, window: MainWindow) -> None:
    page = lesson(qtbot, window, Learn("war"))
    rings = [name for name in page.table.scene.marks if isinstance(name, tuple) and name[0] == "pointed"]
    assert len(rings) == len(page.taught.step.points) == 2
    go_to(qtbot, page, 3)
    page.table.turn.play(card="7H")
    marks = page.table.scene.marks
    assert not any(isinstance(name, tuple) and name[0] == "pointed" for name in marks)


def test_a_lesson_that_was_left_is_told_of_and_goes_on_at_the_same_step(qtbot: QtBot, window: MainWindow) -> None:
    assert "You left the lesson" not in tile_of(window, "war").line.text()
    page = lesson(qtbot, window, Learn("war"))
    go_to(qtbot, page, 3)
    page.table.page.panel.leave_button.click()
    assert step_kept(window.settings, "war") == 3
    tile = tile_of(window, "war")
    assert tile.line.text() == "You left the lesson at step 4 of 8. Learn continues there."
    tile.learn_button.click()
    again = page_of(qtbot, window, LessonPage)
    rest(qtbot, again)
    assert again.taught.at == 3
    assert again.taught.step.text in again.card.words
    keep_done(window.settings, "war")
    again.table.page.panel.leave_button.click()
    assert "You left the lesson" not in tile_of(window, "war").line.text()


def tile_of(window: MainWindow, game: str) -> GameTile:
    """Return a game's tile on the first page."""
    assert isinstance(window.page, FirstPage)
    return next(tile for tile in window.page.game_tiles.tiles if tile.game == game)


def test_a_lesson_is_begun_again(qtbot: QtBot, window: MainWindow) -> None:
    page = lesson(qtbot, window, Learn("war"))
    go_to(qtbot, page, 3)
    page.card.again_button.click()
    qtbot.waitUntil(lambda: window.page is not page)
    afresh = window.page
    assert isinstance(afresh, LessonPage)
    rest(qtbot, afresh)
    assert afresh.taught.at == 0


def test_a_lesson_that_is_done_begins_anew_and_stays_done(qtbot: QtBot, window: MainWindow) -> None:
    page = lesson(qtbot, window, Learn("war"))
    go_to(qtbot, page, len(page.taught.lesson.steps) - 1)
    assert not is_to_be_offered(window.settings, "war")
    window.go(Home())
    again = lesson(qtbot, window, Learn("war"))
    assert again.taught.at == 0
    assert not is_to_be_offered(window.settings, "war")


def test_the_first_page_leads_to_every_lesson(qtbot: QtBot, window: MainWindow) -> None:
    page = window.page
    assert isinstance(page, FirstPage)
    for tile in page.game_tiles.tiles:
        assert tile.learn_button.isHidden() == (tile.game not in TAUGHT)
    names = {tile.learn_button.accessibleName() for tile in page.game_tiles.tiles}
    assert len(names) == len(GAMES)
    page.game_tiles.tiles[0].learn_button.click()
    qtbot.waitUntil(lambda: isinstance(window.page, LessonPage))


def test_a_lesson_is_offered_once(qtbot: QtBot, window: MainWindow) -> None:
    window.go(Seats("war"))
    page = window.page
    assert isinstance(page, SeatsPage)
    assert page.offer.isVisible()
    page.offer.no_button.click()
    assert page.offer.isHidden()
    lesson(qtbot, window, Learn("war"))
    window.go(Seats("war"))
    assert isinstance(window.page, SeatsPage)
    assert window.page.offer.isHidden()


def test_who_has_played_a_game_is_offered_no_lesson(qtbot: QtBot, window: MainWindow) -> None:
    window.go(Seats("war"))
    page = window.page
    assert isinstance(page, SeatsPage)
    dealt(qtbot, window, page.deal)
    window.go(Seats("war"))
    assert isinstance(window.page, SeatsPage)
    assert window.page.offer.isHidden()


def test_the_offer_goes_on_with_what_was_left(qtbot: QtBot, window: MainWindow) -> None:
    page = lesson(qtbot, window, Learn("war"))
    go_to(qtbot, page, 2)
    window.go(Seats("war"))
    seats = window.page
    assert isinstance(seats, SeatsPage)
    seats.offer.learn_button.click()
    qtbot.waitUntil(lambda: isinstance(window.page, LessonPage))
    assert isinstance(window.page, LessonPage)
    assert window.page.taught.at == 2


def test_a_game_goes_on_beside_no_lesson(qtbot: QtBot, window: MainWindow) -> None:
    game = GAMES["war"]
    header = new_header(game, game.rules(), (SeatName("Anna", "human"), SeatName("Bram", "random")), 5)
    table = dealt(qtbot, window, lambda: window.go(NewGame(header)))
    assert table.scene.pointed() == ()
    lesson(qtbot, window, Learn("war"))
    assert window.game_page is None


def test_a_lesson_of_somebody_else_is_opened_and_not_remembered(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEADER + ASKED + READ, encoding="utf-8")
    page = lesson(qtbot, window, OpenFile(path))
    page.table.turn.play(card="2H")
    rest(qtbot, page)
    assert page.card.words == "Well done. That was all."
    assert window.settings.remembered("lesson/war") == ""


@pytest.mark.parametrize("held", [HEADER + ASKED, HEADER + ASKED + READ.replace("AS", "9S"), "no file"])
def test_a_bad_lesson_gets_one_sentence(qtbot: QtBot, window: MainWindow, tmp_path: Path, held: str) -> None:
    path = tmp_path / "mine.toml"
    if held != "no file":
        path.write_text(held, encoding="utf-8")
    before = window.page
    window.go(OpenFile(path))
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    assert str(path) in box.text()
    assert window.page is before
    box.close()


def test_a_lesson_speaks_the_language_of_the_screen_and_changes_it_in_its_midst(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEADER + ASKED + READ, encoding="utf-8")
    words = '[[steps]]\ntext = "Biete die 2."\nreplies = ["Gut.", "Nein."]\n[[steps]]\ntext = "Das war alles."\n'
    path.with_name("mine.de.toml").write_text(words, encoding="utf-8")
    page = lesson(qtbot, window, OpenFile(path))
    assert page.card.words == "Bid your 2."
    monkeypatch.setattr("cardtable.app.navigation.games.spoken", lambda wish: "de")
    monkeypatch.setattr(window._speaking, "speak", lambda language: True)
    window.settings.changed.emit()
    qtbot.waitUntil(lambda: window.page is not page)
    assert isinstance(window.page, LessonPage)
    rest(qtbot, window.page)
    assert window.page.card.words == "Biete die 2."


def test_a_lesson_in_its_midst_is_at_the_same_step_in_another_language(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = lesson(qtbot, window, Learn("war"))
    go_to(qtbot, page, 2)
    monkeypatch.setattr(window._speaking, "speak", lambda language: True)
    window.settings.changed.emit()
    qtbot.waitUntil(lambda: window.page is not page)
    assert isinstance(window.page, LessonPage)
    assert window.page.taught.at == 2


@pytest.mark.usefixtures("painted")
def test_the_score_is_seen_beside_a_bid_in_a_small_window(qtbot: QtBot, window: MainWindow) -> None:
    """It stands under the lesson's card and over what the cards are worth."""
    window.resize(1024, 700)
    page = lesson(qtbot, window, Learn("losers"))
    go_to(qtbot, page, 1)
    let_happen()
    room, score = window.centralWidget(), page.findChild(ScoreView)
    assert isinstance(room, QScrollArea)
    assert score
    assert room.verticalScrollBar().maximum() == 0
    assert score.visibleRegion().boundingRect().size() == score.size()
    assert score._area.height() >= score._rows.height()
