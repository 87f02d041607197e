"""Imports for pages, made in the background with the first step to a page.

Modules that don't use Qt are imported in a thread. Modules with Qt classes are imported in the interface's thread only,
one after another between events. Those that others need are first, so that no single import takes long.
"""

from collections.abc import Callable, Generator
from functools import partial
from importlib import import_module

TABLE = (
    "play.live",
    "art.pixmaps",
    "art.table_top",
    "table.scene",
    "table.prompt",
    "table.panel",
    "table.hand",
    "table.presenter",
    "parts.seat_mark",
    "table.game_page",
)
"""Modules for every table."""


PLOTS = ("lab.plot",)
"""Module for pages with charts. pyqtgraph has Qt classes, so all of it is imported at once in the interface's
thread."""


def import_engine() -> Generator[float, None, None]:
    """Import the engine and the players; for a thread."""
    names = ("journal", "bots.worker", "bots.program", "bots.players")
    return _one_by_one([partial(import_module, f"cardtable.{name}") for name in names])


def import_playtest() -> Generator[float, None, None]:
    """Import the modules that play and describe studies; for a thread."""
    names = ("playtest.plan_process", "playtest.study_file", "playtest.sweep_text")
    return _one_by_one([partial(import_module, f"cardtable.{name}") for name in names])


def import_arrays() -> Generator[float, None, None]:
    """Import numpy for plots, which takes a while and needs no Qt; for a thread."""
    return _one_by_one([partial(import_module, "numpy"), partial(import_module, "numpy.typing")])


def import_screens(*screens: str | Callable[[], object]) -> Generator[float, None, None]:
    """Import modules of `cardtable.app`, given by name, or call functions that import something; in slices, in the
    interface's thread."""
    calls = [partial(import_module, f"cardtable.app.{one}") if isinstance(one, str) else one for one in screens]
    return _one_by_one(calls)


def _one_by_one(imports: list[Callable[[], object]]) -> Generator[float, None, None]:
    for number, what in enumerate(imports, 1):
        what()
        yield number / len(imports)
