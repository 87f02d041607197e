"""Table of the toy: coins, a slip of paper, a seat as a drop target, and a move with a million values.

The leader names a number by dragging coins from the bank onto their own plaque, or takes the prompt's offer. The number
then lies on paper before them. Every player has a screen, which is lifted with their first card. A card is shown by
dropping it on the felt, and buried by dropping it on a seat.
"""

from __future__ import annotations

from cardtable.app.table.answer_button import Answer
from cardtable.app.table.hooks import DropTarget, Hinting, InputHooks, Pacing, TableHooks
from cardtable.app.table.presenter import TablePresenter
from cardtable.table.board import Card, Coins, Piece
from cardtable_toy.game import Buried, HandDealt, Named, Shown
from cardtable_toy.table import ToyModel


class ToyTable:
    """Drag-and-drop and prompt of the toy's table."""

    def __init__(self, table: TablePresenter) -> None:
        self.table = table
        table.model = ToyModel(table.source.seen)
        self.hooks = TableHooks(
            hand_zone=("hand", table.seat),
            pacing=Pacing({HandDealt: 100, Named: 100, Shown: 100, Buried: 100}),
            asking=InputHooks(
                question=lambda: "Which number?" if "name" in self.kinds else "Show or bury?",
                answers=self._answers,
                dropped=self._dropped,
                movable=self._movable,
            ),
            hinting=Hinting(hint=lambda advice: None, listed=lambda advice: "", card_of=lambda move: None),
        )

    @property
    def kinds(self) -> list[object]:
        """Return the kinds of move that may be made now."""
        return list(self.table.source.actions().kinds())

    def _answers(self) -> list[Answer]:
        table = self.table
        if "name" in self.kinds:
            number = int(table.turn.chosen.get("number", 7))
            return [
                Answer("name", f"Name {number}", "", "Return", lambda: table.turn.play(number=number), likely=True),
                Answer("more", "A thousand more", "", "Up", lambda: table.turn.choose(number=number + 1000)),
            ]
        return [
            Answer(kind, kind.capitalize(), "", key, lambda kind=kind: self._play_card(kind), kind == "show")  # type: ignore[misc]
            for kind, key in (("show", "Return"), ("bury", "B"))
        ]

    def _play_card(self, kind: str) -> None:
        if self.table.turn.card:
            self.table.turn.play(move=kind, card=self.table.turn.card)

    def _movable(self, piece: Piece) -> bool:
        coins = isinstance(piece, Coins) and "name" in self.kinds
        return coins or (isinstance(piece, Card) and piece.card in self.table.turn.playable())

    def _dropped(self, piece: Piece, target: DropTarget) -> bool:
        if isinstance(piece, Coins):
            if target.seat == self.table.seat:
                self.table.turn.play(number=piece.count)
            return False  # the coins return to the bank
        if isinstance(piece, Card) and piece.card:
            self.table.turn.play(move="show" if target.seat is None else "bury", card=piece.card)
            return True
        return False


def stage(table: TablePresenter) -> TableHooks:
    """Set the toy's table up, and return its hooks."""
    return ToyTable(table).hooks
