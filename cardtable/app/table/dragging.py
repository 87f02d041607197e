"""Drags at a table: of pieces, and of ribbons between seats."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from cardtable.app.table.hooks import DropTarget, do_nothing
from cardtable.app.table.items import PieceItem
from cardtable.table.board import Card, Piece
from cardtable.table.marks import AttackRibbon

if TYPE_CHECKING:
    from cardtable.app.table.presenter import TablePresenter


class Dragging:
    """Handler of drags at one table. The game says what a drop means; anything it can't use goes back."""

    def __init__(self, table: "TablePresenter") -> None:
        self._table = table
        view = table.page.view
        view.movable = self._movable
        view.grabbed.connect(partial(Dragging._grabbed, self))
        view.dropped.connect(partial(Dragging._dropped, self))
        view.pulled.connect(partial(Dragging._pulled, self))
        view.let_go.connect(partial(Dragging._let_go, self))
        view.seat_clicked.connect(partial(Dragging._seat_clicked, self))

    def _movable(self, item: PieceItem) -> bool:
        table = self._table
        piece = table.scene.piece_of(item)
        movable = table.staging.asking.movable
        if piece is not None and movable is not None:
            return movable(piece)
        return table.hand.card_of(item) is not None

    def _grabbed(self, item: PieceItem) -> None:
        hand = self._table.hand
        hand.stop()
        piece = self._table.scene.piece_of(item)
        if piece is not None:
            self._table.staging.asking.grabbed(piece, self._table.page.view.pressed_at)
        self._table.scene.lift(item)
        card = hand.card_of(item)
        if card:
            self._table.turn.choose_card(card)
            hand.stop()

    def _dropped(self, item: PieceItem, at: QPointF) -> None:
        table = self._table
        item.look(lift=0.0)
        piece = table.scene.piece_of(item)
        if piece is None:
            return
        take = table.staging.asking.dropped or self._drop_card
        prompt = table.layout.prompt
        # A card dropped low is meant to go back to the hand.
        on_felt = table.hand.card_of(item) is None or at.y() < prompt.y + prompt.height * 0.4
        if not (on_felt and take(piece, self._target(at, item))):
            table.hand.put_back(piece, table.places()[piece], table.settings.motion)
            table.show_hand()

    def _pulled(self, seat: int, at: QPointF) -> None:
        table = self._table
        if table.staging.asking.joinable(seat):
            start = table.layout.plaques[seat].centre
            table.scene.draw_ribbon(AttackRibbon(start, (at.x(), at.y()), table.layout.text_scale, seat))

    def _let_go(self, seat: int, at: QPointF) -> None:
        asking = self._table.staging.asking
        self._table.scene.draw_ribbon(None)
        other = self._seat_at(at)
        if other is not None and other != seat and asking.joinable(seat):
            asking.joined(seat, other)

    def _seat_clicked(self, seat: int) -> None:
        asking = self._table.staging.asking
        if self._table.turn.open and asking.seat_touched is not do_nothing:
            asking.seat_touched(seat)
        else:
            self._table.seat_clicked.emit(seat)

    def _seat_at(self, at: QPointF) -> int | None:
        """Return the seat whose plaque lies at a point of the scene; None if there is none."""
        plaques = self._table.plaques
        return next((plaque.seat for plaque in plaques if plaque.contains(plaque.mapFromScene(at))), None)

    def _target(self, at: QPointF, item: PieceItem) -> DropTarget:
        return DropTarget(self._seat_at(at), self._table.scene.piece_at(at, item), (at.x(), at.y()))

    def _drop_card(self, piece: Piece, target: DropTarget) -> bool:
        """Play a playable card of the hand, wherever it falls on the felt; return False for any other piece."""
        card = piece.card if isinstance(piece, Card) else None
        if card is None or card not in self._table.turn.playable():
            return False
        self._table.turn.play_card(card)
        return True
