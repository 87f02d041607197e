"""Monkey test over many events, with memory measured in between.

Before that, a tour shows every page: objects made when a page is first shown stay, as imported modules do, and windows
of many sizes leave the heap fragmented. After the tour, neither counts as growth.
"""

import ctypes
import gc
import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from statistics import median
from typing import NamedTuple
from weakref import WeakSet, ref

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QMenu

from cardtable import app, bots
from cardtable.app.after.mirror_page import MirrorPage
from cardtable.app.after.result_page import ResultPage
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.jobs import Job, works_aside
from cardtable.app.lab.open_table_page import OpenTablePage
from cardtable.app.languages import languages
from cardtable.app.memory import give_back_what_is_free
from cardtable.app.parts.backdrop import OverlayPage
from cardtable.app.play.live import LiveGame
from cardtable.app.play.replay import Replay
from cardtable.app.pool import PoolClient
from cardtable.app.routes import About, Bench, GameHistory, Home, HowToPlay, Learn, NewGame, Route, Seats, Studies
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.games_page import GamesPage
from cardtable.app.start.resume_button import Cell
from cardtable.app.table.game_page import GamePage
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.errors import BadInput
from cardtable.journal import replay
from cardtable.library.folders import SUFFIX
from cardtable.library.saved_games import games_folder
from tools.findings import Findings
from tools.leaks import holder, outlived_items
from tools.monkey import LARGEST, SIZES, Monkey
from tools.stage import NAMES, Stage

_EVERY = 1000
_PATIENCE = 5
"""Factor on the events wanted, after which no more ended games are waited for."""
_LEVEL = 3000
"""Events before the memory level is taken: lazy imports fall into the first ones."""
_SEVERAL = 3
"""Measurements whose median is a level."""
_GROWTH = 0.05
"""Largest share by which the memory held, pictures apart, may be above its level at the end."""
_MOST = 8
"""Most kinds of objects, or objects, named in a finding."""
_GRACE = 20.0
"""Seconds that left objects get to go; a bot's move under way still holds its table."""
_IDLE = 100
"""Milliseconds without events before each measurement."""
_PAGE_PATIENCE = 60.0
"""Seconds that the tour waits for a page; one that takes longer is passed over."""
_LOOK = 200
"""Milliseconds of the tour on each page, while it is painted."""
_BETWEEN = 20
"""Milliseconds of the tour on the first page, on the way to the next page."""
_GONE = (
    *(LiveGame, Replay, TablePresenter, PoolClient, MainWindow, FirstPage, SeatsPage, GamesPage),
    *(GamePage, ResultPage, ReviewPage, MirrorPage, WatchPage, OpenTablePage, OverlayPage),
)
"""Classes whose objects must be gone on the first page, except for the window and page shown."""


class Held(NamedTuple):
    """Measurement of memory, taken on the first page."""

    events: int
    ended: int
    resident: int
    """Bytes of private memory; 0 if the system doesn't say.

    Pages of files (libraries, fonts) are the system's cache and do not count.
    """
    pictures: int
    """Bytes of it that are pictures of the pieces."""
    widgets: Counter[str]
    """Number of widgets by class, without the buttons of games that were left."""
    objects: Counter[str]
    """Number of objects tracked by the garbage collector, by class.

    It is kept only in the first measurement that counts for the level, and in the last one.
    """
    allocated: int = 0
    """Bytes allocated by the C library, pictures included; 0 if it doesn't say.

    The rest of `resident` is free memory between blocks in use.
    """

    @property
    def plain(self) -> int:
        """Bytes without the pictures."""
        return self.resident - self.pictures

    def __str__(self) -> str:
        return (
            f"{self.events} events, {self.ended} games ended, {self.plain >> 20} MB and {self.pictures >> 20} MB "
            f"of pictures, {self.allocated >> 20} MB allocated in C, {self.widgets.total()} widgets, "
            f"{self.objects.total()} objects"
        )


class Sitter:
    """Monkey at a window with settings and games of its own, and the measurements taken so far."""

    def __init__(self, folder: Path, seed: int) -> None:
        for room in (app, bots):  # late imports would count as growth
            for module in walk_packages(room.__path__, f"{room.__name__}."):
                import_module(module.name)
        self.findings = Findings()
        self._before = WeakSet(_of_games())
        """Objects of other games in the same process."""
        with self.findings:
            self._stage = Stage(folder)
        self._monkey = Monkey(self._stage, seed, self.findings)
        self.held: list[Held] = []

    @property
    def trail(self) -> list[str]:
        """Descriptions of the last events."""
        return list(self._monkey.trail)

    def look_round(self) -> None:
        """Show every page once, in several window sizes: objects made at first sight are no growth."""
        with self.findings:
            look_round(self._stage, (LARGEST, *SIZES))

    def sit(self, events: int, games: int, every: int = _EVERY) -> Iterator[Held]:
        """Run the monkey until both `events` and `games` are reached, or something is found.

        Yields a measurement at the start and after every `every` events.
        """
        monkey = self._monkey
        with self.findings:
            yield self._weighed()
            while not self.findings.found and (monkey.events < events or monkey.ended < games):
                if monkey.events >= _PATIENCE * events:
                    self.findings.add(f"only {monkey.ended} games ended")
                    return
                monkey.sit(monkey.events + min(every, events))
                if not self.findings.found:
                    yield self._weighed()

    def end(self) -> None:
        """Close the window and check what is left: processes, records, memory, widgets."""
        with self.findings:
            self._monkey.get_up()
            self._stage.window.close()
            self._stage.window.deleteLater()
            self._settle()
            while works_aside():
                QApplication.processEvents()
            self.findings.look_for_leftovers()
        for path in games_folder().glob("*" + SUFFIX):
            try:
                replay(path)
            except BadInput as fault:
                self.findings.add(f"{path.name}, line {fault.line}: {fault.what}")
        if grown := grows(self.held):
            self.findings.add(grown)
        more = self.held[-1].widgets - self.held[len(self.held) // 3].widgets
        if more:
            self.findings.add(f"widgets grow: {dict(more)}")

    def _weighed(self) -> Held:
        """Go to the first page, wait for left objects to go, and take a measurement."""
        self._monkey.get_up()
        self._settle()
        # Until the felt is drawn in this size, its picture of the previous size stays, up to 24 MB; and threads that
        # still read or write may hold 50 MB.
        self._stage.at_most(_GRACE, lambda: not works_aside() and not self._stage.window.findChildren(Job))
        end = time.monotonic() + _GRACE
        while left := self._left():
            if time.monotonic() > end:
                held_by = [holder(each) for each in left[:_MOST]]
                self.findings.add("\n  ".join([f"still there on the first page, {len(left)} objects:", *held_by]))
                break
            self._settle()
        gc.collect()  # garbage of the window itself would blur comparisons
        if gc.get_freeze_count():
            self.findings.add("what is there on the first page is frozen: none of it would ever be collected")
        if items := outlived_items():
            self.findings.add(f"objects of Python for what is gone from layouts: {items}")
        widgets = QApplication.allWidgets()
        kinds = Counter(type(widget).__name__ for widget in widgets if not isinstance(widget, Cell | QMenu))
        pictures = self._stage.window.pixmaps.held
        objects = Counter(type(each).__name__ for each in gc.get_objects())
        ended = self._monkey.ended
        if self.held and self.held[-1] is not self._level:
            # Only the first and last counts are compared; the others, 80 KB each, would count as growth.
            self.held[-1] = self.held[-1]._replace(objects=Counter())
        self.held.append(Held(self._monkey.events, ended, _resident(), pictures, kinds, objects, _allocated()))
        return self.held[-1]

    @property
    def _level(self) -> Held | None:
        """First measurement that counts for the level; None so far."""
        return next((each for each in self.held if each.events >= _LEVEL), None)

    def _left(self) -> list[ref[object]]:
        """Return weak references to objects that should be gone; strong ones would keep them."""
        shown = (self._stage.window, self._stage.window.page)
        return [ref(held) for held in _of_games() if held not in self._before and held not in shown]

    def _settle(self) -> None:
        self._stage.settle()
        self._stage.rest(_IDLE)


def grows(held: list[Held]) -> str:
    """Return a sentence if memory grows, naming the kinds of objects that have become more; else empty."""
    later = [each for each in held if each.events >= _LEVEL]
    if len(later) <= _SEVERAL:
        return ""
    level = median(each.plain for each in later[:_SEVERAL])
    if median(each.plain for each in later[-_SEVERAL:]) <= level * (1 + _GROWTH):
        return ""
    sizes = ", ".join(f"{each.events}: {each.plain >> 20} MB" for each in held)
    more = ", ".join(f"{count} {kind}" for kind, count in (held[-1].objects - later[0].objects).most_common(_MOST))
    return f"memory grows, pictures apart ({sizes}); of Python's objects there are more: {more or 'none'}"


def _of_games() -> list[object]:
    return [held for held in gc.get_objects() if isinstance(held, _GONE)]


def _resident() -> int:
    give_back_what_is_free()
    try:
        resident, of_files = Path("/proc/self/statm").read_text(encoding="ascii").split()[1:3]
    except OSError:
        return 0
    return (int(resident) - int(of_files)) * os.sysconf("SC_PAGE_SIZE")


class _Allocations(ctypes.Structure):
    """Struct mallinfo2 of glibc (malloc.h)."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


def _allocated() -> int:
    try:
        told = ctypes.CDLL(None).mallinfo2
    except (OSError, AttributeError, TypeError):  # another C library
        return 0
    told.restype = _Allocations
    found = told()
    return int(found.uordblks + found.hblkhd)


def look_round(stage: Stage, sizes: Iterable[QSize]) -> None:
    """Show every page that needs no game, and a full table of each game, in all languages and sizes.

    It ends on the first page in the language and size of the start, and takes a minute and a half for each size.
    """
    window, settings = stage.window, stage.settings
    size_before, language = window.size(), settings.language
    for size in sizes:
        window.resize(size)
        for spoken in languages():
            settings.language = spoken
            for route in _routes():
                _look_at(stage, route)
    settings.language = language
    window.resize(size_before)
    window.go(Home())


def _look_at(stage: Stage, route: Route) -> None:
    window = stage.window
    window.go(Home())
    stage.rest(_BETWEEN)
    first, end = window.page, time.monotonic() + _PAGE_PATIENCE
    window.go(route)
    while window.page is first and time.monotonic() < end:
        stage.rest(_BETWEEN)
    stage.rest(_LOOK)


def _routes() -> Iterator[Route]:
    yield from (GameHistory(), Studies(), About())
    for key, game in GAMES.items():
        yield from (Seats(key), HowToPlay(key), Learn(key), Bench(key))
        seats = tuple(SeatName(name, "random" if seat else "human") for seat, name in enumerate(NAMES))
        yield NewGame(new_header(game, game.rules(), seats[: game.most_seats], 5))
