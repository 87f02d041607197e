"""The bots and programs at a table: each thinks in a process of its own, and takes a natural moment for every move."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.app.call_later import call_later
from cardtable.app.play.pool import PoolClient, Urgency
from cardtable.app.play.program_seat import ProgramSeat, Reply
from cardtable.app.settings import Settings
from cardtable.bots.program import PREFIX
from cardtable.bots.worker import Answer
from cardtable.engine.lines import MoveLine

SHORTEST_BEAT = 0.6
LONGEST_BEAT = 1.2
"""Seconds a bot takes at normal speed, drawn without regard to its cards or its thinking."""
_SOONEST = 10
"""Milliseconds between looks for a thought at instant speed."""


class BotSeats(QObject):
    """Bots that think about what they owe, each from the lines of their own view alone."""

    ready = Signal()
    """Another of them can move."""
    failed = Signal(int, str)
    """A seat can't move, and why."""
    said = Signal(object)
    """A line of talk that one of them has said, not yet judged."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._pool = PoolClient(Urgency.MOVE, self)
        self._pace = Random()  # of beats alone: it is keyed to nothing, and so tells nothing
        self._thinking: dict[int, int] = {}  # by seat the number of the question
        self._heard: dict[int, int] = {}  # by seat the lines of talk that it knew when it began to think
        self._programs: dict[int, ProgramSeat] = {}
        self._moves: dict[int, int | MoveLine] = {}
        self._waiting: set[int] = set()
        self._over = False

    def think(self, seat: int, player: str, lines: Sequence[dict[str, Any]], key: int, seconds: float) -> None:
        """A bot that owes a decision thinks, and takes its moment meanwhile, whichever is longer. Nothing happens where
        it does so already, unless somebody has spoken since: then a bot thinks anew. A program can't be asked twice."""
        heard = sum("say" in line for line in lines)
        if seat not in self._thinking and seat not in self._moves:
            self._waiting.add(seat)
            self._begin_beat(seat, self._pace.uniform(SHORTEST_BEAT, LONGEST_BEAT))
        elif seat in self._programs or heard == self._heard[seat]:
            return
        self._heard[seat] = heard
        self._moves.pop(seat, None)
        self._pool.cancel(self._thinking.get(seat, 0))
        if player.startswith(PREFIX):
            self._thinking[seat] = 0
            program = self._programs.get(seat) or ProgramSeat(seat, player, self.said.emit, self)
            self._programs[seat] = program
            program.ask(lines, lambda reply: self._replied(seat, reply))
            return
        # Who plays without pauses wants none for thinking either.
        time = seconds if self._settings.beat else 0.0
        self._thinking[seat] = self._pool.ask(
            list(lines), player, key, lambda answer: self._answered(seat, answer), seconds=time
        )

    @property
    def thinks(self) -> bool:
        """Whether any of them thinks."""
        return bool(self._thinking)

    def has_move(self, seat: int) -> bool:
        """Whether a bot has decided, and its moment is over."""
        return seat in self._moves and seat not in self._waiting

    def take(self, seat: int) -> int | MoveLine:
        """What it has decided: a bot's move by its code, a program's as it stands."""
        return self._moves.pop(seat)

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

    def _begin_beat(self, seat: int, seconds: float) -> None:
        milliseconds = max(_SOONEST, round(seconds * self._settings.beat * 1000))
        call_later(self, lambda: self._end_beat(seat), milliseconds)

    def _end_beat(self, seat: int) -> None:
        if self._over:  # an answer won't come any more: those who wait for it would for ever
            return
        if seat in self._thinking and seat in self._waiting:
            # Longer thought is rounded up to whole beats, so that its length tells nothing.
            self._begin_beat(seat, SHORTEST_BEAT)
            return
        self._waiting.discard(seat)
        self.ready.emit()

    def _answered(self, seat: int, answer: Answer) -> None:
        """A bot's thought has ended."""
        self._replied(seat, (answer.problem or "") if answer.move is None else answer.move)

    def _replied(self, seat: int, reply: int | Reply) -> None:
        """A move, or in words why there is none."""
        if self._over:
            return
        self._thinking.pop(seat, None)
        if isinstance(reply, str):
            self.failed.emit(seat, reply)
            return
        self._moves[seat] = reply
        self.ready.emit()
