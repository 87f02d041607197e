"""Toy game for the tests, with everything that Bidding War lacks and other games have.

Hidden hands, a new deal every hand, a card set aside, cards played openly or buried for good, talk, a header key of its
own, a default that is a formula, rules that conflict, and a move with too many values to list.

The pack is seven clubs; each of three players gets two cards, and one lies aside. First the leader of the hand names a
number. Then each player in turn shows one of their cards and scores its rank, or buries it face down. Showing a card
gives the other players the floor.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Annotated, Any, ClassVar

from cardtable.engine.game import NOTHING, Game, Secret, check_limit
from cardtable.engine.houserules import Formula, HouseRules, number
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import ChanceLine, Event, MoveLine, Said, SayLine
from cardtable.engine.state import CHANCE, HIDDEN, NOBODY, OVER, State
from cardtable.errors import Refused

PACK = ("AC", "2C", "3C", "4C", "5C", "6C", "7C")
BURY = 100  # added to a card's place in the pack: the move that buries it


class ToyRules(HouseRules, frozen=True, kw_only=True):
    most: Annotated[int, number(1, 1_000_000, "Most", "The highest number that can be named.")] = 1_000_000
    hands: Annotated[
        int | None,
        number(
            1,
            9,
            "Hands",
            "How many are played.",
            formula=Formula(
                "one a player, two where numbers are small", 3, lambda rules, seats: rules.own_hands(seats)
            ),
        ),
    ] = None

    def own_hands(self, seats: int) -> int:
        return self.hands or (seats if self.most > 9 else 2)

    def conflicts(self, seats: int | None) -> list[str]:
        found = []
        if self.hands == 9 and self.most == 1:
            found.append("with {hands} at 9 {most} is above 1")
        if seats and self.own_hands(seats) > 2 * seats:
            found.append("{hands} are at most twice the seats")
        return found


class Deal(ChanceLine, frozen=True, tag="deal"):
    hand: int
    hands: list[list[str | None]]
    aside: list[str | None]


class Name(MoveLine, frozen=True, tag="name"):
    number: int


class Show(MoveLine, frozen=True, tag="show"):
    card: str


class Bury(MoveLine, frozen=True, tag="bury"):
    card: str | None


class Boast(SayLine, frozen=True, tag="boast", kw_only=True):
    value: int


class HandDealt(Event, frozen=True):
    hand: int
    hands: tuple[tuple[str | None, ...], ...]


class Named(Event, frozen=True):
    seat: int
    number: int


class Shown(Event, frozen=True):
    hand: int
    seat: int
    card: str


class Buried(Event, frozen=True):
    seat: int
    card: str | None


class Toy(State):
    """State of one game."""

    def __init__(self, rules: ToyRules, seats: int, starts: int) -> None:
        self.rules = rules
        self.observer = NOBODY
        self.turn = CHANCE
        self.scores = [0] * seats
        self.hand = 0
        self.starts = starts
        self.named = -1
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.aside = HIDDEN
        self.played = 0
        self.said: tuple[tuple[int, int], ...] = ()

    def clone(self) -> Toy:
        twin = Toy(self.rules, len(self.scores), self.starts)
        twin.__dict__.update(self.__dict__)
        twin.scores = self.scores.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        return twin

    def facts(self) -> tuple[object, ...]:
        return (
            (self.observer, self.turn, self.hand, self.starts, self.named, self.aside, self.played, self.said),
            self.floor,
            (tuple(self.scores), tuple([tuple(sorted(hand)) for hand in self.hands])),
        )

    def to_act(self) -> list[int]:
        return [self.turn] if self.turn >= 0 else []

    def legal(self, seat: int) -> Sequence[int]:
        if self.named < 0:
            return range(self.rules.most + 1)
        return [*self.hands[seat], *[card + BURY for card in self.hands[seat]]]

    def forced(self) -> int:
        return -1

    def rests(self) -> bool:
        return self.turn == CHANCE or (self.turn != OVER and self.named < 0)

    def apply(self, move: int, events: list[object] | None = None) -> None:
        events = [] if events is None else events
        self.floor = NOBODY
        if self.named < 0:
            self.named = move
            events.append(Named(self.turn, move))
            return
        hidden = move == HIDDEN
        card = HIDDEN if hidden or HIDDEN in self.hands[self.turn] else move % BURY
        self.hands[self.turn].remove(card)
        if hidden or move >= BURY:
            events.append(Buried(self.turn, None if hidden else PACK[move % BURY]))
        else:
            events.append(Shown(self.hand, self.turn, PACK[move]))
            self.floor = self.turn
            self.scores[self.turn] += move + 1
        self.turn = (self.turn + 1) % len(self.scores)
        self.played += 1
        if self.played == len(self.scores):
            self.hand += 1
            self.turn = OVER if self.hand == self.rules.own_hands(len(self.scores)) else CHANCE

    def playout(self, random: Callable[[], float]) -> None:
        while self.turn >= 0:
            self.apply(self.any_move(self.turn, random))

    def information_state(self, seat: int) -> Toy:
        view = self.clone()
        view.observer = seat
        view.aside = HIDDEN
        view.hands = [hand if seat == other else [HIDDEN] * len(hand) for other, hand in enumerate(view.hands)]
        return view

    def determinization(self, random: Random) -> Toy:
        raise NotImplementedError


class ToyGame(Game[Toy, ToyRules]):
    key: ClassVar[str] = "toy"
    title: ClassVar[str] = "Toy"
    place: ClassVar[int] = 5
    fewest_seats: ClassVar[int] = 3
    most_seats: ClassVar[int] = 3
    usual_seats: ClassVar[int] = 3
    rules = ToyRules
    presets: Mapping[str, tuple[str, ToyRules]] = {"toy": ("Toy", ToyRules())}
    moves: ClassVar[Any] = Name | Show | Bury
    chances: ClassVar[Any] = Deal
    talk: ClassVar[Any] = Boast
    rules_rest: ClassVar[str] = "house rules can only change before the first move and between hands"
    own_keys: ClassVar[tuple[str, ...]] = ("starts",)

    def start(self, rules: ToyRules, seats: int, own: Mapping[str, Any] = NOTHING, observer: int = NOBODY) -> Toy:
        starts = own.get("starts", 0)
        if type(starts) is not int or not 0 <= starts < seats:
            raise Refused(f"starts is 0 to {seats - 1}")
        state = Toy(rules, seats, starts)
        state.observer = observer
        return state

    def adopt(self, state: Toy, rules: ToyRules, events: list[object] | None = None) -> None:
        check_limit("hands", rules.hands or 0, state.hand)
        state.rules = rules

    def draw(self, state: Toy, rng: KeyedRandom) -> Deal:
        pack = rng.order(PACK)
        return Deal(state.hand, [list(pack[:2]), list(pack[2:4]), list(pack[4:6])], [pack[6]])

    def take(self, state: Toy, line: ChanceLine, events: list[object] | None = None) -> None:
        assert isinstance(line, Deal)
        if line.hand != state.hand:
            raise Refused(f"it is hand {state.hand}")
        state.hands = [[PACK.index(card) if card else HIDDEN for card in hand] for hand in line.hands]
        state.aside = PACK.index(line.aside[0]) if line.aside[0] else HIDDEN
        state.turn = (state.starts + state.hand) % len(state.scores)
        state.played, state.named = 0, -1
        if events is not None:
            events.append(HandDealt(state.hand, tuple(tuple(hand) for hand in line.hands)))

    def move_line(self, state: Toy, move: int) -> MoveLine:
        if state.named < 0:
            return Name(state.turn, move)
        return Bury(state.turn, PACK[move - BURY]) if move >= BURY else Show(state.turn, PACK[move])

    def move_code(self, state: Toy, line: MoveLine) -> int:
        if isinstance(line, Name) != (state.named < 0):
            raise Refused("not now")
        if isinstance(line, Name):
            return line.number
        assert isinstance(line, Show | Bury)
        if line.card is None:
            return HIDDEN
        card = PACK.index(line.card)
        if state.observer in (NOBODY, line.seat) and card not in state.hands[line.seat]:
            raise Refused(f"{line.card} is not in the hand of seat {line.seat}")
        return card + BURY if isinstance(line, Bury) else card

    def patterns(self, state: Toy, seat: int) -> list[dict[str, Any]]:
        if state.named < 0:
            return [{"move": "name", "number": {"from": 0, "to": state.rules.most}}]
        cards = [PACK[card] for card in state.hands[seat]]
        return [{"move": move, "card": {"one_of": cards}} for move in ("show", "bury")]

    def secrets(self, rules: ToyRules, line: ChanceLine | MoveLine) -> Sequence[Secret]:
        if isinstance(line, Deal):
            held = [
                Secret(("held", line.hand, card), seat, ("hands", seat, place), {"seat": seat, "hand": [card]})
                for seat, hand in enumerate(line.hands)
                for place, card in enumerate(hand)
            ]
            return [*held, Secret(("aside", line.hand), NOBODY, ("aside", 0), {"aside": line.aside})]
        return [Secret(("buried",), line.seat, ("card",), {"card": line.card})] if isinstance(line, Bury) else ()

    def revealed(self, event: object) -> Sequence[tuple[object, ...]]:
        return ()

    def seen(self, event: object) -> Sequence[tuple[object, ...]]:
        return [("held", event.hand, event.card)] if isinstance(event, Shown) else ()

    def learn(
        self, state: Toy, line: ChanceLine | MoveLine | None, entry: dict[str, Any], events: list[object] | None = None
    ) -> None:
        assert state.turn == OVER

    def hear(self, state: Toy, line: SayLine, events: list[object] | None = None) -> None:
        assert isinstance(line, Boast)
        if line.value < 0:
            raise Refused("a boast is of something")
        state.said = (*state.said, (line.seat, line.value))
        if events is not None:
            events.append(Said(line))


GAME = ToyGame()
