"""Advice of the expert, except for two players' sealed bids for a spare suit (see `duel`).

Sealed bids are settled among all bidders (`sealed_equilibrium`). Auctions of three or more are tried against random
opponents (`auction_rollouts`), auctions of two are solved backwards (`auction`). Offers are judged by the bidding that
follows. If just one of two players bids, the whole game is solved (`solved_offers`).
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cardtable.bots.player import Advice, Choice, steps
from cardtable.bots.search import SearchProblem, weighed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.war.play import AUCTION, OFFER, PASS, War
from cardtable.games.war.players.auction import auction_prospect, auction_values, thrifty
from cardtable.games.war.players.auction_rollouts import ONLY_THIS, STAY, AuctionRollouts
from cardtable.games.war.players.evaluation_weights import measure
from cardtable.games.war.players.reading import HandReading, softmax
from cardtable.games.war.players.sealed_equilibrium import SealedEquilibrium
from cardtable.games.war.players.solved_offers import best, is_barter, outcome

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
        values = [outcome(state, seat, move) for move in moves]
        wanted = best(state)
        return _advice(moves, [1.0 if move == wanted else 0.0 for move in moves], values, exact=True)
    if state.phase == OFFER:
        values = _offers(state, seat, moves, rng, effort)
        return _advice(moves, softmax(values, TEMPERATURE), values)
    if state.phase == AUCTION:
        reading = HandReading(state, measure(state))
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


def _calls(room: AuctionRollouts, moves: Sequence[int], trials: int, rng: KeyedRandom) -> list[float]:
    """Return the seat's chance to win by call, each followed by raises or none, whichever is better."""
    plans = room.plans(moves)
    highest = [0.0] * (PASS + 1)
    for plan, value in zip(plans, weighed(room, plans, trials, rng), strict=True):
        highest[plan % ONLY_THIS] = max(highest[plan % ONLY_THIS], value)
    return [highest[move] for move in moves]


class _Market(SearchProblem):
    """Scene for choosing a card to auction, with rollouts for each card."""

    def __init__(self, rooms: dict[int, AuctionRollouts]) -> None:
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
    readings = {rank: HandReading(auction, measure(auction)) for rank, auction in after.items()}
    if state.terms.seats == 2:
        return [auction_prospect(after[rank], seat, readings[rank]) for rank in moves]
    rooms = {rank: AuctionRollouts(after[rank], seat, readings[rank]) for rank in moves}
    return weighed(_Market(rooms), list(moves), steps(OFFER_TRIALS, effort), rng)
