"""What each move is worth, as small bars under the panel's tabs."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import filled

_ROW = 19.0
"""The height of a row, as designed."""
_GAP = 8.0
_WORDS = 0.42
"""What words take of a column at most."""
_HIGH = 4
"""So many rows stand in one column before there are two."""


class WorthBars(QWidget):
    """The moves, the best first, each with its chance to win in games of a hundred."""

    def __init__(self) -> None:
        super().__init__()
        self.worths: Sequence[tuple[str, int]] = ()
        """The words of each move, and what it wins."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def words(self) -> str:
        """All that is shown, in a line; empty where nothing is."""
        parts = [f"{move}:\u00a0{worth}" for move, worth in self.worths]
        return filled(self.tr("Wins in 100 games: {moves}"), moves="\u00a0· ".join(parts)) if parts else ""

    def show_worths(self, worths: Sequence[tuple[str, int]]) -> None:
        """Shows these; nothing takes the bars away."""
        if worths != self.worths:
            self.worths = worths
            set_accessible_texts(self, self.words)
            self.setVisible(bool(worths))
            self.updateGeometry()
            self.update()

    @property
    def _columns(self) -> int:
        return 1 if len(self.worths) <= _HIGH else 2

    @override
    def sizeHint(self) -> QSize:
        rows = 1 + -(-len(self.worths) // self._columns)  # and what they are
        return QSize(200, round(rows * _ROW)) * zoom_of(self)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, whole = brush(self), area(self)
        painter.setFont(sans(13))
        painter.setPen(self.palette().text().color())
        title = QRectF(whole.x(), whole.y(), whole.width(), _ROW)
        painter.drawText(
            title, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter, self.tr("Wins in 100 games")
        )
        width = (whole.width() - _GAP * (self._columns - 1)) / self._columns
        rows = -(-len(self.worths) // self._columns)
        metrics = QFontMetricsF(painter.font())
        called = min(width * _WORDS, max(metrics.horizontalAdvance(move) for move, _ in self.worths) + _GAP)
        for place, (move, worth) in enumerate(self.worths):
            column, row = divmod(place, rows)
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                column = self._columns - 1 - column
            box = QRectF(whole.x() + column * (width + _GAP), whole.y() + (row + 1) * _ROW, width, _ROW)
            self._draw(painter, box, called, (move, worth), place == 0)

    def _draw(self, painter: QPainter, box: QRectF, called: float, row: tuple[str, int], best: bool) -> None:
        """One of them: its words, its bar, its number, from the beginning of the line on."""
        move, worth = row
        number = QFontMetricsF(painter.font()).horizontalAdvance("100")
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft

        def part(start: float, width: float) -> QRectF:
            x = box.right() - start - width if mirrored else box.x() + start
            return QRectF(x, box.y(), width, box.height())

        ink = self.palette().text().color()
        painter.setPen(ink)
        words = QFontMetricsF(painter.font()).elidedText(move, Qt.TextElideMode.ElideRight, called - 4)
        painter.drawText(part(0, called), Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter, words)
        room = box.width() - called - number - _GAP
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.faded(ink, 0.14))
        painter.drawRoundedRect(part(called, room).adjusted(0, 6, 0, -6), 3, 3)
        painter.setBrush(palette.BRASS if best else palette.faded(ink, 0.55))
        painter.drawRoundedRect(part(called, max(2.0, room * worth / 100)).adjusted(0, 6, 0, -6), 3, 3)
        painter.setPen(ink)
        painter.drawText(
            part(box.width() - number, number),
            Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter,
            f"{worth}",
        )
