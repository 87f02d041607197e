"""Transport of a record that is shown: its timeline, and the buttons and keys that step through it, for any page.

The timeline is a slider over the record's lines, whose landmarks have words.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSlider, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.parts.forms import Does, make_button, make_row
from cardtable.app.parts.painting import CENTRE, write
from cardtable.app.parts.widgets import along, name_key, set_tip, tip_of
from cardtable.app.play.replay import Landmark
from cardtable.app.watch.shown_record import ShownRecord
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import labelled

EDGE = 12
_GROOVE = 5.0
_HANDLE = 9.0
_NEAR = 5
"""Distance from a landmark, in designed pixels, within which the mouse points at it."""
WORDS = 17
"""Height of the landmark's words, in designed pixels; they stand above the groove."""
_HEIGHT = 34
_LEAST_WIDTH = 90


class Timeline(QSlider):
    """Slider over the lines of a record. Above it stand the words of the landmark pointed at, or last reached."""

    def __init__(self, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(0, lines)
        self.setPageStep(max(1, lines // 10))
        self.setMinimumSize(_LEAST_WIDTH, WORDS + _HEIGHT)
        self.setMouseTracking(True)
        self.landmarks: Sequence[Landmark] = ()
        """Landmarks in order."""
        self._pointed: Landmark | None = None
        self._share = 1.0
        self.valueChanged.connect(self._say)
        self._say()

    def show_landmarks(self, landmarks: Sequence[Landmark]) -> None:
        """Mark these landmarks, given in order, and no others."""
        self.landmarks = landmarks
        self._point(None)
        self._say()

    def show_moment(self, at: int, end: int) -> None:
        """Show that `at` of `end` lines have been played, without asking for a jump."""
        blocked = self.blockSignals(True)
        self.setRange(0, end)
        self.setValue(at)
        self.blockSignals(blocked)
        self._say()
        self.update()

    def show_share(self, share: float) -> None:
        """Show the share of the way to the handle that the table has covered, 0 to 1."""
        self._share = share
        self.update()

    @property
    def groove(self) -> float:
        """Y coordinate of the groove's middle, in designed pixels."""
        return WORDS + (area(self).height() - WORDS) / 2

    @property
    def reached(self) -> Landmark | None:
        """Last landmark at or before the handle; None if there is none."""
        return next((mark for mark in reversed(self.landmarks) if mark.at <= self.value()), None)

    @property
    def shown(self) -> Landmark | None:
        """Landmark whose words stand above the timeline; None if there is none."""
        return self._pointed or self.reached

    def _say(self) -> None:
        """Set the name for screen readers."""
        name = self.tr("Position in the game")
        reached = self.reached
        self.setAccessibleName(labelled(name, reached.words) if reached else name)

    def x_of(self, line: int) -> float:
        """Return the x coordinate of the moment after `line` lines, in designed pixels."""
        return along(self, area(self).adjusted(EDGE, 0, -EDGE, 0), self.share_of(line))

    def share_of(self, line: int) -> float:
        """Return the share of the record, 0 to 1, that `line` lines are."""
        return line / max(1, self.maximum())

    def line_at(self, share: float) -> float:
        """Return how many lines a share of the record is; the inverse of `share_of`."""
        return share * self.maximum()

    @property
    def marks(self) -> Sequence[Landmark]:
        """Landmarks that can be pointed at."""
        return self.landmarks

    def _near(self, x: float) -> Landmark | None:
        """Return the landmark nearest to an x coordinate, within `_NEAR` of it; None if there is none."""
        near = [mark for mark in self.marks if abs(self.x_of(mark.at) - x) < _NEAR]
        return min(near, key=lambda mark: abs(self.x_of(mark.at) - x), default=None)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        middle = self.groove
        left, right, now = self.x_of(0), self.x_of(self.maximum()), self.x_of(self.value())
        text = self.palette().text().color()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.faded(text, 0.22))
        groove = self._bar(left, right, middle)
        painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)
        painter.setBrush(palette.faded(palette.BRASS, 0.4))
        painter.drawRoundedRect(self._bar(left, now, middle), _GROOVE / 2, _GROOVE / 2)
        painter.setBrush(palette.BRASS)
        painter.drawRoundedRect(self._bar(left, left + (now - left) * self._share, middle), _GROOVE / 2, _GROOVE / 2)
        for mark in self.landmarks:
            x = self.x_of(mark.at)
            colour = palette.BRASS if mark.at <= self.value() else palette.faded(text, 0.6)
            painter.setPen(QPen(colour, 3.0 if mark == self._pointed else 1.6))
            painter.drawLine(QPointF(x, middle - 10), QPointF(x, middle - 5))
        self._paint_words(painter)
        painter.setPen(QPen(text, 2.5) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(palette.BRASS)
        painter.drawEllipse(QPointF(now, middle), _HANDLE, _HANDLE)

    @staticmethod
    def _bar(left: float, right: float, middle: float) -> QRectF:
        return QRectF(min(left, right), middle - _GROOVE / 2, abs(right - left), _GROOVE)

    @property
    def words_box(self) -> QRectF:
        """Box of the landmark's words: above the landmark, moved inwards at the ends; empty if there are no words."""
        shown = self.shown
        if shown is None:
            return QRectF()
        room = area(self).width()
        width = min(QFontMetricsF(sans(12)).horizontalAdvance(shown.words) + 1, room)
        return QRectF(max(0.0, min(self.x_of(shown.at) - width / 2, room - width)), 0, width, WORDS)

    def _paint_words(self, painter: QPainter) -> None:
        shown, box = self.shown, self.words_box
        if shown is not None:
            write(painter, box, shown.words, sans(12), self.palette().text().color(), CENTRE)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._follow(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._near(event.position().x() / zoom_of(self)))
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._follow(event)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)

    def _point(self, mark: Landmark | None) -> None:
        """Point at a landmark, or at none."""
        self._pointed = mark
        self.setToolTip(tip_of(mark.words if mark else ""))
        self.update()

    def _follow(self, event: QMouseEvent) -> None:
        """Move the handle to the mouse; near a landmark, to the landmark."""
        share = (event.position().x() / zoom_of(self) - EDGE) / max(1, area(self).width() - 2 * EDGE)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        near = self._near(event.position().x() / zoom_of(self))
        self.setValue(near.at if near else round(self.line_at(max(0.0, min(share, 1.0)))))


def key_button(sign: str, says: str, key: str, then: Does | None = None) -> QPushButton:
    """Return a button whose tooltip names its key."""
    button = make_button(sign, then, 15, f"{says} ({key})")
    button.setAccessibleName(says)
    name_key(button, key)
    return button


class Transport(QWidget):
    """Row of buttons: to the start, a step back, play, a step on, to the end. It also drives the page's timeline."""

    def __init__(self, shown: ShownRecord, timeline: Timeline) -> None:
        super().__init__()
        self._shown = shown
        self.timeline = timeline
        self.first_button = key_button("|◀", self.tr("To the start"), self.tr("Home"), shown.to_the_beginning)
        self.back_button = key_button("◀", self.tr("Step back"), self.tr("left arrow"), shown.step_back)
        self.play_button = key_button("", "", "", shown.toggle)
        self.play_button.setFixedWidth(104)
        self.step_button = key_button("▶", self.tr("Step forward"), self.tr("right arrow"), shown.step)
        self.last_button = key_button("▶|", self.tr("To the end"), self.tr("End"), shown.to_the_end)
        buttons = (self.first_button, self.back_button, self.play_button, self.step_button, self.last_button)
        self.setLayout(make_row(*buttons, gap=10, rim=(0, 0, 0, 0)))
        timeline.valueChanged.connect(shown.jump)
        shown.came.connect(timeline.show_share)
        shown.landmarks_changed.connect(timeline.show_landmarks)
        shown.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        shown = self._shown
        word = self.tr("Pause") if shown.playing else self.tr("Play")
        self.play_button.setText(word)
        self.play_button.setAccessibleName(word)
        set_tip(self.play_button, f"{word} ({self.tr('Space')})")
        name_key(self.play_button, self.tr("Space"))
        if not shown.playing and shown.at == shown.end and self.play_button.hasFocus():
            shown.table.page.setFocus()  # so that Enter shows the result, and doesn't play the game from its start
        self.timeline.show_moment(shown.at, shown.end)
        for button in (self.first_button, self.back_button):
            button.setEnabled(shown.at > 0)
        for button in (self.step_button, self.last_button):
            button.setEnabled(shown.at < shown.end)

    def more_keys(self) -> Sequence[tuple[str, str]]:
        """Keys besides those of the buttons, each with what it does."""
        return ((self.tr("Ctrl and arrows"), self.tr("Next or previous key moment")),)

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return False if it has no meaning here."""
        shown = self._shown
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        on = (event.key() == Qt.Key.Key_Right) != mirrored
        match event.key():
            case Qt.Key.Key_Space if not event.isAutoRepeat():
                shown.toggle()
            case Qt.Key.Key_Left | Qt.Key.Key_Right if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                shown.leap(on)
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                (shown.step if on else shown.step_back)()
            case Qt.Key.Key_Home:
                shown.to_the_beginning()
            case Qt.Key.Key_End:
                shown.to_the_end()
            case _:
                return False
        return True
