"""Registry of the games: each is a package with the same rooms.

Ours lie in `cardtable.games`. A guest is any other package that is installed with an entry point in the group
`cardtable.games`, whose name is the key of its game and whose value its package: ``toy = "cardtable_toy"``. A room
is a module or package inside it, and holds one record:

========= ========= ========================================= ========================
room      record    type                                      without it
========= ========= ========================================= ========================
`game`    `GAME`    `cardtable.engine.game.Game`              there is no game
`players` `PLAYERS` tuple of `cardtable.bots.player.Player`   `random` and programs play
`study`   `STUDY`   `cardtable.playtest.measures.GameProfile` it can't be studied
`screen`  `SCREEN`  `cardtable.app.screens.GameScreen`        it isn't in the window
========= ========= ========================================= ========================
"""

import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

HOME = "cardtable.games"
"""Package of our own games, and group of entry points of all others."""

faults: dict[str, str] = {}
"""Why a guest can't be used, in one line, by the key of its game."""


@cache
def packages() -> dict[str, str]:
    """Return the package of each game by its key: ours first, then guests. A guest can't replace a game of ours."""
    ours = {module.name: f"{HOME}.{module.name}" for module in iter_modules(import_module(HOME).__path__)}
    guests = dict(sorted(_entry_points()))
    return ours | {key: package for key, package in guests.items() if key not in ours}


def _entry_points() -> Iterator[tuple[str, str]]:
    """Yield name and value of each entry point in our group, of all installed distributions.

    `importlib.metadata` does the same, but importing it takes longer (40 ms) than all else before the first page.
    """
    for folder in sys.path:
        for path in Path(folder).glob("*.dist-info/entry_points.txt"):
            try:
                text = path.read_text(encoding="utf-8")
            except (OSError, ValueError):
                continue
            _, _, section = text.partition(f"[{HOME}]")
            for line in section.partition("\n[")[0].splitlines():
                name, equals, value = line.partition("=")
                if equals:
                    yield name.strip(), value.strip()


def records_by_game(room: str, record: str, kind: type) -> dict[str, Any]:
    """Return by game the record in a room, of each package that has this room.

    A guest whose rules or record can't be imported, or whose record is of another type, is left out; `faults` says why.
    """
    found: dict[str, Any] = {}
    for key, package in packages().items():
        guest = not package.startswith(f"{HOME}.")
        module = f"{package}.game"
        try:
            if guest:
                import_module(module)  # no other room is of use without the rules
            module = f"{package}.{room}"
            held = getattr(import_module(module), record)
            if not isinstance(held, kind):
                raise TypeError(f"{record} must be a {kind.__name__}")
        except (Exception, SystemExit) as problem:
            if not guest:
                raise
            lacking = isinstance(problem, ModuleNotFoundError) and problem.name == module != f"{package}.game"
            if not lacking:
                faults.setdefault(key, " ".join(f"{module}: {type(problem).__name__}: {problem}".split()))
        else:
            found[key] = held
    return found


def late(place: str) -> Callable[[], Any]:
    """Return a call that imports a module and gives what has a name in it: "cardtable.app.style.scheme"."""
    module, _, name = place.rpartition(".")
    return lambda: getattr(import_module(module), name)
