"""Where marks are drawn, in units of the axes."""

import pyqtgraph
from pyqtgraph.GraphicsScene.mouseEvents import MouseDragEvent
from PySide6.QtCore import Qt, Signal
from typing_extensions import override


class PlotBox(pyqtgraph.ViewBox):  # type: ignore[misc] # pyqtgraph has no types
    """Knows no menu, and shows what it is told to. The wheel zooms; a drag moves what is zoomed."""

    def __init__(self, zooms_up: bool = False) -> None:
        """`zooms_up` where heights are zoomed as well as breadths."""
        super().__init__(enableMenu=False, defaultPadding=0.0)
        self.zooms_up = zooms_up
        self.setMouseEnabled(x=True, y=zooms_up)
        self.disableAutoRange()


class DraggedBox(PlotBox):
    """A drag across it marks a range, one with the middle button moves it."""

    ranged = Signal(float, float, bool)
    """A range is dragged out: its ends, and whether that is done."""

    @override
    def mouseDragEvent(self, event: MouseDragEvent, axis: int | None = None) -> None:
        if event.button() != Qt.MouseButton.LeftButton or axis is not None:
            super().mouseDragEvent(event, axis)
            return
        event.accept()
        ends = (self.mapToView(event.buttonDownPos()).x(), self.mapToView(event.pos()).x())
        self.ranged.emit(min(ends), max(ends), event.isFinish())
