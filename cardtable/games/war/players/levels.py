"""Players of Bidding War by level: beginner and club. The expert, who searches, is in `expert`."""

from math import exp
from typing import Final

from cardtable.bots.player import Advice, Choice, Player
from cardtable.engine.cards import RANKS_IN
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.state import NOBODY
from cardtable.engine.views import View
from cardtable.games.war.play import AUCTION, NO_BID, OFFER, PASS, War
from cardtable.games.war.players.reading import SURE, HandReading, softmax
from cardtable.games.war.players.sealed import BidMix, sealed_mix

WOBBLE: Final = ((0, 0.5), (1, 0.25), (-1, 0.25))
"""Places above the prize's own at which they bid, each with its probability."""
SPITE: Final = 2
"""Number of places by which they bid higher when they trail."""
BEYOND_LIMIT: Final = 2
"""Number of places beyond their limit that they go in an auction once they have bid."""
FEW: Final = 3
"""Largest hand from which they no longer save their best card."""


class WarBeginner(Player):
    """Player who bids by the face value of the prize, with habits that a newcomer can find and exploit.

    - They pay what is printed on the prize: their lowest card that is worth as much, give or take one place.
    - They save their best card: while a better prize is still to come, or others may offer one, they keep it until they
      have few cards left. So an opponent's best cards, bid on second-best prizes, meet no better than their
      second-best.
    - They hate to trail: if another player leads them by at least the points at stake, they bid two places higher than
      otherwise. Let them fall behind on cheap prizes, and they overpay for the next.
    - In auctions they raise by their lowest sufficient card, and once they have bid they go two places beyond their
      limit rather than lose the prize: they are easily talked up.
    - Of their own cards they offer one from the middle, and a low one while they lead.
    """

    name: str = "beginner"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return the moves that their habits suggest, with the probabilities of WOBBLE."""
        state = view.state
        assert isinstance(state, War)
        seat = view.seat
        values = state.terms.values
        hand = [(values[rank], rank) for rank in RANKS_IN[state.hands[seat] | state.laid[seat]]]
        hand.sort()
        wanted = _middle(state, seat, len(hand)) if state.phase == OFFER else _price(state, seat, hand)
        highest = len(hand) - (2 if _saves_best(state, hand) else 1)
        moves: list[int] = []
        often: list[float] = []
        for wobble, chance in WOBBLE:
            place = max(0, min(wanted + wobble, highest))
            move = _call(state, seat, hand, place) if state.phase == AUCTION else hand[place][1]
            if move in moves:
                often[moves.index(move)] += chance
            else:
                moves.append(move)
                often.append(chance)
        choices = [Choice(move, chance, None) for move, chance in zip(moves, often, strict=True)]
        choices.sort(key=lambda choice: -choice.probability)
        return Advice(choices, None, False)


def _price(state: War, seat: int, hand: list[tuple[int, int]]) -> int:
    """Return the place in the hand, from 0, of the card that they would pay for the prize."""
    place = len([1 for value, _ in hand if value < state.worth])
    ahead = max([score for other, score in enumerate(state.scores) if other != seat])
    if ahead > state.scores[seat] and ahead - state.scores[seat] >= state.worth:
        place += SPITE
    if state.laid[seat]:
        place += BEYOND_LIMIT
    return place


def _middle(state: War, seat: int, cards: int) -> int:
    """Return the place in the hand, from 0, of the card that they would offer."""
    leads = state.scores[seat] > max([score for other, score in enumerate(state.scores) if other != seat])
    return 1 if leads else cards // 2


def _saves_best(state: War, hand: list[tuple[int, int]]) -> bool:
    """Return whether they keep their best card for later."""
    if len(hand) <= FEW:
        return False
    if state.terms.own_cards:
        return state.phase == OFFER or state.worth < hand[-1][0]
    values = state.terms.values
    seen = state.prizes[: state.number + 1]
    return any(values[rank] > state.worth for rank in range(state.terms.suit_size) if rank not in seen)


def _call(state: War, seat: int, hand: list[tuple[int, int]], limit: int) -> int:
    """Return the lowest card that beats the standing bid, or PASS if it lies beyond place `limit` of the hand."""
    legal = state.legal(seat)
    for place, (_, rank) in enumerate(hand):
        if rank in legal:
            return rank if place <= limit else PASS
    return PASS


OFFERS: Final = 5
"""Number of cards considered for an offer: the lowest, the highest, and some between."""
OFFER_HEAT: Final = 0.1
"""Temperature of the softmax over offers, as a share of the range of their values."""
GLANCE: Final = 0.25
"""Effort spent on the sealed bidding after each possible offer."""


class WarClub(Player):
    """Player who thinks one prize ahead, about the chance to win rather than points, and mixes bids.

    Sealed bids are in `sealed`. Nothing is hidden during an auction, so with two players it is solved backwards from
    the highest card. Where losers pay, the opponent is not expected to let a laid card go even if they should, since
    people do not.

    With more players the auction is simulated: every player raises with their lowest sufficient card as long as winning
    at that price is better for them than leaving the prize to the highest bidder, and passes otherwise. So an auction
    ends at the price where the last rival gives up, as in Vickrey's second-price auction. The simulation shows what the
    seat's own call changes: a card that the others can't beat, or that makes them pay more.
    """

    name: str = "club"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return their mixed strategy; `effort` is ignored, since they do not search."""
        state = view.state
        assert isinstance(state, War)
        moves = state.legal(view.seat)
        if state.phase == OFFER:
            mix = _offer(state, view.seat)
        elif state.phase == AUCTION:
            mix = auction_plan(state, view.seat).mix
        else:
            mix = sealed_mix(state, view.seat, 1.0).mix
        choices = [Choice(move, part, None) for move, part in zip(moves, mix, strict=True)]
        choices.sort(key=lambda choice: -choice.probability)
        return Advice(choices, None, False)


def _offer(state: War, seat: int) -> list[float]:
    """Return how often to offer each card of the hand, judged by the bidding that follows."""
    values = state.terms.values
    moves = list(state.legal(seat))
    by_value = sorted(moves, key=lambda rank: values[rank])
    count = min(OFFERS, len(moves))
    picked = [by_value[pick * (len(moves) - 1) // max(count - 1, 1)] for pick in range(count)]
    worths: list[float] = []
    for rank in picked:
        after = state.clone()
        after.apply(rank)
        worths.append(_prospect(after, seat))
    mix = [0.0] * len(moves)
    for rank, part in zip(picked, softmax(worths, OFFER_HEAT), strict=True):
        mix[moves.index(rank)] = part
    return mix


def _prospect(state: War, seat: int) -> float:
    """Return a seat's chance to win when the bidding for an offer begins."""
    plan: BidMix = auction_plan(state, seat) if state.phase == AUCTION else sealed_mix(state, seat, GLANCE)
    return plan.value


THRIFT: Final = 1e-6
"""Bonus, in chance to win, for each place that a card is lower: the lowest of equally good calls is made."""
STUBBORN: Final = 0.8
"""Probability, where losers pay, that the opponent of a duel raises as people do, not as is best for them."""
CHASE: Final = 1
"""Number of places beyond the prize's value that people go once they have laid a card."""
TEMPERATURE: Final = 0.05
"""Temperature of the softmax over calls, as a share of the range of their values."""


class _Auction:
    """Simulation of one auction. Cards are given by their places in a `HandReading`, 0 for no card."""

    def __init__(self, state: War, reading: HandReading) -> None:
        self.seats: int = reading.seats
        self.losers_pay: bool = state.terms.losers_pay
        self.hands: list[list[int]] = [sorted({reading.place[rank] for rank in RANKS_IN[hand]}) for hand in state.hands]
        self.stake: float = reading.stake / reading.spread
        self.after: list[list[float]] = [
            [reading.expected(seat, place) / reading.spread for place in range(reading.size)]
            for seat in range(self.seats)
        ]
        """Expected final score, in units of the softmax's temperature, by seat and by the card that the seat spends."""
        self.price: int = reading.stake_place
        """Highest place of a card worth no more than the prize."""
        self.climbing: list[list[float]] = []
        self.lowest: list[float] = []

    def chance(self, seat: int, winner: int, last: list[int]) -> float:
        """Return a seat's chance to win the game if the auction ends with this winner and these last bids, by seat."""
        levels = [
            after[last[other] if self.losers_pay or other == winner else 0] for other, after in enumerate(self.after)
        ]
        if winner != NOBODY:
            levels[winner] += self.stake
        top = max(levels)
        weights = [exp(max(level - top, -SURE)) for level in levels]
        return weights[seat] / sum(weights)

    def play_on(self, seat: int, turn: int, standing: int, passed: int, bids: list[int]) -> float:
        """Return a seat's chance to win the game if each seat goes on raising for as long as that is good for it."""
        last = bids.copy()
        everybody = (1 << self.seats) - 1
        while turn != standing and passed != everybody:
            if not passed >> turn & 1:
                low = last[standing] if standing != NOBODY else 0
                higher = [place for place in self.hands[turn] if place > low]
                climbs = False
                if higher:
                    stay = self.chance(turn, standing, last)
                    before = last[turn]
                    last[turn] = higher[0]
                    climbs = self.chance(turn, turn, last) > stay
                    if not climbs:
                        last[turn] = before
                if climbs:
                    standing = turn
                else:
                    passed |= 1 << turn
            turn = (turn + 1) % self.seats
        return self.chance(seat, standing, last)

    def solved(self, seat: int, place: int, low: int) -> float:
        """With two players, return a seat's chance after it has bid `place` over the opponent's `low`.

        The result of raising depends on the opponent's last card alone, not on the raiser's own; the result of passing
        depends on the own card as well where losers pay. So the tables are filled from the highest card down:
        `climbing` has the seat's chance after the best raise, by player to raise and card to beat, and `lowest` its
        chance after the opponent's lowest raise.
        """
        if not self.climbing:
            size = len(self.after[0])
            self.climbing = [[-1.0] * size, [-1.0] * size]
            self.lowest = [-1.0] * size
            for high in range(size - 1, 0, -1):
                for one in (0, 1):
                    values = [self._answered(seat, one, card, high) for card in self.hands[one] if card > high]
                    if values:
                        self.climbing[one][high] = max(values) if one == seat else min(values)
                        if one != seat:
                            self.lowest[high] = values[0]
        return self._answered(seat, seat, place, low)

    def _answered(self, seat: int, one: int, place: int, low: int) -> float:
        """With two players, return the seat's chance after player `one` has bid `place` over the other's `low`."""
        other = 1 - one
        let_go = self.chance(seat, one, [place, low] if one == 0 else [low, place])
        going_on = self.climbing[other][place]
        if going_on < 0:
            return let_go
        if other == seat:
            return max(let_go, going_on)
        best = min(let_go, going_on)
        if not self.losers_pay:
            return best
        limit = self.price + (CHASE if low else 0)
        climbs = min([card for card in self.hands[other] if card > place]) <= limit
        return STUBBORN * (self.lowest[place] if climbs else let_go) + (1 - STUBBORN) * best


def auction_plan(state: War, seat: int) -> BidMix:
    """Return how often the seat on turn should make each legal move, with its chance to win.

    If another seat is on turn, the mix is empty.
    """
    reading = HandReading(state)
    if seat != state.turn:
        return BidMix([], auction_prospect(state, seat, reading))
    values = auction_values(state, seat, reading)
    mix = softmax(thrifty(state, seat, reading, values), TEMPERATURE)
    return BidMix(mix, sum([part * value for part, value in zip(mix, values, strict=True)]))


def auction_prospect(state: War, seat: int, reading: HandReading) -> float:
    """Return a seat's chance to win while another seat is on turn in an auction."""
    auction = _Auction(state, reading)
    return auction.play_on(seat, state.turn, state.standing, state.passed, last_bids(state, reading))


def auction_values(state: War, seat: int, reading: HandReading) -> list[float]:
    """Return the chance to win of the seat on turn, by legal move."""
    auction = _Auction(state, reading)
    bids = last_bids(state, reading)
    following = (seat + 1) % reading.seats
    solving = reading.seats == 2 and not state.passed
    values: list[float] = []
    for move in state.legal(seat):
        if move == PASS:
            value = auction.play_on(seat, following, state.standing, state.passed | 1 << seat, bids)
        elif solving:
            value = auction.solved(seat, reading.place[move], bids[1 - seat])
        else:
            value = auction.play_on(seat, following, seat, state.passed, _with(bids, seat, reading.place[move]))
        values.append(value)
    return values


def thrifty(state: War, seat: int, reading: HandReading, values: list[float]) -> list[float]:
    """Return the values of the legal moves with a tiny bonus for low bids, so that passing is the last among equals."""
    places = [reading.size if move == PASS else reading.place[move] for move in state.legal(seat)]
    return [value - THRIFT * place for value, place in zip(values, places, strict=True)]


def last_bids(state: War, reading: HandReading) -> list[int]:
    """Return the places of the last bids, by seat."""
    return [0 if rank == NO_BID else reading.place[rank] for rank in state.bids]


def _with(bids: list[int], seat: int, place: int) -> list[int]:
    """Return a copy of the bids with one seat's bid replaced."""
    changed = bids.copy()
    changed[seat] = place
    return changed
