"""The last trick, looked at once more: what shows it, its button, and when it is put back."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, Qt

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.losers.board import PlayedTrick
from cardtable.app.games.losers.layout import LosersLayout
from cardtable.app.games.losers.trick_view import LaidCard, TrickView
from cardtable.app.parts.felt import RIM
from cardtable.app.table.page import TablePage
from cardtable.app.table.prompt import Answer

translate = QCoreApplication.translate


class LastTrick:
    """Shows one trick over the table. Which one may be looked at, and how long, is the board's to say."""

    def __init__(self, page: TablePage, pixmaps: Pixmaps, names: Sequence[str], emblems: Sequence[int]) -> None:
        self._page = page
        self._names, self._emblems = names, emblems
        self._shown: PlayedTrick | None = None
        self.view = TrickView(pixmaps)
        page.view.scene().addItem(self.view)

    @property
    def open(self) -> bool:
        """Whether it is looked at."""
        return self._shown is not None

    def show(self, trick: PlayedTrick, layout: LosersLayout) -> None:
        """Lays it out in the middle of the table."""
        self._shown = trick
        self.put(layout)

    def close(self) -> None:
        """Puts it back."""
        self._shown = None
        self.view.setVisible(False)

    def put(self, layout: LosersLayout) -> None:
        """The table has another size."""
        if self._shown is None:
            return
        taker = self._shown.taker
        cards = [
            LaidCard(card, self._names[seat], self._emblems[seat], seat == taker) for seat, card in self._shown.cards
        ]
        self.view.tell(
            translate("losers", "The last trick"),
            translate("losers", "led"),
            translate("losers", "took it"),
            cards,
            QPointF(layout.width / 2, (RIM + layout.prompt.y) / 2),
            layout.width - 2 * RIM - 20,
            layout.text_scale,
            self._page.view.layoutDirection() == Qt.LayoutDirection.RightToLeft,
            self._page.view.devicePixelRatioF(),
        )

    def answer(self, press: Callable[[], None]) -> Answer:
        """The button that shows it, or puts it back."""
        says = translate("losers", "put it back") if self.open else translate("losers", "look at it again")
        return Answer("last", translate("losers", "Last trick"), says, "L", press)
