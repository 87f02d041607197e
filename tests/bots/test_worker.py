"""Worker process in which players think: it ends with the process that started it."""

import os
import pickle
import subprocess
import sys
from collections.abc import Generator
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from cardtable_toy.game import Boast, ToyGame

from cardtable.bots.player import Advice, Player
from cardtable.bots.players import PLAYERS
from cardtable.bots.worker import PlayerAnswer, Question, answer, outcome_of, serve
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.views import View, ViewWriter, reader_of
from cardtable.games.war.rules import WarRules
from cardtable.match import Match
from cardtable.wording import reason
from cardtable.work import Outcome, WorkFailed
from tests.programs import ends
from tests.talkers import Boaster
from tests.waiting import PATIENCE


class Endless(Player):
    """Player that prints its process number, and never finishes thinking."""

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        os.write(1, f"{os.getpid()}\n".encode())
        Event().wait()
        raise AssertionError


def think(connection: Connection) -> None:
    """Serve as a worker process that has an endless player."""
    PLAYERS["war"]["endless"] = Endless()
    serve(connection)


def ask() -> None:
    """Ask such a process for advice, and wait for its answer."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    context.Process(target=think, args=(theirs,)).start()
    header = new_header(GAMES["war"], WarRules(), (SeatName("A", "human"), SeatName("B", "random")), 5)
    writer = ViewWriter(header, 0)
    Match(header, KeyedRandom(5), [writer]).go_on()
    ours.send(partial(answer, Question(writer.lines, "endless", 7, advice=True)))
    ours.recv()


def test_a_thought_ends_with_the_process_that_asked_for_it() -> None:
    command = [sys.executable, "-c", "from tests.bots.test_worker import ask; ask()"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2], env=environment) as asking:
        assert asking.stdout
        thinking = int(asking.stdout.readline())
        asking.kill()
        try:
            asking.communicate(timeout=PATIENCE)  # the pipe stays open as long as one of them runs
        except subprocess.TimeoutExpired:
            os.kill(thinking, 9)
            raise
    assert ends(thinking)


def in_steps(*shares: float, fault: str = "") -> Generator[float, None, str]:
    """Yield shares of the work done; then return "done", or raise ValueError if given a fault."""
    yield from shares
    if fault:
        raise ValueError(fault)
    return "done"


def test_work_tells_how_far_it_is_and_its_result_last() -> None:
    told: list[float] = []
    assert outcome_of(lambda: in_steps(0.2, 0.201, 0.6, 1.0), told.append) == Outcome("done")
    assert told == [0.2, 0.6, 0.999]


def test_what_goes_wrong_with_work_is_told() -> None:
    error = outcome_of(lambda: in_steps(0.2, fault="too large"), lambda share: None).error
    assert isinstance(error, WorkFailed)
    assert reason(pickle.loads(pickle.dumps(error))) == "ValueError: too large"


@pytest.fixture
def toy_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the toy, which has talk, without any players."""
    monkeypatch.setitem(GAMES, "toy", ToyGame())
    monkeypatch.setitem(PLAYERS, "toy", {})


def talked(seat: int, **asked: Any) -> tuple[PlayerAnswer, Boaster, View]:
    """Return a boaster's answer after seat 1 has boasted, the boaster, and the view it was asked about."""
    boaster = Boaster(lines=2)
    header = new_header(GAMES["toy"], GAMES["toy"].rules(), (SeatName(),) * 3, 5)
    writer = ViewWriter(header, seat)
    match = Match(header, KeyedRandom(5), [writer])
    match.go_on()
    match.submit(1, Boast(seat=1, value=0))
    PLAYERS["toy"]["boaster"] = boaster
    told = answer(Question(writer.lines, "boaster", 7, **asked))
    return told, boaster, reader_of(writer.lines).view


def test_what_is_said_comes_with_the_move_or_alone(toy_players: None) -> None:
    said = [Boast(seat=0, value=1)] * 2
    told, boaster, view = talked(0)
    assert told.said == said
    assert told.move in view.state.legal(0)
    assert boaster.heard == [3], "it has heard itself when it thinks about its move"
    told, boaster, _ = talked(0, talk=True)
    assert (told.said, told.move, boaster.heard) == (said, None, [])
    told, boaster, _ = talked(0, advice=True)
    assert told.advice is not None
    assert (told.said, boaster.luck) == ((), [])


def test_what_is_said_can_be_sent(toy_players: None) -> None:
    told, _, _ = talked(2, talk=True)
    assert pickle.loads(pickle.dumps(told)) == told
    assert len(told.said) == 2
