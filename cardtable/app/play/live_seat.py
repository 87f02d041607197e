"""Source of a table for a game being played here, as a seat or spectator at this screen sees it."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from cardtable.bots.player import Advice
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import MoveLine, SayLine
from cardtable.engine.record import parse_line
from cardtable.engine.state import NOBODY
from cardtable.engine.views import View
from cardtable.session.session import Viewport
from cardtable.table.actions import Actions, Move
from cardtable.table.review import Weighed

if TYPE_CHECKING:
    from cardtable.app.play.live import LiveGame


class LiveSeat(QObject):
    """Source of a table for one person or a spectator: what they may see, and what the person may choose."""

    happened = Signal(list)
    asked = Signal()
    finished = Signal()
    weighed = Signal()

    def __init__(self, live: "LiveGame", look: Viewport) -> None:
        super().__init__()
        self.live = live
        self.look = look
        self.viewer = look.viewer
        self.seat = look.side
        self.open = look.open
        self._observer = live.observers[look.viewer]
        self._actions: Actions | None = None  # None until `actions` is called, and again after each event
        live.happened.connect(self._show)
        live.asked.connect(self._ask)
        live.finished.connect(self.finished)
        live.weighed.connect(self.weighed)

    @property
    def game(self) -> AnyGame:
        return self.live.header.game

    @property
    def rules(self) -> HouseRules:
        """House rules at the start, as the header has them."""
        return self.live.header.rules

    @property
    def names(self) -> list[str]:
        """Name of each seat."""
        return self.live.header.names

    @property
    def players(self) -> list[str]:
        """Player of each seat, as the header names them."""
        return self.live.header.players

    @property
    def person(self) -> int:
        """Seat whose decisions are made here; NOBODY if none are."""
        return self.viewer if self.viewer in self.live.people else NOBODY

    @property
    def you(self) -> int:
        """Seat that is addressed as "you": the only person at this screen, else NOBODY."""
        return self.person if len(self.live.people) == 1 else NOBODY

    @property
    def practice(self) -> bool:
        """True at a practice table."""
        return self.live.practice

    @property
    def hints(self) -> bool:
        """True if the person may ask for hints."""
        return self.live.hints

    @property
    def view(self) -> View:
        """View of this viewer now."""
        return self._observer.view(self.live.match)

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines that this viewer has been told, from the first, no matter in which session of play."""
        return self._observer.lines

    @property
    def beginning(self) -> Mapping[str, Any]:
        """Keys of the header, as far as they may be shown."""
        return self.live.header.object if self.open else self.lines[0]

    @property
    def events(self) -> Sequence[object]:
        """All events that may be shown here, from the first."""
        return self.look.events

    def start(self) -> list[object]:
        """Return all events not given yet that are to be shown at once; those to be seen happening follow as
        `happened`. The game goes on with `settled`."""
        return self.look.begin()

    @property
    def passed(self) -> int:
        """Number of these events that have been shown at this screen already, whoever was looking."""
        return self.live.session.shown

    def settled(self) -> None:
        """Let the game go on, since everything that happened has been shown."""
        self.live.session.settled(self.look)

    def to_act(self) -> list[int]:
        """Return the seats that owe a decision or may speak first, as far as this viewer may know."""
        return self.live.session.to_act(self.view)

    def actions(self) -> Actions:
        """Return the person's possible moves; none if they owe no decision, or have made it."""
        if not self.live.session.asks(self.look):
            return Actions()
        if self._actions is None:
            patterns = self.game.patterns(self.view.state, self.person)
            self._actions = Actions(self.person, patterns, self.game.seat_parts)
        return self._actions

    def choose(self, move: Move) -> None:
        """Make the person's decision; if other seats come first, it waits for them."""
        self.live.choose(self._line(move))

    def _line(self, move: Move) -> MoveLine:
        line = parse_line({"seat": self.person, **move}, self.game, len(self.names))
        assert isinstance(line, MoveLine)
        return line

    @property
    def speakers(self) -> Sequence[int]:
        """Seats of the people at this screen while the game goes on; empty if the game has no talk."""
        return () if self.game.talk is None or self.live.over else self.live.people

    def weigh(self, move: Move, player: str) -> None:
        """Ask a player, given the person's view alone, what a decision is worth that the person is about to make."""
        self.live.weigh(self._line(move), player)

    @property
    def weighings(self) -> Sequence[Weighed]:
        """Last weighed decision of each person, once everyone may know it."""
        return list(self.live.weighings.values())

    def takes_back(self) -> int:
        """Return the seat whose last decision can be taken back; NOBODY if none can. Only at a practice table, or with
        nobody in view, may it be another person's."""
        seat = self.live.takes_back()
        return seat if self.practice or self.person in (NOBODY, seat) else NOBODY

    def take_back(self) -> None:
        """Take that decision back, if there is one."""
        if self.takes_back() != NOBODY:
            self.live.take_back()

    def hint(self, player: str, then: Callable[[Advice | None], None]) -> None:
        """Ask a player, given the person's view alone, what they would do in the person's place."""
        self.live.advise(self.lines, player, then)

    def suggested(self) -> Move | None:
        """Return None: only a lesson suggests moves of its own."""
        return None

    def hold(self, on: bool) -> None:
        """Make the others wait while the person looks at something that the next move would remove, or end that."""
        self.live.hold(on)

    def hurry(self) -> None:
        """End all pauses: bots that have decided move now."""
        self.live.hurry()

    def say(self, line: SayLine) -> None:
        """Let a person at this screen say something, whoever owes a decision."""
        self.live.say(line)

    def _show(self) -> None:
        self._actions = None
        if self.live.session.look is self.look:
            self.happened.emit(self.look.go_on())

    def _ask(self) -> None:
        if self.live.session.look is self.look:
            self.asked.emit()
