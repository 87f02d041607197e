"""A table as its driver sees and touches it: tests and tools use this, and nothing that lies behind it."""

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
"""Points along each side of a piece at which it is tried whether it can be touched there."""


class TableDriver(Generic[GameT]):
    """One table, and what its game has brought to it."""

    def __init__(self, presenter: TablePresenter, game: type[GameT]) -> None:
        self.presenter = presenter
        parts = getattr(presenter.staging.sheets.refresh, "__self__", None)
        assert isinstance(parts, game)
        self.game: GameT = parts
        """The game's own parts."""
        self.page: TablePage = presenter.page
        self.emblems = presenter.emblems
        self.seat = presenter.seat
        self.ended = presenter.ended

    @property
    def source(self) -> LiveSeat:
        """The game as the one who looks sees it."""
        assert isinstance(self.presenter.source, LiveSeat)
        return self.presenter.source

    @property
    def live(self) -> LiveGame:
        """The game that is played here."""
        return self.source.live

    @property
    def state(self) -> Any:
        """What the person's seat knows, in the words of their game."""
        return self.presenter.source.view.state

    # --- what is seen --------------------------------------------------------------------------------------------

    @property
    def model(self) -> TableModel:
        """What it shows."""
        return self.presenter.model

    @property
    def layout(self) -> Any:
        """Where it shows that, in the words of its game."""
        return self.presenter.layout

    def said(self, name: Hashable) -> str:
        """What a mark on the felt says; empty where there is none of this name."""
        item = self.presenter.scene.marks.get(name)
        return getattr(item.mark, "words", "") if item else ""

    @property
    def items(self) -> dict[Piece, PieceItem]:
        """The items of all pieces."""
        return self.presenter.scene.items

    @property
    def cards(self) -> list[CardItem]:
        """The items of all cards."""
        return [item for item in self.items.values() if isinstance(item, CardItem)]

    def item(self, piece: Piece) -> CardItem:
        """The item of a card."""
        assert isinstance(piece, Card)
        return self.presenter.scene.card(piece)

    def top(self, zone: Zone) -> CardItem:
        """The uppermost card of a zone."""
        return self.item(self.model.zone(zone)[-1])

    def held(self, card: str) -> Piece:
        """The piece in the person's hand that is this card."""
        return next(piece for piece in self.presenter.hand.cards if piece.card == card)

    @property
    def buttons(self) -> dict[str, CardButton]:
        """The buttons over cards that can be played, by card."""
        return self.presenter.hand.buttons

    @property
    def chosen(self) -> str | None:
        """The card that is chosen."""
        return self.presenter.turn.card

    def legal_cards(self) -> list[str]:
        """The cards that can be played."""
        return self.presenter.turn.playable()

    @property
    def prompt(self) -> Prompt:
        """What is asked."""
        return self.page.prompt

    def label(self, name: str) -> QLabel:
        """One of the texts of the prompt: question, notice, advice or advice-detail."""
        label = self.prompt.findChild(QLabel, name)
        assert isinstance(label, QLabel)
        return label

    @property
    def answers(self) -> list[AnswerButton]:
        """The buttons for what is asked."""
        return [button for button in self.prompt.findChildren(AnswerButton) if not button.isHidden()]

    @property
    def bright(self) -> AnswerButton | None:
        """The button that Enter presses: there is one whenever the person is asked something."""
        return next((button for button in self.answers if button.answer.likely), None)

    @property
    def over(self) -> bool:
        """Whether the result is offered."""
        return self.prompt.button("result") is not None

    @property
    def log(self) -> list[str]:
        """The lines of the log, as they can be read."""
        return self.presenter.log.view.toPlainText().splitlines()

    # --- where things can be touched -----------------------------------------------------------------------------

    def spots(self, item: QGraphicsItem) -> Iterator[QPoint]:
        """Points of the view at which nothing lies over an item."""
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
        """A point of the view at which a piece can be touched."""
        spot = next(self.spots(self.items[piece]), None)
        assert spot is not None, f"{piece} can't be touched"
        return spot

    def plaque(self, seat: int) -> QPoint:
        """The middle of a seat's plaque."""
        item = self.presenter.plaques[seat]
        return self.page.view.mapFromScene(item.mapToScene(item.boundingRect().center()))

    @property
    def felt(self) -> QPoint:
        """A point of the felt well away from the hand."""
        return QPoint(self.page.view.width() // 2, round(self.page.view.height() * 0.4))

    @property
    def movable(self) -> list[Piece]:
        """What can be dragged."""
        return [piece for piece, item in self.items.items() if self.page.view.movable(item)]

    # --- what is done --------------------------------------------------------------------------------------------

    def choose(self, card: str) -> None:
        """Chooses a card."""
        self.presenter.turn.choose_card(card)

    def click(self, piece: Piece) -> None:
        """Clicks a piece."""
        QTest.mouseClick(self.page.view.viewport(), _LEFT, pos=self.spot(piece))

    def drag(self, piece: Piece, to: QPoint) -> None:
        """Drags a piece to a point of the view."""
        view, start = self.page.view.viewport(), self.spot(piece)
        QTest.mousePress(view, _LEFT, pos=start)
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(view, start + (to - start) * share)
        QTest.mouseRelease(view, _LEFT, pos=to)


def any_game(table: TablePresenter | None) -> TableDriver[object]:
    """Drives a table of whatever game, by what all tables have."""
    assert table is not None
    return TableDriver(table, object)
