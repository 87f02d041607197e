"""Scene of a table, and the animator that moves its pieces.

The scene has an item for each piece, plaque and mark of a model, in the places that a layout gives. It is the only
painter of tables, live or small, and knows no game. The animator plays a queue of steps, in each of which pieces move
from place to place.
"""

from collections import deque
from collections.abc import Callable, Collection, Generator, Hashable, Sequence
from functools import singledispatchmethod
from math import pi, sin
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsScene, QWidget

from cardtable.app.art import palette
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.jobs import JobSlot, run, slices
from cardtable.app.table.items import CardItem, CoinsItem, DeedItem, PaperItem, PieceItem
from cardtable.app.table.mark_items import ITEMS, DiscItem, MarkItem, RibbonItem, ScreenItem
from cardtable.app.table.plaque import PlaqueItem
from cardtable.table.board import Board, Card, Coins, Deed, Disc, Paper, Piece, Screen, Token
from cardtable.table.marks import FADED, HEARD, USUAL, AttackRibbon, Mark, PieceStyle, Ring
from cardtable.table.model import Layout, TableModel
from cardtable.table.places import Box, Place

_EASE = QEasingCurve(QEasingCurve.Type.InOutCubic)
_LAND = QEasingCurve(QEasingCurve.Type.OutBack)
_LAND.setOvershoot(0.6)


class Motion(NamedTuple):
    """Motion of one piece in one step."""

    item: PieceItem
    start: Place
    end: Place
    turned: tuple[float, float]
    delay: float
    """Moment of departure, as a share of the step's duration."""


class AnimationStep(NamedTuple):
    """Step of the queue. `begin` changes the board and returns the motions; `done` is called when all have landed."""

    begin: Callable[[], list[Motion]]
    duration: float
    """Milliseconds at normal speed."""
    done: Callable[[], None]
    still: bool = False
    """True for a step that only gives time to look; it is scaled by `Animator.stay`, not by `pace`."""
    least: float = 0.0
    """Least milliseconds at any pace, unless the person presses the key that speeds motions up."""


class Animator(QObject):
    """Queue of steps, played in order. At a pace of 0, steps without time to look end before `play` returns."""

    idle = Signal()
    """The queue is empty and everything lies still."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.pace = 1.0
        """Duration of motions against normal; 0 for no motion."""
        self.stay = 1.0
        """Duration of steps that give time to look, against normal."""
        self._queue: deque[AnimationStep] = deque()
        self._motions: list[Motion] = []
        self._step: AnimationStep | None = None
        self._hurried = False
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._move)
        self._clock.finished.connect(self._land)
        self._drawing = JobSlot(self)  # pictures of the next step

    @property
    def busy(self) -> bool:
        """True while a step is under way or waits."""
        return self._step is not None or bool(self._queue)

    @property
    def moves(self) -> bool:
        """True while pieces are moving."""
        return bool(self._motions)

    def play(self, steps: list[AnimationStep]) -> None:
        self._queue.extend(steps)
        if self._step is None:
            self._next()

    def hurry(self) -> None:
        """Land everything that is under way or waits, at once."""
        self._hurried = True
        if self._step is not None:
            self._clock.stop()
            self._drawing.cancel()
            self._land()
        self._hurried = False

    def clear(self) -> None:
        """Drop everything that is under way or waits, without showing it."""
        self._queue.clear()
        self._clock.stop()
        self._drawing.cancel()
        self._motions, self._step = [], None

    def _next(self) -> None:
        while self._queue:
            step = self._queue.popleft()
            self._step = step
            self._motions = step.begin()
            duration = round(max(step.least, step.duration * (self.stay if step.still else self.pace)))
            if self._hurried:
                duration = 0
            if duration > 0 and (self._motions or step.duration):
                self._clock.setDuration(duration)
                self._draw_ahead()
                return
            self._settle(step)
        self.idle.emit()

    def _draw_ahead(self) -> None:
        """Draw the pictures of a step before it begins: a frame with many new ones would take too long."""
        run(slices(self._draw(self._motions)), self._drawing, lambda _: self._clock.start())

    def _draw(self, motions: list[Motion]) -> Generator[float, None, None]:
        for motion in motions:
            for _ in motion.item.drawing_way(motion.turned, self._page.devicePixelRatioF()):
                yield 0.0

    def _settle(self, step: AnimationStep) -> None:
        for motion in self._motions:
            motion.item.put(motion.end)
            motion.item.setZValue(motion.end.z)
            motion.item.look(turned=motion.turned[1], lift=0.0)
        self._motions = []
        self._step = None
        step.done()

    def _land(self) -> None:
        if self._step is not None:
            self._settle(self._step)
            self._next()

    def _move(self, value: object) -> None:
        now = float(value)  # type: ignore[arg-type]
        for item, start, end, (from_turn, to_turn), delay in self._motions:
            share = min(1.0, max(0.0, (now - delay) / (1.0 - delay)))
            way = _EASE.valueForProgress(share)
            scale = _LAND.valueForProgress(share)
            arc = sin(pi * way)
            item.put(
                Place(
                    start.x + (end.x - start.x) * way,
                    start.y + (end.y - start.y) * way,
                    start.width + (end.width - start.width) * scale,
                    start.angle + (end.angle - start.angle) * scale,
                )
            )
            item.look(turned=from_turn + (to_turn - from_turn) * way, lift=arc)


_FLYING = 400
"""Height (z value) added to that of moving pieces, above everything that lies."""
_HELD = 600
_GHOSTLY = 0.62
"""Opacity of ghosts."""
_PULLED = "pulled"
"""Name of the ribbon that the mouse pulls from seat to seat."""
_SET_OUT = 0.55
"""Share of a step within which new pieces set out one after another."""


class TableScene:
    def __init__(self, graphics: QGraphicsScene, pixmaps: Pixmaps, emblems: Sequence[int], sharpness: float = 1.0):
        """`emblems` are by seat; `sharpness` is the resolution of pictures against the size at which they lie."""
        self.graphics = graphics
        self.dragged: Callable[[], PieceItem | None] = lambda: None
        """Function that returns the item being dragged, if any."""
        self.pointed: Callable[[], Sequence[Box]] = tuple
        """Function that returns boxes to be ringed, whatever the model shows."""
        self._emblems = emblems
        self._pixmaps = pixmaps
        self._sharpness = sharpness
        self.items: dict[Piece, PieceItem] = {}
        self.marks: dict[Hashable, MarkItem] = {}  # type: ignore[type-arg]
        self.ghosts: list[PieceItem] = []
        """Items that show where pieces could come to lie."""
        self._looks: dict[Piece, PieceStyle] = {}
        self.plaques = [PlaqueItem(seat, emblem) for seat, emblem in enumerate(emblems)]
        for plaque in self.plaques:
            graphics.addItem(plaque)

    def card(self, piece: Card) -> CardItem:
        item = self.items[piece]
        assert isinstance(item, CardItem)
        return item

    def piece_of(self, item: object) -> Piece | None:
        """Return the piece of an item; None if it is no piece of this table."""
        return next((piece for piece, held in self.items.items() if held is item), None)

    def piece_at(self, at: QPointF, beside: PieceItem | None = None) -> Piece | None:
        """Return the uppermost piece at a point, apart from one item; None if there is none."""
        for item in self.graphics.items(at):
            if item is not beside and isinstance(item, PieceItem) and item.isEnabled():
                return self.piece_of(item)
        return None

    # --- the whole table -----------------------------------------------------------------------------------------

    def lay_out(self, model: TableModel, layout: Layout, places: dict[Piece, Place]) -> None:
        """Put plaques and pieces in their places at once."""
        for seat, plaque in enumerate(self.plaques):
            plaque.set_box(layout.plaques[seat], layout.strip_height)
        self.sync(model)
        self.put(places)

    def show(self, model: TableModel, layout: Layout, to_act: Collection[int] = ()) -> None:
        """Show plaques, marks and looks of pieces as the model has them, once everything has landed. `to_act` are the
        seats to be marked as acting."""
        for seat, plaque in enumerate(self.plaques):
            shown = model.plaque(seat, seat in to_act)
            plaque.show_seat(shown, seat in to_act)
            plaque.setOpacity(FADED if shown.faded else 1.0)
        marks = model.marks(layout)
        self._show_marks(marks)
        rings: dict[Hashable, Mark] = {
            ("pointed", number): Ring(box, layout.text_scale) for number, box in enumerate(self.pointed())
        }
        if rings:  # only now, because they surround other marks
            self._show_marks({**marks, **rings})
        self._show_looks(model.looks(), landed=True)
        self.forget_faces()

    def stir(self, model: TableModel, layout: Layout) -> None:
        """Show an event that is about to move something: marks of what is heard appear at once, and ended marks
        disappear. Everything else stays until the pieces have landed."""
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

    def draw_ribbon(self, ribbon: AttackRibbon | None) -> None:
        """Show the ribbon that the mouse pulls between two seats; None removes it."""
        if ribbon is not None and _PULLED in self.marks:
            self.marks[_PULLED].show_mark(ribbon)
        elif ribbon is not None:
            self._add_mark(_PULLED, ribbon)
        elif _PULLED in self.marks:
            self.graphics.removeItem(self.marks.pop(_PULLED))

    def _show_looks(self, looks: dict[Piece, PieceStyle], landed: bool) -> None:
        """Show changed looks of pieces. Unchanged ones are left alone, since the hand marks its cards itself."""
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
        """Make an item for each new piece, and remove those of pieces that are gone."""
        before, self.items = self.items, {}
        for piece in board.pieces():  # in this order, since of equally high items the last is the uppermost
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
        """Make items of pieces that lie face down forget their faces, once they have been turned over."""
        for piece, item in self.items.items():
            if not piece.face_up and not item.turned:
                item.forget()

    def put(self, places: dict[Piece, Place]) -> None:
        """Put pieces in their places at once."""
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
        """Return the motions of all pieces from where they are to where they lie on a changed board. `places` returns
        the new places, `source` the place from which a new piece comes. A piece that is being dragged stays there."""
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
            # A piece that travels does so above all others; one that moves only a little, such as a closing fan, stays
            # behind its plaque.
            travels = abs(start.x - place.x) + abs(start.y - place.y) > place.width
            item.setZValue(_FLYING + place.z if travels else place.z)
            item.put(start)
            item.chosen = self._looks.get(piece, USUAL).chosen
            motions.append(Motion(item, start, place, (turned, goal), delay))
        return motions

    def lift(self, item: PieceItem) -> None:
        """Raise an item above all others, as into a hand."""
        item.setZValue(_HELD)
        item.look(lift=1.0)

    def show_ghosts(self, pieces: Sequence[tuple[Piece, Place]]) -> None:
        """Show only these ghosts: pale, edged items where pieces could come to lie. The mouse ignores them."""
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
