"""Statements of a game's author on the bench, each of which can be put to the test."""

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardtable.app.lab import study_run
from cardtable.app.lab.bench_page import BenchPage
from cardtable.app.routes import Bench, Home
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.playtest.claims import ready_studies
from tests.app.conftest import let_happen
from tests.app.studies import AtOnce
from tests.app.test_bench import texts

pytestmark = pytest.mark.usefixtures("unpainted")


def bench(qtbot: QtBot, window: MainWindow, game: str) -> BenchPage:
    window.go(Bench(game))
    qtbot.waitUntil(lambda: isinstance(window.page, BenchPage))
    assert isinstance(window.page, BenchPage)
    return window.page


@pytest.mark.parametrize("game", GAMES)
def test_every_claim_of_the_author_stands_there(game: str, qtbot: QtBot, window: MainWindow) -> None:
    page = bench(qtbot, window, game)
    claims = [study.claim.says for study in ready_studies(game).values() if study.claim]
    assert set(claims) <= set(texts(page))
    assert [button.accessibleName() for button in page.beginnings.claims.buttons] == [
        f"Testing: {says}" for says in claims
    ]


def test_one_that_is_asked_is_played_and_answered_below_it(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, "miser")
    page.beginnings.claims.buttons[0].click()
    qtbot.waitUntil(lambda: any("games played." in text for text in texts(page)))
    (answer,) = [text for text in texts(page) if "games played." in text]
    assert answer[0] in "✓✗…"
    assert "The odd one out with the weakest hand under base: " in answer
    assert not page.beginnings.claims.progress.isVisible()


def test_what_is_found_has_the_room_that_the_claim_has(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Silent(AtOnce):
        """Process that finds nothing."""

        def play(self, *_: object) -> None:
            """Do nothing."""

    monkeypatch.setattr(study_run, "PlanProcess", Silent)
    claims = bench(qtbot, window, "mentalist").beginnings.claims
    let_happen()
    before = [button.width() for button in claims.buttons]
    claims.buttons[1].click()
    let_happen()
    assert claims.progress.isVisible()
    assert [button.width() for button in claims.buttons] == before


def test_changing_a_rule_asks_something_else(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, "miser")
    page.beginnings.claims.buttons[0].click()
    assert page.beginnings.claims.run.process is not None
    page.beginnings.buttons[0].click()
    let_happen()
    assert not page.beginnings.claims.isVisible()
    assert page.beginnings.claims.run.process is None


@pytest.mark.slow
def test_who_stands_by_plays_the_claim_and_then_somebody_else_does(
    qtbot: QtBot, window: MainWindow, standing_by: None
) -> None:
    page = bench(qtbot, window, "mentalist")
    (standby,) = page.run.standing_by
    claims = page.beginnings.claims
    claims.buttons[0].click()
    assert claims.run.process is standby
    assert not page.run.standing_by
    qtbot.waitUntil(lambda: claims.run.standing is not None)
    assert len(page.run.standing_by) == 1
    window.go(Home())
    qtbot.waitUntil(lambda: not isValid(page))
