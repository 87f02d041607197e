"""Desk for scripted matches of Loser's Game, and deals whose outcome can be worked out by hand."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from cardtable.engine.games import GAMES
from cardtable.engine.lines import Line
from cardtable.engine.record import SeatName, new_header, with_own
from cardtable.games.losers.moves import HandScored, LosersDeal, Play, PointsBid, TrickTaken, Trump
from cardtable.games.losers.play import Losers
from cardtable.games.losers.rules import LosersRules
from cardtable.match import Match
from tests.engine.suite import Recorder, record_of, refusal

RANKS = "A K Q J 10 9 8 7 6 5 4 3 2"
PACK = [rank + suit for suit in "CDHS" for rank in RANKS.split()]

WHOLE_SUITS = ["C " + RANKS, "D " + RANKS, "H " + RANKS, "S " + RANKS]
"""Deal of one suit a hand: the seat with the trumps takes every trick, whoever leads, with 13 trumps and 13 fours."""

MIXED = [
    "C A 9 5, D A K 2, H A J 8 2, S A Q 6",
    "C K Q J 10, D Q J 10, H K 10 9, S K J 5",
    "C 8 7 6 4 3 2, D 9 8 7 6 5 4 3",
    "H Q 7 6 5 4 3, S 10 9 8 7 4 3 2",
]
"""Deal in which seat 2 has neither hearts nor spades, and seat 3 neither clubs nor diamonds."""


def cards(text: str) -> list[str]:
    """Return the names of the cards in a text such as ``C A 9, S 2``."""
    return [rank + group.split()[0] for group in text.split(",") for rank in group.split()[1:]]


def dealt(hands: Sequence[str]) -> dict[str, Any]:
    """Return the object of a line that deals the whole pack."""
    return {"chance": "deal", "hands": [cards(hand) for hand in hands], "aside": []}


def bid(seat: int, points: object) -> dict[str, Any]:
    """Return the object of a line with a bid."""
    return {"seat": seat, "move": "bid", "points": points}


def play(seat: int, card: object) -> dict[str, Any]:
    """Return the object of a line that plays a card."""
    return {"seat": seat, "move": "play", "card": card}


WHOLE_MATCH: list[dict[str, Any]] = [
    {"format": "cardtable", "version": 1, "game": "losers", "rules": {"round_limit": 1}, "seats": [{}, {}, {}, {}]},
    dealt(WHOLE_SUITS),
    {"seat": 0, "move": "trump", "suit": "C"},
    *(bid(1, 0), bid(2, 5), bid(3, 0), bid(0, 130)),
    *[play(seat, rank + "CDHS"[seat]) for rank in RANKS.split() for seat in range(4)],
    {"result": "finished", "winners": [0], "scores": [130, 0, -5, 0]},
]
"""Record of one hand: seat 0 takes 13 trumps and 13 fours, as it has bid, and seat 2 fails by 5."""


def two_takers(first: int, second: int) -> list[str]:
    """Return a deal for four, each hand in the order of play, with clubs for trumps.

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
    """Scripted match of Loser's Game."""

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
        return self.match.over

    @property
    def scores(self) -> list[int]:
        return self.state.scores

    def events(self, kind: type[Any]) -> list[Any]:
        """Return all events of one kind so far."""
        return [event for event in record_of(self.match).events if isinstance(event, kind)]

    @property
    def scored(self) -> HandScored:
        """Return the score of the last finished hand."""
        found = self.events(HandScored)[-1]
        assert isinstance(found, HandScored)
        return found

    # --- the script ----------------------------------------------------------------------------------------------

    def deal(self, hands: Sequence[str] = (), aside: str = "", caller: object = None) -> int:
        """Deal the given hands, the rest of the pack lying aside, and return the caller's seat.

        Without hands, deal the pack in order, except for the cards `aside`.
        """
        dealt = [cards(hand) for hand in hands]
        left = cards(aside)
        if hands:
            left += [card for card in PACK if card not in itertools.chain(left, *dealt)]
        else:
            size = 52 // self.seats
            pack = [card for card in PACK if card not in left]
            dealt = [pack[size * seat : size * (seat + 1)] for seat in range(self.seats)]
            left += pack[size * self.seats :]
        self.match.take(LosersDeal(hands=[list(hand) for hand in dealt], aside=left, caller=caller))
        self.dealt = dealt
        return self.turn

    def call(self, suit: str) -> int:
        """Call trump, and return the seat that did."""
        caller = self.turn
        self.match.take(Trump(seat=caller, suit=suit))
        return caller

    def bid(self, *by_seat: int) -> list[int]:
        """Make all bids, given by seat, and return the seats in the order in which they were asked."""
        asked = []
        for _ in range(self.seats):
            seat = self.turn
            asked.append(seat)
            self.match.take(PointsBid(seat=seat, points=by_seat[seat]))
        return asked

    def trick(self, text: str) -> int:
        """Play cards in order, each by the seat on turn, and return the seat that leads next."""
        for card in text.split():
            self.match.take(Play(seat=self.turn, card=card))
        return self.turn

    def play_out(self) -> list[int]:
        """Play every hand in the order in which it was dealt, and return the seats that took the tricks."""
        start = len(self.events(TrickTaken))
        hands = [list(hand) for hand in self.dealt]
        while any(hands):
            self.match.take(Play(seat=self.turn, card=hands[self.turn].pop(0)))
        return [event.seat for event in self.events(TrickTaken)[start:]]

    def hand(self, hands: Sequence[str], trump: str, *bids: int, caller: int | None = None) -> list[int]:
        """Play a whole hand, each seat's cards in the order given, and return the scores."""
        self.deal(hands, caller=caller)
        self.call(trump)
        self.bid(*bids)
        self.play_out()
        return list(self.scores)

    def legal(self) -> str:
        """Return the cards that the seat on turn may play, by suit and rank."""
        names = [self.match.game.move_line(self.state, move) for move in self.state.legal(self.turn)]
        return " ".join([line.card for line in names if isinstance(line, Play)])

    def refused(self, line: Line) -> str:
        """Return the reason why a line is refused, having checked that the refusal changes nothing."""
        return refusal(self.match, line)
