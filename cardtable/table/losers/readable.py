"""What of the log of Loser's Game may be read."""

from collections.abc import Sequence

from cardtable.engine.losers.moves import CardPlayed, HandScored
from cardtable.table.telling import Logged


def readable(logged: Sequence[Logged]) -> list[Logged]:
    """Until a hand is over the log shows the cards of no trick but the last: the others lie in closed piles."""
    closed = range(0)
    begun = 0
    for number, (_, event) in enumerate(logged):
        if isinstance(event, HandScored):
            begun = number + 1
            closed = range(0)
        elif isinstance(event, CardPlayed) and event.leads:
            closed = range(begun, number)
    return [line for number, line in enumerate(logged) if number not in closed or not isinstance(line[1], CardPlayed)]
