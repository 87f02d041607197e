"""Interface to what a table shows: a game being played here, a record, or a lesson.

A table asks its source for everything that its viewer may see, tells it when that has been shown, and passes choices
on. It never learns what lies behind.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance

from cardtable.bots.player import Advice
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import SayLine
from cardtable.engine.state import Viewer
from cardtable.engine.views import View
from cardtable.table.actions import Actions, Move
from cardtable.table.review import Weighed


class Source(Protocol):
    """Game as one viewer sees it: a seat, SPECTATOR or EVERYTHING."""

    @property
    def happened(self) -> SignalInstance:
        """Signal with a list of events of the view, in order."""

    @property
    def asked(self) -> SignalInstance:
        """Signal that the person owes a decision (perhaps again): see `actions`."""

    @property
    def finished(self) -> SignalInstance:
        """Signal that the game is over, and all of it has been shown."""

    @property
    def weighed(self) -> SignalInstance:
        """Signal that `weighings` has changed, though nothing happened."""

    @property
    def game(self) -> AnyGame:
        """Game that is shown."""

    @property
    def rules(self) -> HouseRules:
        """House rules at the start, as the header has them. Changes of rules are events."""

    @property
    def names(self) -> list[str]:
        """Name of each seat."""

    @property
    def players(self) -> list[str]:
        """Player of each seat, as the record's header names them."""

    @property
    def seat(self) -> int:
        """Seat from whose side the table is seen."""

    @property
    def viewer(self) -> Viewer:
        """Viewer of the table: a seat, SPECTATOR or EVERYTHING."""

    @property
    def person(self) -> int:
        """Seat whose decisions are made here; NOBODY if there are none."""

    @property
    def you(self) -> int:
        """Seat that is addressed as "you"; NOBODY if several people look at the screen, or no person plays."""

    @property
    def open(self) -> bool:
        """True if all cards lie open, whoever decides."""

    @property
    def practice(self) -> bool:
        """True at a practice table, where people may see and take back anything."""

    @property
    def hints(self) -> bool:
        """True if the person may ask for hints."""

    @property
    def passed(self) -> int:
        """Number of the events from `start` at which the table doesn't pause any more."""

    @property
    def view(self) -> View:
        """View of this viewer. It may be ahead of what has been shown."""

    @property
    def events(self) -> Sequence[object]:
        """All events that may be shown, from the first. They may be ahead of what has been shown."""

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines that this viewer has been told, from the first."""

    @property
    def beginning(self) -> Mapping[str, Any]:
        """Keys of the header, as far as they may be shown, from which a game reads where it began."""

    def start(self) -> list[object]:
        """Return all events so far, to be shown at once. The game goes on when `settled` is called."""

    def settled(self) -> None:
        """Let the game go on, since everything that happened has been shown."""

    def to_act(self) -> list[int]:
        """Return the seats that owe a decision or may speak first, as far as this viewer may know."""

    def actions(self) -> Actions:
        """Return the person's possible moves; none if they owe no decision, or have made it."""

    def suggested(self) -> Move | None:
        """Return the move for bright buttons to make, such as one that a lesson goes on with; None for no wish."""

    def choose(self, move: Move) -> None:
        """Make the person's decision; if other seats come first, it waits for them."""

    @property
    def speakers(self) -> Sequence[int]:
        """Seats of the people at this screen who can speak now, whoever is in view."""

    def weigh(self, move: Move, player: str) -> None:
        """Ask a player what a decision is worth that the person is about to make."""

    @property
    def weighings(self) -> Sequence[Weighed]:
        """Last weighed decision of each person, once it gives away nothing hidden; perhaps ahead of what is shown."""

    def takes_back(self) -> int:
        """Return the seat whose last decision can be taken back now; NOBODY if none can."""

    def take_back(self) -> None:
        """Take that decision back: the person who made it is asked again."""

    def hold(self, on: bool) -> None:
        """Make the others wait while the person looks at something that the next move would remove, or end that."""

    def hurry(self) -> None:
        """End all pauses: bots that have decided move now."""

    def say(self, line: SayLine) -> None:
        """Let a person at this screen say something, whoever owes a decision."""

    def hint(self, player: str, then: Callable[[Advice | None], None]) -> None:
        """Ask a player, given the person's view alone, what they would do in the person's place."""
