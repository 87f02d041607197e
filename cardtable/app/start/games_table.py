"""The list of kept games: a line each, sorted by any column, sifted by words."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from cardtable.app.start.rows import RowsView
from cardtable.language import translate

if TYPE_CHECKING:
    from cardtable.app.start.games_words import Line


_SHARES = (17, 18, 27, 21, 17)


class GamesTable(RowsView):
    """The list. It keeps hold of the game that is chosen, whatever comes or goes around it."""

    changed = Signal()
    """Another game is chosen, or none; or others are shown."""

    def __init__(self) -> None:
        super().__init__(headings(), _SHARES)
        self.lines: list[Line] = []
        """All, the latest first."""
        self.shown: list[Line] = []
        """Those in which the words stand, in the order of the list."""
        self._sorted: list[Line] = []
        self._words: list[str] = []
        self._file = ""  # of the game that is chosen
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
        header.sortIndicatorChanged.connect(self._sort)
        self.selectionModel().selectionChanged.connect(self._remember)

    def show_lines(self, lines: "list[Line]") -> None:
        """Other games, or the same as they are now; the latest first."""
        self.lines = lines
        self._sort()

    def sift(self, words: list[str]) -> None:
        """Shows the lines in which all these words, in small letters, stand."""
        self._words = words
        self._show()

    @property
    def line(self) -> "Line | None":
        """The game that is chosen."""
        return None if self.row is None else self.shown[self.row]

    def choose(self, file: str) -> None:
        """Chooses the game in a file of this name, as soon as it is in the list."""
        self._file = file
        self._choose()

    def take_out(self, file: str) -> None:
        """A game is gone; the one below it is chosen now."""
        files = [line.game.file for line in self.shown]
        if file in files:
            place = files.index(file)
            self._file = [*files[place + 1 :], *reversed(files[:place]), ""][0]
        self.show_lines([line for line in self.lines if line.game.file != file])

    def _sort(self) -> None:
        header = self.horizontalHeader()
        column, down = header.sortIndicatorSection(), header.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder
        if column:
            self._sorted = sorted(self.lines, key=lambda line: line.cells[column].casefold(), reverse=down)
        else:
            self._sorted = self.lines if down else self.lines[::-1]
        self._show()

    def _show(self) -> None:
        self.shown = [line for line in self._sorted if line.has(self._words)]
        self.show_rows([line.cells for line in self.shown])
        self._choose()

    def _choose(self) -> None:
        wanted = self._file
        if self.shown:
            rows = (row for row, line in enumerate(self.shown) if line.game.file == wanted)
            self.choose_row(next(rows, 0) if wanted else 0)
        self._file = wanted or self._file  # where it is not shown, it may be again
        self.changed.emit()

    def _remember(self) -> None:
        line = self.line
        if line is not None:
            self._file = line.game.file
        self.changed.emit()


def headings() -> list[str]:
    """What stands over the columns."""
    return [
        translate("GamesPage", "When"),
        translate("GamesPage", "Game"),
        translate("GamesPage", "Players"),
        translate("GamesPage", "Result"),
        translate("GamesPage", "House rules"),
    ]
