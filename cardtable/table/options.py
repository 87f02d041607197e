"""The moves that were open at a decision, as a picture of it shows them."""

from collections.abc import Mapping
from typing import NamedTuple

from cardtable.table.review import Judged

Values = Mapping[int, float | None]
"""By move, the chance to win with it, 0 to 1."""


class Option(NamedTuple):
    """One move: a card of the hand, a suit, or a word. Cards that could not be played have no value."""

    move: int
    value: float | None
    words: str
    """The move in a sentence."""
    card: str | None = None
    suit: str = ""
    word: str = ""


def values_of(judged: Judged | None) -> Values:
    """What each move was worth, where that is known."""
    return {choice.move: choice.value for choice in judged.advice.choices} if judged else {}


def is_best(option: Option, judged: Judged) -> bool:
    """Whether no move is worth more, as far as chances can be told apart."""
    return option.value is not None and judged.is_best(option.move)
