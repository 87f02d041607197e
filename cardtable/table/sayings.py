"""Kinds of lines of talk that a person can put together by picking, and the steps in which their parts are picked."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from cardtable.engine.state import NOBODY


class SayingChoice(NamedTuple):
    """Answer that can be picked in a step."""

    words: str
    parts: Mapping[str, Any]
    """Parts of the line that it sets."""
    says: str = ""
    """Full wording, where `words` are short."""
    key: str = ""
    """Key that picks it, a letter or a digit; empty to use its number, or a letter of the name."""
    seat: int = NOBODY
    """Seat whose emblem it carries; NOBODY for none."""
    cards: tuple[str, ...] = ()
    """Texts on the little cards as which it is drawn; empty if it isn't drawn as cards."""


class SayingStep(NamedTuple):
    """Question that is answered by picking a choice."""

    asks: str
    choices: tuple[SayingChoice, ...]
    columns: int = 0
    """Number of choices in a row; 0 for as many as there is room for."""
    adds: bool = False
    """True if several choices may be picked; the lists in their parts are joined."""
    usual: int | None = None
    """Index of the choice that Enter picks, the likeliest; None if there is no such choice."""


class Saying(NamedTuple):
    """Kind of line of talk."""

    kind: str
    label: str
    says: str
    """Use of the line, in a few words."""
    steps: tuple[SayingStep, ...]
    """Questions that must be answered, in this order: conditions and amounts come before players."""
    to: SayingStep | None = None
    """Question whom the line is said to, shown beside the finished sentence; None if the steps settle that.

    Its first choice holds until another is picked.
    """


def said(saying: Saying, picked: Iterable[SayingChoice]) -> dict[str, Any]:
    """Return the parts of the line that these choices make, without its speaker."""
    line: dict[str, Any] = {"say": saying.kind}
    for choice in picked:
        for part, value in choice.parts.items():
            line[part] = [*line[part], *value] if part in line and isinstance(value, list) else value
    return line
