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
from cardtable.app.lab.bench_view import told_html
from cardtable.app.lab.heat_map import HeatCell, HeatMap, SweepLegend
from cardtable.app.lab.plot import table_button
from cardtable.app.lab.study_files import StudyFolder, bench_plan
from cardtable.app.lab.study_keeping import StudyFoot, StudyKeeping
from cardtable.app.lab.study_question import StudyQuestion
from cardtable.app.lab.study_run import StudyRun
from cardtable.app.lab.sweep_form import SweepAsking
from cardtable.app.lab.tornado import Tornado, TornadoRow
from cardtable.app.parts.backdrop import SheetPage
from cardtable.app.parts.fields import NarrowBox
from cardtable.app.parts.forms import PlayButton, make_button, make_column, make_label, make_row
from cardtable.app.parts.layouts import PartsOrTabs, Side
from cardtable.app.parts.widgets import has_keys, press_by_keys, take_away
from cardtable.app.parts.work_note import PlayingRow
from cardtable.app.routes import LaidOver, Seats
from cardtable.app.settings import Settings
from cardtable.app.start.kept_games import player_words
from cardtable.app.style import scheme
from cardtable.app.zoom import apply_zoom
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.language import as_number, as_sentence, filled, in_sequence, labelled, listed, standing_alone, translate
from cardtable.playtest.estimates import NOTHING_KNOWN
from cardtable.playtest.findings import MET, range_words
from cardtable.playtest.findings_text import unit_words
from cardtable.playtest.ranking import aims, seeks_region
from cardtable.playtest.rule_effects import goals_verdict, one_at_a_time, two_rules
from cardtable.playtest.rule_set_measures import measures_of
from cardtable.playtest.study import Goal, Study
from cardtable.playtest.successive_halving import FIRST_GAMES, SweepPlan, SweepStanding, first_blocks
from cardtable.playtest.sweep_text import SweepTold, judged_sets, sweep_told
from cardtable.table.rules_text import changed_rules


def goal_words(goal: Goal | None) -> str:
    """Return words for the band of a goal; empty without a goal."""
    return filled(translate("sweep", "goal: {range}"), range=range_words(goal)) if goal else ""


_BY_GAMES = "?"
"""Choice in the box of measures that stands for the number of games that changed."""
_WIDE = 1180
"""Least width of the page, in designed pixels, at which both charts are side by side."""


def _is_tried(study: Study, rule: str) -> bool:
    """Return whether the rule sets of a study have several values of a rule."""
    return len({getattr(each.rules, rule) for each in study.rule_sets}) > 1


class SweepCharts(QWidget):
    """Both charts of a sweep, with boxes to choose what they show."""

    chosen = Signal(int)
    """Number of the rule set that is to be compared with the base."""
    turned = Signal()
    """Emitted when another measure is shown."""

    def __init__(self, page: QWidget, colours: Scheme) -> None:
        """Create empty charts on `page`, whose width decides whether they are side by side."""
        super().__init__()
        self._study: Study | None = None
        self._standing: SweepStanding | None = None
        self._shown = ""  # chosen measure, by name; empty for the first that decides
        self._by_games = False  # True if the tornado shows how many games changed
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

    @property
    def measure(self) -> str:
        """Name of the shown measure; empty while nothing is asked.

        It is the first that the sweep aims at, until another is chosen.
        """
        known = aims(self._study) if self._study else [""]
        return self._shown if self._shown in known else known[0]

    @property
    def _goal(self) -> Goal | None:
        goals = self._study.goals if self._study else ()
        return next((goal for goal in goals if goal.measure == self.measure), None)

    def _choose_measure(self) -> None:
        self._by_games = self.measure_box.currentData() == _BY_GAMES
        if not self._by_games:
            self._shown = str(self.measure_box.currentData())
        self.turned.emit()

    def show_tables(self, tables: bool) -> None:
        """Show tables of numbers, or the charts."""
        for chart in (self.tornado, self.map):
            chart.show_table(tables)

    def ask(self, study: Study | None) -> None:
        """Replace the question (None for none) and what can be chosen for it."""
        self._study, self._standing = study, None
        self._shown, self._by_games = "", False
        if study is None:
            return
        tried = [rule for rule in study.of.rules.declared() if _is_tried(study, rule.name)]
        for box, place in ((self.row_box, 0), (self.column_box, 1)):
            box.clear()
            for rule in tried:
                box.addItem(rule.label, rule.name)
            box.setCurrentIndex(min(place, box.count() - 1))
        self.measure_box.clear()
        for name in aims(study):
            self.measure_box.addItem(measures_of(study.game)[name].label(), name)
        self.measure_box.addItem(self.tr("Games that changed"), _BY_GAMES)

    def show_standing(self, standing: SweepStanding | None) -> None:
        """Show the findings; None before the first."""
        self._standing = standing
        if self._study is not None:
            self._show_tornado(self._study)
            self._show_map()

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

    def _show_tornado(self, study: Study) -> None:
        unit = unit_words(study.game, self.measure)
        name = measures_of(study.game)[self.measure].label()
        drawn, goal = (None, None) if self._by_games else (self.measure, self._goal)
        shown = self.tr("Games in 100 that changed")
        if drawn:
            shown = f"{name} ({unit})" if unit else name
        parts = [as_sentence(shown), self.tr("Each bar shows one value tried, named at its end.")]
        if goal:
            parts.append(as_sentence(goal_words(goal)))
        self.tornado_note.setText(in_sequence(parts))
        if self._standing is None:
            self.tornado.show_rows([], drawn, NOTHING_KNOWN, goal)
            return
        found = self._standing.findings
        gone = [place.number for place in self._standing.places if place.dropped is not None]
        met = [number for number, _ in enumerate(found.rule_sets) if goals_verdict(found, number, self.measure) == MET]
        rows = [TornadoRow(rule, gone, met) for rule in one_at_a_time(study, found, drawn)]
        base = found.rule_sets[0].measures.get(self.measure, NOTHING_KNOWN)
        self.tornado.show_rows(rows, drawn, base, goal)

    def _show_map(self) -> None:
        study = self._study
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
            self.map.show_grid(None, {}, self.measure)
            return
        goal = self._goal
        measure = measures_of(study.game)[self.measure].label()
        self.map_note.setText(labelled(measure, range_words(goal)) if goal else measure)
        known: dict[int, HeatCell] = {number: HeatCell(number) for number, _ in enumerate(study.rule_sets)}
        if self._standing is not None:
            found = self._standing.findings
            winner = self._standing.places[0].number
            for place in self._standing.places:
                known[place.number] = HeatCell(
                    place.number,
                    found.rule_sets[place.number].measures.get(self.measure, NOTHING_KNOWN),
                    goals_verdict(found, place.number, self.measure),
                    place.number == winner and found.rule_sets[place.number].fitness.fit is True,
                    place.dropped is not None,
                )
        grid = two_rules(study, row, column)
        self.map.show_grid(grid, known, self.measure)
        self.legend.show_cells([known[number] for number in grid.cells.values()])


_TWO_MINUTES = 120.0
_AS_SET = 0


class SweepPage(SheetPage):
    """Sweep page: asks what to try, plays it, and shows findings as they become known."""

    back_keys = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)

    def __init__(
        self, pixmaps: Pixmaps, settings: Settings, game: str, rules: dict[str, object], players: tuple[str, ...]
    ) -> None:
        """Open the form; `rules` are the base's changes from the standard rules."""
        super().__init__(pixmaps, 1500, 940, (56, 48))
        self.game = GAMES[game]
        self.base = self._given = self.game.rules.made(rules)
        self.players = players
        self._settings = settings
        self._colours = scheme(settings)
        self._seed = randbits(31)
        self.study: Study | None = None
        """Question being played or played last; None while the form is shown."""
        self._untold = ""
        """Reason why the findings of a kept sweep can't be shown; empty once the person has been told."""
        self.run: StudyRun[SweepPlan, SweepStanding] = StudyRun(self, _TWO_MINUTES)
        self.run.changed.connect(self._hear)
        self.run.failed.connect(self._failed)
        self.keeping = StudyKeeping(self)
        """Keeper of the questions and their findings."""
        self.keeping.failed.connect(self.failed)
        self.asking = SweepAsking(self.game, self.base, players)
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
        self.charts.turned.connect(self._show)
        self.base_box = NarrowBox()
        """Choice of the base, shown if the sweep was opened with rules other than the standard ones."""
        self.base_box.setAccessibleName(self.tr("Starting from"))
        self.base_box.addItems([self.tr("start from the current rules"), self.tr("start from the standard rules")])
        self.base_box.activated.connect(self._start_from)
        self._sheet.column.addLayout(make_row((self.title, 1), self.base_box, gap=18))
        tip = self.tr("Play on with the best rule sets, for as long again (M)")
        self.playing = PlayingRow(self.more, self.stop, tip)
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
        self.compare_button = PlayButton(self.tr("Compare the best"), self._compare_winner, (220, 46))
        self.compare_button.setToolTip(
            self.tr("Open the best rule set on the bench to see its effect on every measure (Enter)")
        )
        bright = (self.start_button, self.compare_button)
        self.foot = StudyFoot(self, self.keeping, [self.other_button], [self.play_button], bright)
        self.foot.back.connect(self.back)
        self.foot.saving.failed.connect(self.failed)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.charts.fit()

    # --- question ------------------------------------------------------------------------------------------------

    def _start_from(self, place: int) -> None:
        """Change the base, and keep the question as far as possible."""
        self._take_base(self._given if place == _AS_SET else self.game.rules())

    def _take_base(self, base: HouseRules) -> None:
        self.base = base
        old, self.asking = self.asking, SweepAsking(self.game, base, self.players)
        self.asking.follow(old)
        self._form.removeWidget(old)
        self._form.addWidget(self.asking, 1)
        take_away(old)
        apply_zoom(self.asking)
        self.asking.changed.connect(self._show)
        self._order_stops()
        self._show()

    def begin(self) -> None:
        """Play the question in the form, if it can be asked."""
        if self.asking.problem:
            return
        self._take(self.asking.study(self._seed))
        self.run.go_on()
        self._show()
        self.charts.tornado.setFocus()

    def _take(self, study: Study | None) -> None:
        """Replace the question (None for none), with what is already known of it."""
        self.study = study
        self.charts.ask(study)
        known = self.keeping.asks(study)
        self.run.leave()
        if study is not None:
            plan = SweepPlan(bench_plan(study, _TWO_MINUTES), first_blocks(FIRST_GAMES, len(self.players)))
            self.run.ask(plan, plan.standing(plan.knowing(known), known.seconds, over=True) if known else None)

    def take_up(self, kept: StudyFolder) -> None:
        """Open a kept sweep with its findings; further play adds to them."""
        study = kept.study
        self._seed, self.players = study.seed, study.players
        self._given = study.rule_sets[0].rules
        self._take_base(self._given)
        self._untold, kept.problem = kept.problem, ""
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

    def more(self) -> None:
        """Play for as long again."""
        self.run.more()
        self._show()

    def stop(self) -> None:
        self.run.stop()

    def _ask(self) -> None:
        """Go back to the form; findings are no longer shown."""
        self._take(None)
        self._show()
        self.asking.stops[0].setFocus()

    # --- display -------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        study, standing = self.study, self.standing
        asks = study is None
        self.title.setText(standing_alone(self._question()))
        told = self._told()
        self.headline.setText(self._headline(told))
        self.sentences.setText(in_sequence(told.sentences) if told else "")
        self.sentences.setVisible(bool(told))
        self.asking.setVisible(asks)
        self.base_box.setVisible(asks and self._given != self.game.rules())
        self.table_button.setVisible(not asks)
        self.charts.setVisible(not asks)
        self.playing.show_state(self.run.running, self.run.over)
        for button in self.playing.stops:
            button.setVisible(not asks)
        self.start_button.setVisible(asks)
        self.start_button.setEnabled(not self.asking.problem)
        self.compare_button.setVisible(not asks)
        for button in (self.compare_button, self.play_button):
            button.setEnabled(self._winner not in (None, 0))
        for button in (self.other_button, self.foot.save_button, self.foot.report_button, self.play_button):
            button.setVisible(not asks)
        tally, again = (standing.tally, standing.again) if standing else (None, None)
        self.foot.show_study(study, tally, again, sweep=True)
        self._show_played()
        self.charts.show_standing(standing)

    def _question(self) -> str:
        study = self.study or self.asking.study(self._seed)
        goal = next(iter(study.goals), None)
        measure = self.charts.measure or str(self.asking.goal.measure.currentData())
        rules = listed(changed_rules(self.base))
        table = (
            self.tr("{game} with “{rules}” for {count} {player} players")
            if rules
            else self.tr("{game} for {count} {player} players")
        )
        levels = [player_words(self.game.key, name) for name in dict.fromkeys(self.players)]
        text = self.tr("{table}: which values make “{measure}” as low as possible?")
        if len(study.goals) > 1:
            text = self.tr("{table}: which values meet all {count} goals?")
        elif goal:
            text = self.tr("{table}: which values bring “{measure}” to {range}?")
        elif study.wish and study.wish.larger:
            text = self.tr("{table}: which values make “{measure}” as high as possible?")
        return filled(
            text,
            table=filled(table, game=self.game.title, rules=rules, count=len(self.players), player=listed(levels)),
            count=len(study.goals),
            measure=measures_of(self.game.key)[measure].label(),
            range=range_words(goal) if goal else "",
        )

    def _told(self) -> SweepTold | None:
        if self.study is None or self.standing is None:
            return None
        return sweep_told(self.study, self.standing.findings, self.standing.places, self.standing.confirmed)

    def _headline(self, told: SweepTold | None) -> str:
        if told is not None:
            return told_html(told.headline)
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
        region = seeks_region(self.study)
        # A rule set that plays no more may be undecided: its players may not be known to be fit to judge.
        gone = sum(judged_sets(standing.findings)) if region else count - standing.playing
        parts = []
        if gone:
            parts.append(self.tr("%n decided", "", gone) if region else self.tr("%n eliminated early", "", gone))
        if standing.confirmed and not standing.over:
            parts.append(self.tr("testing the best rule set on new deals"))
        self.playing.show_words(standing.seconds / self.run.until, played, listed(parts))

    # --- other pages ---------------------------------------------------------------------------------------------

    def _compare_winner(self) -> None:
        if self._winner is not None:
            self.compare(self._winner)

    def compare(self, number: int) -> None:
        """Compare a rule set with the sweep's base, on a bench laid over this page."""
        from cardtable.app.lab.bench_page import BenchPage

        if self.study is None or not number:
            return
        self.stop()
        asked = StudyQuestion.on(self.game).with_rules(self.study.rule_sets[number].rules).with_goals(*self.study.goals)
        base, player, seats = self.study.rule_sets[0].rules, self.players[0], len(self.players)
        asked = asked._replace(base=base, player=player, seats=seats)
        self.wants.emit(LaidOver(BenchPage(self.pixmaps, self._settings, asked)))

    def _play(self) -> None:
        if self.study is not None and self._winner is not None:
            self.wants.emit(Seats(self.game.key, self.study.rule_sets[self._winner].rules.changed()))

    @override
    def enter(self) -> None:
        """Focus the form, or the findings if there is a question."""
        self.run.prepare()
        if self._untold:
            self.failed.emit(self._untold)
            self._untold = ""
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
