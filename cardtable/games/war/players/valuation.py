"""Learned value of a position between two prizes for two players with sealed bids.

There is one network for each number of cards, trained from the exactly solved endgame upwards
(`tools/games/war/train.py`). Its inputs are, for each card of both hands from the highest down, the shares of the other
hand that are higher and lower; the prizes to come as shares of all points to come; the lead; and the points carried
over. So it works for any values of cards and any size of suit.
"""

# Not compiled: it works in numpy's arrays.

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardtable.bots.matrix import Floats
from cardtable.resources import resource

Halves = NDArray[np.float32]
Numbers = NDArray[np.int64]

WEIGHTS: Final = "war/duel.npz"
"""Path of the networks among the assets."""
LARGEST: Final = 12
"""Largest number of cards a hand in a position: after the first of thirteen bids."""


class Network(NamedTuple):
    """Weights of a network with two hidden layers of rectified linear units."""

    w1: Halves
    b1: Halves
    w2: Halves
    b2: Halves
    w3: Halves


class Positions(NamedTuple):
    """Batch of N positions with m cards in each hand and m prizes to come; every array has N as its first axis."""

    mine: Numbers
    """[N, m]: values of my cards, highest first."""
    theirs: Numbers
    prizes: Numbers
    """[N, m]: points, highest first."""
    lead: Numbers
    """[N]: my points minus theirs."""
    carried: Numbers
    """[N]: points carried over to the winner of the next prize."""


def features(positions: Positions, carry: bool) -> tuple[Halves, Halves]:
    """Return the network's inputs for each position, from my side and from theirs."""
    mine, theirs, prizes, lead, carried = positions
    count, cards = mine.shape
    higher = mine[:, :, None] > theirs[:, None, :]
    lower = mine[:, :, None] < theirs[:, None, :]
    scale = np.float32(1 / cards)
    my_higher = higher.sum(axis=2, dtype=np.float32) * scale
    my_lower = lower.sum(axis=2, dtype=np.float32) * scale
    their_higher = lower.sum(axis=1, dtype=np.float32) * scale
    their_lower = higher.sum(axis=1, dtype=np.float32) * scale
    total = np.maximum(prizes.sum(axis=1) + carried, 1).astype(np.float32)
    shares = prizes / total[:, None]
    pot = carried / total
    ahead = np.clip(lead / total, -1.5, 1.5)
    mine_first = np.empty((count, 5 * cards + 3), np.float32)
    theirs_first = np.empty((count, 5 * cards + 3), np.float32)
    parts = (my_higher, my_lower, their_higher, their_lower)
    for place, part in enumerate(parts):
        mine_first[:, place * cards : (place + 1) * cards] = part
        theirs_first[:, (place ^ 2) * cards : ((place ^ 2) + 1) * cards] = part
    for reader, sign in ((mine_first, 1), (theirs_first, -1)):
        reader[:, 4 * cards : 5 * cards] = shares
        reader[:, 5 * cards] = sign * ahead
        reader[:, 5 * cards + 1] = pot
        reader[:, 5 * cards + 2] = carry
    return mine_first, theirs_first


def judged(network: Network, reader: Halves) -> Halves:
    """Return the network's output [N] for the inputs of N positions."""
    hidden = np.maximum(reader @ network.w1 + network.b1, 0)
    hidden = np.maximum(hidden @ network.w2 + network.b2, 0)
    found: Halves = hidden @ network.w3
    return found


@cache
def networks() -> dict[int, Network]:
    """Return the networks by number of cards a hand."""
    with np.load(resource(WEIGHTS)) as held:
        sizes = sorted({int(name.split("_")[1]) for name in held})
        return {size: Network(*[held[f"{part}_{size}"] for part in Network._fields]) for size in sizes}


def chance(positions: Positions, carry: bool, network: Network | None = None) -> Halves:
    """Return my chance to win [N], ties counting half; exactly 0 or 1 where a lead can't be made up."""
    cards = positions.mine.shape[1]
    mine, theirs = features(positions, carry)
    network = networks()[cards] if network is None else network
    found: Halves = 1 / (1 + np.exp(np.clip(judged(network, theirs) - judged(network, mine), -30, 30)))
    left = positions.prizes.sum(axis=1) + positions.carried
    found[positions.lead > left] = 1
    found[positions.lead < -left] = 0
    return found


def after_bids(positions: Positions, prize: int | Numbers, carry: bool) -> Positions:
    """Return the N * m * m positions of m - 1 cards after a prize, by my card and by theirs, each highest first.

    `prize` is an index into `prizes`, one for all positions or one for each.
    """
    mine, theirs, prizes, lead, carried = positions
    count, cards = mine.shape
    each = np.arange(count)
    places = np.broadcast_to(prize, (count,))
    left = np.array([[other for other in range(cards) if other != card] for card in range(cards)])
    stake = (prizes[each, places] + carried)[:, None, None]
    won = np.sign(mine[:, :, None] - theirs[:, None, :])
    grid = (count, cards, cards, cards - 1)
    return Positions(
        np.broadcast_to(mine[:, left][:, :, None], grid).reshape(-1, cards - 1),
        np.broadcast_to(theirs[:, left][:, None, :], grid).reshape(-1, cards - 1),
        np.broadcast_to(prizes[each[:, None], left[places]][:, None, None], grid).reshape(-1, cards - 1),
        (lead[:, None, None] + won * stake).reshape(-1),
        (np.where(won == 0, stake, 0) if carry else np.zeros_like(won)).reshape(-1),
    )


def looked_ahead(positions: Positions, prize: int | Numbers, carry: bool, network: Network | None = None) -> Floats:
    """Return my chance to win [m, m, N] by my card and by theirs, highest first, once they are spent on a prize."""
    cards = positions.mine.shape[1]
    found = chance(after_bids(positions, prize, carry), carry, network)
    return np.moveaxis(found.reshape(-1, cards, cards), 0, 2).astype(np.float64)
