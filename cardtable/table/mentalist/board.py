"""What lies where in Mentalist Poker. Zones: the pot; and by seat stack, bet, screen and button.

A stack is on the board where it can be seen behind its screen: the person's own. Of the others it holds only what is on
its way there. What everybody has is told by numbers, a bet that stands counted in: nobody may see it missing.
"""

from typing_extensions import override

from cardtable.engine.mentalist.moves import (
    AntesPaid,
    BetAdded,
    BetLaid,
    ButtonPassed,
    GuessHeard,
    LotDrawn,
    PlayerOut,
    PotClaimed,
    PotWon,
    ScreenLifted,
)
from cardtable.engine.mentalist.play import GUESS, LOT, Mentalist
from cardtable.table.board import Board, Coins, Disc, Piece, Screen, Zone

POT = "pot"


def stack(seat: int) -> tuple[str, int]:
    """A seat's chips behind her line."""
    return ("stack", seat)


def bet(seat: int) -> tuple[str, int]:
    """What she has pushed over the line."""
    return ("bet", seat)


def screen(seat: int) -> tuple[str, int]:
    """What she hides them behind."""
    return ("screen", seat)


def button(seat: int) -> tuple[str, int]:
    """Where the First Bettor button lies while she has it."""
    return ("button", seat)


class MentalistBoard(Board):
    """Follows the events of one seat's view."""

    def __init__(self, state: Mentalist, own: int, all_open: bool = False) -> None:
        """The board of a state, whose onlooker sees behind the screen of `own`, NOBODY where behind none; `all_open` is
        whether all bets are shown as they are laid."""
        super().__init__()
        self.seats = state.terms.seats
        self.own = own
        self._all_open = all_open
        self._advanced = state.terms.advanced
        self.chips = list(state.scores)
        """By seat, as everybody knows them: a bet that stands is counted in."""
        self.pot = state.pot
        self.out: set[int] = set(range(self.seats)) - set(state.inside)
        self.bettor: int | None = None
        """Whose bet stands behind her screen, or is seen now that it is lifted."""
        self.heard: list[tuple[int, int]] = []
        """What was guessed of it: who, and how many chips."""
        self.lifted: ScreenLifted | None = None
        self.winner: int | None = None
        """Who is taking the pot."""
        self.origins: dict[Piece, Zone] = {}
        """The zones that new pieces of the last event come from."""
        self._over = 0  # of her own chips beyond the line, before they are bet too
        if state.phase != LOT:
            self._set_out(None if self._advanced else state.button)
            if state.phase == GUESS:
                self._lay(state.bettor, state.bet if state.bet >= 0 else None)
                right = state.right[state.bettor]
                for chips in state.guesses:
                    self.heard.append((right, chips))
                    right = state.right[right]
        self.merge()

    # --- what happens --------------------------------------------------------------------------------------------

    @override
    def apply(self, event: object) -> None:
        self.origins.clear()
        self.merge()
        if isinstance(event, LotDrawn):
            self._set_out(None if self._advanced else event.seat)
        elif isinstance(event, ButtonPassed):
            self._pass_button(event.seat)
        elif isinstance(event, AntesPaid):
            self._ante(event)
        elif isinstance(event, BetLaid):
            self._lay(event.seat, event.chips)
        elif isinstance(event, GuessHeard):
            self.heard.append((event.seat, event.chips))
        elif isinstance(event, ScreenLifted):
            self._lift(event)
        elif isinstance(event, PlayerOut):
            self.out.add(event.seat)
        else:
            self._settle(event)

    def _set_out(self, first: int | None) -> None:
        for seat in range(self.seats):
            self.zones[screen(seat)] = [Screen(seat, from_behind=seat == self.own)]
        if first is not None:
            self.zones[button(first)] = [Disc("1st")]

    def _pass_button(self, to: int) -> None:
        for seat in range(self.seats):
            for disc in list(self.zone(button(seat))):
                self.move(disc, button(seat), button(to))

    def _ante(self, event: AntesPaid) -> None:
        for seat in event.seats:
            self.chips[seat] -= event.chips
            self._add(Coins(event.chips, counted=False), stack(seat), POT)
        self.pot = event.pot
        if self.own >= 0:
            self._pile(stack(self.own), self._behind())

    def _lay(self, seat: int, chips: int | None) -> None:
        self.bettor = seat
        self._over = 0
        if seat == self.own:
            self.push(chips or 0)
        elif self._all_open and chips is not None:
            self._screen(seat).face_up = True
            self._show_bet(seat, chips)

    def _lift(self, event: ScreenLifted) -> None:
        self.lifted = event
        self._screen(event.seat).face_up = True
        if not self.zone(bet(event.seat)):
            self._show_bet(event.seat, event.chips)

    def _show_bet(self, seat: int, chips: int) -> None:
        if chips:
            self._add(Coins(chips, counted=False), bet(seat), bet(seat))

    def _settle(self, event: object) -> None:
        """What was bet, and what lies in the pot, goes to whose it is now."""
        if isinstance(event, PotWon):
            self.chips[event.bettor] -= event.bet
            self.chips[event.seat] += event.pot + event.bet
            self.pot = 0
            self.winner = event.seat
            self._sweep(POT, stack(event.seat))
            self._sweep(bet(event.bettor), stack(event.seat))
            self._bet_is_settled(event.bettor)
        elif isinstance(event, BetAdded):
            self.chips[event.seat] -= event.chips
            self.pot = event.pot
            self._sweep(bet(event.seat), POT)
            self._bet_is_settled(event.seat)
        elif isinstance(event, PotClaimed):
            self.chips[event.seat] += event.chips
            self.pot = event.pot
            self._sweep(bet(event.seat), stack(event.seat))
            self._pile(POT, event.pot)
            if event.chips:
                self._add(Coins(event.chips, counted=False), POT, stack(event.seat))
            self._bet_is_settled(event.seat)

    def _bet_is_settled(self, bettor: int) -> None:
        self._screen(bettor).face_up = False
        self.bettor = self.lifted = None
        self.heard = []
        self._over = 0

    # --- piles ---------------------------------------------------------------------------------------------------

    def push(self, chips: int) -> None:
        """So many of her own chips lie beyond the line, the others behind it."""
        self._over = chips
        self._pile(stack(self.own), self._behind())
        self._pile(bet(self.own), chips)

    def merge(self) -> None:
        """What has come to a pile is part of it; what has gone behind another's screen is not seen any more."""
        self.winner = None
        self._pile(POT, self.pot)
        for seat in range(self.seats):
            self._pile(stack(seat), self._behind() if seat == self.own else 0)

    def _behind(self) -> int:
        """Chips behind her own line."""
        if self.own < 0 or not self.zone(screen(self.own)):
            return 0
        return self.chips[self.own] - self._over

    def _pile(self, zone: Zone, count: int) -> None:
        """One pile of so many in a zone; the one that lay there first, where there is one."""
        pieces = self.zone(zone)
        del pieces[1 if count else 0 :]
        if pieces:
            (pile,) = pieces
            assert isinstance(pile, Coins)
            pile.count = count
        elif count:
            pieces.append(Coins(count, counted=False))

    def _add(self, coins: Coins, source: Zone, target: Zone) -> None:
        self.zone(target).append(coins)
        self.origins[coins] = source

    def _sweep(self, source: Zone, target: Zone) -> None:
        for piece in list(self.zone(source)):
            self.move(piece, source, target)

    def _screen(self, seat: int) -> Screen:
        (found,) = self.zone(screen(seat))
        assert isinstance(found, Screen)
        return found
