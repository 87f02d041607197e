"""Fixtures of the window's tests: the app's own dress, settings in a folder of the test's, no waiting for motion, and
players who think right here."""

import gc
import json
import os
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from pathlib import Path
from threading import Event, Thread
from time import monotonic
from typing import Any

import cardtable_toy.game
import cardtable_toy.players
import cardtable_toy.screen
import cardtable_toy.study
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPointF, Qt, QTimer, QTranslator, QUrl, SignalInstance
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker
from shiboken6 import isValid

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.lab import asking, bench_page, chances_run, courses, study_run
from cardtable.app.languages import Speaking
from cardtable.app.main import application_for
from cardtable.app.play.live import LiveGame, reading
from cardtable.app.play.pool import pool
from cardtable.app.play.replay import Replay
from cardtable.app.routes import Seats
from cardtable.app.screens import SCREENS
from cardtable.app.settings import Settings
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.table import answer_button as key_repeat_guard
from cardtable.app.table.items import CardItem
from cardtable.app.table.page import TablePage
from cardtable.app.table.picture import PictureItem
from cardtable.app.table.playback import Playback
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.view import TableView
from cardtable.app.window import MainWindow
from cardtable.app.zoom import Zoom
from cardtable.bots import ideas, worker
from cardtable.bots.player import Advice, Choice, Player
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import Header, SeatName, new_header
from cardtable.engine.views import View, ViewWriter
from cardtable.games.war.play import PASS, SEALED, War
from cardtable.library.folders import games_path, own_folder
from cardtable.match import Match
from cardtable.playtest.rounds import PROFILES
from cardtable.table.review import Review
from cardtable.work import worked_out
from tests.app.studies import GAMES as FEW_GAMES
from tests.app.studies import AtOnce, quick_player
from tests.app.thread_rules import qt_imported_by_threads, refuse_borrowed, refuse_qt_objects, watch_imports
from tests.waiting import PATIENCE
from tools.catalogue import TOOLS
from tools.game_tools import GameTools, Ladder, Rung
from tools.games.losers.driver import LosersDriver, losers
from tools.games.mentalist.driver import MentalistDriver, mentalist
from tools.games.miser.driver import MiserDriver, miser
from tools.games.war.driver import WarDriver, war
from tools.layout_items import outlived_items

watch_imports()

PIXMAPS = Pixmaps()
LITTLE = 0.05
"""The effort of those who search."""
NAMES = ("Anna", "Odile", "Bram", "Tove", "Ines", "Piet", "Jorun", "Lene")

Deal = Callable[..., WarDriver]


@pytest.fixture(scope="session")
def qapp() -> object:
    """The application as `main` dresses it."""
    return application_for([])


class PatientBot(QtBot):
    """A bot whose patience ends only where something hangs; and it looks again at once."""

    def __init__(self, request: pytest.FixtureRequest) -> None:
        super().__init__(request)
        self._held: list[QWidget] = []

    def addWidget(self, widget: QWidget, **how: Any) -> None:
        """Holds it until the test is over: Python could collect it with its last name, in the midst of a paint."""
        self._held.append(widget)
        super().addWidget(widget, **how)

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: float = 1000 * PATIENCE) -> None:
        """Lets events happen until it is true."""
        end = monotonic() + timeout / 1000
        while not callback():
            if monotonic() > end:
                raise TimeoutError(f"it has not become true in {timeout / 1000:g} s")
            self.wait(1)

    def waitSignal(
        self,
        signal: Any,
        *,
        timeout: float = 1000 * PATIENCE,
        raising: bool | None = None,
        check_params_cb: Callable[..., bool] | None = None,
    ) -> SignalBlocker:
        """The same for a signal."""
        return super().waitSignal(signal, timeout=int(timeout), raising=raising, check_params_cb=check_params_cb)


def let_happen() -> None:
    """Lets all happen that is due, and what follows from it: layouts, answers, timers of no time. Not counted in
    milliseconds, in which a busy machine does nothing."""
    for _ in range(50):
        QApplication.processEvents()


@pytest.fixture
def all_searched() -> None:
    """The search for garbage spares nothing but what the app has it spare, as in a program of its own."""


@pytest.fixture(autouse=True)
def modules_spared(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The search for garbage, whenever a page was left, goes on sparing what was there before the first test: it would
    take longer than most tests. What the tests make is never spared."""
    searched = "all_searched" in request.fixturenames
    if searched:
        gc.unfreeze()
    else:
        monkeypatch.setattr(gc, "freeze", lambda: None)
        monkeypatch.setattr(gc, "unfreeze", lambda: None)
    yield
    if searched:
        gc.collect()
        gc.freeze()


@pytest.fixture(autouse=True)
def threads_and_signals(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fails a test in which a thread gets hold of Qt, or a signal only borrows what it calls (see `thread_rules`)."""
    monkeypatch.setattr(SignalInstance, "connect", refuse_borrowed(SignalInstance.connect))
    start = refuse_qt_objects(Thread.start, lambda thread: (thread._target, thread._args, thread._kwargs))
    monkeypatch.setattr(Thread, "start", start)
    submit = refuse_qt_objects(ThreadPoolExecutor.submit, lambda pool, *work, **named: (work, named))
    monkeypatch.setattr(ThreadPoolExecutor, "submit", submit)
    qt_imported_by_threads()
    yield
    imported = qt_imported_by_threads()
    assert not imported, f"threads imported {imported}"


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> Iterator[QtBot]:
    """A person at mouse and keyboard. What they leave is gone with them: windows would add up from test to test, and
    whatever asks for all widgets, or changes their looks, would take longer and longer."""
    yield PatientBot(request)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests read a question the moment it is there, press keys as fast as they can, and remember no tricks."""
    monkeypatch.setattr(TablePresenter, "least_look", 0.0)
    monkeypatch.setattr(key_repeat_guard, "UNREAD", 0.0)
    monkeypatch.setattr(key_repeat_guard, "APART", 0.0)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of this test alone; nothing waits. Read as from last time: set one by one, each would be put on disk."""
    folder = tmp_path / "settings"
    folder.mkdir()
    (folder / "settings.json").write_text(json.dumps({"speed": "instant", "sound": "off", "language": "en"}))
    made = Settings(folder)
    assert (made.speed, made.sound, made.language) == ("instant", "off", "en")
    return made


@pytest.fixture
def no_folder() -> None:
    """Games can't be kept: where their folder should be lies a file. From the start, for the first page makes the
    folder a moment later."""
    own_folder(games_path().parent)
    games_path().write_text("no folder", encoding="utf-8")


@pytest.fixture
def unpainted() -> None:
    """Window and tables are not painted, which would take half of the time: for tests of what is done and said there,
    not of how it looks."""


@pytest.fixture
def painted() -> None:
    """This one of a module's tests is, though the others are not."""


def is_painted(request: pytest.FixtureRequest) -> bool:
    """Whether what a test opens is painted."""
    return "painted" in request.fixturenames or "unpainted" not in request.fixturenames


@pytest.fixture
def window(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[MainWindow]:
    """The main window, shown. The pictures of its pieces are drawn once for all tests."""
    monkeypatch.setattr("cardtable.app.art.pixmaps.Pixmaps", lambda two_colour: PIXMAPS)
    made = MainWindow(settings)
    if not is_painted(request):
        made.setUpdatesEnabled(False)
        for one in (PictureItem, CardItem):  # nor drawn before a table is shown
            monkeypatch.setattr(one, "draw_ahead", lambda item, ratio: None)
        monkeypatch.setattr(TableView, "draw_ahead", lambda view: iter(()))
    qtbot.addWidget(made)
    made.setMinimumSize(1024, 700)  # the screen that is not there is smaller
    made.resize(1440, 900)
    made.show()
    yield made
    assert not outlived_items()
    made.close()


def resumed(path: Path, settings: Settings) -> LiveGame:
    """Goes on with a record at once."""
    return worked_out(LiveGame.resuming(worked_out(reading(path)), settings))


def dealt(qtbot: QtBot, window: MainWindow, deal: Callable[[], None]) -> TablePresenter:
    """The table of a new game that `deal` begins in the window, once it is set."""
    before = window.game_page
    deal()
    qtbot.waitUntil(lambda: window.game_page not in (None, before))
    assert window.table is not None
    return window.table


@pytest.fixture
def slow_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of games that are played are never set to their end; those of games that are watched are."""
    whole = Playback.catch_up

    def catch_up(playback: Playback) -> Iterator[float]:
        if isinstance(playback._table.source, Replay):
            yield from whole(playback)
            return
        while True:
            yield 0.5

    monkeypatch.setattr(Playback, "catch_up", catch_up)


class SlowDisk:
    """Takes what is written only when it is told to."""

    def __init__(self) -> None:
        self.taken: list[tuple[int, int]] = []
        """Device and inode of each file that it has taken."""
        self._goes = Event()
        self._goes.set()
        self._waits = Event()

    def sync(self, file: int) -> None:
        """Stands in for `os.fsync`."""
        self._waits.set()
        self._goes.wait()
        status = os.fstat(file)
        self.taken.append((status.st_dev, status.st_ino))

    def stops(self) -> None:
        """From now on all who wait for it wait."""
        self._goes.clear()
        self._waits.clear()

    def is_waited_for(self) -> bool:
        """Whether anybody has been waiting since then."""
        return self._waits.is_set()

    def goes_on(self) -> None:
        """All that waits is taken."""
        self._goes.set()


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    """The disk of this test."""
    made = SlowDisk()
    monkeypatch.setattr(os, "fsync", made.sync)
    yield made
    made.goes_on()


class HalfDone:
    """Long work that is half done for ever. It ends with its test however that ends: a thread that worked on would keep
    the whole run from ending."""

    def __init__(self) -> None:
        self.begun = self.left = False
        self._over = Event()

    def work(self, *_: object) -> Generator[float, None, Any]:
        """Stands in for any work."""
        try:
            while not self._over.is_set():
                self.begun = True
                yield 0.5
        finally:
            self.left = True

    def end(self) -> None:
        """It has been long enough."""
        self._over.set()


@pytest.fixture
def half_done() -> Iterator[HalfDone]:
    """The work of this test that is never done."""
    made = HalfDone()
    yield made
    made.end()


Sit = Callable[..., TablePresenter]


@pytest.fixture
def sit(qtbot: QtBot, settings: Settings, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Sit]:
    """Sits a person down at a table: `sit("war", seats=3, seat=0, player="random", seed=5, bidding="open")`,
    or goes on with a record: `sit("war", path=...)`."""
    sessions: list[LiveGame] = []
    pages: list[TablePage] = []

    def sat(
        key: str,
        seats: int = 2,
        seat: int = 0,
        player: str = "random",
        seed: int = 5,
        path: Path | None = None,
        size: tuple[int, int] = (1440, 900),
        **rules: object,
    ) -> TablePresenter:
        game = GAMES[key]
        people = tuple(SeatName(NAMES[who], "human" if who == seat else player) for who in range(seats))
        if path is None:
            header = new_header(game, game.rules.made(rules), people, seed)
            session = LiveGame.begin(header, tmp_path / f"{key}-{len(sessions)}.cardtable", settings)
        else:
            session = resumed(path, settings)
        sessions.append(session)
        page = TablePage(game.title, PIXMAPS)
        page.setUpdatesEnabled(is_painted(request))
        pages.append(page)
        page.resize(*size)
        Zoom(page, settings.text_scale)
        source = session.look(session.first_eyes())
        emblems = list(range(len(source.names)))
        table = TablePresenter(page, source, settings, PIXMAPS, emblems, SCREENS[key].stage())
        source.setParent(table)
        page.show()
        table.start()
        return table

    yield sat
    for session in sessions:
        session.close()
    for page in filter(isValid, pages):
        page.close()
        page.deleteLater()


@pytest.fixture
def deal(sit: Sit) -> Deal:
    """Deals Bidding War: `deal(seats=3, ...)` as `sit` has it."""
    return lambda *table, **rules: war(sit("war", *table, **rules))


DealLosers = Callable[..., LosersDriver]


@pytest.fixture
def deal_losers(sit: Sit) -> DealLosers:
    """The same for Loser's Game, for three where nothing is said."""
    return lambda seats=3, **rules: losers(sit("losers", seats, **rules))


DealMentalist = Callable[..., MentalistDriver]


@pytest.fixture
def deal_mentalist(sit: Sit) -> DealMentalist:
    """The same for Mentalist Poker, between two where nothing is said."""
    return lambda seats=2, **rules: mentalist(sit("mentalist", seats, **rules))


DealMiser = Callable[..., MiserDriver]


@pytest.fixture
def deal_miser(sit: Sit) -> DealMiser:
    """The same for Miser, for four where nothing is said."""
    return lambda seats=4, **rules: miser(sit("miser", seats, **rules))


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest at all tables, as if its package were installed."""
    tools = GameTools(short=[{"hands": 1}], ladder=Ladder(games=4, rungs=[Rung("toy", 3, {})]))
    rooms: list[tuple[dict[str, Any], Any]] = [
        (GAMES, cardtable_toy.game.GAME),
        (PLAYERS, {player.name: player for player in cardtable_toy.players.PLAYERS}),
        (PROFILES, cardtable_toy.study.STUDY),
        (SCREENS, cardtable_toy.screen.SCREEN),
        (TOOLS, tools),
    ]
    for games, toy in rooms:
        monkeypatch.setitem(games, "toy", toy)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Studies are short, and played when they are asked for, by players who take no time to think; chances along a game
    are worked out at its beginning and its end alone."""
    monkeypatch.setattr(study_run, "Running", AtOnce)
    monkeypatch.setattr(asking, "usual_player", quick_player)
    monkeypatch.setattr(bench_page, "_REST", 0)
    monkeypatch.setattr(courses, "_REST", 10**6)  # nobody waits for how a game went
    monkeypatch.setattr(ideas, "_PLAYOUTS", 4)
    monkeypatch.setattr(chances_run, "_PASSES", ((2, FEW_GAMES),))
    monkeypatch.setattr(chances_run, "_LEAST", FEW_GAMES)
    monkeypatch.setattr(chances_run, "usual_player", quick_player)


@pytest.fixture
def standing_by() -> None:
    """While something is being asked a process stands by to play it, as at a person's bench."""


@pytest.fixture(autouse=True)
def nobody_stands_by(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No process has to be started for each bench."""
    if "standing_by" not in request.fixturenames:
        monkeypatch.setattr(study_run.Ahead, "prepare", lambda ahead: None)


class Oracle(Player):
    """Stands in for the strongest: to win, it says, you bid what the prize is worth."""

    name = "oracle"
    searches = True
    exact = False

    def __init__(self) -> None:
        self.efforts: list[float] = []
        """With how much effort it was asked."""

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """The nearer to the prize a card lies, the more it wins: 60 of 100, and 5 fewer for each point beside it."""
        self.efforts.append(effort)
        state = view.state
        assert isinstance(state, War)
        values = state.terms.values
        aim = min(state.worth, max(values[move] for move in state.legal(view.seat) if move != PASS)) or 4
        worths = {
            move: 0.3 if move == PASS else max(0.0, 0.6 - 0.05 * abs(values[move] - aim))
            for move in state.legal(view.seat)
        }
        best = sorted(worths, key=lambda move: -worths[move])
        often = dict.fromkeys(worths, 0.0)
        shares = (0.6, 0.4) if state.phase == SEALED else (1.0,)
        for move, share in zip(best, shares, strict=False):
            often[move] = share
        often[best[0]] += 1 - sum(often.values())
        choices = [Choice(move, often[move], worths[move]) for move in worths]
        choices.sort(key=lambda choice: -choice.probability)
        return Advice(choices, worths[best[0]], self.exact)


class Silent(Player):
    """Stands in for a strongest player who values no moves."""

    name = "silent"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """The first move, mostly."""
        moves = view.state.legal(view.seat)
        return Advice([Choice(move, 1.0 if move == moves[0] else 0.0, None) for move in moves], None, False)


Asked = list[worker.Question]


@pytest.fixture
def own_process() -> None:
    """Players think in a process of their own, as they do at a person's table."""


@pytest.fixture(autouse=True)
def thinking_here(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Players think in this process, a moment after they are asked; the questions.

    Stand-ins can be among them then, no process has to be started for each table, and when an answer comes depends on
    no other program. Little thought is enough for them: their moves are judged elsewhere.
    """
    questions: Asked = []
    the_pool = pool()
    for left in the_pool.holders():  # by tests before this one
        the_pool.release(left)
    if "own_process" in request.fixturenames:
        return questions

    class Here:
        """In the place of a process."""

        def __init__(self, hear: Callable[[Any, worker.Answer | worker.Told | None], None]) -> None:
            self.job = self.last = None
            self._hear = hear
            self._ended = False

        def give(self, asked: worker.Question | worker.Task) -> None:
            if isinstance(asked, worker.Question):
                questions.append(asked)
            QTimer.singleShot(0, the_pool, lambda: self._do(asked))

        def _do(self, asked: worker.Question | worker.Task) -> None:
            if self._ended:
                return
            if isinstance(asked, worker.Question):
                self._hear(self, worker.answer(asked._replace(effort=LITTLE, seconds=0.0)))
                return
            for told in worker.work(asked):
                if not self._ended:
                    self._hear(self, told)

        def end(self) -> None:
            self._ended = True

    monkeypatch.setattr("cardtable.app.play.pool.Worker", Here)
    monkeypatch.setattr("cardtable.app.play.bot_seats._SOONEST", 0)
    return questions


@pytest.fixture
def oracle(thinking_here: Asked, monkeypatch: pytest.MonkeyPatch) -> Oracle:
    """The strongest player is one who values moves."""
    made = Oracle()
    monkeypatch.setitem(PLAYERS["war"], made.name, made)
    return made


@pytest.fixture
def silent(thinking_here: Asked, monkeypatch: pytest.MonkeyPatch) -> Silent:
    """The strongest player is one who values none."""
    made = Silent()
    monkeypatch.setitem(PLAYERS["war"], made.name, made)
    return made


def seats_page(window: MainWindow, game: str) -> SeatsPage:
    """The page where a table is set, once it is shown."""
    window.go(Seats(game))
    assert isinstance(window.page, SeatsPage)
    return window.page


def dealt_by(page: SeatsPage) -> list[Header]:
    """What the page has dealt from now on: nobody sits down to it."""
    begun: list[Header] = []
    page.wants.disconnect()
    page.wants.connect(lambda wish: begun.append(wish.header))
    return begun


def asked(table: WarDriver) -> bool:
    """Whether the person is asked for a move, or the game has ended."""
    prompt = table.page.prompt
    return bool(prompt.button("play") or prompt.button("pass") or table.game.model.course.ended)


def drop(window: MainWindow, what: Path | str) -> QDropEvent:
    """Drops a file on the window, to be moved there unless the window wants a copy, or a text; what became of that."""
    data = QMimeData()
    if isinstance(what, Path):
        data.setUrls([QUrl.fromLocalFile(str(what))])
    else:
        data.setText(what)
    both = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    event = QDropEvent(QPointF(50, 50), both, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    event.setDropAction(Qt.DropAction.MoveAction)
    event.ignore()
    window.dropEvent(event)
    return event


def press(widget: QWidget, key: Qt.Key) -> None:
    """Presses and releases a key."""
    QTest.keyClick(widget, key)


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What screen readers are told."""
    said: list[str] = []

    def hear(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(hear))
    return said


def wait_for(qtbot: QtBot, table: WarDriver) -> None:
    """Waits until the person is asked, or the game has ended."""
    qtbot.waitUntil(lambda: asked(table))


def random_review(header: Header, seat: int) -> Review:
    """A match of random moves played to its end, as one seat saw it."""
    assert header.seed is not None
    writer = ViewWriter(header, seat)
    match = Match(header, KeyedRandom(header.seed), [writer])
    match.go_on()
    rng = KeyedRandom(header.seed, "moves")
    while not match.over:
        moves = match.state.legal(match.state.turn)
        match.submit_code(moves[rng.below(len(moves))])
    return Review(writer.lines)


DESIGNED, RIGHT_TO_LEFT, LONGER, MARKED = "as designed", "right to left", "longer words", "marked"
"""How pages are written."""
LARGER, LARGEST = "at 150 %", "at 200 %"
"""The same, with larger texts."""
_TEXT_SIZES = {LARGER: "150", LARGEST: "200"}
SPOKEN = os.environ.get("CARDTABLE_LANGUAGES", "").split()
"""Codes of languages in which pages are to have room too: for translators. Longer words stand in for them else."""

in_all_sizes = pytest.mark.parametrize(
    ("how", "size"),
    [
        *((DESIGNED, size) for size in ((1024, 700), (1440, 900), (3840, 2160))),
        *((how, (1024, 700)) for how in (RIGHT_TO_LEFT, LONGER, *SPOKEN)),
        *((how, (1440, 900)) for how in (LARGER, LARGEST)),
    ],
)
"""For tests of whether all on a page has room."""


class Longer(QTranslator):
    """A language whose texts are 40 % longer than ours."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The text, and as much again of short words as makes up the length."""
        more = ceil(0.4 * len(source))
        return f"{source} {('onto ' * more)[: more - 1]}".strip()


class Marked(QTranslator):
    """A language in which each text stands in brackets: what stands outside them was never translated."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The text in brackets, its plurals as they are."""
        return f"⁅{source.replace('%n', str(n)) if n >= 0 else source}⁆" if source else ""


@pytest.fixture
def language(qapp: QApplication, settings: Settings) -> Iterator[Callable[[str], None]]:
    """Has pages written in a direction, in words, or in letters of another size, until the test is over."""
    longer, marked, speaking = Longer(), Marked(), Speaking(qapp)

    def write(how: str) -> None:
        if how == RIGHT_TO_LEFT:
            qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        elif how == LONGER:
            qapp.installTranslator(longer)
        elif how == MARKED:
            qapp.installTranslator(marked)
        elif how in SPOKEN:
            speaking.speak(how)
        elif how in _TEXT_SIZES:
            settings.text_size = _TEXT_SIZES[how]

    yield write
    qapp.removeTranslator(longer)
    qapp.removeTranslator(marked)
    speaking.speak("en")
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
