"""Tab of the panel for players' habits: a choice of the seat, and the game's chart of what it has shown so far."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.forms import Button, make_button
from cardtable.app.parts.painting import DrawnLabel
from cardtable.app.parts.seat_mark import draw_disc
from cardtable.app.parts.widgets import PlainLabel, scrolling, set_tip
from cardtable.app.style import seat_text
from cardtable.app.zoom import zoom_of
from cardtable.engine.state import NOBODY
from cardtable.table.model import Perspective

_DISC = 30.0


class SeatButton(Button):
    """Button with a seat's emblem, ringed while that seat is chosen."""

    def __init__(self, pixmaps: Pixmaps, emblem: int, name: str, colours: Scheme) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._emblem = emblem
        self.colours = colours
        self.setAutoDefault(False)  # Enter gives the likely answer
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(name)
        set_tip(self, name)

    @override
    def sizeHint(self) -> QSize:
        return QSize(40, 40) * zoom_of(self)

    @override
    def minimumSizeHint(self) -> QSize:
        """Let eight buttons stand side by side in the narrowest panel."""
        return QSize(30, 40) * zoom_of(self)

    @override
    def draw(self, painter: QPainter, whole: QRectF) -> None:
        disc = min(_DISC, whole.width() - 6)
        corner = whole.center() - QPointF(disc / 2, disc / 2)
        if not self.isChecked() and not self.underMouse():
            painter.setOpacity(0.55)
        draw_disc(painter, self._pixmaps, self._emblem, corner, disc)
        painter.setOpacity(1.0)
        if self.isChecked() or self.hasFocus():
            colour = self.colours.accent if self.isChecked() else self.colours.dim
            dashes = Qt.PenStyle.DotLine if self.hasFocus() else Qt.PenStyle.SolidLine
            painter.setPen(QPen(colour, 2, dashes))
            painter.drawEllipse(whole.center(), disc / 2 + 2, disc / 2 + 2)


class ReaderTab(QWidget):
    """Tab that shows one seat at a time, and one kind of its decisions. The game fills the chart on request."""

    wanted = Signal()
    """The chart is to be filled: another seat or kind was chosen, or the tab has come into view."""

    def __init__(
        self,
        seen: Perspective,
        pixmaps: Pixmaps,
        emblems: Sequence[int],
        colours: Scheme,
        kinds: Sequence[str],
        picture: DrawnLabel,
    ) -> None:
        """`emblems` are by seat. `kinds` names the kinds of decisions that can be shown apart; it is empty if there is
        only one."""
        super().__init__()
        self.shown = 0
        """Number of bets, or rounds of bids, that everyone has seen so far."""
        self._picture = picture
        self._names = seen.names
        self._emblems = emblems
        self._you = seen.you
        self._colours = colours
        others = [seat for seat in range(seen.seats) if seat != seen.person]
        self.seat_buttons = [
            SeatButton(pixmaps, emblem, name, colours) for emblem, name in zip(self._emblems, self._names, strict=True)
        ]
        """Buttons of the seats, by seat."""
        self.kind_buttons = [make_button(kind, size=13, small=True) for kind in kinds]
        self._seats, self._kinds = QButtonGroup(self), QButtonGroup(self)
        self._name = PlainLabel()
        self._name.setFont(serif(18, 700))
        self._note = PlainLabel()
        self._note.setFont(sans(14))
        self._note.setProperty("dim", True)
        self._note.setWordWrap(True)
        self._note.hide()
        self._shelf = scrolling(picture)
        self._lay_out()
        self.seat_buttons[others[0]].setChecked(True)
        for button in self.kind_buttons[:1]:
            button.setChecked(True)
        self._show_name()
        self._seats.idClicked.connect(self._choose)
        self._kinds.idClicked.connect(self._choose)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(0)
        for seat, button in enumerate(self.seat_buttons):
            self._seats.addButton(button, seat)
            row.addWidget(button)
        row.addStretch(1)
        head = QHBoxLayout()
        head.addWidget(self._name)
        head.addStretch(1)
        for kind, kind_button in enumerate(self.kind_buttons):
            kind_button.setCheckable(True)
            kind_button.setProperty("kind", True)
            self._kinds.addButton(kind_button, kind)
            head.addWidget(kind_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 10)
        column.setSpacing(6)
        row.setContentsMargins(15, 0, 15, 0)
        head.setContentsMargins(20, 0, 20, 0)
        column.addLayout(row)
        column.addLayout(head)
        self._note.setContentsMargins(20, 0, 20, 0)
        column.addWidget(self._note)
        column.addWidget(self._shelf, 1)
        column.addStretch(0)

    @property
    def seat(self) -> int:
        """Seat that is chosen."""
        return self._seats.checkedId()

    @property
    def kind(self) -> int:
        """Index of the kind that is chosen; 0 if there is no choice."""
        return max(self._kinds.checkedId(), 0)

    @property
    def yours(self) -> bool:
        """True if you have chosen your own seat."""
        return self._you != NOBODY and self.seat == self._you

    @property
    def name(self) -> str:
        """Name of the seat that is chosen."""
        return self._names[self.seat]

    @property
    def note(self) -> str:
        """Note above the chart."""
        return self._note.text()

    def say(self, words: str) -> None:
        """Show a note above the chart; an empty text hides it."""
        self._note.setText(words)
        self._note.setVisible(bool(words))

    def show_picture(self, shown: bool) -> None:
        """Show the chart, or hide it if there is nothing in it."""
        self._shelf.setVisible(shown)

    def follow(self, shown: int) -> None:
        """Note the number of bets or rounds that everyone has seen, and refresh the chart if it has changed."""
        if shown != self.shown:
            self.shown = shown
            self._look()

    def show_scheme(self, colours: Scheme) -> None:
        self._colours = colours
        for button in self.seat_buttons:
            button.colours = colours
        self._show_name()
        self._picture.show_scheme(colours)
        self._look()

    def _look(self) -> None:
        if self.isVisible():
            self.wanted.emit()

    def _choose(self) -> None:
        self._show_name()
        self.wanted.emit()

    def _show_name(self) -> None:
        colour = seat_text(palette.SEATS[self._emblems[self.seat]], self._colours)
        self._name.setStyleSheet(f"color: {colour.name()}")
        self._name.setText(self.tr("You") if self.yours else self.name)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Have the chart filled only now: nothing is worked out or drawn while the tab is hidden."""
        super().showEvent(event)
        self.wanted.emit()
