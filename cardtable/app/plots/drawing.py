"""What a chart draws by itself, in designed pixels, over places in units of its axes."""

from collections.abc import Callable

import pyqtgraph
from pyqtgraph.GraphicsScene.mouseEvents import MouseDragEvent
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from cardtable.app.zoom import zoom_of


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


At = Callable[[float, float], QPointF]
"""Where a place in units of the axes lies, in designed pixels."""


class Drawing(pyqtgraph.GraphicsObject):  # type: ignore[misc] # pyqtgraph has no types
    """Lies in a plot's box. Lines and letters keep their size, however far one zooms."""

    def __init__(self, view: QWidget, draw: Callable[[QPainter, At], None]) -> None:
        super().__init__()
        self._view = view
        self._draw = draw
        self._area = QRectF(0, 0, 1, 1)

    def show_area(self, area: QRectF) -> None:
        """What is drawn lies in this area, in units of the axes."""
        if area != self._area:
            self.prepareGeometryChange()
            self._area = area
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._area

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        zoom = zoom_of(self._view)
        lies = painter.transform()
        painter.save()
        painter.resetTransform()
        painter.scale(zoom, zoom)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter, lambda x, y: lies.map(QPointF(x, y)) / zoom)
        painter.restore()
