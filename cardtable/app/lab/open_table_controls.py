"""Controls of the open table: menu of a seat, buttons for the views, and a house rule to change from here."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QGridLayout, QMenu, QPushButton, QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.fields import NarrowBox
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.layouts import Flow
from cardtable.app.setup.rules_form import RuleField
from cardtable.app.start.kept_games import player_words
from cardtable.app.zoom import sharpness, zoom_of
from cardtable.bots.players import PLAYERS
from cardtable.engine.houserules import HouseRule, HouseRules
from cardtable.engine.record import Header
from cardtable.engine.state import EVERYTHING, Viewer
from cardtable.language import filled, labelled, named
from cardtable.table.rules_text import value_words


class RuleFromHere(QWidget):
    """Form with a house rule and its new value.

    It offers only rules that may change during a game and have an effect in it.
    """

    chosen = Signal()
    """Emitted when another rule or another value is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.rules: HouseRules | None = None
        self._seats = 2
        self._fields: dict[str, tuple[QWidget, RuleField]] = {}
        self.box = NarrowBox()
        self.box.setFont(sans(14))
        self.box.setAccessibleName(self.tr("Rule to change"))
        self.box.currentIndexChanged.connect(self._show_field)
        self._place = make_column(rim=(0, 0, 0, 0))
        self.note = make_label(sans(13), look="dim", wraps=True)
        tip = self.tr("Start a branch there with this rule")
        self.branch_button = make_button(self.tr("Branch and play on"), size=14, tip=tip, small=True)
        tip = self.tr("Play 500 games from there with this rule, and 500 without it, to see the difference")
        self.games_button = make_button(self.tr("500 games each"), size=14, tip=tip, small=True)
        self._buttons = make_row(self.branch_button, self.games_button, None, gap=8)
        self.setLayout(make_column(self.box, self._place, self.note, self._buttons, None, gap=6, rim=(0, 0, 0, 0)))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.show_moment("", "")

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stack the buttons if there is no room for them side by side."""
        super().resizeEvent(event)
        narrow = self.width() < self.branch_button.sizeHint().width() + self.games_button.sizeHint().width() + 8
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._buttons.setDirection(direction)

    def show_rules(self, rules: HouseRules, seats: int) -> None:
        """Set the rules in force at the shown moment, in a game with `seats` seats."""
        if rules == self.rules and seats == self._seats:
            return
        self.rules, self._seats = rules, seats
        key = self.box.currentData()
        self.box.blockSignals(True)
        self.box.clear()
        for rule in rules.declared():
            if not rule.whole_game and rules.matters(rule):
                self.box.addItem(rule.label, rule.name)
        self.box.setCurrentIndex(max(0, self.box.findData(key)))
        self.box.blockSignals(False)
        self._show_field()

    @property
    def rule(self) -> HouseRule | None:
        """Chosen rule; None if no rule can be changed."""
        name = self.box.currentData()
        return self.rules.rule(name) if self.rules is not None and name else None

    @property
    def changes(self) -> dict[str, object]:
        """Change as a record's `rules` line holds it; empty while the value is the one in force."""
        rule = self.rule
        if rule is None or self.rules is None:
            return {}
        value = self._fields[rule.name][1].value
        return {} if value == self.rules.value(rule, self._seats) else {rule.name: value}

    @property
    def words(self) -> str:
        """Chosen rule and value in words; empty without a rule."""
        rule = self.rule
        return labelled(rule.label, value_words(rule, self._fields[rule.name][1].value)) if rule else ""

    def show_moment(self, where: str, why_not: str) -> None:
        """Show the moment at which the change takes effect (`where`), or why it can't be made."""
        changes = self.changes
        if not changes:
            text = self.tr("Choose another value.") if self.rule else self.tr("No rules can be changed in this game.")
        elif why_not:
            text = why_not
        else:
            text = filled(self.tr("It takes effect at {moment}, so the branch starts there."), moment=where)
        self.note.setText(text)
        for button in (self.branch_button, self.games_button):
            button.setEnabled(bool(changes) and not why_not)

    def _show_field(self) -> None:
        rule = self.rule
        for shown, _ in self._fields.values():
            shown.hide()
        if rule is not None and self.rules is not None:
            if rule.name not in self._fields:
                self._make_field(rule)
            shown, field = self._fields[rule.name]
            field.show_value(self.rules.value(rule, self._seats))
            field.show_state(True, False, [])
            shown.show()
        self.show_moment("", "")
        self.chosen.emit()

    def _make_field(self, rule: HouseRule) -> None:
        shown = QWidget()
        grid = QGridLayout(shown)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        field = RuleField(rule, grid, 0, shown)
        field.edited.connect(self.chosen)
        field.label.setText(self.tr("becomes"))
        self._fields[rule.name] = shown, field
        self._place.addWidget(shown)


_EMBLEM = 18


class SeatMenu(QMenu):
    """Menu for a seat, with submenus for other seats if it was opened by a key."""

    taken = Signal(int)
    """Seat at which a person plays on."""
    handed = Signal(int, str)
    """Seat, and name of the bot that plays on at it."""
    looked = Signal(int)
    """Viewer whose view of the table is wanted."""

    def __init__(
        self, header: Header, emblems: Sequence[int], pixmaps: Pixmaps, seats: Sequence[int], on: bool, parent: QWidget
    ) -> None:
        """Fill the menu for the first of `seats`, with submenus for the others; `on` is True if the game can go on."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._header = header
        self._on = on
        first, *others = seats
        self.setAccessibleName(header.names[first])
        self._fill(self, first)
        for place, seat in enumerate(others):
            if not place:
                self.addSeparator()
            colour = palette.SEATS[emblems[seat]]
            picture = pixmaps.emblem(EMBLEMS[emblems[seat]], colour, _EMBLEM, sharpness(parent))
            below = QMenu(header.names[seat].replace("&", "&&"), self)
            below.setIcon(QIcon(picture))
            self.addMenu(below)
            self._fill(below, seat)

    def _fill(self, menu: QMenu, seat: int) -> None:
        take = menu.addAction(self.tr("Take this seat"), partial(self.taken.emit, seat))
        bots = QMenu(self.tr("Hand this seat to a bot"), menu)
        key = self._header.game.key
        for bot in PLAYERS[key]:
            bots.addAction(player_words(key, bot), partial(self.handed.emit, seat, bot))
        menu.addMenu(bots)
        menu.addAction(self.tr("See what this player sees"), partial(self.looked.emit, seat))
        for action in (take, bots.menuAction()):
            action.setEnabled(self._on)

    def show_at(self, at: QPoint) -> None:
        """Open the menu at a point of the screen, with its first entry selected."""
        self.popup(at)
        self.setActiveAction(self.actions()[0])


_VIEW_EMBLEM = 22
_ZERO = int(Qt.Key.Key_0)


class EyesRow(QWidget):
    """Row of buttons for the view: all hands, or those that a seat sees.

    Digits do the same: 0 for all hands, and for each seat its number from 1.
    """

    chosen = Signal(int)
    """Seat, or EVERYTHING, whose view was chosen."""

    def __init__(self, header: Header, emblems: Sequence[int], pixmaps: Pixmaps) -> None:
        super().__init__()
        self._emblems = emblems
        self._pixmaps = pixmaps
        self._group = QButtonGroup(self)
        self.buttons: dict[Viewer, QPushButton] = {}
        """Buttons by view (a seat, or EVERYTHING)."""
        self._add(
            EVERYTHING, self.tr("All hands"), self.tr("All hands open, with the player to move at the bottom (0)")
        )
        for seat, name in enumerate(header.names):
            text = self.tr("Your view ({key})") if seat == header.you else self.tr("View of {name} ({key})")
            self._add(seat, "", filled(text, name=named(name), key=seat + 1))
        flow = Flow(self, gap=4)
        for button in self.buttons.values():
            flow.addWidget(button)
        self.setAccessibleName(self.tr("View"))
        self.zoom_changed()

    def _add(self, viewer: Viewer, text: str, says: str) -> None:
        button = make_button(text, partial(self.chosen.emit, viewer), 13, says, small=True)
        button.setAccessibleName(says)
        button.setCheckable(True)
        button.setProperty("kind", True)
        button.setProperty("eyes", viewer >= 0)
        self._group.addButton(button)
        self.buttons[viewer] = button

    def zoom_changed(self) -> None:
        """Set the size of the emblems for the zoom."""
        size = round(_VIEW_EMBLEM * zoom_of(self))
        for viewer, button in self.buttons.items():
            if viewer >= 0:
                emblem = self._emblems[viewer]
                picture = self._pixmaps.emblem(EMBLEMS[emblem], palette.SEATS[emblem], _VIEW_EMBLEM, sharpness(self))
                button.setIcon(QIcon(picture))
                button.setIconSize(QSize(size, size))

    def show_eyes(self, viewer: Viewer) -> None:
        """Mark the button of the current view."""
        self.buttons[viewer].setChecked(True)

    def press(self, event: QKeyEvent) -> bool:
        """Handle a digit; return False for other keys and for seats that the game doesn't have."""
        number = event.key() - _ZERO
        if not 0 <= number <= len(self.buttons) - 1:
            return False
        self.buttons[number - 1 if number else EVERYTHING].click()
        return True
