"""A program of somebody's own at a table: told its seat's view, and asked for its moves, in a thread of its own."""

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.bots.program import PREFIX, Program, ProgramFault, program_words, reply_line
from cardtable.engine.game import Refused
from cardtable.engine.lines import MoveLine
from cardtable.engine.views import reader_of

Reply = MoveLine | str
"""What it plays, not yet judged by the match; or what it did wrong, in one clause."""


def command_of(player: str | None) -> str:
    """The command of a player who is a program, whole; empty for every other, and where there is none in it."""
    if player is None or not player.startswith(PREFIX):
        return ""
    try:
        program_words(player)
    except ValueError:
        return ""
    return player.removeprefix(PREFIX)


class ProgramSeat(QObject):
    """One program in one seat of a game. It is started when it is asked first."""

    _replied = Signal(object, object)

    def __init__(self, seat: int, player: str, parent: QObject) -> None:
        super().__init__(parent)
        self._seat = seat
        self._program = Program(program_words(player))
        self._sent = 0  # lines of its view
        self._over = False
        self._tasks: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._replied.connect(self._deliver)
        # No thread of Qt's pool: what a program is ended with asks Python who it is.
        threading.Thread(target=self._serve, name=f"cardtable-seat-{seat}", daemon=True).start()

    def ask(self, lines: Sequence[dict[str, Any]], then: Callable[[Reply], None]) -> None:
        """Tells it what its seat has been told since, and asks for its move; `then` is called here with the reply."""
        self._tasks.put(partial(self._ask, list(lines), then))

    def tell(self, lines: Sequence[dict[str, Any]]) -> None:
        """Tells it what its seat has been told since, such as the result, and asks for nothing."""
        self._tasks.put(partial(self._send, list(lines)))

    def close(self) -> None:
        """Nobody waits for it any more: it has two seconds in which it may end by itself."""
        self._over = True
        self._program.cancel()
        self._tasks.put(None)

    def _serve(self) -> None:
        """Runs in its thread."""
        while task := self._tasks.get():
            task()
        self._program.close()

    def _deliver(self, then: Callable[[Reply], None], reply: Reply) -> None:
        """Back in the interface's thread."""
        then(reply)

    def _send(self, lines: list[dict[str, Any]]) -> None:
        """In the thread."""
        if self._sent:
            self._program.send(lines[self._sent :])
            self._sent = len(lines)

    def _ask(self, lines: list[dict[str, Any]], then: Callable[[Reply], None]) -> None:
        """In the thread."""
        view = reader_of(lines).view
        try:
            if not self._sent:
                self._program.begin(lines[0])
                self._sent = 1
            if self._over:
                return
            self._send(lines)
            held = self._program.ask(self._seat, view.game.patterns(view.state, self._seat))
            line = reply_line(held, view.game, self._seat, len(lines[0]["seats"]))
            reply: Reply = line if isinstance(line, MoveLine) else "it talks in a game without talk"
        except (ProgramFault, Refused) as error:
            reply = str(error)
        with suppress(RuntimeError):  # the table is gone, and this object with it
            self._replied.emit(then, reply)
