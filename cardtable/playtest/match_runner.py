"""Plan of a batch of matches, and the runner that plays one match after another."""

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
from cardtable.playtest.tally import MatchFault, MatchOutcome, Tally

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


def record_text(header: Header, lines: Sequence[Line]) -> bytes:
    """Return the bytes of a record's file."""
    objects = [header.object, *(line_object(line) for line in lines)]
    return "".join([json_text(held) + "\n" for held in objects]).encode()


def save(path: Path, header: Header, lines: Sequence[Line]) -> None:
    """Write a record to a new file.

    OSError, which names the file, if it exists already or can't be written; nothing is left of an incomplete one.
    """
    text = record_text(header, lines)
    file = new_file(path)  # raises if the file exists
    try:
        with file:
            file.write(text)
    except OSError as error:  # small files are not written before closing, so an error may come only then
        with suppress(OSError):
            path.unlink()
        error.filename = str(path)
        raise


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
        except Failed as failed:
            culprit = order[failed.seat]
            where = f"match {number}, line {failed.line}"
            fault = MatchFault(culprit, f"{where}: seat {failed.seat} ({plan.players[culprit]}): {failed}")
        if path:
            save(path, header, lines.lines)
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
