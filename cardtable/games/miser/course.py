"""Course of a game of Miser: pennies after each turn, and contracts kept and broken."""

from itertools import pairwise
from typing import NamedTuple

from typing_extensions import override

from cardtable.engine.record import Header
from cardtable.engine.state import NOBODY
from cardtable.games.miser.moves import (
    AttackMade,
    AttackSettled,
    BiddingSettled,
    ContractMade,
    ContractSettled,
    Forfeited,
    MiserEnded,
    MiserPassed,
    TurnBegan,
)
from cardtable.games.miser.play import Miser
from cardtable.games.miser.rules import MiserRules
from cardtable.table.model import Course, beginning, lead_taken
from cardtable.table.review import Decision

Outcome = MiserPassed | Forfeited | ContractSettled | AttackSettled | BiddingSettled
"""Event that ends a turn."""
_BETRAYALS = 3
"""Most betrayals among the turning points: those that brought most."""


class Settled(NamedTuple):
    """Turn that is over."""

    end: int
    """Number of events up to and including its end."""
    outcome: Outcome


class Betrayal(NamedTuple):
    """Contract in which one partner played the agreed card and the other a higher one, which took the pennies."""

    turn: int
    """Turn in which it was settled, counted from 1."""
    seat: int
    """Seat that broke its word."""
    partner: int
    """Seat that kept its word."""
    pennies: int
    """Pennies that the betrayer took."""


class MiserCourse(Course):
    """Course of a game, which follows its events."""

    def __init__(self, seats: int, pennies: int, start: Miser | None = None) -> None:
        """`start` is the state in which the game begins, if that is a position in the midst of it."""
        super().__init__(start.scores if start else [pennies] * seats)  # then after each turn
        self.pennies = [*self.scores[0]]
        """Pennies by seat now. Bids still count, wagers don't."""
        self.centre = start.centre if start else 0
        """Pennies in the centre, including wagers."""
        self.turns: list[Settled] = []
        self.turn = start.turns if start else 0
        """Number of the current turn, counted from 1; 0 before the first."""
        self.before = max(0, self.turn - 1)
        """Number of turns before the first one that is followed here."""
        self.player = start.player if start else NOBODY
        """Seat whose turn it is."""
        self.betrayals: list[Betrayal] = []
        self.promises = [[0, 0] for _ in range(seats)]
        """Contracts by seat: how many they kept, out of how many."""
        self.ended: MiserEnded | None = None

    def words_kept(self, seat: int) -> tuple[int, int]:
        """Return in how many contracts a seat played the agreed card, and how many contracts it made."""
        kept, made = self.promises[seat]
        return kept, made

    def outcome_of(self, decision: Decision) -> Outcome | None:
        """Return the event that ended the turn of a decision; None if the turn was not played to its end."""
        return next((one.outcome for one in self.turns if one.end > decision.events_before), None)

    @override
    def take_in(self, event: object) -> None:
        if isinstance(event, TurnBegan):
            self.turn, self.player = event.number, event.seat
        elif isinstance(event, ContractMade):
            for seat, wager in zip((event.proposer, event.partner), event.wagers, strict=True):
                self._pay(seat, wager)
            self._pay(event.victim, event.matched)
        elif isinstance(event, AttackMade):
            self._pay(event.attacker, event.wager)
            self._pay(event.victim, event.matched)
        elif isinstance(event, MiserEnded):
            self.ended = event
        elif isinstance(event, Outcome):
            self.settled = self._seen
            self._settle(event)
            self.turns.append(Settled(self._seen + 1, event))
            self.scores.append([*self.pennies])

    def _pay(self, seat: int, pennies: int) -> None:
        """Move pennies of a seat to the centre, or from there if `pennies` is negative."""
        self.pennies[seat] -= pennies
        self.centre += pennies

    def _settle(self, event: Outcome) -> None:
        if isinstance(event, MiserPassed):
            self._pay(event.seat, event.pennies)
        elif isinstance(event, Forfeited):
            self._pay(event.attacker, -event.pennies)
        elif isinstance(event, BiddingSettled):
            for seat, pennies in enumerate(event.paid):
                self._pay(seat, pennies)
            if event.seat != NOBODY:
                self._pay(event.seat, -event.taken)
        elif isinstance(event, AttackSettled):
            for seat, gain in zip((event.attacker, event.victim), event.gains, strict=True):
                self._pay(seat, -gain)
        else:
            self._settle_contract(event)

    def _settle_contract(self, event: ContractSettled) -> None:
        partners = (event.proposer, event.partner)
        for seat, gain, kept in zip(partners, event.gains, event.kept, strict=True):
            self._pay(seat, -gain)
            self.promises[seat][0] += kept
            self.promises[seat][1] += 1
        for one in range(2):
            if event.kept[1 - one] and not event.kept[one] and event.gains[one]:
                self.betrayals.append(Betrayal(self.turn, partners[one], partners[1 - one], event.gains[one]))


def course_of(header: Header) -> MiserCourse:
    """Return the course of a game from its header, before any event."""
    assert isinstance(header.rules, MiserRules)
    seats = len(header.seats)
    start = beginning(Miser, header.game.key, header.rules, seats, header.object)
    return MiserCourse(seats, header.rules.starting_pennies, start)


class MiserTurningPoint(NamedTuple):
    """Turn that helped to decide a game."""

    kind: str
    """Kind: `lead` if the winner went ahead for good, `last` if they did so in the last turn, `haul` if no seat gained
    more in any other turn, `betrayed` if a partner's word was broken."""
    turn: int
    """Turn, counted from 1."""
    seat: int
    pennies: int
    other: int = NOBODY
    """Seat that was betrayed."""


def turning_points(course: MiserCourse) -> list[MiserTurningPoint]:
    """Return the turns that decided a finished game, in order of play."""
    assert course.ended
    found: list[MiserTurningPoint] = []
    winners, scores = course.ended.winners, course.scores
    lead = lead_taken(scores, winners[0]) if len(winners) == 1 else None
    if lead:
        kind = "lead" if lead < len(course.turns) else "last"
        gain = scores[lead][winners[0]] - scores[lead - 1][winners[0]]
        found.append(MiserTurningPoint(kind, course.before + lead, winners[0], gain))
    worst = sorted(course.betrayals, key=lambda betrayal: -betrayal.pennies)[:_BETRAYALS]
    found += [MiserTurningPoint("betrayed", one.turn, one.seat, one.pennies, one.partner) for one in worst]
    hauls = [
        (after[seat] - before[seat], turn, seat)
        for turn, (before, after) in enumerate(pairwise(scores), course.before + 1)
        for seat in range(len(after))
    ]
    most, turn, seat = max(hauls, key=lambda haul: haul[0])
    told = {(point.turn, point.seat) for point in found}
    if (turn, seat) not in told and sum(haul[0] == most for haul in hauls) == 1:
        found.append(MiserTurningPoint("haul", turn, seat, most))
    return sorted(found, key=lambda point: point.turn)
