"""The pieces on the felt: an item for each, put where a layout says, or moved there. It knows no game."""

from collections.abc import Callable, Sequence
from functools import singledispatchmethod

from PySide6.QtCore import QPointF

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.table.animator import Motion
from cardtable.app.table.items import CardItem, PieceItem
from cardtable.app.table.pile_items import CoinsItem, PaperItem
from cardtable.app.table.token_items import DiscItem, ScreenItem
from cardtable.app.table.view import TableView
from cardtable.table.board import Board, Card, Coins, Disc, Paper, Piece, Screen, Token
from cardtable.table.places import Place

_FLYING = 400
"""How high above the rest what travels is drawn."""
_HELD = 600
_SET_OUT = 0.55
"""The share of a step in which new pieces set out one after another."""


class TableScene:
    """The items of a board's pieces."""

    def __init__(self, view: TableView, pixmaps: Pixmaps, emblems: Sequence[int]) -> None:
        """`emblems` by seat."""
        self.view = view
        self._emblems = emblems
        self.items: dict[Piece, PieceItem] = {}
        self._pixmaps = pixmaps

    def card(self, piece: Card) -> CardItem:
        """The item of a card."""
        item = self.items[piece]
        assert isinstance(item, CardItem)
        return item

    def piece_of(self, item: object) -> Piece | None:
        """Whose item it is."""
        return next((piece for piece, held in self.items.items() if held is item), None)

    def piece_at(self, at: QPointF, beside: PieceItem | None = None) -> Piece | None:
        """The uppermost piece at a point, one item aside."""
        for item in self.view.scene().items(at):
            if item is not beside and isinstance(item, PieceItem):
                return self.piece_of(item)
        return None

    def sync(self, board: Board) -> None:
        """One item for each piece, none for pieces that are gone."""
        pieces = board.pieces()
        for piece in self.items.keys() - set(pieces):
            self.view.scene().removeItem(self.items.pop(piece))
        for piece in pieces:  # in their order: of those that lie alike high the last is the uppermost
            item = self.items.get(piece)
            if item is None:
                item = self.items[piece] = self._item(piece)
                self.view.scene().addItem(item)
            item.show_piece(piece)
            item.wear(None if piece.seat is None else self._emblems[piece.seat])
        self.forget_faces()

    def forget_faces(self) -> None:
        """What lies face down is not known to its item, once it has been turned over."""
        for piece, item in self.items.items():
            if not piece.face_up and not item.turned:
                item.forget()

    def put(self, places: dict[Piece, Place]) -> None:
        """Puts every piece where it belongs at once."""
        for piece, place in places.items():
            item = self.items[piece]
            item.drawn_width = place.width
            item.put(place)
            item.setZValue(place.z)
            item.look(turned=1.0 if piece.face_up else 0.0, lift=0.0)

    def moved(
        self,
        board: Board,
        places: Callable[[], dict[Piece, Place]],
        source: Callable[[Piece, Place], Place | None],
    ) -> list[Motion]:
        """The board has changed: the motions of every piece from where it is to where it lies now. What hangs on the
        mouse stays there."""
        before = {piece: (item.at, item.turned) for piece, item in self.items.items()}
        self.sync(board)
        targets = places()
        motions = []
        fresh = 0
        for piece, place in targets.items():
            item = self.items[piece]
            start, turned = before.get(piece, (source(piece, place) or self._above(place), 0.0))
            goal = 1.0 if piece.face_up else 0.0
            if item is self.view.dragged or (start, turned) == (place, goal):
                continue
            delay = 0.0
            if piece not in before:
                delay = _SET_OUT * fresh / max(1, len(targets))
                fresh += 1
            item.drawn_width = max(place.width, 1)
            # What travels does so above all; a fan that only closes up stays behind its plaque.
            travels = abs(start.x - place.x) + abs(start.y - place.y) > place.width
            item.setZValue(_FLYING + place.z if travels else place.z)
            item.put(start)
            item.chosen = False
            motions.append(Motion(item, start, place, (turned, goal), delay))
        return motions

    def lift(self, item: PieceItem) -> None:
        """Takes it into a hand, above all others."""
        item.setZValue(_HELD)
        item.look(lift=1.0)

    def _above(self, place: Place) -> Place:
        return Place(self.view.width() / 2, self.view.height() * 0.4, place.width)

    @singledispatchmethod
    def _item(self, piece: Piece) -> PieceItem:
        raise TypeError(f"no item for {piece!r}")

    @_item.register
    def _(self, piece: Card) -> PieceItem:
        return CardItem(self._pixmaps)

    @_item.register
    def _(self, piece: Coins) -> PieceItem:
        return CoinsItem(self._pixmaps)

    @_item.register
    def _(self, piece: Paper) -> PieceItem:
        return PaperItem()

    @_item.register
    def _(self, piece: Token | Disc) -> PieceItem:
        return DiscItem(self._pixmaps)

    @_item.register
    def _(self, piece: Screen) -> PieceItem:
        return ScreenItem(self._pixmaps)
