"""Characters: ways of playing that one can feel, whatever the level.

A character leans: what it likes to do counts for a little more than it wins. So an expert of any character still knows
what it gives up, and gives up no more than that.
"""

from typing import Final

from cardtable.engine.state import NOBODY
from cardtable.games.miser.play import (
    ACCEPT,
    ATTACK,
    CARD,
    COMMIT,
    COUNTER,
    FORFEIT,
    KIND,
    LAY,
    OPEN,
    PARTNER,
    PASS,
    PROPOSE,
    VALUE,
    VICTIM,
    Miser,
)
from cardtable.games.miser.players.cards import NOTHING, Worth
from cardtable.games.miser.players.habits import FOE, POOREST, Habits
from cardtable.language import translate

FREE: Final = 0
"""Keeps a promise where that pays."""
ALWAYS: Final = 1
"""Keeps it while the cards allow."""
LATE: Final = 2
"""Keeps it until the end is near."""

_SIX_BITS: Final = 63
_SEAT: Final = 7
NEAR: Final = 4
"""Cards in hand with which the end is near."""


class Character:
    """One way of playing."""

    def __init__(
        self,
        name: str,
        word: int = FREE,
        attacks: float = 0.0,
        weak: float = 0.0,
        foe: float = 0.0,
        contracts: float = 0.0,
        passes: float = 0.0,
        answers: float = 0.0,
        bids: float = 0.0,
        talks: float = 0.3,
        bluffs: float = 0.3,
    ) -> None:
        self.name: str = name
        self.word: int = word
        self.attacks: float = attacks
        """What an attack counts for beyond what it wins, in chances to win; so for the others."""
        self.weak: float = weak
        """An attack on the poorest, besides."""
        self.foe: float = foe
        """Anything against the one who did them harm last; as much less, to do something together with them."""
        self.contracts: float = contracts
        self.passes: float = passes
        self.answers: float = answers
        """To answer an attack with a card."""
        self.bids: float = bids
        self.talks: float = talks
        """How often they say what they might."""
        self.bluffs: float = bluffs
        """How often they claim what is not so where that may pay."""

    def lean(self, state: Miser, seat: int, move: int, foe: int, worth: Worth) -> float:
        """What a move counts for beyond what it wins."""
        kind = move & KIND
        if kind == ATTACK:
            victim = move >> VICTIM & _SEAT
            lean = self.attacks
            if self.weak and state.scores[victim] == min([state.scores[other] for other in state.others(seat)]):
                lean += self.weak
            return lean + (self.foe if victim == foe else 0.0)
        lacks = kind in (PROPOSE, COUNTER) and worth.valued(state.hands[seat], move >> VALUE & _SIX_BITS) == NOTHING
        if lacks and self.word == ALWAYS:
            return -UNTHINKABLE
        if kind == PROPOSE:
            against = self.foe if move >> VICTIM & _SEAT == foe else 0.0
            return self.contracts + against - (self.foe if move >> PARTNER & _SEAT == foe else 0.0)
        if kind == ACCEPT:
            together = state.partner if seat == state.player else state.player
            against = self.foe if state.victim == foe else 0.0
            if self.word == ALWAYS and worth.valued(state.hands[seat], state.value) == NOTHING:
                return -UNTHINKABLE
            return self.contracts + against - (self.foe if together == foe else 0.0)
        if kind == PASS:
            # To wait is for while all hold cards; who holds none gives pennies away.
            bare = [other for other in state.others(seat) if not state.counts[other]]
            return 0.0 if bare and self.passes > 0 else self.passes
        if kind == LAY:
            return self.answers
        if kind == FORFEIT:
            return -self.answers
        if kind == OPEN:
            return self.bids
        if kind == COMMIT:
            value = worth.of[move >> CARD & _SIX_BITS]
            if self.word == ALWAYS:
                return UNTHINKABLE if value == state.value else 0.0
            if self.word == LATE:
                late = near_the_end(state, seat)
                return LOYAL if (value == state.value) != late and value >= state.value else 0.0
        return 0.0

    def habits(self, habits: Habits, foe: int, start: int) -> Habits:
        """A level's habits, as this character has them."""
        changed = habits.copy()
        changed.contracts *= max(0.2, 1 + SWAY * self.contracts)
        changed.accepts = min(1.0, habits.accepts * max(0.3, 1 + SWAY * self.contracts))
        changed.attacks *= max(0.2, 1 + SWAY * self.attacks)
        changed.passes = max(0.0, habits.passes + SWAY / 4 * self.passes)
        changed.bids *= max(0.2, 1 + SWAY * self.bids)
        changed.nerve *= max(0.3, 1 + SWAY * self.answers)
        if self.word == ALWAYS:
            changed.keeps = 1.0
        elif self.word == LATE:
            changed.keeps = 1.0
            changed.turns_late = True
        if self.weak:
            changed.aim = POOREST
        if self.foe and foe != NOBODY:
            changed.aim = FOE
            changed.foe = foe
        if self.passes > 0:
            changed.rich = start
        return changed


UNTHINKABLE: Final = 2.0
"""What it counts for to keep a word that is always kept: more than any win."""
LOYAL: Final = 0.15
"""What the expected card counts for to one who keeps their word until late, and then breaks it."""
SWAY: Final = 12.0
"""How far a lean changes a habit."""


def near_the_end(state: Miser, seat: int) -> bool:
    """Whether a contract under way may be the last, or cards run out."""
    return not state.scores[state.victim] or state.counts[seat] <= NEAR


PLAIN: Final = Character("")
"""Plays for strength alone."""

CHARACTERS: Final = (
    Character("honest", word=ALWAYS, contracts=0.06, talks=0.6, bluffs=0.0),
    Character("opportunist", word=LATE, contracts=0.12, attacks=-0.03, talks=0.5, bluffs=0.2),
    Character("grudge", foe=0.15, talks=0.5, bluffs=0.1),
    Character("bully", attacks=0.06, weak=0.1, contracts=-0.06, answers=0.06, passes=-0.05, talks=0.6, bluffs=0.3),
    Character("hoarder", passes=0.12, answers=-0.08, bids=-0.06, contracts=-0.04, talks=0.15, bluffs=0.1),
    Character("chatterbox", bids=0.06, answers=0.03, talks=1.0, bluffs=0.8),
)


def title(name: str) -> str:
    """What a character is called where players are chosen."""
    return {
        "honest": translate("SeatRow", "honest: keeps their word"),
        "opportunist": translate("SeatRow", "opportunist: betrays late"),
        "grudge": translate("SeatRow", "grudge-bearer: pays you back"),
        "bully": translate("SeatRow", "bully: picks on the weak"),
        "hoarder": translate("SeatRow", "hoarder: saves cards"),
        "chatterbox": translate("SeatRow", "chatterbox: talks and bluffs"),
    }[name]
