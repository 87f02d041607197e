"""Desk for scripted games of Mentalist Poker whose outcome can be worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import Line
from cardtable.engine.record import Header, SeatName, new_header, with_own
from cardtable.games.mentalist.moves import Bet, First, Guess
from cardtable.games.mentalist.play import BET, Mentalist
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.match import Match
from tests.engine.suite import Recorder, record_of, refusal

MENTALIST = GAMES["mentalist"]


def header_of(seats: int, rules: MentalistRules, setup: object = None) -> Header:
    """Return a header, with a starting position if `setup` is given."""
    header = new_header(MENTALIST, rules, (SeatName(),) * seats, None)
    return header if setup is None else with_own(header, {"setup": setup})


@st.composite
def positions(draw: st.DrawFn, seats: int, rules: HouseRules) -> dict[str, Any]:
    """Strategy for positions from which a game can start."""
    assert isinstance(rules, MentalistRules)
    chips = draw(st.lists(st.integers(0, 25), min_size=seats, max_size=seats))
    out = draw(st.lists(st.sampled_from(range(seats)), unique=True, max_size=seats - 2))
    inside = [seat for seat in range(seats) if seat not in out]
    able = [seat for seat in inside if chips[seat] or rules.variant == "advanced"]
    assume(able)
    setup = position(chips, draw(st.integers(0, 30)), draw(st.sampled_from(able)))
    setup["button"] = draw(st.sampled_from(inside))
    return {**setup, "out": out} if out else setup


def position(chips: Sequence[int], pot: int, bettor: int = 0, **keys: Any) -> dict[str, Any]:
    """Return a header's `setup`, in which the bettor has the button unless `keys` say otherwise."""
    return {"chips": list(chips), "pot": pot, "bettor": bettor, "button": bettor, **keys}


WHOLE_GAME: list[dict[str, Any]] = [
    {
        "format": "cardtable",
        "version": 1,
        "game": "mentalist",
        "rules": {},
        "seats": [{}, {}, {}],
        "setup": position([1, 2, 0], 6, out=[2]),
    },
    {"seat": 0, "move": "bet", "chips": 1},
    {"seat": 1, "move": "guess", "chips": 0},
    {"seat": 1, "move": "bet", "chips": 2},
    {"seat": 0, "move": "guess", "chips": 2},
    {"result": "finished", "winners": [0], "scores": [9, 0, 0]},
]
"""Record that starts from a position: seat 0 bets all its chips, and wins with its last guess."""


class Desk:
    """Scripted match of Mentalist Poker. The script also contains forced moves."""

    def __init__(self, seats: int = 2, first: int = 0, setup: object = None, **rules: Any) -> None:
        header = header_of(seats, MentalistRules.made(rules), setup)
        self.match = Match(header, observers=[Recorder(header)])
        self._before = 0
        if setup is None:
            self.match.take(First(first=first))

    @property
    def state(self) -> Mentalist:
        assert isinstance(self.match.state, Mentalist)
        return self.match.state

    @property
    def chips(self) -> list[int]:
        return self.state.scores

    @property
    def pot(self) -> int:
        return self.state.pot

    @property
    def inside(self) -> list[int]:
        return list(self.state.inside)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def due(self) -> str:
        """Next decision, such as `2 bets 0 to 7`."""
        if self.over:
            return "over"
        does = "bets" if self.state.phase == BET else "guesses"
        return f"{self.state.turn} {does} 0 to {self.state.most}"

    def play(self, script: str) -> list[object]:
        """Play bets and guesses such as `0:3 1:2`, seat and chips, in turn; return the events that followed."""
        for one in script.split():
            seat, chips = map(int, one.split(":"))
            assert self.state.turn == seat, f"{self.due}, and not {one}"
            kind = Bet if self.state.phase == BET else Guess
            self.match.take(kind(seat=seat, chips=chips))
        return self.new_events()

    def new_events(self) -> list[object]:
        """Return the events since the last call."""
        events = record_of(self.match).events
        new, self._before = events[self._before :], len(events)
        return new

    def refused(self, line: Line) -> str:
        """Return the reason why a line is refused, having checked that the refusal changes nothing."""
        return refusal(self.match, line)
