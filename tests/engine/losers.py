"""Loser's Game at a table with scripted cards: deals whose outcome can be worked out by hand."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import pytest

from cardtable.engine.game import Refused
from cardtable.engine.games import GAMES
from cardtable.engine.lines import Line
from cardtable.engine.record import SeatName, new_header, with_own
from cardtable.games.losers.moves import Bid, Deal, HandScored, Play, TrickTaken, Trump
from cardtable.games.losers.play import Losers
from cardtable.games.losers.rules import LosersRules
from cardtable.match import Match
from tests.engine.suite import Recorder, record_of

RANKS = "A K Q J 10 9 8 7 6 5 4 3 2"
PACK = [rank + suit for suit in "CDHS" for rank in RANKS.split()]

WHOLE_SUITS = ["C " + RANKS, "D " + RANKS, "H " + RANKS, "S " + RANKS]
"""Who holds the trumps takes every trick, no matter who leads: 13 trumps and 13 fours."""

MIXED = [
    "C A 9 5, D A K 2, H A J 8 2, S A Q 6",
    "C K Q J 10, D Q J 10, H K 10 9, S K J 5",
    "C 8 7 6 4 3 2, D 9 8 7 6 5 4 3",
    "H Q 7 6 5 4 3, S 10 9 8 7 4 3 2",
]
"""Seat 2 has neither hearts nor spades, seat 3 neither clubs nor diamonds."""


def cards(text: str) -> list[str]:
    """``C A 9, S 2`` as names of cards."""
    return [rank + group.split()[0] for group in text.split(",") for rank in group.split()[1:]]


def dealt(hands: Sequence[str]) -> dict[str, Any]:
    """A line that deals the whole pack."""
    return {"chance": "deal", "hands": [cards(hand) for hand in hands], "aside": []}


def bid(seat: int, points: object) -> dict[str, Any]:
    """A line with a bid."""
    return {"seat": seat, "move": "bid", "points": points}


def play(seat: int, card: object) -> dict[str, Any]:
    """A line with a card."""
    return {"seat": seat, "move": "play", "card": card}


WHOLE_MATCH: list[dict[str, Any]] = [
    {"format": "cardtable", "version": 1, "game": "losers", "rules": {"round_limit": 1}, "seats": [{}, {}, {}, {}]},
    dealt(WHOLE_SUITS),
    {"seat": 0, "move": "trump", "suit": "C"},
    *(bid(1, 0), bid(2, 5), bid(3, 0), bid(0, 130)),
    *[play(seat, rank + "CDHS"[seat]) for rank in RANKS.split() for seat in range(4)],
    {"result": "finished", "winners": [0], "scores": [130, 0, -5, 0]},
]
"""A record of one hand. Seat 0 takes 13 trumps and 13 fours, as it has bid; seat 2 fails by 5."""


def two_takers(first: int, second: int) -> list[str]:
    """A deal for four, each hand in the order in which it is played out, with clubs for trumps.

    Whichever seat leads, `first` takes the first seven tricks: the ace trumps or follows, then they lead clubs, and get
    all 13 of them, the six top ranks in clubs, hearts and spades, and the four eights. They go on with a diamond;
    `second` takes it and the last five tricks: the six low ranks in diamonds, hearts and spades, and other diamonds.

    So `first` takes 13 trumps, 6 threes and a four, `second` 6 threes. The other two take nothing.
    """
    hands = ["", "", "", ""]
    hands[first] = "C A K Q J 10 9 8, D 7 6 5 4 3 2"
    hands[second] = "C 7 6 5 4 3 2, D 8 A K Q J 10 9"
    others = [seat for seat in range(4) if not hands[seat]]
    hands[others[0]] = "H " + RANKS
    hands[others[1]] = "S " + RANKS
    return hands


class Desk:
    """A match played by script."""

    def __init__(self, seats: int = 4, youngest_first: list[int] | None = None, **rules: Any) -> None:
        header = new_header(GAMES["losers"], LosersRules.made(rules), (SeatName(),) * seats, None)
        if youngest_first:
            header = with_own(header, {"youngest_first": youngest_first})
        self.seats = seats
        self.match = Match(header, observers=[Recorder(header)])

    @property
    def state(self) -> Losers:
        assert isinstance(self.match.state, Losers)
        return self.match.state

    @property
    def turn(self) -> int:
        return self.state.turn

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    @property
    def scores(self) -> list[int]:
        return self.state.scores

    def events(self, kind: type[Any]) -> list[Any]:
        """What happened so far, of one kind."""
        return [event for event in record_of(self.match).events if isinstance(event, kind)]

    @property
    def scored(self) -> HandScored:
        """The last hand's account."""
        found = self.events(HandScored)[-1]
        assert isinstance(found, HandScored)
        return found

    # --- the script ----------------------------------------------------------------------------------------------

    def deal(self, hands: Sequence[str] = (), aside: str = "", caller: object = None) -> int:
        """Deals whole hands, what is left lying aside; or, without hands, the pack but for `aside` as it comes. Gives
        the seat that calls."""
        dealt = [cards(hand) for hand in hands]
        left = cards(aside)
        if hands:
            left += [card for card in PACK if card not in itertools.chain(left, *dealt)]
        else:
            size = 52 // self.seats
            pack = [card for card in PACK if card not in left]
            dealt = [pack[size * seat : size * (seat + 1)] for seat in range(self.seats)]
            left += pack[size * self.seats :]
        self.match.take(Deal(hands=[list(hand) for hand in dealt], aside=left, caller=caller))
        self.dealt = dealt
        return self.turn

    def call(self, suit: str) -> int:
        """Trump is called; gives the seat that did."""
        caller = self.turn
        self.match.take(Trump(seat=caller, suit=suit))
        return caller

    def bid(self, *by_seat: int) -> list[int]:
        """All bids, each seat's in its place. Gives the order in which they were asked."""
        asked = []
        for _ in range(self.seats):
            seat = self.turn
            asked.append(seat)
            self.match.take(Bid(seat=seat, points=by_seat[seat]))
        return asked

    def trick(self, text: str) -> int:
        """Cards in the order of play, each by the seat whose turn it is. Gives who leads next."""
        for card in text.split():
            self.match.take(Play(seat=self.turn, card=card))
        return self.turn

    def play_out(self) -> list[int]:
        """Every seat plays its cards in the order in which they were dealt. Gives who took the tricks."""
        start = len(self.events(TrickTaken))
        hands = [list(hand) for hand in self.dealt]
        while any(hands):
            self.match.take(Play(seat=self.turn, card=hands[self.turn].pop(0)))
        return [event.seat for event in self.events(TrickTaken)[start:]]

    def hand(self, hands: Sequence[str], trump: str, *bids: int, caller: int | None = None) -> list[int]:
        """A whole hand, each played in the order in which it is written. Gives the scores."""
        self.deal(hands, caller=caller)
        self.call(trump)
        self.bid(*bids)
        self.play_out()
        return list(self.scores)

    def legal(self) -> str:
        """What the seat on turn may play, by suit and rank."""
        names = [self.match.game.move_line(self.state, move) for move in self.state.legal(self.turn)]
        return " ".join([line.card for line in names if isinstance(line, Play)])

    def refused(self, line: Line) -> str:
        """Why a line is refused, changing nothing."""
        before = self.state.facts()
        with pytest.raises(Refused) as refusal:
            self.match.take(line)
        assert self.state.facts() == before
        return str(refusal.value)
