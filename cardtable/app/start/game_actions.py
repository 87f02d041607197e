"""Naming a game or a study that is kept, and deleting it: the same wherever they are listed."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from cardtable.app.parts.name_dialog import name_dialog
from cardtable.app.parts.widgets import native
from cardtable.app.settings import Settings
from cardtable.language import filled, translate
from cardtable.library.wastebasket import Wastebasket
from cardtable.wording import in_words

if TYPE_CHECKING:
    from cardtable.library.saved_games import GameFile

More = tuple[str, Callable[[], None]]
"""What else can be done, and how."""


class Kind(NamedTuple):
    """What is named and deleted."""

    rename: "Callable[[GameFile, str], Path]"
    """Gives it another name; where it lies now."""
    called: str
    """What asks for its name."""
    gone: str
    """What is said where it is not there any more."""
    keeps: str
    """What is said where it can't have another name,"""
    stays: str
    """where it can't be deleted,"""
    lost: str
    """and where it can't be had back: each with {why}."""


def _rename_game(game: "GameFile", name: str) -> Path:
    from cardtable.library.saved_games import rename  # the engine comes with it

    return rename(game, name)


def _games() -> Kind:
    return Kind(
        _rename_game,
        translate("GameActions", "Name this game (leave blank for none):"),
        translate("GameActions", "The game is gone: another window has renamed or deleted it."),
        translate("GameActions", "The game can't be renamed: {why}."),
        translate("GameActions", "The game can't be deleted: {why}."),
        translate("GameActions", "The game can't be restored: {why}."),
    )


class GameActions(QObject):
    """Renames, deletes and brings back, and tells the page what came of it: games, where no other kind is named."""

    moving = Signal()
    """A game is to lie elsewhere, or where deleted games are: what is about to open one lets go of it first."""
    moved = Signal(Path, Path)
    """A game lies elsewhere now: it has another name, or is back."""
    deleted = Signal(Path)
    """A game is where deleted games are."""
    gone = Signal(Path)
    """A game is not where it lay: another window has renamed or deleted it."""
    failed = Signal(str)
    """Why something could not be done, in one sentence."""

    def __init__(self, page: QWidget, settings: Settings, wastebasket: Wastebasket, kind: Kind | None = None) -> None:
        super().__init__(page)
        self._kind = kind or _games()
        self._page = page
        self._settings = settings
        self._wastebasket = wastebasket

    def menu(self, game: "GameFile", at: QPoint, opens: str, open_it: Callable[[], None], *more: More) -> None:
        """Shows what can be done with a game at a point of the screen; `opens` says what `open_it` does, and so on."""
        menu = QMenu(self._page)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for says, does in ((opens, open_it), *more):
            menu.addAction(says, does)
        menu.addSeparator()
        menu.addAction(self.tr("Rename…") + "\tF2", lambda: self.rename(game))
        menu.addAction(self.tr("Delete") + "\t" + self.tr("Del"), lambda: self.delete(game))
        menu.popup(at)

    def more_keys(self) -> Sequence[tuple[str, str]]:
        """What keys do in such a list, in words."""
        return (
            (self.tr("Enter"), self.tr("Open")),
            ("F2", self.tr("Rename")),
            (self.tr("Del"), self.tr("Delete")),
            (native("Ctrl+Z"), self.tr("Undo the last deletion")),
        )

    def pressed(
        self, event: QKeyEvent, open_it: Callable[[], None], game: "GameFile | None", deleted: Path | None
    ) -> bool:
        """Does what a key asks for in a list: Enter opens, F2 renames and Delete deletes the game that is chosen, and
        Ctrl+Z brings back the one that lay at a path. False for any other key."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            open_it()
        elif event.key() == Qt.Key.Key_F2:
            if game is not None:
                self.rename(game)
        elif event.key() == Qt.Key.Key_Delete and not event.isAutoRepeat():
            if game is not None:
                self.delete(game)
        elif event.matches(QKeySequence.StandardKey.Undo):
            if deleted is not None:
                self.undo(deleted)
        else:
            return False
        return True

    def rename(self, game: "GameFile") -> None:
        """Asks for the name."""
        rename, label = self.tr("Rename"), self._kind.called
        name_dialog(self._page, rename, label, game.name, lambda name: self._rename(game, name)).open()

    def _rename(self, game: "GameFile", name: str) -> None:
        def move() -> None:
            try:
                path = self._kind.rename(game, name)
            except FileNotFoundError:
                self.gone.emit(game.path)
                self.failed.emit(self._kind.gone)
                return
            self._settings.renamed(game.path, path)
            self.moved.emit(game.path, path)

        self._try(move, self._kind.keeps)

    def delete(self, game: "GameFile") -> None:
        """Deletes it at once: it can be had back."""

        def put() -> None:
            try:
                self._wastebasket.put(game.path)
            except FileNotFoundError:  # that was wanted
                self.gone.emit(game.path)
                return
            self.deleted.emit(game.path)

        self._try(put, self._kind.stays)

    def undo(self, path: Path) -> None:
        """Brings back the game that lay at a path."""

        def take() -> None:
            back = self._wastebasket.take_back(path)
            self._settings.renamed(path, back)
            self.moved.emit(path, back)

        self._try(take, self._kind.lost)

    def _try(self, step: Callable[[], None], sentence: str) -> None:
        from cardtable.disk import InUse

        self.moving.emit()
        try:
            step()
        except InUse:
            self.failed.emit(filled(sentence, why=self.tr("it is open in another window")))
        except OSError as error:
            self.failed.emit(filled(sentence, why=in_words(error)))
