"""How readable sealed bids are in Bidding War: what each bid for what was at stake, and how often it can be foreseen.

The reader names a card before each bet of a player's, and learns only from the bets before it. It knows five ways to
bid by habit (`HABITS`), and trusts each as far as it would have foretold what was done (Bayes' rule). Whether the
player is foreseen oftener than need be is told by the expert's mixes for the same decisions, where somebody has them:
so often would the reader have named the right card if the player had drawn from those.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, Final, NamedTuple

from cardtable.bots.luck import so_many
from cardtable.engine.cards import RANKS_IN, split_card
from cardtable.engine.views import ViewReader
from cardtable.games.war.moves import BidsTurned
from cardtable.games.war.play import NO_BID, SEALED, War
from cardtable.games.war.players.reading import prizes_to_come

HABITS: Final = ("by_prize", "same_margin", "highest", "lowest", "repeats")
"""What somebody may go by:

- by_prize: the card that stands in the hand where the prize stands among those to come, or so many places beside it
- same_margin: a card worth as much more, or less, than the prize as before
- highest, lowest: always that card
- repeats: the card nearest to the one that was bid last
"""
RARE: Final = 0.05
"""Who is foreseen so often as few of a hundred who draw from the expert's mixes would be is readable."""
_AHEAD: Final = 10.0
"""A habit is named that makes what was done so many times as likely as none does, and as others do ..."""
_KIN: Final = frozenset(("by_prize", "same_margin"))
"""... but these two, which say nearly the same: either is named for both."""
_FEWEST: Final = 5
"""From so many bids on."""
_WIDTH: Final = 0.7
"""How far they stray from a habit, in places of their hand."""
_DOUBT: Final = 0.05
"""How likely each way is thought to be mistaken."""
_NONE: Final = 0.4
"""The trust that they go by none of them, before anything is seen."""


class Bid(NamedTuple):
    """A sealed bid that was turned, and how it stood then. Cards and prizes are told by their values."""

    prize: int
    """Its number, from 0."""
    seat: int
    stake: int
    """What was up, with what had been carried to it."""
    coming: tuple[int, ...]
    """The prizes after it; where players put up cards of their own, the cards of the bidder's hand."""
    hand: tuple[int, ...]
    """Before the bid, lowest first; all values that the rules give."""
    card: int
    lines_before: int
    """So many of the view's lines stood before the bid was laid: a moment to go to."""


class Foresight(NamedTuple):
    """A bid, and what the reader thought of it before."""

    bid: Bid
    foreseen: int
    """The card that the reader named."""
    likely: float
    """How likely the reader thought the one that was bid, 0 to 1."""

    @property
    def right(self) -> bool:
        """Whether the reader named it."""
        return self.foreseen == self.bid.card


class Against(NamedTuple):
    """How often somebody was foreseen, beside the expert's mixes."""

    decisions: int
    foreseen: int
    usual: float
    """So often, on average, one is who draws from the mixes."""
    chance: float
    """How likely such a one is to be foreseen so often, or oftener."""

    @property
    def readable(self) -> bool:
        """Whether luck does not explain it."""
        return self.chance <= RARE


class BidReader:
    """Reads one seat's bids, in the order of the game."""

    def __init__(self) -> None:
        self.seen: list[Foresight] = []
        """The player's bids where there was a choice."""
        self._bids: list[Bid] = []
        self._trust: list[float] = [_NONE, *[(1 - _NONE) / len(HABITS)] * len(HABITS)]

    def see(self, bid: Bid) -> None:
        """Names a card for a bid, and then learns from it."""
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

    def expects(self, bid: Bid) -> list[float]:
        """How likely each card of the hand is thought before the bid; `bid.card` is not looked at."""
        return self._mixed(self._ways(bid))

    @property
    def foreseen(self) -> int:
        """So many bids the reader named."""
        return sum(one.right for one in self.seen)

    @property
    def at_random(self) -> float:
        """So many would be named on average if any card of the hand were drawn."""
        return sum(one.bid.hand.count(one.foreseen) / len(one.bid.hand) for one in self.seen)

    def habit(self) -> str | None:
        """The habit that explains the bids, one of HABITS, where one is clear. Good play has something of by_prize too:
        it is a weakness in who is `Against.readable`."""
        if len(self.seen) < _FEWEST:
            return None
        # Beliefs before anything was seen are taken out again.
        none = self._trust[0] / _NONE
        odds = {name: trust * len(HABITS) / (1 - _NONE) for name, trust in zip(HABITS, self._trust[1:], strict=True)}
        best = max(HABITS, key=lambda name: odds[name])
        others = [odds[name] for name in HABITS if name != best and not {name, best} <= _KIN]
        return best if odds[best] >= _AHEAD * max(none, *others) else None

    def telling(self) -> list[Foresight]:
        """The bids that the reader named, the surest first."""
        return sorted((one for one in self.seen if one.right), key=lambda one: -one.likely)

    def against(self, mixes: Mapping[int, Mapping[int, float]]) -> Against | None:
        """Beside the expert's mixes: by the prize's number, how often each value is bid. None where none are known."""
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

    def _ways(self, bid: Bid) -> list[list[float]]:
        """By none and by each habit: how likely each card of the hand is."""
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
    """How likely each place of a hand is for somebody who means to bid about the one at `centre`."""
    centre = min(max(centre, 0.0), cards - 1.0)
    odds = [exp(-abs(place - centre) / _WIDTH) for place in range(cards)]
    total = sum(odds)
    return [odd / total for odd in odds]


def bids_made(lines: Sequence[dict[str, Any]]) -> list[Bid]:
    """All sealed bids that were turned, by a view's lines (its header first), round by round and seat by seat.

    A spectator's view says as much as a player's.
    """
    reader = ViewReader(lines[0])
    found: list[Bid] = []
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


def _turned(state: War, event: BidsTurned, lines_before: int) -> list[Bid]:
    """The bids of one round, by the state before the last was laid."""
    values = state.terms.values
    found: list[Bid] = []
    for seat, card in enumerate(event.cards):
        if card is None:
            continue
        hand = tuple(sorted([values[rank] for rank in RANKS_IN[state.hands[seat]]]))
        coming = hand if state.terms.own_cards else tuple(prizes_to_come(state))
        value = values[split_card(card)[0]]
        found.append(Bid(state.number, seat, state.worth, coming, hand, value, lines_before))
    return found


def _place(bid: Bid) -> float:
    """Where in the hand the prize stands, as it stands among what is to come."""
    lower = sum([1.0 if worth < bid.stake else 0.5 if worth == bid.stake else 0.0 for worth in bid.coming])
    return lower / max(len(bid.coming), 1) * (len(bid.hand) - 1)


def _nearest(hand: tuple[int, ...], value: int) -> int:
    """The place of the card nearest to a value, the higher of two."""
    return min(range(len(hand)), key=lambda place: (abs(hand[place] - value), -place))


def _mean(mixes: list[list[float]]) -> list[float]:
    return [sum(parts) / len(mixes) for parts in zip(*mixes, strict=True)]


def _alike(bid: Bid, mix: list[float]) -> list[float]:
    """The parts of a mix on cards of the value that was bid."""
    return [part for value, part in zip(bid.hand, mix, strict=True) if value == bid.card]
