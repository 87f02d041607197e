"""Screens of the games: each game has a record `SCREEN` in its package `screen` (see `registry.py`).

The first page imports all these records, so none may import an engine, a page or a picture by itself. Therefore the
parts are given as calls that import and return them (`late` in `registry.py`). The parts are:

- `model` makes the game's table as a value, for a perspective;
- `stage` gives a `TablePresenter` the game's parts;
- ``ending(pixmaps, settings, header, emblems, seat, events)`` gives the `Ending` that the result page shows; `events`
  are all that the person saw, or the onlooker if there isn't exactly one person;
- ``review(pixmaps, settings, review, names, emblems, judge)`` gives a `ReviewPage`; `review` has been made from the
  lines that the person's seat was told;
- ``mirror(pixmaps, settings, review, names, emblems)`` gives a `MirrorPage` in the same way;
- ``perfect_play(pixmaps, settings, rules)`` gives a page that is laid over the one where a table is set up.

Names and emblems are lists by seat; `seat` is the person's.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from cardtable.registry import records_by_game

if TYPE_CHECKING:
    from cardtable.app.after.ending import Ending
    from cardtable.app.after.mirror_page import MirrorPage
    from cardtable.app.after.review_page import ReviewPage
    from cardtable.app.art.pixmaps import Vignette
    from cardtable.app.parts.backdrop import OverlayPage
    from cardtable.app.table.hooks import TableHooks
    from cardtable.app.table.presenter import TablePresenter
    from cardtable.engine.record import Header
    from cardtable.table.model import Course, Modelling


class StatisticsFigure(NamedTuple):
    """Figure that a game's statistics count besides wins: something that players try, and succeed in or not."""

    words: str
    """Text for the figure, with {made}, {tried} and {share}, a percentage."""
    of_seat: Callable[[Any, int], tuple[int, int]]
    """Return how many times a seat made and tried it, from the course of a finished game."""


class GameScreen(NamedTuple):
    """Parts of the interface that belong to one game."""

    key: str
    """Key of the game, as in the engine."""
    title: str
    place: int
    """Place on the first page, from 1."""
    sentence: Callable[[], str]
    """Sentence that describes the game to new players."""
    vignette: Callable[[], "Vignette"]
    """Painter of its picture on the first page."""
    model: Callable[[], "Modelling"]
    """Maker of its table as a value, before anything has happened."""
    stage: Callable[[], "Callable[[TablePresenter], TableHooks]"]
    """Maker of its parts of a table."""
    course: Callable[[], Callable[["Header"], "Course"]]
    """Maker of its course, which follows a game from the first event."""
    ending: Callable[[], "Callable[..., Ending]"]
    """Maker of its ending."""
    review: "Callable[[], Callable[..., ReviewPage]] | None" = None
    """Maker of the review page; None if there is none."""
    figure: Callable[[], StatisticsFigure | None] = lambda: None
    """Figure that statistics count besides wins; None if there is none."""
    perfect_play: "Callable[[], Callable[..., OverlayPage] | None]" = lambda: None
    """Maker of the page on perfect play; None if that is unknown."""
    mirror: "Callable[[Header], Callable[..., MirrorPage] | None]" = lambda header: None
    """Maker of the mirror page for a game with this header; None if there is none."""
    short: Mapping[str, object] = MappingProxyType({})
    """House rules that make a game short, for rehearsals."""


_FOUND: dict[str, GameScreen] = records_by_game("screen", "SCREEN", GameScreen)

SCREENS = dict(sorted(_FOUND.items(), key=lambda game: game[1].place))
"""Screens by key, in the order of the first page. A game without a screen is on no page, and its records are
refused."""
