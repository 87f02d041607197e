"""Page with a game as played under two rule sets: two tables with all hands open, and one timeline."""

from collections.abc import Generator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout
from typing_extensions import override

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.jobs import run, slices
from cardtable.app.lab.findings_style import AUTHORS, YOURS, on_panel
from cardtable.app.lab.open_game import OpenGame
from cardtable.app.parts.backdrop import SheetPage
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.widgets import set_accessible_texts
from cardtable.app.settings import Settings
from cardtable.app.style import scheme
from cardtable.app.table.thumbnail import TablePicture
from cardtable.app.watch.transport import Timeline
from cardtable.engine.record import Record
from cardtable.language import filled, listed
from cardtable.table.rules_text import changed_rules

_WORDS = 72
"""Height for three lines of text, in designed pixels, so that tables keep their size from step to step."""
_READ = 180.0
"""Least height of a readable table, in designed pixels."""


class SideBySide(SheetPage):
    """Page that steps through two records at once, line by line."""

    back_keys = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)

    opened = Signal(int, int)
    """Record to open (0 or 1), and the moment: a number of its lines."""

    def __init__(self, records: Sequence[Record], pixmaps: Pixmaps, settings: Settings, emblems: Sequence[int]) -> None:
        super().__init__(pixmaps, 1640, 960, (56, 48))
        self._colours = scheme(settings)
        self._parted = 0
        """First moment at which the tables differ, once that is known."""
        self._games = [OpenGame(record) for record in records]
        self.tables = [TablePicture(pixmaps, emblems, game.first, "", least=_READ) for game in self._games]
        self.happened = [make_label(serif(17), wraps=True, plain=True) for _ in self._games]
        """Labels with the words for the last line of each record."""
        for label in self.happened:
            label.setMinimumHeight(_WORDS)
            label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self.timeline = Timeline(max(len(record.lines) for record in records))
        self._build()
        self.timeline.valueChanged.connect(self._show)
        self._known = [False, False]
        for number, game in enumerate(self._games):
            run(slices(self._reading(number, game)), self)

    def _build(self) -> None:
        title = make_label(serif(26, 700), self.tr("Same deal, two rule sets"), wraps=True)
        self.parted_button = make_button(
            self.tr("First difference"), self.to_where_they_part, 14, self.tr("The first difference (Home)")
        )
        self.back_button = make_button(self.tr("Back"), self.back, 15)
        steps = [
            ("◀", self.tr("Step back"), self.step_back),
            ("▶", self.tr("Step forward"), self.step),
        ]
        self.step_buttons = [make_button(sign, does, 15, says) for sign, says, does in steps]
        for button, (_, says, _) in zip(self.step_buttons, steps, strict=True):
            button.setAccessibleName(says)
        halves = [self._half(number) for number in range(len(self._games))]
        column = self._sheet.column
        column.addLayout(make_row((title, 1), self.back_button, gap=18))
        column.addLayout(make_row((halves[0], 1), (halves[1], 1), gap=24), 1)
        column.addLayout(make_row(self.parted_button, *self.step_buttons, (self.timeline, 1), gap=10))

    def _half(self, number: int) -> QVBoxLayout:
        header = self._games[number].record.header
        words = listed(changed_rules(header.rules)) or self.tr("Standard rules")
        ink = on_panel(YOURS if number else AUTHORS, self._colours).name()
        name = make_label(sans(15, 600), words, wraps=True, plain=True)
        name.setStyleSheet(f"color: {ink};")
        table = self.tables[number]
        set_accessible_texts(table, words)
        table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        door = make_button(self.tr("Open this table here"), lambda: self._open(number), 14)
        set_accessible_texts(door, filled(self.tr("Open this table here: {rules}"), rules=words))
        return make_column(name, (table, 1), self.happened[number], make_row(door, None), gap=8, rim=(0, 0, 0, 0))

    # --- reading -------------------------------------------------------------------------------------------------

    def _reading(self, number: int, game: OpenGame) -> Generator[float, None, None]:
        yield from game.told.reading()
        self._known[number] = True
        if all(self._known):
            self._mark()
            self._parted = self._first_difference()
            self.to_where_they_part()

    def _first_difference(self) -> int:
        """Return the first moment at which something has happened on one table only; the last one if there is none.

        Moves alone don't tell, since a rule may show in what follows from the same moves.
        """
        one, other = self._games
        for at in range(1, self.timeline.maximum() + 1):
            if one.happened(at) != other.happened(at):
                return at
        return self.timeline.maximum()

    def _mark(self) -> None:
        """Show landmarks of the longer game on the timeline of both."""
        longest = max(self._games, key=lambda game: len(game.record.lines))
        self.timeline.show_landmarks(longest.told.landmarks(longest.first.opening, longest.first.landmark))

    # --- stepping ------------------------------------------------------------------------------------------------

    @property
    def at(self) -> int:
        """Moment that is shown: the number of lines played."""
        return self.timeline.value()

    @property
    def ready(self) -> bool:
        """True if both records have been read."""
        return all(self._known)

    def go_to(self, at: int) -> None:
        """Show both games at a moment."""
        self.timeline.setValue(at)
        self._show()

    def to_where_they_part(self) -> None:
        """Go to the moment at which the first difference has just happened."""
        self.go_to(self._parted)

    def step(self) -> None:
        """Go forward by one line."""
        self.go_to(self.at + 1)

    def step_back(self) -> None:
        """Go back by one line."""
        self.go_to(self.at - 1)

    def _show(self) -> None:
        if not self.ready:
            return
        for game, table, happened in zip(self._games, self.tables, self.happened, strict=True):
            count = game.told.ends[game.moment(self.at)]
            table.show_model(game.history.at(count))
            words = game.words(self.at)
            happened.setText(words)
            set_accessible_texts(table, table.accessibleName(), words)
        self.step_buttons[0].setEnabled(self.at > 0)
        self.step_buttons[1].setEnabled(self.at < self.timeline.maximum())

    def _open(self, number: int) -> None:
        self.opened.emit(number, self._games[number].moment(self.at))

    @override
    def enter(self) -> None:
        """Focus the timeline."""
        self.timeline.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the arrow keys; Home goes to the first difference."""
        onward = Qt.Key.Key_Left if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else Qt.Key.Key_Right
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            (self.step if event.key() == onward else self.step_back)()
        elif event.key() == Qt.Key.Key_Home:
            self.to_where_they_part()
        else:
            super().keyPressEvent(event)
