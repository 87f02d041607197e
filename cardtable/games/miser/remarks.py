"""Short replies of bots to what people say to them in Miser: talk of the game they make before moves alone."""

from collections.abc import Sequence

from typing_extensions import override

from cardtable.engine.lines import Said, SayLine
from cardtable.engine.state import NOBODY
from cardtable.games.miser.moves import KnockedOut, Plea, Threat, Truce, TurnBegan, Warn
from cardtable.games.miser.play import Miser
from cardtable.table.remarks import ASKED, THREATENED, TOLD, Noticing, Occasion, others


class MiserNoticing(Noticing):
    """Follows the events of one observer's view."""

    def __init__(self, players: Sequence[str], start: Miser) -> None:
        """`players` by seat as a header names them; `start` is the state in which the game begins."""
        self._people = {seat for seat, player in enumerate(players) if player == "human"}
        self._in = [seat for seat in range(len(players)) if start.is_in(seat)]
        self._spoken_to: set[int] = set()  # in this turn

    @override
    def notice(self, event: object) -> Sequence[Occasion]:
        """Take in an event. Only the first line of a turn that is meant for a player can be answered by them."""
        match event:
            case TurnBegan():
                self._spoken_to.clear()
            case KnockedOut():
                self._in = others(self._in, event.seat)
            case Said(line=line) if line.seat in self._people:
                heard = _meant_for(line)
                if heard is None:
                    return [Occasion(_kind(line, NOBODY), others(self._in, line.seat), line.seat, once_in=3)]
                if heard in self._in and heard not in self._spoken_to:
                    self._spoken_to.add(heard)
                    return [Occasion(_kind(line, heard), [heard], line.seat, once_in=1)]
        return ()


def _meant_for(line: SayLine) -> int | None:
    """Return the seat that a line is addressed to, or else the one that it names; None where it is for everybody."""
    if line.to is not None:
        return line.to
    match line:
        case Threat():
            return line.against
        case Truce():
            return line.partner
        case Warn():
            return line.about
    return None


def _kind(line: SayLine, heard: int) -> str:
    if isinstance(line, Threat) or (isinstance(line, Warn) and line.about == heard):
        return THREATENED
    return ASKED if isinstance(line, Plea | Truce) else TOLD
