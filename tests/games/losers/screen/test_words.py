"""Loser's Game in words and on paper: events, hints, the range of a hand's outcomes, what decided a match, and the
rules."""

import re

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.bots.player import Advice, Choice
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.views import ViewReader, ViewWriter
from cardtable.games.losers.cards import best_of, prospects, suit_order
from cardtable.games.losers.course import LosersCourse, ScoredHand, turning_points
from cardtable.games.losers.layout import pile, trick
from cardtable.games.losers.moves import (
    CardPlayed,
    HandScored,
    LosersDealt,
    LosersEnded,
    PointsBidMade,
    TrickTaken,
    TrumpCalled,
)
from cardtable.games.losers.play import CARDS, Losers
from cardtable.games.losers.rules import PRESETS, LosersRules
from cardtable.games.losers.rules_page import rules_page
from cardtable.games.losers.screen.score import ScoreView, Sheet, cell_words
from cardtable.games.losers.words import LosersNarrator, LosersQuestions, hint_words, outcome, points_words, signed
from cardtable.match import Match
from cardtable.table.rules_text import rules_html
from tests.app.models import losers


def state_of(phase: str) -> Losers:
    """Return a state for three in which seat 0 calls, bids or leads."""
    state = GAMES["losers"].start(LosersRules(), 3)
    assert isinstance(state, Losers)
    masks = [((1 << 17) - 1) << 17 * seat for seat in range(3)]
    state.deal(masks, 1 << 51)
    if phase == "call":
        return state
    state.apply(2)
    state.apply(4)
    state.apply(3)
    if phase == "play":
        state.apply(5)
    return state


def advice(*choices: tuple[int, float, float]) -> Advice:
    """Return an advice from moves, each with its probability and value."""
    made = sorted([Choice(*choice) for choice in choices], key=lambda choice: -choice.probability)
    return Advice(made, max(choice.value or 0.0 for choice in made), False)


# --- the board -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("present", "trump", "order"),
    [
        ("CDHS", None, "SHCD"),
        ("CDHS", "S", "SHCD"),
        ("CDHS", "H", "HSDC"),
        ("CDHS", "C", "CHSD"),
        ("CDHS", "D", "DSHC"),
        ("DHS", None, "HSD"),
        ("CHS", None, "SHC"),
        ("CS", None, "SC"),
        ("DHS", "C", "HSD"),
        ("D", "D", "D"),
    ],
)
def test_suits_stand_in_alternating_colours_trumps_first(present: str, trump: str | None, order: str) -> None:
    assert suit_order(present, trump) == order


def test_the_board_tells_who_takes_a_trick() -> None:
    assert best_of([(1, "9H"), (2, "KH"), (0, "AS")], None) == 2
    assert best_of([(1, "9H"), (2, "KH"), (0, "2S")], "S") == 0
    assert best_of([(1, "9H"), (2, "10H"), (0, "2H")], "S") == 2


def test_the_board_is_what_the_view_says_at_every_card() -> None:
    """Compared for every seat of a random match: cards, tricks, the leader, and who takes the trick so far."""
    names = tuple(SeatName(name, "human") for name in ("Anna", "Odile", "Bram", "Tove", "Ines"))
    header = new_header(GAMES["losers"], LosersRules(round_limit=2), names, 4)
    writers = [ViewWriter(header, seat) for seat in range(5)]
    match = Match(header, KeyedRandom(4), writers)
    readers = [ViewReader(writer.lines[0]) for writer in writers]
    boards = [losers(5, seat) for seat in range(5)]
    read = [1] * 5
    rng = KeyedRandom(4, "moves")
    match.go_on()
    while True:
        for seat in range(5):
            for held in writers[seat].lines[read[seat] :]:
                for event in readers[seat].read(held):
                    boards[seat].follow(event)
            read[seat] = len(writers[seat].lines)
            state = match.state
            assert isinstance(state, Losers)
            board = boards[seat]
            if state.turn < 0:
                continue
            own = sum(1 << CARDS.index(card) for card in board.shown_hand())
            assert own == state.hands[seat]
            assert [CARDS.index(card) for _, card in board.laid()] == state.trick
            if state.trick:
                assert board.winning() == state.taker()
            for other in range(5):
                assert len(board.zone(("hand", other))) == state.hands[other].bit_count()
                assert len(board.zone(pile(other))) == state.piles[other].bit_count()
                assert all(piece.card is None for piece in board.cards(pile(other)))
                if other != seat:
                    assert all(piece.card is None for piece in board.cards(("hand", other)))
                assert len(board.zone(trick(other))) <= 1
        if match.over:
            return
        moves = match.state.legal(match.state.turn)
        match.submit_code(moves[rng.below(len(moves))])


# --- words -----------------------------------------------------------------------------------------------------------


def test_everything_that_happens_is_told(qapp: object) -> None:
    teller = LosersNarrator(["Anna", "Odile"], 0)
    scored = HandScored(
        0, "H", (("2H",), ()), (1, 0), ((), ()), ((), ()), (1, 0), (1, 3), (1, -3), (1, -3)
    )  # fmt: skip
    told = {
        "Hand 1 is dealt: 2 cards each. Set aside, face up: 9♣. You call trump.": LosersDealt(
            0, (("2H", "3H"), (None, None)), ("9C",), 0
        ),
        "Odile calls hearts ♥ as trump.": TrumpCalled(1, "H"),
        "You bid 4.": PointsBidMade(0, 4),
        "Odile leads 10♦.": CardPlayed(1, "10D", True),
        "You play A♠.": CardPlayed(0, "AS", False),
        "Odile takes the trick.": TrickTaken(1, ("10D", "AS")),
        "The hand is over.\nYou: bid 1, took 1: made, +1, now 1.\nOdile: bid 3, took 0: failed, −3, now −3.": scored,
        "You win with 51 points!": LosersEnded((0,), (51, 12)),
        "You and Odile share the win with 51 points each.": LosersEnded((0, 1), (51, 51)),
    }
    for text, event in told.items():
        assert teller.tell(event) == text


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Odile", "Odile"),
        ("&amp; 2", "&amp; 2"),
        ("\u202eeliO", "\u2068\u202eeliO\u2069"),
        ("מרים", "\u2068מרים\u2069"),
    ],
)
def test_a_name_turns_no_sentence_round(qapp: object, name: str, shown: str) -> None:
    assert LosersNarrator(["Anna", name], 0).tell(PointsBidMade(1, 3)) == f"{shown} bids 3."


def test_points_have_their_plurals_and_signs(qapp: object) -> None:
    assert [points_words(points) for points in (0, 1, 2, -1, -4)] == [
        "0 points",
        "1 point",
        "2 points",
        "−1 point",
        "−4 points",
    ]
    assert [signed(points) for points in (3, 0, -3)] == ["+3", "0", "−3"]


def test_what_a_card_would_do_is_said_truly() -> None:
    questions = LosersQuestions(["Anna", "Odile"], 0, 0)
    assert questions.playing("9H", "S", []) == ("Lead 9♥", "")
    assert questions.playing("9S", "S", []) == ("Lead 9♠", "trump")
    assert questions.playing("9H", "S", [(1, "2H")]) == ("Play 9♥", "follows suit")
    assert questions.playing("9S", "S", [(1, "2H")]) == ("Play 9♠", "trumps the trick")
    assert questions.playing("9D", "S", [(1, "2H")]) == ("Play 9♦", "can't take the trick")
    assert questions.playing("9S", "S", [(1, "2H"), (2, "10S")]) == ("Play 9♠", "can't take the trick")
    assert questions.why_not("H") == "Hearts were led: you must follow suit."
    assert questions.at_stake(6, LosersRules()) == "+6 if you make it, −6 if you fail"
    assert questions.at_stake(6, LosersRules(failed_bid="zero")) == "+6 if you make it"
    assert questions.at_stake(0, LosersRules()) == "you can't lose points"
    assert questions.at_stake(6, LosersRules(made_bid="points")) == "the points you take, or −6 if you fail"
    assert (
        questions.at_stake(6, LosersRules(made_bid="points", failed_bid="zero"))
        == "the points you take, if you make it"
    )
    assert questions.at_stake(0, LosersRules(made_bid="points")) == "you score the points you take"


@pytest.mark.parametrize(
    ("phase", "said", "headline", "detail"),
    [
        (
            "bid",
            advice((6, 1.0, 0.41), (7, 0.0, 0.39), (5, 0.0, 0.36), (8, 0.0, 0.1)),
            "Bid 6: you win 41 in 100 matches.",
            "Next best: 7 (39), 5 (36). Estimated.",
        ),
        (
            "call",
            advice((3, 1.0, 0.5), (0, 0.0, 0.4), (1, 0.0, 0.3), (2, 0.0, 0.2)),
            "Call spades ♠: you win 50 in 100 matches.",
            "Next best: clubs ♣ (40), diamonds ♦ (30). Estimated.",
        ),
        (
            "play",
            advice((0, 0.5, 0.3), (1, 0.5, 0.3)),
            "Your choice hardly matters here: you win about 30 in 100 matches.",
            "Estimated.",
        ),
        (
            "play",
            advice((0, 0.5, 0.31), (1, 0.4, 0.305), (2, 0.1, 0.1)),
            "Play 2♣: you win 31 in 100 matches.",
            "Just as good: 3♣. Estimated.",
        ),
    ],
)
def test_hints_in_words(phase: str, said: Advice, headline: str, detail: str) -> None:
    hint = hint_words(state_of(phase), said)
    assert hint is not None
    assert (hint.headline, hint.detail) == (headline, detail)
    assert not hint.marks
    assert (hint.move is None) == ("hardly matters" in headline)


def test_advice_without_values_is_no_hint() -> None:
    assert hint_words(state_of("bid"), Advice([Choice(4, 1.0, None)], None, False)) is None


# --- what a hand could bring -----------------------------------------------------------------------------------------


def test_a_hand_is_counted_not_judged() -> None:
    hand = ["AH", "KH", "9H", "9C", "9D", "KD", "2C", "2S", "7C"]
    found = prospects(hand, ["2D", "KS", "KC"], "H", LosersRules())
    assert found.trumps == ("AH", "KH", "9H")
    assert found.for_trumps == 3
    chances = [(chance.rank, len(chance.cards), chance.in_play) for chance in found.chances]
    # Two kings are set aside, so that no three kings can be taken; one two is, so that no four twos can.
    assert chances == [("9", 3, 4), ("2", 2, 3)]


def test_where_sets_pay_nothing_none_are_counted() -> None:
    rules = PRESETS["trumps"][1]
    assert prospects(["9H", "9C", "9D"], [], "H", rules).chances == ()


# --- the course ------------------------------------------------------------------------------------------------------


def hand(number: int, bids: tuple[int, ...], points: tuple[int, ...], scores: tuple[int, ...]) -> ScoredHand:
    """Return a hand with these outcomes."""
    gains = tuple(bid if got >= bid else -bid for bid, got in zip(bids, points, strict=True))
    return ScoredHand(number, 0, "H", bids, points, gains, scores, (0,) * len(bids))


def test_what_decided_a_match() -> None:
    hands = [
        hand(0, (5, 8), (7, 9), (5, 8)),
        hand(1, (4, 12), (4, 3), (9, -4)),
        hand(2, (20, 3), (25, 3), (29, -1)),
    ]
    turns = turning_points(hands, (0,))
    assert [(turn.kind, turn.seat, turn.hand.number) for turn in turns] == [
        ("failed", 1, 1),
        ("lead", 0, 1),
        ("best", 0, 2),
    ]
    teller = LosersNarrator(["Anna", "Odile"], 0)
    assert [teller.turning_point(turn) for turn in turns] == [
        "Hand 2: Odile bids 12 but takes only 3, the costliest bid of the match.",
        "Hand 2: you take the lead for good.",
        "Hand 3: you bid 20 and make it with 25, the best hand of the match.",
    ]


def test_nobody_could_catch_up_after_the_last_hand() -> None:
    hands = [hand(0, (0, 2), (0, 2), (0, 2)), hand(1, (5, 0), (5, 0), (5, 2))]
    (_, turn) = turning_points(hands, (0,))
    assert LosersNarrator(["Anna", "Odile"], 1).turning_point(turn) == "Hand 2, the last: Anna takes the lead."


def test_a_match_of_one_hand_without_points_has_no_turning_point() -> None:
    assert turning_points([hand(0, (0, 0), (3, 2), (0, 0))], (0, 1)) == []


def test_the_course_follows_a_match() -> None:
    course = LosersCourse(2, 50)
    assert course.scores == [[0, 0]]
    for event in (
        LosersDealt(0, ((), ()), (), 1),
        TrumpCalled(1, "S"),
        PointsBidMade(0, 2),
        PointsBidMade(1, 3),
        TrickTaken(1, ("2S", "3S")),
    ):
        course.follow(event)
    assert (course.caller, course.trump, course.bids, course.tricks) == (1, "S", [2, 3], [0, 1])
    under_way = [course.under_way]
    course.follow(HandScored(0, "S", ((), ()), (0, 2), ((), ()), ((), ()), (0, 2), (2, 3), (-2, -3), (-2, -3)))
    under_way.append(course.under_way)
    assert under_way == [True, False]
    assert course.scores == [[0, 0], [-2, -3]]
    assert [course.hands[0].made(seat) for seat in (0, 1)] == [False, False]


# --- paper -----------------------------------------------------------------------------------------------------------


def test_the_score_sheet_scrolls_to_the_latest_hand(qtbot: QtBot) -> None:
    view = ScoreView(Pixmaps())
    qtbot.addWidget(view)
    view.resize(290, 560)
    view.show()
    names = ["Anna", "Odile", "Bram", "Tove", "Ines", "Piet", "Jorun", "Lene"]
    hands = [hand(number, (4,) * 8, (5,) * 8, (4 * number + 4,) * 8) for number in range(14)]
    sheet = Sheet(names, list(range(8)), 50, hands, [None] * 8, 0, None)
    view.show_sheet(sheet)
    bar = view._area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    assert view._rows.column >= 27
    assert "Anna: 56, no bid yet" in view.accessibleDescription()
    assert "hand 14; Anna: bid 4, took 5: made, +4, now 56." in view.accessibleDescription()
    assert cell_words(sheet, hands[0], 1) == "Odile: bid 4, took 5: made, +4, now 4."
    picture = view.grab()
    assert not picture.isNull()


def test_made_and_failed_are_words() -> None:
    assert (outcome(True), outcome(False)) == ("made", "failed")


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_rules_page_tells_this_very_game(qapp: object, name: str, seats: int) -> None:
    rules = PRESETS[name][1]
    html = rules_html(rules_page(rules, seats), rules)
    text = re.sub("<[^>]+>", " ", html)
    assert f"{rules.target:,} points" in text
    assert f"{52 // seats} cards to each" in text
    assert ("are set aside face up" in text) == bool(52 % seats)
    assert ("None: you are playing by the standard rules" in text) == (name == "classic")
    assert "{" not in text
    assert "%n" not in text


def test_last_trick_on_the_rules_page(qapp: object) -> None:
    for last_trick in (False, True):
        rules = LosersRules(last_trick=last_trick)
        html = rules_html(rules_page(rules, 4), rules)
        assert "Nobody may look at tricks until the hand is over" in html
        assert ("except at the last one until the next card is played" in html) == last_trick
        assert ("Last trick may be looked at: yes" in html) == last_trick


def test_a_name_with_braces_is_only_a_name() -> None:
    """Braces in a name are not filled in as a placeholder of the sentence."""
    said = LosersNarrator(["You", "{card}{suit}"], 0).tell(CardPlayed(1, "7H", False))
    assert said == "{card}{suit} plays 7♥."
    sheet = Sheet(
        ["You", "{bid}"],
        [0, 1],
        50,
        [ScoredHand(0, 0, "S", (1, 2), (3, 1), (1, -2), (1, -2), (9, 8))],
        [None, None],
        None,
        None,
    )
    assert cell_words(sheet, sheet.hands[0], 1).startswith("{bid}: bid 2, took 1")
