"""House rules that change during a game: the moments and rules that allow it, and the effects from there on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.bots.players import PLAYERS
from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import RulesChanged, RulesLine, line_object
from cardtable.engine.record import SeatName, new_header, parse_line, with_own
from cardtable.engine.state import CHANCE
from cardtable.engine.views import ViewWriter
from cardtable.errors import Refused
from cardtable.games.war.moves import PrizeDiscarded, WarEnded
from cardtable.games.war.play import War
from cardtable.match import Match
from tests.engine.oracles import ORACLES
from tests.engine.suite import (
    Recorder,
    Table,
    ask_on,
    begun,
    begun_in_sight,
    one_of_each_level,
    record_of,
    replayed,
    rule_values,
    tables,
)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

WHOLE_GAME = {
    "war": {"suit_size", "prizes"},
    "losers": set[str](),
    "mentalist": {"variant", "starting_chips"},
    "miser": {"starting_pennies", "uneven_deal", "first_player", "open_slush"},
}


@st.composite
def brief_tables(draw: st.DrawFn, game: AnyGame) -> Table:
    """Strategy for tables at which random play ends soon, even if rules change."""
    table = draw(tables(game))
    return table._replace(rules=ORACLES[game.key].brief(table.rules))


def changes(random: Random, kind: type[HouseRules]) -> dict[str, Any]:
    """Draw new values of some rules, except limits and rules that hold for a whole game."""
    rules = [rule for rule in kind.declared() if not (rule.whole_game or rule.name.endswith("_limit"))]
    found: dict[str, Any] = {}
    for rule in random.sample(rules, random.randrange(1, 4)):
        if rule.kind == "number":
            found[rule.name] = random.randint(rule.low, min(rule.high, rule.low + 20))
        else:
            found[rule.name] = random.choice(rule.choices or (False, True))
    return found


def play_on_changing(match: Match, random: Random, decisions: int = 1 << 20) -> int:
    """Make random moves and now and then change rules; return the number of changes."""
    count = 0
    while not match.over and decisions > 0:
        if match.state.rests() and random.random() < 0.5:
            try:
                match.take(RulesLine(changes(random, match.game.rules)))
                count += 1
            except Refused:  # the new rules conflict
                pass
            match.go_on()
            continue
        match.submit_code(match.state.any_move(match.state.turn, random.random))
        decisions -= 1
    return count


# --- which ones ------------------------------------------------------------------------------------------------------


@every_game
def test_rules_that_hold_for_the_whole_game(game: AnyGame) -> None:
    whole = {rule.name for rule in game.rules.declared() if rule.whole_game}
    assert whole == WHOLE_GAME[game.key]
    for name in whole:
        value = game.rules().value(game.rules.rule(name))
        with pytest.raises(Refused) as refusal:
            parse_line({"rules": {name: value}}, game, 4)
        assert str(refusal.value) == f"{name} applies to the whole game and can't change during it"


@every_game
def test_what_is_no_change(game: AnyGame) -> None:
    for held, what in (
        ({"rules": 3}, "rules: expected an object, got a whole number"),
        ({"rules": None}, "rules: expected an object, got null"),
        ({"rules": {"colour": 1}}, "unknown house rule 'colour'"),
        ({"rules": {}, "format": "cardtable"}, "a second header"),
    ):
        with pytest.raises(Refused) as refusal:
            parse_line(held, game, 4)
        assert str(refusal.value).startswith(what)
    for rule in game.rules.declared():
        if not rule.whole_game:
            with pytest.raises(Refused, match=f"{rule.name} must be .*, not "):
                parse_line({"rules": {rule.name: None}}, game, 4)


@every_game
@given(data=st.data())
def test_every_other_rule_can_change(game: AnyGame, data: st.DataObject) -> None:
    for rule in game.rules.declared():
        if not rule.whole_game:
            value = data.draw(rule_values(rule))
            line = parse_line({"rules": {rule.name: value}, "note": "why not", "t": 3.5}, game, 4)
            assert line == RulesLine({rule.name: value})
            assert line_object(line) == {"rules": {rule.name: value}}


def test_rules_that_can_not_stand_together() -> None:
    for key, changed, what in (
        ("losers", {"trump_points": 0, "three_points": 0, "four_points": 0}, "all 0, a match needs a round_limit"),
        ("miser", {"pass_cost": 0}, "with pass_cost 0, a game needs a turn_limit to end"),
        ("mentalist", {"ante": 20, "bet_cap": "pot"}, None),
    ):
        game = GAMES[key]
        match = Match(new_header(game, game.rules(), (SeatName(),) * 4, 1))
        if what is None:
            match.take(RulesLine(changed))
            assert match.rules.changed() == changed
            continue
        with pytest.raises(Refused, match=what):
            match.take(RulesLine(changed))
        assert match.rules == game.rules()


# --- when ------------------------------------------------------------------------------------------------------------


@every_game
@given(data=st.data())
def test_they_change_at_rest_and_nowhere_else(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(brief_tables(game))
    match = Match(table.header())
    assert match.state.rests()
    assert match.state.turn == CHANCE
    match.take(RulesLine({}))  # before the deal
    match = begun(table)
    if not (match.moves or match.over):
        assert match.state.rests()
    random, rested = Random(table.seed), 0
    for _ in range(30):
        if match.over:
            break
        assert all(match.view(seat).state.rests() == match.state.rests() for seat in range(table.seats))
        if match.state.rests():
            match.take(RulesLine({}))
            rested += 1
        else:
            before, text = match.state.facts(), record_of(match).text
            with pytest.raises(Refused) as refusal:
                match.take(RulesLine({}))
            assert str(refusal.value) == game.rules_rest
            assert (match.state.facts(), record_of(match).text) == (before, text)
        match.submit_code(match.state.any_move(match.state.turn, random.random))
    if match.over:
        with pytest.raises(Refused):
            match.take(RulesLine({}))


@pytest.mark.parametrize(
    ("key", "name", "counted", "before"),
    [
        ("losers", "round_limit", "number", 0),
        ("mentalist", "turn_limit", "bets", 0),
        ("miser", "turn_limit", "turns", 1),
    ],
)
def test_a_limit_that_comes_too_late(key: str, name: str, counted: str, before: int) -> None:
    """`before` is the number of counted turns that are not finished yet."""
    game = GAMES[key]
    rules = {"mentalist": {"variant": "advanced"}, "miser": {"starting_pennies": 400, "ending": "last_standing"}}
    match = begun(Table(game, game.rules.made(rules.get(key, {})), 4, 1))
    random = Random(1)
    while getattr(match.state, counted) < 1 + before or not match.state.rests():
        assert not match.over
        match.submit_code(match.state.any_move(match.state.turn, random.random))
    facts = match.state.facts()
    with pytest.raises(Refused) as refusal:
        match.take(RulesLine({name: 1}))
    assert str(refusal.value) == f"{name} can't be set to 1: the game has already reached 1"
    assert match.state.facts() == facts
    match.take(RulesLine({name: 2}))
    while not match.over:
        assert getattr(match.state, counted) == 1 + before
        match.submit_code(match.state.any_move(match.state.turn, random.random))


# --- on its way through the house ------------------------------------------------------------------------------------


@every_game
@given(data=st.data())
def test_games_whose_rules_change_end_and_lose_nothing(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(brief_tables(game))
    match = begun(table, lambda match, record: ORACLES[game.key].conservation(match).look)
    play_on_changing(match, Random(table.seed))
    assert match.over
    record = record_of(match)
    again = replayed(record.objects, Recorder)
    assert record_of(again).events == record.events
    assert again.state.facts() == match.state.facts()
    assert (again.result, again.rules) == (match.result, match.rules)


@every_game
@given(data=st.data())
def test_everybody_sees_them_change(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(brief_tables(game))
    match, viewer = begun_in_sight(table)
    count = play_on_changing(match, Random(table.seed))
    for seat in viewer:
        told = [held for held in seat.writer.lines if "rules" in held and "format" not in held]
        assert told == [held for held in record_of(match).objects[1:] if "rules" in held]
        assert len(told) == count == sum(isinstance(event, RulesChanged) for event in seat.events)
        assert seat.reader.rules == match.rules
        assert seat.reader.result == match.result


@pytest.mark.slow
@every_game
@given(data=st.data())
def test_every_player_goes_by_the_rules_in_force(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(brief_tables(game))
    match = begun(table)
    random = Random(table.seed)
    play_on_changing(match, random, random.randrange(20))
    ask_on(match, data.draw(one_of_each_level(game)), random)


# --- what they do in each game ---------------------------------------------------------------------------------------


def started(key: str, setup: dict[str, Any], seats: int, **rules: Any) -> Match:
    """Return a match that starts from a position."""
    header = with_own(new_header(GAMES[key], GAMES[key].rules.made(rules), (SeatName(),) * seats, 1), {"setup": setup})
    recorder = Recorder(header)
    return Match(header, observers=[recorder])


def taken(match: Match, *objects: dict[str, Any]) -> None:
    """Take lines, given as the objects of a record."""
    for held in objects:
        line = parse_line(held, match.game, len(match.header.seats))
        assert line is not None
        match.take(line)


PRIZES: dict[str, Any] = {
    "suits": ["H", "S"],
    "hands": [["AH", "2H", "JH"], ["AS", "2S", "JS"]],
    "first": 0,
    "number": 10,
    "prizes": [f"{rank}C" for rank in (3, 4, 5, 6, 7, 8, 9, 10, "Q", "K", "J", "A", 2)],
}


def test_a_prize_that_is_up_is_worth_what_it_is_now_and_what_was_won_what_it_was() -> None:
    match = started("war", {**PRIZES, "won": [["QC"], ["KC"]]}, 2)
    taken(match, {"rules": {"jack_value": 20, "queen_value": 0}})
    assert match.state.scores == [12, 13]
    taken(match, {"seat": 0, "move": "bid", "card": "JH"}, {"seat": 1, "move": "bid", "card": "2S"})
    assert match.state.scores == [32, 13]


def test_ties_are_settled_by_the_rule_in_force() -> None:
    match = started("war", PRIZES, 2)
    taken(match, {"seat": 0, "move": "bid", "card": "AH"}, {"seat": 1, "move": "bid", "card": "AS"})
    taken(match, {"rules": {"tie": "carry"}})
    taken(match, {"seat": 1, "move": "bid", "card": "2S"}, {"seat": 0, "move": "bid", "card": "2H"})
    assert match.state.scores == [0, 0]
    taken(match, {"rules": {"tie": "discard"}})
    taken(match, {"seat": 0, "move": "bid", "card": "JH"}, {"seat": 1, "move": "bid", "card": "JS"})
    assert match.state.scores == [0, 0]
    assert match.over
    discarded = [event.cards for event in record_of(match).events if isinstance(event, PrizeDiscarded)]
    assert discarded == [("JC",), ("AC", "2C")]


def test_sealed_bids_give_way_to_an_auction_and_come_again() -> None:
    match = started("war", PRIZES, 2)
    writer = ViewWriter(match.header, 1)
    match.observers.append(writer)
    taken(match, {"rules": {"bidding": "open"}})
    taken(match, {"seat": 0, "move": "bid", "card": "2H"}, {"seat": 1, "move": "pass"})
    assert match.state.scores == [11, 0]
    taken(match, {"rules": {"bidding": "sealed"}})
    taken(match, {"seat": 1, "move": "bid", "card": "JS"}, {"seat": 0, "move": "bid", "card": "AH"})
    assert match.state.scores == [11, 1]
    told = [held["card"] for held in writer.lines if held.get("move") == "bid"]
    assert told == ["2H", "JS", None]  # only the bids of the auction are open


def test_who_sells_may_be_another_and_the_game_over_at_once() -> None:
    setup = {"suits": ["H", "S", "C"], "hands": [["AH", "2H"], ["AS", "2S"], ["AC"]], "first": 2, "number": 3}
    rules = {"prizes": "own_cards", "seller_bids": False}
    match = started("war", setup, 3, **rules)
    taken(match, {"rules": {"offer_order": "round"}})
    assert match.state.turn == 0  # offers go A B C A now, no longer A B C C
    match = started("war", setup, 3, **rules)
    taken(match, {"rules": {"seller_bids": True}})
    assert match.over
    changed, ended = record_of(match).events
    assert isinstance(changed, RulesChanged)
    assert isinstance(ended, WarEnded)


def test_points_for_trumps_count_from_the_hand_in_which_they_change() -> None:
    table = Table(GAMES["losers"], GAMES["losers"].rules.made({"made_bid": "points", "round_limit": 1}), 4, 1)
    match = begun(table)
    taken(match, {"rules": {"trump_points": 0, "three_points": 0, "four_points": 5}})
    random = Random(1)
    while not match.over:
        match.submit_code(0 if "bid" in str(match.game.patterns(match.state, match.state.turn)[0]["move"])
                          else match.state.any_move(match.state.turn, random.random))  # fmt: skip
    assert all(score % 5 == 0 for score in match.state.scores)


def test_another_ante_is_paid_from_the_next_pot_on_and_another_cap_holds_at_once() -> None:
    match = started("mentalist", {"chips": [9, 9], "pot": 2, "bettor": 0, "button": 0}, 2)
    taken(match, {"rules": {"ante": 3, "bet_cap": "pot"}})
    assert list(match.state.legal(0)) == [0, 1, 2]
    taken(match, {"seat": 0, "move": "bet", "chips": 2}, {"seat": 1, "move": "guess", "chips": 2})
    assert match.state.scores == [4, 10]  # seat 1 takes 2 and 2, and both ante 3


def test_a_missed_bet_leaves_the_pot_under_way() -> None:
    match = started("mentalist", {"chips": [9, 9], "pot": 2, "bettor": 0, "button": 0}, 2)
    taken(match, {"seat": 0, "move": "bet", "chips": 2}, {"seat": 1, "move": "guess", "chips": 1})
    with pytest.raises(Refused, match="between pots"):
        taken(match, {"rules": {"ante": 2}})


def test_the_turn_that_has_begun_goes_by_the_rules_in_force() -> None:
    game = GAMES["miser"]
    match = begun(Table(game, game.rules(), 3, 1))
    first = match.state.turn
    taken(match, {"rules": {"pass_cost": 5}}, {"seat": first, "move": "pass"})
    assert match.state.scores[first] == 15
    taken(match, {"rules": {"wager_limit": 9}})
    (attack,) = [one for one in game.patterns(match.state, match.state.turn) if one["move"] == "attack"]
    assert attack["wager"] == {"from": 1, "to": 9}
    other = (match.state.turn + 1) % 3
    offer = {"partner": other, "victim": (other + 1) % 3, "wagers": [1, 1], "value": 5}
    taken(match, {"seat": match.state.turn, "move": "propose", **offer})
    with pytest.raises(Refused, match="between turns"):
        taken(match, {"rules": {"wager_limit": 3}})
    taken(match, {"seat": other, "move": "decline"})
    with pytest.raises(Refused, match="between turns"):
        taken(match, {"rules": {"wager_limit": 3}})


@pytest.mark.parametrize("seats", [2, 3])
def test_sealed_bids_by_players_who_hold_more_cards_than_there_are_prizes(seats: int) -> None:
    hands = [[f"{rank}{suit}" for rank in ("A", 2, 7, "J", "K")] for suit in "HSD"[:seats]]
    setup = {**PRIZES, "suits": list("HSD"[:seats]), "hands": hands}
    match = started("war", setup, seats, bidding="open")
    taken(match, {"rules": {"bidding": "sealed"}})
    for name, player in PLAYERS["war"].items():
        assert player.choose(match.view(0), KeyedRandom(1), 0.02) in match.state.legal(0), name
    match.give_rng(KeyedRandom(1))
    while not match.over:
        match.submit_code(match.state.legal(match.state.turn)[-1])
    assert isinstance(match.state, War)
    assert [hand.bit_count() for hand in match.state.hands] == [2] * seats
