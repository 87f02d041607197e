"""Predictability of a player: how well a mind-reader did in one game, and whether secret moves were mixed.

The mirror page shows the values that a game gives it. The review tests whether a player mixes or can be foreseen: if
others answer without seeing a move, several moves are often equally good as long as a player varies them. No single
move costs anything then; what costs is always making the same one, and that shows over a game. In each decision the mix
has a likeliest move. A player who draws from the mixes makes it about as often as the mixes say; a player who makes it
clearly more often can be foreseen. This finds only the commonest habit: one game is too short for more.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardtable.bots.advice_summary import so_many
from cardtable.language import filled, in_sequence, translate
from cardtable.table.review import Judged
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


FEWEST_DECISIONS = 5
"""Least number of decisions for a verdict."""
_CLEAR = 0.05
"""Least lead in probability of a mix's likeliest move over the next: mixes are estimates, and less can't be told."""
_RARE = 0.05
"""Chance up to which a player counts as foreseen; so one in twenty of those who do mix is called foreseeable too."""


class Mixing(NamedTuple):
    """Comparison of a seat's secret moves with the mixes."""

    decisions: int
    """Number of decisions in which the mix had one clearly likeliest move."""
    taken: int
    """Number of those in which the seat made it."""
    usual: float
    """Expected number of those in which a player who draws from the mixes makes it."""
    chance: float
    """Probability that a player who draws from the mixes makes it as often as the seat did, or more often."""

    @property
    def foreseen(self) -> bool:
        """True if the seat made the likeliest move more often than luck explains."""
        return self.chance <= _RARE


def mixing(judged: Iterable[Judged]) -> Mixing | None:
    """Compare the decisions in which moves should have been mixed with the mixes; None if they are too few.

    The chance comes from `so_many`, which takes draws as independent. That is nearly but not quite true, because draws
    influence later mixes: of 132 games of two played by drawing from the expert's mixes, 4 came out as foreseen; of 136
    in which the likeliest move was always made, 116 did. A move outside the mix counts as not foreseen; its cost is a
    matter for the review.
    """
    favourites = [(one, share) for one in judged if (share := _likeliest(one)) is not None]
    if len(favourites) < FEWEST_DECISIONS:
        return None
    taken = sum(one.decision.move == one.advice.choices[0].move for one, _ in favourites)
    shares = [share for _, share in favourites]
    return Mixing(len(favourites), taken, sum(shares), so_many(shares, taken))


def _likeliest(judged: Judged) -> float | None:
    """Return the probability of the likeliest move of a mix; None if there is no mix, or no clearly likeliest move."""
    if not judged.mixed:
        return None
    first, second = judged.advice.choices[:2]
    return first.probability if first.probability - second.probability >= _CLEAR else None
