"""Kinds of lines that a person can say by picking, and the parts of each: first what is said, then who it is about."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from cardtable.engine.state import NOBODY


class Choice(NamedTuple):
    """One answer to a step."""

    words: str
    parts: Mapping[str, Any]
    """What it puts into the line."""
    says: str = ""
    """The same in whole words, where `words` are short."""
    key: str = ""
    """The key that picks it: a letter or a digit. One without gets its number, or a letter of the name."""
    seat: int = NOBODY
    """Whose emblem it carries."""
    cards: tuple[str, ...] = ()
    """What stands on the little cards as which it is drawn, if it is."""


class Step(NamedTuple):
    """One thing to be picked."""

    asks: str
    choices: tuple[Choice, ...]
    columns: int = 0
    """How many stand in a row; 0: as many as there is room for."""
    adds: bool = False
    """Whether several may be picked, whose lists are joined."""
    usual: int | None = None
    """The place of the choice that Enter picks; None: no choice is likelier than others."""


class Saying(NamedTuple):
    """A kind of line."""

    kind: str
    label: str
    says: str
    """Its use, in a few words."""
    steps: tuple[Step, ...]
    """Questions that must be answered, one after another: conditions and amounts come before players."""
    to: Step | None = None
    """Asks who it is said to, beside the finished sentence: the first choice holds until another is picked. None where
    the steps settle that."""


def said(saying: Saying, picked: Iterable[Choice]) -> dict[str, Any]:
    """Return the line that these choices make, without its speaker."""
    line: dict[str, Any] = {"say": saying.kind}
    for choice in picked:
        for part, value in choice.parts.items():
            line[part] = [*line[part], *value] if part in line and isinstance(value, list) else value
    return line
