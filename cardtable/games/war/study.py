"""Bidding War's profile for studies; its rounds are the prizes, whether won, carried or discarded."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from cardtable.engine.views import View
from cardtable.games.war.course import course_of
from cardtable.games.war.play import OFFER, PASS, War
from cardtable.games.war.rules import WarRules
from cardtable.games.war.rules_page import rules_page
from cardtable.language import translate
from cardtable.playtest.measures import GameProfile

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
"""Claims on what house rules do, by the name of the study that tests each."""


def _certain(rules: WarRules, seats: int) -> Mapping[str, float]:
    """Return the measures that the rules fix for every game: with a spare suit, rounds and perhaps decisions."""
    if rules.prizes != "spare_suit":
        return {"out": 0.0}
    found = {"out": 0.0, "rounds": float(rules.suit_size)}
    return found | {"decisions": float(rules.suit_size * seats)} if rules.bidding == "sealed" else found


def _worth_of_bid(view: View, move: int, best: Callable[[Iterable[int]], int]) -> bool:
    """Return whether a move bids a card whose value is the `best` (`max` or `min`) of all that could be bid."""
    state = view.state
    assert isinstance(state, War)
    if state.phase == OFFER or move == PASS:
        return False
    values = state.terms.values
    return values[move] == best([values[rank] for rank in state.legal(view.seat) if rank != PASS])


_MOVES = {
    "offer": lambda: translate("war", "offer a card"),
    "bid": lambda: translate("war", "bid"),
    "pass": lambda: translate("war", "pass"),
}

STUDY = GameProfile(
    course=course_of,
    rules_page=rules_page,
    rounds=lambda: translate("war", "prizes"),
    unit=lambda: translate("war", "points"),
    certain=_certain,
    moves=_MOVES,
    sorts={
        "highest card": lambda view, move: _worth_of_bid(view, move, max),
        "lowest card": lambda view, move: _worth_of_bid(view, move, min),
    },
    brief=True,
    claims=CLAIMS,
)
