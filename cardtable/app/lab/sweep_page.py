"""Sweep page: tries many values of several rules, and shows in charts which do best, alone and two together."""

from itertools import pairwise
from secrets import randbits

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.lab.heat_map import HeatCell, HeatMap, SweepLegend
from cardtable.app.lab.plot import table_button
from cardtable.app.lab.study_files import StudyFolder, bench_plan
from cardtable.app.lab.study_keeping import StudyFoot, StudyKeeping
from cardtable.app.lab.study_question import StudyQuestion
from cardtable.app.lab.study_run import StudyRun
from cardtable.app.lab.sweep_form import SweepAsking
from cardtable.app.lab.sweep_question import SweepQuestion, SweepView
from cardtable.app.lab.tornado import Tornado, TornadoRow
from cardtable.app.parts.backdrop import SheetPage
from cardtable.app.parts.fields import NarrowBox
from cardtable.app.parts.forms import PlayButton, make_button, make_column, make_label, make_row
from cardtable.app.parts.layouts import PartsOrTabs, Side
from cardtable.app.parts.widgets import has_keys, press_by_keys, take_away
from cardtable.app.parts.work_note import PlayingRow
from cardtable.app.routes import Seats
from cardtable.app.settings import Settings
from cardtable.app.style import scheme
from cardtable.app.zoom import apply_zoom
from cardtable.language import as_sentence, filled, in_sequence, labelled, standing_alone, translate
from cardtable.playtest.estimates import NOTHING_KNOWN
from cardtable.playtest.findings import MET, range_words
from cardtable.playtest.findings_text import unit_words
from cardtable.playtest.ranking import aims
from cardtable.playtest.rule_effects import goals_verdict, one_at_a_time, two_rules
from cardtable.playtest.rule_set_measures import measures_of
from cardtable.playtest.study import Study
from cardtable.playtest.successive_halving import FIRST_GAMES, SweepPlan, SweepStanding, first_blocks

_BY_GAMES = "?"
"""Choice in the box of measures that stands for the number of games that changed."""
_WIDE = 1180
"""Least width of the page, in designed pixels, at which both charts are side by side."""


class SweepCharts(QWidget):
    """Both charts of a sweep, with boxes to choose what they show."""

    chosen = Signal(int)
    """Number of the rule set that is to be compared with the base."""
    turned = Signal(str)
    """Name of the measure that is to be shown; empty to keep it."""

    def __init__(self, page: QWidget, colours: Scheme) -> None:
        """Create empty charts on `page`, whose width decides whether they are side by side."""
        super().__init__()
        self._view: SweepView | None = None
        alone, together = QWidget(), QWidget()
        alone.setLayout(self._tornado_column(colours))
        together.setLayout(self._map_column(colours))
        sides = (Side(alone, 45, self.tr("One rule at a time")), Side(together, 55, self.tr("Two rules")))
        self._halves = PartsOrTabs(page, _WIDE, 28, 1, *sides)
        self.setLayout(make_row(self._halves, rim=(0, 0, 0, 0)))

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order."""
        return [self.measure_box, *self.tornado.stops, self.row_box, self.column_box, *self.map.stops]

    def fit(self) -> None:
        """Adapt to the width of the page."""
        self.tornado_title.setVisible(self._halves.fit())

    def _choose_measure(self) -> None:
        self.turned.emit("" if self._by_games else self.measure_box.currentData())

    @property
    def _by_games(self) -> bool:
        """True if the tornado shows how many games changed."""
        return bool(self.measure_box.currentData() == _BY_GAMES)

    def show_tables(self, tables: bool) -> None:
        """Show tables of numbers, or the charts."""
        for chart in (self.tornado, self.map):
            chart.show_table(tables)

    def show_view(self, view: SweepView) -> None:
        """Show the findings, if anything is asked."""
        before, self._view = self._view, view
        if view.study is None:
            return
        if before is None or view.study != before.study:
            self._offer(view.study)
        self._show_tornado(view, view.study)
        self._show_map()

    def _offer(self, study: Study) -> None:
        """Offer the rules and measures of a question to choose."""
        sets, declared = study.rule_sets, study.of.rules.declared()
        tried = [rule for rule in declared if len({getattr(each.rules, rule.name) for each in sets}) > 1]
        for box, place in ((self.row_box, 0), (self.column_box, 1)):
            box.clear()
            for rule in tried:
                box.addItem(rule.label, rule.name)
            box.setCurrentIndex(min(place, box.count() - 1))
        self.measure_box.clear()
        for name in aims(study):
            self.measure_box.addItem(measures_of(study.game)[name].label(), name)
        self.measure_box.addItem(self.tr("Games that changed"), _BY_GAMES)

    def _tornado_column(self, colours: Scheme) -> QVBoxLayout:
        self.tornado = Tornado(colours)
        self.tornado.chosen.connect(self.chosen)
        self.tornado_title = make_label(serif(18, 700), self.tr("One rule at a time"))
        self.measure_box = NarrowBox()
        """Choice of the measure to show, of those that decide."""
        self.measure_box.setAccessibleName(self.tr("Measure shown"))
        self.measure_box.activated.connect(self._choose_measure)
        self.tornado_note = make_label(sans(12), look="dim", wraps=True)
        head = make_row(self.tornado_title, None, self.measure_box, gap=8)
        return make_column(head, self.tornado_note, (self.tornado, 1), gap=6, rim=(0, 0, 0, 0))

    def _map_column(self, colours: Scheme) -> QVBoxLayout:
        self.row_box, self.column_box = NarrowBox(), NarrowBox()
        self.row_box.setAccessibleName(self.tr("Rule for rows"))
        self.column_box.setAccessibleName(self.tr("Rule for columns"))
        for box in (self.row_box, self.column_box):
            box.activated.connect(self._show_map)
        self.map = HeatMap(colours)
        self.map.chosen.connect(self.chosen)
        self.map_note = make_label(sans(12), look="dim", wraps=True)
        head = make_row(
            make_label(serif(18, 700), self.tr("Two rules")),
            make_label(sans(13), self.tr("Vertical:"), look="dim"),
            (self.row_box, 1),
            make_label(sans(13), self.tr("Horizontal:"), look="dim"),
            (self.column_box, 1),
            gap=8,
        )
        self.legend = SweepLegend(colours)
        return make_column(head, self.map_note, (self.map, 1), self.legend, gap=6, rim=(0, 0, 0, 0))

    def _show_tornado(self, view: SweepView, study: Study) -> None:
        unit = unit_words(study.game, view.measure)
        name = measures_of(study.game)[view.measure].label()
        drawn, goal = (None, None) if self._by_games else (view.measure, view.goal)
        shown = self.tr("Games in 100 that changed")
        if drawn:
            shown = f"{name} ({unit})" if unit else name
        parts = [as_sentence(shown), self.tr("Each bar shows one value tried, named at its end.")]
        if goal:
            parts.append(as_sentence(filled(translate("sweep", "goal: {range}"), range=range_words(goal))))
        self.tornado_note.setText(in_sequence(parts))
        if view.standing is None:
            self.tornado.show_rows([], drawn, NOTHING_KNOWN, goal)
            return
        found = view.standing.findings
        gone = [place.number for place in view.standing.places if place.dropped is not None]
        met = [number for number, _ in enumerate(found.rule_sets) if goals_verdict(found, number, view.measure) == MET]
        rows = [TornadoRow(rule, gone, met) for rule in one_at_a_time(study, found, drawn)]
        base = found.rule_sets[0].measures.get(view.measure, NOTHING_KNOWN)
        self.tornado.show_rows(rows, drawn, base, goal)

    def _show_map(self) -> None:
        view, several = self._view, self.row_box.count() > 1
        for part in (self.map, self.legend):
            part.setVisible(several)
        self.row_box.setEnabled(several)
        self.column_box.setEnabled(several)
        if view is None or view.study is None or not several:
            self.map_note.setText("" if several else self.tr("Try two rules to see how they work together."))
            return
        row, column = str(self.row_box.currentData()), str(self.column_box.currentData())
        if row == column:
            self.map_note.setText(self.tr("Choose two different rules."))
            self.map.show_grid(None, {}, view.measure)
            return
        goal, study = view.goal, view.study
        measure = measures_of(study.game)[view.measure].label()
        self.map_note.setText(labelled(measure, range_words(goal)) if goal else measure)
        known: dict[int, HeatCell] = {number: HeatCell(number) for number, _ in enumerate(study.rule_sets)}
        if view.standing is not None:
            found = view.standing.findings
            for place in view.standing.places:
                known[place.number] = HeatCell(
                    place.number,
                    found.rule_sets[place.number].measures.get(view.measure, NOTHING_KNOWN),
                    goals_verdict(found, place.number, view.measure),
                    place.number == view.winner and found.rule_sets[place.number].fitness.fit is True,
                    place.dropped is not None,
                )
        grid = two_rules(study, row, column)
        self.map.show_grid(grid, known, view.measure)
        self.legend.show_cells([known[number] for number in grid.cells.values()])


_TWO_MINUTES = 120.0
_AS_SET = 0


class SweepPage(SheetPage):
    """Sweep page: asks what to try, plays it, and shows findings as they become known."""

    back_keys = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)

    def __init__(self, pixmaps: Pixmaps, settings: Settings, question: SweepQuestion) -> None:
        """Open the form with a question."""
        super().__init__(pixmaps, 1500, 940, (56, 48))
        self.game = question.of
        self._given = question.base
        self._settings = settings
        self._colours = scheme(settings)
        self._seed = randbits(31)
        self.study: Study | None = None
        """Question being played or played last; None while the form is shown."""
        self._chosen = ""  # measure to be shown
        self.run: StudyRun[SweepPlan, SweepStanding] = StudyRun(self, _TWO_MINUTES)
        self.run.changed.connect(self._hear)
        self.run.failed.connect(self._failed)
        self.keeping = StudyKeeping(self)
        """Keeper of the questions and their findings."""
        self.keeping.failed.connect(self.failed)
        self.asking = SweepAsking(question)
        self._build()
        press_by_keys(
            self,
            {
                **self.playing.keys,
                "P": self.play_button,
                "R": self.foot.report_button,
                "V": self.other_button,
                "T": self.table_button,
            },
        )
        self.asking.changed.connect(self._show)
        self._show()

    # --- building ------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.title = make_label(serif(26, 700), wraps=True)
        self.headline = make_label(serif(24, 700), wraps=True, plain=False)
        self.sentences = make_label(serif(17), wraps=True, plain=True)
        self.charts = SweepCharts(self, self._colours)
        self.charts.chosen.connect(self.compare)
        self.charts.turned.connect(self._turn)
        self.base_box = NarrowBox()
        """Choice of the base, shown if the sweep was opened with rules other than the standard ones."""
        self.base_box.setAccessibleName(self.tr("Starting from"))
        self.base_box.addItems([self.tr("start from the current rules"), self.tr("start from the standard rules")])
        self.base_box.activated.connect(self._start_from)
        self._sheet.column.addLayout(make_row((self.title, 1), self.base_box, gap=18))
        tip = self.tr("Play on with the best rule sets, for as long again (M)")
        self.playing = PlayingRow(self.run.more, self.run.stop, tip)
        self._sheet.column.addWidget(self.playing)
        self._sheet.column.addWidget(self.headline)
        self.table_button = table_button()
        self.table_button.toggled.connect(self.charts.show_tables)
        self._sheet.column.addLayout(make_row((self.sentences, 1), self.table_button, gap=12))
        self._form = make_column((self.asking, 1), gap=0, rim=(0, 0, 0, 0))
        self._sheet.column.addLayout(self._form, 1)
        self._sheet.column.addWidget(self.charts, 1)
        self._build_foot()
        self._sheet.column.addWidget(self.foot)
        self._order_stops()

    def _order_stops(self) -> None:
        stops = [self.base_box, *self.asking.stops, *self.playing.stops, self.table_button, *self.charts.stops]
        stops += [*self.foot.stops, self.start_button, self.compare_button]
        for one, following in pairwise(stops):
            QWidget.setTabOrder(one, following)

    def _build_foot(self) -> None:
        self.other_button = make_button(self.tr("Other values"), self._ask, 15, self.tr("Change the question (V)"))
        self.play_button = make_button(
            self.tr("Play"), self._play, 15, self.tr("Set up a table with the best rule set (P)")
        )
        self.start_button = PlayButton(self.tr("Try values"), self.begin, (180, 46))
        self.compare_button = PlayButton(
            self.tr("Compare the best"), lambda: self.compare(self.view.winner or 0), (220, 46)
        )
        self.compare_button.setToolTip(
            self.tr("Open the best rule set on the bench to see its effect on every measure (Enter)")
        )
        bright = (self.start_button, self.compare_button)
        self.foot = StudyFoot(self, self.keeping, [self.other_button], [self.play_button], bright, sweep=True)
        self.foot.back.connect(self.back)
        self.foot.saving.failed.connect(self.failed)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.charts.fit()

    # --- question ------------------------------------------------------------------------------------------------

    def _start_from(self, place: int) -> None:
        """Change the base, and keep the question as far as possible."""
        self.ask(self.asking.question.from_base(self._given if place == _AS_SET else self.game.rules()))

    def ask(self, question: SweepQuestion) -> None:
        """Replace the question in the form."""
        old, self.asking = self.asking, SweepAsking(question)
        self._form.removeWidget(old)
        self._form.addWidget(self.asking, 1)
        take_away(old)
        apply_zoom(self.asking)
        self.asking.changed.connect(self._show)
        self._order_stops()
        self._show()

    def begin(self) -> None:
        """Play the question in the form, if it can be asked."""
        if self.asking.question.problem:
            return
        self._take(self.asking.question.study(self._seed))
        self.run.go_on()
        self._show()
        self.charts.tornado.setFocus()

    def _take(self, study: Study | None) -> None:
        """Replace the question (None for none), with what is already known of it."""
        self.study, self._chosen = study, ""
        known = self.keeping.asks(study)
        self.run.leave()
        if study is not None:
            plan = SweepPlan(bench_plan(study, _TWO_MINUTES), first_blocks(FIRST_GAMES, len(study.players)))
            self.run.ask(plan, plan.standing(plan.knowing(known), known.seconds, over=True) if known else None)

    def take_up(self, kept: StudyFolder) -> None:
        """Open a kept sweep with its findings; further play adds to them."""
        study = kept.study
        self._seed = study.seed
        self.keeping.opens(kept)
        self._take(study)
        if not self.run.over:
            self.run.go_on()
        self._show()

    @property
    def standing(self) -> SweepStanding | None:
        """Findings so far; None before the first."""
        return self.run.standing

    def _hear(self) -> None:
        if self.study is not None and self.standing is not None:
            self.keeping.keep(self.study, self.standing.as_study)
        self._show()

    def _failed(self, why: str) -> None:
        self._ask()
        self.failed.emit(why)

    def _ask(self) -> None:
        """Go back to the form; findings are no longer shown."""
        self._take(None)
        self._show()
        self.asking.stops[0].setFocus()

    # --- display -------------------------------------------------------------------------------------------------

    @property
    def view(self) -> SweepView:
        """Sweep as it is now."""
        run = self.run
        return SweepView(self.asking.question, self.study, run.standing, run.running, run.until, self._chosen)

    def _turn(self, measure: str) -> None:
        """Show another measure."""
        self._chosen = measure or self._chosen
        self._show()

    def _show(self) -> None:
        view, asks = self.view, self.study is None
        self.charts.show_view(view)  # before they are seen: boxes take their width from what they hold then
        self.title.setText(standing_alone(view.title))
        self.headline.setText(view.headline)
        self.sentences.setText(view.sentences)
        self.sentences.setVisible(not asks and view.standing is not None)
        self.playing.show_state(view.running, view.over)
        self.playing.show_words(*view.progress)
        self.base_box.setVisible(asks and self._given != self.game.rules())
        self.asking.setVisible(asks)
        self.start_button.setVisible(asks)
        own = (self.other_button, self.foot.save_button, self.foot.report_button, self.play_button, self.compare_button)
        for part in (self.table_button, self.charts, *self.playing.stops, *own):
            part.setVisible(not asks)
        self.start_button.setEnabled(not view.question.problem)
        for button in (self.compare_button, self.play_button):
            button.setEnabled(bool(view.winner))
        self.foot.show_study(view.study, view.standing)

    # --- other pages ---------------------------------------------------------------------------------------------

    def compare(self, number: int) -> None:
        """Compare a rule set with the sweep's base, on a bench laid over this page."""
        from cardtable.app.lab.bench_page import BenchPage

        if self.study is None or not number:
            return
        self.run.stop()
        asked = StudyQuestion.on(self.game).with_rules(self.study.rule_sets[number].rules).with_goals(*self.study.goals)
        base, players = self.study.rule_sets[0].rules, self.study.players
        asked = asked._replace(base=base, player=players[0], seats=len(players))
        self.wants.emit(BenchPage(self.pixmaps, self._settings, asked))

    def _play(self) -> None:
        winner = self.view.winner
        if self.study is not None and winner is not None:
            self.wants.emit(Seats(self.game.key, self.study.rule_sets[winner].rules.changed()))

    @override
    def enter(self) -> None:
        """Focus the form, or the findings if there is a question."""
        self.run.prepare()
        self.keeping.tell_problem()
        (self.asking.stops[0] if self.study is None else self.charts.tornado).setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Enter: begin the sweep, or compare the best rule set."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif event.isAutoRepeat():
            event.accept()
        elif self.study is None or has_keys(self.asking):
            self.start_button.click()
        else:
            self.compare_button.click()
