"""Line chart of two series over the same steps: one with outlined dots, the other solid."""

from collections.abc import Sequence

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from typing_extensions import override

from cardtable.app.art.palette import Scheme
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.plots.drawing import PlotBox
from cardtable.app.plots.plot import GRID, Plot

_ROOM = 0.08
_DOT = 5


class LinesPlot(Plot):
    """Chart of two lines. Its marks are the steps, counted from 0."""

    def __init__(self, colours: Scheme, dotted: QColor, solid: QColor) -> None:
        super().__init__(colours, PlotBox())
        self._words: Sequence[str] = ()
        self._zero = pyqtgraph.InfiniteLine(0.0, angle=0)
        self._lines = [pyqtgraph.PlotDataItem(), pyqtgraph.PlotDataItem()]
        self._pointed = pyqtgraph.InfiniteLine()
        self._pointed.hide()
        self.axes["left"].setGrid(GRID)
        for item in (self._zero, *self._lines, self._pointed):
            self.box.addItem(item)
        self.show_inks(colours, dotted, solid)

    def show_inks(self, colours: Scheme, dotted: QColor, solid: QColor) -> None:
        self.show_scheme(colours)
        self._zero.setPen(pyqtgraph.mkPen(colours.line, width=1, style=Qt.PenStyle.DashLine))
        self._pointed.setPen(pyqtgraph.mkPen(colours.text, width=1))
        first, second = self._lines
        first.setPen(pyqtgraph.mkPen(dotted, width=1.4))
        first.setSymbol("o")
        first.setSymbolSize(_DOT)
        first.setSymbolPen(pyqtgraph.mkPen(dotted, width=1.2))
        first.setSymbolBrush(colours.panel)
        second.setPen(pyqtgraph.mkPen(solid, width=2.2))

    def show_lines(self, dotted: Sequence[float], solid: Sequence[float], words: Sequence[str], name: str) -> None:
        """Show two lines, of which one may be shorter.

        `words` are the tooltips of the steps, `name` is the chart's accessible name.
        """
        self._words = words
        for line, values in zip(self._lines, (dotted, solid), strict=True):
            line.setData(list(range(len(values))), list(values))
        ends = [0.0, *dotted, *solid]
        low, high = min(ends), max(ends)
        room = _ROOM * (high - low) or 1.0
        self.show_area((0.0, float(max(len(words) - 1, 1))), (low - room, high + room))
        self.reset()
        self.point_at(None)
        set_accessible_texts(self, name)

    @property
    @override
    def marks(self) -> int:
        return len(self._words)

    @override
    def mark_at(self, x: float, y: float) -> int | None:
        return min(max(round(x), 0), self.marks - 1) if self.marks else None

    @override
    def words_of(self, mark: int) -> str:
        return self._words[mark]

    @override
    def show_pointed(self) -> None:
        self._pointed.setVisible(self.pointed is not None)
        self._pointed.setValue(self.pointed or 0)
