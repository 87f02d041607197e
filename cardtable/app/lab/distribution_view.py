"""How one measure is spread over the games, as a picture or as a table."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHeaderView, QSizePolicy, QStackedLayout, QTableWidget, QWidget

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.inks import AUTHORS, YOURS, goal_band, on_panel
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.forms import make_column, make_label
from cardtable.app.parts.table_items import item_at, read_only
from cardtable.app.plots.histogram import HistogramPlot, Spread
from cardtable.app.zoom import zoom_of
from cardtable.language import as_number, filled, translate
from cardtable.playtest.findings import Findings
from cardtable.playtest.histogram import Bar, half_cell
from cardtable.playtest.rule_set_measures import every_measure, kind_of
from cardtable.playtest.study import Goal
from cardtable.playtest.told import bar_words, scale_of, share_of, unit_words

_LEAST, _MOST = 108, 240
"""The picture's height, as designed."""
_ROW = 24


_YES_OR_NO: Final[Mapping[str, Callable[[], str]]] = {
    "shared": lambda: translate("DistributionView", "Games with a shared win"),
    "first": lambda: translate("DistributionView", "Games that the first seat wins"),
    "held": lambda: translate("DistributionView", "Games that the leader at half-time wins"),
}
"""Measures of which a game has all or nothing: two bars would say less than a sentence."""


def is_yes_or_no(measure: str) -> bool:
    """Return whether a sentence tells how a measure is spread, and no picture."""
    return measure in _YES_OR_NO


def _is_yes(measure: str, bar: Bar) -> bool:
    """Return whether the games in a bar count as yes: the first seat's have a fair share taken off."""
    return bar.high >= 0 if measure == "first" else bar.high > 0


class DistributionView(QWidget):
    """The base outlined, the other rules' filled; under it what is counted. What is yes or no is a sentence."""

    opened = Signal(str, int)
    """A measure and the number of a bar: somebody wants to see its games."""
    wanted = Signal(object)
    """Another `Goal`, dragged on the picture."""

    def __init__(self, colours: Scheme, game: str) -> None:
        super().__init__()
        self._game = game
        self.measure = ""
        """What is shown, by name; empty before anything is."""
        self.standard = True
        """Whether the base is the standard rules."""
        self._yes = -1  # the first bar whose games count as yes
        self.title = make_label(serif(15, 700))
        self.unit = make_label(sans(12), look="dim", align=Qt.AlignmentFlag.AlignCenter)
        self.plot = HistogramPlot(colours, *_inks(colours))
        self.table = _table()
        self.words = make_label(sans(14), wraps=True)
        """What is yes or no, with a link to its games."""
        self.words.linkActivated.connect(self._open_yes)
        self._pictures = QWidget()
        self._stack = QStackedLayout(self._pictures)
        self.setLayout(make_column(self.title, self.words, (self._pictures, 1), self.unit, gap=2, rim=(0, 0, 0, 0)))
        for view in (self.plot, self.table):  # only now: a stack shows its first at once, as a window where it has none
            self._stack.addWidget(view)
        self.plot.opened.connect(lambda bar: self.opened.emit(self.measure, bar))
        self.table.cellActivated.connect(lambda row, _: self.opened.emit(self.measure, row))
        self.plot.ranged.connect(self._ranged)
        self.zoom_changed()

    def show_scheme(self, colours: Scheme) -> None:
        """Other colours from now on."""
        self.plot.show_inks(colours, *_inks(colours))

    def show_table(self, table: bool) -> None:
        """Numbers in the place of the picture, or the picture again."""
        self._stack.setCurrentIndex(int(table))
        self._arrange()

    def show_measure(self, measure: str, found: Findings, goal: Goal | None, rule_set: int) -> None:
        """Shows how a measure is spread under the base and under another rule set, and the range that it should lie
        in."""
        self.measure = measure
        pair = [found.rule_sets[number] for number in (0, rule_set)]
        bars = [each.bars[measure] for each in pair]
        means = [each.measures[measure].mean for each in pair]
        label, unit = every_measure(self._game)[measure].label(), unit_words(self._game, measure)
        self.title.setText(label)
        self.unit.setText(unit)
        self._arrange()
        if bars[0]:
            self._show_plot(label, bars, means, goal)
            self._show_table(unit or label, bars)
            self._show_words(bars)

    @property
    def in_words(self) -> bool:
        """Whether a sentence stands in the place of the picture."""
        return is_yes_or_no(self.measure) and self._stack.currentWidget() is self.plot

    def _arrange(self) -> None:
        """The unit stands under the picture, where room is kept for it: so two pictures are of one height. A table has
        it at its head."""
        self.words.setVisible(self.in_words)
        self._pictures.setVisible(not self.in_words)
        self.unit.setVisible(self._stack.currentWidget() is self.plot and not self.in_words)

    def _show_words(self, bars: Sequence[Sequence[Bar]]) -> None:
        """Say what is yes or no."""
        if not is_yes_or_no(self.measure):
            return
        authors, yours = (sum([share_of(bar, each) for bar in each if _is_yes(self.measure, bar)]) for each in bars)
        text = (
            self.tr("{what}: {yours} in 100, and {authors} under the standard rules.")
            if self.standard
            else self.tr("{what}: {yours} in 100, and {authors} under the base rules.")
        )
        said = filled(text, what=_YES_OR_NO[self.measure](), yours=as_number(yours, 1), authors=as_number(authors, 1))
        self._yes = next((number for number, bar in enumerate(bars[0]) if _is_yes(self.measure, bar)), -1)
        link = f' <a href="games">{self.tr("Show them")}</a>' if self._yes >= 0 else ""
        self.words.setText(escape(said) + link)
        set_accessible_texts(self.words, said)

    def _open_yes(self) -> None:
        self.opened.emit(self.measure, self._yes)

    def _show_plot(
        self, label: str, bars: Sequence[Sequence[Bar]], means: Sequence[float | None], goal: Goal | None
    ) -> None:
        scale, half = scale_of(self.measure), half_cell(kind_of(self.measure))
        edges = [scale * (bar.low - half) for bar in bars[0]] + [scale * (bars[0][-1].high + half)]
        spreads = [
            Spread([share_of(bar, each) for bar in each], None if mean is None else scale * mean)
            for each, mean in zip(bars, means, strict=True)
        ]
        text = (
            self.tr("{label} {values}: {yours} in 100 games, {authors} under the standard rules")
            if self.standard
            else self.tr("{label} {values}: {yours} in 100 games, {authors} under the base rules")
        )
        words = [
            filled(
                text,
                label=label,
                values=bar_words(self.measure, bar),
                yours=as_number(yours, 1),
                authors=as_number(authors, 1),
            )
            for bar, authors, yours in zip(bars[0], spreads[0].heights, spreads[1].heights, strict=True)
        ]
        self.plot.show_bars(edges, spreads[0], spreads[1], words, label)
        self.plot.show_wanted(None if goal is None else (scale * goal.low, scale * goal.high))

    def _show_table(self, values: str, bars: Sequence[Sequence[Bar]]) -> None:
        base = self.tr("Standard") if self.standard else self.tr("Base")
        self.table.setHorizontalHeaderLabels([values, base, self.tr("Yours")])
        self.table.setRowCount(len(bars[0]))
        for row, (authors, yours) in enumerate(zip(*bars, strict=True)):
            shares = [as_number(share_of(bar, each), 1) for bar, each in zip((authors, yours), bars, strict=True)]
            for column, text in enumerate([bar_words(self.measure, authors), *shares]):
                item = item_at(self.table, row, column)
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                item.setText(text)

    def _ranged(self, low: float, high: float) -> None:
        scale = scale_of(self.measure)
        self.wanted.emit(Goal(self.measure, _round(low) / scale, _round(high) / scale))

    def zoom_changed(self) -> None:
        """All is larger or smaller now."""
        zoom = zoom_of(self)
        for part in (self.plot, self.table):
            part.setMinimumHeight(round(_LEAST * zoom))
            part.setMaximumHeight(round(_MOST * zoom))
        self.table.verticalHeader().setDefaultSectionSize(round(_ROW * zoom))


def _round(value: float) -> float:
    """To what can be told apart by the mouse, and is a plain number."""
    return float(f"{value:.3g}")


def _inks(colours: Scheme) -> tuple[QColor, QColor, QColor]:
    """The author's, yours, and the goal's."""
    return on_panel(AUTHORS, colours), on_panel(YOURS, colours), goal_band(colours)


def _table() -> QTableWidget:
    table = QTableWidget(0, 3)
    read_only(table)
    table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # the measures need the room more
    table.setFont(sans(13))
    table.verticalHeader().hide()
    table.verticalHeader().setMinimumSectionSize(1)
    table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
    header = table.horizontalHeader()
    header.setFont(sans(12))
    header.setSectionsClickable(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    return table
