"""Who sits where in the next game: who lost most chooses first. No Qt here."""

from collections.abc import Callable, Collection, Sequence


class SeatOrder:
    """One after another takes a seat, from the lowest score to the highest. Only persons are asked; for anybody else
    `draw` takes one of the free seats, and who comes last gets the one that is left."""

    def __init__(self, scores: Sequence[int], people: Collection[int], draw: Callable[[list[int]], int]) -> None:
        """`scores` and `people` are those of the game that is over, by its seats."""
        self._people = people
        self._draw = draw
        self._waiting = sorted(range(len(scores)), key=lambda seat: scores[seat])
        self.taken: dict[int, int] = {}
        """By seat now, the seat that the player there had."""
        self._go_on()

    @property
    def free(self) -> list[int]:
        """The seats that can be chosen."""
        return [seat for seat in range(len(self.taken) + len(self._waiting)) if seat not in self.taken]

    @property
    def chooser(self) -> int | None:
        """The old seat of the one who is to choose now; None once all sit."""
        return self._waiting[0] if self._waiting else None

    @property
    def order(self) -> list[int]:
        """By seat, the old one of the player there; to be asked once all sit."""
        return [self.taken[seat] for seat in range(len(self.taken))]

    def choose(self, seat: int) -> None:
        """The one whose turn it is takes a free seat."""
        self._take(seat)
        self._go_on()

    def _take(self, seat: int) -> None:
        self.taken[seat] = self._waiting.pop(0)

    def _go_on(self) -> None:
        while self._waiting and (len(self._waiting) == 1 or self._waiting[0] not in self._people):
            self._take(self._draw(self.free))
