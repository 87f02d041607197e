"""Training of the networks of `cardtable/games/war/players/duel.py`, from the solved end of the game upwards.

    python -m tools.games.war.train            all sizes; about twenty minutes on one core

With 5 cards a hand, positions are solved exactly (`solved_after`). With more cards, a position's target is the average,
over the prizes that may come, of the values of matrix games whose payoffs the network one size smaller gives. The same
seed gives the same weights on the same machine. It prints, by size, the root mean square error on positions not
trained on, in points of 100.
"""

import argparse
import sys
import time
from pathlib import Path

import numpy as np

from cardtable.bots.matrix import values
from cardtable.games.war.players.duel import (
    LARGEST,
    WEIGHTS,
    Halves,
    Network,
    Positions,
    features,
    judged,
    looked_ahead,
    solved_after,
)

ASSETS = Path(__file__).resolve().parents[3] / "assets"
EXACT = 5
HIDDEN = (64, 32)


def sample(random: np.random.Generator, cards: int, count: int) -> tuple[Positions, bool]:
    """Return positions with `cards` cards a hand, and whether ties are carried in them.

    They come from simulated games. The players bid about the rank of the prize, each straying from it in its own way:
    not at all, a little, a lot, or always one above. In some of the games some cards have other values, and in half of
    them the lead is shifted at random.
    """
    carry = bool(random.integers(2))
    suit = np.where(random.random(count) < 0.6, 13, random.integers(cards, 14, count))
    each = np.arange(count)
    ranks = np.arange(13)
    worth = np.tile(ranks + 1, (count, 1))
    odd = random.random(count) < 0.15
    changed = random.integers(0, 31, (count, 4))
    for place, rank in enumerate((0, 10, 11, 12)):
        worth[odd, rank] = changed[odd, place]
    worth[random.random(count) < 0.05, 10:] = 10
    held = np.tile(ranks < suit[:, None], (3, 1, 1))  # mine, theirs, and the prizes
    stray = random.choice([0, 0.5, 1, 2, 4, 30], (2, count))
    above = random.choice([0, 0, 0, 1], (2, count))
    lead = np.zeros(count, int)
    pot = np.zeros(count, int)
    for _ in range(13 - cards):
        on = held[0].sum(axis=1) > cards
        prize = np.where(held[2], random.random((count, 13)), 2).argmin(axis=1)
        bids = []
        for seat in (0, 1):
            wanted = (prize + above[seat]) % suit + random.normal(0, 1, count) * stray[seat]
            off = np.abs(ranks - wanted[:, None])
            bids.append(np.where(held[seat], off, np.inf).argmin(axis=1))
        won = np.sign(worth[each, bids[0]] - worth[each, bids[1]])
        stake = worth[each, prize] + pot
        lead += np.where(on, won * stake, 0)
        if carry:
            pot = np.where(on, np.where(won == 0, stake, 0), pot)
        for part, spent in zip(held, (*bids, prize), strict=True):
            part[each[on], spent[on]] = False
    mine, theirs, prizes = (-np.sort(-worth[np.nonzero(part)].reshape(count, cards), axis=1) for part in held)
    left = prizes.sum(axis=1) + pot
    moved = random.random(count) < 0.5
    lead += np.where(moved, np.rint(random.normal(0, 0.3, count) * left), 0).astype(int)
    return Positions(mine, theirs, prizes, lead, pot), carry


def solved(positions: Positions, carry: bool, leads: int, random: np.random.Generator) -> tuple[Positions, Halves]:
    """Return positions after one more round, with exact chances to win, each at up to `leads` leads.

    Several leads cost little more than one.
    """
    parts: list[Positions] = []
    found: list[Halves] = []
    for mine, theirs, prizes, lead, pot in zip(*positions, strict=True):
        cards = len(mine) - 1
        rest = np.delete(prizes, random.integers(cards + 1))
        left = int(rest.sum() + pot)
        some = np.rint(random.normal(0, 0.35, leads - 1) * left).astype(int)
        all_leads = sorted({int(each) for each in (lead, *some) if abs(each) <= left})
        if not all_leads:
            continue
        scores = [(each, int(pot)) for each in all_leads]
        table = solved_after(
            [int(card) for card in mine], [int(card) for card in theirs], rest.tolist(), scores, carry=carry
        )
        mine_left = np.array([np.delete(mine, card) for card in range(cards, -1, -1)])
        theirs_left = np.array([np.delete(theirs, card) for card in range(cards, -1, -1)])
        shape = (cards + 1, cards + 1, len(scores))
        parts.append(
            Positions(
                np.broadcast_to(mine_left[:, None, None], (*shape, cards)).reshape(-1, cards),
                np.broadcast_to(theirs_left[None, :, None], (*shape, cards)).reshape(-1, cards),
                np.broadcast_to(rest, (*shape, cards)).reshape(-1, cards),
                np.broadcast_to(np.array(all_leads), shape).reshape(-1),
                np.full(shape, pot).reshape(-1),
            )
        )
        found.append(table.astype(np.float32).reshape(-1))
    joined = Positions(*[np.concatenate([part[field] for part in parts]) for field in range(5)])
    return joined, np.concatenate(found)


def bootstrapped(
    positions: Positions, carry: bool, network: Network, random: np.random.Generator, prizes_each: int
) -> Halves:
    """Return chances to win by looking one round ahead, averaged over `prizes_each` of the prizes that may come."""
    count, cards = positions.mine.shape
    total = np.zeros(count)
    picks = np.argsort(random.random((count, cards)), axis=1)[:, :prizes_each]
    for pick in picks.T:
        total += values(looked_ahead(positions, pick, carry, network))
    found: Halves = (total / picks.shape[1]).astype(np.float32)
    return found


class Trainer:
    """Optimiser: Adam (Kingma and Ba, 2015) on the squared error of the chance to win."""

    def __init__(self, inputs: int, random: np.random.Generator) -> None:
        first, second = HIDDEN
        shapes = ((inputs, first), (first,), (first, second), (second,), (second,))
        scales = ((2 / inputs) ** 0.5, 0, (2 / first) ** 0.5, 0, 0.1)
        self.weights = [
            (random.normal(0, 1, shape) * scale).astype(np.float32) for shape, scale in zip(shapes, scales, strict=True)
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    @property
    def network(self) -> Network:
        return Network(*self.weights)

    def fit(self, readers: tuple[Halves, Halves], goal: Halves, epochs: int, random: np.random.Generator) -> None:
        batch = 512
        count = len(goal)
        for epoch in range(epochs):
            rate = 3e-3 * 0.5 * (1 + np.cos(np.pi * epoch / epochs)) + 1e-5
            order = random.permutation(count)
            for start in range(0, count - batch + 1, batch):
                picked = order[start : start + batch]
                self._step([reader[picked] for reader in readers], goal[picked], rate)

    def _step(self, readers: list[Halves], goal: Halves, rate: float) -> None:
        network = self.network
        both = np.concatenate(readers)
        first = np.maximum(both @ network.w1 + network.b1, 0)
        second = np.maximum(first @ network.w2 + network.b2, 0)
        out = second @ network.w3
        half = len(goal)
        found = 1 / (1 + np.exp(-(out[:half] - out[half:])))
        slope = (found - goal) * found * (1 - found) / half
        error = np.concatenate([slope, -slope])
        d3 = second.T @ error
        back2 = np.outer(error, network.w3) * (second > 0)
        d2 = first.T @ back2
        back1 = (back2 @ network.w2.T) * (first > 0)
        d1 = both.T @ back1
        self.steps += 1
        for place, slope_of in enumerate((d1, back1.sum(0), d2, back2.sum(0), d3)):
            mean, square = self.moments[place]
            mean += 0.1 * (slope_of - mean)
            square += 0.001 * (slope_of**2 - square)
            step = rate * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            self.weights[place] -= step.astype(np.float32)


def error(network: Network, readers: tuple[Halves, Halves], goal: Halves) -> float:
    found = 1 / (1 + np.exp(judged(network, readers[1]) - judged(network, readers[0])))
    return float(100 * np.sqrt(np.mean((found - goal) ** 2)))


def examples(
    cards: int, count: int, networks: dict[int, Network], random: np.random.Generator
) -> tuple[tuple[Halves, Halves], Halves]:
    """Return the features of `count` or more positions, as seen by both players, and their chances to win."""
    seen: list[tuple[Halves, Halves]] = []
    goals: list[Halves] = []
    made = 0
    while made < count:
        if cards <= EXACT:
            positions, carry = sample(random, cards + 1, 50)
            positions, goal = solved(positions, carry, 6, random)
        else:
            positions, carry = sample(random, cards, 500)
            goal = bootstrapped(positions, carry, networks[cards - 1], random, 4)
        left = positions.prizes.sum(axis=1) + positions.carried
        open_ = np.abs(positions.lead) <= left
        positions = Positions(*[part[open_] for part in positions])
        seen.append(features(positions, carry))
        goals.append(goal[open_])
        made += len(goals[-1])
    return (np.concatenate([one for one, _ in seen]), np.concatenate([two for _, two in seen])), np.concatenate(goals)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Trains the judgement of sealed duels.")
    parser.add_argument("--from", type=int, default=EXACT, dest="start", help="the smallest size to train")
    parser.add_argument("--to", type=int, default=LARGEST)
    parser.add_argument("--count", type=int, default=60_000)
    parser.add_argument("--epochs", type=int, default=60)
    parser.add_argument("--out", default=str(ASSETS / WEIGHTS))
    options = parser.parse_args(arguments)
    networks: dict[int, Network] = {}
    if options.start > EXACT:
        with np.load(options.out) as held:
            for size in range(EXACT, options.start):
                networks[size] = Network(*[held[f"{part}_{size}"] for part in Network._fields])
    for cards in range(options.start, options.to + 1):
        began = time.monotonic()
        random = np.random.default_rng(cards)
        count = options.count if cards > EXACT else 4 * options.count
        readers, goal = examples(cards, count, networks, random)
        made = time.monotonic() - began
        trainer = Trainer(readers[0].shape[1], random)
        held_back = len(goal) // 20
        kept = (readers[0][held_back:], readers[1][held_back:])
        trainer.fit(kept, goal[held_back:], options.epochs, random)
        networks[cards] = trainer.network
        off = error(trainer.network, (readers[0][:held_back], readers[1][:held_back]), goal[:held_back])
        trained = error(trainer.network, kept, goal[held_back:])
        print(
            f"{cards} cards: {len(goal)} positions, {made:.0f} s; error {off:.2f} ({trained:.2f} trained on), "
            f"{time.monotonic() - began:.0f} s in all",
            flush=True,
        )
        arrays = {
            f"{part}_{size}": array
            for size, net in networks.items()
            for part, array in zip(Network._fields, net, strict=True)
        }
        np.savez_compressed(options.out, allow_pickle=False, **arrays)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
