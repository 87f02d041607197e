"""Luck of the deal: how much of who wins the deal and the seat decide.

A cell is one seat under one deal: in the rotations of a block each player sits there once, with dice of their own. Of a
seat's win shares y the model is

    y = 1 / seats + cell + player + rest

where the cell is the luck of the deal and of the seat, the player's strength is a fixed effect, and the rest is what
these players made of these cards in this game. Luck is var(cell) / (var(cell) + var(rest)), from 0 to 1: the intraclass
correlation of the results in a cell, with the players as fixed judges of it. That is ICC(3,1) of Shrout and Fleiss,
"Intraclass correlations: uses in assessing rater reliability", Psychological Bulletin 86 (1979) 420-428. The players'
strength counts on neither side; where all are of one name there is none to be taken out.

Since the shares of a game add up to 1, three means of blocks are enough, and no mean square need be kept:

- `agreement`: of two games of a block, the sum over the seats of the product of their shares. Where wins are not shared
  it is how often the same seat wins both. Its mean is 1 / seats + V - Q / (seats - 1);
- `undivided`: of one game, the sum of its shares' squares: 1 where one wins alone. Its mean is 1 / seats + V + E + Q;
- each player's share, over the block. Its mean is 1 / seats + q for that player.

V and E are the variances of cell and rest, summed over the seats, and Q is the sum of the q squared. So with alike
players luck is (agreement - 1 / seats) / (undivided - 1 / seats): agreement beyond chance, as Fleiss's kappa is
("Measuring nominal scale agreement among many raters", Psychological Bulletin 76 (1971) 378-382).

It is of these players, as every measure is: with those who play without dice, all alike, the deal decides everything.
Only blocks count of which every game was finished.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from cardtable.playtest.confidence import ALPHA, Interval
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding, around, part_bounds
from cardtable.playtest.sums import Sums, WrittenSums

_NOTHING = 1e-9  # less variance than that is none


class BlockLuck(NamedTuple):
    """What one block tells of it, under one rule set."""

    agreement: float
    undivided: float
    shares: Mapping[str, Sequence[float]]
    """By a player's name: the shares, over the block, of those who are called so. Empty where all are called alike."""


def block_luck(shares: Sequence[Sequence[float]], players: Sequence[str]) -> BlockLuck:
    """From its games by rotation, each with the seats' win shares; player i sits at seat (i + rotation) mod seats."""
    seats = range(len(players))
    squares = sum([share * share for game in shares for share in game])
    together = sum([sum(column) ** 2 for column in zip(*shares, strict=True)])
    own: dict[str, list[float]] = {}
    for player, name in enumerate(players if len(set(players)) > 1 else ()):
        won = [game[(player + rotation) % len(players)] for rotation, game in enumerate(shares)]
        own.setdefault(name, []).append(sum(won) / len(players))
    return BlockLuck((together - squares) / (len(players) * (len(players) - 1)), squares / len(seats), own)


class WrittenLuck(Struct):
    """Luck as a part of a study holds it."""

    agreement: WrittenSums
    undivided: WrittenSums
    shares: dict[str, WrittenSums]


class LuckSums:
    """Of one rule set's blocks."""

    def __init__(self) -> None:
        self.agreement = Sums()
        self.undivided = Sums()
        self.shares: dict[str, Sums] = {}
        """By a player's name."""

    def add(self, block: BlockLuck) -> None:
        """One block's."""
        self.agreement.add([block.agreement])
        self.undivided.add([block.undivided])
        for name, shares in block.shares.items():
            self.shares.setdefault(name, Sums()).add(shares)

    def join(self, other: "LuckSums") -> None:
        """Another shard's."""
        self.agreement.join(other.agreement)
        self.undivided.join(other.undivided)
        for name, sums in other.shares.items():
            self.shares.setdefault(name, Sums()).join(sums)

    def written(self) -> dict[str, Any]:
        """As a part of a study holds them."""
        return {
            "agreement": self.agreement.written(),
            "undivided": self.undivided.written(),
            "shares": {name: sums.written() for name, sums in self.shares.items()},
        }

    @classmethod
    def read(cls, held: WrittenLuck, players: Sequence[str]) -> "LuckSums":
        """From what `written` gave; ValueError where the games of these players can't have come to that."""
        sums = cls()
        sums.agreement, sums.undivided = Sums.read(held.agreement, 0, 1), Sums.read(held.undivided, 0, 1)
        sums.shares = {name: Sums.read(each, 0, 1) for name, each in held.shares.items()}
        names = set(players) if len(set(players)) > 1 and sums.agreement.blocks else set()
        if sums.shares.keys() != names or any(
            one.blocks != sums.agreement.blocks for one in (sums.undivided, *sums.shares.values())
        ):
            raise ValueError("not luck")
        return sums


def luck(sums: LuckSums, players: Sequence[str], alpha: float = ALPHA) -> Finding:
    """What is known of it. The bounds hold where those of all its means do: half of what may miss is the agreement's,
    the other means share the rest. An estimate below 0, which chance may bring, is told as 0; there is none where the
    players' strength leaves nothing to be shared out."""
    if not sums.agreement.blocks:
        return NOTHING_KNOWN
    seats = len(players)
    others = seats - 1
    fair = 1 / seats
    names = {name: players.count(name) for name in dict.fromkeys(players)}
    each = alpha / 2 / (1 + len(names))
    agreement, undivided = part_bounds(sums.agreement, alpha / 2), part_bounds(sums.undivided, each)
    strength, known = 0.0, Interval(0.0, 0.0)
    if len(names) > 1:
        strength = sum([count * _square(sums.shares[name], fair) for name, count in names.items()])
        squares = [_squared(part_bounds(sums.shares[name], each).moved(-fair), count) for name, count in names.items()]
        known = Interval(sum([one.low for one in squares]), sum([one.high for one in squares]))
    cell = sums.agreement.block_total / sums.agreement.blocks - fair + strength / others
    mean = _ratio(cell, sums.undivided.block_total / sums.undivided.blocks - fair - strength)
    low = _ratio(agreement.low - fair + known.low / others, undivided.high - fair - known.low)
    high = _ratio(agreement.high - fair + known.high / others, undivided.low - fair - known.high)
    bounds = Interval(0.0 if low is None else low, 1.0 if high is None else high)
    return Finding(mean, None if mean is None else around(mean, bounds), sums.agreement.blocks * seats)


def _ratio(cell: float, whole: float) -> float | None:
    """A variance's part of the whole; None where there is no whole."""
    return min(max(cell / whole, 0.0), 1.0) if whole > _NOTHING else None


def _square(shares: Sums, fair: float) -> float:
    """The square of a player's strength, less what chance alone makes of it."""
    moments = shares.moments()
    by_chance = moments.variance / (moments.blocks - 1) if moments.blocks > 1 else 0.0
    return (moments.mean - fair) ** 2 - by_chance


def _squared(strength: Interval, count: int) -> Interval:
    """The bounds of so many times a square."""
    low, high = sorted([strength.low**2, strength.high**2])
    return Interval(0.0 if strength.low < 0 < strength.high else count * low, count * high)
