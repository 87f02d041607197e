"""What a page is made of is imported with the first step to it, and nobody waits for that.

What knows no Qt is imported in a thread. Modules with classes of Qt's are imported in the interface's thread alone, one
after another between its events: those that others need stand first, so that none takes long.
"""

from collections.abc import Callable, Generator, Sequence
from functools import partial
from importlib import import_module

from cardtable.app.long_work import LongWork, Work

_ENGINE = ("cardtable.journal", "cardtable.bots.worker", "cardtable.bots.program", "cardtable.bots.players")
TABLE = (
    "play.live",
    "art.pixmaps",
    "art.table_top",
    "table.scene",
    "table.hand",
    "table.prompt",
    "table.panel",
    "table.presenter",
    "parts.seat_emblems",
    "table.game_page",
)
"""What every table is made of."""


Begin = Callable[[Work], LongWork]
"""Makes a work of these steps. The caller keeps it, and may cancel it."""


def import_engine(begin: Begin, then: Callable[[], None]) -> None:
    """Imports the engine and the players in a thread, and goes on when they are there."""
    work = begin(_one_by_one([partial(import_module, name) for name in _ENGINE]))
    work.done.connect(lambda nothing: then())
    work.start_aside()


def import_screens(begin: Begin, screens: Sequence[str | Callable[[], object]], then: Callable[[], None]) -> None:
    """Imports modules of the app, or whatever a call imports, in the interface's thread, and goes on then."""
    calls = [partial(import_module, f"cardtable.app.{one}") if isinstance(one, str) else one for one in screens]
    work = begin(_one_by_one(calls))
    work.done.connect(lambda nothing: then())
    work.start()


def _one_by_one(imports: Sequence[Callable[[], object]]) -> Generator[float, None, None]:
    for number, what in enumerate(imports, 1):
        what()
        yield number / len(imports)
