"""Hints: asking for them and putting them away, true words that fit, marks on the cards, and nothing that gets in the
way."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from cardtable.bots.player import Advice, Choice
from cardtable.engine.games import GAMES
from cardtable.games.war.play import PASS, War
from cardtable.games.war.rules import WarRules
from cardtable.games.war.words import hint_words
from cardtable.table.review import luck_of
from tests.app.conftest import Asked, Deal, Oracle, Silent, let_happen, press, wait_for
from tools.games.war.screen import WarDriver

pytestmark = pytest.mark.usefixtures("unpainted")


def state_of(**rules: object) -> War:
    """Return a state of Bidding War for three, with seat 0 to decide."""
    game = GAMES["war"]
    state = game.start(WarRules(**rules), 3)  # type: ignore[arg-type]
    own = rules.get("prizes") == "own_cards"
    prizes = [] if own else [12, *range(12)]
    state.deal(["C", "D", "H"] if own else ["C", "D", "H", "S"], prizes, 0)
    assert isinstance(state, War)
    return state


def advice(*choices: tuple[int, float, float], exact: bool = False) -> Advice:
    """Return an advice from moves, each with its probability and value."""
    made = sorted([Choice(*choice) for choice in choices], key=lambda choice: -choice.probability)
    return Advice(made, sum(choice.probability * (choice.value or 0) for choice in made), exact)


def told(state: War, said: Advice) -> tuple[str, str]:
    """Return the headline and detail of the hint."""
    hint = hint_words(state, 0, said)
    assert hint is not None
    return hint.headline, hint.detail


def shown(qtbot: QtBot, table: WarDriver) -> tuple[str, str]:
    """Wait for a hint on the screen and return its headline and detail."""
    qtbot.waitUntil(lambda: bool(table.page.prompt.advice[0]))
    return table.page.prompt.advice


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "said", "headline", "detail"),
    [
        (
            {},
            advice((8, 0.6, 0.54), (5, 0.3, 0.54), (10, 0.1, 0.54), (0, 0.0, 0.2)),
            "Mix your bids: you win 54 in 100 games.",
            "9♣ (6 times in 10), 6♣ (3 times), J♣ (1 time).\n"
            "If others can predict your card, they bid just above it. Estimated.",
        ),
        (
            {},
            advice((8, 0.3, 0.54), (5, 0.25, 0.54), (10, 0.2, 0.54), (0, 0.15, 0.54), (2, 0.1, 0.54), (3, 0.0, 0.1)),
            "Mix your bids: you win 54 in 100 games.",
            "9♣ (3 times in 10), 6♣ (3 times), J♣ (2 times), others (2 times).\n"
            "If others can predict your card, they bid just above it. Estimated.",
        ),
        (
            {},
            advice((12, 0.6, 0.54), (5, 0.4, 0.54), (0, 0.0, 0.2), exact=True),
            "Mix your bids: you win 54 in 100 games.",
            "K♣ (6 times in 10), 6♣ (4 times).\n"
            "If others can predict your card, they play their lowest. Solved exactly.",
        ),
        (
            {},
            advice((8, 0.99, 0.54), (5, 0.01, 0.4), exact=True),
            "Bid 9♣: you win 54 in 100 games.",
            "Next best: 6♣, 40 in 100. Solved exactly.",
        ),
        (
            {},
            advice((8, 0.99, 0.543), (5, 0.01, 0.54), (6, 0.0, 0.2)),
            "Bid 9♣: you win 54 in 100 games.",
            "Almost as good: 6♣. Estimated.",
        ),
        (
            {"bidding": "open"},
            advice((PASS, 0.7, 0.54), (5, 0.3, 0.53), (6, 0.0, 0.4)),
            "Pass: you win 54 in 100 games.",
            "Just as good: 6♣. Estimated.",
        ),
        (
            {"bidding": "open"},
            advice((5, 1.0, 0.54), (PASS, 0.0, 0.3), (6, 0.0, 0.2)),
            "Bid 6♣: you win 54 in 100 games.",
            "Next best: pass, 30 in 100. Estimated.",
        ),
        (
            {"prizes": "own_cards"},
            advice((5, 1.0, 0.54), (6, 0.0, 0.2)),
            "Offer 6♣: you win 54 in 100 games.",
            "Next best: 7♣, 20 in 100. Estimated.",
        ),
        (
            {},
            advice((5, 0.5, 1.0), (6, 0.5, 1.0), exact=True),
            "All moves are equal: you win 100 in 100 games.",
            "Solved exactly.",
        ),
    ],
)
def test_every_kind_of_advice_in_words(rules: dict[str, object], said: Advice, headline: str, detail: str) -> None:
    assert told(state_of(**rules), said) == (headline, detail)


# --- at the table ----------------------------------------------------------------------------------------------------


def test_a_hint_is_shown_in_place_of_the_question_and_put_away(qtbot: QtBot, deal: Deal, oracle: Oracle) -> None:
    table = deal()
    wait_for(qtbot, table)
    prompt = table.page.prompt
    press(table.page, Qt.Key.Key_H)
    button = prompt.button("hint")
    assert button is not None
    assert "thinking" in button.answer.says
    press(table.page, Qt.Key.Key_H)  # a second press changes nothing
    headline, _ = shown(qtbot, table)
    assert "you win" in headline
    assert table.label("advice").isVisible()
    assert not table.label("question").isVisible()
    assert table.legal_cards(), "the question is still open"
    press(table.page, Qt.Key.Key_H)
    assert prompt.advice == ("", "")
    assert table.label("question").isVisible()
    assert not table.label("advice").isVisible()
    assert "what would the oracle do" in button.answer.says


@pytest.mark.usefixtures("painted")
def test_the_cards_are_marked_with_their_shares(qtbot: QtBot, deal: Deal, oracle: Oracle) -> None:
    table = deal(seed=5)
    wait_for(qtbot, table)
    press(table.page, Qt.Key.Key_H)
    shown(qtbot, table)
    marks = {item.card: item.rounds for item in table.cards if item.rounds}
    assert sorted(marks.values()) == [4, 6]
    assert set(marks) <= set(table.legal_cards())
    for card in table.legal_cards():
        described = table.buttons[card].accessibleDescription()
        assert (f"hint: {marks.get(card)} time" in described) == (card in marks)
    picture = table.page.view.grab().toImage()
    press(table.page, Qt.Key.Key_H)
    assert not any(item.rounds for item in table.cards)
    assert table.page.view.grab().toImage() != picture


def test_choosing_cards_leaves_the_hint_and_playing_puts_it_away(qtbot: QtBot, deal: Deal, oracle: Oracle) -> None:
    table = deal()
    wait_for(qtbot, table)
    press(table.page, Qt.Key.Key_H)
    said = shown(qtbot, table)
    table.choose(table.legal_cards()[3])
    press(table.page, Qt.Key.Key_Left)
    assert table.page.prompt.advice == said
    table.page.prompt.press_likely()
    assert table.page.prompt.advice == ("", "")
    assert not any(item.rounds for item in table.cards)


def test_a_hint_leaves_the_card_that_was_chosen(qtbot: QtBot, deal: Deal, oracle: Oracle) -> None:
    table = deal()
    wait_for(qtbot, table)
    mine = table.legal_cards()[3]
    table.choose(mine)
    press(table.page, Qt.Key.Key_H)
    shown(qtbot, table)
    assert table.presenter.turn.card == mine
    table.page.prompt.press_likely()  # Enter does what the bright button says
    assert any(line.get("card") == mine for line in table.presenter.source.lines)


def test_advice_for_an_earlier_question_is_not_shown(qtbot: QtBot, deal: Deal, oracle: Oracle) -> None:
    table = deal()
    wait_for(qtbot, table)
    turn = table.presenter.hints._turn
    table.page.prompt.press_likely()
    qtbot.waitUntil(lambda: len(table.game.model.course.scores) == 2)
    wait_for(qtbot, table)
    table.presenter.hints.take(turn, Advice([Choice(0, 1.0, 0.5)], 0.5, True))
    assert table.page.prompt.advice == ("", "")


def test_a_hint_under_way_when_the_move_is_made_is_forgotten(qtbot: QtBot, deal: Deal, oracle: Oracle) -> None:
    table = deal()
    wait_for(qtbot, table)
    press(table.page, Qt.Key.Key_H)
    table.page.prompt.press_likely()
    qtbot.waitUntil(lambda: len(table.game.model.course.scores) == 2)
    wait_for(qtbot, table)
    assert table.page.prompt.advice == ("", "")
    button = table.page.prompt.button("hint")
    assert button is not None
    assert "what would" in button.answer.says


def test_hints_that_nobody_waits_for_do_not_queue_up(
    qtbot: QtBot, deal: Deal, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = deal()
    asked = []
    monkeypatch.setattr(table.source, "hint", lambda player, then: asked.append(then))
    for turn in range(1, 4):
        wait_for(qtbot, table)
        press(table.page, Qt.Key.Key_H)
        table.page.prompt.press_likely()
        qtbot.waitUntil(lambda turn=turn: len(table.game.model.course.scores) == turn + 1)  # type: ignore[misc]
    wait_for(qtbot, table)
    press(table.page, Qt.Key.Key_H)
    assert len(asked) == 1
    said = Advice([Choice(0, 1.0, 0.5)], 0.5, True)
    asked[0](said)
    assert len(asked) == 2, "now comes the question that is open"
    assert table.page.prompt.advice == ("", "")
    asked[1](said)
    assert table.page.prompt.advice[0]


def test_why_a_card_is_too_low_is_read_above_a_hint(qtbot: QtBot, deal: Deal, oracle: Oracle) -> None:
    table = deal(seats=3, bidding="open", seed=11)
    for _ in range(200):
        wait_for(qtbot, table)
        low = [piece.card for piece in table.game.model.cards(("hand", 0)) if piece.card not in table.legal_cards()]
        if low:
            break
        table.page.prompt.button("pass").click()  # type: ignore[union-attr]
    press(table.page, Qt.Key.Key_H)
    shown(qtbot, table)
    table.choose(low[0] or "")
    assert table.label("notice").isVisible()
    assert "doesn't beat the current bid" in table.label("notice").text()


def test_a_player_without_values_says_what_they_would_play(qtbot: QtBot, deal: Deal, silent: Silent) -> None:
    table = deal()
    wait_for(qtbot, table)
    press(table.page, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: "The silent would play: " in table.page.prompt.notice)
    assert "(100%)" in table.page.prompt.notice
    assert table.page.prompt.advice == ("", "")
    assert table.label("question").isVisible()


def test_no_hint_is_told_where_the_adviser_fails(
    qtbot: QtBot, deal: Deal, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = deal()
    wait_for(qtbot, table)
    monkeypatch.setattr(Oracle, "advise", lambda *_: 1 / 0)
    press(table.page, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: table.page.prompt.notice == "No hint is available here.")


def test_a_hint_is_thought_about_as_a_review_would(
    qtbot: QtBot, deal: Deal, oracle: Oracle, thinking_here: Asked
) -> None:
    """Otherwise a review would blame what a hint had advised."""
    table = deal(seats=3, seat=1)
    wait_for(qtbot, table)
    press(table.page, Qt.Key.Key_H)
    shown(qtbot, table)
    (question,) = (question for question in thinking_here if question.advice)
    assert (question.key, question.effort) == (luck_of(question.lines), oracle.judging)


def test_a_hint_comes_from_the_seats_own_lines(qtbot: QtBot, deal: Deal, oracle: Oracle, thinking_here: Asked) -> None:
    table = deal(seats=3, seat=1)
    wait_for(qtbot, table)
    press(table.page, Qt.Key.Key_H)
    shown(qtbot, table)
    (question,) = (question for question in thinking_here if question.advice)  # bots may be asked too
    assert question.player == "oracle"
    assert question.lines == table.source.lines[: len(question.lines)]
    assert question.lines[0]["you"] == 1
    assert [line["card"] for line in question.lines if line.get("move") and line["seat"] != 1] in (
        [],
        [None],
        [None] * 2,
    )


@pytest.mark.parametrize("width", [1024, 1440])
def test_long_hints_stay_within_the_prompt(qtbot: QtBot, deal: Deal, oracle: Oracle, width: int) -> None:
    table = deal(seats=7)
    table.page.resize(width, 700 if width == 1024 else 900)
    wait_for(qtbot, table)
    prompt = table.page.prompt
    button = prompt.button("play")
    assert button is not None
    before = button.geometry()
    line = "10♣ in 4 of 10 rounds in translation, 9♣ in 3 of them, J♣ in 2, others in 1."
    prompt.advise("Mix your bids, in a long tongue: you win 54 in 100.", f"{line}\n{line}")
    let_happen()
    assert button.geometry() == before, "the answers stay where they are"
    for label in (table.label("advice"), table.label("advice-detail")):
        inside = QRect(label.mapTo(prompt, label.rect().topLeft()), label.size())
        assert prompt.rect().contains(inside)
        assert not inside.intersects(before)
        assert not label.text().endswith("…")
    lines = QFontMetricsF(table.label("advice-detail").font()).boundingRect(
        table.label("advice-detail").contentsRect(), Qt.TextFlag.TextWordWrap, table.label("advice-detail").text()
    )
    assert lines.height() <= table.label("advice-detail").height() + 1
    prompt.advise("x" * 200, "word " * 200)
    let_happen()
    assert table.label("advice").text().endswith("…")
    assert table.label("advice-detail").text().endswith("…")
    assert "word word" in table.label("advice-detail").toolTip()
    assert button.geometry() == before
