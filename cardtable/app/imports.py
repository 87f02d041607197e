"""Imports for pages, made in the background with the first step to a page.

Modules that don't use Qt are imported in a thread. Modules with Qt classes are imported in the interface's thread only,
one after another between events. Those that others need are first, so that no single import takes long.
"""

from collections.abc import Callable, Generator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path

from cardtable.app.jobs import Steps, slices, thread

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


ENGINE = tuple(f"cardtable.{name}" for name in ("journal", "bots.worker", "bots.program", "bots.players"))
"""Engine and players."""
PLAYTEST = tuple(f"cardtable.playtest.{name}" for name in ("plan_process", "study_file", "sweep_text"))
"""Modules that play and describe studies."""
ARRAYS = "numpy", "numpy.typing"
"""numpy for plots, which takes a while and needs no Qt."""


def imported(*screens: str | Callable[[], object], about: Path | None = None, plain: Sequence[str] = ENGINE) -> Steps:
    """Import `plain`, modules without Qt, in a thread, then others as `import_screens` does; a part of a job."""
    yield thread(_one_by_one([partial(import_module, name) for name in plain]), about)
    if screens:
        yield slices(import_screens(*screens), about)


def import_screens(*screens: str | Callable[[], object]) -> Generator[float, None, None]:
    """Import modules of `cardtable.app`, given by name, or call functions that import something; in slices, in the
    interface's thread."""
    calls = [partial(import_module, f"cardtable.app.{one}") if isinstance(one, str) else one for one in screens]
    return _one_by_one(calls)


def _one_by_one(imports: list[Callable[[], object]]) -> Generator[float, None, None]:
    for number, what in enumerate(imports, 1):
        what()
        yield number / len(imports)
