"""The end of a match of Loser's Game: who won, the score sheet, the course of it, and what decided it."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.after.charted_course import ChartedCourse
from cardtable.app.after.ending import Ending, Moment
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.losers.score import ScoreView, sheet_of
from cardtable.app.settings import Settings
from cardtable.app.table.glimpse import TABLE, Glimpse, mirrored
from cardtable.app.table.last_table import LastTable
from cardtable.engine.losers.moves import TrickTaken
from cardtable.engine.losers.rules import LosersRules
from cardtable.engine.record import Header
from cardtable.language import translate
from cardtable.table.losers.board import board_at
from cardtable.table.losers.course import Course, turning_points
from cardtable.table.losers.layout import LosersLayout
from cardtable.table.losers.words import Teller

_TICKS = 12


def ending(
    pixmaps: Pixmaps, settings: Settings, header: Header, emblems: list[int], seat: int, events: Sequence[object]
) -> Ending:
    """The result and its course."""
    names, rules = header.names, header.rules
    assert isinstance(rules, LosersRules)
    course = Course(len(names), rules.target)
    for event in events:
        course.follow(event)
    assert course.ended
    winners, scores = course.ended.winners, course.ended.scores
    sheet = ScoreView(pixmaps, foot=False)
    sheet.show_sheet(sheet_of(names, emblems, course, settings.two_colour))
    standings = QWidget()
    column = QVBoxLayout(standings)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(sheet, 1000)  # all that its rows fill
    column.addStretch(1)
    side = max(seat, 0)
    taken = max(at for at, event in enumerate(events) if isinstance(event, TrickTaken))
    board = board_at(events[:taken], len(names), side)
    layout = LosersLayout(len(names), side, TABLE.width(), TABLE.height(), mirrored())
    steps = range(0, len(course.scores), max(1, len(course.scores) // _TICKS))
    title = translate("losers", "The score after each hand")
    ticks = [(step, f"{step}") for step in steps]
    teller = Teller(names, seat)
    points = turning_points(course.hands, winners)
    return Ending(
        title=teller.ending(winners, scores),
        how=teller.how(course),
        winners=winners,
        scores=scores,
        moments=[Moment(teller.turning_point(point), point.hand.number) for point in points],
        last_table=LastTable(pixmaps, Glimpse(side, board, layout, "", scores), emblems),
        standings=standings,
        course=ChartedCourse(title, course.scores, names, emblems, ticks, course.target),
    )
