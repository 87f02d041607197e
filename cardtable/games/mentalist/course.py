"""Course of a game of Mentalist Poker: everyone's chips after each bet, and what decided the game. No Qt here."""

from typing import NamedTuple

from typing_extensions import override

from cardtable.engine.record import Header
from cardtable.games.mentalist.moves import (
    AntesPaid,
    BetAdded,
    BetLaid,
    GuessHeard,
    MentalistEnded,
    PlayerOut,
    PotClaimed,
    PotWon,
    ScreenLifted,
)
from cardtable.games.mentalist.play import Mentalist
from cardtable.table.model import Course, beginning, lead_taken


class SettledBet(NamedTuple):
    """Settled bet, shown to all, with its outcome."""

    seat: int
    chips: int
    pot: int
    """Chips in the pot when the bet was made."""
    guesses: tuple[tuple[int, int], ...]
    """Seat and number of each guess, in order."""
    won: PotWon | None
    """Pot won by guessing the bet; None if nobody guessed it."""
    antes: int
    """Number of times that antes had been paid by then."""


class MentalistCourse(Course):
    """Course of one game, which follows its events."""

    def __init__(self, start: Mentalist) -> None:
        """Begin in the state in which the game starts."""
        super().__init__(start.scores)  # then after each settled bet
        self.chips = list(start.scores)
        """Chips by seat, now."""
        self.pot = start.pot
        self.bets: list[SettledBet] = []
        self.wins: list[tuple[PotWon, int]] = []
        """Pots won, each with the number of bets settled by then."""
        self.out: set[int] = set(range(start.terms.seats)) - set(start.inside)
        self.antes = 1 if start.to_act() else 0
        """Number of times that antes have been paid; 1 at once in a starting position, which includes them."""
        self.bettor: int | None = None
        """Seat whose bet stands; None if there is none."""
        self._guesses: list[tuple[int, int]] = []
        self._lifted: ScreenLifted | None = None
        self.ended: MentalistEnded | None = None

    def pots_won(self, seat: int) -> tuple[int, int]:
        """Return the number of pots that a seat won, and of all pots won."""
        return sum(win.seat == seat for win, _ in self.wins), len(self.wins)

    def guesses_right(self, seat: int) -> tuple[int, int]:
        """Return the number of a seat's right guesses, and of all its guesses."""
        made = [chips == bet.chips for bet in self.bets for guesser, chips in bet.guesses if guesser == seat]
        return sum(made), len(made)

    @override
    def take_in(self, event: object) -> None:
        if isinstance(event, AntesPaid):
            self.antes += 1
            self.pot = event.pot
            for seat in event.seats:
                self.chips[seat] -= event.chips
        elif isinstance(event, BetLaid):
            self.bettor = event.seat
        elif isinstance(event, GuessHeard):
            self._guesses.append((event.seat, event.chips))
        elif isinstance(event, ScreenLifted):
            self._lifted = event
        elif isinstance(event, PlayerOut):
            self.out.add(event.seat)
        elif isinstance(event, MentalistEnded):
            self.ended = event
        elif isinstance(event, PotWon):
            self.chips[event.bettor] -= event.bet
            self.chips[event.seat] += event.pot + event.bet
            self._settle(event, 0)
        elif isinstance(event, BetAdded):
            self.chips[event.seat] -= event.chips
            self._settle(None, event.pot)
        elif isinstance(event, PotClaimed):
            self.chips[event.seat] += event.chips
            self._settle(None, event.pot)

    def _settle(self, won: PotWon | None, pot: int) -> None:
        self.settled = self._seen
        lifted, self._lifted = self._lifted, None
        if lifted:
            bet = SettledBet(lifted.seat, lifted.chips, self.pot, tuple(self._guesses), won, self.antes)
            self.bets.append(bet)
            self.scores.append(list(self.chips))
        else:
            self.scores[-1] = list(self.chips)  # a pot lost without a bet
        if won:
            self.wins.append((won, len(self.bets)))
        self.pot = pot
        self.bettor = None
        self._guesses = []


def course_of(header: Header) -> MentalistCourse:
    """Return the course of a game before anything has happened, from its header."""
    return MentalistCourse(beginning(Mentalist, header.game.key, header.rules, len(header.seats), header.object))


class MentalistTurningPoint(NamedTuple):
    """Event that decided a game."""

    kind: str
    """Kind: `lead`, a lead taken for good; `last`, a lead taken with the last bet; `pot`, the largest pot won."""
    seat: int
    bet: int
    """Number of bets settled by then."""
    antes: int
    """Number of times that antes had been paid by then."""
    won: int = 0
    """Chips in the pot that was won; 0 if it isn't about one."""


def turning_points(course: MentalistCourse) -> list[MentalistTurningPoint]:
    """Return the turning points of a finished game, in order of play."""
    assert course.ended
    found: list[MentalistTurningPoint] = []
    winners = course.ended.winners
    lead = lead_taken(course.scores, winners[0]) if len(winners) == 1 else None
    if lead:
        kind = "lead" if lead < len(course.bets) else "last"
        found.append(MentalistTurningPoint(kind, winners[0], lead, course.bets[lead - 1].antes))
    sums = [win.pot + win.bet for win, _ in course.wins]
    if sums and sums.count(max(sums)) == 1:
        win, bet = course.wins[sums.index(max(sums))]
        antes = course.bets[bet - 1].antes if bet else 0
        if not (found and found[0].bet == bet and win.seat == winners[0]):
            found.append(MentalistTurningPoint("pot", win.seat, bet, antes, max(sums)))
        else:
            found[0] = found[0]._replace(won=max(sums))
    return sorted(found, key=lambda point: point.bet)
