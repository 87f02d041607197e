"""Form in which a person composes a line of talk: they pick its kind, then its parts, and say the sentence shown.

Each choice is a button with a word, a seat, or a few small cards.
"""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.felt_button import BRASS, GLASS, FeltButton
from cardtable.app.parts.seat_mark import draw_disc
from cardtable.app.parts.widgets import PlainLabel, has_keys, set_accessible_texts, take_away, tip_of
from cardtable.app.play.source import Source
from cardtable.app.table.page import TablePage
from cardtable.engine.lines import SayLine
from cardtable.engine.record import parse_line
from cardtable.engine.state import NOBODY
from cardtable.language import quoted, translate
from cardtable.table.sayings import SayingChoice, SayingStep
from cardtable.table.talk import Picking, Talk

KEY = "T"
"""Key that opens the picker, and closes it while nothing has been picked."""
_MARGIN = 14
_CARD = 30.0
_RATIO = 1.3
_STEP = 11.0
"""Distance of a small card from the one below it, in designed pixels."""
_HIGH, _LOW = 50.0, 38.0


class PickButton(FeltButton):
    """Button of one choice, with its key in the corner."""

    keys = (Qt.Key.Key_Space, Qt.Key.Key_Select)  # the picker has the others: Qt would treat all buttons as one row
    calm = False

    def __init__(self, choice: SayingChoice, key: str, scale: float, pixmaps: Pixmaps, emblem: int | None) -> None:
        super().__init__(choice.words, scale=scale)
        self.choice, self.key = choice, key
        self.picked = False
        """True if the choice has been picked, or is the default while no other is."""
        self.bright = key == "Return"
        """True if Enter picks it while the picker has the focus."""
        self._dimmed = False
        self._pixmaps, self._emblem = pixmaps, emblem
        self._say()
        self.setToolTip(tip_of(choice.says if choice.cards else ""))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMinimumSize(self.sizeHint())

    def _say(self) -> None:
        """Set the texts for screen readers."""
        choice = self.choice
        about = translate("table", "chosen") if self.picked else "" if choice.cards else choice.says
        set_accessible_texts(self, choice.says if choice.cards else choice.words, about)

    def show_picked(self, picked: bool) -> None:
        """Show whether the choice is among those picked."""
        if picked != self.picked:
            self.picked = picked
            self._say()
            self.update()

    def dim(self, on: bool) -> None:
        """Dim the bright button while Enter doesn't pick it, or show it bright again."""
        if on != self._dimmed:
            self._dimmed = on
            self.update()

    def show_key(self, key: str) -> None:
        """Show a key in the corner, or none if it is empty."""
        if key != self.key:
            self.key = key
            self.setMinimumSize(self.sizeHint())
            self.update()

    @override
    def sizeHint(self) -> QSize:
        scale, choice = self.scale, self.choice
        if choice.cards:
            width = _CARD + _STEP * (len(choice.cards) - 1) + 10
            return QSize(ceil(width * scale), ceil((_CARD * _RATIO + 10) * scale))
        width = QFontMetricsF(sans(15 * scale, 700)).horizontalAdvance(choice.words)
        if choice.says:
            width = max(width, QFontMetricsF(sans(12 * scale)).horizontalAdvance(choice.says))
        key = QFontMetricsF(sans(12 * scale)).horizontalAdvance(self._key_words()) / scale
        room = (34 if self._emblem is not None else 0) + 28 + (key + 6 if key else 0)
        return QSize(ceil(max(width + room * scale, 44 * scale)), ceil((_HIGH if choice.says else _LOW) * scale))

    @override
    def draw(self, painter: QPainter, whole: QRectF) -> None:
        body = whole.adjusted(2, 2, -2, -2)
        if self.choice.cards:
            self._draw_cards(painter, body)
            return
        scale, look = self.scale, BRASS if self.bright and not self._dimmed else GLASS
        self.draw_plate(painter, body, look)
        if self.isChecked() or self.picked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.BRASS.lighter(112), 2.0))
            painter.drawRoundedRect(body.adjusted(3, 3, -3, -3), 7, 7)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        inner = body.adjusted(12 * scale, 0, -12 * scale, 0)
        if self._emblem is not None:
            disc = 26 * scale
            x = body.right() - 7 * scale - disc if mirrored else body.x() + 7 * scale
            draw_disc(painter, self._pixmaps, self._emblem, QPointF(x, body.center().y() - disc / 2), disc)
            inner = inner.adjusted(0 if mirrored else 28 * scale, 0, -28 * scale if mirrored else 0, 0)
        self.draw_key(painter, body, self._key_words(), look.quiet)
        painter.setPen(look.ink)
        painter.setFont(sans(15 * scale, 700))
        line = QRectF(inner)
        if self.choice.says:
            line = QRectF(inner.x(), body.y() + 5 * scale, inner.width(), 21 * scale)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self.choice.words)
        if self.choice.says:
            painter.setFont(sans(12 * scale))
            painter.setPen(look.quiet)
            lower = QRectF(inner.x(), body.y() + 25 * scale, inner.width(), 18 * scale)
            painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, self.choice.says)

    def _key_words(self) -> str:
        return translate("table", "Enter") if self.key == "Return" else self.key

    def _draw_cards(self, painter: QPainter, body: QRectF) -> None:
        """Draw small cards without suits, each on top of the one before."""
        scale, cards = self.scale, self.choice.cards
        width, step = _CARD * scale - 6, _STEP * scale
        left = body.center().x() - (width + step * (len(cards) - 1)) / 2
        lift = 2.0 if self.underMouse() else 0.0
        for order, words in enumerate(cards):
            box = QRectF(left + order * step, body.y() + 3 - lift, width, width * _RATIO * 1.1)
            last = order == len(cards) - 1
            painter.setPen(QPen(palette.CREAM if last and self.hasFocus() else QColor("#B9AB8C"), 1.0))
            painter.setBrush(palette.BRASS.lighter(125) if self.picked else QColor("#FFFEFA"))
            painter.drawRoundedRect(box, 4, 4)
            if last:
                painter.setPen(palette.INK)
                painter.setFont(serif((17 if len(words) < 2 else 15) * scale, 700))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            self.draw_rim(painter, body, palette.CREAM, 8)


class SayPicker(QWidget):
    """Picker that lies over the felt, above the question. The game goes on beneath it."""

    said = Signal(object)
    """The person says a line: a SayLine."""
    left = Signal()
    """The person closes the picker without saying anything."""
    announced = Signal(str)
    """Screen readers are to be told of another question or sentence."""

    def __init__(
        self, page: TablePage, source: Source, pixmaps: Pixmaps, emblems: Sequence[int], talk: Talk, scale: float
    ) -> None:
        """`emblems` are by seat; `scale` is the factor by which texts are larger than designed."""
        super().__init__(page.top)
        self._page, self._source, self._pixmaps, self._emblems = page, source, pixmaps, emblems
        self._talk = talk
        self._scale = scale
        people = source.speakers
        self.speaker = source.seen.person if source.seen.person in people else people[0]
        """Seat that speaks."""
        self._picking = self._begin()
        self._shown: list[SayingStep | None] = []
        self._typed = ""
        self.buttons: list[PickButton] = []
        """Buttons of everything that can be picked now."""
        self._rows: list[list[PickButton]] = []
        self.go_button: PickButton | None = None
        """Bright button that says the sentence, or confirms a choice of several; None if the step has none."""
        self._sentence: PlainLabel | None = None
        self.setAccessibleName(self.tr("Say something"))
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._head = self._label("", serif(19 * self._scale, 700))
        self._so_far = self._label("", sans(13.5 * self._scale))
        self._so_far.setWordWrap(True)
        self._tools = QHBoxLayout()
        self._tools.addWidget(self._head, 1)
        self._back = self._tool(translate("table", "Back"), "Esc")
        self._back.clicked.connect(self.step_back)
        self._close = self._tool(translate("table", "Close"), "Esc")
        self._close.clicked.connect(self.left)
        self._people = QHBoxLayout()
        self._content: QWidget | None = None
        self._column = QVBoxLayout(self)
        margin = round(_MARGIN * self._scale)
        self._column.setContentsMargins(margin, margin - 4, margin, margin)
        self._column.setSpacing(round(8 * self._scale))
        self._column.addLayout(self._tools)
        self._column.addLayout(self._people)
        self._column.addWidget(self._so_far)
        if len(people) > 1:
            self._add_people(people)

    def _label(self, words: str, font: QFont) -> PlainLabel:
        label = PlainLabel(words)
        label.setFont(font)
        label.setStyleSheet(f"color: {palette.CREAM.name()}; background: transparent;")
        return label

    def _tool(self, words: str, key: str) -> PickButton:
        button = PickButton(SayingChoice(words, {}), key, self._scale * 0.85, self._pixmaps, None)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._tools.addWidget(button)
        return button

    def _add_people(self, people: Sequence[int]) -> None:
        """Let one of the people at this screen be chosen as the speaker."""
        group = QButtonGroup(self)
        self._people.addWidget(self._label(self.tr("Who is speaking?"), sans(13 * self._scale)))
        for seat in people:
            choice = SayingChoice(self._source.seen.names[seat], {}, seat=seat)
            button = PickButton(choice, "", self._scale, self._pixmaps, self._emblems[seat])
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
        """Show the picker and give it the keyboard focus."""
        self._show()
        self.show()
        self.raise_()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._show_keys)
        self._show_keys()

    def _show_keys(self) -> None:
        """Keep only one button bright: the one that Enter presses, here or among the answers beneath."""
        has = has_keys(self)
        self._page.prompt.dim(has)
        for button in self.findChildren(PickButton):
            button.dim(not has)

    # --- picking -------------------------------------------------------------------------------------------------

    def _begin(self) -> Picking:
        names = self._source.seen.names
        return Picking(self._talk, self.speaker, names[self.speaker] if len(self._source.speakers) > 1 else "")

    def _pick(self, choice: SayingChoice) -> None:
        self._picking.pick(choice)
        self._follow()

    def _go(self) -> None:
        """Say the sentence, or confirm what was picked of several."""
        line = self._line()
        if line is not None:
            self.said.emit(line)
        else:
            self._picking.go_on()
            self._follow()

    def _line(self) -> SayLine | None:
        """Return the complete line; None while something has still to be picked."""
        parts: Mapping[str, Any] | None = self._picking.line
        if parts is None:
            return None
        line = parse_line({"seat": self.speaker, **parts}, self._source.game, len(self._source.seen.names))
        assert isinstance(line, SayLine)
        return line

    def step_back(self) -> None:
        """Go back a step; from the first one, close the picker."""
        if self._picking.go_back():
            self._follow()
        else:
            self.left.emit()

    def _follow(self) -> None:
        """Show the current step, with new buttons if it is another one."""
        if [self._picking.step, self._picking.to] != self._shown:
            self._show()
            return
        self.refresh()
        if self._sentence and self.go_button:
            self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)  # another addressee: only to be said

    # --- showing -------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Build the buttons of the current step."""
        if self._content is not None:
            self._column.removeWidget(self._content)
            take_away(self._content)
        self.buttons, self._rows, self._typed = [], [], ""
        self.go_button = self._sentence = None
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(8 * self._scale))
        step, to = self._picking.step, self._picking.to
        self._shown = [step, to]
        if step is None:
            self._add_sentence(column, to)
        else:
            self._add_choices(column, step)
        if step is None or step.adds:
            words = translate("table", "Say it") if step is None else translate("table", "That's all")
            self.go_button = PickButton(SayingChoice(words, {}), "Return", self._scale, self._pixmaps, None)
            self.go_button.calm = True  # a second click was meant for the button in its place before
            self.go_button.clicked.connect(self._go)
            row = QHBoxLayout()
            row.addWidget(self.go_button)
            row.addStretch(1)
            column.addLayout(row)
            self._rows.append([self.go_button])
        self._column.addWidget(self._content)
        self._content.show()  # a layout ignores hidden widgets
        self.refresh()
        first = self.go_button if step is None else self.buttons[step.usual or 0]
        assert first
        self.setFocusProxy(first)  # a click beside the buttons must not take the focus from them
        first.setFocus(Qt.FocusReason.PopupFocusReason)
        self._show_keys()

    def _add_sentence(self, column: QVBoxLayout, to: SayingStep | None) -> None:
        """Add the complete sentence as it will be said, and the choice of its addressee."""
        self._sentence = self._label("", serif(18 * self._scale))
        self._sentence.setWordWrap(True)
        column.addWidget(self._sentence)
        if to is not None:
            column.addWidget(self._label(to.asks, serif(16 * self._scale, 700)))
            self._add_choices(column, to)
        column.addWidget(self._label(self.tr("Everyone at the table hears it."), sans(13.5 * self._scale)))

    def _add_choices(self, column: QVBoxLayout, step: SayingStep) -> None:
        grid = QGridLayout()
        grid.setSpacing(round(6 * self._scale))
        made = []
        for place, (choice, key) in enumerate(zip(step.choices, _keys(step.choices), strict=True)):
            emblem = self._emblems[choice.seat] if choice.seat != NOBODY else None
            button = PickButton(choice, key, self._scale, self._pixmaps, emblem)
            button.bright = place == step.usual
            button.clicked.connect(lambda checked=False, choice=choice: self._pick(choice))
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
        column.addLayout(grid)

    @property
    def _room(self) -> int:
        """Width available inside the picker, in logical pixels."""
        widest = self._page.top.width() - 40
        inner: int = min(round(680 * self._scale), widest) - 2 * round(_MARGIN * self._scale)
        return inner

    def refresh(self) -> None:
        """Show the question, what was picked so far and the sentence, which may change while the game goes on."""
        picking = self._picking
        line, chosen = self._line(), picking.chosen()
        for button in self.buttons:
            button.show_picked(button.choice in chosen)
        if self.go_button:
            self.go_button.setEnabled(line is not None or bool(chosen))
        sentence = quoted(self._talk.preview(line)) if line is not None else ""
        asks = " ".join(filter(None, [picking.asks, sentence]))
        if asks != self._head.accessibleName():
            self._head.setText(picking.asks)
            set_accessible_texts(self._head, asks)
            self.announced.emit(asks)
        if self._sentence and sentence != self._sentence.text():
            self._sentence.setText(sentence)
            set_accessible_texts(self._sentence, sentence)
        self._so_far.setText(picking.so_far)
        self._so_far.setVisible(bool(picking.so_far) and line is None)
        self._back.setVisible(picking.can_go_back)
        self._close.show_key("" if picking.can_go_back else "Esc")
        self.fit()

    def fit(self) -> None:
        """Place the picker over the felt above the question, as large as its contents need."""
        top, prompt = self._page.top, self._page.prompt.geometry()
        for label in (self._sentence, self._so_far):
            if label and label.text():
                label.setFixedSize(self._room, label.heightForWidth(self._room))
        self._column.invalidate()
        self._column.activate()
        size = self._column.totalSizeHint()
        width = min(max(size.width(), self._room + 2 * round(_MARGIN * self._scale)), top.width() - 16)
        height = size.height()  # the width is the same for all steps, or the picker would jump
        x = min(max(8, prompt.center().x() - width // 2), top.width() - width - 8)
        lowest = prompt.bottom() - round(58 * self._scale)  # the answers must stay in reach and readable
        lowest = min(lowest, self._page.prompt.answers_top - 2)
        y = max(8, min(lowest, top.height()) - height)
        self.setGeometry(QRect(x, y, width, height))

    # --- keys ----------------------------------------------------------------------------------------------------

    def takes(self, event: QKeyEvent) -> bool:
        """Handle the keys that lead back, even while the table has the focus; return False for any other key."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            self.step_back()
        elif event.text().upper() == KEY and not event.isAutoRepeat():
            if not self._picking.begun:
                self.left.emit()
        else:
            return False
        return True

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.takes(event):
            return
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._move(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._enter()
        elif event.text().strip() and not event.isAutoRepeat():
            self._type(event.text().upper())

    def _type(self, sign: str) -> None:
        """Pick the choice with a typed key; a number may have several digits."""
        for typed in (self._typed + sign, sign):
            found = [button for button in self.buttons if button.key.startswith(typed)]
            if found:
                self._typed = typed
                exact = next((button for button in found if button.key == typed), None)
                if exact and len(found) == 1:
                    self._typed = ""
                    exact.click()
                elif exact:
                    exact.setFocus(Qt.FocusReason.TabFocusReason)  # Enter picks it, unless another digit follows
                return
        self._typed = ""

    def _enter(self) -> None:
        """Press the focused button; where several can be picked, confirm them instead."""
        focused = next((button for button in self.findChildren(PickButton) if has_keys(button)), None)
        go = self.go_button
        if go and go.isEnabled() and (focused is None or (focused in self.buttons and self._picking.step is not None)):
            go.click()
        elif focused is not None:
            focused.click()

    def _move(self, event: QKeyEvent) -> None:
        """Move the focus with an arrow key."""
        row, column = next(
            ((row, column) for row, held in enumerate(self._rows) for column, one in enumerate(held) if has_keys(one)),
            (0, 0),
        )
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            row = (row + (1 if event.key() == Qt.Key.Key_Down else -1)) % len(self._rows)
        else:
            column = (column + self._page.step_of(event)) % len(self._rows[row])
        goal = self._rows[row][min(column, len(self._rows[row]) - 1)]
        goal.setFocus(Qt.FocusReason.TabFocusReason)


def _keys(choices: Sequence[SayingChoice]) -> list[str]:
    """Return the key of each choice: its own, or a number. A player has the same number as in the table's questions."""
    keys, number = [], 0
    for choice in choices:
        key = choice.key
        if not key and not choice.cards:
            number += 1
            key = f"{number}" if number < 10 else ""
        keys.append(key)
    return keys


def _columns(widths: Sequence[int], room: int) -> int:
    """Return how many choices stand in a row, so that all rows are about equally long."""
    widest = max(widths) + 6
    most = max(1, room // widest)
    rows = ceil(len(widths) / most)
    return ceil(len(widths) / rows)
