"""The course of a game with its scales: a line for each seat. pyqtgraph is slow to import: this module comes late."""

from html import escape

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from cardtable.app.after.chances import loss_colour
from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.parts.score_lines import stretches
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text

_KEYS = 380
"""Pixels: so much of a chart is always left for the names over it."""


class CourseChart(pyqtgraph.PlotWidget):  # type: ignore[misc]
    """Scores by step and seat, with the seats' names above."""

    def __init__(
        self,
        settings: Settings,
        title: str,
        course: list[list[int]],
        names: list[str],
        emblems: list[int],
        ticks: list[tuple[int, str]],
        target: int | None = None,
    ) -> None:
        """`course` holds the scores by seat at each step; `ticks` are steps with their words; where there is a target a
        dashed line marks it."""
        colours = scheme(settings)
        pyqtgraph.setConfigOptions(antialias=True)
        super().__init__(background=colours.panel)
        self.setMenuEnabled(False)
        self.setMouseEnabled(False, False)
        self.hideButtons()
        self.setMinimumHeight(150)
        self.setAccessibleName(title)
        inks = [seat_text(palette.SEATS[emblem], colours) for emblem in emblems]
        keys = [
            f'<span style="color:{ink.name()}">{escape(name)}</span>'
            for name, ink in zip(_shortened(names), inks, strict=True)
        ]
        lines = f'<div style="text-align:center">{escape(title)}<br>{" &nbsp; ".join(keys)}</div>'
        self.setTitle(lines, color=colours.dim, size="11pt")
        for stretch in stretches(course):
            ink = inks[stretch.seat]
            pen = stretch.pen(ink, 2.5)
            pen.setCosmetic(True)
            steps = list(range(stretch.first, stretch.last + 1))
            scores = [course[step][stretch.seat] for step in steps]
            self.plot(steps, scores, pen=pen, symbol="o", symbolSize=5, symbolBrush=ink, symbolPen=None)
        if target is not None:
            pen = pyqtgraph.mkPen(loss_colour(colours), width=1.2, style=Qt.PenStyle.DashLine)
            self.addItem(pyqtgraph.InfiniteLine(target, angle=0, pen=pen))
        self.getAxis("bottom").setTicks([ticks])
        for name in ("bottom", "left"):
            self.getAxis(name).setTextPen(colours.dim)
            self.getAxis(name).setPen(colours.line)
            self.getAxis(name).setStyle(tickFont=sans(12))


def _shortened(names: list[str]) -> list[str]:
    """Names that fit into one line over a chart. The chart would grow beyond its place with them."""
    metrics = QFontMetrics(sans(15))
    room = _KEYS // len(names) - metrics.horizontalAdvance("  ")
    if sum(metrics.horizontalAdvance(f"{name}  ") for name in names) <= _KEYS:
        return names
    return [metrics.elidedText(name, Qt.TextElideMode.ElideRight, room) for name in names]
