"""The table at one decision of a finished match, as the seat saw it then.

Above lie who had bid what and taken how many tricks, and the trick on the table; below the suits, bids or cards that
were open, each with how many of a hundred matches it wins.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from typing_extensions import override

from cardtable.app.after.position import QUIET, Cell, PositionPicture
from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.token import draw_token
from cardtable.app.parts.seat_mark import draw_name
from cardtable.app.parts.widgets import at_side
from cardtable.app.zoom import sharpness
from cardtable.engine.cards import SUITS
from cardtable.engine.losers.play import BID, CALL, CARDS, NO_BID, Losers
from cardtable.language import filled, translate
from cardtable.table.losers.board import ASIDE, LosersBoard, board_at
from cardtable.table.losers.words import bid_words, losers, plain, points_words, suit_words
from cardtable.table.proportions import CARD_RATIO
from cardtable.table.review import Decision, Judged
from cardtable.table.words import card_words, cards_words

_ROW = 46.0
"""A seat's row is never higher."""
_BIDS = 11
"""So many bids are shown: those that win most often, and hers."""
_NARROW_HAND = 13
"""A hand of no more cards lies beside the rows."""
_SAID = 12.5
"""The size of what is said at the end of a row."""
_TRICK_CARD = 76.0
"""A card of the trick is never wider."""


class Row(NamedTuple):
    """What one seat had."""

    name: str
    emblem: int
    score: int
    bid: int | None
    tricks: int
    caller: bool


class PositionView(PositionPicture):
    """Draws one decision."""

    def __init__(self, pixmaps: Pixmaps, names: list[str], emblems: list[int], events: Sequence[object]) -> None:
        """`events` are those that the seat saw in the whole match."""
        super().__init__(pixmaps)
        self._events = list(events)
        self._names, self._emblems = names, emblems
        self._rows: list[Row] = []
        self._laid: list[tuple[int, str]] = []
        self._winning: int | None = None
        self._aside: list[str] = []
        self._trump: str | None = None
        self._hand: list[str] = []

    @override
    def show_decision(self, decision: Decision, judged: Judged | None) -> None:
        state = losers(decision)
        board = board_at(self._events[: decision.events_before], len(self._names), state.onlooker)
        self._laid, self._winning = board.laid(), board.winning()
        self._aside = [piece.card for piece in board.cards(ASIDE) if piece.card]
        self._trump = board.trump
        self._hand = [] if state.phase not in (CALL, BID) else board.shown_hand()
        self._rows = self._rows_of(board, state)
        values = {choice.move: choice.value for choice in judged.advice.choices} if judged else {}
        self.show_moves(self._cells_of(board, state, values, decision.move), decision.move, judged)
        self._describe()

    def _rows_of(self, board: LosersBoard, state: Losers) -> list[Row]:
        """The others in their order round the table, the person last."""
        rows = []
        for step in range(1, board.seats + 1):
            seat = (board.seat + step) % board.seats
            bid = None if state.bids[seat] == NO_BID else state.bids[seat]
            caller = seat == state.caller
            rows.append(
                Row(self._names[seat], self._emblems[seat], state.scores[seat], bid, board.tricks(seat), caller)
            )
        return rows

    @staticmethod
    def _cells_of(board: LosersBoard, state: Losers, values: dict[int, float | None], made: int) -> list[Cell]:
        if state.phase == CALL:
            return [Cell(SUITS.index(suit), None, values.get(SUITS.index(suit)), suit=suit) for suit in SUITS]
        if state.phase == BID:
            valued = sorted((bid for bid, value in values.items() if value is not None),
                            key=lambda bid: -(values[bid] or 0.0))  # fmt: skip
            near = range(max(0, made - _BIDS // 2), made + _BIDS // 2 + 1)
            shown = valued[:_BIDS] or [bid for bid in near if bid <= state.most_points()]
            return [Cell(bid, None, values.get(bid), word=f"{bid}") for bid in sorted({*shown, made})]
        return [Cell(CARDS.index(card), card, values.get(CARDS.index(card))) for card in board.shown_hand()]

    @override
    def cell_words(self, cell: Cell) -> str:
        """The suit, the bid, the card."""
        if cell.card:
            return card_words(cell.card)
        return suit_words(cell.suit) if cell.suit else bid_words(cell.move)

    def _describe(self) -> None:
        """Says to screen readers what the picture shows."""
        parts = []
        if self._trump:
            parts.append(filled(translate("losers", "trumps: {suit}"), suit=suit_words(self._trump)))
        if self._aside:
            text = translate("losers", "Set aside, face up: {cards}.", None, len(self._aside))
            parts.append(filled(text, cards=cards_words(self._aside)))
        for row in self._rows:
            tricks = translate("losers", "%n trick(s)", None, row.tricks)
            parts.append(", ".join((row.name, points_words(row.score), bid_words(row.bid), tricks)))
        for seat, card in self._laid:
            parts.append(f"{self._names[seat]}: {card_words(card)}")
        if self._hand:
            text = filled(translate("losers", "Your hand: {cards}"), cards=cards_words(self._hand))
            parts.append(text)
        self.describe(parts)

    # --- drawing -------------------------------------------------------------------------------------------------

    @override
    def paint_table(self, painter: QPainter, upper: QRectF) -> None:
        """Rows at one side; trump, cards set aside and the trick at the other."""
        many = len(self._hand) > _NARROW_HAND
        if many:  # few sit at such a table, and their rows leave room
            upper = self._paint_hand(painter, upper)
        rows = min(upper.width() * 0.56, 380.0)
        height = min(_ROW, upper.height() / len(self._rows))
        y = upper.y() + max(0.0, (upper.height() - height * len(self._rows)) / 2)
        for row in self._rows:
            self._paint_row(painter, row, at_side(self, upper.x(), y, rows, height))
            y += height
        right = QRectF(upper.x() + rows + 16, upper.y(), upper.width() - rows - 16, upper.height())
        if self._hand and not many:
            beside = at_side(self, right.x(), right.y(), right.width(), right.height())
            left = self._paint_hand(painter, beside)
            right = QRectF(right.x(), right.y(), right.width(), left.height())
        self._paint_middle(painter, right.x(), right.y(), right.width(), right.height())

    def _paint_hand(self, painter: QPainter, upper: QRectF) -> QRectF:
        """The hand she called or bid with, along the lower edge of a room; what is left of it above."""
        width = round(min(58.0, upper.height() * 0.36 / CARD_RATIO))
        step = min(width * 0.72, (upper.width() - width) / max(1, len(self._hand) - 1))
        x = upper.center().x() - (width + step * (len(self._hand) - 1)) / 2
        y = upper.bottom() - width * CARD_RATIO
        for order, card in enumerate(self._hand):
            self.lay(painter, card, QPointF(x + order * step, y), width)
        return upper.adjusted(0, 0, 0, -width * CARD_RATIO - 12)

    def _paint_row(self, painter: QPainter, row: Row, box: QRectF) -> None:
        """Emblem, name, score; bid and tricks at the end."""
        height = box.height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.faded(palette.PLAQUE, 0.6))
        radius = (height - 3) / 2
        painter.drawRoundedRect(box.adjusted(0, 1.5, 0, -1.5), radius, radius)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft

        def part(x: float, width: float) -> QRectF:
            left = box.right() - x - width if mirrored else box.x() + x
            return QRectF(left, box.y(), width, height)

        disc = height - 7
        colour = palette.SEATS[row.emblem]
        picture = self._pixmaps.emblem(EMBLEMS[row.emblem], colour, round(disc), sharpness(self))
        painter.drawPixmap(part(4, disc).topLeft() + QPointF(0, 3.5), picture)
        left = height + 4
        tail = 20 + max(QFontMetricsF(sans(_SAID)).horizontalAdvance(_said(other)) for other in self._rows)
        score = 40.0
        end = box.width() - tail
        draw_name(painter, row.name, 15, colour, part(left, end - score - left - 6))
        painter.setFont(sans(14, 700))
        painter.setPen(palette.CREAM)
        painter.drawText(part(end - score, score - 4), Qt.AlignmentFlag.AlignCenter, plain(row.score))
        painter.setFont(sans(_SAID))
        painter.setPen(QUIET)
        painter.drawText(part(end, tail - 10), Qt.AlignmentFlag.AlignCenter, _said(row))

    def _paint_middle(self, painter: QPainter, x: float, y: float, width: float, height: float) -> None:
        token = 38.0
        top = height * 0.5 if self._laid else height
        cards = [*self._aside]
        small = min(40.0, (top - 14) / CARD_RATIO)
        spread = small * (1 + 0.5 * (len(cards) - 1)) if cards else 0.0
        whole = (token if self._trump else 0) + (12 if self._trump and cards else 0) + spread
        at = at_side(self, x + (width - whole) / 2, y, whole, top if not self._laid else top - 8)
        if self._trump:
            middle = QPointF(at.x() + token / 2, at.center().y())
            draw_token(painter, middle, token / 2, self._trump, self._pixmaps.two_colour)
        for order, card in enumerate(cards):
            corner = QPointF(at.right() - spread + order * small * 0.5, at.center().y() - small * CARD_RATIO / 2)
            self.lay(painter, card, corner, small)
        if self._laid:
            self._paint_trick(painter, at_side(self, x, y + top, width, height - top))

    def _paint_trick(self, painter: QPainter, box: QRectF) -> None:
        """The cards in the order in which they were played, each over the emblem of whoever played it."""
        disc = 20
        wide = round(min(_TRICK_CARD, (box.height() - disc - 8) / CARD_RATIO, box.width() / 2.2))
        step = min(wide + 8.0, (box.width() - wide) / max(1, len(self._laid) - 1))
        x = box.center().x() - (wide + step * (len(self._laid) - 1)) / 2
        for seat, card in self._laid:
            at = QPointF(x, box.y() + 2)
            self.lay(painter, card, at, wide)
            if seat == self._winning and len(self._laid) > 1:
                painter.setPen(QPen(QColor(palette.BRASS), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(at.x() - 1, at.y() - 1, wide + 2, wide * CARD_RATIO + 2), 5, 5)
            emblem = self._emblems[seat]
            picture = self._pixmaps.emblem(EMBLEMS[emblem], palette.SEATS[emblem], disc, sharpness(self))
            painter.drawPixmap(QPointF(x + min(step, wide) / 2 - disc / 2, at.y() + wide * CARD_RATIO + 5), picture)
            x += step


def _said(row: Row) -> str:
    """What stands at the end of a row."""
    if row.bid is not None:
        return f"{bid_words(row.bid)} · {translate('losers', '%n trick(s)', None, row.tricks)}"
    return translate("losers", "calls trump") if row.caller else "–"
