"""Measures on the bench: their table, the meaning of the chosen one, and its distribution over the games."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.bench_findings import BenchFindings
from cardtable.app.lab.distributions import Distributions
from cardtable.app.lab.findings_table import FindingsTable, Row
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.widgets import has_keys
from cardtable.language import in_sequence, translate
from cardtable.playtest.rule_set_measures import every_measure
from cardtable.playtest.study import Goal


class BenchMeasures(QWidget):
    """Table of measures, with charts of the chosen one below."""

    number_opened = Signal(str, object)
    """Measure and mean of the cell that was opened, to list its games; the mean is None for any cell without one."""

    def __init__(self, colours: Scheme, game: str) -> None:
        super().__init__()
        self._game = game
        self._found = BenchFindings(game, None, None)
        self._goals: Mapping[str, Goal] = {}
        self.table = FindingsTable(colours, game)
        self.table.currentCellChanged.connect(self._explain)
        self.table.cellActivated.connect(self._open_number)
        self.distributions = Distributions(colours, game)
        self.table.goal_clicked.connect(self._begin_goal)
        for done in (self.distributions.opened, self.distributions.wanted, self.distributions.dropped):
            done.connect(self.table.keep)
        self.meaning = make_label(sans(13), look="dim", wraps=True)
        self.course_button = make_button(
            "",
            None,
            12,
            self.tr(
                "Also measure suspense, surprise, real decisions and stakes. For one deal in ten, the game is "
                "continued many times from each quarter, so this takes several times as long (U)"
            ),
            small=True,
        )
        self.course_button.setCheckable(True)
        self.course_button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        tip = self.tr("How the values of the chosen measure are spread over the games (D)")
        self.spread_button = make_button("", None, 12, tip, small=True)
        """Button that swaps measures and distribution where there is room for only one of them."""
        self.spread_button.setCheckable(True)
        self.spread_button.toggled.connect(self._arrange)
        self._low = False
        self._asked = False
        self.setLayout(
            make_column(
                (self.table, 100),
                make_row((self.meaning, 100), None, self.spread_button, self.course_button, gap=12),
                (self.distributions, 10),
                (QWidget(), 1),
                gap=5,
                rim=(0, 0, 0, 0),
            )
        )

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order."""
        return [self.table, self.spread_button, self.course_button, *self.distributions.stops]

    def set_low(self, low: bool) -> None:
        """Set whether there is little room: then either the measures or the distribution are shown, else both."""
        self._low = low
        self._arrange()

    def _arrange(self) -> None:
        spread = self._low and self.spread_button.isChecked()
        self.spread_button.setText(self.tr("Measures") if spread else self.tr("Distribution"))
        self.spread_button.setVisible(self._low and self._asked)
        self.table.setVisible(self._asked and not spread)
        self.distributions.setVisible(self.distributions.known and (spread or not self._low))

    def _begin_goal(self) -> None:
        """Show the distribution of the chosen measure and focus the fields of its goal."""
        self.spread_button.setChecked(True)
        self.distributions.goal.begin()

    def show_scheme(self, colours: Scheme) -> None:
        self.table.show_scheme(colours)
        self.distributions.show_scheme(colours)

    def show_base(self, standard: bool, colours: Scheme) -> None:
        """Set whether the base is the standard rules, which headings and legends say."""
        self.table.show_base(standard)
        self.distributions.show_base(standard, colours)

    def show_found(self, found: BenchFindings, goals: Mapping[str, Goal], course: bool) -> None:
        """Show the findings; `course` is True if suspense and the like are measured."""
        self._found, self._goals = found, goals
        self._asked = found.place is not None
        self.course_button.setVisible(self._asked)
        self.course_button.setChecked(course)
        self.course_button.setText(self.tr("Leave out suspense") if course else self.tr("Measure suspense"))
        self.table.show_course(course)
        standing, differences, here = found.standing, found.differences, found.here
        self.meaning.setVisible(differences is not None)
        if standing and differences and here:
            base, verdicts = standing.findings.rule_sets[0], found.verdicts(goals)
            self.table.show_rows(
                {
                    name: Row(base.measures[name], here.measures[name], one, verdicts.get(name))
                    for name, one in differences.measures.items()
                }
            )
            if not (self.distributions.underMouse() or has_keys(self.distributions)):  # leave charts in use alone
                self.table.propose(found.clearest)
        else:
            self.table.show_rows(None)
        self._explain()

    def _explain(self, *_: int) -> None:
        """Show the meaning and the distribution of the chosen measure."""
        name, found = self.table.chosen, self._found
        words = every_measure(self._game)[name].meaning()
        mean = found.here.measures.get(name) if found.here else None
        if mean and mean.games:
            words = in_sequence([words, translate("BenchMeasures", "Based on %n game(s).", None, mean.games)])
        self.meaning.setText(words)
        set_accessible_texts(self.meaning, words)
        findings = found.standing.findings if found.standing and found.here else None
        self.distributions.show_measure(name, findings, self._goals, found.place or 1)
        self._arrange()

    def _open_number(self, row: int, column: int) -> None:
        self.number_opened.emit(self.table.chosen, self.table.mean_in(row, column))
