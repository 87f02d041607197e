"""What a person can say by picking: kinds of lines, and the parts of each, one after another."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from cardtable.engine.state import NOBODY

PICKED: Final = -1
"""No choice is usual: one must be picked."""


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
    """Whether several may be picked, whose lists are joined; the next step's choices stand below."""
    usual: int = PICKED
    """The place of the choice that counts as long as no other is picked: it stands below what must be picked."""


class Saying(NamedTuple):
    """A kind of line."""

    kind: str
    label: str
    says: str
    """What it is good for, in a few words."""
    steps: tuple[Step, ...]
    """Those that must be picked first, one after another; then those of which a choice is usual."""

    @property
    def must(self) -> tuple[Step, ...]:
        """What must be picked."""
        return tuple([step for step in self.steps if step.usual == PICKED])

    @property
    def may(self) -> tuple[Step, ...]:
        """What can be left as it is."""
        return tuple([step for step in self.steps if step.usual != PICKED])


def said(saying: Saying, picked: Iterable[Choice]) -> dict[str, Any]:
    """The line that these choices make, without its speaker."""
    line: dict[str, Any] = {"say": saying.kind}
    for choice in picked:
        for part, value in choice.parts.items():
            line[part] = [*line[part], *value] if part in line and isinstance(value, list) else value
    return line
