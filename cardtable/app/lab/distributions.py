"""How the games are spread: the chosen measure, and where there is room what is clearest beside it; with the goal of
the chosen one."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.distribution_view import DistributionView, is_yes_or_no
from cardtable.app.lab.goal_fields import GoalFields
from cardtable.app.lab.inks import AUTHORS, YOURS, on_panel
from cardtable.app.lab.table_button import table_button
from cardtable.app.parts.forms import make_column, make_label, make_row
from cardtable.app.zoom import zoom_of
from cardtable.language import filled
from cardtable.playtest.findings import Findings
from cardtable.playtest.study import Goal
from cardtable.playtest.told import proven_measures, says_as_much

_ROOMY = 560
"""From so many designed pixels on there is room for two."""


class Distributions(QWidget):
    """Seen as soon as games are finished."""

    opened = Signal(str, int)
    """A measure and the number of a bar: somebody wants to see its games."""
    wanted = Signal(object)
    """Another `Goal`."""
    dropped = Signal(str)
    """A measure that should have no goal any more."""

    def __init__(self, colours: Scheme, game: str) -> None:
        super().__init__()
        self.known = False
        """Whether it is known how the measure is spread that is shown."""
        self.chosen = DistributionView(colours, game)
        self.beside = DistributionView(colours, game)
        self.goal = GoalFields(game)
        self.legend = make_label(sans(12), look="dim", wraps=True, plain=False)
        self.table_button = table_button()
        self.table_button.toggled.connect(self._show_tables)
        self._views = (self.chosen, self.beside)
        self._pair = make_row((self.chosen, 1), (self.beside, 1), gap=16)
        head = make_row((self.legend, 1), self.goal, self.table_button, gap=12)
        self.setLayout(make_column(head, self._pair, gap=6, rim=(0, 6, 0, 0)))
        self._show_legend(colours)
        for view in self._views:
            view.opened.connect(self.opened)
            view.wanted.connect(self.wanted)
        self.goal.wanted.connect(self.wanted)
        self.goal.dropped.connect(self.dropped)

    def show_scheme(self, colours: Scheme) -> None:
        """Other colours from now on."""
        self._show_legend(colours)
        for view in self._views:
            view.show_scheme(colours)

    def show_base(self, standard: bool, colours: Scheme) -> None:
        """Whether the base is the standard rules."""
        for view in self._views:
            view.standard = standard
        self._show_legend(colours)

    def _show_legend(self, colours: Scheme) -> None:
        # Their lines are thin: with as much contrast as a word has they would hardly be seen.
        inks = [palette.mix(on_panel(ink, colours), colours.text, 0.5).name() for ink in (AUTHORS, YOURS)]
        legend = (
            self.tr("Per 100 games: {outline} standard rules, {bar} your rules. Dashed lines: means")
            if self.chosen.standard
            else self.tr("Per 100 games: {outline} base rules, {bar} your rules. Dashed lines: means")
        )
        shapes = [f'<span style="color: {ink}">{shape}</span>' for ink, shape in zip(inks, "□■", strict=True)]
        self.legend.setText(filled(legend, outline=shapes[0], bar=shapes[1]))

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        return [*self.goal.stops, self.table_button, self.chosen.plot, self.chosen.table, self.beside.plot]

    def show_measure(self, measure: str, found: Findings | None, goals: Mapping[str, Goal], rule_set: int = 1) -> None:
        """Shows how a measure is spread under the base and under another rule set; nothing of one that no single game
        has."""
        bars = found.rule_sets[0].bars if found else {}
        self.known = bool(bars.get(measure))
        if found is None or not self.known:
            return
        self.chosen.show_measure(measure, found, goals.get(measure), rule_set)
        self.goal.show_goal(measure, goals.get(measure))
        proven = [name for name in proven_measures(found.differences[rule_set - 1]) if bars.get(name)]
        spread = [name for name in bars if len(bars[name]) > 1]
        names = [name for name in (*proven, *spread) if not is_yes_or_no(name)]
        others = [name for name in names if not says_as_much(name, measure)]
        if others:
            self.beside.show_measure(others[0], found, goals.get(others[0]), rule_set)
        self._fit()

    def _fit(self) -> None:
        """Beside each other, where there is room for both; below a sentence there always is."""
        in_words = self.chosen.in_words
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._pair.setDirection(down if in_words else across)
        self._pair.setStretch(0, 0 if in_words else 1)
        roomy = in_words or self.width() >= _ROOMY * zoom_of(self)
        self.beside.setVisible(bool(self.beside.measure) and roomy)

    def _show_tables(self, table: bool) -> None:
        for view in self._views:
            view.show_table(table)
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
