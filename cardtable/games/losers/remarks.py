"""What may be remarked on in Loser's Game: bids that were made or failed, once a hand is over, and the end."""

from collections.abc import Sequence

from typing_extensions import override

from cardtable.games.losers.moves import Dealt, GameEnded, HandScored
from cardtable.table.remarks import QUIET, Noticing, Occasion, at_the_end, others

_MUCH = 8
"""So many points in a hand are much, won or lost."""


class LosersNoticing(Noticing):
    """Follows the events of one observer's view."""

    def __init__(self, seats: int) -> None:
        self._seats = seats

    @override
    def notice(self, event: object) -> Sequence[Occasion]:
        everybody = range(self._seats)
        match event:
            case Dealt():
                return [Occasion(QUIET, everybody, once_in=4, size=event.number)]
            case HandScored(gains=gains):
                best = max(everybody, key=lambda seat: gains[seat])
                lost = [Occasion("lost", [seat], size=-gains[seat]) for seat in everybody if gains[seat] <= -_MUCH]
                if gains[best] < _MUCH:
                    return lost
                rest = others(everybody, best)
                return [
                    *lost,
                    Occasion("won", [best], size=gains[best]),
                    Occasion("envy", rest, best, size=gains[best]),
                ]
            case GameEnded():
                return at_the_end(everybody, event.winners)
        return ()
