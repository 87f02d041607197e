"""A person's own program at a table: told its seat's view, and asked for its moves, in a thread of its own."""

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
    """What a program says and plays, not yet judged by the match."""

    said: list[SayLine]
    move: MoveLine | None
    """None where it was asked for talk alone."""
    problem: str
    """What it did wrong, in one clause; empty where nothing is known to be."""


class _Wanted(Enum):
    """What a program is told its view for."""

    NOTHING = 0
    TALK = 1
    MOVE = 2


def command_of(player: str | None) -> str:
    """The command of a player who is a program, whole; empty for every other, and where there is none in it."""
    if player is None or not player.startswith(PREFIX):
        return ""
    try:
        program_words(player)
    except ValueError:
        return ""
    return player.removeprefix(PREFIX)


class Resolved(NamedTuple):
    """A program as it would be started here and now."""

    command: str
    """All of it, as somebody wrote it."""
    folder: str
    """Where it runs; empty where this process's own folder is gone."""
    files: tuple[str, ...]
    """The program's file, empty where there is none, and the files that other words of the command name. Links are
    followed."""

    @property
    def kept(self) -> tuple[str, ...]:
        """All of it, as settings keep what was allowed; empty for what can't be started anyway."""
        return (self.command, self.folder, *self.files) if self.folder and self.files[0] else ()


def resolved(command: str) -> Resolved:
    """What a command means: the same words start something else in another folder, or with another PATH."""
    words = program_words(PREFIX + command)
    try:
        return Resolved(command, str(Path.cwd()), (_file(which(words[0])), *filter(None, map(_file, words[1:]))))
    except OSError:
        return Resolved(command, "", ("",))


def _file(name: str | None) -> str:
    """The path of a file that has this name; empty where there is none."""
    with suppress(OSError, ValueError):  # too long for a name, or a loop of links
        return str(Path(name).resolve(strict=True)) if name and Path(name).is_file() else ""
    return ""


def _words(player: str) -> list[str]:
    """The words of a program's command, with the very file that `resolved` found: on Windows the system would look for
    it elsewhere too."""
    first, *more = program_words(player)
    found = which(first)
    return [str(Path(found).absolute()) if found else first, *more]


class ProgramSeat(QObject):
    """One program in one seat of a game. It is started when it is asked first."""

    def __init__(self, seat: int, player: str, parent: QObject) -> None:
        super().__init__(parent)
        program = Program(_words(player))
        self._waiting: deque[Callable[[Reply], None]] = deque()
        self._talk = _Talk(seat, program, channel_to(self, self._deliver))
        # No thread of the pool: a program may let one wait for its time limit, or never end.
        threading.Thread(target=self._talk.serve, name=f"cardtable-seat-{seat}", daemon=True).start()

    def ask(self, lines: Sequence[dict[str, Any]], then: Callable[[Reply], None]) -> None:
        """Tells it what its seat has been told since, and asks for its move; `then` is called here with the reply."""
        self._waiting.append(then)
        self._talk.tasks.put((list(lines), _Wanted.MOVE))

    def let_speak(self, lines: Sequence[dict[str, Any]], then: Callable[[Reply], None]) -> None:
        """The same, but asks for no more than what it says."""
        self._waiting.append(then)
        self._talk.tasks.put((list(lines), _Wanted.TALK))

    def tell(self, lines: Sequence[dict[str, Any]]) -> None:
        """Tells it what its seat has been told since, such as the result, and asks for nothing."""
        self._talk.tasks.put((list(lines), _Wanted.NOTHING))

    def close(self) -> None:
        """Nobody waits for it any more: it has two seconds in which it may end by itself."""
        self._waiting.clear()
        self._talk.close()

    def _deliver(self, reply: Reply) -> None:
        """Replies come in the order of the questions."""
        if self._waiting:
            self._waiting.popleft()(reply)


class _Talk:
    """What the thread knows of a program: plain data alone."""

    def __init__(self, seat: int, program: Program, channel: Channel) -> None:
        self.tasks: SimpleQueue[tuple[list[dict[str, Any]], _Wanted] | None] = SimpleQueue()
        """Lines of the seat's view, all of them each time, and what is wanted; None at the end."""
        self._seat = seat
        self._program = program
        self._channel = channel
        self._sent = 0  # lines of its view
        self._over = False

    def close(self) -> None:
        """From any thread: the wait for a reply ends now."""
        self._over = True
        self._program.cancel()
        self.tasks.put(None)

    def serve(self) -> None:
        """Runs in the thread."""
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
