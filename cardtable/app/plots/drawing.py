"""Drawing of charts in designed pixels at places in units of their axes."""

from collections.abc import Callable

import pyqtgraph
from pyqtgraph.GraphicsScene.mouseEvents import MouseDragEvent
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from cardtable.app.zoom import zoom_of


class PlotBox(pyqtgraph.ViewBox):  # type: ignore[misc] # pyqtgraph has no types
    """View box without a menu or automatic range. The wheel zooms; a drag moves the zoomed part."""

    def __init__(self, zooms_up: bool = False) -> None:
        """Create the box; with `zooms_up` it zooms vertically as well as horizontally."""
        super().__init__(enableMenu=False, defaultPadding=0.0)
        self.zooms_up = zooms_up
        self.setMouseEnabled(x=True, y=zooms_up)
        self.disableAutoRange()


class DraggedBox(PlotBox):
    """View box in which a drag marks a range, and a drag with the middle button moves the zoomed part."""

    ranged = Signal(float, float, bool)
    """Emitted while a range is dragged out, with its ends and whether the drag has finished."""

    @override
    def mouseDragEvent(self, event: MouseDragEvent, axis: int | None = None) -> None:
        if event.button() != Qt.MouseButton.LeftButton or axis is not None:
            super().mouseDragEvent(event, axis)
            return
        event.accept()
        ends = (self.mapToView(event.buttonDownPos()).x(), self.mapToView(event.pos()).x())
        self.ranged.emit(min(ends), max(ends), event.isFinish())


At = Callable[[float, float], QPointF]
"""Function from coordinates on the axes to designed pixels."""


class Drawing(pyqtgraph.GraphicsObject):  # type: ignore[misc] # pyqtgraph has no types
    """Item of a plot's box whose lines and letters keep their size at every zoom of the chart."""

    def __init__(self, view: QWidget, draw: Callable[[QPainter, At], None]) -> None:
        super().__init__()
        self._view = view
        self._draw = draw
        self._area = QRectF(0, 0, 1, 1)

    def show_area(self, area: QRectF) -> None:
        """Set the area that the drawing covers, in units of the axes, and redraw it."""
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
