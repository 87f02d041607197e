"""Editor of a position: cards and coins change places, and the game checks the result."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QDropEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.event_loop import call_later
from cardtable.app.parts.dialogs import Dialog
from cardtable.app.parts.fields import NumberField
from cardtable.app.parts.forms import PlayButton, make_button, make_column, make_label, make_row
from cardtable.app.parts.widgets import scrolling, set_look, tip_of
from cardtable.app.setup.position_form import fault_told
from cardtable.app.zoom import zoom_of
from cardtable.engine.game import PositionPart
from cardtable.engine.record import Header
from cardtable.engine.setups import SETUP, Place, cards_at, laid_elsewhere, swapped
from cardtable.engine.state import NOBODY
from cardtable.errors import Refused
from cardtable.language import filled, labelled
from cardtable.table.proportions import CARD_RATIO
from cardtable.table.words import card_words

_CARD = Qt.ItemDataRole.UserRole
_WIDTH, _GAP, _LIFT = 38, 5, 6


class CardStrip(QListWidget):
    """Strip with the cards of one place.

    Clicks and drops are only reported: the cards change when `show_cards` is called.
    """

    picked = Signal(str)
    """Card that was clicked, or chosen by Enter or Space."""
    meant = Signal()
    """Emitted for the place as a whole: a click beside its cards, or Ctrl+Enter."""
    dropped = Signal(object, str, str)
    """Strip that a card was dragged from, the card, and the card it was dropped on, empty for none."""

    def __init__(self, pixmaps: Pixmaps, name: str) -> None:
        super().__init__()
        self.pixmaps = pixmaps
        self.chosen = ""
        """Card that is drawn raised; empty for none."""
        self.setAccessibleName(name)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Snap)  # Static would forbid dragging too
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
        """Size of a card in pixels, zoom included."""
        width = round(_WIDTH * zoom_of(self))
        return QSize(width, round(width * CARD_RATIO))

    def show_cards(self, cards: Sequence[str], chosen: str) -> None:
        """Replace the cards; `chosen` is drawn raised if it is among them."""
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
        """Set the height to that of the rows of cards, at least one."""
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
        event.setDropAction(Qt.DropAction.CopyAction)  # else the list of its origin would remove it
        event.accept()
        if isinstance(source, CardStrip) and source.currentRow() >= 0:
            card, over = source.currentItem().data(_CARD), self.itemAt(event.position().toPoint())
            target = over.data(_CARD) if over else ""
            call_later(self, lambda: self.dropped.emit(source, card, target))  # after Qt has ended the drag


class _Cards(QStyledItemDelegate):
    """Delegate that draws a card's face; the chosen card is raised and has a brass edge."""

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


class PositionEditor(Dialog):
    """Dialog that shows a position part by part and lets the person change it."""

    chosen = Signal(dict)
    """New position as in a header's `setup`; the game accepts it."""

    def __init__(self, header: Header, setup: Mapping[str, Any], pixmaps: Pixmaps, parent: QWidget) -> None:
        """Edit `setup`, a whole position (see `Game.setup_of`).

        `header` is the game's, with the rules in force in that position.
        """
        super().__init__(parent)
        self._header = header
        self._before = dict(setup)
        self.position: dict[str, Any] = dict(setup)
        """Position with the changes so far."""
        self._picked: tuple[str, Place] | None = None
        self._parts = [part for part in header.game.position(header.rules, len(header.seats)) if part.matters]
        self.strips: dict[Place, CardStrip] = {}
        self.fields: dict[Place, NumberField | QComboBox] = {}
        self._pixmaps = pixmaps
        self.setWindowTitle(self.tr("Change position"))
        title = make_label(serif(24, 700), self.tr("Change position"))
        cards = self.tr(
            "Choose two cards to swap them. To move a card to another row, drag it there, or choose it and press "
            "Ctrl+Enter in that row."
        )
        note = make_label(sans(14), cards, "dim", wraps=True)
        note.setVisible(any(part.cards for part in self._parts))
        self.problem = make_label(sans(14), look="wrong", wraps=True, plain=True)
        self.reset_button = make_button(self.tr("Reset"), self._reset, 15)
        cancel = make_button(self.tr("Cancel"), self.reject, 15)
        self.play_button = PlayButton(self.tr("Branch from here"), self.accept, (190, 44))
        self.play_button.setDefault(True)
        self.accepted.connect(lambda: self.chosen.emit(self.position))
        inside = QWidget()
        inside.setLayout(self._rows())
        foot = make_row(cancel, self.reset_button, None, self.play_button, gap=12)
        shelf = scrolling(inside)
        column = make_column(title, note, (shelf, 1), self.problem, foot, gap=12, rim=(26, 22, 26, 20))
        self.fill(column, size=(900, 400) if self.strips else (480, 400), shelf=shelf)
        self._show()

    def _rows(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        row = 0
        for part in self._parts:
            label = make_label(sans(15, 600), part.label)
            label.setToolTip(part.help)
            if not part.each:
                grid.addWidget(label, row, 0)
                grid.addWidget(self._field(part, (part.key, NOBODY), part.label), row, 1)
                row += 1
                continue
            grid.addWidget(label, row, 0, 1, 2)
            row += 1
            for seat, name in enumerate(self._header.names):
                who = make_label(sans(14), name, plain=True)
                who.setIndent(12)
                grid.addWidget(who, row, 0)
                grid.addWidget(self._field(part, (part.key, seat), labelled(part.label, name)), row, 1)
                row += 1
        grid.setRowStretch(row, 1)
        return grid

    def _field(self, part: PositionPart, place: Place, name: str) -> QWidget:
        if part.cards:
            strip = self.strips[place] = CardStrip(self._pixmaps, name)
            strip.picked.connect(partial(self._pick, place))
            strip.meant.connect(partial(self._lay_at, place))
            strip.dropped.connect(partial(self._drop, place))
            return strip
        field: NumberField | QComboBox
        if part.most is None:
            field = QComboBox()
            field.addItems(self._header.names)
            field.currentIndexChanged.connect(partial(self._set, place))
        else:
            field = NumberField(name, part.least, part.most)
            field.valueChanged.connect(partial(self._set, place))
        field.setMaximumWidth(220)
        field.setAccessibleName(name)
        field.setToolTip(part.help)
        self.fields[place] = field
        return field

    # --- editing -----------------------------------------------------------------------------------------------------

    def _pick(self, place: Place, card: str) -> None:
        """Pick a card, or swap it with the card picked before."""
        picked, self._picked = self._picked, None
        if picked is None:
            self._picked = (card, place)
        elif picked[0] != card:
            self.position = swapped(self.position, picked[0], card)
        self._show()

    def _lay_at(self, place: Place) -> None:
        """Lay the picked card, if there is one, at this place."""
        picked, self._picked = self._picked, None
        if picked is not None and picked[1] != place:
            self.position = laid_elsewhere(self.position, *picked, place)
        self._show()

    def _drop(self, place: Place, source: CardStrip, card: str, over: str) -> None:
        """Swap the card with the one it was dropped on, or lay it at `place` if it was dropped beside them all.

        It is taken from `source`, the strip it was dragged from: a won prize is in another strip too.
        """
        self._picked = (card, next(each for each, strip in self.strips.items() if strip is source))
        if over:
            self._pick(place, over)
        else:
            self._lay_at(place)

    def _set(self, place: Place, value: int) -> None:
        key, seat = place
        held = self.position[key]
        changed = value if seat == NOBODY else [*held[:seat], value, *held[seat + 1 :]]
        self.position = {**self.position, key: changed}
        self._show()

    def _reset(self) -> None:
        self.position, self._picked = dict(self._before), None
        self._show()

    # --- display -----------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        for place, strip in self.strips.items():
            strip.show_cards(cards_at(self.position, place), self._picked[0] if self._picked else "")
        for (key, seat), field in self.fields.items():
            value = self.position[key] if seat == NOBODY else self.position[key][seat]
            blocked = field.blockSignals(True)
            if isinstance(field, NumberField):
                field.setValue(value)
            else:
                field.setCurrentIndex(value)
            field.blockSignals(blocked)
        problem = self._problem()
        self.problem.setText(problem or self._waiting())
        set_look(self.problem, "wrong", bool(problem))
        set_look(self.problem, "dim", not problem)
        changed = self.position != self._before
        self.reset_button.setEnabled(changed)
        self.play_button.setEnabled(changed and not problem)

    def _waiting(self) -> str:
        if self._picked is None:
            return ""
        text = self.tr("{card}: choose a card to swap it with.")
        return filled(text, card=card_words(self._picked[0]))

    def _problem(self) -> str:
        """Return why no game can start from the position, in a sentence; empty if one can."""
        more = self._coins(self.position) - self._coins(self._before)
        if more:
            return (
                self.tr("You have given out %n too many.", "", more)
                if more > 0
                else self.tr("You still have %n to give out.", "", -more)
            )
        header = self._header
        own = {**header.own, SETUP: self.position}
        try:
            header.game.start(header.rules, len(header.seats), own)
        except Refused as error:
            return fault_told(error, self._parts, header.names)[1]
        return ""

    def _coins(self, position: Mapping[str, Any]) -> int:
        """Return the number of coins in a position."""
        held: Sequence[Any] = [position[part.key] for part in self._parts if part.coins]
        return sum([sum(each) if isinstance(each, list) else each for each in held])
