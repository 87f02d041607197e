"""What a seat may do now, as the engine's patterns say: a kind of move and then its parts, chosen in whatever order.

Moves are never listed, since a turn can have millions: a pattern says for each part what it may be. No Qt here.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

Value = str | int
"""What a part of a move can be: a card, a seat, a number, a suit."""
Move = dict[str, Any]
"""A move by its parts, its kind under "move", as a line of a record holds them; a list where a part is one."""
KIND = "move"


class Actions:
    """The legal moves of one seat at one moment; of nobody who may do anything where there are no patterns.

    A part whose value is a list is named once for each place in it: "wagers.0", "wagers.1".
    """

    def __init__(
        self, seat: int = -1, patterns: Sequence[Mapping[str, Any]] = (), seat_parts: Sequence[str] = ()
    ) -> None:
        """`seat_parts` name seats: all of them differ, and none is the seat's own."""
        self._seat = seat
        self._seat_parts = seat_parts
        self._patterns = [_flat(pattern) for pattern in patterns]

    def __bool__(self) -> bool:
        return bool(self._patterns)

    def options(self, part: str, **chosen: Value) -> Sequence[Value]:
        """What a part may be, given what has been chosen of others; none where no such move has it. Costs no more for
        a million numbers than for one."""
        found = [
            self._differing(part, pattern[part], chosen) for pattern in self._fitting(chosen, part) if part in pattern
        ]
        if len(found) <= 1:
            return found[0] if found else ()
        ranges = sorted([values for values in found if isinstance(values, range)], key=lambda values: values.start)
        if len(ranges) == len(found) and all(after.start <= before.stop for before, after in pairwise(ranges)):
            return range(ranges[0].start, max(values.stop for values in ranges))  # limits that differ by partner, say
        return list(dict.fromkeys([value for values in found for value in values]))

    def kinds(self, **chosen: Value) -> Sequence[Value]:
        """The kinds of move there are, given some parts."""
        return self.options(KIND, **chosen)

    def left(self, **chosen: Value) -> list[str]:
        """The parts that are still to be chosen, its kind among them; none where the move is whole. A part that can be
        only one thing chooses itself. Of moves that fit, those of the first kind tell which parts there are."""
        fitting = self._fitting(chosen)
        if not fitting:
            return []
        open_parts = [KIND] if len({pattern[KIND][0] for pattern in fitting}) > 1 else []
        return open_parts + [
            part for part in fitting[0] if part not in (KIND, *chosen) and len(self.options(part, **chosen)) > 1
        ]

    def move(self, **chosen: Value) -> Move | None:
        """The legal move that has these parts, and no choice besides; None where there is none, or more than one."""
        if self.left(**chosen):
            return None
        fitting = self._fitting(chosen)
        if not fitting:
            return None
        whole = {part: chosen.get(part, (self.options(part, **chosen) or ("",))[0]) for part in fitting[0]}
        return _nested(whole) if self._fitting(whole) else None

    def allows(self, **chosen: Value) -> bool:
        """Whether some legal move has these parts."""
        return bool(self._fitting(chosen))

    def first(self, pattern: Mapping[str, Any]) -> Move | None:
        """A legal move that a pattern allows, the first where there are several; None where there is none. Parts that
        the pattern does not name may be anything."""
        chosen: dict[str, Value] = {}
        for part, values in _flat(pattern).items():
            value = next((value for value in values if self.allows(**{**chosen, part: value})), None)
            if value is None:
                return None
            chosen[part] = value
        while left := self.left(**chosen):
            chosen[left[0]] = self.options(left[0], **chosen)[0]
        return self.move(**chosen)

    def _fitting(self, chosen: Mapping[str, Value], beside: str = "") -> list[dict[str, Sequence[Value]]]:
        """The patterns that allow all that is chosen, whatever is chosen for one part."""
        return [
            pattern
            for pattern in self._patterns
            if all(
                part in pattern and value in self._differing(part, pattern[part], chosen)
                for part, value in chosen.items()
                if part != beside
            )
        ]

    def _differing(self, part: str, values: Sequence[Value], chosen: Mapping[str, Value]) -> Sequence[Value]:
        """What a part may be where seats must differ."""
        if part not in self._seat_parts:
            return values
        taken = [self._seat, *[chosen[other] for other in self._seat_parts if other != part and other in chosen]]
        return [seat for seat in values if seat not in taken]


def _flat(pattern: Mapping[str, Any]) -> dict[str, Sequence[Value]]:
    parts: dict[str, Sequence[Value]] = {}
    for part, value in pattern.items():
        if isinstance(value, list):
            parts |= {f"{part}.{place}": _values(each) for place, each in enumerate(value)}
        else:
            parts[part] = _values(value)
    return parts


def _values(value: Any) -> Sequence[Value]:
    if not isinstance(value, dict):
        return (value,)
    return value["one_of"] if "one_of" in value else range(value["from"], value["to"] + 1)


def flat(move: Mapping[str, Any]) -> dict[str, Value]:
    """A move's parts as they are chosen: places in a list by name."""
    return {part: value for part, (value,) in _flat(move).items()}


def fits(pattern: Mapping[str, Any], move: Mapping[str, Any]) -> bool:
    """Whether a pattern allows a move. Parts that the pattern does not name may be anything."""
    parts = flat(move)
    return all(part in parts and parts[part] in values for part, values in _flat(pattern).items())


def _nested(parts: Mapping[str, Value]) -> Move:
    """Parts that are places in a list become the list."""
    move: Move = {}
    for part, value in parts.items():
        name, _, place = part.partition(".")
        if place:
            move.setdefault(name, []).append(value)
        else:
            move[name] = value
    return move
