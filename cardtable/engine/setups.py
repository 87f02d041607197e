"""Starting positions, as a header's `setup` holds them, and the packs whose cards they name: what all games share.

Errors are worded as a clause that begins with the key at fault.
"""

# Not compiled: no inner loop goes through it.

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

from cardtable.engine.game import converted
from cardtable.engine.state import NOBODY
from cardtable.errors import Refused
from cardtable.wording import reason, worded

SETUP = "setup"
"""Header key for a starting position. A header that has it must be refused by games that don't support it."""


def read_setup(own: Mapping[str, Any], kind: Any) -> Any:
    """Return the header's starting position as a game's struct; Refused if it doesn't fit."""
    return converted(own[SETUP], kind, SETUP)


@contextmanager
def within_setup() -> Iterator[None]:
    """Prefix the text of each Refused raised inside the block with the `setup` key.

    In such texts {name} is a key of the position, and {who} a seat.
    """
    try:
        yield
    except Refused as error:
        raise Refused(worded("{where}: {what}", where=SETUP, what=reason(error))) from None


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


class Places:
    """Registry of the cards of a starting position, which makes sure that each lies in one place only."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._keys: dict[str, str] = {}

    def mask(self, key: str, cards: Sequence[str | None]) -> int:
        """Return the mask of the cards under a key; Refused if one is invalid, missing, or already lies elsewhere."""
        mask = 0
        for card in cards:
            if card is None:
                raise Refused(worded("{name}: {what}", name=key, what=worded("a card is missing")))
            try:
                mask |= 1 << self._pack.number(card)
            except Refused as error:
                raise Refused(worded("{name}: {what}", name=key, what=reason(error))) from None
            if card in self._keys:
                other = self._keys[card]
                if other == key:
                    raise Refused(worded("{card} appears twice in {name}", name=key, card=card))
                raise Refused(worded("{card} appears both in {name} and in {other}", name=key, card=card, other=other))
            self._keys[card] = key
        return mask


def moved(
    own: Mapping[str, Any], order: Sequence[int], each: Sequence[str], seat: Sequence[str], seats: Sequence[str] = ()
) -> dict[str, Any]:
    """Return the header's starting position after players have changed seats; empty if there is none.

    `order[seat]` is the former seat of the player who now sits at `seat`. `each` names the keys whose values are lists
    by seat, `seat` those whose value is a seat, `seats` those whose value is a list of seats.
    """
    if SETUP not in own:
        return {}
    setup = dict(own[SETUP])
    setup.update({key: [setup[key][old] for old in order] for key in each if setup.get(key)})
    setup.update({key: order.index(setup[key]) for key in seat})
    setup.update({key: sorted([order.index(old) for old in setup[key]]) for key in seats if key in setup})
    return {SETUP: setup}


def swapped(setup: Mapping[str, Any], one: str, other: str) -> dict[str, Any]:
    """Return a position in which two cards have changed places, wherever it names them."""
    names = {one: other, other: one}

    def exchanged(held: Any) -> Any:
        if isinstance(held, str):
            return names.get(held, held)
        return [exchanged(each) for each in held] if isinstance(held, list) else held

    return {key: exchanged(held) for key, held in setup.items()}


Place = tuple[str, int]
"""Place of cards in a position: a key, and the seat, or NOBODY if the key isn't by seat."""


def cards_at(setup: Mapping[str, Any], place: Place) -> list[str]:
    """Return the cards at a place: the position's own list, not a copy."""
    key, seat = place
    cards: list[str] = setup[key] if seat == NOBODY else setup[key][seat]
    return cards


def laid_elsewhere(setup: Mapping[str, Any], card: str, old: Place, new: Place) -> dict[str, Any]:
    """Return a position in which a card has moved to another place; its game may refuse it."""
    other = deepcopy(dict(setup))
    cards_at(other, old).remove(card)
    cards_at(other, new).append(card)
    return other
