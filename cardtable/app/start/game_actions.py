"""Renaming and deleting games and studies, the same wherever they are listed."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu

from cardtable.app.page import Page
from cardtable.app.parts.dialogs import name_dialog
from cardtable.app.parts.widgets import native
from cardtable.app.settings import Settings
from cardtable.language import filled, translate
from cardtable.library.wastebasket import Wastebasket
from cardtable.wording import in_words

if TYPE_CHECKING:
    from cardtable.library.saved_games import GameFile

More = tuple[str, Callable[[], None]]
"""Text of another entry for a menu, and the call for it."""


class GameKind(NamedTuple):
    """Kind of thing that is renamed and deleted, games or studies, with the texts for it."""

    rename: "Callable[[GameFile, str], Path]"
    """Rename, and return the new path."""
    called: str
    """Label of the field for a new name."""
    gone: str
    """Message if the file is not there any more."""
    keeps: str
    """Message if it can't be renamed, with {why}."""
    stays: str
    """Message if it can't be deleted, with {why}."""
    lost: str
    """Message if it can't be restored, with {why}."""


def _rename_game(game: "GameFile", name: str) -> Path:
    from cardtable.library.saved_games import rename  # imports the engine

    return rename(game, name)


def _games() -> GameKind:
    return GameKind(
        _rename_game,
        translate("GameActions", "Name this game (leave blank for none):"),
        translate("GameActions", "The game is gone: another window has renamed or deleted it."),
        translate("GameActions", "The game can't be renamed: {why}."),
        translate("GameActions", "The game can't be deleted: {why}."),
        translate("GameActions", "The game can't be restored: {why}."),
    )


class GameActions(QObject):
    """Renames, deletes and restores games, or studies with another `kind`, for a page, which hears of what fails."""

    moved = Signal(Path, Path)
    """Emitted when a file has moved, after it was renamed or restored: old path, new path."""
    deleted = Signal(Path)
    """Emitted when a file has been moved to the wastebasket."""

    def __init__(self, page: Page, settings: Settings, wastebasket: Wastebasket, kind: GameKind | None = None) -> None:
        super().__init__(page)
        self._kind = kind or _games()
        self._page = page
        self._settings = settings
        self._wastebasket = wastebasket

    def menu(self, game: "GameFile", at: QPoint, opens: str, open_it: Callable[[], None], *more: More) -> None:
        """Show a menu for a game at a point of the screen. `opens` is the text of its first entry, which calls
        `open_it`."""
        menu = QMenu(self._page)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for says, does in ((opens, open_it), *more):
            menu.addAction(says, does)
        menu.addSeparator()
        menu.addAction(self.tr("Rename…") + "\tF2", lambda: self.rename(game))
        menu.addAction(self.tr("Delete") + "\t" + self.tr("Del"), lambda: self.delete(game))
        menu.popup(at)

    def more_keys(self) -> Sequence[tuple[str, str]]:
        """Return the keys of such a list, each with a description."""
        return (
            (self.tr("Enter"), self.tr("Open")),
            ("F2", self.tr("Rename")),
            (self.tr("Del"), self.tr("Delete")),
            (native("Ctrl+Z"), self.tr("Undo the last deletion")),
        )

    def pressed(
        self, event: QKeyEvent, open_it: Callable[[], None], game: "GameFile | None", deleted: Path | None
    ) -> bool:
        """Do what a key asks for in a list. Enter calls `open_it`, F2 renames and Delete deletes `game`, Ctrl+Z
        restores the game whose path was `deleted`. Returns False for any other key."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            open_it()
        elif event.key() == Qt.Key.Key_F2:
            self.rename(game)
        elif event.key() == Qt.Key.Key_Delete and not event.isAutoRepeat():
            self.delete(game)
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo(deleted)
        else:
            return False
        return True

    def rename(self, game: "GameFile | None") -> None:
        """Ask for a new name, and rename the game, if there is one."""
        if game is None:
            return
        rename, label = self.tr("Rename"), self._kind.called
        name_dialog(self._page, rename, label, game.name, lambda name: self._rename(game, name)).open()

    def _rename(self, game: "GameFile", name: str) -> None:
        def move() -> None:
            try:
                path = self._kind.rename(game, name)
            except FileNotFoundError:
                self._page.forget(game.path)
                self._page.failed.emit(self._kind.gone)
                return
            self._settings.renamed(game.path, path)
            self.moved.emit(game.path, path)

        self._try(move, self._kind.keeps)

    def delete(self, game: "GameFile | None") -> None:
        """Delete the game, if there is one, without asking, since that can be undone."""
        if game is None:
            return

        def put() -> None:
            try:
                self._wastebasket.put(game.path)
            except FileNotFoundError:  # already gone, as wanted
                self._page.forget(game.path)
                return
            self.deleted.emit(game.path)

        self._try(put, self._kind.stays)

    def undo(self, path: Path | None) -> None:
        """Restore the deleted game whose path was `path`, if there is one."""
        if path is None:
            return

        def take() -> None:
            back = self._wastebasket.take_back(path)
            self._settings.renamed(path, back)
            self.moved.emit(path, back)

        self._try(take, self._kind.lost)

    def _try(self, step: Callable[[], None], sentence: str) -> None:
        from cardtable.disk import InUse

        self._page.moving.emit()
        try:
            step()
        except InUse:
            self._page.failed.emit(filled(sentence, why=self.tr("it is open in another window")))
        except OSError as error:
            self._page.failed.emit(filled(sentence, why=in_words(error)))
