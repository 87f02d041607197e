"""The course of a game of Bidding War: the points after each prize. No Qt here."""

from typing import NamedTuple

from cardtable.engine.war.moves import GameEnded, PrizeCarried, PrizeDiscarded, PrizeWon
from cardtable.table.turning import lead_taken


class Course:
    """Follows the events of a game."""

    def __init__(self, seats: int) -> None:
        self.scores: list[list[int]] = [[0] * seats]
        """By prize, from the start: the points of each seat."""
        self.prizes: list[str] = []
        """What was up each time, in card names, the prize itself last."""
        self.wins: list[PrizeWon | None] = []
        """What came of it, None where nobody took it."""
        self.taken: list[list[str]] = [[] for _ in range(seats)]
        """By seat, the cards won, in order."""
        self.ended: GameEnded | None = None

    def prizes_taken(self, seat: int) -> tuple[int, int]:
        """How many prizes a seat took, of how many that were up."""
        return sum(win is not None and win.seat == seat for win in self.wins), len(self.wins)

    def follow(self, event: object) -> None:
        """Takes in one event."""
        if isinstance(event, PrizeWon):
            scores = list(self.scores[-1])
            scores[event.seat] += event.points
            self.taken[event.seat] += event.cards
            self._settled(event.cards[-1], scores, event)
        elif isinstance(event, PrizeCarried) or (isinstance(event, PrizeDiscarded) and event.reason != "end"):
            self._settled(event.cards[-1], list(self.scores[-1]), None)
        elif isinstance(event, GameEnded):
            self.ended = event

    def _settled(self, card: str, scores: list[int], win: PrizeWon | None) -> None:
        self.scores.append(scores)
        self.prizes.append(card)
        self.wins.append(win)


class TurningPoint(NamedTuple):
    """Something that decided a game: a prize that was won."""

    kind: str
    """`lead`: with it the winner went ahead and was not caught again; `last`: she did so with the last prize;
    `dearest`: no prize brought more points."""
    round: int
    """From 0."""
    win: PrizeWon


def turning_points(course: Course) -> list[TurningPoint]:
    """What decided a game that is over, in order of play."""
    assert course.ended
    found: list[TurningPoint] = []
    winners = course.ended.winners
    lead = lead_taken(course.scores[1:], winners[0]) if len(winners) == 1 else None
    if lead is not None and (win := course.wins[lead]) is not None and win.seat == winners[0]:
        found.append(TurningPoint("lead" if lead < len(course.wins) - 1 else "last", lead, win))
    wins = [(round_, win) for round_, win in enumerate(course.wins) if win is not None]
    dearest = max(wins, key=lambda pair: pair[1].points, default=None)
    if dearest and dearest[0] != lead and sum(win.points == dearest[1].points for _, win in wins) == 1:
        found.append(TurningPoint("dearest", *dearest))
    return sorted(found, key=lambda point: point.round)
