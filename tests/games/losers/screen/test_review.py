"""Result of a match of Loser's Game, with its score sheet, and the review of calls, bids and cards."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardtable.app.after.decision_picture import DecisionPicture
from cardtable.app.after.result_page import ResultPage
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.routes import NewGame
from cardtable.app.settings import Settings
from cardtable.app.window import MainWindow
from cardtable.bots.player import Advice, Choice
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.games.losers.layout import ASIDE
from cardtable.games.losers.play import BID, CALL, PLAY, Losers
from cardtable.games.losers.review import options, outcomes
from cardtable.games.losers.rules import LosersRules
from cardtable.games.losers.screen.after import review_page
from cardtable.games.losers.table import LosersModel
from cardtable.games.losers.words import LosersAnnotator
from cardtable.table.history import reviewed
from cardtable.table.review import Decision, Review
from tests.app.conftest import NAMES, dealt, press, random_review
from tests.games.losers.screen.playing import play_out
from tools.games.losers.screen import losers

pytestmark = pytest.mark.slow


def played(seats: int, seat: int = 0, seed: int = 3, **rules: object) -> Review:
    """Play a match of random moves to its end and return its review for one seat."""
    names = tuple(SeatName(NAMES[other], "human") for other in range(seats))
    made = LosersRules(**{"round_limit": 2, **rules})  # type: ignore[arg-type]
    header = new_header(GAMES["losers"], made, names, seed)
    return random_review(header, seat)


def judged(review: Review, value: Callable[[int], float]) -> Review:
    """Judge every decision, with each move worth `value(move)`, and return the review."""
    while (decision := review.due()) is not None:
        legal = list(decision.state.legal(review.seat))
        best = max(legal, key=value)
        choices = [Choice(move, 1.0 if move == best else 0.0, value(move)) for move in legal]
        choices.sort(key=lambda choice: -choice.probability)
        review.judge(decision, Advice(choices, value(best), False))
    return review


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_calls_bids_and_cards_are_decisions(seats: int) -> None:
    review = played(seats)
    annotator = LosersAnnotator(outcomes(review, NAMES))
    phases = set()
    for decision in review.decisions:
        state = decision.state
        assert isinstance(state, Losers)
        phases.add(state.phase)
        assert decision.move in state.legal(0)
        assert annotator.heading(decision).startswith(f"Hand {state.number + 1}, ")
        did = annotator.did(decision)
        assert did.startswith({CALL: "you called ", BID: "you bid ", PLAY: "you "}[state.phase])
    assert phases >= {BID, PLAY}
    for one in judged(review, lambda move: 0.6 - 0.01 * move).judged.values():
        assert "better" in annotator.verdict(one)
        assert "in 100 matches" in annotator.advice(one)


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("seat", [0, 1])
def test_beside_a_call_and_a_bid_stand_all_bids_of_that_hand(seats: int, seat: int) -> None:
    review = played(seats, seat)
    hands: list[list[str]] = []
    for line in review.lines:
        if line.get("chance") == "deal":
            hands.append([])
        elif line.get("move") == "bid":
            name = "You" if line["seat"] == seat else NAMES[line["seat"]]
            hands[-1].append(f"{name} {line['points']}")
    told = outcomes(review, NAMES)
    seen = set()
    for decision in review.decisions:
        state = decision.state
        assert isinstance(state, Losers)
        text = told[decision.number]
        seen.add(state.phase)
        if state.phase == PLAY:
            assert text in {"You take the trick.", *(f"{name} takes the trick." for name in NAMES)}
        else:
            assert text.startswith(f"The bids: {', '.join(hands[state.number])}. You: bid ")
    assert {BID, PLAY} <= seen


def picture_of(review: Review) -> DecisionPicture:
    """Return the picture of the review's decisions."""
    history = reviewed(review, NAMES[: review.seats], LosersModel)
    return DecisionPicture(Pixmaps(), list(range(review.seats)), history, options)


def model_at(review: Review, decision: Decision) -> LosersModel:
    """Return the table at a decision."""
    model = reviewed(review, NAMES[: review.seats], LosersModel).at(decision.events_before)
    assert isinstance(model, LosersModel)
    return model


@pytest.mark.parametrize("layout", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_every_decision_has_its_picture(
    qtbot: QtBot, qapp: QApplication, seats: int, layout: Qt.LayoutDirection
) -> None:
    review = judged(played(seats, seat=seats - 1), lambda move: 0.5 - 0.005 * move)
    view = picture_of(review)
    view.setLayoutDirection(layout)
    qtbot.addWidget(view)
    view.resize(620, 420)
    view.show()
    for decision in review.decisions[::5]:
        view.show_decision(decision, review.judged[decision.number])
        assert not view.grab().isNull()
        state = decision.state
        assert isinstance(state, Losers)
        said = view.accessibleDescription()
        for name in NAMES[:seats]:
            assert name in said
        assert ("trump:" in said) == (state.phase != CALL)
        assert any(cell.move == decision.move for cell in view._cells)
        assert len(view._cells) <= 26
        assert "in 100" in said
        model = model_at(review, decision)
        assert [model.tricks(other) for other in range(seats)] == [pile.bit_count() // seats for pile in state.piles]


def test_a_picture_shows_nothing_that_the_seat_did_not_see() -> None:
    """The only known cards are those in the seat's hand, in the trick and set aside."""
    review = played(4)
    for decision in review.decisions:
        model = model_at(review, decision)
        state = decision.state
        assert isinstance(state, Losers)
        known = [name for zone in model.zones for name in model.known(zone)]
        assert len(model.shown_hand()) == state.cards_left(0)
        assert len(model.laid()) == len(state.trick)
        assert len(known) == state.cards_left(0) + len(state.trick) + len(model.known(ASIDE))


def test_the_review_page_opens(qtbot: QtBot, settings: Settings) -> None:
    review = judged(played(3), lambda move: 0.5 - 0.01 * move)
    page = review_page(Pixmaps(), settings, review, list(NAMES[:3]), [0, 1, 2], "expert")
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    for decision in review.decisions[:4]:
        page.choose(decision.number)
        assert not page.grab().isNull()


def test_a_match_in_the_window_ends_with_its_result(qtbot: QtBot, window: MainWindow) -> None:
    people = tuple(SeatName(NAMES[seat], "random" if seat else "human") for seat in range(3))
    header = new_header(GAMES["losers"], LosersRules(round_limit=2), people, 5)
    table = losers(dealt(qtbot, window, lambda: window.go(NewGame(header))))
    play_out(qtbot, table)
    press(table.page, Qt.Key.Key_Return)
    page = window.page
    assert isinstance(page, ResultPage)
    assert table.game.model.course.ended is not None
    texts = [label.text() for label in page.findChildren(QLabel)]
    assert any("win" in text for text in texts)
    assert all(button.words.startswith("Hand ") for button in page.moment_buttons)
    for size in ((1024, 700), (1440, 900)):
        window.resize(*size)
        assert not window.grab().isNull()
