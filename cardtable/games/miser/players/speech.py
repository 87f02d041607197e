"""What one player has said in this game, and what came of it."""

from typing import Final

from cardtable.engine.state import NOBODY
from cardtable.games.miser.players.cards import Worth

NOTHING_SAID: Final = -1
DOUBT: Final = 1.0
"""So many claims of each player are taken to have been true, and as many false, before anything came out; so for
promises. Of four experts' claims of what they have laid three in four are true, of their promises two in five."""
WORSE: Final = 1.5
"""What a lie weighs beside a truth."""
OTHERWISE: Final = 0.5
"""What came of promises weighs so much for claims, and what came of claims for promises."""
MEANT: Final = 0.3
EMPTY: Final = 1.2
"""So many threats of a player's are taken to have been carried out, and so many not, before any was put to the test."""


class Belief:
    """How likely what one player says is so, from 0 to 1."""

    def __init__(self, claims: float = 0.0, promises: float = 0.0, threats: float = 0.0) -> None:
        self.claims: float = claims
        """Of cards that they say they hold or have laid, and of peace."""
        self.promises: float = promises
        """Of the card that they say they will play in a contract."""
        self.threats: float = threats
        """That they pay back what they said they would."""


class Speech:
    """One player's words."""

    def __init__(self) -> None:
        self.true: float = 0.0
        self.false: float = 0.0
        """Claims and promises that came out as one or the other."""
        self.kept: float = 0.0
        self.broken: float = 0.0
        """The promises among them."""
        self.meant: float = 0.0
        self.empty: float = 0.0
        """Threats that were given cause, and carried out in the next turn of theirs, or not."""
        self.due: int = NOBODY
        """Who has given cause to one since their last turn."""
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
        twin.kept = self.kept
        twin.broken = self.broken
        twin.meant = self.meant
        twin.empty = self.empty
        twin.due = self.due
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
        true = self.true - self.kept + OTHERWISE * self.kept
        false = self.false - self.broken + OTHERWISE * self.broken
        return _likely(true + kept, false + broken)

    def loyalty(self, kept: float = 0.0, broken: float = 0.0) -> float:
        """How likely they keep their next promise of a card; in other games they kept and broke as many."""
        true = self.kept + OTHERWISE * (self.true - self.kept)
        false = self.broken + OTHERWISE * (self.false - self.broken)
        return _likely(true + kept, false + broken)

    def resolve(self) -> float:
        """How likely they carry out their next threat."""
        return (MEANT + self.meant) / (MEANT + self.meant + EMPTY + self.empty)

    def belief(self, kept: float = 0.0, broken: float = 0.0) -> Belief:
        """What to believe of what they say; in other games they kept and broke their word so often."""
        return Belief(self.honesty(kept, broken), self.loyalty(kept, broken), self.resolve())

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
            if self.promise == value:
                self.kept += 1
            else:
                self.broken += 1
            self.promise = NOTHING_SAID

    def went_for(self, victim: int, turn: int) -> None:
        """They did somebody harm."""
        if self.spares(turn) >> victim & 1:
            self.false += 1
        self.end_peace(victim)

    def had_cause(self, other: int, how: str) -> None:
        """Somebody did that to them; perhaps they had threatened to pay it back."""
        if self.warned == other and self.warned_of == how:
            self.due = other

    def took_turn(self, victim: int) -> None:
        """A turn of theirs, in which they went for somebody, or for NOBODY."""
        if self.due == NOBODY:
            return
        if self.due == victim:
            self.meant += 1
        else:
            self.empty += 1
        self.due = NOBODY

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


def _likely(true: float, false: float) -> float:
    """How likely the next word is good after so many that were and were not."""
    return (DOUBT + true) / (2 * DOUBT + true + WORSE * false)


def some_come_to(values: list[int], total: int) -> bool:
    """Whether some of these values add up to a total."""
    sums = {0}
    for value in values:
        sums |= {value + before for before in sums}
    return total in sums
