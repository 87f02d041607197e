"""Playback of events at a table, one after another: as motions, words and lines of the log.

It stops where the game pauses, until the person goes on.
"""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.app.table.scene import AnimationStep, Motion
from cardtable.engine.lines import RulesChanged, Said
from cardtable.engine.state import NOBODY
from cardtable.table.board import Piece
from cardtable.table.history import History
from cardtable.table.places import Place
from cardtable.table.sounds import Sound, lying, of_motions
from cardtable.table.telling import Notice, Pause

if TYPE_CHECKING:
    from cardtable.app.table.presenter import TablePresenter

_HEARD = 650.0
"""Milliseconds at normal pace in which nothing follows a line of talk; its bubble stays for longer."""


class Playback(QObject):
    """Playback of the events of one table's source."""

    def __init__(self, table: "TablePresenter") -> None:
        super().__init__(table)
        self._table = table
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
        table = self._table
        events = table.source.start()
        acted = max((number for number, event in enumerate(events) if hasattr(event, "seat")), default=-1)
        notice: Notice | None = None
        for number, event in enumerate(events):
            told = self._take_in(event)
            self._log(told, event)  # not announced: some must be remembered, the rest was heard before
            notice = told if told and told.shown else notice
            yield (number + 1) / len(events) / 2
            if number < max(acted, table.source.passed):
                continue
            following = events[number + 1 :]
            if pause := table.hooks.pacing.pause(event, following):
                self.pause, self.later = pause, following
                break
        if notice:
            self._show_notice(notice)
        for share in table.log.write():
            yield (1 + share) / 2

    def jump(self, history: History, count: int) -> None:
        """Show table, log, notice and any pause as they were after the first `count` events of `history`."""
        table = self._table
        self._told = None
        table.model = history.at(count)
        table.log.become(history.told(count))
        pause = table.hooks.pacing.pause
        self.pause, self.later = pause(history.events[count - 1], ()) if count else None, []
        notice = history.notice(count)
        table.page.prompt.show_notice("")
        if notice:
            self._show_notice(notice)

    def show(self, events: list[object]) -> None:
        """Queue the motions of events, up to the next pause."""
        if self.pause:
            self.later += events
            return
        table, pacing = self._table, self._table.hooks.pacing
        steps = []
        for number, event in enumerate(events):
            lasts = 0.0 if isinstance(event, Said | RulesChanged) else pacing.durations[type(event)]
            steps.append(AnimationStep(partial(self.show_event, event), lasts, self._landed))
            look = self._listen(event) or pacing.look(event)
            if look:
                least = table.least_look if pacing.to_remember(event) else 0.0
                steps.append(AnimationStep(list, look, lambda: None, still=True, least=least))
            following = events[number + 1 :]
            self.pause = pacing.pause(event, following)
            if self.pause:
                self.later = following
                break
        undisturbing = (*pacing.undisturbing, Said)
        if not (table.source.actions() and all(isinstance(event, undisturbing) for event in events)):
            table.ask_nothing()
            for plaque in table.plaques:
                plaque.set_active(False)
        table.page.animator.play(steps)

    def _listen(self, event: object) -> float:
        """Return the milliseconds in which nothing follows an event: `_HEARD` for other players' talk, else 0."""
        return _HEARD if isinstance(event, Said) and event.line.seat not in self._table.source.speakers else 0.0

    def go_on(self) -> None:
        """Go on after a pause."""
        self.pause = None
        events, self.later = self.later, []
        if events:
            self.show(events)
        else:
            self._table.ask_nothing()
            self._table.settle()

    def show_event(self, event: object) -> list[Motion]:
        """Change the board by one event, and return the motions that show it. The event is announced once they have
        landed: words must not be ahead of a card that is still turning."""
        table = self._table
        table.hand.stop()
        before, was_over = lying(table.model), bool(table.course.ended)
        self._told = (event, self._take_in(event))
        self._sounds = [*of_motions(before, lying(table.model)), *self._verdicts(event, was_over)]
        if table.talking and isinstance(event, Said):
            table.talking.hear(event.line.seat)
        table.scene.stir(table.model, table.layout)
        return table.scene.moved(table.model, table.places, self._source)

    def _verdicts(self, event: object, was_over: bool) -> list[Sound]:
        """Return sounds other than those of motions: how something came out, and the end of the game."""
        table = self._table
        verdict = table.model.verdict(event)
        sounds = [verdict] if verdict else []
        if table.course.ended and not was_over:
            you = table.source.you
            sounds.append(Sound.WIN if you == NOBODY or you in table.course.ended.winners else Sound.MISS)
        return sounds

    def _landed(self) -> None:
        """Announce, sound and show an event once everything that it moved has landed."""
        table = self._table
        sounds, self._sounds = self._sounds, []
        if sounds:
            table.sounded.emit(sounds)
        told, self._told = self._told, None
        if told:
            event, notice = told
            self._log(notice, event)
            table.log.show()
            if notice:
                if notice.shown:
                    self._show_notice(notice)
                table.announce(notice.text)
        table.refresh()
        table.hear_remark()  # last, so that its bubble covers nothing new

    def _source(self, piece: Piece, place: Place) -> Place | None:
        """Return the place from which a new piece comes; None for the default."""
        if piece.seat is None:
            return self._table.model.source(piece, place, self._table.layout)
        x, y = self._table.layout.plaques[piece.seat].centre
        return Place(x, y, place.width)

    def _take_in(self, event: object) -> Notice | None:
        """Let the model follow an event, and return the notice of it."""
        notice = self._table.model.follow(event)
        self._table.hooks.sheets.follow(event)
        return notice

    def _log(self, notice: Notice | None, event: object) -> None:
        """Add an event to the log if its notice is meant for it."""
        if notice and notice.logged:
            self._table.log.add(notice, event)

    def _show_notice(self, notice: Notice) -> None:
        self._table.page.prompt.show_notice(notice.text if notice.prompt is None else notice.prompt)
