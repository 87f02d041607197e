"""One table of a batch: its players, and match after match played there."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from cardtable.bots.program import TIME_LIMIT
from cardtable.disk import new_file
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, line_object
from cardtable.engine.record import Header, SeatName, json_text, new_header, with_own, with_seed
from cardtable.match import LineKeeper, Match
from cardtable.playtest.lineup import Failed, Lineup
from cardtable.playtest.tally import Fault, Outcome, Tally

MAX_MOVES = 20_000


class Plan(NamedTuple):
    """What is to be played. It travels to worker processes."""

    game: str
    rules: HouseRules
    players: tuple[str, ...]
    """Names of built-in players, or ``exec:COMMAND``."""
    games: int
    """How many matches."""
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

    # What a batch asks of the work that it carries out:

    @property
    def gapless(self) -> bool:
        """A match that was played counts, whatever was broken off."""
        return False

    @property
    def pieces(self) -> int:
        """How many pieces of work there are, here matches."""
        return self.games

    @property
    def seconds(self) -> None:
        """No time is set."""
        return None

    def runner(self) -> "MatchRunner":
        """Who does the work in one process."""
        return MatchRunner(self)

    def tally(self) -> Tally:
        """What counts it."""
        return Tally(len(self.players))

    def files(self, number: int) -> list[Path]:
        """What is kept of a match."""
        path = self.record(number)
        return [path] if path else []


def record_text(header: Header, lines: Sequence[Line]) -> bytes:
    """A record as its file has it."""
    objects = [header.object, *(line_object(line) for line in lines)]
    return "".join([json_text(held) + "\n" for held in objects]).encode()


def save(path: Path, header: Header, lines: Sequence[Line]) -> None:
    """Writes a record at once; OSError, which names the file, where that can't be: nothing is left of it then."""
    text = record_text(header, lines)
    file = new_file(path)  # one that is there already stays
    try:
        with file:
            file.write(text)
    except OSError as error:  # of what is small only when the file is closed
        with suppress(OSError):
            path.unlink()
        error.filename = str(path)
        raise


class MatchRunner:
    """The players of a plan, ready to play any of its matches; to be closed."""

    def __init__(self, plan: Plan) -> None:
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

    def play(self, number: int) -> Outcome:
        """Plays one match of the plan, by its number from 1.

        Cancelled where `cancel` was called, and then nothing is left of the match; OSError where its record can't be
        written.
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
        except Failed as failed:
            culprit = order[failed.seat]
            where = f"match {number}, line {failed.line}"
            fault = Fault(culprit, f"{where}: seat {failed.seat} ({plan.players[culprit]}): {failed}")
        if path:
            save(path, header, lines.lines)
        if match.result is None:
            return Outcome(number, match.moves, fault=fault)
        scores = match.result.scores
        return Outcome(
            number,
            match.moves,
            [order[seat] for seat in match.result.winners],
            [scores[plan.seat_of(player, number)] for player in range(len(order))],
        )

    def cancel(self) -> None:
        """Breaks off the match under way, and any later one; from any thread, or from a signal's handler."""
        self._lineup.cancel()

    def close(self) -> None:
        """Ends the programs among the players."""
        self._lineup.close()
