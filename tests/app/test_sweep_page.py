"""Sweep page: values of rules are tried, and each chart can be gone through, read out, and opened."""

from collections.abc import Callable
from html import escape
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.app.lab.bench_page import BenchPage
from cardtable.app.lab.heat_map import HeatCell
from cardtable.app.lab.sweep_page import SweepPage
from cardtable.app.lab.tornado import TornadoRow
from cardtable.app.routes import Bench, StudyAt, Sweep
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.language import runs_left
from cardtable.playtest.confidence import Interval
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import MET, NOT_YET_KNOWN
from cardtable.playtest.fitness import Fitness
from cardtable.playtest.rule_effects import RuleTried, TriedValue, two_rules
from cardtable.playtest.study import Goal, Wish
from cardtable.playtest.study_file import read_study
from cardtable.playtest.sweep_text import sweep_told
from tests.app.conftest import RIGHT_TO_LEFT, choose_file, let_happen, page_of
from tests.app.sight import cell
from tests.app.studies import BLOCKS

pytestmark = pytest.mark.usefixtures("unpainted")

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
VALUES = {"king_value": "3 7", "jack_value": "2 5 8"}


def sweep(qtbot: QtBot, window: MainWindow, **rules: object) -> SweepPage:
    """Open the page with two rules chosen."""
    window.go(Sweep("war", rules, ("beginner", "beginner")))
    page = page_of(qtbot, window, SweepPage)
    for row in page.asking.rows:
        row.box.setChecked(row.rule.name in VALUES)
        if row.values is not None and row.rule.name in VALUES:
            row.values.setText(VALUES[row.rule.name])
    return page


def swept(qtbot: QtBot, window: MainWindow, **rules: object) -> SweepPage:
    page = sweep(qtbot, window, **rules)
    page.start_button.click()
    qtbot.waitUntil(lambda: page.standing is not None)
    let_happen()
    return page


class TestAsking:
    def test_who_plays_is_told_and_fields_stand_near_what_they_are_for(
        self, qtbot: QtBot, window: MainWindow, at_once: None
    ) -> None:
        page = sweep(qtbot, window)
        let_happen()
        assert page.title.text().startswith("Bidding War for 2 beginner players: ")
        for row in page.asking.rows:
            if row.values is not None:
                words = row.box.mapTo(page, QPoint(row.box.sizeHint().width(), 0)).x()
                assert 0 < row.values.mapTo(page, QPoint(0, 0)).x() - words < 200

    def test_the_question_runs_as_the_language_does_though_the_game_has_an_english_name(
        self, qtbot: QtBot, window: MainWindow, language: Callable[[str], None], at_once: None
    ) -> None:
        language(RIGHT_TO_LEFT)
        assert runs_left(sweep(qtbot, window).title.text())
        window.go(Bench("war", {}, 2))
        qtbot.waitUntil(lambda: isinstance(window.page, BenchPage))
        assert isinstance(window.page, BenchPage)
        assert runs_left(window.page.question.title.text())

    def test_from_the_bench_with_its_rules_and_players_and_back(
        self, qtbot: QtBot, window: MainWindow, at_once: None
    ) -> None:
        window.go(Bench("war", {"tie": "carry"}, 3))
        bench = page_of(qtbot, window, BenchPage)
        bench.ask(bench.asked.with_goals(Goal("shared", 0.1, 0.25)))
        bench.sweep_button.click()
        page = page_of(qtbot, window, SweepPage)
        assert page.asking.question.base.changed() == {"tie": "carry"}
        assert page.asking.question.players == bench.asked.players
        assert page.asking.question.study(7).goals == (Goal("shared", 0.1, 0.25),)
        page.foot.back_button.click()
        assert window.page is bench

    def test_what_would_be_better_is_a_range_or_a_direction(self, qtbot: QtBot, window: MainWindow) -> None:
        page = sweep(qtbot, window)
        page.asking.goal.measure.setCurrentIndex(page.asking.goal.measure.findData("shared"))
        page.asking.goal.end.setValue(5)
        (goal,) = page.asking.question.study(7).goals
        assert (goal.measure, goal.high) == ("shared", 0.05)
        assert page.title.text().endswith("which values bring “Shared wins” to 5% or less?")
        page.asking.goal.kind.setCurrentIndex(3)
        assert page.asking.question.study(7).wish == Wish("shared", True)
        assert not page.asking.goal.end.isVisible()

    def test_several_goals_are_asked_for_and_any_of_them_is_drawn(
        self, qtbot: QtBot, window: MainWindow, at_once: None
    ) -> None:
        page = sweep(qtbot, window)
        page.asking.more_button.click()
        page.asking.more_button.click()
        second, third = page.asking.more_goals
        second.measure.setCurrentIndex(second.measure.findData("margin"))
        second.kind.setCurrentIndex(1)
        second.end.setValue(5)
        third.measure.setCurrentIndex(third.measure.findData("shared"))
        third.end.setValue(10)
        goals = (Goal("margin", 5, 20), Goal("shared", high=0.1))
        assert page.asking.question.study(7).goals == goals
        page.start_button.click()
        qtbot.waitUntil(lambda: page.standing is not None)
        assert [page.charts.measure_box.itemData(place) for place in range(2)] == ["margin", "shared"]
        assert "Winning margin" in page.charts.map_note.text()
        page.charts.measure_box.setCurrentIndex(1)
        page.charts.measure_box.activated.emit(1)
        assert "Shared wins" in page.charts.map_note.text()
        assert "Shared wins" in page.charts.tornado_note.text()
        page.other_button.click()
        third.drop_button.click()
        third.drop_button.click()  # the second of two quick clicks
        assert page.asking.question.study(7).goals == goals[:1]

    def test_one_starts_from_the_rules_as_set_or_from_the_authors(self, qtbot: QtBot, window: MainWindow) -> None:
        page = sweep(qtbot, window, tie="carry")
        assert page.base_box.isVisible()
        chosen = [row.rule.name for row in page.asking.rows if row.box.isChecked()]
        page.base_box.setCurrentIndex(1)
        page.base_box.activated.emit(1)
        study = page.asking.question.study(7)
        assert study.rule_sets[0].rules == GAMES["war"].rules()
        assert [row.rule.name for row in page.asking.rows if row.box.isChecked()] == chosen
        assert "carried" not in page.title.text()

    def test_what_is_no_value_of_a_rule_is_said(self, qtbot: QtBot, window: MainWindow) -> None:
        page = sweep(qtbot, window)
        row = next(row for row in page.asking.rows if row.rule.name == "king_value")
        assert row.values
        row.values.clear()
        QTest.keyClicks(row.values, "7 many")
        assert page.asking.count.text() == "Value of a king must be a whole number from 0 to 30, not “many”."
        assert not page.start_button.isEnabled()


class TestFound:
    def test_the_winner_is_told_as_everywhere(self, qtbot: QtBot, window: MainWindow, at_once: None) -> None:
        page = swept(qtbot, window)
        assert page.study
        assert page.standing
        told = sweep_told(page.study, page.standing.findings, page.standing.places, page.standing.confirmed)
        assert told
        assert escape(told.headline.words) in page.headline.text()
        assert page.sentences.text() == " ".join(told.sentences)
        confirmed = page.standing.confirmed
        assert confirmed
        assert confirmed.games == BLOCKS * 2

    def test_each_rule_has_a_row_whose_bars_say_what_they_show(
        self, qtbot: QtBot, window: MainWindow, at_once: None
    ) -> None:
        page = swept(qtbot, window)
        rows = {row.name: row for row in page.charts.tornado.plot.rows}
        assert set(rows) == {"Value of a king", "Value of a jack"}
        assert rows["Value of a jack"].note == "now 11"
        bars = rows["Value of a jack"].bars
        assert [bar.label for bar in bars] == ["2", "5", "8"]
        assert bars[0].words.startswith("Value of a jack, 2: ")
        assert [bar.dim for bar in bars] == [bar.words.endswith("eliminated early") for bar in bars]

    def test_nothing_is_ticked_or_decided_that_nobody_could_judge(
        self, qtbot: QtBot, window: MainWindow, at_once: None
    ) -> None:
        """Bounds may lie within the goal by accident, so they mean nothing without a verdict."""
        page = swept(qtbot, window)
        assert page.standing
        sets = []
        for each in page.standing.findings.rule_sets:
            measures = {name: one._replace(bounds=Interval(1.0, 2.0)) for name, one in each.measures.items()}
            unfit = [one._replace(verdict=NOT_YET_KNOWN) for one in each.verdicts]
            sets.append(each._replace(measures=measures, verdicts=unfit, fitness=Fitness(None, "Untried.")))
        found = page.standing.findings._replace(rule_sets=sets)
        page.run.standing = page.standing._replace(findings=found, playing=1)
        page._show()
        assert [row.good for row in page.charts.tornado.plot.rows] == [False, False]
        assert page.playing.beside.text() == ""

    def test_the_value_that_is_told_of_a_rule_is_one_that_meets_the_goal(
        self, qtbot: QtBot, window: MainWindow, at_once: None
    ) -> None:
        """A bar is ticked only if a value is proven to meet the goal; other means may lie within it unproven."""
        tornado = swept(qtbot, window).charts.tornado
        tornado._goal = Goal("margin", high=14.5)
        rule = GAMES["war"].rules.rule("king_value")
        tried = [
            TriedValue(number, f"{mean}", 0.5, Finding(mean, Interval(mean - 1, mean + 1), 100), NOTHING_KNOWN)
            for number, mean in ((1, 12.8), (2, 12.0), (3, 17.1))
        ]
        for met, best in (((), 1), ((2,), 2)):
            told = tornado.best(TornadoRow(RuleTried(rule, "13", tried), (), met))
            assert told
            assert told.number == best

    def test_a_bar_opens_its_own_rule_set_on_the_bench(self, qtbot: QtBot, window: MainWindow, at_once: None) -> None:
        page = swept(qtbot, window)
        plot = page.charts.tornado.plot
        row = next(place for place, each in enumerate(plot.rows) if each.name == "Value of a jack")
        mark = next(mark for mark in range(plot.marks) if plot.place_of(mark) == (row, 1))
        plot.opened.emit(mark)
        bench = window.page
        assert isinstance(bench, BenchPage)
        assert bench.asking.form.held.changed() == {"jack_value": 5}

    def test_rules_are_drawn_by_how_many_games_differ_too(
        self, qtbot: QtBot, window: MainWindow, at_once: None
    ) -> None:
        page = swept(qtbot, window)
        place = page.charts.measure_box.count() - 1
        assert page.charts.measure_box.itemText(place) == "Games that changed"
        page.charts.measure_box.setCurrentIndex(place)
        page.charts.measure_box.activated.emit(place)
        assert page.charts.tornado_note.text().startswith("Games in 100 that changed. ")
        assert page.standing
        assert page.study
        found = {
            each.name: one
            for each, one in zip(page.study.rule_sets[1:], page.standing.findings.differences, strict=True)
        }
        row = next(row for row in page.charts.tornado.plot.rows if row.name == "Value of a king")
        differed = found["king_value=3"]
        assert row.bars[0].value == pytest.approx(100 * differed.differ / differed.pairs)
        assert row.bars[0].ends is None
        assert "Winning margin" in page.charts.map_note.text()  # a grid shows the measure that decides

    def test_each_chart_has_its_table(self, qtbot: QtBot, window: MainWindow, at_once: None) -> None:
        page = swept(qtbot, window)
        page.charts.tornado.setFocus()
        QTest.keyClick(page, Qt.Key.Key_T)
        assert page.charts.tornado.table.isVisible()
        assert page.charts.map.table.isVisible()
        assert page.charts.tornado.table.hasFocus()
        table = page.charts.tornado.table
        bars = [(row.name, bar.label) for row in page.charts.tornado.plot.rows for bar in row.bars]
        assert [(cell(table, row, 0), cell(table, row, 1).split()[0]) for row in range(len(table.rows))] == bars
        table.activated.emit(table.content.index(0, 0))
        bench = window.page
        assert isinstance(bench, BenchPage)
        (rule,) = bench.asking.form.held.changed()
        assert bars[0] == (bench.game.rules.rule(rule).label, str(bench.asking.form.held.changed()[rule]))

    def test_each_cell_says_what_it_shows_by_colour_and_signs(
        self, qtbot: QtBot, window: MainWindow, at_once: None
    ) -> None:
        page = swept(qtbot, window)
        assert page.standing
        table = page.charts.map.table
        assert (len(table.rows), len(table.content.columns)) == (4, 3)  # jacks go up, kings across
        spoken = [cell(table, row, column, SPOKEN) for row in range(4) for column in range(3)]
        assert spoken[2].startswith("Value of a jack: 11, Value of a king: 13; ")
        assert spoken[2].endswith("; the current values")
        assert "□" in cell(table, 0, 2)
        assert not any("eliminated early" in words for words in spoken)  # with a goal no rule set drops out early
        decided = [words for words in spoken if "goal met" in words or "goal missed" in words]
        assert len(decided) + sum("goal not yet decided" in words for words in spoken) == len(spoken)
        assert "not yet decided" in page.charts.legend.accessibleName()
        plot = page.charts.map.plot
        assert {plot.words_of(mark) for mark in range(plot.marks)} == set(spoken)

    def test_of_a_search_for_the_lowest_cells_say_what_dropped_out(
        self, qtbot: QtBot, window: MainWindow, at_once: None
    ) -> None:
        page = sweep(qtbot, window)
        page.asking.goal.kind.setCurrentText("as low as possible")
        page.start_button.click()
        qtbot.waitUntil(lambda: page.standing is not None)
        let_happen()
        assert page.standing
        table = page.charts.map.table
        spoken = [cell(table, row, column, SPOKEN) for row in range(4) for column in range(3)]
        dropped = sum(place.dropped is not None for place in page.standing.places)
        assert dropped
        assert sum("eliminated early" in words for words in spoken) == dropped
        assert "goal" not in page.charts.legend.accessibleName()

    @pytest.mark.usefixtures("painted")
    def test_the_winner_and_what_is_proven_are_told_in_words(
        self, qtbot: QtBot, window: MainWindow, at_once: None
    ) -> None:
        page = swept(qtbot, window)
        assert page.study
        grid = two_rules(page.study, "king_value", "jack_value")
        known = {number: HeatCell(number, Finding(20.0 + number, None, 12)) for number in grid.cells.values()}
        best = grid.cells[0, 0]
        known[best] = HeatCell(best, Finding(18.7, Interval(17.6, 19.8), 12), verdict=MET, winner=True)
        page.charts.map.show_grid(grid, known, "margin")
        table = page.charts.map.table
        low = len(table.rows) - 1
        words = "Value of a king: 3, Value of a jack: 2; 18.7 [17.6 19.8]; the best rule set; goal met"
        assert cell(table, low, 0, SPOKEN) == words
        assert cell(table, low, 0) == "18.7 ★ ✓"
        assert page.charts.map.plot.words_of(0) == words
        assert not page.charts.map.grab().isNull()

    def test_arrows_go_from_cell_to_cell_and_enter_compares_over_the_sweep(
        self, qtbot: QtBot, window: MainWindow, at_once: None
    ) -> None:
        page = swept(qtbot, window)
        page.charts.map.setFocus()
        plot = page.charts.map.plot
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Return):
            QTest.keyClick(plot, key)
        assert plot.accessibleDescription().startswith("Value of a jack: 5, Value of a king: 7; ")
        bench = window.page
        assert isinstance(bench, BenchPage)
        assert bench.asking.form.held.changed() == {"jack_value": 5, "king_value": 7}
        assert bench.asked.standard
        bench.foot.back_button.click()
        assert window.page is page
        assert page.standing

    def test_the_winner_is_compared_with_enter(self, qtbot: QtBot, window: MainWindow, at_once: None) -> None:
        page = swept(qtbot, window)
        assert page.study
        assert page.standing
        winner = page.standing.places[0].number
        assert page.compare_button.isEnabled() is bool(winner)
        page.compare(winner or 1)
        bench = window.page
        assert isinstance(bench, BenchPage)
        assert bench.asking.form.held == page.study.rule_sets[winner or 1].rules
        assert bench.asked.players == page.study.players
        assert bench.asked.goals == page.study.goals

    def test_the_winner_is_compared_with_the_rules_one_started_from(
        self, qtbot: QtBot, window: MainWindow, at_once: None
    ) -> None:
        page = swept(qtbot, window, tie="carry")
        page.compare(1)
        bench = window.page
        assert isinstance(bench, BenchPage)
        assert bench.asked.base.changed() == {"tie": "carry"}
        assert bench.study
        assert [each.rules for each in bench.study.rule_sets] == [each.rules for each in page.study.rule_sets[:2]]  # type: ignore[union-attr]

    def test_other_values_are_asked_for_and_nothing_plays_on(
        self, qtbot: QtBot, window: MainWindow, at_once: None
    ) -> None:
        page = swept(qtbot, window)
        page.other_button.click()
        assert page.run.process is None
        assert page.asking.isVisible()
        assert not page.charts.map.isVisible()

    def test_in_a_small_window_the_charts_lie_behind_each_other(
        self, qtbot: QtBot, window: MainWindow, at_once: None
    ) -> None:
        window.resize(1024, 700)
        page = swept(qtbot, window)
        assert page.charts.tornado.isVisible()
        assert not page.charts.map.isVisible()
        window.resize(1440, 900)
        let_happen()
        assert page.charts.tornado.isVisible()
        assert page.charts.map.isVisible()

    def test_a_study_is_saved_as_the_command_line_reads_it(
        self, qtbot: QtBot, window: MainWindow, at_once: None, tmp_path: Path
    ) -> None:
        page = swept(qtbot, window)
        page.foot.save_button.click()
        path = tmp_path / "mine.toml"
        choose_file(page, path)
        qtbot.waitUntil(lambda: path.exists() and bool(path.read_text()))
        assert read_study(path.read_bytes()).study == page.study


class TestKept:
    def kept(self, qtbot: QtBot, window: MainWindow) -> SweepPage:
        page = swept(qtbot, window)
        qtbot.waitUntil(lambda: page.keeping.path is not None)
        qtbot.waitUntil(lambda: bool(page.standing and page.standing.over and not page.keeping._writing))
        return page

    def test_a_sweep_is_kept_and_gone_on_with(self, qtbot: QtBot, window: MainWindow, at_once: None) -> None:
        page = self.kept(qtbot, window)
        path, standing, study = page.keeping.path, page.standing, page.study
        assert path
        assert standing
        window.go(StudyAt(path))
        qtbot.waitUntil(lambda: isinstance(window.page, SweepPage) and window.page is not page)
        again = window.page
        assert isinstance(again, SweepPage)
        assert again.study == study
        assert again.standing
        assert again.standing.over
        assert again.standing.tally.written() == standing.tally.written()
        assert again.standing.places == standing.places
        assert standing.confirmed
        assert again.standing.confirmed
        assert again.standing.confirmed.found.measures == standing.confirmed.found.measures
        assert f"Checked on {standing.confirmed.games} games with new deals" in again.sentences.text()
        assert again.sentences.text() == page.sentences.text()
        assert again.headline.text() == page.headline.text()
        assert again.foot.kept_as.text()
        again.playing.more_button.click()
        qtbot.waitUntil(lambda: bool(again.standing and again.standing.blocks > standing.blocks))
        assert again.standing.confirmed
        assert again.standing.confirmed.games == 2 * again.standing.blocks

    @pytest.mark.parametrize("suffix", ["html", "csv"])
    def test_its_report_is_a_page_or_a_table(
        self, qtbot: QtBot, window: MainWindow, at_once: None, tmp_path: Path, suffix: str
    ) -> None:
        page = swept(qtbot, window)
        page.foot.report_button.click()
        path = tmp_path / f"mine.{suffix}"
        choose_file(page, path)
        last = "</html>" if suffix == "html" else "\njack_value=8 king_value=7,base,"
        qtbot.waitUntil(lambda: path.exists() and last in path.read_text())
        text = path.read_text()
        assert ("king_value=7" if suffix == "csv" else "Value of a king: 7") in text
        if suffix == "html":
            assert page.standing
            assert escape(page.sentences.text()) in text.replace("</li><li>", " ")
            assert "--halve" in text
        else:
            assert text.startswith("rule_set,compared_to,measure")
