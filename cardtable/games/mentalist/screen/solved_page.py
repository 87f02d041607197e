"""Page of perfect play between two: a map of chances or mixes by chips and pot, and the mixes of each position.

It takes any number of chips, ante and betting limit; a match that isn't solved yet is solved in a thread, where numpy
is imported.
"""

from collections.abc import Generator
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.jobs import JobSlot, run, slices, thread
from cardtable.app.parts.backdrop import OverlayPage
from cardtable.app.parts.fields import NumberField
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.painting import END
from cardtable.app.parts.widgets import PlainLabel, scrolling
from cardtable.app.parts.work_note import Saving, WorkNote
from cardtable.app.settings import Settings
from cardtable.app.style import scheme
from cardtable.app.table.thumbnail import TablePicture
from cardtable.app.zoom import add_gap
from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.players.solvable import MOST, chips_in_play
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.games.mentalist.screen.solved_charts import Heat, HeatMap, MixBars, Often, Scales, hundredth
from cardtable.games.mentalist.table import MentalistModel
from cardtable.language import filled, translate
from cardtable.table.model import Perspective, TableModel

if TYPE_CHECKING:
    from cardtable.games.mentalist.players.solved_match import SolvedTable

_LEAST_TABLE = 190.0
"""Height from which the position's table is shown, in designed pixels."""
_CHANCES, _BETS, _GUESSES = range(3)
"""Kinds of map."""
_REST = 300
"""Milliseconds without a change of numbers before a match is solved, so that numbers stepped over aren't."""


class MatchPlace(NamedTuple):
    """Position of a solved match."""

    chips: int
    """Chips of the bettor."""
    pot: int
    first: bool
    """True if the bettor has the First Bettor button."""


class MatchToSolve(NamedTuple):
    """Match to solve."""

    total: int
    """Chips in all."""
    ante: int
    capped: bool

    def table(self, place: MatchPlace) -> TableModel:
        """Return the table model of a position, seen from the bettor's side."""
        rules = MentalistRules.made({"ante": self.ante})
        bettor, guesser = 0, 1
        chips = [place.chips, self.total - place.chips - place.pot]
        button = bettor if place.first else guesser
        setup = {"chips": chips, "pot": place.pot, "bettor": bettor, "button": button}
        names = [translate("mentalist", "bettor"), translate("mentalist", "guesser")]
        return MentalistModel(Perspective(rules, names, bettor, bettor, setup={"setup": setup}))

    @property
    def first_bet(self) -> MatchPlace:
        """Position of the first bet, with equal chips."""
        return MatchPlace(self.total // 2 - self.ante, 2 * self.ante, True)


def solved_page(pixmaps: Pixmaps, settings: Settings, rules: MentalistRules) -> "SolvedPage":
    """Return the page for the first bet between two under these rules, as far as they are solvable."""
    total = min(2 * rules.chips_each(2), MOST)
    ante = min(rules.ante, total // 2)
    match = MatchToSolve(total, ante, rules.bet_cap == "pot")
    return SolvedPage(pixmaps, settings, match, match.first_bet)


def of_state(state: Mentalist) -> tuple[MatchToSolve, MatchPlace]:
    """Return the match and the position of a solvable state, for its bet that is due or stands."""
    match = MatchToSolve(chips_in_play(state), state.terms.ante, state.terms.capped)
    return match, MatchPlace(state.scores[state.bettor], state.pot, state.button == state.bettor)


class SolvedPage(OverlayPage):
    """Page that shows one solved match after another."""

    def __init__(self, pixmaps: Pixmaps, settings: Settings, match: MatchToSolve, place: MatchPlace) -> None:
        super().__init__(pixmaps, 1400, 900, (76, 76))
        self._colours = scheme(settings)
        self._table: SolvedTable | None = None
        self._match = match
        """Match that the table is for."""
        self._number = 0
        """Number chosen on the map of mixes."""
        self._solving = JobSlot(self)
        self._drawing = JobSlot(self)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._solve)
        self._saving = Saving(self)
        self._saving.failed.connect(self.failed)
        self.map = HeatMap(self._colours)
        self.map.setAccessibleDescription(self.tr("Use the arrow keys to move between positions."))
        self.map.looked_at.connect(self._look_at)
        self.bars = MixBars(self._colours)
        self.picture = TablePicture(pixmaps, (0, 1), None, self.tr("The position at the table"), _LEAST_TABLE)
        self.picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._sheet.column.addLayout(self._head())
        self._sheet.column.addLayout(self._rules())
        self._sheet.column.addLayout(make_row((self._left(), 9), (self._right(), 5), gap=26), 1)
        self._sheet.column.addLayout(self._foot())
        self._show_match(match)
        self._show_place(place)
        self._offer(False)
        self._solve()

    # --- building ------------------------------------------------------------------------------------------------

    def _head(self) -> QHBoxLayout:
        title = make_label(serif(28, 700), self.tr("Perfect play"))
        says = self.tr("The classic two-player game, fully solved: no strategy beats this one on average.")
        return make_row(title, (make_label(sans(14), says, "dim", wraps=True, align=END), 1), gap=18)

    def _rules(self) -> QHBoxLayout:
        """Return the row of fields for the match."""
        ante, cap = MentalistRules.rule("ante"), MentalistRules.rule("bet_cap")
        self.total = _number_field(self.tr("Chips in total"))
        self.ante = _number_field(ante.label)
        self.cap = QComboBox()
        self.cap.addItems(cap.choice_labels)
        self.cap.setAccessibleName(cap.label)
        row = QHBoxLayout()
        row.setSpacing(10)
        for field in (self.total, self.ante, self.cap):
            label = PlainLabel(field.accessibleName())
            label.setBuddy(field)
            for widget in (label, field):
                widget.setFont(sans(14))
                row.addWidget(widget)
            add_gap(row, 14)
        row.addStretch(1)
        self.total.valueChanged.connect(self._ask)
        self.ante.valueChanged.connect(self._ask)
        self.cap.currentIndexChanged.connect(self._ask)
        return row

    def _left(self) -> QVBoxLayout:
        self.shown = QComboBox()
        self.shown.addItems([
            self.tr("The bettor's chance of winning"),
            self.tr("How often the bettor bets each number"),
            self.tr("How often the guesser guesses each number"),
        ])  # fmt: skip
        self.shown.setFont(sans(14))
        self.shown.setAccessibleName(self.tr("Map shows"))
        self.shown.currentIndexChanged.connect(self._draw)
        left = make_column(self.shown, (self.map, 1), gap=10)
        left.setAlignment(self.shown, Qt.AlignmentFlag.AlignLeading)
        return left

    def _right(self) -> QVBoxLayout:
        self.chips = _number_field(self.tr("The bettor has"))
        self.pot = _number_field(self.tr("In the pot"))
        self.first = QComboBox()
        self.first.addItem(self.tr("with the bettor"), True)
        self.first.addItem(self.tr("with the guesser"), False)
        self.first.setAccessibleName(self.tr("First Bettor button"))
        form = QFormLayout()
        form.setVerticalSpacing(8)
        for field in (self.chips, self.pot, self.first):
            field.setFont(sans(14))
            label = make_label(sans(14), field.accessibleName())
            label.setBuddy(field)
            form.addRow(label, field)
        self.chips.valueChanged.connect(self._change_chips)
        self.pot.valueChanged.connect(self._change_pot)
        self.first.currentIndexChanged.connect(self._draw)
        self.words = make_label(serif(17), wraps=True)
        heads = make_row(gap=44)
        for words, colour, side in (
            (self.tr("bets, in %"), self.bars.bet_colour, Qt.AlignmentFlag.AlignTrailing),
            (self.tr("guesses, in %"), self.bars.guess_colour, Qt.AlignmentFlag.AlignLeading),
        ):
            label = make_label(sans(13, 600), words, align=side)
            label.setStyleSheet(f"color: {colour.name()}")
            heads.addWidget(label, 1)
        mixes = QWidget()
        # The picture gets the height that the bars leave.
        mixes.setLayout(make_column(self.bars, (self.picture, 1), gap=14, rim=(0, 0, 0, 0)))
        return make_column(form, 4, self.words, 4, heads, (scrolling(mixes), 1), gap=8)

    def _foot(self) -> QHBoxLayout:
        self.back_button = make_button(self.tr("Back"), self.back, 15)
        tip = self.tr("Save all positions as a CSV file for a spreadsheet")
        self.save_button = make_button(self.tr("Save the table…"), self._save, 15, tip)
        return make_row(self.back_button, None, self.save_button)

    # --- which match ---------------------------------------------------------------------------------------------

    def _show_match(self, match: MatchToSolve) -> None:
        """Set the match's fields without solving anything."""
        for field in (self.total, self.ante, self.cap):
            field.blockSignals(True)
        self.total.setRange(2 * match.ante, MOST)
        self.total.setValue(match.total)
        each = filled(self.tr("({count} each)"), count=match.total // 2)
        self.total.setSuffix(f" {each}" if match.total % 2 == 0 else "")
        self.ante.setRange(1, min(MentalistRules.rule("ante").high, match.total // 2))
        self.ante.setValue(match.ante)
        self.cap.setCurrentIndex(match.capped)
        for field in (self.total, self.ante, self.cap):
            field.blockSignals(False)

    @property
    def _asked(self) -> MatchToSolve:
        """Match that the fields ask for."""
        return MatchToSolve(self.total.value(), self.ante.value(), bool(self.cap.currentIndex()))

    def _ask(self) -> None:
        """Adjust the fields' ranges to one another after a change, and solve the match soon."""
        self._show_match(self._asked)
        self._offer(False)
        self._rest.start()

    def _solve(self) -> None:
        """Solve the match that the fields ask for, unless it is the one shown."""
        self._solving.cancel()
        if self._table is not None and self._asked == self._match:
            self._offer(True)
            return
        match = self._asked
        job = run(thread(_solving(match)), self._solving, lambda table: self._show_table(match, table))
        words = filled(self.tr("Solving the match with {count} chips…"), count=match.total)
        WorkNote(job, words, self).cancel_button.clicked.connect(self._give_up)

    def _give_up(self) -> None:
        """Return to the match shown, or leave the page if there is none, after solving was cancelled."""
        if self._table is None:
            self.back.emit()
        else:
            self._show_match(self._match)
            self._offer(True)

    def _show_table(self, match: MatchToSolve, table: "SolvedTable") -> None:
        alike = match._replace(capped=self._match.capped) == self._match
        self._table, self._match = table, match
        self._show_place(self._place if alike else match.first_bet)
        self._offer(True)
        if self.window().focusWidget() is self:  # true even while another window is active
            self.map.setFocus()
        self._draw()

    def _offer(self, solved: bool) -> None:
        """Enable or disable what needs a solved match."""
        for widget in (self.map, self.chips, self.pot, self.first, self.shown, self.save_button):
            widget.setEnabled(solved)

    # --- which position ------------------------------------------------------------------------------------------

    def _show_place(self, place: MatchPlace) -> None:
        """Set the position's fields to the nearest position in the match, without drawing."""
        total, ante, _ = self._asked
        fields = (self.chips, self.pot, self.first)
        for field in fields:
            field.blockSignals(True)
        self.chips.setRange(1, total - ante)
        self.pot.setRange(ante, total - 1)
        self.chips.setValue(place.chips)
        self.pot.setValue(min(place.pot, total - self.chips.value()))
        self.first.setCurrentIndex(self.first.findData(place.first))
        for field in fields:
            field.blockSignals(False)

    def _change_chips(self) -> None:
        """Adjust the pot to a change of the bettor's chips."""
        self._show_place(self._place)
        if self.shown.currentIndex() == _CHANCES:
            self._mark()
        else:
            self._draw()

    def _change_pot(self) -> None:
        """Adjust the bettor's chips to a change of the pot."""
        pot = self.pot.value()
        fewer = self._place._replace(chips=min(self.chips.value(), self._asked.total - pot))
        moved = fewer.chips != self.chips.value()
        self._show_place(fewer)
        if moved and self.shown.currentIndex() != _CHANCES:
            self._draw()
        else:
            self._mark()

    @property
    def _place(self) -> MatchPlace:
        """Position that the fields show."""
        return MatchPlace(self.chips.value(), self.pot.value(), self.first.currentData())

    @property
    def _cell(self) -> tuple[int, int]:
        """Column and row of that position on the map."""
        return self.pot.value(), self.chips.value() if self.shown.currentIndex() == _CHANCES else self._number

    def _look_at(self, column: int, row: int) -> None:
        """Show the position of a cell of the map."""
        if self.shown.currentIndex() == _CHANCES:
            self._show_place(MatchPlace(row, column, self.first.currentData()))
        else:
            self._number = row
            self._show_place(self._place._replace(pot=column))
        self._tell()

    def _mark(self) -> None:
        """Choose the position of the fields on the map."""
        heat = self.map.heat
        column, row = self._cell
        if heat is not None and self.shown.currentIndex() != _CHANCES:
            while row and not heat.band(column, row):
                row -= 1
            self._number = row
        self.map.choose(column, row)
        self._tell()

    def _draw(self) -> None:
        """Compute the map again, in slices."""
        self._drawing.cancel()
        if self._table is None:
            return
        from cardtable.games.mentalist.screen.solved_work import chances_heat, mixes_heat

        chips, _, first = self._place
        shown = self.shown.currentIndex()
        steps = (
            chances_heat(self._table, first)
            if shown == _CHANCES
            else mixes_heat(self._table, chips, first, guesses=shown == _GUESSES)
        )
        run(slices(steps), self._drawing, self._show_heat)

    def _show_heat(self, heat: Heat) -> None:
        self.map.show_heat(heat, self._scales())
        self._mark()

    def _scales(self) -> Scales:
        pot = self.tr("chips in the pot")
        if self.shown.currentIndex() == _CHANCES:
            return Scales(self.tr("Wins in 100 matches"), "", pot, self.tr("the bettor's chips"))
        number = self.tr("chips bet") if self.shown.currentIndex() == _BETS else self.tr("chips guessed")
        return Scales(self.tr("How often, in %"), self.tr("never"), pot, number)

    # --- what there is -------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Show the chance and the mixes of the position, and tell the map the words for its cell."""
        if self._table is None:
            return
        from cardtable.games.mentalist.players.solved_match import MatchPosition

        chips, pot, first = self._place
        position = MatchPosition(chips, pot, first)
        bets, guesses = self._table.bet_mix(position).tolist(), self._table.guess_mix(position).tolist()
        rows = [
            Often(number, bet, guess)
            for number, (bet, guess) in enumerate(zip(bets, guesses, strict=True))
            if bet or guess
        ]
        shown = self.shown.currentIndex()
        self.bars.show_mixes(rows, None if shown == _CHANCES else self._number)
        self.picture.show_model(self._match.table(self._place))
        numbers = {"chips": f"{chips}", "other": f"{self._match.total - chips - pot}", "pot": f"{pot}"}
        numbers["chance"] = hundredth(min(max(self._table.chance(position), 0.0), 1.0))
        words = self.tr("The guesser has {other}. The bettor wins {chance} in 100 matches.")
        self.words.setText(filled(words, **numbers))
        cell = self.tr("Bettor {chips}, guesser {other}, pot {pot}: the bettor wins {chance} in 100 matches.")
        if shown != _CHANCES and self._number < len(bets):
            numbers["number"] = f"{self._number}"
            numbers["share"] = hundredth((bets if shown == _BETS else guesses)[self._number])
            cell = (
                self.tr("Pot {pot}: the bettor bets {number} ({share}%).")
                if shown == _BETS
                else self.tr("Pot {pot}: the guesser guesses {number} ({share}%).")
            )
        self.map.tell(filled(cell, **numbers))

    def _save(self) -> None:
        from cardtable.games.mentalist.screen.solved_work import written

        table, (total, ante, capped) = self._table, self._match
        assert table
        name = f"mentalist-{total}-{ante}{'-pot' if capped else ''}.csv"
        self._saving.ask(self.tr("Save the table"), name, self.tr("Tables"), lambda to: written(table, to))

    @property
    @override
    def ready(self) -> bool:
        return self.map.heat is not None

    @override
    def enter(self) -> None:
        """Give the focus to this page, from where it goes to the map once that is shown."""
        self.setFocus()


def _number_field(called: str) -> NumberField:
    field = NumberField(called)
    field.setKeyboardTracking(False)
    return field


def _solving(match: MatchToSolve) -> Generator[float, None, "SolvedTable"]:
    from cardtable.bots.player import keep_to_one_core

    keep_to_one_core()
    yield 0.0
    from cardtable.games.mentalist.screen.solved_work import solving

    return (yield from solving(*match))
