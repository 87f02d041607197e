"""The course of a game of Bidding War: each round, and the points after it."""

from typing import NamedTuple

from cardtable.engine.record import Header
from cardtable.games.war.moves import (
    BidLaid,
    BidsCleared,
    BidsTurned,
    GameEnded,
    PrizeCarried,
    PrizeDiscarded,
    PrizeWon,
)
from cardtable.games.war.play import War
from cardtable.table.board import Snapshot
from cardtable.table.course import beginning, lead_taken
from cardtable.table.review import Decision

Outcome = PrizeWon | PrizeCarried | PrizeDiscarded


class Round(NamedTuple):
    """One prize, once bids have been cleared away."""

    end: int
    """So many events had been seen when it was over."""
    bids: tuple[str | None, ...]
    """By seat, the last card bid, as all saw it in the end."""
    outcome: Outcome | None
    """What became of the prize."""

    @property
    def winner(self) -> int | None:
        """Who got the prize."""
        return self.outcome.seat if isinstance(self.outcome, PrizeWon) else None


class Course(Snapshot):
    """Follows the events of a game."""

    def __init__(self, seats: int, start: War | None = None) -> None:
        """`start` is the state in which the game begins, where that is a position in its midst."""
        self.before = start.number if start else 0
        """How many prizes there had been before the first that is followed here."""
        self.scores: list[list[int]] = [list(start.scores) if start else [0] * seats]
        """By prize, from the start: the points of each seat."""
        self.prizes: list[str] = []
        """What was up each time, in card names, the prize itself last."""
        self.wins: list[PrizeWon | None] = []
        """What came of it, None where nobody took it."""
        self.taken: list[list[str]] = [list(start.cards_of(start.won[seat])) if start else [] for seat in range(seats)]
        """By seat, the cards won, in order."""
        self.rounds: list[Round] = []
        self.turned = 0
        """How many rounds of sealed bids have been turned."""
        self.settled = 0
        """So many events had been seen when the last prize was about to be given."""
        self.ended: GameEnded | None = None
        self._seen = 0
        self._bids: list[str | None] = [None] * seats
        self._outcome: Outcome | None = None

    def prizes_taken(self, seat: int) -> tuple[int, int]:
        """How many prizes a seat took, of how many that were up."""
        return sum(win is not None and win.seat == seat for win in self.wins), len(self.wins)

    def round_of(self, decision: Decision) -> Round | None:
        """The round that a decision belongs to; None where it was not played to its end."""
        return next((one for one in self.rounds if one.end > decision.events_before), None)

    def follow(self, event: object) -> None:
        """Takes in one event."""
        if isinstance(event, BidLaid) and event.face_up:
            self._bids[event.seat] = event.card
        elif isinstance(event, BidsTurned):
            self._bids = [*event.cards]
            self.turned += 1
        elif isinstance(event, PrizeWon | PrizeCarried | PrizeDiscarded):
            self.settled = self._seen
            self._settle(event)
        elif isinstance(event, BidsCleared):
            self.rounds.append(Round(self._seen + 1, tuple(self._bids), self._outcome))
            self._bids = [None] * len(self._bids)
        elif isinstance(event, GameEnded):
            self.ended = event
        self._seen += 1

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


def course_of(header: Header) -> Course:
    """The course of a game, from its header: before anything has happened."""
    seats = len(header.seats)
    return Course(seats, beginning(War, header.game.key, header.rules, seats, header.object))


class TurningPoint(NamedTuple):
    """Something that decided a game: a prize that was won."""

    kind: str
    """`lead`: with it the winner went ahead and was not caught again; `last`: with the last prize; `dearest`: no prize
    brought more points."""
    round: int
    """From 0, as they are followed here."""
    number: int
    """Of the prize, from 1."""
    win: PrizeWon


def turning_points(course: Course) -> list[TurningPoint]:
    """What decided a game that is over, in order of play."""
    assert course.ended
    found: list[TurningPoint] = []
    winners = course.ended.winners
    lead = lead_taken(course.scores[1:], winners[0]) if len(winners) == 1 else None
    if lead is not None and (win := course.wins[lead]) is not None and win.seat == winners[0]:
        kind = "lead" if lead < len(course.wins) - 1 else "last"
        found.append(TurningPoint(kind, lead, course.before + lead + 1, win))
    wins = [(round_, win) for round_, win in enumerate(course.wins) if win is not None]
    dearest = max(wins, key=lambda pair: pair[1].points, default=None)
    if dearest and dearest[0] != lead and sum(win.points == dearest[1].points for _, win in wins) == 1:
        round_, win = dearest
        found.append(TurningPoint("dearest", round_, course.before + round_ + 1, win))
    return sorted(found, key=lambda point: point.round)
