"""A game of Bidding War that was left, at a glance."""

from cardtable.app.table.glimpse import TABLE, Glimpse, mirrored, side_of
from cardtable.engine.views import ViewReader
from cardtable.engine.war.play import War
from cardtable.engine.war.rules import WarRules
from cardtable.language import filled, translate
from cardtable.table.war.board import board_at
from cardtable.table.war.layout import WarLayout


def glimpse(reader: ViewReader, events: list[object]) -> Glimpse:
    """The table, which prize is up, the points."""
    state, rules, side = reader.state, reader.rules, side_of(reader)
    assert isinstance(state, War)
    assert isinstance(rules, WarRules)
    seats = len(reader.names)
    stage = ""
    if events:
        text = translate("war", "Prize {number}")
        if rules.prizes == "spare_suit":
            text = translate("war", "Prize {number} of {count}")
        stage = filled(text, number=state.number + 1, count=rules.suit_size)
    board = board_at(events, seats, reader.seat, rules.suit_size)
    layout = WarLayout(seats, side, TABLE.width(), TABLE.height(), mirrored())
    return Glimpse(side, board, layout, stage, state.scores)
