"""A person's own program at a table: told its seat's view and asked for its moves, in a thread of its own."""

import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum
from pathlib import Path
from queue import SimpleQueue
from shutil import which
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from cardtable.app.relay import Channel, channel_to
from cardtable.bots.program import PREFIX, Program, ProgramFault, program_words
from cardtable.engine.game import Refused
from cardtable.engine.lines import MoveLine, SayLine
from cardtable.engine.views import reader_of
from cardtable.wording import reason, worded


class Reply(NamedTuple):
    """Reply of a program, not yet judged by the match."""

    said: list[SayLine]
    move: MoveLine | None
    """Move; None if the program was only asked for talk."""
    problem: str
    """Description of the fault, in one clause; empty if none is known."""


class _Wanted(Enum):
    """Purpose for which a program is told its view."""

    NOTHING = 0
    TALK = 1
    MOVE = 2


def command_of(player: str | None) -> str:
    """Return the whole command of a player who is a program; empty for any other player, and for an empty command."""
    if player is None or not player.startswith(PREFIX):
        return ""
    try:
        program_words(player)
    except ValueError:
        return ""
    return player.removeprefix(PREFIX)


class Resolved(NamedTuple):
    """Command of a program with the files that it would start here and now."""

    command: str
    """Whole command, as a person wrote it."""
    folder: str
    """Working folder; empty if it no longer exists."""
    files: tuple[str, ...]
    """Resolved paths: of the program's file, empty if there is none, and of files that its other words name."""

    @property
    def kept(self) -> tuple[str, ...]:
        """All parts, as settings keep them for an allowed program; empty if the program can't be started."""
        return (self.command, self.folder, *self.files) if self.folder and self.files[0] else ()


def resolved(command: str) -> Resolved:
    """Return what a command would start, which depends on the working folder and on PATH."""
    words = program_words(PREFIX + command)
    try:
        return Resolved(command, str(Path.cwd()), (_file(which(words[0])), *filter(None, map(_file, words[1:]))))
    except OSError:
        return Resolved(command, "", ("",))


def _file(name: str | None) -> str:
    """Return the path of an existing file; empty if there is none of this name."""
    with suppress(OSError, ValueError):  # name too long, or a loop of links
        return str(Path(name).resolve(strict=True)) if name and Path(name).is_file() else ""
    return ""


def _words(player: str) -> list[str]:
    """Return the words of a program's command, with the file that `resolved` found: Windows may find another."""
    first, *more = program_words(player)
    found = which(first)
    return [str(Path(found).absolute()) if found else first, *more]


class ProgramSeat(QObject):
    """Program in one seat of a game, started when it is first asked."""

    def __init__(self, seat: int, player: str, parent: QObject) -> None:
        super().__init__(parent)
        program = Program(_words(player))
        self._waiting: deque[Callable[[Reply], None]] = deque()
        self._talk = _Talk(seat, program, channel_to(self, self._deliver))
        # No thread of the pool: a program may use up its time limit, or never end.
        threading.Thread(target=self._talk.serve, name=f"cardtable-seat-{seat}", daemon=True).start()

    def ask(self, lines: Sequence[dict[str, Any]], then: Callable[[Reply], None]) -> None:
        """Tell the program its new lines and ask for its move; `then` is called in this thread with the reply."""
        self._waiting.append(then)
        self._talk.tasks.put((list(lines), _Wanted.MOVE))

    def let_speak(self, lines: Sequence[dict[str, Any]], then: Callable[[Reply], None]) -> None:
        """Tell the program its new lines and ask only for talk; `then` is called as in `ask`."""
        self._waiting.append(then)
        self._talk.tasks.put((list(lines), _Wanted.TALK))

    def tell(self, lines: Sequence[dict[str, Any]]) -> None:
        """Tell the program its new lines, such as the result, without asking anything."""
        self._talk.tasks.put((list(lines), _Wanted.NOTHING))

    def close(self) -> None:
        """Stop waiting for the program, which has two seconds to end by itself."""
        self._waiting.clear()
        self._talk.close()

    def _deliver(self, reply: Reply) -> None:
        """Pass a reply on; replies come in the order of the questions."""
        if self._waiting:
            self._waiting.popleft()(reply)


class _Talk:
    """Conversation with a program, in the thread of its seat: it holds plain data only."""

    def __init__(self, seat: int, program: Program, channel: Channel) -> None:
        self.tasks: SimpleQueue[tuple[list[dict[str, Any]], _Wanted] | None] = SimpleQueue()
        """All lines of the seat's view, and what is wanted; None at the end."""
        self._seat = seat
        self._program = program
        self._channel = channel
        self._sent = 0  # lines told to the program
        self._over = False

    def close(self) -> None:
        """Break off any wait for a reply, and end the thread. May be called from any thread."""
        self._over = True
        self._program.cancel()
        self.tasks.put(None)

    def serve(self) -> None:
        """Do tasks until the end; runs in the thread."""
        while (task := self.tasks.get()) is not None:
            lines, wanted = task
            if wanted != _Wanted.NOTHING:
                self._channel.tell(self._reply(lines, wanted))
            elif self._sent:
                self._send(lines)
        self._program.close()

    def _send(self, lines: list[dict[str, Any]]) -> None:
        self._program.send(lines[self._sent :])
        self._sent = len(lines)

    def _reply(self, lines: list[dict[str, Any]], wanted: _Wanted) -> Reply:
        view = reader_of(lines).view
        game, seats = view.game, len(lines[0]["seats"])
        said: list[SayLine] = []
        try:
            if not self._sent:
                self._program.begin(lines[0])
                self._sent = 1
            if self._over:
                return Reply([], None, worded("interrupted"))
            self._send(lines)
            if wanted == _Wanted.MOVE:
                return Reply(said, self._program.decide(game, view.state, self._seat, seats, said.append), "")
            self._program.speak(game, self._seat, seats, said.append)
            return Reply(said, None, "")
        except (ProgramFault, Refused) as error:
            return Reply([], None, reason(error))
