"""Where what a table shows comes from: a game being played here, one that is watched, and others to come.

The table asks a source for what its eyes may see, tells it when all of that has been shown, and gives it what was
chosen. It never learns what lies behind.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance

from cardtable.bots.player import Advice
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import SayLine
from cardtable.engine.views import View
from cardtable.table.actions import Actions, Move
from cardtable.table.review import Weighed


class Source(Protocol):
    """A game as one pair of eyes sees it: a seat's, or those of somebody who sits at none."""

    @property
    def happened(self) -> SignalInstance:
        """A list of events of the seat's view, in order."""

    @property
    def asked(self) -> SignalInstance:
        """The person owes a decision (again): see `actions`."""

    @property
    def finished(self) -> SignalInstance:
        """The game is over, and all of it has been shown."""

    @property
    def weighed(self) -> SignalInstance:
        """There is more in `weighings`, though nothing happened."""

    @property
    def game(self) -> AnyGame:
        """Which game it is."""

    @property
    def rules(self) -> HouseRules:
        """The house rules in force."""

    @property
    def names(self) -> list[str]:
        """What each seat is called."""

    @property
    def players(self) -> list[str]:
        """By seat who plays it, as the record's header says."""

    @property
    def seat(self) -> int:
        """The seat from whose side the table is seen."""

    @property
    def eyes(self) -> int:
        """By whose eyes it is seen."""

    @property
    def person(self) -> int:
        """The seat whose decisions are made here; NOBODY where nothing is decided."""

    @property
    def you(self) -> int:
        """The seat that is spoken to as you; NOBODY where several people look at the screen, or nobody plays."""

    @property
    def open(self) -> bool:
        """Whether all cards lie open, no matter who decides."""

    @property
    def practice(self) -> bool:
        """Whether it is a practice table: all who sit there may know and undo what they like."""

    @property
    def hints(self) -> bool:
        """Whether the person may ask for a hint."""

    @property
    def passed(self) -> int:
        """How many of the events that `start` gives have been gone past: the table pauses at those no more."""

    @property
    def view(self) -> View:
        """What is known to the one who looks. It may be ahead of what has been shown."""

    @property
    def events(self) -> Sequence[object]:
        """All events that may be shown, from the first. They may be ahead of what has been shown."""

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines that these eyes have been told, from the first."""

    @property
    def beginning(self) -> Mapping[str, Any]:
        """The header's keys, which say where the game began, as far as may be shown."""

    def start(self) -> list[object]:
        """Gives all events so far, to be shown at once. The game goes on when `settled` is called."""

    def settled(self) -> None:
        """All that happened has been shown: the game goes on."""

    def to_act(self) -> list[int]:
        """The seats that are waited for, as far as these eyes may know: they owe a decision, or may speak first."""

    def actions(self) -> Actions:
        """What the person may choose; of no kind where they owe nothing, or has chosen already."""

    def suggested(self) -> Move | None:
        """A move that bright buttons make, whatever a player would do: in a lesson one that goes on; None elsewhere."""

    def choose(self, move: Move) -> None:
        """The person's decision; where others come first it waits for them."""

    @property
    def speakers(self) -> Sequence[int]:
        """The seats of the people here who can say something now, no matter who looks."""

    def weigh(self, move: Move, player: str) -> None:
        """Asks a player what a decision is worth that the person is about to make."""

    @property
    def weighings(self) -> Sequence[Weighed]:
        """Of each person the last decision that was weighed, once nobody can learn from it what is hidden. They may be
        ahead of what has been shown."""

    def takes_back(self) -> int:
        """Whose last decision can be taken back now; NOBODY's where none can."""

    def take_back(self) -> None:
        """Takes it back: the one who made it is asked again."""

    def hold(self, on: bool) -> None:
        """The person looks at something that the next move would take away: the others wait until they have done."""

    def hurry(self) -> None:
        """The person won't wait: who is ready moves now."""

    def say(self, line: SayLine) -> None:
        """A person at this screen says something, no matter who decides."""

    def hint(self, player: str, then: Callable[[Advice | None], None]) -> None:
        """Asks a player what it would do in the person's place, from their view alone."""
