"""What pictures of all games are taken with: tables at which some sit, and dialogs that come."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtWidgets import QDialog

from cardtable.app.routes import NewGame
from cardtable.app.table.game_page import GamePage
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.session.table_kind import PRACTICE_KEY
from tools.stage import Stage

LONG_NAMES = (
    *("Maximiliane", "Konstantinos", "Bartholomew", "Anne-Catherine"),
    *("Christophorus", "Wilhelmina", "Emmanuelle", "Guadalupe"),
)

Picture = Callable[..., None]
"""Takes one under a name: of the window, or of a widget that is named after it."""
DialogT = TypeVar("DialogT", bound=QDialog)


def begin(stage: Stage, key: str, players: list[str], practice: bool = False, **rules: object) -> GamePage:
    """A new game, by people with long names."""
    game = GAMES[key]
    seats = tuple(SeatName(name, player) for name, player in zip(LONG_NAMES, players, strict=False))
    header = new_header(game, game.rules.made(rules), seats, 11)
    if practice:
        header.object[PRACTICE_KEY] = True
    return stage.dealt(lambda: stage.window.go(NewGame(header)))


def opened(stage: Stage, kind: type[DialogT]) -> DialogT:
    """The dialog of a kind, once it is open."""
    stage.until(lambda: any(dialog.isVisible() for dialog in stage.window.findChildren(kind)))
    return next(dialog for dialog in stage.window.findChildren(kind) if dialog.isVisible())
