"""What the author of Miser says of it."""

from collections.abc import Callable, Mapping
from typing import Final

from cardtable.language import translate

CLAIMS: Final[Mapping[str, Callable[[], str]]] = {
    "weak_hand": lambda: translate("miser", "A skilled player can win even with a weak hand."),
    "saved_cards": lambda: translate("miser", "Holding on to your cards for as long as possible is an advantage."),
    "contracts": lambda: translate(
        "miser", "Contracts pay: a player who never proposes one, or never accepts one, wins less."
    ),
    "bids": lambda: translate(
        "miser",
        "Bidding for the centre is riskier than it looks: a player who never opens the bidding is no worse off.",
    ),
}
"""By the name of the study that asks whether it is so."""
