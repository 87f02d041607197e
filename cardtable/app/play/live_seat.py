"""Source of a table for a game being played here, as a seat or spectator at this screen sees it."""

from collections.abc import Callable, Sequence
from typing import Any

from typing_extensions import override

from cardtable.app.play.live import LiveGame
from cardtable.app.play.source import Source
from cardtable.bots.player import Advice
from cardtable.engine.lines import MoveLine, SayLine
from cardtable.engine.state import NOBODY, Viewer
from cardtable.engine.views import View
from cardtable.table.actions import Actions, actions_in
from cardtable.table.review import Weighed


class LiveSeat(Source):
    """Source for one person or a spectator: what they may see, and what the person may choose."""

    def __init__(self, live: LiveGame, viewer: Viewer, goes_on: bool = True, side: int = NOBODY) -> None:
        """Let this viewer look, and nobody else from now on; `side` is the seat from whose side a spectator looks. If
        `goes_on`, the game goes on once everything has been shown."""
        look = live.session.look_with(viewer, goes_on, side)
        super().__init__(live.header, look.seen)
        self.live = live
        self.look = look
        self._observer = live.session.observers[viewer]
        self._actions: Actions | None = None  # None until `actions` is called, and again after each event
        live.happened.connect(self._show)
        live.asked.connect(self._ask)
        live.finished.connect(self.finished)
        live.weighed.connect(self.weighed)

    @property
    @override
    def events(self) -> Sequence[object]:
        return self.look.events

    @property
    @override
    def lines(self) -> list[dict[str, Any]]:
        """All lines that this viewer has been told, from the first, no matter in which session of play."""
        return self._observer.lines

    @property
    @override
    def view(self) -> View:
        return self._observer.view(self.live.match)

    @property
    @override
    def weighings(self) -> Sequence[Weighed]:
        return list(self.live.weighings.values())

    @override
    def start(self) -> list[object]:
        """Return all events that are to be shown at once; those to be seen happening follow as `happened`."""
        self.passed = self.live.session.shown
        return self.look.begin()

    @override
    def settled(self) -> None:
        self.live.session.settled(self.look)

    @property
    @override
    def speakers(self) -> Sequence[int]:
        """Seats of the people at this screen while the game goes on; empty if the game has no talk."""
        return () if self.game.talk is None or self.live.over else self.live.people

    @override
    def to_act(self) -> list[int]:
        return self.live.session.to_act(self.view)

    @override
    def actions(self) -> Actions:
        if not self.live.session.asks(self.look):
            return Actions()
        if self._actions is None:
            self._actions = actions_in(self.view, self.seen.person)
        return self._actions

    @override
    def choose(self, move: MoveLine) -> None:
        self.live.choose(move)

    @override
    def weigh(self, move: MoveLine, player: str) -> None:
        self.live.weigh(move, player)

    @override
    def hint(self, player: str, then: Callable[[Advice | None], None]) -> None:
        self.live.advise(self.lines, player, then)

    @override
    def say(self, line: SayLine) -> None:
        self.live.session.say(line)

    @override
    def takes_back(self) -> int:
        """Return the seat whose last decision can be taken back; NOBODY if none can. Only at a practice table, or with
        nobody in view, may it be another person's."""
        seat = self.live.session.takes_back()
        return seat if self.seen.practice or self.seen.person in (NOBODY, seat) else NOBODY

    @override
    def take_back(self) -> None:
        if self.takes_back() != NOBODY:
            self.live.session.take_back()

    @override
    def hold(self, on: bool) -> None:
        self.live.hold(on)

    @override
    def hurry(self) -> None:
        self.live.hurry()

    def _show(self) -> None:
        self._actions = None
        if self.live.session.look is self.look:
            self.happened.emit(self.look.go_on())

    def _ask(self) -> None:
        if self.live.session.look is self.look:
            self.asked.emit()
