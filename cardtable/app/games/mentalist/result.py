"""The end of a game of Mentalist Poker: who won, what each has, and how it came about."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cardtable.app.after.charted_course import ChartedCourse
from cardtable.app.after.ending import Ending, Moment
from cardtable.app.after.seat_results import SeatResult, seat_results
from cardtable.app.art.coins import draw_coin_pile
from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.widgets import at_side
from cardtable.app.settings import Settings
from cardtable.engine.record import Header
from cardtable.language import filled, translate
from cardtable.table.history import History
from cardtable.table.mentalist.course import turning_points
from cardtable.table.mentalist.model import MentalistModel
from cardtable.table.mentalist.words import chips_words
from cardtable.table.model import seen_by

_DRAWN = 60
"""Coins that are drawn of a player's; their number is written beside them."""
_COIN = 26.0
_NUMBER = 64.0
"""How wide the number is at most."""


def ending(
    pixmaps: Pixmaps, settings: Settings, header: Header, emblems: list[int], seat: int, events: Sequence[object]
) -> Ending:
    """The result and its course."""
    names = header.names
    history = History(MentalistModel(seen_by(header, seat)), events)
    model = history.at(len(events))
    assert isinstance(model, MentalistModel)
    course, teller = model.course, model.teller
    assert course.ended
    winners, scores = course.ended.winners, course.ended.scores
    seats = [
        _standing(name, emblem, score, course.pots_won(other), other in winners)
        for other, (name, emblem, score) in enumerate(zip(names, emblems, scores, strict=True))
    ]
    title = translate("mentalist", "Chips after each bet")
    return Ending(
        title=teller.ending(winners, scores),
        how=teller.how(course),
        winners=winners,
        scores=scores,
        moments=[
            Moment(teller.turning_point(point), point.antes - 1) for point in turning_points(course) if point.antes
        ],
        last_table=history.at(course.settled),
        standings=seat_results(pixmaps, settings, seats),
        course=ChartedCourse(title, course.scores, names, emblems, []),
    )


def _standing(name: str, emblem: int, chips: int, pots: tuple[int, int], won: bool) -> SeatResult:
    text = translate("mentalist", "{made} of {count} pots")
    words = filled(text, made=pots[0], count=pots[1])
    return SeatResult(name, emblem, chips, words, f"{chips_words(chips)}, {words}", won, partial(_draw_chips, chips))


def _draw_chips(chips: int, painter: QPainter, row: QWidget, box: QRectF) -> None:
    """Her pile, as far as it is drawn, and how many chips there are."""
    pile = at_side(row, box.x(), box.y(), box.width() - _NUMBER, box.height())
    draw_coin_pile(painter, pile, min(chips, _DRAWN), _COIN)
    painter.setFont(sans(20, 700))
    at = at_side(row, box.right() - _NUMBER, box.y(), _NUMBER, box.height())
    painter.drawText(at, Qt.AlignmentFlag.AlignCenter, f"{chips:,}")
