"""Programs as players (`exec:COMMAND`), in any language: they get a seat's view line by line, and are asked for moves.

A faulty program must harm nothing but its own seat: it may stop reading, write without end, die, or leave children
behind. So each process has a thread for reading and one for writing, their buffers are bounded, and it runs in a
process group that is killed as a whole.
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
from cardtable.engine.game import AnyGame
from cardtable.engine.lines import Line, MoveLine, SayLine
from cardtable.engine.record import Header, json_text, parse_line, read_object
from cardtable.engine.state import State
from cardtable.engine.views import ViewWriter
from cardtable.errors import BadInput, Refused
from cardtable.match import Match
from cardtable.processes import OrphanGuard
from cardtable.wording import reason, worded

PREFIX: Final = "exec:"
TIME_LIMIT: Final = 30.0
"""Seconds for an answer, by default."""
REPLY_LIMIT: Final = 64 * 1024
"""Longest answer in bytes."""
TALK_TIME: Final = 2.0
"""Seconds for talk when no move is asked for."""
FAREWELL: Final = 2.0
"""Seconds between the end of input and the kill of the process group."""

_LOOK: Final = 0.1  # seconds between checks that the process still runs
_DRAINED: Final = 0.5  # seconds to read what a dead process has written; a child may hold the pipe open for ever
_UNREAD_LIMIT: Final = 256 * 1024  # bytes of answers that nobody has asked for yet; beyond that, reading stops
_UNSENT_LIMIT: Final = 16 * 1024 * 1024  # bytes that the program has not read yet; beyond that, it is sent no more


class ProgramFault(Exception):
    """Error made by a program, worded as one clause. It is no BadInput, since it costs the program its match."""

    def __init__(self, what: str, seat: int = -1) -> None:
        super().__init__(what)
        self.seat = seat
        """Seat of the program; -1 outside matches."""
        self.line = 0
        """Line of the record that the program should have provided, counted from 1; 0 if that is unknown."""


class _Ended(ProgramFault):
    """The process ended without an answer."""


def program_words(player: str) -> list[str]:
    """Return the words of an ``exec:`` player's command; BadInput if there is no valid command."""
    try:
        words = shlex.split(player.removeprefix(PREFIX), posix=os.name != "nt")
    except ValueError as error:
        raise BadInput(
            worded("{player} is not a valid command: {why}", player=repr(player), why=reason(error))
        ) from None
    if not words or not words[0] or "\0" in player:
        raise BadInput(worded("{player} contains no command", player=repr(player)))
    return words


class _Process:
    """Running process, with a thread for each of its two pipes."""

    def __init__(self, words: Sequence[str]) -> None:
        self.matches = 0
        self.abandoned = False
        options: dict[str, Any] = {"start_new_session": True}
        if sys.platform == "win32":
            options = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
        pipe = subprocess.PIPE
        self._guard = OrphanGuard()  # started first, to leave the program unguarded for as short a time as possible
        try:
            self._popen = subprocess.Popen(list(words), stdin=pipe, stdout=pipe, bufsize=0, **options)
        except OSError as error:
            self._guard.close()
            raise ProgramFault(worded("the program can't be started: {why}", why=reason(error))) from None
        self._guard.watch(self._popen.pid)
        self._changed = threading.Condition()
        self._answers: deque[bytes] = deque()
        self._unread = 0
        self._silent = False  # True once nothing more will come from it
        self._orders: deque[bytes] = deque()
        self._unsent = 0
        self._deaf = False  # True once it reads no more
        self._input_ends: float | None = None  # time at which its input was, or will be, closed
        self._gone = False
        self._threads = [
            threading.Thread(target=serve, name=f"cardtable-program-{serve.__name__}", daemon=True)
            for serve in (self._read, self._write)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, text: str) -> None:
        """Queue a line for the program to read, without waiting."""
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
        """Return the next line that the program writes.

        Raises TimeoutError if none comes in time, ProgramFault if the line is too long, or the program has ended or
        stopped reading.
        """
        text = None
        ended = 0.0
        with self._changed:
            while not self._answers and not self._silent:
                if self._unsent > _UNSENT_LIMIT:
                    raise ProgramFault(worded("the program has stopped reading its input"))
                now = time.monotonic()
                left = deadline - now
                if left <= 0:
                    raise TimeoutError
                if self._popen.poll() is not None:
                    ended = ended or now
                    if now - ended > _DRAINED:
                        break
                self._changed.wait(min(left, _LOOK))  # polls: a signal handler's notify may be missed
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
        """Close the program's input once it has been sent all that is queued."""
        with self._changed:
            if self._input_ends is None:
                self._input_ends = time.monotonic()
                self._changed.notify_all()

    def end(self, patience: float = FAREWELL) -> None:
        """End the process and its group, at the latest `patience` seconds after the end of its input."""
        self.end_input()
        assert self._input_ends is not None
        try:
            with suppress(subprocess.TimeoutExpired):
                self._popen.wait(max(0.0, self._input_ends + patience - time.monotonic()))
        finally:
            self.kill()
            self._popen.wait()
            for thread in self._threads:
                # A grandchild that left the group may hold the other ends of the pipes: don't wait for it.
                thread.join(0.5)

    def kill(self) -> None:
        """Kill the whole process group at once."""
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
        """Make all waiting for an answer fail; may be called from any thread, or from a signal handler."""
        with self._changed:
            self.abandoned = self._silent = True
            self._changed.notify_all()

    def _ending(self) -> str:
        """Return a clause saying how the process ended."""
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
                lines.append(unread)  # too long, which `answer` finds out; its end need not be read
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
                    written = os.write(pipe.fileno(), left)  # not inside the slice: mypyc 2.4 would evaluate it twice
                    left = left[written:]
            except OSError:  # the program closed its input, or has ended
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
    """A program that plays match after match, in the same process as long as it makes no error.

    All calls come from one thread, and wait no longer than the time limit; only `cancel` may come from any thread.
    """

    def __init__(self, words: Sequence[str], time_limit: float = TIME_LIMIT) -> None:
        self.words = list(words)
        self.time_limit = time_limit
        self._process: _Process | None = None
        self._sent: list[str] = []  # all lines of this match, in case they must be sent again
        self._answered = False
        self.answered: dict[str, Any] = {}
        """Last line that the program wrote, as a JSON object."""

    def begin(self, header: dict[str, Any]) -> None:
        """Begin a match by sending the header of the program's view; ProgramFault if the program can't be started."""
        self._sent = []
        self._answered = False
        if self._process is not None and self._process.abandoned:
            self.fail()
        if self._process is None:
            self._process = _Process(self.words)
        self._process.matches += 1
        self.send([header])

    def send(self, lines: Sequence[dict[str, Any]]) -> None:
        """Send more lines of the view. Never waits, and doesn't report that the program has stopped reading."""
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
        """Return the program's answer on the seat's turn, as it stands.

        Raises ProgramFault if none comes, or it isn't a JSON object. Lines of talk before the answer go to `talk` if
        the game has talk. The match checks whether the move is legal; if it isn't, call `fail`, so that the next match
        starts a new process.
        """
        self.send([{"your_turn": seat, "legal": list(legal)}])
        return self._reply(self.time_limit, talk)

    def decide(self, game: AnyGame, state: State, seat: int, seats: int, say: Callable[[SayLine], object]) -> MoveLine:
        """Return the program's move on the seat's turn, not checked for legality; talk before it goes to `say`.

        Raises ProgramFault if no answer came, Refused if the answer isn't a well-formed line.
        """

        hear = None if game.talk is None else self._heard(game, seat, seats, say)
        self.answered = self.ask(seat, game.patterns(state, seat), hear)
        line = _reply_line(self.answered, game, seat, seats)
        assert isinstance(line, MoveLine)
        return line

    def speak(self, game: AnyGame, seat: int, seats: int, say: Callable[[SayLine], object]) -> None:
        """Let the program talk while it owes no move; each line goes to `say`.

        Raises ProgramFault if it doesn't finish in time, Refused if a line is malformed.
        """
        self.send([{"may_say": seat}])
        self.answered = self._reply(TALK_TIME, self._heard(game, seat, seats, say))
        _check_seat(self.answered, seat)
        if self.answered.get("done") is not True or "move" in self.answered:
            raise Refused(worded('answer may_say with {"done": true}, after any talk'))

    def cancel(self) -> None:
        """Make whatever waits for an answer fail with ProgramFault now; then call `close`.

        May be called from any thread, or from a signal handler.
        """
        process = self._process
        if process is not None:
            process.abandon()

    def fail(self) -> None:
        """Kill the process after an error, so that the next match starts a new one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.end(0.0)

    def end_input(self) -> None:
        """Tell the program that no more matches come, without waiting for it to end; then call `close`."""
        if self._process is not None:
            self._process.end_input()

    def close(self) -> None:
        """End the program by closing its input, and kill its process group after at most two seconds."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _heard(
        self, game: AnyGame, seat: int, seats: int, say: Callable[[SayLine], object]
    ) -> Callable[[dict[str, Any]], None]:
        """Return a function that parses talk and passes it to `say`."""

        def hear(held: dict[str, Any]) -> None:
            self.answered = held
            line = _reply_line(held, game, seat, seats)
            assert isinstance(line, SayLine)
            say(line)

        return hear

    def _reply(self, seconds: float, talk: Callable[[dict[str, Any]], None] | None) -> dict[str, Any]:
        """Return the first line the program writes that isn't talk; ProgramFault if none comes in time."""
        deadline = time.monotonic() + seconds
        said = 0
        while True:
            try:
                held = self._answer(deadline)
            except TimeoutError:
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
            # The process may have ended with the match before, which is allowed: then this match begins in a new one.
            if self._answered or self._process.matches < 2:
                raise
            text = self._begun_again().answer(deadline)
        self._answered = True
        if not text.strip():
            raise ProgramFault(worded("an empty line instead of an answer"))
        try:
            return read_object(0, text + b"\n")
        except BadInput as fault:
            raise ProgramFault(worded("{what}: {answer}", what=fault.what, answer=_shown(text))) from None

    def _begun_again(self) -> _Process:
        """Return a new process that has been sent all lines of this match."""
        self.fail()
        self._process = _Process(self.words)
        self._process.matches = 1
        for text in self._sent:
            self._process.send(text)
        return self._process


class ProgramSession:
    """A program in one seat of one match: an observer that sends it the seat's view, and asks for its moves."""

    def __init__(self, program: Program, header: Header, seat: int) -> None:
        self._program = program
        self._seat = seat
        self._view = ViewWriter(header, seat)
        with self._ended_at_fault():
            program.begin(self._view.lines[0])

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Send the program what the seat sees of an accepted line."""
        self._program.send(self._view.write(line, events))

    def take_turn(self, match: Match) -> None:
        """Submit the program's move; ProgramFault, after killing the program, if it makes no legal one."""
        seat, seats = self._seat, len(match.header.seats)
        with self._ended_at_fault():
            line = self._program.decide(match.game, match.state, seat, seats, partial(match.submit, seat))
            match.submit(seat, line)

    def speak(self, match: Match) -> None:
        """Let the program talk at an open floor; ProgramFault, after killing the program, if it does anything else."""
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
            raise ProgramFault(worded("{what}: {answer}", what=reason(error), answer=answer), self._seat) from None
        except ProgramFault as fault:
            self._program.fail()
            fault.seat = self._seat
            raise


def _reply_line(held: dict[str, Any], game: AnyGame, seat: int, seats: int) -> MoveLine | SayLine:
    """Return a program's answer as a line of the game; Refused if it is malformed. `seat` may be missing in it."""
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
    """Return an answer for an error text, at most 80 characters of it."""
    shown = text.decode(errors="backslashreplace")
    return shown if len(shown) <= 80 else shown[:77] + "..."
