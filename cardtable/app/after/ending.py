"""Ending of a game: what each game contributes to the shared result page, and the parts with which it is shown.

The parts are the rows of the seats' results, the buttons of moments, and the page of lies.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.after.charts import ChartedCourse
from cardtable.app.art import palette
from cardtable.app.art.coins import draw_coin_pile
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.backdrop import OverlayPage
from cardtable.app.parts.forms import Button, make_button, make_column, make_label, make_row
from cardtable.app.parts.painting import write
from cardtable.app.parts.seat_mark import draw_disc, draw_name
from cardtable.app.parts.widgets import PaintedWidget, at_side, scrolling, set_tip
from cardtable.app.routes import WatchAgain
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.engine.record import Header
from cardtable.engine.state import NOBODY, SPECTATOR
from cardtable.language import as_number, filled, in_sequence, labelled, named, translate
from cardtable.table.history import History
from cardtable.table.model import Modelling, TableModel, seen_by
from cardtable.table.talk import Lie
from cardtable.table.telling import Moment


class Ending(NamedTuple):
    """Contents of the result page."""

    title: str
    """Sentence that says who won."""
    how: str
    """Sentence that says why the game ended and with what it was won; may be empty."""
    winners: Sequence[int]
    scores: Sequence[int]
    """Final score of each seat."""
    moments: Sequence[Moment]
    """Decisive moments, in the order of play."""
    last_table: TableModel
    """Table just before the last things were taken from it."""
    standings: QWidget
    """Results of the seats."""
    course: ChartedCourse
    lies: Callable[[], OverlayPage] | None = None
    """Function that makes the page of lies; None if no lie came to light."""


Standings = Callable[[Pixmaps, Settings, Any, Sequence[int]], QWidget]
"""Function of a game that makes the seats' results from the model of a finished game and the seats' emblems."""


def ending_of(
    modelling: Modelling,
    standings: Standings,
    pixmaps: Pixmaps,
    settings: Settings,
    header: Header,
    emblems: list[int],
    seat: int,
    events: Sequence[object],
) -> Ending:
    """Return the end of a game as the viewer of `events` saw it: from `seat`, or from no seat if that is none."""
    history = History(modelling(seen_by(header, SPECTATOR if seat == NOBODY else seat)), events)
    model = history.at(len(events))
    course, chart, talk = model.course, model.chart(), model.talk
    lies = talk.speech.lies() if talk else []
    assert course.ended
    return Ending(
        title=model.ending(),
        how=in_sequence((model.why_ended(), model.how())),
        winners=course.ended.winners,
        scores=course.ended.scores,
        moments=model.moments(),
        last_table=history.at(course.settled),
        standings=standings(pixmaps, settings, model, emblems),
        course=ChartedCourse(chart.title, course.scores, header.names, emblems, chart.ticks, chart.target),
        lies=partial(LiesPage, pixmaps, lies, talk.name, model.teller.counted, emblems) if talk and lies else None,
    )


_HIGHEST, _LOWEST = 92, 40
"""Maximum and minimum height of a row, in designed pixels."""
_NAME, _HAS = 62, 226
"""Distance from the start of the row to the name and to the drawn holdings, in designed pixels."""
_RIM = 5


@dataclass(frozen=True)
class SeatResult:
    """Result of one seat."""

    name: str
    emblem: int
    score: int
    words: str
    """Text under the name."""
    said: str
    """Text for screen readers."""
    won: bool
    draw: Callable[[QPainter, QWidget, QRectF], None]
    """Function that draws the seat's holdings on the row, into a box measured from the start of lines (`at_side`)."""


class SeatResultRow(QWidget):
    """Row of one seat: emblem, name and holdings."""

    def __init__(self, pixmaps: Pixmaps, settings: Settings, result: SeatResult) -> None:
        super().__init__()
        self.result = result
        self._pixmaps = pixmaps
        self._colours = scheme(settings)
        self.setMinimumHeight(_LOWEST)
        self.setMaximumHeight(_HIGHEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        set_tip(self, result.name)  # the name may be elided
        self.setAccessibleName(labelled(result.name, result.said))

    @override
    def sizeHint(self) -> QSize:
        return QSize(400, _HIGHEST) * zoom_of(self)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        result, room = self.result, area(self)
        if result.won:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.faded(palette.BRASS, 0.16))
            painter.drawRoundedRect(room, 10, 10)
        disc = min(42.0, room.height() - 6)
        at = at_side(self, 8, (room.height() - disc) / 2, disc, disc).topLeft()
        draw_disc(painter, self._pixmaps, result.emblem, at, disc)
        wide = _HAS - _NAME - 6
        middle = room.height() / 2
        colour = seat_text(palette.SEATS[result.emblem], self._colours)
        draw_name(painter, result.name, 19, colour, at_side(self, _NAME, middle - 24, wide, 26))
        write(painter, at_side(self, _NAME, middle + 1, wide, 20), result.words, sans(14), self._colours.dim)
        painter.setPen(self._colours.text)
        result.draw(painter, self, QRectF(_HAS, _RIM, room.width() - _HAS - 6, room.height() - 2 * _RIM))


def seat_results(pixmaps: Pixmaps, settings: Settings, seats: Iterable[SeatResult]) -> QWidget:
    """Return a column of rows, the highest score first."""
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    for result in sorted(seats, key=lambda result: -result.score):
        column.addWidget(SeatResultRow(pixmaps, settings, result), 1000)  # takes all height up to its maximum
    column.addStretch(1)
    return made


_DRAWN = 60
"""Maximum number of coins drawn for a seat; their number stands beside them."""
_COIN = 26.0
_NUMBER = 64.0
"""Width of the number, in designed pixels."""


def coin_result(name: str, emblem: int, coins: int, counted: str, words: str, won: bool) -> SeatResult:
    """Return a result drawn as a pile of coins with its number.

    `counted` gives the number in words, `words` stand under the name.
    """
    return SeatResult(name, emblem, coins, words, f"{counted}, {words}", won, partial(_draw_coins, coins))


def _draw_coins(coins: int, painter: QPainter, row: QWidget, box: QRectF) -> None:
    """Draw a pile of up to `_DRAWN` coins, and the number of coins beside it."""
    pile = at_side(row, box.x(), box.y(), box.width() - _NUMBER, box.height())
    draw_coin_pile(painter, pile, min(coins, _DRAWN), _COIN)
    painter.setFont(sans(20, 700))
    at = at_side(row, box.right() - _NUMBER, box.y(), _NUMBER, box.height())
    painter.drawText(at, Qt.AlignmentFlag.AlignCenter, as_number(coins))


_SIGN = 22.0
"""Width of the triangle before the words, in designed pixels."""
_EDGE = 3.0


class MomentButton(Button):
    """Button with a triangle before its words, as high as the wrapped words need."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words
        self.setFont(sans(15))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(words)
        self.setAccessibleDescription(translate("result", "Watch from there"))
        self.setToolTip(translate("result", "Watch from there"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)  # Fixed would be one line
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        zoom = zoom_of(self)
        room = QRect(0, 0, max(1, round(width - (_SIGN + 2 * _EDGE) * zoom)), 1 << 20)
        flags = Qt.TextFlag.TextWordWrap
        return round(QFontMetrics(self.font()).boundingRect(room, flags, self.words).height() + 2 * _EDGE * zoom)

    @override
    def sizeHint(self) -> QSize:
        width = round(QFontMetrics(self.font()).horizontalAdvance(self.words) + (_SIGN + 2 * _EDGE) * zoom_of(self)) + 1
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    @override
    def draw(self, painter: QPainter, whole: QRectF) -> None:
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        font = sans(15)
        line = QFontMetrics(font).height()
        middle = QPointF(_EDGE + 8.0, _EDGE + line / 2)
        sign = QPolygonF([QPointF(-3.5, -5.0), QPointF(-3.5, 5.0), QPointF(5.0, 0.0)])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.BRASS)
        painter.drawPolygon(sign.translated(whole.width() - middle.x() if mirrored else middle.x(), middle.y()))
        room = QRectF(_EDGE if mirrored else _EDGE + _SIGN, _EDGE, whole.width() - _SIGN - 2 * _EDGE, whole.height())
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop
        painter.drawText(room, int(flags), self.words)


_DISC = 26


class LiesPage(OverlayPage):
    """Overlay page with a line for each lie, which leads to the moment it was told."""

    def __init__(
        self,
        pixmaps: Pixmaps,
        lies: Sequence[Lie],
        name: Callable[[int], str],
        counted: Callable[[int], str],
        emblems: Sequence[int],
    ) -> None:
        """Create the page; `name` returns a seat's name, `counted` an amount of what the game is won by, in words."""
        super().__init__(pixmaps, 820, 640, (90, 90))
        self.buttons: list[MomentButton] = []
        """Buttons of the lies, in the order of play."""
        lines = QWidget()
        column = make_column(gap=6, rim=(0, 0, 8, 0))
        for lie in lies:
            button = MomentButton(lie_words(lie, name(lie.seat), counted))
            button.clicked.connect(self.to(WatchAgain(landmark=lie.landmark)))
            self.buttons.append(button)
            disc = PaintedWidget(partial(_draw_disc, pixmaps, emblems[lie.seat]), _DISC, _DISC)
            column.addLayout(make_row(disc, (button, 1), gap=8))
        column.addStretch(1)
        lines.setLayout(column)
        head = make_label(serif(26, 700), translate("result", "Lies and what they earned"))
        self.back_button = make_button(translate("result", "Back"), self.back, 15)
        self._sheet.column.addWidget(head)
        says = translate("result", "Only lies that came to light are listed. Select one to see the turn.")
        self._sheet.column.addWidget(make_label(sans(14), says, "dim", wraps=True))
        self._sheet.column.addWidget(scrolling(lines), 1)
        self._sheet.column.addLayout(make_row(self.back_button, None))

    @property
    @override
    def ready(self) -> bool:
        return True

    @override
    def enter(self) -> None:
        self.back_button.setFocus()


def lie_words(lie: Lie, who: str, counted: Callable[[int], str]) -> str:
    """Return a lie in a line: who told it, what was true, and what it earned."""
    text = translate("result", "{who} {words}") if not lie.truth else translate("result", "{who} {words}, but {truth}")
    told = filled(text, who=named(who), words=lie.words, truth=lie.truth)
    if lie.earned is None:
        return told
    if not lie.earned:
        return filled(translate("result", "{told}. It earned nothing."), told=told)
    if lie.instead:
        won = translate("result", "{told}. That earned {points} more than keeping the promise would have.")
        cost = translate("result", "{told}. That earned {points} less than keeping the promise would have.")
    else:
        won, cost = translate("result", "{told}. It won {points}."), translate("result", "{told}. It cost {points}.")
    return filled(won if lie.earned > 0 else cost, told=told, points=counted(abs(lie.earned)))


def _draw_disc(pixmaps: Pixmaps, emblem: int, painter: QPainter, room: QRectF) -> None:
    draw_disc(painter, pixmaps, emblem, QPointF(0, 0), min(_DISC, room.width()))
