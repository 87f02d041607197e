"""Players of Loser's Game: the beginner's habits, the club player's judgement, and their strengths."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.bots.player import Advice, Player
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.views import View
from cardtable.games.losers.play import BID, CALL, CARDS, NO_BID, PLAY, Losers
from cardtable.games.losers.players.counting import BidProspect, CountReading, promise
from cardtable.games.losers.players.levels import PLAIN
from cardtable.games.losers.players.weighing import Race
from cardtable.games.losers.rules import PRESETS, LosersRules
from cardtable.match import Match
from cardtable.playtest.batch import Batch
from cardtable.playtest.match_runner import MatchPlan
from tests.engine.oracles import ORACLES
from tests.engine.suite import Table, tables
from tests.judging import assert_blind, assert_mixed_strategy, drawn
from tools.game_tools import Rung, tools_by_game
from tools.games.losers import bids
from tools.games.losers import reference as reference_losers
from tools.ladder import FEWEST, climb, games_of, pairings

pytestmark = pytest.mark.slow

LOSERS = GAMES["losers"]
BEGINNER = PLAYERS["losers"]["beginner"]
CLUB = PLAYERS["losers"]["club"]
both = pytest.mark.parametrize("player", [BEGINNER, CLUB], ids=["beginner", "club"])
SUITS = "CDHS"
NUMBERS = {name: card for card, name in enumerate(CARDS)}


def mask(names: str) -> int:
    return sum(1 << NUMBERS[name] for name in names.split())


def position(
    hands: Sequence[str],
    trump: str | None = None,
    bids: Sequence[int] | None = None,
    trick: str = "",
    taken: Sequence[str] | None = None,
    scores: Sequence[int] | None = None,
    rules: LosersRules | None = None,
    caller: int = 0,
) -> Losers:
    """Return a state with seat 0 on turn.

    The other seats laid the cards of the trick, and `taken` gives the piles. All cards not named lie aside.
    """
    seats = len(hands)
    state = cast(Losers, LOSERS.start(rules or LosersRules(), seats))
    state.scores = list(scores or [0] * seats)
    laid = [NUMBERS[name] for name in trick.split()]
    held = [mask(hand) for hand in hands]
    piles = [mask(pile) for pile in taken or [""] * seats]
    gone = sum(held) + sum(piles) + sum(1 << card for card in laid)
    state.deal(held, (1 << 52) - 1 & ~gone)
    state.caller = caller
    state.turn = 0
    if trump is not None:
        state.trump = SUITS.index(trump)
        state.phase = BID
    if bids is not None:
        state.bids = list(bids)
        if NO_BID not in bids:
            state.phase = PLAY
            state.trick = laid
            state.piles = piles
            state.played = [card for pile in piles for card in range(52) if pile >> card & 1] + laid
    return state


def odds(player: Player, state: Losers, seat: int = 0) -> dict[int, float]:
    """Return the probability of each move."""
    advice = player.advise(View(LOSERS, LosersRules(), seat, state.information_state(seat)), KeyedRandom(1), 1.0)
    return {choice.move: choice.probability for choice in advice.choices}


def cards(player: Player, state: Losers, seat: int = 0) -> dict[str, float]:
    """Return the probability of each card."""
    return {CARDS[move]: chance for move, chance in odds(player, state, seat).items()}


# --- everywhere ------------------------------------------------------------------------------------------------------


def positions(table: Table, player: Player) -> Iterator[tuple[Match, Advice]]:
    """Play some hands with the player in every seat and some random moves; yield each decision with its advice."""
    match = Match(new_header(LOSERS, table.rules, (SeatName(),) * table.seats, table.seed), KeyedRandom(table.seed))
    match.go_on()
    random = Random(table.seed)
    while not match.over and cast(Losers, match.state).number < 2:
        seat = match.state.turn
        advice = player.advise(match.view(seat), match.player_rng(seat), 1.0)
        yield match, advice
        wild = random.random() < 0.2
        match.submit_code(random.choice(match.state.legal(seat)) if wild else drawn(advice, random))


@both
@settings(max_examples=25)
@given(data=st.data())
def test_advice_is_a_mixed_strategy_over_legal_moves(player: Player, data: st.DataObject) -> None:
    table = data.draw(tables(LOSERS))
    table = table._replace(rules=ORACLES["losers"].brief(table.rules))
    for match, advice in positions(table, player):
        assert_mixed_strategy(match, advice)


@both
@settings(max_examples=15)
@given(data=st.data())
def test_what_a_seat_cannot_know_changes_nothing(player: Player, data: st.DataObject) -> None:
    table = data.draw(tables(LOSERS))
    random = Random(table.seed)
    for match, advice in positions(table, player):
        assert_blind(match, player, advice, random)


# --- beginner --------------------------------------------------------------------------------------------------------

OTHERS = ("2C 3C 4C 5C", "6C 7C 8C 9C", "10C JC QC KC")


def test_the_beginner_calls_their_longest_suit() -> None:
    assert odds(BEGINNER, position(["2H 3H 4H AS", *OTHERS])) == {SUITS.index("H"): 1.0}
    assert odds(BEGINNER, position(["2H 9H 3S 8S", *OTHERS])) == {SUITS.index("H"): 1.0}


def test_the_beginner_bids_half_their_trumps_and_one_for_ace_and_king() -> None:
    hands = ["2H 3H 4H 5H AS AD", "2C 3C 4C 5C 6C 7C"]
    assert odds(BEGINNER, position(hands, "H")) == pytest.approx({2: 0.7, 1: 0.2, 3: 0.1})
    assert odds(BEGINNER, position(["AH KH 4H 5H AS AD", hands[1]], "H")) == pytest.approx({4: 0.7, 3: 0.2, 5: 0.1})
    assert odds(BEGINNER, position(["AC KC 4C 5C AS AD", "2D 3D 4D 5D 6D 7D"], "H")) == pytest.approx({0: 0.9, 1: 0.1})
    worth_three = LosersRules(trump_points=3)
    assert max(odds(BEGINNER, position(hands, "H", rules=worth_three)).items(), key=lambda item: item[1])[0] == 6


def test_the_beginner_does_not_hear_what_others_bid() -> None:
    hands = ["2H 3H 4H 5H", *OTHERS]
    quiet = odds(BEGINNER, position(hands, "H", [NO_BID, NO_BID, NO_BID, NO_BID]))
    assert odds(BEGINNER, position(hands, "H", [NO_BID, 8, 9, 7], scores=[49, 0, 0, 0])) == quiet


def test_the_beginner_plays_high_to_win_and_low_to_lose() -> None:
    hands = ["2S 9S KS AS 3D", "2C 3C 4C 5C 6C", "7C 8C 9C 10C", "JC QC KC AC"]
    state = position(hands, "H", [1, 1, 1, 1], "5S QS")
    assert cards(BEGINNER, state) == pytest.approx({"AS": PLAIN, "2S": 1 - PLAIN})
    state = position(["2S 9S 3D", *hands[1:]], "H", [1, 1, 1, 1], "5S QS")
    assert cards(BEGINNER, state) == {"2S": 1.0}


def test_the_beginner_ruffs_with_their_lowest_trump_and_discards_none() -> None:
    hands = ["3H 9H KH QD 4D", "2C 3C 4C 5C 6C", "7C 8C 9C 10C", "JC QC KC AC"]
    assert cards(BEGINNER, position(hands, "H", [1, 1, 1, 1], "5S QS")) == pytest.approx({"3H": PLAIN, "4D": 1 - PLAIN})
    assert cards(BEGINNER, position(hands, "H", [1, 1, 1, 1], "5S AH")) == {"4D": 1.0}


def test_the_beginner_leads_high_cards_and_trumps_last() -> None:
    hands = ["AH KH 9D 3S", *OTHERS]
    assert cards(BEGINNER, position(hands, "H", [1, 1, 1, 1])) == pytest.approx({"9D": PLAIN, "3S": 1 - PLAIN})
    assert "AH" in cards(BEGINNER, position(["AH KH", "2C 3C", "4C 5C", "6C 7C"], "H", [1, 1, 1, 1]))


def test_the_beginner_plays_on_alike_when_their_bid_is_made() -> None:
    hands = ["2S 9S AS", "2C 3C 4C", "5C 6C", "7C 8C"]
    needy = position(hands, "H", [5, 1, 1, 1], "5S QS")
    made = position(hands, "H", [0, 1, 1, 1], "5S QS")
    assert cards(BEGINNER, needy) == cards(BEGINNER, made)


# --- club ------------------------------------------------------------------------------------------------------------


def best(state: Losers, seat: int = 0) -> str:
    ((card, chance),) = cards(CLUB, state, seat).items()
    assert chance == 1
    return card


def club_bid(state: Losers, seat: int = 0) -> int:
    ((points, _),) = odds(CLUB, state, seat).items()
    return points


STRONG = "AH KH QH JH 9H 7H AS KS AD 5D 4C 3C 2C"
WEAK = "2H 3H 4S 5S 6S 7S 2D 3D 6D 7D 8C 9C 10C"


def full(hand: str, caller: int = 0, **more: Any) -> Losers:
    """Return a state in which seat 0 has this hand, and three others the rest of the pack."""
    rest = [card for card in CARDS if card not in hand.split()]
    return position([hand, *[" ".join(rest[13 * seat : 13 * seat + 13]) for seat in range(3)]], caller=caller, **more)


def test_the_club_player_calls_the_suit_that_takes_most() -> None:
    state = full(STRONG)
    assert state.phase == CALL
    assert odds(CLUB, state) == {SUITS.index("H"): 1.0}
    # The choice is between five low clubs and four of the highest spades.
    assert odds(CLUB, full("2C 3C 4C 5C 6C AS KS QS JS 2D 7D 2H 7H")) == {SUITS.index("S"): 1.0}


def test_the_club_player_bids_by_the_strength_of_their_hand() -> None:
    assert club_bid(full(STRONG, trump="H")) >= 10
    assert club_bid(full(WEAK, 1, trump="S")) < club_bid(full(STRONG, trump="H"))
    assert club_bid(full(WEAK, 1, trump="H")) <= 1


def test_the_club_player_bids_no_more_than_needed() -> None:
    free = club_bid(full(STRONG, trump="H"))
    assert club_bid(full(STRONG, trump="H", scores=[46, 3, 5, 8])) == 4
    assert free > 4
    # A bid of 2 would only draw level with seat 1, which ends at 51.
    level = full(STRONG, trump="H", bids=[NO_BID, 3, 0, 0], scores=[49, 48, 5, 8])
    assert club_bid(level) >= 3


def test_the_club_player_is_bolder_when_somebody_is_about_to_win() -> None:
    hand = "AH QH 9H 7H KS 8S 3S AD 5D 9C 4C 3C 2C"
    calm = club_bid(full(hand, 3, trump="H", bids=[NO_BID, 2, 2, 2], scores=[30, 30, 30, 30]))
    late = club_bid(full(hand, 3, trump="H", bids=[NO_BID, 2, 2, 2], scores=[41, 48, 48, 48]))
    assert late > calm


def test_the_club_player_bids_by_the_house_rules() -> None:
    assert club_bid(full(STRONG, trump="H", rules=LosersRules(made_bid="points"))) == 0
    usual = club_bid(full(STRONG, trump="H", rules=LosersRules(target=1000)))
    assert club_bid(full(STRONG, trump="H", rules=LosersRules(target=1000, failed_bid="zero"))) > usual
    assert club_bid(full(STRONG, trump="H", rules=LosersRules(three_points=0, four_points=0))) < usual
    doubled = LosersRules(target=1000, trump_points=2, three_points=6, four_points=18)
    assert club_bid(full(STRONG, trump="H", rules=doubled)) == pytest.approx(2 * usual, abs=2)
    nothing = LosersRules(trump_points=0, three_points=0, four_points=0, round_limit=3)
    assert club_bid(full(STRONG, trump="H", rules=nothing)) == 0


def test_the_club_player_takes_what_is_needed_and_leaves_what_is_not() -> None:
    """Seat 0 plays last: the queen takes three trumps, which is all it needs, but others need them too."""
    hands = ["QS 2S", "4C", "5C", "6C"]
    trick = "JS 3S 4S"
    assert best(position(hands, "S", [4, 0, 0, 0], trick)) == "QS"
    # The bid is made, so the queen is kept from a trick that helps no seat.
    pile = ["2D 2H 2C", "", "", ""]
    made = position(["QD 3D", "4C", "5C", "6C"], "S", [3, 9, 9, 9], "10D 4D 5D", pile)
    assert made.taken(0) == 3
    assert best(made) == "3D"


def test_the_club_player_keeps_points_from_those_who_need_them() -> None:
    """Two cards are left; the third eight would complete the set of seat 1, which bid three and leads."""
    hands = ["KD 2D", "4C", "5C", "6C"]
    piles = ["", "8H 8S", "", ""]
    denied = position(hands, "S", [0, 3, 0, 0], "8D 9D 10D", piles)
    assert best(denied) == "KD"


def test_the_club_player_does_not_feed_a_set() -> None:
    """Seat 0 can't follow. Seat 1, who takes the trick, needs one more eight; a seven is worth nothing to any seat."""
    hands = ["8D 7D", "4C", "5C", "6C"]
    piles = ["", "8H 8S", "", "7C 7H"]
    state = position(hands, "S", [0, 3, 0, 0], "AH 9H 10H", piles)
    assert state.taker() == 1
    assert best(state) == "7D"
    # If the taker collects sevens, the eight is thrown.
    piles = ["", "7C 7H", "", "8H 8S"]
    assert best(position(hands, "S", [0, 3, 0, 0], "AH 9H 10H", piles)) == "8D"


def test_the_club_player_plays_a_card_of_a_set_into_their_own_trick() -> None:
    """Both kings would take the trick, but that of hearts is trump, and the queen completes a set."""
    hands = ["QS KS", "4C", "5C", "6C"]
    piles = ["QH QD", "", "", ""]
    assert best(position(hands, "H", [3, 0, 0, 0], "JS 3S 4S", piles)) == "QS"


def test_the_club_player_draws_trumps_when_long_in_them() -> None:
    assert best(full(STRONG, trump="H", bids=[12, 1, 1, 1]))[-1] == "H"
    assert best(full("9H 7H AS KS QS 8S 3S AD 5D 4C 3C 2C 6C", trump="H", bids=[4, 1, 1, 1]))[-1] != "H"


def test_the_club_player_knows_who_cannot_follow() -> None:
    """Seat 1 may hold the last trump; if it has shown out of diamonds, the ace of clubs is the safer lead."""
    hands = ["AD AC", "2C 3S", "4C 5D", "6D 7C"]
    state = position(hands, "S", [4, 1, 1, 1], taken=["KS QS", "", "", ""])
    state.voids[1] = 1 << SUITS.index("D")
    assert best(state) == "AC"
    state.voids[1] = 1 << SUITS.index("C")
    assert best(state) == "AD"


# --- what the club player's judgement is made of ---------------------------------------------------------------------


def test_hands_take_about_what_is_promised() -> None:
    """Four club players keep about as many points as they bid, averaged over many hands."""
    plan = MatchPlan("losers", LosersRules(target=1000, round_limit=8), ("club",) * 4, 10, 3, jobs=1)
    hands = [hand for seat in bids.played(plan.players, plan.rules, plan.games, 1).hands for hand in seat]
    bold = [hand for hand in hands if hand.bid]
    made = sum(hand.points >= hand.bid for hand in bold) / len(bold)
    assert 0.6 < made < 0.9
    assert sum(hand.gain for hand in hands) / len(hands) > 1


def test_a_prospect_counts_points_as_the_house_rules_do() -> None:
    state = full(STRONG, trump="H")
    root = promise(CountReading(state, 0, 2), True)
    usual = BidProspect(state, root)
    assert usual.root == pytest.approx(root, abs=0.05)
    chances = [usual.made(points) for points in range(60)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == 1
    trumps_alone = full(STRONG, trump="H", rules=LosersRules(three_points=0, four_points=0))
    assert BidProspect(trumps_alone, root).root ** 2 < 13
    assert BidProspect(trumps_alone, root).spread < usual.spread


def test_the_race_is_won_by_the_one_who_is_alone_at_the_top() -> None:
    state = full(STRONG, trump="H", scores=[40, 45, 10, 0])
    race = Race(state, 0, 5.4)
    for other, (high, low) in enumerate(((0, 0), (49, 41), (12, 8), (2, -2))):
        race.high[other], race.low[other], race.odds[other] = high, low, 0.75
    assert race.worth(50) == 1
    assert 0 < race.worth(40) < race.worth(45) < race.worth(49) < 1
    race.high[1] = 52
    assert race.worth(50) == pytest.approx(0.25)
    assert race.worth(53) == 1
    assert race.worth(49) < 0.25
    race.high[1] = 50
    assert 0.25 < race.worth(50) < 1  # a tie, after which the match goes on


def test_there_is_something_to_gain_however_far_ahead() -> None:
    state = full(STRONG, trump="H", scores=[49, -300, -300, -300])
    assert club_bid(state) >= 1


# --- strength --------------------------------------------------------------------------------------------------------


def rate(rules: LosersRules, *players: str, games: int) -> float:
    """Return the first player's share of the wins."""
    tally = Batch(MatchPlan("losers", rules, players, games, 7)).run()
    assert tally.finished == games
    found = tally.win_rate(0).rate
    assert found is not None
    return found


def test_the_beginner_beats_random() -> None:
    assert rate(LosersRules(), "beginner", "random", "random", "random", games=20) > 0.8


def test_the_club_player_beats_random_in_time() -> None:
    assert rate(LosersRules(), "club", "random", "random", "random", games=10) == 1


@pytest.mark.parametrize("preset", PRESETS)
def test_the_club_player_beats_beginners(preset: str) -> None:
    """A fair share is 0.25; luck decides more where all points score.

    Rule sets with much luck or short matches get more games.
    """
    rules = PRESETS[preset][1]
    least = 0.3 if rules.made_bid == "points" else 0.5
    games = 8 if preset in ("classic", "short", "gentle", "collectors") else 40
    assert rate(rules, "club", "beginner", "beginner", "beginner", games=games) > least


@pytest.mark.parametrize("seats", [2, 3, 6, 8])
def test_the_club_player_beats_beginners_at_any_table(seats: int) -> None:
    rules = LosersRules(target=25)
    assert rate(rules, "club", *["beginner"] * (seats - 1), games=10) > 1.4 / seats


# --- references and the ladder ---------------------------------------------------------------------------------------


def test_references_do_what_they_say() -> None:
    hand = reference_losers.Hand()
    hand.hear({"format": "cardtable", "seats": [{}, {}], "you": 1})
    cards = ["2H", "9H", "10S", "AC", "3H"]
    hand.hear({"chance": "deal", "hands": [[None] * 5, cards], "aside": []})
    assert hand.answer("zero", {"move": "trump"}) == {"move": "trump", "suit": "H"}
    hand.hear({"seat": 0, "move": "trump", "suit": "H"})
    pattern = {"move": "bid", "points": {"from": 0, "to": 100}}
    found = [hand.answer(style, pattern)["points"] for style in ("zero", "trumps", "half", "longest")]
    assert found == [0, 3, 1, 1]
    lead = {"move": "play", "card": {"one_of": cards}}
    assert hand.answer("half", lead)["card"] == "9H"
    assert hand.answer("longest", lead)["card"] == "10S"
    hand.hear({"seat": 0, "move": "play", "card": "KC"})
    assert hand.answer("longest", {"move": "play", "card": {"one_of": ["2C", "QC", "AC"]}})["card"] == "QC"
    assert hand.answer("longest", {"move": "play", "card": "AC"})["card"] == "AC"
    hand.hear({"seat": 1, "move": "play", "card": "AC"})
    assert hand.laid == 0


def test_a_reference_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    climb("losers", Rung("short", 2, {"round_limit": 1}, ("trumps",)), games=2, jobs=1)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("## short, 2 players (2 matches a cell, %")
    assert lines[2].split() == [*PLAYERS["losers"], "trumps"]


def test_the_ladder_seats_everybody() -> None:
    first = tools_by_game()["losers"].ladder.rungs[0]
    pairs = list(pairings("losers", first))
    assert ("club", "beginner") in pairs
    assert ("club", "zero") in pairs
    assert ("zero", list(PLAYERS["losers"])[-1]) in pairs
    assert ("random", "zero") not in pairs
    assert games_of("losers", first, ("club", "beginner", "beginner", "beginner"), 300) == 300
    assert games_of("losers", first, ("expert", "zero", "zero", "zero"), 300) == 300
    assert games_of("losers", first, ("zero", "expert", "expert", "expert"), 450) == 50
    assert games_of("losers", first, ("expert x4", "expert", "expert", "expert"), 300) == FEWEST
    assert ("expert x4", "expert") in pairs
    assert ("expert", "random") not in pairs
    assert games_of("war", Rung("x", 2, {}), ("club", "expert"), 300) == 75


def test_bids_are_read_from_records(capsys: pytest.CaptureFixture[str]) -> None:
    rules = LosersRules(round_limit=2)
    found = bids.played(("club", "beginner", "random"), rules, 2, 1)
    assert found.matches == 2
    assert [len(hands) for hands in found.hands] == [4, 4, 4]
    for hand in found.hands[1]:
        assert hand.gain == (hand.bid if hand.points >= hand.bid else -hand.bid)
    bids.report(("club", "beginner", "random"), rules, 2, 1)
    assert capsys.readouterr().out.count("beginner") == 1
