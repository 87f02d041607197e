"""Review of bets and guesses after a game of Mentalist Poker."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.settings import Settings
from cardtable.bots.player import Advice, Choice
from cardtable.bots.worker import Question, answer
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.games.mentalist.play import BET, GUESS, Mentalist
from cardtable.games.mentalist.review import outcomes
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.games.mentalist.screen.after import review_page
from cardtable.games.mentalist.words import MentalistAnnotator, MentalistNarrator
from cardtable.table.review import Review
from tests.app.conftest import NAMES, random_review

pytestmark = pytest.mark.slow


def played(seats: int, **rules: object) -> Review:
    """Play a game of random moves to its end and return its review for the first seat."""
    names = tuple(SeatName(NAMES[other], "human") for other in range(seats))
    header = new_header(GAMES["mentalist"], MentalistRules.made({"turn_limit": 24, **rules}), names, 3)
    return random_review(header, 0)


def judged(review: Review, value: Callable[[int], float]) -> Review:
    """Judge every decision, with each number worth `value(number)` and a mix of the best two advised; return the
    review."""
    while (decision := review.due()) is not None:
        legal = list(decision.state.legal(review.seat))
        first, second = sorted(legal, key=value)[-2:][::-1]
        often = {first: 0.6, second: 0.4}
        choices = [Choice(move, often.get(move, 0.0), value(move)) for move in legal]
        choices.sort(key=lambda choice: -choice.probability)
        review.judge(decision, Advice(choices, value(first), False))
    return review


@pytest.mark.parametrize("rules", [{}, {"variant": "advanced"}])
@pytest.mark.parametrize("seats", [2, 5])
def test_bets_and_guesses_are_decisions(qtbot: QtBot, seats: int, rules: dict[str, object]) -> None:
    review = played(seats, **rules)
    teller = MentalistNarrator(NAMES[:seats], 0, bool(rules))
    told = outcomes(review, teller)
    annotator = MentalistAnnotator(NAMES[:seats], told)
    phases = set()
    for decision in review.decisions:
        state = decision.state
        assert isinstance(state, Mentalist)
        phases.add(state.phase)
        assert annotator.heading(decision).startswith(f"Turn {state.bets + 1}, ")
        bets = state.phase == BET
        assert annotator.did(decision) == f"you {'bet' if bets else 'guessed'} {decision.move}"
        outcome = annotator.outcome(decision)
        assert ("Missed" in outcome) != ("Guessed" in outcome), outcome
    assert phases == {BET, GUESS}


@pytest.mark.parametrize("rules", [{}, {"variant": "advanced"}])
@pytest.mark.parametrize("seats", [2, 5])
def test_what_answers_a_hidden_bet_is_to_be_mixed_as_the_bet_is(seats: int, rules: dict[str, object]) -> None:
    assert all(decision.sealed for decision in played(seats, **rules).decisions)


def test_bets_and_guesses_between_two_are_told_with_their_exact_mixes(qtbot: QtBot) -> None:
    review = played(2, turn_limit=0)
    while (decision := review.due()) is not None:
        told = answer(Question(review.before(decision), "perfect", 1, 1.0, 0.0, True))
        review.judge(decision, told.advice)
    annotator = MentalistAnnotator(NAMES[:2], [""] * len(review.decisions))
    mixed = set()
    for found in review.judged.values():
        state = found.decision.state
        assert isinstance(state, Mentalist)
        assert found.advice.exact
        if found.mixed:
            mixed.add(state.phase)
            assert annotator.advice(found).startswith("Best mix: ")
    assert mixed == {BET, GUESS}
    assert review.costly()


@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("chips", [6, 400])
def test_the_review_page_opens(qtbot: QtBot, settings: Settings, seats: int, chips: int) -> None:
    review = judged(played(seats, starting_chips=chips), lambda move: 0.5 - 0.001 * move)
    page = review_page(Pixmaps(), settings, review, list(NAMES[:seats]), list(range(seats)), "expert")
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    for decision in review.decisions[:5]:
        page.choose(decision.number)
        assert not page.grab().isNull()
