"""Words of one player in this game, how many of them proved true or false, and how far to believe the next."""

from typing import Final

from cardtable.engine.state import NOBODY
from cardtable.games.miser.players.cards import Worth

NOTHING_SAID: Final = -9  # apart from NO_CARD and the engine's own sentinels
DOUBT: Final = 1.0
"""Claims with which every player starts as proved true, and as many as proved false; the same for promises. Among four
experts, three in four claims of what they have laid are true, and two in five promises are kept."""
WORSE: Final = 1.5
"""Weight of a lie relative to a truth."""
OTHERWISE: Final = 0.5
"""Weight of promises when claims are judged, and of claims when promises are judged."""
MEANT: Final = 0.3
EMPTY: Final = 1.2
"""Threats with which every player starts as carried out (MEANT) and as not carried out (EMPTY)."""


class Belief:
    """Probabilities that what one player says is true, by kind of line."""

    def __init__(self, claims: float = 0.0, promises: float = 0.0, threats: float = 0.0) -> None:
        self.claims: float = claims
        """Claims of cards in hand or on the table, and truces."""
        self.promises: float = promises
        """Promises of a card in a contract."""
        self.threats: float = threats
        """Threats: that they are carried out once given cause."""


class SpeechRecord:
    """Record of one player's words."""

    def __init__(self) -> None:
        self.true: float = 0.0
        self.false: float = 0.0
        """Claims and promises that proved true, and those that proved false, broken truces among them."""
        self.kept: float = 0.0
        self.broken: float = 0.0
        """Promises of a card among these, kept and broken."""
        self.meant: float = 0.0
        self.empty: float = 0.0
        """Threats that were given cause and then carried out on the speaker's next turn (`meant`), or not (`empty`)."""
        self.due: int = NOBODY
        """Seat that has given cause to a threat since this player's last turn."""
        self.claimed: list[int] = []
        """Values in the last claim of cards in hand, less those that this player has played openly since."""
        self.hidden: int = 0
        """Cards that have left this player's hand since that claim without being shown."""
        self.total: int = NOTHING_SAID
        """Total claimed for the cards laid in the current attack."""
        self.promise: int = NOTHING_SAID
        """Value promised in the current contract."""
        self.peace: list[tuple[int, int]] = []
        """Truces promised: the seat to be left alone, and the last turn for which that holds."""
        self.warned: int = NOBODY
        """Seat that this player threatened last."""
        self.warned_of: str = ""
        """Provocation named in that threat: "attack", "contract" or "refuse"."""

    def copy(self) -> "SpeechRecord":
        twin = SpeechRecord()
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
        """Return how likely the next claim is true; `kept` and `broken` are weighted promises of other games."""
        true = self.true - self.kept + OTHERWISE * self.kept
        false = self.false - self.broken + OTHERWISE * self.broken
        return _likely(true + kept, false + broken)

    def loyalty(self, kept: float = 0.0, broken: float = 0.0) -> float:
        """Return how likely the next promise of a card is kept; `kept` and `broken` as for `honesty`."""
        true = self.kept + OTHERWISE * (self.true - self.kept)
        false = self.broken + OTHERWISE * (self.false - self.broken)
        return _likely(true + kept, false + broken)

    def resolve(self) -> float:
        """Return how likely the next threat is carried out, once given cause."""
        return (MEANT + self.meant) / (MEANT + self.meant + EMPTY + self.empty)

    def belief(self, kept: float = 0.0, broken: float = 0.0) -> Belief:
        """Return how far to believe each kind of line; `kept` and `broken` as for `honesty`."""
        return Belief(self.honesty(kept, broken), self.loyalty(kept, broken), self.resolve())

    def proved(self, true: bool) -> None:
        """Count a word that has proved true or false."""
        if true:
            self.true += 1
        else:
            self.false += 1

    def claims(self, values: list[int]) -> None:
        """Take in a claim of cards in hand."""
        self.claimed = values.copy()
        self.hidden = 0

    def showed(self, values: list[int], left: int, gone: list[int], worth: Worth) -> None:
        """Check the last claim of cards in hand against cards that this player has now shown.

        `values` are those of the cards shown, `left` is how many the player still holds, and `gone` counts the cards
        seen so far by value.
        """
        if not self.claimed:
            return
        for value in values:
            if value in self.claimed:
                self.claimed.remove(value)
        if not self.claimed:
            self.proved(True)
            return
        missing = len(self.claimed) > left + self.hidden
        for value in set(self.claimed):  # players may claim values that no card has, any number of times
            count = worth.count(value)
            if count == 0 or gone[value] + self.claimed.count(value) > count:
                missing = True
                break
        if missing:
            self.claimed = []
            self.proved(False)

    def laid(self, values: list[int]) -> None:
        """Check the claimed total against the values of the cards that were turned. If only some of them add up to it,
        the claim is neither true nor false: cards may have been laid after it was made."""
        if self.total == NOTHING_SAID:
            return
        if sum(values) == self.total:
            self.proved(True)
        elif not some_come_to(values, self.total):
            self.proved(False)
        self.total = NOTHING_SAID

    def committed(self, value: int) -> None:
        """Check the promise against the value of the card that was turned in a contract."""
        if self.promise != NOTHING_SAID:
            self.proved(self.promise == value)
            if self.promise == value:
                self.kept += 1
            else:
                self.broken += 1
            self.promise = NOTHING_SAID

    def went_for(self, victim: int, turn: int) -> None:
        """Record that this player attacked `victim` or made a contract against them, which breaks a truce with them."""
        if self.spares(turn) >> victim & 1:
            self.false += 1
        self.end_peace(victim)

    def had_cause(self, other: int, how: str) -> None:
        """Record that `other` did `how` to this player, which gives cause to a threat against just that."""
        if self.warned == other and self.warned_of == how:
            self.due = other

    def took_turn(self, victim: int) -> None:
        """Record a turn of this player, who went for `victim` or NOBODY: a threat that is due was meant or empty."""
        if self.due == NOBODY:
            return
        if self.due == victim:
            self.meant += 1
        else:
            self.empty += 1
        self.due = NOBODY

    def end_peace(self, other: int) -> None:
        """End any truce that this player promised to `other`."""
        self.peace = [peace for peace in self.peace if peace[0] != other]

    def spares(self, turn: int) -> int:
        """Return the seats that this player has promised to leave alone in a turn, as a mask."""
        mask = 0
        for seat, until in self.peace:
            if turn <= until:
                mask |= 1 << seat
        return mask


def _likely(true: float, false: float) -> float:
    """Return the probability that the next word is good, given how many were true and false."""
    return (DOUBT + true) / (2 * DOUBT + true + WORSE * false)


def some_come_to(values: list[int], total: int) -> bool:
    """Return whether some of the values, or none of them, add up to `total`."""
    sums = {0}
    for value in values:
        sums |= {value + before for before in sums}
    return total in sums
