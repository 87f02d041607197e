"""Labels, buttons, rows and columns of pages and dialogs. Lengths are in designed pixels."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.parts.widgets import PlainLabel, set_tip
from cardtable.app.zoom import add_gap, area, brush, zoom_of

Does = Callable[[], object] | SignalInstance
"""Action of a button."""
Part = QWidget | QLayout | tuple[QWidget | QLayout, int] | int | None
"""Part of a row or column: a widget or layout, alone or with its stretch factor; a gap's length; None for a stretch."""
_Box = TypeVar("_Box", bound=QBoxLayout)

TRAILING = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
"""Alignment at the end of the line."""


def make_label(
    font: QFont,
    text: str = "",
    look: str = "",
    wraps: bool = False,
    plain: bool = True,
    align: Qt.AlignmentFlag | None = None,
) -> QLabel:
    """Return a label; `look` is "", "dim" or "wrong".

    Its text is plain text. If `plain` is False it is rich text, in which everything from outside the program must be
    escaped.
    """
    label = PlainLabel(text)
    label.setFont(font)
    label.setWordWrap(wraps)
    if look:
        label.setProperty(look, True)
    if not plain:
        label.setTextFormat(Qt.TextFormat.RichText)
    if align is not None:
        label.setAlignment(align)
    return label


def make_button(
    text: str, does: Does | None = None, size: float | None = None, tip: str = "", small: bool = False
) -> QPushButton:
    """Return a button that Enter presses when it has the focus.

    `size` is that of its text, None for the usual one; `tip` is its tooltip and its description for screen readers.
    """
    button = QPushButton(text)
    button.setAutoDefault(True)
    if tip:
        set_tip(button, tip)
    if size is not None:
        button.setFont(sans(size))
    if small:
        button.setProperty("small", True)
    if does is not None:
        button.clicked.connect(does)
    return button


def make_row(*parts: Part, gap: int | None = None, rim: tuple[int, int, int, int] | None = None) -> QHBoxLayout:
    """Return a row of parts.

    `gap` lies between them and `rim` around them (left, top, right, bottom); None for the style's own.
    """
    return _filled(QHBoxLayout(), parts, gap, rim)


def make_column(*parts: Part, gap: int | None = None, rim: tuple[int, int, int, int] | None = None) -> QVBoxLayout:
    """Return a column of parts; the arguments are as for `make_row`."""
    return _filled(QVBoxLayout(), parts, gap, rim)


def _filled(box: _Box, parts: tuple[Part, ...], gap: int | None, rim: tuple[int, int, int, int] | None) -> _Box:
    if gap is not None:
        box.setSpacing(gap)
    if rim is not None:
        box.setContentsMargins(*rim)
    for part in parts:
        if part is None:
            box.addStretch(1)
        elif isinstance(part, int):
            add_gap(box, part)
        else:
            what, share = part if isinstance(part, tuple) else (part, 0)
            if isinstance(what, QLayout):
                box.addLayout(what, share)
            else:
                box.addWidget(what, share)
    return box


class PlayButton(QPushButton):
    """Button of brass that Enter presses when it has the focus. If it isn't `bright`, it is of dark glass."""

    def __init__(
        self, text: str, does: Does | None = None, size: tuple[int, int] | None = None, bright: bool = True
    ) -> None:
        """Create the button; `size` is its minimum size in designed pixels."""
        super().__init__(text)
        self.bright = bright
        self.setAutoDefault(True)
        self.setFont(sans(17, 700) if bright else sans(15, 600))
        if size:
            self.setMinimumSize(*size)
        if does is not None:
            self.clicked.connect(does)

    def brighten(self, bright: bool) -> None:
        """Make the button brass, or dark glass again."""
        self.bright = bright
        self.update()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore a key that was held down since the last page."""
        if not event.isAutoRepeat():
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        body = area(self).adjusted(2, 2, -2, -2)
        brass = palette.BRASS if self.bright else palette.mix(palette.PLAQUE, palette.FELT_LIGHT, 0.3)
        ink = palette.INK if self.bright else palette.CREAM
        rim = palette.BRASS.darker(130) if self.bright else palette.faded(palette.BRASS, 0.7)
        if not self.isEnabled():
            brass, rim = palette.mix(brass, palette.PANEL, 0.55), palette.mix(rim, palette.PANEL, 0.55)
            ink = palette.mix(ink, brass, 0.55)
        painter.setBrush(brass.lighter(110) if self.underMouse() and self.isEnabled() else brass)
        dark = self.palette().window().color().lightness() < 128
        focus = palette.CREAM if dark else palette.INK
        painter.setPen(QPen(focus, 2.0) if self.hasFocus() else QPen(rim, 1.0))
        painter.drawRoundedRect(body, 10, 10)
        painter.setPen(ink)
        font = self.font()
        font.setPixelSize(round(font.pixelSize() / zoom_of(self)))  # the painter works in designed pixels
        painter.setFont(font)
        room = body.width() - 20
        text = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, text)


class CalmButton(QPushButton):
    """Button that ignores the second of two quick clicks.

    It was meant for the effect of the first: by then something else may be chosen, or the button may do something else.
    """

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second click."""


def calm_button(text: str, does: Does) -> CalmButton:
    """Return a page's text button that Enter presses when it has the focus."""
    button = CalmButton(text)
    button.setFont(sans(15))
    button.setAutoDefault(True)
    button.clicked.connect(does)
    return button
