"""Picture of a player's bets or guesses, by number and by chips and pot, beside balanced play."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.coins import coin_height, pile_places
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.painting import CENTRE, DrawnLabel, Legend, LegendSign, write
from cardtable.app.parts.widgets import along, at_side, set_accessible_texts
from cardtable.app.zoom import brush, sharpness, zoom_of
from cardtable.games.mentalist.players.mirroring import NumberBin, ShownStatistics, StackBin
from cardtable.language import as_number, filled, isolated, listed, listed_apart, translate
from cardtable.table.proportions import THICKNESS, TILT

_BARS = 104.0
"""Height of the piles by number, without labels, in designed pixels."""
_LABEL = 20.0
_HEAD = 26.0
_SIDE = 58.0
"""Width in front of a row of cells, in designed pixels."""
_CELL = 60.0
_PILES = (2, 6, 15)
"""Number of coins drawn in front of each row: few, an even share, many."""
_COIN = 26.0
"""Greatest width of a coin in a pile, in designed pixels."""


class TallyView(DrawnLabel):
    """Picture with piles of pennies by number, and bars by chips and pot."""

    def __init__(self, pixmaps: Pixmaps, colours: Scheme, *, cells: bool = True, pad: float = 20.0) -> None:
        """Initialise; `cells` shows the bars by chips and pot too."""
        super().__init__(colours, pad)
        self._pixmaps = pixmaps
        self._cells = cells
        self._shown = ShownStatistics(0, [], [])
        self._guessing = False
        self._ink = QColor()
        self.zoom_changed()

    def show_tally(self, shown: ShownStatistics, guessing: bool, ink: QColor) -> None:
        """Show a player's statistics; `ink` is the player's colour."""
        self._shown, self._guessing, self._ink = shown, guessing, ink
        set_accessible_texts(self, self._words(), self._cells_words() if self._cells else "")
        self.update()

    @property
    def _perfect(self) -> bool:
        return any(bar.perfect is not None for bar in self._shown.bars)

    # --- in words ------------------------------------------------------------------------------------------------

    def _words(self) -> str:
        """Return the statistics by number in words."""
        bars = [_bar_words(bar) for bar in self._shown.bars if bar.times or round(bar.perfect or 0)]
        return listed_apart([self._title(), *bars])

    def _cells_words(self) -> str:
        """Return the statistics by chips and pot in words."""
        return ". ".join(_cell_words(cell) for cell in self._shown.cells if cell.turns)

    def _title(self) -> str:
        turns = self._shown.turns
        if self._guessing:
            return translate("mentalist", "%n guess(es): how often each number", None, turns)
        return translate("mentalist", "%n bet(s): how often each number", None, turns)

    # --- drawing -------------------------------------------------------------------------------------------------

    @override
    def sizeHint(self) -> QSize:
        height = _HEAD + _BARS + 2 * _LABEL + 6
        if self._cells:
            height += _HEAD + 3 * _LABEL + 3 * _CELL + 10
        return QSize(260, round(height)) * zoom_of(self)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self.tips = []
        if not self._shown.turns:
            return
        painter = brush(self)
        y = self.paint_heading(painter, self._title(), 4)
        self._paint_bars(painter, QRectF(self.pad, y, self.room, _BARS))
        y = self._paint_legend(painter, y + _BARS + _LABEL + 2)
        if not self._cells:
            return
        by = (
            translate("mentalist", "Guesses by stack and pot size")
            if self._guessing
            else translate("mentalist", "Bets by stack and pot size")
        )
        self._paint_cells(painter, self.paint_heading(painter, by, y + 2))

    def _paint_bars(self, painter: QPainter, plot: QRectF) -> None:
        """Paint a pile for each number, one penny for each time; behind it the average height in balanced play."""
        bars = self._shown.bars
        step = plot.width() / len(bars)
        width = round(min(_COIN, step - 4))
        face = coin_height(width) - width * THICKNESS
        most = max(max(bar.times, bar.perfect or 0.0) for bar in bars)
        each = min(width * THICKNESS * 1.4, (plot.height() - face - 16) / max(most, 1.0))
        painter.setPen(QPen(self.colours.line, 1))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        font = sans(12)
        metrics = QFontMetricsF(font)
        for place, bar in enumerate(bars):
            cell = at_side(self, plot.x() + place * step, plot.y(), step, plot.height())
            self.tips.append((cell.adjusted(0, 0, 0, _LABEL), _bar_words(bar)))
            if bar.perfect:
                high = bar.perfect * each + min(bar.perfect, 1.0) * face / 2  # a coin is seen from above
                self._paint_ghost(
                    painter, QRectF(cell.center().x() - width / 2 - 2, plot.bottom() - high, width + 4, high)
                )
            coin = self._pixmaps.coin(width, sharpness(self))
            for time in range(bar.times):
                top = plot.bottom() - coin_height(width) - time * each
                painter.drawPixmap(QPointF(cell.center().x() - width / 2 - 1, top - 1), coin)
            if bar.times:
                top = plot.bottom() - coin_height(width) - (bar.times - 1) * each
                write(painter, QRectF(cell.x(), top - 17, step, 16), f"{bar.times}", font, self.colours.text, CENTRE)
            label = _numbers(bar)
            label = label if metrics.horizontalAdvance(label) <= step - 2 else f"{bar.low}"
            if metrics.horizontalAdvance(label) <= step:
                ink = self.colours.text if bar.times else self.colours.dim
                write(painter, QRectF(cell.x(), plot.bottom() + 2, step, _LABEL - 2), label, font, ink, CENTRE)

    def _paint_ghost(self, painter: QPainter, box: QRectF) -> None:
        """Paint the height of balanced play."""
        painter.setPen(QPen(self.colours.dim, 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(palette.faded(self.colours.dim, 0.14))
        painter.drawRoundedRect(box, 3, 3)

    def _paint_legend(self, painter: QPainter, y: float) -> float:
        """Paint the legend of balanced play, if it is shown; return the y below it."""
        if not self._perfect:
            return y
        sign = LegendSign(self._paint_ghost, translate("mentalist", "balanced play, on average"))
        Legend([sign], QSizeF(16, 12), row=18).paint(painter, self, y, self.colours.dim, self.pad)
        return y + _LABEL + 2

    def _paint_cells(self, painter: QPainter, y: float) -> None:
        """Paint nine cells: rows by the bettor's chips, columns by the pot."""
        cells = self._shown.cells
        step = (self.room - _SIDE) / 3
        most = max(max(cell.mean, cell.perfect_mean or 0.0) for cell in cells) or 1.0
        for pot, text in enumerate(_pots()):
            self._word(painter, at_side(self, self.pad + _SIDE + pot * step - 4, y, step + 8, _LABEL), text)
        y += _LABEL
        for stack, text in enumerate(_stacks()):
            row = y + stack * _CELL
            self._paint_pile(painter, at_side(self, self.pad, row + 2, _SIDE - 6, _CELL - 22), _PILES[stack])
            self._word(painter, at_side(self, self.pad - 12, row + _CELL - 20, _SIDE + 12, 16), text)
        for cell in cells:
            at = (self.pad + _SIDE + cell.pot * step, y + cell.stack * _CELL)
            self._paint_cell(painter, cell, at_side(self, *at, step, _CELL).adjusted(3, 3, -3, -3), most)
        below = y + 3 * _CELL
        for pot in range(3):
            for half, text in enumerate((translate("mentalist", "zero"), translate("mentalist", "size"))):
                x = self.pad + _SIDE + pot * step + 3 + half * (step - 6) / 2
                self._word(painter, at_side(self, x, below, (step - 6) / 2, 16), text)
        words = translate("mentalist", "zero: how often · size: chips on average")
        self._word(painter, at_side(self, self.pad - 8, below + _LABEL, _SIDE + 3 * step + 8, 16), words)

    def _paint_pile(self, painter: QPainter, box: QRectF, count: int) -> None:
        width, places = pile_places(box, count, 17.0)
        coin = self._pixmaps.coin(width, sharpness(self))
        for place in places:
            painter.drawPixmap(place - QPointF(width / 2 + 1, width * TILT / 2 + 1), coin)

    def _paint_cell(self, painter: QPainter, cell: StackBin, box: QRectF, most: float) -> None:
        """Paint the share of zeros and the mean number, each in front of that of balanced play."""
        painter.setPen(QPen(self.colours.line, 1))
        painter.setBrush(self.colours.field if cell.turns else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 5, 5)
        if not cell.turns:
            return
        self.tips.append((box, _cell_words(cell)))
        zeros = None if cell.perfect_zeros is None else cell.perfect_zeros / cell.turns
        size = None if cell.perfect_mean is None else cell.perfect_mean / most
        halves: Sequence[tuple[float, float | None]] = ((cell.zeros / cell.turns, zeros), (cell.mean / most, size))
        inner = box.adjusted(4, 6, -4, -3)
        for half, (share, usual) in enumerate(halves):
            middle = along(self, inner, 0.25 + 0.5 * half)
            wide = min(20.0, inner.width() * 0.36)
            if usual is not None:
                high = max(inner.height() * usual, 1.0)
                self._paint_ghost(painter, QRectF(middle - wide / 2, inner.bottom() - high, wide, high))
            high = max(inner.height() * share, 2.0)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._ink)
            painter.drawRoundedRect(QRectF(middle - wide * 0.3, inner.bottom() - high, wide * 0.6, high), 2, 2)

    def _word(self, painter: QPainter, box: QRectF, text: str) -> None:
        write(painter, box, text, sans(12), self.colours.dim, CENTRE)


def _bar_words(bar: NumberBin) -> str:
    text = filled(translate("mentalist", "{numbers}: %n time(s)", None, bar.times), numbers=_numbers(bar))
    if bar.perfect is None:
        return text
    usual = filled(translate("mentalist", "against {usual} in balanced play"), usual=as_number(bar.perfect, 1))
    return listed([text, usual])


def _cell_words(cell: StackBin) -> str:
    text = translate("mentalist", "{chips}, {pot}: zero %n time(s) in {turns}; average: {mean}", None, cell.zeros)
    words = {"chips": _stacks()[cell.stack], "pot": _pots()[cell.pot]}
    text = filled(text, turns=cell.turns, mean=as_number(cell.mean, 1), **words)
    if cell.perfect_mean is None or cell.perfect_zeros is None:
        return text
    usual = translate("mentalist", "balanced play: zero {zeros} times; average: {mean}")
    usual = filled(usual, zeros=as_number(cell.perfect_zeros, 1), mean=as_number(cell.perfect_mean, 1))
    return listed_apart([text, usual])


def _numbers(bar: NumberBin) -> str:
    return f"{bar.low}" if bar.low == bar.high else isolated(f"{bar.low}–{bar.high}")


def _stacks() -> tuple[str, str, str]:
    """Return names for SHORT, MIDDLE and DEEP."""
    return (
        translate("mentalist", "few chips"),
        translate("mentalist", "average stack"),
        translate("mentalist", "many chips"),
    )


def _pots() -> tuple[str, str, str]:
    """Return names for SMALL, FAIR and BIG."""
    return (
        translate("mentalist", "small pot"),
        translate("mentalist", "medium pot"),
        translate("mentalist", "big pot"),
    )
