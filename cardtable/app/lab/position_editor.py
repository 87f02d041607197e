"""A position that is changed by hand: cards change places, coins go from one to another, and the game judges it."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QSpinBox, QWidget

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.lab.card_strip import CardStrip
from cardtable.app.parts.dialog import Dialog
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.play_button import PlayButton
from cardtable.app.parts.widgets import scrolling
from cardtable.app.setup.position_form import fault_told
from cardtable.engine.game import Part, Refused
from cardtable.engine.record import Header
from cardtable.engine.setups import SETUP, Place, cards_at, laid_elsewhere, swapped
from cardtable.engine.state import NOBODY
from cardtable.language import filled, labelled
from cardtable.table.words import card_words


class PositionEditor(Dialog):
    """Shows a position, part by part, and gives back what was made of it."""

    chosen = Signal(dict)
    """The new position, as a header's `setup` has it: one that the game takes."""

    def __init__(self, header: Header, setup: Mapping[str, Any], pixmaps: Pixmaps, parent: QWidget) -> None:
        """`header` is that of the game, with the rules that hold in the position; `setup` all of the position, as the
        game says it (`Game.setup_of`)."""
        super().__init__(parent)
        self._header = header
        self._before = dict(setup)
        self.position: dict[str, Any] = dict(setup)
        """As it is now."""
        self._picked: tuple[str, Place] | None = None
        self._parts = [part for part in header.game.position(header.rules, len(header.seats)) if part.matters]
        self.strips: dict[Place, CardStrip] = {}
        self.fields: dict[Place, QSpinBox | QComboBox] = {}
        self._pixmaps = pixmaps
        self.setWindowTitle(self.tr("Change position"))
        title = make_label(serif(24, 700), self.tr("Change position"))
        cards = self.tr(
            "Choose two cards to swap them. To move a card to another row, drag it there, or choose it and press "
            "Ctrl+Enter in that row."
        )
        note = make_label(sans(14), cards, "dim", wraps=True)
        note.setVisible(any(part.cards for part in self._parts))
        self.problem = make_label(sans(14), look="wrong", wraps=True, plain=True)
        self.reset_button = make_button(self.tr("Reset"), self._reset, 15)
        cancel = make_button(self.tr("Cancel"), self.reject, 15)
        self.play_button = PlayButton(self.tr("Branch from here"), self.accept, (190, 44))
        self.play_button.setDefault(True)
        self.accepted.connect(lambda: self.chosen.emit(self.position))
        inside = QWidget()
        inside.setLayout(self._rows())
        foot = make_row(cancel, self.reset_button, None, self.play_button, gap=12)
        shelf = scrolling(inside)
        column = make_column(title, note, (shelf, 1), self.problem, foot, gap=12, rim=(26, 22, 26, 20))
        self.fill(column, size=(900, 400) if self.strips else (480, 400), shelf=shelf)
        self._show()

    def _rows(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        row = 0
        for part in self._parts:
            label = make_label(sans(15, 600), part.label)
            label.setToolTip(part.help)
            if not part.each:
                grid.addWidget(label, row, 0)
                grid.addWidget(self._field(part, (part.key, NOBODY), part.label), row, 1)
                row += 1
                continue
            grid.addWidget(label, row, 0, 1, 2)
            row += 1
            for seat, name in enumerate(self._header.names):
                who = make_label(sans(14), name, plain=True)
                who.setIndent(12)
                grid.addWidget(who, row, 0)
                grid.addWidget(self._field(part, (part.key, seat), labelled(part.label, name)), row, 1)
                row += 1
        grid.setRowStretch(row, 1)
        return grid

    def _field(self, part: Part, place: Place, name: str) -> QWidget:
        if part.cards:
            strip = self.strips[place] = CardStrip(self._pixmaps, name)
            strip.picked.connect(partial(self._pick, place))
            strip.meant.connect(partial(self._lay_at, place))
            strip.dropped.connect(partial(self._drop, place))
            return strip
        field: QSpinBox | QComboBox
        if part.most is None:
            field = QComboBox()
            field.addItems(self._header.names)
            field.currentIndexChanged.connect(partial(self._set, place))
        else:
            field = QSpinBox()
            field.setRange(part.least, part.most)
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
            field.valueChanged.connect(partial(self._set, place))
        field.setMaximumWidth(220)
        field.setAccessibleName(name)
        field.setToolTip(part.help)
        self.fields[place] = field
        return field

    # --- what is done ------------------------------------------------------------------------------------------------

    def _pick(self, place: Place, card: str) -> None:
        """The first card waits for a second one, with which it changes places."""
        picked, self._picked = self._picked, None
        if picked is None:
            self._picked = (card, place)
        elif picked[0] != card:
            self.position = swapped(self.position, picked[0], card)
        self._show()

    def _lay_at(self, place: Place) -> None:
        """The card that is picked, if one is, lies there now."""
        picked, self._picked = self._picked, None
        if picked is not None and picked[1] != place:
            self.position = laid_elsewhere(self.position, *picked, place)
        self._show()

    def _drop(self, place: Place, source: CardStrip, card: str, over: str) -> None:
        """Swap the card with the one it was dropped on, or lay it at `place` where it was dropped beside them all.

        It is taken from `source`, the row that it was dragged from: a won prize stands in another row too."""
        self._picked = (card, next(each for each, strip in self.strips.items() if strip is source))
        if over:
            self._pick(place, over)
        else:
            self._lay_at(place)

    def _set(self, place: Place, value: int) -> None:
        key, seat = place
        held = self.position[key]
        changed = value if seat == NOBODY else [*held[:seat], value, *held[seat + 1 :]]
        self.position = {**self.position, key: changed}
        self._show()

    def _reset(self) -> None:
        self.position, self._picked = dict(self._before), None
        self._show()

    # --- what is shown -----------------------------------------------------------------------------------------------

    def _show(self) -> None:
        for place, strip in self.strips.items():
            strip.show_cards(cards_at(self.position, place), self._picked[0] if self._picked else "")
        for (key, seat), field in self.fields.items():
            value = self.position[key] if seat == NOBODY else self.position[key][seat]
            blocked = field.blockSignals(True)
            if isinstance(field, QSpinBox):
                field.setValue(value)
            else:
                field.setCurrentIndex(value)
            field.blockSignals(blocked)
        problem = self._problem()
        self.problem.setText(problem or self._waiting())
        self.problem.setProperty("wrong", bool(problem))
        self.problem.setProperty("dim", not problem)
        self.problem.style().polish(self.problem)
        changed = self.position != self._before
        self.reset_button.setEnabled(changed)
        self.play_button.setEnabled(changed and not problem)

    def _waiting(self) -> str:
        if self._picked is None:
            return ""
        text = self.tr("{card}: choose a card to swap it with.")
        return filled(text, card=card_words(self._picked[0]))

    def _problem(self) -> str:
        """Why no game can start there, in a sentence; empty where one can."""
        more = self._coins(self.position) - self._coins(self._before)
        if more:
            return (
                self.tr("You have given out %n too many.", "", more)
                if more > 0
                else self.tr("You still have %n to give out.", "", -more)
            )
        header = self._header
        own = {**header.own, SETUP: self.position}
        try:
            header.game.start(header.rules, len(header.seats), own)
        except Refused as error:
            return fault_told(error, self._parts, header.names)[1]
        return ""

    def _coins(self, position: Mapping[str, Any]) -> int:
        """How many there are in all."""
        held: Sequence[Any] = [position[part.key] for part in self._parts if part.coins]
        return sum([sum(each) if isinstance(each, list) else each for each in held])
