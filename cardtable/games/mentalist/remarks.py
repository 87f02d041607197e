"""What may be remarked on in Mentalist Poker: large pots, guesses that were one off, who is out, the end."""

from collections.abc import Sequence

from typing_extensions import override

from cardtable.games.mentalist.moves import AntesPaid, GameEnded, GuessHeard, PlayerOut, PotWon, ScreenLifted
from cardtable.table.remarks import QUIET, Noticing, Occasion, at_the_end, others

_LARGE = 5
"""A pot is large that holds more than one of so many chips in the game."""


class MentalistNoticing(Noticing):
    """Follows the events of one observer's view."""

    rest = 2

    def __init__(self, seats: int, chips: int) -> None:
        """`chips` are all that are in the game."""
        self._seats = seats
        self._chips = chips
        self._guesses: list[tuple[int, int]] = []  # of the bet that stands: who, and how many chips

    @override
    def notice(self, event: object) -> Sequence[Occasion]:
        everybody = range(self._seats)
        match event:
            case AntesPaid():
                return [Occasion(QUIET, event.seats, once_in=16, size=event.pot)]
            case GuessHeard():
                self._guesses.append((event.seat, event.chips))
            case ScreenLifted():
                guesses, self._guesses = self._guesses, []
                near = [seat for seat, chips in guesses if abs(chips - event.chips) == 1]
                if near and not event.hit:
                    return [Occasion("near", others(everybody, *near), once_in=12, size=event.chips)]
            case PotWon(seat=winner, bettor=bettor, forfeited=False) if _LARGE * (event.pot + event.bet) > self._chips:
                size = event.pot + event.bet
                return [
                    Occasion("won", [winner], size=size),
                    Occasion("lost", [bettor], size=size),
                    Occasion("envy", others(everybody, winner, bettor), winner, size=size),
                ]
            case PlayerOut():
                return [Occasion("lost", [event.seat], size=event.chips)]
            case GameEnded():
                return at_the_end(everybody, event.winners)
        return ()
