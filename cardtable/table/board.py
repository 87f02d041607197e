"""Pieces on a table and the zones in which they lie, as one observer sees them."""

from collections.abc import Callable, Hashable, Sequence
from copy import copy
from itertools import count
from typing import Any, Final, Self

_numbers = count()


class Piece:
    """Thing that lies on the table, with only as much of its face as the observer may know.

    A piece is immutable: turning it or letting it grow makes another value of the same piece (see `changed`), which is
    equal to the first.
    """

    __slots__ = ("_number", "face_up", "seat")

    def __init__(self, face_up: bool = True, seat: int | None = None) -> None:
        self._number: Final = next(_numbers)
        self.face_up: Final = face_up
        self.seat: Final = seat
        """Seat whose sign it shows; None for none. A new piece that belongs to a seat moves in from its plaque."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Piece) and other._number == self._number

    def __hash__(self) -> int:
        return self._number

    def changed(self, **what: Any) -> Self:
        """Return a value of the same piece with other attributes."""
        piece = copy(self)
        for name, value in what.items():
            setattr(piece, name, value)
        return piece


class Card(Piece):
    """Card of a pack; its name is None if the observer doesn't know its face."""

    __slots__ = ("card",)

    def __init__(self, card: str | None = None, face_up: bool = False) -> None:
        super().__init__(face_up)
        self.card: Final = card

    def __repr__(self) -> str:
        return f"{self.card or '?'}{'' if self.face_up else ' (down)'}"


class Coins(Piece):
    """Pile of coins that lie and move together."""

    __slots__ = ("across", "count", "counted")

    def __init__(self, count: int, counted: bool = True, across: int = 0) -> None:
        """Make a pile of `count` coins.

        If `counted`, a number beside the pile tells how many there are where that can't be seen at a glance. `across`
        is the number of columns side by side before others stand behind them; 0 makes a heap.
        """
        super().__init__()
        self.count: Final = count
        self.counted: Final = counted
        self.across: Final = across

    def __repr__(self) -> str:
        return f"{self.count} coins"


class Paper(Piece):
    """Slip of paper with a word or a number on it, and a smaller word under that."""

    __slots__ = ("caption", "text")

    def __init__(self, text: str, caption: str = "", seat: int | None = None) -> None:
        super().__init__(seat=seat)
        self.text: Final = text
        self.caption: Final = caption

    def __repr__(self) -> str:
        return f"{self.text} on paper"


class Deed(Piece):
    """Sheet with an agreement between players: a title, a line for each of them, a last line."""

    __slots__ = ("foot", "lines", "title")

    def __init__(self, title: str, lines: Sequence[tuple[str, int]], foot: str, seat: int | None = None) -> None:
        """Make a sheet; each line is given with the seat that it is about. `seat` is the one the whole is about."""
        super().__init__(seat=seat)
        self.title: Final = title
        self.lines: Final = lines
        self.foot: Final = foot

    def __repr__(self) -> str:
        return f"{self.title} on paper"


class Token(Piece):
    """Disc with the sign of a suit."""

    __slots__ = ("suit",)

    def __init__(self, suit: str, seat: int | None = None) -> None:
        super().__init__(seat=seat)
        self.suit: Final = suit

    def __repr__(self) -> str:
        return f"token of {self.suit}"


class Disc(Piece):
    """Brass disc with a sign on it, such as a dealer's button."""

    __slots__ = ("sign",)

    def __init__(self, sign: str) -> None:
        super().__init__()
        self.sign: Final = sign

    def __repr__(self) -> str:
        return f"disc {self.sign}"


class Screen(Piece):
    """Screen behind which a seat hides something: it stands, and is lifted once it is `face_up`."""

    __slots__ = ("from_behind",)

    def __init__(self, seat: int, from_behind: bool = False) -> None:
        """Make the screen of a seat; `from_behind` if the observer looks over it from that seat's side."""
        super().__init__(face_up=False, seat=seat)
        self.from_behind: Final = from_behind

    def __repr__(self) -> str:
        return f"screen of {self.seat}{' (lifted)' if self.face_up else ''}"


class Snapshot:
    """Base class of states that change in the course of a game and can be copied at any moment."""

    def clone(self) -> Self:
        """Return an independent copy: containers and snapshots in attributes are copied, all else is shared."""
        twin = copy(self)
        for name, value in vars(self).items():
            setattr(twin, name, _copied(value))
        return twin


Zone = Hashable
"""Name of a place where pieces lie, such as ("hand", 2)."""


def zone_of_seats(name: str) -> Callable[[int], tuple[str, int]]:
    """Return a function that gives the zone of this name for a seat, such as ("hand", 2)."""
    return lambda seat: (name, seat)


class Board(Snapshot):
    """Pieces in zones, each zone from the bottom up (a hand from left to right)."""

    def __init__(self) -> None:
        self.zones: dict[Zone, list[Piece]] = {}

    def zone(self, name: Zone) -> list[Piece]:
        """Return the pieces in a zone, from the bottom up; the list may be changed."""
        return self.zones.setdefault(name, [])

    def cards(self, name: Zone) -> list[Card]:
        """Return the cards in a zone, without other pieces."""
        return [piece for piece in self.zone(name) if isinstance(piece, Card)]

    def known(self, name: Zone) -> list[str]:
        """Return the names of the cards in a zone whose faces are known."""
        return [piece.card for piece in self.cards(name) if piece.card]

    def change(self, piece: Piece, zone: Zone, **what: Any) -> None:
        """Turn a piece, or change other attributes, where it lies."""
        pieces = self.zone(zone)
        pieces[pieces.index(piece)] = piece.changed(**what)

    def move(self, piece: Piece, source: Zone, target: Zone, at: int | None = None, **what: Any) -> None:
        """Move a piece from one zone to another, on top or at an index, and change attributes on the way."""
        self.zone(source).remove(piece)
        pieces = self.zone(target)
        pieces.insert(len(pieces) if at is None else at, piece.changed(**what) if what else piece)

    def sweep(self, source: Zone, target: Zone, **what: Any) -> None:
        """Move all pieces of a zone to another, on top and in the same order."""
        for piece in list(self.zone(source)):
            self.move(piece, source, target, **what)

    def pile(self, zone: Zone, count: int, across: int = 0) -> None:
        """Make one pile of `count` coins in a zone of coins, out of the first pile there if there is one.

        A new pile has `across` columns side by side, and no number beside it.
        """
        pieces = self.zone(zone)
        del pieces[1 if count else 0 :]
        if pieces:
            assert isinstance(pieces[0], Coins)
            if pieces[0].count != count:
                self.change(pieces[0], zone, count=count)
        elif count:
            pieces.append(Coins(count, counted=False, across=across))

    def pieces(self) -> list[Piece]:
        """Return all pieces, zone by zone."""
        return [piece for zone in self.zones.values() for piece in zone]

    def find(self, zone: Zone, card: str) -> Card | None:
        """Return the piece in a zone that is known to be this card; None if there is none."""
        return next((piece for piece in self.cards(zone) if piece.card == card), None)


def _copied(value: Any) -> Any:
    """Return a copy of a value for a clone; a value that is no container or snapshot never changes, and is shared."""
    if isinstance(value, list):
        return [_copied(each) for each in value]
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    if isinstance(value, set):
        return set(value)
    return value.clone() if isinstance(value, Snapshot) else value
