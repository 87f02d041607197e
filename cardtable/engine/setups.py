"""Positions to start from, as a header's `setup` holds them: what the games' own have in common.

What is wrong with one is said in a clause that begins with the key it is about.
"""

# Not compiled: no inner loop goes through it.

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

from cardtable.engine.conversion import converted
from cardtable.engine.game import Refused
from cardtable.engine.pack import Pack
from cardtable.engine.state import NOBODY
from cardtable.wording import reason, worded

SETUP = "setup"
"""The header's key for a position to start from. Whatever game has none must not be played as if it were not there."""


def read_setup(own: Mapping[str, Any], kind: Any) -> Any:
    """A header's position as a game's struct; Refused where it is none."""
    return converted(own[SETUP], kind, SETUP)


@contextmanager
def within_setup() -> Iterator[None]:
    """What is refused in here is refused of a header's position. In such a clause {name} is the key that it is about,
    {who} a seat."""
    try:
        yield
    except Refused as error:
        raise Refused(worded("{where}: {what}", where=SETUP, what=reason(error))) from None


class Places:
    """Where the cards of a position lie: each in one place."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._keys: dict[str, str] = {}

    def mask(self, key: str, cards: Sequence[str | None]) -> int:
        """The mask of cards that lie under a key; Refused where one is no card, or lies elsewhere too."""
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
    """A header's position where the player of seat `order[seat]` sits at each seat now: its keys whose values are by
    seat, are a seat, or are some seats. Nothing where there is no position."""
    if SETUP not in own:
        return {}
    setup = dict(own[SETUP])
    setup.update({key: [setup[key][old] for old in order] for key in each if setup.get(key)})
    setup.update({key: order.index(setup[key]) for key in seat})
    setup.update({key: sorted([order.index(old) for old in setup[key]]) for key in seats if key in setup})
    return {SETUP: setup}


def swapped(setup: Mapping[str, Any], one: str, other: str) -> dict[str, Any]:
    """A position in which two cards have changed places, wherever it names them."""
    names = {one: other, other: one}

    def exchanged(held: Any) -> Any:
        if isinstance(held, str):
            return names.get(held, held)
        return [exchanged(each) for each in held] if isinstance(held, list) else held

    return {key: exchanged(held) for key, held in setup.items()}


Place = tuple[str, int]
"""Where cards of a whole position lie: a key, and a seat, or NOBODY where they are nobody's."""


def cards_at(setup: Mapping[str, Any], place: Place) -> list[str]:
    """The cards that lie there, as the position holds them."""
    key, seat = place
    cards: list[str] = setup[key] if seat == NOBODY else setup[key][seat]
    return cards


def laid_elsewhere(setup: Mapping[str, Any], card: str, old: Place, new: Place) -> dict[str, Any]:
    """A position in which a card lies in another place, which may be one that its game refuses."""
    other = deepcopy(dict(setup))
    cards_at(other, old).remove(card)
    cards_at(other, new).append(card)
    return other
