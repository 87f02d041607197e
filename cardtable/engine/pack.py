"""Numbering of a pack's cards: records name them, states use numbers and bit masks."""

# Not compiled: no inner loop goes through it.

from collections.abc import Sequence

from cardtable.engine.game import Refused
from cardtable.wording import worded


class Pack:
    """Pack of cards, each of which has a number: its place in the pack's order."""

    def __init__(self, names: Sequence[str]) -> None:
        self._numbers = {name: number for number, name in enumerate(names)}

    def number(self, name: str) -> int:
        """Return a card's number; Refused if it isn't in the pack."""
        number = self._numbers.get(name)
        if number is None:
            raise Refused(worded("{name} is not a card of the pack", name=repr(name)))
        return number

    def mask(self, names: Sequence[str | None], seen: set[str]) -> int:
        """Return the mask of cards that are dealt, and add them to `seen`.

        Raises Refused if one of them isn't a card of the pack, is None, or is in `seen` already.
        """
        mask = 0
        for name in names:
            if name is None:
                raise Refused(worded("a card is missing"))
            if name in seen:
                raise Refused(worded("{name} is dealt twice", name=name))
            seen.add(name)
            mask |= 1 << self.number(name)
        return mask
