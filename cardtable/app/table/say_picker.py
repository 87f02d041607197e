"""Where a person picks what they say: a kind of line, then its parts, each with one click or key."""

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.widgets import PlainLabel, has_keys
from cardtable.app.table.pick_button import PickButton
from cardtable.engine.state import NOBODY
from cardtable.language import translate
from cardtable.table.picking import Picking
from cardtable.table.sayings import Choice, Step
from cardtable.table.talk import Talk

if TYPE_CHECKING:
    from cardtable.app.table.presenter import TablePresenter

KEY = "T"
"""The key that opens the picker, and closes it while nothing is half picked."""
_MARGIN = 14


class SayPicker(QWidget):
    """Lies over the felt, above the question. The game goes on beneath."""

    said = Signal(int, dict)
    """A seat says a line."""
    left = Signal()
    """Nothing is to be said."""

    def __init__(self, table: "TablePresenter", talk: Talk) -> None:
        super().__init__(table.page.top)
        self._table, self._talk = table, talk
        self._scale = table.layout.text_scale
        people = table.source.speakers
        self.speaker = table.source.person if table.source.person in people else people[0]
        """Who says it."""
        self._picking = self._begin()
        self._shown: list[Step] = []
        self._typed = ""
        self._several = 0  # so many of the choices can be picked beside one another
        self.buttons: list[PickButton] = []
        """All that can be picked now."""
        self._rows: list[list[PickButton]] = []
        self.setAccessibleName(self.tr("Say something"))
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._head = PlainLabel()
        self._head.setFont(serif(19 * self._scale, 700))
        self._head.setTextFormat(Qt.TextFormat.PlainText)
        self._head.setStyleSheet(f"color: {palette.CREAM.name()}; background: transparent;")
        self._tools = QHBoxLayout()
        self._tools.addWidget(self._head, 1)
        self._back = self._tool(translate("table", "Back"), "⌫")
        self._back.clicked.connect(self.step_back)
        close = self._tool(translate("table", "Close"), "Esc")
        close.clicked.connect(self.left)
        self._people = QHBoxLayout()
        self._content: QWidget | None = None
        self._column = QVBoxLayout(self)
        margin = round(_MARGIN * self._scale)
        self._column.setContentsMargins(margin, margin - 4, margin, margin)
        self._column.setSpacing(round(8 * self._scale))
        self._column.addLayout(self._tools)
        self._column.addLayout(self._people)
        if len(people) > 1:
            self._add_people(people)

    def _tool(self, words: str, key: str) -> PickButton:
        button = PickButton(Choice(words, {}), key, self._scale * 0.85, self._table.pixmaps, None)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._tools.addWidget(button)
        return button

    def _add_people(self, people: Sequence[int]) -> None:
        """Who of those before this screen speaks."""
        group = QButtonGroup(self)
        label = PlainLabel(self.tr("Who is speaking?"))
        label.setFont(sans(13 * self._scale))
        label.setStyleSheet(f"color: {palette.CREAM.name()}; background: transparent;")
        self._people.addWidget(label)
        for seat in people:
            choice = Choice(self._table.source.names[seat], {}, seat=seat)
            button = PickButton(choice, "", self._scale, self._table.pixmaps, self._table.emblems[seat])
            button.setObjectName(f"speaker {seat}")
            button.setCheckable(True)
            button.setChecked(seat == self.speaker)
            group.addButton(button, seat)
            self._people.addWidget(button)
        self._people.addStretch(1)
        group.idClicked.connect(self._speak_as)

    def _speak_as(self, seat: int) -> None:
        self.speaker = seat
        self._picking = self._begin()
        self._show()

    def open(self) -> None:
        """Shows it, and gives it the keys."""
        self._show()
        self.show()
        self.raise_()

    # --- picking -------------------------------------------------------------------------------------------------

    def _begin(self) -> Picking:
        names = self._table.source.names
        return Picking(self._talk, self.speaker, names[self.speaker] if len(self._table.source.speakers) > 1 else "")

    def _pick(self, choice: Choice, step: int) -> None:
        line = self._picking.pick(choice, step)
        if line is not None:
            self.said.emit(self.speaker, line)
        else:
            self._follow()

    def step_back(self) -> None:
        """Takes up the last pick again; from the first on it closes."""
        if self._picking.go_back():
            self._follow()
        else:
            self.left.emit()

    def _follow(self) -> None:
        """Shows what is to be picked now, anew where that is something else."""
        if self._picking.steps() == self._shown:
            self._tell()
        else:
            self._show()

    # --- showing -------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Shows what is to be picked now."""
        if self._content is not None:
            self._column.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
        self.buttons, self._rows, self._typed = [], [], ""
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(8 * self._scale))
        steps = self._shown = self._picking.steps()
        self._several = len(steps[0].choices) if steps[0].adds else 0
        keys = _keys([choice for step in steps for choice in step.choices])
        for number, step in enumerate(steps):
            if number:
                label = PlainLabel(step.asks)
                label.setFont(serif(16 * self._scale, 700))
                label.setStyleSheet(f"color: {palette.CREAM.name()}; background: transparent;")
                column.addWidget(label)
            column.addLayout(self._grid(step, number, keys[: len(step.choices)]))
            keys = keys[len(step.choices) :]
        self._column.addWidget(self._content)
        self._content.show()  # a layout takes what is not shown for nothing
        self._tell()
        self.fit()
        self.buttons[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def _grid(self, step: Step, number: int, keys: Sequence[str]) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(round(6 * self._scale))
        made = []
        for choice, key in zip(step.choices, keys, strict=True):
            emblem = self._table.emblems[choice.seat] if choice.seat != NOBODY else None
            button = PickButton(choice, key, self._scale, self._table.pixmaps, emblem)
            button.clicked.connect(lambda checked=False, choice=choice: self._pick(choice, number))
            made.append(button)
        columns = step.columns or _columns([button.sizeHint().width() for button in made], self._room)
        for place, button in enumerate(made):
            grid.addWidget(button, place // columns, place % columns)
            if place % columns == 0:
                self._rows.append([])
            self._rows[-1].append(button)
        if len(made) <= columns and not step.columns:
            grid.setColumnStretch(columns, 1)
        self.buttons += made
        return grid

    @property
    def _room(self) -> int:
        """How wide what stands in it may be."""
        widest = self._table.page.top.width() - 40
        inner: int = min(round(680 * self._scale), widest) - 2 * round(_MARGIN * self._scale)
        return inner

    def _tell(self) -> None:
        """Says what is asked, and what has been picked so far."""
        asks, chosen = self._picking.asks, self._picking.chosen()
        for button in self.buttons:
            button.show_picked(button.choice in chosen)
        if asks != self._head.text():
            self._head.setText(asks)
            set_accessible_texts(self._head, asks)
            self._table.announce(asks)
        self._back.setVisible(self._picking.can_go_back)

    def fit(self) -> None:
        """Lies over the felt above the question, as large as it must be."""
        top, prompt = self._table.page.top, self._table.page.prompt.geometry()
        self._column.invalidate()
        self._column.activate()
        size = self._column.totalSizeHint()
        width = min(max(size.width(), self._room + 2 * round(_MARGIN * self._scale)), top.width() - 16)
        height = size.height()  # the width is the same for all steps, or it would jump
        x = min(max(8, prompt.center().x() - width // 2), top.width() - width - 8)
        lowest = prompt.bottom() - round(58 * self._scale)  # the answers can still be reached
        y = max(8, min(lowest, top.height()) - height)
        self.setGeometry(QRect(x, y, width, height))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(palette.faded(palette.BRASS, 0.55), 1.2))
        painter.setBrush(palette.mix(palette.PLAQUE, palette.PANEL, 0.3))
        painter.drawRoundedRect(body, 14, 14)

    # --- keys ----------------------------------------------------------------------------------------------------

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape or (
            event.text().upper() == KEY and not event.isAutoRepeat() and not self._picking.picked
        ):
            self.left.emit()
        elif key == Qt.Key.Key_Backspace:
            self.step_back()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._move(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._enter()
        elif event.text().strip() and not event.isAutoRepeat():
            self._type(event.text().upper())

    def _type(self, sign: str) -> None:
        """A key of a choice; a number may have several digits."""
        for typed in (self._typed + sign, sign):
            found = [button for button in self.buttons if button.key.startswith(typed) and button.key != "Return"]
            if found:
                self._typed = typed
                exact = next((button for button in found if button.key == typed), None)
                if exact and len(found) == 1:
                    self._typed = ""
                    exact.click()
                elif exact:
                    exact.setFocus(Qt.FocusReason.TabFocusReason)  # Enter picks it, unless another digit comes
                return
        self._typed = ""

    def _enter(self) -> None:
        """Picks what has the focus; but what was picked beside one another is said to all."""
        focused = next((place for place, button in enumerate(self.buttons) if has_keys(button)), 0)
        bright = next((button for button in self.buttons if button.bright), None)
        if bright and self._picking.picked and focused < self._several:
            bright.click()
        else:
            self.buttons[focused].click()

    def _move(self, event: QKeyEvent) -> None:
        """The arrows go from choice to choice."""
        row, column = next(
            ((row, column) for row, held in enumerate(self._rows) for column, one in enumerate(held) if has_keys(one)),
            (0, 0),
        )
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            row = (row + (1 if event.key() == Qt.Key.Key_Down else -1)) % len(self._rows)
        else:
            column = (column + self._table.step_of(event)) % len(self._rows[row])
        goal = self._rows[row][min(column, len(self._rows[row]) - 1)]
        goal.setFocus(Qt.FocusReason.TabFocusReason)


def _keys(choices: Sequence[Choice]) -> list[str]:
    """The key of each choice: its own, a letter of whose name it carries, or its number."""
    taken = {choice.key for choice in choices if choice.key} | {KEY}
    keys, number = [], 0
    seats: set[int] = set()  # who stands there twice has a key where they must be picked, which comes first
    for choice in choices:
        key = choice.key
        if not key and choice.seat != NOBODY and choice.seat not in seats:
            key = next((sign for sign in choice.words.upper() if sign.isalpha() and sign not in taken), "")
            seats.add(choice.seat)
        elif not key and not choice.cards:
            number += 1
            key = f"{number}" if number < 10 and f"{number}" not in taken else ""
        taken.add(key)
        keys.append(key)
    return keys


def _columns(widths: Sequence[int], room: int) -> int:
    """How many choices stand in a row, so that rows are about as long as one another."""
    widest = max(widths) + 6
    most = max(1, room // widest)
    rows = ceil(len(widths) / most)
    return ceil(len(widths) / rows)
