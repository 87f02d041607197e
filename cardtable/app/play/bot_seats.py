"""The bots and programs at a table: each thinks in a process of its own, and takes a natural moment for every move."""

from collections import deque
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.app.call_later import call_later
from cardtable.app.play.pool import PoolClient, Urgency
from cardtable.app.play.program_seat import ProgramSeat, Reply
from cardtable.app.settings import Settings
from cardtable.bots.program import PREFIX
from cardtable.bots.reputation import Reputation
from cardtable.bots.worker import Answer
from cardtable.engine.lines import MoveLine, SayLine
from cardtable.engine.state import NOBODY
from cardtable.wording import in_words

SHORTEST_BEAT = 0.6
LONGEST_BEAT = 1.2
"""Seconds a bot takes at normal speed, drawn without regard to its cards or its thinking."""
_FLOOR = NOBODY
"""In place of a seat: those who have the floor, of whom one is asked after the other."""
_SOONEST = 10
"""Milliseconds between looks for a thought at instant speed."""


class BotSeats(QObject):
    """Bots that think about what they owe, and what they say, each from the lines of their own view alone."""

    ready = Signal()
    """Another of them can move, or has said all."""
    failed = Signal(int, str)
    """A seat can't go on, and why."""

    def __init__(self, settings: Settings, parent: QObject, reputations: tuple[Reputation, ...] = ()) -> None:
        """`reputations` are what bots know of the seats from other games, if anything."""
        super().__init__(parent)
        self._reputations = reputations
        self._settings = settings
        self._pool = PoolClient(Urgency.MOVE, self)
        self._pace = Random()  # of beats alone: it is keyed to nothing, and so tells nothing
        self._programs: dict[int, ProgramSeat] = {}
        self._speaker = NOBODY  # who is asked at the floor
        # All by seat, or under _FLOOR.
        self._thinking: dict[int, int] = {}  # the number of the question
        self._heard: dict[int, tuple[int, int]] = {}  # the decision, and lines of others' talk known when that began
        self._decided: dict[int, deque[int | MoveLine | SayLine]] = {}  # what is said, then the move
        self._waiting: set[int] = set()  # whose moment is not over
        self._beats: dict[int, int] = {}  # the number of the last beat that was begun
        self._over = False

    # --- decisions -----------------------------------------------------------------------------------------------

    def think(self, seat: int, player: str, lines: Sequence[dict[str, Any]], key: int, seconds: float) -> None:
        """A bot that owes a decision thinks, and takes its moment meanwhile, whichever is longer. Nothing happens where
        it does so already, unless another has spoken since: then a bot thinks anew. A program can't be asked twice.

        Each decision has a `key` of its own. One that a bot thought about ahead may have been forced when it came to
        it: what was thought then is forgotten."""
        if not self._is_new(seat, seat, lines, key):
            return
        if seat not in self._waiting:
            self._wait(seat, self._natural())
        program = self._program(seat, player)
        if program is not None:
            program.ask(lines, lambda reply: self._replied(seat, reply))
            return
        # Who plays without pauses wants none for thinking either.
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
        """Whether any of them thinks."""
        return bool(self._thinking)

    def has_move(self, seat: int) -> bool:
        """Whether a bot has decided, and its moment is over."""
        return seat in self._decided and seat not in self._waiting

    def take(self, seat: int) -> int | MoveLine | SayLine:
        """What it says before its move, line by line, and then what it has decided: a bot's move by its code, a
        program's as it stands."""
        decided = self._decided[seat]
        first = decided.popleft()
        if not decided:
            del self._decided[seat]
        return first

    # --- the floor -----------------------------------------------------------------------------------------------

    def open_floor(self) -> None:
        """Players may speak: who does so first takes a natural moment for it."""
        self._pool.cancel(self._thinking.pop(_FLOOR, 0))
        self._decided.pop(_FLOOR, None)
        self._speaker = NOBODY
        self._wait(_FLOOR, self._natural())

    def let_speak(self, seat: int, player: str, lines: Sequence[dict[str, Any]], key: int) -> None:
        """The next of those who have the floor thinks about what to say. Nothing happens where it does so already,
        unless another has spoken since, as with a decision."""
        if seat != self._speaker:
            self._decided.pop(_FLOOR, None)
            self._speaker = seat
        if not self._is_new(_FLOOR, seat, lines, 0):
            return
        if _FLOOR not in self._waiting:
            self._wait(_FLOOR, SHORTEST_BEAT)  # after another, or once more
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
        """Whether it has said all that it wants to say there."""
        return seat == self._speaker and self._decided.get(_FLOOR) == deque()

    def has_words(self, seat: int) -> bool:
        """Whether it has more to say, and its moment has come."""
        return seat == self._speaker and bool(self._decided.get(_FLOOR)) and _FLOOR not in self._waiting

    def take_words(self, seat: int) -> SayLine:
        """The next line of that."""
        line = self._decided[_FLOOR].popleft()
        assert isinstance(line, SayLine)
        return line

    # -------------------------------------------------------------------------------------------------------------

    def hurry(self) -> None:
        """Those who have thought need no moment any more."""
        self._waiting.clear()

    def tell(self, lines: Mapping[int, Sequence[dict[str, Any]]]) -> None:
        """Programs are told by seat what their views say, though nothing is asked of them any more."""
        for seat, program in self._programs.items():
            program.tell(lines[seat])

    def close(self) -> None:
        """Nobody thinks on."""
        self._over = True
        self._pool.close()
        for program in self._programs.values():
            program.close()

    def _is_new(self, place: int, seat: int, lines: Sequence[dict[str, Any]], key: int) -> bool:
        """Whether that is to be thought about, by a seat that thinks about something there already or not. What was
        thought before is forgotten then."""
        heard = (key, sum("say" in line and line["seat"] != seat for line in lines))
        if place in self._thinking or place in self._decided:
            if seat in self._programs or heard == self._heard[place]:
                return False
            self._pool.cancel(self._thinking.pop(place, 0))
            self._decided.pop(place, None)
        self._heard[place] = heard
        return True

    def _program(self, place: int, player: str) -> ProgramSeat | None:
        """The program of a seat that is asked, if there sits one."""
        if not player.startswith(PREFIX):
            return None
        self._thinking[place] = 0
        seat = self._speaker if place == _FLOOR else place
        program = self._programs.get(seat) or ProgramSeat(seat, player, self)
        self._programs[seat] = program
        return program

    def _natural(self) -> float:
        """Seconds of a natural moment."""
        return self._pace.uniform(SHORTEST_BEAT, LONGEST_BEAT)

    def _wait(self, place: int, seconds: float) -> None:
        self._waiting.add(place)
        self._begin_beat(place, seconds)

    def _begin_beat(self, place: int, seconds: float) -> None:
        number = self._beats[place] = self._beats.get(place, 0) + 1

        def end() -> None:
            if self._beats[place] == number:  # else it was hurried, and the next one has begun
                self._end_beat(place)

        call_later(self, end, max(_SOONEST, round(seconds * self._settings.beat * 1000)))

    def _end_beat(self, place: int) -> None:
        if self._over:  # an answer won't come any more: those who wait for it would for ever
            return
        if place in self._thinking and place in self._waiting:
            # Longer thought is rounded up to whole beats, so that its length tells nothing.
            self._begin_beat(place, SHORTEST_BEAT)
            return
        self._waiting.discard(place)
        self.ready.emit()

    def _answered(self, place: int, answer: Answer) -> None:
        """A bot's thought has ended."""
        self._take(place, answer.said, answer.move, answer.problem or "")

    def _replied(self, place: int, reply: Reply) -> None:
        """A program has answered."""
        self._take(place, reply.said, reply.move, reply.problem)

    def _take(self, place: int, said: Sequence[SayLine], move: int | MoveLine | None, problem: str) -> None:
        """What is said and decided, or in words why nothing is."""
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
