"""Reference players of Loser's Game, for `make ladder`: programs with fixed rules, never tuned.

    simulate losers --seat club --seat "exec:python -m tools.games.losers.reference trumps" ...

- `zero` always bids 0, and plays its highest legal card.
- `trumps` bids as many points as it holds trumps, and plays its highest legal card.
- `half` bids half as many, rounded down, and plays its highest legal card.
- `longest` also bids half as many, and ducks: it plays the highest card that does not take the trick so far, or else
  its lowest, which it leads as well.

All call their longest suit; of equal ones, the one with the highest cards. A trump is higher than any other card; of
two cards of the same rank, the one in the later suit of C D H S is. Nothing is left to chance.
"""

import json
import sys
from collections.abc import Sequence
from typing import Any

RANKS = {rank: place for place, rank in enumerate(("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"))}
SUITS = "CDHS"


def height(card: str, trump: str) -> tuple[bool, int, str]:
    """Return the key to compare cards by: trumps first, then rank, then suit."""
    return card[-1] == trump, RANKS[card[:-1]], card[-1]


def longest(hand: Sequence[str]) -> str:
    """Return the suit with most cards; of equal ones, the one with the highest cards."""

    def held(suit: str) -> tuple[int, list[int]]:
        ranks = sorted((RANKS[card[:-1]] for card in hand if card[-1] == suit), reverse=True)
        return len(ranks), ranks

    return max(SUITS, key=held)


def takes(card: str, best: str, trump: str) -> bool:
    """Return whether a card takes the trick from its best card so far."""
    if card[-1] == best[-1]:
        return RANKS[card[:-1]] > RANKS[best[:-1]]
    return card[-1] == trump


class Hand:
    """Memory of a player: its cards, the trump suit, the best card of the trick."""

    def __init__(self) -> None:
        self.seats = 0
        self.seat = 0
        self.cards: list[str] = []
        self.trump = ""
        self.laid = 0
        self.best = ""

    def hear(self, message: dict[str, Any]) -> None:
        """Read one line of the view."""
        if "you" in message:
            self.seats = len(message["seats"])
            self.seat = message["you"]
        elif "chance" in message:
            self.cards = message["hands"][self.seat]
            self.laid = 0
        elif message.get("move") == "trump":
            self.trump = message["suit"]
        elif message.get("move") == "play":
            card = message["card"]
            if self.laid == 0 or takes(card, self.best, self.trump):
                self.best = card
            self.laid = (self.laid + 1) % self.seats

    def answer(self, style: str, pattern: dict[str, Any]) -> dict[str, Any]:
        """Return the move of a player of this style, one of those that the pattern allows."""
        if pattern["move"] == "trump":
            return {"move": "trump", "suit": longest(self.cards)}
        if pattern["move"] == "bid":
            trumps = sum(card[-1] == self.trump for card in self.cards)
            points = {"zero": 0, "trumps": trumps}.get(style, trumps // 2)
            most = pattern["points"]["to"] if isinstance(pattern["points"], dict) else pattern["points"]
            return {"move": "bid", "points": min(points, most)}
        legal = pattern["card"]["one_of"] if isinstance(pattern["card"], dict) else [pattern["card"]]
        return {"move": "play", "card": self.card(style, legal)}

    def card(self, style: str, legal: Sequence[str]) -> str:
        """Return the card that a player of this style plays."""

        def high(card: str) -> tuple[bool, int, str]:
            return height(card, self.trump)

        if style != "longest":
            return max(legal, key=high)
        under = [card for card in legal if self.laid and not takes(card, self.best, self.trump)]
        return max(under, key=high) if under else min(legal, key=high)


def play(style: str) -> None:
    """Answer until the input ends."""
    hand = Hand()
    for line in sys.stdin:
        message = json.loads(line)
        if "your_turn" in message:
            (pattern,) = message["legal"]
            print(json.dumps(hand.answer(style, pattern)), flush=True)
        else:
            hand.hear(message)


if __name__ == "__main__":
    play(sys.argv[1])
