"""The interface of a game: what the rest of the program calls, and each game's package implements.

One `Game` object per game translates between records (names, structs, JSON) and play (moves as small integers). Nothing
outside a game's own package knows its rules.
"""

# Not compiled: no inner loop goes through it.

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

import msgspec

from cardtable.engine.houserules import HouseRules
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import ChanceLine, MoveLine, RulesChanged, RulesLine, Said, SayLine
from cardtable.engine.state import NOBODY, State
from cardtable.errors import BadInput, Refused
from cardtable.language import declared
from cardtable.wording import reason, type_words, worded


def check_each(name: str, values: Sequence[object], seats: int) -> None:
    """Raise Refused unless there is one value for each seat."""
    count = len(values)
    if count != seats:
        text = worded(
            "{name} must have one entry for each of the {seats} seats, not {count}", name=name, seats=seats, count=count
        )
        raise Refused(text)


def check_range(name: str, value: int, low: int, high: int) -> None:
    """Raise Refused unless a number or a seat lies between `low` and `high`, both included."""
    if low <= value <= high:
        return
    if low == high:
        raise Refused(worded("{name} must be {only}, not {value}", name=name, only=low, value=value))
    raise Refused(
        worded("{name} must be between {low} and {high}, not {value}", name=name, low=low, high=high, value=value)
    )


def check_count(name: str, cards: Sequence[object], due: int, seat: int = NOBODY) -> None:
    """Raise Refused unless there are exactly `due` cards, in all or for a seat."""
    count = len(cards)
    if count == due:
        return
    if seat == NOBODY:
        raise Refused(worded("{name} must have %n card(s), not {count}", n=due, name=name, count=count))
    text = worded(
        "{name} must have %n card(s) for {who}, not {count}", n=due, name=name, who=seat_told(seat), count=count
    )
    raise Refused(text)


def seat_told(seat: int) -> str:
    """Return the clause "seat 2" for the {who} of a refusal; code that knows the names puts the player's name there."""
    return worded("seat {seat}", seat=seat)


def check_limit(name: str, limit: int, done: int) -> None:
    """Raise Refused if a limit set during the game has already been reached; a `limit` of 0 means none."""
    if limit and limit <= done:
        raise Refused(
            worded(
                "{name} can't be set to {limit}: the game has already reached {done}", name=name, limit=limit, done=done
            )
        )


def converted(held: object, kind: Any, whole: str = "") -> Any:
    """Return a parsed object converted to `kind`, a struct or other type that msgspec knows.

    Raises Refused if it doesn't fit, with msgspec's reason in our own words. `whole` names the object in that text, in
    front of the path to the value at fault.
    """
    try:
        return msgspec.convert(held, kind, strict=True)
    except msgspec.ValidationError as error:
        said, _, path = str(error).replace("`", "").partition(" - at ")
        what, where = type_words(said), (whole + path.strip("$")).lstrip(".")
        raise Refused(worded("{where}: {what}", where=where, what=what) if where else what) from None


class Secret(NamedTuple):
    """A value in a line that some players may not know yet."""

    tag: tuple[object, ...]
    """Tag under which `Game.revealed` or `Game.seen` says that the value has become known.

    Secrets hidden at the same time share a tag only if they always become known together.
    """
    knower: int
    """Seat that knows the value from the start; NOBODY if no seat does."""
    path: tuple[str | int, ...]
    """Keys and indices that lead to the value in the line's object."""
    entry: dict[str, Any]
    """Entry of a reveal for this value, without the number of its line.

    Consecutive entries that differ only in a list become one with their lists joined: the cards of a hand, each a
    secret of its own, make one ``{"seat": 1, "hand": [...]}``.
    """


class PositionPart(NamedTuple):
    """An element of a starting position, under its key in the header's `setup`: a number, a seat or cards.

    There is one value for the whole table, or one for each seat.
    """

    key: str
    title: str
    description: str
    usual: int = 0
    """Value at the start of an ordinary game."""
    most: int | None = None
    """Highest value of a number, whose range begins at `least`; None if the element is a seat or cards."""
    each: bool = False
    """True if every seat has a value of its own: then the element is a list by seat."""
    matters: bool = True
    """True if the element makes a difference under the rules in force."""
    least: int = 0
    cards: bool = False
    """True if the element is cards."""
    coins: bool = False
    """True if the element is coins, which only move between places: their total must stay the same."""

    @property
    def label(self) -> str:
        """Translated name."""
        return declared(self.title)

    @property
    def help(self) -> str:
        """Translated explanation, one sentence."""
        return declared(self.description)


StateT = TypeVar("StateT", bound=State)
RulesT = TypeVar("RulesT", bound=HouseRules)


NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class Game(ABC, Generic[StateT, RulesT]):
    """Rules and interface of one game."""

    key: ClassVar[str]
    """Name in records and on the command line."""
    title: ClassVar[str]
    origin: ClassVar[str] = ""
    """Sentence that names the game's author, or the text its rules come from; may be empty."""
    place: ClassVar[int]
    """Place of the game in all lists of games, counted from 1."""
    fewest_seats: ClassVar[int]
    most_seats: ClassVar[int]
    usual_seats: ClassVar[int] = 2
    """Number of seats where nobody has chosen one."""
    rules: type[RulesT]
    presets: Mapping[str, tuple[str, RulesT]]
    """Named sets of house rules by key, each with its title."""
    moves: ClassVar[Any]
    """Union of the structs for the game's moves; their tag is `move`."""
    chances: ClassVar[Any]
    """Union of the structs for the game's chance lines; their tag is `chance`."""
    talk: ClassVar[Any] = None
    """Union of the structs for the game's talk lines, whose tag is `say`; None if the game has no talk."""
    own_keys: ClassVar[tuple[str, ...]] = ()
    """Header keys that only this game has. Their values are public but for `header_secrets`."""
    rules_rest: ClassVar[str]
    """Clause that refuses a change of house rules at a bad moment, and says when they may change."""
    age_key: ClassVar[str] = ""
    """Key among `own_keys` that lists the seats from the youngest to the oldest; empty if age plays no part."""
    seat_parts: ClassVar[tuple[str, ...]] = ()
    """Fields of a move that name other seats, which must all differ; move patterns can't express that."""

    @abstractmethod
    def start(self, rules: RulesT, seats: int, own: Mapping[str, Any] = NOTHING, observer: int = NOBODY) -> StateT:
        """Return the state before anything is dealt, or the position that the header sets up.

        `own` holds the header's values under `own_keys`; Refused if one of them is invalid. With an `observer`, `own`
        may lack what that seat must not know, and the result is their information state.
        """

    def heeds(self, key: str, rules: RulesT) -> bool:
        """Return whether one of `own_keys` makes a difference under these rules."""
        return key in self.own_keys

    def setup_of(self, state: StateT) -> dict[str, Any] | None:
        """Return the position of a full state as the header's `setup` would give it.

        A game that starts there goes on exactly as this one would, but for history that no rule depends on. None if the
        game couldn't be resumed from this moment, or can't start from a position at all.
        """
        return None

    def preset_title(self, rules: HouseRules) -> str:
        """Return the translated title of the preset that these house rules equal; empty if they equal none."""
        return next((declared(title) for title, preset in self.presets.values() if preset == rules), "")

    def position(self, rules: RulesT, seats: int) -> list[PositionPart]:
        """Return the elements of a starting position that can be edited; empty if the game can't start from one."""
        return []

    def seated(self, order: Sequence[int], own: Mapping[str, Any] = NOTHING) -> dict[str, Any]:
        """Return the header's values under `own_keys` after players have changed seats.

        `order[seat]` is the former seat of the player who now sits at `seat`; `own` holds the former values. Values
        given by seat move with their players.
        """
        return {}

    @abstractmethod
    def draw(self, state: StateT, rng: KeyedRandom) -> ChanceLine:
        """Return the chance line that is due now, drawn with `rng`."""

    @abstractmethod
    def take(self, state: StateT, line: ChanceLine, events: list[object] | None = None) -> None:
        """Apply a chance line that is due; Refused if it isn't valid. On information states values may be None."""

    @abstractmethod
    def move_line(self, state: StateT, move: int) -> MoveLine:
        """Return the line for a move of the seat to move."""

    @abstractmethod
    def move_code(self, state: StateT, line: MoveLine) -> int:
        """Return the move that a line of the seat to move makes; Refused, with the reason, if it isn't legal.

        On an information state, an unknown value gives a code that `apply` understands as unknown: HIDDEN, or a code of
        the game's own if part of the move is known.
        """

    @abstractmethod
    def patterns(self, state: StateT, seat: int) -> list[dict[str, Any]]:
        """Return patterns that cover all of a seat's legal moves, in the form that the bot protocol sends."""

    def kinds(self, state: StateT, seat: int) -> tuple[str, ...]:
        """Return the kinds of move open to a seat that owes a decision, without repeats, in the order of its patterns.

        Games that know the kinds without making the patterns override this, since batches call it often.
        """
        return tuple(dict.fromkeys([str(pattern["move"]) for pattern in self.patterns(state, seat)]))

    @abstractmethod
    def secrets(self, rules: RulesT, line: ChanceLine | MoveLine) -> Sequence[Secret]:
        """Return the values in a line that some players may not know, in the order in which they stand."""

    def header_secrets(self, rules: RulesT, own: Mapping[str, Any]) -> Sequence[Secret]:
        """Return the values under `own_keys` that some players may not know, in the order in which they stand."""
        return ()

    @abstractmethod
    def revealed(self, event: object) -> Sequence[tuple[object, ...]]:
        """Return the tags of the secrets that an event makes public and that a reveal must tell after its line."""

    def seen(self, event: object) -> Sequence[tuple[object, ...]]:
        """Return the tags of the secrets that an event's own line makes public, so that no reveal needs to tell them.

        For example, a card played openly was in the player's hand.
        """
        return ()

    @abstractmethod
    def learn(
        self,
        state: StateT,
        line: ChanceLine | MoveLine | None,
        entry: dict[str, Any],
        events: list[object] | None = None,
    ) -> None:
        """Add an entry of a reveal to an information state; `line` is the line it is about, None for the header."""

    @abstractmethod
    def adopt(self, state: StateT, rules: RulesT, events: list[object] | None = None) -> None:
        """Apply new house rules to a state that rests; Refused, with nothing changed, if it is too late for them."""

    def change_rules(self, state: StateT, rules: RulesT, line: RulesLine, events: list[object] | None = None) -> RulesT:
        """Apply a line that changes house rules, and return the new ones; `rules` are those in force.

        Raises Refused, with nothing changed, if they can't change now or can't have these values.
        """
        try:
            new = rules.changed_to(line.rules, len(state.scores))
        except BadInput as error:
            raise Refused(reason(error)) from None
        if not state.rests():
            raise Refused(self.rules_rest)
        following: list[object] = []
        self.adopt(state, new, following)
        if events is not None:
            changed = [rule.name for rule in new.declared() if getattr(new, rule.name) != getattr(rules, rule.name)]
            events += [RulesChanged(new, tuple(changed)), *following]
        return new

    def hear(self, state: StateT, line: SayLine, events: list[object] | None = None) -> None:
        """Take in a line of talk; Refused if it is malformed. Talk that players remember goes into the state."""
        if events is not None:
            events.append(Said(line))


AnyGame = Game[Any, Any]
