"""Readability of sealed bids in Bidding War: how well a reader predicts each bid from those before it.

The reader names a card before each of a player's bids, and learns only from the bids before it. It knows five habits of
bidding (`HABITS`), and trusts each by how well it would have predicted the bids so far (Bayes' rule). The expert's
mixes for the same decisions, where they are known, tell whether the player is more predictable than necessary: they
give how often the reader would have named the right card if the player had drawn from those mixes.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, Final, NamedTuple

from cardtable.bots.advice_summary import so_many
from cardtable.engine.cards import RANKS_IN, split_card
from cardtable.engine.views import ViewReader
from cardtable.games.war.moves import BidsTurned
from cardtable.games.war.play import NO_BID, SEALED, War
from cardtable.games.war.players.reading import prizes_to_come

HABITS: Final = ("by_prize", "same_margin", "highest", "lowest", "repeats")
"""Habits of bidding that the reader knows:

- by_prize: the card ranked in the hand as the prize is ranked among those to come, shifted by as many places as before
- same_margin: a card worth as much more, or less, than the prize as before
- highest, lowest: always that card
- repeats: the card nearest to the last bid
"""
RARE: Final = 0.05
"""Greatest `Against.chance` that shows a player to be readable."""
_AHEAD: Final = 10.0
"""Factor by which a habit must explain the bids better than no habit and any other one to be named."""
_KIN: Final = frozenset(("by_prize", "same_margin"))
"""Habits so similar that neither has to explain the bids better than the other."""
_FEWEST: Final = 5
"""Least number of bids from which a habit is named."""
_WIDTH: Final = 0.7
"""Distance from the habit's card, in places of the hand, at which a bid is e times less likely."""
_DOUBT: Final = 0.05
"""Chance that a player departs from their way of bidding."""
_NONE: Final = 0.4
"""Prior probability that a player follows none of the habits."""


class ForeseenBid(NamedTuple):
    """Sealed bid with the situation in which it was made; cards and prizes are given by their values."""

    prize: int
    """Number of the prize, from 0."""
    seat: int
    stake: int
    """Points at stake, including cards carried over."""
    coming: tuple[int, ...]
    """Values of the prizes still to come or, where players offer their own cards, of the bidder's hand."""
    hand: tuple[int, ...]
    """Values of the hand before the bid, lowest first."""
    card: int
    lines_before: int
    """Number of the view's lines before the first bid of the round was laid."""


class Foresight(NamedTuple):
    """Bid with the reader's prediction of it."""

    bid: ForeseenBid
    foreseen: int
    """Value of the card that the reader predicted."""
    likely: float
    """Probability that the reader gave to the card that was bid."""

    @property
    def right(self) -> bool:
        """True if the reader predicted the bid."""
        return self.foreseen == self.bid.card


class Against(NamedTuple):
    """Number of correct predictions, compared with the expert's mixes."""

    decisions: int
    foreseen: int
    usual: float
    """Expected number of correct predictions for a player who draws from the mixes."""
    chance: float
    """Probability of at least so many correct predictions for such a player."""

    @property
    def readable(self) -> bool:
        """True if luck is an unlikely explanation."""
        return self.chance <= RARE


class BidReader:
    """Reader of one seat's bids, which are shown to it in the order of the game."""

    def __init__(self) -> None:
        self.seen: list[Foresight] = []
        """Bids with a choice of values, and their predictions."""
        self._bids: list[ForeseenBid] = []
        self._trust: list[float] = [_NONE, *[(1 - _NONE) / len(HABITS)] * len(HABITS)]

    def see(self, bid: ForeseenBid) -> None:
        """Predict a bid, and then learn from it."""
        ways = self._ways(bid)
        expected = self._mixed(ways)
        if len(set(bid.hand)) > 1:
            best = max(range(len(expected)), key=lambda card: expected[card])
            self.seen.append(Foresight(bid, bid.hand[best], sum(_alike(bid, expected))))
            self._trust = [
                trust * ((1 - _DOUBT) * sum(_alike(bid, way)) + _DOUBT / len(way))
                for trust, way in zip(self._trust, ways, strict=True)
            ]
            total = sum(self._trust)
            self._trust = [trust / total for trust in self._trust]
        self._bids.append(bid)

    def expects(self, bid: ForeseenBid) -> list[float]:
        """Return the probability of each card of the hand before the bid; `bid.card` is ignored."""
        return self._mixed(self._ways(bid))

    @property
    def foreseen(self) -> int:
        """Number of bids that the reader predicted."""
        return sum(one.right for one in self.seen)

    @property
    def at_random(self) -> float:
        """Expected number of correct predictions if every bid were drawn at random from the hand."""
        return sum(one.bid.hand.count(one.foreseen) / len(one.bid.hand) for one in self.seen)

    def habit(self) -> str | None:
        """Return the habit, one of HABITS, that clearly explains the bids best, or None.

        Good play has something of by_prize too: that is a weakness only in a player who is `Against.readable`.
        """
        if len(self.seen) < _FEWEST:
            return None
        # Divide the prior probabilities out again.
        none = self._trust[0] / _NONE
        odds = {name: trust * len(HABITS) / (1 - _NONE) for name, trust in zip(HABITS, self._trust[1:], strict=True)}
        best = max(HABITS, key=lambda name: odds[name])
        others = [odds[name] for name in HABITS if name != best and not {name, best} <= _KIN]
        return best if odds[best] >= _AHEAD * max(none, *others) else None

    def telling(self) -> list[Foresight]:
        """Return the bids that the reader predicted, the surest first."""
        return sorted((one for one in self.seen if one.right), key=lambda one: -one.likely)

    def against(self, mixes: Mapping[int, Mapping[int, float]]) -> Against | None:
        """Compare the predictions with the expert's mixes; None if no mix is known for any of the bids.

        `mixes` holds the frequency of each card value, by number of the prize.
        """
        judged = [one for one in self.seen if one.bid.prize in mixes]
        if not judged:
            return None
        shares = [mixes[one.bid.prize].get(one.foreseen, 0.0) for one in judged]
        taken = sum(one.right for one in judged)
        return Against(len(judged), taken, sum(shares), so_many(shares, taken))

    def _mixed(self, ways: list[list[float]]) -> list[float]:
        return [
            sum([trust * part for trust, part in zip(self._trust, parts, strict=True)])
            for parts in zip(*ways, strict=True)
        ]

    def _ways(self, bid: ForeseenBid) -> list[list[float]]:
        """Return the probability of each card of the hand, without a habit and for each habit in turn."""
        hand = bid.hand
        cards = len(hand)
        shifts = [before.hand.index(before.card) - _place(before) for before in self._bids]
        margins = [before.card - before.stake for before in self._bids]
        last = self._bids[-1].card if self._bids else bid.stake
        by_prize = [_near(cards, _place(bid) + shift) for shift in shifts or [0.0]]
        margin = [_near(cards, _nearest(hand, bid.stake + more)) for more in margins or [0]]
        return [
            [1 / cards] * cards,
            _mean(by_prize),
            _mean(margin),
            _near(cards, cards - 1),
            _near(cards, 0),
            _near(cards, _nearest(hand, last)),
        ]


def _near(cards: int, centre: float) -> list[float]:
    """Return the probability of each place of a hand for a bid aimed at `centre`."""
    centre = min(max(centre, 0.0), cards - 1.0)
    odds = [exp(-abs(place - centre) / _WIDTH) for place in range(cards)]
    total = sum(odds)
    return [odd / total for odd in odds]


def bids_made(lines: Sequence[dict[str, Any]]) -> list[ForeseenBid]:
    """Return all sealed bids turned in a view, round by round and seat by seat; `lines` begin with its header.

    A spectator's view gives the same bids as a player's.
    """
    reader = ViewReader(lines[0])
    found: list[ForeseenBid] = []
    before: War | None = None
    opened = 0
    for number, line in enumerate(lines[1:], 1):
        state = reader.state
        assert isinstance(state, War)
        if state.phase == SEALED and "reveal" not in line:
            if state.bids.count(NO_BID) == len(state.bids):
                opened = number
            before = state.clone()
        for event in reader.read(line):
            if isinstance(event, BidsTurned) and before is not None:
                found += _turned(before, event, opened)
    return found


def _turned(state: War, event: BidsTurned, lines_before: int) -> list[ForeseenBid]:
    """Return the bids of one round; `state` is the state before the last bid was laid."""
    values = state.terms.values
    found: list[ForeseenBid] = []
    for seat, card in enumerate(event.cards):
        if card is None:
            continue
        hand = tuple(sorted([values[rank] for rank in RANKS_IN[state.hands[seat]]]))
        coming = hand if state.terms.own_cards else tuple(prizes_to_come(state))
        value = values[split_card(card)[0]]
        found.append(ForeseenBid(state.number, seat, state.worth, coming, hand, value, lines_before))
    return found


def _place(bid: ForeseenBid) -> float:
    """Return the place in the hand that corresponds to the prize's rank among the values to come."""
    lower = sum([1.0 if worth < bid.stake else 0.5 if worth == bid.stake else 0.0 for worth in bid.coming])
    return lower / max(len(bid.coming), 1) * (len(bid.hand) - 1)


def _nearest(hand: tuple[int, ...], value: int) -> int:
    """Return the place of the card nearest to a value, the higher of two equally near."""
    return min(range(len(hand)), key=lambda place: (abs(hand[place] - value), -place))


def _mean(mixes: list[list[float]]) -> list[float]:
    return [sum(parts) / len(mixes) for parts in zip(*mixes, strict=True)]


def _alike(bid: ForeseenBid, mix: list[float]) -> list[float]:
    """Return the parts of a mix on cards of the value that was bid."""
    return [part for value, part in zip(bid.hand, mix, strict=True) if value == bid.card]
