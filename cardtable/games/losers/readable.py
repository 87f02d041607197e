"""What of the log of Loser's Game may be read."""

from collections.abc import Sequence

from cardtable.games.losers.moves import CardPlayed, HandScored, TrickTaken
from cardtable.table.telling import Logged


def readable(logged: Sequence[Logged], last_trick: bool) -> list[Logged]:
    """The lines that don't name a card in a closed pile: until a hand is over, those of the trick on the table, and of
    the last one where `last_trick` lets everybody look at it."""
    closed = range(0)
    begun = 0
    for number, (_, event) in enumerate(logged):
        if isinstance(event, HandScored):
            begun = number + 1
            closed = range(0)
        elif (isinstance(event, CardPlayed) and event.leads) or (isinstance(event, TrickTaken) and not last_trick):
            closed = range(begun, number)
    return [line for number, line in enumerate(logged) if number not in closed or not isinstance(line[1], CardPlayed)]
