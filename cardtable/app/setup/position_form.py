"""Form for the start of a game: its usual beginning, or a position, with fields for the parts that a game declares."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QSizePolicy, QWidget

from cardtable.app.art.fonts import sans
from cardtable.app.parts.fields import NumberField
from cardtable.app.parts.forms import make_label
from cardtable.app.parts.widgets import PlainLabel
from cardtable.app.setup.seat_row import SeatRow
from cardtable.app.zoom import apply_zoom
from cardtable.engine.game import AnyGame, PositionPart
from cardtable.engine.houserules import HouseRules
from cardtable.engine.setups import SETUP
from cardtable.errors import Refused
from cardtable.language import as_sentence, in_sequence, labelled, quoted
from cardtable.wording import Worded, in_words, reason

_NAME = 12
"""Least room for a name in a list of seats, in letters."""

_Place = tuple[str, SeatRow | None]
"""Key of a part, and the seat whose value it is; None for a part that has a single value."""


def fault_told(refused: Refused, parts: Sequence[PositionPart], names: Sequence[str]) -> tuple[str, str]:
    """Return what the engine says against a position: the key of the part that it is about, or "", and a sentence with
    the labels of parts and the names of players."""
    clause: object = reason(refused)
    if isinstance(clause, Worded) and clause.words.get("where") == SETUP:
        clause = clause.words["what"]
    if not isinstance(clause, Worded):
        return "", as_sentence(in_words(clause))
    labels = {part.key: quoted(part.label) for part in parts}
    others = {name: labels[key] for name, key in clause.words.items() if isinstance(key, str) and key in labels}
    if isinstance(who := clause.words.get("who"), Worded):
        others["who"] = quoted(names[int(str(who.words["seat"]))])
    about = clause.words.get("name")
    return str(about) if about in labels else "", as_sentence(clause.said(**others))


class PositionForm(QWidget):
    """Form for the position that a game starts from. A player's values move with them to another seat. Values that
    nobody has set are as at the usual beginning."""

    changed = Signal()

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self._game = game
        self._rows: list[SeatRow] = []
        self._parts: list[PositionPart] = []
        self._set: dict[_Place, int | SeatRow] = {}  # values set by the person
        self._fields: dict[_Place, NumberField | QComboBox] = {}
        self._labels: dict[_Place, QLabel] = {}
        self._wrong: dict[str, QLabel] = {}
        self._outside: dict[str, str] = {}  # reason why the number typed isn't allowed, by the part's key
        title = PlainLabel(self.tr("Start from"))
        self.box = QComboBox()
        """Choice between the game's beginning and a position."""
        for words, from_position in ((self.tr("the beginning"), False), (self.tr("a position"), True)):
            self.box.addItem(words, from_position)
        self.box.setAccessibleName(title.text())
        self.box.currentIndexChanged.connect(self.changed)
        title.setBuddy(self.box)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(title, 0, 0)
        self._grid.addWidget(self.box, 0, 1)

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in Tab order."""
        return [self.box, *self._fields.values()]

    @property
    def position(self) -> dict[str, Any] | None:
        """Position in the form of a header's `setup`; None if the game starts from its beginning."""
        if not self.box.currentData():
            return None
        values = {part.key: [self._value(part, place) for place in self._places(part)] for part in self._parts}
        return {part.key: values[part.key] if part.each else values[part.key][0] for part in self._parts}

    def _places(self, part: PositionPart) -> list[_Place]:
        """Return the places of a part's values: one for each seat, or a single one."""
        return [(part.key, row) for row in self._rows] if part.each else [(part.key, None)]

    def _value(self, part: PositionPart, place: _Place) -> int:
        held = self._set.get(place, part.usual)
        if isinstance(held, SeatRow):
            return self._rows.index(held) if held in self._rows else part.usual
        return held

    def _hold(self, part: PositionPart, place: _Place, value: int) -> None:
        self._set[place] = self._rows[value] if part.most is None else value

    def show_position(self, position: Mapping[str, Any]) -> None:
        """Show a position, given in the form of a header's `setup` for the present seats."""
        for part in self._parts:
            values = position[part.key] if part.each else [position[part.key]]
            for place, value in zip(self._places(part), values, strict=True):
                self._hold(part, place, value)
        self.box.setCurrentIndex(self.box.findData(True))

    def judge(self, rows: Sequence[SeatRow], rules: HouseRules) -> str:
        """Show the form for these seats and rules. If no game can start from the position, return the reason as a
        sentence and show it below the field that it is about. Return "" if a game can start."""
        self._rows = list(rows)
        self._parts = self._game.position(rules, len(rows))
        position = self.position
        self._show([part for part in self._parts if part.matters] if position else [])
        about = told = ""
        if position:
            try:
                self._game.start(rules, len(rows), {SETUP: position})
            except Refused as error:
                about, told = fault_told(error, self._parts, [row.called for row in self._rows])
        for key, label in self._wrong.items():
            label.setText(in_sequence([self._outside.get(key, ""), told if key == about else ""]))
            label.setVisible(bool(label.text()))
        return told

    # --- fields --------------------------------------------------------------------------------------------------

    def _show(self, parts: Sequence[PositionPart]) -> None:
        """Show a field for every value of `parts`, making new fields if others are shown."""
        if [place for part in parts for place in self._places(part)] != list(self._fields):
            self._build(parts)
        for part in parts:
            for place in self._places(part):
                name = labelled(part.label, place[1].called) if place[1] else part.label
                field = self._fields[place]
                self._labels[place].setText(name)
                field.setAccessibleName(name)
                with QSignalBlocker(field):
                    self._put(field, self._value(part, place))

    def _put(self, field: NumberField | QComboBox, value: int) -> None:
        """Show a value in a field, without emitting a change unless it differs; a seat is shown by its player's
        name."""
        if isinstance(field, NumberField):
            field.setValue(value)
            return
        names = [row.called for row in self._rows]
        if [field.itemText(at) for at in range(field.count())] != names:
            field.clear()
            field.addItems(names)
        field.setCurrentIndex(value)

    def _build(self, parts: Sequence[PositionPart]) -> None:
        """Replace all fields with new ones for `parts`."""
        for old in (*self._labels.values(), *self._fields.values(), *self._wrong.values()):
            old.hide()
            self._grid.removeWidget(old)
            old.deleteLater()
        self._labels, self._fields, self._wrong, self._outside = {}, {}, {}, {}
        line = 1
        for part in parts:
            for place in self._places(part):
                label, field = self._labels[place], self._fields[place] = PlainLabel(), self._made(part, place)
                label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # a long name is cut
                label.setBuddy(field)
                label.setToolTip(part.help)
                field.setToolTip(part.help)
                field.setAccessibleDescription(part.help)
                self._grid.addWidget(label, line, 0)
                self._grid.addWidget(field, line, 1)
                line += 1
            wrong = self._wrong[part.key] = make_label(sans(12), look="wrong", wraps=True, plain=True)
            wrong.hide()
            self._grid.addWidget(wrong, line, 0, 1, 2)
            line += 1
        apply_zoom(self)

    def _made(self, part: PositionPart, place: _Place) -> NumberField | QComboBox:
        if part.most is None:
            box = QComboBox()
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(_NAME)
            box.currentIndexChanged.connect(lambda value: self._edited(part, place, value))
            return box
        spin = NumberField(part.label, part.least, part.most)
        spin.outside.connect(lambda why: self._typed_outside(part, why))
        spin.valueChanged.connect(lambda value: self._edited(part, place, value))
        return spin

    def _typed_outside(self, part: PositionPart, why: str) -> None:
        self._outside[part.key] = why
        self.changed.emit()

    def _edited(self, part: PositionPart, place: _Place, value: int) -> None:
        self._hold(part, place, value)
        self.changed.emit()
