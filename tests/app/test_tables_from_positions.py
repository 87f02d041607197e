"""Tables of games that start from a position, and of games whose rules change on the way."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.app.screens import SCREENS
from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.lines import RulesChanged
from cardtable.engine.record import Header, SeatName, new_header
from cardtable.engine.state import EVERYTHING, SPECTATOR, Viewer
from cardtable.games.war.rules import WarRules
from cardtable.match import Match
from cardtable.session.observer import Observer
from cardtable.table.board import Card, Coins, Piece, Zone
from cardtable.table.model import Perspective, TableModel, seen_by
from tests.engine.suite import begun, play_on, record_of, replayed
from tests.engine.test_positions import every_game, played, table_from
from tests.engine.test_rules_on_the_way import brief_tables, play_on_changing


def told(header: Header, objects: list[dict[str, object]], viewer: Viewer) -> TableModel:
    """Return the table of a record as this viewer see it."""
    match = replayed(objects, lambda header: Observer(header, viewer))
    (observer,) = match.observers
    assert isinstance(observer, Observer)
    seen = seen_by(header, viewer)
    if viewer == EVERYTHING:
        seen = Perspective(header.rules, header.names, 0, 0, all_open=True, setup=header.object)
    model = SCREENS[header.game.key].model()(seen)
    for event in observer.events:
        model.follow(event)
    model.settle()
    return model


def lies(model: TableModel) -> dict[Zone, list[str]]:
    """Return the pieces in each zone, in a fixed order: closed hands and piles have none."""
    return {zone: sorted(map(shown, pieces)) for zone, pieces in model.zones.items() if pieces}


def shown(piece: Piece) -> str:
    if isinstance(piece, Card):
        return f"{piece.card or '?'} {piece.face_up}"
    return f"{piece.count} coins" if isinstance(piece, Coins) else repr(piece)


@every_game
@given(data=st.data())
def test_a_table_lies_as_if_the_game_had_come_there(game: AnyGame, data: st.DataObject) -> None:
    first = data.draw(played(game))
    table = table_from(first)
    for viewer in (*range(table.seats), SPECTATOR, EVERYTHING):
        came = told(first.header, record_of(first).objects, viewer)
        starts = told(table.header(), [table.header().object], viewer)
        assert lies(starts) == lies(came)
        assert starts.scores == came.scores
        assert starts.stage() == came.stage()
        assert [starts.plaque(seat, False) for seat in range(table.seats)] == [
            came.plaque(seat, False) for seat in range(table.seats)
        ]
        layout = starts.layout(1280, 800, False)
        assert set(layout.places(starts)) == set(starts.pieces())
        assert starts.marks(layout).keys() == came.marks(layout).keys()


@every_game
@given(data=st.data())
def test_a_game_from_a_position_is_told_to_its_end(game: AnyGame, data: st.DataObject) -> None:
    table = table_from(data.draw(played(game)))
    match = begun(table)
    play_on(match, Random(table.seed))
    course = SCREENS[game.key].course()(match.header)
    assert course.scores == [Match(match.header).state.scores]
    for event in record_of(match).events:
        course.follow(event)
    for viewer in (0, SPECTATOR, EVERYTHING):
        model = told(match.header, record_of(match).objects, viewer)
        assert model.course.scores == course.scores
        assert model.course.scores[-1] == list(model.scores) == match.state.scores
        assert model.course.ended
        assert all(moment.words for moment in model.moments())
        assert model.ending()
        model.how()
        model.chart()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@given(data=st.data())
def test_a_table_goes_by_the_rules_in_force(game: AnyGame, data: st.DataObject) -> None:
    match = begun(data.draw(brief_tables(game)))
    play_on_changing(match, Random(match.header.seed))
    objects = record_of(match).objects
    for viewer in (0, SPECTATOR, EVERYTHING):
        model = told(match.header, objects, viewer)
        assert model.seen.rules == match.rules
        assert list(model.scores) == match.state.scores
        assert model.ending()
        model.moments()
        model.layout(1280, 800, False)


def test_other_rules_are_told_in_words() -> None:
    header = new_header(GAMES["war"], WarRules(), (SeatName(name="Ann"), SeatName(name="Bo")), 1)
    model = SCREENS["war"].model()(seen_by(header, 0))
    rules = WarRules(tie="carry", jack_value=3)
    notice = model.follow(RulesChanged(rules, ("tie", "jack_value")))
    assert notice
    assert notice.text == ("House rules change here: Tied bids: add it to the next; Value of a jack: 3.")
    assert model.seen.rules is rules
    assert model.follow(RulesChanged(rules, ())) is None
