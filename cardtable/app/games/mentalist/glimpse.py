"""A game of Mentalist Poker that was left, at a glance."""

from cardtable.app.table.glimpse import TABLE, Glimpse, mirrored, side_of
from cardtable.engine.mentalist.play import LOT, Mentalist
from cardtable.engine.state import NOBODY
from cardtable.engine.views import ViewReader
from cardtable.language import filled, translate
from cardtable.table.mentalist.board import MentalistBoard
from cardtable.table.mentalist.layout import MentalistLayout


def glimpse(reader: ViewReader, events: list[object]) -> Glimpse:
    """The table, which bet it is, everybody's chips."""
    state, side = reader.state, side_of(reader)
    assert isinstance(state, Mentalist)
    own = side if reader.seat == side else NOBODY
    begun = state.phase != LOT
    stage = filled(translate("mentalist", "Turn {number}"), number=state.bets + 1) if begun else ""
    if begun and state.terms.turn_limit:
        limit = state.terms.turn_limit
        stage = filled(
            translate("mentalist", "Turn {number} of {count}"), number=min(state.bets + 1, limit), count=limit
        )
    layout = MentalistLayout(state.terms.seats, side, own >= 0, TABLE.width(), TABLE.height(), mirrored())
    return Glimpse(side, MentalistBoard(state, own), layout, stage, state.scores)
