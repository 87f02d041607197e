"""One game being played: the one driver, with or without a screen, live or replayed from a record."""

import sys
from collections.abc import Iterable, Sequence
from typing import Protocol

from cardtable.engine.game import AnyGame, Refused
from cardtable.engine.houserules import HouseRules
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import ChanceLine, Line, MoveLine, ResultLine, RulesLine, SayLine
from cardtable.engine.record import Header, Record
from cardtable.engine.state import CHANCE, NOBODY, OVER, State
from cardtable.engine.views import View, view_of
from cardtable.wording import worded


class MatchObserver(Protocol):
    """What follows a match line by line: a record's file, a seat's view."""

    def write(self, line: Line, events: Sequence[object]) -> object:
        """Takes one accepted line, with the events that followed from it in the full state."""


class LineKeeper:
    """An observer that keeps all lines."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def write(self, line: Line, events: Sequence[object]) -> None:
        """One more."""
        self.lines.append(line)


class Match:
    """A game, its seats, and those who write down what happens.

    Lines come in through `take`, from a record or a player, and change nothing where they are refused. With luck of
    its own a match goes on by itself: it draws what chance owes, makes moves that are forced, and writes the result.
    """

    def __init__(self, header: Header, rng: KeyedRandom | None = None, observers: Iterable[MatchObserver] = ()) -> None:
        self.header = header
        self.game: AnyGame = header.game
        self.rules: HouseRules = header.rules
        """Those in force: they may have changed on the way."""
        self.state: State = header.game.start(header.rules, len(header.seats), header.own)
        self.observers: list[MatchObserver] = list(observers)
        self.rng: KeyedRandom | None = None
        self._players_rng: KeyedRandom | None = None
        self._talkers_rng: KeyedRandom | None = None
        self.stops_for_talk = False
        """Whether it goes on from an open floor only once that was closed: to be set where somebody may speak then."""
        self.move_limit = sys.maxsize
        """Moves after which the match no longer goes on by itself."""
        self.moves = 0
        """Lines with a move so far."""
        self.decisions = [0] * len(header.seats)
        """Moves by seat so far; with the match's luck they key a player's."""
        self.luck_of: Sequence[object] = range(len(header.seats))
        """By seat what keys the luck of the player there, beside the match's own: where a deal is played more than once
        it may be another each time."""
        self.said = 0
        """Lines of talk so far."""
        self.result: ResultLine | None = None
        self._deals = 0
        self._closed_after = -1  # so many moves: the last floor that was closed
        if rng is not None:
            self.give_rng(rng)

    def give_rng(self, rng: KeyedRandom) -> None:
        """From here on the match goes on by itself: a replayed record is played on live."""
        self.rng = rng
        self._players_rng = rng.child("players")
        self._talkers_rng = rng.child("talkers")

    def twin(self) -> "Match":
        """The same game at the same moment, which nobody follows, and without luck as long as it is given none."""
        twin = Match(self.header)
        twin.rules = self.rules
        twin.state = self.state.clone()
        twin.moves, twin.said, twin._deals = self.moves, self.said, self._deals
        twin.decisions = self.decisions.copy()
        twin.result = self.result
        return twin

    @property
    def over(self) -> bool:
        """Whether nothing is left to play."""
        return self.state.turn == OVER

    @property
    def floor(self) -> int:
        """The seat that has moved so that players may speak before the match goes on; NOBODY where it does not stop for
        that, or not any more."""
        return self.state.floor if self.stops_for_talk and self._closed_after != self.moves else NOBODY

    def close_floor(self) -> None:
        """All who wanted to have spoken: the match may go on."""
        self._closed_after = self.moves

    def waiting_on(self) -> list[int]:
        """The seats that owe a decision, in order; the first of them may submit, the others may think ahead."""
        return self.state.to_act()

    def view(self, seat: int) -> View:
        """What a seat may know now."""
        return view_of(self.game, self.rules, self.state, seat)

    def player_rng(self, seat: int) -> KeyedRandom:
        """The luck for a seat's next decision; it tells nothing of the deal."""
        assert self._players_rng is not None
        return self._players_rng.branch(f"{self.luck_of[seat]}/{self.decisions[seat]}")

    def talker_rng(self, seat: int) -> KeyedRandom:
        """The luck for what a seat says now, no two occasions alike."""
        assert self._talkers_rng is not None
        return self._talkers_rng.branch(f"{self.luck_of[seat]}/{self.moves}/{self.said}/{self.floor}")

    def take(self, line: Line) -> None:
        """Accepts the next line of a record; Refused, and nothing changed, where it can't come here."""
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
        """Accepts a player's move on their turn, or their talk at any time; Refused, and nothing changed, where it is
        not legal. Then the match goes on."""
        if line.seat != seat:
            raise Refused(worded("seat {seat} can't act for seat {other}", seat=seat, other=line.seat))
        self.take(line)
        self.go_on()

    def submit_code(self, move: int) -> None:
        """Accepts a legal move of the seat on turn from a player of ours, as its code. Then the match goes on."""
        self._apply(move)
        self.go_on()

    def go_on(self) -> None:
        """Plays whatever nobody has to decide: deals, forced moves, the result; but not past an open floor."""
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
        if not self.observers:  # then nobody asks for lines and events, and batches need not pay for them
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


def match_at(record: Record, at: int) -> Match:
    """The match of a record after so many of its lines; Refused where one of them is not legal."""
    match = Match(record.header)
    for line in record.lines[:at]:
        match.take(line)
    return match
