"""What a game is to the rest of the house: one shape, which each game's folder fills.

Between the record (names, structs, JSON) and play (small integers) stands one `Game` object a game. Nothing outside a
game's own folder knows its rules.
"""

# Not compiled: no inner loop goes through it.

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from cardtable.engine.houserules import HouseRules, RulesError
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import ChanceLine, MoveLine, RulesChanged, RulesLine, Said, SayLine
from cardtable.engine.state import NOBODY, State
from cardtable.language import declared
from cardtable.wording import reason, worded


class Refused(ValueError):
    """A line that the rules, or the position, do not allow. The text says why, in one clause."""


def check_each(name: str, values: Sequence[object], seats: int) -> None:
    """Refused unless there is one for each seat."""
    count = len(values)
    if count != seats:
        text = worded(
            "{name} must have one entry for each of the {seats} seats, not {count}", name=name, seats=seats, count=count
        )
        raise Refused(text)


def check_range(name: str, value: int, low: int, high: int) -> None:
    """Refused unless a number, or a seat, lies there."""
    if low <= value <= high:
        return
    if low == high:
        raise Refused(worded("{name} must be {only}, not {value}", name=name, only=low, value=value))
    raise Refused(
        worded("{name} must be between {low} and {high}, not {value}", name=name, low=low, high=high, value=value)
    )


def check_count(name: str, cards: Sequence[object], due: int, seat: int = NOBODY) -> None:
    """Refused unless there are so many cards, in all or for a seat."""
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
    """A seat in a clause under {who}; what knows who sits there says their name in its place."""
    return worded("seat {seat}", seat=seat)


def check_limit(name: str, limit: int, done: int) -> None:
    """Refused where a limit that is set on the way has been reached before; 0 is none."""
    if limit and limit <= done:
        raise Refused(
            worded(
                "{name} can't be set to {limit}: the game has already reached {done}", name=name, limit=limit, done=done
            )
        )


class Secret(NamedTuple):
    """A value in a line that not everybody may know yet."""

    tag: tuple[object, ...]
    """What makes it known: the tag that an event's `revealed` or `seen` gives; no two secrets hidden at once share one
    unless they come out together."""
    knower: int
    """The seat that knows it all the same, or -1."""
    path: tuple[str | int, ...]
    """Where in the line's object it stands."""
    entry: dict[str, Any]
    """What a reveal says of it, beside the number of its line. Neighbours whose entries differ only in a list are
    told as one, their lists joined: a hand's cards, each a secret of its own, make one ``{"seat": 1, "hand": [...]}``.
    """


class Part(NamedTuple):
    """One thing that a position to start from is made of, under its key in the header's `setup`: a number, a seat, or
    cards; one, or one for each seat."""

    key: str
    title: str
    description: str
    usual: int = 0
    """As it is where a game begins."""
    most: int | None = None
    """Numbers are `least` to this; None where it is a seat, or cards."""
    each: bool = False
    """Whether every seat has one: a list, by seat."""
    matters: bool = True
    """Whether it makes a difference under the rules in force."""
    least: int = 0
    cards: bool = False
    """Whether it is cards."""
    coins: bool = False
    """Whether it is coins, which go from one place to another, and never come out of nowhere."""

    @property
    def label(self) -> str:
        """What it is called."""
        return declared(self.title)

    @property
    def help(self) -> str:
        """What it is, in a sentence."""
        return declared(self.description)


StateT = TypeVar("StateT", bound=State)
RulesT = TypeVar("RulesT", bound=HouseRules)


NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class Game(ABC, Generic[StateT, RulesT]):
    """One of the games."""

    key: ClassVar[str]
    """Its name in records and commands."""
    title: ClassVar[str]
    origin: ClassVar[str] = ""
    """Its author, as far as its text names one: a sentence."""
    place: ClassVar[int]
    """Where it stands among the games, from 1: in this order they are listed everywhere."""
    fewest_seats: ClassVar[int]
    most_seats: ClassVar[int]
    usual_seats: ClassVar[int] = 2
    """How many sit at a table for which nobody says a number."""
    rules: type[RulesT]
    presets: Mapping[str, tuple[str, RulesT]]
    """Sets of house rules by name, each with its title."""
    moves: ClassVar[Any]
    """The union of its moves' structs, told apart by `move`."""
    chances: ClassVar[Any]
    """The union of its chance lines' structs, told apart by `chance`."""
    talk: ClassVar[Any] = None
    """The union of its talk lines' structs, told apart by `say`; None where there is no talk."""
    own_keys: ClassVar[tuple[str, ...]] = ()
    """Keys of the header that only this game knows, and everybody may see."""
    rules_rest: ClassVar[str]
    """When house rules may change, as a clause for where they can't."""
    age_key: ClassVar[str] = ""
    """The one among them under which the seats stand in order of youth, the youngest first; empty where age has no part
    in the game, and nobody is asked for it."""
    seat_parts: ClassVar[tuple[str, ...]] = ()
    """Parts of its moves that name seats: all of them differ, and none is the seat's own. Patterns don't say so."""

    @abstractmethod
    def start(self, rules: RulesT, seats: int, own: Mapping[str, Any] = NOTHING, observer: int = NOBODY) -> StateT:
        """The state before anything is dealt, or the position from which the game starts. `own` holds what the header
        says under `own_keys`; Refused where that is not what it should be. Where there is an `observer` it may lack
        what they may not know, and so does their state."""

    def heeds(self, key: str, rules: RulesT) -> bool:
        """Whether one of `own_keys` makes a difference under these rules."""
        return key in self.own_keys

    def setup_of(self, state: StateT) -> dict[str, Any] | None:
        """The position that a full state is in, as a header's `setup` has it: a game that starts there goes on as this
        one does, but for what nobody need remember. None where something is under way, or games start from none."""
        return None

    def preset_title(self, rules: HouseRules) -> str:
        """What the set of house rules is called that these are, for people; empty where they are none of the game's."""
        return next((declared(title) for title, preset in self.presets.values() if preset == rules), "")

    def position(self, rules: RulesT, seats: int) -> list[Part]:
        """What may be changed in a position to start from; nothing where games can't start from one."""
        return []

    def seated(self, order: Sequence[int], own: Mapping[str, Any] = NOTHING) -> dict[str, Any]:
        """What a header says under `own_keys` where the player of seat `order[seat]` of another table sits at each
        seat now; `own` is what that table's said. Values by seat go along with the players."""
        return {}

    @abstractmethod
    def draw(self, state: StateT, rng: KeyedRandom) -> ChanceLine:
        """The chance line that is due now, drawn by `rng`."""

    @abstractmethod
    def take(self, state: StateT, line: ChanceLine, events: list[object] | None = None) -> None:
        """Applies a chance line that is due; Refused where it can't be. Veiled states take unknown values."""

    @abstractmethod
    def move_line(self, state: StateT, move: int) -> MoveLine:
        """The line for a move of the seat on turn."""

    @abstractmethod
    def move_code(self, state: StateT, line: MoveLine) -> int:
        """The move that a line of the seat on turn makes; Refused, with the reason, where it is not legal.

        On an information state an unknown value gives a code that `apply` takes for unknown: HIDDEN, or a code of the
        game's own where part of the move is known.
        """

    @abstractmethod
    def patterns(self, state: StateT, seat: int) -> list[dict[str, Any]]:
        """A seat's legal moves, all of them, as the bot protocol prints them."""

    def kinds(self, state: StateT, seat: int) -> tuple[str, ...]:
        """The kinds of move open to a seat that owes a decision, each once, in the order of its patterns. Games that
        know them without making patterns say so: batches ask often."""
        return tuple(dict.fromkeys([str(pattern["move"]) for pattern in self.patterns(state, seat)]))

    @abstractmethod
    def secrets(self, rules: RulesT, line: ChanceLine | MoveLine) -> Sequence[Secret]:
        """What in a line is not for everybody, in order of place."""

    def header_secrets(self, rules: RulesT, own: Mapping[str, Any]) -> Sequence[Secret]:
        """What a header says under `own_keys` that is not for everybody, in order of place."""
        return ()

    @abstractmethod
    def revealed(self, event: object) -> Sequence[tuple[object, ...]]:
        """The tags of the secrets that an event makes known to all: a reveal follows the line."""

    def seen(self, event: object) -> Sequence[tuple[object, ...]]:
        """The tags of the secrets that all know from the event's own line: a card played openly was in its hand. No
        reveal ever tells them again."""
        return ()

    @abstractmethod
    def learn(
        self,
        state: StateT,
        line: ChanceLine | MoveLine | None,
        entry: dict[str, Any],
        events: list[object] | None = None,
    ) -> None:
        """Tells an information state what a reveal's entry says of an earlier line; None is the header."""

    @abstractmethod
    def adopt(self, state: StateT, rules: RulesT, events: list[object] | None = None) -> None:
        """From here these rules hold in a state that rests; Refused, and nothing changed, where they come too late."""

    def change_rules(self, state: StateT, rules: RulesT, line: RulesLine, events: list[object] | None = None) -> RulesT:
        """Takes a line with which house rules change, `rules` being those in force: gives the new ones. Refused, and
        nothing changed, where they can't change now, or not to that."""
        try:
            new = rules.changed_to(line.rules, len(state.scores))
        except RulesError as error:
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
        """Takes in talk; Refused where it is malformed. What players should remember of it goes into the state."""
        if events is not None:
            events.append(Said(line))


AnyGame = Game[Any, Any]
