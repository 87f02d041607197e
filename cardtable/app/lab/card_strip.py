"""Cards in a row, each of which can be picked, and dragged to another row."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QDropEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.call_later import call_later
from cardtable.app.parts.widgets import tip_of
from cardtable.app.zoom import zoom_of
from cardtable.table.proportions import CARD_RATIO
from cardtable.table.words import card_words

_CARD = Qt.ItemDataRole.UserRole
_WIDTH, _GAP, _LIFT = 38, 5, 6


class CardStrip(QListWidget):
    """Cards of one place. What is done to them is told, and nothing changes until other cards are shown."""

    picked = Signal(str)
    """A card was clicked, or chosen by Enter or Space."""
    meant = Signal()
    """The place was, and none of its cards: a click beside them, or Ctrl+Enter."""
    dropped = Signal(object, str, str)
    """A card was let go here: the strip that it was dragged from, its name, and that of the card it was let go over,
    empty for none."""

    def __init__(self, pixmaps: Pixmaps, name: str) -> None:
        super().__init__()
        self.pixmaps = pixmaps
        self.chosen = ""
        """The card that lies higher than the others."""
        self.setAccessibleName(name)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Snap)  # what cannot move is not dragged either
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setItemDelegate(_Cards(self))
        self.setSelectionMode(QListWidget.SelectionMode.SingleSelection)
        self.setDragDropMode(QListWidget.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.cards: Sequence[str] = ()

    @property
    def card_size(self) -> QSize:
        """Of one card, as it is shown."""
        width = round(_WIDTH * zoom_of(self))
        return QSize(width, round(width * CARD_RATIO))

    def show_cards(self, cards: Sequence[str], chosen: str) -> None:
        """Shows these; the one that is `chosen` lies higher, if it is among them."""
        at = max(self.currentRow(), 0)
        self.cards, self.chosen = tuple(cards), chosen
        self.clear()
        gap = round(_GAP * zoom_of(self))
        self.setGridSize(self.card_size + QSize(gap, gap + round(_LIFT * zoom_of(self))))
        for card in cards:
            item = QListWidgetItem()
            item.setData(_CARD, card)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, card_words(card))
            item.setToolTip(tip_of(card_words(card)))
            self.addItem(item)
        self.setCurrentRow(min(at, len(cards) - 1))
        self._fit()

    def _fit(self) -> None:
        """As high as its rows of cards, and at least as one."""
        grid = self.gridSize()
        across = max(1, self.viewport().width() // max(1, grid.width()))
        rows = max(1, -(-len(self.cards) // across))
        rim = self.contentsMargins()
        self.setFixedHeight(rows * grid.height() + rim.top() + rim.bottom())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._tell(self.itemAt(event.position().toPoint()))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            beside = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            self._tell(None if beside else self.currentItem())

    def _tell(self, item: QListWidgetItem | None) -> None:
        if item is None:
            self.meant.emit()
        else:
            self.picked.emit(item.data(_CARD))

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        source = event.source()
        event.setDropAction(Qt.DropAction.CopyAction)  # the list that it came from is to take nothing away by itself
        event.accept()
        if isinstance(source, CardStrip) and source.currentRow() >= 0:
            card, over = source.currentItem().data(_CARD), self.itemAt(event.position().toPoint())
            target = over.data(_CARD) if over else ""
            call_later(self, lambda: self.dropped.emit(source, card, target))  # when Qt has ended the drag


class _Cards(QStyledItemDelegate):
    """Draws a card's face; that of the chosen one higher, and brass round it."""

    def __init__(self, strip: CardStrip) -> None:
        super().__init__(strip)
        self._strip = strip

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        strip, card = self._strip, index.data(_CARD)
        zoom, size = zoom_of(strip), strip.card_size
        chosen = card == strip.chosen
        top = option.rect.top() + (0 if chosen else round(_LIFT * zoom))
        at = QPointF(option.rect.left() + (option.rect.width() - size.width()) / 2, top)
        painter.drawPixmap(at, strip.pixmaps.face(card, size.width(), strip.devicePixelRatioF()))
        focused = strip.hasFocus() and option.state & QStyle.StateFlag.State_Selected
        if chosen or focused:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(palette.BRASS if chosen else palette.DIAMOND, 2.5 * zoom))
            rim = QRectF(at.x(), at.y(), size.width(), size.height())
            painter.drawRoundedRect(rim, 4 * zoom, 4 * zoom)
            painter.restore()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self._strip.gridSize()
