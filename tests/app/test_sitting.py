"""Rough use for a short while: random clicks and keys at the real window, and the app killed at random moments.

`tools.sitting` and `tools.kill_loop` do it for hours.
"""

import logging
import weakref
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QTimer, qWarning
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from cardtable.app.languages import languages
from cardtable.app.routes import GameHistory
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.games_page import GamesPage
from tools import sitter
from tools.findings import Findings
from tools.kill_loop import Aim, KillLoop
from tools.leaks import holder
from tools.monkey import Monkey
from tools.sitter import Held, Sitter, grows
from tools.stage import Stage


@pytest.mark.slow
@pytest.mark.usefixtures("all_searched")
def test_nothing_goes_wrong_while_a_monkey_plays(qtbot: QtBot, tmp_path: Path) -> None:
    sitter = Sitter(tmp_path, 3)
    held = list(sitter.sit(events=150, games=0))  # the bots' pace decides how far a game comes in so many events
    sitter.end()
    assert sitter.findings.found == [], "\n".join(sitter.trail)
    assert held[-1].events >= 150


def test_a_monkey_gets_up_from_an_open_menu(qtbot: QtBot, tmp_path: Path) -> None:
    with Findings() as findings:
        stage = Stage(tmp_path)
        menu = QMenu(stage.window)
        menu.addAction("more")
        QTimer.singleShot(0, menu.exec)  # in a loop of its own, as the menu of a button is
        Monkey(stage, 1, findings).sit(until=0)
        assert not menu.isVisible()
        stage.window.close()
        stage.window.deleteLater()
    assert findings.found == []


def test_a_look_round_shows_pages_in_all_languages(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Findings() as findings:
        stage = Stage(tmp_path)
        looked_at, seen = stage.rest, set()

        def rest(milliseconds: int) -> None:
            looked_at(milliseconds)
            if isinstance(stage.window.page, GamesPage):
                seen.add((stage.settings.language, stage.window.size()))

        monkeypatch.setattr(sitter, "_routes", lambda: [GameHistory()])
        monkeypatch.setattr(stage, "rest", rest)
        before, size = stage.window.size(), QSize(1100, 750)
        sitter.look_round(stage, [size])
        assert seen == {(language, size) for language in languages()}
        assert (stage.settings.language, stage.window.size()) == ("en", before)
        assert isinstance(stage.window.page, FirstPage)
        stage.window.close()
        stage.window.deleteLater()
    assert findings.found == []


@pytest.mark.parametrize(
    ("why", "found"),
    [
        ("Bram can't play on: the program can't be started: No such file or directory.", False),
        ("Bram can't play on: its process has ended.", True),
    ],
)
def test_a_monkey_may_name_a_program_that_is_none(qtbot: QtBot, tmp_path: Path, why: str, found: bool) -> None:
    with Findings() as findings:
        stage = Stage(tmp_path)
        stage.window.say(f"The game stops here: {why} It is saved up to this point.")
        Monkey(stage, 1, findings).sit(until=0)
        stage.window.close()
        stage.window.deleteLater()
    assert bool(findings.found) == found


def test_what_goes_wrong_unseen_is_found(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    done: list[bool] = []

    def slot() -> None:
        done.append(True)
        raise ZeroDivisionError("in a slot")

    with Findings() as findings:
        QTimer.singleShot(0, slot)
        qtbot.waitUntil(lambda: bool(done))
        qWarning("said by Qt")
        logging.getLogger("somebody").warning("logged")
    caplog.clear()
    raised, said, logged = findings.found
    assert raised.endswith("ZeroDivisionError: in a slot")
    assert (said, logged) == ("Qt said: said by Qt", "logged: logged")


class Thing:
    """Object that may be held."""


def held_by_nobody() -> "weakref.ref[object]":
    return weakref.ref(Thing())


def held_by_dictionary(holding: dict[str, object]) -> "weakref.ref[object]":
    holding["thing"] = thing = Thing()
    return weakref.ref(thing)


def held_by_connection(timer: QTimer) -> "weakref.ref[object]":
    thing = Thing()
    timer.timeout.connect(lambda: thing)
    return weakref.ref(thing)


def test_what_holds_an_object_is_told(qtbot: QtBot) -> None:
    holding: dict[str, object] = {}
    timer = QTimer()
    assert holder(held_by_nobody()) == ""
    assert holder(held_by_dictionary(holding)).startswith("Thing < dict of 1 (thing) < ")
    told = holder(held_by_connection(timer))
    assert told.endswith("function held_by_connection.<locals>.<lambda> < 1 references unknown to Python")


def weighed(*sizes: int) -> list[Held]:
    """Return measurements of so many MB, one after every thousand events."""
    kinds = [Counter({"Page": size}) for size in sizes]
    return [Held(1000 * n, n, size << 20, 0, Counter(), kinds[n]) for n, size in enumerate(sizes)]


def test_memory_may_grow_at_first_and_jitter_later() -> None:
    assert grows(weighed(100, 150, 180, 200, 203, 201, 209, 206, 230, 207)) == ""


def test_memory_that_grows_is_told_with_what_is_there_more_often() -> None:
    told = grows(weighed(100, 150, 180, 200, 203, 206, 209, 212, 215, 218))
    assert "9000: 218 MB" in told
    assert told.endswith("there are more: 18 Page")


AIMS = {
    "war": [Aim("opens", 1, 0.0)],
    "losers": [Aim("shown", 8, 0.0)],
    "mentalist": [Aim("over", 1, 0.0)],
}


@pytest.mark.slow
@pytest.mark.parametrize("game", AIMS)
def test_nothing_is_lost_when_the_app_is_killed(tmp_path: Path, game: str) -> None:
    loop = KillLoop(tmp_path, game, 1)
    for aim in AIMS[game]:
        assert loop.run(aim)
    loop.finish()
    assert loop.findings == []
