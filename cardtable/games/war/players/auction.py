"""Open auctions for a thoughtful player: what each call leads to, judged by a `Reading` of the end.

Nothing is hidden while an auction lasts, so between two players it is solved backwards from the highest card; where
losers pay, the other is not trusted to let a laid card go as they should, since people do not.

With more players it is played out in mind: everybody climbs by the lowest card that will do, so long as winning the
prize at that price is better for them than to leave it to the one who stands, and passes else. So an auction ends at
the price where the last but one lets go, as in Vickrey's second-price auction; what the seat's own call changes, a card
that others can't beat or that makes them pay more, comes out of the playing.
"""

from math import exp
from typing import Final

from cardtable.engine.cards import RANKS_IN
from cardtable.engine.state import NOBODY
from cardtable.games.war.play import NO_BID, PASS, War
from cardtable.games.war.players.reading import SURE, Reading, softmax
from cardtable.games.war.players.sealed import BidMix

THRIFT: Final = 1e-6
"""What each place that a card is lower counts for, in chance to win: where calls are as good, the lowest is made."""
STUBBORN: Final = 0.8
"""Two players, losers paying: how often the other is taken to climb as people do, not as is best for them."""
CHASE: Final = 1
"""How many places beyond the prize's people go once they have laid a card."""
TEMPERATURE: Final = 0.05
"""How readily worse calls are made, over the range of all."""


class _Auction:
    """One auction in mind. Cards are known by their places, 0 for none."""

    def __init__(self, state: War, reading: Reading) -> None:
        self.seats: int = reading.seats
        self.losers_pay: bool = state.terms.losers_pay
        self.hands: list[list[int]] = [sorted({reading.place[rank] for rank in RANKS_IN[hand]}) for hand in state.hands]
        self.stake: float = reading.stake / reading.spread
        self.after: list[list[float]] = [
            [reading.expected(seat, place) / reading.spread for place in range(reading.size)]
            for seat in range(self.seats)
        ]
        """By seat and the card it spends: its final score as expected, in units of the softmax."""
        self.price: int = reading.stake_place
        """The highest card that is worth no more than the prize."""
        self.climbing: list[list[float]] = []
        self.lowest: list[float] = []

    def chance(self, seat: int, winner: int, last: list[int]) -> float:
        """A seat's chance to win the game if the auction ends so; `last` are everybody's last bids."""
        levels = [
            after[last[other] if self.losers_pay or other == winner else 0] for other, after in enumerate(self.after)
        ]
        if winner != NOBODY:
            levels[winner] += self.stake
        top = max(levels)
        weights = [exp(max(level - top, -SURE)) for level in levels]
        return weights[seat] / sum(weights)

    def play_on(self, seat: int, turn: int, standing: int, passed: int, bids: list[int]) -> float:
        """A seat's chance to win the game once everybody has climbed as far as is good for them."""
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
        """With two players: a seat's chance once it has bid the card at `place` over the other's `low`.

        What the one who is raised gets by going on depends on the card that raises them, not on their own last; what
        they get by passing does where losers pay. So from the top down, `climbing` is, by who goes on and the card they
        have to beat, what the seat gets by the best of their raises, and `lowest` what it gets by the other's lowest.
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
        """The seat's chance, with two, when player `one` has bid `place` over the other's `low`."""
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
    """How a seat on turn should call, by its legal moves; or what the auction promises it while another is on turn."""
    reading = Reading(state)
    if seat != state.turn:
        return BidMix([], auction_prospect(state, seat, reading))
    values = auction_values(state, seat, reading)
    mix = softmax(thrifty(state, seat, reading, values), TEMPERATURE)
    return BidMix(mix, sum([part * value for part, value in zip(mix, values, strict=True)]))


def auction_prospect(state: War, seat: int, reading: Reading) -> float:
    """What the auction promises a seat while another is on turn."""
    auction = _Auction(state, reading)
    return auction.play_on(seat, state.turn, state.standing, state.passed, _bids(state, reading))


def auction_values(state: War, seat: int, reading: Reading) -> list[float]:
    """The chance to win of the seat on turn, by its legal moves."""
    auction = _Auction(state, reading)
    bids = _bids(state, reading)
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


def thrifty(state: War, seat: int, reading: Reading, values: list[float]) -> list[float]:
    """The values of its legal moves where, of those that are as good, the lowest bid is the best, and passing last."""
    places = [reading.size if move == PASS else reading.place[move] for move in state.legal(seat)]
    return [value - THRIFT * place for value, place in zip(values, places, strict=True)]


def _bids(state: War, reading: Reading) -> list[int]:
    """The places of everybody's last bids."""
    return [0 if rank == NO_BID else reading.place[rank] for rank in state.bids]


def _with(bids: list[int], seat: int, place: int) -> list[int]:
    """The bids once a seat has bid."""
    changed = bids.copy()
    changed[seat] = place
    return changed
