"""Players of a batch, ready to play any match together."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from cardtable.bots.ideas import Idea
from cardtable.bots.player import Player, has_words, words
from cardtable.bots.players import asked_at_floor, player_named
from cardtable.bots.program import PREFIX, Program, ProgramFault, ProgramSession, program_words
from cardtable.engine.game import AnyGame
from cardtable.engine.lines import Line
from cardtable.engine.state import NOBODY
from cardtable.match import LineKeeper, Match, MatchObserver
from cardtable.wording import reason


class Cancelled(Exception):
    """Raised when a match was broken off."""


class Failed(Exception):
    """Raised when a program's fault ended a match."""

    def __init__(self, seat: int, line: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat
        """Seat of the program."""
        self.line = line
        """Number of the line of the record that the program should have provided."""


class Lineup:
    """Players, given by name as in a command; must be closed, since programs may be among them."""

    def __init__(
        self, game: AnyGame, names: Sequence[str], effort: float, time_limit: float, idea: Idea | None = None
    ) -> None:
        """`idea` modifies the first player, who must be a built-in one."""
        self.names = names
        self.effort = effort
        self._players = [_who(game, name, time_limit) for name in names]
        if idea is not None and isinstance(self._players[0], Player):
            self._players[0] = idea(self._players[0])
        self._programs = [player for player in self._players if isinstance(player, Program)]
        self._talk = game.talk is not None and any(
            isinstance(player, Program) or has_words(player) for player in self._players
        )
        self._cancelled = False

    @property
    def has_programs(self) -> bool:
        """True if external programs are among the players."""
        return bool(self._programs)

    def play(self, match: Match, order: Sequence[int], lines: LineKeeper, before: Sequence[Line] = ()) -> None:
        """Play a match to its end, or to its limit of moves, with player `order[seat]` at each seat.

        `lines` must keep the match's record if programs take part. Players are told the lines `before`, which are
        played without asking them.

        Raises Cancelled if `cancel` was called, and Failed if a program did not answer as it should.
        """
        if self._cancelled:
            raise Cancelled
        try:
            self._play(match, order, before)
        except _Fault as fault:
            if self._cancelled:
                raise Cancelled from None
            raise Failed(fault.seat, len(lines.lines) + 2, reason(fault)) from None

    def _play(self, match: Match, order: Sequence[int], before: Sequence[Line]) -> None:
        seated: list[Player | ProgramSession] = []
        for seat, player in enumerate(order):
            playing = self._players[player]
            if isinstance(playing, Program):
                with _blaming(seat):
                    program = ProgramSession(playing, match.header, seat)
                observer: MatchObserver = program
                match.observers.append(observer)
                seated.append(program)
            else:
                seated.append(playing)
        for line in before:
            match.take(line)
        talk = match.stops_for_talk = self._talk
        match.go_on()
        state = match.state
        effort = self.effort
        limit = match.move_limit
        seats = range(len(seated))
        while True:
            if self._cancelled:
                raise Cancelled
            if talk and (mover := match.floor) != NOBODY:
                for seat in asked_at_floor(mover, seats, self.names[order[mover]]):
                    _speak(match, seat, seated[seat])
                match.close_floor()
                match.go_on()
                continue
            if (seat := state.turn) < 0 or match.moves >= limit:
                return
            who = seated[seat]
            if isinstance(who, ProgramSession):
                with _blaming(seat):
                    who.take_turn(match)
            else:
                if talk:
                    _speak(match, seat, who)
                match.submit_code(who.choose(match.view(seat), match.player_rng(seat), effort))

    def cancel(self) -> None:
        """Break off the match in progress and any later one; can be called from any thread and from a signal
        handler."""
        self._cancelled = True
        for program in self._programs:
            program.cancel()

    def close(self) -> None:
        """End the programs, all within the same two seconds."""
        for program in self._programs:
            program.end_input()
        for program in self._programs:
            program.close()


def _who(game: AnyGame, name: str, time_limit: float) -> Player | Program:
    return Program(program_words(name), time_limit) if name.startswith(PREFIX) else player_named(game.key, name)


def _speak(match: Match, seat: int, who: Player | ProgramSession) -> None:
    """Let a player say what they want to."""
    if isinstance(who, ProgramSession):
        with _blaming(seat):
            who.speak(match)
    elif has_words(who):
        for line in words(who, match.view(seat), match.talker_rng(seat)):
            match.submit(seat, line)


class _Fault(Exception):
    """A program's fault, with the seat of the program."""

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat


@contextmanager
def _blaming(seat: int) -> Iterator[None]:
    """Attribute a program's fault to a seat."""
    try:
        yield
    except ProgramFault as fault:
        raise _Fault(seat, reason(fault)) from None
