"""Bars above the cards of the hand at the bottom: wins in 100 games if that card is played."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.lab.moves_list import OTHER, PLAYED, MoveRow
from cardtable.app.table.presenter import TablePresenter
from cardtable.table.board import Card
from cardtable.table.places import Place
from cardtable.table.seating import box_of

_TALL, _WIDE = 34.0, 46.0
"""Height of the tallest bar and greatest width of any, in pixels at text scale 1, as all lengths here."""
_LOW = 8.0
"""Least height of the tallest bar."""
_TEXT = 19.0
"""Height of the numbers between a bar and its card."""
_APART = 10.0
"""Gap between the numbers of two cards."""
_LIFTED = 0.14
"""Share of a card's height by which the chosen card may be lifted."""
_GAP = 2.0
"""Gap between the bars and the prompt."""


class CardShares(QWidget):
    """Bars above the cards of the hand, over the felt and below the prompt.

    The prompt moves up to make room, and the mouse passes through. Screen readers find the numbers in the list of
    moves.
    """

    def __init__(self, table: TablePresenter) -> None:
        top = table.page.top
        super().__init__(top)
        self._table = table
        self.rows: Mapping[str, MoveRow] = {}
        """Moves that play a card, by card."""
        self._has_room = True
        """False if the raised prompt would cover a card on the table: then no bars are drawn."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.stackUnder(top.prompt)
        table.page.view.resized.connect(self._fit)
        table.page.animator.idle.connect(self.update)
        self._fit()

    def _fit(self) -> None:
        """Raise the prompt above the bars, or leave it in place if there are no bars or no room for them."""
        self.setGeometry(self._table.page.top.rect())
        layout = self._table.layout
        room = 0.0
        if self.rows and (hand := self._hand()):
            bars = self._floor(hand) - (_TALL + _TEXT + _GAP) * layout.text_scale
            room = max(0.0, layout.prompt.y + layout.prompt.height - bars)
        self._raise_prompt(room)
        self._has_room = not room or not self._question_covers_a_card()
        if not self._has_room:
            self._raise_prompt(0.0)
        self.update()

    def _raise_prompt(self, room: float) -> None:
        page, layout = self._table.page, self._table.layout
        page.prompt.spare_notice(room > 0)
        page.put_prompt(layout.prompt._replace(y=layout.prompt.y - room), layout.text_scale)

    def _question_covers_a_card(self) -> bool:
        table = self._table
        words = QRectF(table.page.prompt.question_box)
        hand = table.model.cards(table.staging.hand_zone)
        lying = [place for piece, place in table.layout.places(table.model).items() if piece not in hand]
        return any(words.intersects(QRectF(*box_of(place))) for place in lying)

    def show_rows(self, rows: Mapping[str, MoveRow]) -> None:
        """Show bars for these moves, by card. Shows none if any of them has no share yet."""
        if any(row.share is None for row in rows.values()):
            rows = {}
        if rows or self.rows:
            self.rows = rows
            self.setVisible(bool(rows))
            self._fit()

    def _hand(self) -> list[tuple[Card, Place]]:
        """Return the cards of the hand with their places, from left to right."""
        table = self._table
        places = table.layout.places(table.model)
        hand = [(piece, places[piece]) for piece in table.model.cards(table.staging.hand_zone)]
        return sorted(hand, key=lambda each: each[1].x)

    @staticmethod
    def _floor(hand: list[tuple[Card, Place]]) -> float:
        """Return the bottom edge of the numbers: above all cards, whichever is lifted."""
        return min([place.y - (0.5 + _LIFTED) * place.height for _, place in hand])

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        hand = self._hand()
        most = max([row.high or row.share or 0.0 for row in self.rows.values()], default=0.0)
        if self._table.page.animator.busy or not hand or not most or not self._has_room:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale: float = self._table.layout.text_scale
        columns = self._columns(hand)
        numbers = _Numbers(scale)
        bounded = all(numbers.wide(row, bounded=True) + _APART * scale <= box.width() for row, box in columns)
        tall = self._tall([box for _, box in columns])
        for row, box in columns:
            numbers.paint(painter, row, box, bounded)
            self._paint_bar(painter, row, box, tall / most)

    def _columns(self, hand: list[tuple[Card, Place]]) -> list[tuple[MoveRow, QRectF]]:
        """Return the row of each card and the box of its numbers: above the card, as wide as its visible part."""
        scale: float = self._table.layout.text_scale
        floor = self._floor(hand)
        columns = []
        for number, (piece, place) in enumerate(hand):
            row = self.rows.get(piece.card or "")
            last = number == len(hand) - 1
            room = place.width if last else min(hand[number + 1][1].x - place.x, place.width)
            if row is not None:
                columns.append((row, QRectF(place.x - place.width / 2, floor - _TEXT * scale, room, _TEXT * scale)))
        return columns

    def _tall(self, columns: Sequence[QRectF]) -> float:
        """Return the height of the tallest bar: it stays below the plaque at the bottom and the strip under it."""
        layout = self._table.layout
        scale: float = layout.text_scale
        plaque = layout.plaques[self._table.source.seat]
        ceiling: float = plaque.y + plaque.height + layout.strip_height
        right = plaque.x + plaque.width
        below = [box.top() - ceiling - _GAP * scale for box in columns if box.left() < right and box.right() > plaque.x]
        return max(_LOW * scale, min([_TALL * scale, *below]))

    def _paint_bar(self, painter: QPainter, row: MoveRow, below: QRectF, high: float) -> None:
        """Paint a bar on top of its number, with a whisker for its bounds; `high` is the height of a share of 1."""
        scale: float = self._table.layout.text_scale
        width = min(_WIDE * scale, below.width() * 0.78)
        middle, ground = below.center().x(), below.y()

        def top(share: float) -> float:
            return ground - share * high

        assert row.share is not None
        bar = QRectF(middle - width / 2, top(row.share), width, max(2.0, ground - top(row.share)))
        painter.setPen(QPen(palette.PLAQUE, 1.0))
        painter.setBrush(palette.BRASS if row.first else PLAYED if row.played else OTHER)
        painter.drawRect(bar)
        if row.played:
            painter.setPen(QPen(PLAYED, 2.0 * scale))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(bar.adjusted(-2 * scale, -2 * scale, 2 * scale, 0))
        if row.low is not None and row.high is not None:
            painter.setPen(QPen(palette.CREAM, 1.6 * scale))
            painter.drawLine(QPointF(middle, top(row.low)), QPointF(middle, top(row.high)))
            for end in (row.low, row.high):
                painter.drawLine(QPointF(middle - 4 * scale, top(end)), QPointF(middle + 4 * scale, top(end)))


class _Numbers:
    """Numbers below a bar: wins in 100 games, and their bounds if there is room for those of all cards."""

    def __init__(self, scale: float) -> None:
        self._bold, self._thin = sans(15 * scale, 700), sans(12 * scale)

    def wide(self, row: MoveRow, bounded: bool) -> float:
        """Return the width of the numbers, in pixels."""
        number = QFontMetricsF(self._bold).horizontalAdvance(row.number)
        return number + (QFontMetricsF(self._thin).horizontalAdvance(f" {row.bounds}") if bounded else 0.0)

    def paint(self, painter: QPainter, row: MoveRow, box: QRectF, bounded: bool) -> None:
        """Paint the numbers in the middle of a box."""
        start = box.center().x() - self.wide(row, bounded) / 2
        rest = start + self.wide(row, bounded=False)
        align = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self._bold)
        painter.setPen(palette.BRASS if row.first else palette.CREAM)
        painter.drawText(QRectF(start, box.y(), rest - start + 2, box.height()), align, row.number)
        if bounded:
            painter.setFont(self._thin)
            painter.drawText(QRectF(rest, box.y(), box.width(), box.height()), align, f" {row.bounds}")
