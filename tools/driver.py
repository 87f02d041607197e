"""Driver of a table in the window. Tests and tools use it, and nothing behind it."""

from collections.abc import Hashable, Iterator
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QLabel

from cardtable.app.play.live import LiveGame
from cardtable.app.play.live_seat import LiveSeat
from cardtable.app.table.answer_button import AnswerButton
from cardtable.app.table.hand import CardButton
from cardtable.app.table.items import CardItem, PieceItem
from cardtable.app.table.page import TablePage
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.prompt import Prompt
from cardtable.table.board import Card, Piece, Zone
from cardtable.table.model import TableModel

GameT = TypeVar("GameT")

_LEFT = Qt.MouseButton.LeftButton
_GRID = 9
"""Number of steps along each side of a piece at which a driver tries to touch it."""


class TableDriver(Generic[GameT]):
    """Driver of one table, typed by its game's own parts."""

    def __init__(self, presenter: TablePresenter | None, game: type[GameT]) -> None:
        """Drive a table, which must be there: None is allowed for the callers' sake alone."""
        assert presenter is not None
        self.presenter = presenter
        parts = getattr(presenter.hooks.sheets.refresh, "__self__", None)
        assert isinstance(parts, game)
        self.game: GameT = parts
        """Object that the game has brought to the table."""
        self.page: TablePage = presenter.page
        self.emblems = presenter.emblems
        self.seat = presenter.seat
        self.ended = presenter.ended

    @property
    def source(self) -> LiveSeat:
        """Game as seen from the person's seat."""
        assert isinstance(self.presenter.source, LiveSeat)
        return self.presenter.source

    @property
    def live(self) -> LiveGame:
        return self.source.live

    @property
    def state(self) -> Any:
        """Information state of the person's seat, of the game's own class."""
        return self.presenter.source.view.state

    # --- what is seen --------------------------------------------------------------------------------------------

    @property
    def model(self) -> TableModel:
        """Model of the table."""
        return self.presenter.model

    @property
    def layout(self) -> Any:
        """Layout of the table, of the game's own class."""
        return self.presenter.layout

    def said(self, name: Hashable) -> str:
        """Return the words of a mark on the felt; empty if there is none of this name."""
        item = self.presenter.scene.marks.get(name)
        return getattr(item.mark, "words", "") if item else ""

    @property
    def items(self) -> dict[Piece, PieceItem]:
        """Graphics items of all pieces."""
        return self.presenter.scene.items

    @property
    def cards(self) -> list[CardItem]:
        """Graphics items of all cards."""
        return [item for item in self.items.values() if isinstance(item, CardItem)]

    def item(self, piece: Piece) -> CardItem:
        """Return the graphics item of a card."""
        assert isinstance(piece, Card)
        return self.presenter.scene.card(piece)

    def top(self, zone: Zone) -> CardItem:
        """Return the graphics item of the topmost card of a zone."""
        return self.item(self.model.zone(zone)[-1])

    def held(self, card: str) -> Piece:
        """Return the piece in the person's hand for a card."""
        return next(piece for piece in self.presenter.hand.cards if piece.card == card)

    @property
    def buttons(self) -> dict[str, CardButton]:
        """Buttons over the playable cards, by card."""
        return self.presenter.hand.buttons

    @property
    def chosen(self) -> str | None:
        """Chosen card, or None."""
        return self.presenter.turn.card

    def legal_cards(self) -> list[str]:
        """Return the cards that may be played now."""
        return self.presenter.turn.playable()

    @property
    def prompt(self) -> Prompt:
        """Prompt that asks the person."""
        return self.page.prompt

    def label(self, name: str) -> QLabel:
        """Return a label of the prompt: question, notice, advice or advice-detail."""
        label = self.prompt.findChild(QLabel, name)
        assert isinstance(label, QLabel)
        return label

    @property
    def answers(self) -> list[AnswerButton]:
        """Visible answer buttons of the prompt."""
        return [button for button in self.prompt.findChildren(AnswerButton) if not button.isHidden()]

    @property
    def bright(self) -> AnswerButton | None:
        """Button that Enter presses; None unless the person is asked something."""
        return next((button for button in self.answers if button.answer.likely), None)

    @property
    def over(self) -> bool:
        """True if the prompt offers the result."""
        return self.prompt.button("result") is not None

    @property
    def log(self) -> list[str]:
        """Lines of the log as shown."""
        return self.presenter.log.view.toPlainText().splitlines()

    # --- where things can be touched -----------------------------------------------------------------------------

    def spots(self, item: QGraphicsItem) -> Iterator[QPoint]:
        """Yield points of the view at which nothing covers an item."""
        view = self.page.view
        around = item.shape().boundingRect()
        for down in range(1, _GRID):
            for across in range(1, _GRID):
                share = QPointF(around.width() * across / _GRID, around.height() * down / _GRID)
                at = view.mapFromScene(item.mapToScene(around.topLeft() + share))
                above = view.childAt(at)
                touched = next((held for held in view.items(at) if isinstance(held, PieceItem)), None)
                if view.rect().contains(at) and touched is item and above in (None, view.viewport()):
                    yield at

    def spot(self, piece: Piece) -> QPoint:
        """Return a point of the view at which a piece can be touched. Raises AssertionError if there is none."""
        spot = next(self.spots(self.items[piece]), None)
        assert spot is not None, f"{piece} can't be touched"
        return spot

    def plaque(self, seat: int) -> QPoint:
        """Return the middle of a seat's plaque, as a point of the view."""
        item = self.presenter.plaques[seat]
        return self.page.view.mapFromScene(item.mapToScene(item.boundingRect().center()))

    @property
    def felt(self) -> QPoint:
        """Point of the view on the felt, well away from the hand."""
        return QPoint(self.page.view.width() // 2, round(self.page.view.height() * 0.4))

    @property
    def movable(self) -> list[Piece]:
        """Pieces that can be dragged."""
        return [piece for piece, item in self.items.items() if self.page.view.movable(item)]

    # --- what is done --------------------------------------------------------------------------------------------

    def choose(self, card: str) -> None:
        self.presenter.turn.choose_card(card)

    def click(self, piece: Piece) -> None:
        QTest.mouseClick(self.page.view.viewport(), _LEFT, pos=self.spot(piece))

    def drag(self, piece: Piece, to: QPoint) -> None:
        """Drag a piece to a point of the view."""
        view, start = self.page.view.viewport(), self.spot(piece)
        QTest.mousePress(view, _LEFT, pos=start)
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(view, start + (to - start) * share)
        QTest.mouseRelease(view, _LEFT, pos=to)


def any_game(table: TablePresenter | None) -> TableDriver[object]:
    """Return a driver for the table of any game, typed without the game's own parts."""
    return TableDriver(table, object)
