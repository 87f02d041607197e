"""Readability of a player in a game, as the mirror page shows it: values that each game fills."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.language import filled, in_sequence, translate
from cardtable.table.words import in_hundred


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
    name: str
    """Stands under its bar: a number."""
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
    verdict: str
    """Whether the player could be read, in a sentence, and by which habit; empty while nobody knows. All that is said
    of the measures agrees with it."""
    turns: Sequence[Turn]
    telling: Sequence[Turn]
    """Those of them that gave most away."""


def named_words(right: bool) -> str:
    """Whether a reader would have named what you {did}, or else {foreseen}; {what} is which decision it was."""
    if right:
        return translate("mirror", "{what}: {did}. A mind-reader would have predicted it.")
    return translate("mirror", "{what}: {did}. A mind-reader would have predicted {foreseen}.")


def verdict_words(readable: bool, habit: str | None = None) -> str:
    """Whether somebody could be read, and the `habit` that gave them away: a sentence, empty where none is clear, None
    where none was looked for."""
    if not readable:
        return translate("mirror", "You couldn't be read in this game.")
    if habit == "":
        return translate("mirror", "You can be read, though no single habit explains it.")
    return in_sequence([translate("mirror", "You can be read."), habit or ""])


def luck_words(text: str, chance: float, readable: bool) -> str:
    """The part of luck: `text` tells its {chance}, 0 to 1, where that is too small to explain what was read."""
    if readable:
        return filled(text, chance=in_hundred(chance))
    return translate("mirror", "Luck alone explains this.")
