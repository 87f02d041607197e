"""The end of a game of Mentalist Poker: who won, what each has, and how it came about."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.after.charted_course import ChartedCourse
from cardtable.app.after.ending import Ending, Moment
from cardtable.app.art import palette
from cardtable.app.art.coins import draw_coin_pile
from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.mentalist.board import MentalistBoard
from cardtable.app.games.mentalist.course import Course, beginning, turning_points
from cardtable.app.games.mentalist.layout import MentalistLayout
from cardtable.app.games.mentalist.words import Teller, chips_words
from cardtable.app.parts.seat_mark import draw_disc, draw_name
from cardtable.app.parts.widgets import at_side, tip_of
from cardtable.app.play.source import NOBODY
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.table.glimpse import TABLE, Glimpse, mirrored
from cardtable.app.table.last_table import LastTable
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.engine.mentalist.moves import BetAdded, PotClaimed, PotWon
from cardtable.engine.mentalist.rules import MentalistRules
from cardtable.engine.record import Header

translate = QCoreApplication.translate

_HIGHEST, _LOWEST = 92, 40
"""Of a seat's row."""
_DRAWN = 60
"""Coins that are drawn of a player's; their number is written beside them."""
_COIN = 26.0


class SeatResult(QWidget):
    """One seat's end: emblem, name, and her chips."""

    def __init__(
        self, pixmaps: Pixmaps, settings: Settings, name: str, emblem: int, chips: int, pots: tuple[int, int]
    ) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._colours = scheme(settings)
        self._name, self._emblem, self._chips = name, emblem, chips
        text = translate("mentalist", "{made} of {count} pots")
        self._pots = text.replace("{made}", f"{pots[0]}").replace("{count}", f"{pots[1]}")
        self.won = False
        self.setMinimumHeight(_LOWEST)
        self.setMaximumHeight(_HIGHEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setToolTip(tip_of(name))  # it may be cut
        self.setAccessibleName(f"{name}: {chips_words(chips)}, {self._pots}")

    @override
    def sizeHint(self) -> QSize:
        return QSize(400, _HIGHEST) * zoom_of(self)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        height = area(self).height()
        if self.won:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.faded(palette.BRASS, 0.16))
            painter.drawRoundedRect(area(self), 10, 10)
        disc = min(42.0, height - 6)
        at = at_side(self, 8, (height - disc) / 2, disc, disc).topLeft()
        draw_disc(painter, self._pixmaps, self._emblem, at, disc)
        colour = seat_text(palette.SEATS[self._emblem], self._colours)
        middle = height / 2
        draw_name(painter, self._name, 19, colour, at_side(self, 62, middle - 24, 154, 26))
        painter.setFont(sans(14))
        painter.setPen(self._colours.dim)
        painter.drawText(at_side(self, 62, middle + 1, 176, 20), Qt.AlignmentFlag.AlignVCenter, self._pots)
        self._paint_chips(painter, at_side(self, 246, 5, area(self).width() - 256, height - 10))

    def _paint_chips(self, painter: QPainter, room: QRectF) -> None:
        """Her pile, as far as it is drawn, and how many chips there are."""
        number = 64.0
        pile = at_side(self, 246, room.y(), room.width() - number, room.height())
        draw_coin_pile(painter, pile, min(self._chips, _DRAWN), _COIN)
        painter.setFont(sans(20, 700))
        painter.setPen(self._colours.text)
        at = at_side(self, 246 + room.width() - number, room.y(), number, room.height())
        painter.drawText(at, Qt.AlignmentFlag.AlignCenter, f"{self._chips:,}")


def ending(
    pixmaps: Pixmaps, settings: Settings, header: Header, emblems: list[int], seat: int, events: Sequence[object]
) -> Ending:
    """The result and its course."""
    names, rules = header.names, header.rules
    assert isinstance(rules, MentalistRules)
    start = beginning(rules, len(names), header.object)
    course = Course(start)
    for event in events:
        course.follow(event)
    assert course.ended
    winners, scores = course.ended.winners, course.ended.scores
    standings = QWidget()
    column = QVBoxLayout(standings)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    for other in sorted(range(len(names)), key=lambda other: -scores[other]):
        row = SeatResult(pixmaps, settings, names[other], emblems[other], scores[other], course.pots_won(other))
        row.won = other in winners
        column.addWidget(row, 1000)  # all as high as there is room, before any is left
    column.addStretch(1)
    teller = Teller(names, seat, rules.variant == "advanced")
    title = translate("mentalist", "Chips after each bet")
    return Ending(
        title=teller.ending(winners, scores),
        how=teller.how(course),
        winners=winners,
        scores=scores,
        moments=[
            Moment(teller.turning_point(point), point.antes - 1) for point in turning_points(course) if point.antes
        ],
        last_table=LastTable(pixmaps, _last_table(header, seat, events), emblems),
        standings=standings,
        course=ChartedCourse(title, course.scores, names, emblems, []),
    )


def _last_table(header: Header, seat: int, events: Sequence[object]) -> Glimpse:
    """The table as the last bet was seen, before anybody took it."""
    side = max(seat, 0)
    settled = [at for at, event in enumerate(events) if isinstance(event, PotWon | BetAdded | PotClaimed)]
    own = side if seat == side else NOBODY
    board = MentalistBoard(beginning(header.rules, len(header.seats), header.object), own)
    for event in events[: settled[-1]]:
        board.apply(event)
    board.merge()
    layout = MentalistLayout(len(header.seats), side, own >= 0, TABLE.width(), TABLE.height(), mirrored())
    return Glimpse(side, board, layout, "", board.chips)
