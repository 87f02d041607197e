"""Miser's players: their moves are legal under any rules, use only their seat's knowledge, and make sense."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.bots.player import Player, Reputation
from cardtable.bots.players import PLAYERS, usual_player
from cardtable.bots.search import SearchProblem, weighed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, line_object
from cardtable.engine.record import parse_line
from cardtable.engine.state import NOBODY
from cardtable.engine.views import View
from cardtable.games.miser.codes import (
    ATTACK,
    CARD,
    CARDS,
    COMMIT,
    DECLINE,
    FORFEIT,
    KIND,
    OPEN,
    PASS,
    VICTIM,
)
from cardtable.games.miser.play import Miser
from cardtable.games.miser.players import levels
from cardtable.games.miser.players.cards import worth_of
from cardtable.games.miser.players.habits import (
    ANYBODY,
    CHARACTERS,
    FEWEST_CARDS,
    FOE,
    POOREST,
    RICHEST,
    SENSIBLE,
    Habits,
)
from cardtable.games.miser.players.levels import CLUB_HABITS, MiserClub
from cardtable.games.miser.players.styles import move_of
from cardtable.match import Match
from cardtable.playtest.batch import Batch
from cardtable.playtest.match_runner import MatchPlan
from tests.engine.suite import Table, begun, tables
from tests.games.miser.rules.desk import MISER, Desk
from tests.judging import assert_blind, assert_mixed_strategy, drawn
from tools.games.miser.reference import STYLES, answer

CLUB = PLAYERS["miser"]["club"]
BEGINNER = PLAYERS["miser"]["beginner"]
EXPERT = PLAYERS["miser"]["expert"]
AIMS = (SENSIBLE, RICHEST, POOREST, FEWEST_CARDS, ANYBODY, FOE)
LUCK = KeyedRandom("miser")


def seen(desk: Desk, seat: int) -> View:
    return View(MISER, desk.match.header.rules, seat, desk.state.information_state(seat))


def moves_of(desk: Desk, seat: int, player: Player, draws: int = 60) -> list[dict[str, object]]:
    """Return the different moves that a player makes here over many draws, as objects of lines."""
    view = seen(desk, seat)
    codes = {player.choose(view, LUCK.child(draw), 0.3) for draw in range(draws if not player.searches else 3)}
    asked = desk.state.clone()
    asked.turn = seat
    return [line_object(MISER.move_line(asked, code)) for code in sorted(codes)]


def gives_in(desk: Desk, seat: int) -> float:
    """Return a club player's probability of leaving an attack unanswered."""
    choices = CLUB.advise(seen(desk, seat), LUCK, 1.0).choices
    return sum([choice.probability for choice in choices if choice.move == FORFEIT], 0.0)


# --- what holds for all ------------------------------------------------------------------------------------------


def test_there_are_six_characters_at_three_levels() -> None:
    names = list(PLAYERS["miser"])
    assert len(CHARACTERS) == 6
    assert names[0] == "random"
    assert names[-1] == "expert"
    assert {f"{level}:{character.name}" for level in ("beginner", "club", "expert") for character in CHARACTERS} < {
        *names
    }
    assert usual_player("miser") == "club"
    titles = [player.title() for player in PLAYERS["miser"].values()]
    assert len(set(titles)) == len(titles)


@given(table=tables(MISER), seed=st.integers(0, 1 << 32))
@settings(max_examples=12)
def test_advice_is_a_legal_strategy_of_what_the_seat_knows(table: Table, seed: int) -> None:
    random = Random(seed)
    match = begun(table)
    players = [CLUB, BEGINNER, PLAYERS["miser"]["club:opportunist"], EXPERT]
    for number in range(60):
        if match.over:
            return
        seat = match.state.turn
        player = players[int(random.random() * len(players))]
        if number % 4:
            move = player.choose(match.view(seat), match.player_rng(seat), 0.1)
        else:
            advice = player.advise(match.view(seat), match.player_rng(seat), 0.1)
            assert_mixed_strategy(match, advice)
            move = drawn(advice, random)
        match.submit_code(move)


@pytest.mark.parametrize("name", ["beginner", "club:grudge", "expert:honest"])
def test_players_are_blind_to_what_others_hold(name: str) -> None:
    player = PLAYERS["miser"][name]
    match = begun(Table(MISER, MISER.rules.made({"starting_pennies": 9}), 4, 3))
    random = Random(5)
    for _ in range(25):
        if match.over:
            return
        seat = match.state.turn
        advice = player.advise(match.view(seat), match.player_rng(seat), 1.0)
        assert_blind(match, player, advice, random)
        match.submit_code(CLUB.choose(match.view(seat), match.player_rng(seat), 1.0))


def test_a_partner_may_think_while_the_proposer_still_chooses() -> None:
    desk = Desk(["10S 3H", "10H 2H", "4C 5C"], pennies=[12, 12, 12])
    desk.play("0 propose 1 2 2+2 10; 1 accept")
    for name in ("beginner", "club", "expert", "expert:opportunist"):
        player = PLAYERS["miser"][name]
        advice = player.advise(seen(desk, 1), LUCK, 0.3)
        assert {choice.move & KIND for choice in advice.choices} == {COMMIT}
        assert sum(choice.probability for choice in advice.choices) == pytest.approx(1)


def habits_of(random: Random) -> Habits:
    """Return random habits."""
    chance = random.random
    return Habits(
        aim=AIMS[int(chance() * len(AIMS))],
        attacks=chance(),
        contracts=chance(),
        passes=chance(),
        bids=2 * chance(),
        heeds=chance() < 0.5,
        accepts=chance(),
        keeps=chance(),
        turns_late=chance() < 0.3,
        nerve=2 * chance(),
        strong=chance(),
        greed=2 * chance(),
        foe=(NOBODY, *range(8))[int(chance() * 9)],
        rich=int(chance() * 20) if chance() < 0.3 else 0,
        waits=chance() < 0.2,
        hurries=chance() < 0.3,
        mate=(NOBODY, *range(8))[int(chance() * 9)],
        thrift=chance() * 3 if chance() < 0.5 else 0.0,
        spares=int(chance() * 256),
    )


@given(table=tables(MISER), seed=st.integers(0, 1 << 32))
def test_any_habits_make_legal_moves_of_what_lies_open(table: Table, seed: int) -> None:
    random = Random(seed)
    match = begun(table)
    state = match.state
    assert isinstance(state, Miser)
    worth = worth_of(state.terms)
    seats = state.terms.seats
    everybody = [habits_of(random) for _ in range(seats)]
    for habits in everybody:
        habits.foe = habits.foe if habits.foe < seats else NOBODY
    for _ in range(120):
        if match.over:
            return
        luck = random.getrandbits(64)
        habits = everybody[state.turn]
        move = move_of(state, habits, worth, Random(luck).random)
        assert move in state.legal(state.turn)
        assert move_of(state.information_state(state.turn), habits, worth, Random(luck).random) == move
        match.submit_code(move)


# --- sense -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("player", [CLUB, EXPERT], ids=["club", "expert"])
def test_who_leads_by_it_ends_the_game(player: Player) -> None:
    desk = Desk(["10S 2H", "3H 3C 6C", "2D", "4C 5C 6D"], pennies=[19, 20, 2, 20])
    for move in moves_of(desk, 0, player):
        assert move["move"] == "attack"
        assert move["victim"] == 2
        assert isinstance(move["wager"], int)
        assert move["wager"] >= 2


@pytest.mark.parametrize("player", [CLUB, EXPERT], ids=["club", "expert"])
def test_nobody_ends_the_game_for_another(player: Player) -> None:
    desk = Desk(["10S 2H 3D", "3H 3C 6D", "", "4C 5C 7D"], pennies=[15, 30, 2, 15])
    for move in moves_of(desk, 0, player):
        assert not (move["move"] == "attack" and move["victim"] == 2 and move["wager"] != 1), move


def test_the_last_penny_is_defended() -> None:
    desk = Desk(["2H 6H", "10S 3H", "4C"], pennies=[20, 3, 17])
    desk.play("0 attack 1 3 2H")
    assert {move["move"] for move in moves_of(desk, 1, CLUB)} == {"lay"}
    assert {move["move"] for move in moves_of(desk, 1, EXPERT)} == {"lay"}


def test_a_killing_contract_is_betrayed_by_who_would_not_win_it() -> None:
    """An even split leaves the partner ahead, so only the whole centre wins."""
    desk = Desk(["10S AH 3H", "10H 2H", "4C 5C"], pennies=[15, 21, 4])
    desk.play("0 propose 1 2 2+2 10; 1 accept")
    advice = EXPERT.advise(seen(desk, 0), LUCK, 1.0)
    assert advice.choices[0].move == COMMIT | CARDS.index("AH") << CARD


def test_club_gives_way_to_a_claim_of_who_told_the_truth_and_not_of_who_was_found_out() -> None:
    gave_in = []
    for claimed in (2, 10):
        desk = Desk(["2H 3H 4H 5H", "10H KH QH 6H", "4C 5C 6C"], whole=True)
        desk.play("0 attack 1 1 2H")
        desk.say(0, "laid", total=claimed)
        desk.play("1 lay 6H; 0 ready; 1 ready; 1 pass; 2 pass; 0 attack 1 1 3H")
        desk.say(0, "laid", total=10)
        gave_in.append(gives_in(desk, 1))
    honest, liar = gave_in
    assert 1 > honest > liar + 0.1


def test_club_answers_only_what_is_worth_the_cards() -> None:
    """An answer usually costs two cards, each of which could save its holder a pass and win a wager."""
    for pass_cost, centre, answers in ((3, 6, False), (3, 20, True), (1, 6, True)):
        hands = ["2H 3H 4H", "10H KH QH", "4C 5C 6C", "4D 5D 6D"]
        desk = Desk(hands, pass_cost=pass_cost, pennies=[15, 15, 15, 15], centre=centre)
        desk.play("0 attack 1 3 2H")
        assert (gives_in(desk, 1) < 1) == answers


def test_club_spares_no_cards_that_it_will_not_need() -> None:
    """A seat is nearly out, so the game will end with cards in hand: answers cost little, and high cards attack."""
    often = []
    for poorest in (15, 3):
        hands = ["2H 3H 4H 5H 10S", "10H KH QH 9H 8H", "4C 5C 6C 7C 8C", "4D 5D 6D 7D 8D"]
        desk = Desk(hands, pennies=[20, 20, 20, poorest], centre=6)
        high = sum(choice.probability for choice in CLUB.advise(seen(desk, 0), LUCK, 1.0).choices if tens(choice.move))
        desk.play("0 attack 1 3 2H")
        often.append((1 - gives_in(desk, 1), high))
    assert often[0][0] < often[1][0]
    assert often[0][1] < often[1][1]


def tens(move: int) -> bool:
    """True if a move is an attack with the ten of spades."""
    return move & KIND == ATTACK and move >> CARD & 63 == CARDS.index("10S")


def test_club_leaves_the_centre_to_those_who_pay_too_much_for_it() -> None:
    often = []
    for bid in (1, 9):
        desk = Desk(["2H 3H 4H", "6C 3C 4C", "2D 3D 4D"], whole=True)
        desk.play(f"0 pass; 1 pass; 2 pass; 0 pass; 1 open 3C {bid}; 2 join 2D {bid + 1}")
        desk.play("0 stand; 1 stand; 2 stand; 2 pass")
        assert isinstance(CLUB, MiserClub)
        often.append(CLUB.habits(CLUB_HABITS, desk.state, 0).bids)
    assert often[0] == CLUB_HABITS.bids > often[1]


def test_the_centre_is_not_had_for_a_penny() -> None:
    desk = Desk(["2H 3H 4H", "6C 3C 4C", "2D 3D 4D"], pennies=[15, 15, 15], centre=15)
    desk.play("0 open 2H 1")
    assert any(move["move"] == "join" for move in moves_of(desk, 1, CLUB))


def test_nobody_pays_far_more_than_the_centre_holds() -> None:
    desk = Desk(["2H 3H 4H", "6C 3C 4C", "2D 3D 4D"], pennies=[20, 20, 20], centre=4)
    desk.play("0 open 2H 6; 1 join 6C 7")
    for player in (CLUB, EXPERT):
        assert [move["move"] for move in moves_of(desk, 2, player)] == ["stand"]


def test_an_honest_player_plays_what_was_agreed() -> None:
    desk = Desk(["10S AH 3H", "10H 2H", "4C 5C"], pennies=[15, 15, 15])
    desk.play("0 propose 1 2 2+2 10; 1 accept")
    for level in ("beginner", "club", "expert"):
        moves = moves_of(desk, 0, PLAYERS["miser"][f"{level}:honest"])
        assert [move["card"] for move in moves] == ["10S"]


@pytest.mark.parametrize("aim", AIMS)
def test_who_was_promised_peace_is_not_attacked(aim: int) -> None:
    desk = Desk(["10S 3H 4H", "10H 2H 6H", "", "4D 5D 6D"], pennies=[15, 12, 30, 20])
    worth = worth_of(desk.state.terms)
    random = Random(1).random
    for spares in range(2, 16, 2):
        habits = Habits(aim=aim, attacks=1.0, foe=2, spares=spares)
        moves = [move_of(desk.state, habits, worth, random) for _ in range(60)]
        victims = {move >> VICTIM & 7 for move in moves if move & KIND == ATTACK}
        assert all(not spares >> victim & 1 for victim in victims)
        assert bool(victims) == (spares != 0b1110)


def test_experts_stand_together_against_a_pact() -> None:
    hands = ["10H 10D 3H 4H", "10S 10C 3S 4S", "KH 6D 7D 8D", "KC 6C 7C 8C"]
    desk = Desk(hands, pennies=[20, 20, 20, 20], whole=True)
    desk.play("0 propose 1 2 3+3 10; 1 accept; 0 commit 10H; 1 commit 10S; 1 pass")
    for move in moves_of(desk, 2, EXPERT):
        assert move["move"] == "propose"
        assert move["partner"] == 3
        assert move["victim"] in (0, 1)
    desk.play("2 propose 3 0 3+3 10")
    assert {move["move"] for move in moves_of(desk, 3, EXPERT)} <= {"accept", "counter"}


def test_an_honest_expert_makes_no_contract_against_who_was_promised_peace() -> None:
    for offer in ("2+2 5", "1+3 10", "3+3 9", "3+1 7"):
        desk = Desk(["10H 5S", "10S 5D", "2D 3D"], pennies=[20, 20, 12])
        desk.say(1, "truce", **{"with": 2, "turns": 2})
        desk.play(f"0 propose 1 2 {offer}")
        assert [move["move"] for move in moves_of(desk, 1, PLAYERS["miser"]["expert:honest"])] == ["decline"]


def test_a_grudge_is_borne() -> None:
    desk = Desk(["10S 3H 4H 5H", "10H 2H 6H", "4C 5C 6C", "4D 5D 6D"], pennies=[15, 15, 15, 15], first=2)
    desk.play("2 attack 0 3 4C; 0 forfeit; 3 pass")
    moves = moves_of(desk, 0, PLAYERS["miser"]["club:grudge"])
    victims = {move["victim"] for move in moves if move["move"] == "attack"}
    assert victims == {2}


def test_who_has_declined_is_not_asked_the_same_again() -> None:
    desk = Desk(["10S 9H 2H", "10H 2D 3C", "4C 5C 6D"], pennies=[15, 15, 15])
    desk.play("0 propose 1 2 2+2 10; 1 decline")
    advice = EXPERT.advise(seen(desk, 0), LUCK, 0.3)
    lines = [line_object(MISER.move_line(desk.state, choice.move)) for choice in advice.choices]
    offers = [(line["partner"], line["victim"]) for line in lines if line["move"] == "propose"]
    assert set(offers) == {(2, 1)}


def test_what_takes_pennies_for_certain_is_tried_as_often_as_what_does_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a move stays in the search after a few unlucky trials."""
    kept: list[int] = []

    def noted(
        scene: SearchProblem, moves: list[int], trials: int, rng: KeyedRandom, keeps: Sequence[int]
    ) -> list[float]:
        kept.extend(keeps)
        return weighed(scene, moves, trials, rng, keeps)

    monkeypatch.setattr(levels, "weighed", noted)
    desk = Desk(["10S 3H 4H", "10H KH", "", "4D 5D", "", "6C 7C", "8C", "9C"], pennies=[15] * 8)
    EXPERT.advise(seen(desk, 0), LUCK, 0.3)
    lines = [line_object(MISER.move_line(desk.state, move)) for move in kept]
    assert [(line["victim"], line["wager"], line["card"]) for line in lines] == [(2, 3, "3H"), (4, 3, "3H")]


def test_what_won_a_few_trials_by_luck_is_not_chosen() -> None:
    """Only the moves that were tried most often are compared."""
    assert levels._odds([PASS, OPEN, ATTACK], [0.9, 0.4, 0.5], [4, 40, 40]) == [0.0, 0.0, 1.0]


def test_an_estimate_is_off_by_no_more_than_it_says() -> None:
    """More effort draws more habits of the others too, or else all trials would rest on the same few."""
    desk = Desk(["10S 3H 4H 5H 6D", "10H 2H 6H 7D", "4C 5C 6C KC", "4D 5D AD 2C"], pennies=[17, 14, 20, 22], centre=7)
    view = seen(desk, 0)
    view.asked_about = [PASS]
    found = [EXPERT.advise(view, LUCK.child(draw), 32.0).choices for draw in range(10)]
    passes = [next(choice for choice in choices if choice.move == PASS) for choices in found]
    assert stdev([choice.value or 0.0 for choice in passes]) < 1.5 * mean([choice.error for choice in passes])


# --- what is known of others -------------------------------------------------------------------------------------


def test_who_broke_their_word_elsewhere_is_trusted_less() -> None:
    desk = Desk(["10S AH 3H", "10H 2H", "4C 5C"], pennies=[15, 15, 15])
    desk.play("0 propose 1 2 2+2 10")
    view = seen(desk, 1)

    def declines(reputations: tuple[Reputation, ...]) -> float:
        player = CLUB.knowing(reputations)
        advice = player.advise(view, LUCK, 1.0)
        return sum(choice.probability for choice in advice.choices if choice.move == DECLINE)

    good, none, bad = Reputation(12, 0), Reputation(0, 0), Reputation(0, 12)
    assert declines((good,)) < declines((none,)) < declines((bad,))
    assert declines(()) == declines((none,))
    assert BEGINNER.knowing((bad,)) is BEGINNER
    assert EXPERT.knowing((bad,)).name == "expert"


def test_earlier_games_weigh_no_more_than_a_few_promises() -> None:
    assert Reputation(0, 0).weights() == (0.0, 0.0)
    assert Reputation(2, 1).weights() == (1.0, 0.5)
    assert sum(Reputation(300, 100).weights()) == pytest.approx(4.0)


# --- strength, coarsely ------------------------------------------------------------------------------------------


def test_club_beats_beginners() -> None:
    rules = MISER.rules.made({"first_player": "random"})
    tally = Batch(MatchPlan("miser", rules, ("club", "beginner", "beginner", "beginner"), 120, 4)).run()
    rate = tally.win_rate(0)
    assert rate.rate is not None
    assert rate.rate > 0.36


@pytest.mark.slow
def test_an_expert_beats_clubs() -> None:
    rules = MISER.rules.made({"first_player": "random", "starting_pennies": 8})  # for short games
    tally = Batch(MatchPlan("miser", rules, ("expert", "club", "club", "club"), 30, 4)).run()
    rate = tally.win_rate(0)
    assert rate.rate is not None
    assert rate.rate > 0.36


# --- test players ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", STYLES)
def test_reference_players_make_legal_moves_and_say_what_can_be_said(style: str) -> None:
    match = begun(Table(MISER, MISER.rules.made({"starting_pennies": 12, "turn_limit": 30}), 4, 8))
    said = 0
    while not match.over:
        seat = match.state.turn
        reader = _Read(match, seat)
        *lines, move = answer(style, reader, {"your_turn": seat}, Random(match.moves))  # type: ignore[arg-type]
        for line in lines:
            match.take(_parsed({"seat": seat, **line}))
            said += 1
        match.take(_parsed({"seat": seat, **move}))
    assert (said > 0) == (style in ("tens", "threatens", "pact"))


class _Read:
    """Stands in for a program's reader."""

    def __init__(self, match: Match, seat: int) -> None:
        self.game = match.game
        self.state = match.state.information_state(seat)


def _parsed(held: dict[str, Any]) -> Line:
    line = parse_line(held, MISER, 4)
    assert line is not None
    return line


def test_what_the_styles_are_called_is_what_they_do() -> None:
    desk = Desk(["2H 3H 10H", "2C 3C", "2D 3D 4D", "5S 6S 7S"], pennies=[15, 9, 25, 12])
    reader = _Read(desk.match, 0)

    def first(style: str) -> dict[str, object]:
        return answer(style, reader, {"your_turn": 0}, Random(1))[-1]  # type: ignore[arg-type]

    assert first("passes")["move"] == first("sits")["move"] == first("vulture")["move"] == "pass"
    assert first("richest")["victim"] == 2
    assert first("poorest")["victim"] == first("finisher")["victim"] == 1
    assert first("fewest")["victim"] == 1
    assert first("hoards")["move"] == "pass"
    assert first("keeps")["move"] == first("betrays")["move"] == "propose"
