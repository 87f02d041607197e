"""Course of a match of Loser's Game: each hand's bids and their outcomes."""

from typing import NamedTuple

from typing_extensions import override

from cardtable.engine.lines import RulesChanged
from cardtable.engine.record import Header
from cardtable.games.losers.moves import HandScored, LosersDealt, LosersEnded, PointsBidMade, TrickTaken, TrumpCalled
from cardtable.games.losers.play import Losers
from cardtable.games.losers.rules import LosersRules
from cardtable.table.model import Course, beginning, lead_taken


class ScoredHand(NamedTuple):
    """Scored hand; plural fields are by seat."""

    number: int
    """Number of the hand, from 0."""
    caller: int
    trump: str
    bids: tuple[int, ...]
    points: tuple[int, ...]
    gains: tuple[int, ...]
    scores: tuple[int, ...]
    tricks: tuple[int, ...]

    def made(self, seat: int) -> bool:
        """Return whether a seat took as many points as it bid."""
        return self.points[seat] >= self.bids[seat]


class LosersCourse(Course):
    """Course of a match, built up event by event."""

    def __init__(self, seats: int, target: int, start: Losers | None = None) -> None:
        """Start from `start`, the state of a position that was set up, or from the beginning if it is None."""
        super().__init__(start.scores if start else [0] * seats)  # then after each hand
        self.seats = seats
        self.before = start.number if start else 0
        """Number of hands played before the first one followed here."""
        self.target = target
        """Score from which the match can end."""
        self.hands: list[ScoredHand] = []
        self.number = -1
        """Number of the current hand, from 0; -1 before the first deal."""
        self.caller: int | None = None
        """Seat that calls, or has called, trump in the current hand."""
        self.trump: str | None = None
        self.bids: list[int | None] = [None] * seats
        """Bids of the current hand by seat; None before a seat has bid."""
        self.tricks = [0] * seats
        """Number of tricks taken in the current hand, by seat."""
        self.scored: HandScored | None = None
        """Result of the current hand; None until it is over."""
        self.ended: LosersEnded | None = None
        if start and start.turn >= 0:
            self._begin(start.dealt())

    @property
    def under_way(self) -> bool:
        """True if a hand has been dealt and not been scored."""
        return self.number >= 0 and self.scored is None

    def bids_made(self, seat: int) -> tuple[int, int]:
        """Return how many bids a seat made, and how many there were."""
        return sum(hand.made(seat) for hand in self.hands), len(self.hands)

    @override
    def take_in(self, event: object) -> None:
        if isinstance(event, LosersDealt):
            self._begin(event)
        elif isinstance(event, TrumpCalled):
            self.trump = event.suit
        elif isinstance(event, PointsBidMade):
            self.bids[event.seat] = event.points
        elif isinstance(event, TrickTaken):
            self.settled = self._seen
            self.tricks[event.seat] += 1
        elif isinstance(event, HandScored):
            self._score(event)
        elif isinstance(event, RulesChanged):
            assert isinstance(event.rules, LosersRules)
            self.target = event.rules.target
        elif isinstance(event, LosersEnded):
            self.ended = event

    def _begin(self, event: LosersDealt) -> None:
        self.number, self.caller, self.trump, self.scored = event.number, event.caller, None, None
        self.bids = [None] * self.seats
        self.tricks = [0] * self.seats

    def _score(self, event: HandScored) -> None:
        assert self.caller is not None
        self.scored = event
        self.scores.append(list(event.scores))
        self.hands.append(
            ScoredHand(
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


def course_of(header: Header) -> LosersCourse:
    """Return the course of a match before its first event, from its header."""
    assert isinstance(header.rules, LosersRules)
    seats = len(header.seats)
    start = beginning(Losers, header.game.key, header.rules, seats, header.object)
    return LosersCourse(seats, header.rules.target, start)


class LosersTurningPoint(NamedTuple):
    """Hand that decided a match, for one seat."""

    kind: str
    """Kind of the turning point.

    `lead`: it put the seat ahead for good; `last`: it did so as the last hand; `failed`: it has the highest bid that
    failed; `best`: it brought the largest gain.
    """
    seat: int
    hand: ScoredHand


def turning_points(hands: list[ScoredHand], winners: tuple[int, ...]) -> list[LosersTurningPoint]:
    """Return the turning points of a match, in order of play."""
    found: list[LosersTurningPoint] = []
    if len(winners) == 1 and len(hands) > 1:
        first = lead_taken([hand.scores for hand in hands], winners[0])
        if first is not None:
            found.append(LosersTurningPoint("lead" if first < len(hands) - 1 else "last", winners[0], hands[first]))
    failed = [
        (hand.bids[seat], LosersTurningPoint("failed", seat, hand))
        for hand in hands
        for seat in range(len(hand.bids))
        if not hand.made(seat) and hand.bids[seat]
    ]
    if failed:
        found.append(max(failed, key=lambda pair: pair[0])[1])
    gains = [
        (hand.gains[seat], LosersTurningPoint("best", seat, hand)) for hand in hands for seat in range(len(hand.bids))
    ]
    best = max(gains, key=lambda pair: pair[0], default=None)
    if best and best[0] > 0:
        found.append(best[1])
    # Within a hand, outcomes of bids come before their effects on the lead.
    return sorted(found, key=lambda turn: (turn.hand.number, turn.kind in ("lead", "last")))
