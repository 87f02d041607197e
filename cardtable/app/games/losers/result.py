"""The end of a match of Loser's Game: who won, the score sheet, the course of it, and what decided it."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.after.charted_course import ChartedCourse
from cardtable.app.after.ending import Ending, Moment
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.losers.score import ScoreView, sheet_of
from cardtable.app.settings import Settings
from cardtable.engine.record import Header
from cardtable.language import translate
from cardtable.table.history import History
from cardtable.table.losers.course import turning_points
from cardtable.table.losers.model import LosersModel
from cardtable.table.model import seen_by

_TICKS = 12


def ending(
    pixmaps: Pixmaps, settings: Settings, header: Header, emblems: list[int], seat: int, events: Sequence[object]
) -> Ending:
    """The result and its course."""
    names = header.names
    history = History(LosersModel(seen_by(header, seat)), events)
    model = history.at(len(events))
    assert isinstance(model, LosersModel)
    course, teller = model.course, model.teller
    assert course.ended
    winners, scores = course.ended.winners, course.ended.scores
    sheet = ScoreView(pixmaps, foot=False)
    sheet.show_sheet(sheet_of(names, emblems, course, settings.two_colour))
    standings = QWidget()
    column = QVBoxLayout(standings)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(sheet, 1000)  # all that its rows fill
    column.addStretch(1)
    steps = range(0, len(course.scores), max(1, len(course.scores) // _TICKS))
    title = translate("losers", "The score after each hand")
    ticks = [(step, f"{step}") for step in steps]
    points = turning_points(course.hands, winners)
    return Ending(
        title=teller.ending(winners, scores),
        how=teller.how(course),
        winners=winners,
        scores=scores,
        moments=[Moment(teller.turning_point(point), point.hand.number) for point in points],
        last_table=history.at(course.settled),
        standings=standings,
        course=ChartedCourse(title, course.scores, names, emblems, ticks, course.target),
    )
