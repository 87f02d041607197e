"""A game being played here, as one pair of eyes at this screen sees it: a source of a table."""

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
from cardtable.session.session import Look
from cardtable.table.actions import Actions, Move
from cardtable.table.review import Weighed

if TYPE_CHECKING:
    from cardtable.app.play.live import LiveGame


class LiveSeat(QObject):
    """What a person sees and may choose, or what somebody sees who sits at no seat."""

    happened = Signal(list)
    asked = Signal()
    finished = Signal()
    weighed = Signal()

    def __init__(self, live: "LiveGame", look: Look) -> None:
        super().__init__()
        self.live = live
        self.look = look
        self.eyes = look.eyes
        self.seat = look.side
        self.open = look.open
        self._observer = live.observers[look.eyes]
        self._actions: Actions | None = None  # until something happens
        live.happened.connect(self._show)
        live.asked.connect(self._ask)
        live.finished.connect(self.finished)
        live.weighed.connect(self.weighed)

    @property
    def game(self) -> AnyGame:
        """Which game it is."""
        return self.live.header.game

    @property
    def rules(self) -> HouseRules:
        """The house rules in force."""
        return self.live.header.rules

    @property
    def names(self) -> list[str]:
        """What each seat is called."""
        return self.live.header.names

    @property
    def players(self) -> list[str]:
        """By seat who plays it."""
        return self.live.header.players

    @property
    def person(self) -> int:
        """The seat whose decisions are made here; NOBODY where none are."""
        return self.eyes if self.eyes in self.live.people else NOBODY

    @property
    def you(self) -> int:
        """The person, where they are the only one at this screen."""
        return self.person if len(self.live.people) == 1 else NOBODY

    @property
    def practice(self) -> bool:
        """Whether it is a practice table."""
        return self.live.practice

    @property
    def hints(self) -> bool:
        """Whether they may ask for a hint."""
        return self.live.hints

    @property
    def view(self) -> View:
        """What these eyes know now."""
        return self._observer.view(self.live.match)

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines that they have been told, from the first, whenever the game was begun."""
        return self._observer.lines

    @property
    def beginning(self) -> Mapping[str, Any]:
        """The header's keys, as far as may be shown."""
        return self.live.header.object if self.open else self.lines[0]

    @property
    def events(self) -> Sequence[object]:
        """All events that may be shown here, from the first."""
        return self.look.events

    def start(self) -> list[object]:
        """Gives all events that it has not given yet, to be shown at once; those that are to be seen happening come
        later. The game goes on with `settled`."""
        return self.look.begin()

    @property
    def passed(self) -> int:
        """How many of these events have been shown at this screen already, to whatever eyes."""
        return self.live.session.shown

    def settled(self) -> None:
        """All that happened has been shown: the game goes on."""
        self.live.session.settled(self.look)

    def to_act(self) -> list[int]:
        """The seats that are waited for, as these eyes may know."""
        return self.live.session.to_act(self.view)

    def actions(self) -> Actions:
        """What the person may choose; of no kind where they owe nothing, or have chosen already."""
        if not self.live.session.asks(self.look):
            return Actions()
        if self._actions is None:
            patterns = self.game.patterns(self.view.state, self.person)
            self._actions = Actions(self.person, patterns, self.game.seat_parts)
        return self._actions

    def choose(self, move: Move) -> None:
        """The person's decision; where others come first it waits for them."""
        self.live.choose(self._line(move))

    def _line(self, move: Move) -> MoveLine:
        line = parse_line({"seat": self.person, **move}, self.game, len(self.names))
        assert isinstance(line, MoveLine)
        return line

    @property
    def speakers(self) -> Sequence[int]:
        """The people here, while the game goes on."""
        return () if self.game.talk is None or self.live.over else self.live.people

    def weigh(self, move: Move, player: str) -> None:
        """Asks a player what a decision is worth that the person is about to make, from their view alone."""
        self.live.weigh(self._line(move), player)

    @property
    def weighings(self) -> Sequence[Weighed]:
        """Of each person the last decision that was weighed, once all may know what it was."""
        return list(self.live.weighings.values())

    def takes_back(self) -> int:
        """Whose last decision can be taken back; NOBODY's where none can. What one has sealed no other takes up."""
        seat = self.live.takes_back()
        return seat if self.practice or self.person in (NOBODY, seat) else NOBODY

    def take_back(self) -> None:
        """Takes it back."""
        if self.takes_back() != NOBODY:
            self.live.take_back()

    def hint(self, player: str, then: Callable[[Advice | None], None]) -> None:
        """Asks a player what it would do in the person's place, from their view alone."""
        self.live.advise(self.lines, player, then)

    def suggested(self) -> Move | None:
        """Nothing but what a player would do."""
        return None

    def hold(self, on: bool) -> None:
        """The person looks at something that the next move would take away: the others wait until they have done."""
        self.live.hold(on)

    def hurry(self) -> None:
        """Nobody waits: bots that have thought move now."""
        self.live.hurry()

    def say(self, line: SayLine) -> None:
        """A person at this screen says something, no matter who decides."""
        self.live.say(line)

    def _show(self) -> None:
        self._actions = None
        if self.live.session.look is self.look:
            self.happened.emit(self.look.go_on())

    def _ask(self) -> None:
        if self.live.session.look is self.look:
            self.asked.emit()
