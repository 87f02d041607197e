"""How much larger than designed the pages are shown: decided here alone, by the room that the window has, and by how
large the person wants texts.

Pages are written in the sizes they were designed with. `apply_zoom` makes fonts and fixed sizes larger by both, margins
and gaps by the window alone: larger texts need the room. Widgets that are drawn by hand draw in designed units
(`brush`, `area`, `sharpness`).
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
"""In windows up to this size all is shown as designed."""
_SETTLED = 150
"""Milliseconds without another size of the window before its pages are dressed anew: it takes longer than a frame."""
_PROPERTY = "zoom"
_TEXT_PROPERTY = "text size"
_SIZES = "designed sizes"
_GAPS = "gaps"
_UNBOUNDED = 16777215
"""What Qt has for no largest size."""


def zoom_for(width: float, height: float) -> float:
    """How much larger than designed a window of this size, in logical pixels, shows its pages: 1 to `LARGEST`."""
    return max(1.0, min(width / _DESIGNED[0], height / _DESIGNED[1], LARGEST))


def zoom_of(widget: QWidget) -> float:
    """How much larger than designed a widget is to be: what the window around it says, 1 where there is none."""
    return _said(widget, _PROPERTY)


def text_size_of(widget: QWidget) -> float:
    """How much larger than usual the person wants texts, which `zoom_of` has in it already: 1 to 2."""
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
    """A painter on a widget in designed units, with soft edges."""
    painter = QPainter(widget)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setLayoutDirection(widget.layoutDirection())
    zoom = zoom_of(widget)
    painter.scale(zoom, zoom)
    return painter


def area(widget: QWidget) -> QRectF:
    """All of a widget, in designed units."""
    zoom = zoom_of(widget)
    return QRectF(0, 0, widget.width() / zoom, widget.height() / zoom)


def sharpness(widget: QWidget) -> float:
    """How many pixels of the screen a designed unit of a widget has: for pictures that are made for it."""
    return widget.devicePixelRatioF() * zoom_of(widget)


class Zoom(QObject):
    """Shows what is in a window as large as that has room for, and texts as large as the person wants them. While the
    size changes all stays as it is."""

    changed = Signal(float)
    """It is so many times as large as designed from now on. Told before anything is dressed."""

    def __init__(self, window: QWidget, text_size: float = 1.0) -> None:
        super().__init__(window)
        self._window = window
        self._text_size = text_size
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_SETTLED)
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
        """So many times as large as usual texts are shown from now on: at once, dialogs that are open too."""
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
    """Makes a widget and all in it as large as its window wants them: for what is added to one. What has a method
    `zoom_changed` sizes itself, and is called; of what has a `zoomed_part` all else is left alone."""
    zoom = zoom_of(widget)
    if zoom != 1.0 or widget.property(_SIZES) is not None:
        _recolour(widget, zoom)


@dataclass
class _Gap:
    """A gap in a row or column, and how long it was designed."""

    spacer: QSpacerItem
    length: int


@dataclass
class _Gaps:
    """All gaps of a row or column: one object, for Qt makes copies of lists."""

    all: tuple[_Gap, ...] = ()


def add_gap(layout: QBoxLayout, length: int) -> None:
    """Adds a gap to a row or column, so long as designed."""
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
    """What a widget was designed with, in pixels."""

    font: int
    least: QSize
    most: QSize


def _recolour(widget: QWidget, zoom: float) -> None:
    if hasattr(widget, "zoomed_part"):
        widget.setProperty(_SIZES, True)
        _recolour(widget.zoomed_part, zoom)
    else:
        _recolour_all(widget, zoom)
    zoom_changed = getattr(widget, "zoom_changed", None)
    if zoom_changed is not None:
        zoom_changed()


def _recolour_all(widget: QWidget, zoom: float) -> None:
    _dress_font_and_size(widget, zoom)
    layout = widget.layout()
    if layout is not None:
        _measure(layout)
        _dress_layout(layout, zoom, zoom / text_size_of(widget))
    for child in _inner(widget):
        if not child.isWindow():
            _recolour(child, zoom)


def _inner(widget: QWidget) -> list[QWidget]:
    if hasattr(widget, "zoomed_part"):
        return [widget.zoomed_part]
    return [child for child in widget.children() if isinstance(child, QWidget)]


def _dress_font_and_size(widget: QWidget, zoom: float) -> None:
    designed = widget.property(_SIZES)
    if not isinstance(designed, _Designed):
        # One that has no font of its own may have got one from around it that has grown already.
        own = widget.testAttribute(Qt.WidgetAttribute.WA_SetFont)
        font = widget.font() if own else QApplication.font()
        designed = _Designed(font.pixelSize(), widget.minimumSize(), widget.maximumSize())
        widget.setProperty(_SIZES, designed)
    font = widget.font()
    font.setPixelSize(round(designed.font * zoom))
    widget.setFont(font)
    if isinstance(widget, QComboBox):  # for another font alone it would keep its least width
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
    if not hasattr(widget, "zoom_changed"):
        least, most = designed.least, designed.most
        widget.setMinimumSize(_times(least.width(), zoom), _times(least.height(), zoom))
        widget.setMaximumSize(_times(most.width(), zoom), _times(most.height(), zoom))


def _times(length: int, zoom: float) -> int:
    return length if length >= _UNBOUNDED else round(length * zoom)


def _measure(layout: QLayout) -> None:
    """Keeps what a layout and all in it were designed with: before any is dressed, for some have the gaps of those
    around them."""
    if layout.property(_SIZES) is None:
        layout.setProperty(_SIZES, _lengths(layout))
    for inner in _inner_layouts(layout):
        _measure(inner)


def _dress_layout(layout: QLayout, zoom: float, apart: float) -> None:
    """What lies in it is so many times as large; margins and gaps so many times as wide."""
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
    # Not by `itemAt`: Python's object for an item that Qt made outlives the item, and is then mistaken for whatever
    # comes to lie at its address: references too many or too few, and a crash in the end.
    return [child for child in layout.children() if isinstance(child, QLayout)]


def _lengths(layout: QLayout) -> list[int]:
    """Margins, the room between what is in it, least widths of columns."""
    margins = layout.contentsMargins()
    found = [margins.left(), margins.top(), margins.right(), margins.bottom()]
    if isinstance(layout, QGridLayout | QFormLayout):
        found += [layout.horizontalSpacing(), layout.verticalSpacing()]
    elif isinstance(layout, QBoxLayout):
        found.append(layout.spacing())
    if isinstance(layout, QGridLayout):
        found += [layout.columnMinimumWidth(column) for column in range(layout.columnCount())]
    return found
