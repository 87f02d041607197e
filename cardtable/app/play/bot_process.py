"""Players, and whatever else takes long, at work in processes of their own, so that the interface never waits."""

import multiprocessing
import threading
from collections.abc import Callable, Generator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.bots.worker import Answer, Question, Task, Told, serve
from cardtable.processes import start_sheltered


class BotProcess(QObject):
    """One process that answers questions, and does tasks, in turn. It starts with the first of them, and anew after a
    failure."""

    _answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = multiprocessing.get_context("spawn")
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._listener: threading.Thread | None = None
        self._waiting: dict[int, tuple[Question | Task, Callable[[Any], None]]] = {}
        self._last = 0
        self._answered.connect(self._deliver)

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
        process, listener = self._process, self._listener
        self._process = self._connection = self._listener = None
        if process is not None and listener is not None:
            process.terminate()
            process.join()
            listener.join()
            process.close()

    def _start(self) -> None:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=serve, args=(theirs,), daemon=True, name="cardtable-bots")
        start_sheltered(process, "SIGINT")  # it ends with the window, not before it
        theirs.close()
        listener = threading.Thread(target=self._listen, args=(ours,), name="cardtable-listener", daemon=True)
        listener.start()
        self._process, self._connection, self._listener = process, ours, listener

    def _put(self, asked: Question | Task, then: Callable[[Any], None]) -> None:
        self._waiting[asked.number] = (asked, then)
        if self._connection is None:
            self._start()
        assert self._connection is not None
        try:
            self._connection.send(asked)
        except OSError:
            del self._waiting[asked.number]
            then(_ended(asked))

    def _listen(self, connection: Connection) -> None:
        """Runs in a thread: hands answers over until the process ends, and then says so."""
        with connection:
            while True:
                try:
                    answer = connection.recv()
                except (EOFError, OSError):
                    answer = None
                try:
                    self._answered.emit((connection, answer))
                except RuntimeError:  # the window, and this object with it, are gone
                    return
                if answer is None:
                    return

    def _deliver(self, received: tuple[Connection, Answer | Told | None]) -> None:
        connection, answer = received
        if answer is not None:
            _, then = self._waiting.get(answer.number, (None, None))
            if isinstance(answer, Answer) or answer.over:
                self._waiting.pop(answer.number, None)
            if then is not None:
                then(answer)
        elif connection is self._connection:
            self._close_after_failure()

    def _close_after_failure(self) -> None:
        """The process ended by itself: whoever waits is told, and the next question starts another."""
        waiting = list(self._waiting.values())
        self.close()
        for asked, then in waiting:
            then(_ended(asked))


def _ended(asked: Question | Task) -> Answer | Told:
    """What is told of what can't be answered any more."""
    problem = "the player's process has ended"
    if isinstance(asked, Task):
        return Told(asked.number, 1.0, None, problem)
    return Answer(asked.number, None, None, problem)
