"""What each card of the hand at the bottom would bring, on the card itself: games won of 100."""

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

_HEIGHT = 24.0
"""Of a number's ground."""


class CardShares(QWidget):
    """Lies over the felt and under what is asked there; the mouse passes through it. Screen readers have the same in
    the list of moves."""

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
        self.setGeometry(self._table.page.top.rect())
        self.update()

    def show_rows(self, rows: Mapping[str, MoveRow]) -> None:
        """Shows these in the place of others; nothing where there are none."""
        self.rows = rows
        self.setVisible(bool(rows))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        table = self._table
        if table.page.animator.busy:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = table.layout.text_scale
        places = table.layout.places(table.model)
        for piece, place in places.items():
            row = self.rows.get(piece.card or "") if isinstance(piece, Card) else None
            if row is None or row.share is None or piece not in table.model.zones[table.staging.hand_zone]:
                continue
            self._paint(painter, row, QPointF(place.x - place.width * 0.12, place.y - place.height / 2), scale)

    @staticmethod
    def _paint(painter: QPainter, row: MoveRow, at: QPointF, scale: float) -> None:
        """A disc with the number, and round it how it stands to the others."""
        font = sans(15 * scale, 700)
        painter.setFont(font)
        wide = max(_HEIGHT * scale, QFontMetricsF(font).horizontalAdvance(row.number) + 14 * scale)
        pill = QRectF(at.x() - wide / 2, at.y() - _HEIGHT * scale / 2, wide, _HEIGHT * scale)
        painter.setPen(QPen(PLAYED if row.played else palette.PLAQUE, (3.0 if row.played else 1.2) * scale))
        painter.setBrush(palette.BRASS if row.first else palette.mix(OTHER, palette.CREAM, 0.45))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(palette.INK)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, row.number)
