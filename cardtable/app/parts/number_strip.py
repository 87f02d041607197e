"""Number strip: all numbers side by side in cells, which scroll along if there are more than fit."""

from collections.abc import Collection, Mapping
from functools import partial
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.parts.felt_button import BRASS, GLASS, FeltButton
from cardtable.app.parts.number_choice import NumberChoice
from cardtable.app.parts.widgets import set_tip, take_away

_CELL, _LEAST, _TALL = 31, 24, 52
"""Usual and minimum width of a cell, and height of the strip, in designed pixels; long numbers need wider cells."""
_STEP = 36
"""Size of the button at an end, in designed pixels."""
_FEWEST, _SEEN = 3, 40
"""Minimum and maximum number of visible cells."""
_ROUNDS = 10
_SPENT = 0.45
"""Opacity of a spent number."""


class NumberCell(FeltButton):
    """Cell of one number."""

    def __init__(self, number: int, strip: QWidget) -> None:
        super().__init__(f"{number}", strip)
        self.number = number
        self.rounds = 0
        """Mark of a hint: the number of rounds in ten in which this number is chosen."""
        self.spent = False
        """True if the number can still be chosen, but to no purpose."""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @override
    def nextCheckState(self) -> None:
        """Do nothing: the strip sets which cell is checked."""

    @override
    def draw(self, painter: QPainter, whole: QRectF) -> None:
        body, scale = whole.adjusted(1.5, 2, -1.5, -3), self.scale
        look = BRASS if self.isChecked() else GLASS
        self.draw_plate(painter, body, look, 7 * scale)
        painter.setPen(palette.faded(look.ink, _SPENT) if self.spent else look.ink)
        font = sans(15.5 * scale, 700)
        wide = QFontMetricsF(font).horizontalAdvance(self.text())
        if wide > body.width() - 4:
            font = sans(15.5 * scale * (body.width() - 4) / wide, 700)
        painter.setFont(font)
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.rounds:
            across = (body.width() - 8 * scale) * self.rounds / _ROUNDS
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.ink if self.isChecked() else palette.BRASS)
            foot = QRectF(body.center().x() - across / 2, body.bottom() - 5 * scale, across, 3 * scale)
            painter.drawRoundedRect(foot, 1.5, 1.5)


class NumberStrip(NumberChoice):
    """Strip of as many cells as fit."""

    def __init__(self, less: str, more: str) -> None:
        """Create a strip; `less` and `more` are the names of the buttons at its ends, which show only if it scrolls."""
        super().__init__(less, more)
        self.setObjectName("strip")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._first = 0
        self._marks: Mapping[int, int] = {}
        self._spent: frozenset[int] = frozenset()
        self._why_spent = ""
        self.cells: list[NumberCell] = []
        """Visible cells."""
        for end in (self.less, self.more):
            end.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrow keys do the same

    def begin(self, value: int, most: int, called: str) -> None:
        """Ask for a new number from 0 to `most`; `called` is the accessible name."""
        self._most = most
        self._hold(max(0, min(value, most)))
        self._first = 0
        self._keys.forget()
        self.setAccessibleName(called)
        self.fit()

    def show_marks(self, marks: Mapping[int, int]) -> None:
        """Show the marks of a hint: the number of rounds in ten in which each number is chosen."""
        if marks != self._marks:
            self._marks = dict(marks)
            self.show_value()

    def show_spent(self, numbers: Collection[int], why: str) -> None:
        """Dim numbers that can still be chosen, but to no purpose; `why` is their tooltip."""
        spent = frozenset(numbers)
        if spent != self._spent:
            self._spent, self._why_spent = spent, why
            self.show_value()

    # --- showing -------------------------------------------------------------------------------------------------

    @property
    def _cell(self) -> float:
        """Preferred width of a cell, in pixels."""
        return max(_CELL * self._scale, self._digits + 12 * self._scale)

    @property
    def _least_cell(self) -> float:
        """Minimum width of a cell, in pixels."""
        return max(_LEAST * self._scale, self._digits + 6 * self._scale)

    @property
    def _digits(self) -> float:
        """Width of the longest number, in pixels."""
        return QFontMetricsF(sans(15.5 * self._scale, 700)).horizontalAdvance("0" * len(f"{self._most}"))

    @property
    def _ends(self) -> float:
        """Width of both buttons at the ends with their gaps, in pixels."""
        return 2 * (_STEP + 4) * self._scale

    @override
    def sizeHint(self) -> QSize:
        """Return the minimum size; the strip takes what the answers beside it leave, up to its maximum width."""
        fewest = min(self._cell * (self._most + 1), self._cell * _FEWEST + self._ends)
        return QSize(ceil(fewest), round(_TALL * self._scale))

    @override
    def fit(self) -> None:
        self.setMaximumWidth(ceil(self._cell * min(self._most + 1, _SEEN)))
        self.updateGeometry()
        self.show_value()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_value()

    @override
    def show_value(self) -> None:
        """Place as many cells as fit, including the chosen one and its neighbours."""
        count = self._most + 1
        moves = count * self._least_cell > self.width()
        cell = self._cell if moves else min(self._cell, self.width() / count)
        shown = max(1, int((self.width() - self._ends) / cell)) if moves else count
        if moves:
            aside = min(1, (shown - 1) // 2)
            lowest, highest = self._value + aside - shown + 1, self._value - aside
            self._first = max(0, min(max(lowest, min(self._first, highest)), count - shown))
        else:
            self._first = 0
        self._number(shown)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        size = round(_STEP * self._scale)
        high = round(_TALL * self._scale)
        self.put_steps(size, (high - size) // 2)
        self.less.setVisible(moves)
        self.more.setVisible(moves)
        start = (self.width() - shown * cell) / 2
        for place, button in enumerate(self.cells):
            along = shown - 1 - place if mirrored else place
            left, right = round(start + along * cell), round(start + (along + 1) * cell)
            button.setGeometry(left, 0, right - left, high)
            button.scale = self._scale
            button.rounds = self._marks.get(button.number, 0)
            button.setChecked(button.number == self._value)
            button.spent = button.number in self._spent
            set_tip(button, self._why_spent if button.spent else "")
            button.update()

    def _number(self, shown: int) -> None:
        """Make `shown` cells from the first on; those that stay visible are kept."""
        wanted = range(self._first, self._first + shown)
        kept = {cell.number: cell for cell in self.cells}
        for number, cell in kept.items():
            if number not in wanted:
                take_away(cell)
        self.cells = []
        for number in wanted:
            if number not in kept:
                kept[number] = NumberCell(number, self)
                kept[number].clicked.connect(partial(self.pick, number))
                kept[number].show()
            self.cells.append(kept[number])
