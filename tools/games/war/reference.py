"""Reference players of Bidding War with sealed bids, for `make ladder`: programs with fixed rules, never tuned.

    simulate war --seat club --seat "exec:python -m tools.games.war.reference rank"

`rank` bids the card of the prize's rank; `rank+1` bids one rank above it, and the lowest card for the highest prize;
`noisy2` bids up to two ranks beside it. Each plays the nearest card that it holds, the lower of two equally near.
"""

import json
import sys
from random import Random

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def rank(card: str) -> int:
    """Return a card's place in its suit, from 0."""
    return RANKS.index(card.rstrip("'")[:-1])


def wanted(style: str, prize: int, size: int, random: Random) -> int:
    """Return the rank, from 0, that a player of this style would like to bid; it may lie outside the suit."""
    if style == "rank":
        return prize
    if style == "rank+1":
        return (prize + 1) % size
    return prize + random.choice((-2, -1, 0, 1, 2))


def play(style: str) -> None:
    """Answer until the input ends, drawing luck from the lines read, so that a match can be played again."""
    seen = ""
    size = 13
    prize = 0
    for line in sys.stdin:
        message = json.loads(line)
        if "format" in message:
            seen = ""
            size = message.get("rules", {}).get("suit_size", 13)
        seen += line
        for entry in message.get("reveal", ()):
            prize = rank(entry["card"]) if "place" in entry else prize
        if "your_turn" in message:
            (pattern,) = message["legal"]
            cards = pattern["card"]["one_of"] if isinstance(pattern["card"], dict) else [pattern["card"]]
            target = wanted(style, prize, size, Random(seen))
            card = min(cards, key=lambda card: (abs(rank(card) - target), rank(card)))
            print(json.dumps({"move": "bid", "card": card}), flush=True)


if __name__ == "__main__":
    play(sys.argv[1])
