"""Nothing private is left on the screen at a hand-over: whatever is hidden from the player who looks may be changed,
and everything that can be found on the screen stays the same."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QCursor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.play.live import LiveGame
from cardtable.app.routes import NewGame, Open, Route
from cardtable.app.settings import Settings
from cardtable.app.table.game_page import GamePage
from cardtable.app.table.page import TablePage
from cardtable.app.window import MainWindow
from cardtable.bots.player import RandomPlayer
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import ChanceLine, Line, MoveLine
from cardtable.engine.record import Header, SeatName, json_text, new_header, parse_line
from cardtable.engine.state import NOBODY, SPECTATOR, Viewer
from cardtable.engine.views import View
from cardtable.match import Match
from cardtable.session.session import Session, Viewport
from tests.app.conftest import NAMES
from tests.app.friends import Friends
from tests.app.sight import Sight, picture, sight
from tests.engine.oracles import ORACLES
from tests.engine.suite import Recorder, play_on, record_of

EVENINGS = int(os.environ.get("CARDTABLE_EVENINGS", "3"))
"""Number of games for each kind; with CARDTABLE_EVENINGS=200 each hand-over of 200 games is checked."""
ALL = EVENINGS > 3
"""True to check every hand-over of whole games; otherwise only some are checked, at the beginning of a game and from a
later point of others."""
APART, TURNS = (1, 10_000) if ALL else (2, 12)
LIFTS_APART = 2
"""Spacing of checks: one in so many of the tables that are set for a person is checked."""
SIZE = (1024, 700)

Objects = list[dict[str, Any]]


def random_table(game: str, evening: int) -> Header:
    """Return the header of a short game for several people, and perhaps bots."""
    luck = Random(f"{game} {evening}")
    if game == "war":
        seats = luck.choice((2, 2, 3, 3, 4, 5, 7))
        rules: dict[str, object] = {
            "suit_size": luck.choice((3, 4, 5)),
            "tie": luck.choice(("discard", "carry", "next_highest")),
            "prizes": luck.choice(("spare_suit", "spare_suit", "own_cards")),
            "bidding": luck.choice(("sealed", "sealed", "sealed", "open")),
            "losers_pay": luck.random() < 0.5,
            "seller_bids": luck.random() < 0.5,
        }
    elif game == "mentalist":
        seats = luck.choice((2, 2, 3, 3, 4, 5))
        rules = {
            "variant": luck.choice(("classic", "classic", "advanced")),
            "starting_chips": luck.choice((4, 9, 20, 45)),
            "ante": luck.choice((1, 1, 2)),
            "turn_limit": luck.choice((5, 8, 12)),
            "ending": luck.choice(("last_standing", "first_bust")),
        }
        if luck.random() < 0.5:
            rules["bet_cap"] = luck.choice(("none", "pot"))
    elif game == "miser":
        seats = luck.choice((3, 3, 4, 5, 8))
        rules = {
            "starting_pennies": luck.choice((8, 12, 20)),
            "turn_limit": luck.choice((12, 24)),
            "attack_card_limit": luck.choice((0, 2)),
            "open_slush": luck.random() < 0.3,
            "uneven_deal": luck.choice(("drop_low", "set_aside")),
            "unanswered_attack": luck.choice(("all", "wagers")),
        }
    else:
        seats = luck.choice((2, 3, 3, 4, 4, 5))
        rules = {
            "target": luck.choice((5, 20)),
            "round_limit": luck.choice((1, 1, 1, 2)),
            "tie_caller": luck.choice(("youngest", "random", "rotate")),
            "made_bid": luck.choice(("bid", "points")),
        }
    people = {*luck.sample(range(seats), 2)} | {seat for seat in range(seats) if luck.random() < 0.3}
    names = tuple(SeatName(NAMES[seat], "human" if seat in people else "random") for seat in range(seats))
    return new_header(GAMES[game], GAMES[game].rules.made(rules), names, evening)


def begun(header: Header, evening: int, folder: Path) -> Route:
    """Return the route to that game: as a new game or, unless every hand-over is checked, from a point that random
    moves lead to."""
    if ALL or not evening:
        return NewGame(header)
    match = Match(header, KeyedRandom(evening), [Recorder(header)])
    match.go_on()
    play_on(match, Random(evening))
    objects = record_of(match).objects
    path = folder / "begun.cardtable"
    path.write_text("".join(json_text(held) + "\n" for held in objects[: len(objects) * evening // (EVENINGS + 1)]))
    return Open(path)


class Look(NamedTuple):
    """State of the game from which a table was set."""

    lines: int
    """Number of lines in the record."""
    side: int
    """Seat at whose side the table is seen."""
    shown: int
    """Number of events that had been shown before."""
    moving: bool
    """True if the later events were shown as they happened."""


class Followed:
    """Record of what each window's table was set from, and what has been announced there since."""

    def __init__(self) -> None:
        self.looks: dict[LiveGame, Look] = {}
        self.said: dict[object, list[str]] = defaultdict(list)
        self.like: Look | None = None
        """State as which a continued game is to be seen when it is first looked at."""


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> Followed:
    made = Followed()
    look_with = Session.look_with

    def looked(session: Session, viewer: Viewer, goes_on: bool = True, side: int = NOBODY) -> Viewport:
        live = session._screen
        assert isinstance(live, LiveGame)
        if live not in made.looks and made.like:
            session.shown = made.like.shown
            look_with(session, made.like.side)
            session.moving = made.like.moving
        moving = session.moving
        look = look_with(session, viewer, goes_on, side)
        made.looks[live] = Look(live.path.read_bytes().count(b"\n"), look.seen.side, session.shown, moving)
        made.said[live].clear()
        return look

    def hear(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            page = event.object()
            assert isinstance(page, TablePage)
            around = page.parent()
            assert isinstance(around, GamePage)
            made.said[around.live].append(event.message())

    monkeypatch.setattr(Session, "look_with", looked)
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(hear))
    return made


class Script(RandomPlayer):
    """Bots and chance that follow a script as far as it goes, and are random otherwise."""

    def __init__(self) -> None:
        self.told: list[Line | None] = []
        """Lines of the script, with None for the header."""
        self.path: Path | None = None
        """Record of the game that follows the script; its length tells how far the script has come."""

    def _to_come(self) -> list[Line]:
        at = self.path.read_bytes().count(b"\n") if self.path else 0
        return [line for line in self.told[at:] if line]

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        for line in self._to_come():
            if isinstance(line, MoveLine) and line.seat == view.seat:
                return view.game.move_code(view.state, line)
        return super().choose(view, rng, effort)

    def chance(self) -> Line | None:
        return next((line for line in self._to_come() if isinstance(line, ChanceLine)), None)


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    made = Script()
    for key, game in GAMES.items():
        monkeypatch.setitem(PLAYERS[key], "random", made)
        draw = game.draw
        monkeypatch.setattr(game, "draw", lambda state, rng, draw=draw: made.chance() or draw(state, rng))
    return made


class Elsewhere:
    """Another window, in which a record is gone on with."""

    def __init__(self, qtbot: QtBot, window: MainWindow, followed: Followed, script: Script, folder: Path) -> None:
        self._qtbot = qtbot
        self._window = window
        self._followed = followed
        self._script = script
        self._folder = folder
        self._files = 0

    def opened(self, told: Objects, look: Look, viewer: Viewer) -> Friends:
        """Go on with a record from where `look` was taken, with bots playing on as the record tells."""
        game, names = GAMES[told[0]["game"]], told[0]["seats"]
        path = self._folder / f"{self._files}.cardtable"
        self._files += 1
        path.write_text("".join(json_text(held) + "\n" for held in told[: look.lines]))
        self._script.path = path
        self._script.told = [None, *(parse_line(held, game, len(names)) for held in told[1:])]
        self._followed.like = look
        self._window.go(Open(path))
        self._qtbot.waitUntil(lambda: self._at(path))
        friends = Friends(self._qtbot, self._window, Random(0))
        friends.wait()
        if viewer != SPECTATOR and friends.behind_curtain:
            friends.act()
            friends.wait()
        assert friends.viewer == viewer
        while path.read_bytes().count(b"\n") < len(told):
            assert friends.table.bright is friends.table.page.prompt.button("next")  # between hands the table pauses
            friends.act()
            friends.wait()
        assert path.read_bytes().count(b"\n") == len(told)
        self._followed.like = None
        self._script.path, self._script.told = None, []
        return friends

    def _at(self, path: Path) -> bool:
        page = self._window.game_page
        return page is not None and page.live.path == path


@pytest.fixture
def elsewhere(
    qtbot: QtBot, window: MainWindow, settings: Settings, followed: Followed, script: Script, tmp_path: Path
) -> Iterator[Elsewhere]:
    other = MainWindow(settings)
    qtbot.addWidget(other)
    for one in (window, other):
        one.setMinimumSize(*SIZE)
        one.resize(*SIZE)
        one.setUpdatesEnabled(False)  # painted only to be compared, which saves most of the time
    other.show()
    QCursor.setPos(0, SIZE[1] + 90)  # below both windows: a widget under the mouse looks different
    yield Elsewhere(qtbot, other, followed, script, tmp_path)
    other.close()


class Seen(NamedTuple):
    """Everything that can be found at a window."""

    sight: Sight
    picture: QImage
    said: list[str]
    """Announcements since the table was set."""


def seen(friends: Friends, followed: Followed) -> Seen:
    friends.window.activateWindow()
    friends.qtbot.waitUntil(friends.window.isActiveWindow)
    shown = painted(friends)  # before `sight`: some items note where they were drawn
    return Seen(sight(friends.table, friends.window), shown, [*followed.said[friends.game_page.live]])


def painted(friends: Friends) -> QImage:
    friends.window.setUpdatesEnabled(True)
    picture(friends.table, friends.window)  # from the second painting on, items that lie still come from a cache
    shown = picture(friends.table, friends.window)
    friends.window.setUpdatesEnabled(False)
    return shown


@pytest.mark.parametrize("evening", range(EVENINGS))
@pytest.mark.parametrize("game", ["war", "losers", "mentalist", "miser"])
def test_nothing_private_is_left_at_a_hand_over(
    qtbot: QtBot, window: MainWindow, elsewhere: Elsewhere, followed: Followed, tmp_path: Path, game: str, evening: int
) -> None:
    """A table is set, behind the curtain or for the next player, where another with private cards lay open before. It
    must look like a table in another window that was never looked at, with other cards dealt or chips bet, in a game
    that this viewer can't tell from the first."""
    QApplication.clipboard().clear()  # tests before this one may have copied something
    window.go(begun(random_table(game, evening), evening, tmp_path))
    friends = Friends(qtbot, window, Random(evening))
    friends.wait()
    painted(friends)  # the table top's fine picture is ready after this
    falls = opened = lifts = compared = otherwise = 0
    covered = False
    for _ in friends.turns(TURNS):
        live, viewer = friends.game_page.live, friends.viewer
        look = followed.looks[live]
        objects = [json.loads(line) for line in live.path.read_bytes().splitlines()]
        came_open, covered = not covered, friends.behind_curtain
        if covered:
            falls += 1
            skipped = (falls + evening) % APART
        elif viewer not in live.people or look.lines < len(objects):  # the table of this viewer has not just been set
            continue
        elif came_open:
            opened += 1
            skipped = (opened + evening) % APART
        else:
            lifts += 1
            skipped = (lifts + evening) % (APART * LIFTS_APART)
        if skipped:
            continue
        here = seen(friends, followed)
        world = live.match.view(viewer).state.determinization(Random(falls + opened))
        told = ORACLES[game].retold(world, objects)
        there = seen(elsewhere.opened(told, look, viewer), followed)
        assert here.sight.keys() == there.sight.keys()
        for key, found in here.sight.items():
            assert found == there.sight[key], key
        assert here.said == there.said
        assert here.picture == there.picture
        compared += 1
        otherwise += told != objects
    assert compared or not falls
    assert QApplication.clipboard().text() == ""
    # With `pytest -s`, shows the progress.
    print(f"{game} {evening}: {falls} curtains, {opened} without, {lifts} lifted, {compared} compared", end="")
    print(f", {otherwise} with other secrets")
