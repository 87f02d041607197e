"""What pages and dialogs are made of, each in one call: labels, buttons, rows and columns. Lengths are as designed."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.app.art.fonts import sans
from cardtable.app.parts.widgets import PlainLabel, set_tip
from cardtable.app.zoom import add_gap

Does = Callable[[], object] | SignalInstance
"""What a button does."""
Part = QWidget | QLayout | tuple[QWidget | QLayout, int] | int | None
"""What lies in a row or a column: something, alone or with its share of the room that is left; the length of a gap;
None for room that is left free."""
_Box = TypeVar("_Box", bound=QBoxLayout)

TRAILING = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
"""At the end of the line."""


def make_label(
    font: QFont,
    text: str = "",
    look: str = "",
    wraps: bool = False,
    plain: bool = True,
    align: Qt.AlignmentFlag | None = None,
) -> QLabel:
    """Make a label. `look` is "dim" or "wrong", if anything. Its text is no markup, whatever it is, unless it is not
    `plain`: then all of it that is not ours must be escaped."""
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
    """Make a button that Enter presses where it has the focus. `size` is its text's, where that is not the usual; what
    `tip` says screen readers say too."""
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
    """Side by side; `gap` lies between them, `rim` around them (left, top, right, bottom), where not the usual does."""
    return _filled(QHBoxLayout(), parts, gap, rim)


def make_column(*parts: Part, gap: int | None = None, rim: tuple[int, int, int, int] | None = None) -> QVBoxLayout:
    """One below another; otherwise as a row."""
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
