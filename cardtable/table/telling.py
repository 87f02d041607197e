"""Texts that a game gives the table and its pages to show, with where and how they are shown."""

from collections.abc import Sequence
from typing import NamedTuple


class Notice(NamedTuple):
    """Text about an event, for the prompt, the log and screen readers."""

    text: str
    prompt: str | None = None
    """Text for the prompt, if it is another than `text`."""
    logged: bool = True
    weighty: bool = False
    """True if the log sets it in bold."""
    shown: bool = True
    """True if it replaces the text of the prompt; otherwise it is only announced."""


Logged = tuple[Notice, object]
"""Line of the log with the event that it is about."""


class Pause(NamedTuple):
    """Question shown while the game waits for the person to go on, such as between two hands."""

    question: str
    label: str
    says: str


class Moment(NamedTuple):
    """Moment that decided a game."""

    words: str
    landmark: int
    """Index of the record's last landmark before it."""


class Chart(NamedTuple):
    """Labels of the chart of a game's course."""

    title: str
    ticks: Sequence[tuple[int, str]] = ()
    """Steps of the course that have a label, with the label."""
    target: int | None = None
    """Score marked by a dashed line; None for no line."""


class Hint(NamedTuple):
    """Advice in words, as shown when the person asks for a hint."""

    headline: str
    detail: str
    marks: dict[int, int]
    """Number of rounds out of ten in which to make each move, for the moves worth a mark."""
    move: int | None = None
    """Move advised, whose card is then chosen; None unless it is a single one."""
