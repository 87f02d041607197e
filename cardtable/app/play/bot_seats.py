"""Bots and programs at a table: each thinks in another process, and takes a natural pause for every move.

A person's own program is told its seat's view and asked for its moves in a thread of its own.
"""

import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from pathlib import Path
from queue import SimpleQueue
from random import Random
from shutil import which
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.app.event_loop import Channel, call_later, channel_to
from cardtable.app.play.pool import PoolClient, Urgency
from cardtable.app.settings import Settings
from cardtable.bots.player import Reputation
from cardtable.bots.program import PREFIX, Program, ProgramFault, program_words
from cardtable.bots.worker import WorkerAnswer
from cardtable.engine.lines import MoveLine, SayLine
from cardtable.engine.state import NOBODY
from cardtable.engine.views import reader_of
from cardtable.errors import Refused
from cardtable.wording import in_words, reason, worded

SHORTEST_BEAT = 0.6
LONGEST_BEAT = 1.2
"""Range of seconds that a bot takes at normal speed, drawn without regard to its cards or its thinking."""
_FLOOR = NOBODY
"""Key used in place of a seat for players who have the floor, who are asked one after another."""
_SOONEST = 10
"""Milliseconds between two looks for a finished thought at instant speed."""


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


class BotSeats(QObject):
    """Bots that think about the decisions they owe and what to say, each from the lines of its own view alone."""

    ready = Signal()
    """A bot can move, or has said everything it wants to."""
    failed = Signal(int, str)
    """A seat can't go on: its number, and the reason."""

    def __init__(self, settings: Settings, parent: QObject, reputations: tuple[Reputation, ...] = ()) -> None:
        """`reputations` are what bots know of the seats from other games, by seat; empty if nothing is known."""
        super().__init__(parent)
        self._reputations = reputations
        self._settings = settings
        self._pool = PoolClient(Urgency.MOVE, self)
        self._pace = Random()  # for the length of pauses only: unseeded, so that it gives nothing away
        self._programs: dict[int, ProgramSeat] = {}
        self._speaker = NOBODY  # seat that is asked at the floor
        # By seat, or under _FLOOR for the player who has the floor:
        self._thinking: dict[int, int] = {}  # number of the question
        self._heard: dict[int, tuple[int, int]] = {}  # decision's key, and number of lines of others' talk then
        self._decided: dict[int, deque[int | MoveLine | SayLine]] = {}  # lines of talk, then the move
        self._waiting: set[int] = set()  # in their natural pause
        self._beats: dict[int, int] = {}  # number of the last pause begun
        self._over = False

    # --- decisions -----------------------------------------------------------------------------------------------

    def think(self, seat: int, player: str, lines: Sequence[dict[str, Any]], key: int, seconds: float) -> None:
        """Have a bot or program think about the decision it owes, and take its pause meanwhile, whichever is longer.

        Each decision has a `key` of its own. Nothing happens if it already thinks about this one, unless another seat
        has spoken since: then a bot starts again, but not a program, which can't be asked twice. A thought for another
        key, such as one about a move that proved forced, is dropped. `seconds` is the time for thinking.
        """
        if not self._is_new(seat, seat, lines, key):
            return
        if seat not in self._waiting:
            self._wait(seat, self._natural())
        program = self._program(seat, player)
        if program is not None:
            program.ask(lines, lambda reply: self._replied(seat, reply))
            return
        # A person who plays without pauses wants none for thinking either.
        time = seconds if self._settings.beat else 0.0
        self._thinking[seat] = self._pool.ask(
            list(lines),
            player,
            key,
            lambda answer: self._answered(seat, answer),
            seconds=time,
            reputations=self._reputations,
        )

    @property
    def thinks(self) -> bool:
        """True while a bot or program thinks."""
        return bool(self._thinking)

    def has_move(self, seat: int) -> bool:
        """Return whether a seat has decided, and its pause is over."""
        return seat in self._decided and seat not in self._waiting

    def take(self, seat: int) -> int | MoveLine | SayLine:
        """Return a seat's next line of talk, then its move: a bot's as a code, a program's as a line."""
        decided = self._decided[seat]
        first = decided.popleft()
        if not decided:
            del self._decided[seat]
        return first

    # --- the floor -----------------------------------------------------------------------------------------------

    def open_floor(self) -> None:
        """Open the floor: the first player to be asked takes a natural pause."""
        self._pool.cancel(self._thinking.pop(_FLOOR, 0))
        self._decided.pop(_FLOOR, None)
        self._speaker = NOBODY
        self._wait(_FLOOR, self._natural())

    def let_speak(self, seat: int, player: str, lines: Sequence[dict[str, Any]], key: int) -> None:
        """Have the player who has the floor next think about what to say. Nothing happens if they already do, unless
        another seat has spoken since, as in `think`."""
        if seat != self._speaker:
            self._decided.pop(_FLOOR, None)
            self._speaker = seat
        if not self._is_new(_FLOOR, seat, lines, 0):
            return
        if _FLOOR not in self._waiting:
            self._wait(_FLOOR, SHORTEST_BEAT)  # another player, or the same one once more
        program = self._program(_FLOOR, player)
        if program is not None:
            program.let_speak(lines, lambda reply: self._replied(_FLOOR, reply))
            return
        self._thinking[_FLOOR] = self._pool.ask(
            list(lines),
            player,
            key,
            lambda answer: self._answered(_FLOOR, answer),
            talk=True,
            reputations=self._reputations,
        )

    def has_spoken(self, seat: int) -> bool:
        """Return whether the seat at the floor has said everything it wants to say there."""
        return seat == self._speaker and self._decided.get(_FLOOR) == deque()

    def has_words(self, seat: int) -> bool:
        """Return whether the seat at the floor has more to say, and its pause is over."""
        return seat == self._speaker and bool(self._decided.get(_FLOOR)) and _FLOOR not in self._waiting

    def take_words(self, seat: int) -> SayLine:
        """Return the next line of talk of the seat at the floor."""
        line = self._decided[_FLOOR].popleft()
        assert isinstance(line, SayLine)
        return line

    # -------------------------------------------------------------------------------------------------------------

    def hurry(self) -> None:
        """End all pauses: players who have decided can move now."""
        self._waiting.clear()

    def tell(self, lines: Mapping[int, Sequence[dict[str, Any]]]) -> None:
        """Tell programs, by seat, the lines of their views, though nothing more is asked of them."""
        for seat, program in self._programs.items():
            program.tell(lines[seat])

    def close(self) -> None:
        """End all thinking."""
        self._over = True
        self._pool.close()
        for program in self._programs.values():
            program.close()

    def _is_new(self, place: int, seat: int, lines: Sequence[dict[str, Any]], key: int) -> bool:
        """Return whether a question is new. If a bot thinks about another one, or has decided it, that is dropped.

        `place` is the seat, or _FLOOR. A question is the same if its key is the same and no other seat has spoken
        since. A program that is thinking is never asked again.
        """
        heard = (key, sum("say" in line and line["seat"] != seat for line in lines))
        if place in self._thinking or place in self._decided:
            if seat in self._programs or heard == self._heard[place]:
                return False
            self._pool.cancel(self._thinking.pop(place, 0))
            self._decided.pop(place, None)
        self._heard[place] = heard
        return True

    def _program(self, place: int, player: str) -> ProgramSeat | None:
        """Return the program to be asked, started if need be; None if the player is none."""
        if not player.startswith(PREFIX):
            return None
        self._thinking[place] = 0
        seat = self._speaker if place == _FLOOR else place
        program = self._programs.get(seat) or ProgramSeat(seat, player, self)
        self._programs[seat] = program
        return program

    def _natural(self) -> float:
        """Return the seconds of a natural pause."""
        return self._pace.uniform(SHORTEST_BEAT, LONGEST_BEAT)

    def _wait(self, place: int, seconds: float) -> None:
        self._waiting.add(place)
        self._begin_beat(place, seconds)

    def _begin_beat(self, place: int, seconds: float) -> None:
        number = self._beats[place] = self._beats.get(place, 0) + 1

        def end() -> None:
            if self._beats[place] == number:  # else the pause was cut short and another has begun
                self._end_beat(place)

        call_later(self, end, max(_SOONEST, round(seconds * self._settings.beat * 1000)))

    def _end_beat(self, place: int) -> None:
        if self._over:  # no answer will come, so waiting would never end
            return
        if place in self._thinking and place in self._waiting:
            # Longer thoughts are rounded up to whole pauses, so that their length gives nothing away.
            self._begin_beat(place, SHORTEST_BEAT)
            return
        self._waiting.discard(place)
        self.ready.emit()

    def _answered(self, place: int, answer: WorkerAnswer) -> None:
        """Take a bot's answer."""
        self._take(place, answer.said, answer.move, answer.problem or "")

    def _replied(self, place: int, reply: Reply) -> None:
        """Take a program's reply."""
        self._take(place, reply.said, reply.move, reply.problem)

    def _take(self, place: int, said: Sequence[SayLine], move: int | MoveLine | None, problem: str) -> None:
        """Keep what was said and decided, or report the problem, an error text that is empty if there is none."""
        if self._over:
            return
        self._thinking.pop(place, None)
        if problem:
            self.failed.emit(self._speaker if place == _FLOOR else place, in_words(problem))
            return
        self._decided[place] = deque(said)
        if move is not None:
            self._decided[place].append(move)
        self.ready.emit()
