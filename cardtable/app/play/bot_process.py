"""Players at work in processes of their own, so that the interface never waits for one."""

import multiprocessing
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.bots.worker import Answer, Question, serve
from cardtable.processes import start_sheltered


class BotProcess(QObject):
    """One process that answers questions in turn. It starts with the first question, and anew after a failure."""

    _answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = multiprocessing.get_context("spawn")
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._listener: threading.Thread | None = None
        self._waiting: dict[int, tuple[Question, Callable[[Answer], None]]] = {}
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
        question = Question(self._last, list(lines), player, key, effort, seconds, advice)
        self._waiting[self._last] = (question, then)
        if self._connection is None:
            self._start()
        self._send(question)
        return self._last

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

    def _send(self, question: Question) -> None:
        assert self._connection is not None
        try:
            self._connection.send(question)
        except OSError:
            self._fail(question, "the player's process has ended")

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

    def _deliver(self, received: tuple[Connection, Answer | None]) -> None:
        connection, answer = received
        if answer is not None:
            _, then = self._waiting.pop(answer.number, (None, None))
            if then is not None:
                then(answer)
        elif connection is self._connection:
            self._close_after_failure()

    def _close_after_failure(self) -> None:
        """The process ended by itself: whoever waits is told, and the next question starts another."""
        waiting = list(self._waiting.values())
        self.close()
        for question, then in waiting:
            then(Answer(question.number, None, None, "the player's process has ended"))

    def _fail(self, question: Question, problem: str) -> None:
        _, then = self._waiting.pop(question.number)
        then(Answer(question.number, None, None, problem))
