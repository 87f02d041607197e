"""A table as whoever drives it sees and touches it: tests and tools use this, and nothing that lies behind it."""

from typing import Generic, TypeVar

from cardtable.app.games.losers.table import LosersTable
from cardtable.app.games.war.table import WarTable
from cardtable.app.play.live import LiveGame
from cardtable.app.table.board import Board, Card, Piece, Zone
from cardtable.app.table.card_button import CardButton
from cardtable.app.table.items import CardItem
from cardtable.app.table.page import TablePage
from cardtable.app.table.presenter import TablePresenter

GameT = TypeVar("GameT", WarTable, LosersTable)


class TableDriver(Generic[GameT]):
    """One table, and what its game has brought to it."""

    def __init__(self, presenter: TablePresenter, game: type[GameT]) -> None:
        self.presenter = presenter
        parts = getattr(presenter.staging.furniture.put, "__self__", None)
        assert isinstance(parts, game)
        self.game: GameT = parts
        """The game's own parts."""
        assert isinstance(presenter.source, LiveGame)
        self.session = presenter.source
        self.page: TablePage = presenter.page
        self.emblems = presenter.emblems
        self.seat = presenter.seat
        self.ended = presenter.ended

    # --- what is seen --------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """What lies where."""
        return self.presenter.board

    @property
    def cards(self) -> list[CardItem]:
        """The items of all cards."""
        return [item for item in self.presenter.scene.items.values() if isinstance(item, CardItem)]

    def item(self, piece: Piece) -> CardItem:
        """The item of a card."""
        assert isinstance(piece, Card)
        return self.presenter.scene.card(piece)

    def top(self, zone: Zone) -> CardItem:
        """The uppermost card of a zone."""
        return self.item(self.board.zone(zone)[-1])

    @property
    def buttons(self) -> dict[str, CardButton]:
        """The buttons over cards that can be played, by card."""
        return self.presenter.hand.buttons

    @property
    def chosen(self) -> str | None:
        """The card that is chosen."""
        return self.presenter.card

    def legal_cards(self) -> list[str]:
        """The cards that can be played."""
        return self.presenter.playable()

    # --- what is done --------------------------------------------------------------------------------------------

    def choose(self, card: str) -> None:
        """Chooses a card."""
        self.presenter.choose_card(card)


WarDriver = TableDriver[WarTable]
LosersDriver = TableDriver[LosersTable]


def war(table: TablePresenter | None) -> WarDriver:
    """Drives a table of Bidding War."""
    assert table is not None
    return TableDriver(table, WarTable)


def losers(table: TablePresenter | None) -> LosersDriver:
    """Drives a table of Loser's Game."""
    assert table is not None
    return TableDriver(table, LosersTable)
