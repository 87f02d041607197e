"""End of a game as the result page shows it: the parts that each game contributes to the shared page."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtWidgets import QWidget

from cardtable.app.after.course_chart import ChartedCourse
from cardtable.app.after.lies_page import LiesPage
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.backdrop import OverlayPage
from cardtable.app.settings import Settings
from cardtable.engine.record import Header
from cardtable.language import in_sequence
from cardtable.table.history import History
from cardtable.table.model import Modelling, TableModel, seen_by
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
    history = History(modelling(seen_by(header, seat)), events)
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
