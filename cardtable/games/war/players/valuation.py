"""What a position between two prizes is worth to one of two players with sealed bids: a small learned judgement.

One network for each number of cards, trained from the exactly solved end upwards (`tools/games/war/train.py`). It sees
what matters and nothing else: for each card of both hands, from the highest down, how many of the other's are lower and
how many equal; the prizes to come, as parts of all that is to come; the lead, and what is carried on. So it holds for
any values of cards and for suits of any size.
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
"""Where the networks lie among the assets."""
LARGEST: Final = 12
"""Cards a hand of the largest positions there are: after the first of thirteen bids."""


class Network(NamedTuple):
    """Two hidden layers of rectified sums."""

    w1: Halves
    b1: Halves
    w2: Halves
    b2: Halves
    w3: Halves


class Positions(NamedTuple):
    """N positions with as many cards in each hand, and prizes to come, one after another along the first axis."""

    mine: Numbers
    """[N, m]: the values of my cards, highest first."""
    theirs: Numbers
    prizes: Numbers
    """[N, m]: points, highest first."""
    lead: Numbers
    """[N]: my points less theirs."""
    carried: Numbers
    """[N]: points that go to the winner of the next prize."""


def features(positions: Positions, carry: bool) -> tuple[Halves, Halves]:
    """What the network sees of each position, from my side and from theirs."""
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
    """[N]: the network's sum for what it sees of N positions."""
    hidden = np.maximum(reader @ network.w1 + network.b1, 0)
    hidden = np.maximum(hidden @ network.w2 + network.b2, 0)
    found: Halves = hidden @ network.w3
    return found


@cache
def networks() -> dict[int, Network]:
    """The networks by cards a hand."""
    with np.load(resource(WEIGHTS)) as held:
        sizes = sorted({int(name.split("_")[1]) for name in held})
        return {size: Network(*[held[f"{part}_{size}"] for part in Network._fields]) for size in sizes}


def chance(positions: Positions, carry: bool, network: Network | None = None) -> Halves:
    """[N]: my chance to win, ties half. Leads that can't be made up are known."""
    cards = positions.mine.shape[1]
    mine, theirs = features(positions, carry)
    network = networks()[cards] if network is None else network
    found: Halves = 1 / (1 + np.exp(np.clip(judged(network, theirs) - judged(network, mine), -30, 30)))
    left = positions.prizes.sum(axis=1) + positions.carried
    found[positions.lead > left] = 1
    found[positions.lead < -left] = 0
    return found


def after_bids(positions: Positions, prize: int | Numbers, carry: bool) -> Positions:
    """[N * m * m] positions of m - 1 cards: when that prize has come, by my card and by theirs, each highest first.

    `prize` is its place among `prizes`, one for all positions or one for each.
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
    """[m, m, N]: by my card and by theirs, highest first, my chance to win once they are spent on that prize."""
    cards = positions.mine.shape[1]
    found = chance(after_bids(positions, prize, carry), carry, network)
    return np.moveaxis(found.reshape(-1, cards, cards), 0, 2).astype(np.float64)
