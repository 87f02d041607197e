"""Small numbers side by side, each under its name and between two buttons."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.parts.number_choice import NumberChoice
from cardtable.language import filled, translate

_TALL, _STEP, _PAPER = 52, 30, 44
"""Height of an answer, size of a button, and width of the paper between two buttons, in designed pixels."""
_TITLE = 19


class NumberSpec(NamedTuple):
    """Number that is asked for."""

    called: str
    least: int
    most: int
    value: int


class NumberPicker(NumberChoice):
    """Picker of one number."""

    def __init__(self, asked: NumberSpec) -> None:
        called = asked.called
        super().__init__(
            filled(translate("picker", "{what}: one less"), what=called),
            filled(translate("picker", "{what}: one more"), what=called),
        )
        self.called = called
        self._least, self._most = asked.least, asked.most
        self.current = False
        """True if keys change this number."""
        self.reached: Callable[[], None] = lambda: None
        """Called when the picker is clicked."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.choose(max(asked.least, min(asked.value, asked.most)))
        self.fit()

    @override
    def show_value(self) -> None:
        text = translate("picker", "{what}: {number}")
        self.setAccessibleName(filled(text, what=self.called, number=self.value))
        self.update()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.reached()

    @property
    def _wide(self) -> float:
        title = QFontMetricsF(sans(12.5 * self._scale, 600)).horizontalAdvance(self.called) + 4
        return max(title, (2 * _STEP + _PAPER + 6) * self._scale)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._wide), round(_TALL * self._scale))

    @override
    def fit(self) -> None:
        self.setFixedSize(self.sizeHint())
        size, top = round(_STEP * self._scale), round((_TITLE + 2) * self._scale)
        self.put_ends(size, top)
        middle, reach = self.width() // 2, round((_PAPER / 2 + 3) * self._scale)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for button, side in ((self.less, -1), (self.more, 1)):
            left = (side < 0) != mirrored
            button.move(middle - reach - size if left else middle + reach, top)
        self.show_value()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._scale
        painter.setFont(sans(12.5 * scale, 600))
        painter.setPen(palette.BRASS.lighter(118) if self.current else palette.CREAM)
        painter.drawText(QRectF(0, 0, self.width(), _TITLE * scale), Qt.AlignmentFlag.AlignCenter, self.called)
        paper = QRectF((self.width() - _PAPER * scale) / 2, _TITLE * scale + 1, _PAPER * scale, 32 * scale)
        painter.setPen(QPen(palette.BRASS if self.current else palette.BRASS.darker(150), 2 if self.current else 1))
        painter.setBrush(palette.PAPER)
        painter.drawRoundedRect(paper, 4, 4)
        painter.setPen(palette.INK)
        painter.setFont(serif(22 * scale, 700))
        painter.drawText(paper, Qt.AlignmentFlag.AlignCenter, f"{self.value}")


class NumberPickers(QWidget):
    """Row of number pickers, of which one takes the keys."""

    def __init__(self, changed: Callable[[], None]) -> None:
        """Create an empty row; `changed` is called whenever another number is chosen."""
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._changed = changed
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        self._scale = 1.0
        self._asked: Sequence[tuple[str, int, int]] = ()
        self.pickers: list[NumberPicker] = []

    def begin(self, asked: Sequence[NumberSpec]) -> None:
        """Ask for other numbers; if they are the same as before, the chosen values stay."""
        wanted = [(one.called, one.least, one.most) for one in asked]
        if wanted == self._asked:
            return
        self._asked = wanted
        for gone in self.pickers:
            gone.reached = lambda: None  # a late click on it would take the keys from all others
            self._row.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self.pickers = [NumberPicker(one) for one in asked]
        for picker in self.pickers:
            picker.setParent(self)
            picker.set_scale(self._scale)
            picker.changed.connect(lambda _: self._changed())
            picker.reached = partial(self._reach, picker)
            self._row.addWidget(picker)
            picker.show()
        self._reach(self.pickers[0])

    def forget(self) -> None:
        """Forget the chosen values before the next question."""
        self._asked = ()

    @property
    def values(self) -> list[int]:
        return [picker.value for picker in self.pickers]

    def set_scale(self, scale: float) -> None:
        """Set the factor on designed sizes."""
        self._scale = scale
        for picker in self.pickers:
            picker.set_scale(scale)
        self._row.activate()  # at once, or the widgets beside would lack room for a moment

    def take_key(self, event: QKeyEvent, alone: bool) -> bool:
        """Handle a key and return whether it was for a number.

        If `alone`, digits, left and right are for numbers too; left and right move between several.
        """
        at = next(place for place, picker in enumerate(self.pickers) if picker.current)
        sideways = event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if sideways and alone and len(self.pickers) > 1:
            mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            step = 1 if (event.key() == Qt.Key.Key_Right) != mirrored else -1
            self._reach(self.pickers[max(0, min(at + step, len(self.pickers) - 1))])
            return True
        if not alone and (sideways or event.text().isalnum()):
            return False
        return event.key() != Qt.Key.Key_Backspace and self.pickers[at].take_key(event)

    def _reach(self, chosen: NumberPicker) -> None:
        for picker in self.pickers:
            picker.current = picker is chosen and len(self.pickers) > 1
            picker.update()
        if len(self.pickers) == 1:
            chosen.current = True
