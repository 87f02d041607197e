"""Mentalist Poker at the table, played as a person does it: by mouse, drags, wheel, keyboard and buttons."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.routes import NewGame
from cardtable.app.settings import Settings
from cardtable.app.table.game_page import GamePage
from cardtable.app.table.items import CoinsItem
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header, with_own
from cardtable.engine.state import HIDDEN, NOBODY
from cardtable.games.mentalist.layout import POT, bet, button, screen, stack
from cardtable.games.mentalist.moves import BetLaid, MentalistSetup, PotWon, ScreenLifted
from cardtable.games.mentalist.play import BET, GUESS
from cardtable.games.mentalist.screen.table import MentalistTable
from cardtable.journal import Journal, replay
from cardtable.table.board import Coins, Screen
from cardtable.table.proportions import COLUMN
from tests.app.conftest import DealMentalist, Sit, dealt, let_happen, press
from tools.games.mentalist.screen import MentalistDriver, mentalist

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("unpainted")]


def wait(qtbot: QtBot, table: MentalistDriver) -> None:
    """Wait until the person is asked for a number, or the game is over."""
    qtbot.waitUntil(lambda: bool(table.prompt.button("chips") or table.over))


def play_to(qtbot: QtBot, table: MentalistDriver, phase: int | None, chips: int = 1) -> None:
    """Play on, always betting or guessing `chips`, until the person is asked in this phase; to the end if `phase` is
    None."""
    wait(qtbot, table)
    while not table.over and table.state.phase != phase:
        table.game.answers.strip.choose(chips)
        table.prompt.press_likely()
        wait(qtbot, table)


def count(table: MentalistDriver, zone: tuple[str, int] | str) -> int:
    """Return the number of chips in a zone."""
    return sum(pile.count for pile in table.model.zone(zone) if isinstance(pile, Coins))


def pile(table: MentalistDriver, zone: tuple[str, int]) -> Coins:
    """Return the only pile in a zone."""
    (found,) = table.model.zone(zone)
    assert isinstance(found, Coins)
    return found


def over_the_line(table: MentalistDriver) -> QPoint:
    """Return a point of the view at which released chips are bet."""
    line = table.layout.line
    return table.page.view.mapFromScene(QPointF(line.x + line.width / 4, line.y - 20))


def behind_the_line(table: MentalistDriver) -> QPoint:
    """Return a point of the view at which released chips are not bet."""
    line = table.layout.line
    return table.page.view.mapFromScene(QPointF(line.x + line.width / 4, line.y + 20))


def drag(table: MentalistDriver, start: QPoint, goal: QPoint) -> None:
    """Drag with the left button."""
    view = table.page.view.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(view, start + (goal - start) * share)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=goal)


# --- a number --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("variant", ["classic", "advanced"])
def test_every_number_of_players_plays_to_the_end(
    qtbot: QtBot, deal_mentalist: DealMentalist, seats: int, variant: str
) -> None:
    table = deal_mentalist(seats, variant=variant, turn_limit=9)
    play_to(qtbot, table, None)
    match = replay(table.live.path)
    assert match.result is not None
    assert list(match.result.scores) == table.game.model.chips == table.game.model.course.chips
    assert sum(table.game.model.chips) + count(table, POT) == sum(table.game.model.course.scores[0])


def test_keys_choose_a_number_and_enter_gives_it(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist()
    play_to(qtbot, table, BET)
    strip = table.game.answers.strip
    for keys, value in (("12", 12), ("7", 7)):
        QTest.keyClicks(table.page, keys)
        assert strip.value == value
    for key, value in ((Qt.Key.Key_Right, 8), (Qt.Key.Key_Up, 9), (Qt.Key.Key_Left, 8), (Qt.Key.Key_Home, 0)):
        press(table.page, key)
        assert strip.value == value
    press(table.page, Qt.Key.Key_End)
    assert strip.value == table.state.most
    QTest.keyClicks(table.page, "4")
    assert table.prompt.button("chips").text() == "Bet 4"  # type: ignore[union-attr]
    bets = table.state.bets
    press(table.page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.game.model.course.bets[bets:] != [])
    assert table.game.model.course.bets[bets].chips == 4


def turn_wheel(widget: QWidget) -> None:
    """Turn the wheel one notch up, over the middle of a widget."""
    at = QPointF(widget.rect().center())
    turned = QWheelEvent(
        at, QPointF(widget.mapToGlobal(at)), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, turned)


def test_a_click_on_a_cell_and_the_wheel_choose_too(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist()
    play_to(qtbot, table, GUESS)
    strip = table.game.answers.strip
    cell = next(cell for cell in strip.cells if cell.number == 3)
    QTest.mouseClick(cell, Qt.MouseButton.LeftButton)
    assert strip.value == 3
    assert [cell.number for cell in strip.cells if cell.isChecked()] == [3]
    turn_wheel(strip)
    assert table.prompt.button("chips").text() == "Guess 4"  # type: ignore[union-attr]


def test_the_wheel_over_the_felt_pushes_chips(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    """It does so only while they may be pushed and none is being dragged."""
    table = deal_mentalist()
    play_to(qtbot, table, BET)
    strip, felt = table.game.answers.strip, table.page.view.viewport()
    strip.choose(2)
    turn_wheel(felt)
    assert strip.value == count(table, bet(0)) == 3
    at = table.spot(pile(table, stack(0)))
    QTest.mousePress(felt, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(felt, at + QPoint(30, 30))
    assert table.page.view.dragged
    turn_wheel(felt)
    assert strip.value == 3
    QTest.mouseRelease(felt, Qt.MouseButton.LeftButton, pos=at + QPoint(30, 30))
    press(table.page, Qt.Key.Key_Return)
    assert not table.game.answers.is_asked
    turn_wheel(felt)
    assert strip.value == 3


@pytest.mark.parametrize("phase", [BET, GUESS])
@pytest.mark.parametrize("width", [1024, 1440])
def test_nothing_moves_while_a_number_is_chosen(
    qtbot: QtBot, deal_mentalist: DealMentalist, phase: int, width: int
) -> None:
    """Nor does anything move when a hint is asked for: a cell stays under the mouse."""
    table = deal_mentalist(3)
    table.page.resize(width, 700)
    play_to(qtbot, table, phase)
    prompt, strip = table.prompt, table.game.answers.strip

    def places() -> list[QRect]:
        let_happen()
        buttons = [prompt.button("chips"), prompt.button("hint")]
        return [widget.geometry() for widget in (strip, *strip.cells, *buttons) if widget]

    before = places()
    assert len(before) == 1 + len(strip.cells) + 2
    for value in range(table.state.most + 1):
        strip.choose(value)
        assert places() == before
    press(table.page, Qt.Key.Key_H)
    assert places() == before
    qtbot.waitUntil(lambda: bool(prompt.advice[0]))
    assert places() == before


def test_numbers_that_were_guessed_already_are_dimmed(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    """They can't be right: a right guess would have ended the guessing."""
    table = deal_mentalist(4, variant="advanced")
    play_to(qtbot, table, GUESS)
    while not table.state.guesses:  # nothing has been guessed before the first to guess
        table.prompt.press_likely()
        wait(qtbot, table)
        play_to(qtbot, table, GUESS)
    strip = table.game.answers.strip
    dimmed = {cell.number for cell in strip.cells if cell.spent}
    assert dimmed == set(table.state.guesses)
    assert {cell.number for cell in strip.cells if cell.toolTip() == "guessed already"} == dimmed
    play_to(qtbot, table, BET)
    assert not [cell for cell in strip.cells if cell.spent or cell.toolTip()]


def test_the_strip_moves_along_where_there_are_more_numbers_than_fit(
    qtbot: QtBot, deal_mentalist: DealMentalist
) -> None:
    table = deal_mentalist(starting_chips=1000)
    table.page.resize(1024, 700)
    play_to(qtbot, table, BET)
    let_happen()
    strip = table.game.answers.strip
    for value in (0, 1, 347, 998, 999, 500, 0):
        strip.choose(value)
        numbers = [cell.number for cell in strip.cells]
        assert value in numbers
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
        assert all(strip.rect().contains(cell.geometry()) for cell in strip.cells)
        assert not any(
            end.geometry().intersects(cell.geometry()) for end in (strip.less, strip.more) for cell in strip.cells
        )
    assert not strip.less.isEnabled()
    QTest.mouseClick(strip.more, Qt.MouseButton.LeftButton)
    assert strip.value == 1


def test_a_bet_is_no_more_than_the_pot_where_it_is_capped(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist(3, variant="advanced", turn_limit=12)
    play_to(qtbot, table, BET)
    press(table.page, Qt.Key.Key_End)
    assert table.game.answers.strip.value == table.game.model.pot


# --- chips -----------------------------------------------------------------------------------------------------------


def test_chips_are_pushed_over_the_line_as_the_number_is_chosen(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist()
    play_to(qtbot, table, BET)
    chips = table.game.model.chips[0]
    for number in (0, 5, 2, chips):
        table.game.answers.strip.choose(number)
        assert (count(table, bet(0)), count(table, stack(0))) == (number, chips - number)
        assert table.game.model.chips[0] == chips
    places = table.layout.places(table.game.model)
    assert all(table.items[piece].at == place for piece, place in places.items())


def test_chips_are_dragged_over_the_line_and_back(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    """Each drag moves the chip that is grasped and those on top of it."""
    table = deal_mentalist()
    play_to(qtbot, table, BET)
    strip = table.game.answers.strip
    strip.choose(0)
    item = table.items[pile(table, stack(0))]
    assert isinstance(item, CoinsItem)
    grasped = {item.taken_at(table.page.view.mapToScene(at)): at for at in table.spots(item)}
    grasped.pop(0, None)
    assert len(grasped) > 1
    most, at = max(grasped.items())
    assert most <= COLUMN
    drag(table, at, over_the_line(table))
    assert strip.value == most == count(table, bet(0))
    drag(table, table.spot(pile(table, bet(0))), behind_the_line(table))
    assert strip.value < most
    assert count(table, bet(0)) == strip.value
    assert count(table, stack(0)) == table.game.model.chips[0] - strip.value


def test_chips_that_are_let_go_where_they_lay_stay_there(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist()
    play_to(qtbot, table, BET)
    table.game.answers.strip.choose(2)
    chips = table.game.model.chips[0]
    drag(table, table.spot(pile(table, stack(0))), behind_the_line(table))
    drag(table, table.spot(pile(table, bet(0))), over_the_line(table))
    assert (count(table, bet(0)), count(table, stack(0))) == (2, chips - 2)


def test_a_click_pushes_one_chip_and_takes_one_back(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist()
    play_to(qtbot, table, BET)
    strip = table.game.answers.strip
    strip.choose(2)
    table.click(pile(table, stack(0)))
    assert strip.value == 3
    table.click(pile(table, bet(0)))
    table.click(pile(table, bet(0)))
    assert strip.value == 1


def test_nothing_can_be_dragged_while_you_guess(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist()
    play_to(qtbot, table, GUESS)
    assert table.movable == []
    before = table.game.answers.strip.value
    table.click(pile(table, stack(0)))
    assert table.game.answers.strip.value == before


# --- screens ---------------------------------------------------------------------------------------------------------


def test_a_bet_of_another_moves_no_chips(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist(3)
    board = table.game.model
    while True:
        play_to(qtbot, table, GUESS)
        assert not table.over
        assert board.bettor not in (None, 0)
        assert count(table, bet(board.bettor or 0)) == 0
        assert [count(table, stack(seat)) for seat in (1, 2)] == [0, 0]
        assert table.game.model.chips == list(table.state.scores)
        assert table.state.bet == HIDDEN
        assert table.said(("stands", board.bettor)) == "bet made"
        assert not table.said("figure")
        if table.state.bets > 3:
            break
        table.prompt.press_likely()
        wait(qtbot, table)


def shown(table: MentalistDriver, kinds: tuple[type, ...]) -> list[tuple[object, dict[str, object]]]:
    """Collect from now on the events of these kinds, each with what lay on the felt when it had been shown."""
    seen: list[tuple[object, dict[str, object]]] = []
    show = table.presenter.playback.show_event

    def spy(event: object) -> object:
        motions = show(event)
        if isinstance(event, kinds):
            board = table.game.model
            felt = {
                "lifted": [seat for seat in range(board.seats) for one in board.zone(screen(seat)) if one.face_up],
                "bets": {seat: count(table, bet(seat)) for seat in range(board.seats)},
                "figure": table.said("figure"),
                "said": [table.said(("heard", seat)) for seat in range(board.seats)],
                "halo": "halo" in table.presenter.scene.marks,
            }
            seen.append((event, felt))
        return motions

    table.presenter.playback.show_event = spy  # type: ignore[method-assign, assignment]
    return seen


def test_the_screen_is_lifted_and_the_bet_seen(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist(3, variant="advanced", turn_limit=25)
    seen = shown(table, (ScreenLifted,))
    play_to(qtbot, table, None)
    assert {event.hit for event, _ in seen if isinstance(event, ScreenLifted)} == {True, False}
    for event, felt in seen:
        assert isinstance(event, ScreenLifted)
        assert felt["lifted"] == [event.seat]
        assert felt["bets"] == {seat: event.chips if seat == event.seat else 0 for seat in range(3)}
        assert felt["figure"] == f"{event.chips}"
        said = [text for text in felt["said"] if text]  # type: ignore[attr-defined]
        assert [text for text in said if text.endswith("!")] == ([f"{event.chips}!"] if event.hit else [])
        assert len(said) == 2 or event.hit


def test_a_hit_shines_and_a_miss_is_soon_over(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist(3, turn_limit=25)
    seen = shown(table, (PotWon,))
    play_to(qtbot, table, None)
    assert seen
    assert all(felt["halo"] for _, felt in seen)
    look = table.game._look
    assert look(ScreenLifted(0, 3, True)) > 2 * look(ScreenLifted(0, 3, False)) > 0 == look(BetLaid(0, None))


def test_guesses_are_heard_one_by_one_from_the_bettors_right(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist(5, variant="advanced")
    for _ in range(6):
        play_to(qtbot, table, GUESS)
        bettor = table.game.model.bettor
        assert bettor is not None
        heard = [seat for seat, _ in table.game.model.heard]
        assert heard == [(bettor - step) % 5 for step in range(1, len(heard) + 1)]
        assert [seat for seat in range(5) if table.said(("heard", seat))] == sorted(heard)
        felt = [text.words for text in table.game.model.texts(table.layout)]
        assert sum("guesses" in words for words in felt) == len(heard)
        table.prompt.press_likely()
        wait(qtbot, table)


def test_the_button_lies_by_its_holder(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist(3, turn_limit=14)
    holders = set()
    while not table.over:
        wait(qtbot, table)
        if not table.over:
            (holder,) = [seat for seat in range(3) if table.model.zone(button(seat))]
            assert holder == table.state.button
            holders.add(holder)
            table.prompt.press_likely()
    assert len(holders) > 1


def test_there_is_none_in_the_advanced_game(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist(3, variant="advanced")
    wait(qtbot, table)
    assert not any(table.model.zone(button(seat)) for seat in range(3))


def test_who_is_out_is_dimmed_and_says_so(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist(4, starting_chips=2)
    for _ in range(200):
        wait(qtbot, table)
        if table.over or table.game.model.out:
            break
        table.prompt.press_likely()
    assert table.game.model.out
    for seat in range(4):
        out = seat in table.game.model.out
        assert (table.presenter.plaques[seat].opacity() < 1) == out
        assert (table.items[table.model.zone(screen(seat))[0]].opacity() < 1) == out
        assert out == table.presenter.plaques[seat].words.endswith("out") or table.over


def test_piles_become_one(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist(4)
    for _ in range(8):
        wait(qtbot, table)
        assert len(table.model.zone(POT)) == 1
        assert count(table, POT) == table.game.model.pot == table.state.pot
        assert {piece for piece in table.items if isinstance(piece, Coins)} == {
            piece for piece in table.model.pieces() if isinstance(piece, Coins)
        }
        table.prompt.press_likely()


# --- viewers ------------------------------------------------------------------------------------------------------


def header_of(people: int, seats: int, **rules: object) -> object:
    """Return the header of a table at which the first `people` seats are people and the others bots."""
    names = tuple(SeatName(f"P{seat}", "human" if seat < people else "random") for seat in range(seats))
    game = GAMES["mentalist"]
    return new_header(game, game.rules.made(rules), names, 5)


def is_asked(page: GamePage) -> bool:
    """Return whether a number is asked for."""
    return page.table.page.prompt.button("chips") is not None


def test_a_spectator_sees_behind_no_screen(qtbot: QtBot, settings: Settings, window: MainWindow) -> None:
    """Between two people each bet is made behind the curtain, and stands behind a screen that faces everybody."""
    dealt(qtbot, window, lambda: window.go(NewGame(header_of(2, 2))))  # type: ignore[arg-type]
    page = window.game_page
    assert page is not None
    curtains = 0
    for _ in range(8):
        qtbot.waitUntil(lambda: not page.changing and (page.curtain.is_down or is_asked(page)))
        if page.curtain.is_down:
            curtains += 1
            parts = mentalist(page.table).game
            assert isinstance(parts, MentalistTable)
            assert parts.model.seen.own == NOBODY
            assert not any(parts.model.zone(stack(seat)) or parts.model.zone(bet(seat)) for seat in range(2))
            assert not any(
                isinstance(one, Screen) and one.from_behind
                for seat in range(2)
                for one in parts.model.zone(screen(seat))
            )
            page.curtain.button.click()
            qtbot.waitUntil(lambda: not page.changing and is_asked(page))
        assert mentalist(page.table).game.model.seen.own == page.table.source.seen.person
        page.table.page.prompt.press_likely()
    assert curtains > 2


def test_a_game_begins_from_any_position(qtbot: QtBot, sit: Sit, tmp_path: Path) -> None:
    setup = MentalistSetup(chips=[7, 0, 12], pot=9, bettor=0, button=2, out=[1])
    game = GAMES["mentalist"]
    people = tuple(SeatName(name, player) for name, player in (("A", "human"), ("B", "random"), ("C", "random")))
    header = with_own(
        new_header(game, game.rules.made({"turn_limit": 3}), people, 5),
        {"setup": {"chips": setup.chips, "pot": setup.pot, "bettor": 0, "button": 2, "out": [1]}},
    )
    Journal.begin(tmp_path / "set.cardtable", header).close()
    table = mentalist(sit("mentalist", path=tmp_path / "set.cardtable"))
    wait(qtbot, table)
    assert table.game.model.chips == table.game.model.course.chips == [7, 0, 12]
    assert (count(table, POT), count(table, stack(0)) + count(table, bet(0))) == (9, 7)
    assert table.game.model.out == {1}
    assert table.model.zone(button(2))
    play_to(qtbot, table, None)
    assert sum(table.game.model.chips) + count(table, POT) == 28


def test_resizing_keeps_everything_in_its_place(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist(6)
    play_to(qtbot, table, BET)
    for width, height in ((1024, 700), (1920, 1080), (900, 620)):
        table.page.resize(width, height)
        let_happen()
        places = table.layout.places(table.game.model)
        assert set(places) == set(table.model.pieces())
        assert all(table.items[piece].at == place for piece, place in places.items())
