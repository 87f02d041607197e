"""Bench page: house rules on one side, their effect in the middle, and the games that they changed."""

from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.lab.bench_answer import BenchAnswer
from cardtable.app.lab.bench_form import Asking, Beginnings
from cardtable.app.lab.bench_measures import BenchMeasures
from cardtable.app.lab.bench_question import BenchQuestion, RuleSetsBox
from cardtable.app.lab.bench_view import BenchView
from cardtable.app.lab.games_list import ListedGame
from cardtable.app.lab.games_side import GamesSide
from cardtable.app.lab.study_files import StudyFolder, bench_plan, question_of
from cardtable.app.lab.study_keeping import StudyFoot, StudyKeeping, ask_where_book
from cardtable.app.lab.study_question import StudyQuestion
from cardtable.app.lab.study_run import StudyRun
from cardtable.app.parts.backdrop import SheetPage
from cardtable.app.parts.forms import PlayButton, make_button, make_column, make_label
from cardtable.app.parts.layouts import PartsOrTabs, Side
from cardtable.app.parts.widgets import has_keys, press_by_keys, scrolling
from cardtable.app.parts.work_note import PlayingRow
from cardtable.app.routes import Bench, BothOf, CaseOf, GoOn, Home, Open, Seats, Sweep
from cardtable.app.settings import Settings
from cardtable.app.style import scheme
from cardtable.app.zoom import zoom_of
from cardtable.engine.houserules import HouseRules
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.findings import StudySnapshot
from cardtable.playtest.histogram import ALL_SHARE, UNFINISHED
from cardtable.playtest.study import Study

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

    def __init__(self, pixmaps: Pixmaps, settings: Settings, question: StudyQuestion) -> None:
        super().__init__(pixmaps, 1500, 940, (56, 48))
        self.asked = question
        """Question on the bench; `ask` replaces it."""
        self.game = question.of
        self.origin: Home | GoOn | Open = Home()
        """Page that Back leads to."""
        self._settings = settings
        self._colours = scheme(settings)
        self._anyway: Study | None = None  # shown even if its players are unfit
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self.begin)
        self.run: StudyRun[StudyPlan, StudySnapshot] = StudyRun(self, _MINUTE)
        self.run.changed.connect(self._keep_and_show)
        self.run.failed.connect(self.failed)
        self.keeping = StudyKeeping(self)
        self.keeping.failed.connect(self.failed)
        self._build()
        self._set_keys()
        self._show()
        if question.rules.changed():
            self._halves.show_part(self._middle)
        settings.changed.connect(self._recolour)

    # --- building ------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.question = BenchQuestion(self._colours, self.game.key)
        self.question.wants.connect(self.wants)
        self.question.reached.connect(self._choose_word)
        self.asking = Asking(self.asked)
        self.asking.asked.connect(self.ask)
        self.asking.book_wanted.connect(self._save_book)
        self.asking.add_button.clicked.connect(self._show_form)
        self.playing = PlayingRow(self.run.more, self.run.stop, self.tr("Play for another minute (M)"))
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
        self.sets = RuleSetsBox(self._colours)
        self.sets.chosen.connect(lambda number: self.ask(self.asked._replace(at=number)))
        self.sets.removed.connect(lambda number: self.ask(self.asked.without_rule_set(number)))
        self.sets.named.connect(lambda number, name: self.ask(self.asked.named(number, name)))
        self.answer = BenchAnswer(self._colours, self.game.key)
        self.answer.warning.stronger_wanted.connect(self._measure_with_stronger)
        self.answer.warning.games_wanted.connect(self._show_odd_games)
        self.answer.warning.judged_anyway.connect(self._judge_anyway)
        self.beginnings = Beginnings(self.game, self.run)
        self.beginnings.chosen.connect(self._try)
        self.measures = BenchMeasures(self._colours, self.game.key)
        self.measures.number_opened.connect(self._open_number)
        self.measures.course_button.clicked.connect(lambda on: self.ask(self.asked.with_course(on)))
        self.measures.distributions.opened.connect(self._open_bar)
        self.measures.distributions.wanted.connect(lambda goal: self.ask(self.asked.with_goals(goal)))
        self.measures.distributions.dropped.connect(lambda measure: self.ask(self.asked.without_goal(measure)))
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

    def ask(self, question: StudyQuestion) -> None:
        """Replace the question; it is played as soon as nobody edits it any more.

        Findings on another question are no longer shown. No game depends on goals and names.
        """
        before, self.asked = self.asked, question
        if not self._is_asked:
            self._ask()
            if self.standing is not None and self.standing.tally.level:
                self.begin()
                return
            self.run.prepare()
            self._rest.start()
        elif question.study != before.study:
            self._keep()
        self._show()

    def _try(self, rules: HouseRules) -> None:
        """Set these rules and play them at once, since nobody is still editing."""
        self.ask(self.asked.with_rules(rules))
        if self._rest.isActive():
            self.begin()

    def _measure_with_stronger(self) -> None:
        if self.asked.stronger is not None:
            self.ask(self.asked._replace(player=self.asked.stronger))

    def _show_odd_games(self) -> None:
        """List games that show why the players are unfit: unfinished ones, or else those that everyone won."""
        found = self.view.here
        if found is not None:
            self.side.show_odd(UNFINISHED if found.odd.unfinished else ALL_SHARE)
            self.side.games.setFocus()

    def _judge_anyway(self) -> None:
        """Show the findings on this question although the players are unfit."""
        self._anyway = self.asked.played
        self._show()

    def _choose_word(self, link: str) -> None:
        self._show_form()
        self.asking.open_choice(link)

    def _show_form(self) -> None:
        self._halves.show_part(self.asking)

    def _keep_and_show(self) -> None:
        self._keep()
        self._show()

    # --- playing -------------------------------------------------------------------------------------------------

    @property
    def standing(self) -> StudySnapshot | None:
        """Findings so far; None before the first."""
        return self.run.standing

    def take_up(self, kept: StudyFolder) -> None:
        """Open a kept study with its findings.

        The rule set that is being edited stays chosen if the study contains it.
        """
        self.keeping.opens(kept)
        self.asked = StudyQuestion.of_study(kept.study).choosing(self.asked.rules)
        self._halves.show_part(self._middle)
        self.begin()

    @property
    def _is_asked(self) -> bool:
        """True if the question is the one that is played or shown."""
        study, plan = self.asked.played, self.run.plan
        return plan is not None and study is not None and question_of(study) == question_of(plan.study)

    def _ask(self) -> None:
        """Replace what is played by the question, with what is known of it."""
        study = self.asked.played
        known = self.keeping.asks(study)
        self.run.leave()
        if study is not None:
            self.run.ask(bench_plan(study, _MINUTE), known)

    def begin(self) -> None:
        """Play the question, if there is one and it has not been played to its end; interrupted play is resumed."""
        self._rest.stop()
        if not self._is_asked:
            self._ask()
        if self.run.plan is not None:
            if not self.keeping.path:
                self._keep()
            if not (self.run.running or self.run.over):
                self.run.go_on()
        self._show()

    def _keep(self) -> None:
        """Pass names, goals and findings on to be saved."""
        if self.study is not None:
            self.keeping.keep(self.study, self.standing)

    # --- display -------------------------------------------------------------------------------------------------

    @property
    def view(self) -> BenchView:
        """Bench as it is now."""
        run, anyway = self.run, self._anyway is not None and self._anyway == self.asked.played
        return BenchView(self.asked, run.standing, run.running, run.is_slow, run.until, anyway)

    def _show(self) -> None:
        view = self.view
        self.asking.show_question(view.question)
        self.question.show_view(view)
        self.playing.show_state(view.running, view.over)
        self.playing.show_words(*view.progress)
        self.foot.show_study(self.study, view.standing)
        self.answer.show_view(view)
        self.beginnings.setVisible(view.beginning)
        self.measures.show_view(view)
        self.sets.show_view(view)
        self.side.show_view(self.run.plan, view)
        self.note.setText(view.note)
        self.play_button.brighten(not view.unfit)

    # --- other pages ---------------------------------------------------------------------------------------------

    def _watch(self, rule_set: int, game: ListedGame) -> None:
        if self.run.plan is not None:
            self.wants.emit(CaseOf(self.run.plan, rule_set, *self._where(game)))

    def _compare(self, game: ListedGame) -> None:
        if self.run.plan is not None:
            self.wants.emit(BothOf(self.run.plan, *self._where(game)))

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
        self.wants.emit(Seats(self.game.key, self.asked.rules.changed(), playtest=True, back=self.here))

    @property
    def here(self) -> Bench:
        """Way back to this question and the findings so far."""
        self._keep()
        kept = self.keeping.folder
        return Bench(self.game.key, self.asked.rules.changed(), self.asked.seats, self.origin, kept)

    def _sweep(self) -> None:
        if not self.asked.problems:
            self.run.stop()
            asked = self.asked
            self.wants.emit(Sweep(asked.game, asked.rules.changed(), asked.players, asked.goals))

    def _save_book(self) -> None:
        asked = self.asked
        ask_where_book(self.foot.saving, self.game, asked.rules, asked.seats, asked.called(asked.at))

    @override
    def enter(self) -> None:
        """Focus the rules, and play a question that is already there."""
        self.asking.form.fields[0].field.setFocus()
        self.run.prepare()
        self.keeping.tell_problem()
        if self.study is not None and self.run.plan is None:
            self.begin()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Enter by focus: play new rules, watch the chosen game, or press the bright button."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif event.isAutoRepeat():
            event.accept()
        elif has_keys(self.asking) and (self._rest.isActive() or self.run.plan is None):
            self.begin()
        elif has_keys(self.side) or has_keys(self._middle):
            event.accept()  # the widget with the focus has handled it
        elif self.answer.warning.isVisible() and self.answer.warning.stronger_button.isVisible():
            self.answer.warning.stronger_button.click()
        else:
            self.play_button.click()
