"""The last trick, looked at once more where the rules allow it: its button, key and clicks, and when it is put back."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from cardtable.app.table.answer_button import Answer
from cardtable.app.table.presenter import TablePresenter
from cardtable.games.losers.cards import PlayedTrick
from cardtable.games.losers.layout import pile
from cardtable.games.losers.screen.trick_view import LaidCard, TrickView
from cardtable.games.losers.table import LosersModel
from cardtable.language import translate
from cardtable.table.board import Piece
from cardtable.table.proportions import RIM


class LastTrick:
    """Shows one trick over the table, while the others wait. Which one, and how long it may be seen, is the board's
    to say."""

    def __init__(self, table: TablePresenter) -> None:
        self._table = table
        self._shown: PlayedTrick | None = None
        self.view = TrickView(table.pixmaps)
        table.page.view.scene().addItem(self.view)

    @property
    def _model(self) -> LosersModel:
        return self._table.shown(LosersModel)

    @property
    def open(self) -> bool:
        """Whether it is looked at."""
        return self._shown is not None

    @property
    def words(self) -> str:
        """What lies there while it is looked at, for screen readers."""
        return self._model.teller.last_trick(self._shown) if self._shown else ""

    def toggle(self) -> None:
        """Shows it, or puts it back."""
        if self.open or self._model.last is None:
            self.put_back()
            return
        self._shown = self._model.last
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
        if self._model.last is None:
            return []
        says = translate("losers", "hide it") if self.open else translate("losers", "show it again")
        return [Answer("last", translate("losers", "Last trick"), says, "L", self.toggle)]

    def touch(self, piece: Piece | None) -> None:
        """Opens it where its pile was clicked, else puts it back; a pile that stays closed says why."""
        last = self._model.last
        if last and piece and not self.open and piece in self._model.zone(pile(last.taker)):
            self.toggle()
            return
        self.put_back()
        piles = [self._model.zone(pile(seat)) for seat in range(self._model.seats)]
        if self._model.course.under_way and any(piece in lying for lying in piles):
            self._say_why_closed()

    def press(self, event: QKeyEvent) -> bool:
        """L and Escape put it back where its button is not shown; where there is none to look at, L says why. Whether
        it was such a key."""
        if event.isAutoRepeat() or event.modifiers():
            return False
        if self.open and event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_L):
            self.put_back()
            return True
        if event.key() == Qt.Key.Key_L and self._model.rules.last_trick and self._model.trump is not None:
            self._say_why_closed()
            return True
        return False

    def _say_why_closed(self) -> None:
        if self._model.rules.last_trick:
            words = translate("losers", "Only the last trick may be looked at, until the next card is played.")
        else:
            words = translate("losers", "Nobody may look at tricks until the hand is over.")
        self._table.page.prompt.show_notice(words)
        self._table.announce(words)

    def put(self) -> None:
        """The table has another size."""
        self._lay_out()

    def _lay_out(self) -> None:
        """In the middle of the table."""
        if self._shown is None:
            return
        layout, taker = self._table.layout, self._shown.taker
        felt = self._table.page.view
        names, emblems = self._table.source.names, self._table.emblems
        cards = [LaidCard(card, names[seat], emblems[seat], seat == taker) for seat, card in self._shown.cards]
        self.view.show_trick(
            translate("losers", "The last trick"),
            translate("losers", "led"),
            translate("losers", "took it"),
            cards,
            QPointF(felt.width() / 2, (RIM + layout.prompt.y) / 2),
            felt.width() - 2 * RIM - 20,
            layout.text_scale,
            self._table.page.view.layoutDirection() == Qt.LayoutDirection.RightToLeft,
            self._table.page.view.devicePixelRatioF(),
        )
