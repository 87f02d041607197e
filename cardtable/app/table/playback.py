"""What happens at a table, shown one event after another: as motions, words and lines of the log. It stops where the
game pauses, until the person goes on."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.app.table.animator import Motion, Step
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
"""How long a line of talk is listened to, at normal pace; it can be read for longer."""


class Playback(QObject):
    """Shows the events of one table's source."""

    def __init__(self, table: "TablePresenter") -> None:
        super().__init__(table)
        self._table = table
        self.pause: Pause | None = None
        """What is to be seen before the game goes on, if it pauses."""
        self.later: list[object] = []
        """What has happened since it pauses, still to be shown."""
        self._sounds: list[Sound] = []  # of what is on its way
        self._told: tuple[object, Notice | None] | None = None  # the event that is on its way, and what is said of it

    def catch_up(self) -> Iterator[float]:
        """Takes in all that has happened so far, event by event, while nothing is shown; yields the share that is in.

        Where the game paused when it was left it pauses again.
        """
        table = self._table
        events = table.source.start()
        acted = max((number for number, event in enumerate(events) if hasattr(event, "seat")), default=-1)
        notice: Notice | None = None
        for number, event in enumerate(events):
            told = self._take_in(event)
            self._log(told, event)  # not aloud: some is to be remembered, or has been heard before
            notice = told if told and told.shown else notice
            yield (number + 1) / len(events) / 2
            if number < max(acted, table.source.passed):
                continue
            following = events[number + 1 :]
            if pause := table.staging.pacing.pause(event, following):
                self.pause, self.later = pause, following
                break
        if notice:
            self._show_notice(notice)
        for share in table.log.write():
            yield (1 + share) / 2

    def jump(self, history: History, count: int) -> None:
        """The table is as it was after so many events, and so is what was told; it pauses where it did then."""
        table = self._table
        self._told = None
        table.model = history.at(count)
        table.log.become(history.told(count))
        pause = table.staging.pacing.pause
        self.pause, self.later = pause(history.events[count - 1], ()) if count else None, []
        notice = history.notice(count)
        table.page.prompt.show_notice("")
        if notice:
            self._show_notice(notice)

    def show(self, events: list[object]) -> None:
        """Queues what has happened, as far as the next pause."""
        if self.pause:
            self.later += events
            return
        table, pacing = self._table, self._table.staging.pacing
        steps = []
        for number, event in enumerate(events):
            lasts = 0.0 if isinstance(event, Said | RulesChanged) else pacing.durations[type(event)]
            steps.append(Step(partial(self.show_event, event), lasts, self._landed))
            look = self._listen(event) or pacing.look(event)
            if look:
                least = table.least_look if pacing.to_remember(event) else 0.0
                steps.append(Step(list, look, lambda: None, still=True, least=least))
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
        """Milliseconds in which others are heard before anything else happens."""
        return _HEARD if isinstance(event, Said) and event.line.seat not in self._table.source.speakers else 0.0

    def go_on(self) -> None:
        """What the table pauses for has been seen."""
        self.pause = None
        events, self.later = self.later, []
        if events:
            self.show(events)
        else:
            self._table.ask_nothing()
            self._table.settle()

    def show_event(self, event: object) -> list[Motion]:
        """Changes the board by one event; the motions that show it. It is told once they have landed: words must not be
        ahead of a card that is still turning."""
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
        """What is heard beside what moves: how something came out, and the end."""
        table = self._table
        verdict = table.model.verdict(event)
        sounds = [verdict] if verdict else []
        if table.course.ended and not was_over:
            you = table.source.you
            sounds.append(Sound.WIN if you == NOBODY or you in table.course.ended.winners else Sound.MISS)
        return sounds

    def _landed(self) -> None:
        """All that an event moved lies where it belongs: it is told, heard and shown."""
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
        table.hear_remark()  # once all that is new is there: words cover none of it

    def _source(self, piece: Piece, place: Place) -> Place | None:
        """Where a new piece comes from on its way to a place."""
        if piece.seat is None:
            return self._table.model.source(piece, place, self._table.layout)
        x, y = self._table.layout.plaques[piece.seat].centre
        return Place(x, y, place.width)

    def _take_in(self, event: object) -> Notice | None:
        """Has the model follow an event; what is to be said of it."""
        notice = self._table.model.follow(event)
        self._table.staging.sheets.follow(event)
        return notice

    def _log(self, notice: Notice | None, event: object) -> None:
        """Has the log keep what is said of an event."""
        if notice and notice.logged:
            self._table.log.add(notice, event)

    def _show_notice(self, notice: Notice) -> None:
        self._table.page.prompt.show_notice(notice.text if notice.prompt is None else notice.prompt)
