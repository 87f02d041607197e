"""The end of a game of the toy."""

from collections.abc import Sequence

from cardtable.app.after.charted_course import ChartedCourse
from cardtable.app.after.ending import Ending
from cardtable.app.after.seat_results import SeatResult, seat_results
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.settings import Settings
from cardtable.engine.record import Header
from cardtable.table.history import History
from cardtable.table.model import seen_by
from tests.toy.table.toy.model import ToyModel


def ending(
    pixmaps: Pixmaps, settings: Settings, header: Header, emblems: list[int], seat: int, events: Sequence[object]
) -> Ending:
    """The result and its course."""
    history = History(ToyModel(seen_by(header, seat)), events)
    model = history.at(len(events))
    assert isinstance(model, ToyModel)
    course = model.course
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
        last_table=model,
        standings=seat_results(pixmaps, settings, seats),
        course=ChartedCourse("Scores", course.scores, header.names, emblems, ()),
    )
