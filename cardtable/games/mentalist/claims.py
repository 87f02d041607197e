"""What the author of Mentalist Poker says of it."""

from collections.abc import Callable, Mapping
from typing import Final

from cardtable.language import translate

CLAIMS: Final[Mapping[str, Callable[[], str]]] = {
    "neighbours": lambda: translate(
        "mentalist",
        "In the classic game for three or more, it matters who sits next to a weak player; the advanced game "
        "puts that right.",
    ),
    "large_stacks": lambda: translate(
        "mentalist", "The advanced game needs larger stacks: with twenty chips each, players are out far sooner."
    ),
    "table_of_odds": lambda: translate(
        "mentalist",
        "Even a computed table of perfect odds wouldn't save a player from being read, and so from losing.",
    ),
}
"""By the name of the study that asks whether it is so."""
