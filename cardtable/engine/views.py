"""Views: what a seat may know, as lines and as a value.

`ViewWriter` turns a record into a seat's lines, secrets struck out and revealed in time. `ViewReader` reads such lines,
and builds the seat's `View` and the events that it may see from nothing else: bots, hints and screens get no more.
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from cardtable.engine.game import AnyGame, Secret
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import ChanceLine, Line, MoveLine, ResultLine, RulesLine, SayLine, line_object
from cardtable.engine.record import Header, parse_line
from cardtable.engine.state import State

_HEADER_KEYS = ("format", "version", "game", "rules")


class View:
    """What one seat knows now: the information state, under the game's rules."""

    def __init__(self, game: AnyGame, rules: HouseRules, seat: int, state: State) -> None:
        self.game: AnyGame = game
        self.rules: HouseRules = rules
        self.seat: int = seat
        self.state: State = state
        self.asked_about: list[int] = []
        """Moves of which those who ask for advice want to know what they are worth, whether they are worth a thought
        or not."""

    def facts(self) -> tuple[object, ...]:
        """Two views are the same when these are."""
        return (self.game.key, self.rules, self.seat, self.state.facts())


class _Hidden(NamedTuple):
    line: int
    secret: Secret


class ViewWriter:
    """Writes one seat's view of a game as it goes on."""

    def __init__(self, header: Header, seat: int) -> None:
        """`seat` may be SPECTATOR, whose view holds what everybody knows."""
        self._game = header.game
        self._rules = header.rules
        self._seats = len(header.seats)
        self._seat = seat
        self._printed = 0
        self._hidden: list[_Hidden] = []
        self.lines: list[dict[str, Any]] = []
        """All lines so far."""
        self._print(seen_header(header, seat))
        self._hide(_header_secrets(header, seat))

    def write(self, line: Line, events: Sequence[object]) -> list[dict[str, Any]]:
        """The view's lines for one more line of the record, `events` being what followed from it."""
        start = self._printed
        if isinstance(line, ResultLine):
            self._reveal(self._hidden)
            self._hidden = []
            self._print(line_object(line))
            return self.lines[start:]
        held = line_object(line)
        if isinstance(line, SayLine | RulesLine):
            if isinstance(line, RulesLine):
                self._rules = self._rules.changed_to(line.rules, self._seats)
            self._print(held)
            return self.lines[start:]
        secrets = [secret for secret in self._game.secrets(self._rules, line) if secret.knower != self._seat]
        for secret in secrets:
            _strike_out(held, secret.path)
        self._print(held)
        self._hide(secrets)
        known = {tag for event in events for tag in self._game.revealed(event)}
        if known:
            self._reveal([hidden for hidden in self._hidden if hidden.secret.tag in known])
        if self._hidden:
            known.update([tag for event in events for tag in self._game.seen(event)])
            self._hidden = [hidden for hidden in self._hidden if hidden.secret.tag not in known]
        return self.lines[start:]

    def hides(self, knower: int) -> bool:
        """Whether something that this view does not tell yet is known to that seat."""
        return any(hidden.secret.knower == knower for hidden in self._hidden)

    def seals(self, seat: int) -> bool:
        """Whether a move of that seat has been told, and what it is has not."""
        return any(hidden.secret.knower == seat and "move" in self.lines[hidden.line - 1] for hidden in self._hidden)

    def _hide(self, secrets: Sequence[Secret]) -> None:
        """Keeps in mind what the last line did not tell."""
        self._hidden += [_Hidden(self._printed, secret) for secret in secrets]

    def _reveal(self, known: list[_Hidden]) -> None:
        entries: list[dict[str, Any]] = []
        for hidden in known:
            entry = {"line": hidden.line, **hidden.secret.entry}
            if not (entries and _joined(entries[-1], entry)):
                entries.append(entry)
        if entries:
            self._print({"reveal": entries})

    def _print(self, held: dict[str, Any]) -> None:
        self._printed += 1
        self.lines.append(held)


def _joined(entry: dict[str, Any], more: dict[str, Any]) -> bool:
    """Adds the lists of another entry to those of one that says the same but for its lists; whether it did."""
    lists = [key for key, value in more.items() if isinstance(value, list)]
    if not lists or entry.keys() != more.keys() or any(entry[key] != more[key] for key in more if key not in lists):
        return False
    entry.update({key: entry[key] + more[key] for key in lists})
    return True


def seen_header(header: Header, seat: int) -> dict[str, Any]:
    """A header's line as a seat's view has it."""
    held = {key: header.object[key] for key in _HEADER_KEYS if key in header.object}
    held["seats"] = [{} if who.name is None else {"name": who.name} for who in header.seats]
    held.update(deepcopy(header.own))
    for secret in _header_secrets(header, seat):
        _strike_out(held, secret.path)
    return {**held, "you": seat}


def _header_secrets(header: Header, seat: int) -> list[Secret]:
    """What a seat is not told of it."""
    secrets = header.game.header_secrets(header.rules, header.own)
    return [secret for secret in secrets if secret.knower != seat]


def _strike_out(held: dict[str, Any], path: tuple[str | int, ...]) -> None:
    place: Any = held
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = None


class ViewReader:
    """Reads a seat's view line by line."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.game = GAMES[header["game"]]
        self.rules: HouseRules = self.game.rules.made(header.get("rules", {}))
        self.seat: int = header["you"]
        self.names: tuple[str | None, ...] = tuple(seat.get("name") for seat in header["seats"])
        own = {key: header[key] for key in self.game.own_keys if key in header}
        self.state: State = self.game.start(self.rules, len(self.names), own, self.seat)
        self.result: ResultLine | None = None
        self._lines: list[Line | None] = [None]

    @property
    def view(self) -> View:
        """What the seat knows now. Its state goes on changing as lines are read: clone it to keep it."""
        return View(self.game, self.rules, self.seat, self.state)

    def read(self, held: dict[str, Any]) -> list[object]:
        """Takes in the next line; the events that this seat sees follow from it."""
        events: list[object] = []
        line = None if "reveal" in held else parse_line(held, self.game, len(self.names))
        self._lines.append(line)
        if isinstance(line, MoveLine):
            self.state.apply(self.game.move_code(self.state, line), events)
        elif isinstance(line, ChanceLine):
            self.game.take(self.state, line, events)
        elif isinstance(line, SayLine):
            self.game.hear(self.state, line, events)
        elif isinstance(line, RulesLine):
            self.rules = self.game.change_rules(self.state, self.rules, line, events)
        elif isinstance(line, ResultLine):
            self.result = line
        else:
            for entry in held["reveal"]:
                earlier = self._lines[entry["line"] - 1]
                self.game.learn(self.state, earlier, entry, events)
        return events


def reader_of(lines: Sequence[dict[str, Any]]) -> ViewReader:
    """A ViewReader that has read all of a view's lines, its header first."""
    reader = ViewReader(lines[0])
    for held in lines[1:]:
        reader.read(held)
    return reader


def view_of(game: AnyGame, rules: HouseRules, state: State, seat: int) -> View:
    """A seat's view straight from the full state: the same value as that of a ViewReader which read its lines."""
    return View(game, rules, seat, state.information_state(seat))
