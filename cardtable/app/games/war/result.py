"""The end of a game of Bidding War: who won, what each took, and how it came about."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.after.charted_course import ChartedCourse
from cardtable.app.after.ending import Ending, Moment
from cardtable.app.art import palette
from cardtable.app.art.card_face import CARD_RATIO
from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.war.board import board_at
from cardtable.app.games.war.course import Course, turning_points
from cardtable.app.games.war.layout import WarLayout
from cardtable.app.games.war.words import Teller, points_words
from cardtable.app.parts.seat_mark import draw_disc, draw_name
from cardtable.app.parts.widgets import at_side, tip_of
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.table.glimpse import TABLE, Glimpse, mirrored
from cardtable.app.table.last_table import LastTable
from cardtable.app.table.words import card_words
from cardtable.app.zoom import area, brush, sharpness, zoom_of
from cardtable.engine.record import Header
from cardtable.engine.war.moves import PrizeCarried, PrizeDiscarded, PrizeWon
from cardtable.engine.war.rules import WarRules

translate = QCoreApplication.translate

_HIGHEST, _LOWEST = 92, 40
"""Of a seat's row."""
_EDGE = 5.0


class SeatResult(QWidget):
    """One seat's end: place, emblem, name, points, and the cards she won."""

    def __init__(
        self, pixmaps: Pixmaps, settings: Settings, name: str, emblem: int, points: int, cards: list[str]
    ) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._colours = scheme(settings)
        self._name, self._emblem, self._points, self._cards = name, emblem, points, cards
        self.won = False
        self.setMinimumHeight(_LOWEST)
        self.setMaximumHeight(_HIGHEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setToolTip(tip_of(name))  # it may be cut
        self.setAccessibleName(f"{name}: {points_words(points)}")

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
        draw_disc(
            painter, self._pixmaps, self._emblem, at_side(self, 8, (height - disc) / 2, disc, disc).topLeft(), disc
        )
        colour = seat_text(palette.SEATS[self._emblem], self._colours)
        middle = height / 2
        draw_name(painter, self._name, 19, colour, at_side(self, 62, middle - 24, 154, 26))
        painter.setFont(sans(14))
        painter.setPen(self._colours.dim)
        painter.drawText(
            at_side(self, 62, middle + 1, 156, 20), Qt.AlignmentFlag.AlignVCenter, points_words(self._points)
        )
        high = height - 2 * _EDGE
        card = round(high / CARD_RATIO)
        room = area(self).width() - 228
        step = min(card * 0.8, (room - card) / max(1, len(self._cards) - 1))
        row = at_side(self, 222, _EDGE, (len(self._cards) - 1) * step + card, high)
        for place, name in enumerate(self._cards):
            at = QPointF(row.x() + place * step, _EDGE)
            painter.drawPixmap(at, self._pixmaps.face(name, card, sharpness(self)))


def ending(
    pixmaps: Pixmaps, settings: Settings, header: Header, emblems: list[int], seat: int, events: Sequence[object]
) -> Ending:
    """The result and its course."""
    names, rules = header.names, header.rules
    assert isinstance(rules, WarRules)
    course = Course(len(names))
    for event in events:
        course.follow(event)
    assert course.ended
    winners, scores = course.ended.winners, course.ended.scores
    standings = QWidget()
    column = QVBoxLayout(standings)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    for other in sorted(range(len(names)), key=lambda other: -scores[other]):
        row = SeatResult(pixmaps, settings, names[other], emblems[other], scores[other], course.taken[other])
        row.won = other in winners
        column.addWidget(row, 1000)  # all as high as there is room, before any is left
    column.addStretch(1)
    settled = [at for at, event in enumerate(events) if isinstance(event, PrizeWon | PrizeCarried | PrizeDiscarded)]
    side = max(seat, 0)
    board = board_at(events[: settled[-1]], len(names), seat, rules.suit_size)
    layout = WarLayout(len(names), side, TABLE.width(), TABLE.height(), mirrored())
    ticks = [(step, card_words(card)) for step, card in enumerate(course.prizes, 1)]
    title = translate("war", "Points after each prize")
    teller = Teller(names, seat)
    return Ending(
        title=teller.ending(winners, scores),
        how=teller.how(course),
        winners=winners,
        scores=scores,
        moments=[Moment(teller.turning_point(point), point.round) for point in turning_points(course)],
        last_table=LastTable(pixmaps, Glimpse(side, board, layout, "", scores), emblems),
        standings=standings,
        course=ChartedCourse(title, course.scores, names, emblems, ticks),
    )
