"""Row for one seat of a table that is being set up: emblem, name and player, and a grip to move it."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.forms import make_button, make_row
from cardtable.app.play.live import HUMAN
from cardtable.app.setup.emblem_picker import emblem_words
from cardtable.app.setup.player_box import PlayerBox
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.bots.player import Player
from cardtable.language import filled, named

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
