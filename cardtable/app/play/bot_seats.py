"""Bots and programs at a table: each thinks in another process, and takes a natural pause for every move.

A person's own program is told its seat's view and asked for its moves in a thread of its own.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from shutil import which
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.app.event_loop import call_later
from cardtable.app.jobs import Job, run, thread
from cardtable.app.pool import PoolClient, Urgency, process
from cardtable.app.settings import Settings
from cardtable.bots.player import Reputation
from cardtable.bots.program import PREFIX, Program, ProgramFault, program_words
from cardtable.bots.worker import PlayerAnswer, Question, answer
from cardtable.engine.lines import MoveLine, SayLine
from cardtable.engine.state import NOBODY
from cardtable.engine.views import reader_of
from cardtable.errors import Refused
from cardtable.wording import in_words, reason, worded
from cardtable.work import WorkFailed

SHORTEST_BEAT = 0.6
LONGEST_BEAT = 1.2
"""Range of seconds that a bot takes at normal speed, drawn without regard to its cards or its thinking."""
_FLOOR = NOBODY
"""Key used in place of a seat for players who have the floor, who are asked one after another."""
_SOONEST = 10
"""Milliseconds between two looks for a finished thought at instant speed."""


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


class ProgramSeat:
    """Program in one seat of a game, started when it is first asked. Its thread holds plain data only."""

    def __init__(self, seat: int, player: str) -> None:
        # No thread of the pool: a program may use up its time limit.
        self.thread = ThreadPoolExecutor(1, f"cardtable-seat-{seat}")
        """Thread in which the program is asked."""
        self._seat = seat
        self._program = Program(_words(player))
        self._sent = 0  # lines told to the program
        self._over = False

    def answer(self, lines: Sequence[dict[str, Any]], talk: bool) -> PlayerAnswer:
        """Tell the program the new lines of its view and return its move, or only its `talk`; runs in its thread.

        Raises WorkFailed if the program fails.
        """
        view = reader_of(lines).view
        game, seats = view.game, len(lines[0]["seats"])
        said: list[SayLine] = []
        try:
            if not self._sent:
                self._program.begin(lines[0])
                self._sent = 1
            if self._over:
                raise WorkFailed(worded("interrupted"))
            self._send(lines)
            if talk:
                self._program.speak(game, self._seat, seats, said.append)
                return PlayerAnswer(said=said)
            return PlayerAnswer(self._program.decide(game, view.state, self._seat, seats, said.append), said=said)
        except (ProgramFault, Refused) as error:
            raise WorkFailed(reason(error)) from None

    def tell(self, lines: Sequence[dict[str, Any]]) -> None:
        """Tell the program its new lines, such as the result, without asking anything."""
        self.thread.submit(self._tell, list(lines))

    def close(self) -> None:
        """Stop waiting for the program, which has two seconds to end by itself. Can be called repeatedly."""
        if not self._over:
            self._over = True
            self._program.cancel()
            self.thread.submit(self._program.close)
            self.thread.shutdown(wait=False)

    def _tell(self, lines: Sequence[dict[str, Any]]) -> None:
        if self._sent:
            self._send(lines)

    def _send(self, lines: Sequence[dict[str, Any]]) -> None:
        self._program.send(lines[self._sent :])
        self._sent = len(lines)


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
        self._thinking: dict[int, Job] = {}
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
        # A person who plays without pauses wants none for thinking either.
        self._ask(seat, seat, player, lines, key, seconds if self._settings.beat else 0.0)

    @property
    def thinks(self) -> bool:
        """True while a bot or program thinks."""
        return bool(self._thinking)

    def take(self, seat: int) -> int | MoveLine | SayLine | None:
        """Return a seat's next line of talk, then its move: a bot's as a code, a program's as a line.

        None if it hasn't decided yet, or its pause isn't over.
        """
        decided = self._decided.get(seat)
        if decided is None or seat in self._waiting:
            return None
        first = decided.popleft()
        if not decided:
            del self._decided[seat]
        return first

    # --- the floor -----------------------------------------------------------------------------------------------

    def open_floor(self) -> None:
        """Open the floor: the first player to be asked takes a natural pause."""
        self._drop(_FLOOR)
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
        self._ask(_FLOOR, seat, player, lines, key, talk=True)

    def has_spoken(self, seat: int) -> bool:
        """Return whether the seat at the floor has said everything it wants to say there."""
        return seat == self._speaker and self._decided.get(_FLOOR) == deque()

    def take_words(self, seat: int) -> SayLine | None:
        """Return the next line of talk of the seat at the floor; None if there is none, or its pause isn't over."""
        if seat != self._speaker or _FLOOR in self._waiting or not self._decided.get(_FLOOR):
            return None
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
            self._drop(place)
        self._heard[place] = heard
        return True

    def _drop(self, place: int) -> None:
        """Drop what is thought, or was decided."""
        if job := self._thinking.pop(place, None):
            job.cancel()
        self._decided.pop(place, None)

    def _ask(
        self,
        place: int,
        seat: int,
        player: str,
        lines: Sequence[dict[str, Any]],
        key: int,
        seconds: float = 0.0,
        talk: bool = False,
    ) -> None:
        """Ask a bot, or a program, which is started if need be."""
        if player.startswith(PREFIX):
            program = self._programs.get(seat) or ProgramSeat(seat, player)
            self._programs[seat] = program
            step = thread(partial(program.answer, list(lines), talk), executor=program.thread)
        else:
            question = Question(list(lines), player, key, seconds=seconds, talk=talk, reputations=self._reputations)
            step = process(partial(answer, question), self._pool)
        done, failed = partial(self._answered, place), partial(self._fail, place)
        self._thinking[place] = run(step, self._pool, done, failed)

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

    def _answered(self, place: int, answered: PlayerAnswer) -> None:
        """Take what was said and decided."""
        del self._thinking[place]
        self._decided[place] = deque(answered.said)
        if answered.move is not None:
            self._decided[place].append(answered.move)
        self.ready.emit()

    def _fail(self, place: int, error: Exception) -> None:
        del self._thinking[place]
        self.failed.emit(self._speaker if place == _FLOOR else place, in_words(error))
