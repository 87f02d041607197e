"""Pool of processes in which everything thinks: the order of work, cutting off, and processes that die."""

import errno
import os
import signal
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any, NoReturn

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.play.pool import PoolClient, Urgency, pool
from cardtable.bots.worker import TaskMessage, WorkerAnswer
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.views import ViewWriter
from cardtable.games.war.rules import WarRules
from cardtable.match import Match
from tools.processes import children

pytestmark = pytest.mark.usefixtures("own_process")
ENDLESS = 1e6
"""Effort that would take for ever."""

Client = Callable[[Urgency], PoolClient]


@pytest.fixture
def client(qapp: object) -> Iterator[Client]:
    """Return a function that makes clients of the pool; they are closed after the test."""
    made: list[PoolClient] = []

    def make(urgency: Urgency) -> PoolClient:
        made.append(PoolClient(urgency))
        return made[-1]

    yield make
    for one in made:
        one.close()
    assert not children()


@pytest.fixture
def lines() -> list[dict[str, Any]]:
    """Return what the first to bid in an auction has seen."""
    header = new_header(GAMES["war"], WarRules(bidding="open"), (SeatName(), SeatName(), SeatName()), 5)
    writers = [ViewWriter(header, seat) for seat in range(3)]
    match = Match(header, KeyedRandom(5), list(writers))
    match.go_on()
    return writers[match.state.turn].lines


def waits_for(path: Path) -> Generator[float, None, str]:
    """Work until the file exists, and return its name."""
    while not path.exists():
        sleep(0.01)
        yield 0.5
    return path.name


def test_questions_are_answered_in_turn(qtbot: QtBot, client: Client, lines: list[dict[str, Any]]) -> None:
    answers: list[WorkerAnswer] = []
    bots = client(Urgency.MOVE)
    asked = [
        bots.ask(lines, "club", 1, answers.append),
        bots.ask(lines, "nobody", 2, answers.append),
        bots.ask(lines, "expert", 3, answers.append, effort=0.05, advice=True),
    ]
    qtbot.waitUntil(lambda: len(answers) == 3)
    assert [answer.number for answer in answers] == asked
    assert answers[0].move is not None
    assert answers[1].problem == "KeyError: 'nobody'"
    assert answers[2].advice is not None
    assert 0 < (answers[2].advice.value or 0) < 1
    assert len(children()) == 1


def test_a_process_that_ends_is_replaced_and_what_it_was_at_tried_once_more(
    qtbot: QtBot, client: Client, lines: list[dict[str, Any]]
) -> None:
    answers: list[WorkerAnswer] = []
    bots = client(Urgency.MOVE)
    bots.ask(lines, "expert", 1, answers.append, effort=ENDLESS)
    bots.ask(lines, "club", 1, answers.append)
    for _ in range(2):
        (worker,) = pool().workers
        assert worker.process
        worker.process.kill()
        qtbot.waitUntil(lambda worker=worker: worker not in pool().workers)  # type: ignore[misc]
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert answers[0].problem == "the bot's process ended unexpectedly"
    assert answers[1].move is not None


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="only POSIX stops processes")
def test_a_process_that_was_stopped_is_not_waited_for(
    qtbot: QtBot, client: Client, lines: list[dict[str, Any]]
) -> None:
    answers: list[WorkerAnswer] = []
    bots = client(Urgency.MOVE)
    bots.ask(lines, "club", 1, answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    (process,) = children()
    os.kill(process, signal.SIGSTOP)
    bots.close()
    assert not children()


def test_where_no_process_can_be_had_the_one_who_asked_is_told_and_may_ask_again(
    qtbot: QtBot, client: Client, lines: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> NoReturn:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    answers: list[WorkerAnswer] = []
    bots = client(Urgency.MOVE)
    with monkeypatch.context() as patch:
        patch.setattr("cardtable.app.play.pool.start_with_pipe", refuse)
        bots.ask(lines, "club", 1, answers.append)
        assert not answers  # the answer comes later than the call
        qtbot.waitUntil(lambda: bool(answers))
    assert answers[0].problem == "the bot's process ended unexpectedly"
    assert not pool().workers
    bots.ask(lines, "club", 1, answers.append)
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert answers[1].move is not None


def test_a_thought_is_cut_off(qtbot: QtBot, client: Client, lines: list[dict[str, Any]]) -> None:
    answers: list[WorkerAnswer] = []
    bots = client(Urgency.MOVE)
    bots.ask(lines, "club", 1, answers.append)
    qtbot.waitUntil(lambda: len(answers) == 1)
    bots.ask(lines, "expert", 1, answers.append, effort=ENDLESS)
    bots.close()
    assert len(answers) == 1
    assert not children()


def test_hints_and_bots_do_not_wait_for_each_other_nor_for_what_is_beside_them(
    qtbot: QtBot, client: Client, lines: list[dict[str, Any]], tmp_path: Path
) -> None:
    answers: list[WorkerAnswer] = []
    told: list[TaskMessage] = []
    bots, hints, beside, review = map(client, (Urgency.MOVE, Urgency.HINT, Urgency.BESIDE, Urgency.REVIEW))
    for one in (bots, hints):
        one.ask(lines, "club", 1, answers.append)
    qtbot.waitUntil(lambda: len(answers) == 2)
    beside.work(partial(waits_for, tmp_path / "beside"), told.append)
    review.work(partial(waits_for, tmp_path / "review"), told.append)
    bots.ask(lines, "expert", 1, answers.append, effort=ENDLESS)
    hints.ask(lines, "club", 1, answers.append)
    qtbot.waitUntil(lambda: len(answers) == 3)
    (tmp_path / "review").touch()
    (tmp_path / "beside").touch()
    qtbot.waitUntil(lambda: sum(one.over for one in told) == 2)
    assert [one.result for one in told if one.over] == ["beside", "review"], "one place is left for both"
    assert len(children()) <= 3


def test_where_there_is_no_place_the_more_urgent_comes_first(
    qtbot: QtBot, client: Client, lines: list[dict[str, Any]], tmp_path: Path
) -> None:
    order: list[object] = []
    bots, hints, beside, review = map(client, (Urgency.MOVE, Urgency.HINT, Urgency.BESIDE, Urgency.REVIEW))
    for name, one in (("bots", bots), ("hints", hints)):
        one.work(partial(waits_for, tmp_path / name), lambda told: None)
    first = client(Urgency.BESIDE)
    first.work(partial(waits_for, tmp_path / "first"), lambda told: None)
    beside.work(partial(waits_for, tmp_path), lambda told: order.append("beside"))
    review.work(partial(waits_for, tmp_path), lambda told: order.append("review"))
    (tmp_path / "first").touch()
    qtbot.waitUntil(lambda: len(order) == 2)
    assert order == ["review", "beside"]


def test_what_is_not_wanted_any_more_is_not_begun_or_not_told(qtbot: QtBot, client: Client, tmp_path: Path) -> None:
    told: list[TaskMessage] = []
    beside = client(Urgency.BESIDE)
    numbers = [beside.work(partial(waits_for, tmp_path / name), told.append) for name in ("a", "b", "c")]
    for number in numbers[:2]:
        beside.cancel(number)
    told.clear()
    (tmp_path / "a").touch()
    (tmp_path / "c").touch()
    qtbot.waitUntil(lambda: any(one.over for one in told))
    assert {one.number for one in told} == {numbers[2]}
