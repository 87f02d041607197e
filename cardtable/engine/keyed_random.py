"""Keyed randomness: each draw is named by what it is for, and no generator runs on from one use to the next.

Two games with the same seed share every draw that has the same name, whatever else they do between: a deal can be
compared under two sets of house rules, or with two players, on common luck. Draws come from BLAKE2b over the key, so
they are the same on every platform, compiled or not.
"""

from collections.abc import Sequence
from hashlib import blake2b
from random import Random


class KeyedRandom:
    """A stream of draws under one key."""

    __slots__ = ("_count", "_key")

    def __init__(self, *key: object) -> None:
        self._key: str = "/".join([str(part) for part in key])
        self._count: int = 0

    def child(self, *key: object) -> "KeyedRandom":
        """A stream of its own under a longer key; it tells nothing of this one."""
        return KeyedRandom(self.number("child", *key))

    def branch(self, key: str) -> "KeyedRandom":
        """A stream of its own under a longer key, for less work than `child`: it does not hide this key."""
        return KeyedRandom(f"{self._key}/{key}")

    def number(self, *item: object) -> int:
        """The keyed number of one thing, 0 to 2**64 - 1: the same however often and in whatever order it is asked."""
        return int.from_bytes(self._digest(f"|{'/'.join([str(part) for part in item])}"), "big")

    def order(self, items: Sequence[str]) -> list[str]:
        """The items shuffled: each is given its keyed number, and lies where that number falls.

        So two packs that share cards have the shared ones in the same order.
        """
        keyed = [(self._digest(f"|{item}"), item) for item in items]  # their numbers, as bytes that sort alike
        keyed.sort()
        return [item for _, item in keyed]

    def below(self, limit: int) -> int:
        """The next draw, uniform on 0 to limit - 1 (bias under limit / 2**64)."""
        self._count += 1
        return int.from_bytes(self._digest(f"#{self._count}"), "big") % limit

    def generator(self) -> Random:
        """A fast generator seeded from this key, for those who need thousands of draws at once."""
        return Random(self.number("generator"))

    def _digest(self, name: str) -> bytes:
        return blake2b((self._key + name).encode(), digest_size=8).digest()
