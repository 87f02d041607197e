"""Where marks are drawn, in units of the axes: a drag across it marks a range, one with the middle button moves it."""

import pyqtgraph
from pyqtgraph.GraphicsScene.mouseEvents import MouseDragEvent
from PySide6.QtCore import Qt, Signal
from typing_extensions import override


class DraggedBox(pyqtgraph.ViewBox):  # type: ignore[misc] # pyqtgraph has no types
    """Knows no menu."""

    ranged = Signal(float, float, bool)
    """A range is dragged out: its ends, and whether that is done."""

    def __init__(self) -> None:
        super().__init__(enableMenu=False, defaultPadding=0.0)
        self.setMouseEnabled(x=True, y=False)
        self.disableAutoRange()

    @override
    def mouseDragEvent(self, event: MouseDragEvent, axis: int | None = None) -> None:
        if event.button() != Qt.MouseButton.LeftButton or axis is not None:
            super().mouseDragEvent(event, axis)
            return
        event.accept()
        ends = (self.mapToView(event.buttonDownPos()).x(), self.mapToView(event.pos()).x())
        self.ranged.emit(min(ends), max(ends), event.isFinish())
