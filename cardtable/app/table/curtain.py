"""Curtain between two people at one screen: it says whose turn it is, and they lift it."""

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.fonts import serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.table.accessible_texts import take_away
from cardtable.app.table.answer_button import Answer, AnswerButton, KeyRepeatGuard
from cardtable.language import filled

_MILLISECONDS = 320
"""Milliseconds that the curtain takes to fall or to lift at normal pace."""
_SHADE = 0.62
"""Opacity of the shade over the table behind it."""


class Curtain(QWidget):
    """Card screen across the table. It hides nothing by itself: what lies behind it must be fit for everyone to see."""

    lifted = Signal(int)
    """The person in this seat, whose turn it is, wants to see their cards."""

    def __init__(self, pixmaps: Pixmaps, table: QWidget) -> None:
        super().__init__(table)
        self._pixmaps = pixmaps
        self._guard = KeyRepeatGuard()
        self._seat = -1
        self._emblem = 0
        self._name = ""
        self._down = 0.0  # share by which it has come down
        self._clock = QVariantAnimation(self)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._move)
        self._clock.finished.connect(self._moved)
        self._lifting = False
        label, says = self.tr("Show my side"), self.tr("Others, look away")
        answer = Answer("lift", label, says, "Return", self._lift, likely=True)
        self.button = AnswerButton(answer, 1.0, self._guard, self)
        self.others: list[AnswerButton] = []
        """Buttons for what else may be done."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.button)
        self.hide()

    @property
    def seat(self) -> int:
        """Seat whose turn it is; -1 if the curtain is up."""
        return self._seat

    @property
    def words(self) -> str:
        """Sentence on whose move it is: not whose turn, since they may only have to answer another player's."""
        return filled(self.tr("It is {name}'s move"), name=self._name)

    @property
    def is_down(self) -> bool:
        """True if the curtain covers the table and isn't being lifted."""
        return self.isVisible() and not self._lifting

    def hang(self, before: QRect) -> None:
        """Set the area that the curtain covers, in the parent's coordinates."""
        self.setGeometry(before)
        self._put_buttons()

    def fall(self, seat: int, name: str, emblem: int, pace: float, others: Sequence[Answer] = ()) -> None:
        """Cover the table until the person in a seat lifts the curtain. `pace` is the duration of motions against
        normal, 0 for none; `others` are answers for what else may be done."""
        self._forget()
        self.others = [AnswerButton(answer, 1.0, self._guard, self) for answer in others]
        self._seat, self._name, self._emblem = seat, name, emblem
        set_accessible_texts(self, self.words)
        self._guard.asked()
        self._lifting = False
        self.show()
        self.raise_()
        self.button.setEnabled(True)
        self.setFocus()
        self._run(0.0, 1.0, pace)

    def lift(self, pace: float) -> None:
        """Uncover the table: what lies behind may be seen now. `pace` as in `fall`."""
        self._lifting = True
        self.button.setEnabled(False)
        self._run(1.0, 0.0, pace)

    def _run(self, start: float, end: float, pace: float) -> None:
        self._clock.stop()
        if pace <= 0:
            self._move(end)
            self._moved()
            return
        self._clock.setStartValue(start)
        self._clock.setEndValue(end)
        self._clock.setDuration(round(_MILLISECONDS * pace))
        self._clock.start()

    def _move(self, value: object) -> None:
        self._down = float(value)  # type: ignore[arg-type]
        for button in (self.button, *self.others):
            button.setVisible(self._down == 1.0)
        self.update()

    def _moved(self) -> None:
        if self._lifting:
            self._lifting = False
            self.hide()
            self._forget()
        else:
            self._put_buttons()
            for button in (self.button, *self.others):
                button.show()
            self.setFocus()

    def _forget(self) -> None:
        """Forget whose turn it was, and remove the other buttons."""
        for button in self.others:
            take_away(button)
        self.others = []
        self._seat, self._name, self._emblem = -1, "", 0
        set_accessible_texts(self, "")

    def _lift(self) -> None:
        if not self._lifting:
            self.lifted.emit(self._seat)

    # --- how it looks --------------------------------------------------------------------------------------------

    @property
    def _scale(self) -> float:
        return max(0.8, min(self.width() / 1080, self.height() / 900))

    @property
    def _screen(self) -> QRectF:
        """Area of the card screen when it is down."""
        size = QSizeF(min(self.width() * 0.74, 760 * self._scale), min(self.height() * 0.5, 420 * self._scale))
        middle = QPointF(self.width() / 2, self.height() * 0.44)
        return QRectF(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height())

    def _put_buttons(self) -> None:
        """Place the button of the person whose turn it is below the screen, and the others in a row under it."""
        top = self._screen.bottom() + 74 * self._scale
        for row in ([self.button], self.others):
            for button in row:
                button.scale = self._scale
            sizes = [button.sizeHint() for button in row]
            gap = 10 * self._scale
            left = (self.width() - sum(size.width() for size in sizes) - gap * (len(row) - 1)) / 2
            for button, size in zip(row, sizes, strict=True):
                button.setGeometry(round(left), round(top), size.width(), size.height())
                left += size.width() + gap
            top += 64 * self._scale

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), palette.faded(palette.PLAQUE, _SHADE * self._down))
        screen = self._screen
        painter.translate(0, (self._down - 1) * (screen.bottom() + 20))
        picture = self._pixmaps.screen(
            EMBLEMS[self._emblem], palette.SEATS[self._emblem], screen.size(), self.devicePixelRatioF()
        )
        painter.drawPixmap(screen.topLeft(), picture)
        scale = self._scale
        painter.setPen(palette.CREAM)
        font = serif(30 * scale, 700)
        painter.setFont(font)
        line = QRectF(24, screen.bottom() + 16 * scale, self.width() - 48, 46 * scale)
        text = QFontMetricsF(font).elidedText(self.words, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, text)

    # --- hands ---------------------------------------------------------------------------------------------------

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep all keys from the table."""
        event.accept()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
