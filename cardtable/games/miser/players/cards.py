"""Cards by what they are worth, which is how players look at them: suits make no difference."""

from functools import lru_cache
from typing import Final

from cardtable.games.miser.codes import NO_CARD, PACK
from cardtable.games.miser.position import MiserTerms


class Worth:
    """Cards of a pack grouped by their value under some house rules."""

    def __init__(self, values: tuple[int, ...], left_out: int) -> None:
        """`left_out` is a mask of cards that are not in the pack."""
        self.values: list[int] = sorted(set(values))
        """Values that cards have, lowest first."""
        self.masks: list[int] = [
            sum([1 << card for card, value in enumerate(values) if value == level]) & PACK & ~left_out
            for level in self.values
        ]
        """Mask of the cards of each value, in the order of `values`."""
        self.of: list[int] = list(values)
        """Value of each card, by the card's number."""
        in_pack = [value for card, value in enumerate(values) if not left_out >> card & 1]
        self.mean: float = sum(in_pack) / len(in_pack)
        """Mean value of the cards in the pack."""
        self.common: int = max(self.values, key=lambda value: (in_pack.count(value), value))
        """Value that most cards have, the higher one if two tie: 10 under the standard rules."""
        self._in_pack: dict[int, int] = {value: in_pack.count(value) for value in in_pack}
        self.high: int = 0
        """Mask of the cards worth `common` or more."""
        for value, mask in zip(self.values, self.masks, strict=True):
            if value >= self.common:
                self.high |= mask

    def count(self, value: int) -> int:
        """Return the number of cards of this value in the pack."""
        return self._in_pack.get(value, 0)

    def lowest(self, hand: int) -> int:
        """Return the card of least value in a hand, or NO_CARD."""
        for mask in self.masks:
            found = hand & mask
            if found:
                return (found & -found).bit_length() - 1
        return NO_CARD

    def highest(self, hand: int) -> int:
        """Return the card of highest value in a hand, or NO_CARD."""
        for place in range(len(self.masks) - 1, -1, -1):
            found = hand & self.masks[place]
            if found:
                return (found & -found).bit_length() - 1
        return NO_CARD

    def valued(self, hand: int, value: int) -> int:
        """Return a card of this value from a hand, or NO_CARD."""
        for place, level in enumerate(self.values):
            if level == value:
                found = hand & self.masks[place]
                return (found & -found).bit_length() - 1 if found else NO_CARD
        return NO_CARD

    def above(self, hand: int, value: int) -> int:
        """Return the card of least value above `value` in a hand, or NO_CARD."""
        for place, level in enumerate(self.values):
            if level > value:
                found = hand & self.masks[place]
                if found:
                    return (found & -found).bit_length() - 1
        return NO_CARD

    def kinds(self, hand: int) -> list[int]:
        """Return one card of each value in a hand, lowest value first."""
        cards = []
        for mask in self.masks:
            found = hand & mask
            if found:
                cards.append((found & -found).bit_length() - 1)
        return cards


@lru_cache(maxsize=64)
def _worth(values: tuple[int, ...], left_out: int) -> Worth:
    return Worth(values, left_out)


_KNOWN: Final[dict[int, tuple[MiserTerms, Worth]]] = {}


def worth_of(terms: MiserTerms) -> Worth:
    """Return the pack of a game by value, cached by the identity of the terms: playouts ask at every move."""
    known = _KNOWN.get(id(terms))
    if known is not None and known[0] is terms:
        return known[1]
    worth = _worth(tuple(terms.values), 0 if terms.sets_aside else (1 << terms.left_over) - 1)
    if len(_KNOWN) > 64:
        _KNOWN.clear()
    _KNOWN[id(terms)] = (terms, worth)
    return worth
