"""What lies where on a table, as one observer sees it: pieces in zones."""

from collections.abc import Callable, Hashable, Sequence
from copy import copy
from itertools import count
from typing import Any, Final, Self

_numbers = count()


class Piece:
    """Something that lies on the table. It knows of its face only what may be seen, and never changes: what is turned,
    or grows, is another value for the same piece, and equal to it."""

    __slots__ = ("_number", "face_up", "seat")

    def __init__(self, face_up: bool = True, seat: int | None = None) -> None:
        self._number: Final = next(_numbers)
        self.face_up: Final = face_up
        self.seat: Final = seat
        """Whose it is, where that is to be seen on it. A new piece that belongs to a seat comes from its plaque."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Piece) and other._number == self._number

    def __hash__(self) -> int:
        return self._number

    def changed(self, **what: Any) -> Self:
        """The same piece with other attributes."""
        piece = copy(self)
        for name, value in what.items():
            setattr(piece, name, value)
        return piece


class Card(Piece):
    """A card, by its name where that is known."""

    __slots__ = ("card",)

    def __init__(self, card: str | None = None, face_up: bool = False) -> None:
        super().__init__(face_up)
        self.card: Final = card

    def __repr__(self) -> str:
        return f"{self.card or '?'}{'' if self.face_up else ' (down)'}"


class Coins(Piece):
    """A pile of coins that lie, move and are counted together."""

    __slots__ = ("across", "count", "counted")

    def __init__(self, count: int, counted: bool = True, across: int = 0) -> None:
        """`counted` is whether their number stands at a pile that can't be counted at a glance; `across` how many
        columns stand side by side before others stand behind them, 0 for as many as make a heap."""
        super().__init__()
        self.count: Final = count
        self.counted: Final = counted
        self.across: Final = across

    def __repr__(self) -> str:
        return f"{self.count} coins"


class Paper(Piece):
    """A slip with a word or a number on it, and a smaller word under that."""

    __slots__ = ("caption", "text")

    def __init__(self, text: str, caption: str = "", seat: int | None = None) -> None:
        super().__init__(seat=seat)
        self.text: Final = text
        self.caption: Final = caption

    def __repr__(self) -> str:
        return f"{self.text} on paper"


class Deed(Piece):
    """A sheet on which people write what they agree on: a title, a line for each of them, a last line."""

    __slots__ = ("foot", "lines", "title")

    def __init__(self, title: str, lines: Sequence[tuple[str, int]], foot: str, seat: int | None = None) -> None:
        """`lines` are words, each with the seat that it is about; `seat` is whom the whole is about."""
        super().__init__(seat=seat)
        self.title: Final = title
        self.lines: Final = lines
        self.foot: Final = foot

    def __repr__(self) -> str:
        return f"{self.title} on paper"


class Token(Piece):
    """A disc with the sign of a suit."""

    __slots__ = ("suit",)

    def __init__(self, suit: str, seat: int | None = None) -> None:
        super().__init__(seat=seat)
        self.suit: Final = suit

    def __repr__(self) -> str:
        return f"token of {self.suit}"


class Disc(Piece):
    """A brass disc with a sign on it, such as a dealer's button."""

    __slots__ = ("sign",)

    def __init__(self, sign: str) -> None:
        super().__init__()
        self.sign: Final = sign

    def __repr__(self) -> str:
        return f"disc {self.sign}"


class Screen(Piece):
    """What a seat hides something behind: it stands while it is not `face_up`, and is lifted then."""

    __slots__ = ("from_behind",)

    def __init__(self, seat: int, from_behind: bool = False) -> None:
        """`from_behind` is whether one looks over it from the side of whose it is."""
        super().__init__(face_up=False, seat=seat)
        self.from_behind: Final = from_behind

    def __repr__(self) -> str:
        return f"screen of {self.seat}{' (lifted)' if self.face_up else ''}"


class Snapshot:
    """What changes with a game and can be kept as it is at a moment."""

    def clone(self) -> Self:
        """The same at this moment: what happens to the one does not happen to the other."""
        twin = copy(self)
        for name, value in vars(self).items():
            setattr(twin, name, _copied(value))
        return twin


Zone = Hashable
"""The name of a place where pieces lie, such as ("hand", 2)."""


def zone_of_seats(name: str) -> Callable[[int], tuple[str, int]]:
    """A zone that every seat has: by the seat, its own."""
    return lambda seat: (name, seat)


class Board(Snapshot):
    """Pieces in zones, each zone from the bottom up (a hand from left to right)."""

    def __init__(self) -> None:
        self.zones: dict[Zone, list[Piece]] = {}

    def zone(self, name: Zone) -> list[Piece]:
        """The pieces in a zone."""
        return self.zones.setdefault(name, [])

    def cards(self, name: Zone) -> list[Card]:
        """The cards in a zone."""
        return [piece for piece in self.zone(name) if isinstance(piece, Card)]

    def known(self, name: Zone) -> list[str]:
        """The names of the cards in a zone whose faces are known."""
        return [piece.card for piece in self.cards(name) if piece.card]

    def change(self, piece: Piece, zone: Zone, **what: Any) -> None:
        """Turns a piece, or whatever else changes on it, where it lies."""
        pieces = self.zone(zone)
        pieces[pieces.index(piece)] = piece.changed(**what)

    def move(self, piece: Piece, source: Zone, target: Zone, at: int | None = None, **what: Any) -> None:
        """Takes a piece from one zone to another, on top or at a place, and changes it on the way."""
        self.zone(source).remove(piece)
        pieces = self.zone(target)
        pieces.insert(len(pieces) if at is None else at, piece.changed(**what) if what else piece)

    def sweep(self, source: Zone, target: Zone, **what: Any) -> None:
        """Takes all that lies in a zone to another."""
        for piece in list(self.zone(source)):
            self.move(piece, source, target, **what)

    def pieces(self) -> list[Piece]:
        """All pieces, zone by zone."""
        return [piece for zone in self.zones.values() for piece in zone]

    def find(self, zone: Zone, card: str) -> Card | None:
        """The piece in a zone that is known to be this card."""
        return next((piece for piece in self.cards(zone) if piece.card == card), None)


def _copied(value: Any) -> Any:
    """Containers anew, with what follows in them; all else never changes, and is shared."""
    if isinstance(value, list):
        return [_copied(each) for each in value]
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    if isinstance(value, set):
        return set(value)
    return value.clone() if isinstance(value, Snapshot) else value
