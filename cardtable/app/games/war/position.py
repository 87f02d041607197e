"""The table at one decision of a finished game, as the seat saw it then: a quiet picture, with what moves were worth.

Above lie what everyone had and what was up; below the hand, under each card how many of a hundred games it wins.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from typing_extensions import override

from cardtable.app.after.position import QUIET, Cell, PositionPicture
from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.shadow import shadow_margin
from cardtable.app.parts.widgets import at_side
from cardtable.app.zoom import sharpness
from cardtable.engine.cards import RANKS, split_card
from cardtable.engine.war.play import PASS, War
from cardtable.engine.war.rules import WarRules
from cardtable.language import filled, translate
from cardtable.table.proportions import CARD_RATIO
from cardtable.table.review import Decision, Judged
from cardtable.table.spoken import rank_name
from cardtable.table.war.board import STAKE, WarBoard, board_at, hand, slot
from cardtable.table.war.rounds import round_of, rounds
from cardtable.table.war.words import points_words
from cardtable.table.words import card_words, cards_words

_ROW = 50.0
"""A seat's row is never higher."""
_WIDEST = 620.0
"""Nor wider."""
_PRIZE = 140.0
"""Nor is the card that is up for bids ever wider."""


class Row(NamedTuple):
    """What one seat had, or the pile of prizes."""

    name: str
    points: int
    ranks: frozenset[int]
    emblem: int | None
    bid: str
    """The card she had bid, or an empty text."""
    turned: bool
    """Whether that was seen only when all had bid."""
    standing: bool
    """Whether no bid was higher."""
    out: bool
    """Whether she had passed."""

    @property
    def note(self) -> str:
        """What stands at the end of the row."""
        return translate("war", "out") if self.out else self.bid


class PositionView(PositionPicture):
    """Draws one decision."""

    def __init__(
        self, pixmaps: Pixmaps, names: list[str], emblems: list[int], rules: WarRules, events: Sequence[object]
    ) -> None:
        """`events` are those that the seat saw in the whole game."""
        super().__init__(pixmaps)
        self._events = events
        self._rounds = rounds(events, len(names))
        self._names, self._emblems, self._rules = names, emblems, rules
        self._rows: list[Row] = []
        self._stake: list[str] = []

    @override
    def show_decision(self, decision: Decision, judged: Judged | None) -> None:
        state = decision.state
        assert isinstance(state, War)
        board = board_at(
            self._events[: decision.events_before], len(self._names), state.onlooker, self._rules.suit_size
        )
        self._stake = [piece.card for piece in board.cards(STAKE) if piece.card]
        self._rows = self._rows_of(board, state, decision)
        values = {choice.move: choice.value for choice in judged.advice.choices} if judged else {}
        cards = [piece.card for piece in board.cards(hand(board.seat)) if piece.card]
        cells = [Cell(split_card(card)[0], card, values.get(split_card(card)[0])) for card in cards]
        if PASS in state.legal(board.seat):
            cells.append(Cell(PASS, None, values.get(PASS), translate("war", "Pass")))
        self.show_moves(cells, decision.move, judged)
        self._describe()

    def _rows_of(self, board: WarBoard, state: War, decision: Decision) -> list[Row]:
        """The others in their order round the table, the person last, and what prizes were to come."""
        rows = []
        ended = round_of(self._rounds, decision) if decision.sealed else None
        for step in range(1, board.seats + 1):
            seat = (board.seat + step) % board.seats
            bids = [piece.card for piece in board.cards(slot(seat)) if piece.card]
            standing = seat == state.standing
            if ended:
                turned = ended.bids[seat]
                bids, standing = [turned] if turned else [], seat == ended.winner
            bid = card_words(bids[-1]) if bids else ""
            out = bool(state.passed >> seat & 1)
            held = frozenset(board.held[seat])
            points, emblem = state.scores[seat], self._emblems[seat]
            rows.append(Row(self._names[seat], points, held, emblem, bid, ended is not None, standing, out))
        if self._rules.prizes == "spare_suit":
            values = self._rules.values()
            left = sum(values[rank] for rank in board.to_come)
            rows.append(Row(translate("war", "to come"), left, frozenset(board.to_come), None, "", False, False, False))
        return rows

    def _describe(self) -> None:
        """Says to screen readers what the picture shows."""
        parts = []
        if self._stake:
            parts.append(filled(translate("war", "Up for bids: {cards}."), cards=cards_words(self._stake)))
        for row in self._rows:
            ranks = " ".join(rank_name(RANKS[rank]) for rank in sorted(row.ranks))
            note = row.note
            if note and row.turned:
                note = filled(translate("war", "then bid {card}"), card=note)
            parts.append(", ".join(part for part in (row.name, points_words(row.points), ranks, note) if part))
        self.describe(parts)

    @override
    def cell_words(self, cell: Cell) -> str:
        """The card, or that she passes."""
        return card_words(cell.card) if cell.card else translate("war", "Pass")

    # --- drawing -------------------------------------------------------------------------------------------------

    @override
    def paint_table(self, painter: QPainter, upper: QRectF) -> None:
        """Rows and prize."""
        prize = self._paint_prize(painter, upper) if self._stake else 0.0
        width = min(upper.width() - prize, _WIDEST)
        x = upper.x() + (upper.width() - prize - width) / 2
        room = QRectF(x, upper.y(), width, upper.height())
        height = min(_ROW, room.height() / len(self._rows), room.width() * 0.1)  # or names have no room
        # Few rows stand in the middle, beside the prize; many begin at the top.
        y = room.y() + max(0.0, (room.height() - height * len(self._rows)) / 2)
        for row in self._rows:
            self._paint_row(painter, row, QRectF(room.x(), y, room.width(), height))
            y += height

    def _paint_prize(self, painter: QPainter, upper: QRectF) -> float:
        """The stand with what is up, at the end of the rows; how much of the width it takes."""
        width = min(_PRIZE, (upper.height() - 52) / CARD_RATIO, upper.width() * 0.15)
        pad = width * 0.12
        shifts = min(len(self._stake) - 1, 4) * 0.24 * width
        whole = width + 2 * pad + shifts
        tall = width * CARD_RATIO + 2 * pad
        box = at_side(self, upper.right() - whole, upper.y() + (upper.height() - tall - 26) / 2, whole, tall)
        margin = shadow_margin(box.width())
        stand = self._pixmaps.stand(box.size(), sharpness(self))
        painter.drawPixmap(QPoint(round(box.x() - margin), round(box.y() - margin)), stand)
        for depth, card in enumerate(self._stake[-5:]):
            x = box.x() + pad + depth * 0.24 * width
            self.lay(painter, card, QPointF(x, box.y() + pad), width)
        points = sum(self._rules.values()[split_card(card)[0]] for card in self._stake)
        painter.setFont(sans(13, 600))
        painter.setPen(palette.CREAM)
        below = QRectF(box.center().x() - 60, box.bottom() + 6, 120, 20)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, points_words(points))
        return whole + 20

    def _paint_row(self, painter: QPainter, row: Row, box: QRectF) -> None:
        height = box.height()

        def part(x: float, width: float) -> QRectF:
            return at_side(self, box.x() + x, box.y(), width, height)

        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.faded(palette.PLAQUE, 0.6))
        painter.drawRoundedRect(part(0, box.width()).adjusted(0, 1.5, 0, -1.5), (height - 3) / 2, (height - 3) / 2)
        disc = height - 7
        colour = QColor(QUIET)
        if row.emblem is not None:
            colour = palette.SEATS[row.emblem]
            picture = self._pixmaps.emblem(EMBLEMS[row.emblem], colour, round(disc), sharpness(self))
            painter.drawPixmap(part(4, disc).topLeft() + QPointF(0, 3.5), picture)
        else:
            back = round(disc * 0.8 / CARD_RATIO)
            picture = self._pixmaps.back(back, sharpness(self))
            painter.drawPixmap(part(4 + (disc - back) / 2, back).topLeft() + QPointF(0, 3.5 + disc * 0.1), picture)
        left = height + 4
        note = max((QFontMetricsF(sans(13, 700)).horizontalAdvance(other.note) for other in self._rows), default=0)
        note += 24 if note else 8
        count = self._rules.suit_size
        cell = max(14.0, min(24.0, (box.width() - left - note - 150) / count))
        strip = box.width() - note - count * cell
        font = serif(15, 700) if row.emblem is not None else serif(15, italic=True)
        name = QFontMetricsF(font).elidedText(row.name, Qt.TextElideMode.ElideRight, strip - left - 38)
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(part(left, strip - left - 36), Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(sans(14, 700))
        painter.setPen(palette.CREAM)
        painter.drawText(
            part(strip - 38, 26), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{row.points}"
        )
        self._paint_ranks(painter, row, part(strip, count * cell))
        if row.note:
            self._paint_note(painter, row, part(box.width() - note + 10, note - 18))

    def _paint_ranks(self, painter: QPainter, row: Row, box: QRectF) -> None:
        """The ranks that are held, or to come; a dash for each that is gone. From the ace up in any script."""
        cell = box.width() / self._rules.suit_size
        painter.setFont(sans(14 if cell > 20 else 12, 600))
        for rank in range(self._rules.suit_size):
            at = QRectF(box.x() + rank * cell, box.y(), cell, box.height())
            if rank in row.ranks:
                painter.setPen(palette.CREAM)
                painter.drawText(at, Qt.AlignmentFlag.AlignCenter, RANKS[rank])
            else:
                painter.setPen(QPen(palette.faded(palette.CREAM, 0.3), 1.4))
                middle = at.center()
                painter.drawLine(middle - QPointF(3, 0), middle + QPointF(3, 0))

    def _paint_note(self, painter: QPainter, row: Row, box: QRectF) -> None:
        """What she had bid, on paper, in brass where it stood; or that she was out. What was turned later is no paper
        on the table yet."""
        height = min(20.0, box.height() - 4)
        painter.setFont(sans(13 if height > 16 else 12, 700 if row.standing else 600))
        tag = QRectF(box.x(), box.center().y() - height / 2, box.width(), height)
        if row.turned:
            rim = palette.BRASS if row.standing else QUIET
            painter.setPen(QPen(rim, 2 if row.standing else 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(tag, 4, 4)
            painter.setPen(palette.CREAM)
        elif not row.out:
            painter.setPen(QPen(palette.BRASS, 2) if row.standing else Qt.PenStyle.NoPen)
            painter.setBrush(palette.PAPER)
            painter.drawRoundedRect(tag, 4, 4)
            painter.setPen(palette.INK)
        else:
            painter.setPen(QUIET)
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, row.note)
