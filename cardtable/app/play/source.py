"""Source of a table: what its viewer has been told, and what the person there may do.

A game being played here, a record and a lesson each have their own. The table tells it what has been shown, and passes
choices on; it never learns what lies behind.
"""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.bots.player import Advice
from cardtable.engine.lines import MoveLine, SayLine
from cardtable.engine.record import Header
from cardtable.engine.state import NOBODY
from cardtable.engine.views import View
from cardtable.table.actions import Actions
from cardtable.table.model import Perspective
from cardtable.table.review import Weighed


class Source(QObject):
    """Base class of sources; by itself, that of a table where nobody plays."""

    happened = Signal(list)
    """List of events of the view, in order."""
    asked = Signal()
    """The person owes a decision (perhaps again): see `actions`."""
    finished = Signal()
    """The game is over, and all of it has been shown."""
    weighed = Signal()
    """Emitted when `weighings` has changed, though nothing happened."""

    def __init__(self, header: Header, seen: Perspective) -> None:
        super().__init__()
        self.game = header.game
        self.seen = seen
        """Perspective of the table. Its rules are those at the start: changes of rules are events."""
        self.passed = 0
        """Number of the events from `start` at which the table doesn't pause any more."""
        self._given = 0

    # --- what the viewer has been told, which may be ahead of what has been shown ---------------------------------

    @property
    def events(self) -> Sequence[object]:
        """All events that may be shown, from the first."""
        raise NotImplementedError

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines that this viewer has been told, from the first."""
        raise NotImplementedError

    @property
    def view(self) -> View:
        """View of this viewer."""
        raise NotImplementedError

    @property
    def weighings(self) -> Sequence[Weighed]:
        """Last weighed decision of each person, once it gives away nothing hidden."""
        return ()

    def start(self) -> list[object]:
        """Return all events so far, to be shown at once. The game goes on when `settled` is called."""
        return self._new_events()

    def _new_events(self) -> list[object]:
        events = list(self.events[self._given :])
        self._given += len(events)
        return events

    def settled(self) -> None:
        """Let the game go on, since everything that happened has been shown."""

    # --- what the person may do ----------------------------------------------------------------------------------

    @property
    def speakers(self) -> Sequence[int]:
        """Seats of the people at this screen who can speak now, whoever is in view."""
        return ()

    def to_act(self) -> list[int]:
        """Return the seats that owe a decision or may speak first, as far as this viewer may know."""
        return []

    def actions(self) -> Actions:
        """Return the person's possible moves; none if they owe no decision, or have made it."""
        return Actions()

    def suggested(self) -> MoveLine | None:
        """Return the move for bright buttons to make, such as one that a lesson goes on with; None for no wish."""
        return None

    def choose(self, move: MoveLine) -> None:
        """Make the person's decision; if other seats come first, it waits for them."""

    def weigh(self, move: MoveLine, player: str) -> None:
        """Ask a player what a decision is worth that the person is about to make."""

    def hint(self, player: str, then: Callable[[Advice | None], None]) -> None:
        """Ask a player, given the person's view alone, what they would do in the person's place."""
        then(None)

    def say(self, line: SayLine) -> None:
        """Let a person at this screen say something, whoever owes a decision."""

    def takes_back(self) -> int:
        """Return the seat whose last decision can be taken back now; NOBODY if none can."""
        return NOBODY

    def take_back(self) -> None:
        """Take that decision back: the person who made it is asked again."""

    def hold(self, on: bool) -> None:
        """Make the others wait while the person looks at something that the next move would remove, or end that."""

    def hurry(self) -> None:
        """End all pauses: bots that have decided move now."""
