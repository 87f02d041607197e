"""Bidding of players of Loser's Game: hands made, average bid, gain per hand.

    python -m tools.games.losers.bids club,beginner,beginner,beginner --games 200 --set failed_bid=zero

Players are named as for `simulate`. The seed is fixed, so that two runs give the same numbers.
"""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import Line
from cardtable.games.losers.moves import HandScored
from cardtable.journal import replay
from cardtable.playtest.batch import Batch, usable_cores
from cardtable.playtest.match_runner import MatchPlan
from cardtable.playtest.match_tally import Rate

SEED = 1


class Hand(NamedTuple):
    """Bid, points and gain of one player's hand."""

    bid: int
    points: int
    gain: int


class Scores:
    """Observer that keeps the scores of each hand of a match."""

    def __init__(self) -> None:
        self.hands: list[HandScored] = []

    def write(self, line: Line, events: Sequence[object]) -> None:
        self.hands += [event for event in events if isinstance(event, HandScored)]


class Bids(NamedTuple):
    """Results of a batch, by player as named."""

    hands: list[list[Hand]]
    rates: list[Rate]
    matches: int


def played(players: tuple[str, ...], rules: HouseRules, games: int, jobs: int, seed: int = SEED) -> Bids:
    """Play a batch and read every hand from its records."""
    hands: list[list[Hand]] = [[] for _ in players]
    with tempfile.TemporaryDirectory() as folder:
        records = Path(folder)
        plan = MatchPlan("losers", rules, players, games, seed, jobs=jobs, records=records)
        tally = Batch(plan).run()
        for number in range(1, games + 1):
            path = plan.record(number)
            if path is None or not path.exists():
                continue
            scores = Scores()
            replay(path, None, lambda match, scores=scores: [scores])  # type: ignore[misc]
            for hand in scores.hands:
                for player in range(len(players)):
                    seat = plan.seat_of(player, number)
                    hands[player].append(Hand(hand.bids[seat], hand.points[seat], hand.gains[seat]))
    return Bids(hands, [tally.win_rate(player) for player in range(len(players))], tally.finished)


def report(players: tuple[str, ...], rules: HouseRules, games: int, jobs: int) -> None:
    """Print a batch's table; players of one name count together."""
    bids = played(players, rules, games, jobs)
    count = len(bids.hands[0])
    print(f"## Bids at one table ({bids.matches} matches of {count / max(bids.matches, 1):.1f} hands)\n")
    print(f"{'':24}{'wins %':>8}{'made %':>14}{'bid':>8}{'points':>8}{'gain':>14}{'zero %':>8}")
    for name in dict.fromkeys(players):
        seats = [seat for seat, player in enumerate(players) if player == name]
        hands = [hand for seat in seats for hand in bids.hands[seat]]
        wins = [rate.rate or 0.0 for rate in (bids.rates[seat] for seat in seats)]
        bold = [hand for hand in hands if hand.bid]
        made = about([100.0 * (hand.points >= hand.bid) for hand in bold], 1)
        gain = about([hand.gain for hand in hands], 2)
        print(
            f"{name[-22:]:24}{100 * mean(wins):8.1f}{made:>14}{mean([hand.bid for hand in hands]):8.2f}"
            f"{mean([hand.points for hand in hands]):8.2f}{gain:>14}"
            f"{100 - 100 * len(bold) / max(len(hands), 1):8.1f}"
        )
    print(flush=True)


def mean(numbers: Sequence[float]) -> float:
    """Return the mean, or 0 of no numbers."""
    return sum(numbers) / max(len(numbers), 1)


def about(numbers: Sequence[float], digits: int) -> str:
    """Format the mean and half the width of its 95 % interval, taking hands as independent of one another."""
    middle = mean(numbers)
    spread = mean([(number - middle) ** 2 for number in numbers]) ** 0.5
    return f"{middle:.{digits}f} ±{1.96 * spread / max(len(numbers), 1) ** 0.5:.{digits}f}"


def main(arguments: list[str]) -> int:
    """Play the table asked for and print it."""
    parser = argparse.ArgumentParser(description="How players of Loser's Game bid.")
    parser.add_argument("players", help="players, with commas between")
    parser.add_argument("--games", type=int, default=200, help="matches (200)")
    parser.add_argument("--set", action="append", default=[], metavar="RULE=VALUE", help="a house rule")
    parser.add_argument("--jobs", type=int, default=usable_cores(), help="processes at once (the cores there are)")
    options = parser.parse_args(arguments)
    values = dict([text.split("=", 1) for text in options.set])
    rules = GAMES["losers"].rules.made({name: int(text) if text.isdigit() else text for name, text in values.items()})
    report(tuple(options.players.split(",")), rules, options.games, options.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
