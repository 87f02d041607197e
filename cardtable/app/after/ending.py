"""How a game ended, as its page tells it: what each game brings to the page that all share."""

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
    """The end of a game."""

    title: str
    """Who won, in a sentence."""
    how: str
    """With what, in another; may be empty."""
    winners: Sequence[int]
    scores: Sequence[int]
    """By seat."""
    moments: Sequence[Moment]
    """In order of play."""
    last_table: TableModel
    """As it lay before what was last was taken."""
    standings: QWidget
    """What each came to."""
    course: ChartedCourse
    lies: Callable[[], OverlayPage] | None = None
    """What makes the page of the lies that were told, where there were any."""


Standings = Callable[[Pixmaps, Settings, Any, Sequence[int]], QWidget]
"""A game's own: what each came to, from the model of a game that is over and the emblems of its seats."""


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
    """The end of a game of which somebody saw these events: from their seat, or from none."""
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
