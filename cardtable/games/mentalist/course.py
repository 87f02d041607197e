"""The course of a game of Mentalist Poker: everybody's chips after each bet. No Qt here."""

from typing import NamedTuple

from cardtable.engine.record import Header
from cardtable.games.mentalist.moves import (
    AntesPaid,
    BetAdded,
    BetLaid,
    GameEnded,
    GuessHeard,
    PlayerOut,
    PotClaimed,
    PotWon,
    ScreenLifted,
)
from cardtable.games.mentalist.play import Mentalist
from cardtable.table.board import Snapshot
from cardtable.table.course import beginning, lead_taken


class SettledBet(NamedTuple):
    """A bet that everybody has seen, and what came of it."""

    seat: int
    chips: int
    pot: int
    """What lay in the pot when it was made."""
    guesses: tuple[tuple[int, int], ...]
    """Who guessed what, in order."""
    won: PotWon | None
    """None where nobody guessed it."""
    antes: int
    """So many times antes had been paid by then."""


class Course(Snapshot):
    """Follows the events of a game."""

    def __init__(self, start: Mentalist) -> None:
        """From a state that the game begins with."""
        self.chips = list(start.scores)
        """By seat, now."""
        self.pot = start.pot
        self.scores: list[list[int]] = [list(start.scores)]
        """By bet, from the start: the chips of each seat once it was settled."""
        self.bets: list[SettledBet] = []
        self.wins: list[tuple[PotWon, int]] = []
        """Pots that were won, each with the number of bets settled by then."""
        self.out: set[int] = set(range(start.terms.seats)) - set(start.inside)
        self.antes = 1 if start.to_act() else 0
        """How many times antes have been paid; in a position to start from they are."""
        self.bettor: int | None = None
        """Whose bet stands."""
        self._guesses: list[tuple[int, int]] = []
        self._lifted: ScreenLifted | None = None
        self.settled = 0
        """So many events had been seen when the last bet was about to be settled."""
        self.ended: GameEnded | None = None
        self._seen = 0

    def pots_won(self, seat: int) -> tuple[int, int]:
        """How many pots a seat won, of how many that were."""
        return sum(win.seat == seat for win, _ in self.wins), len(self.wins)

    def guesses_right(self, seat: int) -> tuple[int, int]:
        """How many of their guesses were right, of how many."""
        made = [chips == bet.chips for bet in self.bets for guesser, chips in bet.guesses if guesser == seat]
        return sum(made), len(made)

    def follow(self, event: object) -> None:
        """Takes in one event."""
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
        elif isinstance(event, GameEnded):
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
        self._seen += 1

    def _settle(self, won: PotWon | None, pot: int) -> None:
        self.settled = self._seen
        lifted, self._lifted = self._lifted, None
        if lifted:
            bet = SettledBet(lifted.seat, lifted.chips, self.pot, tuple(self._guesses), won, self.antes)
            self.bets.append(bet)
            self.scores.append(list(self.chips))
        else:
            self.scores[-1] = list(self.chips)  # a pot that was lost without a bet
        if won:
            self.wins.append((won, len(self.bets)))
        self.pot = pot
        self.bettor = None
        self._guesses = []


def course_of(header: Header) -> Course:
    """The course of a game, from its header: before anything has happened."""
    return Course(beginning(Mentalist, header.game.key, header.rules, len(header.seats), header.object))


class TurningPoint(NamedTuple):
    """Something that decided a game."""

    kind: str
    """`lead`: they went ahead and were not caught again; `last`: they did so with the last bet; `pot`: no other pot
    that was won was as large."""
    seat: int
    bet: int
    """After so many bets."""
    antes: int
    """So many times antes had been paid by then."""
    won: int = 0
    """Chips, where a pot was won."""


def turning_points(course: Course) -> list[TurningPoint]:
    """What decided a game that is over, in order of play."""
    assert course.ended
    found: list[TurningPoint] = []
    winners = course.ended.winners
    lead = lead_taken(course.scores, winners[0]) if len(winners) == 1 else None
    if lead:
        kind = "lead" if lead < len(course.bets) else "last"
        found.append(TurningPoint(kind, winners[0], lead, course.bets[lead - 1].antes))
    sums = [win.pot + win.bet for win, _ in course.wins]
    if sums and sums.count(max(sums)) == 1:
        win, bet = course.wins[sums.index(max(sums))]
        antes = course.bets[bet - 1].antes if bet else 0
        if not (found and found[0].bet == bet and win.seat == winners[0]):
            found.append(TurningPoint("pot", win.seat, bet, antes, max(sums)))
        else:
            found[0] = found[0]._replace(won=max(sums))
    return sorted(found, key=lambda point: point.bet)
