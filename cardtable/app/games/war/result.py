"""The end of a game of Bidding War: who won, what each took, and how it came about."""

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.after.coming_chart import ComingChart
from cardtable.app.after.result_page import GameResultPage
from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.war.course import Course
from cardtable.app.games.war.words import Teller, points_words
from cardtable.app.parts.seat_mark import draw_disc, draw_name
from cardtable.app.parts.widgets import at_side, tip_of
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.table.words import card_words
from cardtable.app.zoom import area, brush, sharpness, zoom_of

translate = QCoreApplication.translate

_CARD = 40


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
        self.setFixedHeight(66)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip(tip_of(name))  # it may be cut
        self.setAccessibleName(f"{name}: {points_words(points)}")

    @override
    def sizeHint(self) -> QSize:
        return QSize(400, 66) * zoom_of(self)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        if self.won:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.faded(palette.BRASS, 0.16))
            painter.drawRoundedRect(area(self), 10, 10)
        draw_disc(painter, self._pixmaps, self._emblem, at_side(self, 8, 12, 42, 42).topLeft(), 42)
        colour = seat_text(palette.SEATS[self._emblem], self._colours)
        draw_name(painter, self._name, 19, colour, at_side(self, 62, 8, 154, 28))
        painter.setFont(sans(14))
        painter.setPen(self._colours.dim)
        painter.drawText(at_side(self, 62, 34, 156, 22), Qt.AlignmentFlag.AlignVCenter, points_words(self._points))
        room = area(self).width() - 228
        step = min(_CARD * 0.8, (room - _CARD) / max(1, len(self._cards) - 1))
        for place, card in enumerate(self._cards):
            row = at_side(self, 222, 5, (len(self._cards) - 1) * step + _CARD, 56)
            at = QPointF(row.x() + place * step, 5)
            painter.drawPixmap(at, self._pixmaps.face(card, _CARD, sharpness(self)))


class ResultPage(GameResultPage):
    """The result and its course."""

    def __init__(
        self, pixmaps: Pixmaps, settings: Settings, names: list[str], emblems: list[int], seat: int, course: Course
    ) -> None:
        super().__init__(pixmaps)
        assert course.ended
        self._course, self._names, self._emblems = course, names, emblems
        self._settings = settings
        halves = QHBoxLayout()
        halves.setSpacing(28)
        standings = QVBoxLayout()
        standings.setSpacing(4)
        for other in sorted(range(len(names)), key=lambda other: -course.scores[-1][other]):
            seat_row = SeatResult(
                pixmaps, settings, names[other], emblems[other], course.scores[-1][other], course.taken[other]
            )
            seat_row.won = other in course.ended.winners
            standings.addWidget(seat_row)
        standings.addStretch(1)
        halves.addLayout(standings, 1)
        halves.addWidget(ComingChart(self._chart), 1)
        self.fill(Teller(names, seat).ending(course.ended.winners, course.ended.scores), halves)

    def _chart(self) -> QWidget:
        """Points after each prize."""
        from cardtable.app.after.course_chart import CourseChart

        ticks = [(step, card_words(card)) for step, card in enumerate(self._course.prizes, 1)]
        title = translate("war", "Points after each prize")
        return CourseChart(self._settings, title, self._course.scores, self._names, self._emblems, ticks)
