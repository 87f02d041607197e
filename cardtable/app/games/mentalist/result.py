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
from cardtable.app.table.glimpse import TABLE, Glimpse, mirrored
from cardtable.app.table.last_table import LastTable
from cardtable.engine.mentalist.moves import BetAdded, PotClaimed, PotWon
from cardtable.engine.mentalist.rules import MentalistRules
from cardtable.engine.record import Header
from cardtable.engine.state import NOBODY
from cardtable.language import filled, translate
from cardtable.table.mentalist.board import MentalistBoard
from cardtable.table.mentalist.course import Course, beginning, turning_points
from cardtable.table.mentalist.layout import MentalistLayout
from cardtable.table.mentalist.words import Teller, chips_words

_DRAWN = 60
"""Coins that are drawn of a player's; their number is written beside them."""
_COIN = 26.0
_NUMBER = 64.0
"""How wide the number is at most."""


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
    seats = [
        _standing(name, emblem, score, course.pots_won(other), other in winners)
        for other, (name, emblem, score) in enumerate(zip(names, emblems, scores, strict=True))
    ]
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
