"""A look at every page before anything is weighed: what is made with the first sight of one stays, as what is imported
does."""

import time
from collections.abc import Iterator

from PySide6.QtCore import QSize

from cardtable.app.languages import languages
from cardtable.app.routes import About, Bench, Home, HowToPlay, Kept, Learn, NewGame, Route, Seats, Studies
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from tools.stage import NAMES, Stage

_PATIENCE = 10.0
"""Seconds in which a page should be there; one that takes longer is passed over."""
_LOOK = 200
"""Milliseconds to look at a page, while it is painted."""
_BETWEEN = 20
"""Milliseconds to look at the first page, on the way to the next."""


def look_round(stage: Stage, size: QSize) -> None:
    """Shows every page that needs no game, and a full table of each, in all languages and at one size; then the first
    page again, in the size and the language that there were. It takes about two minutes."""
    window, settings = stage.window, stage.settings
    size_before, language = window.size(), settings.language
    window.resize(size)
    for spoken in (*languages(), language):
        settings.language = spoken
        for route in _routes():
            window.go(Home())
            stage.rest(_BETWEEN)
            first, end = window.page, time.monotonic() + _PATIENCE
            window.go(route)
            while window.page is first and time.monotonic() < end:
                stage.rest(_BETWEEN)
            stage.rest(_LOOK)
    window.resize(size_before)
    window.go(Home())


def _routes() -> Iterator[Route]:
    yield from (Kept(), Studies(), About())
    for key, game in GAMES.items():
        yield from (Seats(key), HowToPlay(key), Learn(key), Bench(key))
        seats = tuple(SeatName(name, "random" if seat else "human") for seat, name in enumerate(NAMES))
        yield NewGame(new_header(game, game.rules(), seats[: game.most_seats], 5))
