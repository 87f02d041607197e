"""A table for the tests' toy game: coins, a slip of paper, drops on a seat, a move with a million numbers.

The leader names a number: they drag coins from the bank onto their own plaque, or take what the prompt offers. The
number then lies on paper before them. Everybody has a screen, which is lifted with their first card. A card is shown
where it is dropped on the felt, and buried where it is dropped on a seat.
"""

from __future__ import annotations

from cardtable.app.table.answer_button import Answer
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.staging import Asking, Hinting, Pacing, Staging, Target
from cardtable.table.board import Card, Coins, Piece
from cardtable_toy.game import Buried, HandDealt, Named, Shown
from cardtable_toy.table import ToyModel


class ToyTable:
    """The toy's parts."""

    def __init__(self, table: TablePresenter) -> None:
        self.table = table
        table.model = ToyModel(table.perspective)
        self.staging = Staging(
            hand_zone=("hand", table.seat),
            pacing=Pacing({HandDealt: 100, Named: 100, Shown: 100, Buried: 100}),
            asking=Asking(
                question=lambda: "Which number?" if "name" in self.kinds else "Show or bury?",
                answers=self._answers,
                dropped=self._dropped,
                movable=self._movable,
            ),
            hinting=Hinting(hint=lambda advice: None, listed=lambda advice: "", card_of=lambda move: None),
        )

    @property
    def kinds(self) -> list[object]:
        """The kinds of move that may be made."""
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

    def _dropped(self, piece: Piece, target: Target) -> bool:
        if isinstance(piece, Coins):
            if target.seat == self.table.seat:
                self.table.turn.play(number=piece.count)
            return False  # the bank goes back
        if isinstance(piece, Card) and piece.card:
            self.table.turn.play(move="show" if target.seat is None else "bury", card=piece.card)
            return True
        return False


def stage(table: TablePresenter) -> Staging:
    """What the toy brings to a table."""
    return ToyTable(table).staging
