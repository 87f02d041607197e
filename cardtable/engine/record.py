"""Reading a record: from the bytes of a line to checked structs, with one clear sentence for what is wrong.

Nothing here knows the position: whether a line is legal is for the match to say.
"""

# Not compiled: mypyc strips the keywords of msgspec's classes.

import json
import re
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, BinaryIO, NamedTuple

import msgspec

from cardtable.disk import open_file
from cardtable.engine.conversion import converted
from cardtable.engine.game import AnyGame, Refused, check_range
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules, RulesError
from cardtable.engine.lines import ChanceLine, Line, MoveLine, ResultLine, RulesLine, SayLine, tags
from cardtable.engine.parser_words import json_words
from cardtable.engine.setups import SETUP, within_setup
from cardtable.engine.state import NOBODY, OVER
from cardtable.language import as_shown, filled, translate
from cardtable.wording import Amount, either, reason, worded

FORMAT = "cardtable"
VERSION = 1
LINE_LIMIT = 1 << 20
"""Bytes: a longer line is refused unread, so that no file can fill the memory."""
FILE_LIMIT = 1 << 26
"""Bytes: what lies behind is refused unread, so that no file keeps its reader for ever. The longest match that
`simulate` plays unless told otherwise has a fortieth of it."""
_BLANK_LIMIT = 10_000  # lines
NESTING_LIMIT = 100
"""How deep lists and objects may lie in one another, a line's own object among them. Python's limit is another in each
version, and from 3.14 on what could be read may be too deep to be written."""
_TEXTS = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_ONE_BRACKET = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")
_SEED_LIMIT = 1 << 63
_WHAT_LIMIT = 300  # characters: a fault is one line for people, whatever is quoted in it
_KINDS = ("chance", "move", "say", "result")
_PRONOUNS = frozenset(("You", "Du", "Vous", "Tú", "你", "أنت"))
"""Names that the app once gave a person who had said none, in each of its languages: they are read as no name."""


class Fault(ValueError):
    """What is wrong with a record, and in which line of the file."""

    def __init__(self, line: int, what: str) -> None:
        if len(what) > _WHAT_LIMIT:
            what = what[: _WHAT_LIMIT - 3] + "..."
        super().__init__(f"{line}: {what}")
        self.line = line
        self.what = what


class _NotOurs(ValueError):
    """JSON that others would read: a key twice, a value that only some know."""


class SeatName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: both for people to read."""

    name: str | None = None
    player: str | None = None


class Origin(msgspec.Struct, frozen=True):
    """The game that another was branched from: for people to read, never followed."""

    file: str
    line: Annotated[int, msgspec.Meta(ge=1)]
    """Of that file, from 1: the last that both have in common."""


class Header(NamedTuple):
    """A record's first line."""

    game: AnyGame
    rules: HouseRules
    seats: tuple[SeatName, ...]
    seed: int | None
    object: dict[str, Any]
    """The line as it was read, unknown keys and all."""

    @property
    def given_names(self) -> list[str]:
        """By seat the name that the record gives, as far as it is shown; empty where it gives none."""
        return [as_shown(played_by(who, who.player).name or "") for who in self.seats]

    @property
    def names(self) -> list[str]:
        """By seat what they are called on the screen; see `seat_names`."""
        return seat_names(self.given_names, self.players, self.people)

    @property
    def you(self) -> int:
        """The seat of the only person at the table, where they have no name and so are spoken to as you; NOBODY where
        there is none."""
        return nameless_person(self.given_names, self.people)

    @property
    def players(self) -> list[str]:
        """By seat who plays it; empty where that is not said."""
        return [who.player or "" for who in self.seats]

    @property
    def people(self) -> list[int]:
        """The seats of persons; who is not said to be somebody else is one."""
        return [seat for seat, who in enumerate(self.seats) if _is_person(who.player)]

    @property
    def origin(self) -> Origin | None:
        """What the game was branched from, if it was."""
        return msgspec.convert(self.object["from"], Origin) if "from" in self.object else None

    @property
    def own(self) -> dict[str, Any]:
        """What it says under the keys that only its game knows."""
        return {key: self.object[key] for key in self.game.own_keys if key in self.object}


class Record(NamedTuple):
    """A game as it was written down: what a replay shows, and a new game can begin from."""

    header: Header
    lines: tuple[Line, ...]
    """All lines behind the header, notes apart."""

    def prefix(self, count: int) -> "Record":
        """Its first so many lines."""
        return Record(self.header, self.lines[:count])


def nameless_person(given: Sequence[str], people: Collection[int]) -> int:
    """Return the seat of the only one of the `people`, where no name is given of them; else NOBODY."""
    return next((seat for seat in people if len(people) == 1 and not given[seat]), NOBODY)


def seat_names(given: Sequence[str], players: Sequence[str], people: Collection[int]) -> list[str]:
    """Return what each seat is called by itself, as on a plaque, in the language of the screen. Without a name that is
    `given` the only person is "You", a bot goes by its kind and its number from 1, such as "club 2", and anybody else
    by the number alone.

    A sentence about the only person needs a wording of its own: "{who} wins" is not for "You".
    """
    you = nameless_person(given, people)

    def called(seat: int, player: str) -> str:
        if seat == you:
            return translate("table", "You")
        is_bot = seat not in people and player and ":" not in player
        return f"{as_shown(player)} {seat + 1}" if is_bot else numbered(seat)

    return [name or called(seat, player) for seat, (name, player) in enumerate(zip(given, players, strict=True))]


def numbered(seat: int) -> str:
    """Return what somebody without a name is called among others, in the language of the screen: by the seat's number
    from 1."""
    return filled(translate("table", "Player {number}"), number=seat + 1)


def persons_name(name: str | None) -> str:
    """Return a person's name; empty where they have none, or only a word that the app once put in its place."""
    return "" if name is None or name in _PRONOUNS else name


def played_by(who: SeatName, player: str | None) -> SeatName:
    """Return the seat of `who` with somebody else playing it, or the same. What is no name does not become a bot's."""
    return SeatName((persons_name(who.name) if _is_person(who.player) else who.name) or None, player)


def _is_person(player: str | None) -> bool:
    return player in (None, "", "human")


def new_header(game: AnyGame, rules: HouseRules, seats: tuple[SeatName, ...], seed: int | None) -> Header:
    """A header for a new game, and its line's object; RulesError where the rules don't fit the seats."""
    rules.check(len(seats))
    seats = tuple([played_by(who, who.player) for who in seats])
    held: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": game.key, "rules": rules.changed()}
    held["seats"] = _seat_objects(seats)
    if seed is not None:
        held["seed"] = seed
    return Header(game, rules, seats, seed, held)


def reseated(header: Header, order: Sequence[int], seed: int) -> Header:
    """A header for another game of the same people by the same rules: the player of seat `order[seat]` sits at each
    seat now."""
    fresh = new_header(header.game, header.rules, tuple([header.seats[seat] for seat in order]), seed)
    return with_own(fresh, header.game.seated(order, header.own))


def branched(header: Header, seats: tuple[SeatName, ...], seed: int, origin: Origin) -> Header:
    """A header for a game that goes on where another was: the same table, others at its seats perhaps, luck of its own
    for what has not been dealt yet."""
    seats = tuple([played_by(who, who.player) for who in seats])
    held = {**header.object, "seats": _seat_objects(seats), "seed": seed, "from": msgspec.to_builtins(origin)}
    return header._replace(seats=seats, seed=seed, object=held)


def _seat_objects(seats: tuple[SeatName, ...]) -> list[dict[str, Any]]:
    return [{key: value for key, value in msgspec.to_builtins(seat).items() if value} for seat in seats]


def with_own(header: Header, own: dict[str, Any]) -> Header:
    """A header that also says this under the keys that only its game knows."""
    return header._replace(object={**header.object, **own})


def with_seed(header: Header, seed: int) -> Header:
    """A header that says from which seed its chance is drawn."""
    return header._replace(seed=seed, object={**header.object, "seed": seed})


def json_text(held: dict[str, Any]) -> str:
    """One line of JSON, without its end."""
    return json.dumps(held, ensure_ascii=False)


def physical_lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """The lines of a file with their numbers; OSError where it can't be read, and Fault as `numbered_lines` says."""
    with open_file(path) as file:
        yield from numbered_lines(file)


def numbered_lines(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The lines of an open file with their numbers.

    At most LINE_LIMIT bytes of the file are held at once; a longer line is a Fault, and so are more than FILE_LIMIT
    bytes, or blank lines without end.
    """
    number = size = blank = 0
    while text := file.readline(LINE_LIMIT + 1):
        number += 1
        if len(text) > LINE_LIMIT:
            raise Fault(number, worded("the line is longer than {most} bytes", most=Amount(LINE_LIMIT)))
        if number == 1 and text.startswith(b"\xef\xbb\xbf"):
            raise Fault(1, worded("the file begins with a byte-order mark; a record must be plain UTF-8"))
        size += len(text)
        if size > FILE_LIMIT:
            raise Fault(
                number, worded("{what} may have at most {most} bytes", what=worded("a record"), most=Amount(FILE_LIMIT))
            )
        blank += not text.strip(b" \t\r\n")
        if blank > _BLANK_LIMIT:
            raise Fault(number, worded("a record may have at most {most} blank lines", most=Amount(_BLANK_LIMIT)))
        yield number, text
    if not number:
        raise Fault(1, worded("the file is empty; a record must begin with a header"))


def read_object(number: int, text: bytes) -> dict[str, Any]:
    """A line's JSON object; Fault where it is none."""
    if _is_too_deep(text):
        raise Fault(number, worded("nested too deeply"))
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
    except _NotOurs as error:
        what = worded("not JSON: {why}", why=reason(error))
    except ValueError:  # from int()
        what = worded("a number has too many digits")
    else:
        if isinstance(held, dict):
            return held
        what = worded("not a JSON object")
    raise Fault(number, what)


def read_header(number: int, text: bytes) -> Header:
    """A record's header; Fault where it is none, or not one of ours."""
    held = read_object(number, text)
    try:
        return _header(held)
    except (Refused, RulesError) as error:
        raise Fault(number, reason(error)) from None


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
    """One line after the header, as a struct of the game's; None for one that holds only a note."""
    held = read_object(number, text)
    try:
        return parse_line(held, header.game, len(header.seats))
    except Refused as error:
        raise Fault(number, reason(error)) from None


def parse_line(held: dict[str, Any], game: AnyGame, seats: int) -> Line | None:
    """A line's object as a struct of the game's, or None for a mere note; Refused where it is malformed."""
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
    """A line with which house rules change; Refused where they can't."""
    if "format" in held:
        raise Refused(worded("a second header"))
    line: RulesLine = converted(held, RulesLine)
    try:
        game.rules.check_changes(line.rules)
    except RulesError as error:
        raise Refused(reason(error)) from None
    return line


def _either(names: tuple[str, ...]) -> str:
    return either([f'"{name}"' for name in names])


def _shown(value: object) -> str:
    """A value in an error text, cut where it is long."""
    text = "missing" if value is None else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."


def _is_too_deep(text: bytes) -> bool:
    """Whether brackets lie deeper in one another than is allowed, in what need not be JSON."""
    if text.count(b"[") + text.count(b"{") <= NESTING_LIMIT:
        return False
    left = _TEXTS.sub(b"", text).translate(_ONE_BRACKET, _NO_BRACKETS)
    for _ in range(NESTING_LIMIT):
        left = left.replace(b"[]", b"")  # the innermost of all
    return b"[]" in left or left.count(b"[") > NESTING_LIMIT


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    held: dict[str, Any] = {}
    for key, value in pairs:
        if key in held:
            raise _NotOurs(worded("duplicate key {key}", key=_shown(key)))
        held[key] = value
    return held


def _no_constant(name: str) -> None:
    raise _NotOurs(worded("{name} is not a valid value", name=name))
