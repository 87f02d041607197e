"""What the author of Bidding War, and those who answered, say of it."""

from collections.abc import Callable, Mapping
from typing import Final

from cardtable.language import translate

CLAIMS: Final[Mapping[str, Callable[[], str]]] = {
    "first_offer": lambda: translate(
        "war",
        "When players offer their own cards, the first player has an advantage; offering in the order A B C C "
        "B A removes it.",
    ),
    "round_pictures": lambda: translate(
        "war", "If all picture cards are worth ten, the maths is easier: skill counts for less."
    ),
    "queen_on_top": lambda: translate(
        "war", "With the queen above the king, winning margins grow by more than a point."
    ),
    "queen_beside": lambda: translate("war", "With the queen as high as the king, the lead changes more often."),
}
"""By the name of the study that asks whether it is so."""
