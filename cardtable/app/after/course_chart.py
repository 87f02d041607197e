"""The course of a game with its scales: a line for each seat. pyqtgraph is slow to import: this module comes late."""

from collections.abc import Sequence
from html import escape

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetrics

from cardtable.app.after.chances import loss_colour
from cardtable.app.after.charted_course import ChartedCourse
from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.parts.score_lines import Stretch, stretches
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.zoom import zoom_of

_KEYS = 380
"""Pixels: so much of a chart is always left for the names over it."""
_TITLE = 30
"""The height of the two lines above a chart."""


class CourseChart(pyqtgraph.PlotWidget):  # type: ignore[misc]
    """Scores by step and seat, with the seats' names above."""

    def __init__(self, settings: Settings, course: ChartedCourse) -> None:
        self._colours = colours = scheme(settings)
        pyqtgraph.setConfigOptions(antialias=True)
        super().__init__(background=colours.panel, enableMenu=False)
        self.setMouseEnabled(False, False)
        self.hideButtons()
        for name in ("bottom", "left"):
            self.getAxis(name).setTextPen(colours.dim)
            self.getAxis(name).setPen(colours.line)
        self.show_course(course)

    def show_course(self, course: ChartedCourse) -> None:
        """Shows another course in the place of the last one."""
        self.clear()
        self.setAccessibleName(course.title)
        inks = [seat_text(palette.SEATS[emblem], self._colours) for emblem in course.emblems]
        keys = [
            f'<span style="color:{ink.name()}">{escape(name)}</span>'
            for name, ink in zip(_shortened(course.names), inks, strict=True)
        ]
        lines = f'<div style="text-align:center">{escape(course.title)}<br>{" &nbsp; ".join(keys)}</div>'
        self._title = lines
        self._lines: list[tuple[pyqtgraph.PlotDataItem, Stretch, QColor]] = []
        for stretch in stretches(course.scores):
            ink = inks[stretch.seat]
            steps = list(range(stretch.first, stretch.last + 1))
            scores = [course.scores[step][stretch.seat] for step in steps]
            line = self.plot(steps, scores, symbol="o", symbolBrush=ink, symbolPen=None)
            self._lines.append((line, stretch, ink))
        if course.target is not None:
            pen = pyqtgraph.mkPen(loss_colour(self._colours), width=1.2, style=Qt.PenStyle.DashLine)
            self.addItem(pyqtgraph.InfiniteLine(course.target, angle=0, pen=pen))
        self.getAxis("bottom").setTicks([course.ticks])
        self.refit()

    def refit(self) -> None:
        """Its words and lines are as large as those around it; and so is its least height."""
        zoom = zoom_of(self)
        self.setMinimumHeight(round(150 * zoom))
        self.setTitle(self._title, color=self._colours.dim, size=f"{11 * zoom:.1f}pt")
        plot = self.getPlotItem()
        plot.titleLabel.setMaximumHeight(round(_TITLE * zoom))
        plot.layout.setRowFixedHeight(0, round(_TITLE * zoom))
        for line, stretch, ink in self._lines:
            pen = stretch.pen(ink, 2.5 * zoom)
            pen.setCosmetic(True)
            line.setPen(pen)
            line.setSymbolSize(5 * zoom)
        for name in ("bottom", "left"):
            self.getAxis(name).setStyle(tickFont=sans(12 * zoom))


def _shortened(names: Sequence[str]) -> Sequence[str]:
    """Names that fit into one line over a chart. The chart would grow beyond its place with them."""
    metrics = QFontMetrics(sans(15))
    room = _KEYS // len(names) - metrics.horizontalAdvance("  ")
    if sum(metrics.horizontalAdvance(f"{name}  ") for name in names) <= _KEYS:
        return names
    return [metrics.elidedText(name, Qt.TextElideMode.ElideRight, room) for name in names]
