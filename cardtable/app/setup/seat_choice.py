"""Dialog in which seats are chosen anew for another game at the same table; the player who lost chooses first."""

from collections.abc import Callable, Collection, Sequence
from math import cos, pi, sin
from random import choice

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.dialog import Dialog
from cardtable.app.parts.felt import plain_light
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.play_button import PlayButton
from cardtable.app.parts.seat_mark import draw_disc, draw_name
from cardtable.app.parts.widgets import set_tip
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.engine.record import Header
from cardtable.language import filled, named


class SeatOrder:
    """Order in which players choose their seats, from the lowest score to the highest. Only people are asked: for
    others `draw` picks one of the free seats, and the last player gets the seat that is left."""

    def __init__(self, scores: Sequence[int], people: Collection[int], draw: Callable[[list[int]], int]) -> None:
        """`scores` and `people` are those of the game that is over, by its seats. `draw` gets the free seats."""
        self._people = people
        self._draw = draw
        self._waiting = sorted(range(len(scores)), key=lambda seat: scores[seat])
        self.taken: dict[int, int] = {}
        """Old seats of the players, by their new seats."""
        self._go_on()

    @property
    def free(self) -> list[int]:
        """Seats that can be chosen."""
        return [seat for seat in range(len(self.taken) + len(self._waiting)) if seat not in self.taken]

    @property
    def chooser(self) -> int | None:
        """Old seat of the player who chooses now; None once all have a seat."""
        return self._waiting[0] if self._waiting else None

    @property
    def order(self) -> list[int]:
        """Old seats of the players, by their new seats. Complete once `chooser` is None."""
        return [self.taken[seat] for seat in range(len(self.taken))]

    def choose(self, seat: int) -> None:
        """Give the player who chooses now a free seat."""
        self._take(seat)
        self._go_on()

    def _take(self, seat: int) -> None:
        self.taken[seat] = self._waiting.pop(0)

    def _go_on(self) -> None:
        while self._waiting and (len(self._waiting) == 1 or self._waiting[0] not in self._people):
            self._take(self._draw(self.free))


_WIDTH, _HEIGHT = 560, 380
_CHAIR = (112, 84)
_RIM = 22
"""Gap between the edge of the table and the chairs, in designed pixels."""
_DISC = 46.0
_NAME = 17


class Chair(QPushButton):
    """Button for a seat at the table, which is free or taken."""

    def __init__(self, seat: int, pixmaps: Pixmaps, parent: QWidget) -> None:
        super().__init__(parent)
        self._pixmaps = pixmaps
        self._number = f"{seat + 1}"
        self._name, self._emblem = "", -1
        self.setAutoDefault(True)
        self.show_free()

    def show_free(self) -> None:
        self._name, self._emblem = "", -1
        self._say(self.tr("Seat {number}, free"))
        self.setEnabled(True)

    def show_taken(self, name: str, emblem: int) -> None:
        """Show the player who has taken the seat."""
        self._name, self._emblem = name, emblem
        self._say(self.tr("Seat {number}: {name}"))
        self.setEnabled(False)

    def _say(self, text: str) -> None:
        self.setAccessibleName(filled(text, number=self._number, name=self._name))
        set_tip(self, self.accessibleName())
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        whole = area(self)
        disc = QRectF(whole.center().x() - _DISC / 2, 4, _DISC, _DISC)
        if self._name:
            draw_disc(painter, self._pixmaps, self._emblem, disc.topLeft(), _DISC)
            line = QRectF(0, disc.bottom() + 4, whole.width(), 26)
            colour = palette.SEATS[self._emblem]
            draw_name(painter, self._name, _NAME, colour, line, Qt.AlignmentFlag.AlignCenter)
            return
        near = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(palette.CREAM if self.hasFocus() else palette.BRASS, 2.0, Qt.PenStyle.DashLine))
        painter.setBrush(palette.faded(palette.BRASS, 0.35 if near else 0.1))
        painter.drawEllipse(disc)
        painter.setFont(serif(20, 700))
        painter.setPen(palette.CREAM)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self._number)


class _RoundTable(QWidget):
    """Chairs around a table of felt, clockwise by seats. The first chair is at the bottom, next to the person at the
    screen."""

    def __init__(self, chairs: int, pixmaps: Pixmaps) -> None:
        super().__init__()
        self.setFixedSize(_WIDTH, _HEIGHT)
        self.chairs = [Chair(seat, pixmaps, self) for seat in range(chairs)]

    def zoom_changed(self) -> None:
        """Place the chairs around the table."""
        zoom = zoom_of(self)
        way = 1 if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else -1
        middle, (width, height) = area(self).center(), _CHAIR
        reach = QPointF((_WIDTH - width) / 2 - _RIM, (_HEIGHT - height) / 2 - _RIM)
        for seat, chair in enumerate(self.chairs):
            turn = 2 * pi * seat / len(self.chairs)
            at = middle + QPointF(way * sin(turn) * reach.x(), cos(turn) * reach.y())
            corner = QPointF(at.x() - width / 2, at.y() - height / 2) * zoom
            chair.setGeometry(round(corner.x()), round(corner.y()), round(width * zoom), round(height * zoom))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        felt = area(self).adjusted(5, 5, -5, -5)
        painter.setPen(QPen(palette.WALNUT_LIGHT, 9))
        painter.setBrush(plain_light(felt))
        painter.drawEllipse(felt)


class SeatChoice(Dialog):
    """Dialog that asks the people one by one to choose a seat."""

    chosen = Signal(object)
    """Old seats of the players, by their new seats, as a list."""

    def __init__(
        self, header: Header, emblems: Sequence[int], scores: Sequence[int], pixmaps: Pixmaps, parent: QWidget
    ) -> None:
        """`header` is that of the game that is over, `scores` are its final scores by seat, and `emblems` the numbers
        of emblems by seat."""
        super().__init__(parent)
        self._header, self._emblems, self._scores = header, emblems, scores
        self.setWindowTitle(self.tr("Other seats"))
        self.title = make_label(serif(24, 700), plain=True)
        """Sentence that says whose choice it is."""
        note = make_label(
            sans(14), self.tr("The player with the fewest points chooses first. Bots choose at random."), "dim"
        )
        self._table = _RoundTable(len(emblems), pixmaps)
        self.chairs = self._table.chairs
        """Chairs, by seat."""
        for seat, chair in enumerate(self.chairs):
            chair.clicked.connect(lambda _=False, seat=seat: self._choose(seat))
        cancel = make_button(self.tr("Cancel"), self.reject, 15)
        self.anew_button = make_button(self.tr("Start over"), self._begin, 15)
        self.deal_button = PlayButton(self.tr("Deal"), self.accept, (150, 44))
        self.accepted.connect(lambda: self.chosen.emit(self._order.order))
        foot = make_row(cancel, self.anew_button, None, self.deal_button)
        self.fill(make_column(self.title, note, self._table, foot, gap=10, rim=(26, 22, 26, 20)))
        self._table.zoom_changed()
        self._begin()

    def _begin(self) -> None:
        """Start over: all seats are free but those drawn for players who are not asked."""
        self._order = SeatOrder(self._scores, self._header.people, choice)
        self._show()

    def _choose(self, seat: int) -> None:
        self._order.choose(seat)
        self._show()

    def _show(self) -> None:
        names, chooser = self._header.names, self._order.chooser
        for seat, chair in enumerate(self.chairs):
            if seat in self._order.taken:
                old = self._order.taken[seat]
                chair.show_taken(names[old], self._emblems[old])
            else:
                chair.show_free()
        self.deal_button.setEnabled(chooser is None)
        if chooser is None:
            self.title.setText(self.tr("Everyone has a seat."))
            self.deal_button.setFocus()
        else:
            yours, theirs = self.tr("You choose a seat."), self.tr("{name} chooses a seat.")
            text = yours if chooser == self._header.you else theirs
            self.title.setText(filled(text, name=named(names[chooser])))
            self.chairs[self._order.free[0]].setFocus()
