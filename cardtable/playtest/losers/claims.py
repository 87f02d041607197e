"""What the author of Loser's Game says of it."""

from collections.abc import Callable, Mapping
from typing import Final

from cardtable.language import translate

CLAIMS: Final[Mapping[str, Callable[[], str]]] = {
    "behind": lambda: translate("losers", "The game favours the player who is losing: those furthest behind catch up."),
    "trump_caller": lambda: translate("losers", "Picking the trump suit, as the loser may, is an advantage."),
    "close_bids": lambda: translate(
        "losers",
        "Bidding close to what you will take is what counts: if bids cost nothing, playing better wins less.",
    ),
}
"""By the name of the study that asks whether it is so."""
