"""Row for one seat of a table that is being set up: emblem with its picker, name and player, and a grip to move it."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QCompleter, QFrame, QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS, SHAPES, colour_of, emblem_of, shape_of
from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.forms import make_button, make_label, make_row
from cardtable.app.play.live import HUMAN
from cardtable.app.setup.players import PlayerBox
from cardtable.app.zoom import apply_zoom, area, brush, zoom_of
from cardtable.bots.player import Player
from cardtable.language import filled, named, translate

_DOTS = [(x, y) for x in (-3.0, 3.0) for y in (-6.0, 0.0, 6.0)]


class Grip(QWidget):
    """Handle of six dots, by which a row is dragged or moved with the arrow keys."""

    dragged = Signal(float)
    """Height of the mouse while it drags, in the coordinates of the window."""
    moved = Signal(int)
    """Number of places to move: -1 up, 1 down."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(20, 42)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(self.tr("Drag to move"))
        self.setAccessibleDescription(self.tr("Use the up and down arrow keys to move this"))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(self.mapTo(self.window(), event.position()).y())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()), 0)
        if step:
            self.moved.emit(step)
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        text, ground = self.palette().windowText().color(), self.palette().window().color()
        colour = self.palette().link().color() if self.hasFocus() else palette.mix(ground, text, 0.5)
        painter.setPen(QPen(colour, 3.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        middle = area(self).center()
        for x, y in _DOTS:
            painter.drawPoint(middle + QPointF(x, y))


_WIDE = 42
_PICTURE = 32


def shape_words(shape: int) -> str:
    """Return the name of an emblem's shape, such as "key"."""
    return {
        "key": translate("emblems", "key"),
        "bell": translate("emblems", "bell"),
        "moon": translate("emblems", "moon"),
        "leaf": translate("emblems", "leaf"),
        "anchor": translate("emblems", "anchor"),
        "star": translate("emblems", "star"),
        "flame": translate("emblems", "flame"),
        "fish": translate("emblems", "fish"),
    }[SHAPES[shape]]


def colour_words(colour: int) -> str:
    """Return the name of an emblem's colour, such as "light blue"."""
    return (
        translate("emblems", "orange"),
        translate("emblems", "light blue"),
        translate("emblems", "pink"),
        translate("emblems", "green"),
        translate("emblems", "yellow"),
        translate("emblems", "blue"),
        translate("emblems", "red"),
        translate("emblems", "grey"),
    )[colour]


def emblem_words(emblem: int) -> str:
    """Return the name of an emblem, such as "key, orange"."""
    shape, colour = shape_words(shape_of(emblem)), colour_words(colour_of(emblem))
    return filled(translate("emblems", "{shape}, {colour}"), shape=shape, colour=colour)


class EmblemPicker(QFrame):
    """Popup with a row of shapes and a row of colours. One picker serves all seats of a page."""

    chosen = Signal(int)
    """Number of the emblem that was chosen. The popup stays open, so there may be another choice."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("picker")
        self._pixmaps = pixmaps
        self._emblem = 0
        self.shapes = [self._button(shape_words(shape)) for shape in range(len(SHAPES))]
        self.colours = [self._button(colour_words(colour)) for colour in range(len(palette.COLOURS))]
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(6)
        for shape, button in enumerate(self.shapes):
            button.clicked.connect(lambda _, to=shape: self._choose(emblem_of(to, colour_of(self._emblem))))
        for colour, button in enumerate(self.colours):
            button.clicked.connect(lambda _, to=colour: self._choose(emblem_of(shape_of(self._emblem), to)))
        for text, buttons in ((self.tr("Emblem"), self.shapes), (self.tr("Colour"), self.colours)):
            column.addWidget(make_label(sans(14), text))
            grid = QGridLayout()
            grid.setSpacing(4)
            for place, button in enumerate(buttons):
                grid.addWidget(button, 0, place)
            column.addLayout(grid)

    def open_below(self, button: QWidget, emblem: int) -> None:
        """Show the popup below a button, within the window. `emblem` is the seat's present one."""
        self._emblem = emblem
        self.setAccessibleName(button.accessibleName())
        apply_zoom(self)
        self._show()
        self.adjustSize()
        window = button.window()
        at = button.mapTo(window, QPoint(0, button.height() + 4))
        at.setX(max(0, min(at.x(), window.width() - self.width())))
        at.setY(max(0, min(at.y(), window.height() - self.height())))
        self.move(window.mapToGlobal(at))
        self.show()
        self.shapes[shape_of(self._emblem)].setFocus()

    @staticmethod
    def _button(words: str) -> QPushButton:
        button = make_button("", tip=words)
        button.setFixedSize(_WIDE, _WIDE)
        button.setCheckable(True)
        button.setAccessibleName(words)
        return button

    def _choose(self, emblem: int) -> None:
        self._emblem = emblem
        self._show()
        self.chosen.emit(emblem)

    def zoom_changed(self) -> None:
        """Draw the pictures in the new size."""
        self._show()

    def _show(self) -> None:
        wide = round(_PICTURE * zoom_of(self))
        for shape, button in enumerate(self.shapes):
            emblem = emblem_of(shape, colour_of(self._emblem))
            ratio = self.devicePixelRatioF()
            picture = self._pixmaps.emblem(EMBLEMS[emblem], palette.SEATS[emblem], wide, ratio)
            self._put(button, picture, wide, shape == shape_of(self._emblem))
        for colour, button in enumerate(self.colours):
            self._put(button, self._disc(colour, wide), wide, colour == colour_of(self._emblem))

    @staticmethod
    def _put(button: QPushButton, picture: QPixmap, wide: int, worn: bool) -> None:
        button.setIconSize(QSize(wide, wide))
        button.setIcon(QIcon(picture))
        button.setChecked(worn)

    def _disc(self, colour: int, wide: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(QSize(wide, wide) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.COLOURS[colour])
        painter.drawEllipse(QRectF(3, 3, wide - 6, wide - 6))
        painter.end()
        return picture


_LONGEST_NAME = 24
_LEAST_NAME = 76
"""Least width of a name, in designed pixels."""
_EMBLEM = 34
"""Width of an emblem, in designed pixels."""


class SeatRow(QWidget):
    """Row for one seat: its emblem, name and player."""

    removed = Signal()
    changed = Signal()
    """Emitted when the name, emblem or player changes."""

    def __init__(
        self, pixmaps: Pixmaps, players: Sequence[Player], player: str, name: str, emblem: int, known: Sequence[str]
    ) -> None:
        """`player` is a person, one of `players`, or a program. `known` are names of people who have played here
        before, offered as completions."""
        super().__init__()
        self._pixmaps = pixmaps
        self._known = QCompleter(list(known), self)
        self._known.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.emblem = emblem
        self._proposed = ""
        self._bots_name = "" if player == HUMAN else name
        self.grip = Grip()
        self.emblem_button = make_button("", tip=self.tr("Change emblem and colour"))
        self.emblem_button.setFixedSize(42, 42)
        self.emblem_button.setFlat(True)
        self.name = QLineEdit(name)
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setMinimumWidth(_LEAST_NAME)
        self.name.setCursorPosition(0)  # a long name shows its beginning
        self.player = PlayerBox(players, player)
        self.player.chosen.connect(self._changed)
        self.remove = make_button("✕", self.removed, tip=self.tr("Remove this seat"))
        self.remove.setFixedWidth(42)
        parts = (self.grip, self.emblem_button, (self.name, 1), (self.player, 1), self.remove)
        self.setLayout(make_row(*parts, rim=(0, 0, 0, 0)))
        self.name.textChanged.connect(self._changed)
        self.show_emblem(emblem)
        self._changed()

    @property
    def is_person(self) -> bool:
        """True if a person sits there."""
        return self.player.player == HUMAN

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in Tab order."""
        return [self.grip, self.emblem_button, self.name, self.player, self.remove]

    @property
    def given_name(self) -> str:
        """Name that was typed, else the proposed one; empty for a person who is called "You"."""
        return self.name.text().strip() or self._proposed

    @property
    def persons_name(self) -> str:
        """Name that a person typed for this seat; empty if no person sits there, or the name is left from a bot."""
        name = self.name.text().strip()
        return name if self.is_person and name != self._bots_name else ""

    @property
    def called(self) -> str:
        """Name shown in the row, which may be "You"."""
        return self.given_name or self.name.placeholderText()

    def propose(self, name: str) -> None:
        """Propose a name in case none is typed; an empty one stands for "You". If a name was proposed before, it
        stays."""
        if name and self._proposed:
            return
        shown = name or self.tr("You")
        if shown != self.name.placeholderText():
            self._proposed = name
            self.name.setPlaceholderText(shown)
            self._changed()

    def show_emblem(self, emblem: int) -> None:
        """Show another emblem, given by its number, with its colour."""
        self.emblem = emblem
        self.zoom_changed()
        self.emblem_button.setAccessibleDescription(emblem_words(emblem))
        self.changed.emit()

    def zoom_changed(self) -> None:
        """Draw the emblem in the new size."""
        wide = round(_EMBLEM * zoom_of(self))
        colour = palette.SEATS[self.emblem]
        picture = self._pixmaps.emblem(EMBLEMS[self.emblem], colour, wide, self.devicePixelRatioF())
        self.emblem_button.setIconSize(QSize(wide, wide))
        self.emblem_button.setIcon(QIcon(picture))

    def _changed(self) -> None:
        self.name.setCompleter(self._known if self.is_person else None)  # type: ignore[arg-type]
        name = named(self.given_name)
        for part, yours, theirs in (
            (self.grip, self.tr("Your seat"), self.tr("Seat of {name}")),
            (self.emblem_button, self.tr("Your emblem"), self.tr("Emblem of {name}")),
            (self.name, self.tr("Your name"), self.tr("Name of {name}")),
            (self.player, self.tr("Who plays at your seat"), self.tr("Who plays at the seat of {name}")),
            (self.remove, self.tr("Remove your seat"), self.tr("Remove the seat of {name}")),
        ):
            part.setAccessibleName(filled(theirs, name=name) if name else yours)
        self.changed.emit()
