"""Distributions of measures over games: histograms of the chosen one with its goal, and of the clearest other."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, inf, isfinite
from typing import Final, NamedTuple

import pyqtgraph
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QDoubleValidator, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QSizePolicy, QStackedLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.bench_view import BenchView
from cardtable.app.lab.findings_style import AUTHORS, YOURS, goal_band, on_panel
from cardtable.app.lab.plot import GRID, DraggedBox, Plot, table_button
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.painting import END
from cardtable.app.parts.rows import text_columns
from cardtable.app.parts.tables import RowsTable
from cardtable.app.parts.widgets import set_accessible_texts
from cardtable.app.zoom import zoom_of
from cardtable.language import as_number, filled, translate
from cardtable.playtest.findings import Findings
from cardtable.playtest.findings_text import bar_words, proven_measures, says_as_much, scale_of, share_of, unit_words
from cardtable.playtest.histogram import Bar, half_cell
from cardtable.playtest.rule_set_measures import every_measure, kind_of
from cardtable.playtest.study import Goal

_ROOM = 1.08
"""Height of the chart, in heights of the highest bar."""
_AT_EDGE = 0.004
"""Distance to the chart's edge, as a share of its width, within which the end of a dragged range is open."""


class Spread(NamedTuple):
    """Distribution of one set of games."""

    heights: Sequence[float]
    """Height of each bar, from the left, in games of 100."""
    mean: float | None


class HistogramPlot(Plot):
    """Histogram whose marks are the bars. A drag across it sets the wanted range, whose edges can be dragged."""

    ranged = Signal(float, float)
    """Emitted with another wanted range; an end that was dragged to the chart's edge is infinite."""

    def __init__(self, colours: Scheme, outlined: QColor, filled: QColor, band: QColor) -> None:
        super().__init__(colours, DraggedBox())
        self.axes["left"].setGrid(GRID)
        self._edges: Sequence[float] = (0.0, 1.0)
        self._bars = pyqtgraph.BarGraphItem(x0=[], x1=[], height=[])
        self._outline = pyqtgraph.PlotCurveItem(x=[0.0, 1.0], y=[0.0], stepMode="center", fillLevel=0)
        self._pointed = pyqtgraph.BarGraphItem(x0=[], x1=[], height=[], pen=None)
        self._means = [pyqtgraph.InfiniteLine() for _ in range(2)]
        self._band = pyqtgraph.LinearRegionItem()
        self.show_inks(colours, outlined, filled, band)
        for level, item in enumerate((self._bars, self._outline, self._pointed, *self._means)):
            item.setZValue(level)
            self.box.addItem(item)
        self._band.setZValue(-1)
        self._band.hide()
        self.box.addItem(self._band)
        self._band.sigRegionChangeFinished.connect(self._dragged)
        self.box.ranged.connect(self._drag)

    def show_inks(self, colours: Scheme, outlined: QColor, filled: QColor, band: QColor) -> None:
        self.show_scheme(colours)
        bar = pyqtgraph.mkPen(palette.mix(colours.panel, filled, 0.25), width=1)
        self._bars.setOpts(brush=palette.mix(colours.panel, filled, 0.68), pen=bar)
        self._outline.setPen(pyqtgraph.mkPen(outlined, width=1.6))
        self._outline.setBrush(palette.faded(outlined, 0.14))
        self._pointed.setOpts(brush=palette.faded(colours.text, 0.16))
        for line, ink in zip(self._means, (outlined, filled), strict=True):
            line.setPen(pyqtgraph.mkPen(ink, width=1.6, style=Qt.PenStyle.DashLine))
        self._band.setBrush(palette.faded(band, 0.38))
        self._band.setHoverBrush(palette.faded(band, 0.5))
        for edge in self._band.lines:
            edge.setPen(pyqtgraph.mkPen(band.lighter(150) if band.lightness() < 128 else band.darker(150), width=2))
            edge.setHoverPen(pyqtgraph.mkPen(colours.text, width=3))

    def show_bars(
        self, edges: Sequence[float], outlined: Spread, filled: Spread, words: Sequence[str], name: str
    ) -> None:
        """Show the bars between `edges`, of which there is one more than bars.

        `words` are the tooltips of the bars, `name` is the chart's accessible name.
        """
        self._edges, self.words = edges, words
        starts, ends = edges[:-1], edges[1:]
        self._bars.setOpts(x0=list(starts), x1=list(ends), height=list(filled.heights))
        self._outline.setData(list(edges), list(outlined.heights))
        for line, mean in zip(self._means, (outlined.mean, filled.mean), strict=True):
            line.setVisible(mean is not None)
            line.setValue(mean or 0.0)
        self.show_area((edges[0], edges[-1]), (0.0, _ROOM * max([*outlined.heights, *filled.heights, 1.0])))
        if self.pointed is not None and self.pointed >= len(words):
            self.point_at(None)
        self.show_pointed()
        set_accessible_texts(self, name, "" if self.pointed is None else words[self.pointed])

    # --- bars as marks -------------------------------------------------------------------------------------------

    @override
    def mark_at(self, x: float, y: float) -> int | None:
        """Return the bar in whose column x is, at any height, as low bars are hard to hit."""
        for number, (low, high) in enumerate(zip(self._edges, self._edges[1:], strict=False)):
            if low <= x < high and number < self.marks:
                return number
        return None

    @override
    def show_pointed(self) -> None:
        if self.pointed is None:
            self._pointed.setOpts(x0=[], x1=[], height=[])
            return
        low, high = self._edges[self.pointed : self.pointed + 2]
        self._pointed.setOpts(x0=[low], x1=[high], height=[self.box.viewRange()[1][1]])

    # --- the range that is wanted --------------------------------------------------------------------------------

    def show_wanted(self, wanted: tuple[float, float] | None) -> None:
        """Show the wanted range, whose ends may be infinite; None for no range."""
        self._band.setVisible(wanted is not None)
        if wanted is not None:
            low, high = max(wanted[0], self._edges[0]), min(wanted[1], self._edges[-1])
            self._quietly(lambda: self._band.setRegion((low, high)))

    def _quietly(self, does: Callable[[], None]) -> None:
        blocked = self._band.blockSignals(True)
        does()
        self._band.blockSignals(blocked)

    def _drag(self, low: float, high: float, done: bool) -> None:
        self.show_wanted((low, high))
        if done:
            self._want(low, high)

    def _dragged(self) -> None:
        self._want(*self._band.getRegion())

    def _want(self, low: float, high: float) -> None:
        reach = _AT_EDGE * (self._edges[-1] - self._edges[0])
        self.ranged.emit(
            -inf if low <= self._edges[0] + reach else float(low),
            inf if high >= self._edges[-1] - reach else float(high),
        )


_WIDE, _RIM = 56, 24
"""Least width of a field and the room beside its text, in designed pixels."""


class GoalFields(QWidget):
    """Fields for the goal of a measure, in the unit it is shown in; an empty field leaves that end open."""

    wanted = Signal(object)
    """Changed Goal."""
    dropped = Signal(str)
    """Name of a measure whose goal is to be removed."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self._goal = Goal("")
        self.low, self.high = self._field(), self._field()
        self.drop_button = make_button(
            self.tr("Remove"), self._drop, 12, self.tr("Remove the goal for this measure"), small=True
        )
        words = [make_label(sans(13), text) for text in (self.tr("Goal"), self.tr("to"))]
        self.setLayout(make_row(words[0], self.low, words[1], self.high, self.drop_button, gap=8, rim=(0, 0, 0, 0)))
        self.setToolTip(self.tr("Where the mean should be. You can also drag across the chart."))
        self.zoom_changed()

    def _field(self) -> QLineEdit:
        field = QLineEdit()
        field.setFont(sans(13))
        field.setPlaceholderText(self.tr("any"))
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.setValidator(QDoubleValidator(field))
        field.editingFinished.connect(self._edited)
        return field

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order."""
        return [self.low, self.high, self.drop_button]

    def begin(self) -> None:
        """Focus the first field."""
        self.low.setFocus()
        self.low.selectAll()

    def show_goal(self, measure: str, goal: Goal | None) -> None:
        """Show the goal of a measure, or none; text that is being typed stays."""
        self._goal = goal or Goal(measure)
        label = every_measure(self._game)[measure].label()
        texts = (self.tr("{measure}: at least"), self.tr("{measure}: at most"))
        for field, end, text in zip((self.low, self.high), self._goal[1:], texts, strict=True):
            field.setAccessibleName(filled(text, measure=label))
            if not field.hasFocus() or not field.isModified():
                field.setText(f"{scale_of(measure) * end:g}" if isfinite(end) else "")
        self.drop_button.setVisible(goal is not None)

    def _edited(self) -> None:
        measure = self._goal.measure
        low, high = (self._end(field, open_end) for field, open_end in ((self.low, -inf), (self.high, inf)))
        for field in (self.low, self.high):
            field.setModified(False)
        goal = Goal(measure, min(low, high), max(low, high))
        if goal == self._goal:
            return
        if goal == Goal(measure):
            self.dropped.emit(measure)
        else:
            self.wanted.emit(goal)

    def _end(self, field: QLineEdit, open_end: float) -> float:
        number, is_one = field.locale().toDouble(field.text())
        return number / scale_of(self._goal.measure) if is_one else open_end

    def _drop(self) -> None:
        self.dropped.emit(self._goal.measure)

    def zoom_changed(self) -> None:
        """Set the width of the fields for the zoom."""
        for field in (self.low, self.high):
            words = QFontMetricsF(field.font()).horizontalAdvance(field.placeholderText())
            field.setFixedWidth(ceil(max(_WIDE * zoom_of(self), words + _RIM * zoom_of(self))))


_LEAST, _MOST = 108, 240
"""Least and greatest height of the chart, in designed pixels."""
_ROW = 24


_YES_OR_NO: Final[Mapping[str, Callable[[], str]]] = {
    "shared": lambda: translate("DistributionView", "Games with a shared win"),
    "first": lambda: translate("DistributionView", "Games that the first seat wins"),
    "held": lambda: translate("DistributionView", "Games that the leader at half-time wins"),
}
"""Titles of measures that are yes or no in each game: a sentence tells them better than two bars."""


def is_yes_or_no(measure: str) -> bool:
    """Return whether a measure's distribution is told by a sentence and not drawn."""
    return measure in _YES_OR_NO


def _is_yes(measure: str, bar: Bar) -> bool:
    """Return whether games in a bar count as yes; values of "first" have a fair share subtracted."""
    return bar.high >= 0 if measure == "first" else bar.high > 0


class DistributionView(QWidget):
    """Distribution of a measure: the base outlined, the other rule set filled, the unit below.

    Yes-or-no measures are told in a sentence.
    """

    opened = Signal(str, int)
    """Name of a measure and number of the bar whose games are to be listed."""
    wanted = Signal(object)
    """Goal that was dragged on the chart."""

    def __init__(self, colours: Scheme, game: str) -> None:
        super().__init__()
        self._game = game
        self.measure = ""
        """Name of the shown measure; empty before one is shown."""
        self.standard = True
        """True if the base is the standard rules."""
        self._yes = -1  # number of the first bar whose games count as yes, -1 for none
        self.title = make_label(serif(15, 700))
        self.unit = make_label(sans(12), look="dim", align=Qt.AlignmentFlag.AlignCenter)
        self.plot = HistogramPlot(colours, *_inks(colours))
        self.table = RowsTable(text_columns(("", "", "")), _ROW)
        self.table.setSizePolicy(
            QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        )  # the table of measures needs room more
        self.words = make_label(sans(14), wraps=True)
        """Sentence on a yes-or-no measure, with a link to its games."""
        self.words.linkActivated.connect(self._open_yes)
        self._pictures = QWidget()
        self._stack = QStackedLayout(self._pictures)
        self.setLayout(make_column(self.title, self.words, (self._pictures, 1), self.unit, gap=2, rim=(0, 0, 0, 0)))
        for view in (self.plot, self.table):  # added only now: a stack without a parent shows its first as a window
            self._stack.addWidget(view)
        self.plot.opened.connect(lambda bar: self.opened.emit(self.measure, bar))
        self.table.activated.connect(lambda index: self.opened.emit(self.measure, index.row()))
        self.plot.ranged.connect(self._ranged)
        self.zoom_changed()

    def show_scheme(self, colours: Scheme) -> None:
        self.plot.show_inks(colours, *_inks(colours))

    def show_table(self, table: bool) -> None:
        """Show a table of numbers, or the chart."""
        self._stack.setCurrentIndex(int(table))
        self._arrange()

    def show_measure(self, measure: str, found: Findings, goal: Goal | None, rule_set: int) -> None:
        """Show the distribution of a measure under the base and under a rule set (by number), with its goal."""
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
        """True if a sentence stands in place of the chart."""
        return is_yes_or_no(self.measure) and self._stack.currentWidget() is self.plot

    def _arrange(self) -> None:
        """Show the parts that the current view needs.

        Below a chart there is room for the unit even if it has none, so that two charts are equally high. A table names
        the unit in its header.
        """
        self.words.setVisible(self.in_words)
        self._pictures.setVisible(not self.in_words)
        self.unit.setVisible(self._stack.currentWidget() is self.plot and not self.in_words)

    def _show_words(self, bars: Sequence[Sequence[Bar]]) -> None:
        """Show the sentence, if the measure is yes or no."""
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
        rows = [
            (
                bar_words(self.measure, authors),
                *[as_number(share_of(bar, each), 1) for bar, each in zip((authors, yours), bars, strict=True)],
            )
            for authors, yours in zip(*bars, strict=True)
        ]
        self.table.content.update(rows, text_columns((values, base, self.tr("Yours")), END))

    def _ranged(self, low: float, high: float) -> None:
        scale = scale_of(self.measure)
        self.wanted.emit(Goal(self.measure, _round(low) / scale, _round(high) / scale))

    def zoom_changed(self) -> None:
        """Set the heights for the zoom."""
        zoom = zoom_of(self)
        for part in (self.plot, self.table):
            part.setMinimumHeight(round(_LEAST * zoom))
            part.setMaximumHeight(round(_MOST * zoom))


def _round(value: float) -> float:
    """Round to three significant digits, about as fine as the mouse can drag."""
    return float(f"{value:.3g}")


def _inks(colours: Scheme) -> tuple[QColor, QColor, QColor]:
    """Return the colours of the base, of the other rule set, and of the goal."""
    return on_panel(AUTHORS, colours), on_panel(YOURS, colours), goal_band(colours)


_ROOMY = 560
"""Least width, in designed pixels, for two distributions side by side."""


class Distributions(QWidget):
    """Distribution of the chosen measure with its goal and, if there is room, that of another measure."""

    opened = Signal(str, int)
    """Name of a measure and number of the bar whose games are to be listed."""
    wanted = Signal(object)
    """Changed Goal."""
    dropped = Signal(str)
    """Name of a measure whose goal is to be removed."""

    def __init__(self, colours: Scheme, game: str) -> None:
        super().__init__()
        self.known = False
        """True if the chosen measure has a distribution to show."""
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
        self._colours = colours
        self._show_legend()
        for view in self._views:
            view.opened.connect(self.opened)
            view.wanted.connect(self.wanted)
        self.goal.wanted.connect(self.wanted)
        self.goal.dropped.connect(self.dropped)

    def show_scheme(self, colours: Scheme) -> None:
        self._colours = colours
        self._show_legend()
        for view in self._views:
            view.show_scheme(colours)

    def _show_legend(self) -> None:
        colours = self._colours
        # Thin lines in a colour that is just readable as text would hardly be seen.
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
        """Widgets in tab order."""
        return [*self.goal.stops, self.table_button, self.chosen.plot, self.chosen.table, self.beside.plot]

    def show_view(self, measure: str, view: BenchView) -> None:
        """Show the distribution of a measure under the base and under the rule set that is being edited.

        `known` becomes False if single games have no value of the measure.
        """
        found = view.standing.findings if view.standing and view.here else None
        goals, rule_set = {goal.measure: goal for goal in view.question.goals}, view.question.place or 1
        for each in self._views:
            each.standard = view.question.standard
        self._show_legend()
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
        """Show the second distribution beside the first if there is room, or below it if the first is a sentence."""
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
