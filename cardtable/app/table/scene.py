"""A table painted: an item for each piece, plaque and mark of a model, put where a layout says, or moved there. The one
painter of every table, live or small. It knows no game."""

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import singledispatchmethod

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from cardtable.app.art import palette
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.table.animator import Motion
from cardtable.app.table.items import CardItem, PieceItem
from cardtable.app.table.mark_items import ITEMS, DiscItem, MarkItem, RibbonItem, ScreenItem
from cardtable.app.table.pile_items import CoinsItem, DeedItem, PaperItem
from cardtable.app.table.plaque import PlaqueItem
from cardtable.table.board import Board, Card, Coins, Deed, Disc, Paper, Piece, Screen, Token
from cardtable.table.marks import FADED, HEARD, USUAL, Look, Mark, Ribbon, Ring
from cardtable.table.model import Layout, TableModel
from cardtable.table.places import Box, Place

_FLYING = 400
"""How high above the rest what travels is drawn."""
_HELD = 600
_GHOSTLY = 0.62
"""How much is seen of what only could lie somewhere."""
_PULLED = "pulled"
"""The mark of what is pulled from seat to seat."""
_SET_OUT = 0.55
"""The share of a step in which new pieces set out one after another."""


class TableScene:
    """The items of one table."""

    def __init__(self, graphics: QGraphicsScene, pixmaps: Pixmaps, emblems: Sequence[int], sharpness: float = 1.0):
        """`emblems` by seat. `sharpness` is how large pictures are drawn, against the size at which they lie there."""
        self.graphics = graphics
        self.dragged: Callable[[], PieceItem | None] = lambda: None
        """What hangs on the mouse."""
        self.pointed: Callable[[], Sequence[Box]] = tuple
        """What is pointed at, whatever the model shows."""
        self._emblems = emblems
        self._pixmaps = pixmaps
        self._sharpness = sharpness
        self.items: dict[Piece, PieceItem] = {}
        self.marks: dict[Hashable, MarkItem] = {}  # type: ignore[type-arg]
        self.ghosts: list[PieceItem] = []
        """What only could lie there."""
        self._looks: dict[Piece, Look] = {}
        self.plaques = [PlaqueItem(seat, emblem) for seat, emblem in enumerate(emblems)]
        for plaque in self.plaques:
            graphics.addItem(plaque)

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
        for item in self.graphics.items(at):
            if item is not beside and isinstance(item, PieceItem) and item.isEnabled():
                return self.piece_of(item)
        return None

    # --- the whole table -----------------------------------------------------------------------------------------

    def lay_out(self, model: TableModel, layout: Layout, places: dict[Piece, Place]) -> None:
        """Puts everything where it belongs at once."""
        for seat, plaque in enumerate(self.plaques):
            plaque.set_box(layout.plaques[seat], layout.strip_height)
        self.sync(model)
        self.put(places)

    def show(self, model: TableModel, layout: Layout, to_act: Collection[int] = ()) -> None:
        """All has landed: what plaques and marks say now, and how pieces lie there, given the seats to act."""
        for seat, plaque in enumerate(self.plaques):
            shown = model.plaque(seat, seat in to_act)
            plaque.show_seat(shown, seat in to_act)
            plaque.setOpacity(FADED if shown.faded else 1.0)
        marks = model.marks(layout)
        self._show_marks(marks)
        rings: dict[Hashable, Mark] = {
            ("pointed", number): Ring(box, layout.text_scale) for number, box in enumerate(self.pointed())
        }
        if rings:  # only now: they go around the other marks
            self._show_marks({**marks, **rings})
        self._show_looks(model.looks(), landed=True)
        self.forget_faces()

    def stir(self, model: TableModel, layout: Layout) -> None:
        """Something has happened, and is about to move: what is heard is heard at once, and what is no more goes. All
        else stays as it is until that has landed."""
        marks = model.marks(layout)
        for name, item in self.marks.items():
            if name in marks and not isinstance(item.mark, HEARD):
                marks[name] = item.mark
        self._show_marks({name: mark for name, mark in marks.items() if name in self.marks or isinstance(mark, HEARD)})
        self._show_looks(model.looks(), landed=False)

    def _show_marks(self, marks: dict[Hashable, Mark]) -> None:
        for name in [name for name, item in self.marks.items() if type(item.mark) is not type(marks.get(name))]:
            self.graphics.removeItem(self.marks.pop(name))
        for name, mark in marks.items():
            if name in self.marks:
                self.marks[name].show_mark(mark)
            else:
                self._add_mark(name, mark)

    def _add_mark(self, name: Hashable, mark: Mark) -> None:
        item = self.marks[name] = ITEMS[type(mark)](mark, self._pixmaps)
        if isinstance(item, RibbonItem):
            item.colour = palette.SEATS[self._emblems[item.mark.seat]]
        self.graphics.addItem(item)

    def draw_ribbon(self, ribbon: Ribbon | None) -> None:
        """Something is pulled from one place to another, or not any more."""
        if ribbon is not None and _PULLED in self.marks:
            self.marks[_PULLED].show_mark(ribbon)
        elif ribbon is not None:
            self._add_mark(_PULLED, ribbon)
        elif _PULLED in self.marks:
            self.graphics.removeItem(self.marks.pop(_PULLED))

    def _show_looks(self, looks: dict[Piece, Look], landed: bool) -> None:
        """Of each piece what has changed since the last time: the hand has cards of its own to mark."""
        for piece, item in self.items.items():
            look, before = looks.get(piece, USUAL), self._looks.get(piece, USUAL)
            if landed:
                item.setVisible(not look.hidden)
            if look == before:
                continue
            item.setOpacity(look.opacity)
            if look.chosen != before.chosen:
                item.chosen = look.chosen
            if isinstance(item, CardItem):
                item.marked = look.gilt
            item.update()
        self._looks = looks

    # --- pieces --------------------------------------------------------------------------------------------------

    def sync(self, board: Board) -> None:
        """One item for each piece, none for pieces that are gone."""
        before, self.items = self.items, {}
        for piece in board.pieces():  # in their order: of those that lie alike high the last is the uppermost
            item = before.pop(piece, None)
            if item is None:
                item = self._item(piece)
                self.graphics.addItem(item)
            self.items[piece] = item
            item.show_piece(piece)
            item.wear(None if piece.seat is None else self._emblems[piece.seat])
        for item in before.values():
            self.graphics.removeItem(item)
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
            item.drawn_width = place.width * self._sharpness
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
            if item is self.dragged() or (start, turned) == (place, goal):
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
            item.chosen = self._looks.get(piece, USUAL).chosen
            motions.append(Motion(item, start, place, (turned, goal), delay))
        return motions

    def lift(self, item: PieceItem) -> None:
        """Takes it into a hand, above all others."""
        item.setZValue(_HELD)
        item.look(lift=1.0)

    def show_ghosts(self, pieces: Sequence[tuple[Piece, Place]]) -> None:
        """Shows pieces where they could come to lie, in the place of others: pale, edged, and for no mouse."""
        for item in self.ghosts:
            self.graphics.removeItem(item)
        self.ghosts = []
        for number, (piece, place) in enumerate(pieces):
            item = self._item(piece)
            item.show_piece(piece)
            item.drawn_width = place.width * self._sharpness
            item.chosen = True
            item.put(place)
            item.setZValue(_FLYING + number)
            item.look(turned=1.0 if piece.face_up else 0.0)
            item.setOpacity(_GHOSTLY)
            item.setEnabled(False)
            self.graphics.addItem(item)
            self.ghosts.append(item)

    def _above(self, place: Place) -> Place:
        table = self.graphics.sceneRect()
        return Place(table.width() / 2, table.height() * 0.4, place.width)

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
    def _(self, piece: Deed) -> PieceItem:
        return DeedItem(self._emblems)

    @_item.register
    def _(self, piece: Token | Disc) -> PieceItem:
        return DiscItem(self._pixmaps)

    @_item.register
    def _(self, piece: Screen) -> PieceItem:
        return ScreenItem(self._pixmaps)
