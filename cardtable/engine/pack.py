"""A pack of cards by number: what records call a card, and what a state has it under."""

# Not compiled: no inner loop goes through it.

from collections.abc import Sequence

from cardtable.engine.game import Refused
from cardtable.wording import worded


class Pack:
    """All cards that a game knows, each by its place in its order."""

    def __init__(self, names: Sequence[str]) -> None:
        self._numbers = {name: number for number, name in enumerate(names)}

    def number(self, name: str) -> int:
        """A card's place; Refused where no card is called so."""
        number = self._numbers.get(name)
        if number is None:
            raise Refused(worded("{name} is not a card of the pack", name=repr(name)))
        return number

    def mask(self, names: Sequence[str | None], seen: set[str]) -> int:
        """The mask of cards that are dealt; Refused where one is no card, or was seen before. All of them are then."""
        mask = 0
        for name in names:
            if name is None:
                raise Refused(worded("a card is missing"))
            if name in seen:
                raise Refused(worded("{name} is dealt twice", name=name))
            seen.add(name)
            mask |= 1 << self.number(name)
        return mask
