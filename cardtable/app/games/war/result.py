"""The end of a game of Bidding War: who won, what each took, and how it came about."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cardtable.app.after.charted_course import ChartedCourse
from cardtable.app.after.ending import Ending, Moment
from cardtable.app.after.seat_results import SeatResult, seat_results
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.widgets import at_side
from cardtable.app.settings import Settings
from cardtable.app.zoom import sharpness
from cardtable.engine.record import Header
from cardtable.language import translate
from cardtable.table.history import History
from cardtable.table.model import seen_by
from cardtable.table.proportions import CARD_RATIO
from cardtable.table.war.course import turning_points
from cardtable.table.war.model import WarModel
from cardtable.table.war.words import points_words
from cardtable.table.words import card_words


def ending(
    pixmaps: Pixmaps, settings: Settings, header: Header, emblems: list[int], seat: int, events: Sequence[object]
) -> Ending:
    """The result and its course."""
    names = header.names
    history = History(WarModel(seen_by(header, seat)), events)
    model = history.at(len(events))
    assert isinstance(model, WarModel)
    course, teller = model.course, model.teller
    assert course.ended
    winners, scores = course.ended.winners, course.ended.scores
    seats = [
        SeatResult(
            name=name,
            emblem=emblem,
            score=score,
            words=points_words(score),
            said=points_words(score),
            won=other in winners,
            draw=partial(_draw_cards, pixmaps, course.taken[other]),
        )
        for other, (name, emblem, score) in enumerate(zip(names, emblems, scores, strict=True))
    ]
    ticks = [(step, card_words(card)) for step, card in enumerate(course.prizes, 1)]
    title = translate("war", "Points after each prize")
    return Ending(
        title=teller.ending(winners, scores),
        how=teller.how(course),
        winners=winners,
        scores=scores,
        moments=[Moment(teller.turning_point(point), point.round) for point in turning_points(course)],
        last_table=history.at(course.settled),
        standings=seat_results(pixmaps, settings, seats),
        course=ChartedCourse(title, course.scores, names, emblems, ticks),
    )


def _draw_cards(pixmaps: Pixmaps, cards: Sequence[str], painter: QPainter, row: QWidget, box: QRectF) -> None:
    """The prizes she won, as far over one another as they must."""
    card = round(box.height() / CARD_RATIO)
    step = min(card * 0.8, (box.width() - card) / max(1, len(cards) - 1))
    fan = at_side(row, box.x(), box.y(), (len(cards) - 1) * step + card, box.height())
    for place, name in enumerate(cards):
        at = QPointF(fan.x() + place * step, fan.y())
        painter.drawPixmap(at, pixmaps.face(name, card, sharpness(row)))
