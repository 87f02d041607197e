"""Thinking time at the table: players that search think again with twice the effort while there is time."""

from typing import Any

import pytest

from cardtable.bots import worker
from cardtable.bots.player import Advice, Choice, Player
from cardtable.bots.players import PLAYERS
from cardtable.bots.worker import HARDEST, Question, answer
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.views import View, ViewWriter
from cardtable.games.war.rules import WarRules
from cardtable.match import Match
from cardtable.session.session import THOUGHT
from tests.app.conftest import Asked, Deal, Oracle


class Clock:
    """Clock that only thinking moves on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Slow(Player):
    """Player that takes so many seconds for each unit of effort, and chooses another move each time."""

    name = "slow"
    searches = True

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock, self.seconds = clock, seconds
        self.efforts: list[float] = []
        self.draws: set[int] = set()
        self.value: float | None = 0.5
        self.exact = False

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Advise one move, whose place among the legal ones is the number of thoughts so far."""
        self.efforts.append(effort)
        self.draws.add(rng.below(1 << 40))
        self.clock.now += effort * self.seconds
        moves = view.state.legal(view.seat)
        return Advice([Choice(moves[len(self.efforts) % len(moves)], 1.0, self.value)], self.value, self.exact)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Replace the worker's clock."""
    made = Clock()
    monkeypatch.setattr(worker, "monotonic", made)
    return made


def asking(player: Player, monkeypatch: pytest.MonkeyPatch, seconds: float, advice: bool = True) -> worker.PlayerAnswer:
    """Ask a player at the beginning of a game and return its answer."""
    monkeypatch.setitem(PLAYERS["war"], player.name, player)
    header = new_header(GAMES["war"], WarRules(), (SeatName("A", "human"), SeatName("B", "random")), 5)
    writer = ViewWriter(header, 0)
    match = Match(header, KeyedRandom(5), [writer])
    match.go_on()
    return answer(Question(writer.lines, player.name, 7, 1.0, seconds, advice))


@pytest.mark.parametrize(
    ("each", "efforts"),
    [
        (2.0, [1]),  # the first thought is always finished
        (0.4, [1]),  # a second one with twice the effort would be too late
        (0.33, [1, 2]),
        (0.1, [1, 2, 4]),
        (0.03, [1, 2, 4, 8, 16]),
        (0.001, [1, 2, 4, 8, 16]),
    ],
)
def test_effort_grows_while_there_is_time(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, each: float, efforts: list[float]
) -> None:
    player = Slow(clock, each)
    told = asking(player, monkeypatch, 1.0)
    assert player.efforts == efforts
    assert max(efforts) <= HARDEST
    assert told.advice is not None
    assert told.advice.choices[0].move == len(efforts), "it is the last thought that counts"
    assert len(player.draws) == 1, "each thought has the luck of its effort, not what another left"


def test_no_time_means_one_thought(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Slow(clock, 0.001)
    asking(player, monkeypatch, 0.0)
    assert player.efforts == [1]


@pytest.mark.parametrize(("name", "held"), [("exact", True), ("value", None), ("searches", False)])
def test_nobody_thinks_twice_about_what_more_effort_does_not_change(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, name: str, held: Any
) -> None:
    player = Slow(clock, 0.001)
    setattr(player, name, held)
    asking(player, monkeypatch, 1.0)
    assert player.efforts == [1]


def test_a_move_is_drawn_from_the_last_thought(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Slow(clock, 0.1)
    told = asking(player, monkeypatch, 1.0, advice=False)
    assert (player.efforts, told.move, told.advice) == ([1, 2, 4], 3, None)


def test_those_who_think_together_share_the_time(
    qtbot: Any, deal: Deal, oracle: Oracle, thinking_here: Asked, settings: Any
) -> None:
    settings.speed = "fast"
    table = deal(seats=4, player="oracle", suit_size=3)
    qtbot.waitUntil(lambda: len(thinking_here) >= 3)
    times = {question.seconds for question in thinking_here[:3]}
    assert times == {THOUGHT / 3}
    table.source.hint("oracle", lambda advice: None)
    assert thinking_here[-1].seconds == THOUGHT


def test_without_pauses_nobody_takes_time(qtbot: Any, deal: Deal, oracle: Oracle, thinking_here: Asked) -> None:
    deal(player="oracle", suit_size=3)
    qtbot.waitUntil(lambda: bool(thinking_here))
    assert {question.seconds for question in thinking_here} == {0.0}
