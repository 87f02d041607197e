"""Base of charts drawn by pyqtgraph: two axes, zooming and pointing, texts for screen readers, tables of numbers.

Import only in the interface's thread, with the first chart. Charts are built from pyqtgraph's view, view box and axes.
Its ready-made plots have menus, buttons and dialogs of their own, in another look and in English only. All connections
are between Qt objects, which live and die with their view in the interface's thread.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

import pyqtgraph
from pyqtgraph.GraphicsScene.mouseEvents import MouseClickEvent, MouseDragEvent
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QGraphicsView, QPushButton, QStackedLayout, QStyleOptionGraphicsItem, QToolTip, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.forms import make_button
from cardtable.app.parts.widgets import has_keys, tip_of
from cardtable.app.zoom import zoom_of
from cardtable.language import translate


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


GRID: Final = 60
"""Opacity of the grid lines, out of 255."""
_CLOSEST = 0.05
"""Minimum part of the width that can be zoomed to."""
_RIM = 12
"""Margin for half of the last number, in pixels."""
_GAP = 4
"""Gap between an axis and its numbers, in designed pixels."""

_PLACES = {"left": (0, 0), "bottom": (1, 1)}

Range = tuple[float, float]

# By default pyqtgraph skips mouse movements in quick succession, including the last one of a drag.
pyqtgraph.setConfigOptions(antialias=True, mouseRateLimit=-1)


class Plot(pyqtgraph.GraphicsView):  # type: ignore[misc] # pyqtgraph has no types
    """Base class of charts with marks from left to right, or from right to left in right-to-left scripts.

    The mouse shows a mark's tooltip, and a click opens the mark; the wheel zooms in, a double click shows the whole
    chart.
    """

    sides: ClassVar[Sequence[str]] = ("left", "bottom")
    """Sides with an axis."""

    opened = Signal(int)
    """Emitted with the number of the mark that was clicked, or chosen with Enter, to see the details behind it."""

    def __init__(self, colours: Scheme, box: PlotBox) -> None:
        super().__init__(None, background=None)
        self.colours = colours
        self.box = box
        """View box, whose items are in units of the axes."""
        self.axes = {side: pyqtgraph.AxisItem(side) for side in self.sides}
        self._whole: tuple[Range, Range] = ((0.0, 1.0), (0.0, 1.0))
        self.words: Sequence[str] = ()
        """Tooltip of each mark, with values to the last significant digit."""
        self.pointed: int | None = None
        """Mark under the mouse, or the one chosen with the keys; None for none."""
        self.setStyleSheet("QGraphicsView { background: transparent; }")
        self._put_together()
        self.show_scheme(colours)
        self.scene().sigMouseMoved.connect(self._mouse_at)
        self.scene().sigMouseClicked.connect(self._clicked)
        self.zoom_changed()

    def _put_together(self) -> None:
        layout = self.centralLayout
        layout.setContentsMargins(0, 0, _RIM, 0)
        layout.setSpacing(0)
        for side, axis in self.axes.items():
            axis.linkToView(self.box)
            axis.enableAutoSIPrefix(False)
            axis.setStyle(hideOverlappingLabels=False)  # or the first and the last number would be left out
            layout.addItem(axis, *_PLACES[side])
        layout.addItem(self.box, 0, 1)
        layout.setRowStretchFactor(0, 1)
        layout.setColumnStretchFactor(1, 1)

    def show_scheme(self, colours: Scheme) -> None:
        self.colours = colours
        for axis in self.axes.values():
            axis.setPen(pyqtgraph.mkPen(colours.line))
            axis.setTextPen(pyqtgraph.mkPen(colours.dim))

    # --- what a chart of one kind says ---------------------------------------------------------------------------

    def mark_at(self, x: float, y: float) -> int | None:
        """Return the mark at a place in units of the axes, or None."""
        raise NotImplementedError

    def show_pointed(self) -> None:
        """Highlight the mark that is pointed at."""
        raise NotImplementedError

    # --- marks ---------------------------------------------------------------------------------------------------

    def words_of(self, mark: int) -> str:
        """Return the tooltip of a mark."""
        return self.words[mark]

    @property
    def marks(self) -> int:
        """Number of marks, which are numbered from the left."""
        return len(self.words)

    # --- what is seen --------------------------------------------------------------------------------------------

    def show_area(self, across: Range, up: Range) -> None:
        """Set the range of the whole chart; a zoom that fits into it stays."""
        was, self._whole = self._whole, (across, up)
        if was[0] != across:
            self.box.setLimits(**_limits("x", across))
            self.box.setXRange(*across, padding=0)
        if not self.box.zooms_up:
            self.box.setLimits(yMin=up[0], yMax=up[1])
            self.box.setYRange(*up, padding=0)
        elif was[1] != up:
            self.box.setLimits(**_limits("y", up))
            self.box.setYRange(*up, padding=0)

    def reset(self) -> None:
        """Show the whole chart."""
        for side, ends in zip((self.box.setXRange, self.box.setYRange), self._whole, strict=True):
            side(*ends, padding=0)

    @override
    def close(self) -> bool:
        """Close the view as Qt does.

        pyqtgraph's own method takes the scene apart itself, which crashes the program; Qt deletes the scene with its
        view.
        """
        return bool(QGraphicsView.close(self))

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.minimumSize())

    @property
    def is_whole(self) -> bool:
        """True if the whole chart is visible."""
        seen = zip(self.box.viewRange(), self._whole, strict=True)
        return all(high - low >= 0.999 * (whole[1] - whole[0]) for (low, high), whole in seen)

    def zoom_changed(self) -> None:
        zoom = zoom_of(self)
        font = sans(12)
        font.setPixelSize(round(font.pixelSize() * zoom))
        for axis in self.axes.values():
            axis.setStyle(tickFont=font, tickLength=0, tickTextOffset=round(_GAP * zoom), maxTextLevel=0)
        self.box.invertX(self.layoutDirection() == Qt.LayoutDirection.RightToLeft)

    # --- the mouse -----------------------------------------------------------------------------------------------

    def point_at(self, mark: int | None) -> None:
        """Point at `mark`, or at none."""
        if mark != self.pointed:
            self.pointed = mark
            self.show_pointed()
            self.viewport().setCursor(Qt.CursorShape.ArrowCursor if mark is None else Qt.CursorShape.PointingHandCursor)

    def _mark_under(self, place: QPointF) -> int | None:
        """Return the mark at a place in the scene, or None."""
        if not self.box.sceneBoundingRect().contains(place):
            return None
        at = self.box.mapSceneToView(place)
        return self.mark_at(at.x(), at.y())

    def _mouse_at(self, place: QPointF) -> None:
        mark = self._mark_under(place)
        self.point_at(mark)
        words = "" if mark is None else self.words_of(mark)
        QToolTip.showText(self.mapToGlobal(self.mapFromScene(place)), tip_of(words), self)

    def _clicked(self, event: MouseClickEvent) -> None:
        """Open the clicked mark; pyqtgraph sends no click after a drag."""
        mark = self._mark_under(event.scenePos())
        if event.button() == Qt.MouseButton.LeftButton and not event.double() and mark is not None:
            self.opened.emit(mark)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        event.accept()  # whatever the scene did with it, a press is not meant for widgets below

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        event.accept()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        event.accept()
        self.reset()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasFocus():
            self.point_at(None)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom, or let the page scroll if the whole chart is visible already."""
        if event.angleDelta().y() < 0 and self.is_whole:
            event.ignore()
        else:
            super().wheelEvent(event)

    # --- the keys ------------------------------------------------------------------------------------------------

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between marks with the arrow keys, open with Enter, zoom with plus and minus, show all with 0."""
        ahead = -1 if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else 1
        steps = {
            Qt.Key.Key_Left: (-ahead, 0),
            Qt.Key.Key_Right: (ahead, 0),
            Qt.Key.Key_Up: (0, 1),
            Qt.Key.Key_Down: (0, -1),
        }
        step = steps[Qt.Key(event.key())] if event.key() in steps else None
        mark = self.beside(self.pointed, *step) if step and self.marks else None
        if mark is not None:
            self.point_at(mark)
            self.setAccessibleDescription(self.words_of(mark))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.pointed is not None:
            self.opened.emit(self.pointed)
        elif event.text() in ("+", "-"):
            by = 0.8 if event.text() == "+" else 1.25
            self.box.scaleBy((by, by if self.box.zooms_up else 1.0))
        elif event.text() == "0":
            self.reset()
        else:
            event.ignore()

    def beside(self, mark: int | None, across: int, up: int) -> int | None:
        """Return the mark that a step leads to from `mark` or from none; None if no step leads there."""
        if not across:
            return None
        if mark is None:
            return 0 if across > 0 else self.marks - 1
        return min(max(mark + across, 0), self.marks - 1)

    @override
    def focusOutEvent(self, event: QEvent) -> None:
        super().focusOutEvent(event)
        self.point_at(None)


def _limits(axis: str, ends: Range) -> dict[str, float]:
    """Return the limits of an axis for pyqtgraph: how far it can be moved and how close it can be zoomed."""
    low, high = ends
    reach = high - low
    return {
        f"{axis}Min": low,
        f"{axis}Max": high,
        f"min{axis.upper()}Range": reach * _CLOSEST,
        f"max{axis.upper()}Range": reach,
    }


class PlotOrTable(QWidget):
    """Chart that shows a plot or a table of its numbers, the plot first. Its focus goes to the visible one."""

    def __init__(self) -> None:
        super().__init__()
        self.stops: list[QWidget] = []
        """Widgets in tab order."""
        self._views = QStackedLayout(self)

    def hold(self, plot: QWidget, table: QWidget) -> None:
        """Take the plot and the table."""
        self.stops = [plot, table]
        for view in self.stops:
            self._views.addWidget(view)
        self.setFocusProxy(plot)

    def show_table(self, table: bool) -> None:
        """Show the table of numbers, or the plot; the focus stays with the chart."""
        keys = has_keys(self)
        self._views.setCurrentIndex(int(table))
        self.setFocusProxy(self.stops[table])
        if keys:
            self.setFocus()


def table_button() -> QPushButton:
    """Return a toggle for tables whose text says what a click would show. Pages give it the key T."""
    tip = translate("Distributions", "Show numbers instead of charts (T)")
    button = make_button(translate("Distributions", "Table"), None, 12, tip, small=True)
    button.setCheckable(True)
    button.toggled.connect(lambda table: button.setText(_button_words(table)))
    return button


def _button_words(table: bool) -> str:
    return translate("Distributions", "Chart") if table else translate("distributions", "Table")
