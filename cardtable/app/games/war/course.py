"""The course of a game of Bidding War: the points after each prize. No Qt here."""

from cardtable.engine.war.moves import GameEnded, PrizeCarried, PrizeDiscarded, PrizeWon


class Course:
    """Follows the events of a game."""

    def __init__(self, seats: int) -> None:
        self.scores: list[list[int]] = [[0] * seats]
        """By prize, from the start: the points of each seat."""
        self.prizes: list[str] = []
        """What was up each time, in card names, the prize itself last."""
        self.takers: list[int | None] = []
        """Who took it, or None."""
        self.taken: list[list[str]] = [[] for _ in range(seats)]
        """By seat, the cards won, in order."""
        self.ended: GameEnded | None = None

    def prizes_taken(self, seat: int) -> tuple[int, int]:
        """How many prizes a seat took, of how many that were up."""
        return self.takers.count(seat), len(self.takers)

    def follow(self, event: object) -> None:
        """Takes in one event."""
        if isinstance(event, PrizeWon):
            scores = list(self.scores[-1])
            scores[event.seat] += event.points
            self.taken[event.seat] += event.cards
            self._settled(event.cards[-1], scores, event.seat)
        elif isinstance(event, PrizeCarried) or (isinstance(event, PrizeDiscarded) and event.reason != "end"):
            self._settled(event.cards[-1], list(self.scores[-1]), None)
        elif isinstance(event, GameEnded):
            self.ended = event

    def _settled(self, card: str, scores: list[int], taker: int | None) -> None:
        self.scores.append(scores)
        self.prizes.append(card)
        self.takers.append(taker)
