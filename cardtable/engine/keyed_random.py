"""Keyed randomness: every draw has a name that says what it is for, and depends on nothing but the seed and that name.

Two games with the same seed share all draws of the same name, whatever else happens between them: one deal can be
compared under two sets of house rules, or with two players, on common luck. Draws are BLAKE2b hashes of the key, and so
are equal on every platform, compiled or not.
"""

from collections.abc import Sequence
from hashlib import blake2b
from random import Random


class KeyedRandom:
    """Stream of random draws under one key."""

    __slots__ = ("_count", "_key")

    def __init__(self, *key: object) -> None:
        self._key: str = "/".join([str(part) for part in key])
        self._count: int = 0

    def child(self, *key: object) -> "KeyedRandom":
        """Return a separate stream under a longer key, from which this one can't be inferred."""
        return KeyedRandom(self.number("child", *key))

    def branch(self, key: str) -> "KeyedRandom":
        """Return a separate stream under a longer key: cheaper than `child`, but its key contains this one."""
        return KeyedRandom(f"{self._key}/{key}")

    def number(self, *item: object) -> int:
        """Return the number of an item, 0 to 2**64 - 1, which never depends on other draws."""
        return int.from_bytes(self._digest(f"|{'/'.join([str(part) for part in item])}"), "big")

    def order(self, items: Sequence[str]) -> list[str]:
        """Return the items shuffled, by sorting them by their numbers.

        Two packs that share cards therefore have the shared cards in the same order.
        """
        keyed = [(self._digest(f"|{item}"), item) for item in items]  # the items' numbers, as bytes that sort like them
        keyed.sort()
        return [item for _, item in keyed]

    def below(self, limit: int) -> int:
        """Return the next draw, uniform on 0 to limit - 1 (with a bias below limit / 2**64)."""
        self._count += 1
        return int.from_bytes(self._digest(f"#{self._count}"), "big") % limit

    def generator(self) -> Random:
        """Return an ordinary fast generator seeded from this key, for thousands of draws at once."""
        return Random(self.number("generator"))

    def _digest(self, name: str) -> bytes:
        return blake2b((self._key + name).encode(), digest_size=8).digest()
