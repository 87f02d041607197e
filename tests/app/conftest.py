"""Fixtures of the window's tests: the application in the app's own style, settings in a folder of the test, no waiting
for animations, and players that think in the test's own process."""

import gc
import json
import os
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import ceil
from pathlib import Path
from threading import Event, Thread
from time import monotonic
from typing import Any, TypeVar

import cardtable_toy.game
import cardtable_toy.players
import cardtable_toy.screen
import cardtable_toy.study
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPointF, Qt, QTimer, QTranslator, QUrl, SignalInstance
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker
from shiboken6 import isValid

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.lab import bench_page, game_course, study_question, study_run, win_chances
from cardtable.app.languages import Speaking
from cardtable.app.main import application_for
from cardtable.app.parts import felt_button
from cardtable.app.play.live import LiveGame, reading
from cardtable.app.play.live_seat import LiveSeat
from cardtable.app.play.replay import Replay
from cardtable.app.pool import pool
from cardtable.app.routes import Seats
from cardtable.app.screens import SCREENS
from cardtable.app.settings import Settings
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.table.cached_items import PictureItem
from cardtable.app.table.items import CardItem
from cardtable.app.table.page import TablePage, TableView
from cardtable.app.table.playback import Playback
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.window import MainWindow
from cardtable.app.zoom import Zoom
from cardtable.bots import ideas, worker
from cardtable.bots.player import Advice, Choice, Player
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import Header, SeatName, new_header
from cardtable.engine.views import View, ViewWriter
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.games.mentalist.screen.solved_page import SolvedPage
from cardtable.games.war.play import PASS, SEALED, War
from cardtable.library.folders import games_path, own_folder
from cardtable.match import Match
from cardtable.playtest.measures import PROFILES
from cardtable.table.review import Review
from cardtable.work import Outcome, Work, worked_out
from tests.app.studies import GAMES as FEW_GAMES
from tests.app.studies import AtOnce, quick_player
from tests.app.thread_rules import qt_imported_by_threads, refuse_borrowed, refuse_qt_objects, watch_imports
from tests.waiting import PATIENCE
from tools.game_tools import GameTools, Ladder, Rung, tools_by_game
from tools.games.losers.screen import LosersDriver, losers
from tools.games.mentalist.screen import MentalistDriver, mentalist
from tools.games.miser.screen import MiserDriver, miser
from tools.games.war.screen import WarDriver, war
from tools.leaks import outlived_items

watch_imports()

PIXMAPS = Pixmaps()
LITTLE = 0.05
"""Effort given to players that search, where 1 is the usual effort."""
NAMES = ("Anna", "Odile", "Bram", "Tove", "Ines", "Piet", "Jorun", "Lene")

PageT = TypeVar("PageT", bound=QWidget)

Deal = Callable[..., WarDriver]


@pytest.fixture(scope="session")
def qapp() -> object:
    """Return the application, set up as `main` does it."""
    return application_for([])


class PatientBot(QtBot):
    """Bot that polls every millisecond and whose timeout is so long that only a hang reaches it."""

    def __init__(self, request: pytest.FixtureRequest) -> None:
        super().__init__(request)
        self._held: list[QWidget] = []

    def addWidget(self, widget: QWidget, **how: Any) -> None:
        """Hold the widget until the test is over: once its last name is gone, Python could collect it while it is
        painted."""
        self._held.append(widget)
        super().addWidget(widget, **how)

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: float = 1000 * PATIENCE) -> None:
        """Process events until the callback returns something true; raise TimeoutError after `timeout` milliseconds."""
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
        """Wait for a signal with the same long timeout."""
        return super().waitSignal(signal, timeout=int(timeout), raising=raising, check_params_cb=check_params_cb)


def let_happen() -> None:
    """Process everything that is due and what follows from it: layouts, answers, timers of 0 ms. This counts rounds of
    events and not milliseconds, during which a busy machine may do nothing."""
    for _ in range(50):
        QApplication.processEvents()


@pytest.fixture
def all_searched() -> None:
    """Let the garbage collector search everything that it searches in the app, with nothing frozen by the tests."""


@pytest.fixture(autouse=True)
def modules_spared(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep objects from before the first test frozen when the app unfreezes them after leaving a page: searching them
    would take longer than most tests. Objects that a test makes are always searched."""
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
    """Fail a test in which a thread gets hold of a Qt object, or a signal is connected to a method without holding its
    object (see `thread_rules`)."""
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
    """Return a person at mouse and keyboard. Deleted widgets are really deleted after each test: windows would pile up,
    and everything that goes through all widgets, or restyles them, would take longer and longer."""
    yield PatientBot(request)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn off the waits that guard against answers given before the question could be read: tests press keys at
    once."""
    monkeypatch.setattr(Playback, "least_look", 0.0)
    monkeypatch.setattr(felt_button, "UNREAD", 0.0)
    monkeypatch.setattr(felt_button, "APART", 0.0)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Return settings of this test alone, without animations or sound. They are read from a file: setting them one by
    one would write each to disk."""
    folder = tmp_path / "settings"
    folder.mkdir()
    (folder / "settings.json").write_text(json.dumps({"speed": "instant", "sound": "off", "language": "en"}))
    made = Settings(folder)
    assert (made.speed, made.sound, made.language) == ("instant", "off", "en")
    return made


@pytest.fixture
def no_folder() -> None:
    """Make it impossible to keep games: a file takes the place of their folder. It is there before the first page,
    which makes the folder a moment after it is shown."""
    own_folder(games_path().parent)
    games_path().write_text("no folder", encoding="utf-8")


@pytest.fixture
def unpainted() -> None:
    """Leave window and tables unpainted, which saves half of the time: for tests of what is done and said, not of how
    it looks."""


@pytest.fixture
def painted() -> None:
    """Paint this test's pages, though the module's other tests don't."""


def is_painted(request: pytest.FixtureRequest) -> bool:
    """Return whether the windows that a test opens are painted."""
    return "painted" in request.fixturenames or "unpainted" not in request.fixturenames


@pytest.fixture
def window(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[MainWindow]:
    """Show the main window. The pictures of its pieces are drawn once for all tests."""
    monkeypatch.setattr("cardtable.app.art.pixmaps.Pixmaps", lambda two_colour: PIXMAPS)
    made = MainWindow(settings)
    if not is_painted(request):
        made.setUpdatesEnabled(False)
        for one in (PictureItem, CardItem):  # pictures are not drawn ahead of a table either
            monkeypatch.setattr(one, "draw_ahead", lambda item, ratio: None)
        monkeypatch.setattr(TableView, "draw_ahead", lambda view: iter(()))
    qtbot.addWidget(made)
    made.setMinimumSize(1024, 700)  # the offscreen platform's screen is smaller than the smallest window
    made.resize(1440, 900)
    made.show()
    yield made
    assert not outlived_items()
    made.close()


def resumed(path: Path, settings: Settings) -> LiveGame:
    """Open the game of a record at once and go on with it."""
    return worked_out(LiveGame.resuming(worked_out(reading(path)), settings))


def dealt(qtbot: QtBot, window: MainWindow, deal: Callable[[], None]) -> TablePresenter:
    """Return the table of a new game that `deal` begins in the window, once it is set."""
    before = window.game_page
    deal()
    qtbot.waitUntil(lambda: window.game_page not in (None, before))
    assert window.table is not None
    return window.table


@pytest.fixture
def slow_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep tables of live games from ever being set to their end; tables of watched games are set as usual."""
    whole = Playback.catch_up

    def catch_up(playback: Playback) -> Iterator[float]:
        if isinstance(playback._source, Replay):
            yield from whole(playback)
            return
        while True:
            yield 0.5

    monkeypatch.setattr(Playback, "catch_up", catch_up)


class SlowDisk:
    """Disk that takes what is written only when the test lets it."""

    def __init__(self) -> None:
        self.taken: list[tuple[int, int]] = []
        """Device and inode of each file that was synced."""
        self._goes = Event()
        self._goes.set()
        self._waits = Event()

    def sync(self, file: int) -> None:
        """Stand in for `os.fsync`."""
        self._waits.set()
        self._goes.wait()
        status = os.fstat(file)
        self.taken.append((status.st_dev, status.st_ino))

    def stops(self) -> None:
        """Make every sync wait from now on."""
        self._goes.clear()
        self._waits.clear()

    def is_waited_for(self) -> bool:
        """Return whether a sync has been waiting since `stops` was called."""
        return self._waits.is_set()

    def goes_on(self) -> None:
        """Let all waiting syncs finish."""
        self._goes.set()


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    """Replace `os.fsync` by a disk that the test can stop."""
    made = SlowDisk()
    monkeypatch.setattr(os, "fsync", made.sync)
    yield made
    made.goes_on()


class HalfDone:
    """Long work that stays half done for ever. The fixture ends it with the test, however that goes: a thread still at
    work would keep the whole run from ending."""

    def __init__(self) -> None:
        self.begun = self.left = False
        self._over = Event()

    def work(self, *_: object) -> Generator[float, None, Any]:
        """Stand in for any long work: report a half until `end` is called."""
        try:
            while not self._over.is_set():
                self.begun = True
                yield 0.5
        finally:
            self.left = True

    def end(self) -> None:
        self._over.set()


@pytest.fixture
def half_done() -> Iterator[HalfDone]:
    """Return work that is never done; it is stopped after the test."""
    made = HalfDone()
    yield made
    made.end()


Sit = Callable[..., TablePresenter]


@pytest.fixture
def sit(qtbot: QtBot, settings: Settings, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Sit]:
    """Sit a person down at a table: `sit("war", seats=3, seat=0, player="random", seed=5, bidding="open")`, or go on
    with a record: `sit("war", path=...)`."""
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
        source = LiveSeat(session, session.first_viewer())
        emblems = list(range(len(source.seen.names)))
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
    """Deal Bidding War: `deal(seats=3, ...)`, with the arguments of `sit`."""
    return lambda *table, **rules: war(sit("war", *table, **rules))


DealLosers = Callable[..., LosersDriver]


@pytest.fixture
def deal_losers(sit: Sit) -> DealLosers:
    """Deal Loser's Game, for three players by default."""
    return lambda seats=3, **rules: losers(sit("losers", seats, **rules))


DealMentalist = Callable[..., MentalistDriver]


@pytest.fixture
def deal_mentalist(sit: Sit) -> DealMentalist:
    """Deal Mentalist Poker, for two players by default."""
    return lambda seats=2, **rules: mentalist(sit("mentalist", seats, **rules))


DealMiser = Callable[..., MiserDriver]


@pytest.fixture
def deal_miser(sit: Sit) -> DealMiser:
    """Deal Miser, for four players by default."""
    return lambda seats=4, **rules: miser(sit("miser", seats, **rules))


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the toy game everywhere, as if its package were installed."""
    tools = GameTools(short=[{"hands": 1}], ladder=Ladder(games=4, rungs=[Rung("toy", 3, {})]))
    rooms: list[tuple[dict[str, Any], Any]] = [
        (GAMES, cardtable_toy.game.GAME),
        (PLAYERS, {player.name: player for player in cardtable_toy.players.PLAYERS}),
        (PROFILES, cardtable_toy.study.STUDY),
        (SCREENS, cardtable_toy.screen.SCREEN),
        (tools_by_game(), tools),
    ]
    for games, toy in rooms:
        monkeypatch.setitem(games, "toy", toy)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make studies short and play them as soon as they are asked for, by players that take no time to think; chances
    along a game are worked out at its beginning and its end only."""
    monkeypatch.setattr(study_run, "PlanProcess", AtOnce)
    monkeypatch.setattr(study_question, "usual_player", quick_player)
    monkeypatch.setattr(bench_page, "_REST", 0)
    monkeypatch.setattr(game_course, "_REST", 10**6)  # the course of a game is not worked out by itself
    monkeypatch.setattr(ideas, "_PLAYOUTS", 4)
    monkeypatch.setattr(win_chances, "_PASSES", ((2, FEW_GAMES),))
    monkeypatch.setattr(win_chances, "_LEAST", FEW_GAMES)
    monkeypatch.setattr(win_chances, "usual_player", quick_player)


@pytest.fixture
def standing_by() -> None:
    """Let a process stand by to play what is being asked, as at a person's bench."""


@pytest.fixture(autouse=True)
def nobody_stands_by(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start no process for each bench, unless the test uses `standing_by`."""
    if "standing_by" not in request.fixturenames:
        monkeypatch.setattr(study_run.StudyRun, "prepare", lambda run: None)


class Oracle(Player):
    """Strongest player of the tests: it holds that you win by bidding what the prize is worth."""

    name = "oracle"
    searches = True
    exact = False

    def __init__(self) -> None:
        self.efforts: list[float] = []
        """Search efforts with which it was asked, in order."""

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Value each card by its distance from the prize's worth: 60 wins in 100 for an equal card, 5 fewer per point
        apart."""
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
    """Strongest player of the tests that gives moves no values."""

    name = "silent"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Recommend the first legal move, without values."""
        moves = view.state.legal(view.seat)
        return Advice([Choice(move, 1.0 if move == moves[0] else 0.0, None) for move in moves], None, False)


Asked = list[worker.Question]


@pytest.fixture
def own_process() -> None:
    """Let players think in a process of their own, as they do at a person's table."""


@pytest.fixture(autouse=True)
def thinking_here(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Let players think in this process, a moment after they are asked; return the questions they are asked.

    Stand-ins can be among the players, no process has to be started for each table, and the moment of an answer depends
    on no other program. Little effort is enough: the strength of their moves is tested elsewhere.
    """
    questions: Asked = []
    the_pool = pool()
    for left in the_pool.holders():  # clients that earlier tests left behind
        the_pool.release(left)
    if "own_process" in request.fixturenames:
        return questions

    class Here:
        """Stand-in for a worker process."""

        def __init__(self, hear: Callable[[Any, float | Outcome | None], None]) -> None:
            self.order = self.last = None
            self.wanted = self._ended = False
            self._hear = hear

        def give(self, work: Work) -> None:
            if isinstance(work, partial) and work.func is worker.answer:
                (question,) = work.args
                questions.append(question)
                work = partial(worker.answer, question._replace(effort=LITTLE, seconds=0.0))
            QTimer.singleShot(0, the_pool, lambda: self._do(work))

        def _do(self, work: Work) -> None:
            if not self._ended:
                self._tell(worker.outcome_of(work, self._tell))

        def _tell(self, told: float | Outcome) -> None:
            if not self._ended:
                self._hear(self, told)

        def end(self) -> None:
            self._ended = True

    monkeypatch.setattr("cardtable.app.pool.Worker", Here)
    monkeypatch.setattr("cardtable.app.play.bot_seats._SOONEST", 0)
    return questions


@pytest.fixture
def oracle(thinking_here: Asked, monkeypatch: pytest.MonkeyPatch) -> Oracle:
    """Make the strongest player of Bidding War one that values moves."""
    made = Oracle()
    monkeypatch.setitem(PLAYERS["war"], made.name, made)
    return made


@pytest.fixture
def silent(thinking_here: Asked, monkeypatch: pytest.MonkeyPatch) -> Silent:
    """Make the strongest player of Bidding War one that gives no values."""
    made = Silent()
    monkeypatch.setitem(PLAYERS["war"], made.name, made)
    return made


def seats_page(window: MainWindow, game: str) -> SeatsPage:
    """Open the page where a table is set."""
    window.go(Seats(game))
    assert isinstance(window.page, SeatsPage)
    return window.page


def perfect_play(window: MainWindow) -> SolvedPage:
    """Show perfect play with six chips each."""
    seats = seats_page(window, "mentalist")
    seats.form.show_rules(MentalistRules(starting_chips=6))
    seats.perfect_button.click()
    assert isinstance(window.page, SolvedPage)
    return window.page


def page_of(qtbot: QtBot, window: MainWindow, kind: type[PageT]) -> PageT:
    """Return the page that is shown, once it is of this kind."""
    qtbot.waitUntil(lambda: isinstance(window.page, kind))
    assert isinstance(window.page, kind)
    return window.page


def dealt_by(page: SeatsPage) -> list[Header]:
    """Collect the headers of the games that the page deals from now on, instead of playing them."""
    begun: list[Header] = []
    page.wants.disconnect()
    page.wants.connect(lambda wish: begun.append(wish.header))
    return begun


def asked(table: WarDriver) -> bool:
    """Return whether the person is asked for a move, or the game has ended."""
    prompt = table.page.prompt
    return bool(prompt.button("play") or prompt.button("pass") or table.game.model.course.ended)


def drop(window: MainWindow, what: Path | str) -> QDropEvent:
    """Drop a file or a text on the window and return the event. A file is offered to be moved, unless the window asks
    for a copy."""
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


def choose_file(page: QWidget, path: Path) -> None:
    """Answer the file dialog that the page has opened."""
    (dialog,) = page.window().findChildren(QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.close()


def messages(window: MainWindow) -> list[str]:
    """Return the texts of all message boxes and close them."""
    boxes = window.findChildren(QMessageBox)
    texts = [box.text() for box in boxes]
    for box in boxes:
        box.close()
    return texts


def press(widget: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(widget, key)


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the announcements made to screen readers."""
    said: list[str] = []

    def hear(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(hear))
    return said


def wait_for(qtbot: QtBot, table: WarDriver) -> None:
    """Wait until the person is asked, or the game has ended."""
    qtbot.waitUntil(lambda: asked(table))


def random_review(header: Header, seat: int) -> Review:
    """Play a match of random moves to its end and return its review as `seat` saw it."""
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
"""Ways in which pages are written."""
LARGER, LARGEST = "at 150 %", "at 200 %"
"""Ways in which pages are written with larger texts."""
_TEXT_SIZES = {LARGER: "150", LARGEST: "200"}
SPOKEN = os.environ.get("CARDTABLE_LANGUAGES", "").split()
"""Codes of languages in which pages must fit too, for translators; by default only longer words stand in for them."""

in_all_sizes = pytest.mark.parametrize(
    ("how", "size"),
    [
        *((DESIGNED, size) for size in ((1024, 700), (1440, 900), (3840, 2160))),
        *((how, (1024, 700)) for how in (RIGHT_TO_LEFT, LONGER, *SPOKEN)),
        *((how, (1440, 900)) for how in (LARGER, LARGEST)),
    ],
)
"""Parametrization for tests that everything on a page fits."""


class Longer(QTranslator):
    """Translation whose texts are 40 % longer than the English ones."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        more = ceil(0.4 * len(source))
        return f"{source} {('onto ' * more)[: more - 1]}".strip()


class Marked(QTranslator):
    """Translation that puts each text in brackets: whatever stands outside them was never translated."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """Return the text in brackets, with plurals left as they are."""
        return f"⁅{source.replace('%n', str(n)) if n >= 0 else source}⁆" if source else ""


@pytest.fixture
def language(qapp: QApplication, settings: Settings) -> Iterator[Callable[[str], None]]:
    """Return a function that has pages written in another direction, language or text size until the test is over."""
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
