"""Values that a game gives the mirror page to show: how well a mind-reader predicted a player in one game."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.language import filled, in_sequence, translate
from cardtable.table.words import in_hundred


class ReadingMeasure(NamedTuple):
    """Success of a mind-reader with one kind of a player's moves, on a scale from 0 to `whole`."""

    title: str
    words: str
    """Meaning of the scale, in sentences."""
    reader: float | None = None
    """Success of the mind-reader, as a share of the scale (0 to 1); None if unknown or if there is nothing to tell."""
    fair: float = 0.0
    """Success against a player who can't be read, as a share of the scale."""
    fair_words: str = ""
    """Label of the mark at `fair`, such as a player who can't be read."""
    luck: tuple[float, float] | None = None
    """Range of success that luck alone explains, as shares of the scale; None if it isn't known."""
    whole: int = 100
    """Number at the upper end of the scale."""


class ReadTurn(NamedTuple):
    """One of the player's decisions, shown as a bar of the chart."""

    lines: int
    """Number of the record's lines before the decision: the moment that a click goes to."""
    name: str
    """Number under the bar."""
    height: float
    """Height of the bar, in the units of the chart."""
    foreseen: bool
    """True if the mind-reader named exactly the move that was made."""
    guessing: bool
    """True if the decision answered another seat's move: such turns are drawn apart."""
    words: str


class Mirrored(NamedTuple):
    """Content of the mirror page."""

    measures: Sequence[ReadingMeasure]
    verdict: str
    """Verdict on whether the player could be read, and by which habit; empty while unknown.

    Whatever is said of the measures must agree with it.
    """
    turns: Sequence[ReadTurn]
    telling: Sequence[ReadTurn]
    """Turns that gave most away."""


def named_words(right: bool) -> str:
    """Return the sentence on whether a mind-reader would have predicted a move.

    Its gaps are {what} for the decision, {did} for the move made and, unless `right`, {foreseen} for the one predicted.
    """
    if right:
        return translate("mirror", "{what}: {did}. A mind-reader would have predicted it.")
    return translate("mirror", "{what}: {did}. A mind-reader would have predicted {foreseen}.")


def verdict_words(readable: bool, habit: str | None = None) -> str:
    """Return the verdict on whether the person could be read.

    `habit` is a sentence on the habit that gave them away: empty if none is clear, None if none was looked for.
    """
    if not readable:
        return translate("mirror", "You couldn't be read in this game.")
    if habit == "":
        return translate("mirror", "You can be read, though no single habit explains it.")
    return in_sequence([translate("mirror", "You can be read."), habit or ""])


def luck_words(text: str, chance: float, readable: bool) -> str:
    """Return a sentence on luck: `text` with its {chance} (0 to 1) if `readable`, else that luck explains it all."""
    if readable:
        return filled(text, chance=in_hundred(chance))
    return translate("mirror", "Luck alone explains this.")
