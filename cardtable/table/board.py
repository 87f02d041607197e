"""What lies where on the table, as one seat sees it. No Qt here: a board is what layouts place and tests look at."""

from collections.abc import Hashable


class Piece:
    """Something that lies on the table. It keeps its identity while it moves, and knows of its face only what may be
    seen."""

    __slots__ = ("face_up", "seat")

    def __init__(self, face_up: bool = True, seat: int | None = None) -> None:
        self.face_up = face_up
        self.seat = seat
        """Whose it is, where that is to be seen on it. A new piece that is somebody's comes from her plaque."""


class Card(Piece):
    """A card, by its name where that is known."""

    __slots__ = ("card",)

    def __init__(self, card: str | None = None, face_up: bool = False) -> None:
        super().__init__(face_up)
        self.card = card

    def __repr__(self) -> str:
        return f"{self.card or '?'}{'' if self.face_up else ' (down)'}"


class Coins(Piece):
    """A pile of coins that lie, move and are counted together."""

    __slots__ = ("count", "counted")

    def __init__(self, count: int, counted: bool = True) -> None:
        """`counted` is whether their number stands at a pile that can't be counted at a glance."""
        super().__init__()
        self.count = count
        self.counted = counted

    def __repr__(self) -> str:
        return f"{self.count} coins"


class Paper(Piece):
    """A slip with a word or a number on it, and a smaller word under that."""

    __slots__ = ("caption", "text")

    def __init__(self, text: str, caption: str = "", seat: int | None = None) -> None:
        super().__init__(seat=seat)
        self.text = text
        self.caption = caption

    def __repr__(self) -> str:
        return f"{self.text} on paper"


class Token(Piece):
    """A disc with the sign of a suit."""

    __slots__ = ("suit",)

    def __init__(self, suit: str, seat: int | None = None) -> None:
        super().__init__(seat=seat)
        self.suit = suit

    def __repr__(self) -> str:
        return f"token of {self.suit}"


class Disc(Piece):
    """A brass disc with a sign on it, such as a dealer's button."""

    __slots__ = ("sign",)

    def __init__(self, sign: str) -> None:
        super().__init__()
        self.sign = sign

    def __repr__(self) -> str:
        return f"disc {self.sign}"


class Screen(Piece):
    """What a seat hides something behind: it stands while it is not `face_up`, and is lifted then."""

    __slots__ = ("from_behind",)

    def __init__(self, seat: int, from_behind: bool = False) -> None:
        """`from_behind` is whether one looks over it from the side of whose it is."""
        super().__init__(face_up=False, seat=seat)
        self.from_behind = from_behind

    def __repr__(self) -> str:
        return f"screen of {self.seat}{' (lifted)' if self.face_up else ''}"


Zone = Hashable
"""The name of a place where pieces lie, such as ("hand", 2)."""


class Board:
    """Pieces in zones, each zone from the bottom up (a hand from left to right)."""

    def __init__(self) -> None:
        self.zones: dict[Zone, list[Piece]] = {}

    def apply(self, event: object) -> None:
        """Moves and turns pieces as an event of a seat's view says: each game's board knows its own."""
        raise NotImplementedError

    def zone(self, name: Zone) -> list[Piece]:
        """The pieces in a zone."""
        return self.zones.setdefault(name, [])

    def cards(self, name: Zone) -> list[Card]:
        """The cards in a zone."""
        return [piece for piece in self.zone(name) if isinstance(piece, Card)]

    def move(self, piece: Piece, source: Zone, target: Zone, at: int | None = None) -> None:
        """Takes a piece from one zone to another, on top or at a place."""
        self.zone(source).remove(piece)
        pieces = self.zone(target)
        pieces.insert(len(pieces) if at is None else at, piece)

    def pieces(self) -> list[Piece]:
        """All pieces, zone by zone."""
        return [piece for zone in self.zones.values() for piece in zone]

    def find(self, zone: Zone, card: str) -> Card | None:
        """The piece in a zone that is known to be this card."""
        return next((piece for piece in self.cards(zone) if piece.card == card), None)
