"""Bars that show how often each number is bet and guessed, on either side of the numbers, drawn by hand."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.widgets import at_side
from cardtable.app.style import seat_text
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import as_number, filled, in_sequence, listed, translate

_ROW = 22
_NUMBER = 44
"""Width of the column of numbers, in designed pixels."""
_SHARE = 44
"""Width of the figure beside a bar, in designed pixels."""
_ROUNDING = 0.05
"""Share in per cent below which a figure with one decimal reads "< 0.1"."""


class Often(NamedTuple):
    """Shares, 0 to 1, with which a number is bet and guessed."""

    number: int
    bet: float
    guess: float


def hundredth(share: float) -> str:
    """Return a share, 0 to 1, in per cent with one decimal."""
    found = 100 * share
    return "< 0.1" if 0 < found < _ROUNDING else as_number(found, 1)


class MixBars(QWidget):
    """Widget with a row of bars for each number that is bet or guessed at all."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self._colours = colours
        self.rows: Sequence[Often] = ()
        self._marked: int | None = None
        self.bet_colour = colours.accent
        self.guess_colour = seat_text(palette.COLOURS[1], colours)

    def show_mixes(self, rows: Sequence[Often], marked: int | None) -> None:
        """Show mixes; `marked` is a number to highlight, or None."""
        self.rows, self._marked = rows, marked
        set_accessible_texts(self, self._words())
        self.zoom_changed()
        self.update()

    def zoom_changed(self) -> None:
        """Set the height to that of all rows."""
        self.setMinimumHeight(round(_ROW * len(self.rows) * zoom_of(self)))

    def _words(self) -> str:
        """Return the mixes in words, for screen readers."""
        often = translate("mentalist", "{number}: {share}%")
        told = []
        for start, shares in (
            (translate("mentalist", "Bets: {mix}."), [(row.number, row.bet) for row in self.rows]),
            (translate("mentalist", "Guesses: {mix}."), [(row.number, row.guess) for row in self.rows]),
        ):
            parts = [filled(often, number=number, share=hundredth(share)) for number, share in shares if share]
            told.append(filled(start, mix=listed(parts)))
        return in_sequence(told)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        zoom = zoom_of(self)
        middle = area(self).width() / 2
        longest = max(1.0, middle - _NUMBER / 2 - _SHARE - 6)
        most = max((max(row.bet, row.guess) for row in self.rows), default=1.0)
        near, far = Qt.AlignmentFlag.AlignLeading, Qt.AlignmentFlag.AlignTrailing
        first = max(0, int(event.rect().top() / zoom // _ROW))
        last = int(event.rect().bottom() / zoom // _ROW) + 1
        for place, row in enumerate(self.rows[first:last], first):
            top = place * _ROW
            if row.number == self._marked:
                painter.fillRect(at_side(self, 0, top, middle * 2, _ROW), self._colours.field)
            painter.setFont(sans(14, 700))
            painter.setPen(self._colours.text)
            box = at_side(self, middle - _NUMBER / 2, top, _NUMBER, _ROW)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{row.number}")
            painter.setFont(sans(13))
            for side, share, colour in ((-1, row.bet, self.bet_colour), (1, row.guess, self.guess_colour)):
                long = longest * share / most
                start = middle + side * _NUMBER / 2
                painter.fillRect(at_side(self, min(start, start + side * long), top + 4, long, _ROW - 8), colour)
                beyond = start + side * (long + 5)
                box = at_side(self, min(beyond, beyond + side * _SHARE), top, _SHARE, _ROW)
                painter.drawText(box, (far if side < 0 else near) | Qt.AlignmentFlag.AlignVCenter, hundredth(share))
