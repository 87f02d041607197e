"""Tour of every page before memory is measured.

Objects made when a page is first shown stay, as imported modules do, and windows of many sizes leave the heap
fragmented. After the tour, neither counts as growth.
"""

import time
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QSize

from cardtable.app.languages import languages
from cardtable.app.routes import About, Bench, GameHistory, Home, HowToPlay, Learn, NewGame, Route, Seats, Studies
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from tools.stage import NAMES, Stage

_PATIENCE = 60.0
"""Seconds to wait for a page; one that takes longer is passed over."""
_LOOK = 200
"""Milliseconds on each page, while it is painted."""
_BETWEEN = 20
"""Milliseconds on the first page, on the way to the next."""


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
    first, end = window.page, time.monotonic() + _PATIENCE
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
