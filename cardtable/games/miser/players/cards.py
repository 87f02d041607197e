"""Cards as players look at them: by what they are worth, the suits being all alike."""

from functools import lru_cache
from typing import Final

from cardtable.games.miser.play import PACK, Terms

NOTHING: Final = -1
"""No card."""


class Worth:
    """The cards of a pack by what they are worth under some house rules."""

    def __init__(self, values: tuple[int, ...], left_out: int) -> None:
        """`left_out` is a mask of cards that are not in the pack."""
        self.values: list[int] = sorted(set(values))
        """The values there are, lowest first."""
        self.masks: list[int] = [
            sum([1 << card for card, value in enumerate(values) if value == level]) & PACK & ~left_out
            for level in self.values
        ]
        """By place among `values`: the cards worth so much."""
        self.of: list[int] = list(values)
        """By card."""
        in_pack = [value for card, value in enumerate(values) if not left_out >> card & 1]
        self.mean: float = sum(in_pack) / len(in_pack)
        """Of a card of the pack."""
        self.common: int = max(self.values, key=lambda value: (in_pack.count(value), value))
        """The value of which there are most cards: as the author wrote it, ten."""
        self._in_pack: dict[int, int] = {value: in_pack.count(value) for value in in_pack}
        self.high: int = 0
        """Cards worth that much or more, as a mask."""
        for value, mask in zip(self.values, self.masks, strict=True):
            if value >= self.common:
                self.high |= mask

    def count(self, value: int) -> int:
        """How many cards of the pack are worth so much."""
        return self._in_pack.get(value, 0)

    def lowest(self, hand: int) -> int:
        """The cheapest card of a hand, or NOTHING."""
        for mask in self.masks:
            found = hand & mask
            if found:
                return (found & -found).bit_length() - 1
        return NOTHING

    def highest(self, hand: int) -> int:
        """The dearest card of a hand, or NOTHING."""
        for place in range(len(self.masks) - 1, -1, -1):
            found = hand & self.masks[place]
            if found:
                return (found & -found).bit_length() - 1
        return NOTHING

    def valued(self, hand: int, value: int) -> int:
        """A card of that value, or NOTHING."""
        for place, level in enumerate(self.values):
            if level == value:
                found = hand & self.masks[place]
                return (found & -found).bit_length() - 1 if found else NOTHING
        return NOTHING

    def above(self, hand: int, value: int) -> int:
        """The cheapest card worth more than that, or NOTHING."""
        for place, level in enumerate(self.values):
            if level > value:
                found = hand & self.masks[place]
                if found:
                    return (found & -found).bit_length() - 1
        return NOTHING

    def kinds(self, hand: int) -> list[int]:
        """One card of each value that a hand holds, cheapest first."""
        cards = []
        for mask in self.masks:
            found = hand & mask
            if found:
                cards.append((found & -found).bit_length() - 1)
        return cards


@lru_cache(maxsize=64)
def _worth(values: tuple[int, ...], left_out: int) -> Worth:
    return Worth(values, left_out)


_KNOWN: Final[dict[int, tuple[Terms, Worth]]] = {}


def worth_of(terms: Terms) -> Worth:
    """What cards are worth in a game. Terms are looked up by identity, since playouts ask at every move."""
    known = _KNOWN.get(id(terms))
    if known is not None and known[0] is terms:
        return known[1]
    worth = _worth(tuple(terms.values), 0 if terms.sets_aside else (1 << terms.left_over) - 1)
    if len(_KNOWN) > 64:
        _KNOWN.clear()
    _KNOWN[id(terms)] = (terms, worth)
    return worth
