"""Players, and whatever else takes long, at work in processes of their own, so that the interface never waits."""

import multiprocessing
import threading
from collections.abc import Callable, Generator
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from cardtable.app.relay import Channel, channel_to, relay
from cardtable.bots.worker import Answer, Question, Task, Told, serve
from cardtable.processes import start_sheltered


class _Running(NamedTuple):
    """A process at work."""

    process: SpawnProcess
    connection: Connection
    listener: threading.Thread
    channel: Channel


class BotProcess(QObject):
    """One process that answers questions, and does tasks, in turn. It starts with the first of them, and anew after a
    failure."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = multiprocessing.get_context("spawn")
        self._running: _Running | None = None
        self._waiting: dict[int, tuple[Question | Task, Callable[[Any], None]]] = {}
        self._last = 0

    def ask(
        self,
        lines: list[dict[str, Any]],
        player: str,
        key: int,
        then: Callable[[Answer], None],
        *,
        effort: float = 1.0,
        seconds: float = 0.0,
        advice: bool = False,
    ) -> int:
        """Puts a question; `then` is called in this thread with the answer. Returns the question's number.

        A player that searches spends `effort`, and more while `seconds` of thinking last.
        """
        self._last += 1
        self._put(Question(self._last, list(lines), player, key, effort, seconds, advice), then)
        return self._last

    def work(self, steps: Callable[[], Generator[float, None, object]], then: Callable[[Told], None]) -> None:
        """Puts a task (see `Task`); `then` is called in this thread with whatever is told of it."""
        self._last += 1
        self._put(Task(self._last, steps), then)

    def close(self) -> None:
        """Ends the process; a thought that is under way is cut off."""
        self._waiting.clear()
        running, self._running = self._running, None
        if running is not None:
            relay().close(running.channel.number)
            running.process.terminate()
            running.process.join()
            running.listener.join()
            running.process.close()
            running.connection.close()

    def _start(self) -> "_Running":
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=serve, args=(theirs,), daemon=True, name="cardtable-bots")
        start_sheltered(process, "SIGINT")  # it ends with the window, not before it
        theirs.close()
        channel = channel_to(self, self._deliver)
        listener = threading.Thread(target=_listen, args=(ours, channel), name="cardtable-listener", daemon=True)
        listener.start()
        return _Running(process, ours, listener, channel)

    def _put(self, asked: Question | Task, then: Callable[[Any], None]) -> None:
        self._waiting[asked.number] = (asked, then)
        if self._running is None:
            self._running = self._start()
        try:
            self._running.connection.send(asked)
        except OSError:
            del self._waiting[asked.number]
            then(_ended(asked))

    def _deliver(self, answer: Answer | Told | None) -> None:
        """Takes what the process has told; None where it has ended by itself."""
        if answer is None:
            self._close_after_failure()
            return
        _, then = self._waiting.get(answer.number, (None, None))
        if isinstance(answer, Answer) or answer.over:
            self._waiting.pop(answer.number, None)
        if then is not None:
            then(answer)

    def _close_after_failure(self) -> None:
        """The process ended by itself: whoever waits is told, and the next question starts another."""
        waiting = list(self._waiting.values())
        self.close()
        for asked, then in waiting:
            then(_ended(asked))


def _listen(connection: Connection, channel: Channel) -> None:
    """Runs in a thread: hands answers over until the process ends, and then says so."""
    with suppress(EOFError, OSError):
        while True:
            channel.tell(connection.recv())
    channel.tell(None)


def _ended(asked: Question | Task) -> Answer | Told:
    """What is told of what can't be answered any more."""
    problem = "the player's process has ended"
    if isinstance(asked, Task):
        return Told(asked.number, 1.0, None, problem)
    return Answer(asked.number, None, None, problem)
