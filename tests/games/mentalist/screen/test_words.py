"""Mentalist Poker in words: events, questions, hints, what decided a game, and the rules."""

import re

import pytest
from pytestqt.qtbot import QtBot

from cardtable.bots.player import Advice, Choice
from cardtable.games.mentalist.course import MentalistCourse, turning_points
from cardtable.games.mentalist.moves import (
    AntesPaid,
    BetAdded,
    BetLaid,
    ButtonPassed,
    GuessHeard,
    LotDrawn,
    MentalistEnded,
    PlayerOut,
    PotClaimed,
    PotWon,
    ScreenLifted,
)
from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.review import worth_showing
from cardtable.games.mentalist.rules import PRESETS, MentalistRules
from cardtable.games.mentalist.rules_page import rules_page
from cardtable.games.mentalist.words import MentalistAnnotator, MentalistNarrator, MentalistQuestions, hint_words
from cardtable.table.model import beginning
from cardtable.table.review import Decision, Judged
from cardtable.table.rules_text import rules_html

NAMES = ["Anna", "Odile", "Bram"]


@pytest.fixture(autouse=True)
def words(qtbot: QtBot) -> None:
    """Make an application, which brings the plural forms."""


def advice(*choices: tuple[int, float, float], exact: bool = False) -> Advice:
    """Return an advice from numbers, each with its probability and value."""
    made = sorted([Choice(*choice) for choice in choices], key=lambda choice: -choice.probability)
    return Advice(made, max(choice.value or 0.0 for choice in made), exact)


def course_of(*events: object, **rules: object) -> MentalistCourse:
    """Return the course after some events at a table of three."""
    course = MentalistCourse(beginning(Mentalist, "mentalist", MentalistRules.made(rules), 3, {}))
    for event in events:
        course.follow(event)
    return course


# --- events ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "yours", "theirs"),
    [
        (LotDrawn(0), "You were drawn to get the First Bettor button.",
         "Anna was drawn to get the First Bettor button."),
        (ButtonPassed(0), "The First Bettor button comes to you.", "The First Bettor button goes to Anna."),
        (AntesPaid((0, 1, 2), 2, 6), "Antes of 2 make a pot of 6.", "Antes of 2 make a pot of 6."),
        (BetLaid(0, 3), "You bet 3 behind your screen.", "Anna bets 3 behind their screen."),
        (BetLaid(0, None), "You have made your bet.", "Anna has made a bet behind their screen."),
        (GuessHeard(0, 4), "You guess 4.", "Anna guesses 4."),
        (ScreenLifted(0, 5, True), "Guessed: you bet 5!", "Guessed: Anna bet 5!"),
        (ScreenLifted(0, 0, False), "Missed: you bet 0.", "Missed: Anna bet 0."),
        (PotWon(0, 1, 9, 5), "You win the pot of 9 and the bet of 5.", "Anna wins the pot of 9 and the bet of 5."),
        (PotWon(0, 1, 9, 0), "You win the pot of 9.", "Anna wins the pot of 9."),
        (BetAdded(0, 3, 12), "The bet goes into the pot, now 12.",
         "The bet goes into the pot, now 12."),
        (BetAdded(0, 0, 9), "Nothing was bet: the pot stays at 9.", "Nothing was bet: the pot stays at 9."),
        (PotClaimed(0, 3, 2), "You take your bet back and 3 from the pot, leaving 2.",
         "Anna takes the bet back and 3 from the pot, leaving 2."),
        (PotWon(0, 1, 9, 0, True), "Odile has no chips to bet: you win the pot of 9.",
         "Odile has no chips to bet: Anna wins the pot of 9."),
        (PotWon(1, 0, 9, 0, True), "You have no chips to bet: Odile wins the pot of 9.",
         "Anna has no chips to bet: Odile wins the pot of 9."),
        (PotClaimed(0, 0, 5), "Nothing is taken: the pot stays at 5.", "Nothing is taken: the pot stays at 5."),
        (MentalistEnded((0,), (9, 2, 0), 3), "Nobody gets the pot of 3. You win with 9 chips!",
         "Nobody gets the pot of 3. Anna wins with 9 chips."),
        (PlayerOut(0, 0), "You have no chips left and are out.", "Anna has no chips left and is out."),
        (PlayerOut(0, 1), "You can't pay the ante and are out with 1 chip.",
         "Anna can't pay the ante and is out with 1 chip."),
        (MentalistEnded((0,), (9, 2, 0), 0), "You win with 9 chips!", "Anna wins with 9 chips."),
    ],
)  # fmt: skip
def test_every_event_is_a_sentence(event: object, yours: str, theirs: str) -> None:
    assert MentalistNarrator(NAMES, 0, False).tell(event) == yours
    assert MentalistNarrator(NAMES, 2, False).tell(event) == theirs


def test_the_advanced_game_has_no_button() -> None:
    assert MentalistNarrator(NAMES, 1, True).tell(LotDrawn(0)) == "Anna was drawn to bet first."


def test_a_pot_is_a_landmark() -> None:
    antes = AntesPaid((0, 1, 2), 1, 7)
    assert MentalistNarrator(NAMES, 0, False).landmark(antes) == "A pot of 7"
    assert MentalistNarrator(NAMES, 0, True).landmark(antes) == "A bet into a pot of 7"
    assert not MentalistNarrator(NAMES, 0, False).landmark(BetLaid(0, 3))


# --- questions -------------------------------------------------------------------------------------------------------


def test_what_is_asked_and_what_the_answers_say() -> None:
    questions = MentalistQuestions(NAMES)
    state = beginning(Mentalist, "mentalist", MentalistRules(), 3, {})
    state.deal(1)
    assert questions.question(state) == "How many chips will you bet?"
    assert questions.answer(state, 4) == ("Bet 4", "not guessed: a pot of 7")
    state.apply(4)
    assert questions.question(state) == "How many chips has Odile bet?"
    assert questions.answer(state, 5) == ("Guess 5", "right: you win 8")
    advanced = beginning(Mentalist, "mentalist", MentalistRules(variant="advanced", bet_cap="none"), 3, {})
    advanced.deal(1)
    assert questions.answer(advanced, 2) == ("Bet 2", "not guessed: you take 2")
    assert questions.answer(advanced, 8) == ("Bet 8", "not guessed: you take 3")


@pytest.mark.parametrize(
    ("choices", "headline", "detail"),
    [
        (((0, 0.6, 0.5), (1, 0.4, 0.5)), "Mix your bets: you win 50 in 100 games.",
         "0 (6 times in 10), 1 (4 times).\nIf others can predict your bet, they guess it. Estimated."),
        (((0, 1.0, 0.6), (1, 0.0, 0.3)), "Bet 0: you win 60 in 100 games.", "Next best: 1, 30 in 100. Estimated."),
        (((0, 1.0, 0.6), (1, 0.0, 0.599)), "All moves are equal: you win 60 in 100 games.", "Estimated."),
    ],
)  # fmt: skip
def test_hints_for_a_bet(choices: tuple[tuple[int, float, float], ...], headline: str, detail: str) -> None:
    state = beginning(Mentalist, "mentalist", MentalistRules(), 2, {})
    state.deal(0)
    hint = hint_words(state, advice(*choices))
    assert hint is not None
    assert (hint.headline, hint.detail) == (headline, detail)


def test_a_hint_for_a_guess_speaks_of_guesses() -> None:
    state = beginning(Mentalist, "mentalist", MentalistRules(), 2, {})
    state.deal(0)
    state.apply(1)
    hint = hint_words(state, advice((0, 0.7, 0.5), (2, 0.3, 0.5), exact=True))
    assert hint is not None
    assert hint.headline == "Mix your guesses: you win 50 in 100 games."
    assert hint.detail.endswith("If others can predict your guess, they bet something else. Solved exactly.")
    assert dict(hint.marks) == {0: 7, 2: 3}


def test_no_hint_without_values() -> None:
    state = beginning(Mentalist, "mentalist", MentalistRules(), 2, {})
    state.deal(0)
    assert hint_words(state, Advice([Choice(0, 1.0, None)], None, False)) is None


# --- the course ------------------------------------------------------------------------------------------------------

POT_WON = (
    AntesPaid((0, 1, 2), 1, 3),
    BetLaid(0, None), GuessHeard(2, 1), ScreenLifted(0, 4, False), BetAdded(0, 4, 7),
    BetLaid(1, None), GuessHeard(0, 2), ScreenLifted(1, 2, True), PotWon(0, 1, 7, 2),
)  # fmt: skip


def test_the_course_has_everybodys_chips_after_each_bet() -> None:
    course = course_of(*POT_WON)
    assert course.scores == [[20, 20, 20], [15, 19, 19], [24, 17, 19]]
    assert course.pots_won(0) == (1, 1)
    assert course.pots_won(2) == (0, 1)
    assert course.guesses_right(0) == (1, 1)
    assert course.guesses_right(2) == (0, 1)
    assert [bet.pot for bet in course.bets] == [3, 7]


def test_a_pot_that_is_lost_without_a_bet_counts_too() -> None:
    course = course_of(AntesPaid((0, 1, 2), 1, 3), PotWon(2, 0, 3, 0), PlayerOut(0, 0), starting_chips=2)
    assert course.scores == [[1, 1, 4]]
    assert course.pots_won(2) == (1, 1)
    assert course.out == {0}


def test_what_was_claimed_is_theirs() -> None:
    claimed = PotClaimed(0, 2, 1)
    course = course_of(AntesPaid((0, 1, 2), 1, 3), BetLaid(0, None), ScreenLifted(0, 2, False), claimed)
    assert course.scores[-1] == [21, 19, 19]
    assert course.pot == 1


def test_what_decided_a_game() -> None:
    course = course_of(*POT_WON, MentalistEnded((0,), (24, 17, 19), 0))
    (point,) = turning_points(course)
    assert (point.kind, point.seat, point.bet, point.won, point.antes) == ("last", 0, 2, 9, 1)
    words = MentalistNarrator(NAMES, 1, False).turning_point(point)
    assert words == "Pot 1: Anna wins 9 chips, the largest pot of the game, and takes the lead for good."
    assert MentalistNarrator(NAMES, 0, False).how(course) == "1 of 1 pots, 5 chips ahead of Bram."


def test_a_large_pot_of_somebody_else_is_told_too() -> None:
    more = (
        AntesPaid((0, 1, 2), 1, 3),
        BetLaid(1, None), GuessHeard(0, 15), ScreenLifted(1, 15, True), PotWon(0, 1, 3, 15),
    )  # fmt: skip
    course = course_of(*POT_WON, *more, MentalistEnded((2,), (0, 2, 58), 0))
    assert [(point.kind, point.bet, point.won) for point in turning_points(course)] == [("pot", 3, 18)]


# --- the review ------------------------------------------------------------------------------------------------------


def judged(move: int, *choices: tuple[int, float, float]) -> Judged:
    """Return a bet of seat 0 that has been judged."""
    state = beginning(Mentalist, "mentalist", MentalistRules(), 3, {})
    state.deal(0)
    told = advice(*choices)
    values = {choice.move: choice.value or 0.0 for choice in told.choices}
    best = max(values, key=lambda number: values[number])
    return Judged(Decision(0, 2, 2, state, move, True), told, best, values[best], values[move])


def test_a_decision_is_told_in_sentences() -> None:
    annotator = MentalistAnnotator(NAMES, ["Bram guesses 1."])
    found = judged(4, (0, 1.0, 0.5), (4, 0.0, 0.3))
    assert annotator.heading(found.decision) == "Turn 1, your bet with 3 in the pot"
    assert annotator.label(found.decision) == "pot 3"
    assert annotator.verdict(found) == "you bet 4; 0 was better"
    assert annotator.advice(found) == "Best play wins 50 in 100 games from here. Estimated."
    assert annotator.outcome(found.decision) == "Bram guesses 1."
    mixed = judged(1, (0, 0.6, 0.5), (1, 0.4, 0.5))
    assert annotator.verdict(mixed) == "you bet 1: no move was better"
    assert annotator.advice(mixed) == "Best mix: 0 (6 times in 10), 1 (4 times). Your 1 has a share of 40%. Estimated."


def test_of_many_numbers_those_are_shown_that_are_worth_it() -> None:
    assert worth_showing(5, 3, None) == [0, 1, 2, 3, 4, 5]
    shown = worth_showing(1000, 700, judged(700, (0, 0.5, 0.5), (40, 0.5, 0.5), (700, 0.0, 0.1), (999, 0.0, 0.2)))
    assert {0, 40, 700, 999} <= set(shown)
    assert len(shown) == 14
    assert shown == sorted(shown)


# --- the rules -------------------------------------------------------------------------------------------------------


def text_of(rules: MentalistRules, seats: int) -> str:
    return re.sub("<[^>]*>", " ", rules_html(rules_page(rules, seats), rules))


@pytest.mark.parametrize("seats", [2, 3, 8])
@pytest.mark.parametrize("preset", PRESETS)
def test_the_rules_are_those_in_force(preset: str, seats: int) -> None:
    rules = PRESETS[preset][1]
    text = text_of(rules, seats)
    assert f"{rules.chips_each(seats)} chips" in text
    assert ("First Bettor button" in text) == (rules.variant == "classic")
    assert ("as many chips again from the pot" in text) == (rules.variant == "advanced")
    assert ("no more than are in the pot" in text) == rules.capped
    assert ("as soon as a player is out" in text) == (rules.ending == "first_bust" or seats == 2)
    assert ("30 bets" in text) == (rules.turn_limit == 30)
    assert ("right" in text) == (seats > 2 or "right guess" in text)
