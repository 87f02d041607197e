"""Playback of events at a table, one after another: as motions, words and lines of the log.

It stops where the game pauses, until the person goes on.
"""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QObject, Signal

from cardtable.app.play.source import Source
from cardtable.app.table.display import TableDisplay
from cardtable.app.table.hooks import Pacing
from cardtable.app.table.scene import AnimationStep, Motion
from cardtable.engine.lines import RulesChanged, Said
from cardtable.engine.state import NOBODY
from cardtable.table.history import History
from cardtable.table.sounds import Sound, lying, of_motions
from cardtable.table.telling import Notice, Pause

_HEARD = 650.0
"""Milliseconds at normal pace in which nothing follows a line of talk; its bubble stays for longer."""


class Playback(QObject):
    """Playback of the events of one table's source."""

    interrupted = Signal()
    """Events are about to be shown that end the question to the person, if there is one."""
    resumed = Signal()
    """The person has gone on after a pause since which nothing has happened."""
    sounded = Signal(object)
    """Sounds of what has just been shown: a list of Sound."""

    least_look: ClassVar[float] = 600.0
    """Milliseconds for which anything to be remembered stays in view at any pace; scripts set it to 0."""

    def __init__(self, source: Source, display: TableDisplay, pacing: Pacing) -> None:
        super().__init__(display)
        self._source, self._display, self._pacing = source, display, pacing
        self.pause: Pause | None = None
        """Pause that the game is in; None if it goes on by itself."""
        self.later: list[object] = []
        """Events that have happened since the pause began and are still to be shown."""
        self._sounds: list[Sound] = []  # of the event that is being shown
        self._told: tuple[object, Notice | None] | None = None  # that event, and its notice

    def catch_up(self) -> Iterator[float]:
        """Take in everything that has happened so far, while nothing is shown; yields the share done, 0 to 1.

        A game that was left in a pause is in that pause again.
        """
        events = self._source.start()
        acted = max((number for number, event in enumerate(events) if hasattr(event, "seat")), default=-1)
        notice: Notice | None = None
        for number, event in enumerate(events):
            told = self._display.follow(event)
            self._log(told, event)  # not announced: some must be remembered, the rest was heard before
            notice = told if told and told.shown else notice
            yield (number + 1) / len(events) / 2
            if number < max(acted, self._source.passed):
                continue
            following = events[number + 1 :]
            if pause := self._pacing.pause(event, following):
                self.pause, self.later = pause, following
                break
        if notice:
            self._show_notice(notice)
        for share in self._display.log.write():
            yield (1 + share) / 2

    def jump(self, history: History, count: int) -> None:
        """Show table, log, notice and any pause as they were after the first `count` events of `history`."""
        self._told = None
        self._display.model = history.at(count)
        self._display.log.become(history.told(count))
        pause = self._pacing.pause
        self.pause, self.later = pause(history.events[count - 1], ()) if count else None, []
        notice = history.notice(count)
        self._display.page.prompt.show_notice("")
        if notice:
            self._show_notice(notice)

    def show(self, events: list[object]) -> None:
        """Queue the motions of events, up to the next pause."""
        if self.pause:
            self.later += events
            return
        pacing = self._pacing
        steps = []
        for number, event in enumerate(events):
            lasts = 0.0 if isinstance(event, Said | RulesChanged) else pacing.durations[type(event)]
            steps.append(AnimationStep(partial(self.show_event, event), lasts, self._landed))
            look = self._listen(event) or pacing.look(event)
            if look:
                least = self.least_look if pacing.to_remember(event) else 0.0
                steps.append(AnimationStep(list, look, lambda: None, still=True, least=least))
            following = events[number + 1 :]
            self.pause = pacing.pause(event, following)
            if self.pause:
                self.later = following
                break
        undisturbing = (*pacing.undisturbing, Said)
        if not (self._source.actions() and all(isinstance(event, undisturbing) for event in events)):
            self.interrupted.emit()
            for plaque in self._display.scene.plaques:
                plaque.set_active(False)
        self._display.page.animator.play(steps)

    def _listen(self, event: object) -> float:
        """Return the milliseconds in which nothing follows an event: `_HEARD` for other players' talk, else 0."""
        return _HEARD if isinstance(event, Said) and event.line.seat not in self._source.speakers else 0.0

    def go_on(self) -> None:
        """Go on after a pause."""
        self.pause = None
        events, self.later = self.later, []
        if events:
            self.show(events)
        else:
            self.resumed.emit()

    def show_event(self, event: object) -> list[Motion]:
        """Change the board by one event, and return the motions that show it. The event is announced once they have
        landed: words must not be ahead of a card that is still turning."""
        display = self._display
        display.hand.stop()
        before, was_over = lying(display.model), bool(display.model.course.ended)
        self._told = (event, display.follow(event))
        self._sounds = [*of_motions(before, lying(display.model)), *self._verdicts(event, was_over)]
        if isinstance(event, Said):
            display.hear(event.line.seat)
        return display.motions()

    def _verdicts(self, event: object, was_over: bool) -> list[Sound]:
        """Return sounds other than those of motions: how something came out, and the end of the game."""
        model, you = self._display.model, self._source.seen.you
        verdict = model.verdict(event)
        sounds = [verdict] if verdict else []
        if model.course.ended and not was_over:
            sounds.append(Sound.WIN if you == NOBODY or you in model.course.ended.winners else Sound.MISS)
        return sounds

    def _landed(self) -> None:
        """Announce, sound and show an event once everything that it moved has landed."""
        display = self._display
        sounds, self._sounds = self._sounds, []
        if sounds:
            self.sounded.emit(sounds)
        told, self._told = self._told, None
        if told:
            event, notice = told
            self._log(notice, event)
            display.log.show()
            if notice:
                if notice.shown:
                    self._show_notice(notice)
                display.announce(notice.text)
        display.refresh()
        display.hear_remark()  # last, so that its bubble covers nothing new

    def _log(self, notice: Notice | None, event: object) -> None:
        """Add an event to the log if its notice is meant for it."""
        if notice and notice.logged:
            self._display.log.add(notice, event)

    def _show_notice(self, notice: Notice) -> None:
        self._display.page.prompt.show_notice(notice.text if notice.prompt is None else notice.prompt)
