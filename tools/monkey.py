"""Monkey test of the window: random events, most of them what a person would do next.

All events come through the window system, as from a mouse and a keyboard. Each event is drawn from the seed and its
number alone. The pages it meets also depend on the bots' pace, so the same seed leads to the same place most of the
time, but not always.
"""

import time
from collections import deque
from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton, QWidget
from shiboken6 import isValid

from cardtable.app.after.result_page import ResultPage
from cardtable.app.routes import ChangeSettings, Home
from cardtable.app.settings import SPEEDS
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.table.answer_button import AnswerButton
from cardtable.app.table.game_page import GamePage
from cardtable.app.table.hand import CardButton
from cardtable.language import DECLARED, translate
from tools.findings import Findings
from tools.game_tools import tools_by_game
from tools.stage import Stage

_Kind = TypeVar("_Kind", bound=QWidget)
Step = Callable[[], object]
Steps = Iterator[Step]

SIZES = (QSize(1024, 700), QSize(1440, 900), QSize(2560, 1440))
LARGEST = QSize(3000, 2000)
_KEYS = [
    *(Qt.Key(Qt.Key.Key_0 + digit) for digit in range(10)),
    *(Qt.Key.Key_A, Qt.Key.Key_J, Qt.Key.Key_Q, Qt.Key.Key_K, Qt.Key.Key_H, Qt.Key.Key_L, Qt.Key.Key_R),
    *(Qt.Key.Key_C, Qt.Key.Key_D, Qt.Key.Key_S, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Z, Qt.Key.Key_V),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 3,
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Space, Qt.Key.Key_Return) * 3,
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_Delete, Qt.Key.Key_Escape, Qt.Key.Key_Enter, Qt.Key.Key_F1, Qt.Key.Key_F10, Qt.Key.Key_Menu),
]
_PLAIN = Qt.KeyboardModifier.NoModifier
_ALT = Qt.KeyboardModifier.AltModifier
_MODIFIERS = {
    Qt.KeyboardModifier.ShiftModifier: Qt.Key.Key_Shift,
    Qt.KeyboardModifier.ControlModifier: Qt.Key.Key_Control,
    _ALT: Qt.Key.Key_Alt,
}
"""Modifiers, each with its key."""
_LEFT = Qt.MouseButton.LeftButton
_BUTTONS = (_LEFT, _LEFT, _LEFT, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
_LOOP = 30
"""Milliseconds after which a step still running is taken for a nested event loop, such as that of dragged text."""
_LOOK = 10
"""Milliseconds between checks while the monkey waits."""
_PATIENCE = {GamePage: 20, ResultPage: 300}
"""Most checks that it waits on a page: for the others' moves, or for the review."""
_STUCK = 120.0
"""Seconds without news or a question to the person, after which a game counts as stuck."""
_NO_PROGRAM = "the program can't be started: {why}"
"""Legitimate message of the window: the monkey seats programs whose names it has typed at random."""
_TRAIL = 40


class Monkey(QObject):
    """Monkey at a stage's window. It stops at the first finding."""

    def __init__(self, stage: Stage, seed: int, findings: Findings) -> None:
        super().__init__()
        self.events = 0
        """Number of events so far."""
        self.ended = 0
        """Number of games whose result was shown."""
        self.trail: deque[str] = deque(maxlen=_TRAIL)
        """Descriptions of the last events."""
        self._stage = stage
        self._seed = seed
        self._findings = findings
        self._until = 0
        self._rng = Random()
        self._patient = False
        self._waited = 0
        self._steps: Steps = iter(())
        self._under_way = 0
        self._page: QWidget | None = None
        self._news: tuple[object, ...] = ()
        self._new_at = 0.0
        self._loop = QEventLoop(self)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._tick)
        self._deeds: dict[Callable[[], Steps], float] = {
            self._next: 55,
            self._touch: 12,
            self._poke: 6,
            self._type: 10,
            self._hold_key: 2,
            self._drag: 5,
            self._wheel: 3,
            self._resize: 2,
            self._ask_settings: 0.5,
            self._reopen: 0.15,
        }

    def sit(self, until: int) -> None:
        """Act until `until` events have happened in all, or something is found."""
        self._until = until
        self._new_at = time.monotonic()
        self._clock.start(0)
        self._loop.exec()

    def get_up(self) -> None:
        """Close what is open and return to the first page, in a window of the usual size."""
        while _close_what_lies_over():
            pass
        self._stage.window.showNormal()
        self._stage.window.resize(SIZES[1])
        self._stage.window.go(Home())
        self._page, self._news = None, ()

    # --- one event after another ---------------------------------------------------------------------------------

    def _tick(self) -> None:
        self._clock.start(_LOOP)  # if the step below enters a nested event loop, the next one may end that
        self._notice()
        step = next(self._steps, None)
        pause = 0
        if step:
            self._under_way += 1
            try:
                step()
            finally:
                self._under_way -= 1
        elif self._findings.found or self.events >= self._until:
            if not self._in_other_loop():
                self._clock.stop()
                self._loop.quit()
                return
            pause = _LOOK
        elif self._waits():
            pause = _LOOK
        else:
            self._steps = self._drawn()
        self._clock.start(pause)

    def _in_other_loop(self) -> bool:
        """Return whether a menu, a dialog or a drag may be running a nested event loop, after asking it to end.

        The monkey's own loop can't end inside a nested one.
        """
        over = _close_what_lies_over()
        if self._under_way:
            self._send(QTest.keyClick, Qt.Key.Key_Escape)
        return over or self._under_way > 0

    def _drawn(self) -> Steps:
        """Draw the next event and return its steps."""
        self.events += 1
        self._rng = Random(f"{self._seed} {self.events}")
        self._patient = self._rng.random() < 0.6
        self._waited = 0
        if isinstance(self._top(), QFileDialog):  # Qt's own dialog: leave it, since it could reach any file
            return self._press(Qt.Key.Key_Escape)
        (deed,) = self._rng.choices(list(self._deeds), list(self._deeds.values()))
        return deed()

    def _say(self, what: str) -> None:
        self.trail.append(f"{self.events} {type(self._page).__name__}: {what}")

    def _waits(self) -> bool:
        """Return whether to wait a moment longer, for the others' moves or for the review."""
        page = self._page
        if isinstance(page, GamePage):
            most = 0 if _likely(page) else _PATIENCE[GamePage]
        else:
            most = _PATIENCE[ResultPage] if isinstance(page, ResultPage) and self._rng.random() < 0.1 else 0
        self._waited += 1
        return self._patient and self._waited <= most

    def _notice(self) -> None:
        """Count games that have ended; report error messages of the window and games that are stuck."""
        window = self._stage.window
        page, last = window.page, self._page
        self._page = page
        self.ended += isinstance(page, ResultPage) and isinstance(last, GamePage)
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox) and not _is_right(box):
            self._findings.add(f"the window says: {box.text()}")
        now = time.monotonic()
        news = (page, self.ended, window.game_page and window.game_page.live.match.moves)
        if news != self._news or not isinstance(page, GamePage) or _likely(page):
            self._news, self._new_at = news, now
        elif now - self._new_at > _STUCK:
            self._findings.add(f"the game is stuck: {page.table.page.prompt.question or 'nothing is asked'}")

    # --- what a person does --------------------------------------------------------------------------------------

    def _next(self) -> Steps:
        page = self._page
        if self._top() is not self._stage.window:
            yield from self._answer_dialog()
        elif isinstance(page, GamePage):
            yield from self._play(page)
        elif isinstance(page, SeatsPage):
            yield from self._set_table(page)
        else:
            yield from self._click(self._one(QPushButton))

    def _answer_dialog(self) -> Steps:
        """Answer the dialog in front: touch a widget or a point of it, or press Escape."""
        rng = self._rng.random()
        if rng < 0.3:
            yield from self._press(Qt.Key.Key_Escape)
        elif rng < 0.6:
            yield from self._poke()
        else:
            yield from self._touch()

    def _play(self, page: GamePage) -> Steps:
        """Play: mostly by the bright button, sometimes by another card, number or answer."""
        cards, answers = self._all(CardButton), self._all(AnswerButton)
        likely = _likely(page)
        rng = self._rng.random()
        if not likely:
            yield from self._click(self._rng.choice(answers)) if answers else self._press(Qt.Key.Key_Space)
        elif rng < 0.2 and cards:
            yield from self._click(self._rng.choice(cards))
        elif rng < 0.3:
            yield from self._press(Qt.Key(Qt.Key.Key_0 + self._rng.randrange(10)))
        elif rng < 0.4:
            yield from self._press(Qt.Key.Key_Return)
        else:
            # Even when no answer button is enabled, the bright one may still be visible.
            yield from self._click(likely[0] if rng < 0.93 or not answers else self._rng.choice(answers))

    def _set_table(self, page: SeatsPage) -> Steps:
        """Change the rules, the seats or the players, or deal."""
        rng = self._rng.random()
        if rng < 0.25 or not page.deal_button.isEnabled():
            short = self._rng.random() < 0.7
            presets = [rules for _, rules in page.game.presets.values()]
            made = page.game.rules.made(self._rng.choice(tools_by_game()[page.game.key].short))
            rules = made if short else self._rng.choice(presets)
            self._say(f"rules {rules.changed()}")
            yield lambda: page.form.show_rules(rules)
        elif rng < 0.35:
            yield from self._click(page.add_button)
        elif rng < 0.5:
            row = self._rng.choice(page.rows)
            yield from self._click(row.remove, double=self._rng.random() < 0.5)
        elif rng < 0.6:
            box = self._rng.choice(page.rows).player
            at = self._rng.choice([place for place in range(box.count()) if box.itemText(place)])  # no separator
            self._say(f"player {box.itemText(at)}")
            yield lambda: box.setCurrentIndex(at)
        else:
            speed = "instant" if self._rng.random() < 0.75 else self._rng.choice(list(SPEEDS))
            self._say(f"speed {speed}")
            yield lambda: setattr(self._stage.settings, "speed", speed)
            yield from self._click(page.deal_button)

    # --- anything at all -----------------------------------------------------------------------------------------

    def _touch(self) -> Steps:
        """Click a widget that takes the focus."""
        usable = [widget for widget in self._all(QWidget) if widget.focusPolicy() != Qt.FocusPolicy.NoFocus]
        widget = self._rng.choice(usable) if usable else None
        yield from self._click(widget, self._rng.choice(_BUTTONS), self._rng.random() < 0.2)

    def _poke(self) -> Steps:
        """Click any point of the window or dialog in front."""
        yield from self._click(self._top(), self._rng.choice(_BUTTONS), self._rng.random() < 0.2)

    def _type(self) -> Steps:
        modifiers = self._rng.choice(list(_MODIFIERS)) if self._rng.random() < 0.15 else _PLAIN
        yield from self._press(self._rng.choice(_KEYS), modifiers)

    def _hold_key(self) -> Steps:
        """Hold a key down, with its repeats."""
        key = self._rng.choice(_KEYS)
        self._say(f"holds {key.name}")
        yield lambda: self._send(QTest.keyPress, key)
        for _ in range(self._rng.randrange(2, 9)):
            yield lambda: self._repeat(key)
        yield lambda: self._send(QTest.keyRelease, key)

    def _repeat(self, key: Qt.Key) -> None:
        text = chr(key.value).lower() if key.value < 128 else ""
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            self._send(QGuiApplication.sendEvent, QKeyEvent(kind, key, _PLAIN, text, True))

    def _drag(self) -> Steps:
        """Drag from a widget to anywhere, mostly from a card."""
        widget = self._one(CardButton) if self._rng.random() < 0.7 else None
        start, end = self._spot(widget or self._one(QWidget)), self._spot(self._top())
        if start is None or end is None:
            return
        self._say(f"drags from {start.toTuple()} to {end.toTuple()}")
        yield lambda: self._mouse(QTest.mousePress, start, _LEFT, _PLAIN)
        for share in (0.1, 0.3, 0.6, 0.9, 1.0):
            at = start + (end - start) * share
            yield lambda at=at: self._mouse(QTest.mouseMove, at)  # type: ignore[misc]
        yield lambda: self._mouse(QTest.mouseRelease, end, _LEFT, _PLAIN)

    def _wheel(self) -> Steps:
        at = self._spot(self._one(QWidget))
        if at is not None:
            by = QPoint(0, self._rng.choice((-240, -120, 120, 240)))
            self._say(f"wheel {by.y()} at {at.toTuple()}")
            yield lambda: self._send(QTest.wheelEvent, at, by)

    def _resize(self) -> Steps:
        window = self._stage.window
        if self._rng.random() < 0.2:
            self._say("as large as the screen, and back")
            yield window.showMaximized
            yield window.showNormal
        size = QSize(self._rng.randrange(300, LARGEST.width()), self._rng.randrange(300, LARGEST.height()))
        if self._rng.random() < 0.4:
            size = self._rng.choice(SIZES)
        self._say(f"size {size.toTuple()}")
        yield lambda: window.resize(size)

    def _ask_settings(self) -> Steps:
        self._say("settings")
        yield lambda: self._stage.window.go(ChangeSettings())

    def _reopen(self) -> Steps:
        self._say("closes the window, and opens it again")
        yield self._stage.reopen

    # --- mouse and keyboard --------------------------------------------------------------------------------------

    def _top(self) -> QWidget:
        """Return the widget that gets mouse and keys: an open menu or dialog, or the window."""
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self._stage.window

    def _window(self) -> QWindow:
        return self._top().windowHandle()

    def _send(self, do: Callable[..., object], *how: object) -> None:
        """Call `do` with the window in front."""
        window = self._window()
        try:
            do(window, *how)
        except RuntimeError:
            if isValid(window):  # otherwise the event closed the window, and QTest went on with a deleted one
                raise

    def _mouse(self, do: Callable[..., None], at: QPoint, *how: object) -> None:
        """Call `do` with a point of the window in front.

        The point is moved inside the window, which may be smaller than when the point was drawn.
        """
        window = self._window()
        self._send(do, *how, QPoint(min(at.x(), window.width() - 1), min(at.y(), window.height() - 1)))

    def _all(self, kind: type[_Kind]) -> list[_Kind]:
        """Return the visible and enabled widgets of a kind."""
        found = [widget for widget in self._top().findChildren(kind) if isValid(widget)]
        return [widget for widget in found if widget.isEnabled() and _shows(widget)]

    def _one(self, kind: type[QWidget]) -> QWidget | None:
        found = self._all(kind)
        return self._rng.choice(found) if found else None

    def _spot(self, widget: QWidget | None) -> QPoint | None:
        """Return a random visible point of a widget, in its window's coordinates; None if it does not show."""
        if widget is None or not isValid(widget) or not _shows(widget):  # it may have been deleted since it was found
            return None
        seen = widget.visibleRegion().boundingRect()
        at = QPoint(self._rng.randint(seen.left(), seen.right()), self._rng.randint(seen.top(), seen.bottom()))
        return widget.mapTo(widget.window(), at)

    def _click(self, widget: QWidget | None, button: Qt.MouseButton = _LEFT, double: bool = False) -> Steps:
        at = self._spot(widget)
        if widget is None or at is None:
            return
        click = QTest.mouseDClick if double else QTest.mouseClick
        self._say(f"{'double ' * double}click ({button.name}) at {at.toTuple()}, {_called(widget)}")
        yield lambda: self._mouse(QTest.mouseMove, at)
        yield lambda: self._mouse(click, at, button, _PLAIN)

    def _press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = _PLAIN) -> Steps:
        self._say(f"key {modifiers.name} {key.name}")
        if modifiers == _ALT:  # Alt closes a menu, and QTest would send the key to the deleted menu
            yield lambda: self._send(QTest.keyPress, Qt.Key.Key_Alt)
            yield lambda: self._send(QTest.keyRelease, Qt.Key.Key_Alt)
        yield lambda: self._send(QTest.keyPress, key, modifiers)
        # Keys are released one by one, since QTest would send the second release to a window that the first has closed.
        yield lambda: self._send(QTest.keyRelease, key)
        if modifiers in _MODIFIERS:
            yield lambda: self._send(QTest.keyRelease, _MODIFIERS[modifiers])


def _is_right(box: QMessageBox) -> bool:
    """Return whether a box is legitimate: a question, a message of the file dialog, or one about a seated program."""
    no_program = translate(DECLARED, _NO_PROGRAM).partition("{")[0]
    asks = box.button(QMessageBox.StandardButton.Cancel) is not None or isinstance(box.parent(), QFileDialog)
    return asks or no_program in box.text()


def _close_what_lies_over() -> bool:
    """Close menus and the front dialog, and return whether there were any.

    Only the front dialog can be closed: those behind it may be waiting for it in event loops of their own.
    """
    closed = False
    while menu := QApplication.activePopupWidget():
        menu.close()
        closed = True
    if dialog := QApplication.activeModalWidget():
        dialog.close()
        closed = True
    return closed


def _likely(page: GamePage) -> list[AnswerButton]:
    """Return the bright button in a list, which is empty if the person is asked nothing."""
    return [button for button in page.findChildren(AnswerButton) if button.answer.likely and _shows(button)]


def _shows(widget: QWidget) -> bool:
    return not widget.visibleRegion().isEmpty()


def _called(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName() or widget.objectName()}".strip()
