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
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardtable.app.jobs import Job, run
from cardtable.app.pool import PoolClient, Urgency, own_process, pool, process
from cardtable.bots.worker import Question, answer
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.views import ViewWriter
from cardtable.games.war.rules import WarRules
from cardtable.match import Match
from cardtable.work import Work
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


class Told:
    """Record of what comes of jobs in the pool."""

    def __init__(self) -> None:
        self.answers: list[Any] = []
        """Results, and errors as texts."""

    def work(self, client: PoolClient, work: Work) -> Job:
        """Have some work done."""
        return run(process(work, client), client, self.answers.append, lambda error: self.answers.append(str(error)))

    def ask(self, client: PoolClient, lines: list[dict[str, Any]], player: str, key: int, **how: Any) -> Job:
        """Ask a question."""
        return self.work(client, partial(answer, Question(lines, player, key, **how)))


@pytest.fixture
def told() -> Told:
    return Told()


def waits_for(path: Path) -> Generator[float, None, str]:
    """Work until the file exists, and return its name."""
    while not path.exists():
        sleep(0.01)
        yield 0.5
    return path.name


def test_questions_are_answered_in_turn(qtbot: QtBot, client: Client, told: Told, lines: list[dict[str, Any]]) -> None:
    bots = client(Urgency.MOVE)
    told.ask(bots, lines, "club", 1)
    told.ask(bots, lines, "nobody", 2)
    told.ask(bots, lines, "expert", 3, effort=0.05, advice=True)
    qtbot.waitUntil(lambda: len(told.answers) == 3)
    assert told.answers[0].move is not None
    assert told.answers[1] == "KeyError: 'nobody'"
    assert told.answers[2].advice is not None
    assert 0 < (told.answers[2].advice.value or 0) < 1
    assert len(children()) == 1


def test_a_process_that_ends_is_replaced_and_what_it_was_at_tried_once_more(
    qtbot: QtBot, client: Client, told: Told, lines: list[dict[str, Any]]
) -> None:
    bots = client(Urgency.MOVE)
    told.ask(bots, lines, "expert", 1, effort=ENDLESS)
    told.ask(bots, lines, "club", 1)
    for _ in range(2):
        (worker,) = pool().workers
        assert worker.process
        worker.process.kill()
        qtbot.waitUntil(lambda worker=worker: worker not in pool().workers)  # type: ignore[misc]
    qtbot.waitUntil(lambda: len(told.answers) == 2)
    assert told.answers[0] == "the bot's process ended unexpectedly"
    assert told.answers[1].move is not None


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="only POSIX stops processes")
def test_a_process_that_was_stopped_is_not_waited_for(
    qtbot: QtBot, client: Client, told: Told, lines: list[dict[str, Any]]
) -> None:
    bots = client(Urgency.MOVE)
    told.ask(bots, lines, "club", 1)
    qtbot.waitUntil(lambda: bool(told.answers))
    (started,) = children()
    os.kill(started, signal.SIGSTOP)
    bots.close()
    assert not children()


def test_where_no_process_can_be_had_the_one_who_asked_is_told_and_may_ask_again(
    qtbot: QtBot, client: Client, told: Told, lines: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> NoReturn:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    bots = client(Urgency.MOVE)
    with monkeypatch.context() as patch:
        patch.setattr("cardtable.app.pool.start_with_pipe", refuse)
        told.ask(bots, lines, "club", 1)
        assert not told.answers  # the answer comes later than the call
        qtbot.waitUntil(lambda: bool(told.answers))
    assert told.answers[0] == "the bot's process ended unexpectedly"
    assert not pool().workers
    told.ask(bots, lines, "club", 1)
    qtbot.waitUntil(lambda: len(told.answers) == 2)
    assert told.answers[1].move is not None


def test_a_thought_is_cut_off(qtbot: QtBot, client: Client, told: Told, lines: list[dict[str, Any]]) -> None:
    bots = client(Urgency.MOVE)
    told.ask(bots, lines, "club", 1)
    qtbot.waitUntil(lambda: len(told.answers) == 1)
    told.ask(bots, lines, "expert", 1, effort=ENDLESS)
    bots.close()
    assert len(told.answers) == 1
    assert not children()


def test_hints_and_bots_do_not_wait_for_each_other_nor_for_what_is_beside_them(
    qtbot: QtBot, client: Client, told: Told, lines: list[dict[str, Any]], tmp_path: Path
) -> None:
    bots, hints, beside, review = map(client, (Urgency.MOVE, Urgency.HINT, Urgency.BESIDE, Urgency.REVIEW))
    for one in (bots, hints):
        told.ask(one, lines, "club", 1)
    qtbot.waitUntil(lambda: len(told.answers) == 2)
    told.work(beside, partial(waits_for, tmp_path / "beside"))
    told.work(review, partial(waits_for, tmp_path / "review"))
    told.ask(bots, lines, "expert", 1, effort=ENDLESS)
    told.ask(hints, lines, "club", 1)
    qtbot.waitUntil(lambda: len(told.answers) == 3)
    (tmp_path / "review").touch()
    (tmp_path / "beside").touch()
    qtbot.waitUntil(lambda: len(told.answers) == 5)
    assert told.answers[3:] == ["beside", "review"], "one place is left for both"
    assert len(children()) <= 3


def test_where_there_is_no_place_the_more_urgent_comes_first(
    qtbot: QtBot, client: Client, told: Told, lines: list[dict[str, Any]], tmp_path: Path
) -> None:
    bots, hints, beside, review = map(client, (Urgency.MOVE, Urgency.HINT, Urgency.BESIDE, Urgency.REVIEW))
    for name, one in (("bots", bots), ("hints", hints)):
        told.work(one, partial(waits_for, tmp_path / name))
    first = client(Urgency.BESIDE)
    told.work(first, partial(waits_for, tmp_path / "first"))
    for name, one in (("beside", beside), ("review", review)):
        (tmp_path / name).touch()
        told.work(one, partial(waits_for, tmp_path / name))
    (tmp_path / "first").touch()
    qtbot.waitUntil(lambda: len(told.answers) == 3)
    assert told.answers == ["first", "review", "beside"]


def test_what_is_not_wanted_any_more_is_not_begun_or_not_told(
    qtbot: QtBot, client: Client, told: Told, tmp_path: Path
) -> None:
    beside = client(Urgency.BESIDE)
    jobs = [told.work(beside, partial(waits_for, tmp_path / name)) for name in ("a", "b", "c")]
    for job in jobs[:2]:
        job.cancel()
    (tmp_path / "a").touch()
    (tmp_path / "c").touch()
    qtbot.waitUntil(lambda: bool(told.answers))
    assert told.answers == ["c"]


def fails() -> NoReturn:
    raise MemoryError


def test_a_process_of_its_own_ends_with_its_work(qtbot: QtBot, tmp_path: Path, told: Told) -> None:
    owner = QObject()
    (tmp_path / "a").touch()
    for work in (partial(waits_for, tmp_path / "a"), fails, partial(waits_for, tmp_path / "b")):
        run(own_process(work), owner, told.answers.append, lambda error: told.answers.append(str(error)))
    qtbot.waitUntil(lambda: len(told.answers) == 2)
    assert set(told.answers) == {"a", "the process that played the games has ended"}
    assert len(children()) == 1
    with qtbot.waitSignal(owner.destroyed):
        owner.deleteLater()
    assert not children()
