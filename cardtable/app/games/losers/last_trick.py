"""The last trick, looked at once more: what shows it, its button, key and clicks, and when it is put back."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from cardtable.app.games.losers.trick_view import LaidCard, TrickView
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.presenter import TablePresenter
from cardtable.language import translate
from cardtable.table.board import Piece
from cardtable.table.losers.board import LosersBoard, PlayedTrick, pile
from cardtable.table.losers.layout import LosersLayout
from cardtable.table.losers.words import Teller
from cardtable.table.proportions import RIM


class LastTrick:
    """Shows one trick over the table, while the others wait. Which one, and how long it may be seen, is the board's
    to say."""

    def __init__(self, table: TablePresenter, board: LosersBoard, teller: Teller) -> None:
        self._table = table
        self._board = board
        self._teller = teller
        self._shown: PlayedTrick | None = None
        self.view = TrickView(table.pixmaps)
        table.page.view.scene().addItem(self.view)

    @property
    def open(self) -> bool:
        """Whether it is looked at."""
        return self._shown is not None

    @property
    def words(self) -> str:
        """What lies there while it is looked at, for screen readers."""
        return self._teller.last_trick(self._shown) if self._shown else ""

    def toggle(self) -> None:
        """Shows it, or puts it back."""
        if self.open or self._board.last is None:
            self.put_back()
            return
        self._shown = self._board.last
        self._lay_out()
        self._table.source.hold(True)
        self._table.announce(self.words)
        self._table.ask()

    def put_back(self) -> None:
        """It is looked at no more."""
        if self._shown is not None:
            self._shown = None
            self.view.setVisible(False)
            if not self._table.page.animator.busy:
                self._table.ask()
            self._table.source.hold(False)

    def answers(self) -> list[Answer]:
        """The button that shows it, or puts it back, as long as it may be looked at."""
        if self._board.last is None:
            return []
        says = translate("losers", "put it back") if self.open else translate("losers", "look at it again")
        return [Answer("last", translate("losers", "Last trick"), says, "L", self.toggle)]

    def touch(self, piece: Piece | None) -> None:
        """The pile that it went to opens it; whatever else is clicked puts it back."""
        last = self._board.last
        if last and piece and not self.open and piece in self._board.zone(pile(last.taker)):
            self.toggle()
        else:
            self.put_back()

    def press(self, event: QKeyEvent) -> bool:
        """L and Escape put it back where its button is not shown; where there is none to look at, L says why. Whether
        it was such a key."""
        if event.isAutoRepeat() or event.modifiers():
            return False
        if self.open and event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_L):
            self.put_back()
            return True
        if event.key() == Qt.Key.Key_L and self._board.trump is not None:
            self._table.page.prompt.show_notice(
                translate("losers", "Only the last trick may be looked at, until the next card.")
            )
            return True
        return False

    def put(self, layout: LosersLayout) -> None:
        """The table has this size."""
        self._layout = layout
        self._lay_out()

    def _lay_out(self) -> None:
        """In the middle of the table."""
        if self._shown is None:
            return
        layout, taker = self._layout, self._shown.taker
        names, emblems = self._table.source.names, self._table.emblems
        cards = [LaidCard(card, names[seat], emblems[seat], seat == taker) for seat, card in self._shown.cards]
        self.view.show_trick(
            translate("losers", "The last trick"),
            translate("losers", "led"),
            translate("losers", "took it"),
            cards,
            QPointF(layout.width / 2, (RIM + layout.prompt.y) / 2),
            layout.width - 2 * RIM - 20,
            layout.text_scale,
            self._table.page.view.layoutDirection() == Qt.LayoutDirection.RightToLeft,
            self._table.page.view.devicePixelRatioF(),
        )
