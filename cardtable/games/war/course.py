"""Course of a game of Bidding War: the rounds played, and the points after each."""

from typing import NamedTuple

from typing_extensions import override

from cardtable.engine.record import Header
from cardtable.games.war.moves import (
    BidLaid,
    BidsCleared,
    BidsTurned,
    PrizeCarried,
    PrizeDiscarded,
    PrizeWon,
    WarEnded,
)
from cardtable.games.war.play import War
from cardtable.table.model import Course, beginning, lead_taken
from cardtable.table.review import Decision

Outcome = PrizeWon | PrizeCarried | PrizeDiscarded


class PrizeRound(NamedTuple):
    """One round of bidding, complete once its bids have been cleared away."""

    end: int
    """Number of events seen by the end of the round."""
    bids: tuple[str | None, ...]
    """Last card bid by each seat, as revealed to all; None for a seat that made no bid."""
    outcome: Outcome | None
    """Event that settled the prize."""

    @property
    def winner(self) -> int | None:
        """Seat that won the prize, or None."""
        return self.outcome.seat if isinstance(self.outcome, PrizeWon) else None


class WarCourse(Course):
    """Course of a game, built up event by event."""

    def __init__(self, seats: int, start: War | None = None) -> None:
        """Start from `start`, the state of a position that was set up, or from the beginning if it is None."""
        super().__init__(start.scores if start else [0] * seats)  # then after each prize
        self.before = start.number if start else 0
        """Number of prizes that came before the first round followed here."""
        self.prizes: list[str] = []
        """Card that each round was about, by name, without the cards carried over to it."""
        self.wins: list[PrizeWon | None] = []
        """Win that settled each round; None where no seat took the prize."""
        self.taken: list[list[str]] = [list(start.cards_of(start.won[seat])) if start else [] for seat in range(seats)]
        """Names of the cards won by each seat, in the order won."""
        self.rounds: list[PrizeRound] = []
        self.turned = 0
        """Number of rounds of sealed bids that have been turned up."""
        self.ended: WarEnded | None = None
        self._bids: list[str | None] = [None] * seats
        self._outcome: Outcome | None = None

    def prizes_taken(self, seat: int) -> tuple[int, int]:
        """Return how many prizes a seat took, and how many there were."""
        return sum(win is not None and win.seat == seat for win in self.wins), len(self.wins)

    def round_of(self, decision: Decision) -> PrizeRound | None:
        """Return the round that a decision belongs to; None if that round was not played to its end."""
        return next((one for one in self.rounds if one.end > decision.events_before), None)

    @override
    def take_in(self, event: object) -> None:
        if isinstance(event, BidLaid) and event.face_up:
            self._bids[event.seat] = event.card
        elif isinstance(event, BidsTurned):
            self._bids = [*event.cards]
            self.turned += 1
        elif isinstance(event, PrizeWon | PrizeCarried | PrizeDiscarded):
            self.settled = self._seen
            self._settle(event)
        elif isinstance(event, BidsCleared):
            self.rounds.append(PrizeRound(self._seen + 1, tuple(self._bids), self._outcome))
            self._bids = [None] * len(self._bids)
        elif isinstance(event, WarEnded):
            self.ended = event

    def _settle(self, event: Outcome) -> None:
        self._outcome = event
        scores = list(self.scores[-1])
        if isinstance(event, PrizeWon):
            scores[event.seat] += event.points
            self.taken[event.seat] += event.cards
        elif isinstance(event, PrizeDiscarded) and event.reason == "end":
            return
        self.scores.append(scores)
        self.prizes.append(event.cards[-1])
        self.wins.append(event if isinstance(event, PrizeWon) else None)


def course_of(header: Header) -> WarCourse:
    """Return the course of a game before its first event, from its header."""
    seats = len(header.seats)
    return WarCourse(seats, beginning(War, header.game.key, header.rules, seats, header.object))


class WarTurningPoint(NamedTuple):
    """Prize won that decided the game."""

    kind: str
    """Kind of the turning point.

    `lead`: it put the winner ahead for good; `last`: the last prize did; `dearest`: it brought more points than any
    other prize.
    """
    round: int
    """Index of the round in the course, from 0."""
    number: int
    """Number of the prize in the game, from 1."""
    win: PrizeWon


def turning_points(course: WarCourse) -> list[WarTurningPoint]:
    """Return the turning points of a game that is over, in order of play."""
    assert course.ended
    found: list[WarTurningPoint] = []
    winners = course.ended.winners
    lead = lead_taken(course.scores[1:], winners[0]) if len(winners) == 1 else None
    if lead is not None and (win := course.wins[lead]) is not None and win.seat == winners[0]:
        kind = "lead" if lead < len(course.wins) - 1 else "last"
        found.append(WarTurningPoint(kind, lead, course.before + lead + 1, win))
    wins = [(round_, win) for round_, win in enumerate(course.wins) if win is not None]
    dearest = max(wins, key=lambda pair: pair[1].points, default=None)
    if dearest and dearest[0] != lead and sum(win.points == dearest[1].points for _, win in wins) == 1:
        round_, win = dearest
        found.append(WarTurningPoint("dearest", round_, course.before + round_ + 1, win))
    return sorted(found, key=lambda point: point.round)
