"""OpenSpiel's Monte Carlo tree search as a player of Bidding War with two seats, sealed bids and a spare suit.

It needs OpenSpiel, which `make bench` installs. To measure others against it:

    simulate war --seat expert --seat "exec:python tools/games/war/mcts_player.py 1000" --games 1000 --seed 1

The number is the playouts per move, 1000 by default. The rest is as in OpenSpiel's own examples: UCT with c = 2, one
random playout from each leaf, proven results kept. Suits may have any size; it plays no other house rules.

Before each move the game is rebuilt from the view as OpenSpiel's `goofspiel`: the prizes turned and the bids of past
rounds, one prize after another. Prizes to come are chance nodes there, drawn anew in every playout.

MCTS knows no simultaneous moves, so it searches OpenSpiel's *turn-based* form of the game, in which player 0 bids
before player 1. It always takes seat 0: the bid that the other has laid or will lay is not in its state. But in the
tree, the other answers bids that it has seen, and never has to guess. So this player assumes a rival who knows its
card, as any use of plain MCTS for this game does, and mixes only as far as its playouts happen to vary.
"""

import json
import sys
from random import Random
from typing import Any

from cardtable.engine.cards import split_card

try:
    import pyspiel
except ImportError:
    raise SystemExit("OpenSpiel is not installed here") from None

UCT_C = 2.0
MEGABYTES = 200


class Seat:
    """State of one match as seen from this program's seat. Cards are given by rank, from 0."""

    def __init__(self, header: dict[str, Any]) -> None:
        rules = header.get("rules", {})
        if len(header["seats"]) != 2 or set(rules) - {"suit_size"}:
            raise SystemExit("mcts_player plays sealed bids for a spare suit between two players, and nothing else")
        self.seat: int = header["you"]
        self.prizes: list[int] = []
        self.bids: tuple[list[int], list[int]] = ([], [])
        """Bids of past rounds, mine and the other's; my own bid is added before the other's is known."""
        self._game = pyspiel.load_game_as_turn_based(
            "goofspiel",
            {
                "imp_info": False,
                "num_cards": rules.get("suit_size", 13),
                "players": 2,
                "points_order": "random",
                "returns_type": "win_loss",
            },
        )

    def read(self, message: dict[str, Any]) -> None:
        """Read a line of the view."""
        if message.get("move") == "bid" and message["card"] is not None:
            self.bids[message["seat"] != self.seat].append(split_card(message["card"])[0])
        for entry in message.get("reveal", ()):
            (self.prizes if "place" in entry else self.bids[1]).append(split_card(entry["card"])[0])

    def state(self) -> Any:
        """Return OpenSpiel's state before my bid, rebuilt from what is known."""
        mine, other = self.bids
        state = self._game.new_initial_state()
        for prize, *both in zip(self.prizes, mine, other, strict=False):
            for action in (prize, *both):
                state.apply_action(action)
        state.apply_action(self.prizes[-1])
        return state

    def move(self, playouts: int, seed: int) -> int:
        """Return the rank that MCTS bids."""
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(self._game, evaluator, UCT_C, playouts, MEGABYTES, True, seed, False)
        return int(bot.step(self.state()))


def play(playouts: int) -> None:
    """Answer until the input ends, drawing luck from the lines read, so that a match can be played again."""
    seen = ""
    seat: Seat | None = None
    for line in sys.stdin:
        message = json.loads(line)
        if "format" in message:
            seen = ""
            seat = Seat(message)
        assert seat
        seen += line
        seat.read(message)
        if "your_turn" in message:
            bid = seat.move(playouts, Random(seen).getrandbits(31))
            (pattern,) = message["legal"]
            card = next(card for card in pattern["card"]["one_of"] if split_card(card)[0] == bid)
            print(json.dumps({"move": "bid", "card": card}), flush=True)


if __name__ == "__main__":
    play(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
