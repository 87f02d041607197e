"""Order of the players by age, as a row of chips that can be dragged, or moved with buttons and keys."""

from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.painting import write
from cardtable.app.parts.widgets import at_side, tip_of
from cardtable.app.setup.seat_row import SeatRow
from cardtable.app.zoom import area, brush, sharpness, zoom_of
from cardtable.language import filled

_HEIGHT = 36
_GAP = 8
_EMBLEM = 26
_WIDEST = 150
_FAR = 6
"""Distance in pixels the mouse must move before a chip is dragged."""


class Chip(QWidget):
    """Chip for one seat: its place in the order, its emblem and its name. It can be dragged, or moved with the arrow
    keys."""

    moved = Signal(int)
    """Number of places to move: -1 towards the younger players, 1 towards the older."""
    dragged = Signal(QPoint)
    """Position of the chip's middle under the mouse, in the coordinates of the row."""
    dropped = Signal()
    picked = Signal()

    def __init__(self, row: SeatRow, pixmaps: Pixmaps, parent: QWidget) -> None:
        super().__init__(parent)
        self.row = row
        self._pixmaps = pixmaps
        self._place = 1
        self.chosen = False
        self._grip: QPoint | None = None
        self.dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleDescription(self.tr("Use the left and right arrow keys to move this player"))
        row.changed.connect(self.refresh)

    def show_place(self, place: int) -> None:
        """Show the chip's place in the order, counted from 1 for the youngest."""
        self._place = place
        self.refresh()

    def refresh(self) -> None:
        """Update the chip after its seat got another name, emblem or place."""
        name = self.row.called or "?"
        text = filled(self.tr("{place}: {name}"), place=self._place, name=name)
        self.setAccessibleName(text)
        self.setToolTip(tip_of(name))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        name = QFontMetricsF(sans(14)).horizontalAdvance(self.row.called or "?")
        return QSize(min(_WIDEST, round(_EMBLEM + name + 29)), _HEIGHT) * zoom_of(self)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the chip with the arrow keys. The youngest is at the left, or at the right in right-to-left scripts."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()), 0)
        if not step:
            super().keyPressEvent(event)
            return
        self.moved.emit(-step if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else step)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose this chip, so that the buttons move it."""
        super().focusInEvent(event)
        self.picked.emit()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = event.position().toPoint()
            self.picked.emit()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is None:
            return
        way = event.position().toPoint() - self._grip
        if not self.dragging and way.manhattanLength() > _FAR:
            self.dragging = True
            self.raise_()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self.dragging:
            self.dragged.emit(self.geometry().center() + way)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = None
            self.setCursor(Qt.CursorShape.OpenHandCursor)
            if self.dragging:
                self.dragging = False
                self.dropped.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        body = area(self).adjusted(1, 1, -1, -1)
        ground = self.palette().button().color()
        accent = self.palette().link().color()
        painter.setBrush(ground.lighter(116) if self.underMouse() or self.dragging else ground)
        if self.chosen or self.hasFocus():
            painter.setPen(QPen(accent, 2.0 if self.hasFocus() else 1.2))
        else:
            painter.setPen(QPen(palette.mix(ground, self.palette().windowText().color(), 0.25), 1.0))
        painter.drawRoundedRect(body, _HEIGHT / 2 - 1, _HEIGHT / 2 - 1)
        emblem = self._pixmaps.emblem(
            EMBLEMS[self.row.emblem], palette.SEATS[self.row.emblem], _EMBLEM, sharpness(self)
        )
        top = (_HEIGHT - _EMBLEM) / 2
        painter.drawPixmap(QPointF(at_side(self, 5, top, _EMBLEM, _EMBLEM).topLeft()), emblem)
        name = at_side(self, _EMBLEM + 11, 0, area(self).width() - _EMBLEM - 24, _HEIGHT)
        write(painter, name, self.row.called or "?", sans(14), self.palette().windowText().color())


class _Row(QWidget):
    """Chips side by side, in as many lines as they need."""

    def __init__(self) -> None:
        super().__init__()
        self.chips: list[Chip] = []

    def slots(self) -> list[QRect]:
        """Return the rectangle of each chip in the row, in order."""
        found: list[QRect] = []
        x = y = 0
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        height, gap = (round(length * zoom_of(self)) for length in (_HEIGHT, _GAP))
        for chip in self.chips:
            width = chip.sizeHint().width()
            if x and x + width > self.width():
                x, y = 0, y + height + gap
            found.append(QRect(self.width() - x - width if mirrored else x, y, width, height))
            x += width + gap
        return found

    def arrange(self) -> None:
        """Put the chips in their slots; one that is being dragged stays with the mouse."""
        slots = self.slots()
        self.setFixedHeight(max((slot.bottom() + 1 for slot in slots), default=_HEIGHT))
        for chip, slot in zip(self.chips, slots, strict=True):
            if not chip.dragging:
                chip.setGeometry(slot)

    def zoom_changed(self) -> None:
        self.arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rearrange the chips for the new width, which may hold more or fewer of them in a line."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.arrange()


class AgeOrder(QWidget):
    """Form that asks for the order of the players by age. A new player counts as the oldest until the person moves
    them."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._row = _Row()
        title = make_label(serif(17, 700), self.tr("Youngest first"))
        why = make_label(
            sans(13), self.tr("If players tie for the lowest score, the youngest calls trump"), "dim", wraps=True
        )
        tip = self.tr("Moves the selected player. You can also drag players.")
        self.younger_button = make_button(self.tr("Younger"), lambda: self._move(self._chosen, -1), 13, tip)
        self.older_button = make_button(self.tr("Older"), lambda: self._move(self._chosen, 1), 13, tip)
        head = make_row((make_column(title, why, gap=0), 1), self.younger_button, self.older_button, gap=8)
        for button in (self.younger_button, self.older_button):
            head.setAlignment(button, Qt.AlignmentFlag.AlignBottom)
        self.setLayout(make_column(head, self._row, gap=8, rim=(0, 0, 0, 0)))
        self._chosen: Chip | None = None

    @property
    def chips(self) -> list[Chip]:
        """Chips, from the youngest player to the oldest."""
        return self._row.chips

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in Tab order."""
        return [*self.chips, self.younger_button, self.older_button]

    @property
    def order(self) -> list[SeatRow]:
        """Seats, from the youngest player to the oldest."""
        return [chip.row for chip in self.chips]

    def show_order(self, rows: list[SeatRow]) -> None:
        """Put the chips in the order of `rows`, which are all seats from the youngest to the oldest."""
        self.chips.sort(key=lambda chip: rows.index(chip.row))
        self._arrange()

    def add(self, row: SeatRow) -> None:
        """Add a chip for a seat, as the oldest."""
        chip = Chip(row, self._pixmaps, self._row)
        chip.moved.connect(lambda step: self._move(chip, step))
        chip.picked.connect(lambda: self._choose(chip))
        chip.dragged.connect(lambda at: self._drag(chip, at))
        chip.dropped.connect(self._arrange)
        row.changed.connect(self._renamed)
        chip.show()
        self.chips.append(chip)
        self._arrange()
        if self._chosen is None:
            self._choose(chip)

    def remove(self, row: SeatRow) -> None:
        """Remove a seat's chip."""
        (chip,) = (chip for chip in self.chips if chip.row is row)
        row.changed.disconnect(self._renamed)
        self.chips.remove(chip)
        chip.deleteLater()
        if chip is self._chosen:
            self._chosen = None
            self._choose(self.chips[0])
        self._arrange()

    def _choose(self, chip: Chip) -> None:
        self._chosen = chip
        for other in self.chips:
            other.chosen = other is chip
            other.update()
        self._enable()

    def _move(self, chip: Chip | None, step: int) -> None:
        if chip is None:
            return
        place = self.chips.index(chip) + step
        if 0 <= place < len(self.chips):
            self.chips.remove(chip)
            self.chips.insert(place, chip)
            self._arrange()

    def _drag(self, chip: Chip, at: QPoint) -> None:
        """Move a chip with the mouse; the others make room for it."""
        half = QPoint(chip.width() // 2, chip.height() // 2)
        bounds = self._row.rect()
        at = QPoint(
            min(max(at.x(), half.x()), bounds.width() - half.x()),
            min(max(at.y(), half.y()), bounds.height() - half.y()),
        )
        chip.move(at - half)
        slots = self._row.slots()
        nearest = min(range(len(slots)), key=lambda place: _distance(slots[place].center(), at))
        if nearest != self.chips.index(chip):
            self.chips.remove(chip)
            self.chips.insert(nearest, chip)
            self._arrange()

    def _arrange(self) -> None:
        """Lay out the chips, and update their places and the Tab order."""
        for place, chip in enumerate(self.chips, 1):
            chip.show_place(place)
        for one, other in pairwise(self.chips):
            QWidget.setTabOrder(one, other)
        self._row.arrange()
        self._enable()

    def _renamed(self) -> None:
        """Lay out the chips again after a name has changed, which changes a chip's width."""
        self._row.arrange()
        self._enable()

    def _enable(self) -> None:
        """Enable only the buttons that can move the chosen chip."""
        place = self.chips.index(self._chosen) if self._chosen in self.chips else -1
        self.younger_button.setEnabled(place > 0)
        self.older_button.setEnabled(0 <= place < len(self.chips) - 1)
        name = self._chosen.row.called if self._chosen else ""
        self.younger_button.setAccessibleName(filled(self.tr("{name}: younger"), name=name))
        self.older_button.setAccessibleName(filled(self.tr("{name}: older"), name=name))


def _distance(one: QPoint, other: QPoint) -> int:
    """Return the distance of two points. Vertical distance counts three times, so that chips on the same line come
    first."""
    return abs(one.x() - other.x()) + 3 * abs(one.y() - other.y())
