"""Player `expert`: searches for the best mixed strategy, and solves the rest of the game where it can.

- Two players' sealed bids for a spare suit are solved, or judged by networks (`duel`).
- Other sealed bids are settled among all bidders (`sealed_equilibrium`).
- Auctions of two are solved backwards, like the club player's (`levels`). In auctions of three or more, calls are tried
  against opponents drawn anew for each world (`AuctionRollouts`).
- Offers are judged by the bidding that follows.
- If just one of two players bids, the whole game is solved (`is_barter`). Nothing is hidden then, and the bidder wins
  the prize with any card. They bid their highest card, which would be worth most to the opponent if offered; the seller
  offers their lowest. The number of rounds is the same in any case.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from cardtable.bots.player import Advice, Choice, Player, keep_to_one_core, steps
from cardtable.bots.search import SearchProblem, weighed
from cardtable.engine.cards import RANKS_IN
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.state import NOBODY, OVER
from cardtable.engine.views import View
from cardtable.games.war.play import AUCTION, OFFER, PASS, SEALED, War
from cardtable.games.war.players.levels import auction_prospect, auction_values, last_bids, thrifty
from cardtable.games.war.players.reading import SURE, HandReading, expert_measure, softmax
from cardtable.games.war.players.sealed_equilibrium import SealedEquilibrium


class WarExpert(Player):
    """Player who maximises their chance to win and mixes so as not to be predictable."""

    name: str = "expert"
    searches: bool = True

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return the mixed strategy found; more effort looks further ahead."""
        state = view.state
        assert isinstance(state, War)
        if state.phase == SEALED and state.terms.seats == 2 and not state.terms.own_cards and state.is_even():
            keep_to_one_core()
            from cardtable.games.war.players.duel import duel_advice

            return duel_advice(state, view.seat, effort)
        return field_advice(view, rng, effort)


TRIALS: Final = 400
"""Number of trials of calls in an auction, at effort 1."""
OFFER_TRIALS: Final = 400
"""Number of trials of offers where an auction follows, at effort 1."""
GLANCE: Final = 0.2
"""Effort spent on the sealed bidding after each possible offer, at effort 1."""
TEMPERATURE: Final = 0.005
"""Temperature of the softmax over calls and offers, as a share of the range of their values."""


def field_advice(view: View, rng: KeyedRandom, effort: float) -> Advice:
    """Return the expert's advice; `effort` scales steps and trials."""
    state = view.state
    assert isinstance(state, War)
    seat = view.seat
    moves = state.legal(seat)
    if is_barter(state):
        values = [offer_outcome(state, seat, move) for move in moves]
        wanted = best_offer(state)
        return _advice(moves, [1.0 if move == wanted else 0.0 for move in moves], values, exact=True)
    if state.phase == OFFER:
        values = _offers(state, seat, moves, rng, effort)
        return _advice(moves, softmax(values, TEMPERATURE), values)
    if state.phase == AUCTION:
        reading = HandReading(state, expert_measure(state))
        if reading.seats == 2:
            values = auction_values(state, seat, reading)
        else:
            values = _calls(AuctionRollouts(state, seat, reading), moves, steps(TRIALS, effort), rng)
        return _advice(moves, softmax(thrifty(state, seat, reading, values), TEMPERATURE), values)
    plan, values = SealedEquilibrium(state, effort).plan(seat)
    return _advice(moves, plan.mix, values)


def _advice(moves: Sequence[int], mix: list[float], values: list[float], exact: bool = False) -> Advice:
    choices = [Choice(move, part, value) for move, part, value in zip(moves, mix, values, strict=True)]
    choices.sort(key=lambda choice: -choice.probability)
    return Advice(choices, sum([part * value for part, value in zip(mix, values, strict=True)]), exact)


def _calls(room: "AuctionRollouts", moves: Sequence[int], trials: int, rng: KeyedRandom) -> list[float]:
    """Return the seat's chance to win by call, each followed by raises or none, whichever is better."""
    plans = room.plans(moves)
    highest = [0.0] * (PASS + 1)
    for plan, value in zip(plans, weighed(room, plans, trials, rng), strict=True):
        highest[plan % ONLY_THIS] = max(highest[plan % ONLY_THIS], value)
    return [highest[move] for move in moves]


class _Market(SearchProblem):
    """Scene for choosing a card to auction, with rollouts for each card."""

    def __init__(self, rooms: "dict[int, AuctionRollouts]") -> None:
        self.rooms: dict[int, AuctionRollouts] = rooms

    def draw(self, random: Random) -> None:
        """Draw the same opponents for the rollouts of all cards."""
        people = random.getrandbits(64)
        for room in self.rooms.values():
            room.draw(Random(people))

    def tried(self, move: int, random: Random) -> float:
        """Return the seat's chance to win after offering a card, from one rollout of its auction."""
        return self.rooms[move].tried(STAY, random)


def _offers(state: War, seat: int, moves: Sequence[int], rng: KeyedRandom, effort: float) -> list[float]:
    """Return the seat's chance to win by card that it may offer."""
    after: dict[int, War] = {}
    for rank in moves:
        after[rank] = state.clone()
        after[rank].apply(rank)
    if not state.terms.auction:
        return [SealedEquilibrium(bidding, GLANCE * effort).prospect(seat) for bidding in after.values()]
    readings = {rank: HandReading(auction, expert_measure(auction)) for rank, auction in after.items()}
    if state.terms.seats == 2:
        return [auction_prospect(after[rank], seat, readings[rank]) for rank in moves]
    rooms = {rank: AuctionRollouts(after[rank], seat, readings[rank]) for rank in moves}
    return weighed(_Market(rooms), list(moves), steps(OFFER_TRIALS, effort), rng)


THINKS: Final = 0
PAYS_ITS_FACE: Final = 1
DOES_ANYTHING: Final = 2

FACE: Final = 0.15
"""Share of opponents expected to pay what is printed on a prize."""
ANY: Final = 0.1
"""Share of opponents expected to do anything."""
FANCY: Final = 0.25
"""Standard deviation of the logarithm of the prize's value to a thinker."""
FACE_STRAYS: Final = 1.5
"""Standard deviation, in places, of the limit of an opponent who pays a prize's face value."""
CHASE: Final = 2
"""Number of places beyond their limit that such an opponent goes once they have laid a card."""
STAY: Final = 14
"""Pseudo-move with which the seat makes no call of its own: the auction goes on from the seat on turn."""
ONLY_THIS: Final = 16
"""Added to a bid that the seat will not raise again; without it the seat goes on raising as a thinker does."""


class AuctionRollouts(SearchProblem):
    """Rollouts of an auction under way. Cards are given by their places in a `HandReading`, 0 for no card.

    Nothing is hidden during an auction except what the others will do. Some of them think as club players do, and raise
    as long as winning at that price is better for them than leaving the prize to the highest bidder; each puts a value
    of their own on the prize. Some pay what is printed on it, and some do anything. The seat itself raises as a thinker
    does.
    """

    def __init__(self, state: War, seat: int, reading: HandReading) -> None:
        self.seat: int = seat
        self.seats: int = reading.seats
        self.losers_pay: bool = state.terms.losers_pay
        self.turn: int = state.turn
        self.standing: int = state.standing
        self.passed: int = state.passed
        self.place: list[int] = reading.place
        self.bids: list[int] = last_bids(state, reading)
        self.hands: list[list[int]] = [sorted({reading.place[rank] for rank in RANKS_IN[hand]}) for hand in state.hands]
        levels = [
            [reading.expected(other, place) / reading.spread for place in range(reading.size)]
            for other in range(self.seats)
        ]
        top = max([by_place[0] for by_place in levels])
        self.weights: list[list[float]] = [[exp(max(level - top, -SURE)) for level in by_place] for by_place in levels]
        """Weight in the softmax of final scores, by seat and card spent; the winner's is multiplied by a factor."""
        self.stake: float = min(reading.stake / reading.spread, SURE)
        self.price: int = reading.stake_place
        self.kinds: list[int] = [THINKS] * self.seats
        self.factors: list[float] = [exp(self.stake)] * self.seats
        """Factor for the winner's weight, by the seat that estimates it."""
        self.limits: list[int] = [0] * self.seats
        """Highest place that a seat bids if it pays a prize's face value."""

    def plans(self, moves: Sequence[int]) -> list[int]:
        """Return the plans to try: each call, and each bid once more with no further raise."""
        return [*moves, *[move + ONLY_THIS for move in moves if move != PASS]]

    def draw(self, random: Random) -> None:
        """Draw each opponent's kind and the prize's value to them."""
        for other in range(self.seats):
            kind = random.random()
            strays = random.gauss(0.0, 1.0)
            if other != self.seat:
                self.kinds[other] = PAYS_ITS_FACE if kind < FACE else DOES_ANYTHING if kind < FACE + ANY else THINKS
                self.factors[other] = exp(min(self.stake * exp(FANCY * strays), SURE))
                self.limits[other] = self.price + int(FACE_STRAYS * strays)

    def tried(self, move: int, random: Random) -> float:
        """Return the seat's chance to win the game after a call (or STAY) and the rest of the auction."""
        climbs = move < ONLY_THIS
        move %= ONLY_THIS
        last = self.bids.copy()
        standing = self.standing
        passed = self.passed
        turn = self.turn
        if move == PASS:
            passed |= 1 << turn
        elif move != STAY:
            last[turn] = self.place[move]
            standing = turn
        if move != STAY:
            turn = (turn + 1) % self.seats
        everybody = (1 << self.seats) - 1
        while turn != standing and passed != everybody:
            if not passed >> turn & 1:
                card = self._call(turn, standing, last, random) if climbs or turn != self.seat else 0
                if card:
                    last[turn] = card
                    standing = turn
                else:
                    passed |= 1 << turn
            turn = (turn + 1) % self.seats
        return self._chance(self.seat, standing, last)

    def _call(self, seat: int, standing: int, last: list[int], random: Random) -> int:
        """Return the card that a seat bids, or 0 for a pass."""
        low = last[standing] if standing != NOBODY else 0
        higher = [card for card in self.hands[seat] if card > low]
        if not higher:
            return 0
        kind = self.kinds[seat]
        card = higher[0]
        if kind == DOES_ANYTHING:
            pick = int(random.random() * (len(higher) + 1))
            return higher[pick] if pick < len(higher) else 0
        if kind == PAYS_ITS_FACE:
            return card if card <= self.limits[seat] + (CHASE if last[seat] else 0) else 0
        stay = self._chance(seat, standing, last)
        before = last[seat]
        last[seat] = card
        climbs = self._chance(seat, seat, last) > stay
        last[seat] = before
        return card if climbs else 0

    def _chance(self, seat: int, winner: int, last: list[int]) -> float:
        """Return a seat's chance to win, by its own estimate of the prize, if the auction ends with this winner."""
        total = 0.0
        own = 0.0
        for other, weights in enumerate(self.weights):
            weight = weights[last[other] if self.losers_pay or other == winner else 0]
            if other == winner:
                weight *= self.factors[seat]
            total += weight
            if other == seat:
                own = weight
        return own / total


def is_barter(state: War) -> bool:
    """Return whether the house rules make the game solvable in this way."""
    terms = state.terms
    return terms.seats == 2 and terms.own_cards and not terms.seller_bids and not terms.auction


def best_offer(state: War) -> int:
    """Return the best move of the player on turn."""
    values = state.terms.values
    ranks = sorted(RANKS_IN[state.hands[state.turn]], key=lambda rank: values[rank])
    return ranks[0 if state.phase == OFFER else -1]


def offer_outcome(state: War, seat: int, move: int) -> float:
    """Return a seat's chance to win, a tie counting as a share, after a move and optimal play."""
    after = state.clone()
    while after.turn != OVER:
        after.apply(move)
        if after.turn != OVER:
            move = best_offer(after)
    winners = after.winners()
    return 1 / len(winners) if seat in winners else 0.0
