"""What may be remarked on in Bidding War: bids that tie, prizes that are dear or go for little, the end."""

from collections.abc import Sequence

from typing_extensions import override

from cardtable.engine.cards import split_card
from cardtable.engine.lines import RulesChanged
from cardtable.games.war.moves import CardOffered, GameEnded, PrizeCarried, PrizeDiscarded, PrizeTurned, PrizeWon
from cardtable.games.war.rules import WarRules
from cardtable.table.remarks import QUIET, Noticing, Occasion, at_the_end, others

_DEAR = 10
"""So many points are a dear prize."""
_CHEAP = 5
"""A prize goes for little where it is worth so much more than the card that takes it."""


class WarNoticing(Noticing):
    """Follows the events of one observer's view."""

    rest = 2

    def __init__(self, seats: int, rules: WarRules) -> None:
        self._seats = seats
        self._values = rules.values()

    @override
    def notice(self, event: object) -> Sequence[Occasion]:
        everybody = range(self._seats)
        match event:
            case RulesChanged(rules=WarRules() as rules):
                self._values = rules.values()
            case PrizeTurned() | CardOffered():
                return [Occasion(QUIET, everybody, once_in=4, size=event.number)]
            case PrizeCarried() | PrizeDiscarded(reason="tie"):
                return [Occasion("tie", everybody, once_in=3, size=len(event.cards))]
            case PrizeWon(seat=winner, points=points):
                rest = others(everybody, winner)
                if points - self._values[split_card(event.with_card)[0]] >= _CHEAP:
                    return [Occasion("cheap", rest, winner, size=points)]
                if points >= _DEAR:
                    return [
                        Occasion("won", [winner], size=points),
                        Occasion("envy", rest, winner, size=points),
                    ]
            case GameEnded():
                return at_the_end(everybody, event.winners)
        return ()
