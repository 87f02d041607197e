"""Review of a game: judged by what could be known at the time, worst decisions first, each of them shown."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QProgressBar, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.app.after.charts import CourseChart
from cardtable.app.after.decision_picture import DecisionPicture
from cardtable.app.after.result_page import ResultPage
from cardtable.app.after.review_page import Reviewer, ReviewPage
from cardtable.app.art.fonts import sans
from cardtable.app.parts.widgets import key_of
from cardtable.app.pool import Pool, Urgency, pool
from cardtable.app.routes import GoOn, Home, NewGame
from cardtable.app.window import MainWindow
from cardtable.app.zoom import zoom_of
from cardtable.bots.advice_summary import gist
from cardtable.bots.player import Advice, Choice
from cardtable.bots.players import PLAYERS
from cardtable.bots.worker import Question, answer
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.views import View, ViewWriter
from cardtable.games.miser.review import options as miser_options
from cardtable.games.war.moves import WarBid, WarPass
from cardtable.games.war.play import PASS, War
from cardtable.games.war.review import options, outcomes, stakes
from cardtable.games.war.rules import WarRules
from cardtable.games.war.table import WarModel
from cardtable.games.war.words import WarAnnotator
from cardtable.match import Match
from cardtable.table.history import History, reviewed
from cardtable.table.model import TableModel
from cardtable.table.predictability import Mixing, mixing
from cardtable.table.review import NEARLY_NOTHING, Review, luck_of
from cardtable.work import Outcome
from tests.app.conftest import NAMES, Asked, Oracle, Silent, dealt, let_happen, press, random_review, resumed, wait_for
from tests.app.sight import labels
from tools.games.war.screen import war

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("unpainted")]

KINDS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"tie": "carry"}),
    (7, {"suit_size": 5}),
    (4, {"bidding": "open", "suit_size": 6}),
    (3, {"prizes": "own_cards"}),
    (3, {"prizes": "own_cards", "bidding": "open", "suit_size": 6}),
]


def played(seats: int, rules: dict[str, object], seat: int = 0, seed: int = 3) -> Review:
    """Play a game of random moves to its end and return its review for one seat."""
    names = tuple(SeatName(NAMES[other], "human") for other in range(seats))
    header = new_header(GAMES["war"], WarRules(**rules), names, seed)  # type: ignore[arg-type]
    return random_review(header, seat)


def judged(review: Review) -> Review:
    """Let the oracle, which must be among the players, judge every decision, and return the review."""
    while (decision := review.due()) is not None:
        told = answer(Question(review.before(decision), "oracle", 1, 1.0, 0.0, True))
        review.judge(decision, told.advice)
    return review


def ended(qtbot: QtBot, window: MainWindow, seats: int = 2, **rules: object) -> ResultPage:
    """Play a game in the window, unpainted and always with the lowest card, and return its result page."""
    people = tuple(SeatName(NAMES[seat], "random" if seat else "human") for seat in range(seats))
    header = new_header(GAMES["war"], WarRules(**rules), people, 5)  # type: ignore[arg-type]
    table = war(dealt(qtbot, window, lambda: window.go(NewGame(header))))
    table.page.setUpdatesEnabled(False)
    while not table.game.model.course.ended:
        wait_for(qtbot, table)
        if table.legal_cards():
            table.choose(table.legal_cards()[0])
        table.page.prompt.press_likely()
    if window.table is table.presenter:
        table.ended.emit()
    assert isinstance(window.page, ResultPage)
    return window.page


def opened(qtbot: QtBot, window: MainWindow, seats: int = 2, **rules: object) -> ReviewPage:
    """Play such a game and open its review."""
    result = ended(qtbot, window, seats, **rules)
    qtbot.waitUntil(result.review_button.isVisible)
    press(result, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: isinstance(window.page, ReviewPage))
    assert isinstance(window.page, ReviewPage)
    return window.page


def finished(qtbot: QtBot, page: ReviewPage) -> None:
    """Wait until everything has been judged."""
    qtbot.waitUntil(lambda: review_of(page).due() is None)


def review_of(page: ReviewPage) -> Review:
    """Return the review that the page shows."""
    window = page.window()
    assert isinstance(window, MainWindow)
    assert window.reviewer is not None
    return window.reviewer.review


def progress_of(page: ReviewPage) -> QProgressBar:
    """Return the bar that shows the progress of judging."""
    bar = page.findChild(QProgressBar)
    assert isinstance(bar, QProgressBar)
    return bar


def selected(page: ReviewPage) -> int:
    """Return the number of the selected decision."""
    return page._selected


def rows(page: ReviewPage) -> list[str]:
    """Return the rows of the list as they are read out."""
    return [row.text for row in page.list.rows]


# --- decisions and what they cost ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "rules"), KINDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_decisions_are_the_seats_moves_where_it_had_a_choice(seats: int, rules: dict[str, object], seat: int) -> None:
    review = played(seats, rules, seat)
    assert review.decisions
    for number, decision in enumerate(review.decisions):
        line = review.lines[decision.lines_before]
        assert decision.number == number
        assert line["seat"] == seat
        assert "move" in line
        assert len(decision.state.legal(seat)) > 1
        assert decision.move in decision.state.legal(seat)
    own = [place for place, line in enumerate(review.lines) if line.get("seat") == seat]
    forced = len(own) - len(review.decisions)
    if "prizes" not in rules and "bidding" not in rules:
        assert forced == 1, "the last card is no decision"


@pytest.mark.parametrize(("seats", "rules"), KINDS)
def test_a_judge_reads_what_the_seat_had_been_told_and_no_more(seats: int, rules: dict[str, object]) -> None:
    review = played(seats, rules)
    for decision in review.decisions:
        lines = review.before(decision)
        assert lines == review.lines[: decision.lines_before]
        deal = lines[1].get("prizes")
        assert deal is None or deal == [None] * len(deal)
        known = {(entry["line"], entry.get("place")) for line in lines if "reveal" in line for entry in line["reveal"]}
        state = decision.state
        assert isinstance(state, War)
        assert len([1 for _, place in known if place is not None]) == (0 if deal is None else state.number + 1)
        if "bidding" not in rules:
            hidden = [
                number
                for number, line in enumerate(lines, 1)
                if line.get("move") == "bid" and line["seat"] != 0 and (number, None) not in known
            ]
            assert all(lines[number - 1]["card"] is None for number in hidden)
            assert all(number > max((line for line, _ in known), default=0) for number in hidden)


def test_worlds_that_the_seat_cannot_tell_apart_are_judged_alike() -> None:
    """The cards in the deck and a card just laid face down don't change the question to the judge."""
    questions = []
    for order, laid in ((["2H", "5H", "3H", "AH", "4H"], "5D"), (["2H", "AH", "4H", "5H", "3H"], "2D")):
        header = new_header(GAMES["war"], WarRules(suit_size=5), (SeatName("A", "human"), SeatName("B", "random")), 1)
        writer = ViewWriter(header, 0)
        match = Match(header, observers=[writer])
        match.take(header.game.chances(suits=["C", "D"], first=1, prizes=order))
        for seat, card in ((1, laid), (0, "3C")):
            move = next(kind for kind in header.game.moves.__args__ if kind.__struct_config__.tag == "bid")
            match.take(move(seat=seat, card=card))
        review = Review(writer.lines)
        questions.append(review.before(review.decisions[0]))
    assert questions[0] == questions[1]


def test_a_decision_costs_what_the_best_move_wins_more() -> None:
    review = played(2, {})
    costs = [(0.5, 0.38), (0.5, 0.5), (0.4, 0.395), (0.6, 0.3), (0.5, 0.47), (0.5, 0.38)]
    for decision, (best, chosen) in zip(review.decisions, costs, strict=False):
        other = next(move for move in decision.state.legal(0) if move != decision.move)
        choices = [Choice(other, 0.9, best), Choice(decision.move, 0.1, chosen)]
        review.judge(decision, Advice(choices, best, False))
    found = [(judged.decision.number, judged.thrown) for judged in review.costly()]
    assert found == [(3, 30), (0, 12), (5, 12), (4, 3)], "worst first, in order of the game among equals"
    assert review.sound() == 2
    assert all(judged.better != judged.decision.move for judged in review.costly())


def test_a_move_better_than_the_advised_costs_nothing() -> None:
    review = played(2, {})
    decision = review.decisions[0]
    other = next(move for move in decision.state.legal(0) if move != decision.move)
    review.judge(decision, Advice([Choice(other, 1.0, 0.4), Choice(decision.move, 0.0, 0.45)], 0.4, False))
    (one,) = review.judged.values()
    assert (one.thrown, one.better, one.best) == (0, decision.move, 0.45)


def test_what_is_known_exactly_is_told_to_a_tenth() -> None:
    review = played(2, {})
    costs = [(0.5, 0.4874), (0.5, 0.4913), (0.6, 0.3), (0.9949, 0.9838)]
    for decision, (best, chosen) in zip(review.decisions, costs, strict=False):
        other = next(move for move in decision.state.legal(0) if move != decision.move)
        choices = [Choice(other, 0.9, best), Choice(decision.move, 0.1, chosen)]
        review.judge(decision, Advice(choices, best, True))
    assert review.exact
    found = [(judged.decision.number, judged.cost_words) for judged in review.costly()]
    assert found == [(2, "30"), (0, "1.3"), (3, "1.1")]
    decision = review.decisions[0]
    review.judge(decision, review.judged[0].advice._replace(exact=False))
    assert (review.exact, review.judged[0].cost_words) == (False, "1")


def test_of_equals_the_one_is_named_that_is_played_most() -> None:
    review = played(2, {})
    decision = review.decisions[0]
    first, second = [move for move in decision.state.legal(0) if move != decision.move][:2]
    choices = [Choice(first, 0.8, 0.5), Choice(second, 0.2, 0.503), Choice(decision.move, 0.0, 0.1)]
    review.judge(decision, Advice(choices, 0.5, False))
    (one,) = review.judged.values()
    assert (one.better, one.thrown) == (first, 40)


def test_what_cannot_be_judged_is_passed_over() -> None:
    review = played(2, {})
    review.judge(review.decisions[0], None)
    review.judge(review.decisions[1], Advice([Choice(review.decisions[1].move, 1.0, None)], None, False))
    assert (review.done, review.judged, review.due()) == (2, {}, review.decisions[2])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_it_ends_with_the_result(seat: int) -> None:
    review = played(3, {}, seat)
    winners = review.lines[-1]["winners"]
    assert review.outcome == (1 / len(winners) if seat in winners else 0)
    assert Review(review.lines[:-1]).outcome is None


# --- words and pictures ----------------------------------------------------------------------------------------------


def history_of(review: Review) -> History:
    """Return the game as its seat saw it."""
    return reviewed(review, NAMES[: review.seats], WarModel)


def came_of(review: Review) -> list[str]:
    """Return the words for how each decision turned out."""
    return outcomes(review, history_of(review))


def annotator_of(review: Review) -> WarAnnotator:
    """Return the annotator of the review's decisions."""
    return WarAnnotator(0, stakes(review, history_of(review)), came_of(review))


def picture_of(window: MainWindow, review: Review) -> DecisionPicture:
    """Return the picture of the review's decisions."""
    return DecisionPicture(window.pixmaps, list(range(review.seats)), history_of(review), options)


def test_decisions_in_words() -> None:
    review = played(3, {"bidding": "open", "tie": "carry", "suit_size": 6})
    annotator = annotator_of(review)
    said = set()
    for decision in review.decisions:
        moves = decision.state.legal(0)
        for better in moves:
            worths = [Choice(move, 0.0, 0.5 if move == better else 0.3) for move in moves]
            review.judge(decision, Advice(worths, 0.5, True))
            one = review.judged[decision.number]
            said.add((decision.move == PASS, better == PASS, one.sound, annotator.verdict(one)))
            assert annotator.heading(decision).startswith("Round ")
            assert annotator.heading(decision).endswith(annotator.label(decision))
            assert annotator.advice(one) == "Best play wins 50 in 100 games from here. Solved exactly."
    for passed, pass_better, sound, text in said:
        assert text.startswith("you passed" if passed else "you bid ")
        if sound:
            assert text.endswith(": no move was better")
        elif pass_better:
            assert text.endswith("; passing was better")
        else:
            assert ("; bidding " in text) == passed
            assert text.endswith(" was better")


def test_where_nothing_mattered_that_is_said() -> None:
    review = played(2, {})
    decision = review.decisions[0]
    moves = decision.state.legal(0)
    review.judge(decision, Advice([Choice(move, 1 / len(moves), 0.25) for move in moves], 0.25, False))
    annotator = annotator_of(review)
    text = annotator.advice(review.judged[0])
    assert text == "All moves were equal here: you win 25 in 100 games. Estimated."
    assert annotator.verdict(review.judged[0]).endswith(": no move was better")


@pytest.mark.parametrize(
    ("tied", "said"),
    [
        (1, " was better"),
        (2, " was best, with 1 other move just as good"),
        (4, " was best, with 3 other moves just as good"),
    ],
)
def test_where_many_were_better_none_is_singled_out(qapp: object, tied: int, said: str) -> None:
    review = played(2, {})
    decision = review.decisions[0]
    others = [move for move in decision.state.legal(0) if move != decision.move]
    values = {decision.move: 0.1} | {move: 0.5 if place < tied else 0.2 for place, move in enumerate(others)}
    moves = [Choice(move, 1 / len(values), value) for move, value in values.items()]
    review.judge(decision, Advice(moves, 0.5, False))
    assert annotator_of(review).verdict(review.judged[0]).endswith(said)


def told(prizes: list[str], moves: list[WarBid | WarPass], seats: int, **rules: object) -> Review:
    """Return the review of seat 0 after these moves of a game in which it opens the first prize."""
    people = tuple(SeatName(NAMES[seat], "human") for seat in range(seats))
    header = new_header(GAMES["war"], WarRules(suit_size=3, **rules), people, 1)  # type: ignore[arg-type]
    writer = ViewWriter(header, 0)
    match = Match(header, observers=[writer])
    match.take(header.game.chances(suits=["C", "D", "H"][:seats], first=0, prizes=prizes))
    for move in moves:
        match.take(move)
    return Review(writer.lines)


def test_what_others_bid_face_down_is_told_as_it_was_turned(qtbot: QtBot, window: MainWindow) -> None:
    moves: list[WarBid | WarPass] = [
        *(WarBid(seat=0, card="3C"), WarBid(seat=1, card="2D")),
        *(WarBid(seat=1, card="AD"), WarBid(seat=0, card="AC")),
    ]
    review = told(["2S", "3S", "AS"], moves, 2)
    assert came_of(review) == [
        "The bids: You 3♣, Odile 2♦. You win 2♠ with 3♣.",
        "The bids: You A♣, Odile A♦. The highest bids tie: nobody gets 3♠.",
    ]


def test_what_lay_face_down_is_not_in_the_picture(qtbot: QtBot, window: MainWindow) -> None:
    pictures = []
    for theirs in ("2D", "AD"):
        review = told(["2S", "3S", "AS"], [WarBid(seat=0, card="3C"), WarBid(seat=1, card=theirs)], 2)
        view = picture_of(window, review)
        qtbot.addWidget(view)
        view.show_decision(review.decisions[0], None)
        pictures.append((view.accessibleDescription(), view.grab().toImage()))
    assert pictures[0] == pictures[1]


def test_a_round_that_did_not_end_tells_nothing_of_others() -> None:
    review = told(["2S", "3S", "AS"], [WarBid(seat=0, card="3C")], 2)
    assert came_of(review) == [""]


def test_what_others_bid_openly_is_told_to_its_end() -> None:
    moves: list[WarBid | WarPass] = [
        WarBid(seat=0, card="2C"),
        WarPass(seat=1),
        WarBid(seat=2, card="3H"),
        WarPass(seat=0),
    ]
    review = told(["2S", "3S", "AS"], moves, 3, bidding="open")
    assert came_of(review) == ["The bids: You 2♣, Bram 3♥. Bram wins 2♠ with 3♥."]


def test_offers_and_mixes_in_words(oracle: Oracle) -> None:
    review = judged(played(3, {"prizes": "own_cards", "tie": "carry"}))
    annotator = annotator_of(review)
    headings = [annotator.heading(decision) for decision in review.decisions]
    offers = [heading for heading in headings if heading.endswith("your card to offer")]
    assert offers
    assert len(offers) < len(headings)
    told = {annotator.advice(one) for one in review.judged.values()}
    assert any(text.startswith("Best mix: ") for text in told)
    assert any("Best play wins" in text for text in told)
    verdicts = {annotator.verdict(one).split()[1] for one in review.judged.values()}
    assert verdicts == {"offered", "bid"}


@pytest.mark.parametrize(("seats", "rules"), KINDS)
def test_every_moment_can_be_pictured(
    qtbot: QtBot, oracle: Oracle, window: MainWindow, seats: int, rules: dict[str, object]
) -> None:
    review = judged(played(seats, rules))
    assert isinstance(review.rules, WarRules)
    view = picture_of(window, review)
    qtbot.addWidget(view)
    view.resize(520, 380)
    view.show()
    last = None
    for decision in review.decisions:
        view.show_decision(decision, None)
        assert "wins" not in view.accessibleDescription()
        view.show_decision(decision, review.judged[decision.number])
        state = decision.state
        assert isinstance(state, War)
        moves = state.legal(0)
        assert view.accessibleDescription().count(" wins ") == len(moves)
        model = history_of(review).at(decision.events_before)
        assert isinstance(model, WarModel)
        assert list(model.scores) == state.scores
        assert [sum(1 << rank for rank in ranks) for ranks in model.held] == state.hands
        picture = view.grab().toImage()
        assert picture != last
        last = picture


# --- the page --------------------------------------------------------------------------------------------------------


def test_the_page_shows_the_worst_first_and_the_rest_in_one_line(
    qtbot: QtBot, window: MainWindow, oracle: Oracle, thinking_here: Asked
) -> None:
    page = opened(qtbot, window, suit_size=7)
    finished(qtbot, page)
    review = review_of(page)
    texts = rows(page)
    thrown = [int(text.split(": −")[-1].split()[0]) for text in texts if text.endswith("wins in 100 games")]
    assert thrown == sorted(thrown, reverse=True)
    assert min(thrown) > NEARLY_NOTHING
    assert len(thrown) == len(review.costly())
    assert texts[0].startswith("Round ")
    assert len(thrown) + review.sound() == len(review.decisions) == 6
    if review.sound():
        assert texts[-1] == f"{review.sound()} more cost little or nothing."
    assert f"cost you something; the worst cost {thrown[0]} wins in 100 games." in " ".join(labels(page))
    asked = [question for question in thinking_here if question.advice]
    assert [len(question.lines) for question in asked] == [decision.lines_before for decision in review.decisions]
    assert {question.effort for question in asked} == {2.0}
    assert [question.key for question in asked] == [luck_of(question.lines) for question in asked]
    assert not progress_of(page).isVisible()


@pytest.mark.parametrize("exact", [True, False])
def test_only_estimates_may_be_off(
    qtbot: QtBot, window: MainWindow, oracle: Oracle, monkeypatch: pytest.MonkeyPatch, exact: bool
) -> None:
    monkeypatch.setattr(Oracle, "exact", exact)
    page = opened(qtbot, window, suit_size=5)
    finished(qtbot, page)
    assert ("Estimates may be off" in " ".join(labels(page))) != exact


def test_rows_are_chosen_by_keys_and_mouse_and_so_is_the_chart(
    qtbot: QtBot, window: MainWindow, oracle: Oracle
) -> None:
    page = opened(qtbot, window)
    finished(qtbot, page)
    worst = review_of(page).costly()
    assert selected(page) == worst[0].decision.number
    page.list.setFocus()
    press(page.list, Qt.Key.Key_Down)
    assert selected(page) == worst[1].decision.number
    assert any(text and text in rows(page)[1] for text in labels(page))
    first = page.list.visualRect(page.list.content.index(0, 0)).center()
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=first)
    assert selected(page) == worst[0].decision.number
    for key, wanted in ((Qt.Key.Key_Home, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_End, 11), (Qt.Key.Key_Left, 10)):
        press(page.chart, key)
        assert selected(page) == wanted
        assert page.chart.accessibleDescription().endswith("in 100 games")
    at = QPoint(round(page.chart.x_of(3)), 60)
    QTest.mouseClick(page.chart, Qt.MouseButton.LeftButton, pos=at)
    assert selected(page) == 3
    current = page.list.row
    assert current == (rows(page).index(rows(page)[current]) if current >= 0 else -1)
    press(page.list, Qt.Key.Key_Escape)
    assert isinstance(window.page, ResultPage)


def test_where_no_decision_cost_anything_the_keys_go_to_the_chart(
    qtbot: QtBot, window: MainWindow, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    def even(_: Oracle, view: View, rng: KeyedRandom, effort: float) -> Advice:
        moves = view.state.legal(view.seat)
        return Advice([Choice(move, 1 / len(moves), 0.5) for move in moves], 0.5, exact=False)

    monkeypatch.setattr(Oracle, "advise", even)
    page = opened(qtbot, window, suit_size=5)
    window.activateWindow()
    finished(qtbot, page)
    qtbot.waitUntil(page.chart.hasFocus)
    assert ("Arrows", "Previous or next decision") in page.more_keys()  # as in the list of keys
    press(page.chart, Qt.Key.Key_Right)
    assert selected(page) == 1
    page.back.emit()
    result = window.page
    assert isinstance(result, ResultPage)
    assert [key_of(button) for button in (result.review_button, result.again_button)] == ["R", "N"]
    press(result, Qt.Key.Key_R)
    again = window.page
    assert isinstance(again, ReviewPage)
    qtbot.waitUntil(again.chart.hasFocus)


def test_it_fills_as_it_goes_and_keeps_what_was_chosen(
    qtbot: QtBot, window: MainWindow, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(qtbot, window)
    progress = []
    reviewer = window.reviewer
    assert reviewer is not None
    reviewer.judged.connect(lambda number: progress.append((number, progress_of(page).value(), labels(page))))
    qtbot.waitUntil(lambda: len(review_of(page).judged) >= 4)
    chosen = min(review_of(page).judged)
    page.choose(chosen)
    finished(qtbot, page)
    assert selected(page) == chosen
    assert [number for number, *_ in progress] == sorted(number for number, *_ in progress)
    assert all(later[1] > earlier[1] for earlier, later in pairwise(progress))
    assert any("Judging decision" in text for *_, texts in progress for text in texts)


def test_leaving_stops_it_and_coming_back_goes_on(
    qtbot: QtBot, window: MainWindow, oracle: Oracle, thinking_here: Asked
) -> None:
    page = opened(qtbot, window)
    reviewer = window.reviewer
    assert reviewer is not None
    window.go(Home())
    count = len(thinking_here)
    let_happen()
    assert len(thinking_here) == count, "nobody is asked any more"
    assert window.reviewer is None
    page = opened(qtbot, window)
    review = review_of(page)
    page.back_button.click()
    result = window.page
    assert isinstance(result, ResultPage)
    assert result.review_button.isVisible()
    result.review_button.click()
    again = window.page
    assert isinstance(again, ReviewPage)
    assert review_of(again) is review
    finished(qtbot, again)
    asked = [question for question in thinking_here[count:] if question.advice]
    assert len(asked) == len(review.decisions), "what has been judged is not judged anew"
    dealt(qtbot, window, again.again_button.click)
    assert window.reviewer is None


def test_no_review_is_offered_where_nobody_values_moves(
    qtbot: QtBot, window: MainWindow, silent: Silent, thinking_here: Asked
) -> None:
    result = ended(qtbot, window, suit_size=3)
    let_happen()
    assert not result.review_button.isVisible()
    press(result, Qt.Key.Key_R)
    assert window.page is result
    assert not [question for question in thinking_here if question.advice]


def test_at_the_end_it_says_how_choices_fit_the_mixes(qtbot: QtBot, window: MainWindow, oracle: Oracle) -> None:
    page = opened(qtbot, window)
    assert not any("call for mixing" in text for text in labels(page))
    finished(qtbot, page)
    found = mixing(review_of(page).judged.values())
    assert found is not None
    assert page._mixing_words(found) in labels(page)
    text = page._mixing_words(Mixing(8, 3, 3.4, 0.7))
    assert text.startswith(
        "8 decisions call for mixing. You made the likeliest move in 3 of them; a player who mixes like the oracle "
    )
    assert text.endswith(" about 3.")
    assert page._mixing_words(Mixing(8, 8, 3.4, 0.012)).endswith(
        "Of players who mix, 1 in 100 would do this: you are predictable."
    )


def test_where_moves_are_to_be_mixed_the_picture_says_how_often(
    qtbot: QtBot, window: MainWindow, oracle: Oracle
) -> None:
    review = judged(played(2, {}))
    assert isinstance(review.rules, WarRules)
    view = picture_of(window, review)
    qtbot.addWidget(view)
    mixed = [one for one in review.judged.values() if one.mixed]
    assert mixed
    for one in review.judged.values():
        view.show_decision(one.decision, one)
        said = view.accessibleDescription()
        assert ("makes up 60% of the best mix" in said) == one.mixed


def test_the_review_is_there_at_once_and_says_how_far_it_is(
    qtbot: QtBot, window: MainWindow, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reviewer, "start", lambda self: None)
    result = ended(qtbot, window, suit_size=5)
    reviewer, button = window.reviewer, result.review_button
    assert reviewer is not None
    assert button.isVisible()
    said, place = [button.text()], button.geometry()
    button.setFocus()
    review = reviewer.review
    while (decision := review.due()) is not None:
        told = answer(Question(review.before(decision), "oracle", 1, 1.0, 0.0, True))
        review.judge(decision, told.advice)
        reviewer.judged.emit(decision.number)
        let_happen()
        said.append(button.text())
        assert button.geometry() == place
        assert result.focusWidget() is button
    assert said == ["Review (0 of 4)", "Review (1 of 4)", "Review (2 of 4)", "Review (3 of 4)", "Review"]


def test_rows_come_while_it_is_looked_at_and_the_keys_stay(
    qtbot: QtBot, window: MainWindow, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reviewer, "start", lambda self: None)
    result = ended(qtbot, window)
    result.review_button.click()
    page, reviewer = window.page, window.reviewer
    assert isinstance(page, ReviewPage)
    assert reviewer is not None
    assert rows(page) == []
    assert not page.grab().isNull()
    counts = []
    review = reviewer.review
    while (decision := review.due()) is not None:
        told = answer(Question(review.before(decision), "oracle", 1, 1.0, 0.0, True))
        review.judge(decision, told.advice)
        reviewer.judged.emit(decision.number)
        counts.append(len(review.costly()))
        assert len([text for text in rows(page) if text.endswith("wins in 100 games")]) == counts[-1]
        assert page.focusWidget() is page.list
    assert counts[-1] > 1


def test_no_review_is_offered_where_the_strongest_finds_no_values(
    qtbot: QtBot, window: MainWindow, silent: Silent, thinking_here: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The strongest player searches in some games, but not in this one."""
    monkeypatch.setattr(silent, "searches", True)
    result = ended(qtbot, window, suit_size=4)
    let_happen()
    assert not result.review_button.isVisible()
    assert len([question for question in thinking_here if question.advice]) == 1


class Stumbling(Oracle):
    """Judge that fails for some decisions, told by the number of the prize, so many times for each."""

    def __init__(self, times: int, over: Callable[[int], bool]) -> None:
        super().__init__()
        self._times = times
        self._over = over
        self.asked: Counter[int] = Counter()
        """Times that it was asked, by number of the prize."""

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Advise as the oracle does, or raise MemoryError."""
        state = view.state
        assert isinstance(state, War)
        self.asked[state.number] += 1
        if self._over(state.number) and self.asked[state.number] <= self._times:
            raise MemoryError("no room")
        return super().advise(view, rng, effort)


def reviewed_by(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, judge: Stumbling, suit_size: int
) -> ReviewPage:
    """Review a game with this judge, wait for it to finish, and return its page."""
    monkeypatch.setitem(PLAYERS["war"], judge.name, judge)
    page = opened(qtbot, window, suit_size=suit_size)
    finished(qtbot, page)
    return page


def test_a_judge_who_stumbled_once_is_asked_again(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = Stumbling(1, lambda number: number == 0)
    review = review_of(reviewed_by(qtbot, window, monkeypatch, judge, suit_size=7))
    assert len(review.judged) == len(review.decisions) == 6
    assert judge.asked == {number: 2 if number == 0 else 1 for number in range(6)}


def test_a_decision_that_no_judge_answers_is_passed_over_and_marked(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = Stumbling(99, lambda number: number in (0, 3))
    page = reviewed_by(qtbot, window, monkeypatch, judge, suit_size=7)
    review = review_of(page)
    assert sorted(review.judged) == [1, 2, 4, 5]
    assert review.passed_over == [0, 3]
    assert judge.asked == {number: 2 if number in (0, 3) else 1 for number in range(6)}
    assert rows(page)[-1].endswith("2 couldn't be judged.")
    page.chart.setFocus()
    press(page.chart, Qt.Key.Key_Home)
    assert selected(page) == 0
    assert any(text.startswith("This decision couldn't be judged.") for text in labels(page))
    assert page.chart.accessibleDescription() == "not judged"
    press(page.chart, Qt.Key.Key_Right)
    assert not any("couldn't be judged." in text for text in labels(page))


def test_a_judge_who_never_answers_is_left_alone_and_the_page_says_so(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = Stumbling(99, lambda number: True)
    page = reviewed_by(qtbot, window, monkeypatch, judge, suit_size=10)
    assert "These decisions couldn't be judged: MemoryError: no room." in labels(page)
    assert sum(judge.asked.values()) == 6
    assert not progress_of(page).isVisible()


def test_a_judge_whose_process_ends_is_started_again(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A decision is passed over if the process crashes on it twice."""
    hear = Pool._hear
    ends = [True, False, True, True]

    def ended_or_heard(the_pool: Pool, worker: Any, told: Any) -> None:
        reviews = isinstance(told, Outcome) and worker.last == Urgency.REVIEW
        hear(the_pool, worker, None if reviews and ends and ends.pop(0) else told)

    monkeypatch.setattr(Pool, "_hear", ended_or_heard)
    review = review_of(reviewed_by(qtbot, window, monkeypatch, Stumbling(0, lambda number: False), suit_size=7))
    assert review.passed_over == [1]
    assert len(review.judged) == 5


def test_decisions_before_the_game_was_left_count_too(
    qtbot: QtBot, window: MainWindow, oracle: Oracle, tmp_path: Path
) -> None:
    people = (SeatName("Anna", "human"), SeatName("Odile", "random"))
    header = new_header(GAMES["war"], WarRules(suit_size=6), people, 5)
    table = war(dealt(qtbot, window, lambda: window.go(NewGame(header))))
    for prizes in (2, 3):
        wait_for(qtbot, table)
        table.page.prompt.press_likely()
        qtbot.waitUntil(lambda prizes=prizes: len(table.game.model.course.scores) == prizes)  # type: ignore[misc]
    path = table.live.path
    window.go(Home())
    session = resumed(path, window.settings)
    assert len(Review(session.session.observers[0].lines).decisions) == 2
    session.close()
    window.go(GoOn(path))
    qtbot.waitUntil(lambda: window.table is not None)
    table = war(window.table)
    while not table.game.model.course.ended:
        wait_for(qtbot, table)
        table.page.prompt.press_likely()
    table.ended.emit()
    result = window.page
    assert isinstance(result, ResultPage)
    qtbot.waitUntil(result.review_button.isVisible)
    result.review_button.click()
    page = window.page
    assert isinstance(page, ReviewPage)
    finished(qtbot, page)
    assert len(review_of(page).judged) == 5


@pytest.mark.parametrize("size", [QSize(1024, 700), QSize(1440, 900)])
def test_everything_fits_and_can_be_reached(qtbot: QtBot, window: MainWindow, oracle: Oracle, size: QSize) -> None:
    window.resize(size)
    page = opened(qtbot, window, seats=7)
    finished(qtbot, page)
    let_happen()
    sheet = page._sheet.rect()
    for widget in (page.list, page.chart, page._picture, page.back_button, page.play_on_button, page.again_button):
        assert sheet.contains(widget.geometry())
        assert widget.height() >= widget.minimumSizeHint().height()
    assert not page.list.geometry().intersects(page.chart.geometry())
    for widget in (page.list, page.chart, page._picture):
        assert widget.accessibleName()
    for label in (page._heading, page._verdict, page._advice):
        assert label.height() >= label.heightForWidth(label.width())
    names = [button.text() for button in page.findChildren(QPushButton)]
    assert names == ["How readable were you?", "Back to the result", "Play on from here", "Play again"]
    window.activateWindow()
    page.list.setFocus()
    order = []
    for _ in range(5):
        order.append(QApplication.focusWidget())
        press(order[-1] or page, Qt.Key.Key_Tab)
    assert {page.list, page.chart, page.back_button, page.play_on_button, page.again_button} == set(order)


def test_closing_the_window_stops_the_judge(qtbot: QtBot, window: MainWindow, own_process: None) -> None:
    ended(qtbot, window, suit_size=5)
    qtbot.waitUntil(lambda: window.reviewer is not None and bool(pool().workers))
    window.close()
    assert window.reviewer is None


def test_long_names_leave_a_chart_in_its_place(
    qtbot: QtBot, window: MainWindow, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.app.test_review.NAMES", tuple("M" * 24 for _ in NAMES))
    window.resize(1024, 700)
    result = ended(qtbot, window, seats=7, suit_size=3)
    chart = result.findChild(CourseChart)
    assert chart
    names = chart.names()
    assert all(name.endswith("…") for name in names)
    metrics = QFontMetricsF(sans(13))
    assert sum(metrics.horizontalAdvance(name) for name in names) < chart.width() / zoom_of(chart)


def test_what_trials_can_not_tell_apart_is_no_mistake() -> None:
    """If a move was tried only a few times, it is called worse only if that can't be luck."""
    review = played(2, {})
    decision = review.decisions[0]
    other, bad = [move for move in decision.state.legal(0) if move != decision.move][:2]
    for error, thrown, off in ((0.0, 10, 0), (0.02, 10, 6), (0.036, 0, 8), (0.08, 0, 16)):
        made = [Choice(other, 1.0, 0.6, error), Choice(decision.move, 0.0, 0.5, error), Choice(bad, 0.0, 0.1, error)]
        review.judge(decision, Advice(made, 0.6, exact=False))
        judged = review.judged[0]
        assert (judged.thrown, judged.sound, judged.off, review.off) == (thrown, not thrown, off, off)
        assert [judged.is_best(move) for move in (other, decision.move, bad)] == [True, not thrown, False]
        assert judged.better == (other if thrown else decision.move)
        said = annotator_of(review).verdict(judged)
        assert said.endswith(" was better" if thrown else ": no move was clearly better")
        assert [judged.best, judged.chosen] == [0.6 if thrown else 0.5, 0.5]


def test_moves_that_trials_can_not_tell_from_the_best_are_about_as_good(qapp: object) -> None:
    review = played(2, {})
    decision = review.decisions[0]
    others = [move for move in decision.state.legal(0) if move != decision.move][:3]
    values = zip(others, (0.6, 0.58, 0.55), strict=True)
    choices = [Choice(move, 0.3, value, 0.02) for move, value in values] + [Choice(decision.move, 0.1, 0.2, 0.02)]
    review.judge(decision, Advice(choices, 0.6, exact=False))
    said = annotator_of(review).verdict(review.judged[0])
    assert said.endswith(" was better, with 1 other move about as good")


def test_luck_of_a_few_trials_makes_no_move_the_best() -> None:
    """A move that was soon given up counts for no more than is certain, not for the wins it happened to get."""
    review = played(2, {})
    decision = review.decisions[0]
    lucky, good = [move for move in decision.state.legal(0) if move != decision.move][:2]
    made = [Choice(lucky, 0.0, 0.7, 0.17), Choice(good, 1.0, 0.6, 0.02), Choice(decision.move, 0.0, 0.4, 0.02)]
    review.judge(decision, Advice(made, 0.6, exact=False))
    assert (review.judged[0].better, review.judged[0].thrown) == (good, 20)


def test_who_followed_a_hint_is_not_blamed_for_it() -> None:
    """A hint and a review judge the same decision alike, unless the review asks about a move that the hint didn't try
    to the end."""
    game = GAMES["miser"]
    header = new_header(game, game.rules(), tuple([SeatName(name) for name in NAMES[:4]]), 5)
    review = random_review(header, 0)
    number = next(one.number for one in review.decisions if len(one.state.legal(0)) > 4)
    decision = review.decisions[number]
    lines = review.before(decision)
    asked = Question(lines, "expert", luck_of(lines), 1.0, 0.0, True)
    hint = answer(asked).advice
    assert hint
    told = gist(hint, decision.sealed)
    assert told
    assert told.move is not None
    review.decisions[number] = followed = decision._replace(move=told.move)
    judged = answer(asked._replace(asked_about=(told.move,))).advice
    review.judge(followed, judged)
    assert judged == hint
    assert review.judged[number].thrown == 0


def test_the_page_says_by_how_much_estimates_may_be_off(
    qtbot: QtBot, window: MainWindow, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = Oracle.advise

    def tried(judge: Oracle, view: View, rng: KeyedRandom, effort: float) -> Advice:
        advice = own(judge, view, rng, effort)
        return advice._replace(choices=[choice._replace(error=0.02) for choice in advice.choices])

    monkeypatch.setattr(Oracle, "advise", tried)
    page = opened(qtbot, window, suit_size=5)
    finished(qtbot, page)
    assert "Estimates may be off by 6 wins in 100 games." in " ".join(labels(page))


def test_the_picture_shows_no_number_that_says_nothing(qapp: object) -> None:
    header = new_header(GAMES["miser"], GAMES["miser"].rules(), tuple([SeatName(name) for name in NAMES[:3]]), 5)
    review = random_review(header, 0)
    decision = next(one for one in review.decisions if len(one.state.legal(0)) > 4)
    first, second, third = [move for move in decision.state.legal(0) if move != decision.move][:3]
    errors = {decision.move: 0.05, first: 0.02, second: 0.03, third: 0.04}
    review.judge(decision, Advice([Choice(move, 0.25, 0.3, error) for move, error in errors.items()], 0.3, exact=False))
    shown = miser_options(NAMES, cast(TableModel, None), decision, review.judged[decision.number])
    assert {option.move for option in shown} == {decision.move, first, second}


def test_a_move_that_no_player_would_think_of_is_weighed_too() -> None:
    """A player weighs only a few of millions of moves; the move that was made is one of them if it is asked about."""
    game = GAMES["miser"]
    seats = tuple(SeatName(name) for name in ("Anna", "Odile", "Bram"))
    match = Match(new_header(game, game.rules(), seats, 5), KeyedRandom(5))
    match.go_on()
    (seat,) = match.waiting_on()
    view = match.view(seat)
    others = [other for other in range(3) if other != seat]
    line = game.moves.__args__[1](seat=seat, partner=others[0], victim=others[1], wagers=[1, 2], value=7)
    move = game.move_code(view.state, line)
    expert = PLAYERS["miser"]["expert"]
    assert move not in [choice.move for choice in expert.advise(view, KeyedRandom(3), 0.2).choices]
    view.asked_about = [move]
    (choice,) = [one for one in expert.advise(view, KeyedRandom(3), 0.2).choices if one.move == move]
    assert choice.value is not None
    assert 0 < choice.error < 0.3
