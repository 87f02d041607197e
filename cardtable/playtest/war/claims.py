"""What the author of Bidding War, and those who answered, say of it."""

from collections.abc import Callable, Mapping
from typing import Final

from cardtable.language import translate

CLAIMS: Final[Mapping[str, Callable[[], str]]] = {
    "first_offer": lambda: translate(
        "war",
        "When players offer their own cards, the first player has an advantage; going there and back fixes it.",
    ),
    "round_pictures": lambda: translate(
        "war", "If all picture cards are worth ten, the maths is easier: playing better wins less."
    ),
    "queen_on_top": lambda: translate(
        "war", "A queen above the king switches things up: margins change by another point."
    ),
    "queen_beside": lambda: translate(
        "war", "A queen as high as the king switches things up: the lead changes more often."
    ),
}
"""By the name of the study that asks whether it is so."""
