"""What is said at a table, beside the sentences themselves: where it is shown, and how."""

from collections.abc import Sequence
from typing import NamedTuple


class Notice(NamedTuple):
    """What is said of an event."""

    text: str
    prompt: str | None = None
    """What the prompt says of it, where that is another text."""
    logged: bool = True
    weighty: bool = False
    """Whether the log sets it in bold."""
    shown: bool = True
    """Whether it takes the place of what the prompt said before; else it is only announced."""


Logged = tuple[Notice, object]
"""A line of the log, and the event that it tells of."""


class Pause(NamedTuple):
    """What is asked while the game waits for the person to go on, as between two hands."""

    question: str
    label: str
    says: str


class Moment(NamedTuple):
    """Something that decided a game."""

    words: str
    landmark: int
    """Which of the record's landmarks comes before it, from 0."""


class Chart(NamedTuple):
    """What is written around the course of a game."""

    title: str
    ticks: Sequence[tuple[int, str]] = ()
    """Steps with their words."""
    target: int | None = None
    """A score that a dashed line marks."""


class Hint(NamedTuple):
    """What an adviser says, in words."""

    headline: str
    detail: str
    marks: dict[int, int]
    """By move, in how many of ten rounds it is made; only those worth a word."""
    move: int | None = None
    """The move that is advised, where it is one alone: its card is chosen."""
