"""The course of a match of Loser's Game: each hand's bids and what came of them. No Qt here."""

from typing import NamedTuple

from cardtable.engine.lines import RulesChanged
from cardtable.engine.record import Header
from cardtable.games.losers.moves import BidMade, Dealt, GameEnded, HandScored, TrickTaken, TrumpCalled
from cardtable.games.losers.play import Losers
from cardtable.games.losers.rules import LosersRules
from cardtable.table.board import Snapshot
from cardtable.table.course import beginning, lead_taken


class Hand(NamedTuple):
    """A hand that has been scored; by seat where it says so in the plural."""

    number: int
    """From 0."""
    caller: int
    trump: str
    bids: tuple[int, ...]
    points: tuple[int, ...]
    gains: tuple[int, ...]
    scores: tuple[int, ...]
    tricks: tuple[int, ...]

    def made(self, seat: int) -> bool:
        """Whether a seat took as many points as it bid."""
        return self.points[seat] >= self.bids[seat]


class Course(Snapshot):
    """Follows the events of a match."""

    def __init__(self, seats: int, target: int, start: Losers | None = None) -> None:
        """`start` is the state in which the match begins, where that is a position in its midst."""
        self.seats = seats
        self.before = start.number if start else 0
        """How many hands were played before the first that is followed here."""
        self.target = target
        """The score from which the match can end."""
        self.hands: list[Hand] = []
        self.scores: list[list[int]] = [list(start.scores) if start else [0] * seats]
        """By hand, from the start: the score of each seat."""
        self.number = -1
        """Of the hand that is being played, from 0; -1 before the first."""
        self.caller: int | None = None
        """Who calls trump in this hand, or called it."""
        self.trump: str | None = None
        self.bids: list[int | None] = [None] * seats
        """Of this hand."""
        self.tricks = [0] * seats
        """Taken in this hand so far."""
        self.scored: HandScored | None = None
        """What this hand came to, once it is over."""
        self.settled = 0
        """So many events had been seen when the last trick was about to be taken."""
        self.ended: GameEnded | None = None
        self._seen = 0
        if start and start.turn >= 0:
            self._begin(start.dealt())

    @property
    def under_way(self) -> bool:
        """Whether a hand has been dealt and is not over."""
        return self.number >= 0 and self.scored is None

    def bids_made(self, seat: int) -> tuple[int, int]:
        """How many bids a seat made, of how many."""
        return sum(hand.made(seat) for hand in self.hands), len(self.hands)

    def follow(self, event: object) -> None:
        """Takes in one event."""
        if isinstance(event, Dealt):
            self._begin(event)
        elif isinstance(event, TrumpCalled):
            self.trump = event.suit
        elif isinstance(event, BidMade):
            self.bids[event.seat] = event.points
        elif isinstance(event, TrickTaken):
            self.settled = self._seen
            self.tricks[event.seat] += 1
        elif isinstance(event, HandScored):
            self._score(event)
        elif isinstance(event, RulesChanged):
            assert isinstance(event.rules, LosersRules)
            self.target = event.rules.target
        elif isinstance(event, GameEnded):
            self.ended = event
        self._seen += 1

    def _begin(self, event: Dealt) -> None:
        self.number, self.caller, self.trump, self.scored = event.number, event.caller, None, None
        self.bids = [None] * self.seats
        self.tricks = [0] * self.seats

    def _score(self, event: HandScored) -> None:
        assert self.caller is not None
        self.scored = event
        self.scores.append(list(event.scores))
        self.hands.append(
            Hand(
                event.number,
                self.caller,
                event.trump,
                event.bids,
                event.points,
                event.gains,
                event.scores,
                tuple(self.tricks),
            )
        )


def course_of(header: Header) -> Course:
    """The course of a game, from its header: before anything has happened."""
    assert isinstance(header.rules, LosersRules)
    seats = len(header.seats)
    start = beginning(Losers, header.game.key, header.rules, seats, header.object)
    return Course(seats, header.rules.target, start)


class TurningPoint(NamedTuple):
    """Something that decided a match: a seat, and the hand in which it happened."""

    kind: str
    """`lead`: they went ahead and were not caught again; `last`: they did so in the last hand; `failed`: the highest
    bid that failed; `best`: the best hand."""
    seat: int
    hand: Hand


def turning_points(hands: list[Hand], winners: tuple[int, ...]) -> list[TurningPoint]:
    """What decided a match, in order of play."""
    found: list[TurningPoint] = []
    if len(winners) == 1 and len(hands) > 1:
        first = lead_taken([hand.scores for hand in hands], winners[0])
        if first is not None:
            found.append(TurningPoint("lead" if first < len(hands) - 1 else "last", winners[0], hands[first]))
    failed = [(hand.bids[seat], TurningPoint("failed", seat, hand)) for hand in hands for seat in range(len(hand.bids))
              if not hand.made(seat) and hand.bids[seat]]  # fmt: skip
    if failed:
        found.append(max(failed, key=lambda pair: pair[0])[1])
    gains = [(hand.gains[seat], TurningPoint("best", seat, hand)) for hand in hands for seat in range(len(hand.bids))]
    best = max(gains, key=lambda pair: pair[0], default=None)
    if best and best[0] > 0:
        found.append(best[1])
    # Of one hand: first what came of the bids, then what they led to.
    return sorted(found, key=lambda turn: (turn.hand.number, turn.kind in ("lead", "last")))
