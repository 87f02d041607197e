"""A match: one game being played, with or without a screen, live or replayed from a record."""

import sys
from collections.abc import Generator, Iterable, Sequence
from typing import Final, Protocol

from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import ChanceLine, Line, MoveLine, ResultLine, RulesLine, SayLine
from cardtable.engine.record import Header, Record
from cardtable.engine.state import CHANCE, NOBODY, OVER, State
from cardtable.engine.views import View, view_of
from cardtable.errors import Refused
from cardtable.wording import worded

_NO_FLOOR: Final = -1
"""Number that stands for NOBODY in the keys of talk. If it changed, a seed would no longer give the same match."""


class MatchObserver(Protocol):
    """Observer that follows a match line by line: a record's file, a seat's view."""

    def write(self, line: Line, events: Sequence[object]) -> object:
        """Take an accepted line, with the events that followed from it in the full state."""


class LineKeeper:
    """Observer that keeps all lines and events."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.events: list[object] = []

    def write(self, line: Line, events: Sequence[object]) -> None:
        self.lines.append(line)
        self.events += events


class Match:
    """Game in progress: its state, its seats, and its observers.

    Lines come in through `take`, from a record or a player; a refused line changes nothing. With randomness of its own
    (`rng`) a match goes on by itself: it deals, makes forced moves, and writes the result.
    """

    def __init__(self, header: Header, rng: KeyedRandom | None = None, observers: Iterable[MatchObserver] = ()) -> None:
        self.header = header
        self.game: AnyGame = header.game
        self.rules: HouseRules = header.rules
        """House rules in force, which may have changed during the game."""
        self.state: State = header.game.start(header.rules, len(header.seats), header.own)
        self.observers: list[MatchObserver] = list(observers)
        self.rng: KeyedRandom | None = None
        self._players_rng: KeyedRandom | None = None
        self._talkers_rng: KeyedRandom | None = None
        self.stops_for_talk = False
        """True to stop at an open floor until `close_floor`; set it if a seat may talk then."""
        self.move_limit = sys.maxsize
        """Number of moves after which the match no longer goes on by itself."""
        self.moves = 0
        """Number of moves so far."""
        self.decisions = [0] * len(header.seats)
        """Number of moves so far by seat; part of the key of a player's randomness."""
        self.luck_of: Sequence[object] = range(len(header.seats))
        """Keys of the players' randomness by seat; a deal that is played more than once may give others each time."""
        self.said = 0
        """Lines of talk so far."""
        self.result: ResultLine | None = None
        self._deals = 0
        self._closed_after = -1  # number of moves before the last floor that was closed
        if rng is not None:
            self.give_rng(rng)

    def give_rng(self, rng: KeyedRandom) -> None:
        """Set the randomness; from now on the match goes on by itself, for example after a replayed record."""
        self.rng = rng
        self._players_rng = rng.child("players")
        self._talkers_rng = rng.child("talkers")

    def twin(self) -> "Match":
        """Return a copy of the match without observers and without randomness."""
        twin = Match(self.header)
        twin.rules = self.rules
        twin.state = self.state.clone()
        twin.moves, twin.said, twin._deals = self.moves, self.said, self._deals
        twin.decisions = self.decisions.copy()
        twin.result = self.result
        return twin

    @property
    def over(self) -> bool:
        return self.state.turn == OVER

    @property
    def floor(self) -> int:
        """Seat whose move lets players talk before the match goes on.

        NOBODY if there is none, the match doesn't stop for talk, or the floor has been closed.
        """
        return self.state.floor if self.stops_for_talk and self._closed_after != self.moves else NOBODY

    def close_floor(self) -> None:
        """Let the match go on from an open floor, because everyone who wanted to has talked."""
        self._closed_after = self.moves

    def waiting_on(self) -> list[int]:
        """Return the seats that owe a decision, in order: only the first may submit, the others may think ahead."""
        return self.state.to_act()

    def view(self, seat: int) -> View:
        """Return a seat's current view."""
        return view_of(self.game, self.rules, self.state, seat)

    def player_rng(self, seat: int) -> KeyedRandom:
        """Return the randomness of a seat's next decision, from which nothing about the deal can be inferred."""
        assert self._players_rng is not None
        return self._players_rng.branch(f"{self.luck_of[seat]}/{self.decisions[seat]}")

    def talker_rng(self, seat: int) -> KeyedRandom:
        """Return the randomness of a seat's talk now, different on every occasion."""
        assert self._talkers_rng is not None
        mover = _NO_FLOOR if self.floor == NOBODY else self.floor
        return self._talkers_rng.branch(f"{self.luck_of[seat]}/{self.moves}/{self.said}/{mover}")

    def take(self, line: Line) -> None:
        """Accept the next line of a record; Refused, with nothing changed, if it isn't legal here."""
        if self.result:
            raise Refused(worded("nothing may follow the result"))
        if isinstance(line, MoveLine):
            self._check_turn(line.seat)
            self._apply(self.game.move_code(self.state, line), line)
        elif isinstance(line, ChanceLine):
            if self.state.turn != CHANCE:
                raise Refused(worded("nothing can be dealt now"))
            events: list[object] = []
            self.game.take(self.state, line, events)
            self._deals += 1
            self._notify(line, events)
        elif isinstance(line, SayLine):
            heard: list[object] = []
            self.game.hear(self.state, line, heard)
            self.said += 1
            self._notify(line, heard)
        elif isinstance(line, RulesLine):
            followed: list[object] = []
            self.rules = self.game.change_rules(self.state, self.rules, line, followed)
            self._notify(line, followed)
        else:
            self._check_result(line)
            self.result = line
            self._notify(line, [])

    def submit(self, seat: int, line: MoveLine | SayLine) -> None:
        """Accept a player's move on their turn, or their talk at any time, and go on.

        Raises Refused, with nothing changed, if it isn't legal.
        """
        if line.seat != seat:
            raise Refused(worded("seat {seat} can't act for seat {other}", seat=seat, other=line.seat))
        self.take(line)
        self.go_on()

    def submit_code(self, move: int) -> None:
        """Accept a legal move of the seat to move, as its code, from a built-in player, and go on."""
        self._apply(move)
        self.go_on()

    def go_on(self) -> None:
        """Play what nobody needs to decide: deals, forced moves and the result, but not past an open floor."""
        assert self.rng is not None
        state = self.state
        while self.floor == NOBODY:
            if state.turn == CHANCE:
                self.take(self.game.draw(state, self.rng.child("deal", self._deals)))
            elif state.turn == OVER:
                if not self.result:
                    self.take(ResultLine(winners=state.winners(), scores=list(state.scores)))
                return
            else:
                move = state.forced()
                if move < 0 or self.moves >= self.move_limit:
                    return
                self._apply(move)

    def _apply(self, move: int, line: MoveLine | None = None) -> None:
        self.moves += 1
        self.decisions[self.state.turn] += 1
        if not self.observers:  # lines and events would be made for nobody, which batches can't afford
            self.state.apply(move)
            return
        line = line or self.game.move_line(self.state, move)
        events: list[object] = []
        self.state.apply(move, events)
        self._notify(line, events)

    def _notify(self, line: Line, events: list[object]) -> None:
        for observer in self.observers:
            observer.write(line, events)

    def _check_turn(self, seat: int) -> None:
        turn = self.state.turn
        if turn == CHANCE:
            raise Refused(worded("no move can be made before the cards are dealt"))
        if turn == OVER:
            raise Refused(worded("no move can be made after the end of the game"))
        if seat != turn:
            raise Refused(worded("it is seat {turn}'s turn, not seat {seat}'s", seat=seat, turn=turn))

    def _check_result(self, line: ResultLine) -> None:
        if not self.over:
            raise Refused(worded("the result comes before the end of the game"))
        if line.scores != self.state.scores:
            raise Refused(
                worded("scores must be {right}, not {wrong}", right=str(self.state.scores), wrong=str(line.scores))
            )
        if sorted(line.winners) != self.state.winners():
            raise Refused(
                worded("winners must be {right}, not {wrong}", right=str(self.state.winners()), wrong=str(line.winners))
            )


def moments(
    header: Header, lines: Iterable[Line], observers: Iterable[MatchObserver] = ()
) -> Generator[Match, None, None]:
    """Yield the match of a record at every moment: before its first line, and after each of them.

    It is the same match all the time: take a `twin` to keep a moment. Refused if a line isn't legal. Beside the lines,
    as in ``zip(moments(header, lines), lines)``, each comes with the match before it.
    """
    match = Match(header, observers=observers)
    yield match
    for line in lines:
        match.take(line)
        yield match


def match_at(record: Record, at: int, observers: Iterable[MatchObserver] = ()) -> Match:
    """Return the match of a record after so many of its lines; Refused if one of them isn't legal."""
    *_, match = moments(record.header, record.lines[:at], observers)
    return match
