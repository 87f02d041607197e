"""Labels, buttons, rows and columns of pages and dialogs. Lengths are in designed pixels."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QRectF, Qt, SignalInstance
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.parts.widgets import PlainLabel, set_look, set_tip
from cardtable.app.zoom import add_gap, area, brush

Does = Callable[[], object] | SignalInstance
"""Action of a button."""
Part = QWidget | QLayout | tuple[QWidget | QLayout, int] | int | None
"""Part of a row or column: a widget or layout, alone or with its stretch factor; a gap's length; None for a stretch."""
_Box = TypeVar("_Box", bound=QBoxLayout)


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


_PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)


class Button(QPushButton):
    """Button that cuts a text too long for it. A held key doesn't press it, nor the second of two quick clicks.

    The key was held down since the last page; other keys move the focus or scroll as long as they are held. The click
    was meant for the effect of the first: by then something else may be chosen, or the button may do something else.
    """

    def __init__(self, text: str = "", does: Does | None = None, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAutoDefault(True)
        if does is not None:
            self.clicked.connect(does)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not (event.isAutoRepeat() and event.key() in _PRESSING):
            super().keyPressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second click."""

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        """Draw what is on the button besides its text; `whole` is its area in designed pixels."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.draw(brush(self), area(self))

    @override
    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self).width()
        flags = Qt.TextFlag.TextShowMnemonic  # && is one sign, and isn't cut in two
        option.text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room, flags)


class PlayButton(Button):
    """Button of brass. If it isn't `bright`, it is of dark glass."""

    def __init__(
        self, text: str, does: Does | None = None, size: tuple[int, int] | None = None, bright: bool = True
    ) -> None:
        """Create the button; `size` is its minimum size in designed pixels."""
        super().__init__(text, does)
        self.setFont(sans(17, 700) if bright else sans(15, 600))
        if size:
            self.setMinimumSize(*size)
        self.brighten(bright)

    def brighten(self, bright: bool) -> None:
        """Make the button brass, or dark glass again."""
        self.bright = bright
        set_look(self, "bright", bright)


def calm_button(text: str, does: Does) -> Button:
    """Return a page's text button that Enter presses when it has the focus."""
    button = Button(text, does)
    button.setFont(sans(15))
    return button
