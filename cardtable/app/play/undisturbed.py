"""What a source has to answer to where nobody thinks, and nothing can be judged or taken back."""

from collections.abc import Callable

from cardtable.bots.player import Advice
from cardtable.engine.lines import SayLine
from cardtable.engine.state import NOBODY
from cardtable.table.actions import Move


class Undisturbed:
    """The part of a `Source` that does nothing where a game goes as it is written: in a record, or in a lesson."""

    def weigh(self, move: Move, player: str) -> None:
        """Nobody judges."""

    def suggested(self) -> Move | None:
        """Nothing is better than what the person would do by themselves."""
        return None

    def takes_back(self) -> int:
        """Nothing is taken back."""
        return NOBODY

    def take_back(self) -> None:
        """Nothing can be."""

    def hold(self, on: bool) -> None:
        """Nobody is about to move."""

    def hurry(self) -> None:
        """Nobody thinks."""

    def say(self, line: SayLine) -> None:
        """Nobody is there to hear it."""

    def hint(self, player: str, then: Callable[[Advice | None], None]) -> None:
        """There is no decision to advise on."""
        then(None)
