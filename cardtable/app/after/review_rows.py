"""How a review's list draws its rows: what a decision cost, which it was, what was better; and a last line of text."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from cardtable.app.after.chances import loss_colour
from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.zoom import zoom_of

NUMBER = Qt.ItemDataRole.UserRole
"""The decision's number; what has none is a line of text."""
HEADING = Qt.ItemDataRole.UserRole + 1
VERDICT = Qt.ItemDataRole.UserRole + 2
THROWN = Qt.ItemDataRole.UserRole + 3
UNIT = Qt.ItemDataRole.UserRole + 4
"""What stands under the number of games thrown away."""

_PLATE = 0.16
"""How much of its colour the plate of the chosen one has."""


class DecisionRows(QStyledItemDelegate):
    """Draws a decision: what it cost, which it was, and the verdict in up to two lines."""

    _PAD = 10
    _GAP = 6
    _COST = 70
    """The column of the cost; its unit may take two lines."""

    def __init__(self, colours: Scheme, parent: QListWidget) -> None:
        super().__init__(parent)
        self._list = parent
        self._colours = colours
        self._heading, self._verdict, self._cost, self._unit = serif(16, 700), sans(14), sans(20, 700), sans(12)

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Two lines, or three where the verdict is long."""
        zoom = zoom_of(self._list)
        width = self._list.viewport().width() / zoom
        metrics = QFontMetricsF(self._verdict)
        if index.data(NUMBER) is None:
            room = QRectF(0, 0, width - 2 * self._PAD, 1e4)
            words = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, index.data()).height()
            return (QSizeF(width, round(words) + 2 * self._PAD) * zoom).toSize()
        room = QRectF(0, 0, width - self._COST - 2 * self._PAD, 1e4)
        words = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, index.data(VERDICT)).height()
        height = QFontMetricsF(self._heading).height() + min(words, 2 * metrics.lineSpacing())
        return (QSizeF(width, round(max(height, self._cost_height(index)) + 2 * self._PAD)) * zoom).toSize()

    def _cost_height(self, index: QModelIndex | QPersistentModelIndex) -> float:
        """Height of a number and its unit below it."""
        room = QRectF(0, 0, self._COST - self._GAP, 1e4)
        unit = QFontMetricsF(self._unit).boundingRect(room, Qt.TextFlag.TextWordWrap, index.data(UNIT)).height()
        return QFontMetricsF(self._cost).ascent() + unit

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """A plate where it is chosen, ringed while the list has the keys."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom = zoom_of(self._list)
        painter.scale(zoom, zoom)
        box = QRectF(QPointF(option.rect.topLeft()) / zoom, QSizeF(option.rect.size()) / zoom)
        state, quiet = option.state, self._colours.dim
        if state & QStyle.StateFlag.State_Selected:
            grounds = (self._colours.panel, self._colours.field)
            quiet = palette.readable(quiet, *[palette.mix(one, self._colours.accent, _PLATE) for one in grounds])
            ring = self._colours.accent if self._list.hasFocus() else QColor(Qt.GlobalColor.transparent)
            painter.setPen(ring)
            painter.setBrush(palette.faded(self._colours.accent, _PLATE))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 9, 9)
        mirrored = self._list.layoutDirection() == Qt.LayoutDirection.RightToLeft
        painter.setLayoutDirection(self._list.layoutDirection())
        inner = box.adjusted(self._PAD, self._PAD, -self._PAD, -self._PAD)
        if index.data(NUMBER) is None:
            painter.setFont(self._verdict)
            painter.setPen(quiet)
            painter.drawText(inner, Qt.AlignmentFlag.AlignLeading | Qt.TextFlag.TextWordWrap, index.data())
            painter.restore()
            return
        words, cost = QRectF(inner), QRectF(inner)
        if mirrored:
            words.setRight(inner.right() - self._COST)
            cost.setLeft(words.right())
        else:
            words.setLeft(inner.left() + self._COST)
            cost.setRight(words.left())
        painter.setFont(self._cost)
        painter.setPen(loss_colour(self._colours))
        number = QFontMetricsF(self._cost).ascent()
        cost.setTop(cost.center().y() - self._cost_height(index) / 2 - 2)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a minus stands before its number in any script
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.drawText(cost, side, f"−{index.data(THROWN)}")
        painter.setLayoutDirection(self._list.layoutDirection())
        painter.setFont(self._unit)
        painter.setPen(quiet)
        below = cost.adjusted(self._GAP if mirrored else 0, number + 4, 0 if mirrored else -self._GAP, 9)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeading | Qt.TextFlag.TextWordWrap, index.data(UNIT))
        painter.setFont(self._heading)
        painter.setPen(self._colours.text)
        metrics = QFontMetricsF(self._heading)
        heading = metrics.elidedText(index.data(HEADING), Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop, heading)
        painter.setFont(self._verdict)
        painter.setPen(quiet)
        below = words.adjusted(0, metrics.height(), 0, 0)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeading | Qt.TextFlag.TextWordWrap, index.data(VERDICT))
        painter.restore()
