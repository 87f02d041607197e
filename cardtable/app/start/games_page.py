"""Game history: all games that were played here, finished or not, and their statistics.

They are searched for in three steps: as the index remembers them, as they are in the folder, and with the figures for
statistics.
"""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QTabWidget, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans, serif
from cardtable.app.imports import imported
from cardtable.app.jobs import JobSlot, Steps, raised, run, thread
from cardtable.app.parts.backdrop import SheetPage
from cardtable.app.parts.forms import PlayButton, calm_button, make_column, make_label, make_row
from cardtable.app.parts.rows import Column
from cardtable.app.parts.tables import TextTable
from cardtable.app.parts.work_note import ProgressLine, Saving
from cardtable.app.routes import GameHistory, Open, OpenOther, OpenTable, ResultOf
from cardtable.app.start.game_actions import GameActions
from cardtable.app.zoom import apply_zoom
from cardtable.language import filled, isolated, translate
from cardtable.library.folders import games_path
from cardtable.wording import in_words

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.settings import Settings
    from cardtable.app.start.kept_games import Lines, StandingLine
    from cardtable.app.start.statistics_view import StatisticsView
    from cardtable.library.game_index import IndexedGame
    from cardtable.library.wastebasket import Wastebasket


_Search = Callable[["list[StandingLine] | None"], "Lines"]
"""Step of the search: its work, given the lines that are known."""


class GamesSearch(QObject):
    """Search for games, each step in a thread."""

    found = Signal(list)
    """All lines, latest first. Emitted again whenever more is known."""
    progressed = Signal(float)
    """Share of a long step that is done, 0 to 1."""
    checked = Signal(str)
    """Emitted when all games in the folder are found: the reason why the folder can't be read, or ""."""
    ended = Signal()
    """Emitted at the end of the search."""

    def __init__(self, page: QObject) -> None:
        super().__init__(page)
        self._searching = JobSlot(self)
        self._told: list[StandingLine] | None = None
        """Lines that were emitted last; None if the page may have changed them since."""

    def start(self) -> None:
        """Search from the beginning."""
        self._search(_remembered, _checked, _counted)

    def look_again(self) -> None:
        """Search again after a file was changed and the list updated, but only if a search is under way, whose results
        may be older than the change."""
        if self._searching.under_way:
            self.look_anew()

    def look_anew(self) -> None:
        """Search the folder again, for a file that the page doesn't show."""
        self._search(_checked, _counted)

    def _search(self, *steps: _Search) -> None:
        self._told = None
        # `live` tells the page whether a game can be continued.
        importing = imported("play.live", "start.kept_games")
        run(importing, self._searching, lambda _: self._find(steps))

    def _find(self, steps: Sequence[_Search]) -> None:
        run(self._finding(steps), self._searching, failed=raised).progressed.connect(self.progressed)

    def _finding(self, steps: Sequence[_Search]) -> Steps:
        for step in steps:
            why_not = ""
            try:
                lines = yield thread(step(self._told))
            except OSError as error:  # if the folder can't be read, the list becomes empty, else it stays as it is
                lines, why_not = [] if step is _checked else None, in_words(error)
            if lines is not None:
                self._told = lines
                self.found.emit(lines)
            if step is _checked:
                self.checked.emit(why_not)
        self.ended.emit()


def _remembered(told: "list[StandingLine] | None") -> "Lines":
    from cardtable.app.start.kept_games import remembered

    return (yield from remembered(told))


def _checked(told: "list[StandingLine] | None") -> "Lines":
    from cardtable.app.start.kept_games import checked

    return (yield from checked(told))


def _counted(told: "list[StandingLine] | None") -> "Lines":
    from cardtable.app.start.kept_games import counted

    return (yield from counted(told or []))


_SHARES = (17, 18, 27, 21, 17)


class GamesTable(TextTable["StandingLine"]):
    """Table of the games that match a search. It keeps its selection when games are added or removed."""

    changed = Signal()
    """Emitted when another game or none is chosen, or other games are shown."""

    def __init__(self) -> None:
        super().__init__([_column(*each) for each in enumerate(headings())], _SHARES)
        self.lines: list[StandingLine] = []
        """All games, latest first."""
        self._sorted: list[StandingLine] = []
        self._words: list[str] = []
        self._file = ""  # file of the chosen game
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
        header.sortIndicatorChanged.connect(self._sort)
        self.selectionModel().selectionChanged.connect(self._remember)

    def show_lines(self, lines: "list[StandingLine]") -> None:
        """Show these games, given latest first; the selected game stays selected."""
        self.lines = lines
        self._sort()

    def sift(self, words: list[str]) -> None:
        """Show only games that contain all these words, given in lower case."""
        self._words = words
        self._show()

    def choose(self, file: str) -> None:
        """Choose the game in a file of this name, as soon as it is in the table."""
        self._file = file
        self._choose()

    def take_out(self, file: str) -> None:
        """Remove a game from the table; the one below it is chosen instead."""
        files = [line.game.file for line in self.rows]
        if file in files:
            place = files.index(file)
            self._file = [*files[place + 1 :], *reversed(files[:place]), ""][0]
        self.show_lines([line for line in self.lines if line.game.file != file])

    def _sort(self) -> None:
        """Sort in Python: Qt's proxy model would ask for texts at each comparison, 20 seconds for 100,000 games."""
        header = self.horizontalHeader()
        column, down = header.sortIndicatorSection(), header.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder
        if column:
            self._sorted = sorted(self.lines, key=lambda line: line.cells[column].casefold(), reverse=down)
        else:
            self._sorted = self.lines if down else self.lines[::-1]
        self._show()

    def _show(self) -> None:
        self.show_rows([line for line in self._sorted if line.has(self._words)])
        self._choose()

    def _choose(self) -> None:
        wanted = self._file
        if self.rows:
            rows = (row for row, line in enumerate(self.rows) if line.game.file == wanted)
            self.choose_row(next(rows, 0) if wanted else 0)
        self._file = wanted or self._file  # keep it in case it is shown again
        self.changed.emit()

    def _remember(self) -> None:
        line = self.chosen
        if line is not None:
            self._file = line.game.file
        self.changed.emit()


def _column(number: int, heading: str) -> "Column[StandingLine]":
    def text(line: "StandingLine") -> str:
        return line.cells[number]

    return Column(text, heading, tip=text)


def headings() -> list[str]:
    """Return the headings of the columns."""
    return [
        translate("GamesPage", "When"),
        translate("GamesPage", "Game"),
        translate("GamesPage", "Players"),
        translate("GamesPage", "Result"),
        translate("GamesPage", "House rules"),
    ]


class GamesPage(SheetPage):
    """Page with the list of games, a field to search in it, and a tab with their statistics."""

    back_keys = (Qt.Key.Key_Escape,)

    def __init__(self, pixmaps: "Pixmaps", settings: "Settings", wastebasket: "Wastebasket") -> None:
        super().__init__(pixmaps, 1160, 760, (90, 90))
        self._settings = settings
        self._wastebasket = wastebasket
        self._looked = False
        """True once all games have been found."""
        self._why_not = ""
        """Reason why the folder can't be read; empty if it can."""
        self._actions = GameActions(self, settings, wastebasket)
        self._actions.moved.connect(self._moved)
        self._actions.deleted.connect(self._take_out)
        self._saving = Saving(self)
        self._saving.failed.connect(self.failed)
        self.search = GamesSearch(self)
        self.list = GamesTable()
        self.statistics: StatisticsView | None = None
        """Statistics; None until their tab has been opened."""
        self._sheet.column.addLayout(self._head())
        self.tabs = QTabWidget()
        self.tabs.tabBar().setFont(sans(15))
        self.tabs.addTab(self._list_tab(), self.tr("Games"))
        self._statistics_tab = QWidget()
        QVBoxLayout(self._statistics_tab).setContentsMargins(0, 0, 0, 0)
        self.tabs.addTab(self._statistics_tab, self.tr("Statistics"))
        self._sheet.column.addWidget(self.tabs, 1)
        self._sheet.column.addLayout(self._foot())
        self.list.changed.connect(self._show_state)
        self.tabs.currentChanged.connect(self._turn)
        self.search.found.connect(self._show_lines)
        self.search.checked.connect(self._found_all)
        self.search.progressed.connect(self.progress.follow)
        self.search.ended.connect(self.progress.hide)
        self._show_state()

    # --- building ------------------------------------------------------------------------------------------------

    def _head(self) -> QHBoxLayout:
        title = make_label(serif(30, 700), self.tr("Game history"))
        self.progress = ProgressLine(self.tr("Searching games"), 90)
        kept = self.progress.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # keep its place, so that nothing moves when it is shown
        self.progress.setSizePolicy(kept)
        self.progress.hide()
        self.field = QLineEdit()
        self.field.setFont(sans(15))
        self.field.setPlaceholderText(self.tr("Find by game, date, players, result or house rules"))
        self.field.setAccessibleName(self.field.placeholderText())
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._sift)
        self.field.returnPressed.connect(self._choose_first)
        return make_row(title, None, self.progress, (self.field, 4))

    def _list_tab(self) -> QWidget:
        self.list.setAccessibleName(self.tr("Game history"))
        self.list.doubleClicked.connect(self._watch_chosen)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._show_menu)
        self.nothing = make_label(serif(17, italic=True), align=Qt.AlignmentFlag.AlignCenter, wraps=True, plain=True)
        tab = QWidget()
        tab.setLayout(make_column((self.list, 1), (self.nothing, 1), self._tools(), rim=(0, 6, 0, 0)))
        return tab

    def _tools(self) -> QHBoxLayout:
        """Return the row of controls for the list and for the chosen game."""
        self.order = QComboBox()
        self.order.setFont(sans(15))
        self.order.setAccessibleName(self.tr("Sort by"))
        self.order.addItems([
            self.tr("Sort by date"),
            self.tr("Sort by game"),
            self.tr("Sort by players"),
            self.tr("Sort by result"),
            self.tr("Sort by house rules"),
        ])  # fmt: skip
        self.order.currentIndexChanged.connect(self._sort)
        self.list.horizontalHeader().sortIndicatorChanged.connect(self._show_order)
        self.rename_button = calm_button(self.tr("Rename…"), self._rename_chosen)
        self.delete_button = calm_button(self.tr("Delete"), self._delete_chosen)
        self.undo_button = calm_button(self.tr("Undo"), self._undo)
        self.copy_button = calm_button(self.tr("Save a copy…"), self._copy_chosen)
        self.list_button = calm_button(self.tr("Save the list…"), self._save_list)
        self.list_button.setToolTip(self.tr("Save the games shown as a CSV file for a spreadsheet"))
        buttons = (self.rename_button, self.delete_button, self.undo_button, self.copy_button, self.list_button)
        return make_row(self.order, None, *buttons)

    def _foot(self) -> QHBoxLayout:
        home = calm_button(self.tr("Home"), self.back)
        open_file = calm_button(self.tr("Open a record…"), self.to(OpenOther()))
        self.result_button = PlayButton(self.tr("Result"), self._show_result, (0, 50), bright=False)
        self.result_button.setToolTip(self.tr("How the game ended, and how good your decisions were"))
        self.open_button = PlayButton(self.tr("Open table"), self._open_chosen, (0, 50), bright=False)
        self.open_button.setToolTip(self.tr("Explore the game with all hands open, branches and notes"))
        self.watch_button = PlayButton(self.tr("Watch"), self._watch_chosen, (200, 50))
        return make_row(home, open_file, None, self.result_button, self.open_button, self.watch_button)

    # --- finding -------------------------------------------------------------------------------------------------

    @override
    def enter(self) -> None:
        """Start the search for games."""
        self.field.setFocus()
        self.search.start()

    def _show_lines(self, lines: "list[StandingLine]") -> None:
        first = not self.list.lines
        self.list.show_lines(lines)
        if first and lines and self.field.hasFocus() and not self.field.text():
            self.list.setFocus()
        self._count()

    def _found_all(self, why_not: str) -> None:
        self._looked, self._why_not = True, why_not
        self._show_state()

    def _sift(self) -> None:
        """Filter the list by the words in the field."""
        self.list.sift(self.field.text().casefold().split())
        self._count()

    def _choose_first(self) -> None:
        """Choose the first game in the list and move the focus there, after Enter in the field."""
        if self.list.rows:
            self.list.choose_row(0)
            self.list.setFocus()

    def _sort(self, column: int) -> None:
        """Sort by a column: dates from the latest, texts from A to Z."""
        down = Qt.SortOrder.AscendingOrder if column else Qt.SortOrder.DescendingOrder
        self.list.horizontalHeader().setSortIndicator(column, down)

    def _show_order(self, column: int) -> None:
        with QSignalBlocker(self.order):
            self.order.setCurrentIndex(column)

    # --- what is shown -------------------------------------------------------------------------------------------

    @property
    def _game(self) -> "IndexedGame | None":
        """Game that the page's buttons are about: the chosen one, or None while statistics are shown."""
        return self.list.chosen.game if self.list.chosen and not self._counts else None

    @property
    def _deleted(self) -> Path | None:
        """Old path of the game that was deleted last; None if no deletion can be undone."""
        return self._wastebasket.last_of(games_path())

    @property
    def _counts(self) -> bool:
        """True while statistics are shown."""
        return self.tabs.currentWidget() is self._statistics_tab

    def _show_state(self) -> None:
        game = self._game
        for button in (self.watch_button, self.rename_button, self.delete_button, self.copy_button):
            button.setEnabled(game is not None)
        self.result_button.setEnabled(game is not None and game.over and any(seat.person for seat in game.seats))
        self.open_button.setEnabled(game is not None and (game.over or not any(seat.person for seat in game.seats)))
        self.undo_button.setEnabled(self._deleted is not None)
        self.list_button.setEnabled(bool(self.list.rows))
        for button in (self.watch_button, self.open_button, self.result_button):
            button.setVisible(not self._counts)
        self.watch_button.setText(self._does(game))
        self.watch_button.setAccessibleName(self._does(game))
        self.list.setVisible(bool(self.list.rows))
        self.nothing.setVisible(not self.list.rows)
        if not self._looked:
            self.nothing.setText(self.tr("Searching…"))
        elif self.list.lines:
            self.nothing.setText(self.tr("No matching games."))
        elif self._why_not:
            text = self.tr("Your games in {folder} can't be read: {why}.")
            self.nothing.setText(filled(text, folder=isolated(f"{games_path()}"), why=self._why_not))
        else:
            self.nothing.setText(self.tr("No games played yet."))

    def _does(self, game: "IndexedGame | None") -> str:
        """Return the label of the button that opens a game: "Continue" if it can be played on here, else "Watch"."""
        if game is None or game.over:
            return self.tr("Watch")
        from cardtable.app.play.live import is_playable
        from cardtable.errors import BadInput

        try:
            return self.tr("Continue") if is_playable(game.header()) else self.tr("Watch")
        except BadInput:
            return self.tr("Watch")

    def _turn(self) -> None:
        """Update the page after a change of tabs. Statistics are made when they are first shown."""
        if self._counts and self.statistics is None:
            from cardtable.app.start.statistics_view import StatisticsView

            self.statistics = StatisticsView(self._settings)
            layout = self._statistics_tab.layout()
            assert layout
            layout.addWidget(self.statistics)
            self.statistics.save_button.clicked.connect(self._save_statistics)
            apply_zoom(self.statistics)
        self._count()
        self._show_state()

    def _count(self) -> None:
        """Count statistics for the games in the list, if they are shown."""
        if self._counts and self.statistics is not None:
            self.statistics.show_games([line.game for line in self.list.rows])

    # --- doing ---------------------------------------------------------------------------------------------------

    def _show_menu(self, at: QPoint) -> None:
        game = self._game
        if game is None:
            return
        more = [(self.copy_button.text(), self._copy_chosen)]
        for button, does in ((self.open_button, self._open_chosen), (self.result_button, self._show_result)):
            if button.isEnabled():
                more.insert(0, (button.text(), does))
        where = self.list.viewport().mapToGlobal(at)
        self._actions.menu(game, where, self._does(game), self._watch_chosen, *more)

    def _moved(self, old: Path, new: Path) -> None:
        """Update the list after a game was renamed or restored."""
        files = [line.game.file for line in self.list.lines]
        self.list.choose(new.name)
        if old.name not in files:
            self.search.look_anew()
            return
        from msgspec.structs import replace

        from cardtable.app.start.kept_games import lines

        place = files.index(old.name)
        game = replace(self.list.lines[place].game, file=new.name)
        self.list.show_lines([*self.list.lines[:place], *lines([game]), *self.list.lines[place + 1 :]])
        self.search.look_again()

    def _take_out(self, path: Path) -> None:
        """Update the list after a game was deleted."""
        self.list.take_out(path.name)
        self.search.look_again()

    @override
    def forget(self, path: Path) -> None:
        """Update the list if another window has renamed or deleted one of its games."""
        if any(line.game.path == path for line in self.list.lines):
            self.list.take_out(path.name)
            self.search.look_anew()

    def _open_chosen(self) -> None:
        if self._game is not None:
            self.wants.emit(OpenTable(self._game.path))

    def _rename_chosen(self) -> None:
        self._actions.rename(self._game)

    def _delete_chosen(self) -> None:
        self._actions.delete(self._game)

    def _undo(self) -> None:
        self._actions.undo(self._deleted)

    def _watch_chosen(self) -> None:
        if self._game is not None:
            self.wants.emit(Open(self._game.path, GameHistory(self._game.file)))

    def _show_result(self) -> None:
        if self._game is not None:
            self.wants.emit(ResultOf(self._game.path, GameHistory(self._game.file)))

    def _copy_chosen(self) -> None:
        from cardtable.app.start.kept_games import copy

        game = self._game
        if game is not None:
            kind = self.tr("Records")
            self._saving.ask(self.tr("Save a copy"), game.file, kind, partial(copy, game.path))

    def _save_list(self) -> None:
        from cardtable.app.start.kept_games import write_games

        games = [line.game for line in self.list.rows]
        kind = self.tr("Tables")
        self._saving.ask(self.tr("Save the list"), "games.csv", kind, partial(write_games, games))

    def _save_statistics(self) -> None:
        from cardtable.app.start.kept_games import write_statistics

        assert self.statistics
        common, found = self.statistics.grouping.key, self.statistics.statistics.standings
        kind = self.tr("Tables")
        name = "statistics.csv"
        self._saving.ask(self.tr("Save the figures"), name, kind, partial(write_statistics, common, found))

    @override
    def more_keys(self) -> Sequence[tuple[str, str]]:
        return self._actions.more_keys()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._actions.pressed(event, self.watch_button.click, self._game, self._deleted):
            super().keyPressEvent(event)
