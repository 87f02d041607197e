"""One table of a batch: its players, and match after match played there."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from cardtable.bots.player import Player, has_words, words
from cardtable.bots.players import asked_at_floor, may_talk, player_named
from cardtable.bots.program import PREFIX, TIME_LIMIT, Program, ProgramFault, ProgramSeat, program_words
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, line_object
from cardtable.engine.record import Header, SeatName, json_text, new_header, with_own
from cardtable.engine.state import NOBODY
from cardtable.match import LineKeeper, Match, MatchObserver
from cardtable.playtest.tally import Outcome

MAX_MOVES = 20_000


class Plan(NamedTuple):
    """What is to be played. It travels to worker processes."""

    game: str
    rules: HouseRules
    players: tuple[str, ...]
    """Names of built-in players, or ``exec:COMMAND``."""
    games: int
    seed: int
    effort: float = 1.0
    fixed_seats: bool = False
    """Whether the first player named always has seat 0, instead of moving one seat up with each match."""
    max_moves: int = MAX_MOVES
    """A match with more moves is abandoned."""
    records: Path | None = None
    """The folder for the matches' records."""
    jobs: int = 1
    """Processes at work."""
    time_limit: float = TIME_LIMIT
    """Seconds that a program has for an answer."""

    def seat_of(self, player: int, match: int) -> int:
        """Where a player sits in a match."""
        return player if self.fixed_seats else (player + match - 1) % len(self.players)

    def match_seed(self, match: int) -> int:
        """The seed of one match, by its number from 1: 53 bits, which every reader of JSON takes."""
        return KeyedRandom(self.seed, "match", match).number("seed") >> 11

    def record(self, match: int) -> Path | None:
        """The file for a match's record, if records are kept."""
        return self.records / f"{match:04}.cardtable" if self.records else None


def save(path: Path, header: Header, lines: Sequence[Line]) -> None:
    """Writes a record at once; OSError, which names the file, where that can't be: nothing is left of it then."""
    objects = [header.object, *(line_object(line) for line in lines)]
    text = "".join([json_text(held) + "\n" for held in objects]).encode()
    file = path.open("xb")  # one that is there already stays
    try:
        with file:
            file.write(text)
    except OSError as error:  # of what is small only when the file is closed
        with suppress(OSError):
            path.unlink()
        error.filename = str(path)
        raise


class MatchRunner:
    """The players of a plan, ready to play any of its matches; to be closed, since programs may be among them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        game = GAMES[plan.game]
        self._players: list[Player | Program] = [
            Program(program_words(name), plan.time_limit) if name.startswith(PREFIX) else player_named(plan.game, name)
            for name in plan.players
        ]
        self._cancelled = False
        self._programs = [player for player in self._players if isinstance(player, Program)]
        self._talk = any(may_talk(game, name) for name in plan.players)
        seats = len(plan.players)
        # By the first player's seat: the players in the order of their seats, and the header without its seed.
        self._orders = [[(seat - start) % seats for seat in range(seats)] for start in range(seats)]
        self._headers = [
            with_own(
                new_header(game, plan.rules, tuple([SeatName(player=plan.players[player]) for player in order]), None),
                game.seated(order),
            )
            for order in self._orders
        ]

    def play(self, number: int) -> Outcome:
        """Plays one match of the plan, by its number from 1.

        Cancelled where `cancel` was called, and then nothing is left of the match; OSError where its record can't be
        written.
        """
        if self._cancelled:
            raise Cancelled
        plan = self.plan
        start = plan.seat_of(0, number)
        order = self._orders[start]
        header = self._headers[start]
        seed = plan.match_seed(number)
        path = plan.record(number)
        if path:
            header = header._replace(seed=seed, object={**header.object, "seed": seed})
        match = Match(header, KeyedRandom(seed))
        match.move_limit = plan.max_moves
        lines = LineKeeper()
        if path or self._programs:
            match.observers.append(lines)
        problem, culprit = "", -1
        try:
            self._play(match, order)
        except _Failed as failed:
            if self._cancelled:
                raise Cancelled from None
            culprit = order[failed.seat]
            where = f"match {number}, line {len(lines.lines) + 2}"
            problem = f"{where}: seat {failed.seat} ({plan.players[culprit]}): {failed}"
        if path:
            save(path, header, lines.lines)
        if match.result is None:
            return Outcome(number, match.moves, problem=problem, culprit=culprit)
        scores = match.result.scores
        return Outcome(
            number,
            match.moves,
            [order[seat] for seat in match.result.winners],
            [scores[plan.seat_of(player, number)] for player in range(len(order))],
        )

    def _play(self, match: Match, order: Sequence[int]) -> None:
        seated: list[Player | ProgramSeat] = []
        for seat, player in enumerate(order):
            playing = self._players[player]
            if isinstance(playing, Program):
                with _blaming(seat):
                    program = ProgramSeat(playing, match.header, seat)
                observer: MatchObserver = program
                match.observers.append(observer)
                seated.append(program)
            else:
                seated.append(playing)
        talk = match.stops_for_talk = self._talk
        match.go_on()
        state = match.state
        effort = self.plan.effort
        limit = match.move_limit
        seats = range(len(seated))
        while True:
            if self._cancelled:
                raise Cancelled
            if talk and (mover := match.floor) != NOBODY:
                for seat in asked_at_floor(mover, seats, self.plan.players[order[mover]]):
                    _speak(match, seat, seated[seat])
                match.close_floor()
                match.go_on()
                continue
            if (seat := state.turn) < 0 or match.moves >= limit:
                return
            who = seated[seat]
            if isinstance(who, ProgramSeat):
                with _blaming(seat):
                    who.take_turn(match)
            else:
                if talk:
                    _speak(match, seat, who)
                match.submit_code(who.choose(match.view(seat), match.player_rng(seat), effort))

    def cancel(self) -> None:
        """Breaks off the match under way, and any later one; from any thread, or from a signal's handler."""
        self._cancelled = True
        for program in self._programs:
            program.cancel()

    def close(self) -> None:
        """Ends the programs, all of them within the same two seconds."""
        for program in self._programs:
            program.end_input()
        for program in self._programs:
            program.close()


def _speak(match: Match, seat: int, who: Player | ProgramSeat) -> None:
    """Has the player there say what they like."""
    if isinstance(who, ProgramSeat):
        with _blaming(seat):
            who.speak(match)
    elif has_words(who):
        for line in words(who, match.view(seat), match.talker_rng(seat)):
            match.submit(seat, line)


class Cancelled(Exception):
    """A match was broken off."""


class _Failed(Exception):
    """A program's fault, and the seat it sat in."""

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat


@contextmanager
def _blaming(seat: int) -> Iterator[None]:
    """A program's fault is that of the seat it sits in."""
    try:
        yield
    except ProgramFault as fault:
        raise _Failed(seat, str(fault)) from None
