"""Builders of the labels, buttons, rows and columns of pages and dialogs. Lengths are in designed pixels."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.app.art.fonts import sans
from cardtable.app.parts.widgets import PlainLabel, set_tip
from cardtable.app.zoom import add_gap

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
