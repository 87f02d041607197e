"""All games that were played here, to be found again: those that were left to go on, the others to be watched."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
)
from typing_extensions import override

from cardtable.app.art.fonts import sans, serif
from cardtable.app.parts.backdrop import Backdrop, Sheet
from cardtable.app.parts.play_button import PlayButton
from cardtable.app.start.game_search import look_for
from cardtable.app.start.upkeep import Upkeep
from cardtable.app.zoom import zoom_of

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.saved_games import SavedGame
    from cardtable.app.settings import Settings
    from cardtable.app.wastebasket import Wastebasket

_LINE = 36
"""The height of a game's line."""


def _kept() -> "list[SavedGame]":
    from cardtable.app.saved_games import kept_games  # the engine comes with it

    return kept_games()


class KeptGamesPage(Backdrop):
    """A list with a line for each game, latest first, and a field that finds some of them."""

    watch = Signal(Path)
    open_file = Signal()
    """A record from elsewhere is wanted."""
    back = Signal()
    failed = Signal(str)
    """Something could not be done: one sentence that must be read."""
    moving = Signal()
    """A game is to be renamed or deleted: whoever is about to open it lets go of it first."""

    def __init__(self, pixmaps: "Pixmaps", settings: "Settings", wastebasket: "Wastebasket") -> None:
        super().__init__(pixmaps)
        self._games: list[SavedGame] = []
        self._wanted: Path | None = None  # which of them is to be chosen once they are found; else the first
        self._upkeep = Upkeep(self, settings, wastebasket)
        self._upkeep.moved.connect(self._moved)
        self._upkeep.deleted.connect(self._take_out)
        self._upkeep.failed.connect(self.failed)
        self._upkeep.moving.connect(self.moving)
        self._wastebasket = wastebasket
        self._sheet = Sheet(self)
        title = QLabel(self.tr("Games that were played"))
        title.setFont(serif(30, 700))
        self.field = QLineEdit()
        self.field.setFont(sans(15))
        self.field.setPlaceholderText(self.tr("Find by game, name, date, result"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._sift)
        self.field.returnPressed.connect(self._watch_first)
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self.field, 1)
        self._sheet.column.addLayout(head)
        self.list = self._make_list()
        self._sheet.column.addWidget(self.list, 1)
        self.nothing = QLabel(self.tr("Looking …"))
        self.nothing.setFont(serif(17, italic=True))
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._sheet.column.addWidget(self.nothing, 1)
        self.list.hide()
        self._sheet.column.addLayout(self._foot())

    def _make_list(self) -> QTableWidget:
        columns = [self.tr("When"), self.tr("Game"), self.tr("Who played"), self.tr("Result")]
        made = QTableWidget(0, len(columns))
        made.setFont(sans(14))
        made.setHorizontalHeaderLabels(columns)
        made.horizontalHeader().setFont(sans(13, 600))
        made.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        for column, mode in enumerate(
            (
                QHeaderView.ResizeMode.ResizeToContents,
                QHeaderView.ResizeMode.Stretch,
                QHeaderView.ResizeMode.Stretch,
                QHeaderView.ResizeMode.Stretch,
            )
        ):
            made.horizontalHeader().setSectionResizeMode(column, mode)
        made.verticalHeader().hide()
        made.verticalHeader().setDefaultSectionSize(_LINE)
        made.setShowGrid(False)
        made.setTabKeyNavigation(False)
        made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        made.setAccessibleName(self.tr("Games that were played"))
        made.doubleClicked.connect(self._watch_chosen)
        made.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        made.customContextMenuRequested.connect(self._show_menu)
        made.itemSelectionChanged.connect(self._show_button)
        return made

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.addWidget(self._small_button(self.tr("Home"), self.back))
        foot.addWidget(self._small_button(self.tr("Open a record …"), self.open_file))
        self.rename_button = self._small_button(self.tr("Rename …"), self._rename_chosen)
        self.delete_button = self._small_button(self.tr("Delete"), self._delete_chosen)
        self.undo_button = self._small_button(self.tr("Undo"), self._undo)
        for button in (self.rename_button, self.delete_button, self.undo_button):
            foot.addWidget(button)
        foot.addStretch(1)
        self.watch_button = PlayButton(self.tr("Watch"))
        self.watch_button.setFont(sans(17, 700))
        self.watch_button.setMinimumSize(200, 50)
        self.watch_button.setEnabled(False)
        self.watch_button.clicked.connect(self._watch_chosen)
        foot.addWidget(self.watch_button)
        return foot

    @staticmethod
    def _small_button(text: str, does: Callable[[], None] | SignalInstance) -> QPushButton:
        button = QPushButton(text)
        button.setFont(sans(15))
        button.setAutoDefault(True)
        button.clicked.connect(does)
        return button

    def look_for_games(self) -> None:
        """Shows them, once they are found."""
        look_for(_kept, self, self._show_games)

    def _show_games(self, games: "list[SavedGame]") -> None:
        self.list.setRowCount(len(games))
        self._games = games
        for row in range(len(games)):
            self._fill(row)
        if games:
            self.list.selectRow(next((row for row, game in enumerate(games) if game.path == self._wanted), 0))
            self.list.setFocus()
        self._sift()

    def _fill(self, row: int) -> None:
        """Writes a game's line."""
        game = self._games[row]
        title = game.header.game.title
        called = f"{game.name} ({title})" if game.name else title
        words = (f"{game.when:%Y-%m-%d %H:%M}", called, ", ".join(game.header.names), self._result(game))
        for column, text in enumerate(words):
            item = QTableWidgetItem(text)
            item.setToolTip(text)
            self.list.setItem(row, column, item)

    def _moved(self, old: Path, new: Path) -> None:
        """A game has another name, or is back."""
        row = next((row for row, game in enumerate(self._games) if game.path == old), None)
        if row is None:
            self._wanted = new
            self.look_for_games()
            return
        self._games[row] = self._games[row]._replace(path=new)
        self._fill(row)
        self._sift()

    def _result(self, game: "SavedGame") -> str:
        if not game.over:
            return self.tr("not over yet")
        winners = ", ".join(game.header.names[seat] for seat in game.winners)
        scores = " : ".join(f"{score}" for score in game.scores)
        return self.tr("{winners} won, {scores}").replace("{scores}", scores).replace("{winners}", winners)

    def _take_out(self, path: Path) -> None:
        """A game was deleted; the one below it is chosen now."""
        row = next(row for row, game in enumerate(self._games) if game.path == path)
        self.list.removeRow(row)
        del self._games[row]
        if self._games:
            self.list.selectRow(min(row, len(self._games) - 1))
        self._sift()

    def _sift(self) -> None:
        """Shows the rows in which every word of the field stands."""
        words = self.field.text().casefold().split()
        shown = 0
        for row in range(self.list.rowCount()):
            cells = [self.list.item(row, column) for column in range(self.list.columnCount())]
            text = " ".join(cell.text() for cell in cells if cell).casefold()
            found = all(word in text for word in words)
            self.list.setRowHidden(row, not found)
            shown += found
        self.list.setVisible(shown > 0)
        self.nothing.setVisible(not shown)
        said = self.tr("No game that was played fits.") if words else self.tr("No game has been played yet.")
        self.nothing.setText(said)
        self._show_button()

    def _chosen(self) -> int | None:
        rows = [index.row() for index in self.list.selectionModel().selectedRows()]
        return next((row for row in rows if not self.list.isRowHidden(row)), None)

    @property
    def _game(self) -> "SavedGame | None":
        """The one that is chosen."""
        row = self._chosen()
        return None if row is None else self._games[row]

    def _show_button(self) -> None:
        game = self._game
        for button in (self.watch_button, self.rename_button, self.delete_button):
            button.setEnabled(game is not None)
        self.undo_button.setEnabled(self._wastebasket.last is not None)
        self.watch_button.setText(self._does(game))
        self.watch_button.setAccessibleName(self._does(game))

    def _does(self, game: "SavedGame | None") -> str:
        """What opening a game does."""
        from cardtable.app.play.live import is_playable

        goes_on = game is not None and not game.over and is_playable(game.header)
        return self.tr("Go on") if goes_on else self.tr("Watch")

    def _show_menu(self, at: QPoint) -> None:
        game = self._game
        if game is not None:
            self._upkeep.menu(game, self.list.viewport().mapToGlobal(at), self._does(game), self._watch_chosen)

    def _rename_chosen(self) -> None:
        if self._game is not None:
            self._upkeep.rename(self._game)

    def _delete_chosen(self) -> None:
        if self._game is not None:
            self._upkeep.delete(self._game)

    def _undo(self) -> None:
        if self._wastebasket.last is not None:
            self._upkeep.undo(self._wastebasket.last)

    def _watch_chosen(self) -> None:
        if self._game is not None:
            self.watch.emit(self._game.path)

    def _watch_first(self) -> None:
        """Enter in the field takes the first that it finds."""
        row = next((row for row in range(self.list.rowCount()) if not self.list.isRowHidden(row)), None)
        if row is not None:
            self.list.selectRow(row)
            self.list.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._watch_chosen()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() == Qt.Key.Key_F2:
            self._rename_chosen()
        elif event.key() == Qt.Key.Key_Delete and not event.isAutoRepeat():
            self._delete_chosen()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self._undo()
        else:
            super().keyPressEvent(event)

    @override
    def refit(self) -> None:
        """Its lines are higher."""
        self.list.verticalHeader().setDefaultSectionSize(round(_LINE * zoom_of(self)))
        super().refit()

    @override
    def arrange(self) -> None:
        """The sheet lies in the middle."""
        self.in_the_middle(self._sheet, 1160, 760, (90, 90))
