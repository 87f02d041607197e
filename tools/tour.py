"""A look at every page before anything is weighed: what is made with the first sight of one stays, as what is imported
does, and memory is as scattered from then on as windows of many sizes leave it."""

import time
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QSize

from cardtable.app.languages import languages
from cardtable.app.routes import About, Bench, Home, HowToPlay, Kept, Learn, NewGame, Route, Seats, Studies
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from tools.stage import NAMES, Stage

_PATIENCE = 60.0
"""Seconds in which a page should be there; one that takes longer is passed over."""
_LOOK = 200
"""Milliseconds to look at a page, while it is painted."""
_BETWEEN = 20
"""Milliseconds to look at the first page, on the way to the next."""


def look_round(stage: Stage, sizes: Iterable[QSize]) -> None:
    """Shows every page that needs no game, and a full table of each, in all languages and sizes; then the first page
    again, in the language and size that there were. It takes a minute and a half for each size."""
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
    yield from (Kept(), Studies(), About())
    for key, game in GAMES.items():
        yield from (Seats(key), HowToPlay(key), Learn(key), Bench(key))
        seats = tuple(SeatName(name, "random" if seat else "human") for seat, name in enumerate(NAMES))
        yield NewGame(new_header(game, game.rules(), seats[: game.most_seats], 5))
