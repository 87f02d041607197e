"""Zoom of the pages, determined by the size of the window and the person's text size.

Sizes in pages are in designed pixels, those of a window up to 1680 x 900 with normal texts. `apply_zoom` multiplies
fonts and fixed sizes by both factors, and margins and gaps by the window's factor only, since larger texts need the
room. Widgets that paint themselves paint in designed pixels (`brush`, `area`, `sharpness`).
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QLayout,
    QSizePolicy,
    QSpacerItem,
    QWidget,
)
from typing_extensions import override

from cardtable.table.proportions import LARGEST

_DESIGNED = (1680, 900)
"""Largest window that shows everything as designed, in logical pixels."""
_SETTLED = 150
"""Milliseconds without a change of size before the pages are resized, which takes longer than a frame."""
_PROPERTY = "zoom"
_TEXT_PROPERTY = "text size"
_SIZES = "designed sizes"
_GAPS = "gaps"
_UNBOUNDED = 16777215
"""Qt's value for no maximum size (QWIDGETSIZE_MAX)."""


def zoom_for(width: float, height: float) -> float:
    """Return the zoom for a window of this size in logical pixels: 1 to `LARGEST`."""
    return max(1.0, min(width / _DESIGNED[0], height / _DESIGNED[1], LARGEST))


def zoom_of(widget: QWidget) -> float:
    """Return the zoom of a widget's window, text size included; 1 if no window has one."""
    return _said(widget, _PROPERTY)


def text_size_of(widget: QWidget) -> float:
    """Return the text size of a widget's window, 1 to 2. It is already part of `zoom_of`."""
    return _said(widget, _TEXT_PROPERTY)


def _said(widget: QWidget, key: str) -> float:
    around: QWidget | None = widget
    while around is not None:
        window = around.window()
        held = window.property(key)
        if held is not None:
            return float(held)
        around = window.parentWidget()
    return 1.0


def brush(widget: QWidget) -> QPainter:
    """Return an antialiased painter for a widget, in designed pixels."""
    painter = QPainter(widget)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setLayoutDirection(widget.layoutDirection())
    zoom = zoom_of(widget)
    painter.scale(zoom, zoom)
    return painter


def area(widget: QWidget) -> QRectF:
    """Return a widget's rectangle, in designed pixels."""
    zoom = zoom_of(widget)
    return QRectF(0, 0, widget.width() / zoom, widget.height() / zoom)


def sharpness(widget: QWidget) -> float:
    """Return the number of screen pixels for a designed pixel of a widget, for pictures that are drawn for it."""
    return widget.devicePixelRatioF() * zoom_of(widget)


class Zoom(QObject):
    """Keeps the zoom of a window's content in step with the window's size and the text size. Nothing changes while the
    window is being resized."""

    changed = Signal(float)
    """New zoom. Emitted before any widget is resized."""

    def __init__(self, window: QWidget, text_size: float = 1.0) -> None:
        super().__init__(window)
        self._window = window
        self._text_size = text_size
        self._rest = QTimer(self, singleShot=True, interval=_SETTLED)
        self._rest.timeout.connect(self._fit)
        self._fit()
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            if self._window.isVisible():
                self._rest.start()
            else:
                self._fit()
        return False

    def set_text_size(self, times: float) -> None:
        """Set the size of texts as a multiple of the normal one. It takes effect at once, also in open dialogs."""
        self._text_size = times
        self._fit()

    def _fit(self) -> None:
        zoom = zoom_for(self._window.width(), self._window.height()) * self._text_size
        if (zoom, self._text_size) == (zoom_of(self._window), text_size_of(self._window)):
            return
        self._window.setProperty(_PROPERTY, zoom)
        self._window.setProperty(_TEXT_PROPERTY, self._text_size)
        self.changed.emit(zoom)
        for child in _inner(self._window):
            apply_zoom(child)


def apply_zoom(widget: QWidget) -> None:
    """Apply the window's zoom to a widget and everything in it, after it was added.

    A widget with a method `zoom_changed` sets its own size limits, and the method is called. Of a widget with an
    attribute `zoomed_part` only that part is resized.
    """
    zoom = zoom_of(widget)
    if zoom != 1.0 or widget.property(_SIZES) is not None:
        _apply_zoom(widget, zoom)


@dataclass
class _Gap:
    """Gap in a row or column, and its length in designed pixels."""

    spacer: QSpacerItem
    length: int


@dataclass
class _Gaps:
    """All gaps of a row or column, in an object since Qt would copy a list."""

    all: tuple[_Gap, ...] = ()


def add_gap(layout: QBoxLayout, length: int) -> None:
    """Add a gap to a row or column, with its length in designed pixels."""
    gap = _Gap(QSpacerItem(0, 0), length)
    layout.addSpacerItem(gap.spacer)
    layout.setProperty(_GAPS, _Gaps((*_gaps(layout), gap)))
    _set_length(layout, gap, 1.0)


def _gaps(layout: QLayout) -> tuple[_Gap, ...]:
    found = layout.property(_GAPS)
    return found.all if isinstance(found, _Gaps) else ()


def _set_length(layout: QBoxLayout, gap: _Gap, zoom: float) -> None:
    length = round(gap.length * zoom)
    if layout.direction() in (QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.RightToLeft):
        gap.spacer.changeSize(length, 0, QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)
    else:
        gap.spacer.changeSize(0, length, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)


@dataclass
class _Designed:
    """Font size and size limits of a widget, in designed pixels."""

    font: int
    least: QSize
    most: QSize


def _apply_zoom(widget: QWidget, zoom: float) -> None:
    if hasattr(widget, "zoomed_part"):
        widget.setProperty(_SIZES, True)
        _apply_zoom(widget.zoomed_part, zoom)
    else:
        _apply_zoom_below(widget, zoom)
    zoom_changed = getattr(widget, "zoom_changed", None)
    if zoom_changed is not None:
        zoom_changed()


def _apply_zoom_below(widget: QWidget, zoom: float) -> None:
    _dress_font_and_size(widget, zoom)
    layout = widget.layout()
    if layout is not None:
        _measure(layout)
        _dress_layout(layout, zoom, zoom / text_size_of(widget))
    for child in _inner(widget):
        if not child.isWindow():
            _apply_zoom(child, zoom)


def _inner(widget: QWidget) -> list[QWidget]:
    if hasattr(widget, "zoomed_part"):
        return [widget.zoomed_part]
    return [child for child in widget.children() if isinstance(child, QWidget)]


def _dress_font_and_size(widget: QWidget, zoom: float) -> None:
    designed = widget.property(_SIZES)
    if not isinstance(designed, _Designed):
        # Without a font of its own it may have inherited one that has been enlarged already.
        own = widget.testAttribute(Qt.WidgetAttribute.WA_SetFont)
        font = widget.font() if own else QApplication.font()
        designed = _Designed(font.pixelSize(), widget.minimumSize(), widget.maximumSize())
        widget.setProperty(_SIZES, designed)
    font = widget.font()
    font.setPixelSize(round(designed.font * zoom))
    widget.setFont(font)
    if isinstance(widget, QComboBox):  # after a change of font only, it would keep its minimum width
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
    if not hasattr(widget, "zoom_changed"):
        least, most = designed.least, designed.most
        widget.setMinimumSize(_times(least.width(), zoom), _times(least.height(), zoom))
        widget.setMaximumSize(_times(most.width(), zoom), _times(most.height(), zoom))


def _times(length: int, zoom: float) -> int:
    return length if length >= _UNBOUNDED else round(length * zoom)


def _measure(layout: QLayout) -> None:
    """Record the designed lengths of a layout and all layouts in it. This comes before any is resized, since some
    inherit their gaps from the layout around them."""
    if layout.property(_SIZES) is None:
        layout.setProperty(_SIZES, _lengths(layout))
    for inner in _inner_layouts(layout):
        _measure(inner)


def _dress_layout(layout: QLayout, zoom: float, apart: float) -> None:
    """Resize a layout and all layouts in it: margins and gaps by `apart`, minimum widths of columns by `zoom`."""
    designed = layout.property(_SIZES)
    left, top, right, bottom, *gaps = (round(length * apart) for length in designed)
    layout.setContentsMargins(QMargins(left, top, right, bottom))
    if isinstance(layout, QGridLayout | QFormLayout):
        layout.setHorizontalSpacing(gaps.pop(0))
        layout.setVerticalSpacing(gaps.pop(0))
    elif isinstance(layout, QBoxLayout):
        layout.setSpacing(gaps.pop(0))
    if isinstance(layout, QGridLayout):
        for column in range(layout.columnCount()):
            layout.setColumnMinimumWidth(column, round(gaps.pop(0) * zoom / apart))
    if isinstance(layout, QBoxLayout):
        for gap in _gaps(layout):
            _set_length(layout, gap, apart)
    for inner in _inner_layouts(layout):
        _dress_layout(inner, zoom, apart)
    layout.invalidate()


def _inner_layouts(layout: QLayout) -> list[QLayout]:
    # Not by `itemAt`: Python's object for an item made by Qt outlives the item, and is then taken for whatever comes to
    # lie at its address, with wrong reference counts, and a crash in the end.
    return [child for child in layout.children() if isinstance(child, QLayout)]


def _lengths(layout: QLayout) -> list[int]:
    """Return a layout's margins, spacings, and the minimum widths of a grid's columns, in pixels."""
    margins = layout.contentsMargins()
    found = [margins.left(), margins.top(), margins.right(), margins.bottom()]
    if isinstance(layout, QGridLayout | QFormLayout):
        found += [layout.horizontalSpacing(), layout.verticalSpacing()]
    elif isinstance(layout, QBoxLayout):
        found.append(layout.spacing())
    if isinstance(layout, QGridLayout):
        found += [layout.columnMinimumWidth(column) for column in range(layout.columnCount())]
    return found
