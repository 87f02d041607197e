"""The games of the first page: each brings one record, `SCREEN` in its room `screen` (see `registry.py`).

The first page imports all of these records, so none may import an engine, a page or a picture before it is asked for:
parts are given as calls that import them (`late` in `registry.py`). Of the parts

- `model` makes the game's table as a value, from whose side and by whom it is seen;
- `stage` gives a `TablePresenter` the game's parts;
- ``ending(pixmaps, settings, header, emblems, seat, events)`` gives the `Ending` that the result page shows; `events`
  are all that some eyes saw of it, the person's where they are alone;
- ``review(pixmaps, settings, review, names, emblems, judge)`` gives a `ReviewPage`; `review` has been made from the
  lines that the person's seat was told;
- ``mirror(pixmaps, settings, review, names, emblems)`` gives a `MirrorPage` in the same way;
- ``perfect_play(pixmaps, settings, rules)`` gives a page that is laid over the one where a table is set.

Names and emblems are lists by seat; `seat` is the person's.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from cardtable.registry import brought

if TYPE_CHECKING:
    from cardtable.app.after.ending import Ending
    from cardtable.app.after.mirror_page import MirrorPage
    from cardtable.app.after.review_page import ReviewPage
    from cardtable.app.art.vignettes import Vignette
    from cardtable.app.parts.backdrop import OverlayPage
    from cardtable.app.table.presenter import TablePresenter
    from cardtable.app.table.staging import Staging
    from cardtable.engine.record import Header
    from cardtable.table.model import Course, Modelling


class Figure(NamedTuple):
    """What a game's statistics count beside wins: things that were tried, and made or not."""

    words: str
    """So many of so many, with {made}, {tried}, and their {share} of 100."""
    of_seat: Callable[[Any, int], tuple[int, int]]
    """Made and tried by a seat, from the course of a game that is over."""


class GameScreen(NamedTuple):
    """What the window knows of one game."""

    key: str
    """The engine's name for it."""
    title: str
    place: int
    """Where it stands on the first page, from 1."""
    sentence: Callable[[], str]
    """What it is, for who has never played it."""
    vignette: Callable[[], "Vignette"]
    """What draws its picture on the first page."""
    model: Callable[[], "Modelling"]
    """What makes its table as a value, before anything has happened."""
    stage: Callable[[], "Callable[[TablePresenter], Staging]"]
    """What makes its parts of a table."""
    course: Callable[[], Callable[["Header"], "Course"]]
    """What follows a game from its first event."""
    ending: Callable[[], "Callable[..., Ending]"]
    """What tells how a game ended."""
    review: "Callable[[], Callable[..., ReviewPage]] | None" = None
    """What makes the page on which a game is gone through, if there is one."""
    figure: Callable[[], Figure | None] = lambda: None
    """What statistics count beside wins, if anything."""
    perfect_play: "Callable[[], Callable[..., OverlayPage] | None]" = lambda: None
    """What makes the page that shows how to play perfectly, where that is known."""
    mirror: "Callable[[Header], Callable[..., MirrorPage] | None]" = lambda header: None
    """What makes the page that says how readable somebody was, where such a game tells that."""
    short: Mapping[str, object] = MappingProxyType({})
    """House rules under which it is soon over, for rehearsals."""


_FOUND: dict[str, GameScreen] = brought("screen", "SCREEN", GameScreen)

SCREENS = dict(sorted(_FOUND.items(), key=lambda game: game[1].place))
"""By game, in the order of the first page. A game that has none is on no page, and its record is refused."""
