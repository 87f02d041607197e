"""State and play of Mentalist Poker.

Until a bet is settled, it is stored in `bet` and still counts among its bettor's chips. So `scores` is public at all
times, and the chips of all seats plus the pot are constant.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from cardtable.engine.state import AWAITING_REVEAL, CHANCE, HIDDEN, NOBODY, OVER, State
from cardtable.games.mentalist import moves

NO_BET: Final = -8  # apart from the engine's own sentinels

LOT: Final = 0
BET: Final = 1
GUESS: Final = 2
ENDED: Final = 3


class PastBet:
    """Settled bet as every player may remember it: the position when it was made, and its outcome."""

    def __init__(
        self,
        before: "PastBet | None",
        scores: tuple[int, ...],
        pot: int,
        bettor: int,
        button: int,
        chips: int,
        guesses: list[int],
        inside: tuple[int, ...],
    ) -> None:
        self.before = before
        """Bet settled just before this one; None for the first."""
        self.scores = scores
        """Chips by seat before the bet was settled, the bet included in its bettor's."""
        self.pot = pot
        self.bettor = bettor
        self.button = button
        self.chips = chips
        """Number of chips bet."""
        self.guesses = guesses
        """Guesses in the order in which they were heard, beginning on the bettor's right; never modified.

        The bet was guessed if the last one equals `chips`.
        """
        self.inside = inside
        """Seats that were still in: the bettor and those that might guess."""

    def guess(self, seat: int) -> int:
        """Return a seat's guess; NO_BET if it was out, was the bettor, or another seat had guessed right before it."""
        bettor = self.inside.index(self.bettor)
        if seat not in self.inside or seat == self.bettor:
            return NO_BET
        place = (bettor - self.inside.index(seat)) % len(self.inside) - 1
        return self.guesses[place] if place < len(self.guesses) else NO_BET

    def facts(self) -> tuple[object, ...]:
        """Return all values but `before`."""
        return (self.scores, self.pot, self.bettor, self.button, self.chips, tuple(self.guesses), self.inside)


class MentalistTerms:
    """House rules of one game in the form that play needs."""

    def __init__(
        self,
        seats: int,
        starting_chips: int,
        ante: int,
        advanced: bool,
        capped: bool,
        first_bust: bool,
        turn_limit: int,
    ) -> None:
        self.seats = seats
        self.starting_chips = starting_chips
        self.ante = ante
        self.advanced = advanced
        self.capped = capped
        self.first_bust = first_bust
        self.turn_limit = turn_limit
        self.everybody: tuple[int, ...] = tuple(range(seats))
        self.left: tuple[int, ...] = self.neighbours(self.everybody, 1)
        self.right: tuple[int, ...] = self.neighbours(self.everybody, -1)

    def neighbours(self, inside: tuple[int, ...], way: int) -> tuple[int, ...]:
        """Return by seat, in or out, the next seat that is in, clockwise (`way` 1) or counter-clockwise (-1).

        A seat is its own neighbour if no other is in.
        """
        found = []
        for seat in range(self.seats):
            other = (seat + way) % self.seats
            while other not in inside and other != seat:
                other = (other + way) % self.seats
            found.append(other)
        return tuple(found)


class Mentalist(State):
    """State of Mentalist Poker. Moves are numbers of chips: bets or guesses."""

    def __init__(self, terms: MentalistTerms) -> None:
        self.terms: MentalistTerms = terms
        self.turn: int = CHANCE
        self.phase: int = LOT
        self.observer: int = NOBODY  # seat whose information state this is, else NOBODY
        self.scores: list[int] = [terms.starting_chips] * terms.seats  # by seat; includes a standing bet
        self.pot: int = 0  # at the end of the game it belongs to nobody
        self.bettor: int = NOBODY  # seat of the bet that is due or stands, or of the last one
        self.button: int = NOBODY  # seat that bet first for this pot; in the advanced game, in the whole game
        self.inside: tuple[int, ...] = terms.everybody  # seats still in the game
        self.left: tuple[int, ...] = terms.left  # next seat that is in, by seat, clockwise
        self.right: tuple[int, ...] = terms.right
        self.bet: int = NO_BET  # standing bet; HIDDEN if this state's observer may not know it
        self.most: int = 0  # highest possible bet and guess
        self.guesses: list[int] = []  # guesses heard for this bet, in order
        self.bets: int = 0  # number of bets settled so far
        self.past: PastBet | None = None  # last bet settled; an immutable chain that clones share

    def clone(self) -> "Mentalist":
        twin = Mentalist(self.terms)
        twin.turn = self.turn
        twin.phase = self.phase
        twin.observer = self.observer
        twin.scores = self.scores.copy()
        twin.pot = self.pot
        twin.bettor = self.bettor
        twin.button = self.button
        twin.inside = self.inside
        twin.left = self.left
        twin.right = self.right
        twin.bet = self.bet
        twin.most = self.most
        twin.guesses = self.guesses.copy()
        twin.bets = self.bets
        twin.past = self.past
        return twin

    def facts(self) -> tuple[object, ...]:
        return (
            (self.turn, self.phase, self.observer, self.bettor, self.button, self.inside, self.bets),
            (tuple(self.scores), self.pot, self.bet, self.most, tuple(self.guesses)),
            tuple([past.facts() for past in self.remembered()]),
        )

    # --- what is asked -------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """Return the seat to move: in this game never more than one."""
        return [self.turn] if self.turn >= 0 else []

    def legal(self, seat: int) -> Sequence[int]:
        """Return the numbers of chips that may be bet or guessed, from 0 up."""
        return range(self.most + 1)

    def forced(self) -> int:
        """Return 0 if nothing else can be bet or guessed; -1 otherwise."""
        return 0 if self.turn >= 0 and not self.most else -1

    def remembered(self) -> list[PastBet]:
        """Return all settled bets, the latest first."""
        found = []
        past = self.past
        while past is not None:
            found.append(past)
            past = past.before
        return found

    def rests(self) -> bool:
        """Return whether nothing is under way.

        True before the draw for the first bettor, and before the first bet of a pot; in the advanced game before every
        bet, because antes have been paid again.
        """
        if self.phase != BET:
            return self.turn == CHANCE
        past = self.past
        return self.terms.advanced or past is None or past.button != self.button

    # --- play ----------------------------------------------------------------------------------------------------

    def deal(self, first: int, events: list[object] | None = None) -> None:
        """Set the first bettor, who was drawn by lot; everyone pays the ante."""
        self.button = first
        if events is not None:
            events.append(moves.LotDrawn(first))
        self._pay_antes(events)
        self._ask(first, events)

    def set_up(self, chips: Sequence[int], pot: int, bettor: int, button: int, out: Sequence[int]) -> None:
        """Set up a starting position with its antes paid, in which `bettor` is to bet.

        The bettor must be in, and in the classic game must have chips.
        """
        self.scores = list(chips)
        self.pot = pot
        self.button = button
        self._leave(out, None)
        self._ask(bettor, None)

    def apply(self, move: int, events: list[object] | None = None) -> None:
        """Bet or guess `move` chips; an information state takes HIDDEN for a bet."""
        seat = self.turn
        if self.phase == BET:
            self.bet = move
            self.phase = GUESS
            self.turn = self.right[seat]
            if events is not None:
                events.append(moves.BetLaid(seat, None if move == HIDDEN else move))
            return
        self.guesses.append(move)
        if events is not None:
            events.append(moves.GuessHeard(seat, move))
        if move == self.bet:
            self._hit(seat, events)
        elif self.terms.advanced and self.right[seat] != self.bettor:
            self.turn = self.right[seat]  # `learn_bet` corrects an information state if this was a hit
        elif self.bet == HIDDEN:
            self.turn = AWAITING_REVEAL
        else:
            self._miss(events)

    def playout(self, random: Callable[[], float]) -> None:
        """Play to the end with random moves, each number equally likely."""
        while self.phase == GUESS:
            self.apply(int(random() * (self.most + 1)))
        advanced = self.terms.advanced
        while self.turn >= 0:
            # A whole bet with all its guesses in one go, because playouts spend their time in this loop.
            options = self.most + 1
            bettor = self.turn
            bet = int(random() * options)
            right = self.right
            guesser = right[bettor]
            guess = int(random() * options)
            guesses = [guess]
            if advanced:
                while guess != bet and right[guesser] != bettor:
                    guesser = right[guesser]
                    guess = int(random() * options)
                    guesses.append(guess)
            self.bet = bet
            self.guesses = guesses
            if guess == bet:
                self._hit(guesser, None)
            else:
                self._miss(None)

    def _hit(self, guesser: int, events: list[object] | None) -> None:
        """Give the pot and the bet to the seat that guessed right."""
        self._remember()
        if events is not None:
            events.append(moves.ScreenLifted(self.bettor, self.bet, True))
            events.append(moves.PotWon(guesser, self.bettor, self.pot, self.bet))
        self.scores[self.bettor] -= self.bet
        self.scores[guesser] += self.pot + self.bet
        self.pot = 0
        self._settled(True, events)

    def _miss(self, events: list[object] | None) -> None:
        """Put a missed bet into the pot, or in the advanced game give its bettor as much from the pot."""
        self._remember()
        bet = self.bet
        bettor = self.bettor
        if events is not None:
            events.append(moves.ScreenLifted(bettor, bet, False))
        if self.terms.advanced:
            claim = bet if bet < self.pot else self.pot
            self.scores[bettor] += claim
            self.pot -= claim
            if events is not None:
                events.append(moves.PotClaimed(bettor, claim, self.pot))
        else:
            self.scores[bettor] -= bet
            self.pot += bet
            if events is not None:
                events.append(moves.BetAdded(bettor, bet, self.pot))
        self._settled(False, events)

    def _remember(self) -> None:
        scores = tuple(self.scores)
        self.past = PastBet(self.past, scores, self.pot, self.bettor, self.button, self.bet, self.guesses, self.inside)

    def _settled(self, hit: bool, events: list[object] | None) -> None:
        """Go on after a bet has been settled."""
        terms = self.terms
        self.bet = NO_BET
        self.guesses = []
        self.bets += 1
        if self.bets == terms.turn_limit:
            self._end(events)
        elif hit or terms.advanced:
            self._next_antes(events)
        else:
            self._ask(self.left[self.bettor], events)

    def _next_antes(self, events: list[object] | None) -> None:
        """Collect antes from all who can pay; the others are out.

        In the classic game this starts a pot and passes the button on. All seats are checked before any pays: if that
        ends the game, none does.
        """
        terms = self.terms
        ante = terms.ante
        scores = self.scores
        if min(scores) < ante:  # perhaps only of seats that are out
            leave = [seat for seat in self.inside if scores[seat] < ante]
            if leave:
                self._leave(leave, events)
                if self._decided():
                    self._end(events)
                    return
        if terms.advanced:
            seat = self.left[self.bettor]
        else:
            seat = self.left[self.button]
            self.button = seat
            if events is not None:
                events.append(moves.ButtonPassed(seat))
        self._pay_antes(events)
        self._ask(seat, events)

    def _pay_antes(self, events: list[object] | None) -> None:
        ante = self.terms.ante
        for seat in self.inside:
            self.scores[seat] -= ante
        self.pot += ante * len(self.inside)
        if events is not None:
            events.append(moves.AntesPaid(self.inside, ante, self.pot))

    def _ask(self, seat: int, events: list[object] | None) -> None:
        """Ask a seat for a bet; in the classic game a seat without chips loses the pot instead, and is out."""
        scores = self.scores
        chips = scores[seat]
        terms = self.terms
        if not chips and not terms.advanced:
            guesser = self.right[seat]
            if events is not None:
                events.append(moves.PotWon(guesser, seat, self.pot, 0, True))
            scores[guesser] += self.pot
            self.pot = 0
            self._leave([seat], events)
            if self._decided():
                self._end(events)
            else:
                self._next_antes(events)
            return
        self.bettor = seat
        self.turn = seat
        self.phase = BET
        self._cap()

    def adopt(self, terms: MentalistTerms) -> None:
        """Apply new terms in a state that rests; antes already paid stay paid."""
        self.terms = terms
        if self.phase == BET:
            self._cap()

    def _cap(self) -> None:
        """Set the highest bet that the bettor may make."""
        chips = self.scores[self.bettor]
        self.most = self.pot if self.terms.capped and self.pot < chips else chips

    def _leave(self, seats: Sequence[int], events: list[object] | None) -> None:
        if events is not None:
            for seat in seats:
                events.append(moves.PlayerOut(seat, self.scores[seat]))
        self.inside = tuple([seat for seat in self.inside if seat not in seats])
        self.left = self.terms.neighbours(self.inside, 1)
        self.right = self.terms.neighbours(self.inside, -1)

    def _decided(self) -> bool:
        """Return whether the game has ended, now that a player is out."""
        return self.terms.first_bust or len(self.inside) < 2

    def _end(self, events: list[object] | None) -> None:
        self.phase = ENDED
        self.turn = OVER
        if events is not None:
            events.append(moves.MentalistEnded(tuple(self.winners()), tuple(self.scores), self.pot))

    # --- what a seat may know ------------------------------------------------------------------------------------

    def information_state(self, seat: int) -> "Mentalist":
        """Return this state as a seat may know it: another's bet is hidden until its screen is lifted."""
        view = self.clone()
        view.observer = seat
        if self.phase == GUESS and self.bettor != seat:
            view.bet = HIDDEN
        return view

    def learn_bet(self, chips: int, events: list[object] | None = None) -> None:
        """Reveal the standing bet to an information state, and settle it: the last guess hit it, or all missed."""
        self.bet = chips
        if self.guesses[-1] != chips:
            self._miss(events)
        elif self.turn != AWAITING_REVEAL:
            self._hit(self.left[self.turn], events)
        else:
            self._hit(self.left[self.bettor] if self.terms.advanced else self.right[self.bettor], events)

    def determinization(self, random: Random) -> "Mentalist":
        """Return a full state that fits this view: a hidden bet is drawn from the numbers not yet guessed."""
        world = self.clone()
        world.observer = NOBODY
        if self.bet == HIDDEN:
            world.bet = random.choice([chips for chips in range(self.most + 1) if chips not in self.guesses])
        return world
