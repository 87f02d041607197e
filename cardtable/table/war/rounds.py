"""How each round of Bidding War ended, as a seat saw it. No Qt here."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.engine.war.moves import BidLaid, BidsCleared, BidsTurned, PrizeCarried, PrizeDiscarded, PrizeWon
from cardtable.table.review import Decision


class Round(NamedTuple):
    """One prize."""

    end: int
    """So many events had been seen when it was over."""
    bids: tuple[str | None, ...]
    """By seat, the last card bid, as all saw it in the end."""
    outcome: PrizeWon | PrizeCarried | PrizeDiscarded | None
    """What became of the prize."""

    @property
    def winner(self) -> int | None:
        """Who got the prize."""
        return self.outcome.seat if isinstance(self.outcome, PrizeWon) else None


def rounds(events: Sequence[object], seats: int) -> list[Round]:
    """The rounds that were played to their end, in order."""
    found: list[Round] = []
    bids: list[str | None] = [None] * seats
    outcome: PrizeWon | PrizeCarried | PrizeDiscarded | None = None
    for number, event in enumerate(events, 1):
        if isinstance(event, BidLaid) and event.face_up:
            bids[event.seat] = event.card
        elif isinstance(event, BidsTurned):
            bids = [*event.cards]
        elif isinstance(event, PrizeWon | PrizeCarried | PrizeDiscarded):
            outcome = event
        elif isinstance(event, BidsCleared):
            found.append(Round(number, tuple(bids), outcome))
            bids = [None] * seats
    return found


def round_of(played: Sequence[Round], decision: Decision) -> Round | None:
    """The round that a decision belongs to; None where it was not played to its end."""
    return next((one for one in played if one.end > decision.events_before), None)
