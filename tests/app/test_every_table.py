"""Tests of every game's table: each runs for all games, and for the toy, which has features they lack.

A game is included by its short house rules (`short` in its `tools/games` folder) and its oracle
(`tests/engine/oracles.py`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible, QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QGraphicsItem, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.jobs import Job
from cardtable.app.play.bot_seats import BotSeats
from cardtable.app.pool import PoolClient
from cardtable.app.screens import SCREENS
from cardtable.app.settings import Settings
from cardtable.app.table.display import TableDisplay
from cardtable.app.table.panel import RulesView
from cardtable.app.table.playback import Playback
from cardtable.app.table.scene import Motion
from cardtable.app.watch.watch_page import WatchPage
from cardtable.bots.worker import PlayerAnswer
from cardtable.engine.cards import RANKS, SUITS
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine
from cardtable.engine.record import SeatName, json_text, new_header, parse_line, with_own
from cardtable.journal import Journal, read, replay
from cardtable.match import Match
from cardtable.table.actions import parts_of
from cardtable.table.board import Coins
from cardtable.table.letters import spoken
from cardtable.table.marks import Plaque
from cardtable.table.sounds import Sound
from cardtable.table.words import card_words
from cardtable.work import Outcome
from tests.app.areas import covered_hands
from tests.app.conftest import DESIGNED, LARGER, LARGEST, LONGER, NAMES, PIXMAPS, RIGHT_TO_LEFT, Sit, let_happen
from tests.app.sight import Sight, accessible, kept, lies, picture, sight
from tests.engine.oracles import ORACLES
from tests.engine.suite import Recorder, play_on, record_of
from tests.games.mentalist.rules.desk import position
from tools.driver import TableDriver, any_game
from tools.game_tools import tools_by_game

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("toy")]

TOY = "toy"
RULES: dict[str, list[dict[str, object]]] = {
    **{game: list(tools.short) for game, tools in tools_by_game().items()},
    TOY: [{"hands": 1}],
}
RESUMED: list[tuple[str, int, dict[str, object], dict[str, object]]] = [
    ("war", 5, {"suit_size": 4, "prizes": "own_cards", "tie": "carry"}, {}),
    ("losers", 4, {"round_limit": 2}, {}),
    ("mentalist", 3, {"starting_chips": 8, "turn_limit": 9}, {}),
    ("miser", 4, {"starting_pennies": 12, "turn_limit": 24}, {}),
    ("mentalist", 3, {"turn_limit": 6}, {"setup": position([4, 0, 9], 5, bettor=2, button=1)}),
]
"""Tables that soon see every kind of line: game, seats, rules, and the game's own keys."""
CARDS = [f"{rank}{suit}" for rank in RANKS for suit in SUITS]
every_game = pytest.mark.parametrize("game", RULES)
Driver = TableDriver[Any]


# --- hands that play -------------------------------------------------------------------------------------------------

Objects = list[dict[str, Any]]
"""Lines of a record."""
Hand = Callable[[QtBot, Driver, Random], None]
"""Function that answers a question in one way, such as by keys or drags."""
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def focused(table: Driver) -> QWidget:
    """Return the widget that has the focus, or the table's page."""
    return QApplication.focusWidget() or table.page


def by_keys(qtbot: QtBot, table: Driver, random: Random) -> None:
    """Answer with arrow keys and Enter."""
    for _ in range(random.randrange(4)):
        QTest.keyClick(focused(table), random.choice(_ARROWS))
    QTest.keyClick(focused(table), Qt.Key.Key_Return)


def by_tab(qtbot: QtBot, table: Driver, random: Random) -> None:
    """Tab to a card, or else to the bright button, and press Space."""
    cards: list[QWidget] = [button for card, button in table.buttons.items() if plays_by_itself(table, card)]
    goal = random.choice(cards) if cards else table.bright
    assert goal is not None
    for _ in range(80):
        if QApplication.focusWidget() is goal:
            break
        QTest.keyClick(focused(table), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is goal
    QTest.keyClick(goal, Qt.Key.Key_Space)


def by_clicks(qtbot: QtBot, table: Driver, random: Random) -> None:
    """Answer a question for a card by clicking it once to choose and once to play; any other by buttons."""
    cards = table.legal_cards() if table.chosen else []
    if cards:
        piece = table.held(card := random.choice(cards))
        if table.chosen != card:
            table.click(piece)
            assert table.chosen == card
        assert [held.card for held in table.presenter.hand.cards if table.item(held).chosen] == [card]
    if cards and plays_by_itself(table, card):
        table.click(piece)
    else:
        press_bright(table)


def by_drags(qtbot: QtBot, table: Driver, random: Random) -> None:
    """Drag cards to the felt, and coins to the person's own seat or else the middle; press the button if that is no
    whole answer."""
    cards = table.legal_cards()
    coins = [piece for piece in table.movable if isinstance(piece, Coins)]
    if cards:
        table.drag(table.held(random.choice(cards)), table.felt)
    elif coins:
        before = asked(table)
        table.drag(coins[0], table.plaque(table.seat))
        if asked(table) == before:
            press_bright(table)
    else:
        press_bright(table)


def by_screen_reader(qtbot: QtBot, table: Driver, random: Random) -> None:
    """Press the button named after a card, then the one named like the bright answer."""
    cards = [card for card in table.legal_cards() if plays_by_itself(table, card)]
    if cards and table.chosen != (card := random.choice(cards)):
        press_named(table, spoken(card_words(card)))
        assert table.chosen == card
    assert table.bright is not None
    press_named(table, spoken(table.bright.text()))


def press_named(table: Driver, name: str) -> None:
    """Press the button with this name, as found in the window's accessible tree."""
    for found in accessible(table.page.window()):
        if found.role() == QAccessible.Role.Button and found.text(QAccessible.Text.Name) == name:
            action = found.actionInterface()
            assert action is not None
            assert "Press" in action.actionNames()
            action.doAction("Press")
            return
    pytest.fail(f"there is no button called {name}")


def plays_by_itself(table: Driver, card: str) -> bool:
    """Return whether a card is a whole move, with nothing left to choose."""
    return table.source.actions().move(card=card) is not None


def press_bright(table: Driver) -> None:
    assert table.bright is not None
    QTest.mouseClick(table.bright, Qt.MouseButton.LeftButton)


HANDS: dict[str, Hand] = {
    "keys": by_keys,
    "tab": by_tab,
    "clicks": by_clicks,
    "drags": by_drags,
    "screen reader": by_screen_reader,
}


def asked(table: Driver) -> tuple[object, ...]:
    """Return a value that changes once the question has been answered."""
    return (len(table.source.lines), table.prompt.question, bool(table.bright))


@every_game
@pytest.mark.parametrize("hand", HANDS)
def test_a_whole_game_in_every_way_there_is(qtbot: QtBot, sit: Sit, game: str, hand: str) -> None:
    random = Random(3)
    rules = RULES[game][list(HANDS).index(hand) % len(RULES[game])]
    table = any_game(sit(game, 3, seat=0, **rules))
    table.page.setUpdatesEnabled(hand == "drags")  # painting all five would take twice as long
    table.page.activateWindow()
    table.page.setFocus()  # the window does so, too
    while True:
        qtbot.waitUntil(lambda: table.bright is not None)
        if table.over:
            break
        before = asked(table)
        HANDS[hand](qtbot, table, random)
        if hand == "screen reader":  # Qt shows the button pressed for a moment first
            qtbot.waitUntil(lambda before=before: asked(table) != before)  # type: ignore[misc]
        assert asked(table) != before, f"{table.prompt.question} was not answered"
    with qtbot.waitSignal(table.ended):
        HANDS[hand](qtbot, table, random)
    match = replay(table.live.path)
    assert match.over
    assert not table.live.match.waiting_on()
    assert match.state.facts() == table.live.match.state.facts()


@every_game
def test_every_plaque_is_its_seats_own(sit: Sit, game: str) -> None:
    table = any_game(sit(game, 3, seat=1))
    for plaque, name in zip(table.presenter.plaques, NAMES, strict=False):
        assert name in kept(plaque).values()


@every_game
def test_ordinary_names_are_written_in_full_and_the_mouse_tells_longer_ones(sit: Sit, game: str) -> None:
    table = any_game(sit(game, GAMES[game].most_seats))
    for plaque in table.presenter.plaques:
        for note in ("", "trump?"):
            for name in ("Konstantinos", "Anne-Catherine", "Wilhelmina May"):
                plaque.show_seat(Plaque(name, "0 points", note), active=False)
                assert (plaque.shown_name, plaque.toolTip()) == (name, "")
            plaque.show_seat(Plaque("W" * 24, "0 points", note), active=False)
            assert plaque.shown_name.endswith("W…")
            assert "W" * 24 in plaque.toolTip()


@every_game
def test_the_record_hears_of_each_line_first(sit: Sit, game: str) -> None:
    """For new games and continued ones: whatever is shown is on disk."""
    table = any_game(sit(game, 3))
    assert isinstance(table.live.match.observers[0], Journal)
    left(table)
    assert isinstance(any_game(sit(game, path=table.live.path)).live.match.observers[0], Journal)


@pytest.mark.parametrize("game", [game for game in RULES if game != "mentalist"])  # it has no cards
def test_what_is_dropped_back_on_the_hand_stays(qtbot: QtBot, sit: Sit, game: str) -> None:
    table = any_game(sit(game, 3, **RULES[game][0]))
    while not (cards := table.legal_cards()):
        qtbot.waitUntil(lambda: table.bright is not None)
        if not table.legal_cards():
            press_bright(table)
    table.choose(cards[0])  # a click on the chosen card would play it
    before, lines = lies(table.model), len(table.source.lines)
    piece = table.held(cards[-1])
    table.drag(piece, table.spot(piece))
    table.drag(piece, table.spot(table.held(cards[0])))
    assert (lies(table.model), len(table.source.lines)) == (before, lines)
    assert table.items[piece].at == table.presenter.display.places()[piece]


# --- words and what is seen ------------------------------------------------------------------------------------------


class Frames(QVariantAnimation):
    """Animation whose frames are shown when the test says so."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.runs = False

    def start(self) -> None:  # type: ignore[override]
        self.runs = True
        self.valueChanged.emit(0.0)

    def stop(self) -> None:
        self.runs = False

    def show(self, share: float) -> None:
        """Show the frame at a share of the time, from 0 to 1; 1 ends the animation."""
        self.valueChanged.emit(share)
        if share == 1.0:
            self.runs = False
            self.finished.emit()


def told(table: Driver, heard: list[str]) -> list[str]:
    """Return all words at a table except those about its rules, which are there from the start."""
    texts = [*table.log, *heard]
    texts += [f"{getattr(item.mark, 'words', '')}" for item in table.presenter.scene.marks.values()]
    for widget in table.page.findChildren(QWidget):
        if not isinstance(widget, RulesView):
            texts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
            texts += [widget.text()] if isinstance(widget, QLabel | QAbstractButton) else []
    return [text for text in texts if text]


@every_game
@pytest.mark.parametrize("variant", [0, 1])
def test_no_words_are_ahead_of_what_moves(
    qtbot: QtBot, sit: Sit, settings: Settings, monkeypatch: pytest.MonkeyPatch, game: str, variant: int
) -> None:
    """Nothing is told before its piece has landed, and no text names a card whose face hasn't been seen yet."""
    monkeypatch.setattr("cardtable.app.table.scene.QVariantAnimation", Frames)
    for beat in ("SHORTEST_BEAT", "LONGEST_BEAT"):
        monkeypatch.setattr(f"cardtable.app.play.bot_seats.{beat}", 0.0)
    heard: list[str] = []
    monkeypatch.setattr(TableDisplay, "_tell", lambda table, text: heard.append(text))
    settings.speed = "normal"
    table = any_game(sit(game, 3, seat=0, **RULES[game][variant % len(RULES[game])]))
    table.page.setUpdatesEnabled(False)
    clock = table.page.animator._clock
    assert isinstance(clock, Frames)
    names = {card: card_words(card) for card in CARDS} if game != "mentalist" else {}
    seen: set[str] = set()
    before: list[object] = []
    frames = 0

    def look() -> None:
        seen.update(item.card for item in table.cards if item.card and item.turned > 0.5)
        for line in table.source.lines:  # cards drawn to find who begins are only told, never shown
            seen.update(card for drawn in line.get("draws") or () for card in drawn if card)
        over = bool(table.presenter.course.ended)  # at the end, hands that were not played are told
        unseen = [words for card, words in names.items() if card not in seen and not over]
        texts = told(table, heard)
        early = [text for text in texts for words in unseen if words in text or spoken(words) in text]
        assert not early, f"nobody has seen that: {early}"

    def said() -> tuple[str, list[str], list[str]]:
        return table.prompt.notice, list(table.log), list(heard)

    show_event = Playback.show_event

    def begin(playback: Playback, event: object) -> list[Motion]:
        before[:] = [said()]
        return show_event(playback, event)

    monkeypatch.setattr(Playback, "show_event", begin)
    while not table.over:
        qtbot.waitUntil(lambda: clock.runs or table.bright is not None)
        if clock.runs:
            for share in (0.2, 0.4, 0.9):
                clock.show(share)
                assert not table.page.animator.moves or [said()] == before
                frames += 1
                if share == 0.4:  # a turning card still shows its back
                    look()
            clock.show(1.0)
        elif table.bright is not None and not table.over:
            press_bright(table)
        look()
    assert frames > 10


# --- games that go as they are told ----------------------------------------------------------------------------------


class Bots:
    """All bots at all tables; each waits to be told its move."""

    def __init__(self) -> None:
        self.asked: dict[tuple[object, int], Job] = {}
        """Jobs that wait for an answer, by game and seat."""

    def begin(self, client: PoolClient, work: partial[PlayerAnswer], job: Job) -> Callable[[], None]:
        """Stand in for `PoolClient.begin`."""
        game = client.parent()
        if isinstance(game, BotSeats):
            game = game.parent()
        self.asked[game, work.args[0].lines[0]["you"]] = job
        return lambda: None

    def waits(self, table: Driver) -> bool:
        """Return whether a table does nothing before a bot is told to move or the person answers."""
        first = table.live.match.waiting_on()[:1]
        return table.bright is not None or any((table.live, seat) in self.asked for seat in first)

    def move(self, table: Driver, seat: int, code: int) -> None:
        """Make a bot's move at once."""
        self.asked.pop((table.live, seat)).hear(Outcome(PlayerAnswer(code)))
        table.live.hurry()


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Bots:
    """Make all bots wait for the test to move them."""
    made = Bots()

    def begin(client: PoolClient, work: partial[PlayerAnswer], job: Job) -> Callable[[], None]:
        return made.begin(client, work, job)  # a bound method would not be given the client

    monkeypatch.setattr(PoolClient, "begin", begin)
    monkeypatch.setattr("cardtable.app.play.bot_seats._SOONEST", 1_000_000)  # keep their beat from ending by itself
    return made


Rest = tuple[int, bool]
"""Number of lines on disk when the table comes to rest, and whether all are shown; otherwise it pauses before the
last."""


def random_game(
    game: str,
    seats: int,
    seat: int,
    rules: dict[str, object],
    seed: int,
    moves: int | None = None,
    own: dict[str, object] | None = None,
) -> Match:
    """Return a match of random moves: `moves` of them, or all up to the end; its record is `record_of(match)`. A person
    sits at `seat`. `own` are the header's own keys of the game."""
    people = tuple(SeatName(NAMES[who], "human" if who == seat else "random") for who in range(seats))
    header = with_own(new_header(GAMES[game], GAMES[game].rules.made(rules), people, seed), own or {})
    match = Match(header, KeyedRandom(seed), [Recorder(header)])
    match.go_on()
    play_on(match, Random(seed), moves)
    return match


def written(path: Path, objects: Objects) -> Path:
    """Write a record to disk and return its path."""
    path.write_text("".join(json_text(held) + "\n" for held in objects), encoding="utf-8")
    return path


def played(bots: Bots, table: Driver, objects: Objects) -> Iterator[Rest]:
    """Play a table as a record tells, from where it stands, and yield whenever nothing more happens by itself."""
    session = table.live
    last: Rest | None = None
    while True:
        let_happen()
        at = session.path.read_bytes().count(b"\n")
        rest = at, not table.presenter.waits
        assert bots.waits(table), f"nothing goes on after {rest}"
        assert rest != last, f"nothing went on after {rest}"
        last = rest
        yield rest
        if table.presenter.waits:
            press_bright(table)
        elif at >= len(objects) or table.over:
            return
        else:
            line = parse_line(objects[at], table.source.game, len(table.source.seen.names))
            assert isinstance(line, MoveLine)
            if line.seat == table.seat:
                table.presenter.turn.play(**parts_of(line))
            else:
                bots.move(table, line.seat, table.source.game.move_code(table.live.match.state, line))


def left(table: Driver) -> None:
    """Close the table, as a person who leaves it does."""
    table.live.close()
    table.page.close()
    table.page.deleteLater()


# --- nothing is lost -------------------------------------------------------------------------------------------------


def in_plain_words(table: Driver) -> Sight:
    """Return board, question, log and hand, which must not depend on when the game was begun."""
    return {
        "lies": lies(table.model),
        "asks": (table.prompt.question, [button.text() for button in table.answers], table.chosen, table.legal_cards()),
        "log": table.log,
        "summary": table.page.view.accessibleDescription(),
        "plaques": [kept(plaque) for plaque in table.presenter.plaques],
    }


@pytest.mark.parametrize(("game", "seats", "rules", "own"), RESUMED)
def test_a_game_left_after_any_line_goes_on_there(
    sit: Sit, bots: Bots, tmp_path: Path, game: str, seats: int, rules: dict[str, object], own: dict[str, object]
) -> None:
    """It looks as if the person had never left, and goes on the same way to its end."""
    objects = record_of(random_game(game, seats, 1, rules, 4, own=own)).objects
    whole = any_game(sit(game, path=written(tmp_path / "whole.cardtable", objects[:1]), size=(1024, 700)))
    whole.page.setUpdatesEnabled(False)
    shown = {rest: in_plain_words(whole) for rest in played(bots, whole, objects)}
    assert len(shown) > 5
    assert whole.over
    left(whole)
    for cut in cuts(objects):
        table = any_game(sit(game, path=written(tmp_path / "cut.cardtable", objects[:cut]), size=(1024, 700)))
        table.page.setUpdatesEnabled(False)
        due = [rest for rest in shown if rest[0] >= cut]
        played_on = due if cut == len(objects) // 3 else due[:1]
        for wanted, rest in zip(played_on, played(bots, table, objects), strict=False):
            assert in_plain_words(table) == shown[wanted], f"at {rest} for {wanted}, begun after line {cut}"
        assert table.over == (played_on[-1] == max(shown))
        left(table)


def cuts(objects: Objects) -> Iterator[int]:
    """Yield the numbers of lines after which games are left: every line, but only each third in a long run of cards. At
    a table of four these come to every place in a trick."""
    plain = ["card" in held for held in objects]
    for cut in range(1, len(objects) + 1):
        if cut % 3 == 0 or not all(plain[max(0, cut - 5) : cut + 5]):
            yield cut


# --- nothing is told -------------------------------------------------------------------------------------------------


def retold(match: Match, seat: int, random: Random) -> Objects:
    """Return the record of a match in another world that looks the same from a seat."""
    objects = record_of(match).objects
    if match.game.key == TOY:
        return retold_toy(objects, seat, random)
    other = ORACLES[match.game.key].retold(match.view(seat).state.determinization(random), objects)
    return [dict(held) for held in other]


def retold_toy(objects: Objects, seat: int, random: Random) -> Objects:
    """Return the toy's record with unseen cards dealt anew: those of others that were not shown, and the one aside."""
    told: Objects = json.loads(json.dumps(objects))
    deal = told[1]
    shown = [held["card"] for held in told if held.get("move") == "show"]
    hidden = [(hand, at) for other, hand in enumerate(deal["hands"]) for at in (0, 1) if other != seat]
    hidden = [(hand, at) for hand, at in [*hidden, (deal["aside"], 0)] if hand[at] not in shown]
    before = [hand[at] for hand, at in hidden]
    anew = dict(zip(before, random.sample(before, len(before)), strict=True))
    for hand, at in hidden:
        hand[at] = anew[hand[at]]
    for held in told[2:]:
        if held["move"] == "bury" and held["seat"] != seat:
            held["card"] = anew[held["card"]]
    return told


TWINS = [pytest.param(game, seat, id=f"{game}-{seat}") for game in RULES for seat in range(3)]


def twins(game: str, seat: int, number: int) -> tuple[Objects, Objects]:
    """Return two different records that a seat can't tell apart, cut off in the middle of a game."""
    random = Random(f"{game} {seat} {number}")
    for seed in range(100):
        moves = random.randrange(3, {TOY: 4, "war": 7, "mentalist": 12}.get(game, 26))  # later nothing is hidden
        rules = RULES[game][(number + seed) % len(RULES[game])]  # under some rules nothing is hidden
        match = random_game(game, 3, seat, rules, seed, moves)
        if not match.over:
            objects = record_of(match).objects
            other = retold(match, seat, random)
            if other != objects:
                return objects, other
    raise AssertionError("nothing was hidden")


@pytest.mark.parametrize(("game", "seat"), TWINS)
def test_two_worlds_that_a_seat_cannot_tell_apart_look_and_sound_the_same(
    qtbot: QtBot, sit: Sit, bots: Bots, announced: list[str], tmp_path: Path, game: str, seat: int
) -> None:
    """At every step, in everything shown, said, or kept in widgets."""
    worlds = twins(game, seat, seat)
    seen: list[list[tuple[Rest, Sight, QImage]]] = []
    said = []
    heard: list[list[Sound]] = []
    for objects in worlds:
        announced.clear()
        heard.append([])
        table = any_game(sit(game, path=written(tmp_path / "world.cardtable", objects[:2])))
        table.presenter.sounded.connect(heard[-1].extend)
        seen.append([(rest, sight(table), picture(table)) for rest in played(bots, table, objects)])
        said.append([*announced])
        left(table)
    assert len(seen[0]) == len(seen[1]) > 2
    for (rest, here, looks), (there_rest, there, looks_there) in zip(*seen, strict=True):
        assert rest == there_rest
        assert here == there
        assert looks == looks_there
    assert said[0] == said[1]
    assert heard[0] == heard[1] != []


@pytest.mark.parametrize(("game", "seat"), [pair for pair in TWINS if pair.values[0] != TOY])
def test_who_watches_through_a_seat_sees_no_more(
    qtbot: QtBot, settings: Settings, announced: list[str], tmp_path: Path, game: str, seat: int
) -> None:
    """Two records that the seat can't tell apart look and sound the same when they are watched through it."""
    seen: list[list[tuple[Sight, QImage, list[str]]]] = []
    for objects in twins(game, seat, seat + 3):
        page = WatchPage(read(written(tmp_path / "world.cardtable", objects)), PIXMAPS, settings)
        qtbot.addWidget(page)
        page.resize(1024, 700)
        page.eyes_box.setCurrentIndex(page.eyes_box.findData(seat))
        page.show()
        page.enter()
        seen.append([])
        while True:
            let_happen()
            table = any_game(page.table)
            seen[-1].append((sight(table, page), picture(table, page), [*announced]))
            announced.clear()
            if page.replay.over:
                break
            page.shown.step()
    assert len(seen[0]) > 2
    assert seen[0] == seen[1]


# --- every size, either direction, longer words ----------------------------------------------------------------------

SIZES = ((1024, 700), (1440, 900), (2560, 1440), (3840, 2160))
LOOKS = [
    (DESIGNED, SIZES),
    *((how, SIZES[:1]) for how in (RIGHT_TO_LEFT, LONGER)),
    *((how, (size,)) for how in (LARGER, LARGEST) for size in SIZES[:2]),
]
QUESTIONS = 5
"""Questions that are looked at."""


@pytest.mark.parametrize(("how", "sizes"), LOOKS)
@pytest.mark.parametrize("most", [False, True])
@pytest.mark.parametrize("game", list(SCREENS))
def test_all_has_room_and_can_be_read(
    qtbot: QtBot,
    sit: Sit,
    language: Callable[[str], None],
    game: str,
    most: bool,
    how: str,
    sizes: tuple[tuple[int, int], ...],
) -> None:
    """With every question one table is made larger and smaller again, since playing up to there takes longer. With
    larger texts each size has a table of its own: a page can't become narrower than its panel was."""
    language(how)
    known = GAMES[game]
    table = any_game(sit(game, known.most_seats if most else known.fewest_seats, size=sizes[0]))
    table.page.setUpdatesEnabled(False)  # the layout is known before it is painted
    for _ in range(QUESTIONS):
        qtbot.waitUntil(lambda: table.bright is not None)
        for size in sizes:
            table.page.resize(*size)
            let_happen()
            assert (size, crowded(table)) == (size, [])
        press_bright(table)
    table.page.setUpdatesEnabled(True)
    let_happen()


def crowded(table: Driver) -> list[str]:
    """Return a message for everything on a table that is cut, or that covers something that must be seen."""
    found = covered_hands(table.presenter)
    prompt, view = table.prompt, table.page.view
    if table.label("question").text() != prompt.question:
        found.append(f"the question is cut: {table.label('question').text()}")
    answers = table.answers
    for button in answers:
        if not prompt.rect().contains(button.geometry()):
            found.append(f"{button.text()} is cut")
    for one, other in combinations(answers, 2):
        if one.geometry().intersects(other.geometry()):
            found.append(f"{one.text()} and {other.text()} lie on one another")
    corner = view.mapFromGlobal(prompt.mapToGlobal(QPoint(0, 0)))
    written = [QRectF(answer.geometry().translated(corner)) for answer in answers]
    for label in (table.label("question"), table.label("notice")):
        words = QRectF(0, 0, QFontMetricsF(label.font()).horizontalAdvance(label.text()), label.height())
        words.moveCenter(QRectF(label.geometry().translated(corner)).center())
        written.append(words)
    own = {table.items[piece] for piece in table.presenter.hand.cards}
    lying: list[tuple[QGraphicsItem, str]] = [(item, f"{piece}") for piece, item in table.items.items()]
    lying += [(plaque, "a plaque") for plaque in table.presenter.plaques]
    for item, name in lying:
        where = view.mapFromScene(item.mapToScene(item.shape().boundingRect())).boundingRect()
        if not view.rect().contains(where.center()):
            found.append(f"{name} lies beyond the felt")
        if item not in own and any(words.intersects(QRectF(where).adjusted(2, 2, -2, -2)) for words in written):
            found.append(f"{name} lies under what is written")
    return found
