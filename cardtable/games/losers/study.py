"""Loser's Game's profile for studies; its rounds are the hands."""

from collections.abc import Callable, Mapping
from typing import Final

from cardtable.engine.views import View
from cardtable.games.losers.course import course_of
from cardtable.games.losers.play import BID, PLAY, Losers
from cardtable.games.losers.rules import LosersRules
from cardtable.games.losers.rules_page import rules_page
from cardtable.language import translate
from cardtable.playtest.measures import GameProfile

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
"""Claims on the game and its house rules, by the name of the study that tests each."""


def _certain(rules: LosersRules, seats: int) -> Mapping[str, float]:
    """Return the measures that the rules fix for every game: no seat ever leaves it."""
    return {"out": 0.0}


def _is_trump(view: View, move: int) -> bool:
    assert isinstance(view.state, Losers)
    return view.state.phase == PLAY and move // 13 == view.state.trump


def _leads_trump(view: View, move: int) -> bool:
    assert isinstance(view.state, Losers)
    return _is_trump(view, move) and not view.state.trick


def _bids_nothing(view: View, move: int) -> bool:
    assert isinstance(view.state, Losers)
    return view.state.phase == BID and move == 0


_MOVES = {"bid": lambda: translate("losers", "bid"), "play": lambda: translate("losers", "play a card")}

STUDY = GameProfile(
    course=course_of,
    rules_page=rules_page,
    rounds=lambda: translate("losers", "hands"),
    unit=lambda: translate("losers", "points"),
    certain=_certain,
    moves=_MOVES,
    sorts={"trump": _is_trump, "trump lead": _leads_trump, "bid of nothing": _bids_nothing},
    sought=("rounds", 15.0),
    claims=CLAIMS,
)
