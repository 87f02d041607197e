"""Perfect play: maps and bars show the solver's numbers, by mouse, keys and fields."""

from __future__ import annotations

import csv
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QMessageBox, QSpinBox
from pytestqt.qtbot import QtBot

from cardtable.app.after.review_page import ReviewPage
from cardtable.app.jobs import Job
from cardtable.app.parts import work_note
from cardtable.app.parts.work_note import WorkNote
from cardtable.app.routes import ClosedGame, Home, ReviewOf
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.window import MainWindow
from cardtable.bots.player import Advice, Choice, Player
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.views import View
from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.players import perfect_advice
from cardtable.games.mentalist.players.solvable import is_solvable
from cardtable.games.mentalist.players.solved_match import MatchPosition, SolvedTable, solve
from cardtable.games.mentalist.players.solving import Stakes
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.games.mentalist.screen import solved_page, solved_work
from cardtable.games.mentalist.screen.after import SolvedPicture
from cardtable.games.mentalist.screen.solved_charts import COLOURS, hundredth
from cardtable.games.mentalist.screen.solved_page import SolvedPage
from cardtable.games.mentalist.screen.solved_work import written
from tests.app.conftest import HalfDone, choose_file, in_all_sizes, let_happen, press, random_review, seats_page

pytestmark = pytest.mark.usefixtures("unpainted")

RULES = MentalistRules(starting_chips=6)
STAKES = Stakes(12, 1, False)
CHANCES, BETS, GUESSES = range(3)


def opened(window: MainWindow, rules: MentalistRules) -> SolvedPage:
    """Open the page from the one where a table is set; its match may not be solved yet."""
    page = seats_page(window, "mentalist")
    page.form.show_rules(rules)
    page.perfect_button.click()
    assert isinstance(window.page, SolvedPage)
    return window.page


def drawn(qtbot: QtBot, page: SolvedPage) -> None:
    """Wait until everything asked for is solved and drawn."""
    qtbot.waitUntil(lambda: page.map.isEnabled() and page.map.heat is not None and not page.findChildren(Job))


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow) -> SolvedPage:
    """Return the page for six chips each, solved."""
    page = opened(window, RULES)
    drawn(qtbot, page)
    return page


@pytest.fixture(scope="module")
def table() -> SolvedTable:
    """Solve the page's match apart from it."""
    return solve(STAKES)


def show(qtbot: QtBot, page: SolvedPage, what: int) -> None:
    """Let the map show another quantity."""
    page.shown.setCurrentIndex(what)
    drawn(qtbot, page)


def click(page: SolvedPage, column: int, row: int) -> None:
    """Click a cell of the map."""
    QTest.mouseClick(page.map, Qt.MouseButton.LeftButton, pos=page.map.middle_of(column, row).toPoint())


def place(page: SolvedPage) -> MatchPosition:
    """Return the position in the fields."""
    return MatchPosition(page.chips.value(), page.pot.value(), page.first.currentData())


def mixes(page: SolvedPage) -> tuple[dict[int, float], dict[int, float]]:
    """Return the probabilities of bets and of guesses in the bars, by number."""
    rows = page.bars.rows
    return {row.number: row.bet for row in rows}, {row.number: row.guess for row in rows}


def of_table(table: SolvedTable, position: MatchPosition) -> tuple[dict[int, float], dict[int, float]]:
    """Return the probabilities that the bars should show."""
    bets, guesses = table.bet_mix(position), table.guess_mix(position)
    made = [number for number in range(len(bets)) if bets[number] or guesses[number]]
    return {number: bets[number] for number in made}, {number: guesses[number] for number in made}


# --- what is shown ---------------------------------------------------------------------------------------------------


def test_it_begins_with_the_first_bet_by_the_rules_that_are_set(page: SolvedPage, table: SolvedTable) -> None:
    assert page.total.text() == "12 (6 each)"
    assert place(page) == (5, 2, True)
    assert page.map.chosen == (2, 5)
    assert (
        page.words.text() == f"The guesser has 5. The bettor wins {100 * table.chance(place(page)):.1f} in 100 matches."
    )


def test_every_cell_shows_what_the_solver_says(qtbot: QtBot, page: SolvedPage, table: SolvedTable) -> None:
    for first in (True, False):
        page.first.setCurrentIndex(page.first.findData(first))
        drawn(qtbot, page)
        heat = page.map.heat
        assert heat
        for pot in range(1, 13):
            for chips in range(13):
                position = MatchPosition(chips, pot, first)
                there = chips > 0 and chips + pot <= 12
                assert bool(heat.band(pot, chips)) == there
                if there:
                    chance = table.chance(position)
                    assert heat.value(pot, chips) == pytest.approx(100 * chance, abs=1e-9)
                    assert heat.band(pot, chips) == 1 + min(int(10 * chance), 9)
                    click(page, pot, chips)
                    assert place(page) == position
                    for shown, exact in zip(mixes(page), of_table(table, position), strict=True):
                        assert shown == pytest.approx(exact, abs=1e-9)
                    assert f"wins {hundredth(chance)} in 100" in page.words.text()


@pytest.mark.parametrize("what", [BETS, GUESSES])
def test_a_second_map_shows_how_often_each_number_is_made_over_the_pot(
    qtbot: QtBot, page: SolvedPage, table: SolvedTable, what: int
) -> None:
    page.chips.setValue(4)
    show(qtbot, page, what)
    heat = page.map.heat
    assert heat
    for pot in range(1, 9):
        position = MatchPosition(4, pot, True)
        mix = table.bet_mix(position) if what == BETS else table.guess_mix(position)
        for number in range(6):
            assert bool(heat.band(pot, number)) == (number <= 4)
            if number <= 4:
                assert heat.value(pot, number) == pytest.approx(100 * mix[number], abs=1e-9)
                assert (heat.band(pot, number) == 1) == (mix[number] == 0)
                assert heat.band(pot, number) == 1 + sum(100 * mix[number] >= limit for limit in heat.limits)
                click(page, pot, number)
                assert place(page) == position
                does = "bettor bets" if what == BETS else "guesser guesses"
                assert page.map.accessibleName() == f"Pot {pot}: the {does} {number} ({hundredth(mix[number])}%)."
    page.chips.setValue(6)  # shows another map
    drawn(qtbot, page)
    assert page.map.heat
    assert page.map.heat.height == 7


def test_bets_are_capped_where_they_are(qtbot: QtBot, page: SolvedPage) -> None:
    page.cap.setCurrentIndex(1)
    qtbot.waitUntil(lambda: not page.map.isEnabled())
    drawn(qtbot, page)
    page.pot.setValue(3)
    capped = solve(Stakes(12, 1, True))
    for shown, exact in zip(mixes(page), of_table(capped, MatchPosition(5, 3, True)), strict=True):
        assert shown == pytest.approx(exact, abs=1e-9)
    show(qtbot, page, BETS)
    assert page.map.heat
    assert [bool(page.map.heat.band(3, number)) for number in range(6)] == [True] * 4 + [False] * 2


def test_another_match_is_solved_when_it_is_asked_for(qtbot: QtBot, page: SolvedPage) -> None:
    page.ante.setValue(3)
    page.total.setValue(15)
    drawn(qtbot, page)
    assert page.total.text() == "15"  # an odd total: the players begin with different numbers of chips
    assert place(page) == (4, 6, True)  # the position in which such a match begins
    exact = solve(Stakes(15, 3, False)).chance(place(page))
    assert f"wins {hundredth(exact)} in 100" in page.words.text()


@pytest.mark.usefixtures("painted")
def test_the_position_lies_on_a_table_where_the_bars_leave_room(
    qtbot: QtBot, window: MainWindow, page: SolvedPage
) -> None:
    def seen() -> QImage:
        let_happen()
        return page.picture.grab().toImage()

    def there() -> bool:
        return page.picture.is_seen

    assert there()
    click(page, 2, 5)
    pictures = [seen()]
    click(page, 4, 5)
    pictures.append(seen())
    page.first.setCurrentIndex(1 - page.first.currentIndex())
    drawn(qtbot, page)
    pictures.append(seen())
    assert all(one != other for one, other in combinations(pictures, 2))
    page.bars.setMinimumHeight(page.bars.height() + page.picture.height())  # a longer mix leaves less room
    let_happen()
    assert not there()


def test_the_bars_are_told_in_words(page: SolvedPage, table: SolvedTable) -> None:
    page.pot.setValue(4)
    bets, guesses = of_table(table, MatchPosition(5, 4, True))
    assert len(bets) > 1
    told = [", ".join(f"{number}: {hundredth(share)}%" for number, share in mix.items() if share)
            for mix in (bets, guesses)]  # fmt: skip
    assert page.bars.accessibleName() == f"Bets: {told[0]}. Guesses: {told[1]}."


@pytest.mark.parametrize(("share", "words"), [(0.0, "0.0"), (0.0004, "< 0.1"), (0.443, "44.3"), (1.0, "100.0")])
def test_shares_are_told_with_a_decimal(share: float, words: str) -> None:
    assert hundredth(share) == words


def test_the_colours_grow_lighter_in_equal_steps() -> None:
    """They can be told apart without colour too."""
    lights = []
    for colour in COLOURS:
        parts = colour.redF(), colour.greenF(), colour.blueF()
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        lights.append(116 * float(np.dot(linear, (0.2127, 0.7152, 0.0722))) ** (1 / 3) - 16)
    steps = np.diff(lights)
    assert steps.min() > 7.5
    assert steps.max() < 9.5


# --- going about -----------------------------------------------------------------------------------------------------


def test_keys_go_through_the_positions(qtbot: QtBot, page: SolvedPage, announced: list[str]) -> None:
    page.map.setFocus()
    qtbot.waitUntil(page.map.hasFocus)
    went = []
    for key in (
        *(Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
        *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Up),
    ):
        press(page.map, key)
        went.append(page.map.chosen)
        assert place(page)[:2] == page.map.chosen[::-1]
    assert went == [(3, 5), (3, 6), (2, 6), (2, 5), (2, 10), (2, 1), (1, 1), (11, 1), (11, 1), (11, 1)]
    QTest.keyClick(page.map, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert page.map.chosen == (1, 1)
    assert announced[0].startswith("Bettor 5, guesser 4, pot 3: the bettor wins ")
    assert len(announced) == 9  # nothing is said at the edge of the map
    assert announced[-1] == page.map.accessibleName()


def test_what_the_mouse_points_at_is_shown_while_it_does(page: SolvedPage) -> None:
    before = page.words.text(), mixes(page)
    QTest.mouseMove(page.map, page.map.middle_of(5, 3).toPoint())
    assert place(page) == (3, 5, True)
    assert page.map.chosen == (2, 5)
    assert (page.words.text(), mixes(page)) != before
    QApplication.sendEvent(page.map, QEvent(QEvent.Type.Leave))
    assert place(page) == (5, 2, True)
    assert (page.words.text(), mixes(page)) == before


def test_nothing_is_where_there_are_not_so_many_chips(page: SolvedPage) -> None:
    assert page.map.cell_at(page.map.middle_of(11, 11)) is None
    assert page.map.cell_at(QPointF(2, 2)) is None
    click(page, 11, 11)
    assert place(page) == (5, 2, True)


def test_fields_go_to_a_position_and_others_follow(page: SolvedPage) -> None:
    page.pot.setValue(9)
    assert place(page) == (3, 9, True)
    assert page.map.chosen == (9, 3)
    page.chips.setValue(8)
    assert place(page) == (8, 4, True)
    assert page.map.chosen == (4, 8)


def test_who_goes_back_finds_the_table_as_it_was_set(qtbot: QtBot, window: MainWindow, page: SolvedPage) -> None:
    assert window.focusWidget() is page.map
    press(page, Qt.Key.Key_Escape)
    assert isinstance(window.page, SeatsPage)
    assert window.page.form.rules == RULES
    qtbot.waitUntil(lambda: not window.findChildren(SolvedPage))


def test_a_page_that_follows_takes_the_place_of_both(qtbot: QtBot, window: MainWindow, page: SolvedPage) -> None:
    window.go(Home())
    qtbot.waitUntil(lambda: not window.findChildren(SolvedPage) and not window.findChildren(SeatsPage))


@pytest.mark.parametrize(
    ("rules", "total", "ante", "cap"),
    [
        (MentalistRules(starting_chips=900, ante=20), 200, 20, "no limit"),
        (MentalistRules(variant="advanced"), 40, 1, "no limit"),
        (MentalistRules(starting_chips=3, ante=9, bet_cap="pot"), 6, 3, "pot limit"),
    ],
)
def test_the_match_is_as_near_to_the_rules_as_can_be_solved(
    window: MainWindow, rules: MentalistRules, total: int, ante: int, cap: str
) -> None:
    page = opened(window, rules)
    assert (page.total.value(), page.ante.value(), page.cap.currentText()) == (total, ante, cap)


@pytest.mark.parametrize("game", ["war", "losers"])
def test_other_games_have_no_such_page(window: MainWindow, game: str) -> None:
    assert not seats_page(window, game).perfect_button.isVisible()


# --- what takes long, and what goes wrong ----------------------------------------------------------------------------


@pytest.fixture
def never_solved(half_done: HalfDone, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make solving a match take for ever."""
    monkeypatch.setattr(solved_work, "solving", half_done.work)
    monkeypatch.setattr(work_note, "_SOON", 0)
    monkeypatch.setattr(solved_page, "_REST", 0)


def note(qtbot: QtBot, page: SolvedPage) -> WorkNote:
    """Wait until the work is half done, and return its note."""
    qtbot.waitUntil(lambda: any(one.isVisible() and one.bar.value() == 500 for one in page.findChildren(WorkNote)))
    (found,) = (one for one in page.findChildren(WorkNote) if one.isVisible() and one.bar.value() == 500)
    return found


@pytest.mark.usefixtures("never_solved")
def test_who_will_not_wait_for_the_first_match_is_back(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window, RULES)
    assert not page.save_button.isEnabled()
    note(qtbot, page).cancel_button.click()
    assert isinstance(window.page, SeatsPage)


def test_who_will_not_wait_for_another_match_has_the_last_one(
    qtbot: QtBot, page: SolvedPage, request: pytest.FixtureRequest
) -> None:
    request.getfixturevalue("never_solved")
    page.total.setValue(40)
    told = note(qtbot, page)
    assert "40 chips" in told.bar.accessibleName()
    assert not page.map.isEnabled()
    told.cancel_button.click()
    assert page.total.text() == "12 (6 each)"
    assert page.map.isEnabled()
    page.pot.setValue(4)
    assert place(page) == (5, 4, True)


@pytest.mark.parametrize("content", [b"", b"nonsense", bytes(13 * 8)])
def test_a_damaged_file_of_a_match_is_made_anew(
    qtbot: QtBot,
    window: MainWindow,
    user_folders: Path,
    table: SolvedTable,
    content: bytes,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(perfect_advice, "_tables", {})  # no solved match is at hand
    file = user_folders / "cache" / "mentalist-12-1-none.chances"
    file.parent.mkdir()
    file.write_bytes(content)
    page = opened(window, RULES)
    drawn(qtbot, page)
    assert f"wins {hundredth(table.chance(place(page)))} in 100" in page.words.text()
    assert len(file.read_bytes()) == 13 * 8
    assert file.read_bytes() != content


def test_nothing_can_be_kept_and_it_is_shown_all_the_same(qtbot: QtBot, window: MainWindow, user_folders: Path) -> None:
    (user_folders / "cache").write_text("no folder")
    page = opened(window, RULES)
    drawn(qtbot, page)
    assert not window.findChildren(QMessageBox)


# --- saving ----------------------------------------------------------------------------------------------------------


def save(page: SolvedPage, to: Path) -> None:
    """Press the button and answer the file dialog."""
    page.save_button.click()
    choose_file(page, to)
    let_happen()


@pytest.mark.parametrize("capped", [False, True])
def test_the_whole_table_is_saved(qtbot: QtBot, window: MainWindow, tmp_path: Path, capped: bool) -> None:
    page = opened(window, MentalistRules(starting_chips=6, bet_cap="pot" if capped else "none"))
    drawn(qtbot, page)
    to = tmp_path / "table.csv"
    save(page, to)
    qtbot.waitUntil(to.exists)
    table = solve(Stakes(12, 1, capped))
    found: dict[MatchPosition, tuple[dict[int, float], dict[int, float]]] = {}
    with to.open(newline="") as file:
        for row in csv.DictReader(file):
            position = MatchPosition(int(row["chips_bettor"]), int(row["pot"]), row["first"] == "1")
            assert int(row["chips_guesser"]) == 12 - position.chips - position.pot
            assert float(row["chance"]) == pytest.approx(table.chance(position), abs=1e-11)
            bets, guesses = found.setdefault(position, ({}, {}))
            bets[int(row["number"])], guesses[int(row["number"])] = float(row["bet"]), float(row["guess"])
    every = {
        MatchPosition(chips, pot, first)
        for pot in range(1, 12)
        for chips in range(1, 13 - pot)
        for first in (True, False)
    }
    assert found.keys() == every
    for position, shown in found.items():
        for mix, exact in zip(shown, of_table(table, position), strict=True):
            assert mix == pytest.approx(exact, abs=1e-11)


def test_saving_that_is_left_leaves_no_file(table: SolvedTable, tmp_path: Path) -> None:
    (tmp_path / "table.csv").write_text("an older one")
    work = written(table, tmp_path / "table.csv")
    for _ in range(3):
        next(work)
    work.close()
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("table.csv", "an older one")]


def test_saving_shows_how_far_it_is_and_can_be_cancelled(
    qtbot: QtBot, page: SolvedPage, tmp_path: Path, half_done: HalfDone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solved_work, "written", half_done.work)
    monkeypatch.setattr(work_note, "_SOON", 0)
    save(page, tmp_path / "table.csv")
    told = note(qtbot, page)
    assert told.bar.accessibleName() == "Saving table.csv…"
    told.cancel_button.click()
    qtbot.waitUntil(lambda: half_done.left)


def test_what_cannot_be_written_is_told_in_one_sentence(
    qtbot: QtBot, window: MainWindow, page: SolvedPage, tmp_path: Path
) -> None:
    save(page, tmp_path / "no such folder" / "table.csv")
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    assert "table.csv can't be saved: " in box.text()
    assert "\n" not in box.text()
    box.close()
    assert window.page is page


# --- from the review -------------------------------------------------------------------------------------------------


class Even(Player):
    """Strongest player that considers all moves equal."""

    name = "even"
    searches = True

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Advise every move equally often."""
        moves = view.state.legal(view.seat)
        return Advice([Choice(move, 1 / len(moves), 0.5) for move in moves], 0.5, False)


def reviewed(window: MainWindow, seats: int, **rules: object) -> ReviewPage:
    """Open the review of a game of random moves."""
    names = tuple(SeatName(None, "human") for _ in range(seats))
    header = new_header(GAMES["mentalist"], MentalistRules.made(rules), names, 3)
    review = random_review(header, 0)
    window.go(ClosedGame(header, list(range(seats)), 0, review.events, {0: review}, Path("none")))
    window.go(ReviewOf(0))
    assert isinstance(window.page, ReviewPage)
    return window.page


@pytest.fixture
def even(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge games at once, with all moves considered equal."""
    monkeypatch.setitem(PLAYERS["mentalist"], "even", Even())


@pytest.mark.usefixtures("even")
def test_a_decision_of_the_review_is_found_in_the_table(qtbot: QtBot, window: MainWindow) -> None:
    review = reviewed(window, 2, starting_chips=6)
    decisions = review._review.decisions
    number = next(one.number for one in reversed(decisions) if isinstance(one.state, Mentalist) and one.state.pot > 3)
    review.choose(number)
    state = decisions[number].state
    assert isinstance(state, Mentalist)
    picture = review.findChild(SolvedPicture)
    assert picture
    picture.button.click()
    page = window.page
    assert isinstance(page, SolvedPage)
    drawn(qtbot, page)
    assert page.total.value() == 12
    assert place(page) == (state.scores[state.bettor], state.pot, state.button == state.bettor)
    page.back_button.click()
    assert window.page is review
    assert review._selected == number


@pytest.mark.usefixtures("even")
@pytest.mark.parametrize(
    ("seats", "rules"), [(2, {"variant": "advanced", "turn_limit": 9}), (2, {"turn_limit": 9}), (3, {"turn_limit": 9})]
)
def test_no_other_decision_is_sought_there(window: MainWindow, seats: int, rules: dict[str, object]) -> None:
    review = reviewed(window, seats, **rules)
    picture = review.findChild(SolvedPicture)
    assert picture
    for decision in review._review.decisions:
        assert isinstance(decision.state, Mentalist)
        assert not is_solvable(decision.state)
        review.choose(decision.number)
        assert not picture.button.isVisible()


# --- how it looks ----------------------------------------------------------------------------------------------------


@in_all_sizes
def test_all_has_room(
    qtbot: QtBot, window: MainWindow, language: Callable[[str], None], how: str, size: tuple[int, int]
) -> None:
    language(how)
    window.resize(*size)
    page = opened(window, RULES)
    drawn(qtbot, page)
    show(qtbot, page, BETS)
    sheet = page.save_button.parentWidget()
    assert sheet
    assert page.rect().contains(sheet.geometry())
    for kind in (QAbstractButton, QComboBox, QSpinBox, QLabel):
        for widget in page.findChildren(kind):
            if widget.isVisible() and widget.parentWidget() is sheet:
                corner = widget.mapTo(sheet, QPoint(0, 0))
                assert sheet.rect().contains(widget.rect().translated(corner)), widget
                assert widget.width() >= widget.minimumSizeHint().width(), widget
    assert page.map.width() > page.map.height() > 300
    assert page.bars.width() > 250
