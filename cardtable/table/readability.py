"""How readable somebody was, as its page shows it: what each game tells the page that all share."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.bots.gist import hundred
from cardtable.language import filled, translate


class Measure(NamedTuple):
    """How far a reader came with one kind of what somebody does, on a scale from nothing to all."""

    title: str
    words: str
    """What the scale says, in sentences."""
    reader: float | None = None
    """How far the reader came, 0 to 1; None while nobody knows, or where there is nothing to tell."""
    fair: float = 0.0
    """How far anybody comes with somebody who can't be read."""
    fair_words: str = ""
    """Who that would be."""
    luck: tuple[float, float] | None = None
    """From where to where luck alone takes a reader."""
    whole: int = 100
    """What all of it is."""


class Turn(NamedTuple):
    """One of their decisions, in order of the game."""

    lines: int
    """So many of the record's lines stood before it: a moment to go to."""
    height: float
    """Of its bar, in the units of the chart."""
    foreseen: bool
    """Whether the reader named just what they did."""
    guessing: bool
    """Whether it answered another's move: such ones are drawn apart."""
    words: str


class Mirrored(NamedTuple):
    """All that the page shows."""

    measures: Sequence[Measure]
    habit: str
    """The habit that could be read best, in a sentence, or that none is clear."""
    turns: Sequence[Turn]
    telling: Sequence[Turn]
    """Those of them that gave most away."""


def named_words(right: bool) -> str:
    """Whether a reader would have named what you {did}, or else {foreseen}; {what} is which decision it was."""
    if right:
        return translate("mirror", "{what}: {did}. A mind-reader would have predicted it.")
    return translate("mirror", "{what}: {did}. A mind-reader would have predicted {foreseen}.")


def luck_words(text: str, chance: float, readable: bool) -> str:
    """What luck has to do with it: `text` tells its {chance}, 0 to 1, where that is too small to explain it."""
    if readable:
        return filled(text, chance=hundred(chance))
    return translate("mirror", "Luck alone explains this.")
