"""Programs as players (`exec:COMMAND`): told a seat's view line by line, asked for its moves, in any language.

Nothing a program does may harm a match beyond its own fault: it need not read, may write without end, may die, may
leave children behind. So two threads a process do the reading and writing, what they hold is bounded, and the process
lives in a group of its own that is ended whole.
"""

import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import IO, Any, Final, cast

from cardtable.bots.player import TALK_LIMIT
from cardtable.engine.game import AnyGame, Refused
from cardtable.engine.lines import Line, MoveLine, SayLine
from cardtable.engine.record import Fault, Header, json_text, parse_line, read_object
from cardtable.engine.state import State
from cardtable.engine.views import ViewWriter
from cardtable.match import Match
from cardtable.processes import OrphanGuard
from cardtable.wording import reason, worded

PREFIX: Final = "exec:"
TIME_LIMIT: Final = 30.0
"""Seconds for an answer, unless told otherwise."""
REPLY_LIMIT: Final = 64 * 1024
"""Bytes of one answer."""
TALK_TIME: Final = 2.0
"""Seconds for saying something where no move is asked for."""
FAREWELL: Final = 2.0
"""Seconds between the end of input and the end of the process group."""

_LOOK: Final = 0.1  # seconds between looks whether it still runs
_DRAINED: Final = 0.5  # seconds after its end in which what it wrote is read; a child may hold the pipe for ever
_UNREAD_LIMIT: Final = 256 * 1024  # bytes of answers that nobody asked for yet: then the reading stops
_UNSENT_LIMIT: Final = 16 * 1024 * 1024  # bytes that the program has not read yet


class ProgramFault(Exception):
    """What a program did wrong, in one clause."""


class _Ended(ProgramFault):
    """The process has ended without an answer."""


class _Late(ProgramFault):
    """It has not answered in time."""


def program_words(player: str) -> list[str]:
    """The words of an ``exec:`` player's command; ValueError, saying why, where there is no command in it."""
    try:
        words = shlex.split(player.removeprefix(PREFIX), posix=os.name != "nt")
    except ValueError as error:
        raise ValueError(
            worded("{player} is not a valid command: {why}", player=repr(player), why=reason(error))
        ) from None
    if not words or not words[0] or "\0" in player:
        raise ValueError(worded("{player} contains no command", player=repr(player)))
    return words


class _Process:
    """One running process, its two pipes served by a thread each."""

    def __init__(self, words: Sequence[str]) -> None:
        self.matches = 0
        self.abandoned = False
        options: dict[str, Any] = {"start_new_session": True}
        if sys.platform == "win32":
            options = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
        pipe = subprocess.PIPE
        self._guard = OrphanGuard()  # before the program, so that there is next to no time without one
        try:
            self._popen = subprocess.Popen(list(words), stdin=pipe, stdout=pipe, bufsize=0, **options)
        except OSError as error:
            self._guard.close()
            raise ProgramFault(worded("the program can't be started: {why}", why=reason(error))) from None
        self._guard.watch(self._popen.pid)
        self._changed = threading.Condition()
        self._answers: deque[bytes] = deque()
        self._unread = 0
        self._silent = False  # nothing more will come from it
        self._orders: deque[bytes] = deque()
        self._unsent = 0
        self._deaf = False  # it reads no more
        self._input_ends: float | None = None  # when it was, or is, told that nothing more comes
        self._gone = False
        self._threads = [
            threading.Thread(target=serve, name=f"cardtable-program-{serve.__name__}", daemon=True)
            for serve in (self._read, self._write)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, text: str) -> None:
        """Lays a line out for the program to read; never waits for it."""
        data = text.encode() + b"\n"
        with self._changed:
            if self._deaf:
                return
            self._orders.append(data)
            self._unsent += len(data)
            if self._unsent > _UNSENT_LIMIT:
                self._deaf = True
                self._orders.clear()
            self._changed.notify_all()

    def answer(self, deadline: float) -> bytes:
        """The next line it writes; ProgramFault where it writes none in time, or too long a one, or has ended."""
        text = None
        ended = 0.0
        with self._changed:
            while not self._answers and not self._silent:
                if self._unsent > _UNSENT_LIMIT:
                    raise ProgramFault(worded("the program has stopped reading its input"))
                now = time.monotonic()
                left = deadline - now
                if left <= 0:
                    raise _Late(worded("no answer in time"))
                if self._popen.poll() is not None:
                    ended = ended or now
                    if now - ended > _DRAINED:
                        break
                self._changed.wait(min(left, _LOOK))  # not longer: a signal's handler, just before, wakes nobody
            if self._answers:
                text = self._answers.popleft()
                self._unread -= len(text)
                self._changed.notify_all()
        if self.abandoned:
            raise ProgramFault(worded("interrupted"))
        if text is None:
            raise _Ended(self._ending())
        if len(text) > REPLY_LIMIT:
            raise ProgramFault(worded("the answer is longer than {size} KB", size=REPLY_LIMIT // 1024))
        return text

    def end_input(self) -> None:
        """Tells the program, after all that was sent, that nothing more comes."""
        with self._changed:
            if self._input_ends is None:
                self._input_ends = time.monotonic()
                self._changed.notify_all()

    def end(self, patience: float = FAREWELL) -> None:
        """Ends the process and its group, at the latest so many seconds after the end of its input."""
        self.end_input()
        assert self._input_ends is not None
        try:
            with suppress(subprocess.TimeoutExpired):
                self._popen.wait(max(0.0, self._input_ends + patience - time.monotonic()))
        finally:
            self.kill()
            self._popen.wait()
            for thread in self._threads:
                # A grandchild that left the group may hold the other ends of the pipes: it is not waited for.
                thread.join(0.5)

    def kill(self) -> None:
        """Ends the whole group at once."""
        with self._changed:
            if self._gone:
                return
            self._gone = True
            if self._input_ends is None:
                self._input_ends = time.monotonic()
            self._orders.clear()
            self._deaf = self._silent = True
            self._changed.notify_all()
            with suppress(OSError):
                if sys.platform == "win32":
                    self._popen.kill()
                else:
                    os.killpg(self._popen.pid, signal.SIGKILL)
        self._guard.close()

    def abandon(self) -> None:
        """Ends all waiting for an answer, from any thread or a signal's handler."""
        with self._changed:
            self.abandoned = self._silent = True
            self._changed.notify_all()

    def _ending(self) -> str:
        """How it ended."""
        with suppress(subprocess.TimeoutExpired):
            status = self._popen.wait(0.5)
            if status < 0:
                return worded("the program was terminated by signal {number}", number=-status)
            return worded("the program ended with status {number}", number=status)
        return worded("the program ended: it closed its output")

    def _read(self) -> None:
        with _pipe(self._popen.stdout) as pipe:
            self._read_lines(pipe.fileno())

    def _read_lines(self, pipe: int) -> None:
        unread = b""
        while True:
            try:
                chunk = os.read(pipe, 1 << 16)
            except OSError:
                chunk = b""
            lines = (unread + chunk).split(b"\n")
            unread = lines.pop()
            if len(unread) > REPLY_LIMIT:
                lines.append(unread)  # too long a line, as will be seen when it is taken; no need to hear its end
            with self._changed:
                self._answers.extend(lines)
                self._unread += sum([len(line) for line in lines])
                self._silent = self._silent or not chunk
                self._changed.notify_all()
                while self._unread > _UNREAD_LIMIT and not self._silent:
                    self._changed.wait()
                if self._silent or len(unread) > REPLY_LIMIT:
                    return

    def _write(self) -> None:
        pipe = _pipe(self._popen.stdin)
        while True:
            with self._changed:
                while not self._orders and self._input_ends is None:
                    self._changed.wait()
                data = b"".join(self._orders)
                self._orders.clear()
            if not data:
                break
            left = memoryview(data)
            try:
                while left:
                    written = os.write(pipe.fileno(), left)  # not in the slice: mypyc 2.4 would write it twice
                    left = left[written:]
            except OSError:  # it closed its input, or has ended
                break
            with self._changed:
                self._unsent -= len(data)
        with self._changed:
            self._deaf = True
            self._orders.clear()
        with suppress(OSError):
            pipe.close()


def _pipe(end: IO[bytes] | None) -> IO[bytes]:
    return cast(IO[bytes], end)


class Program:
    """A program that plays, match after match, in one process as long as it does nothing wrong.

    Calls are made from one thread, and wait at most for the time limit; `cancel` may come from any.
    """

    def __init__(self, words: Sequence[str], time_limit: float = TIME_LIMIT) -> None:
        self.words = list(words)
        self.time_limit = time_limit
        self._process: _Process | None = None
        self._sent: list[str] = []  # all of this match, should it have to be sent again
        self._answered = False
        self.answered: dict[str, Any] = {}
        """What it said last, as it stands."""

    def begin(self, header: dict[str, Any]) -> None:
        """A new match: the program gets the header of its view. ProgramFault where it can't be started."""
        self._sent = []
        self._answered = False
        if self._process is not None and self._process.abandoned:
            self.fail()
        if self._process is None:
            self._process = _Process(self.words)
        self._process.matches += 1
        self.send([header])

    def send(self, lines: Sequence[dict[str, Any]]) -> None:
        """Passes on more lines of the view. Never waits, and says nothing of a program that does not listen."""
        for held in lines:
            self._sent.append(json_text(held))
            if self._process is not None:
                self._process.send(self._sent[-1])

    def ask(
        self,
        seat: int,
        legal: Sequence[dict[str, Any]],
        talk: Callable[[dict[str, Any]], None] | None = None,
    ) -> dict[str, Any]:
        """What it answers on the seat's turn, as it stands; ProgramFault where that is no JSON object, or none came.

        Lines of talk before the answer go to `talk`, where the game has any. Whether the move is legal is for the
        match to say; if it is not, `cancel` the program, so that the next match starts it anew.
        """
        self.send([{"your_turn": seat, "legal": list(legal)}])
        return self._reply(self.time_limit, talk)

    def decide(self, game: AnyGame, state: State, seat: int, seats: int, say: Callable[[SayLine], object]) -> MoveLine:
        """Its move on the seat's turn, not yet judged; each line of talk before it goes to `say`. ProgramFault where
        none came, Refused where what came is no line of the game's."""

        hear = None if game.talk is None else self._heard(game, seat, seats, say)
        self.answered = self.ask(seat, game.patterns(state, seat), hear)
        line = _reply_line(self.answered, game, seat, seats)
        assert isinstance(line, MoveLine)
        return line

    def speak(self, game: AnyGame, seat: int, seats: int, say: Callable[[SayLine], object]) -> None:
        """Lets it say something where it owes no move; each line goes to `say`. ProgramFault where it is not done in
        time, Refused where it says what is no line of the game's."""
        self.send([{"may_say": seat}])
        self.answered = self._reply(TALK_TIME, self._heard(game, seat, seats, say))
        _check_seat(self.answered, seat)
        if self.answered.get("done") is not True or "move" in self.answered:
            raise Refused(worded('answer may_say with {"done": true}, after any talk'))

    def cancel(self) -> None:
        """From any thread, or a signal's handler: what waits for an answer gets a ProgramFault now. Then `close`."""
        process = self._process
        if process is not None:
            process.abandon()

    def fail(self) -> None:
        """Ends the process after a fault: the next match starts it anew."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.end(0.0)

    def end_input(self) -> None:
        """Tells the program that no more matches come, without waiting for its end: then `close`."""
        if self._process is not None:
            self._process.end_input()

    def close(self) -> None:
        """Ends the program: the end of its input, and, after at most two seconds, of its process group."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _heard(
        self, game: AnyGame, seat: int, seats: int, say: Callable[[SayLine], object]
    ) -> Callable[[dict[str, Any]], None]:
        """What takes its talk as it stands, and gives it to `say` as lines."""

        def hear(held: dict[str, Any]) -> None:
            self.answered = held
            line = _reply_line(held, game, seat, seats)
            assert isinstance(line, SayLine)
            say(line)

        return hear

    def _reply(self, seconds: float, talk: Callable[[dict[str, Any]], None] | None) -> dict[str, Any]:
        """The first line that it writes and that is no talk; ProgramFault where none comes in time."""
        deadline = time.monotonic() + seconds
        said = 0
        while True:
            try:
                held = self._answer(deadline)
            except _Late:
                raise ProgramFault(worded("no answer within {seconds} s", seconds=f"{seconds:g}")) from None
            if talk is None or "say" not in held:
                return held
            said += 1
            if said > TALK_LIMIT:
                raise ProgramFault(worded("at most {most} lines of talk may come before an answer", most=TALK_LIMIT))
            talk(held)

    def _answer(self, deadline: float) -> dict[str, Any]:
        assert self._process is not None
        try:
            text = self._process.answer(deadline)
        except _Ended:
            # One that ended with the match before, which it may, has no part in this one yet.
            if self._answered or self._process.matches < 2:
                raise
            text = self._begun_again().answer(deadline)
        self._answered = True
        if not text.strip():
            raise ProgramFault(worded("an empty line instead of an answer"))
        try:
            return read_object(0, text + b"\n")
        except Fault as fault:
            raise ProgramFault(worded("{what}: {answer}", what=fault.what, answer=_shown(text))) from None

    def _begun_again(self) -> _Process:
        """A new process that has been told all of this match."""
        self.fail()
        self._process = _Process(self.words)
        self._process.matches = 1
        for text in self._sent:
            self._process.send(text)
        return self._process


class ProgramSeat:
    """A program in one seat of one match: an observer that tells it what the seat sees, and asks it on its turn."""

    def __init__(self, program: Program, header: Header, seat: int) -> None:
        self._program = program
        self._seat = seat
        self._view = ViewWriter(header, seat)
        program.begin(self._view.lines[0])

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Passes on what the seat sees of one accepted line."""
        self._program.send(self._view.write(line, events))

    def take_turn(self, match: Match) -> None:
        """Has the program make its move; ProgramFault, and the program ended, where it does not make a legal one."""
        seat, seats = self._seat, len(match.header.seats)
        with self._ended_at_fault():
            line = self._program.decide(match.game, match.state, seat, seats, partial(match.submit, seat))
            match.submit(seat, line)

    def speak(self, match: Match) -> None:
        """Has the program say what it likes at an open floor; ProgramFault, and the program ended, where it does
        anything else."""
        seat, seats = self._seat, len(match.header.seats)
        with self._ended_at_fault():
            self._program.speak(match.game, seat, seats, partial(match.submit, seat))

    @contextmanager
    def _ended_at_fault(self) -> Iterator[None]:
        try:
            yield
        except Refused as error:
            self._program.fail()
            answer = _shown(json_text(self._program.answered).encode())
            raise ProgramFault(worded("{what}: {answer}", what=reason(error), answer=answer)) from None
        except ProgramFault:
            self._program.fail()
            raise


def _reply_line(held: dict[str, Any], game: AnyGame, seat: int, seats: int) -> MoveLine | SayLine:
    """A program's answer as a line of the game's; Refused where it is none. `seat` need not stand in it."""
    _check_seat(held, seat)
    if "move" not in held and "say" not in held:
        raise Refused(worded("the answer is not a move"))
    line = parse_line({**held, "seat": seat}, game, seats)
    assert isinstance(line, MoveLine | SayLine)
    return line


def _check_seat(held: dict[str, Any], seat: int) -> None:
    if "seat" in held and (type(held["seat"]) is not int or held["seat"] != seat):
        raise Refused(worded("the answer must be for the program's own seat, {seat}", seat=seat))


def _shown(text: bytes) -> str:
    """An answer in an error text, cut where it is long."""
    shown = text.decode(errors="backslashreplace")
    return shown if len(shown) <= 80 else shown[:77] + "..."
