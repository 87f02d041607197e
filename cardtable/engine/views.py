"""Views: a seat's share of a game, as lines and as a value.

`ViewWriter` turns a record into a seat's lines, in which secrets are left out, and revealed once they are known.
`ViewReader` reads such lines, and builds the seat's `View` and events from them alone. Bots, hints and screens get
nothing else.
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from cardtable.engine.game import AnyGame, Secret
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import ChanceLine, Line, MoveLine, ResultLine, RulesLine, SayLine, line_object
from cardtable.engine.record import Header, parse_line
from cardtable.engine.state import State, Viewer

_HEADER_KEYS = ("format", "version", "game", "rules")


class View:
    """A seat's knowledge at one moment: its information state, and the game and rules it belongs to."""

    def __init__(self, game: AnyGame, rules: HouseRules, seat: Viewer, state: State) -> None:
        self.game: AnyGame = game
        self.rules: HouseRules = rules
        self.seat: Viewer = seat
        self.state: State = state
        self.asked_about: list[int] = []
        """Moves that an adviser must value, even those that it would not consider by itself."""

    def facts(self) -> tuple[object, ...]:
        """Return a value that is equal for equal views."""
        return (self.game.key, self.rules, self.seat, self.state.facts())


class _Hidden(NamedTuple):
    line: int
    secret: Secret


class ViewWriter:
    """Writer of one viewer's view of a game, line by line."""

    def __init__(self, header: Header, viewer: Viewer) -> None:
        """Write the header. SPECTATOR's view holds only what all players know."""
        self._game = header.game
        self._rules = header.rules
        self._seats = len(header.seats)
        self._viewer = viewer
        self._printed = 0
        self._hidden: list[_Hidden] = []
        self.lines: list[dict[str, Any]] = []
        """Lines of the view so far."""
        self._print(seen_header(header, viewer))
        self._hide(_header_secrets(header, viewer))

    def write(self, line: Line, events: Sequence[object]) -> list[dict[str, Any]]:
        """Return the view's lines for one more line of the record; `events` are those that followed from it."""
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
        secrets = _unknown(self._game.secrets(self._rules, line), self._viewer)
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
        """Return whether a seat knows something that this view doesn't tell yet."""
        return any(hidden.secret.knower == knower for hidden in self._hidden)

    def seals(self, seat: int) -> bool:
        """Return whether this view has told that a seat made a move, but not which."""
        return any(hidden.secret.knower == seat and "move" in self.lines[hidden.line - 1] for hidden in self._hidden)

    def _hide(self, secrets: Sequence[Secret]) -> None:
        """Remember the secrets left out of the last line, for later reveals."""
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
    """Join the lists of `more` to those of `entry` if the two differ only in lists; return whether they were joined."""
    lists = [key for key, value in more.items() if isinstance(value, list)]
    if not lists or entry.keys() != more.keys() or any(entry[key] != more[key] for key in more if key not in lists):
        return False
    entry.update({key: entry[key] + more[key] for key in lists})
    return True


def seen_header(header: Header, viewer: Viewer) -> dict[str, Any]:
    """Return a header's object as it stands in a viewer's view."""
    held = {key: header.object[key] for key in _HEADER_KEYS if key in header.object}
    held["seats"] = [{} if who.name is None else {"name": who.name} for who in header.seats]
    held.update(deepcopy(header.own))
    for secret in _header_secrets(header, viewer):
        _strike_out(held, secret.path)
    return {**held, "you": viewer}


def _header_secrets(header: Header, viewer: Viewer) -> list[Secret]:
    """Return the header's secrets that a viewer doesn't know."""
    return _unknown(header.game.header_secrets(header.rules, header.own), viewer)


def _unknown(secrets: Sequence[Secret], viewer: Viewer) -> list[Secret]:
    """Return the secrets that a viewer doesn't know. Whoever has no seat knows none, not even as NOBODY."""
    return [secret for secret in secrets if viewer < 0 or secret.knower != viewer]


def _strike_out(held: dict[str, Any], path: tuple[str | int, ...]) -> None:
    place: Any = held
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = None


class ViewReader:
    """Reader of a seat's view, line by line."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.game = GAMES[header["game"]]
        self.rules: HouseRules = self.game.rules.made(header.get("rules", {}))
        self.seat: Viewer = header["you"]
        self.names: tuple[str | None, ...] = tuple(seat.get("name") for seat in header["seats"])
        own = {key: header[key] for key in self.game.own_keys if key in header}
        self.state: State = self.game.start(self.rules, len(self.names), own, self.seat)
        self.result: ResultLine | None = None
        self._lines: list[Line | None] = [None]

    @property
    def view(self) -> View:
        """Current view of the seat. Its state is the reader's, and changes with every line: clone it to keep it."""
        return View(self.game, self.rules, self.seat, self.state)

    def read(self, held: dict[str, Any]) -> list[object]:
        """Read the next line, and return the events that the seat sees."""
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
    """Return a ViewReader that has read all lines of a view, the header first."""
    reader = ViewReader(lines[0])
    for held in lines[1:]:
        reader.read(held)
    return reader


def view_of(game: AnyGame, rules: HouseRules, state: State, seat: int) -> View:
    """Return a seat's view made directly from the full state, equal to that of a ViewReader that has read its lines."""
    return View(game, rules, seat, state.information_state(seat))
