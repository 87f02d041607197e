"""Reading and writing of records: from the bytes of a line to validated structs, errors worded as one sentence.

Nothing here knows the position; `match` checks whether a line is legal.
"""

# Not compiled: mypyc strips the keywords of msgspec's classes.

import json
import re
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, BinaryIO, NamedTuple

import msgspec

from cardtable.disk import open_file
from cardtable.engine.game import AnyGame, check_range, converted
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import ChanceLine, Line, MoveLine, ResultLine, RulesLine, SayLine, line_object, tags
from cardtable.engine.setups import SETUP, within_setup
from cardtable.engine.state import NOBODY, OVER
from cardtable.errors import BadInput, Refused
from cardtable.language import as_shown, filled, translate
from cardtable.wording import Amount, either, json_words, reason, worded

FORMAT = "cardtable"
VERSION = 1
LINE_LIMIT = 1 << 20
"""Longest line in bytes; longer ones are refused unread, so that no file can fill the memory."""
FILE_LIMIT = 1 << 26
"""Largest record in bytes; the rest is refused unread, so that no file can keep its reader busy for ever.

The longest match that `simulate` plays by default needs a fortieth of it.
"""
_BLANK_LIMIT = 10_000  # lines
NESTING_LIMIT = 100
"""Deepest nesting of lists and objects, counting the line's own object.

Python's own limit varies with its version, and from 3.14 on it can read JSON too deep for it to write.
"""
_TEXTS = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_ONE_BRACKET = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")
_SEED_LIMIT = 1 << 63
_WHAT_LIMIT = 300  # characters; a fault must stay one readable line, whatever it quotes
_KINDS = ("chance", "move", "say", "result")
_PRONOUNS = frozenset(("You", "Du", "Vous", "Tú", "你", "أنت"))
"""Names that the app used to give a person without one, in each of its languages: they are read as no name."""


def record_fault(line: int, what: str) -> BadInput:
    """Return the error for a fault in a line of a record, cut if it quotes too much."""
    return BadInput(what if len(what) <= _WHAT_LIMIT else what[: _WHAT_LIMIT - 3] + "...", line)


class SeatName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Occupant of a seat: their name, and the player (a person or a bot); both are only for people to read."""

    name: str | None = None
    player: str | None = None


class Origin(msgspec.Struct, frozen=True):
    """Game that another was branched from, for people to read; the file is never opened."""

    file: str
    line: Annotated[int, msgspec.Meta(ge=1)]
    """Line of that file, counted from 1: the last that both games share."""


class Header(NamedTuple):
    """First line of a record."""

    game: AnyGame
    rules: HouseRules
    seats: tuple[SeatName, ...]
    seed: int | None
    object: dict[str, Any]
    """Line as it was read, with any unknown keys."""

    @property
    def given_names(self) -> list[str]:
        """Names that the record gives, by seat, cut for the screen; empty where it gives none."""
        return [as_shown(played_by(who, who.player).name or "") for who in self.seats]

    @property
    def names(self) -> list[str]:
        """Names on the screen, by seat; see `seat_names`."""
        return seat_names(self.given_names, self.players, self.people)

    @property
    def you(self) -> int:
        """Seat of the only person, if they have no name and so are addressed as "you"; NOBODY otherwise."""
        return nameless_person(self.given_names, self.people)

    @property
    def players(self) -> list[str]:
        """Players by seat, as named on the command line; empty where the record doesn't say."""
        return [who.player or "" for who in self.seats]

    @property
    def people(self) -> list[int]:
        """Seats of persons: all those that aren't said to be a bot's."""
        return [seat for seat, who in enumerate(self.seats) if _is_person(who.player)]

    @property
    def origin(self) -> Origin | None:
        """Game that this one was branched from; None if it wasn't."""
        return msgspec.convert(self.object["from"], Origin) if "from" in self.object else None

    @property
    def own(self) -> dict[str, Any]:
        """Values under the keys that only this game has (`Game.own_keys`)."""
        return {key: self.object[key] for key in self.game.own_keys if key in self.object}


class Record(NamedTuple):
    """A whole game in memory, to be shown as a replay or continued."""

    header: Header
    lines: tuple[Line, ...]
    """Lines after the header, without notes."""

    def prefix(self, count: int) -> "Record":
        """Return a record of the first `count` lines."""
        return Record(self.header, self.lines[:count])


def nameless_person(given: Sequence[str], people: Collection[int]) -> int:
    """Return the seat of the only one of the `people` if they have no given name; NOBODY otherwise."""
    return next((seat for seat in people if len(people) == 1 and not given[seat]), NOBODY)


def seat_names(given: Sequence[str], players: Sequence[str], people: Collection[int]) -> list[str]:
    """Return the name of each seat as it stands alone, for example on a plaque, in the language of the screen.

    Seats without a `given` name: the only person is "You"; a bot is called by its kind and its number from 1, such as
    "club 2"; any other is called by the number alone. A sentence about the only person needs a wording of its own,
    since "{who} wins" doesn't fit "You".
    """
    you = nameless_person(given, people)

    def called(seat: int, player: str) -> str:
        if seat == you:
            return translate("table", "You")
        is_bot = seat not in people and player and ":" not in player
        return f"{as_shown(player)} {seat + 1}" if is_bot else numbered(seat)

    return [name or called(seat, player) for seat, (name, player) in enumerate(zip(given, players, strict=True))]


def numbered(seat: int) -> str:
    """Return the name of a player without one, by their number from 1, in the language of the screen: "Player 2"."""
    return filled(translate("table", "Player {number}"), number=seat + 1)


def persons_name(name: str | None) -> str:
    """Return a person's name; empty if they have none, or only a word that the app used to put in its place."""
    return "" if name is None or name in _PRONOUNS else name


def played_by(who: SeatName, player: str | None) -> SeatName:
    """Return the seat of `who` as played by `player`. A person's placeholder name isn't passed on to a bot."""
    return SeatName((persons_name(who.name) if _is_person(who.player) else who.name) or None, player)


def _is_person(player: str | None) -> bool:
    return player in (None, "", "human")


def new_header(game: AnyGame, rules: HouseRules, seats: tuple[SeatName, ...], seed: int | None) -> Header:
    """Return the header of a new game; BadInput if the rules don't suit the number of seats."""
    rules.check(len(seats))
    seats = tuple([played_by(who, who.player) for who in seats])
    held: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": game.key, "rules": rules.changed()}
    held["seats"] = _seat_objects(seats)
    if seed is not None:
        held["seed"] = seed
    return Header(game, rules, seats, seed, held)


def reseated(header: Header, order: Sequence[int], seed: int) -> Header:
    """Return the header of another game of the same players under the same rules.

    `order[seat]` is the former seat of the player who now sits at `seat`.
    """
    fresh = new_header(header.game, header.rules, tuple([header.seats[seat] for seat in order]), seed)
    return with_own(fresh, header.game.seated(order, header.own))


def branched(header: Header, seats: tuple[SeatName, ...], seed: int, origin: Origin) -> Header:
    """Return the header of a game that branches off another: the same table, with new players and a new seed.

    The seed decides only what hasn't been dealt yet.
    """
    seats = tuple([played_by(who, who.player) for who in seats])
    held = {**header.object, "seats": _seat_objects(seats), "seed": seed, "from": msgspec.to_builtins(origin)}
    return header._replace(seats=seats, seed=seed, object=held)


def _seat_objects(seats: tuple[SeatName, ...]) -> list[dict[str, Any]]:
    return [{key: value for key, value in msgspec.to_builtins(seat).items() if value} for seat in seats]


def with_own(header: Header, own: dict[str, Any]) -> Header:
    """Return a header with these values under the keys that only its game has."""
    return header._replace(object={**header.object, **own})


def with_seed(header: Header, seed: int) -> Header:
    """Return a header with the seed that its chance is drawn from."""
    return header._replace(seed=seed, object={**header.object, "seed": seed})


def json_text(held: dict[str, Any]) -> str:
    """Return one line of JSON, without a line break."""
    return json.dumps(held, ensure_ascii=False)


def record_text(header: Header, lines: Sequence[Line]) -> bytes:
    """Return the bytes of a record's file."""
    objects = [header.object, *(line_object(line) for line in lines)]
    return "".join([json_text(held) + "\n" for held in objects]).encode()


def physical_lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """Yield the lines of a file with their numbers; OSError if it can't be read, BadInput as in `numbered_lines`."""
    with open_file(path) as file:
        yield from numbered_lines(file)


def numbered_lines(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Yield the lines of an open file with their numbers, counted from 1.

    At most LINE_LIMIT bytes are held at a time. Raises BadInput for a longer line, more than FILE_LIMIT bytes, too many
    blank lines, or an empty file.
    """
    number = size = blank = 0
    while text := file.readline(LINE_LIMIT + 1):
        number += 1
        if len(text) > LINE_LIMIT:
            raise record_fault(number, worded("the line is longer than {most} bytes", most=Amount(LINE_LIMIT)))
        if number == 1 and text.startswith(b"\xef\xbb\xbf"):
            raise record_fault(1, worded("the file begins with a byte-order mark; a record must be plain UTF-8"))
        size += len(text)
        if size > FILE_LIMIT:
            raise record_fault(
                number, worded("{what} may have at most {most} bytes", what=worded("a record"), most=Amount(FILE_LIMIT))
            )
        blank += not text.strip(b" \t\r\n")
        if blank > _BLANK_LIMIT:
            raise record_fault(
                number, worded("a record may have at most {most} blank lines", most=Amount(_BLANK_LIMIT))
            )
        yield number, text
    if not number:
        raise record_fault(1, worded("the file is empty; a record must begin with a header"))


def read_object(number: int, text: bytes) -> dict[str, Any]:
    """Return a line's JSON object; BadInput if it isn't one."""
    if _is_too_deep(text):
        raise record_fault(number, worded("nested too deeply"))
    try:
        held = json.loads(text.decode(), object_pairs_hook=_without_twins, parse_constant=_no_constant)
        if b"\\u" in text:
            json.dumps(held, ensure_ascii=False).encode()
    except UnicodeDecodeError:
        what = worded("not UTF-8")
    except UnicodeEncodeError:
        what = worded("not JSON: lone surrogate")
    except json.JSONDecodeError as error:
        what = worded("the line is cut short")
        if text.endswith(b"\n"):
            what = worded("not JSON: {why} at character {column}", why=json_words(error.msg), column=error.colno)
    except BadInput as error:  # a duplicate key, or a constant such as NaN
        what = worded("not JSON: {why}", why=reason(error))
    except ValueError:  # int() limits the number of digits
        what = worded("a number has too many digits")
    else:
        if isinstance(held, dict):
            return held
        what = worded("not a JSON object")
    raise record_fault(number, what)


def read_header(number: int, text: bytes) -> Header:
    """Return a record's header; BadInput if the line isn't a valid one."""
    held = read_object(number, text)
    try:
        return _header(held)
    except (Refused, BadInput) as error:
        raise record_fault(number, reason(error)) from None


def _header(held: dict[str, Any]) -> Header:
    if held.get("format") != FORMAT:
        raise Refused(worded('not a header: format must be "{format}"', format=FORMAT))
    version = held.get("version")
    if type(version) is not int or version != VERSION:
        raise Refused(worded("version must be {version}, not {other}", version=VERSION, other=_shown(version)))
    if "from" in held:
        converted(held["from"], Origin, "from")
    named = held.get("game")
    game = GAMES.get(named) if isinstance(named, str) else None
    if game is None:
        raise Refused(
            worded(
                "{name} must be one of {choices}, not {value}", name="game", choices=list(GAMES), value=_shown(named)
            )
        )
    if SETUP in held and SETUP not in game.own_keys:
        raise Refused(worded("{setup} is not supported yet", setup=SETUP))
    rules = held.get("rules", {})
    if not isinstance(rules, dict):
        raise Refused(worded("rules must be an object"))
    if "seats" not in held:
        raise Refused(worded("{key} is missing", key="seats"))
    seats = converted(held["seats"], tuple[SeatName, ...], "seats")
    if not game.fewest_seats <= len(seats) <= game.most_seats:
        raise Refused(
            worded(
                "{game} has {fewest} to {most} seats, not {count}",
                game=game.title,
                fewest=game.fewest_seats,
                most=game.most_seats,
                count=len(seats),
            )
        )
    seed = held.get("seed")
    if "seed" in held and (type(seed) is not int or not -_SEED_LIMIT <= seed < _SEED_LIMIT):
        raise Refused(worded("seed must be a whole number of at most 63 bits, not {seed}", seed=_shown(seed)))
    header = Header(game, game.rules.made(rules), seats, seed, held)
    header.rules.check(len(seats))
    state = game.start(header.rules, len(seats), header.own)
    with within_setup():
        if SETUP in held and state.turn == OVER:
            raise Refused(worded("the game is over before it begins"))
    return header


def read_line(number: int, text: bytes, header: Header) -> Line | None:
    """Return a line after the header as a struct of the game's, None if it is a mere note; BadInput if malformed."""
    held = read_object(number, text)
    try:
        return parse_line(held, header.game, len(header.seats))
    except Refused as error:
        raise record_fault(number, reason(error)) from None


def parse_line(held: dict[str, Any], game: AnyGame, seats: int) -> Line | None:
    """Return a line's object as a struct of the game's, None if it is a mere note; Refused if malformed."""
    kinds = [kind for kind in _KINDS if kind in held]
    if len(kinds) > 1:
        raise Refused(
            worded("a line must have exactly one of {kinds}, not {several}", kinds=_KINDS, several=" and ".join(kinds))
        )
    if not kinds:
        if "rules" in held:
            return _rules_line(held, game)
        if "reveal" in held:
            raise Refused(worded("reveal is only allowed in views, not in records"))
        if "note" in held:
            return None
        raise Refused(worded("a line must have one of {kinds}", kinds=_KINDS))
    kind = kinds[0]
    kinds_of = {"move": game.moves, "chance": game.chances, "say": game.talk}
    if kind == "result":
        if held["result"] != "finished":
            raise Refused(worded('result must be "finished", not {value}', value=_shown(held["result"])))
        result: ResultLine = converted(held, ResultLine)
        return result
    union = kinds_of[kind]
    if union is None:
        raise Refused(worded("{game} has no talk", game=game.title))
    names = tags(union)
    if held[kind] not in names:
        raise Refused(
            worded("{name} must be {range}, not {value}", name=kind, range=_either(names), value=_shown(held[kind]))
        )
    line: MoveLine | ChanceLine | SayLine = converted(held, union)
    if isinstance(line, MoveLine | SayLine):
        check_range("seat", line.seat, 0, seats - 1)
    if isinstance(line, SayLine) and line.to is not None:
        check_range("to", line.to, 0, seats - 1)
    return line


def _rules_line(held: dict[str, Any], game: AnyGame) -> RulesLine:
    """Return the line for a change of house rules; Refused if its values are invalid."""
    if "format" in held:
        raise Refused(worded("a second header"))
    line: RulesLine = converted(held, RulesLine)
    try:
        game.rules.check_changes(line.rules)
    except BadInput as error:
        raise Refused(reason(error)) from None
    return line


def _either(names: tuple[str, ...]) -> str:
    return either([f'"{name}"' for name in names])


def _shown(value: object) -> str:
    """Return a value for an error text, at most 60 characters of it."""
    text = "missing" if value is None else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."


def _is_too_deep(text: bytes) -> bool:
    """Return whether brackets are nested deeper than NESTING_LIMIT; the text needn't be valid JSON."""
    if text.count(b"[") + text.count(b"{") <= NESTING_LIMIT:
        return False
    left = _TEXTS.sub(b"", text).translate(_ONE_BRACKET, _NO_BRACKETS)
    for _ in range(NESTING_LIMIT):
        left = left.replace(b"[]", b"")  # remove the innermost brackets
    return b"[]" in left or left.count(b"[") > NESTING_LIMIT


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    held: dict[str, Any] = {}
    for key, value in pairs:
        if key in held:
            raise BadInput(worded("duplicate key {key}", key=_shown(key)))
        held[key] = value
    return held


def _no_constant(name: str) -> None:
    raise BadInput(worded("{name} is not a valid value", name=name))
