"""Sequences of moves too many to list: they count their moves, and make one only when it is asked for."""

# Not compiled: no inner loop goes through it.

from collections.abc import Iterator, Sequence
from typing import NamedTuple, overload


class Product(NamedTuple):
    """Moves made of several parts: every combination of the parts' values is one."""

    base: int
    """Bits that all moves of the product share."""
    parts: tuple[tuple[int, Sequence[int]], ...] = ()
    """Parts, each with the shift of its bits in the move's number, and its possible values."""

    def size(self) -> int:
        """Return the number of moves."""
        count = 1
        for _, values in self.parts:
            count *= len(values)
        return count

    def move(self, place: int) -> int:
        """Return the move at an index; the last part varies fastest."""
        move = self.base
        for shift, values in reversed(self.parts):
            place, at = divmod(place, len(values))
            move |= values[at] << shift
        return move


class Products(Sequence[int]):
    """Sequence of the moves of several products, one after another."""

    def __init__(self, products: Sequence[Product]) -> None:
        self.products = products
        self._counts = [product.size() for product in products]

    def __len__(self) -> int:
        return sum(self._counts)

    @overload
    def __getitem__(self, place: int) -> int: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[int]: ...

    def __getitem__(self, place: int | slice) -> int | Sequence[int]:
        if isinstance(place, slice):
            return [self[at] for at in range(*place.indices(len(self)))]
        left = place + len(self) if place < 0 else place
        for product, count in zip(self.products, self._counts, strict=True):
            if 0 <= left < count:
                return product.move(left)
            left -= count
        raise IndexError(place)

    def __iter__(self) -> Iterator[int]:
        for product, count in zip(self.products, self._counts, strict=True):
            for place in range(count):
                yield product.move(place)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, int) and any(_holds(product, move) for product in self.products)


def _holds(product: Product, move: int) -> bool:
    """Return whether a product contains a move: from the highest part down, each must be one of its values."""
    left = move - product.base
    for shift, values in sorted(product.parts, key=lambda part: -part[0]):
        if left >> shift not in values:
            return False
        left -= left >> shift << shift
    return left == 0
