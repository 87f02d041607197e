"""Legal moves of a seat, chosen part by part in any order.

Moves are never listed, since a turn can have millions: the engine's patterns give the possible values of each part. No
Qt here.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from cardtable.engine.game import AnyGame, converted
from cardtable.engine.lines import MoveLine, line_object
from cardtable.engine.state import NOBODY
from cardtable.engine.views import View

Value = str | int
"""Value of a part of a move: the name of a card, a suit or the like, or a seat or another number."""
KIND = "move"


class Actions:
    """Legal moves of one seat at one moment; false if there are none, and by default those of no seat.

    A part whose value is a list is named once for each place in it: "wagers.0", "wagers.1".
    """

    def __init__(
        self, game: AnyGame | None = None, seat: int = NOBODY, patterns: Sequence[Mapping[str, Any]] = ()
    ) -> None:
        """Take the patterns of the seat's moves; without any, there need be no game."""
        self._game = game
        self._seat = seat
        self._seat_parts = game.seat_parts if game else ()
        self._patterns = [_flat(pattern) for pattern in patterns]

    def __bool__(self) -> bool:
        return bool(self._patterns)

    def options(self, part: str, **chosen: Value) -> Sequence[Value]:
        """Return the values that a part may have, given those chosen for others; empty if no such move has the part.

        A range of numbers stays a range, so that a million numbers cost no more than one.
        """
        found = [
            self._differing(part, pattern[part], chosen) for pattern in self._fitting(chosen, part) if part in pattern
        ]
        if len(found) <= 1:
            return found[0] if found else ()
        ranges = sorted([values for values in found if isinstance(values, range)], key=lambda values: values.start)
        if len(ranges) == len(found) and all(after.start <= before.stop for before, after in pairwise(ranges)):
            # Patterns may differ in limits alone, such as by partner.
            return range(ranges[0].start, max(values.stop for values in ranges))
        return list(dict.fromkeys([value for values in found for value in values]))

    def kinds(self, **chosen: Value) -> Sequence[Value]:
        """Return the kinds of move that have the parts chosen."""
        return self.options(KIND, **chosen)

    def left(self, **chosen: Value) -> list[str]:
        """Return the names of the parts still to be chosen, the kind included; empty if the move is complete.

        A part with only one possible value needs no choice. If several patterns fit, the first of them says which parts
        there are.
        """
        fitting = self._fitting(chosen)
        if not fitting:
            return []
        open_parts = [KIND] if len({pattern[KIND][0] for pattern in fitting}) > 1 else []
        return open_parts + [
            part for part in fitting[0] if part not in (KIND, *chosen) and len(self.options(part, **chosen)) > 1
        ]

    def move(self, **chosen: Value) -> MoveLine | None:
        """Return the only legal move that has these parts; None if there is none, or more than one."""
        if self.left(**chosen):
            return None
        fitting = self._fitting(chosen)
        if not fitting:
            return None
        whole = {part: chosen.get(part, (self.options(part, **chosen) or ("",))[0]) for part in fitting[0]}
        if self._game is None or not self._fitting(whole):
            return None
        line: MoveLine = converted({"seat": self._seat, **_nested(whole)}, self._game.moves)
        return line

    def allows(self, **chosen: Value) -> bool:
        """Return whether some legal move has these parts."""
        return bool(self._fitting(chosen))

    def first(self, pattern: Mapping[str, Any]) -> MoveLine | None:
        """Return the first legal move that a pattern allows; None if there is none.

        Parts that the pattern does not name may be anything.
        """
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
        """Return the patterns that allow all the values chosen, apart from the one for the part `beside`."""
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
        """Return the values of a part less the seats that are taken, since seats in a move must differ."""
        if part not in self._seat_parts:
            return values
        taken = [self._seat, *[chosen[other] for other in self._seat_parts if other != part and other in chosen]]
        return [seat for seat in values if seat not in taken]


def actions_in(view: View, seat: int) -> Actions:
    """Return the moves of a seat that owes a decision."""
    return Actions(view.game, seat, view.game.patterns(view.state, seat))


def _flat(pattern: Mapping[str, Any]) -> dict[str, Sequence[Value]]:
    """Return the possible values of each part of a pattern, with lists split into parts such as "wagers.0"."""
    parts: dict[str, Sequence[Value]] = {}
    for part, value in pattern.items():
        if isinstance(value, list):
            parts |= {f"{part}.{place}": _values(each) for place, each in enumerate(value)}
        else:
            parts[part] = _values(value)
    return parts


def _values(value: Any) -> Sequence[Value]:
    """Return the values that an entry of a pattern allows: a value, {"one_of": values} or {"from": low, "to": high}."""
    if not isinstance(value, dict):
        return (value,)
    return value["one_of"] if "one_of" in value else range(value["from"], value["to"] + 1)


def parts_of(move: MoveLine) -> dict[str, Value]:
    """Return the parts of a move as `Actions` names them, with lists split into parts such as "wagers.0"."""
    return {part: value for part, (value,) in _flat(line_object(move)).items() if part != "seat"}


def fits(pattern: Mapping[str, Any], move: MoveLine) -> bool:
    """Return whether a pattern allows a move. Parts that the pattern does not name may be anything."""
    parts = parts_of(move)
    return all(part in parts and parts[part] in values for part, values in _flat(pattern).items())


def _nested(parts: Mapping[str, Value]) -> dict[str, Any]:
    """Return the parts of a move with those such as "wagers.0" joined to lists, as a line has them."""
    move: dict[str, Any] = {}
    for part, value in parts.items():
        name, _, place = part.partition(".")
        if place:
            move.setdefault(name, []).append(value)
        else:
            move[name] = value
    return move
