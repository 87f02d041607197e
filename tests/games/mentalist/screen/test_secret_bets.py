"""Bets at a table of Mentalist Poker: chips pushed over the line behind a screen show nowhere, and change nothing that
others see."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QCursor, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.routes import NewGame
from cardtable.app.screens import SCREENS
from cardtable.app.table.scene import AnimationStep, Animator
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.state import SPECTATOR
from cardtable.games.mentalist.layout import bet, stack
from cardtable.games.mentalist.play import BET, GUESS
from cardtable.match import Match
from cardtable.session.table_kind import HINTS_KEY
from cardtable.table.history import unfinished_table
from tests.app.conftest import NAMES, Asked, dealt, let_happen, press
from tests.app.friends import Friends
from tests.app.sight import Sight, heard, picture, sight
from tools.games.mentalist.screen import MentalistDriver, mentalist

pytestmark = pytest.mark.slow

Gather = Callable[..., Friends]


@pytest.fixture
def gather(qtbot: QtBot, window: MainWindow) -> Gather:
    """Return a function that seats people (P) and bots (b) round the window, the first of whom bets first."""

    def gathered(players: str, **rules: object) -> Friends:
        game = GAMES["mentalist"]
        names = zip(NAMES, players, strict=False)
        seats = tuple(SeatName(name, "human" if player == "P" else "random") for name, player in names)
        for seed in range(100):
            header = new_header(game, game.rules.made({"starting_chips": 14, **rules}), seats, seed)
            match = Match(header, KeyedRandom(seed))
            match.go_on()
            if match.state.turn == 0:
                break
        header.object[HINTS_KEY] = True
        dealt(qtbot, window, partial(window.go, NewGame(header)))
        friends = Friends(qtbot, window, Random(0))
        friends.wait()
        if friends.behind_curtain:
            friends.act()
            friends.wait()
        assert friends.viewer == 0
        assert friends.table.state.phase == BET
        return friends

    return gathered


def bets(friends: Friends, chips: int) -> None:
    """Give a number for the player who is asked."""
    mentalist(friends.game_page.table).game.answers.strip.choose(chips)
    assert friends.table.bright is not None
    friends.table.bright.click()


# --- taking it back --------------------------------------------------------------------------------------------------


def test_a_bet_is_taken_up_again_before_anybody_has_guessed(gather: Gather) -> None:
    friends = gather("Pbb", variant="advanced")
    friends.table.source.hold(True)
    before = friends.game_page.live.path.read_bytes()
    bets(friends, 2)
    friends.qtbot.waitUntil(lambda: friends.table.prompt.button("take-back") is not None)
    assert friends.game_page.live.path.read_bytes() != before
    friends.table.prompt.button("take-back").click()  # type: ignore[union-attr]
    friends.wait()
    assert friends.game_page.live.path.read_bytes() == before
    assert friends.table.state.phase == BET


def test_what_has_been_guessed_at_stays(gather: Gather) -> None:
    """A bettor who has heard a guess would bet another number."""
    friends = gather("Pbb", variant="advanced")
    live = friends.game_page.live
    live.happened.connect(lambda: live.hold(len(friends.table.state.guesses) == 1))
    bets(friends, 2)
    friends.qtbot.waitUntil(lambda: len(friends.table.state.guesses) == 1 and friends.table.prompt.question != "")
    let_happen()
    assert friends.table.state.phase == GUESS
    assert friends.table.prompt.button("hurry")
    assert not friends.table.prompt.button("take-back")
    kept = live.path.read_bytes()
    QTest.keyClick(friends.table.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    let_happen()
    assert live.path.read_bytes() == kept
    assert friends.game_page.live is live


# --- while it is made ------------------------------------------------------------------------------------------------


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect what screen readers are told."""
    told: list[str] = []

    def hear(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(hear))
    return told


def own(table: MentalistDriver) -> QPoint:
    """Return a point of the view at which the person's chips can be grasped."""
    return table.spot(table.model.zone(stack(table.seat))[0])


def dragged(table: MentalistDriver, let_go: bool) -> None:
    """Drag some of the person's chips over the line."""
    view, line, start = table.page.view.viewport(), table.layout.line, own(table)
    goal = table.page.view.mapFromScene(QPointF(line.x + line.width / 4, line.y - 20))
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(view, start + (goal - start) * share)
    if let_go:
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=goal)
    else:
        assert table.page.view.dragged


def turned(table: MentalistDriver) -> None:
    """Turn the wheel over the numbers."""
    strip = table.game.answers.strip
    at = QPointF(strip.rect().center())
    for _ in range(4):
        event = QWheelEvent(
            at, QPointF(strip.mapToGlobal(at)), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(strip, event)


def hinted(table: MentalistDriver) -> None:
    """Ask for a hint, whose number is then chosen."""
    press(table.page, Qt.Key.Key_H)
    let_happen()
    assert table.presenter.hints.marks


WAYS: dict[str, Callable[[MentalistDriver], object]] = {
    "drag": lambda table: dragged(table, True),
    "held": lambda table: dragged(table, False),
    "wheel": turned,
    "keys": lambda table: QTest.keyClicks(table.page, "11"),
    "cell": lambda table: table.game.answers.strip.cells[9].click(),
    "hint": hinted,
}


def all_of(friends: Friends) -> tuple[Sight, QImage]:
    """Return everything that can be found at the window."""
    picture(friends.table, friends.window)  # from now on lying items come from a cache
    return sight(friends.table, friends.window), picture(friends.table, friends.window)


@pytest.mark.parametrize("way", WAYS)
def test_a_bet_in_the_making_is_gone_with_the_curtain(gather: Gather, said: list[str], way: str) -> None:
    """However far it had come, it is as if no chip had been touched, and nothing behind the curtain waits for the
    bettor."""
    QCursor.setPos(0, 1000)  # over no widget
    friends = gather("PP")
    found = []
    for touch in (lambda table: None, WAYS[way]):
        touch(mentalist(friends.game_page.table))
        said.clear()
        friends.game_page.cover()
        assert not any(
            "line: " in f"{text}" or "Bet " in f"{text}" for texts in heard(friends.window) for text in texts
        )
        friends.wait()
        assert friends.behind_curtain
        assert friends.viewer == SPECTATOR
        parts = mentalist(friends.game_page.table)
        assert not any(parts.model.zone(zone(seat)) for zone in (bet, stack) for seat in range(2))
        found.append((*all_of(friends), [*said]))
        friends.act()
        friends.wait()
    assert found[0] == found[1]
    table = mentalist(friends.game_page.table)
    assert table.game.answers.strip.value == table.presenter.turn.sensible()


# --- once it stands --------------------------------------------------------------------------------------------------


class Followed:
    """Everything that follows at the window from a bet until another player is asked."""

    def __init__(self, friends: Friends, chips: int, said: list[str], asked: Asked, steps: list[AnimationStep]) -> None:
        bettor = friends.table
        log = len(bettor.presenter.log.entries)
        mentalist(bettor.presenter).game.answers.strip.choose(chips)
        said.clear()
        asked.clear()
        steps.clear()
        bettor.source.hold(True)
        assert bettor.bright is not None
        bettor.bright.click()
        friends.qtbot.waitUntil(lambda: friends.viewer != 0 and bool(asked or friends.table.bright))
        let_happen()
        if friends.table.bright:  # the guesser asks for a hint
            press(friends.table.page, Qt.Key.Key_H)
            friends.qtbot.waitUntil(lambda: bool(friends.table.presenter.hints.marks))
        self.said = [*said]
        self.log = [notice.text for notice, _ in bettor.presenter.log.entries[log:]]
        self.sight, self.picture = all_of(friends)
        self.steps = [(step.duration, step.still, step.least) for step in steps]
        self.asked = [(question.lines, question.player, question.key) for question in asked]


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[AnimationStep]:
    """Collect everything that tables show, motion by motion."""
    played: list[AnimationStep] = []
    play = Animator.play

    def spied(animator: Animator, more: list[AnimationStep]) -> None:
        played.extend(more)
        play(animator, more)

    monkeypatch.setattr(Animator, "play", spied)
    return played


@pytest.mark.parametrize(("players", "rules"), [("PP", {}), ("PPP", {"variant": "advanced"}), ("PPb", {})])
def test_no_bet_is_told_apart_by_what_follows(
    gather: Gather,
    said: list[str],
    thinking_here: Asked,
    steps: list[AnimationStep],
    players: str,
    rules: dict[str, object],
) -> None:
    """Nothing about it is announced once the bettor has made it and others may look again; each motion takes the same
    time; bots and advisers are asked the same, with the same luck; and the bettor's table goes with everything it
    knew."""
    QCursor.setPos(0, 1000)  # over no widget
    found = [vars(Followed(gather(players, **rules), chips, said, thinking_here, steps)) for chips in (0, 1, 3)]
    assert found[0]["log"] == ["Anna has made a bet behind their screen."]
    assert found[0]["said"]
    assert found[0]["steps"]
    assert found[0]["asked"]
    assert found[0] == found[1] == found[2]


def test_a_game_of_several_left_while_a_bet_stands_shows_nothing_of_it(gather: Gather, tmp_path: Path) -> None:
    """The person who opens the window next may be the bettor or any other player."""
    friends = gather("PPP")
    friends.table.source.hold(True)
    bets(friends, 3)
    friends.wait()
    lines = friends.game_page.live.path.read_text().splitlines()
    stood = json.loads(lines[-1])
    assert stood["chips"] == 3
    found = []
    for chips in (0, 3, 12):
        path = tmp_path / f"{chips}.cardtable"
        path.write_text("\n".join([*lines[:-1], json.dumps({**stood, "chips": chips}), ""]))
        seen = unfinished_table(path, lambda key: SCREENS[key].model())
        assert seen is not None
        found.append((seen.seen.side, seen.stage(), list(seen.scores), sorted(map(str, seen.pieces()))))
    assert found[0] == found[1] == found[2]
