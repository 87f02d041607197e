"""The games that were played to their end here, to be found again and watched."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
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

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.saved_games import SavedGame


def _finished() -> "list[SavedGame]":
    from cardtable.app.saved_games import finished_games  # the engine comes with it

    return finished_games()


class KeptGamesPage(Backdrop):
    """A list with a line for each game, latest first, and a field that finds some of them."""

    watch = Signal(Path)
    open_file = Signal()
    """A record from elsewhere is wanted."""
    back = Signal()

    def __init__(self, pixmaps: "Pixmaps") -> None:
        super().__init__(pixmaps)
        self._paths: list[Path] = []
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
                QHeaderView.ResizeMode.ResizeToContents,
                QHeaderView.ResizeMode.Stretch,
                QHeaderView.ResizeMode.Stretch,
            )
        ):
            made.horizontalHeader().setSectionResizeMode(column, mode)
        made.verticalHeader().hide()
        made.verticalHeader().setDefaultSectionSize(36)
        made.setShowGrid(False)
        made.setTabKeyNavigation(False)
        made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        made.setAccessibleName(self.tr("Games that were played"))
        made.doubleClicked.connect(self._watch_chosen)
        made.itemSelectionChanged.connect(self._show_button)
        return made

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        for text, signal in ((self.tr("Home"), self.back), (self.tr("Open a record …"), self.open_file)):
            button = QPushButton(text)
            button.setFont(sans(15))
            button.setAutoDefault(True)
            button.clicked.connect(signal)
            foot.addWidget(button)
        foot.addStretch(1)
        self.watch_button = PlayButton(self.tr("Watch"))
        self.watch_button.setFont(sans(17, 700))
        self.watch_button.setMinimumSize(200, 50)
        self.watch_button.setEnabled(False)
        self.watch_button.clicked.connect(self._watch_chosen)
        foot.addWidget(self.watch_button)
        return foot

    def look_for_games(self) -> None:
        """Shows them, once they are found."""
        look_for(_finished, self, self._show_games)

    def _show_games(self, games: "list[SavedGame]") -> None:
        self.list.setRowCount(len(games))
        self._paths = [game.path for game in games]
        for row, game in enumerate(games):
            names = game.header.names
            winners = ", ".join(names[seat] for seat in game.winners)
            scores = " : ".join(f"{score}" for score in game.scores)
            result = self.tr("{winners} won, {scores}").replace("{scores}", scores).replace("{winners}", winners)
            words = (f"{game.when:%Y-%m-%d %H:%M}", game.header.game.title, ", ".join(names), result)
            for column, text in enumerate(words):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                self.list.setItem(row, column, item)
        self._sift()
        if games:
            self.list.selectRow(0)
            self.list.setFocus()

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
        said = self.tr("No game that was played fits.") if words else self.tr("No game has been played to its end yet.")
        self.nothing.setText(said)
        self._show_button()

    def _chosen(self) -> int | None:
        rows = [index.row() for index in self.list.selectionModel().selectedRows()]
        return next((row for row in rows if not self.list.isRowHidden(row)), None)

    def _show_button(self) -> None:
        self.watch_button.setEnabled(self._chosen() is not None)

    def _watch_chosen(self) -> None:
        row = self._chosen()
        if row is not None:
            self.watch.emit(self._paths[row])

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
        else:
            super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = min(1160, self.width() - 90)
        height = min(760, self.height() - 90)
        self._sheet.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
