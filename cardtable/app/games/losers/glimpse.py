"""A match of Loser's Game that was left, at a glance."""

from cardtable.app.table.glimpse import TABLE, Glimpse, mirrored, side_of
from cardtable.engine.losers.play import Losers
from cardtable.engine.losers.rules import LosersRules
from cardtable.engine.views import ViewReader
from cardtable.language import filled, translate
from cardtable.table.losers.board import board_at
from cardtable.table.losers.layout import LosersLayout


def glimpse(reader: ViewReader, events: list[object]) -> Glimpse:
    """The table, which hand is being played, the scores."""
    state, rules, side = reader.state, reader.rules, side_of(reader)
    assert isinstance(state, Losers)
    assert isinstance(rules, LosersRules)
    seats = len(reader.names)
    stage = ""
    if events:
        text = translate("losers", "Hand {number}, to {target} points")
        if rules.round_limit:
            text = translate("losers", "Hand {number} of {count}")
        stage = filled(text, number=state.number + 1, target=rules.target, count=rules.round_limit)
    board = board_at(events, seats, side)
    layout = LosersLayout(seats, side, TABLE.width(), TABLE.height(), mirrored())
    return Glimpse(side, board, layout, stage, state.scores)
