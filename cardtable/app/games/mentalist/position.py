"""The table at one decision of a finished game, as the seat saw it then: a quiet picture, with what numbers were worth.

Above stand everybody's chips, what was said, and the pot; below the numbers, over how many of a hundred games each
wins.
"""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from typing_extensions import override

from cardtable.app.after.position import QUIET, Cell, PositionPicture
from cardtable.app.art import palette
from cardtable.app.art.coins import draw_coin_pile
from cardtable.app.art.dish import draw_dish, well_rect
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.widgets import at_side
from cardtable.app.zoom import sharpness
from cardtable.engine.mentalist.play import BET, Mentalist
from cardtable.language import filled, translate
from cardtable.table.mentalist.words import chips_words
from cardtable.table.review import Decision, Judged

_ROW = 48.0
"""A seat's row is never higher."""
_WIDEST = 470.0
"""Nor wider."""
_DISH = 210.0
"""Nor is the dish."""
_SHOWN = 14
"""So many numbers are shown: of more those alone that are worth it."""
_COINS = 60


class Row(NamedTuple):
    """What one seat had."""

    name: str
    emblem: int
    chips: int
    note: str
    """What she was doing, or what she had guessed."""
    out: bool


class PositionView(PositionPicture):
    """Draws one decision."""

    def __init__(self, pixmaps: Pixmaps, names: list[str], emblems: list[int]) -> None:
        super().__init__(pixmaps)
        self._names, self._emblems = names, emblems
        self._rows: list[Row] = []
        self._pot = 0

    @override
    def show_decision(self, decision: Decision, judged: Judged | None) -> None:
        state = decision.state
        assert isinstance(state, Mentalist)
        self._pot = state.pot
        self._rows = _rows(state, self._names, self._emblems)
        values = {choice.move: choice.value for choice in judged.advice.choices} if judged else {}
        shown = worth_showing(state.most, decision.move, judged)
        self.show_moves([Cell(chips, None, values.get(chips), f"{chips}") for chips in shown], decision.move, judged)
        parts = [filled(translate("mentalist", "pot {pot}"), pot=self._pot)]
        for row in self._rows:
            parts.append(", ".join(part for part in (row.name, chips_words(row.chips), row.note) if part))
        self.describe(parts)

    @override
    def cell_words(self, cell: Cell) -> str:
        """The number."""
        return cell.word

    # --- drawing -------------------------------------------------------------------------------------------------

    @override
    def paint_table(self, painter: QPainter, upper: QRectF) -> None:
        """Rows and dish."""
        dish = min(_DISH, upper.width() * 0.36, upper.height() / 0.75)
        width = min(upper.width() - dish - 24, _WIDEST)
        left = upper.x() + (upper.width() - dish - 24 - width) / 2
        height = min(_ROW, upper.height() / len(self._rows))
        y = upper.y() + max(0.0, (upper.height() - height * len(self._rows)) / 2)
        for row in self._rows:
            self._paint_row(painter, row, QRectF(left, y, width, height))
            y += height
        self._paint_dish(painter, QRectF(left + width + 24, upper.center().y() - dish * 0.36, dish, dish * 0.6))

    def _paint_row(self, painter: QPainter, row: Row, box: QRectF) -> None:
        height = box.height()

        def part(x: float, width: float) -> QRectF:
            return at_side(self, box.x() + x, box.y(), width, height)

        painter.setOpacity(0.45 if row.out else 1.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.faded(palette.PLAQUE, 0.6))
        painter.drawRoundedRect(part(0, box.width()).adjusted(0, 1.5, 0, -1.5), (height - 3) / 2, (height - 3) / 2)
        disc = height - 7
        colour = palette.SEATS[row.emblem]
        picture = self._pixmaps.emblem(EMBLEMS[row.emblem], colour, round(disc), sharpness(self))
        painter.drawPixmap(part(4, disc).topLeft() + QPointF(0, 3.5), picture)
        middle = Qt.AlignmentFlag.AlignVCenter
        note = max(QFontMetricsF(sans(13, 600)).horizontalAdvance(other.note) for other in self._rows) + 26
        left, number = height + 4, 58.0
        room = max(20.0, box.width() - left - number - note)
        font = serif(15, 700)
        painter.setFont(font)
        painter.setPen(colour)
        name = QFontMetricsF(font).elidedText(row.name, Qt.TextElideMode.ElideRight, room - 6)
        painter.drawText(part(left, room), middle, name)
        painter.setFont(sans(15, 700))
        painter.setPen(palette.CREAM)
        painter.drawText(part(left + room, number - 8), Qt.AlignmentFlag.AlignRight | middle, f"{row.chips:,}")
        if row.note:
            painter.setFont(sans(13, 600))
            painter.setPen(QUIET)
            painter.drawText(part(box.width() - note, note - 14), Qt.AlignmentFlag.AlignCenter, row.note)
        painter.setOpacity(1.0)

    def _paint_dish(self, painter: QPainter, box: QRectF) -> None:
        """The pot."""
        box = at_side(self, box.x(), box.y(), box.width(), box.height())
        draw_dish(painter, box)
        well = well_rect(box)
        inner = well.adjusted(well.width() * 0.14, well.height() * 0.12, -well.width() * 0.14, -well.height() * 0.16)
        draw_coin_pile(painter, inner, min(self._pot, _COINS), 26)
        painter.setFont(sans(14, 700))
        painter.setPen(palette.CREAM)
        below = QRectF(box.x(), box.bottom() + 2, box.width(), 22)
        words = filled(translate("mentalist", "pot {pot}"), pot=self._pot)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, words)


def worth_showing(most: int, made: int, judged: Judged | None) -> list[int]:
    """The numbers that a picture shows, from the lowest: all where they are few; else what was made, and what comes
    most often, or wins most, or is lowest."""
    if most < _SHOWN:
        return list(range(most + 1))
    found = [made]
    if judged:
        choices = judged.advice.choices
        found += [choice.move for choice in choices if choice.probability > 0]
        found += [choice.move for choice in sorted(choices, key=lambda choice: -(choice.value or 0.0))]
    found += range(_SHOWN)
    return sorted(list(dict.fromkeys(found))[:_SHOWN])


def _rows(state: Mentalist, names: list[str], emblems: list[int]) -> list[Row]:
    """The others in their order round the table, the person last."""
    seats = state.terms.seats
    guesses: dict[int, int] = {}
    seat = state.bettor
    for chips in state.guesses:
        seat = state.right[seat]
        guesses[seat] = chips
    rows = []
    for step in range(1, seats + 1):
        seat = (state.onlooker + step) % seats
        out = seat not in state.inside
        note = ""
        if out:
            note = translate("mentalist", "out")
        elif seat == state.bettor:
            note = translate("mentalist", "to bet") if state.phase == BET else translate("mentalist", "has bet")
        elif seat in guesses:
            note = filled(translate("mentalist", "guessed {chips}"), chips=guesses[seat])
        rows.append(Row(names[seat], emblems[seat], state.scores[seat], note, out))
    return rows
