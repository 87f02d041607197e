"""View of the last trick, where the rules allow players to look at it: button, key, clicks and display."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPen
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.table_top import shadow_margin
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.picture import PictureItem
from cardtable.app.table.presenter import TablePresenter
from cardtable.games.losers.cards import PlayedTrick
from cardtable.games.losers.layout import pile
from cardtable.games.losers.table import LosersModel
from cardtable.language import translate
from cardtable.table.board import Piece
from cardtable.table.proportions import CARD_RATIO, RIM


class LaidCard(NamedTuple):
    """Card of the trick in the view."""

    card: str
    name: str
    emblem: int
    took: bool


class TrickView(PictureItem):
    """Picture of the last trick, laid out in the order of play."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._cards: list[LaidCard] = []
        self._title = ""
        self._words = ("", "")
        self._room = 600.0
        self._scale = 1.0
        self._mirrored = False
        self._ratio = 1.0
        self.setZValue(700)
        self.setVisible(False)

    def show_trick(
        self, title: str, led: str, took: str, cards: list[LaidCard], at: QPointF, room: float, scale: float,
        mirrored: bool, ratio: float,
    ) -> None:  # fmt: skip
        """Show the cards in order under a title; `led` and `took` are the texts at the first and the best card."""
        self.prepareGeometryChange()
        self._title, self._words, self._cards = title, (led, took), cards
        self._room, self._scale, self._mirrored, self._ratio = room, scale, mirrored, ratio
        self.setPos(at)
        self.redraw()
        self.setVisible(bool(cards))

    @property
    def _step(self) -> float:
        return min(104 * self._scale, (self._room - 40 * self._scale) / max(1, len(self._cards)))

    @property
    def _card(self) -> int:
        return round(min(84 * self._scale, self._step - 8))

    @override
    def area(self) -> QRectF:
        """Dark tray in which the cards lie."""
        scale = self._scale
        width = max(self._step * len(self._cards) + 30 * scale, 260 * scale)
        height = self._card * CARD_RATIO + 98 * scale
        return QRectF(-width / 2, -height / 2, width, height)

    @override
    def draw(self, painter: QPainter) -> None:
        """Draw the tray, the title, and the cards with names under them."""
        scale = self._scale
        tray = self.area().adjusted(1, 1, -1, -1)
        painter.setPen(QPen(palette.faded(palette.BRASS, 0.55), 1.2))
        painter.setBrush(palette.faded(palette.PLAQUE, 0.96))
        painter.drawRoundedRect(tray, 14, 14)
        painter.setFont(serif(18 * scale, 700))
        painter.setPen(palette.CREAM)
        head = QRectF(tray.x(), tray.y() + 6 * scale, tray.width(), 26 * scale)
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, self._title)
        width = self._card
        margin = shadow_margin(width, 0.0)
        for order, laid in enumerate(self._cards):
            off = (order - (len(self._cards) - 1) / 2) * self._step
            x = -off if self._mirrored else off
            top = head.bottom() + 8 * scale
            box = QRectF(x - width / 2, top, width, width * CARD_RATIO)
            picture = self._pixmaps.lying(laid.card, width, self._ratio)
            painter.drawPixmap(box.topLeft() - QPointF(margin, margin), picture)
            if laid.took:
                painter.setPen(QPen(palette.BRASS, 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 5, 5)
            self._draw_words(painter, laid, order == 0, QRectF(x - self._step / 2, box.bottom(), self._step, 0))

    def _draw_words(self, painter: QPainter, laid: LaidCard, first: bool, under: QRectF) -> None:
        scale = self._scale
        painter.setPen(palette.SEATS[laid.emblem])
        font = serif(14 * scale, 700)
        painter.setFont(font)
        name = QFontMetricsF(font).elidedText(laid.name, Qt.TextElideMode.ElideRight, under.width() - 4)
        painter.drawText(
            QRectF(under.x(), under.y() + 5 * scale, under.width(), 20 * scale), Qt.AlignmentFlag.AlignCenter, name
        )
        led, took = self._words
        said = " · ".join([led] * first + [took] * laid.took)
        if said:
            painter.setPen(palette.BRASS.lighter(115) if laid.took else palette.CREAM)
            font = sans(12 * scale, 600)
            painter.setFont(font)
            said = QFontMetricsF(font).elidedText(said, Qt.TextElideMode.ElideRight, under.width())
            painter.drawText(
                QRectF(under.x(), under.y() + 25 * scale, under.width(), 18 * scale), Qt.AlignmentFlag.AlignCenter, said
            )


class LastTrick:
    """Controller of the view of the last trick; the game waits while it is open.

    The model says which trick it is, and for how long it may be looked at.
    """

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
        """True while the view is open."""
        return self._shown is not None

    @property
    def words(self) -> str:
        """Text of the open view for screen readers; empty while it is closed."""
        return self._model.teller.last_trick(self._shown) if self._shown else ""

    def toggle(self) -> None:
        """Open the view, or close it."""
        if self.open or self._model.last is None:
            self.put_back()
            return
        self._shown = self._model.last
        self._lay_out()
        self._table.source.hold(True)
        self._table.announce(self.words)
        self._table.ask()

    def put_back(self) -> None:
        """Close the view."""
        if self._shown is not None:
            self._shown = None
            self.view.setVisible(False)
            if not self._table.page.animator.busy:
                self._table.ask()
            self._table.source.hold(False)

    def answers(self) -> list[Answer]:
        """Return the button that opens or closes the view; empty if there is no trick to look at."""
        if self._model.last is None:
            return []
        says = translate("losers", "hide it") if self.open else translate("losers", "show it again")
        return [Answer("last", translate("losers", "Last trick"), says, "L", self.toggle)]

    def touch(self, piece: Piece | None) -> None:
        """Open the view if its pile was clicked, otherwise close it; explain why if another pile was clicked."""
        last = self._model.last
        if last and piece and not self.open and piece in self._model.zone(pile(last.taker)):
            self.toggle()
            return
        self.put_back()
        piles = [self._model.zone(pile(seat)) for seat in range(self._model.seats)]
        if self._model.course.under_way and any(piece in lying for lying in piles):
            self._say_why_closed()

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key, and return whether it was one of these.

        L and Escape close the view while its button is not shown; L explains why if there is no trick to look at.
        """
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
        """Refit the view to a new table size."""
        self._lay_out()

    def _lay_out(self) -> None:
        """Place the view in the middle of the table."""
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
