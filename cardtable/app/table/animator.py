"""Animator: plays a queue of steps, in each of which pieces move from place to place."""

from collections import deque
from collections.abc import Callable, Generator
from math import pi, sin
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.long_work import LongWork
from cardtable.app.table.items import PieceItem
from cardtable.table.places import Place

_EASE = QEasingCurve(QEasingCurve.Type.InOutCubic)
_LAND = QEasingCurve(QEasingCurve.Type.OutBack)
_LAND.setOvershoot(0.6)


class Motion(NamedTuple):
    """Motion of one piece in one step."""

    item: PieceItem
    start: Place
    end: Place
    turned: tuple[float, float]
    delay: float
    """Moment of departure, as a share of the step's duration."""


class AnimationStep(NamedTuple):
    """Step of the queue. `begin` changes the board and returns the motions; `done` is called when all have landed."""

    begin: Callable[[], list[Motion]]
    duration: float
    """Milliseconds at normal speed."""
    done: Callable[[], None]
    still: bool = False
    """True for a step that only gives time to look; it is scaled by `Animator.stay`, not by `pace`."""
    least: float = 0.0
    """Least milliseconds at any pace, unless the person presses the key that speeds motions up."""


class Animator(QObject):
    """Queue of steps, played in order. At a pace of 0, steps without time to look end before `play` returns."""

    idle = Signal()
    """The queue is empty and everything lies still."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.pace = 1.0
        """Duration of motions against normal; 0 for no motion."""
        self.stay = 1.0
        """Duration of steps that give time to look, against normal."""
        self._queue: deque[AnimationStep] = deque()
        self._motions: list[Motion] = []
        self._step: AnimationStep | None = None
        self._hurried = False
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._move)
        self._clock.finished.connect(self._land)
        self._drawing: LongWork | None = None  # pictures of the next step

    @property
    def busy(self) -> bool:
        """True while a step is under way or waits."""
        return self._step is not None or bool(self._queue)

    @property
    def moves(self) -> bool:
        """True while pieces are moving."""
        return bool(self._motions)

    def play(self, steps: list[AnimationStep]) -> None:
        self._queue.extend(steps)
        if self._step is None:
            self._next()

    def hurry(self) -> None:
        """Land everything that is under way or waits, at once."""
        self._hurried = True
        if self._step is not None:
            self._clock.stop()
            if self._drawing is not None:
                self._drawing.cancel()
            self._land()
        self._hurried = False

    def clear(self) -> None:
        """Drop everything that is under way or waits, without showing it."""
        self._queue.clear()
        self._clock.stop()
        if self._drawing is not None:
            self._drawing.cancel()
        self._motions, self._step = [], None

    def _next(self) -> None:
        while self._queue:
            step = self._queue.popleft()
            self._step = step
            self._motions = step.begin()
            duration = round(max(step.least, step.duration * (self.stay if step.still else self.pace)))
            if self._hurried:
                duration = 0
            if duration > 0 and (self._motions or step.duration):
                self._clock.setDuration(duration)
                self._draw_ahead()
                return
            self._settle(step)
        self.idle.emit()

    def _draw_ahead(self) -> None:
        """Draw the pictures of a step before it begins: a frame with many new ones would take too long."""
        work = self._drawing = LongWork(self._draw(self._motions), self)
        work.ended.connect(self._draw_no_more)
        work.done.connect(self._clock.start)
        work.start()

    def _draw(self, motions: list[Motion]) -> Generator[float, None, None]:
        for motion in motions:
            for _ in motion.item.drawing_way(motion.turned, self._page.devicePixelRatioF()):
                yield 0.0

    def _draw_no_more(self) -> None:
        self._drawing = None

    def _settle(self, step: AnimationStep) -> None:
        for motion in self._motions:
            motion.item.put(motion.end)
            motion.item.setZValue(motion.end.z)
            motion.item.look(turned=motion.turned[1], lift=0.0)
        self._motions = []
        self._step = None
        step.done()

    def _land(self) -> None:
        if self._step is not None:
            self._settle(self._step)
            self._next()

    def _move(self, value: object) -> None:
        now = float(value)  # type: ignore[arg-type]
        for item, start, end, (from_turn, to_turn), delay in self._motions:
            share = min(1.0, max(0.0, (now - delay) / (1.0 - delay)))
            way = _EASE.valueForProgress(share)
            scale = _LAND.valueForProgress(share)
            arc = sin(pi * way)
            item.put(
                Place(
                    start.x + (end.x - start.x) * way,
                    start.y + (end.y - start.y) * way,
                    start.width + (end.width - start.width) * scale,
                    start.angle + (end.angle - start.angle) * scale,
                )
            )
            item.look(turned=from_turn + (to_turn - from_turn) * way, lift=arc)
