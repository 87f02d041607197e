"""The end of a game of the toy."""

from collections.abc import Sequence

from PySide6.QtWidgets import QLabel

from cardtable.app.after.charted_course import ChartedCourse
from cardtable.app.after.ending import Ending
from cardtable.app.after.seat_results import SeatResult, seat_results
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.settings import Settings
from cardtable.engine.record import Header
from tests.toy.engine.toy.game import ToyRules
from tests.toy.table.toy.course import Course


def ending(
    pixmaps: Pixmaps, settings: Settings, header: Header, emblems: list[int], seat: int, events: Sequence[object]
) -> Ending:
    """The result and its course."""
    assert isinstance(header.rules, ToyRules)
    course = Course(header.rules.own_hands(len(header.seats)), len(header.seats))
    for event in events:
        course.follow(event)
    scores = course.scores[-1]
    winners = [each for each, score in enumerate(scores) if score == max(scores)]
    seats = [
        SeatResult(name, emblem, score, f"{score}", f"{score}", each in winners, lambda painter, row, box: None)
        for each, (name, emblem, score) in enumerate(zip(header.names, emblems, scores, strict=True))
    ]
    return Ending(
        title="It is over.",
        how="",
        winners=winners,
        scores=scores,
        moments=(),
        last_table=QLabel("no picture"),
        standings=seat_results(pixmaps, settings, seats),
        course=ChartedCourse("Scores", course.scores, header.names, emblems, ()),
    )
