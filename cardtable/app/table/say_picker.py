"""Where a person picks what they say: a kind of line, then its parts, each with one click or key."""

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.seat_mark import draw_disc
from cardtable.app.parts.widgets import has_keys
from cardtable.engine.state import NOBODY
from cardtable.language import filled, listed, named, translate
from cardtable.table.sayings import PICKED, Choice, Saying, Step, said
from cardtable.table.talk import Talk

if TYPE_CHECKING:
    from cardtable.app.table.presenter import TablePresenter

KEY = "T"
"""The key that opens the picker, and closes it while nothing is half picked."""
_CARD = 30.0
_RATIO = 1.3
_STEP = 11.0
"""From one little card to the next over it."""
_HIGH, _LOW = 50.0, 38.0
_MARGIN = 14


class PickButton(QAbstractButton):
    """One choice: a word, a seat, or a few little cards, with its key in the corner."""

    def __init__(self, choice: Choice, key: str, scale: float, pixmaps: Pixmaps, emblem: int | None) -> None:
        super().__init__()
        self.choice, self.key = choice, key
        self.picked = False
        """Whether it is one of several that have been picked, or counts as long as no other is."""
        self._scale, self._pixmaps, self._emblem = scale, pixmaps, emblem
        self.setText(choice.words)
        self._say()
        self.setToolTip(choice.says if choice.cards else "")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMinimumSize(self.sizeHint())

    def _say(self) -> None:
        """What screen readers hear."""
        choice = self.choice
        about = translate("table", "chosen") if self.picked else "" if choice.cards else choice.says
        set_accessible_texts(self, choice.says if choice.cards else choice.words, about)

    def show_picked(self, picked: bool) -> None:
        """Shows whether it is among what has been picked."""
        if picked != self.picked:
            self.picked = picked
            self._say()
            self.update()

    @property
    def bright(self) -> bool:
        """Whether Enter picks it."""
        return self.choice.key == "Return"

    @override
    def sizeHint(self) -> QSize:
        scale, choice = self._scale, self.choice
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
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setLayoutDirection(self.layoutDirection())
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.choice.cards:
            self._paint_cards(painter, body)
            return
        scale, bright = self._scale, self.bright or self.isChecked() or self.picked
        shade = QLinearGradient(body.topLeft(), body.bottomLeft())
        top = palette.BRASS.lighter(112) if bright else palette.mix(palette.PLAQUE, palette.FELT_LIGHT, 0.35)
        bottom = palette.BRASS.darker(112) if bright else palette.mix(palette.PLAQUE, palette.FELT_LIGHT, 0.1)
        if self.underMouse() and not self.isDown():
            top, bottom = top.lighter(108), bottom.lighter(114)
        shade.setColorAt(0, top)
        shade.setColorAt(1, bottom)
        painter.setBrush(shade)
        self._rim(painter)
        painter.drawRoundedRect(body, 9, 9)
        ink = palette.INK if bright else palette.CREAM
        quiet = palette.mix(ink, palette.BRASS if bright else palette.FELT_LIGHT, 0.25)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        inner = body.adjusted(12 * scale, 0, -12 * scale, 0)
        if self._emblem is not None:
            disc = 26 * scale
            x = body.right() - 7 * scale - disc if mirrored else body.x() + 7 * scale
            draw_disc(painter, self._pixmaps, self._emblem, QPointF(x, body.center().y() - disc / 2), disc)
            inner = inner.adjusted(0 if mirrored else 28 * scale, 0, -28 * scale if mirrored else 0, 0)
        if self.key:
            painter.setFont(sans(12 * scale))
            painter.setPen(quiet)
            corner = body.adjusted(8 * scale, 2 * scale, -8 * scale, 0)
            painter.drawText(corner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, self._key_words())
        painter.setPen(ink)
        painter.setFont(sans(15 * scale, 700))
        line = QRectF(inner)
        if self.choice.says:
            line = QRectF(inner.x(), body.y() + 5 * scale, inner.width(), 21 * scale)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self.choice.words)
        if self.choice.says:
            painter.setFont(sans(12 * scale))
            painter.setPen(quiet)
            lower = QRectF(inner.x(), body.y() + 25 * scale, inner.width(), 18 * scale)
            painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, self.choice.says)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space presses it. Arrows are the picker's: Qt's buttons would take them all for one row."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _key_words(self) -> str:
        return translate("table", "Enter") if self.key == "Return" else self.key

    def _rim(self, painter: QPainter) -> None:
        focused = self.hasFocus()
        rim = palette.CREAM if focused else palette.faded(palette.BRASS, 0.4)
        painter.setPen(QPen(rim, 2.0 if focused else 1.0))

    def _paint_cards(self, painter: QPainter, body: QRectF) -> None:
        """Little cards without suits, each over the one before."""
        scale, cards = self._scale, self.choice.cards
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
            self._rim(painter)
            painter.drawRoundedRect(body, 8, 8)


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
        self._saying: Saying | None = None
        self._picked: list[Choice] = []
        self._instead: dict[int, Choice] = {}
        """What is to be said instead of what is usual, by the place of its step among those."""
        self._at = 0
        self._typed = ""
        self._several = 0  # so many of the choices can be picked beside one another
        self.buttons: list[PickButton] = []
        """All that can be picked now."""
        self._rows: list[list[PickButton]] = []
        self.setAccessibleName(self.tr("Say something"))
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._head = QLabel()
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
        label = QLabel(self.tr("Who is speaking?"))
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
        self._saying, self._picked, self._instead, self._at = None, [], {}, 0
        self._show()

    def open(self) -> None:
        """Shows it, and gives it the keys."""
        self._show()
        self.show()
        self.raise_()

    # --- picking -------------------------------------------------------------------------------------------------

    @property
    def _sayings(self) -> Sequence[Saying]:
        return self._talk.speech.sayings(self.speaker)

    def _kinds(self) -> Step:
        kinds = [Choice(saying.label, {"say": saying.kind}, saying.says) for saying in self._sayings]
        return Step(self._question(), tuple(kinds))

    def _question(self) -> str:
        if len(self._table.source.speakers) > 1:
            who = named(self._table.source.names[self.speaker])
            return filled(translate("table", "What does {who} say?"), who=who)
        return translate("table", "What do you say?")

    def _steps(self) -> list[Step]:
        """What is to be picked now; where several may be picked, what comes after it too; and once nothing more must
        be, what is usual."""
        sayings = self._sayings
        if self._saying is None and len(sayings) == 1:
            self._saying = sayings[0]
        if self._saying is None:
            return [self._kinds()]
        must = self._saying.must
        shown = must[self._at : self._at + (2 if must[self._at].adds else 1)]
        return [*shown, *(self._saying.may if self._at + len(shown) == len(must) else ())]

    def _usual(self) -> list[Choice]:
        """What is said beside what was picked."""
        may = self._saying.may if self._saying is not None else ()
        return [self._instead.get(place, step.choices[step.usual]) for place, step in enumerate(may)]

    def _pick(self, choice: Choice, step: int) -> None:
        """A choice of one of the steps that stand there."""
        if self._saying is None:
            kind = choice.parts[
                "say"
            ]  # the game may have gone on, and it can't be said any more: then others are shown
            self._saying = next((saying for saying in self._sayings if saying.kind == kind), None)
        else:
            must, shown = self._saying.must, self._steps()
            if shown[step].usual != PICKED:
                self._instead[step - (len(must) - self._at)] = choice
                self._tell()
                return
            if must[self._at].adds and step == 0:
                self._add(choice)
                return
            if must[self._at].adds and not self._picked:
                return  # first of all something is to be claimed
            self._picked.append(choice)
            self._at += step + 1
            if self._at == len(must):
                self.said.emit(self.speaker, said(self._saying, [*self._picked, *self._usual()]))
                return
        self._show()

    def _add(self, choice: Choice) -> None:
        """One more of several: of cards alike as many as are picked at once, or one more than before."""
        alike = [held for held in self._picked if choice.cards and held.cards[:1] == choice.cards[:1]]
        others = [held for held in self._picked if held not in alike]
        if len(choice.cards) == 1 and alike:
            more = alike[0].cards + choice.cards
            choices = self._steps()[0].choices
            self._picked = others + [held for held in choices if held.cards == more]
        else:
            self._picked = others if choice in alike else [*others, choice]
        self._tell()

    def step_back(self) -> None:
        """Takes up the last pick again; from the first on it closes."""
        if self._picked:
            self._picked.pop()
            adds = self._saying is not None and self._saying.must[self._at].adds
            self._at -= not adds
            self._tell() if adds else self._show()
        elif self._saying is not None and len(self._sayings) > 1:
            self._saying, self._instead = None, {}
            self._show()
        else:
            self.left.emit()

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
        steps = self._steps()
        self._several = len(steps[0].choices) if steps[0].adds else 0
        keys = _keys([choice for step in steps for choice in step.choices])
        for number, step in enumerate(steps):
            if number:
                label = QLabel(step.asks)
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
        steps = self._steps()
        words = [choice.says if choice.cards else choice.words for choice in self._picked]
        asks = steps[0].asks
        if self._saying is not None and words:
            kind = self._saying.label.removesuffix("…").rstrip()
            asks = filled(translate("table", "{kind}: {what}"), kind=kind, what=listed(words))
        chosen = [*self._picked, *self._usual()]
        for button in self.buttons:
            button.show_picked(button.choice in chosen)
        if asks != self._head.text():
            self._head.setText(asks)
            set_accessible_texts(self._head, asks)
            self._table.announce(asks)
        self._back.setVisible((self._saying is not None and len(self._sayings) > 1) or bool(self._picked))

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
        if key == Qt.Key.Key_Escape or (event.text().upper() == KEY and not event.isAutoRepeat() and not self._picked):
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
        if bright and self._picked and focused < self._several:
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
