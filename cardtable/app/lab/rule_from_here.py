"""House rule to change from a moment of a game on: the rule, its new value, and when it takes effect."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.narrow_box import NarrowBox
from cardtable.app.setup.rule_field import RuleField
from cardtable.engine.houserules import HouseRule, HouseRules
from cardtable.language import filled, labelled
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
