"""Mirror page ("How readable were you?"): its content after a game, the ways to it and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.app.after.mirror_page import MirrorPage
from cardtable.app.after.result_page import ResultPage
from cardtable.app.after.review_page import Reviewer, ReviewPage
from cardtable.app.jobs import Job
from cardtable.app.pool import PoolClient
from cardtable.app.routes import Home
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.bots.advice_summary import hundred
from cardtable.engine.views import reader_of
from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.players import mirroring
from cardtable.games.mentalist.players.mirroring import foreseen, won
from cardtable.games.mentalist.players.readability import Mirror, settled
from cardtable.games.mentalist.players.solved_match import solve
from cardtable.games.mentalist.players.solving import Stakes
from cardtable.games.mentalist.screen import after as mirror_module
from cardtable.games.war.players.foreseeing import Against, BidReader, bids_made
from cardtable.table.predictability import luck_words, verdict_words
from cardtable.table.review import Review
from cardtable.table.words import in_hundred
from cardtable.work import Outcome, WorkFailed, worked_out
from tests.app.conftest import Oracle, page_of, press
from tests.app.test_result import result
from tests.app.test_watch import played, settle
from tools.processes import children

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("unpainted")]

PEOPLE = ("human", "random", "random")


@pytest.fixture
def mirrored(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> Callable[..., MirrorPage]:
    """Return a function that opens the filled page after a game of random moves: `mirrored("mentalist",
    starting_chips=8)`."""

    def opened(game: str, players: tuple[str, ...] = PEOPLE[:2], luck: int = 3, **rules: object) -> MirrorPage:
        page = result(qtbot, window, played(tmp_path / "a.cardtable", game, players, luck, **rules))
        qtbot.waitUntil(page.mirror_button.isVisible)
        page.mirror_button.click()
        return filled(qtbot, window)

    return opened


def filled(qtbot: QtBot, window: MainWindow) -> MirrorPage:
    """Wait until everything is worked out, and return the page."""
    qtbot.waitUntil(lambda: isinstance(window.page, MirrorPage) and window.page.progress.isHidden())
    assert isinstance(window.page, MirrorPage)
    return window.page


def lines_of(window: MainWindow) -> list[dict[str, object]]:
    """Return the lines that the reviewed seat was told."""
    assert window.reviewer
    return window.reviewer.review.lines


def state_of(window: MainWindow) -> Mentalist:
    """Return the state at the end of the game, as the reviewed seat knows it."""
    state = reader_of(lines_of(window)).state
    assert isinstance(state, Mentalist)
    return state


# --- Mentalist Poker -------------------------------------------------------------------------------------------------


def test_a_reader_of_bets_and_one_of_guesses_are_told_apart(
    window: MainWindow, mirrored: Callable[..., MirrorPage]
) -> None:
    page = mirrored("mentalist", starting_chips=8)
    lines = lines_of(window)
    assert page.mirrored
    for guessing, (measure, words) in enumerate(zip(page.mirrored.measures, page.words, strict=True)):
        found = worked_out(won(lines, 0, bool(guessing)))
        assert found
        assert measure.reader == pytest.approx(found.reader)
        assert measure.luck == pytest.approx((found.least, found.most))
        what = "guesses" if guessing else "bets"
        assert f"could read your {what} would win {hundred(found.reader)} in 100;" in words.text()
        assert f"would win {hundred(found.least)} to {hundred(found.most)}" in words.text()
        assert ("luck alone explains this" in words.text()) == found.luck
        assert ("you can be read" in words.text()) == (found.was_read and not found.luck)


def test_each_turn_is_a_bar_with_what_it_gave(window: MainWindow, mirrored: Callable[..., MirrorPage]) -> None:
    page = mirrored("mentalist", starting_chips=8)
    mirror = Mirror(solve(Stakes(16, 1, False)), 0)
    for turn in settled(state_of(window).remembered()):
        mirror.see(turn)
    assert page.mirrored
    bars = page.mirrored.turns
    assert [bar.height for bar in bars] == pytest.approx([100 * cost.cost for cost in mirror.costs])
    assert [bar.guessing for bar in bars] == [cost.guessing for cost in mirror.costs]
    for bar, cost in zip(bars, mirror.costs, strict=True):
        dear = f"A perfect player would have gained {100 * cost.price:.1f}." if round(cost.price, 3) > 0 else ""
        assert bar.words.endswith(dear)
        assert ("A perfect player" in bar.words) == bool(dear)
    worst = [button.words for button in page.moment_buttons]
    assert worst == [bar.words for bar in bars if bar.words in worst]
    assert max(bars, key=lambda bar: bar.height).words in worst
    assert all(
        bar.words.startswith(f"Turn {cost.turn.number + 1}, ") for bar, cost in zip(bars, mirror.costs, strict=True)
    )


@pytest.mark.parametrize("luck", [3, 4])
def test_the_verdict_on_a_match_is_that_on_its_bets_and_guesses(
    window: MainWindow, mirrored: Callable[..., MirrorPage], luck: int
) -> None:
    page = mirrored("mentalist", luck=luck, starting_chips=8)
    read = any("you can be read" in words.text() for words in page.words)
    assert page.verdict.text().startswith("You can be read" if read else "You couldn't be read in this game.")


def test_the_verdict_names_the_habit_that_gave_somebody_away() -> None:
    assert verdict_words(False, "You mostly bid your highest card.") == "You couldn't be read in this game."
    habit = "You can be read. You mostly bid your highest card."
    assert verdict_words(True, "You mostly bid your highest card.") == habit
    assert verdict_words(True, "") == "You can be read, though no single habit explains it."
    assert verdict_words(True) == "You can be read."


def test_luck_that_hardly_ever_does_this_is_no_number_at_all() -> None:
    told = luck_words("Of players who mix their bids, {chance} in 100 are predicted this often.", 1e-5, True)
    assert told == "Of players who mix their bids, fewer than 1 in 100 are predicted this often."
    assert [in_hundred(chance) for chance in (0.0, 0.004, 0.012, 0.5, 1.0)] == [*["fewer than 1"] * 2, "1", "50", "100"]


def test_a_bar_is_pressed_to_watch_from_there(
    qtbot: QtBot, window: MainWindow, mirrored: Callable[..., MirrorPage]
) -> None:
    page = mirrored("mentalist", starting_chips=8)
    assert page.mirrored
    turn = page.mirrored.turns[2]
    QTest.mouseClick(page.chart, Qt.MouseButton.LeftButton, pos=QPoint(round(page.chart.x_of(2)), 100))
    watch = page_of(qtbot, window, WatchPage)
    settle(qtbot, watch)
    assert watch.shown.at == turn.lines
    before = len(watch.table.log.entries)
    watch.shown.step()
    settle(qtbot, watch)
    chosen = turn.words.split(": ")[1].split(" ")[2].strip(",;")
    assert chosen in watch.table.log.entries[before][0].text


def test_bars_are_gone_through_by_keys(qtbot: QtBot, window: MainWindow, mirrored: Callable[..., MirrorPage]) -> None:
    page = mirrored("mentalist", starting_chips=8)
    assert page.mirrored
    assert page.chart.hasFocus()
    press(page.chart, Qt.Key.Key_Home)
    press(page.chart, Qt.Key.Key_Right)
    assert page.told.text() == page.mirrored.turns[1].words == page.chart.accessibleDescription()
    press(page.chart, Qt.Key.Key_End)
    assert page.told.text() == page.mirrored.turns[-1].words
    press(page.chart, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.page, WatchPage))
    assert isinstance(window.page, WatchPage)
    settle(qtbot, window.page)
    assert window.page.shown.at == page.mirrored.turns[-1].lines


def test_games_that_are_not_solved_tell_how_often_one_is_foreseen(
    window: MainWindow, mirrored: Callable[..., MirrorPage]
) -> None:
    page = mirrored("mentalist", PEOPLE, starting_chips=8, turn_limit=30)
    found = worked_out(foreseen(lines_of(window), 0))
    assert page.mirrored
    for hits, words in zip(found.hits, page.words, strict=True):
        assert words.text().startswith(f"A mind-reader would have predicted {hits.foreseen} of {len(hits.turns)};")
        assert ("you can be read" in words.text()) == hits.readable
    assert len(page.mirrored.turns) == sum(len(hits.turns) for hits in found.hits)
    read = any(hits.readable for hits in found.hits)
    assert page.verdict.text() == ("You can be read." if read else "You couldn't be read in this game.")


def test_what_could_not_be_worked_out_is_said(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Job] = []
    monkeypatch.setattr(PoolClient, "begin", lambda client, work, job: begun.append(job))
    page = result(qtbot, window, played(tmp_path / "a.cardtable", "mentalist", PEOPLE[:2], 3, starting_chips=8))
    qtbot.waitUntil(page.mirror_button.isVisible)
    page.mirror_button.click()
    mirror = window.page
    assert isinstance(mirror, MirrorPage)
    assert mirror.progress.isVisible()
    for _ in range(3):  # what each turn gave, what reading bets comes to, and guesses
        begun[-1].hear(Outcome(error=WorkFailed("no room")))
    assert mirror.verdict.text() == "What each turn gave a mind-reader couldn't be worked out."
    assert [words.text() for words in mirror.words] == ["This couldn't be worked out."] * 2
    assert not mirror.progress.isVisible()


def stumbling(monkeypatch: pytest.MonkeyPatch, name: str, times: int) -> list[bool]:
    """Make the task of this name fail the first `times` times; return a list that gets an entry each time it is
    begun."""
    begun: list[bool] = []
    real = getattr(mirroring, name)

    def stumble(*what: object) -> Generator[float, None, object]:
        begun.append(True)
        if len(begun) <= times:
            raise MemoryError("no room")
        return (yield from real(*what))

    monkeypatch.setattr(mirror_module, name, stumble)
    return begun


def test_what_failed_once_is_tried_again(monkeypatch: pytest.MonkeyPatch, mirrored: Callable[..., MirrorPage]) -> None:
    begun = stumbling(monkeypatch, "reflected", 1)
    page = mirrored("mentalist", starting_chips=8)
    assert len(begun) == 2
    assert page.mirrored
    assert page.mirrored.turns
    assert "couldn't be worked out" not in " ".join([page.verdict.text(), *[words.text() for words in page.words]])


@pytest.mark.parametrize(("name", "known", "lacking"), [("reflected", [0, 1], []), ("won", [], [0, 1])])
def test_what_fails_again_is_passed_over_and_the_rest_is_told(
    monkeypatch: pytest.MonkeyPatch,
    mirrored: Callable[..., MirrorPage],
    name: str,
    known: list[int],
    lacking: list[int],
) -> None:
    begun = stumbling(monkeypatch, name, 99)
    page = mirrored("mentalist", starting_chips=8)
    assert len(begun) == 2 * max(1, len(lacking))
    assert page.mirrored
    assert bool(page.mirrored.turns) == (name != "reflected")
    assert ("couldn't be worked out" in page.verdict.text()) == (name == "reflected")
    measures = page.mirrored.measures
    assert [place for place, measure in enumerate(measures) if measure.reader is not None] == known
    assert [page.words[place].text() for place in lacking] == ["This couldn't be worked out."] * len(lacking)


def test_who_leaves_the_page_cuts_the_work_off(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, own_process: None
) -> None:
    page = result(qtbot, window, played(tmp_path / "a.cardtable", "mentalist", PEOPLE[:2], 3, starting_chips=100))
    qtbot.waitUntil(page.mirror_button.isVisible)
    window.last_game.end_review()  # the review has a process of its own, too
    qtbot.waitUntil(lambda: not children())
    reviewer = Reviewer(next(iter(reviews(window).values())), "perfect", window)
    window.last_game.reviewer = reviewer
    page.mirror_button.click()
    assert len(children()) == 1
    mirror = window.page
    assert isinstance(mirror, MirrorPage)
    assert mirror.progress.isVisible()
    window.go(Home())
    qtbot.waitUntil(lambda: not children())


def reviews(window: MainWindow) -> dict[int, Review]:
    """Return the reviews, by seat, of the game whose result is shown."""
    assert window.last_game.finished
    return window.last_game.finished.reviews


# --- the ways --------------------------------------------------------------------------------------------------------


def test_the_ways_from_and_to_the_review(qtbot: QtBot, window: MainWindow, mirrored: Callable[..., MirrorPage]) -> None:
    page = mirrored("mentalist", starting_chips=8)
    page.review_button.click()
    review = window.page
    assert isinstance(review, ReviewPage)
    review.mirror_button.click()
    again = filled(qtbot, window)
    press(again, Qt.Key.Key_Escape)
    assert isinstance(window.page, ResultPage)


def test_each_person_looks_at_their_own(qtbot: QtBot, window: MainWindow, mirrored: Callable[..., MirrorPage]) -> None:
    page = mirrored("mentalist", ("human", "human"), starting_chips=8)
    assert page.mirrored
    assert [page.whose.itemText(place) for place in range(2)] == ["Anna", "Odile"]
    count = len(page.mirrored.turns)
    page.whose.setCurrentIndex(1)
    page.whose.activated.emit(1)
    other = filled(qtbot, window)
    assert other is not page
    assert other.mirrored
    assert [turn.guessing for turn in other.mirrored.turns[:3]] == [
        not turn.guessing for turn in page.mirrored.turns[:3]
    ]
    assert len(other.mirrored.turns) == count
    assert window.reviewer
    assert window.reviewer.review.seat == 1


@pytest.mark.parametrize(
    ("game", "rules"), [("war", {"bidding": "open", "suit_size": 4}), ("losers", {"round_limit": 1})]
)
def test_games_without_secret_moves_have_no_mirror(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, game: str, rules: dict[str, object]
) -> None:
    page = result(qtbot, window, played(tmp_path / "a.cardtable", game, PEOPLE, 3, **rules))
    assert not page.mirror_button.isVisible()


# --- Bidding War -----------------------------------------------------------------------------------------------------


def test_bids_stand_beside_the_experts_mixes(
    window: MainWindow, oracle: Oracle, mirrored: Callable[..., MirrorPage]
) -> None:
    page = mirrored("war", suit_size=8)
    reader = BidReader()
    for bid in bids_made(lines_of(window)):
        if bid.seat == 0:
            reader.see(bid)
    assert page.mirrored
    assert (
        page.words[0].text().startswith(f"A mind-reader would have predicted {reader.foreseen} of 7; for a player who")
    )
    assert [turn.height for turn in page.mirrored.turns] == pytest.approx([100 * one.likely for one in reader.seen])
    assert [turn.foreseen for turn in page.mirrored.turns] == [one.right for one in reader.seen]
    assert [turn.name for turn in page.mirrored.turns] == [f"{one.bid.prize + 1}" for one in reader.seen]
    telling = {one.bid.prize for one in reader.telling()[:4]}
    assert [button.words.split(",")[0] for button in page.moment_buttons] == [
        f"Round {prize + 1}" for prize in sorted(telling)
    ]


@pytest.mark.parametrize("readable", [True, False])
@pytest.mark.parametrize("habit", [None, "highest"])
def test_what_is_said_of_bids_follows_from_one_verdict(
    oracle: Oracle, mirrored: Callable[..., MirrorPage], monkeypatch: pytest.MonkeyPatch, readable: bool, habit: str
) -> None:
    monkeypatch.setattr(BidReader, "habit", lambda reader: habit)
    monkeypatch.setattr(BidReader, "against", lambda reader, mixes: Against(7, 6, 2.4, 1e-4 if readable else 0.3))
    page = mirrored("war", suit_size=8)
    told = page.verdict.text()
    assert told.startswith("You can be read" if readable else "You couldn't be read")
    assert ("highest card" in told) == (readable and habit is not None)
    assert ("fewer than 1 in 100" in page.words[0].text()) == readable
    assert ("Luck alone explains this." in page.words[0].text()) == (not readable)


def test_a_round_is_pressed_to_be_watched(
    qtbot: QtBot, window: MainWindow, oracle: Oracle, mirrored: Callable[..., MirrorPage]
) -> None:
    page = mirrored("war", suit_size=8)
    assert page.mirrored
    button, turn = page.moment_buttons[0], page.mirrored.telling[0]
    button.click()
    qtbot.waitUntil(lambda: isinstance(window.page, WatchPage))
    assert isinstance(window.page, WatchPage)
    settle(qtbot, window.page)
    assert window.page.shown.at == turn.lines
    reached = window.page.timeline.reached
    assert reached
    assert reached.words.split(",")[0] == turn.words.split(",")[0]
