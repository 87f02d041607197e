"""Parts shared by the tests of every game: random tables, random play, and observers that check every line."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import assume
from hypothesis import strategies as st

from cardtable.bots.player import Player
from cardtable.bots.players import PLAYERS
from cardtable.engine.game import NOTHING, AnyGame
from cardtable.engine.houserules import HouseRule, HouseRules
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Event, Line, ResultLine, RulesLine, line_object
from cardtable.engine.products import Products
from cardtable.engine.record import Header, SeatName, json_text, new_header, read_header, read_line, with_own
from cardtable.engine.state import AWAITING_REVEAL, SPECTATOR, State
from cardtable.engine.views import ViewReader, ViewWriter
from cardtable.errors import BadInput, Refused
from cardtable.match import Match, MatchObserver

# --- tables ------------------------------------------------------------------------------------------------------


class Table(NamedTuple):
    """Game, house rules, number of seats and seed."""

    game: AnyGame
    rules: HouseRules
    seats: int
    seed: int
    own: Mapping[str, Any] = NOTHING
    """Values of the header's keys that only this game has."""

    def header(self) -> Header:
        header = new_header(self.game, self.rules, (SeatName(),) * self.seats, self.seed)
        return with_own(header, dict(self.own))


@st.composite
def one_of_each_level(draw: st.DrawFn, game: AnyGame) -> dict[str, Player]:
    """Strategy for one player of each level, with any of its characters: over all examples each character is drawn."""
    levels: dict[str, list[str]] = {}
    for name in PLAYERS[game.key]:
        levels.setdefault(name.partition(":")[0], []).append(name)
    return {name: PLAYERS[game.key][name] for name in [draw(st.sampled_from(names)) for names in levels.values()]}


def rule_values(rule: HouseRule) -> st.SearchStrategy[Any]:
    """Strategy for the values of a house rule."""
    if rule.kind == "choice":
        return st.sampled_from(rule.choices)
    if rule.kind == "switch":
        return st.booleans()
    return st.integers(rule.low, rule.high)


@st.composite
def house_rules(draw: st.DrawFn, kind: type[HouseRules]) -> HouseRules:
    """Strategy for random house rules, each at its default half of the time."""
    values = {rule.name: draw(rule_values(rule)) for rule in kind.declared() if draw(st.booleans())}
    try:
        return kind.made(values)
    except BadInput:  # the drawn values conflict
        assume(False)
        raise


@st.composite
def tables(draw: st.DrawFn, game: AnyGame) -> Table:
    """Strategy for tables of any size under any house rules."""
    rules = draw(house_rules(game.rules))
    seats = draw(st.integers(game.fewest_seats, game.most_seats))
    assume(not rules.conflicts(seats))
    return Table(game, rules, seats, draw(st.integers(0, 1 << 32)))


# --- play --------------------------------------------------------------------------------------------------------


class Recorder:
    """Observer that keeps the record of a match, as objects and as text."""

    def __init__(self, header: Header) -> None:
        self.objects: list[dict[str, Any]] = [header.object]
        self.events: list[object] = []

    def write(self, line: Line, events: Sequence[object]) -> None:
        self.objects.append(line_object(line))
        self.events += events

    @property
    def text(self) -> str:
        return "".join([json_text(held) + "\n" for held in self.objects])


class Watcher:
    """Observer that calls `look` after every line of a match."""

    def __init__(self, look: Callable[[Line, Sequence[object]], None]) -> None:
        self._look = look

    def write(self, line: Line, events: Sequence[object]) -> None:
        self._look(line, events)


def begun(table: Table, *watch: Callable[[Match, Recorder], Callable[[Line, Sequence[object]], None]]) -> Match:
    """Begin a match, and play on until a seat is to decide.

    Each function in `watch` takes match and recorder, and returns a function to be called after every line.
    """
    header = table.header()
    recorder = Recorder(header)
    match = Match(header, KeyedRandom(table.seed), [recorder])
    match.observers += [Watcher(make(match, recorder)) for make in watch]
    match.go_on()
    return match


def begun_in_sight(table: Table) -> tuple[Match, list[Eyes]]:
    """Begin a match that every seat and a spectator follow; return it with their eyes."""
    eyes: list[Eyes] = []

    def watch(seat: int, match: Match, record: Recorder) -> Callable[[Line, Sequence[object]], None]:
        eyes.append(Eyes(match, record, seat))
        return eyes[-1].look

    return begun(table, *(partial(watch, seat) for seat in (*range(table.seats), SPECTATOR))), eyes


def record_of(match: Match) -> Recorder:
    (recorder,) = [observer for observer in match.observers if isinstance(observer, Recorder)]
    return recorder


def play_on(match: Match, random: Random, decisions: int | None = None) -> None:
    """Make a number of random moves, or play to the end if it is None."""
    for _ in itertools.count() if decisions is None else range(decisions):
        if match.over:
            return
        match.submit_code(match.state.any_move(match.state.turn, random.random))


def ask_on(match: Match, players: Mapping[str, Player], random: Random) -> None:
    """Make up to three random moves, and ask every player before each what they would do in each seat on turn."""
    for _ in range(3):
        if match.over:
            return
        for seat in match.waiting_on():
            for name, player in players.items():
                move = player.choose(match.view(seat), KeyedRandom(1), 0.05)
                assert move in match.state.legal(seat), name
        match.submit_code(match.state.any_move(match.state.turn, random.random))


def refusal(match: Match, line: Line) -> str:
    """Return the reason why a line is refused, having checked that the refusal changes nothing."""
    before = match.state.facts()
    with pytest.raises(Refused) as refused:
        match.take(line)
    assert match.state.facts() == before
    return str(refused.value)


def replayed(objects: Iterable[dict[str, Any]], *observers: Callable[[Header], MatchObserver]) -> Match:
    """Replay a record's lines, with observers made from its header."""
    texts = [json_text(held).encode() + b"\n" for held in objects]
    header = read_header(1, texts[0])
    match = Match(header, observers=[make(header) for make in observers])
    for number, text in enumerate(texts[1:], 2):
        line = read_line(number, text, header)
        assert line is not None
        match.take(line)
    return match


# --- moves -------------------------------------------------------------------------------------------------------


LISTABLE = 2000
"""Number of legal moves up to which tests look at each of them."""


def listed(state: State, seat: int) -> list[int]:
    """Return a seat's legal moves, or an even selection if there are too many."""
    moves = state.legal(seat)
    return list(moves[:: 1 + len(moves) // LISTABLE])


def same_moves(one: State, other: State, seat: int) -> bool:
    """Return whether a seat has the same legal moves in two states, comparing no more than `listed` gives."""
    mine, theirs = one.legal(seat), other.legal(seat)
    if isinstance(mine, Products) and isinstance(theirs, Products) and mine.products == theirs.products:
        return True
    return listed(one, seat) == listed(other, seat)


def move_objects(game: AnyGame, state: State) -> list[dict[str, Any]]:
    """Return the legal moves of the seat on turn as the objects that a program would send."""
    objects = [line_object(game.move_line(state, move)) for move in state.legal(state.turn)]
    return [{key: value for key, value in held.items() if key != "seat"} for held in objects]


def expanded(pattern: dict[str, Any], seat: int) -> Iterator[dict[str, Any]]:
    """Yield every move that a pattern of the bot protocol stands for."""
    for values in itertools.product(*[list(_values(value)) for value in pattern.values()]):
        move = dict(zip(pattern, values, strict=True))
        named = [move[key] for key in ("partner", "victim") if key in move]
        if len({seat, *named}) == 1 + len(named):
            yield move


def _values(value: Any) -> Iterator[Any]:
    if isinstance(value, dict) and "one_of" in value:
        assert len(value["one_of"]) > 1, "one value is written plainly"
        yield from value["one_of"]
    elif isinstance(value, dict):
        yield from range(value["from"], value["to"] + 1)
    elif isinstance(value, list):
        yield from map(list, itertools.product(*[list(_values(part)) for part in value]))
    else:
        yield value


# --- viewers --------------------------------------------------------------------------------------------------------


class Eyes:
    """Observer for one seat: writes its view from the match, reads it back, and compares both at every line."""

    def __init__(self, match: Match, record: Recorder, seat: int) -> None:
        self.match = match
        self.record = record
        self.seat = seat
        self.writer = ViewWriter(match.header, seat)
        self.reader = ViewReader(json.loads(json_text(self.writer.lines[0])))
        self.events: list[object] = []

    def look(self, line: Line, events: Sequence[object]) -> None:
        seen_before = len(self.events)
        for held in self.writer.write(line, events):
            self.events += self.reader.read(json.loads(json_text(held)))
        state = self.match.state
        seen, straight = self.reader.view, self.match.view(self.seat)
        assert seen.facts() == straight.facts()
        assert seen.rules == self.match.rules or isinstance(line, RulesLine)
        assert seen.state.turn == state.turn != AWAITING_REVEAL
        assert seen.state.to_act() == state.to_act()
        if not isinstance(line, ResultLine):  # the end may reveal cards that nobody at the table saw
            assert len(self.events) == len(self.record.events)
        for mine, full in zip(self.events[seen_before:], self.record.events[seen_before:], strict=False):
            assert fits(mine, full), (mine, full)
        if self.seat in state.to_act():
            assert same_moves(seen.state, state, self.seat)
            assert self.match.game.patterns(seen.state, self.seat) == self.match.game.patterns(state, self.seat)


def fits(seen: object, full: object) -> bool:
    """Return whether `seen` equals `full` except for values struck out as None."""
    if seen is None or seen == full:
        return True
    if isinstance(seen, Event):
        same = type(seen) is type(full)
        return same and fits(msgspec.structs.astuple(seen), msgspec.structs.astuple(full))  # type: ignore[arg-type]
    if isinstance(seen, dict) and isinstance(full, dict):
        return seen.keys() == full.keys() and all(fits(value, full[key]) for key, value in seen.items())
    if isinstance(seen, list | tuple) and isinstance(full, list | tuple):
        return len(seen) == len(full) and all(map(fits, seen, full))
    return False


def unveiled(lines: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return a view's lines without reveals, having filled in what they reveal."""
    lines = json.loads(json.dumps(lines))
    for held in lines:
        for entry in held.get("reveal", ()):
            earlier = lines[entry.pop("line") - 1]
            earlier = earlier.get("setup", earlier)
            if "place" in entry:
                earlier["prizes"][entry["place"]] = fill(earlier["prizes"][entry["place"]], entry["card"])
            elif "hand" in entry:
                hand = earlier["hands"][entry["seat"]]
                earlier["hands"][entry["seat"]] = fill(hand if any(hand) else None, entry["hand"])
            else:
                earlier.update({key: fill(earlier[key], value) for key, value in entry.items()})
    return [held for held in lines if "reveal" not in held]


def fill(place: object, value: object) -> object:
    """Return a revealed value, having checked that its place was empty."""
    assert place is None, f"{value} is told to one who knew {place}"
    return value
