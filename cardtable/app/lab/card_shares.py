"""What each card of the hand at the bottom would bring: a bar over each, with games won of 100."""

from collections.abc import Mapping

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

_TALL, _WIDE = 34.0, 46.0
"""Of the bar of what brings most, and of any bar at most."""
_TEXT = 19.0
"""The height of the numbers, between a bar and its card."""
_LIFTED = 0.14
"""The share of a card's height by which the one that is chosen may stand out."""
_GAP = 2.0
"""Between the bars and the question."""


class CardShares(QWidget):
    """Lies over the felt and under what is asked there, which makes room for it; the mouse passes through it. Screen
    readers have the same in the list of moves."""

    def __init__(self, table: TablePresenter) -> None:
        top = table.page.top
        super().__init__(top)
        self._table = table
        self.rows: Mapping[str, MoveRow] = {}
        """By card."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.stackUnder(top.prompt)
        table.page.view.resized.connect(self._fit)
        table.page.animator.idle.connect(self.update)
        self._fit()

    def _fit(self) -> None:
        """The question stands above the bars, or where it belongs while there are none."""
        self.setGeometry(self._table.page.top.rect())
        layout = self._table.layout
        room = 0.0
        if self.rows and (hand := self._hand()):
            bars = self._floor(hand) - (_TALL + _TEXT + _GAP) * layout.text_scale
            room = max(0.0, layout.prompt.y + layout.prompt.height - bars)
        self._table.page.put_prompt(layout.prompt._replace(y=layout.prompt.y - room), layout.text_scale)
        self.update()

    def show_rows(self, rows: Mapping[str, MoveRow]) -> None:
        """Shows these in the place of others; nothing where there are none."""
        if rows or self.rows:
            self.rows = rows
            self.setVisible(bool(rows))
            self._fit()

    def _hand(self) -> list[tuple[Card, Place]]:
        """The cards from left to right, where they lie."""
        table = self._table
        places = table.layout.places(table.model)
        hand = [(piece, places[piece]) for piece in table.model.cards(table.staging.hand_zone)]
        return sorted(hand, key=lambda each: each[1].x)

    @staticmethod
    def _floor(hand: list[tuple[Card, Place]]) -> float:
        """Where the numbers end: above all cards, wherever one is lifted."""
        return min([place.y - (0.5 + _LIFTED) * place.height for _, place in hand])

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        hand = self._hand()
        most = max([row.high or row.share or 0.0 for row in self.rows.values()], default=0.0)
        if self._table.page.animator.busy or not hand or not most:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        floor = self._floor(hand)
        for number, (piece, place) in enumerate(hand):
            row = self.rows.get(piece.card or "")
            left = place.x - place.width / 2
            last = number == len(hand) - 1
            room = place.width if last else min(hand[number + 1][1].x - place.x, place.width)
            if row is not None and row.share is not None:
                self._paint(painter, row, left, room, floor, most)

    def _paint(self, painter: QPainter, row: MoveRow, left: float, room: float, floor: float, most: float) -> None:
        """A bar that stands on its number, a whisker, and beside the number the interval where there is room."""
        scale: float = self._table.layout.text_scale
        text = QRectF(left, floor - _TEXT * scale, room, _TEXT * scale)
        bold, thin = sans(15 * scale, 700), sans(12 * scale)
        wide = QFontMetricsF(bold).horizontalAdvance(row.number)
        bounds = f" {row.bounds}" if row.bounds else ""
        more = QFontMetricsF(thin).horizontalAdvance(bounds)
        if wide + more > room:
            bounds, more = "", 0.0
        start = text.center().x() - (wide + more) / 2
        painter.setFont(bold)
        painter.setPen(palette.BRASS if row.first else palette.CREAM)
        painter.drawText(QRectF(start, text.y(), wide + 2, text.height()), Qt.AlignmentFlag.AlignVCenter, row.number)
        painter.setFont(thin)
        painter.drawText(QRectF(start + wide, text.y(), more + 2, text.height()), Qt.AlignmentFlag.AlignVCenter, bounds)
        width = min(_WIDE * scale, room * 0.78)
        high, ground = _TALL * scale / most, floor - _TEXT * scale

        def top(share: float) -> float:
            return ground - share * high

        middle = text.center().x()
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
