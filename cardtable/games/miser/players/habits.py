"""Habits, a player's way of playing in numbers, and characters, ways of playing that a person can feel.

Playouts need habits, and they can be learnt from what a player does. A character leans, whatever the level: a move it
likes gets a small bonus on top of its chance to win. So an expert of any character still knows what the move gives up,
and gives up no more than the bonus.
"""

from typing import Final

from cardtable.engine.state import NOBODY
from cardtable.games.miser.codes import (
    ACCEPT,
    ATTACK,
    CARD,
    COMMIT,
    COUNTER,
    FORFEIT,
    KIND,
    LAY,
    NO_CARD,
    OPEN,
    PARTNER,
    PASS,
    PROPOSE,
    SEAT,
    SIX_BITS,
    VALUE,
    VICTIM,
)
from cardtable.games.miser.play import Miser
from cardtable.games.miser.players.cards import Worth
from cardtable.language import translate

SENSIBLE: Final = 0
"""Aim: players without cards first, then whoever it helps most to see poorer."""
RICHEST: Final = 1
POOREST: Final = 2
FEWEST_CARDS: Final = 3
ANYBODY: Final = 4
FOE: Final = 5
"""Aim: one player alone, for as long as they are in the game."""


class Habits:
    """Way of playing of one player. Probabilities lie between 0 and 1."""

    aim: int
    """Aim: the kind of victim that the player prefers (SENSIBLE to FOE)."""
    attacks: float
    contracts: float
    passes: float
    """Weight of a pass while everybody else holds cards."""
    passes_late: float
    """Weight of a pass while another player is without cards; the same as `passes` if negative."""
    bids: float
    """Weight of a bid for the centre with ten pennies in it, in proportion for more or fewer. The weights of
    attacks, contracts, passes and bids are relative to each other."""
    heeds: bool
    """True if the player minds who wins when a player is knocked out."""
    accepts: float
    """Probability of accepting an offer that does this player no harm."""
    keeps: float
    """Probability of playing the agreed card in a contract."""
    tops: float
    """Probability of breaking an agreement with the highest card rather than the cheapest that beats it."""
    turns_late: bool
    """True for players who keep their word until breaking it decides the game or they are almost out of cards."""
    nerve: float
    """Probability of answering an attack for every ten pennies at stake beyond the cost of an answer (`thrift`)."""
    thrift: float
    """Cards that the player expects an answer to cost; they answer only if more is at stake than these are
    worth."""
    strong: float
    """Probability of attacking with the highest card while the centre is empty; otherwise it is the lowest."""
    bold: float
    """Added to `strong` for each penny in the centre."""
    greed: float
    """Share of the centre that the player bids for it."""
    foe: int
    rich: int
    """Pennies above which the player passes while everybody else holds cards; 0 for never."""
    waits: bool
    """True for players who pass until another player is out of cards."""
    hurries: bool
    """True for players who knock out anybody they can, no matter who wins by it."""
    spares: int
    """Mask of the seats that the player prefers to leave alone."""
    mate: int
    """Seat that the player prefers as a partner in contracts."""

    def __init__(
        self,
        aim: int = SENSIBLE,
        attacks: float = 1.0,
        contracts: float = 0.0,
        passes: float = 0.0,
        bids: float = 0.0,
        heeds: bool = True,
        accepts: float = 0.5,
        keeps: float = 0.7,
        turns_late: bool = False,
        tops: float = 0.0,
        nerve: float = 0.3,
        strong: float = 0.4,
        greed: float = 0.5,
        foe: int = NOBODY,
        rich: int = 0,
        waits: bool = False,
        hurries: bool = False,
        passes_late: float = -1.0,
        mate: int = NOBODY,
        bold: float = 0.04,
        spares: int = 0,
        thrift: float = 0.0,
    ) -> None:
        self.aim = aim
        self.attacks = attacks
        self.contracts = contracts
        self.passes = passes
        self.passes_late = passes if passes_late < 0 else passes_late
        self.bids = bids
        self.heeds = heeds
        self.accepts = accepts
        self.keeps = keeps
        self.tops = tops
        self.turns_late = turns_late
        self.nerve = nerve
        self.thrift = thrift
        self.strong = strong
        self.bold = bold
        self.greed = greed
        self.foe = foe
        self.rich = rich
        self.waits = waits
        self.hurries = hurries
        self.spares = spares
        self.mate = mate

    def copy(self) -> "Habits":
        """Return a copy that can be changed."""
        twin = Habits()
        twin.aim = self.aim
        twin.attacks = self.attacks
        twin.contracts = self.contracts
        twin.passes = self.passes
        twin.passes_late = self.passes_late
        twin.bids = self.bids
        twin.heeds = self.heeds
        twin.accepts = self.accepts
        twin.keeps = self.keeps
        twin.tops = self.tops
        twin.turns_late = self.turns_late
        twin.nerve = self.nerve
        twin.thrift = self.thrift
        twin.strong = self.strong
        twin.bold = self.bold
        twin.greed = self.greed
        twin.foe = self.foe
        twin.rich = self.rich
        twin.waits = self.waits
        twin.hurries = self.hurries
        twin.spares = self.spares
        twin.mate = self.mate
        return twin


FREE: Final = 0
"""Keeps a promise if that pays."""
ALWAYS: Final = 1
"""Keeps a promise as long as the cards allow."""
LATE: Final = 2
"""Keeps a promise until the end is near."""

NEAR: Final = 4
"""Cards in hand at which the end is near."""


class Character:
    """Character: leans, and how it talks."""

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
        """Bonus of an attack, as a chance to win; those of contracts, passes, answers and bids are in the same unit."""
        self.weak: float = weak
        """Bonus of an attack on the poorest player, in addition."""
        self.foe: float = foe
        """Bonus of a move against the player who harmed this one last, and penalty of a contract with them."""
        self.contracts: float = contracts
        self.passes: float = passes
        self.answers: float = answers
        """Bonus of answering an attack with a card, and penalty of a forfeit."""
        self.bids: float = bids
        self.talks: float = talks
        """Probability of saying a line that the occasion offers; 1 makes a chatterbox."""
        self.bluffs: float = bluffs
        """Probability of considering a lie."""

    def lean(self, state: Miser, seat: int, move: int, foe: int, worth: Worth) -> float:
        """Return the bonus of a move on top of its chance to win; `foe` harmed this seat last, or is NOBODY."""
        kind = move & KIND
        if kind == ATTACK:
            victim = move >> VICTIM & SEAT
            lean = self.attacks
            if self.weak and state.scores[victim] == min([state.scores[other] for other in state.others(seat)]):
                lean += self.weak
            return lean + (self.foe if victim == foe else 0.0)
        lacks = kind in (PROPOSE, COUNTER) and worth.valued(state.hands[seat], move >> VALUE & SIX_BITS) == NO_CARD
        if lacks and self.word == ALWAYS:
            return -UNTHINKABLE
        if kind == PROPOSE:
            against = self.foe if move >> VICTIM & SEAT == foe else 0.0
            return self.contracts + against - (self.foe if move >> PARTNER & SEAT == foe else 0.0)
        if kind == ACCEPT:
            together = state.partner if seat == state.player else state.player
            against = self.foe if state.victim == foe else 0.0
            if self.word == ALWAYS and worth.valued(state.hands[seat], state.value) == NO_CARD:
                return -UNTHINKABLE
            return self.contracts + against - (self.foe if together == foe else 0.0)
        if kind == PASS:
            # Waiting only makes sense while everybody else holds cards; after that it gives pennies away.
            bare = [other for other in state.others(seat) if not state.counts[other]]
            return 0.0 if bare and self.passes > 0 else self.passes
        if kind == LAY:
            return self.answers
        if kind == FORFEIT:
            return -self.answers
        if kind == OPEN:
            return self.bids
        if kind == COMMIT:
            value = worth.of[move >> CARD & SIX_BITS]
            if self.word == ALWAYS:
                return UNTHINKABLE if value == state.value else 0.0
            if self.word == LATE:
                late = near_the_end(state, seat)
                return LOYAL if (value == state.value) != late and value >= state.value else 0.0
        return 0.0

    def habits(self, habits: Habits, foe: int, start: int) -> Habits:
        """Return the habits of a level as changed by this character. `start` is the number of pennies that each player
        began with, `foe` as for `lean`."""
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
"""Bonus of keeping a word that is always kept: more than any win."""
LOYAL: Final = 0.15
"""Bonus of the card that a LATE character is expected to play: the agreed one early on, a higher one near the end."""
SWAY: Final = 12.0
"""Factor from a lean to the relative change of a habit."""


def near_the_end(state: Miser, seat: int) -> bool:
    """Return whether a contract under way takes the victim's last pennies, or a seat is almost out of cards."""
    return not state.scores[state.victim] or state.counts[seat] <= NEAR


PLAIN: Final = Character("")
"""Character that plays for strength alone."""

CHARACTERS: Final = (
    Character("honest", word=ALWAYS, contracts=0.06, talks=0.6, bluffs=0.0),
    Character("opportunist", word=LATE, contracts=0.12, attacks=-0.03, talks=0.5, bluffs=0.2),
    Character("grudge", foe=0.15, talks=0.5, bluffs=0.1),
    Character("bully", attacks=0.06, weak=0.1, contracts=-0.06, answers=0.06, passes=-0.05, talks=0.6, bluffs=0.3),
    Character("hoarder", passes=0.12, answers=-0.08, bids=-0.06, contracts=-0.04, talks=0.15, bluffs=0.1),
    Character("chatterbox", bids=0.06, answers=0.03, talks=1.0, bluffs=0.8),
)


def title(name: str) -> str:
    """Return a character's name for lists of players, translated."""
    return {
        "honest": translate("SeatRow", "honest: keeps their word"),
        "opportunist": translate("SeatRow", "opportunist: betrays late"),
        "grudge": translate("SeatRow", "grudge-bearer: pays you back"),
        "bully": translate("SeatRow", "bully: picks on the weak"),
        "hoarder": translate("SeatRow", "hoarder: saves cards"),
        "chatterbox": translate("SeatRow", "chatterbox: talks and bluffs"),
    }[name]
