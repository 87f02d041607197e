"""Profile of Mentalist Poker for studies; its rounds are settled bets."""

from collections.abc import Callable, Mapping
from typing import Final

from cardtable.bots.ideas import Sort
from cardtable.engine.views import View
from cardtable.games.mentalist.course import course_of
from cardtable.games.mentalist.play import BET, GUESS, Mentalist
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.games.mentalist.rules_page import rules_page
from cardtable.language import translate
from cardtable.playtest.measures import GameProfile

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
"""Statements to test, by the name of the study that tests each."""


def _out(state: Mentalist) -> int:
    return len(state.scores) - len(state.inside)


def _certain(rules: MentalistRules, seats: int) -> Mapping[str, float]:
    """Return the measures that rules fix: none plays on with a seat out if two play, or the first out ends it."""
    return {"out": 0.0} if seats == 2 or rules.ending == "first_bust" else {}


def _sort(phase: int, largest: bool) -> Sort:
    """Return a predicate for bets, or guesses, of the highest number possible, or of zero."""

    def is_so(view: View, move: int) -> bool:
        assert isinstance(view.state, Mentalist)
        return view.state.phase == phase and move == (view.state.most if largest else 0)

    return is_so


_MOVES = {"bet": lambda: translate("mentalist", "bet"), "guess": lambda: translate("mentalist", "guess")}

STUDY = GameProfile(
    course=course_of,
    rules_page=rules_page,
    rounds=lambda: translate("mentalist", "bets"),
    unit=lambda: translate("mentalist", "chips"),
    out=_out,
    certain=_certain,
    moves=_MOVES,
    sorts={
        "bet of nothing": _sort(BET, largest=False),
        "largest bet": _sort(BET, largest=True),
        "guess of nothing": _sort(GUESS, largest=False),
        "largest guess": _sort(GUESS, largest=True),
    },
    sought=("rounds", 30.0),
    claims=CLAIMS,
)
