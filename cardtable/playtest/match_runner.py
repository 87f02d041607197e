"""Runner that plays the matches of a batch one after another: its plan, and the line-up of its players."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from cardtable.bots.ideas import Idea
from cardtable.bots.player import Player, has_words, talk_lines
from cardtable.bots.players import asked_at_floor, player_named
from cardtable.bots.program import PREFIX, TIME_LIMIT, Program, ProgramFault, ProgramSession, program_words
from cardtable.disk import create_file
from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line
from cardtable.engine.record import SeatName, new_header, record_text, with_own, with_seed
from cardtable.engine.state import NOBODY
from cardtable.match import LineKeeper, Match, MatchObserver
from cardtable.playtest.match_tally import MatchFault, MatchOutcome, Tally


class Cancelled(Exception):
    """Raised when a match was broken off."""


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

        Raises Cancelled if `cancel` was called, and ProgramFault, with seat and line of the record, if a program did
        not answer as it should.
        """
        if self._cancelled:
            raise Cancelled
        try:
            self._play(match, order, before)
        except ProgramFault as fault:
            if self._cancelled:
                raise Cancelled from None
            fault.line = len(lines.lines) + 2
            raise

    def _play(self, match: Match, order: Sequence[int], before: Sequence[Line]) -> None:
        seated: list[Player | ProgramSession] = []
        for seat, player in enumerate(order):
            playing = self._players[player]
            if isinstance(playing, Program):
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
        who.speak(match)
    elif has_words(who):
        for line in talk_lines(who, match.view(seat), match.talker_rng(seat)):
            match.submit(seat, line)


def match_fault(fault: ProgramFault, match: str, culprit: int, player: str) -> MatchFault:
    """Return a fault as that of the player with the number `culprit`, named `player`; `match` says in which match."""
    return MatchFault(culprit, f"{match}, line {fault.line}: seat {fault.seat} ({player}): {fault}")


MAX_MOVES = 20_000


class MatchPlan(NamedTuple):
    """Plan of a batch of matches. It must be picklable, since it goes to worker processes."""

    game: str
    rules: HouseRules
    players: tuple[str, ...]
    """Names of built-in players, or ``exec:COMMAND``."""
    games: int
    """Number of matches."""
    seed: int
    effort: float = 1.0
    fixed_seats: bool = False
    """True to keep the first player at seat 0 instead of moving the players up one seat with each match."""
    max_moves: int = MAX_MOVES
    """Number of moves after which a match is abandoned."""
    records: Path | None = None
    """Folder for the matches' records; None to keep none."""
    jobs: int = 1
    """Number of processes."""
    time_limit: float = TIME_LIMIT
    """Seconds that a program has for each answer."""

    def seat_of(self, player: int, match: int) -> int:
        """Return the seat of a player in a match. Players are counted from 0, matches from 1."""
        return player if self.fixed_seats else (player + match - 1) % len(self.players)

    def match_seed(self, match: int) -> int:
        """Return the seed of a match, given its number from 1.

        It has 53 bits, which every JSON reader can represent.
        """
        return KeyedRandom(self.seed, "match", match).number("seed") >> 11

    def record(self, match: int) -> Path | None:
        """Return the file for a match's record; None if no records are kept."""
        return self.records / f"{match:04}.cardtable" if self.records else None

    # The protocol of `batch.Work`:

    @property
    def gapless(self) -> bool:
        """False: a match that was played counts even if an earlier one was broken off."""
        return False

    @property
    def pieces(self) -> int:
        """Number of matches."""
        return self.games

    @property
    def seconds(self) -> None:
        """None: there is no time limit."""
        return None

    def runner(self) -> "MatchRunner":
        """Return a runner that plays the matches in one process."""
        return MatchRunner(self)

    def tally(self) -> Tally:
        """Return an empty tally for the matches."""
        return Tally(len(self.players))

    def files(self, number: int) -> list[Path]:
        """Return the files that belong to a match."""
        path = self.record(number)
        return [path] if path else []


class MatchRunner:
    """Players of a plan, ready to play any of its matches; must be closed."""

    def __init__(self, plan: MatchPlan) -> None:
        self.plan = plan
        game = GAMES[plan.game]
        self._lineup = Lineup(game, plan.players, plan.effort, plan.time_limit)
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

    def play(self, number: int) -> MatchOutcome:
        """Play one match of the plan, given its number from 1.

        Raises Cancelled if `cancel` was called, in which case nothing is left of the match, and OSError if its record
        can't be written.
        """
        plan = self.plan
        start = plan.seat_of(0, number)
        order = self._orders[start]
        header = self._headers[start]
        seed = plan.match_seed(number)
        path = plan.record(number)
        if path:
            header = with_seed(header, seed)
        match = Match(header, KeyedRandom(seed))
        match.move_limit = plan.max_moves
        lines = LineKeeper()
        if path or self._lineup.has_programs:
            match.observers.append(lines)
        fault = None
        try:
            self._lineup.play(match, order, lines)
        except ProgramFault as failed:
            culprit = order[failed.seat]
            fault = match_fault(failed, f"match {number}", culprit, plan.players[culprit])
        if path:
            create_file(path, record_text(header, lines.lines))
        if match.result is None:
            return MatchOutcome(number, match.moves, fault=fault)
        scores = match.result.scores
        return MatchOutcome(
            number,
            match.moves,
            [order[seat] for seat in match.result.winners],
            [scores[plan.seat_of(player, number)] for player in range(len(order))],
        )

    def cancel(self) -> None:
        """Break off the match in progress and any later one; can be called from any thread and from a signal
        handler."""
        self._lineup.cancel()

    def close(self) -> None:
        """End the programs among the players."""
        self._lineup.close()
