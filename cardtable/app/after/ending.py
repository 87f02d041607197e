"""How a game ended, as its page tells it: what each game brings to the page that all share."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from cardtable.app.after.charted_course import ChartedCourse
from cardtable.table.model import TableModel


class Moment(NamedTuple):
    """Something that decided a game."""

    words: str
    landmark: int
    """Which of the record's landmarks comes before it, from 0."""


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
