"""What a page is made of is imported with the first step to it, and nobody waits for that.

What knows no Qt is imported in a thread. Modules with classes of Qt's are imported in the interface's thread alone, one
after another between its events: those that others need stand first, so that none takes long.
"""

from collections.abc import Callable, Generator
from functools import partial
from importlib import import_module

from cardtable.app.long_work import Work

TABLE = (
    "play.live",
    "art.pixmaps",
    "art.table_top",
    "table.scene",
    "table.hand",
    "table.prompt",
    "table.panel",
    "table.presenter",
    "parts.seat_mark",
    "table.game_page",
)
"""What every table is made of."""


PLOTS = ("plots.plot", "plots.histogram", "plots.lines")
"""What pages with charts have. pyqtgraph imports all of itself at once, in the interface's thread: its classes are
Qt's."""


def import_engine() -> Work:
    """Imports the engine and the players: for a thread."""
    names = ("journal", "bots.worker", "bots.program", "bots.players")
    return _one_by_one([partial(import_module, f"cardtable.{name}") for name in names])


def import_playtest() -> Work:
    """Imports what plays studies, and tells of them: for a thread."""
    names = ("playtest.running", "playtest.study_file", "playtest.told", "playtest.forecast", "playtest.sweep_told")
    return _one_by_one([partial(import_module, f"cardtable.{name}") for name in names])


def import_arrays() -> Work:
    """Imports what plots reckon with, which takes its time and knows no Qt: for a thread."""
    return _one_by_one([partial(import_module, "numpy"), partial(import_module, "numpy.typing")])


def import_screens(*screens: str | Callable[[], object]) -> Work:
    """Imports modules of the app, or whatever a call imports: for slices in the interface's thread."""
    calls = [partial(import_module, f"cardtable.app.{one}") if isinstance(one, str) else one for one in screens]
    return _one_by_one(calls)


def _one_by_one(imports: list[Callable[[], object]]) -> Generator[float, None, None]:
    for number, what in enumerate(imports, 1):
        what()
        yield number / len(imports)
