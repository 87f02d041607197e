"""The course of a game as a chart shows it."""

from collections.abc import Sequence
from typing import NamedTuple


class ChartedCourse(NamedTuple):
    """What is drawn, and what is written around it."""

    title: str
    scores: Sequence[Sequence[int]]
    """At each step, by line."""
    names: Sequence[str]
    """Of the lines."""
    emblems: Sequence[int]
    """Of the lines: they give them their colours."""
    ticks: Sequence[tuple[int, str]]
    """Steps with their words."""
    target: int | None = None
    """A score that a dashed line marks."""
