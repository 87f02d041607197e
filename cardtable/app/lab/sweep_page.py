"""The sweep: many values of several rules are tried, and the page says which do best, each alone and two together."""

from html import escape
from itertools import pairwise
from secrets import randbits

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QTabWidget, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.lab.heat_map import Cell, HeatMap
from cardtable.app.lab.kept_as import KeptAs
from cardtable.app.lab.study_files import OnBench, name_of, part_of
from cardtable.app.lab.study_keeping import StudyKeeping
from cardtable.app.lab.study_run import Ahead, PlanRun
from cardtable.app.lab.study_saving import ask_where, ask_where_report
from cardtable.app.lab.sweep_asking import SweepAsking
from cardtable.app.lab.sweep_legend import SweepLegend
from cardtable.app.lab.table_button import table_button
from cardtable.app.lab.tornado import Tornado, TornadoRow, goal_words
from cardtable.app.parts.backdrop import SheetPage
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.narrow_box import NarrowBox
from cardtable.app.parts.play_button import PlayButton
from cardtable.app.parts.playing_row import PlayingRow
from cardtable.app.parts.saving import Saving
from cardtable.app.parts.widgets import has_keys, press_by_keys
from cardtable.app.routes import LaidOver, Seats
from cardtable.app.settings import Settings
from cardtable.app.style import scheme
from cardtable.app.zoom import apply_zoom, zoom_of
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.language import as_number, filled, in_sequence, listed
from cardtable.playtest.batch import usable_cores
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.estimates import NOTHING_KNOWN
from cardtable.playtest.findings import range_words
from cardtable.playtest.halving import FIRST_GAMES, Halving, SweepPlan, SweepStanding, first_blocks
from cardtable.playtest.one_at_a_time import one_at_a_time
from cardtable.playtest.ranking import aims
from cardtable.playtest.rule_set_measures import measures_of
from cardtable.playtest.study import Goal, Study
from cardtable.playtest.study_tally import StudyTally
from cardtable.playtest.sweep_told import SweepTold, sweep_told
from cardtable.playtest.told import unit_words
from cardtable.playtest.two_rules import proven_met, two_rules
from cardtable.table.rules_text import changed_rules

_TWO_MINUTES = 120.0
_ENDLESS = 10**9
_AS_SET = 0
_BY_GAMES = "?"
"""What stands in the place of a measure where games that differed are counted."""
_WIDE = 1180
"""From so many designed pixels on both charts stand side by side."""
_BOUNDS = "font-family: Cabin; font-weight: normal; font-size: 13px;"


def _is_tried(study: Study, rule: str) -> bool:
    """Whether its rule sets have several values of a rule."""
    return len({getattr(each.rules, rule) for each in study.rule_sets}) > 1


class SweepPage(SheetPage):
    """Asks what to try, plays it, and shows it as soon as something is known."""

    back_keys = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)

    def __init__(
        self, pixmaps: Pixmaps, settings: Settings, game: str, rules: dict[str, object], players: tuple[str, ...]
    ) -> None:
        """`rules` are what the base has otherwise than the author's."""
        super().__init__(pixmaps, 1500, 940, (56, 48))
        self.game = GAMES[game]
        self.base = self._given = self.game.rules.made(rules)
        self.players = players
        self._settings = settings
        self._colours = scheme(settings)
        self._seed = randbits(31)
        self.run: PlanRun | None = None
        """What is being played, or was last."""
        self.study: Study | None = None
        """What it plays."""
        self.standing: SweepStanding | None = None
        """What it has found."""
        self._seconds = _TWO_MINUTES
        self._shown = ""  # the measure whose charts are seen, by name, where another is than the first that decides
        self._by_games = False  # whether one rule at a time is drawn by how many games differ
        self._saving = Saving(self)
        self._saving.failed.connect(self.failed)
        self._ahead = Ahead(self)
        self.keeping = StudyKeeping(self)
        """Where what is found is kept."""
        self.keeping.failed.connect(self.failed)
        self.asking = SweepAsking(self.game, self.base, players)
        self._build()
        press_by_keys(
            self,
            {
                **self.playing.keys,
                "P": self.play_button,
                "R": self.report_button,
                "V": self.other_button,
                "T": self.table_button,
            },
        )
        self.asking.changed.connect(self._show)
        self._show()

    # --- building ------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.title = make_label(serif(26, 700), wraps=True)
        self.headline = make_label(serif(24, 700), wraps=True)
        self.sentences = make_label(serif(17), wraps=True, plain=True)
        self._alone, self._together = QWidget(), QWidget()
        self._alone.setLayout(self._tornado_column())
        self._together.setLayout(self._map_column())
        self._charts = QTabWidget()
        self._charts.tabBar().setFont(sans(14))
        """Both charts one behind the other, where there is no room for both."""
        self._halves = make_row(gap=28, rim=(0, 0, 0, 0))
        self._found = QWidget()
        self._found.setLayout(self._halves)
        self.base_box = NarrowBox()
        """From which rules one starts, where the bench has others than the author's."""
        self.base_box.setAccessibleName(self.tr("Starting from"))
        self.base_box.addItems([self.tr("start from current rules"), self.tr("start from standard rules")])
        self.base_box.activated.connect(self._start_from)
        self._sheet.column.addLayout(make_row((self.title, 1), self.base_box, gap=18))
        tip = self.tr("Play as long again with the best ones (M)")
        self.playing = PlayingRow(self.more, self.stop, tip)
        self._sheet.column.addWidget(self.playing)
        self._sheet.column.addWidget(self.headline)
        self.table_button = table_button()
        self.table_button.toggled.connect(self._show_tables)
        self._sheet.column.addLayout(make_row((self.sentences, 1), self.table_button, gap=12))
        self._form = make_column((self.asking, 1), gap=0, rim=(0, 0, 0, 0))
        self._sheet.column.addLayout(self._form, 1)
        self._sheet.column.addWidget(self._found, 1)
        self._sheet.column.addLayout(self._foot())
        self._is_wide: bool | None = None
        self._set_apart(True)
        self._order_stops()

    def _order_stops(self) -> None:
        stops = [self.base_box, *self.asking.stops, *self.playing.stops, self.table_button, self.measure_box]
        stops += [*self.tornado.stops, self.row_box, self.column_box, *self.map.stops]
        stops += [self.back_button, self.other_button, self.save_button]
        stops += [self.report_button, self.play_button, self.kept_as, self.start_button]
        for one, following in pairwise([*stops, self.compare_button]):
            QWidget.setTabOrder(one, following)

    def _tornado_column(self) -> QVBoxLayout:
        self.tornado = Tornado(self._colours)
        self.tornado.chosen.connect(self.compare)
        self.tornado_title = make_label(serif(18, 700), self.tr("One rule at a time"))
        self.measure_box = NarrowBox()
        """Whose measure is drawn, where several decide."""
        self.measure_box.setAccessibleName(self.tr("Measure shown"))
        self.measure_box.activated.connect(self._choose_measure)
        self.tornado_note = make_label(sans(12), look="dim", wraps=True)
        head = make_row(self.tornado_title, None, self.measure_box, gap=8)
        return make_column(head, self.tornado_note, (self.tornado, 1), gap=6, rim=(0, 0, 0, 0))

    def _map_column(self) -> QVBoxLayout:
        self.row_box, self.column_box = NarrowBox(), NarrowBox()
        self.row_box.setAccessibleName(self.tr("Rule for rows"))
        self.column_box.setAccessibleName(self.tr("Rule for columns"))
        for box in (self.row_box, self.column_box):
            box.activated.connect(self._show_map)
        self.map = HeatMap(self._colours)
        self.map.chosen.connect(self.compare)
        self.map_note = make_label(sans(12), look="dim", wraps=True)
        head = make_row(
            make_label(serif(18, 700), self.tr("Two rules")),
            (self.row_box, 1),
            make_label(sans(13), self.tr("up, and"), look="dim"),
            (self.column_box, 1),
            make_label(sans(13), self.tr("across"), look="dim"),
            gap=8,
        )
        self.legend = SweepLegend(self._colours)
        return make_column(head, self.map_note, (self.map, 1), self.legend, gap=6, rim=(0, 0, 0, 0))

    def _foot(self) -> QHBoxLayout:
        self.back_button = make_button(self.tr("Back"), self.back, 15)
        self.other_button = make_button(self.tr("Other values"), self._ask, 15, self.tr("Change the question (V)"))
        self.save_button = make_button(
            self.tr("Save study…"), self._save, 15, self.tr("Save as a file for `cardtable study`")
        )
        self.play_button = make_button(self.tr("Play"), self._play, 15, self.tr("Set up a table with the winner (P)"))
        self.report_button = make_button(
            self.tr("Report…"), self._report, 15, self.tr("Save as a page to read, print and share, or as a table (R)")
        )
        self.kept_as = KeptAs(self.keeping)
        self.start_button = PlayButton(self.tr("Try values"), self.begin, (180, 46))
        self.compare_button = PlayButton(self.tr("Compare the winner"), self._compare_winner, (220, 46))
        self.compare_button.setToolTip(self.tr("Show its effect on every measure on the bench (Enter)"))
        return make_row(
            self.back_button,
            self.other_button,
            self.save_button,
            self.report_button,
            self.play_button,
            None,
            self.kept_as,
            self.start_button,
            self.compare_button,
            gap=12,
        )

    def _set_apart(self, wide: bool) -> None:
        """Both charts side by side, or one behind the other."""
        if wide is self._is_wide:
            return
        self._is_wide = wide
        for part in (self._charts, self._alone, self._together):
            self._halves.removeWidget(part)
        while self._charts.count():
            self._charts.removeTab(0)
        self.tornado_title.setVisible(wide)
        if wide:
            self._charts.hide()
            for part, share in ((self._alone, 45), (self._together, 55)):
                self._halves.addWidget(part, share)
                part.show()
        else:
            self._charts.addTab(self._alone, self.tr("One rule at a time"))
            self._charts.addTab(self._together, self.tr("Two rules"))
            self._halves.addWidget(self._charts)
            self._charts.show()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_apart(self.width() >= _WIDE * zoom_of(self))

    # --- what is asked -------------------------------------------------------------------------------------------

    @property
    def _measure(self) -> str:
        """By name, the one that is shown: the first that decides, until another is chosen."""
        known = aims(self.study) if self.study else [str(self.asking.goal.measure.currentData())]
        return self._shown if self._shown in known else known[0]

    @property
    def _goal(self) -> Goal | None:
        goals = self.study.goals if self.study else ()
        return next((goal for goal in goals if goal.measure == self._measure), None)

    def _choose_measure(self) -> None:
        self._by_games = self.measure_box.currentData() == _BY_GAMES
        if not self._by_games:
            self._shown = str(self.measure_box.currentData())
        self._show()

    def _show_tables(self, table: bool) -> None:
        for chart in (self.tornado, self.map):
            chart.show_table(table)

    def _start_from(self, place: int) -> None:
        """Other rules are to be the base: what is asked stays as far as it can."""
        self._take_base(self._given if place == _AS_SET else self.game.rules())

    def _take_base(self, base: HouseRules) -> None:
        self.base = base
        old, self.asking = self.asking, SweepAsking(self.game, base, self.players)
        self.asking.follow(old)
        self._form.removeWidget(old)
        self._form.addWidget(self.asking, 1)
        old.hide()
        old.deleteLater()
        apply_zoom(self.asking)
        self.asking.changed.connect(self._show)
        self._order_stops()
        self._show()

    def begin(self) -> None:
        """Plays what is asked."""
        if self.asking.problem:
            return
        self._leave()
        study = self.asking.study(self._seed)
        self.study = study
        known = self.keeping.asks(study)
        self._play_on(study, known.tally if known else None)
        self._show()
        self.tornado.setFocus()

    def take_up(self, kept: OnBench) -> None:
        """Shows a sweep that is kept, with what was found; more plays on behind it."""
        study = kept.study
        self._seed, self.players = study.seed, study.players
        self._given = study.rule_sets[0].rules
        self._take_base(self._given)
        self.study = study
        self.keeping.opens(kept)
        self.keeping.asks(study)
        if kept.standing is None:
            self._play_on(study, None)
        else:
            plan = self._plan(study)
            self.standing = plan.standing(Halving.behind(*plan, kept.standing.tally), kept.standing.seconds, over=True)
            self._offer_rules(study)
        self._show()

    def _plan(self, study: Study) -> SweepPlan:
        plan = StudyPlan(study, _ENDLESS, seconds=_TWO_MINUTES, jobs=usable_cores())
        return SweepPlan(plan, first_blocks(FIRST_GAMES, len(self.players)))

    def _play_on(self, study: Study, tally: StudyTally | None) -> None:
        """Plays for a while, behind what is known."""
        self._seconds = _TWO_MINUTES
        plan = self._plan(study)
        known = Halving.behind(*plan, tally) if tally else None
        self.run = PlanRun(plan, self, known, self._ahead.take())
        self.run.told.connect(self._hear)
        self.run.failed.connect(self._failed)
        self._offer_rules(study)

    def _offer_rules(self, study: Study) -> None:
        """What the charts can show: rules that are tried, measures that decide."""
        tried = [rule for rule in self.base.declared() if _is_tried(study, rule.name)]
        for box, place in ((self.row_box, 0), (self.column_box, 1)):
            box.clear()
            for rule in tried:
                box.addItem(rule.label, rule.name)
            box.setCurrentIndex(min(place, box.count() - 1))
        self.measure_box.clear()
        for name in aims(study):
            self.measure_box.addItem(measures_of(study.game)[name].label(), name)
        self.measure_box.addItem(self.tr("Games that differed"), _BY_GAMES)

    def _leave(self) -> None:
        self.keeping.asks(None)
        self.standing = None
        self.study = None
        self._shown, self._by_games = "", False
        run, self.run = self.run, None
        if run is not None:
            run.deleteLater()

    def _hear(self, standing: SweepStanding) -> None:
        if self.sender() is self.run:
            self.standing = standing
            if self.study is not None:
                self.keeping.keep(self.study, standing.as_study)
            self._show()

    def _failed(self, why: str) -> None:
        self._ask()
        self.failed.emit(filled(self.tr("The games can't be played: {why}."), why=why))

    def more(self) -> None:
        """Plays as long again."""
        if self.study is not None and self.standing is not None and self.standing.over:
            if self.run is None:
                self._play_on(self.study, self.standing.tally)
            else:
                self.run.more()
            self._seconds = self.standing.seconds + _TWO_MINUTES
            self.standing = self.standing._replace(over=False)
            self._show()

    def stop(self) -> None:
        """Plays no more."""
        if self.run is not None:
            self.run.stop()

    def _ask(self) -> None:
        """Goes back to the form; what was found is of no use any more."""
        self._leave()
        self._show()
        self.asking.stops[0].setFocus()

    # --- what is shown -------------------------------------------------------------------------------------------

    def _show(self) -> None:
        study, standing = self.study, self.standing
        asks = study is None
        over = standing is not None and standing.over
        running = self.run is not None and not over
        self.title.setText(self._question())
        told = self._told()
        self.headline.setText(self._headline(told))
        self.sentences.setText(in_sequence(told.sentences) if told else "")
        self.sentences.setVisible(bool(told))
        self.asking.setVisible(asks)
        self.base_box.setVisible(asks and self._given != self.game.rules())
        self.table_button.setVisible(not asks)
        self._found.setVisible(not asks)
        self.playing.show_state(running, over)
        for button in self.playing.stops:
            button.setVisible(not asks)
        self.start_button.setVisible(asks)
        self.start_button.setEnabled(not self.asking.problem)
        self.compare_button.setVisible(not asks)
        for button in (self.compare_button, self.play_button):
            button.setEnabled(self._winner not in (None, 0))
        for button in (self.other_button, self.save_button, self.report_button, self.play_button):
            button.setVisible(not asks)
        self.report_button.setEnabled(standing is not None and standing.games > 0)
        self._show_played()
        if study is not None:
            self._show_tornado(study)
            self._show_map()

    def _question(self) -> str:
        study = self.study or self.asking.study(self._seed)
        goal = next(iter(study.goals), None)
        rules = listed(changed_rules(self.base))
        text = self.tr("{table}: which values make “{measure}” as low as possible?")
        if len(study.goals) > 1:
            text = self.tr("{table}: which values meet all {count} goals?")
        elif goal:
            text = self.tr("{table}: which values bring “{measure}” to {range}?")
        elif study.wish and study.wish.larger:
            text = self.tr("{table}: which values make “{measure}” as high as possible?")
        return filled(
            text,
            table=filled(self.tr("{game} with “{rules}”"), game=self.game.title, rules=rules)
            if rules
            else self.game.title,
            count=len(study.goals),
            measure=measures_of(self.game.key)[self._measure].label(),
            range=range_words(goal) if goal else "",
        )

    def _told(self) -> SweepTold | None:
        if self.study is None or self.standing is None:
            return None
        return sweep_told(self.study, self.standing.findings, self.standing.places, self.standing.confirmed)

    def _headline(self, told: SweepTold | None) -> str:
        if told is not None:
            words, bounds = escape(told.headline.words), escape(told.headline.bounds)
            return f'{words} <span style="{_BOUNDS}">{bounds}</span>'
        if self.study is None:
            return self.tr("Try many values and see which do best.")
        return self.tr("Playing the first games…")

    @property
    def _winner(self) -> int | None:
        return self.standing.places[0].number if self.standing else None

    def _show_played(self) -> None:
        standing = self.standing
        if self.study is None or standing is None:
            asked = "" if self.study is None else self.tr("%n rule sets", "", len(self.study.rule_sets))
            self.playing.show_words(0.0, asked)
            return
        count = len(self.study.rule_sets)
        text = (
            self.tr("Done: {sets} rule sets, {games} games")
            if standing.over
            else self.tr("{sets} rule sets, {games} games")
        )
        played = filled(text, sets=count, games=as_number(standing.games))
        gone = count - standing.playing
        parts = [self.tr("%n dropped early", "", gone)] if gone else []
        if standing.confirmed and not standing.over:
            parts.append(self.tr("testing the winner with new deals"))
        self.playing.show_words(standing.seconds / self._seconds, played, listed(parts))

    def _show_tornado(self, study: Study) -> None:
        unit = unit_words(study.game, self._measure)
        name = measures_of(study.game)[self._measure].label()
        drawn, goal = (None, None) if self._by_games else (self._measure, self._goal)
        parts = [f"{name} ({unit})" if unit else name] if drawn else [self.tr("Games in 100 that differed")]
        parts.append(self.tr("bars end at the values tried"))
        if goal:
            parts.append(goal_words(goal))
        self.tornado_note.setText("; ".join(parts))
        if self.standing is None:
            self.tornado.show_rows([], drawn, NOTHING_KNOWN, goal)
            return
        found = self.standing.findings
        gone = [place.number for place in self.standing.places if place.dropped is not None]
        rows = [TornadoRow(rule, gone) for rule in one_at_a_time(study, found, drawn)]
        base = found.rule_sets[0].measures.get(self._measure, NOTHING_KNOWN)
        self.tornado.show_rows(rows, drawn, base, goal)

    def _show_map(self) -> None:
        study = self.study
        several = self.row_box.count() > 1
        for part in (self.map, self.legend):
            part.setVisible(several)
        self.row_box.setEnabled(several)
        self.column_box.setEnabled(several)
        if study is None or not several:
            self.map_note.setText("" if several else self.tr("Try two rules to see how they work together."))
            return
        row, column = str(self.row_box.currentData()), str(self.column_box.currentData())
        if row == column:
            self.map_note.setText(self.tr("Choose two different rules."))
            self.map.show_grid(None, {}, self._measure)
            return
        goal = self._goal
        measure = measures_of(study.game)[self._measure].label()
        self.map_note.setText(f"{measure}: {range_words(goal)}" if goal else measure)
        known: dict[int, Cell] = {number: Cell(number) for number, _ in enumerate(study.rule_sets)}
        if self.standing is not None:
            found = self.standing.findings
            for place in self.standing.places:
                known[place.number] = Cell(
                    place.number,
                    found.rule_sets[place.number].measures.get(self._measure, NOTHING_KNOWN),
                    proven_met(study, found, place.number, self._measure),
                    place.number == self._winner and found.rule_sets[place.number].fitness.fit is not False,
                    place.dropped is not None,
                )
        self.map.show_grid(two_rules(study, row, column), known, self._measure)

    # --- going on ------------------------------------------------------------------------------------------------

    def _compare_winner(self) -> None:
        if self._winner is not None:
            self.compare(self._winner)

    def compare(self, number: int) -> None:
        """A rule set beside the rules of the sweep's base on the bench, laid over this page."""
        from cardtable.app.lab.bench_page import BenchPage

        if self.study is None or not number:
            return
        self.stop()
        page = BenchPage(
            self.pixmaps,
            self._settings,
            self.game.key,
            self.study.rule_sets[number].rules.changed(),
            len(self.players),
            self.study.rule_sets[0].rules,
        )
        page.goals.update({goal.measure: goal for goal in self.study.goals})
        page.asking.player.setCurrentIndex(page.asking.player.findData(self.players[0]))
        self.wants.emit(LaidOver(page))

    def _play(self) -> None:
        if self.study is not None and self._winner is not None:
            self.wants.emit(Seats(self.game.key, self.study.rule_sets[self._winner].rules.changed()))

    def _save(self) -> None:
        study = self.study
        if study is not None:
            ask_where(self._saving, study, self.game.title)

    def _report(self) -> None:
        """A page, or a table where the file that is named is one."""
        study, standing, told = self.study, self.standing, self._told()
        if study is not None and standing is not None:
            part = part_of(study, standing.tally, halved=True)
            ask_where_report(self._saving, part, name_of(study), told.all if told else ())

    @override
    def enter(self) -> None:
        """The keys go to the form, or to what is found."""
        self._ahead.prepare()
        (self.asking.stops[0] if self.study is None else self.tornado).setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter tries what is asked, or compares the winner."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif event.isAutoRepeat():
            event.accept()
        elif self.study is None or has_keys(self.asking):
            self.start_button.click()
        else:
            self.compare_button.click()
