"""The process in which players think: it answers in turn, ends when it is told to, and is replaced when it dies."""

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.play.bot_process import BotProcess
from cardtable.bots.worker import Answer
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.views import ViewWriter
from cardtable.engine.war.rules import WarRules
from cardtable.match import Match

pytestmark = pytest.mark.usefixtures("own_process")
ENDLESS = 1e6
"""An effort that nobody lives to see the end of."""


@pytest.fixture
def thinkers(qapp: object) -> Iterator[BotProcess]:
    """Nobody has been asked yet."""
    made = BotProcess()
    yield made
    made.close()


@pytest.fixture
def lines() -> list[dict[str, Any]]:
    """What the first to bid in an auction has seen."""
    header = new_header(GAMES["war"], WarRules(bidding="open"), (SeatName(), SeatName(), SeatName()), 5)
    writers = [ViewWriter(header, seat) for seat in range(3)]
    match = Match(header, KeyedRandom(5), list(writers))
    match.go_on()
    return writers[match.state.turn].lines


def test_questions_are_answered_in_turn(qtbot: QtBot, thinkers: BotProcess, lines: list[dict[str, Any]]) -> None:
    answers: list[Answer] = []
    asked = [
        thinkers.ask(lines, "club", 1, answers.append),
        thinkers.ask(lines, "nobody", 2, answers.append),
        thinkers.ask(lines, "expert", 3, answers.append, effort=0.05, advice=True),
    ]
    qtbot.waitUntil(lambda: len(answers) == 3)
    assert [answer.number for answer in answers] == asked
    assert answers[0].move is not None
    assert answers[1].problem == "KeyError: 'nobody'"
    assert answers[2].advice is not None
    assert 0 < (answers[2].advice.value or 0) < 1


def test_a_process_that_ends_is_told_of_and_replaced(
    qtbot: QtBot, thinkers: BotProcess, lines: list[dict[str, Any]]
) -> None:
    answers: list[Answer] = []
    thinkers.ask(lines, "club", 1, answers.append)
    qtbot.waitUntil(lambda: len(answers) == 1)
    thinkers.ask(lines, "expert", 1, answers.append, effort=ENDLESS)
    thinkers.ask(lines, "club", 1, answers.append)
    assert thinkers._running is not None
    thinkers._running.process.kill()
    qtbot.waitUntil(lambda: len(answers) == 3)
    assert [answer.problem for answer in answers[1:]] == ["the player's process has ended"] * 2
    thinkers.ask(lines, "club", 1, answers.append)
    qtbot.waitUntil(lambda: len(answers) == 4)
    assert answers[3].move == answers[0].move


def test_a_thought_is_cut_off(qtbot: QtBot, thinkers: BotProcess, lines: list[dict[str, Any]]) -> None:
    answers: list[Answer] = []
    thinkers.ask(lines, "club", 1, answers.append)
    qtbot.waitUntil(lambda: len(answers) == 1)
    thinkers.ask(lines, "expert", 1, answers.append, effort=ENDLESS)
    thinkers.close()
    assert len(answers) == 1
