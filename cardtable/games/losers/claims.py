"""What the author of Loser's Game says of it."""

from collections.abc import Callable, Mapping
from typing import Final

from cardtable.language import translate

CLAIMS: Final[Mapping[str, Callable[[], str]]] = {
    "behind": lambda: translate(
        "losers", "The game favours those who are losing: the player furthest behind catches up."
    ),
    "trump_caller": lambda: translate("losers", "Calling trump, as the loser does, is an advantage."),
    "close_bids": lambda: translate(
        "losers",
        "Accurate bidding matters: if failed bids cost nothing, skill counts for less.",
    ),
}
"""By the name of the study that asks whether it is so."""
