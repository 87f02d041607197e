"""Desk for scripted games of Miser whose outcome can be worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.engine.games import GAMES
from cardtable.engine.lines import Line, line_object
from cardtable.engine.record import Header, SeatName, new_header, parse_line
from cardtable.engine.views import ViewWriter, reader_of
from cardtable.games.miser.codes import CARDS
from cardtable.games.miser.moves import MiserDeal
from cardtable.games.miser.play import Miser
from cardtable.games.miser.rules import MiserRules
from cardtable.match import Match
from tests.engine.suite import Recorder, record_of, refusal, replayed

MISER = GAMES["miser"]
PARTS = {
    "propose": ("partner", "victim", "wagers", "value"),
    "counter": ("wagers", "value"),
    "commit": ("card",),
    "attack": ("victim", "wager", "card"),
    "lay": ("card",),
    "open": ("card", "pennies"),
    "join": ("card", "pennies"),
    "raise": ("pennies",),
}
"""Keys of each move in the order of a script's values; wagers are written `2+3`."""


def header_of(seats: int, rules: MiserRules) -> Header:
    return new_header(MISER, rules, (SeatName(),) * seats, None)


def deal_of(seats: int, hands: Sequence[str] = (), first: int = 0, set_aside: bool = False) -> MiserDeal:
    """Return a deal in which each seat has the cards named for it, such as `9H 5S`, and the next of the pack."""
    wanted = [cards.split() for cards in hands] + [[]] * (seats - len(hands))
    left_over = 52 % seats
    free = [card for card in CARDS if card not in [named for cards in wanted for named in cards]]
    aside = list(CARDS[:left_over])
    if set_aside:
        aside = [free.pop() for _ in range(left_over)]
    else:
        free = [card for card in free if card not in aside]
    dealt: list[list[str | None]] = []
    for cards in wanted:
        count = 52 // seats - len(cards)
        dealt.append([*cards, *free[:count]])
        del free[:count]
    return MiserDeal(hands=dealt, aside=[*aside], first=first)


def line_of(text: str) -> dict[str, Any]:
    """Return the object of a move line from a text such as `0 attack 2 3 9H`."""
    seat, move, *values = text.split()
    held: dict[str, Any] = {"seat": int(seat), "move": move}
    for name, value in zip(PARTS.get(move, ()), values, strict=True):
        plain: Any = value if name == "card" else None
        held[name] = plain or ([int(one) for one in value.split("+")] if name == "wagers" else int(value))
    return held


def objects_of(script: str) -> list[dict[str, Any]]:
    """Return the objects of move lines, separated by `;` in the script."""
    return [line_of(one) for one in script.split(";")]


WHOLE_GAME: list[dict[str, Any]] = [
    {"format": "cardtable", "version": 1, "game": "miser", "rules": {"turn_limit": 5}, "seats": [{}, {}, {}]},
    line_object(deal_of(3, ["9H 5S", "5D KC 3D", "AS 10S"])),
    {"seat": 0, "say": "holds", "to": 1, "values": [5, 9]},
    *objects_of("0 propose 1 2 2+3 5; 1 counter 2+2 5"),
    {"seat": 1, "say": "promise", "value": 5},
    *objects_of("0 accept; 0 commit 5S; 1 commit KC; 1 attack 2 3 5D"),
    {"seat": 2, "say": "warn", "about": 1, "of": "reneged"},
    *objects_of("2 forfeit; 2 attack 0 1 AS; 0 lay 9H; 2 ready; 0 ready; 0 pass"),
    *objects_of("1 open 3D 2; 2 join 10S 1; 0 stand; 1 stand; 2 stand"),
    {"result": "finished", "winners": [1], "scores": [14, 30, 13]},
]
"""Record of five turns.

A contract that one partner breaks, an attack given in to and one that is met, a pass, and a bid for the pennies in the
centre.
"""


class Desk:
    """Scripted match of Miser. The script also contains forced moves.

    Given `pennies` are those that the seats have now. Given `hands` are all cards left, unless `whole` is true: the
    game is then in its middle, and no record can tell how it got there.
    """

    def __init__(
        self,
        hands: Sequence[str] = (),
        seats: int = 0,
        pennies: Sequence[int] = (),
        centre: int = 0,
        first: int = 0,
        whole: bool = False,
        **rules: Any,
    ) -> None:
        seats = seats or len(hands) or len(pennies) or 3
        header = header_of(seats, MiserRules.made(rules))
        self.match = Match(header, observers=[Recorder(header)])
        self.match.take(deal_of(seats, hands, first, rules.get("uneven_deal") == "set_aside"))
        state = self.state
        if pennies:
            state.scores = list(pennies)
        state.centre = centre
        if hands and not whole:
            for seat, cards in enumerate(hands):
                mask = sum(1 << CARDS.index(card) for card in cards.split())
                state.slush |= state.hands[seat] & ~mask
                state.shown[seat] |= state.hands[seat] & ~mask
                state.hands[seat], state.counts[seat] = mask, mask.bit_count()
        self._before = len(record_of(self.match).events)

    @property
    def state(self) -> Miser:
        assert isinstance(self.match.state, Miser)
        return self.match.state

    @property
    def pennies(self) -> list[int]:
        return self.state.scores

    @property
    def centre(self) -> int:
        return self.state.centre

    @property
    def counts(self) -> list[int]:
        """Number of cards in each hand."""
        return self.state.counts

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def due(self) -> str:
        """Seat on turn and its kinds of move, such as `1: counter, accept, decline`."""
        if self.over:
            return "over"
        seat = self.state.turn
        kinds = dict.fromkeys(pattern["move"] for pattern in self.patterns())
        return f"{seat}: {', '.join(kinds)}"

    @property
    def forced(self) -> str:
        """Forced move as a script has it; empty if the seat has a choice, or others can't know that it has none."""
        move = self.state.forced()
        if move < 0:
            return ""
        values = line_object(MISER.move_line(self.state, move)).values()
        return " ".join(map(str, values))

    def patterns(self) -> list[dict[str, Any]]:
        """Return the legal moves of the seat on turn, as patterns of the bot protocol."""
        return MISER.patterns(self.state, self.state.turn)

    def pattern(self, move: str) -> dict[str, Any]:
        """Return the only pattern of a kind of move."""
        (pattern,) = [pattern for pattern in self.patterns() if pattern["move"] == move]
        return pattern

    def play(self, script: str) -> list[object]:
        """Play moves separated by `;`, and return the events that followed."""
        for held in objects_of(script):
            self.take(held)
        return self.new_events()

    def say(self, seat: int, kind: str, **keys: Any) -> list[object]:
        """Let a seat talk, and return the events that followed."""
        self.take({"seat": seat, "say": kind, **keys})
        return self.new_events()

    def take(self, held: dict[str, Any]) -> None:
        line = parse_line(held, MISER, self.state.terms.seats)
        assert line is not None
        self.match.take(line)

    def new_events(self) -> list[object]:
        """Return the events since the last call."""
        events = record_of(self.match).events
        new, self._before = events[self._before :], len(events)
        return new

    def refused(self, script: str) -> str:
        """Return the reason why a move is refused, having checked that the refusal changes nothing."""
        return self.refused_line(parse_line(line_of(script), MISER, self.state.terms.seats))

    def refused_line(self, line: Line | None) -> str:
        """Return the reason why a line is refused, having checked that the refusal changes nothing."""
        assert line is not None
        return refusal(self.match, line)

    def seen(self, seat: int) -> list[dict[str, Any]]:
        """Return a seat's view lines after the header."""
        return self._writer(seat).lines[1:]

    def view(self, seat: int) -> Miser:
        """Return a seat's information state, read from its view lines."""
        state = reader_of(self._writer(seat).lines).state
        assert isinstance(state, Miser)
        assert state.facts() == self.state.information_state(seat).facts()
        return state

    def _writer(self, seat: int) -> ViewWriter:
        match = replayed(record_of(self.match).objects, lambda header: ViewWriter(header, seat))
        (writer,) = match.observers
        assert isinstance(writer, ViewWriter)
        return writer
