"""What those do who have but one idea, in words."""

from collections.abc import Callable, Mapping
from typing import Final

from cardtable.language import filled, translate
from cardtable.playtest.rounds import move_words
from cardtable.playtest.trials import ALWAYS, PROBE

_IDEAS: Final[Mapping[str, Callable[[], str]]] = {
    "playouts": lambda: translate("trials", "tries out each move with random play and picks the best"),
    "above": lambda: translate("trials", "plays like the others but always one step higher"),
    "below": lambda: translate("trials", "plays like the others but always one step lower"),
    "least": lambda: translate("trials", "always makes the lowest move"),
    "most": lambda: translate("trials", "always makes the highest move"),
}


def probe_words(name: str) -> str:
    """What somebody does who has but one idea: "always makes the lowest move"."""
    idea = name.removeprefix(PROBE)
    if idea.startswith(ALWAYS):
        text = translate("trials", "chooses “{move}” whenever possible")
        return filled(text, move=move_words(idea.removeprefix(ALWAYS)))
    return _IDEAS[idea]()
