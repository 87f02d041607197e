"""Luck of the deal: the part of the result that is decided by deal and seat.

A cell is one seat under one deal: in the rotations of a block each player sits there once, with random choices of their
own. The model of a seat's share of the win y is

    y = 1 / seats + cell + player + rest

where the cell is the luck of the deal and of the seat, the player's strength is a fixed effect, and the rest is what
these players made of these cards in this game. Luck is var(cell) / (var(cell) + var(rest)), from 0 to 1: the intraclass
correlation of the results in a cell, with the players as fixed judges. This is ICC(3,1) in Shrout and Fleiss,
"Intraclass correlations: uses in assessing rater reliability", Psychological Bulletin 86 (1979) 420-428. The players'
strength counts on neither side; if all have the same name there is none to remove.

Since the shares of a game add up to 1, three block means are enough, and no mean squares need to be kept:

- `agreement`: for two games of a block, the sum over the seats of the product of their shares. If wins are not shared,
  it is how often the same seat wins both. Its mean is 1 / seats + V - Q / (seats - 1);
- `undivided`: for one game, the sum of its squared shares, which is 1 for a single winner. Its mean is 1 / seats + V +
  E + Q;
- each player's share over the block. Its mean is 1 / seats + q for that player.

V and E are the variances of cell and rest, summed over the seats, and Q is the sum of the squares of q. With players
who are alike, luck is therefore (agreement - 1 / seats) / (undivided - 1 / seats): agreement beyond chance, like
Fleiss's kappa ("Measuring nominal scale agreement among many raters", Psychological Bulletin 76 (1971) 378-382).

Like every measure, luck depends on the players: with identical ones who make no random choices, the deal decides
everything. Only blocks count of which every game was finished.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from cardtable.playtest.confidence import ALPHA, Interval
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding, Sums, WrittenSums, around, part_bounds

_NOTHING = 1e-9  # a smaller variance counts as none


class BlockLuck(NamedTuple):
    """Terms of luck in one block under one rule set."""

    agreement: float
    undivided: float
    shares: Mapping[str, Sequence[float]]
    """By player name: the shares over the block of the players with that name. Empty if all have the same name."""


def block_luck(shares: Sequence[Sequence[float]], players: Sequence[str]) -> BlockLuck:
    """Return the terms of a block.

    `shares` are the seats' shares of the win, by rotation; player i sits at seat (i + rotation) mod seats.
    """
    seats = range(len(players))
    squares = sum([share * share for game in shares for share in game])
    together = sum([sum(column) ** 2 for column in zip(*shares, strict=True)])
    own: dict[str, list[float]] = {}
    for player, name in enumerate(players if len(set(players)) > 1 else ()):
        won = [game[(player + rotation) % len(players)] for rotation, game in enumerate(shares)]
        own.setdefault(name, []).append(sum(won) / len(players))
    return BlockLuck((together - squares) / (len(players) * (len(players) - 1)), squares / len(seats), own)


class WrittenLuck(Struct):
    """Written form of a `LuckSums`."""

    agreement: WrittenSums
    undivided: WrittenSums
    shares: dict[str, WrittenSums]


class LuckSums:
    """Sums of the terms of luck over the blocks of one rule set."""

    def __init__(self) -> None:
        self.agreement = Sums()
        self.undivided = Sums()
        self.shares: dict[str, Sums] = {}
        """By player name."""

    def add(self, block: BlockLuck) -> None:
        """Add the terms of one block."""
        self.agreement.add([block.agreement])
        self.undivided.add([block.undivided])
        for name, shares in block.shares.items():
            self.shares.setdefault(name, Sums()).add(shares)

    def join(self, other: "LuckSums") -> None:
        """Add the sums of another shard."""
        self.agreement.join(other.agreement)
        self.undivided.join(other.undivided)
        for name, sums in other.shares.items():
            self.shares.setdefault(name, Sums()).join(sums)

    def written(self) -> dict[str, Any]:
        """Return the sums as a part of a study holds them."""
        return {
            "agreement": self.agreement.written(),
            "undivided": self.undivided.written(),
            "shares": {name: sums.written() for name, sums in self.shares.items()},
        }

    @classmethod
    def read(cls, held: WrittenLuck, players: Sequence[str]) -> "LuckSums":
        """Read what `written` returned; ValueError if no games of these players can add up to it."""
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
    """Return the luck of the deal, 0 to 1.

    The bounds hold if those of all its means do: half of `alpha` is for the agreement, and the other means share the
    rest. A negative estimate, which chance can produce, is given as 0. There is no estimate if the players' strength
    leaves no variance.
    """
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
    """Return a variance's share of the whole; None if there is no variance."""
    return min(max(cell / whole, 0.0), 1.0) if whole > _NOTHING else None


def _square(shares: Sums, fair: float) -> float:
    """Return an estimate of the square of a player's strength, corrected for the part that chance contributes."""
    moments = shares.moments()
    by_chance = moments.variance / (moments.blocks - 1) if moments.blocks > 1 else 0.0
    return (moments.mean - fair) ** 2 - by_chance


def _squared(strength: Interval, count: int) -> Interval:
    """Return the bounds of `count` times the square of a value in an interval."""
    low, high = sorted([strength.low**2, strength.high**2])
    return Interval(0.0 if strength.low < 0 < strength.high else count * low, count * high)
