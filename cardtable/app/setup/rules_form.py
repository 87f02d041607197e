"""House rules as a form, made from their declaration: a field a rule, dimmed with the reason where it has no effect."""

import re
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from cardtable.app.art.fonts import sans
from cardtable.engine.houserules import HouseRule, HouseRules

translate = QCoreApplication.translate


class RulesForm(QWidget):
    """Shows and changes one set of house rules. `changed` tells of every change."""

    changed = Signal()

    def __init__(self, kind: type[HouseRules], presets: Mapping[str, tuple[str, HouseRules]]) -> None:
        super().__init__()
        self._kind = kind
        self._presets = presets
        self._quiet = False
        self._fields: dict[str, QWidget] = {}
        self._labels: dict[str, QLabel] = {}
        self._notes: dict[str, QLabel] = {}
        self.preset_box = QComboBox()
        self.preset_box.setAccessibleName(translate("rules", "House rules"))
        for key, (title, _) in presets.items():
            self.preset_box.addItem(title, key)
        self.preset_box.addItem(translate("rules", "Our own"), "")
        self.preset_box.activated.connect(self._take_preset)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.preset_box)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        column.addLayout(grid)
        column.addStretch(1)
        for place, rule in enumerate(kind.declared()):
            self._add(grid, place * 2, rule)
        self.show_rules(kind())

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        return [self.preset_box, *self._fields.values()]

    @property
    def rules(self) -> HouseRules:
        """The rules as they are set; RulesError where they can't stand together."""
        return self._kind.made({name: self._value(name) for name in self._fields})

    @property
    def held(self) -> HouseRules:
        """The rules as they are set, whether they can stand together or not."""
        return self._kind(**{name: self._value(name) for name in self._fields})

    def problem(self, seats: int) -> str:
        """Why the rules can't stand together at a table of so many, in a sentence; empty where they can."""
        clause = self.held.conflict(seats)
        if not clause:
            return ""
        for rule in self._kind.declared():  # the form doesn't show their names
            clause = re.sub(rf"\b{rule.name}\b", f"“{rule.label}”", clause)
        return clause[0].upper() + clause[1:] + "."

    def show_rules(self, rules: HouseRules) -> None:
        """Sets every field."""
        self._quiet = True
        for rule in self._kind.declared():
            field, value = self._fields[rule.name], rules.value(rule)
            if isinstance(field, QComboBox):
                field.setCurrentIndex(field.findData(value))
            elif isinstance(field, QCheckBox):
                field.setChecked(bool(value))
            elif isinstance(field, QSpinBox):
                field.setValue(int(value))
        self._quiet = False
        self._update()

    def _add(self, grid: QGridLayout, line: int, rule: HouseRule) -> None:
        label = QLabel(rule.label)
        note = QLabel()
        note.setFont(sans(12))
        note.setProperty("dim", True)
        note.setWordWrap(True)
        field = self._field(rule)
        field.setToolTip(rule.help)
        label.setToolTip(rule.help)
        field.setAccessibleName(rule.label)
        field.setAccessibleDescription(rule.help)
        label.setBuddy(field)
        grid.addWidget(label, line, 0)
        grid.addWidget(field, line, 1)
        grid.addWidget(note, line + 1, 0, 1, 2)
        self._fields[rule.name], self._labels[rule.name], self._notes[rule.name] = field, label, note

    def _field(self, rule: HouseRule) -> QWidget:
        if rule.kind == "choice":
            box = QComboBox()
            for value, words in zip(rule.choices, rule.choice_labels, strict=True):
                box.addItem(words, value)
            box.currentIndexChanged.connect(self._changed)
            return box
        if rule.kind == "switch":
            check = QCheckBox()
            check.toggled.connect(self._changed)
            return check
        spin = QSpinBox()
        spin.setRange(rule.low, rule.high)
        spin.setSpecialValueText(rule.lowest)
        spin.setAlignment(Qt.AlignmentFlag.AlignRight)
        spin.valueChanged.connect(self._changed)
        return spin

    def _value(self, name: str) -> object:
        field = self._fields[name]
        if isinstance(field, QComboBox):
            return field.currentData()
        if isinstance(field, QCheckBox):
            return field.isChecked()
        assert isinstance(field, QSpinBox)
        return field.value()

    def _changed(self) -> None:
        if not self._quiet:
            self._update()

    def _take_preset(self) -> None:
        key = self.preset_box.currentData()
        if key:
            self.show_rules(self._presets[key][1])

    def _update(self) -> None:
        """Dims what has no effect, says why, and names the preset that this is."""
        rules = self.held
        for rule in self._kind.declared():
            matters = rules.matters(rule)
            self._fields[rule.name].setEnabled(matters)
            self._labels[rule.name].setEnabled(matters)
            note = self._notes[rule.name]
            note.setVisible(not matters)
            if rule.when and not matters:
                text = translate("rules", "It matters only {when}.")
                note.setText(text.replace("{when}", rule.when.words))
        named = next((key for key, (_, preset) in self._presets.items() if preset == rules), "")
        self.preset_box.setCurrentIndex(self.preset_box.findData(named))
        self.changed.emit()
