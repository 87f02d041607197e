"""Bench: changing rules, playing games in the background, and the words for what they show."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QInputDialog, QLabel, QSpinBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardtable.app.art import palette
from cardtable.app.lab import bench_page, study_question, study_run
from cardtable.app.lab.bench_page import BenchPage
from cardtable.app.lab.distributions import is_yes_or_no
from cardtable.app.lab.game_course import Leads, moment_of_swing, told_leads
from cardtable.app.lab.games_list import each_once, listed_case
from cardtable.app.lab.open_table_page import OpenTablePage
from cardtable.app.lab.side_by_side import SideBySide
from cardtable.app.parts.fields import NarrowBox
from cardtable.app.routes import Bench, GameHistory, Home, NewGame, Open, StudyAt
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.first_page import FirstPage
from cardtable.app.table.game_page import GamePage
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.record import Record, SeatName, new_header
from cardtable.games.war.rules import WarRules
from cardtable.library.folders import studies_path
from cardtable.playtest.batch import Batch
from cardtable.playtest.block_runner import GameTrace
from cardtable.playtest.findings import StudySnapshot
from cardtable.playtest.fitness import Fitness
from cardtable.playtest.histogram import OddGames
from cardtable.playtest.html_parts import rule_book_html
from cardtable.playtest.study import Goal
from cardtable.playtest.study_file import read_study
from cardtable.playtest.study_tally import Case, leads
from tests.app.conftest import NAMES, choose_file, dealt, let_happen, page_of
from tests.app.first_imports import record
from tests.app.sight import cell
from tests.app.studies import BLOCKS, AtOnce
from tests.app.test_home import cut
from tests.app.test_left_behind import Left
from tests.playtest.test_studies import timeless
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("unpainted")

APP = """
import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from cardtable.app.main import open_window
from cardtable.app.routes import Bench


def look():
    if getattr(window.page, "standing", None):
        timer.stop()
        print("playing")
        window.close()


if __name__ == "__main__":
    app, window = open_window([], Path(sys.argv[1]))
    window.show()
    window.go(Bench("war", {"suit_size": 5}))
    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(20)
    app.exec()
    print("ended")
"""


def bench(
    qtbot: QtBot,
    window: MainWindow,
    game: str = "war",
    seats: int | None = None,
    player: str = "random",
    **rules: object,
) -> BenchPage:
    window.go(Bench(game, {}, seats))
    page = page_of(qtbot, window, BenchPage)
    page.asking.player.setCurrentIndex(page.asking.player.findData(player))
    page.asking.form.show_rules(GAMES[game].rules.made(rules))  # last, so that no other game is played first
    return page


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make all runs of these tests play the same games."""
    monkeypatch.setattr(study_question, "randbits", lambda bits: 7)


@pytest.fixture
def deal_in_window(qtbot: QtBot, window: MainWindow) -> Callable[..., GamePage]:
    """Return a function that deals a game for three at the window's own table."""

    def dealt_there(key: str, **rules: object) -> GamePage:
        game = GAMES[key]
        people = tuple(SeatName(name, "human" if name == NAMES[0] else "random") for name in NAMES[:3])
        dealt(qtbot, window, lambda: window.go(NewGame(new_header(game, game.rules.made(rules), people, 5))))
        assert window.game_page
        return window.game_page

    return dealt_there


def answered(qtbot: QtBot, page: BenchPage) -> StudySnapshot:
    qtbot.waitUntil(lambda: page.standing is not None and page.standing.over)
    let_happen()
    assert page.standing
    return page.standing


def judged_by(standing: StudySnapshot, fitness: Fitness) -> StudySnapshot:
    """Return the standing as if it came from players of another fitness."""
    sets = [each._replace(fitness=fitness) for each in standing.findings.rule_sets]
    return standing._replace(findings=standing.findings._replace(rule_sets=sets))


def texts(page: BenchPage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def test_from_the_first_page_with_the_game_that_was_played_last(qtbot: QtBot, window: MainWindow) -> None:
    first = window.page
    assert isinstance(first, FirstPage)
    first.bench_button.click()
    page = page_of(qtbot, window, BenchPage)
    assert page.game.key == first.game_tiles.first.game
    assert page.question.title.accessibleName() == "Bidding War for 2 club players: what would another rule do?"
    assert page.run.process is None
    assert page.beginnings.isVisible()
    page.foot.back_button.click()
    assert isinstance(window.page, FirstPage)


def test_from_where_a_table_is_set_with_its_rules_and_seats(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    from cardtable.app.routes import Seats

    window.go(Seats("war"))
    seats = window.page
    assert isinstance(seats, SeatsPage)
    seats.add_bot()
    seats.form.show_rules(GAMES["war"].rules.made({"tie": "carry"}))
    seats.try_button.click()
    page = page_of(qtbot, window, BenchPage)
    assert page.asking.seats.value() == 3
    assert page.asking.form.held.changed() == {"tie": "carry"}
    assert page.run.process is not None


def test_from_a_running_table_which_is_gone_on_with_from_there(
    qtbot: QtBot, window: MainWindow, at_once: None, deal_in_window: Callable[..., GamePage]
) -> None:
    table = deal_in_window("war", suit_size=4)
    path, button = table.live.path, table.table.page.panel.bench_button
    button.click()
    page = page_of(qtbot, window, BenchPage)
    assert page.asking.form.held.changed() == {"suit_size": 4}
    assert page.asking.seats.value() == 3
    page.foot.back_button.click()
    again = page_of(qtbot, window, GamePage)
    assert again is not table
    assert again.live.path == path


def test_from_a_game_that_is_watched_and_back_to_the_same_moment(
    qtbot: QtBot, window: MainWindow, at_once: None
) -> None:
    path = record("war", over=True)
    window.go(Open(path, GameHistory(), 9))
    qtbot.waitUntil(lambda: isinstance(window.page, WatchPage) and not window.page.shown.jumping)
    watched = window.page
    assert isinstance(watched, WatchPage)
    watched.table.page.panel.bench_button.click()
    page = page_of(qtbot, window, BenchPage)
    page.foot.back_button.click()
    again = page_of(qtbot, window, WatchPage)
    qtbot.waitUntil(lambda: not again.shown.jumping)
    assert (again.shown.at, again.record.header.seed) == (9, watched.record.header.seed)
    again.back.emit()
    assert type(window.page).__name__ == "GamesPage"


def test_a_rule_is_changed_and_what_it_does_is_said(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window)
    box = next(field.field for field in page.asking.form.fields if field.rule.name == "tie")
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData("carry"))
    standing = answered(qtbot, page)
    assert standing.games == BLOCKS * 2 * 2
    assert page.question.title.accessibleName() == (
        "Bidding War for 2 random players: what does “Tied bids: add it to the next” do?"
    )
    assert cell(page.measures.table, 1, 2) == "13.0"
    assert page.answer.pairs.text().endswith(" had a different winner.")
    assert len(page.side.games.rows) == standing.findings.differences[0].differ
    assert page.side.counted.text().startswith(f"Played differently: {len(page.side.games.rows)} of 12 deals")


def test_another_change_plays_anew_and_the_authors_rules_play_nothing(
    qtbot: QtBot, window: MainWindow, at_once: None
) -> None:
    page = bench(qtbot, window, suit_size=4)
    answered(qtbot, page)
    run = page.run.process
    spin = next(field.field for field in page.asking.form.fields if field.rule.name == "suit_size")
    assert isinstance(spin, QSpinBox)
    spin.setValue(5)
    assert page.standing is None
    answered(qtbot, page)
    assert page.run.process is not None
    assert page.run.process is not run
    page.asking.reset_button.click()
    let_happen()
    assert page.beginnings.isVisible()
    assert page.run.process is None


def test_a_set_of_rules_that_comes_with_the_game_is_one_click(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window)
    button = next(button for button in page.beginnings.buttons if button.text() == "Ties raise the stakes")
    button.click()
    answered(qtbot, page)
    assert page.asking.form.held.changed() == {"tie": "carry"}
    assert not page.beginnings.isVisible()


def test_a_click_on_a_word_of_the_question_opens_its_choice(
    qtbot: QtBot, window: MainWindow, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = bench(qtbot, window, tie="carry", suit_size=5)
    opened: list[QComboBox] = []

    def note(box: NarrowBox) -> None:
        opened.append(box)

    monkeypatch.setattr(NarrowBox, "showPopup", note)
    links = re.findall(r'<a href="(.*?)".*?>(.*?)</a>', page.question.title.text())
    assert [words for _, words in links] == [
        "Bidding War",
        "2",
        "random",
        "Suit size: 5",
        "Tied bids: add it to the next",
    ]
    window.activateWindow()
    fields = {field.rule.name: field.field for field in page.asking.form.fields}
    wanted = [page.question.games_box, page.asking.seats, page.asking.player, fields["suit_size"], fields["tie"]]
    for (key, _), field in zip(links, wanted, strict=True):
        page.question.title.linkActivated.emit(key)
        assert page.focusWidget() is field
    assert opened == [page.question.games_box, page.asking.player, fields["tie"]]
    page.asking.reset_button.click()
    (another,) = re.findall(r'<a href="([^"]*)"[^>]*>another rule</a>', page.question.title.text())
    assert another == page.asking.form.fields[0].rule.name


def test_several_rule_sets_are_played_on_the_same_deals_and_shown_one_by_one(
    qtbot: QtBot, window: MainWindow, at_once: None
) -> None:
    page = bench(qtbot, window, tie="carry")
    answered(qtbot, page)
    assert not page.sets.isVisible()
    page.asking.add_button.click()
    assert page.beginnings.isVisible()
    assert page.study
    assert len(page.study.rule_sets) == 2  # the new rule set has no changed rule yet
    page.asking.form.show_rules(WarRules(suit_size=5))
    standing = answered(qtbot, page)
    assert [each.name for each in page.study.rule_sets] == ["base", "tie=carry", "suit_size=5"]
    assert standing.games == 2 * BLOCKS * 2 * 3  # the new rule set caught up, then all played on
    assert [row.name for row in page.sets.list.rows] == ["Ties raise the stakes", "Suit size: 5"]
    assert page.sets.list.rows[1].told.startswith("A game takes 16.0 fewer moves")
    assert cell(page.measures.table, 1, 2) == "5.0"
    run = page.run.process
    page.sets.list.opened.emit(0)
    assert page.asking.form.held == WarRules(tie="carry")
    assert cell(page.measures.table, 1, 2) == "13.0"
    assert len(page.side.games.rows) == standing.findings.differences[0].differ
    assert page.run.process is run
    page.sets.list.opened.emit(1)
    page.side.watch_button.click()
    watched = page_of(qtbot, window, OpenTablePage)
    assert watched.shown.record.header.rules.changed() == {"suit_size": 5}


def test_suspense_is_one_click_and_a_question_of_its_own(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, suit_size=3)
    answered(qtbot, page)
    rows = [page.measures.table.isRowHidden(row) for row in range(len(page.measures.table.rows))]
    assert rows[-4:] == [True] * 4
    assert not any(rows[:-4])
    assert page.measures.course_button.text() == "Measure suspense"
    page.measures.course_button.click()
    answered(qtbot, page)
    assert page.measures.course_button.text() == "Leave out suspense"
    assert page.study
    assert list(page.study.also) == ["course"]
    page.measures.table.choose("suspense")
    row = page.measures.table.row
    assert 0 < float(cell(page.measures.table, row, 2)) < 100
    assert not page.measures.table.isRowHidden(row)
    assert "Based on 1 game" in page.measures.meaning.text()
    page.ask(page.asked.with_goals(Goal("suspense", 0.5, 0.9)))
    assert page.answer.chips.buttons["suspense"].text().startswith("… Suspense")
    page.measures.course_button.click()
    answered(qtbot, page)
    assert not list(page.study.also)
    assert page.answer.chips.buttons["suspense"].text() == "… Suspense: not yet known"


def test_one_rule_set_more_or_another_keeps_what_is_known_of_the_others(
    qtbot: QtBot, window: MainWindow, at_once: None
) -> None:
    page = bench(qtbot, window, tie="carry")
    first = answered(qtbot, page)
    page.asking.add_button.click()
    page.asking.form.show_rules(WarRules(suit_size=5))
    assert page.sets.list.rows[0].told == "No difference has been proven"  # as before the new rule set
    assert page.answer.headline.text() == "Playing the first games…"
    assert not page.measures.distributions.isVisible()
    assert not page.foot.report_button.isEnabled()
    assert page.standing
    assert page.standing.findings.differences[0] == first.findings.differences[0]
    page.ask(page.asked.with_goals(Goal("rounds", 13, 13)))  # before any game of it is played
    second = answered(qtbot, page)
    assert page.foot.report_button.isEnabled()
    assert second.blocks == 2 * BLOCKS
    page.asking.form.show_rules(WarRules(suit_size=6))
    third = answered(qtbot, page)
    assert third.blocks == 3 * BLOCKS
    assert page.run.plan
    whole = page.run.plan._replace(blocks=third.blocks, seconds=None, jobs=1, effort=0.01)
    assert timeless(third.tally) == timeless(Batch(whole).run())
    qtbot.waitUntil(lambda: page.keeping.path is not None)


def test_rule_sets_are_added_named_and_removed(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    for size in (5, 6):
        page.asking.add_button.click()
        page.asking.form.show_rules(WarRules(suit_size=size))
    assert not page.asking.add_button.isEnabled()
    standing = answered(qtbot, page)
    QTest.keyClick(page.sets.list, Qt.Key.Key_F2)
    qtbot.waitUntil(lambda: bool(page.window().findChildren(QInputDialog)))
    (dialog,) = page.window().findChildren(QInputDialog)
    dialog.setTextValue('The "short" one')
    dialog.accept()
    assert page.sets.list.rows[2].name == 'The "short" one'
    assert page.standing is standing  # a new name changes no game
    QTest.keyClick(page.sets.list, Qt.Key.Key_Delete)
    assert [row.name for row in page.sets.list.rows] == ["Ties raise the stakes", "Suit size: 5"]
    assert page.asking.form.held == WarRules(suit_size=5)
    assert page.run.process is None  # nothing is played again
    qtbot.waitUntil(lambda: page.keeping.path is not None)


def test_another_base_is_chosen_and_named_wherever_rules_are_compared_with_it(
    qtbot: QtBot, window: MainWindow, at_once: None
) -> None:
    page = bench(qtbot, window)
    box = page.asking.base_box
    assert not box.isVisible()  # no other base to choose yet
    page.asking.form.show_rules(WarRules(tie="carry"))
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert page.beginnings.isVisible()  # no rule differs from the base
    page.asking.form.show_rules(WarRules(tie="carry", suit_size=5))
    answered(qtbot, page)
    assert page.measures.table.content.columns[1].heading == "Base"
    assert page.side.watch_base_button.text() == "Watch with the base rules"
    assert "base" in page.measures.distributions.legend.text()
    box.setCurrentIndex(0)
    box.activated.emit(0)
    assert page.asked.standard
    assert page.measures.table.content.columns[1].heading == "Standard"


def test_players_who_are_not_fit_are_warned_of_and_may_be_heard(
    qtbot: QtBot, window: MainWindow, at_once: None
) -> None:
    page = bench(qtbot, window, tie="carry")
    standing = answered(qtbot, page)
    page.ask(page.asked.with_goals(Goal("rounds", 13, 13)))
    warning = page.answer.warning
    assert not warning.isVisible()
    odd = OddGames()
    odd.all_share = 3
    unfit = standing.findings.rule_sets[1]._replace(fitness=Fitness(False, "They know nothing of it."), odd=odd)
    findings = standing.findings._replace(rule_sets=[standing.findings.rule_sets[0], unfit])
    page.run.take(standing._replace(findings=findings))
    assert warning.sign.isVisible()
    assert warning.words.text() == "They know nothing of it."
    assert not page.answer.headline.isVisible()
    assert not page.answer.chips.isVisible()
    assert cell(page.measures.table, 1, 6, Qt.ItemDataRole.AccessibleTextRole) == "not yet known"
    assert (warning.stronger_button.bright, page.play_button.bright) == (True, False)
    warning.games_button.click()
    assert page.side.title.text() == "Games everyone won"
    warning.judge_button.click()
    assert not warning.isVisible()
    assert page.answer.headline.isVisible()
    assert [button.text() for button in page.answer.chips.buttons.values()] == ["✓ Length: met"]
    page.asking.form.show_rules(WarRules(suit_size=5))
    page.asking.form.show_rules(WarRules(tie="carry"))  # the same question again, for which the choice still holds
    assert page.answer.players.text().startswith("⚠")


def test_enter_measures_with_stronger_players(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    standing = answered(qtbot, page)
    page.run.take(judged_by(standing, Fitness(False, "They know nothing of it.")))
    assert page.answer.warning.stronger_button.text() == "Measure with beginner players instead"
    page.asking.form.fields[0].field.setFocus()
    QTest.keyClick(page.asking.form.fields[0].field, Qt.Key.Key_Return)
    assert page.asked.players == ("beginner", "beginner")
    assert page.play_button.bright


def test_slow_games_are_said_to_be_and_a_preview_is_not_kept(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Callable[[StudySnapshot | str], None]] = []

    class Silent(AtOnce):
        """Process that reports nothing by itself."""

        def play(self, plan: Any, tell: Callable[[Any], None], known: Any = None) -> None:
            told.append(tell)

    monkeypatch.setattr(study_run, "PlanProcess", Silent)
    page = bench(qtbot, window, tie="carry")
    page.begin()
    page.run._patience.setInterval(0)
    page.run._patience.start()
    qtbot.waitUntil(lambda: page.answer.headline.text().startswith("Still playing the first games"))
    plan = page.run.plan
    assert plan
    runner = plan._replace(effort=0.01).runner()
    runner.begun = lambda begun: told[-1](plan.glimpse(begun, 0.3))
    runner.play(1)
    qtbot.waitUntil(lambda: page.playing.played.text() == "2 games played")
    assert not page.foot.report_button.isEnabled()
    assert page.keeping.folder
    assert page.keeping.folder.standing is None


def test_a_kept_study_with_a_base_of_its_own_opens(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    page.ask(page.asked._replace(base=WarRules(tie="carry")))
    page.asking.form.show_rules(WarRules(tie="carry", suit_size=5))
    standing = answered(qtbot, page)
    qtbot.waitUntil(lambda: page.keeping.path is not None and not page.keeping._writing)
    path = page.keeping.path
    assert path
    window.go(StudyAt(path))
    qtbot.waitUntil(lambda: isinstance(window.page, BenchPage) and window.page is not page)
    again = window.page
    assert isinstance(again, BenchPage)
    assert again.asked.base == WarRules(tie="carry")
    assert again.standing
    assert again.standing.tally.written() == standing.tally.written()
    assert again.asking.base_box.currentText() == "Tied bids: add it to the next"


@pytest.mark.parametrize("suffix", ["html", "csv"])
def test_its_report_is_a_page_or_a_table(
    qtbot: QtBot, window: MainWindow, at_once: None, tmp_path: Path, suffix: str
) -> None:
    page = bench(qtbot, window)
    assert not page.foot.report_button.isEnabled()
    page.asking.form.show_rules(WarRules(tie="carry"))
    answered(qtbot, page)
    page.foot.report_button.click()
    path = tmp_path / f"mine.{suffix}"
    choose_file(page, path)
    last = "</html>" if suffix == "html" else "\ntie=carry,base,"
    qtbot.waitUntil(lambda: path.exists() and last in path.read_text())
    assert ("tie=carry" if suffix == "csv" else "Tied bids: add it to the next") in path.read_text()


def test_a_question_that_was_broken_off_goes_on_when_it_is_asked_again(
    qtbot: QtBot, window: MainWindow, at_once: None
) -> None:
    page = bench(qtbot, window, suit_size=4)
    standing = answered(qtbot, page)
    question = page.study
    assert question
    page.keeping.keep(question, standing._replace(over=False))
    page.asking.form.show_rules(WarRules(suit_size=5))
    answered(qtbot, page)
    page.asking.form.show_rules(WarRules(suit_size=4))
    assert page.run.process is not None
    assert answered(qtbot, page).blocks == standing.blocks + BLOCKS


def darkest(part: QWidget) -> int:
    """Return the lightness of the widget's darkest pixel, 0 to 255."""
    image = part.grab().toImage()
    return min(image.pixelColor(x, y).lightness() for x in range(0, image.width(), 2) for y in range(image.height()))


@pytest.mark.usefixtures("painted")
def test_colours_follow_the_settings_while_it_is_open(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    page.ask(page.asked.with_goals(Goal("rounds", 13, 13)))
    answered(qtbot, page)
    page.asking.add_button.click()
    page.ask(page.asked._replace(at=0))
    let_happen()
    chip, chosen = page.answer.chips.buttons["rounds"].styleSheet(), page.measures.table.styleSheet()
    window.settings.light_panel = True
    let_happen()
    assert max(darkest(part) for part in (page.side.games, page.sets)) < 90  # dark letters on a light ground
    assert page.measures.table.styleSheet() != chosen
    assert page.measures.distributions.chosen.plot.colours is palette.LIGHT
    assert page.answer.chips.buttons["rounds"].styleSheet() != chip
    assert palette.LIGHT.text.name() in page.question.title.text()


def test_a_game_that_went_otherwise_is_watched_from_there_and_the_bench_waits(
    qtbot: QtBot, window: MainWindow, at_once: None
) -> None:
    page = bench(qtbot, window, tie="carry")
    answered(qtbot, page)
    case = page.side.games.chosen
    assert case is not None
    page.side.watch_button.click()
    watched = page_of(qtbot, window, OpenTablePage)
    assert watched.shown.record.header.rules.changed() == {"tie": "carry"}
    (path,) = studies_path().rglob("*.cardtable")
    assert path.name == f"b {case.block}-{case.rotation}.cardtable"
    watched.back.emit()
    assert window.page is page
    assert page.side.games.chosen == case


def test_a_game_is_seen_under_both_rule_sets_from_the_first_difference(
    qtbot: QtBot, window: MainWindow, at_once: None
) -> None:
    page = bench(qtbot, window, tie="carry")
    answered(qtbot, page)
    page.side.both_button.click()
    qtbot.waitUntil(lambda: isinstance(window.page, SideBySide) and window.page.ready)
    both = window.page
    assert isinstance(both, SideBySide)
    parted = both.at
    told = [label.text() for label in both.happened]
    assert told[0] != told[1]
    both.step_back()
    assert both.at == parted - 1
    assert both.happened[0].text() == both.happened[1].text()
    both.to_where_they_part()
    assert [label.text() for label in both.happened] == told
    both.go_to(both.timeline.maximum())
    assert not both.step_buttons[1].isEnabled()
    both.opened.emit(1, parted)
    table = page_of(qtbot, window, OpenTablePage)
    assert table.shown.record.header.rules.changed() == {"tie": "carry"}


def test_what_those_say_who_play_elsewhere_is_said_in_the_language_of_the_screen(
    qtbot: QtBot, window: MainWindow, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The games are played in a process of their own, whose words are English."""

    class Foreign(AtOnce):
        def play(self, plan: Any, tell: Callable[[Any], None], known: Any = None) -> None:
            def retell(told: Any) -> None:
                tell(judged_by(told, Fitness(False, "Not in our words.")))

            super().play(plan, retell, known)

    monkeypatch.setattr(study_run, "PlanProcess", Foreign)
    page = bench(qtbot, window, tie="carry")
    standing = answered(qtbot, page)
    assert [each.fitness.why for each in standing.findings.rule_sets] == [
        "These players move at random, so they don't show how people play."
    ] * 2


def test_a_rule_that_is_changed_moves_no_other(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window)
    form = page.asking.form

    def places() -> list[int]:
        let_happen()
        return [field.label.mapTo(form, QPoint(0, 0)).y() for field in form.fields]

    before = places()
    for changed in ({"tie": "carry"}, {"prizes": "own_cards"}, {"suit_size": 5}, {"bidding": "open"}):
        form.show_rules(WarRules().made(changed))
        assert places() == before
        assert [field.rule.name for field in form.fields if field.reset.isVisible()] == list(changed)
    idle = next(field for field in form.fields if field.rule.name == "tie")
    assert idle.note.text() == "only with sealed bids, since auctions never tie"
    assert (idle.note.isVisible(), idle.field.isVisible()) == (True, False)


def test_what_is_yes_or_no_is_a_sentence(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    """A histogram of two bars would say less and take more room."""
    page = bench(qtbot, window, tie="carry")
    found = answered(qtbot, page).findings
    page.measures.table.choose("held")
    spread = page.measures.distributions
    assert not spread.chosen.plot.isVisible()
    assert spread.beside.plot.isVisible()
    assert not is_yes_or_no(spread.beside.measure)
    shares = [100 * (each.measures["held"].mean or 0.0) for each in found.rule_sets]
    said = f"Games that the leader at half-time wins: {shares[1]:.1f} in 100, and {shares[0]:.1f} under the "
    assert spread.chosen.words.accessibleName() == f"{said}standard rules."
    spread.chosen.words.linkActivated.emit("games")
    assert page.side.title.text().startswith("Leader at half-time wins: ")
    page.measures.table.choose("margin")
    assert spread.chosen.plot.isVisible()


def test_a_bar_opens_its_games_and_there_is_a_way_back(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    standing = answered(qtbot, page)
    page.measures.table.choose("margin")
    view = page.measures.distributions.chosen
    assert view.title.text() == "Winning margin"
    bars = [each.bars["margin"] for each in standing.findings.rule_sets]
    number = next(number for number, bar in enumerate(bars[1]) if bar.games)
    view.plot.opened.emit(number)
    assert page.side.title.text() == f"Winning margin: {bars[1][number].low:.0f}"
    listed = [game.words for game in page.side.games.rows]
    examples = [*bars[1][number].examples, *bars[0][number].examples]
    assert [text.split("Game ")[1].split()[0] for text in listed] == [f"{one.block}-{one.rotation}" for one in examples]
    assert listed[0].endswith("yours")
    page.side.all_button.click()
    assert page.side.title.text() == "Games the rules changed"
    assert len(page.side.games.rows) == standing.findings.differences[0].differ


def test_a_mean_opens_games_that_are_like_it(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    answered(qtbot, page)
    page.measures.table.choose("decisions")
    there = page.measures.table.currentIndex()
    page.measures.table.activated.emit(there.siblingAtColumn(2))
    assert page.side.title.text() == "Moves: 26"
    page.measures.table.activated.emit(there.siblingAtColumn(4))
    assert page.side.title.text() == "Games the rules changed"


def test_odd_games_are_counted_and_opened(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, suit_size=3)
    standing = answered(qtbot, page)
    shared = [each.odd.all_share for each in standing.findings.rule_sets]
    assert f"{sum(shared)} that everyone won" in page.side.odd.text()
    page.side.odd.linkActivated.emit("all_share")
    assert page.side.title.text() == "Games everyone won"
    assert page.side.counted.text().startswith(f"{shared[1]} with these rules and {shared[0]} with the standard rules.")
    assert len(page.side.games.rows) == sum(min(count, 4) for count in shared)


def test_the_first_game_is_chosen_until_somebody_chooses_one(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    standing = answered(qtbot, page)
    assert page.run.process
    cases = standing.cases[0]
    larger = cases[0]._replace(swing=999, block=77)
    page.run.take(standing._replace(cases=[[larger, *cases]]))
    assert page.side.games.chosen
    assert page.side.games.chosen.block == 77
    page.side.games.choose_row(1)
    page.run.take(standing._replace(cases=[[larger._replace(block=78), larger, *cases]]))
    assert (page.side.games.row, page.side.games.chosen.block) == (2, cases[0].block)


def test_a_goal_is_dragged_or_typed_judged_at_once_and_saved(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    standing = answered(qtbot, page)
    run = page.run.process
    assert run
    page.run.take(judged_by(standing, Fitness(True, "They know all about it.")))
    page.measures.table.choose("first")
    page.measures.distributions.chosen.plot.ranged.emit(-2.0, inf)
    assert page.asked.goals == (Goal("first", -0.02, inf),)
    assert page.measures.distributions.goal.low.text() == "-2"
    assert page.measures.distributions.goal.high.text() == ""
    page.measures.table.choose("rounds")
    goal = page.measures.distributions.goal
    for field, text in ((goal.low, "13"), (goal.high, "13")):
        field.setText(text)
        field.editingFinished.emit()
    assert [button.text() for button in page.answer.chips.buttons.values()] == [
        "… First seat's advantage: not yet known",
        "✓ Length: met",
    ]
    page.answer.chips.buttons["first"].click()
    assert page.measures.table.measure == "first"
    assert page.study
    assert page.study.goals == (Goal("first", -0.02, inf), Goal("rounds", 13, 13))
    assert page.run.process is run  # the goal changes no game
    goal.drop_button.click()
    assert [goal.measure for goal in page.asked.goals] == ["rounds"]


def test_numbers_stand_in_the_place_of_pictures(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    standing = answered(qtbot, page)
    page.measures.table.choose("shared")
    page.measures.distributions.table_button.click()
    table = page.measures.distributions.chosen.table
    assert table.isVisible()
    shared = standing.findings.rule_sets[1].bars["shared"][0].games
    texts = [cell(table, 0, column) for column in range(3)]
    assert (texts[0], texts[2]) == ("0", f"{100 * shared / 12:.1f}")
    table.activated.emit(table.content.index(0, 0))
    assert page.side.title.text() == "Shared wins: 0"


def test_of_games_of_a_deal_that_ended_alike_one_is_listed() -> None:
    found = [Case(9, block, rotation, [4, 1], [1, 4]) for block in (3, 2) for rotation in range(2)]
    found += [Case(8, 2, 2, [4, 2], [1, 4])]
    listed = each_once([listed_case(case, 1) for case in found])
    assert [(game.block, game.rotation) for game in listed] == [(3, 0), (2, 0), (2, 2)]


def test_how_the_chosen_game_went_is_drawn_under_both_rules(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    standing = answered(qtbot, page)
    course = page.side.course
    assert not course.isVisible()
    case = standing.cases[0][0]
    page.side.courses._rest.start(0)
    qtbot.waitUntil(course.isVisible)
    ends = [leads(scores) for scores in (case.base, case.other)]
    seat = max(range(2), key=lambda seat: abs(ends[1][seat] - ends[0][seat]))
    assert course.title.text().startswith(f"Lead of seat {seat + 1}, in points: ")
    plot = course.plot
    assert plot.marks == 14
    assert plot.words_of(0) == "After round 0: 0 with these rules, 0 with the standard rules"
    last = f"After round 13: {ends[1][seat]} with these rules, {ends[0][seat]} with the standard rules"
    assert plot.words_of(13) == last.replace(" -", " −") or plot.words_of(13) == last
    qtbot.waitUntil(lambda: course.picture._model is not None)
    plot.opened.emit(3)
    qtbot.waitUntil(lambda: isinstance(window.page, SideBySide))


@pytest.mark.parametrize("how", ["click", "goal", "bar"])
def test_a_measure_that_somebody_is_at_stays_though_another_gets_clearer(
    qtbot: QtBot, window: MainWindow, at_once: None, how: str
) -> None:
    page = bench(qtbot, window, tie="carry")
    answered(qtbot, page)
    table, distributions = page.measures.table, page.measures.distributions
    table.propose("lead_changes")
    table.propose("first")
    assert table.measure == "first"  # no measure has been chosen by hand
    if how == "click":
        table.clicked.emit(table.currentIndex())
    elif how == "goal":
        distributions.wanted.emit(Goal("first", high=0.1))
    else:
        distributions.opened.emit("first", 0)
    table.propose("lead_changes")
    assert table.measure == "first"


@pytest.mark.parametrize("code", ["de", "fr", "es"])
def test_heads_of_the_table_have_room_in_any_language(
    code: str, qtbot: QtBot, window: MainWindow, at_once: None, language: Callable[[str], None]
) -> None:
    language(code)
    window.resize(1024, 700)
    page = bench(qtbot, window, tie="carry")
    answered(qtbot, page)
    table = page.measures.table
    heads = table.horizontalHeader()
    shown = [column for column in range(1, len(table.content.columns)) if not table.isColumnHidden(column)]
    assert len(shown) == 6  # includes the rows of bounds
    for column in shown:
        assert heads.sectionSize(column) >= heads.sectionSizeHint(column)
    assert table.columnWidth(0) >= 120


@pytest.mark.usefixtures("painted")
@pytest.mark.parametrize("small", [False, True])
def test_each_row_that_is_seen_draws_how_its_game_went(
    qtbot: QtBot, window: MainWindow, at_once: None, small: bool
) -> None:
    if small:
        window.resize(1024, 700)
    page = bench(qtbot, window, tie="carry")
    answered(qtbot, page)
    side = page.side
    if small:
        page._halves.show_part(side)
        let_happen()
        assert page.height() == window.height()  # the list scrolls, not the page
    side.courses._rest.setInterval(0)
    side.courses.want([])
    before = side.games.grab().toImage()
    side._want_courses()
    qtbot.waitUntil(lambda: not side.courses._missing)
    seen = side.games.seen  # the course of the chosen game takes room from the list
    assert len(seen) > 1
    for game in seen:
        wanted = side._wanted_of(game)
        assert wanted
        courses = side.courses.of(wanted)
        assert courses
        led = told_leads(courses)
        assert side.games.courses[game[:2]][0] == led
        assert len(led.authors) == 14
        tip = cell(side.games, side.games.rows.index(game), role=Qt.ItemDataRole.ToolTipRole)
        assert tip.startswith(f"Lead of seat {led.seat + 1}, in points: ")
    assert side.games.grab().toImage() != before


def test_the_table_is_seen_where_most_changed_between_the_two() -> None:
    people = tuple(SeatName(name, "random") for name in NAMES[:2])
    record = Record(new_header(GAMES["war"], WarRules(), people, 5), ())
    went = GameTrace(record, [(1, 0), (9, 0), (9, 0)], [3, 6, 9])
    assert moment_of_swing(went, Leads(0, [0, 1, 2, 3], [0, 1, 9, 9])) == 5
    assert moment_of_swing(went, Leads(0, [0, 1], [0, 1, 1, 8])) == 8  # a game that has ended keeps its last lead
    assert moment_of_swing(GameTrace(record, [], []), Leads(0, [0], [0])) == 0


def test_a_set_of_rules_that_is_clicked_is_played_at_once(
    qtbot: QtBot, window: MainWindow, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_page, "_REST", 10**6)
    page = bench(qtbot, window)
    page.beginnings.buttons[0].click()
    assert page.run.process is not None


def test_play_it_sets_a_table_with_these_rules(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    page.play_button.click()
    seats = window.page
    assert isinstance(seats, SeatsPage)
    assert seats.form.held.changed() == {"tie": "carry"}


@pytest.mark.parametrize("rule", ["suit_size", "prizes", "seller_bids"])
def test_letters_press_buttons_while_a_field_has_the_keys(
    qtbot: QtBot, window: MainWindow, at_once: None, rule: str
) -> None:
    page = bench(qtbot, window, prizes="own_cards")
    window.activateWindow()
    field = next(field.field for field in page.asking.form.fields if field.rule.name == rule)
    field.setFocus()
    before = page.asking.form.held
    QTest.keyClick(field, Qt.Key.Key_A)
    assert len(page.asked.rule_sets) == 2
    assert page.asked.rule_sets[0].rules == before


class StillPlaying(AtOnce):
    """Process that reports its first games as if more were to come."""

    def play(self, plan: Any, tell: Callable[[Any], None], known: Any = None) -> None:
        def tell_of_more(told: Any) -> None:
            tell(told._replace(over=False))

        super().play(plan, tell_of_more, known)


def test_from_a_table_set_by_play_one_comes_back_to_the_bench_as_it_was(
    qtbot: QtBot, window: MainWindow, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Back from setting the table, and from the table itself; even before enough games were played for the study to be
    kept."""
    monkeypatch.setattr(study_run, "PlanProcess", StillPlaying)
    page = bench(qtbot, window, tie="carry")
    page.asking.add_button.click()
    page.asking.form.show_rules(WarRules(suit_size=5))
    page.ask(page.asked.with_goals(Goal("margin", 0.0, 3.0)))
    qtbot.waitUntil(lambda: page.standing is not None)
    asked = page.study
    assert asked is not None
    assert list(studies_path().glob("*")) == []

    def is_back() -> bool:
        back = window.page
        return isinstance(back, BenchPage) and back is not page and back.standing is not None

    page.play_button.click()
    seats = window.page
    assert isinstance(seats, SeatsPage)
    seats.back_button.click()
    qtbot.waitUntil(is_back)
    again = window.page
    assert isinstance(again, BenchPage)
    assert (again.study, again.asked.rules) == (asked, WarRules(suit_size=5))
    assert again.standing is not None
    assert again.standing.games > 0

    again.play_button.click()
    seats = window.page
    assert isinstance(seats, SeatsPage)
    dealt(qtbot, window, seats.deal_button.click)
    table = window.game_page
    assert table is not None
    table.table.page.panel.leave_button.click()
    qtbot.waitUntil(is_back)
    last = window.page
    assert isinstance(last, BenchPage)
    assert last.study == asked


def test_a_study_is_saved_as_the_command_line_reads_it(
    qtbot: QtBot, window: MainWindow, at_once: None, tmp_path: Path
) -> None:
    page = bench(qtbot, window, "war", 3, tie="carry", ace_value=14)
    page.foot.save_button.click()
    path = tmp_path / "mine.toml"
    choose_file(page, path)
    qtbot.waitUntil(path.exists)
    qtbot.waitUntil(lambda: bool(path.read_text()))
    study, seeded, *_ = read_study(path.read_bytes())
    assert study == page.study
    assert seeded
    assert tomllib.loads(path.read_text())["seats"] == ["random"] * 3


def test_the_rule_book_is_saved_as_a_page_of_its_own(
    qtbot: QtBot, window: MainWindow, at_once: None, tmp_path: Path
) -> None:
    page = bench(qtbot, window, tie="carry")
    assert page.asking.paper.isVisible()
    page.asking.paper.save_button.click()
    path = tmp_path / "book.html"
    choose_file(page, path)
    qtbot.waitUntil(path.exists)
    qtbot.waitUntil(lambda: bool(path.read_text()))
    text = path.read_text(encoding="utf-8")
    assert text == rule_book_html(page.game, WarRules(tie="carry"), 2)
    assert "<del>" in text


def test_another_game_has_a_bench_of_its_own(qtbot: QtBot, window: MainWindow) -> None:
    page = bench(qtbot, window)
    page.question.games_box.setCurrentIndex(page.question.games_box.findData("miser"))
    page.question.games_box.activated.emit(page.question.games_box.currentIndex())
    qtbot.waitUntil(lambda: window.page is not page)
    other = window.page
    assert isinstance(other, BenchPage)
    assert other.game.key == "miser"


def test_of_a_bench_that_was_left_nothing_stays(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    answered(qtbot, page)
    left = Left()
    for view in (page.measures.distributions.chosen, page.measures.distributions.beside):
        left.add(view.plot, view.plot.box, view.plot.scene())
    left.add(page)
    del page, view
    window.go(Home())
    assert left.still_there() == []


def test_escape_leads_back(qtbot: QtBot, window: MainWindow) -> None:
    page = bench(qtbot, window)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert isinstance(window.page, FirstPage)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_nothing_is_cut(qtbot: QtBot, window: MainWindow, at_once: None, game: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    rule = next(rule for rule in GAMES[game].rules.declared() if rule.kind == "number" and not rule.formula)
    page = bench(qtbot, window, game, None, "beginner", **{rule.name: rule.low})  # keeps the games short
    qtbot.waitUntil(lambda: page.run.process is None or page.standing is not None)
    let_happen()
    assert cut(page) == []


@pytest.mark.slow
def test_a_real_study_is_stopped_and_leaves_no_process(qtbot: QtBot, window: MainWindow) -> None:
    """The fixture `nothing_left_running` checks for processes that are left."""
    page = bench(qtbot, window, suit_size=5)
    qtbot.waitUntil(lambda: page.standing is not None and page.standing.blocks > 0)
    page.playing.stop_button.click()
    standing = answered(qtbot, page)
    assert standing.games > 0
    page.playing.more_button.click()
    assert page.playing.stop_button.isEnabled()
    qtbot.waitUntil(lambda: page.standing is not None and page.standing.games > standing.games)
    window.go(Home())
    qtbot.waitUntil(lambda: not isValid(page))


@pytest.mark.slow
def test_who_stands_by_plays_what_is_asked_and_nobody_stays(
    qtbot: QtBot, window: MainWindow, standing_by: None
) -> None:
    page = bench(qtbot, window)
    waiting = page.run.standing_by
    (standby,) = waiting
    page.asking.form.show_rules(WarRules(suit_size=5))
    qtbot.waitUntil(lambda: page.run.process is not None)
    assert page.run.process is standby
    assert not waiting
    qtbot.waitUntil(lambda: page.standing is not None)
    page.asking.form.show_rules(WarRules(suit_size=6))  # another process stands by for the next question
    assert len(waiting) == 1
    window.go(Home())
    qtbot.waitUntil(lambda: not isValid(page))


@pytest.mark.slow
def test_the_app_ends_with_a_study_under_way(tmp_path: Path) -> None:
    """At its end Python waits for all processes that aren't daemons."""
    script = tmp_path / "app.py"
    script.write_text(APP)
    done = subprocess.run(
        [sys.executable, str(script), str(tmp_path)], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "playing\nended\n", "")


@pytest.mark.slow
def test_a_process_that_is_killed_is_told(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page = bench(qtbot, window, suit_size=5)
    qtbot.waitUntil(lambda: page.run.process is not None)
    run = page.run.process
    assert run
    said: list[str] = []
    monkeypatch.setattr(window, "say", said.append)
    page.failed.connect(said.append)
    run.process.kill()
    qtbot.waitUntil(lambda: bool(said))
    assert said[-1] == "The games can't be played: the process that played the games has ended."
    assert page.run.process is None
