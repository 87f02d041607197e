"""Histogram of two sets of games: one outlined, the other filled, with dashed means and a wanted range to drag."""

from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple

import pyqtgraph
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.plots.drawing import DraggedBox
from cardtable.app.plots.plot import GRID, Plot

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
        self._words: Sequence[str] = ()
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
        self._edges, self._words = edges, words
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

    @property
    @override
    def marks(self) -> int:
        return len(self._words)

    @override
    def mark_at(self, x: float, y: float) -> int | None:
        """Return the bar in whose column x is, at any height, as low bars are hard to hit."""
        for number, (low, high) in enumerate(zip(self._edges, self._edges[1:], strict=False)):
            if low <= x < high and number < self.marks:
                return number
        return None

    @override
    def words_of(self, mark: int) -> str:
        return self._words[mark]

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
