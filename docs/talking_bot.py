"""A bot for Miser: it attacks with its best card, plays what it promised, and pleads with its attacker."""

import json
import sys

WANTED = ["commit", "accept", "attack", "ready", "forfeit", "stand", "pass"]


def worth(card):
    return {"A": 11, "J": 10, "Q": 10, "K": 10}.get(card[0]) or int(card[:-1])


def write(answer):
    print(json.dumps(answer), flush=True)


def some(value):
    return value["one_of"][0] if "one_of" in value else value["from"]


you, agreed, attack = None, None, {}
for line in sys.stdin:
    message = json.loads(line)
    you = message.get("you", you)
    if "move" in message:
        agreed = message.get("value", agreed)
        attack = message if message["move"] == "attack" else {}
    if "may_say" in message:
        if attack.get("victim") == you:
            write({"say": "plea", "to": attack["seat"]})
        write({"done": True})
    if "your_turn" in message:
        legal = {pattern["move"]: pattern for pattern in message["legal"]}
        wanted = ["lay", *WANTED] if "forfeit" in legal else WANTED
        pattern = next(legal[move] for move in wanted if move in legal)
        move = {key: some(value) if isinstance(value, dict) else value for key, value in pattern.items()}
        if isinstance(pattern.get("card"), dict):
            cards = sorted(pattern["card"]["one_of"], key=worth)
            near = min(cards, key=lambda card: abs(worth(card) - agreed) if agreed else 0)
            move["card"] = near if move["move"] == "commit" else cards[-1]
        if move["move"] == "accept":
            write({"say": "promise", "value": agreed})
        write(move)
