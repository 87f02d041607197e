"""Bench page: house rules on one side, their effect in the middle, and the games that they changed."""

from itertools import pairwise
from pathlib import Path
from secrets import randbits

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.lab.bench_answer import BenchAnswer
from cardtable.app.lab.bench_form import Asking, Beginnings
from cardtable.app.lab.bench_measures import BenchMeasures
from cardtable.app.lab.bench_question import BenchQuestion, RuleSetsBox, StudyQuestion
from cardtable.app.lab.bench_rule_sets import MOST, BenchFindings, BenchRuleSets
from cardtable.app.lab.games_list import ListedGame
from cardtable.app.lab.games_side import GamesSide
from cardtable.app.lab.study_files import OnBench, bench_plan, question_of
from cardtable.app.lab.study_keeping import StudyFoot, StudyKeeping, ask_where_book
from cardtable.app.lab.study_run import StudyPlay, WarmWorkers
from cardtable.app.parts.backdrop import SheetPage
from cardtable.app.parts.forms import PlayButton, make_button, make_column, make_label
from cardtable.app.parts.layouts import PartsOrTabs, Side
from cardtable.app.parts.widgets import has_keys, press_by_keys, scrolling
from cardtable.app.parts.work_note import PlayingRow
from cardtable.app.routes import Bench, BothOf, CaseOf, GoOn, Home, Open, Seats, Sweep
from cardtable.app.settings import Settings
from cardtable.app.style import scheme
from cardtable.app.zoom import zoom_of
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.language import filled, translate
from cardtable.playtest.batch import usable_cores
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.findings import StudySnapshot, forecast, growth
from cardtable.playtest.findings_text import forecast_words
from cardtable.playtest.histogram import ALL_SHARE, UNFINISHED
from cardtable.playtest.study import Goal, Study


class BenchProgress(PlayingRow):
    """Progress of play on the bench: the games played, and a forecast for the chosen rule set."""

    def show_found(self, found: BenchFindings, until: float, seats: int) -> None:
        """Show the progress with `seats` players; play ends at `until`, in seconds of the standing."""
        standing = found.standing
        if standing is None:
            self.show_words(0.0, "")
            return
        pairs = standing.findings.differences[(found.place or 1) - 1]
        grows = growth(standing.blocks, standing.seconds, until, standing.tally.seconds, usable_cores(), seats)
        ahead = forecast(standing.blocks, pairs.pairs, pairs.winners_differ, grows)
        self.show_words(
            standing.seconds / until,
            translate("BenchProgress", "%n games played", None, standing.games),
            forecast_words(ahead) if ahead and standing.blocks and standing.tally.level and not standing.over else "",
        )


_MINUTE = 60.0
_REST = 500
"""Milliseconds without another edit after which the bench plays new rules."""
_WIDE = 1240
"""Least width, in designed pixels, for three columns; on narrower pages rules and findings are tabs."""
_HIGH = 800
"""Window height, in designed pixels, below which measures and distribution take turns."""


class BenchPage(SheetPage):
    """Bench page: plays a game under a base and under other rules, and shows differences as they become known."""

    studies = Signal()
    """Emitted when the list of kept studies is to be shown."""

    back_keys = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)

    def __init__(
        self,
        pixmaps: Pixmaps,
        settings: Settings,
        game: str,
        rules: dict[str, object],
        seats: int | None,
        base: HouseRules | None = None,
    ) -> None:
        """Open the bench with these rules, given as changes from the standard ones.

        `seats` is the number of players, None for the game's usual one; `base` is None for the standard rules.
        """
        super().__init__(pixmaps, 1500, 940, (56, 48))
        self.game = GAMES[game]
        self.origin: Home | GoOn | Open = Home()
        """Page that Back leads to."""
        self._settings = settings
        self._colours = scheme(settings)
        self.asking = Asking(self.game)
        self.rule_sets = BenchRuleSets(self.game)
        self.asked = StudyQuestion(self.asking, self.rule_sets, randbits(31))
        self._untold = ""
        """Reason why the findings of a kept study can't be shown; empty once the person has been told."""
        self._anyway: Study | None = None  # shown even if its players are unfit
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self.begin)
        self._ahead = WarmWorkers(self)
        self.play: StudyPlay[StudyPlan, StudySnapshot] = StudyPlay(self, _MINUTE, self._ahead)
        self.play.changed.connect(self._keep_and_show)
        self.play.failed.connect(self.failed)
        self.keeping = StudyKeeping(self)
        self.keeping.failed.connect(self.failed)
        self._build()
        self._show_base(base or self.game.rules())
        self.asking.form.show_rules(self.game.rules.made(rules))
        if seats is not None:
            self.asking.seats.setValue(seats)
        self.rule_sets.set_rules(self.asking.form.held)
        self._follow_form()
        self._set_keys()
        self._show()
        if rules:
            self._halves.show_part(self._middle)
        settings.changed.connect(self._recolour)

    # --- building ------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.question = BenchQuestion(self._colours, self.asking, self.rule_sets)
        self.question.wants.connect(self.wants)
        self.question.reached.connect(self._show_form)
        self.playing = BenchProgress(self.more, self.stop, self.tr("Play for another minute (M)"))
        self.side = GamesSide(self._colours, self.pixmaps, self.game.key)
        self.side.watched.connect(self._watch)
        self.side.compared.connect(self._compare)
        middle = QWidget()
        middle.setLayout(self._findings_column())
        self._middle = scrolling(middle)
        self._halves = PartsOrTabs(
            self,
            _WIDE,
            24,
            66,
            Side(self.asking, 34, self.tr("Rules")),
            Side(self._middle, 66, self.tr("Findings")),
            Side(self.side, 30),
        )
        self._build_foot()
        self._sheet.column.addWidget(self.question)
        self._sheet.column.addWidget(self.playing)
        self._sheet.column.addWidget(self._halves, 1)
        self._sheet.column.addWidget(self.foot)
        stops = [*self.question.stops, *self.asking.stops, *self.playing.stops, *self.sets.stops]
        stops += [
            *self.answer.warning.stops,
            *self.beginnings.stops,
            *self.measures.stops,
            *self.side.stops,
            *self.foot.stops,
            self.play_button,
        ]
        for one, following in pairwise(stops):
            QWidget.setTabOrder(one, following)

    def _findings_column(self) -> QVBoxLayout:
        self.sets = RuleSetsBox(self._colours, self.game.key, self.rule_sets)
        self.sets.chosen.connect(self._show_chosen)
        self.sets.named.connect(self._keep_and_show)
        self.answer = BenchAnswer(self._colours, self.game.key)
        self.answer.warning.stronger_wanted.connect(self._measure_with_stronger)
        self.answer.warning.games_wanted.connect(self._show_odd_games)
        self.answer.warning.judged_anyway.connect(self._judge_anyway)
        self.beginnings = Beginnings(self.game, self._ahead)
        self.beginnings.chosen.connect(self._try)
        self.measures = BenchMeasures(self._colours, self.game.key)
        self.measures.number_opened.connect(self._open_number)
        self.measures.course_button.clicked.connect(self._ask_course)
        self.measures.distributions.opened.connect(self._open_bar)
        self.measures.distributions.wanted.connect(self.want_goal)
        self.measures.distributions.dropped.connect(self._drop_goal)
        self.answer.chips.chosen.connect(self.measures.table.choose)
        rim = (0, 0, 0, 0)
        return make_column(self.sets, self.answer, self.beginnings, 2, (self.measures, 1), gap=5, rim=rim)

    def _build_foot(self) -> None:
        self.studies_button = make_button(
            self.tr("Studies…"), self.studies, 15, self.tr("Your earlier studies and their findings")
        )
        self.sweep_button = make_button(
            self.tr("Sweep values"), self._sweep, 15, self.tr("Try many values for these rules (W)")
        )
        self.note = make_label(sans(12), look="dim")
        self.play_button = PlayButton(self.tr("Play"), self._play, (180, 46))
        self.play_button.setToolTip(self.tr("Set up a table with these rules (P)"))
        others = (self.studies_button, self.sweep_button)
        self.foot = StudyFoot(self, self.keeping, (), others, (self.note, self.play_button))
        self.foot.back.connect(self.back)
        self.foot.saving.failed.connect(self.failed)

    def _follow_form(self) -> None:
        self.asking.changed.connect(self._asked_otherwise)
        self.asking.based.connect(self._compare_with)
        self.asking.book_wanted.connect(self._save_book)
        self.asking.add_button.clicked.connect(self.sets.add)
        self.asking.add_button.clicked.connect(self._show_form)

    def _set_keys(self) -> None:
        press_by_keys(
            self,
            {
                **self.playing.keys,
                "P": self.play_button,
                "R": self.foot.report_button,
                "W": self.sweep_button,
                "A": self.asking.add_button,
                "U": self.measures.course_button,
                "T": self.measures.distributions.table_button,
                "D": self.measures.spread_button,
                "O": self.side.both_button,
            },
        )

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.note.setVisible(self._halves.fit())
        self.measures.set_low(self.window().height() < _HIGH * zoom_of(self))

    def _recolour(self) -> None:
        """Take over the colour scheme after a change of the settings."""
        colours = scheme(self._settings)
        if colours is self._colours:
            return
        self._colours = colours
        self.question.colours = colours
        for part in (self.sets, self.answer, self.measures, self.side):
            part.show_scheme(colours)
        self._show()

    # --- question ------------------------------------------------------------------------------------------------

    @property
    def study(self) -> Study | None:
        """Question with its goals; None while there is nothing to compare."""
        return self.asked.study

    def _try(self, rules: HouseRules) -> None:
        """Set these rules and play them at once, since nobody is still editing."""
        self.asking.form.show_rules(rules)
        if self._rest.isActive():
            self.begin()

    def _asked_otherwise(self) -> None:
        """Ask anew after an edit of rules or players; findings on another question are no longer shown."""
        self.rule_sets.set_rules(self.asking.form.held)
        self._ask_anew()

    def _ask_anew(self) -> None:
        study, plan = self.asked.played, self.plan
        if plan is None or study is None or question_of(study) != question_of(plan.study):
            self.play.leave()
            known = self.keeping.known(study)
            if study is not None and known is not None:
                self.play.ask(bench_plan(study, _MINUTE), known)
            if known is not None and known.tally.level:
                self.begin()
            else:
                self._ahead.prepare()
                self._rest.start()
        self._show_people()
        self._show()

    def _compare_with(self, base: HouseRules) -> None:
        self._show_base(base)
        self._ask_anew()

    def _show_base(self, base: HouseRules) -> None:
        self.rule_sets.base = base
        self.asking.show_base(base)
        self.side.show_base(self.rule_sets.standard)
        self.measures.show_base(self.rule_sets.standard, self._colours)

    def _show_people(self) -> None:
        self.answer.people.show_rules(self.game.key, self.rule_sets.chosen.rules if self.asked.place else None)

    def _ask_course(self) -> None:
        """Ask anew with or without the measures of suspense."""
        self.asked.ask_course(self.measures.course_button.isChecked())
        self._ask_anew()

    def _measure_with_stronger(self) -> None:
        self.asking.player.setCurrentIndex(self.asking.player.findData(self.asked.stronger))

    def _show_odd_games(self) -> None:
        """List games that show why the players are unfit: unfinished ones, or else those that everyone won."""
        found = self._found.here
        if found is not None:
            self.side.show_odd(UNFINISHED if found.odd.unfinished else ALL_SHARE)
            self.side.games.setFocus()

    def _judge_anyway(self) -> None:
        """Show the findings on this question although the players are unfit."""
        self._anyway = self.asked.played
        self._show()

    def _show_form(self) -> None:
        self._halves.show_part(self.asking)

    def want_goal(self, goal: Goal) -> None:
        """Set the goal of a measure."""
        self.asked.goals[goal.measure] = goal
        self._keep_and_show()

    def _drop_goal(self, measure: str) -> None:
        self.asked.goals.pop(measure, None)
        self._keep_and_show()

    def _keep_and_show(self) -> None:
        """Save and show the findings after a change of goals or names, which no game depends on."""
        self._keep()
        self._show()

    def _show_chosen(self) -> None:
        """Show the rules of the chosen rule set in the form."""
        self.asking.form.show_rules(self.rule_sets.chosen.rules)

    # --- playing -------------------------------------------------------------------------------------------------

    @property
    def plan(self) -> StudyPlan | None:
        """Plan of the games that are shown; None while nothing is asked."""
        return self.play.plan

    @property
    def standing(self) -> StudySnapshot | None:
        """Findings so far; None before the first."""
        return self.play.standing

    def take_up(self, kept: OnBench) -> None:
        """Open a kept study with its findings.

        The rule set that is being edited stays chosen if the study contains it.
        """
        chosen = self.rule_sets.chosen.rules
        self.keeping.opens(kept)
        self._untold = kept.problem
        self.asked.show_study(kept.study)
        self.rule_sets.choose(chosen)
        self._show_base(self.rule_sets.base)
        self._show_chosen()
        self._halves.show_part(self._middle)
        self.begin()

    def begin(self) -> None:
        """Play the question, if there is one and it has not been played to its end; interrupted play is resumed."""
        self._rest.stop()
        study = self.asked.played
        self.play.leave()
        self._show_people()
        known = self.keeping.asks(study)
        if study is not None:
            self.play.ask(bench_plan(study, _MINUTE), known)
            if known is not None and not self.keeping.path:
                self._keep()
            if known is None or not known.over:
                self.play.go_on(known.tally if known else None)
        self._show()

    def more(self) -> None:
        """Play for another minute."""
        self.play.more()
        self._show()

    def stop(self) -> None:
        self.play.stop()

    def _keep(self) -> None:
        """Pass the findings on to be saved, if there are any."""
        if self.study is not None and self.standing is not None:
            self.keeping.keep(self.study, self.standing)

    # --- display -------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        study, standing, place, goals = self.study, self.standing, self.asked.place, self.asked.goals
        found, problems = self._found, self.asking.form.problems
        self.question.show_words()
        self.playing.show_state(self.play.running, self.play.over)
        self.playing.show_found(found, self.play.until, self.asking.seats.value())
        self.foot.show_study(study, standing.tally if standing else None)
        self.asking.add_button.setEnabled(len(self.rule_sets.all) < MOST)
        self.answer.show_found(found, goals, problems, self.play.is_slow, self.asked.stronger)
        self.beginnings.setVisible(place is None and not problems)
        self.measures.show_found(found, goals, self.asked.course)
        self.sets.show_found(study, standing, goals)
        self.side.show_standing(self.plan, standing if found.differences else None, place or 1)
        self.note.setText(filled(self.tr("Seed {seed}"), seed=self.asked.seed) if study else "")
        self.play_button.bright = not found.unfit
        self.play_button.update()

    @property
    def _found(self) -> BenchFindings:
        """Findings on the rule set that is being edited."""
        anyway = self._anyway is not None and self._anyway == self.asked.played
        return BenchFindings(self.game.key, self.standing, self.asked.place, anyway)

    # --- other pages ---------------------------------------------------------------------------------------------

    def _watch(self, rule_set: int, game: ListedGame) -> None:
        if self.plan is not None:
            self.wants.emit(CaseOf(self.plan, rule_set, *self._where(game)))

    def _compare(self, game: ListedGame) -> None:
        if self.plan is not None:
            self.wants.emit(BothOf(self.plan, *self._where(game)))

    def _where(self, game: ListedGame) -> tuple[int, int, Path | None, int]:
        return game.block, game.rotation, self.keeping.path, self.asked.place or 1

    def _open_bar(self, measure: str, bar: int) -> None:
        self.side.show_bar(measure, bar)
        self._halves.show_part(self.side)

    def _open_number(self, measure: str, mean: float | None) -> None:
        """List the games whose values lie about a mean; for None, those that the rules changed."""
        if mean is None:
            self.side.show_mattered()
        else:
            self.side.show_value(measure, mean)
        self._halves.show_part(self.side)

    def _play(self) -> None:
        self.wants.emit(Seats(self.game.key, self.asking.form.held.changed(), playtest=True, back=self.here))

    @property
    def here(self) -> Bench:
        """Way back to this question and the findings so far."""
        study, keeping = self.study, self.keeping
        kept = OnBench(study, keeping.path, self.standing, writer=keeping.folder) if study is not None else None
        return Bench(self.game.key, self.asking.form.held.changed(), self.asking.seats.value(), self.origin, kept)

    def _sweep(self) -> None:
        if self.asking.rules is not None:
            self.stop()
            self.wants.emit(
                Sweep(self.game.key, self.asking.rules.changed(), self.asking.players, tuple(self.asked.goals.values()))
            )

    def _save_book(self) -> None:
        rules, seats = self.asking.form.held, self.asking.seats.value()
        ask_where_book(self.foot.saving, self.game, rules, seats, self.rule_sets.called(self.rule_sets.at))

    @override
    def enter(self) -> None:
        """Focus the rules, and play a question that is already there."""
        self.asking.form.fields[0].field.setFocus()
        self._ahead.prepare()
        if self._untold:
            self.failed.emit(self._untold)
            self._untold = ""
        if self.study is not None and self.plan is None:
            self.begin()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Enter by focus: play new rules, watch the chosen game, or press the bright button."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif event.isAutoRepeat():
            event.accept()
        elif has_keys(self.asking) and (self._rest.isActive() or self.plan is None):
            self.begin()
        elif has_keys(self.side) or has_keys(self._middle):
            event.accept()  # the widget with the focus has handled it
        elif self.answer.warning.isVisible() and self.answer.warning.stronger_button.isVisible():
            self.answer.warning.stronger_button.click()
        else:
            self.play_button.click()
