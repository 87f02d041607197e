"""A bot for Bidding War: it bids the card nearest in rank to the prize, and passes where that costs too much."""

import json
import sys

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def rank(card):
    return RANKS.index(card.rstrip("'")[:-1])


prize = "7S"
for line in sys.stdin:
    message = json.loads(line)
    for entry in message.get("reveal", []):
        prize = entry["card"] if "place" in entry else prize
    if message.get("move") == "offer":
        prize = message["card"]
    if "your_turn" in message:
        moves = []
        for pattern in message["legal"]:
            card = pattern.get("card")
            cards = card["one_of"] if isinstance(card, dict) else [card]
            moves += [{**pattern, "card": card} if card else pattern for card in cards]
        best = min(moves, key=lambda move: abs(rank(move["card"]) - rank(prize)) if "card" in move else 2.5)
        print(json.dumps(best), flush=True)
