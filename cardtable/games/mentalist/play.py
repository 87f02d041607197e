"""Mentalist Poker: state and play.

A bet lies in the air until it is settled: it is known by itself, and still counts among its bettor's chips. So what
they have is public all the time, and the chips of all seats and the pot always come to the same.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from cardtable.engine.state import AWAITING_REVEAL, CHANCE, HIDDEN, OVER, State
from cardtable.games.mentalist import moves

NOBODY: Final = -1
NO_BET: Final = -1

LOT: Final = 0
BET: Final = 1
GUESS: Final = 2
ENDED: Final = 3


class PastBet:
    """A bet that is settled, as everybody may remember it: how it stood when it was made, and what came of it."""

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
        """The one settled before it."""
        self.scores = scores
        """Chips by seat."""
        self.pot = pot
        self.bettor = bettor
        self.button = button
        self.chips = chips
        """What was bet."""
        self.guesses = guesses
        """In the order in which they were heard, from the bettor's right; nobody changes them any more. The bet was hit
        where the last of them is `chips`."""
        self.inside = inside
        """The seats that were in, which is to say who was asked."""

    def guess(self, seat: int) -> int:
        """What a seat guessed; NO_BET where it was not asked, or somebody had guessed right before."""
        bettor = self.inside.index(self.bettor)
        if seat not in self.inside or seat == self.bettor:
            return NO_BET
        place = (bettor - self.inside.index(seat)) % len(self.inside) - 1
        return self.guesses[place] if place < len(self.guesses) else NO_BET

    def facts(self) -> tuple[object, ...]:
        """All but what was before it."""
        return (self.scores, self.pot, self.bettor, self.button, self.chips, tuple(self.guesses), self.inside)


class Terms:
    """The house rules of one game as play needs them."""

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
        """By seat, in or out, the next who is in, going one way round (1 is clockwise); itself where nobody is."""
        found = []
        for seat in range(self.seats):
            other = (seat + way) % self.seats
            while other not in inside and other != seat:
                other = (other + way) % self.seats
            found.append(other)
        return tuple(found)


class Mentalist(State):
    """A game of Mentalist Poker at one moment. Moves are numbers of chips, bet or guessed."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Terms = terms
        self.turn: int = CHANCE
        self.phase: int = LOT
        self.observer: int = NOBODY  # whose view this is, in an information state
        self.scores: list[int] = [terms.starting_chips] * terms.seats  # chips by seat, a bet among its bettor's
        self.pot: int = 0  # at the end: what is nobody's
        self.bettor: int = NOBODY  # whose bet is due or in the air, or was last
        self.button: int = NOBODY  # who bet first for this pot; in the advanced game, who bet first of all
        self.inside: tuple[int, ...] = terms.everybody  # the seats that are in
        self.left: tuple[int, ...] = terms.left  # by seat, the next who is in
        self.right: tuple[int, ...] = terms.right
        self.bet: int = NO_BET  # in the air; HIDDEN where this state's observer may not know it
        self.most: int = 0  # the highest bet and guess that there can be
        self.guesses: list[int] = []  # heard for this bet, in order
        self.bets: int = 0  # settled so far
        self.past: PastBet | None = None  # the last one settled; a chain, so that clones share it

    def clone(self) -> "Mentalist":
        """A copy that shares nothing that changes."""
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
        """Everything that changes in play, as a value."""
        return (
            (self.turn, self.phase, self.observer, self.bettor, self.button, self.inside, self.bets),
            (tuple(self.scores), self.pot, self.bet, self.most, tuple(self.guesses)),
            tuple([past.facts() for past in self.remembered()]),
        )

    # --- what is asked -------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """The seat that decides now: in this game always one alone."""
        return [self.turn] if self.turn >= 0 else []

    def legal(self, seat: int) -> Sequence[int]:
        """The chips they may bet, or guess, from 0 up."""
        return range(self.most + 1)

    def forced(self) -> int:
        """0 where nothing else can be bet, and so guessed; else -1."""
        return 0 if self.turn >= 0 and not self.most else -1

    def remembered(self) -> list[PastBet]:
        """All bets that were settled, the latest first."""
        found = []
        past = self.past
        while past is not None:
            found.append(past)
            past = past.before
        return found

    def rests(self) -> bool:
        """Before the lot is drawn, and before the first bet for a pot; in the advanced game, before any: everybody
        has paid antes again."""
        if self.phase != BET:
            return self.turn == CHANCE
        past = self.past
        return self.terms.advanced or past is None or past.button != self.button

    # --- play ----------------------------------------------------------------------------------------------------

    def deal(self, first: int, events: list[object] | None = None) -> None:
        """The lot fell on who bets first; the first antes are paid."""
        self.button = first
        if events is not None:
            events.append(moves.LotDrawn(first))
        self._pay_antes(events)
        self._ask(first, events)

    def set_up(self, chips: Sequence[int], pot: int, bettor: int, button: int, out: Sequence[int]) -> None:
        """Begins in a position that was set up: its antes are paid, and `bettor`, who is in, owes a bet. In the classic
        game they have something to bet."""
        self.scores = list(chips)
        self.pot = pot
        self.button = button
        self._leave(out, None)
        self._ask(bettor, None)

    def apply(self, move: int, events: list[object] | None = None) -> None:
        """Bets, or guesses, so many chips. An information state takes HIDDEN for a bet."""
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
            self.turn = self.right[
                seat
            ]  # an information state is told at once where that was a hit, and so takes it for none
        elif self.bet == HIDDEN:
            self.turn = AWAITING_REVEAL
        else:
            self._miss(events)

    def playout(self, random: Callable[[], float]) -> None:
        """Plays on to the end with random moves, all alike."""
        while self.phase == GUESS:
            self.apply(int(random() * (self.most + 1)))
        advanced = self.terms.advanced
        while self.turn >= 0:
            # A whole bet and all guesses at once, without a call for each: this loop is what playouts spend their time
            # in.
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
        """A right guess takes pot and bet."""
        self._remember()
        if events is not None:
            events.append(moves.ScreenLifted(self.bettor, self.bet, True))
            events.append(moves.PotWon(guesser, self.bettor, self.pot, self.bet))
        self.scores[self.bettor] -= self.bet
        self.scores[guesser] += self.pot + self.bet
        self.pot = 0
        self._settled(True, events)

    def _miss(self, events: list[object] | None) -> None:
        """Nobody has guessed the bet: it goes into the pot, or its bettor takes as much from there."""
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
        """A bet is settled: goes on to the next."""
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
        """Everybody antes who can; the others are out. In the classic game that begins a pot, and the button goes on.

        Who can pay is judged before anybody pays: where that ends the game nobody does.
        """
        terms = self.terms
        ante = terms.ante
        scores = self.scores
        if min(scores) < ante:  # those who are out, too
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
        """A bet is due; in the classic game who has nothing to bet loses the pot instead, and is out."""
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

    def adopt(self, terms: Terms) -> None:
        """From here other terms hold, at rest. Antes that were paid stay so."""
        self.terms = terms
        if self.phase == BET:
            self._cap()

    def _cap(self) -> None:
        """The highest bet that the bettor may make."""
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
        """Somebody is out: whether that ends the game."""
        return self.terms.first_bust or len(self.inside) < 2

    def _end(self, events: list[object] | None) -> None:
        self.phase = ENDED
        self.turn = OVER
        if events is not None:
            events.append(moves.GameEnded(tuple(self.winners()), tuple(self.scores), self.pot))

    # --- what a seat may know ------------------------------------------------------------------------------------

    def information_state(self, seat: int) -> "Mentalist":
        """This state with another's bet struck out while it is in the air."""
        view = self.clone()
        view.observer = seat
        if self.phase == GUESS and self.bettor != seat:
            view.bet = HIDDEN
        return view

    def learn_bet(self, chips: int, events: list[object] | None = None) -> None:
        """Tells an information state the bet in the air, which the last guess has hit, or all have missed."""
        self.bet = chips
        if self.guesses[-1] != chips:
            self._miss(events)
        elif self.turn != AWAITING_REVEAL:
            self._hit(self.left[self.turn], events)
        else:
            self._hit(self.left[self.bettor] if self.terms.advanced else self.right[self.bettor], events)

    def determinization(self, random: Random) -> "Mentalist":
        """A full state that fits this view: a hidden bet is any that nobody has guessed."""
        world = self.clone()
        world.observer = NOBODY
        if self.bet == HIDDEN:
            world.bet = random.choice([chips for chips in range(self.most + 1) if chips not in self.guesses])
        return world
