"""Miser in words: events, questions, hints, what decided a game, and the rules."""

import re

import pytest
from pytestqt.qtbot import QtBot

from cardtable.bots.player import Advice, Choice
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine
from cardtable.engine.state import NOBODY
from cardtable.games.miser.codes import ATTACKED, CARD, CARDS, COMMIT, LAY, READY
from cardtable.games.miser.course import MiserCourse, turning_points
from cardtable.games.miser.moves import (
    AttackMade,
    AttackSettled,
    BiddingSettled,
    CardLaid,
    CardsTurned,
    CentreBidMade,
    Commit,
    ContractDeclined,
    ContractMade,
    ContractOffered,
    ContractSettled,
    Counter,
    Forfeited,
    HandShown,
    KnockedOut,
    MiserDealt,
    MiserEnded,
    MiserPassed,
    Propose,
    SaidReady,
    Stood,
    TurnBegan,
)
from cardtable.games.miser.play import Miser
from cardtable.games.miser.questions import MiserQuestions, hint_words
from cardtable.games.miser.rules import PRESETS, MiserRules
from cardtable.games.miser.rules_page import rules_page
from cardtable.games.miser.words import MiserAnnotator, MiserNarrator, move_words
from cardtable.table.review import Decision
from cardtable.table.rules_text import rules_html
from tests.app.models import miser

NAMES = ["Anna", "Odile", "Bram", "Tove"]


@pytest.fixture(autouse=True)
def words(qtbot: QtBot) -> None:
    """Make an application, which brings the plural forms."""


def dealt(seats: int = 4, first: int = 0, **rules: object) -> Miser:
    """Return a state just dealt, in which the given seat goes first."""
    game = GAMES["miser"]
    state = game.start(game.rules.made({"first_player": "random", **rules}), seats)
    assert isinstance(state, Miser)
    for seed in range(99):
        chance = game.draw(state, KeyedRandom(seed))
        if chance.first == first:  # type: ignore[attr-defined]
            game.take(state, chance)
            return state
    raise AssertionError("nobody went first")


def done(state: Miser, *lines: MoveLine) -> Miser:
    """Return the state after these moves."""
    for line in lines:
        state.apply(GAMES["miser"].move_code(state, line))
    return state


# --- events ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "yours", "theirs"),
    [
        (MiserPassed(0, 3), "You pass and put 3 pennies into the centre.",
         "Anna passes and puts 3 pennies into the centre."),
        (MiserPassed(0, 1), "You pass and put 1 penny into the centre.",
         "Anna passes and puts 1 penny into the centre."),
        (ContractOffered(0, 0, 1, 2, (1, 2), 11, counter=False),
         "You offer Odile a contract against Bram: 1 and 2 pennies, an ace each.",
         "Anna offers you a contract against Bram: 1 and 2 pennies, an ace each."),
        (ContractOffered(0, 1, 0, 2, (1, 2), 5, counter=True),
         "You counter: 1 and 2 pennies, a five each.",
         "Anna counters: 1 and 2 pennies, a five each."),
        (ContractDeclined(0, 1, 0, 2), "You decline the contract.", "Anna declines the contract."),
        (ContractMade(0, 1, 0, 2, (1, 2), 3, 5), "You accept: Bram must put in 3 pennies.",
         "Anna accepts: Bram must put in 3 pennies."),
        (ContractMade(0, 2, 0, 1, (1, 2), 3, 5), "You accept: Odile must put in 3 pennies.",
         "Anna accepts: you must put in 3 pennies."),
        (ContractSettled(0, 1, 2, 5, (5, 5), (True, True), (3, 3)),
         "Equal cards: 3 pennies for you, 3 for Odile.", "Equal cards: 3 pennies for Anna, 3 for you."),
        (ContractSettled(1, 0, 2, 5, (5, 9), (True, False), (0, 6)),
         "You play the higher card and take 6 pennies. You had agreed to play a five.",
         "Anna plays the higher card and takes 6 pennies. Anna had agreed to play a five."),
        (AttackMade(0, 1, 3, 3), "You attack Odile: 3 pennies each.", "Anna attacks you: 3 pennies each."),
        (AttackMade(0, 1, 3, 2), "You attack Odile: 3 pennies against the last 2.",
         "Anna attacks you: 3 pennies against the last 2."),
        (CardLaid(0, None), "You lay a card face down.", "Anna lays a card face down."),
        (SaidReady(0), "You are ready.", "Anna is ready."),
        (Forfeited(1, 0, 6), "Odile gives in: you take 6 pennies.", "You give in: Anna takes 6 pennies."),
        (Forfeited(2, 0, 6), "Bram gives in: you take 6 pennies.", "Bram gives in: Anna takes 6 pennies."),
        (CardsTurned((0, 1), (("5H", "KS"), ("9D",))), "The cards are turned over: you 5♥, K♠; Odile 9♦.",
         "The cards are turned over: Anna 5♥, K♠; you 9♦."),
        (AttackSettled(0, 1, (15, 9), (6, 0)), "15 to 9: you take 6 pennies.", "15 to 9: Anna takes 6 pennies."),
        (AttackSettled(1, 0, (9, 9), (0, 6)), "9 to 9: you take 6 pennies.", "9 to 9: Anna takes 6 pennies."),
        (AttackSettled(0, 1, (9, 9), (0, 0)), "9 each: the pennies stay in the centre.",
         "9 each: the pennies stay in the centre."),
        (AttackSettled(0, 1, (9, 9), (3, 3)), "9 each: both take 3 pennies.", "9 each: both take 3 pennies."),
        (CentreBidMade(0, "2C", 4, 4), "You bid 4 pennies with 2♣.", "Anna bids 4 pennies with 2♣."),
        (CentreBidMade(0, None, 2, 6), "You raise your bid to 6 pennies.", "Anna raises to 6 pennies."),
        (Stood(0), "You stand.", "Anna stands."),
        (BiddingSettled(0, 9, (5, 3, 0, 0), (0, 0, 1, 0)),
         "You take 9 pennies from the centre. Into the centre: you 5, Odile 3.",
         "Anna takes 9 pennies from the centre. Into the centre: Anna 5, you 3."),
        (BiddingSettled(NOBODY, 0, (5, 5, 0, 0), (0, 0, 1, 0)),
         "The highest bids tie: nobody takes the centre. Into the centre: you 5, Odile 5.",
         "The highest bids tie: nobody takes the centre. Into the centre: Anna 5, you 5."),
        (KnockedOut(0), "You have no pennies left and are knocked out.",
         "Anna has no pennies left and is knocked out."),
        (MiserEnded((0,), (30, 5, 0, 0), "knockout"), "You win with 30 pennies!", "Anna wins with 30 pennies."),
        (MiserEnded((0,), (30, 5, 0, 0), "limit"), "That was the last turn. You win with 30 pennies!",
         "That was the last turn. Anna wins with 30 pennies."),
        (HandShown(0, ("3C", "KD")), "You never showed 3♣, K♦.", "Anna never showed 3♣, K♦."),
        (HandShown(NOBODY, ("3C",)), "Set aside before the deal: 3♣.", "Set aside before the deal: 3♣."),
        (MiserDealt(((None,) * 13,) * 4, (), ((("KD"), "2C", "3C", "4C"),), 0),
         "Everyone is dealt 13 cards. You draw K♦, the highest, and go first.",
         "Everyone is dealt 13 cards. Anna draws K♦, the highest, and goes first."),
        (TurnBegan(0, 3), "", ""),
    ],
)  # fmt: skip
def test_events_in_sentences(event: object, yours: str, theirs: str) -> None:
    assert MiserNarrator(NAMES, 0, 11).tell(event) == yours
    assert MiserNarrator(NAMES, 1, 11).tell(event) == theirs


def test_a_turn_is_a_landmark() -> None:
    teller = MiserNarrator(NAMES, 0, 11)
    assert teller.landmark(TurnBegan(2, 7)) == "Turn 7: Bram"
    assert teller.landmark(MiserPassed(2, 3)) == ""


# --- questions -------------------------------------------------------------------------------------------------------


def test_a_turn_is_asked_for_part_by_part() -> None:
    state, asked = dealt(), MiserQuestions(NAMES, 0, MiserRules())
    assert asked.question(state, {}) == "Your turn. What will you do?"
    assert asked.question(state, {"move": "attack"}) == "Who will you attack?"
    assert asked.question(state, {"move": "attack", "victim": 2}).startswith("How many pennies against Bram")
    assert asked.question(state, {"move": "propose"}) == "Who will be your partner?"
    parts: dict[str, str | int] = {"move": "propose", "partner": 1}
    assert asked.question(state, parts) == "Who will you and Odile take pennies from?"
    assert asked.question(state, {**parts, "victim": 3}) == "What do you offer Odile against Tove?"
    assert asked.kind(state, "pass").says == "puts in 3 pennies"
    assert asked.offer(state, {**parts, "victim": 3, "wagers.0": 2, "wagers.1": 3}) == (
        "Make this offer",
        "Tove must match 5",
    )


def test_an_offer_says_what_each_side_puts_in() -> None:
    offered = done(dealt(), Propose(seat=0, partner=1, victim=2, wagers=[1, 3], value=8))
    text = MiserQuestions(NAMES, 1, MiserRules()).question(offered, {})
    assert text == "Anna offers: you 3, Anna 1, against Bram; an eight each?"
    countered = done(offered, Counter(seat=1, wagers=[2, 2], value=8))
    text = MiserQuestions(NAMES, 0, MiserRules()).question(countered, {})
    assert text == "Odile offers: you 2, Odile 2, against Bram; an eight each?"


def test_a_card_says_whether_it_keeps_a_promise() -> None:
    asked = MiserQuestions(NAMES, 0, MiserRules())
    state = done(dealt(), Propose(seat=0, partner=1, victim=2, wagers=[1, 1], value=10))
    state.apply(GAMES["miser"].move_code(state, GAMES["miser"].moves.__args__[3](seat=1)))
    assert asked.question(state, {}) == "You and Odile agreed to play a ten. Which card will you play?"
    assert asked.playing(state, "KD", {}, 0) == ("Play K♦", "as agreed")
    assert asked.playing(state, "AD", {}, 0) == ("Play A♦", "breaks your word")


def test_giving_in_says_what_it_costs_and_what_the_other_takes() -> None:
    """Pennies that lay in the centre before are nobody's loss."""
    state = dealt(first=1)
    lines = {rule: MiserQuestions(NAMES, 2, MiserRules.made({"unanswered_attack": rule})) for rule in ("all", "wagers")}
    state.wagers, state.matched, state.centre = [1, 0], 1, 5
    assert lines["all"].kind(state, "forfeit").says == "you lose your 1; Odile takes 5"
    assert lines["wagers"].kind(state, "forfeit").says == "you lose your 1; Odile takes 2"


def test_standing_at_equal_bids_says_that_it_loses_them() -> None:
    state, asked = dealt(), MiserQuestions(NAMES, 0, MiserRules())
    state.bidding, state.stands = 0b0111, 0
    for bids, stands, says in (
        ([4, 4, 0, 0], 0, "you lose your 4"),
        ([4, 4, 0, 0], 2, "you lose your 4"),
        ([4, 5, 0, 0], 0, "adds nothing"),
        ([4, 5, 5, 0], 0, "adds nothing"),
        ([4, 3, 0, 0], 2, "ends the bidding"),
        ([0, 0, 0, 0], 0, "adds nothing"),
    ):
        state.bids, state.stands = bids, stands
        assert asked.kind(state, "stand").says == says


def test_what_can_not_be_done_says_why() -> None:
    state, asked = dealt(), MiserQuestions(NAMES, 0, MiserRules())
    assert asked.why_no_turn(state, "open") == "There is nothing in the centre to bid for."
    assert asked.why_not_seat(state, 0, "attack", {}) == "That's you."
    assert asked.why_not_seat(state, 1, "propose", {"partner": 1}) == "Odile is your partner already."
    state.counts[2] = 0
    assert asked.why_not_seat(state, 2, "propose", {}) == "Bram has no card to play in a contract."
    state.counts[0] = 0
    assert asked.why_no_turn(state, "attack") == "Without cards you can only pass."
    state.inside &= ~4
    assert asked.why_not_seat(state, 2, "attack", {}) == "Bram is out of the game."


def test_a_hint_names_the_whole_move() -> None:
    state = dealt()
    game = GAMES["miser"]
    move = game.move_code(state, Propose(seat=0, partner=1, victim=2, wagers=[1, 3], value=8))
    assert move_words(state, NAMES, move) == "contract with Odile against Bram, 1+3, eights"
    advice = Advice([Choice(move, 1.0, 0.61), Choice(0, 0.0, 0.2)], 0.61, False)
    hint = hint_words(state, NAMES, advice)
    assert hint is not None
    assert hint.headline == "Contract with Odile against Bram, 1+3, eights: you win 61 in 100 games."


def test_a_hint_for_a_card_says_what_is_done_with_it() -> None:
    state, card = dealt(), CARDS.index("8D") << CARD
    for move, headline in (
        (COMMIT | card, "Play 8♦: you win 40 in 100 games."),
        (LAY | card, "Lay 8♦: you win 40 in 100 games."),
        (READY, "Ready: you win 40 in 100 games."),
    ):
        hint = hint_words(state, NAMES, Advice([Choice(move, 1.0, 0.4), Choice(0, 0.0, 0.2)], 0.4, False))
        assert hint is not None
        assert hint.headline == headline


# --- what decided a game ---------------------------------------------------------------------------------------------


def test_betrayals_and_the_turn_that_decided_are_told() -> None:
    course = MiserCourse(3, 20)
    course.follow(TurnBegan(0, 1))
    course.follow(ContractMade(1, 0, 1, 2, (2, 2), 4, 5))
    course.follow(ContractSettled(0, 1, 2, 5, (5, 9), (True, False), (0, 8)))
    course.follow(TurnBegan(1, 2))
    course.follow(AttackMade(1, 0, 3, 3))
    course.follow(AttackSettled(1, 0, (5, 9), (0, 6)))
    course.follow(TurnBegan(2, 3))
    course.follow(AttackMade(2, 1, 3, 3))
    course.follow(Forfeited(1, 2, 6))
    assert course.scores == [[20, 20, 20], [18, 26, 16], [21, 23, 16], [21, 20, 19]]
    assert [course.words_kept(seat) for seat in range(3)] == [(1, 1), (0, 1), (0, 0)]
    course.follow(MiserEnded((0,), (21, 20, 19), "limit"))
    teller = MiserNarrator(NAMES, 0, 11)
    assert [teller.turning_point(point) for point in turning_points(course)] == [
        "Turn 1: Odile betrays you and takes 8 pennies.",
        "Turn 3, the last: you take the lead.",
    ]
    assert teller.how(course) == "1 of 1 contracts kept, 1 penny ahead of Odile."


def test_pennies_on_the_table_are_those_of_the_course() -> None:
    model = miser(4)
    own = ("2C", "3C")
    model.follow(MiserDealt((own, (None,) * 2, (None,) * 2, (None,) * 2), (), (), 0))
    model.follow(TurnBegan(0, 1))
    model.follow(CentreBidMade(0, "2C", 4, 4))
    assert model.plaque(0, False).line == "1 card · 16 pennies"
    assert model.scores[0] == 20
    model.follow(CentreBidMade(1, "9D", 2, 2))
    model.follow(BiddingSettled(0, 0, (4, 2, 0, 0), (0, 0, 0, 0)))
    assert list(model.scores) == [16, 18, 20, 20]
    assert model.at_stake() == 6


# --- the rules -------------------------------------------------------------------------------------------------------


def html_of(rules: MiserRules, seats: int) -> str:
    return rules_html(rules_page(rules, seats), rules)


@pytest.mark.parametrize("seats", [3, 4, 8])
@pytest.mark.parametrize("preset", PRESETS)
def test_the_rules_page_has_no_gaps(seats: int, preset: str) -> None:
    page = html_of(PRESETS[preset][1], seats)
    assert not re.search(r"[{}]|%n", page)
    assert "(s)" not in page


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ({"odd_penny": "proposer"}, "An odd penny goes to the proposer."),
        ({"attack_tie": "defender"}, "the victim takes the centre"),
        ({"unanswered_attack": "wagers"}, "takes only the two wagers"),
        ({"attack_card_limit": 2}, "Each side lays at most 2 cards."),
        ({"second_bidder_pays": False}, "pays their bid into it.</p><p>The others take their bids back."),
        ({"contract_match": "wager_limit"}, "up to 3 pennies"),
        ({"open_slush": True}, "for everyone to look through"),
        ({"turn_limit": 30}, "It ends after 30 turns at the latest."),
        ({"ending": "last_standing"}, "The game ends when only one is left"),
        ({"uneven_deal": "set_aside"}, "the last 4 cards are set aside face down"),
    ],
)
def test_house_rules_change_the_page(rules: dict[str, object], told: str) -> None:
    assert told in html_of(MiserRules.made(rules), 8)
    assert told not in html_of(MiserRules(), 8)


def test_the_page_says_of_an_unanswered_card_what_is_done_with_it() -> None:
    for unanswered in ("all", "wagers"):
        rules = MiserRules.made({"unanswered_attack": unanswered})
        assert "never shown" in html_of(rules, 4)
        page = html_of(MiserRules.made({"unanswered_attack": unanswered, "open_slush": True}), 4)
        assert "card is still turned over." in page
        assert "never shown" not in page


def test_a_card_of_a_contract_is_no_words_but_a_card() -> None:
    state = done(dealt(), Propose(seat=0, partner=1, victim=2, wagers=[1, 1], value=10))
    state.apply(GAMES["miser"].move_code(state, GAMES["miser"].moves.__args__[3](seat=1)))
    card = GAMES["miser"].patterns(state, 0)[0]["card"]["one_of"][0]
    move = GAMES["miser"].move_code(state, Commit(seat=0, card=card))
    assert move_words(state, NAMES, move)[0] == card[0]


# --- what is told of the table ---------------------------------------------------------------------------------------


def test_every_card_of_an_attack_is_told_with_how_many_lie_there() -> None:
    model = miser(3)
    hand = (None,) * 17
    told = []
    for event in (
        MiserDealt((hand, hand, hand), (), (), 0),
        AttackMade(1, 2, 3, 3),
        CardLaid(1, None),
        CardLaid(2, None),
        SaidReady(1),
        CardLaid(2, None),
        CardLaid(1, None),
    ):
        notice = model.follow(event)
        told.append(notice.text if notice and notice.logged else "")
    assert told[1:] == [
        "seat 1 attacks seat 2: 3 pennies each.",
        "",
        "seat 2 lays a card (1 down).",
        "seat 1 is ready.",
        "seat 2 lays a card (2 down).",
        "seat 1 lays a card (2 down).",
    ]


def test_a_card_of_a_contract_is_told_but_not_kept() -> None:
    """The log must not tell when it was laid: behind the curtain, or before the partner's."""
    model = miser(3)
    hand = (None,) * 17
    for event in (MiserDealt((hand, hand, hand), (), (), 0), ContractMade(2, 1, 2, 0, (1, 1), 2, 5)):
        model.follow(event)
    notice = model.follow(CardLaid(1, None))
    assert notice is not None
    assert (notice.text, notice.logged) == ("seat 1 lays a card face down.", False)


def test_who_has_no_cards_is_said_to_have_none() -> None:
    model = miser(3)
    model.follow(MiserDealt((("2C",), (None,), (None,)), (), (), 0))
    turns = [
        (MiserPassed(1, 3),),
        (AttackMade(1, 2, 3, 3), CardLaid(1, None), Forfeited(2, 1, 6)),
        (MiserPassed(1, 3),),
        (AttackMade(2, 1, 3, 3), CardLaid(2, None), Forfeited(1, 2, 6)),
    ]
    told = [model.follow(event) for number, turn in enumerate(turns) for event in (TurnBegan(0, number), *turn)]
    assert [notice.text for notice in told if notice and "attack" not in notice.text] == [
        "seat 1 passes and puts 3 pennies into the centre.",
        "seat 2 gives in: seat 1 takes 6 pennies.",
        "seat 1 has no cards and must pass: 3 pennies into the centre.",
        "seat 1 has no cards: seat 2 takes 6 pennies.",
    ]
    teller = MiserNarrator(NAMES, 0, 11)
    assert teller.without_cards(MiserPassed(0, 3)) == "You have no cards and must pass: 3 pennies into the centre."
    assert teller.without_cards(Forfeited(0, 1, 6)) == "You have no cards: Odile takes 6 pennies."
    assert teller.without_cards(Forfeited(1, 0, 6)) == "Odile has no cards: you take 6 pennies."


def test_a_table_before_the_deal_has_its_pennies_and_no_cards_to_count() -> None:
    model = miser(3)
    model.marks(model.layout(1080, 900, False))
    assert [model.plaque(seat, False).line for seat in range(3)] == ["20 pennies"] * 3
    model.follow(MiserDealt((("2C",), (None,), (None,)), (), (), 0))
    assert model.plaque(0, False).line == "1 card · 20 pennies"


def test_an_answer_to_an_offer_stands_on_the_plaque_until_the_next_decision() -> None:
    model = miser(3)
    hand = (None,) * 17
    for event in (
        MiserDealt((hand, hand, hand), (), (), 0),
        TurnBegan(1, 1),
        ContractOffered(1, 1, 2, 0, (1, 1), 5, counter=False),
        ContractDeclined(2, 1, 2, 0),
    ):
        model.follow(event)
    assert model.plaque(2, False).note == "declines"
    model.follow(ContractOffered(1, 1, 2, 0, (1, 2), 5, counter=False))
    assert model.plaque(2, False).note == "partner"
    model.follow(ContractMade(2, 1, 2, 0, (1, 2), 3, 5))
    assert model.plaque(2, False).note == "accepts"
    model.follow(CardLaid(1, None))
    assert model.plaque(2, False).note == "partner"


def test_a_heading_of_a_review_calls_the_person_you() -> None:
    state = dealt(first=1)
    state.phase, state.player, state.victim, state.turns = ATTACKED, 1, 0, 5
    for turn, heading in ((0, "Turn 5, Odile attacking you"), (1, "Turn 5, you attacking Anna")):
        state.turn = turn
        decision = Decision(0, 0, 0, state, 0, False)
        assert MiserAnnotator(NAMES, []).heading(decision) == heading
