"""The bench: house rules on one side, what they do to the game in the middle, and the games in which it mattered."""

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from itertools import pairwise
from secrets import randbits

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QTabWidget, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.lab.arms import MOST, Arms
from cardtable.app.lab.asking import Asking, open_choice
from cardtable.app.lab.claims_box import ClaimsBox
from cardtable.app.lab.distributions import Distributions
from cardtable.app.lab.findings_table import FindingsTable, Row
from cardtable.app.lab.games_list import ListedGame
from cardtable.app.lab.games_side import GamesSide
from cardtable.app.lab.goal_chips import GoalChips
from cardtable.app.lab.kept_as import KeptAs
from cardtable.app.lab.people_line import PeopleLine
from cardtable.app.lab.rule_sets_list import RuleSetsList, SetRow
from cardtable.app.lab.study_files import OnBench, bench_plan, name_of, part_of, question_of
from cardtable.app.lab.study_keeping import StudyKeeping
from cardtable.app.lab.study_run import Ahead, StudyRun
from cardtable.app.lab.study_saving import ask_where, ask_where_book, ask_where_report
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.backdrop import SheetPage
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.name_dialog import name_dialog
from cardtable.app.parts.narrow_box import NarrowBox
from cardtable.app.parts.play_button import PlayButton
from cardtable.app.parts.playing_row import PlayingRow
from cardtable.app.parts.saving import Saving
from cardtable.app.parts.widgets import has_keys, press_by_keys, scrolling
from cardtable.app.routes import Bench, BothOf, CaseOf, Seats, Sweep
from cardtable.app.settings import Settings
from cardtable.app.style import scheme
from cardtable.app.zoom import zoom_of
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.language import declared, filled, in_sequence, listed
from cardtable.playtest.batch import usable_cores
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.estimates import NOTHING_KNOWN
from cardtable.playtest.findings import Differences, Verdict, judged
from cardtable.playtest.forecast import forecast, forecast_words, growth
from cardtable.playtest.measures import Kind
from cardtable.playtest.quarters import COURSE
from cardtable.playtest.rule_set_measures import every_measure, kind_of
from cardtable.playtest.standing import Standing
from cardtable.playtest.study import Goal, Study
from cardtable.playtest.study_tally import StudyTally
from cardtable.playtest.told import Told, differences_told, pairs_sentence, proven_measures
from cardtable.playtest.trials import levels
from cardtable.playtest.trials_told import choice_sentences
from cardtable.table.rules_text import changed_rules, differing
from cardtable.table.words import level_words

_MINUTE = 60.0
_REST = 500
"""Milliseconds without another change of the rules before they are played."""
_LONG = 8000
"""Milliseconds after which it is said that the first games take long."""
_WIDE = 1240
"""From so many designed pixels on all three parts stand side by side."""
_BOUNDS = "font-family: Cabin; font-weight: normal; font-size: 13px;"
_GAME, _SEATS, _PLAYER = "game?", "seats?", "player?"
"""What words of the question stand for, beside the names of rules."""
_SENTENCES = 2
"""Beside the headline and the pairs."""


class BenchPage(SheetPage):
    """Plays a game under the author's rules and under others, and says what differs, as soon as it is known."""

    studies = Signal()
    """The studies that are kept are to be seen."""

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
        """`rules` are what differs from the author's, `seats` how many sit at the table, where that is known; they are
        compared with a `base`, the author's rules where there is none."""
        super().__init__(pixmaps, 1500, 940, (56, 48))
        self.game = GAMES[game]
        self._settings = settings
        self._colours = scheme(settings)
        self.distributions = Distributions(self._colours, game)
        self.table = FindingsTable(self._colours, game)
        self.run: StudyRun | None = None
        """What is being played, or was last; None where all that is shown was known before."""
        self.plan: StudyPlan | None = None
        """How what is shown was played."""
        self.standing: Standing | None = None
        """What it has found."""
        self.goals: dict[str, Goal] = {}
        """What some measures should come to, by measure."""
        self.also: tuple[str, ...] = ()
        """What is tried beside the games."""
        self._seconds = _MINUTE
        self._seed = randbits(31)
        self.asking = Asking(self.game)
        self.arms = Arms(self.game)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self.begin)
        self._ahead = Ahead(self)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_LONG)
        self._patience.timeout.connect(self._show)
        self.keeping = StudyKeeping(self)
        self.keeping.failed.connect(self.failed)
        self._saving = Saving(self)
        self._saving.failed.connect(self.failed)
        self._build()
        self._show_base(base or self.game.rules())
        self.asking.form.show_rules(self.game.rules.made(rules))
        if seats is not None:
            self.asking.seats.setValue(seats)
        self.arms.set_rules(self.asking.form.held)
        self.asking.changed.connect(self._asked_otherwise)
        self.asking.based.connect(self._compare_with)
        self.asking.book_wanted.connect(self._save_book)
        self.asking.add_button.clicked.connect(self.add_set)
        press_by_keys(
            self,
            {
                **self.playing.keys,
                "P": self.play_button,
                "R": self.report_button,
                "W": self.sweep_button,
                "A": self.asking.add_button,
                "U": self.course_button,
                "T": self.distributions.table_button,
                "O": self.side.both_button,
            },
        )
        self._show()
        settings.changed.connect(self._recolour)

    # --- building ------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self._sides = QTabWidget()
        self._sides.tabBar().setFont(sans(14))
        """Rules and games one behind the other, where there is no room for both."""
        self.side = GamesSide(self._colours, self.pixmaps, self.game.key)
        self.side.watched.connect(self._watch)
        self.side.compared.connect(self._compare)
        middle = QWidget()
        middle.setLayout(self._findings_column())
        self._middle = scrolling(middle)
        self._halves = make_row(gap=24)
        self._sheet.column.addLayout(self._head())
        tip = self.tr("Play for another minute (M)")
        self.playing = PlayingRow(self.more, self.stop, tip)
        self._sheet.column.addWidget(self.playing)
        self._sheet.column.addLayout(self._halves, 1)
        self._sheet.column.addLayout(self._foot())
        self._is_wide: bool | None = None
        self._set_apart(True)
        stops = [
            self.title,
            self.games_box,
            *self.asking.stops,
            *self.playing.stops,
            *self.sets_stops,
            *self.idea_buttons,
        ]
        stops += [*self.claims.buttons, self.table, self.course_button, *self.distributions.stops, *self.side.stops]
        stops += [self.back_button, self.save_button, self.report_button, self.studies_button, self.sweep_button]
        stops += [self.kept_as, self.play_button]
        for one, following in pairwise(stops):
            QWidget.setTabOrder(one, following)

    def _head(self) -> QHBoxLayout:
        self.title = make_label(serif(26, 700), wraps=True)
        by_hand = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        self.title.setTextFormat(Qt.TextFormat.RichText)
        self.title.setTextInteractionFlags(by_hand)
        self.title.setToolTip(self.tr("Click a word to change it"))
        self.title.linkActivated.connect(self._change_word)
        self.games_box = NarrowBox()
        self.games_box.setAccessibleName(self.tr("Game"))
        for key, game in GAMES.items():
            self.games_box.addItem(game.title, key)
        self.games_box.setCurrentIndex(self.games_box.findData(self.game.key))
        self.games_box.activated.connect(self._other_game)
        return make_row((self.title, 1), self.games_box, gap=18)

    def _sets_row(self) -> QWidget:
        """The rule sets, where there are several."""
        self.sets = RuleSetsList(self._colours)
        self.sets.opened.connect(self.choose_set)
        self.sets.renamed.connect(self._rename_set)
        self.sets.deleted.connect(self.remove_set)
        rename = make_button(self.tr("Rename…"), lambda: self._rename_set(self.arms.at), 12, small=True)
        remove = make_button(self.tr("Remove"), lambda: self.remove_set(self.arms.at), 12, small=True)
        self.sets_stops = [self.sets, rename, remove]
        self._sets_box = QWidget()
        buttons = make_column(rename, remove, None, gap=4, rim=(0, 0, 0, 0))
        self._sets_box.setLayout(make_row((self.sets, 1), buttons, gap=8, rim=(0, 0, 0, 6)))
        return self._sets_box

    def _findings_column(self) -> QVBoxLayout:
        self.headline = make_label(serif(24, 700), wraps=True)
        self.sentences = make_label(serif(17), wraps=True)
        self.pairs = make_label(serif(17, 700), wraps=True)
        self.players = make_label(sans(13), wraps=True)
        self.choices = make_label(sans(13), wraps=True, plain=True)
        """Moves that hardly anybody makes, and what has come of what was tried beside."""
        self.people = PeopleLine()
        self.warning = QFrame()
        self.warning.setObjectName("unfit")
        self._edge_warning()
        self.warning_title = make_label(
            serif(19, 700), self.tr("No verdict: these players aren't fit to judge these rules.")
        )
        self.warning_title.setWordWrap(True)
        self.warning_words = make_label(serif(16), wraps=True)
        self.stronger_button = make_button("", self._measure_with_stronger, 14)
        self.warning.setLayout(
            make_column(
                self.warning_title,
                self.warning_words,
                make_row(self.stronger_button, None),
                gap=8,
                rim=(16, 12, 16, 12),
            )
        )
        self.table.currentCellChanged.connect(self._explain)
        self.table.cellActivated.connect(self._open_number)
        self.table.goal_clicked.connect(self.distributions.goal.begin)
        self.chips = GoalChips(self._colours, self.game.key)
        self.chips.chosen.connect(self.table.choose)
        self.distributions.opened.connect(self._open_bar)
        self.distributions.wanted.connect(self._want_goal)
        self.distributions.dropped.connect(self._drop_goal)
        self.meaning = make_label(sans(13), look="dim", wraps=True)
        self.course_button = make_button(
            "",
            self._ask_course,
            12,
            self.tr(
                "Also measure suspense, surprise, real decisions and stakes, by playing on from each quarter in "
                "one block of ten. Takes several times as long (U)"
            ),
            small=True,
        )
        self.course_button.setCheckable(True)
        self.course_button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.ideas = QWidget()
        """What could be tried first: the sets of house rules that come with the game."""
        known = [(title, rules) for title, rules in self.game.presets.values() if rules.changed()]
        self.idea_buttons = [make_button(declared(title), partial(self._try, rules), 14) for title, rules in known]
        rows = [make_row(button, None) for button in self.idea_buttons]
        beginning = make_label(serif(17), self.tr("Or start with one of these:"))
        self.claims = ClaimsBox(self.game.key)
        self.ideas.setLayout(make_column(beginning, *rows, self.claims, gap=8, rim=(0, 6, 0, 0)))
        return make_column(
            self._sets_row(),
            self.headline,
            self.sentences,
            self.pairs,
            self.chips,
            self.players,
            self.choices,
            self.people,
            self.warning,
            self.ideas,
            2,
            (self.table, 8),
            make_row((self.meaning, 100), None, self.course_button, gap=12),
            (self.distributions, 4),
            (QWidget(), 1),
            gap=5,
            rim=(0, 0, 0, 0),
        )

    def _foot(self) -> QHBoxLayout:
        self.back_button = make_button(self.tr("Back"), self.back, 15)
        self.save_button = make_button(
            self.tr("Save study…"), self._save, 15, self.tr("Save as a file for `cardtable study`")
        )
        self.report_button = make_button(
            self.tr("Report…"), self._report, 15, self.tr("Save as a page to read, print and share, or as a table (R)")
        )
        self.studies_button = make_button(
            self.tr("Studies…"), self.studies, 15, self.tr("Your earlier studies and their findings")
        )
        self.sweep_button = make_button(
            self.tr("Sweep values"), self._sweep, 15, self.tr("Try many values for these rules (W)")
        )
        self.kept_as = KeptAs(self.keeping)
        self.note = make_label(sans(12), look="dim")
        self.play_button = PlayButton(self.tr("Play"), self._play, (180, 46))
        self.play_button.setToolTip(self.tr("Set up a table with these rules (P)"))
        asked = (self.back_button, self.save_button, self.report_button, self.studies_button, self.sweep_button)
        return make_row(*asked, None, self.kept_as, self.note, self.play_button, gap=12)

    def _set_apart(self, wide: bool) -> None:
        """All three parts side by side, or the two sides one behind the other."""
        if wide is self._is_wide:
            return
        self._is_wide = wide
        for part in (self._sides, self.asking, self._middle, self.side):
            self._halves.removeWidget(part)
        while self._sides.count():
            self._sides.removeTab(0)
        self.note.setVisible(wide)
        if wide:
            self._sides.hide()
            for part, share in ((self.asking, 35), (self._middle, 62), (self.side, 31)):
                self._halves.addWidget(part, share)
                part.show()
        else:
            self._sides.addTab(self.asking, self.tr("Rules"))
            self._sides.addTab(self.side, self.tr("Games"))
            self._halves.addWidget(self._sides, 36)
            self._halves.addWidget(self._middle, 62)
            self._sides.show()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_apart(self.width() >= _WIDE * zoom_of(self))

    def _edge_warning(self) -> None:
        self.warning.setStyleSheet(f"#unfit {{ border: 1px solid {self._colours.wrong.name()}; border-radius: 10px; }}")

    def _recolour(self) -> None:
        """The settings may ask for other colours now."""
        colours = scheme(self._settings)
        if colours is self._colours:
            return
        self._colours = colours
        for part in (self.table, self.distributions, self.chips, self.side):
            part.show_scheme(colours)
        self.sets.colours = colours
        self._edge_warning()
        self._show()

    # --- what is asked -------------------------------------------------------------------------------------------

    @property
    def study(self) -> Study | None:
        """What is asked, with the goals; None while there is nothing to compare."""
        return self.arms.study(self.asking.players, self._seed, tuple(self.goals.values()), self.also)

    @property
    def beside(self) -> int | None:
        """Which rule set of the study is shown beside the author's; None where the chosen one is not compared."""
        return self.arms.place(self.arms.at, self.study)

    @property
    def _played(self) -> Study | None:
        """What is to be played for it: no game depends on a goal."""
        study = self.study
        return study._replace(goals=()) if study else None

    def _try(self, rules: HouseRules) -> None:
        self.asking.form.show_rules(rules)

    def _asked_otherwise(self) -> None:
        """Other rules, or other players: what was found is of no use any more, unless it is of the same question."""
        self.arms.set_rules(self.asking.form.held)
        self._ask_anew()

    def _ask_anew(self) -> None:
        study = self.study
        if self.plan is None or study is None or question_of(study) != question_of(self.plan.study):
            self._leave()
            self._seconds = _MINUTE
            if self.keeping.known(self._played):
                self.begin()
            else:
                self._ahead.prepare()
                self._rest.start()
        self._show_people()
        self._show()

    def _compare_with(self, base: HouseRules) -> None:
        """Other rules are the base from now on."""
        self._show_base(base)
        self._ask_anew()

    def _show_base(self, base: HouseRules) -> None:
        self.arms.base = base
        self.asking.show_base(base)
        self.table.show_base(self.arms.standard)
        self.side.show_base(self.arms.standard)
        self.distributions.show_base(self.arms.standard, self._colours)

    def _show_people(self) -> None:
        self.people.show_rules(self.game.key, self.arms.chosen.rules if self.beside else None)

    def _ask_course(self) -> None:
        """How games run is to be known too, or not any more."""
        self.also = (*[one for one in self.also if one != COURSE], *((COURSE,) * self.course_button.isChecked()))
        self._ask_anew()

    # --- several rule sets ---------------------------------------------------------------------------------------

    def choose_set(self, number: int) -> None:
        """Another rule set is set and shown, by its number from 0."""
        if number != self.arms.at:
            self.arms.at = number
            self._show_chosen()

    def add_set(self) -> None:
        """One more rule set."""
        if len(self.arms.all) < MOST:
            self.arms.add()
            self._show_chosen()
            self._sides.setCurrentWidget(self.asking)

    def remove_set(self, number: int) -> None:
        """One less; the last one stays."""
        if len(self.arms.all) > 1:
            self.arms.remove(number)
            self._show_chosen()

    def _show_chosen(self) -> None:
        """Shows the rules of the chosen set."""
        self.asking.form.show_rules(self.arms.chosen.rules)

    def _rename_set(self, number: int) -> None:
        name_dialog(
            self.window(),
            self.tr("Rename"),
            self.tr("Name this rule set:"),
            self.arms.called(number),
            partial(self._name_set, number),
        ).open()

    def _name_set(self, number: int, name: str) -> None:
        self.arms.rename(number, name)
        self._keep()
        self._show()

    def _leave(self) -> None:
        self.standing = self.plan = None
        run, self.run = self.run, None
        if run is not None:
            run.deleteLater()

    def take_up(self, kept: OnBench) -> None:
        """Asks what a kept study asks, and shows what was found."""
        study = kept.study
        self._seed = study.seed
        self.goals = {goal.measure: goal for goal in study.goals}
        self.also = study.also
        self.keeping.opens(kept)
        self.asking.seats.setValue(len(study.players))
        self.asking.player.setCurrentIndex(self.asking.player.findData(study.players[0]))
        self.arms.show_study(study)
        self._show_base(self.arms.base)
        self._show_chosen()
        self.begin()

    def begin(self) -> None:
        """Plays what is asked, if anything is, unless it was played before; what was broken off goes on."""
        self._rest.stop()
        study = self._played
        self._leave()
        self._show_people()
        known = self.standing = self.keeping.asks(study)
        if study is not None:
            self.plan = bench_plan(study, _MINUTE)
        if known is not None and not self.keeping.path:
            self._keep()
        if self.plan is not None and (known is None or not known.over):
            self._go_on(known)
        self._show()

    def _go_on(self, known: Standing | None) -> None:
        """Plays for a minute, behind what is known."""
        assert self.plan
        if known is not None:
            self.standing = known._replace(over=False, seconds=0.0)
        self._start(self.plan, known.tally if known else None)

    def _start(self, plan: StudyPlan, known: StudyTally | None = None) -> None:
        """Plays for a minute, behind what is known."""
        self._seconds = _MINUTE
        self._patience.start()
        self.run = StudyRun(plan, self, known, self._ahead.take())
        self.run.told.connect(self._hear)
        self.run.failed.connect(self._failed)

    def _hear(self, standing: Standing) -> None:
        if self.sender() is self.run:
            self.standing = standing
            self._keep()
            self._show()

    def _keep(self) -> None:
        """Has what is known kept."""
        if self.study is not None and self.standing is not None:
            self.keeping.keep(self.study, self.standing)

    def _failed(self, why: str) -> None:
        self._leave()
        self._show()
        self.failed.emit(filled(self.tr("The games can't be played: {why}."), why=why))

    def more(self) -> None:
        """Plays for another minute."""
        standing = self.standing
        if self.plan is None or standing is None or not standing.over:
            return
        if self.run is None:
            self._go_on(standing)
        else:
            self.standing = standing._replace(over=False)
            self.run.more()
            self._seconds = standing.seconds + _MINUTE
        self._show()

    def stop(self) -> None:
        """Plays no more."""
        if self.run is not None:
            self.run.stop()

    def _measure_with_stronger(self) -> None:
        self.asking.player.setCurrentIndex(self.asking.player.findData(self._stronger()))

    def _stronger(self) -> str | None:
        """The next stronger level than the one that plays."""
        known = levels(self.game.key)
        place = known.index(self.asking.players[0].partition(":")[0]) + 1
        return known[place] if place < len(known) else None

    def _other_game(self) -> None:
        key = str(self.games_box.currentData())
        if key != self.game.key:
            self.wants.emit(Bench(key))

    # --- what is shown -------------------------------------------------------------------------------------------

    def _show(self) -> None:
        study, standing, beside = self.study, self.standing, self.beside
        self._show_question()
        over = standing is not None and standing.over
        running = self.run is not None and not over
        self.playing.show_state(running, over)
        self.save_button.setEnabled(study is not None)
        self.report_button.setEnabled(standing is not None and standing.games > 0)
        self.asking.add_button.setEnabled(len(self.arms.all) < MOST)
        self._show_played()
        found = standing.findings.differences[beside - 1] if standing and beside else None
        sentences = differences_told(self.game.key, found) if study and found else []
        unfit = self._is_unfit(beside)
        self.headline.setText(self._headline(sentences))
        self.sentences.setText(in_sequence([f"{_marked(told)}." for told in sentences[1 : 1 + _SENTENCES]]))
        self.pairs.setText(pairs_sentence(found) if found and found.pairs else "")
        for label in (self.headline, self.sentences, self.pairs):
            label.setVisible(bool(label.text()) and not unfit)
        self._show_players(unfit)
        here = standing.findings.rule_sets[beside] if standing and beside else None
        self.choices.setText(in_sequence(choice_sentences(here)) if here else "")
        self.choices.setVisible(bool(self.choices.text()))
        self.ideas.setVisible(beside is None and not self.asking.form.problems)
        self.table.setVisible(beside is not None)
        self.meaning.setVisible(found is not None)
        self.course_button.setVisible(beside is not None)
        self.course_button.setChecked(COURSE in self.also)
        words = self.tr("Leave out suspense") if COURSE in self.also else self.tr("Measure suspense")
        self.course_button.setText(words)
        self.table.show_course(COURSE in self.also)
        verdicts = self._verdicts(beside)
        if standing and found and beside:
            base, other = (standing.findings.rule_sets[number] for number in (0, beside))
            rows = {
                name: Row(base.measures[name], other.measures[name], one, verdicts.get(name))
                for name, one in found.measures.items()
            }
            self.table.show_rows(rows)
            self.table.propose(_clearest(found))
        else:
            self.table.show_rows(None)
        self.chips.show_verdicts({} if unfit else verdicts)
        self._show_sets()
        self._explain()
        self.side.show_standing(self.plan, standing if found else None, beside or 1)
        self.note.setText(filled(self.tr("Seed {seed}"), seed=self._seed) if study else "")

    def _is_unfit(self, rule_set: int | None) -> bool:
        """Whether the players are proven to be no judges of a rule set."""
        sets = self.standing.findings.rule_sets if self.standing and rule_set else ()
        return bool(rule_set and sets and sets[rule_set].fitness.fit is False)

    def _verdicts(self, rule_set: int | None) -> dict[str, Verdict]:
        """What has come of the goals under a rule set, by measure."""
        if self.standing is None or not rule_set:
            return {}
        found, counted = self.standing.findings.rule_sets[rule_set], self.standing.tally.rule_sets[rule_set]
        return {
            name: judged(goal, found.measures.get(name, NOTHING_KNOWN), found.fitness, counted)
            for name, goal in self.goals.items()
        }

    def _show_sets(self) -> None:
        """All rule sets with what is clearest about each, where there are several."""
        self._sets_box.setVisible(len(self.arms.all) > 1)
        self.sets.show_rows([self._set_row(number) for number, _ in enumerate(self.arms.all)], self.arms.at)

    def _set_row(self, number: int) -> SetRow:
        place = self.arms.place(number, self.study)
        told = ""
        if self._is_unfit(place):
            told = self.tr("No verdict: the players aren't fit to judge")
        elif place and self.standing:
            found = differences_told(self.game.key, self.standing.findings.differences[place - 1])
            told = f"{found[0].words} {found[0].bounds}" if found else self.tr("No difference is proven")
        verdicts = [one.verdict for one in self._verdicts(place).values()]
        tip = listed(changed_rules(self.arms.all[number].rules, self.arms.base))
        return SetRow(self.arms.called(number), told, verdicts, tip)

    def _show_question(self) -> None:
        """The question as the title: who plays what, how many, by which rules. A click on a word changes that."""
        told = [self._question(words) for words in (self._linked, lambda key, words: words)]
        self.title.setText(told[0])
        set_accessible_texts(self.title, told[1])

    def _linked(self, key: str, words: str) -> str:
        return f'<a href="{key}" style="color: {self._colours.text.name()};">{escape(words)}</a>'

    def _question(self, marked: Callable[[str, str], str]) -> str:
        """The question; `marked` makes something of words that can be changed, and what they stand for."""
        held, base = self.asking.form.held, self.arms.base
        changed = zip(differing(held, base), changed_rules(held, base), strict=True)
        game = marked(_GAME, self.game.title)
        if not self.arms.standard:
            game = filled(self.tr("{game} with “{base}”"), game=game, base=listed(changed_rules(base)))
        words = {
            "game": game,
            "count": marked(_SEATS, str(self.asking.seats.value())),
            "player": marked(_PLAYER, self.asking.level),
            "rules": listed([marked(rule.name, said) for rule, said in changed]),
            "another": marked(self.asking.form.fields[0].rule.name, self.tr("another rule")),
        }
        if words["rules"]:
            text = self.tr("{game} for {count} {player} players: what does “{rules}” do?")
        else:
            text = self.tr("{game} for {count} {player} players: what would {another} do?")
        return filled(text, **words)

    def _change_word(self, key: str) -> None:
        """A word of the question was clicked."""
        if key == _GAME:
            open_choice(self.games_box)
            return
        self._sides.setCurrentWidget(self.asking)
        if key in (_SEATS, _PLAYER):
            open_choice(self.asking.seats if key == _SEATS else self.asking.player)
        else:
            self.asking.open_choice(key)

    def _headline(self, sentences: Sequence[Told]) -> str:
        if sentences:
            return _marked(sentences[0])
        if self.asking.form.problems:
            return in_sequence(self.asking.form.problems)
        if self.beside is None:
            return self.tr("Change a rule and see what it does within a minute.")
        if self.standing is None:
            if self.run is None or self._patience.isActive():
                return self.tr("Playing the first games…")
            return self.tr("Still playing the first games: with these players they take long.")
        if not self.standing.findings.differences[self.beside - 1].pairs:
            unfinished = sum(each.odd.unfinished for each in self.standing.findings.rule_sets)
            return self.tr("No pair of games has finished yet; %n never ended.", "", unfinished)
        if self.standing.over:
            return self.tr("No difference is proven.")
        return self.tr("No difference is proven yet.")

    def _show_played(self) -> None:
        standing = self.standing
        if standing is None:
            self.playing.show_words(0.0, "")
            return
        found = standing.findings.differences[(self.beside or 1) - 1]
        played, work = standing.seconds, standing.tally.seconds
        grows = growth(standing.blocks, played, self._seconds, work, usable_cores(), self.asking.seats.value())
        ahead = forecast(standing.blocks, found.pairs, found.winners_differ, grows)
        self.playing.show_words(
            standing.seconds / self._seconds,
            self.tr("%n games played", "", standing.games),
            forecast_words(ahead) if ahead and not standing.over else "",
        )

    def _show_players(self, unfit: bool) -> None:
        """Whether these players can be trusted with these rules."""
        beside = self.beside
        fitness = self.standing.findings.rule_sets[beside].fitness if self.standing and beside else None
        self.warning.setVisible(unfit)
        self.players.setVisible(fitness is not None and not unfit)
        if fitness is None:
            return
        stronger = self._stronger()
        self.warning_words.setText(fitness.why)
        self.stronger_button.setVisible(stronger is not None)
        if stronger is not None:
            title = level_words(PLAYERS[self.game.key][stronger].title())
            self.stronger_button.setText(filled(self.tr("Measure with {player} instead"), player=title))
        sign = "✓ " if fitness.fit else "… "
        self.players.setText(sign + fitness.why)

    def _explain(self, *_: int) -> None:
        """What the chosen measure is."""
        name = self.table.chosen
        words = every_measure(self.game.key)[name].meaning()
        findings = self.standing.findings if self.standing and self.beside else None
        beside = self.beside or 1
        found = findings.rule_sets[beside].measures.get(name) if findings else None
        if found and found.games:
            words = in_sequence([words, self.tr("Of %n games.", "", found.games)])
        self.meaning.setText(words)
        set_accessible_texts(self.meaning, words)
        self.distributions.show_measure(name, findings, self.goals, beside)

    # --- goals ---------------------------------------------------------------------------------------------------

    def _want_goal(self, goal: Goal) -> None:
        self.goals[goal.measure] = goal
        self._keep()
        self._show()

    def _drop_goal(self, measure: str) -> None:
        self.goals.pop(measure, None)
        self._keep()
        self._show()

    # --- going on ------------------------------------------------------------------------------------------------

    def _watch(self, rule_set: int, game: ListedGame) -> None:
        if self.plan is not None:
            where = (game.block, game.rotation, self.keeping.path)
            self.wants.emit(CaseOf(self.plan, rule_set, *where, self.beside or 1))

    def _compare(self, game: ListedGame) -> None:
        if self.plan is not None:
            where = (game.block, game.rotation, self.keeping.path)
            self.wants.emit(BothOf(self.plan, *where, self.beside or 1))

    def _open_bar(self, measure: str, bar: int) -> None:
        self.side.show_bar(measure, bar)
        self._sides.setCurrentWidget(self.side)

    def _open_number(self, row: int, column: int) -> None:
        """Games such as a mean is of; behind a difference those in which it mattered."""
        name = self.table.chosen
        found = self.table.mean_in(row, column)
        if found is None:
            self.side.show_mattered()
        else:
            self.side.show_value(name, found)
        self._sides.setCurrentWidget(self.side)

    def _play(self) -> None:
        self.wants.emit(Seats(self.game.key, self.asking.form.held.changed(), playtest=True))

    def _sweep(self) -> None:
        if self.asking.rules is not None:
            self.stop()
            self.wants.emit(
                Sweep(self.game.key, self.asking.rules.changed(), self.asking.players, tuple(self.goals.values()))
            )

    def _save(self) -> None:
        study = self.study
        if study is not None:
            one = len(study.rule_sets) == 2
            ask_where(self._saving, study, study.rule_sets[1].name if one else name_of(study))

    def _report(self) -> None:
        study = self.study
        if study is not None and self.standing is not None:
            ask_where_report(self._saving, part_of(study, self.standing.tally), name_of(study))

    def _save_book(self) -> None:
        rules, seats = self.asking.form.held, self.asking.seats.value()
        ask_where_book(self._saving, self.game, rules, seats, self.arms.called(self.arms.at))

    @override
    def enter(self) -> None:
        """The keys go to the rules; what is asked already is played."""
        self.asking.form.fields[0].field.setFocus()
        self._ahead.prepare()
        if self.study is not None and self.plan is None:
            self.begin()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays what was just set, watches the chosen game, or plays by these rules: by what has the keys."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif event.isAutoRepeat():
            event.accept()
        elif has_keys(self.asking):
            if self.plan is None:
                self.begin()
        elif has_keys(self.side) or has_keys(self._middle):
            event.accept()  # what has the keys has done what it does
        else:
            self.play_button.click()


def _clearest(found: Differences) -> str:
    """The measure that tells most: what is proven to have changed, or else what can change, amounts before rates, since
    there is more to see in how they are spread."""
    can_change = [name for name, one in found.measures.items() if not one.certain]
    can_change.sort(key=lambda name: kind_of(name) is Kind.RATE)
    return next(iter(proven_measures(found) or can_change or found.measures))


def _marked(told: Told) -> str:
    """A sentence with its bounds in smaller figures."""
    return f'{escape(told.words)} <span style="{_BOUNDS}">{escape(told.bounds)}</span>'
