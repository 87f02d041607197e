"""What one player has said in this game, and what came of it."""

from typing import Final

from cardtable.bots.miser.cards import Worth
from cardtable.engine.state import NOBODY

NOTHING_SAID: Final = -1
TRUSTING: Final = 1.3
DOUBTING: Final = 0.7
"""How true and how false a player's words are taken to have been before anything came out: so many claims of each."""
WORSE: Final = 1.5
"""What a lie weighs beside a truth."""


class Speech:
    """One player's words."""

    def __init__(self) -> None:
        self.true: float = 0.0
        self.false: float = 0.0
        """Claims and promises that came out as one or the other."""
        self.claimed: list[int] = []
        """Values of the cards they said they hold, but for those they have played since; of the last such claim."""
        self.hidden: int = 0
        """Cards that left their hand since then without being seen by all."""
        self.total: int = NOTHING_SAID
        """What they said their cards in this attack come to."""
        self.promise: int = NOTHING_SAID
        """The value they said they would play in this contract."""
        self.peace: list[tuple[int, int]] = []
        """Whom they said they would leave alone, and up to which turn."""
        self.warned: int = NOBODY
        """Whom they threatened last."""
        self.warned_of: str = ""
        """What that player had better not do."""

    def copy(self) -> "Speech":
        """Another with the same words."""
        twin = Speech()
        twin.true = self.true
        twin.false = self.false
        twin.claimed = self.claimed.copy()
        twin.hidden = self.hidden
        twin.total = self.total
        twin.promise = self.promise
        twin.peace = self.peace.copy()
        twin.warned = self.warned
        twin.warned_of = self.warned_of
        return twin

    def honesty(self, kept: float = 0.0, broken: float = 0.0) -> float:
        """How likely their next claim is true; they are known to have kept and broken their word so often in other
        games."""
        good = TRUSTING + self.true + kept
        return good / (good + DOUBTING + WORSE * (self.false + broken))

    def proved(self, true: bool) -> None:
        """Something they said came out."""
        if true:
            self.true += 1
        else:
            self.false += 1

    def claims(self, values: list[int]) -> None:
        """They say what they hold."""
        self.claimed = values.copy()
        self.hidden = 0

    def showed(self, values: list[int], left: int, gone: list[int], worth: Worth) -> None:
        """They played these cards for all to see, and hold so many; `gone` is how many of each value have been seen."""
        if not self.claimed:
            return
        for value in values:
            if value in self.claimed:
                self.claimed.remove(value)
        if not self.claimed:
            self.proved(True)
            return
        missing = len(self.claimed) > left + self.hidden
        for value in set(self.claimed):  # whatever it is: anything can be claimed, and as often as they like
            count = worth.count(value)
            if count == 0 or gone[value] + self.claimed.count(value) > count:
                missing = True
                break
        if missing:
            self.claimed = []
            self.proved(False)

    def laid(self, values: list[int]) -> None:
        """Their cards in an attack were turned. A card may have come after they spoke: then it is left open whether
        some of them came to what was said."""
        if self.total == NOTHING_SAID:
            return
        if sum(values) == self.total:
            self.proved(True)
        elif not some_come_to(values, self.total):
            self.proved(False)
        self.total = NOTHING_SAID

    def committed(self, value: int) -> None:
        """Their card in a contract was turned."""
        if self.promise != NOTHING_SAID:
            self.proved(self.promise == value)
            self.promise = NOTHING_SAID

    def went_for(self, victim: int, turn: int) -> None:
        """They did somebody harm."""
        if self.spares(turn) >> victim & 1:
            self.false += 1
        self.end_peace(victim)

    def end_peace(self, other: int) -> None:
        """Peace with another is over."""
        self.peace = [peace for peace in self.peace if peace[0] != other]

    def spares(self, turn: int) -> int:
        """Whom they have promised to leave alone in a turn, as a mask."""
        mask = 0
        for seat, until in self.peace:
            if turn <= until:
                mask |= 1 << seat
        return mask


def some_come_to(values: list[int], total: int) -> bool:
    """Whether some of these values add up to a total."""
    sums = {0}
    for value in values:
        sums |= {value + before for before in sums}
    return total in sums
